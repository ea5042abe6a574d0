//! Who must decide what.

use crate::forces::First;
use crate::*;
use scene::{Pick, Prompt};

impl WhiteStar {
    pub(super) fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let say = |key: &str| Msg::new(format!("prompt-{key}"));
        let (rule, now) = self.moment(p.stage);
        let formation = |key: &str| match p.impulse.formation {
            NOBODY => say(key),
            f => say(key).with("formation", self.formation_name(f)),
        };
        let (rule, text) = match p.stage {
            Stage::Setup(seat) => {
                let own = self.sides[seat.index()];
                let left = members(own).filter(|&unit| p.place(unit) == UNPLACED).count();
                let weapons = if self.keeps_weapons { 0 } else { self.weapons_to_give(p, seat) };
                let trenches = p.trenches_left[seat.index()];
                let done = left == 0 && weapons == 0 && trenches == 0;
                let text = say(if done { "setup-done" } else { "setup" }).with("side", self.side_name(seat));
                let text = text.with("units", left as i64).with("weapons", weapons as i64);
                (rule, text.with("trenches", trenches as i64))
            }
            Stage::Opening(seat) => {
                let side = self.side_name(seat);
                if self.s.special.opening_barrage.is_some() && !p.special.opening {
                    ("12.2.11", say("opening-barrage").with("side", side))
                } else {
                    match self.s.first.get(p.special.firsts as usize) {
                        Some(&First::Optional { formation }) => {
                            let name = self.formation_name(formation);
                            ("12.2", say("opening-optional").with("side", side).with("formation", name))
                        }
                        _ => ("12.2", say("opening-choice").with("side", side)),
                    }
                }
            }
            Stage::Schedule(_) => {
                let craft = self.schedulable(p).unwrap_or(0);
                (rule, say("schedule").with("craft", self.craft_name(craft)))
            }
            Stage::Drawn(seat) => {
                let marker = self.s.markers[p.drawn as usize];
                let text = say("drawn").with("side", self.side_name(seat));
                (rule, text.with("marker", self.marker_name(marker)))
            }
            Stage::Designate | Stage::Draw => (rule, say(now)),
            Stage::Landing => (rule, formation("landing")),
            Stage::Acting => (rule, self.acting(p)),
            Stage::Moving => {
                let party = self.unit_list(p.moving.party);
                if p.moving.inside != 0 {
                    ("6.4", say("inside").with("units", self.unit_list(p.moving.inside)))
                } else {
                    let left = members(p.moving.party & !self.hqs).map(|unit| self.mp_left(p, unit)).min();
                    (rule, say("moving").with("units", party).with("left", left.unwrap_or(0) as i64))
                }
            }
            Stage::LayMine => (rule, say("mine").with("hex", self.hex_name(p.moving.to))),
            Stage::Opportunity => {
                let targets = self.unit_list(p.moving.stepped & !p.moving.shot & !self.hqs);
                (rule, say("opportunity").with("units", targets).with("hex", self.hex_name(p.moving.to)))
            }
            Stage::Lead(seat) => (rule, say("lead").with("side", self.side_name(seat))),
            Stage::Retreat => (rule, say("retreat").with("units", self.unit_list(p.clash.retreat))),
            Stage::Roll => {
                let (rule, what) = self.throw_name(p.roll.purpose);
                (rule, say("roll").with("what", what).with("count", p.roll.count as i64))
            }
            Stage::Window(seat) if !p.roll.thrown() => {
                let text = say("cover").with("side", self.side_name(seat));
                (rule, text.with("unit", self.unit_name(p.attack.target)))
            }
            Stage::Window(seat) => {
                let (_, what) = self.throw_name(p.roll.purpose);
                let text = say("window").with("side", self.side_name(seat)).with("what", what);
                (rule, text.with("fate", p.fate[seat.index()] as i64))
            }
            Stage::AirTarget => (rule, say("air-target").with("craft", self.craft_name(p.air.craft))),
            Stage::Flak => {
                let text = say("flak").with("craft", self.craft_name(p.air.craft));
                (rule, text.with("hex", self.hex_name(p.air.cell)))
            }
            Stage::Scatter => {
                let text = say("scatter").with("craft", self.craft_name(p.air.craft));
                (rule, text.with("hex", self.hex_name(p.air.cell)))
            }
            Stage::Stray => (rule, formation("stray")),
            Stage::Quick => (rule, formation("quick").with("units", p.impulse.quick as i64)),
            Stage::Replace => {
                let name = self.formation_name(self.replacing(p));
                (rule, say("replace").with("formation", name))
            }
            Stage::LoseWeapon(seat) => (rule, say("lose-weapon").with("side", self.side_name(enemy(seat)))),
            Stage::Over(outcome) => (outcome.rule.0, Msg::new(outcome.reason)),
        };
        Prompt { about: self.about(p), ..Prompt::new(text, rule) }
    }

    /// What the question is about: whoever may be fired at, is hit, or must go, as far as it stands on the map.
    fn about(&self, p: &Position) -> Vec<Pick> {
        let units = match p.stage {
            Stage::Opportunity => p.moving.stepped & !p.moving.shot & !self.hqs,
            Stage::Retreat => p.clash.retreat,
            Stage::Window(_) if !p.roll.thrown() && p.attack.target != NOBODY => 1u64 << p.attack.target,
            _ => 0,
        };
        let on_map = |unit: &u8| on_map(p.place(*unit));
        members(units).filter(on_map).map(|unit| Pick::Piece(self.unit(unit).id.clone())).collect()
    }

    /// 4.4: what the formation can still do.
    fn acting(&self, p: &Position) -> Msg {
        let ready = self.formation(p).units & !self.hqs & !p.oc & !p.ooc;
        let ready = members(ready).filter(|&unit| on_map(p.place(unit))).count();
        let waiting = members(self.formation(p).units & !self.hqs)
            .filter(|&unit| p.place(unit) == WAITING && p.entering >> self.unit(unit).group & 1 == 1)
            .count();
        let choice = match (ready, waiting) {
            (0, 0) => "none",
            (0, _) => "waiting",
            _ => "some",
        };
        Msg::new("prompt-acting")
            .with("choice", choice)
            .with("side", self.side_name(self.active(p)))
            .with("formation", self.formation_name(p.impulse.formation))
            .with("ready", ready as i64)
            .with("waiting", waiting as i64)
    }

    /// 1.3.4.1: weapons a side must still give out; of two to choose from only one is.
    fn weapons_to_give(&self, p: &Position, seat: engine::Seat) -> u8 {
        let groups = self.s.groups.iter().enumerate();
        groups
            .filter(|(_, group)| self.s.formations[group.formation as usize].seat == seat)
            .filter(|(_, group)| !matches!(group.arrival, Arrival::Ambush { .. }))
            .map(|(index, group)| {
                let [mg, at] = p.weapons_left[index];
                if group.weapon_choice { mg.max(at) } else { mg + at }
            })
            .sum()
    }
}
