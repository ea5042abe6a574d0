//! What was measured, added up.

use crate::Measured;
use engine::Seat;

/// The most moments named.
const MOST: usize = 10;
/// A change worth naming: two parts in a hundred.
const WORTH: i32 = 200;

/// What every change of outlook came from. All figures are the first seat's, of [`crate::CERTAIN`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The outlook before the first step and after each.
    pub curve: Vec<i32>,
    /// What each step changed.
    pub steps: Vec<Parts>,
    /// What luck and decisions were worth to each seat.
    pub sides: Vec<SideSum>,
    /// What decided the game, in the order of the game.
    pub moments: Vec<Moment>,
    /// What was neither luck nor decision nor news.
    pub correction: Correction,
    /// Playouts for each decision.
    pub playouts: u32,
}

/// The parts of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Parts {
    /// Who decided; none where it was luck.
    pub seat: Option<Seat>,
    /// What the throw brought against its exact expectation.
    pub luck: i32,
    /// What the decision cost, against the best order found.
    pub decision: i32,
    /// What came to light.
    pub news: i32,
    /// What the estimate had not seen coming.
    pub correction: i32,
}

impl Parts {
    /// The whole change.
    pub fn sum(&self) -> i32 {
        self.luck + self.decision + self.news + self.correction
    }
}

/// What luck and decisions were worth to a seat: for it if above 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SideSum {
    /// What luck brought it.
    pub luck: i32,
    /// What its own decisions cost it: 0 or less.
    pub decisions: i32,
    /// What came to light was worth so much to it.
    pub news: i32,
    /// How often it had a choice.
    pub choices: u32,
    /// How often nothing better was found.
    pub sound: u32,
}

/// What the estimate put right by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Correction {
    /// All of it, for the first seat.
    pub sum: i32,
    /// How many times an estimate met the next.
    pub times: u32,
    /// The sum of its sizes, whatever their direction.
    pub size: i32,
}

impl Correction {
    /// The mean correction, for the first seat.
    pub fn mean(&self) -> f64 {
        f64::from(self.sum) / f64::from(self.times.max(1))
    }
    /// The mean of the sizes.
    pub fn mean_size(&self) -> f64 {
        f64::from(self.size) / f64::from(self.times.max(1))
    }
}

/// What a moment was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Dice or cards.
    Luck,
    /// An order that cost.
    Decision,
    /// Something came to light.
    News,
}

/// A moment that decided the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// What it was.
    pub cause: Cause,
    /// Steps before it.
    pub from: usize,
    /// Steps after it.
    pub to: usize,
    /// Who decided; for luck and news the side they favoured.
    pub seat: Seat,
    /// What it was worth to the first seat.
    pub points: i32,
    /// The better line, in notation, for a decision.
    pub better: Vec<String>,
}

impl Report {
    /// Adds up what was found. `who` says who decided at each step, nobody where it was luck.
    pub fn new(found: &[Measured], who: &[Option<Seat>], seats: usize, playouts: u32) -> Report {
        let steps = who.len();
        let drift = |moment: usize| -> i32 {
            let astray = &found[moment].astray;
            if astray.is_empty() { 0 } else { astray.iter().sum::<i32>() / astray.len() as i32 }
        };
        // The curve is what all seats together could know; a search sees what one seat could.
        let known = |moment: usize| -> Option<i32> {
            let measured = found.get(moment)?;
            let own = who.get(moment).copied().flatten();
            let decided = measured.decision.as_ref().zip(own).map(|(decision, seat)| {
                decision.outlook + drift(moment) - measured.astray.get(seat.index()).copied().unwrap_or(0)
            });
            measured.plain.filter(|_| moment == steps).or(decided).or(measured.plain)
        };
        let mut report = Report {
            curve: vec![known(0).unwrap_or_default()],
            steps: Vec::with_capacity(steps),
            sides: vec![SideSum::default(); seats],
            moments: Vec::new(),
            correction: Correction::default(),
            playouts,
        };
        for (moment, &seat) in who.iter().enumerate() {
            let measured = &found[moment];
            let mut parts = Parts { seat, news: drift(moment + 1) - drift(moment), ..Parts::default() };
            parts.luck = measured.luck.unwrap_or_default();
            if let (Some(seat), Some(decision)) = (seat, &measured.decision) {
                parts.decision = if seat == Seat(0) { -decision.cost } else { decision.cost };
                let side = &mut report.sides[seat.index()];
                side.decisions -= decision.cost;
                side.choices += 1;
                side.sound += u32::from(decision.cost == 0);
            }
            let before = report.curve[moment];
            let expected = before + parts.sum();
            if let Some(now) = known(moment + 1) {
                parts.correction = now - expected;
                report.correction.sum += parts.correction;
                report.correction.size += parts.correction.abs();
                report.correction.times += 1;
            }
            for (index, side) in report.sides.iter_mut().enumerate() {
                let sign = if index == 0 { 1 } else { -1 };
                side.luck += sign * parts.luck;
                side.news += sign * parts.news;
            }
            report.curve.push(before + parts.sum());
            report.steps.push(parts);
        }
        report.moments = report.decisive(found);
        report
    }

