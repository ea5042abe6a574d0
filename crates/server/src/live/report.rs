//! What can be told of a whole game: luck, what was to be expected and what came; and the game as a text.

use super::Loaded;
use crate::player::Player;
use engine::{Msg, Odds, Seat, Viewer};
use protocol::{LuckFight, LuckReport, LuckSide};
use table::{About, Fight};
use text::Lang;

/// Results that bring the attacker nothing.
const FAILURES: [&str; 2] = ["miss", "interrupted"];

fn succeeds(result: &str) -> bool {
    !FAILURES.contains(&result)
}

fn chance(odds: &Odds) -> f64 {
    let sum: f64 = odds.shares.iter().filter(|share| succeeds(share.result)).map(|share| share.chance).sum();
    // Many small shares may add up to a hair more than all.
    sum.clamp(0.0, 1.0)
}

impl Loaded {
    /// The game as a text, as the viewer may know it.
    pub(super) fn text_report(&self, lang: Lang, viewer: Viewer) -> String {
        let about = About {
            scenario: self.game.scenario_title(&self.table.header().scenario),
            ending: self.ending(),
            viewer,
            // Some players are named in the server's own words, which a game's sentence does not know.
            name: &|player| Msg::plain(self.say(lang, &Player::parse(player).name())),
        };
        table::report(&*self.table, &about, &|msg| self.say(lang, msg))
    }

    /// The luck report, as the viewer may know it.
    pub(super) fn luck_report(&self, lang: Lang, viewer: Viewer) -> LuckReport {
        let done = self.table.fights().iter().filter(|fight| fight.result.is_some());
        let fights: Vec<(&Fight, f64)> =
            done.map(|fight| (fight, chance(&self.table.fight_odds(fight)))).collect();
        let side = |seat: Seat| {
            let own = || fights.iter().filter(move |(fight, _)| fight.seat == seat);
            LuckSide {
                side: self.side(seat),
                attacks: own().count() as u32,
                expected: own().map(|(_, chance)| chance).sum(),
                actual: own().filter(|(fight, _)| fight.result.is_some_and(succeeds)).count() as u32,
            }
        };
        let log = self.table.log(0, viewer);
        LuckReport {
            sides: self.table.profile().all_seats().map(side).collect(),
            fights: fights
                .iter()
                .map(|&(fight, chance)| {
                    let result = fight.result.unwrap_or_default();
                    let before = self.table.outlook(fight.step - 1, fight.seat);
                    LuckFight {
                        state: fight.end as u32,
                        side: self.side(fight.seat),
                        label: self.fight_label(lang, fight, &log),
                        chance,
                        success: succeeds(result),
                        result: self.say(lang, &Msg::new(format!("odds-{result}"))),
                        swing: self.table.outlook(fight.end, fight.seat) - before,
                    }
                })
                .collect(),
        }
    }

    /// What the log says of the order that began the fight; failing that, who attacked.
    fn fight_label(&self, lang: Lang, fight: &Fight, log: &[table::LogEntry]) -> String {
        let lines = log.get(fight.step - 1).map_or(&[][..], |entry| &entry.lines);
        match lines.last() {
            Some(line) => self.say(lang, &line.text),
            None => self.say(lang, &self.side_name(fight.seat)),
        }
    }
}
