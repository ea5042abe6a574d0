//! 1.3.4 and 11.4: support weapons.

use crate::*;

impl WhiteStar {
    /// Weapons of a side still in stock (11.4).
    pub(crate) fn stock(&self, p: &Position, seat: Seat) -> u8 {
        self.s
            .groups
            .iter()
            .enumerate()
            .filter(|(_, group)| self.s.formations[group.formation as usize].seat == seat)
            .map(|(index, group)| {
                let [mg, at] = p.weapons_left[index];
                // 12.2.12: either kind, but one weapon.
                if group.weapon_choice { mg.max(at) } else { mg + at }
            })
            .sum()
    }

    /// One weapon leaves the stock; where the owner could choose, so does the choice (12.2.12).
    pub(crate) fn spend_weapon(&self, p: &mut Position, group: u8, weapon: Weapon) {
        if self.s.groups[group as usize].weapon_choice {
            p.weapons_left[group as usize] = [0; 2];
        } else {
            p.weapons_left[group as usize][weapon as usize] -= 1;
        }
    }

    /// 11.4: a platoon was lost while weapons are in stock. Returns whether dice are needed.
    pub(crate) fn check_weapons(&self, p: &mut Position) -> bool {
        for seat in [GERMAN, ALLIED] {
            if p.weapon_checks[seat.index()] > 0 {
                if self.stock(p, seat) == 0 {
                    p.weapon_checks[seat.index()] = 0;
                    continue;
                }
                self.throw(p, Purpose::WeaponLoss(seat), 1, seat);
                return true;
            }
        }
        false
    }

    /// 11.4: one less for every platoon lost before; one or less costs a weapon.
    pub(crate) fn weapon_loss_rolled(&self, p: &mut Position, seat: Seat, sink: &mut impl Sink<Event>) {
        let before = p.infantry_lost[seat.index()] - p.weapon_checks[seat.index()];
        p.weapon_checks[seat.index()] -= 1;
        let lost = p.roll.faces[0] as i32 - before as i32 <= 1;
        sink.tell(|| Event::WeaponCheck { side: seat, lost });
        if lost {
            p.stage = Stage::LoseWeapon(enemy(seat));
            return;
        }
        self.weapons_checked(p, sink);
    }

    fn weapons_checked(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if self.check_weapons(p) {
            return;
        }
        self.after_attack(p, sink);
    }

    /// 11.4: the enemy names the weapon.
    pub(crate) fn may_lose(&self, p: &Position, group: u8, weapon: Weapon) -> Result<(), Deny> {
        let Stage::LoseWeapon(seat) = p.stage else { return Err(Deny::Moment) };
        let owner = self.s.formations[self.s.groups[group as usize].formation as usize].seat;
        if owner == seat || p.weapons_left[group as usize][weapon as usize] == 0 {
            return Err(Deny::NotInStock);
        }
        Ok(())
    }

    pub(crate) fn lose_orders(&self, p: &Position, out: &mut Vec<Order>) {
        for group in 0..self.s.groups.len() as u8 {
            for weapon in [Weapon::Mg, Weapon::At] {
                if self.may_lose(p, group, weapon).is_ok() {
                    out.push(Order::Lose { group, weapon });
                }
            }
        }
    }

    pub(crate) fn lose(&self, p: &mut Position, group: u8, weapon: Weapon, sink: &mut impl Sink<Event>) {
        self.spend_weapon(p, group, weapon);
        sink.tell(|| Event::WeaponLost { weapon });
        self.weapons_checked(p, sink);
    }
}
