//! What is certain: wins and losses that no luck and no order can change any more.

use engine::{Outcome, Seat};

/// Who wins for certain, and after how many orders and lucks at most if the winner hurries and the loser resists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sure {
    /// Whether seat 0 wins; otherwise it loses.
    pub(crate) first_wins: bool,
    /// Orders and lucks to come at most.
    pub(crate) steps: u16,
}

impl Sure {
    /// The game is over; a draw is neither won nor lost.
    pub(crate) fn over(outcome: Outcome) -> Option<Sure> {
        let score = outcome.score(Seat(0));
        (score == 1.0 || score == 0.0).then_some(Sure { first_wins: score == 1.0, steps: 0 })
    }

    /// Whether this seat is the one that wins.
    pub(crate) fn wins(self, seat: Seat) -> bool {
        self.first_wins == (seat == Seat(0))
    }

    /// The value for seat 0.
    pub(crate) fn value(self) -> f32 {
        if self.first_wins { 1.0 } else { 0.0 }
    }

    /// A seat decides: one winning order is enough, the shortest is taken. It is lost if every order is, and `all` were looked at.
    pub(crate) fn decided(seat: Seat, orders: impl Iterator<Item = Option<Sure>>, all: bool) -> Option<Sure> {
        let mut won: Option<u16> = None;
        let mut lost: Option<u16> = None;
        let mut open = !all;
        for order in orders {
            match order {
                Some(sure) if sure.wins(seat) => won = Some(won.map_or(sure.steps, |w| w.min(sure.steps))),
                Some(sure) => lost = Some(lost.map_or(sure.steps, |l| l.max(sure.steps))),
                None => open = true,
            }
        }
        let found = |wins: bool, steps: u16| Sure {
            first_wins: wins == (seat == Seat(0)),
            steps: steps.saturating_add(1),
        };
        match (won, lost) {
            (Some(steps), _) => Some(found(true, steps)),
            (None, Some(steps)) if !open => Some(found(false, steps)),
            _ => None,
        }
    }

    /// Luck decides: it is certain only if every branch is, for the same side.
    pub(crate) fn drawn(mut branches: impl Iterator<Item = Option<Sure>>) -> Option<Sure> {
        let first = branches.next()??;
        let mut steps = first.steps;
        for branch in branches {
            let branch = branch.filter(|branch| branch.first_wins == first.first_wins)?;
            steps = steps.max(branch.steps);
        }
        Some(Sure { steps: steps.saturating_add(1), ..first })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WON: Option<Sure> = Some(Sure { first_wins: true, steps: 2 });
    const SLOW: Option<Sure> = Some(Sure { first_wins: true, steps: 7 });
    const LOST: Option<Sure> = Some(Sure { first_wins: false, steps: 4 });

    #[test]
    fn one_winning_order_is_enough_and_the_shortest_counts() {
        let sure = Sure::decided(Seat(0), [None, SLOW, LOST, WON].into_iter(), false);
        assert_eq!(sure, Some(Sure { first_wins: true, steps: 3 }));
        let other = Sure::decided(Seat(1), [WON, LOST].into_iter(), true);
        assert_eq!(other, Some(Sure { first_wins: false, steps: 5 }));
    }

    #[test]
    fn lost_is_only_who_has_looked_at_everything_and_the_longest_counts() {
        assert_eq!(
            Sure::decided(Seat(1), [WON, SLOW].into_iter(), true),
            SLOW.map(|s| Sure { steps: 8, ..s })
        );
        assert_eq!(Sure::decided(Seat(1), [WON, SLOW].into_iter(), false), None, "others were not looked at");
        assert_eq!(Sure::decided(Seat(1), [WON, None].into_iter(), true), None);
        assert_eq!(Sure::decided(Seat(1), [].into_iter(), true), None);
    }

    #[test]
    fn luck_must_agree_in_every_branch() {
        assert_eq!(Sure::drawn([WON, SLOW].into_iter()), SLOW.map(|s| Sure { steps: 8, ..s }));
        assert_eq!(Sure::drawn([WON, None].into_iter()), None);
        assert_eq!(Sure::drawn([WON, LOST].into_iter()), None);
        assert_eq!(Sure::drawn([].into_iter()), None);
    }
}
