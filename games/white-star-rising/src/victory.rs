//! 12.2: who has won.

use crate::forces::*;
use crate::*;

impl WhiteStar {
    /// 12.2, S23: after the last turn.
    pub(crate) fn verdict(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let verdict = self.judge_game(p);
        let (winner, reason) = match verdict {
            Verdict::Draw => (Winner::Draw, "over-draw"),
            Verdict::Win(seat, grade) => (
                Winner::Seat(seat),
                match (seat, grade) {
                    (GERMAN, Grade::Marginal) => "over-german-marginal",
                    (GERMAN, Grade::Tactical) => "over-german-tactical",
                    (GERMAN, Grade::Plain) => "over-german",
                    (GERMAN, Grade::Decisive) => "over-german-decisive",
                    (_, Grade::Marginal) => "over-allied-marginal",
                    (_, Grade::Tactical) => "over-allied-tactical",
                    (_, Grade::Plain) => "over-allied",
                    (_, Grade::Decisive) => "over-allied-decisive",
                },
            ),
        };
        let outcome = Outcome { winner, reason, rule: Rule(self.section) };
        p.stage = Stage::Over(outcome);
        sink.tell(|| Event::Over { outcome });
    }

    /// The result as things stand.
    pub fn judge_game(&self, p: &Position) -> Verdict {
        match &self.s.victory {
            Victory::Goals { seat, goals, results } => {
                let reached = goals.iter().filter(|goal| self.reached(p, *seat, goal)).count();
                results[reached]
            }
            Victory::Points { scores, leads } => {
                let points = self.points(p, scores);
                leads
                    .iter()
                    .find(|line| {
                        let own = points[line.seat.index()];
                        let lead = own as i32 - points[1 - line.seat.index()] as i32;
                        lead >= line.lead as i32 && own >= line.least as u32
                    })
                    .map_or(Verdict::Draw, |line| Verdict::Win(line.seat, line.grade))
            }
            Victory::Breakthrough { seat, tanks, results, stopped, keep, kept, stopped_and_kept } => {
                let gone = |units: u64| members(units).filter(|&unit| p.place(unit) == EXITED).count() as u8;
                let through = gone(*tanks);
                if let Some(&(_, verdict)) = results.iter().find(|(least, _)| through >= *least) {
                    return verdict;
                }
                if gone(self.sides[seat.index()] & !self.hqs) > 0 {
                    return Verdict::Draw; // S16
                }
                let alive = members(*keep).filter(|&unit| p.place(unit) != ELIMINATED).count() as u8;
                if alive >= *kept { *stopped_and_kept } else { *stopped }
            }
        }
    }

    /// Hexes of an area a side controls.
    pub(crate) fn controlled(&self, p: &Position, seat: Seat, area: &Area) -> u32 {
        (p.control[seat.index()] & *area).len() as u32
    }

    /// Whether a side has reached a goal as things stand.
    pub(crate) fn reached(&self, p: &Position, seat: Seat, goal: &Goal) -> bool {
        match goal {
            Goal::Control { area, count } => self.controlled(p, seat, area) >= *count as u32,
            Goal::Bridge { area } => !p.special.down && self.controlled(p, seat, area) > 0,
            Goal::Present { units, area } => {
                members(*units).any(|unit| on_map(p.place(unit)) && area.has(p.place(unit)))
            }
            Goal::Absent { units, area } => {
                !members(*units).any(|unit| on_map(p.place(unit)) && area.has(p.place(unit)))
            }
            Goal::Exited { .. } | Goal::Eliminated { .. } => self.progress(p, goal) >= 1.0,
        }
    }

    /// How far a counted goal has come: 1 is reached.
    pub(crate) fn progress(&self, p: &Position, goal: &Goal) -> f32 {
        match goal {
            Goal::Exited { units, double, full, count } => {
                let gone: u32 = members(*units)
                    .filter(|&unit| p.place(unit) == EXITED && !(*full && Position::is(p.reduced, unit)))
                    .map(|unit| 1 + (double >> unit & 1) as u32)
                    .sum();
                gone as f32 / *count as f32
            }
            Goal::Eliminated { units, count } => {
                let gone = members(*units).filter(|&unit| p.place(unit) == ELIMINATED).count();
                gone as f32 / *count as f32
            }
            _ => 0.0,
        }
    }

    /// Victory points of both sides.
    pub(crate) fn points(&self, p: &Position, scores: &[Score]) -> [u32; 2] {
        let mut points = [0; 2];
        for score in scores {
            let times = match &score.per {
                Per::Area(area) => (self.controlled(p, score.seat, area) == area.len() as u32) as u32,
                Per::Hex(area) => self.controlled(p, score.seat, area),
                Per::Eliminated(units) => {
                    members(*units).filter(|&unit| p.place(unit) == ELIMINATED).count() as u32
                }
                Per::Exited(units) => members(*units).filter(|&unit| p.place(unit) == EXITED).count() as u32,
            };
            points[score.seat.index()] += times * score.points as u32;
        }
        points
    }
}
