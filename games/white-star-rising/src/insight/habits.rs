//! What readers of recorded games look for: how infantry assaults, what guns are brought for, when fate is spent, who stays outside.

use crate::*;

impl WhiteStar {
    /// The habits in a game that was played.
    pub(super) fn count_habits(&self, played: &Played<WhiteStar>) -> Vec<Habit> {
        vec![self.assaults(played), self.idle_guns(played), self.late_fate(played), self.left_outside(played)]
    }

    /// 6.3: carried infantry fights on foot.
    fn assaults(&self, played: &Played<WhiteStar>) -> Habit {
        let mut on_foot =
            Habit { what: "assaults by mechanised infantry that it makes on foot", times: 0, of: 0 };
        for (p, order) in played {
            let Some(Order::Assault { who, .. }) = order else { continue };
            let mate = self.platoons(p, p.place(who.unit), self.seat(who.unit)) & !bit(who.unit);
            let set = bit(who.unit) | if who.mate { mate } else { 0 };
            for unit in members(set).filter(|&unit| self.kind(unit).infantry && self.kind(unit).transport) {
                on_foot.of += 1;
                on_foot.times += u32::from(self.is_infantry(p, unit));
            }
        }
        on_foot
    }

    /// 5.2: a gun that is towed to the end is none. Who left the map had somewhere to go.
    fn idle_guns(&self, played: &Played<WhiteStar>) -> Habit {
        let mut idle = Habit { what: "towed guns that end limbered and never fired", times: 0, of: 0 };
        let mut fired = 0;
        let mut came = 0;
        let mut towed = 0;
        for (p, order) in played {
            fired |= match *order {
                Some(Order::Fire { unit, .. } | Order::Shell { unit, .. }) => bit(unit),
                _ => 0,
            };
            came |= p.stacks.there;
            // Of who is eliminated the last state counts.
            towed = (towed & !p.stacks.there) | (p.mounted & p.stacks.there);
        }
        let Some((end, _)) = played.last() else { return idle };
        for unit in members(came) {
            if self.kind(unit).gun && self.kind(unit).transport && end.place(unit) != EXITED {
                idle.of += 1;
                idle.times += u32::from((towed & !fired) >> unit & 1 == 1);
            }
        }
        idle
    }

    /// 10.0: points do not come back.
    fn late_fate(&self, played: &Played<WhiteStar>) -> Habit {
        let mut late = Habit { what: "fate points spent in the second half of the turns", times: 0, of: 0 };
        for pair in played.windows(2) {
            let (before, after) = (&pair[0].0, &pair[1].0);
            for side in 0..2 {
                let spent = before.fate[side].saturating_sub(after.fate[side]) as u32;
                late.of += spent;
                late.times += if 2 * before.turn > self.s.turns { spent } else { 0 };
            }
        }
        late
    }

    /// 1.3.2: a formation that came on leads with its headquarters.
    fn left_outside(&self, played: &Played<WhiteStar>) -> Habit {
        let mut outside =
            Habit { what: "headquarters left outside by platoons that came on", times: 0, of: 0 };
        let came = played.iter().fold(0, |came, (p, _)| came | p.stacks.there);
        let Some((end, _)) = played.last() else { return outside };
        for formation in &self.s.formations {
            let platoons = came & formation.units & !self.hqs;
            for hq in formation.hq.into_iter().chain(formation.shq) {
                if platoons != 0 && end.place(hq) != UNPLACED {
                    outside.of += 1;
                    outside.times += u32::from(end.place(hq) == WAITING);
                }
            }
        }
        outside
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::orders::Who;
    use engine::{DataFiles, Game, Setup};

    /// A headquarters that never came on, a gun on tow, a point of fate and an assault from carriers are seen.
    #[test]
    fn habits_are_seen() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
        let mut met = [0; 4];
        for scenario in WhiteStar::scenarios(&data) {
            let game = WhiteStar::new(&data, &Setup { scenario, options: Vec::new() });
            let mut p = game.start();
            p.turn = game.s.turns;
            let mut taken = |unit: u8, cell: u16| {
                game.put(&mut p, unit, cell);
                p.mounted |= bit(unit);
            };
            let units = 0..game.s.units.len() as u8;
            for unit in units.clone().filter(|&unit| !game.is_hq(unit)) {
                taken(unit, unit as u16);
            }
            for hq in units.clone().filter(|&unit| game.is_hq(unit)) {
                game.put(&mut p, hq, WAITING);
            }
            let mut after = p;
            after.fate[0] = p.fate[0].saturating_sub(1);
            let rider = units.clone().find(|&unit| game.kind(unit).infantry && game.kind(unit).transport);
            let order = rider.map(|unit| Order::Assault { who: Who::alone(unit), to: 0 });
            let seen = game.count_habits(&[(p, order), (after, None)]);
            let [foot, idle, late, outside] = &seen[..] else { panic!("four habits") };
            assert_eq!((foot.times, foot.of), (0, u32::from(rider.is_some())));
            assert_eq!(idle.times, idle.of);
            assert_eq!((late.times, late.of), (u32::from(p.fate[0] > 0), u32::from(p.fate[0] > 0)));
            assert_eq!(outside.times, outside.of);
            seen.iter().zip(&mut met).for_each(|(habit, met)| *met += habit.of);
        }
        assert!(met.iter().all(|&of| of > 0), "{met:?}");
    }

    #[test]
    fn who_does_it_well_is_not_blamed() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
        let setup = Setup { scenario: "08-remagen".into(), options: Vec::new() };
        let game = WhiteStar::new(&data, &setup);
        let mut p = game.start();
        p.turn = 1;
        for unit in 0..game.s.units.len() as u8 {
            game.put(&mut p, unit, unit as u16);
        }
        let mut after = p;
        after.fate[0] -= 1;
        let rider = (0..64).find(|&unit| game.kind(unit).infantry && game.kind(unit).transport).unwrap();
        let order = Order::Assault { who: Who::alone(rider), to: 0 };
        let seen = game.count_habits(&[(p, Some(order)), (after, None)]);
        assert_eq!((seen[0].times, seen[0].of), (1, 1), "on foot");
        assert_eq!(seen[1].times, 0, "unlimbered");
        assert_eq!((seen[2].times, seen[2].of), (0, 1), "early");
        assert_eq!(seen[3].times, 0, "all have come");
    }
}
