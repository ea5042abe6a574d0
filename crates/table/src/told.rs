//! Notes in words.

use engine::{Arg, Finish, Msg, Note, Noted, Outcome, Profile, Winner};

/// A note as a sentence. `name` says how a player of a record's header is called.
pub fn note_msg(note: &Note, name: &dyn Fn(&str) -> Msg) -> Msg {
    let side = |side: &str| Msg::new(format!("side-{side}"));
    match &note.what {
        Noted::TookBack { side: asked, from, struck } => {
            Msg::new(if struck.is_empty() { "note-back" } else { "note-back-luck" })
                .with("side", side(asked))
                .with("from", *from as i64)
                .with("to", note.step as i64)
                .with("count", struck.len() as i64)
        }
        Noted::Player { side: changed, player } => {
            Msg::new("note-player").with("side", side(changed)).with("player", name(player))
        }
        Noted::Seated(taken) => Msg::new("note-seated").with("side", side(taken)),
        Noted::Advice(asked) => Msg::new("note-advice").with("side", side(asked)),
        Noted::Rules { rules: (old, new), .. } => {
            Msg::new("note-rules").with("old", *old as i64).with("new", *new as i64)
        }
        Noted::Gap(from, to) => {
            Msg::new("note-gap").with("from", *from as i64).with("to", i64::from(*to) - 1)
        }
    }
}

/// How a game ended, if not by its rules: those have words of their own.
pub fn finish_msg(finish: &Finish) -> Option<Msg> {
    let side = |side: &str| Msg::new(format!("side-{side}"));
    match finish {
        Finish::Rules => None,
        Finish::Resigned(loser) => Some(Msg::new("end-resigned").with("side", side(loser))),
        Finish::Lapsed(loser) => Some(Msg::new("end-lapsed").with("side", side(loser))),
        Finish::Peace => Some(Msg::new("end-peace")),
    }
}

/// Who won by the rules.
pub fn winner_msg(outcome: &Outcome, profile: &Profile) -> Msg {
    match outcome.winner {
        Winner::Seat(seat) => {
            Msg::new("end-won").with("side", Msg::new(format!("side-{}", profile.seat_id(seat))))
        }
        Winner::Draw => Msg::new("end-draw"),
        Winner::Game => Msg::new("end-lost"),
    }
}

/// What a check of the dice has found, line by line.
pub fn dice_lines(report: &dice::Report) -> Vec<Msg> {
    let sides = |sides: &[String]| {
        Arg::List(sides.iter().map(|side| Arg::from(Msg::new(format!("side-{side}")))).collect())
    };
    let count = |key: &str, name: &'static str, count: u32| {
        (count > 0).then(|| Msg::new(key.to_owned()).with(name, count as i64))
    };
    let mut lines = vec![
        Msg::new("dice-checked").with("drawn", report.drawn as i64).with("struck", report.struck as i64),
        match report.sealed.is_empty() {
            true => Msg::new("dice-by-nobody"),
            false => Msg::new("dice-by").with("sides", sides(&report.sealed)),
        },
    ];
    if !report.declined.is_empty() {
        lines.push(Msg::new("dice-declined").with("sides", sides(&report.declined)));
    }
    lines.extend(count("dice-given", "given", report.given));
    lines.extend(count("dice-gaps", "gaps", report.gaps));
    lines.push(Msg::new("dice-how").with("commitment", report.commitment.clone()));
    lines
}
