//! Exact odds of the dice, and which lucks make no difference.

use crate::*;

impl Hegra {
    /// Chances and tally of an order that leads straight to a die or a draw.
    pub(crate) fn order_odds(&self, p: &Position, order: Order) -> Option<Odds> {
        self.may(p, order).ok()?;
        let mut tally = Tally::default();
        let die = |good: &'static str, bad: &'static str, wins: &dyn Fn(u8) -> bool| {
            let chance = (1..=6).filter(|&face| wins(face)).count() as f64 / 6.0;
            vec![Share { result: good, chance }, Share { result: bad, chance: 1.0 - chance }]
        };
        let shares = match order {
            Order::Fire { .. } | Order::MachineGun { .. } => {
                let paid = matches!(order, Order::MachineGun { paid: true, .. });
                if p.bonus > 0 {
                    tally.add(p.bonus as i16, "tally-telephone", 0, Rule("8.1 R13"));
                }
                if paid {
                    tally.add(self.data.game.numbers.machine_gun_paid as i16, "tally-paid", 0, Rule("8.1"));
                }
                let bonus = self.shot_bonus(p, paid);
                die("hit", "pin", &|face| face + bonus >= self.data.game.numbers.fire_needs)
            }
            Order::Sneak | Order::Fight { .. } => {
                tally.add(p.surveillance as i16, "tally-surveillance", 0, Rule("8.3"));
                die("pass", "fail", &|face| self.unseen(p, face))
            }
            Order::GunSector { .. } | Order::GunRow { .. } | Order::GunAirfield { .. } => {
                let value = match order {
                    Order::GunSector { sector, .. } => self.sectors(p)[sector].value,
                    Order::GunRow { row, .. } => self.data.map.risk[row],
                    _ => self.data.game.numbers.airfield_risk,
                };
                tally.add(value as i16, "tally-risk", 0, Rule("8.2"));
                die("holds", "jams", &|face| face >= value)
            }
            Order::Draw => {
                let (good, doubts) = (defenders(&p.bag) as f64, p.bag[Disc::X] as f64);
                tally.add(p.bag[Disc::X] as i16, "tally-doubts", 0, Rule("6.2"));
                let chance = good / (good + doubts);
                vec![Share { result: "defender", chance }, Share { result: "doubt", chance: 1.0 - chance }]
            }
            _ => return None,
        };
        Some(Odds { shares, tally })
    }

    /// Lucks with the same number lead to the same position.
    pub(crate) fn luck_kind(&self, p: &Position, luck: Luck) -> u32 {
        let dice = match luck {
            Luck::Dice(dice) => dice,
            Luck::Token(token) => {
                return match p.todo.top() {
                    Task::DrawRecruit | Task::DrawFear { .. } => self.disc_of(token).0 as u32,
                    Task::DrawHit { .. } | Task::LayAir { .. } => tile_of(token).0 as u32,
                    Task::DrawPatrol => token as u32 / 8,
                    _ => token as u32,
                };
            }
        };
        let face = dice.faces().first().copied().unwrap_or(0);
        match p.todo.top() {
            Task::Dice { sector } => {
                let boxes = &self.sectors(p)[sector].faces;
                let mut counts = [0u32; 4];
                dice.faces().iter().for_each(|&face| counts[boxes[face as usize - 1] as usize] += 1);
                counts[0] + counts[1] * 6 + counts[2] * 36
            }
            Task::FireDie { paid, .. } => {
                (face + self.shot_bonus(p, paid) >= self.data.game.numbers.fire_needs) as u32
            }
            Task::Risk { value, .. } => (face < value) as u32,
            Task::SneakDie | Task::FightDie => self.unseen(p, face) as u32,
            _ => face as u32,
        }
    }
}
