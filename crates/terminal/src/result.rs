//! The end: who won and why, and how luck was dealt out.

use crate::app::App;
use crate::fold::{clip, lines, width};
use engine::{Msg, Need, Odds, Seat};
use ratatui::style::Style;
use ratatui::text::Line;
use table::{Fight, winner_msg};

/// Results that change nothing, by the ids games share; all others count as hits.
const NO_EFFECT: [&str; 2] = ["miss", "interrupted"];

impl App {
    /// Who won and why, and how luck was dealt out.
    pub(crate) fn result(&self, page: usize) -> Vec<Line<'static>> {
        let Need::Over(outcome) = self.table.need() else { return Vec::new() };
        let mut out =
            lines(&self.words.game(&winner_msg(&outcome, self.table.profile())), page, self.look.good());
        let reason = self.words.game(&Msg::new(outcome.reason));
        out.extend(lines(&format!("{reason} [{}]", outcome.rule), page, Style::new()));
        out.push(Line::default());
        out.push(Line::styled(self.words.own("luck-title"), self.look.strong()));
        self.work_out_luck();
        for seat in self.table.profile().all_seats() {
            out.extend(self.luck_of(seat, page));
        }
        out.push(Line::default());
        for msg in self.dice() {
            out.extend(lines(&self.words.game(&msg), page, Style::new()));
        }
        out
    }

    /// Whether the dice were right, if they can be verified: those of a game that was played on a server.
    fn dice(&self) -> Vec<Msg> {
        if self.table.header().dice.is_empty() {
            return vec![Msg::new("dice-own")];
        }
        match dice::check(&self.table.record(), None) {
            Ok(report) => table::dice_lines(&report),
            Err(fault) => vec![Msg::new("dice-failed").with("what", fault)],
        }
    }

    /// The page is drawn again and again; odds take their time.
    fn work_out_luck(&self) {
        let mut luck = self.luck.borrow_mut();
        if luck.0 != self.table.len() {
            let fights = self.table.fights().iter();
            *luck = (self.table.len(), fights.map(|fight| (*fight, self.table.fight_odds(fight))).collect());
        }
    }

    /// The fights of a side: what was to be expected of each result, and what came.
    fn luck_of(&self, seat: Seat, page: usize) -> Vec<Line<'static>> {
        let luck = self.luck.borrow();
        let own = luck.1.iter().filter(|(fight, _)| fight.seat == seat && fight.result.is_some());
        let done: Vec<&(Fight, Odds)> = own.collect();
        let side = self.words.side(self.table.profile().seat_id(seat));
        let head = Msg::new("luck-side").with("side", side).with("count", done.len() as i64);
        let mut out = lines(&self.words.own_with(head), page, self.look.side(Some(seat.index())));
        let mut rows: Vec<(String, f64, u32, Style)> = Vec::new();
        let tally = tally_luck(&done);
        let hits = tally.iter().filter(|(result, ..)| !NO_EFFECT.contains(result));
        let (expected, came) =
            hits.fold((0.0, 0), |(all, count), (_, share, came)| (all + share, count + came));
        if !tally.is_empty() {
            rows.push((self.words.own("luck-effect"), expected, came, self.look.strong()));
        }
        for (result, expected, came) in tally {
            let name = self.words.game(&Msg::new(format!("odds-{result}")));
            rows.push((name, expected, came, Style::new()));
        }
        let wide = rows.iter().map(|(name, ..)| width(name)).max().unwrap_or(0);
        for (name, expected, came, style) in rows {
            let pad = " ".repeat(wide - width(&name));
            let msg = Msg::new("luck-line")
                .with("expected", format!("{:>5}", self.words.decimal(expected)))
                .with("came", format!("{came:>3}"));
            out.push(Line::styled(
                clip(&format!("  {name}{pad}  {}", self.words.own_with(msg)), page),
                style,
            ));
        }
        out
    }
}

/// For each result: how often it was to be expected, and how often it came.
fn tally_luck(fights: &[&(Fight, Odds)]) -> Vec<(&'static str, f64, u32)> {
    let mut out: Vec<(&'static str, f64, u32)> = Vec::new();
    for (fight, odds) in fights {
        for share in &odds.shares {
            match out.iter_mut().find(|(result, ..)| *result == share.result) {
                Some((_, expected, _)) => *expected += share.chance,
                None => out.push((share.result, share.chance, 0)),
            }
        }
        if let Some(came) = fight.result {
            match out.iter_mut().find(|(result, ..)| *result == came) {
                Some((.., count)) => *count += 1,
                None => out.push((came, 0.0, 1)),
            }
        }
    }
    out
}
