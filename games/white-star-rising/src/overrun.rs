//! 6.4: overruns.

use crate::ground::Terrain;
use crate::movement::Around;
use crate::odds::Upshot;
use crate::*;

/// More overruns than the vehicles of one formation have points for in one impulse.
pub const MAX_OVERRUNS: usize = 100;

/// 6.4: who overran which hex in this impulse; the same vehicle may not do so again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Overruns {
    count: u8,
    /// Hex and unit in one number.
    known: [u16; MAX_OVERRUNS],
}

/// A hex and a unit in one number; there are 64 units at most.
const fn entry(cell: Cell, unit: u8) -> u16 {
    cell << 6 | unit as u16
}

impl Overruns {
    /// None yet.
    pub const NONE: Overruns = Overruns { count: 0, known: [0; MAX_OVERRUNS] };

    /// Whether one of these vehicles overran the hex.
    pub fn has(&self, set: u64, cell: Cell) -> bool {
        let known = &self.known[..self.count as usize];
        members(set).any(|unit| known.contains(&entry(cell, unit)))
    }
    /// These vehicles overrun the hex.
    pub fn note(&mut self, set: u64, cell: Cell) {
        for unit in members(set) {
            self.known[self.count as usize] = entry(cell, unit);
            self.count += 1;
        }
    }
}

impl WhiteStar {
    /// 6.4: over a hex in which all enemies are soft.
    pub(crate) fn may_overrun(&self, p: &Position, around: &Around, who: Who, to: Cell) -> Result<u64, Deny> {
        let set = self.may_close_in(p, around, who, to, 1)?;
        if let Some(unit) = members(set).find(|&unit| !self.is_hard(p, unit)) {
            return Err(Deny::NotArmoured { unit });
        }
        if !matches!(self.s.ground.terrain(to), Terrain::Clear | Terrain::Hill) {
            return Err(Deny::OverrunTerrain { hex: to });
        }
        let foes = self.platoons(p, to, enemy(self.active(p)));
        if let Some(unit) = members(foes).find(|&unit| self.is_hard(p, unit)) {
            return Err(Deny::HardTarget { unit });
        }
        if p.overran.has(set, to) {
            return Err(Deny::OverranBefore { hex: to });
        }
        self.way_out(p, around, set, to)?;
        Ok(set)
    }

    /// 6.4: points enough must remain to leave the hex again; a headquarters leaves with a unit of its formation (R70).
    fn way_out(&self, p: &Position, around: &Around, set: u64, to: Cell) -> Result<(), Deny> {
        let from = p.place(set.trailing_zeros() as u8);
        let ways = |unit: u8| {
            let paid = self.step_cost(p, unit, from, to).map_or(u8::MAX, |cost| cost + 1);
            let left = self.mp_left(p, unit).saturating_sub(paid);
            let taken = if self.is_hq(unit) { around.hqs } else { around.full };
            let free = |&(_, &next): &(usize, &Cell)| {
                !around.foes.has(next)
                    && (!taken.has(next) || next == from)
                    && self.step_cost(p, unit, to, next).is_ok_and(|cost| cost <= left)
            };
            let neighbours = self.s.ground.neighbours(to).iter().enumerate();
            neighbours.filter(free).fold(0u8, |ways, (slot, _)| ways | 1 << slot)
        };
        if let Some(unit) = members(set & !self.hqs).find(|&unit| ways(unit) == 0) {
            return Err(Deny::NoWayOut { unit });
        }
        for hq in members(set & self.hqs) {
            let own = self.s.formations[self.unit(hq).formation as usize].units & !self.hqs;
            let together = members(set & own).fold(0, |together, unit| together | ways(unit));
            if ways(hq) & together == 0 {
                return Err(Deny::NoWayOut { unit: hq });
            }
        }
        Ok(())
    }

    /// O4: hit vehicles go back, the others drive on.
    pub(crate) fn overrun_over(
        &self,
        p: &mut Position,
        attackers: u64,
        defenders: u64,
        sink: &mut impl Sink<Event>,
    ) {
        let mut hurt = attackers & p.attack.hurt;
        let mut through = attackers & !hurt;
        // R44, R70: the headquarters stays with its last companion.
        if let Some(hq) = self.hq_at(p, p.clash.cell, self.active(p)) {
            let own = self.s.formations[self.unit(hq).formation as usize].units;
            if through & own != 0 {
                through |= bit(hq);
            } else {
                hurt |= bit(hq);
            }
        }
        if hurt != 0 {
            for unit in members(hurt) {
                self.put(p, unit, p.clash.from);
            }
            p.oc |= hurt;
            p.moving.party &= !hurt;
            let to = p.clash.from;
            sink.tell(|| Event::WentBack { units: hurt, to });
        }
        self.watch_bridge(p, through, p.clash.from, p.clash.cell);
        p.upshot = Some(match (through != 0, attackers != 0) {
            (true, _) => Upshot::Through,
            (false, true) => Upshot::Repulsed,
            (false, false) => Upshot::Beaten,
        });
        if defenders == 0 {
            self.strand_hq(p, enemy(self.active(p)), sink);
            if through != 0 {
                self.occupy(p, self.active(p), p.clash.cell);
            }
        } else {
            p.moving.inside |= through;
        }
        p.moving.stepped = 0;
        p.moving.hit = 0;
        p.clash.attackers = 0;
        p.clash.defenders = 0;
        if p.moving.party == 0 {
            p.moving = Moving::NONE;
            self.operations(p, sink);
        } else {
            self.go_on(p, sink);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::forces::{ChaosResult, Face};
    use engine::{DataFiles, Game, Setup};

    /// Every overrun costs two points at least, and whoever is made ready with fate has all of them again.
    #[test]
    fn no_formation_can_overrun_more_often_than_is_kept_in_mind() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).expect("sound data");
        let bonus = |result: &ChaosResult| if let ChaosResult::DriveOn { mp } = result { *mp } else { 0 };
        // Two chaos markers may come in a row.
        let bonus = 2 * data.chaos.iter().map(bonus).max().unwrap_or(0);
        for scenario in WhiteStar::scenarios(&data) {
            // With the greatest handicap a side has most points to make units ready again.
            let options = |side: &str| vec![("handicap".to_owned(), format!("{side}-10"))];
            for side in ["german", "allied"] {
                let game =
                    WhiteStar::new(&data, &Setup { scenario: scenario.clone(), options: options(side) });
                for formation in &game.s.formations {
                    let able = |face: &&Face| face.hard && face.assault.is_some_and(|value| !value.star);
                    let times = |unit: u8| {
                        let faces = game.kind(unit).faces.as_flattened();
                        faces.iter().filter(able).map(|face| (face.mp + bonus) / 2).max().unwrap_or(0)
                            as usize
                    };
                    let each: Vec<usize> = members(formation.units & !game.hqs).map(times).collect();
                    let again = (game.s.fate[formation.seat.index()] / crate::fate::READY) as usize;
                    let most = each.iter().sum::<usize>() + again * each.iter().max().unwrap_or(&0);
                    assert!(most <= MAX_OVERRUNS, "{}: {most}", formation.id);
                }
            }
        }
    }
}
