//! A game as a text to be read: who played, what happened round by round, how it ended, and what luck had to do with it.

use crate::{AnyTable, finish_msg, note_msg, winner_msg};
use engine::{Finish, Msg, Need, Seat, Viewer};

/// Columns of the text.
const WIDE: usize = 100;
/// Results that bring the attacker nothing, by the ids games share.
const FAILURES: [&str; 2] = ["miss", "interrupted"];

/// What a report is about, besides the table itself.
pub struct About<'a> {
    /// The scenario's title.
    pub scenario: Msg,
    /// How it ended, if it has ended.
    pub ending: Option<Finish>,
    /// Who reads it: nothing is told that they may not know.
    pub viewer: Viewer,
    /// How a player of the record's header is called.
    pub name: &'a dyn Fn(&str) -> Msg,
}

/// A part of the text.
enum Part {
    Title(Msg),
    Heading(Msg),
    /// Sentences that belong together.
    Lines(Vec<Msg>),
    /// Who acts from here on.
    Side(Msg),
    /// One order with what came of it, or a fact.
    Point(Vec<Msg>),
}

/// The report as text: headings as in Markdown, orders as points.
pub fn report(table: &dyn AnyTable, about: &About, say: &dyn Fn(&Msg) -> String) -> String {
    let mut text = String::new();
    let mut before = None;
    for part in parts(table, about) {
        let kind = std::mem::discriminant(&part);
        let lines = |msgs: &[Msg]| msgs.iter().map(say).collect::<Vec<_>>().join(" ");
        // Points stand close together; everything else has room around it.
        if before.is_some() && !(before == Some(kind) && matches!(part, Part::Point(_))) {
            text += "\n";
        }
        match &part {
            Part::Title(msg) => text += &format!("# {}\n", say(msg)),
            Part::Heading(msg) => text += &format!("## {}\n", say(msg)),
            Part::Side(msg) => text += &format!("{}\n", say(msg)),
            Part::Lines(msgs) => msgs.iter().for_each(|msg| text += &folded("", &say(msg))),
            Part::Point(msgs) => text += &folded("- ", &lines(msgs)),
        }
        before = Some(kind);
    }
    text
}

fn side(table: &dyn AnyTable, seat: Seat) -> Msg {
    Msg::new(format!("side-{}", table.profile().seat_id(seat)))
}

fn parts(table: &dyn AnyTable, about: &About) -> Vec<Part> {
    let game = Msg::new("game-title");
    let title = Msg::new("report-title").with("game", game).with("scenario", about.scenario.clone());
    let players = table.header().seats.iter().map(|(seat, player)| {
        let side = Msg::new(format!("side-{seat}"));
        Msg::new("report-player").with("side", side).with("player", (about.name)(player))
    });
    let mut parts = vec![Part::Title(title), Part::Lines(players.collect())];
    parts.extend(story(table, about.viewer));
    let notes: Vec<Part> =
        table.notes().iter().map(|note| Part::Point(vec![note_msg(note, about.name)])).collect();
    if !notes.is_empty() {
        parts.push(Part::Heading(Msg::new("report-notes")));
        parts.extend(notes);
    }
    parts.push(Part::Heading(Msg::new("report-end")));
    let mut end = Vec::new();
    if let Need::Over(outcome) = table.need() {
        end.push(winner_msg(&outcome, table.profile()));
        end.push(Msg::new(outcome.reason));
    }
    end.extend(about.ending.as_ref().and_then(finish_msg));
    let open = end.is_empty();
    if open {
        end.push(Msg::new("report-open").with("steps", table.len() as i64));
    }
    parts.push(Part::Lines(end));
    // While a game runs, what was to be expected of an attack may be more than its reader can know.
    if !open {
        parts.extend(luck(table));
    }
    parts
}

/// What happened, by rounds and by who acted; luck belongs to the order it came after.
fn story(table: &dyn AnyTable, viewer: Viewer) -> Vec<Part> {
    let mut parts = Vec::new();
    let (mut round, mut acting) = (None, String::new());
    let mut point: Vec<Msg> = Vec::new();
    for entry in table.log(0, viewer) {
        let now = table.round_at(entry.step - 1);
        let turned = now.is_some() && now != round;
        let own = entry.who != engine::LUCK;
        if (turned || own) && !point.is_empty() {
            parts.push(Part::Point(std::mem::take(&mut point)));
        }
        if let Some(now) = now.filter(|_| turned) {
            let heading = Msg::new("report-round").with("title", now.title.clone());
            parts.push(Part::Heading(heading.with("number", now.number as i64)));
            (round, acting) = (Some(now), String::new());
        }
        if own && entry.who != acting && !entry.lines.is_empty() {
            parts.push(Part::Side(Msg::new(format!("side-{}", entry.who))));
            acting = entry.who.clone();
        }
        point.extend(entry.lines.into_iter().map(|line| line.text));
    }
    if !point.is_empty() {
        parts.push(Part::Point(point));
    }
    parts
}

/// What was to be expected of each side's attacks, and what came.
fn luck(table: &dyn AnyTable) -> Vec<Part> {
    let works = |result: &str| !FAILURES.contains(&result);
    let mut lines = Vec::new();
    for seat in table.profile().all_seats() {
        let fights = || table.fights().iter().filter(|fight| fight.seat == seat && fight.result.is_some());
        let count = fights().count();
        if count == 0 {
            continue;
        }
        let chance = |fight: &crate::Fight| -> f64 {
            let odds = table.fight_odds(fight);
            odds.shares.iter().filter(|share| works(share.result)).map(|share| share.chance).sum()
        };
        let expected: f64 = fights().map(chance).sum();
        let came = fights().filter(|fight| fight.result.is_some_and(works)).count();
        let tenths = (expected * 10.0).round() as i64;
        lines.push(Part::Point(vec![
            Msg::new("report-luck")
                .with("side", side(table, seat))
                .with("count", count as i64)
                .with("whole", tenths / 10)
                .with("tenth", tenths % 10)
                .with("came", came as i64),
        ]));
    }
    if !lines.is_empty() {
        lines.insert(0, Part::Heading(Msg::new("report-luck-title")));
    }
    lines
}

/// A paragraph broken into lines; those after the first stand as far in as the sign before it.
fn folded(sign: &str, text: &str) -> String {
    let mut out = String::new();
    let mut line = sign.to_owned();
    for word in text.split_whitespace() {
        if line.chars().count() + word.chars().count() > WIDE && line.trim_end() != sign.trim_end() {
            out += line.trim_end();
            out += "\n";
            line = " ".repeat(sign.len());
        }
        line += word;
        line += " ";
    }
    out + line.trim_end() + "\n"
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn long_paragraphs_are_broken_between_words() {
        let text = folded("- ", &"word ".repeat(40));
        assert!(text.lines().all(|line| line.len() <= 100), "{text}");
        assert!(text.starts_with("- word") && text.lines().nth(1).unwrap().starts_with("  word"));
        assert_eq!(text.split_whitespace().count(), 41);
        assert_eq!(folded("", ""), "\n");
    }
}