    /// The greatest changes. What several throws in a row bring is one moment.
    fn decisive(&self, found: &[Measured]) -> Vec<Moment> {
        let mut all: Vec<Moment> = Vec::new();
        let favoured = |points: i32| Seat(u8::from(points < 0 && self.sides.len() > 1));
        for (step, parts) in self.steps.iter().enumerate() {
            let (from, to) = (step, step + 1);
            if let (Some(seat), Some(decision)) = (parts.seat, &found[step].decision) {
                let (points, better) = (parts.decision, decision.better.clone());
                all.push(Moment { cause: Cause::Decision, from, to, seat, points, better });
            }
            if parts.seat.is_none() {
                match all.last_mut() {
                    Some(last) if last.cause == Cause::Luck && last.to == from => {
                        last.points += parts.luck;
                        last.to = to;
                    }
                    _ => all.push(Moment {
                        cause: Cause::Luck,
                        from,
                        to,
                        seat: Seat(0),
                        points: parts.luck,
                        better: Vec::new(),
                    }),
                }
            }
        }
        let news = self.steps.iter().enumerate().map(|(step, parts)| Moment {
            cause: Cause::News,
            from: step,
            to: step + 1,
            seat: Seat(0),
            points: parts.news,
            better: Vec::new(),
        });
        all.extend(news);
        all.retain(|moment| moment.points.abs() >= WORTH);
        all.sort_by_key(|moment| (-moment.points.abs(), moment.from));
        all.truncate(MOST);
        for moment in all.iter_mut().filter(|moment| moment.cause != Cause::Decision) {
            moment.seat = favoured(moment.points);
        }
        all.sort_by_key(|moment| (moment.from, moment.to));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Decision;

    /// Two orders, a throw after the first, and the end. The second seat could know less than the first.
    fn found() -> Vec<Measured> {
        let decision = |outlook: i32, cost: i32| {
            let better = if cost > 0 { vec!["better".to_owned()] } else { Vec::new() };
            Some(Decision { outlook, cost, better })
        };
        vec![
            Measured {
                plain: Some(4000),
                decision: decision(5000, 900),
                astray: vec![0, 100],
                ..Measured::default()
            },
            Measured { luck: Some(1200), astray: vec![0, 100], ..Measured::default() },
            Measured { decision: decision(5100, 300), astray: vec![0, 700], ..Measured::default() },
            Measured { plain: Some(10_000), astray: vec![0, 0], ..Measured::default() },
        ]
    }

    const WHO: [Option<Seat>; 3] = [Some(Seat(0)), None, Some(Seat(1))];

    #[test]
    fn the_parts_of_every_change_add_up_exactly() {
        let report = Report::new(&found(), &WHO, 2, 40);
        for (step, parts) in report.steps.iter().enumerate() {
            assert_eq!(report.curve[step + 1] - report.curve[step], parts.sum(), "{step}");
        }
        assert_eq!(report.curve.last(), Some(&10_000), "the end is the outcome");
        assert_eq!(
            report.curve[0], 5050,
            "what both could know: the first seat's idea and half of what leads the other astray"
        );
        // 5050 - 900, then 1200 by luck and 300 more believed of it; the search says 5100, seen by a seat 350 further astray than both.
        assert_eq!(report.curve[1..3], [4150, 4750]);
        let parts = |step: usize| report.steps[step];
        assert_eq!(
            (parts(0).decision, parts(1).luck, parts(1).news, parts(2).decision),
            (-900, 1200, 300, 300)
        );
        assert_eq!(parts(1).correction, 4750 - (4150 + 1200 + 300));
        assert_eq!(parts(2).news, -350);
        let corrected: i32 = report.steps.iter().map(|parts| parts.correction).sum();
        assert_eq!((report.correction.sum, report.correction.times), (corrected, 2));
    }

    #[test]
    fn moments_are_named_in_the_order_of_the_game() {
        let report = Report::new(&found(), &WHO, 2, 40);
        let named: Vec<_> =
            report.moments.iter().map(|m| (m.cause, m.from, m.to, m.seat, m.points)).collect();
        let expected = [
            (Cause::Decision, 0, 1, Seat(0), -900),
            (Cause::Luck, 1, 2, Seat(0), 1200),
            (Cause::News, 1, 2, Seat(0), 300),
            // At the same moment the greater comes first.
            (Cause::News, 2, 3, Seat(1), -350),
            (Cause::Decision, 2, 3, Seat(1), 300),
        ];
        assert_eq!(named, expected);
        assert_eq!(report.moments[0].better, ["better"]);
        assert_eq!(report.sides[1], SideSum { luck: -1200, decisions: -300, news: 50, choices: 1, sound: 0 });
    }
}
