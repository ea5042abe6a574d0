//! Legal orders as something to point at.
//!
//! A unit is pointed at, then who comes along or helps, then the hex or the enemy. Pointing at the unit twice means its other
//! way: mounted when it comes on, overrun instead of assault, clearing the mine instead of walking into it, firing without its
//! support weapon, firing on the move.

use super::board::box_id;
use super::tokens::Token;
use crate::*;
use scene::{Choice, Pick, Verb};

/// What kind of thing an order is: its sign, its button, and whether it ends something.
fn verb(order: Order) -> Verb {
    match order {
        Order::Move { .. } | Order::Exit { .. } | Order::Retreat { .. } => Verb::Go,
        Order::Assault { .. }
        | Order::Overrun { .. }
        | Order::Fire { .. }
        | Order::Shell { .. }
        | Order::Ambush { .. }
        | Order::Call { .. }
        | Order::Flak { .. } => Verb::Attack,
        Order::Place { .. } | Order::Dig { .. } | Order::Enter { .. } | Order::Replace { .. } => Verb::Place,
        Order::Pass | Order::Lead { .. } => Verb::Answer,
        Order::End | Order::Ready => Verb::End,
        _ => Verb::Other,
    }
}

impl WhiteStar {
    fn unit_pick(&self, unit: u8) -> Pick {
        Pick::Piece(self.unit(unit).id.clone())
    }
    fn hex_pick(&self, cell: Cell) -> Pick {
        Pick::Cell(self.s.ground.label(cell))
    }
    fn token_pick(&self, token: Token) -> Pick {
        Pick::Piece(self.token_id(token))
    }

    /// The unit, twice for its other way, and who comes along.
    fn party_picks(&self, p: &Position, who: Who, to: Option<Cell>, other_way: bool) -> Vec<Pick> {
        let mut picks = vec![self.unit_pick(who.unit)];
        if other_way {
            picks.push(self.unit_pick(who.unit));
        }
        let (cell, seat) = (p.place(who.unit), self.seat(who.unit));
        if who.mate {
            let others = self.platoons(p, cell, seat) & !bit(who.unit);
            picks.extend(members(others).take(1).map(|mate| self.unit_pick(mate)));
        }
        if who.hq {
            let hq = if on_map(cell) {
                self.hq_at(p, cell, seat)
            } else {
                to.and_then(|to| self.waiting_hq(p, who.unit, to))
            };
            picks.extend(hq.map(|hq| self.unit_pick(hq)));
        }
        picks
    }

    /// The unit, what it fires with, and the headquarters that helps.
    fn fire_picks(&self, p: &Position, unit: u8, weapon: Use, other_way: bool, leader: bool) -> Vec<Pick> {
        let mut picks = vec![self.unit_pick(unit)];
        match weapon {
            Use::Take(weapon) => picks.push(self.token_pick(Token::Weapon(self.unit(unit).group, weapon))),
            Use::Hold => picks.push(self.unit_pick(unit)),
            Use::Along if other_way => picks.push(self.unit_pick(unit)),
            Use::Along => {}
        }
        if leader {
            picks.extend(self.leader(p, unit).map(|hq| self.unit_pick(hq)));
        }
        picks
    }

    pub(super) fn as_choice(&self, p: &Position, order: Order) -> Choice<Msg> {
        let (rule, label, picks) = self.order_face(p, order);
        Choice { verb: verb(order), seldom: !self.can_help(p, order), ..Choice::new(label, picks, rule) }
    }

    fn order_face(&self, p: &Position, order: Order) -> (&'static str, Msg, Vec<Pick>) {
        let say = |key: &str| Msg::new(format!("order-{key}"));
        let with_unit = |key: &str, unit: u8| say(key).with("unit", self.unit_name(unit));
        let step = |key: &str, who: Who, to: Cell, other_way: bool| {
            let units = match self.party(p, who) {
                Ok(set) => self.unit_list(set),
                Err(_) => self.unit_name(who.unit).into(),
            };
            let mut picks = self.party_picks(p, who, None, other_way);
            picks.push(self.hex_pick(to));
            (say(key).with("units", units).with("hex", self.hex_name(to)), picks)
        };
        let yes = |flag: bool| if flag { "yes" } else { "no" };
        match order {
            Order::Place { unit, cell, mounted } => {
                let key = if mounted { "place-mounted" } else { "place" };
                let mut picks = self.party_picks(p, Who::alone(unit), None, mounted);
                picks.push(self.hex_pick(cell));
                ("2.0", with_unit(key, unit).with("hex", self.hex_name(cell)), picks)
            }
            Order::Arm { unit, weapon } => {
                let stock = self.token_pick(Token::Weapon(self.unit(unit).group, weapon));
                let label = with_unit("arm", unit).with("weapon", self.weapon_name(weapon));
                ("1.3.4.1", label, vec![stock, self.unit_pick(unit)])
            }
            Order::Dig { cell } => {
                let picks = vec![self.token_pick(Token::Trench(self.decider(p))), self.hex_pick(cell)];
                ("8.1", say("dig").with("hex", self.hex_name(cell)), picks)
            }
            Order::Auto => ("2.0", say("auto"), vec![]),
            Order::Even => ("2.0", say("even"), vec![]),
            Order::Ready => ("2.0", say("ready"), vec![]),
            Order::First { formation } => {
                ("12.2", say("first").with("formation", self.formation_name(formation)), vec![])
            }
            Order::Launch => ("12.2.8", say("launch"), vec![]),
            Order::Return => ("10.0", say("return"), vec![]),
            Order::Refresh { unit } => match p.stage {
                Stage::Quick => ("9.0", with_unit("refresh-free", unit), vec![self.unit_pick(unit)]),
                _ => {
                    let fate = self.token_pick(Token::Fate(self.seat(unit)));
                    ("10.0", with_unit("refresh", unit), vec![fate, self.unit_pick(unit)])
                }
            },
            Order::Pass => (self.moment(p.stage).0, self.pass_label(p), vec![]),
            Order::Reroll => ("10.0", say("reroll"), vec![]),
            Order::Nudge { face, up } => {
                let to = if up { face + 1 } else { face - 1 };
                ("10.0", say("nudge").with("face", face as i64).with("to", to as i64), vec![])
            }
            Order::Command => ("10.0", say("command"), vec![]),
            Order::Move { who, to } => {
                let (label, picks) = step("move", who, to, false);
                ("5.1", label, picks)
            }
            Order::Assault { who, to } => {
                let (label, picks) = step("assault", who, to, false);
                ("6.3", label, picks)
            }
            Order::Overrun { who, to } => {
                let (label, picks) = step("overrun", who, to, true);
                ("6.4", label, picks)
            }
            Order::Enter { who: Entrant { unit, hq }, to, mounted } => {
                let mut picks = self.party_picks(p, Who { unit, mate: false, hq }, Some(to), mounted);
                picks.push(self.hex_pick(to));
                let label = with_unit("enter", unit).with("hex", self.hex_name(to));
                ("12.2 R15", label.with("mounted", yes(mounted)).with("hq", yes(hq)), picks)
            }
            Order::Exit { who } => {
                let units = self.party(p, who).map_or(bit(who.unit), |set| set);
                let mut picks = self.party_picks(p, who, None, false);
                picks.push(Pick::Cell(box_id("exit", self.seat(who.unit))));
                ("12.2 R14", say("exit").with("units", self.unit_list(units)), picks)
            }
            Order::Flip { unit } => {
                let key = if Position::is(p.mounted, unit) { "dismount" } else { "mount" };
                ("5.2", with_unit(key, unit), vec![self.unit_pick(unit)])
            }
            Order::Stop => ("5.1", say("stop"), vec![]),
            Order::Fire { unit, target, with } => {
                let mut picks = self.fire_picks(p, unit, with.weapon, with.scoot, with.leader);
                picks.push(self.unit_pick(target));
                let weapon = match with.weapon {
                    Use::Along => "along",
                    Use::Hold => "hold",
                    Use::Take(weapon) => weapon.id(),
                };
                let label = with_unit("fire", unit)
                    .with("target", self.unit_name(target))
                    .with("weapon", weapon)
                    .with("leader", yes(with.leader))
                    .with("scoot", yes(with.scoot));
                (if p.stage == Stage::Opportunity { "6.2" } else { "6.1" }, label, picks)
            }
            Order::Shell { unit, cell, leader } => {
                let mut picks = self.fire_picks(p, unit, Use::Along, false, leader);
                picks.push(self.hex_pick(cell));
                let label = with_unit("shell", unit).with("hex", self.hex_name(cell));
                ("6.1", label.with("leader", yes(leader)), picks)
            }
            Order::Clear { unit, cell } => {
                let picks = vec![self.unit_pick(unit), self.unit_pick(unit), self.hex_pick(cell)];
                ("8.2.2", with_unit("clear", unit).with("hex", self.hex_name(cell)), picks)
            }
            Order::Call { slot, cell } => {
                let picks = vec![self.token_pick(Token::Barrage(slot)), self.hex_pick(cell)];
                let label = say("call").with("barrage", self.barrage_label(slot));
                ("11.2", label.with("hex", self.hex_name(cell)), picks)
            }
            Order::Demolish => ("12.2.8", say("demolish"), vec![]),
            Order::Ambush { cell, target, leader } => {
                let unit = self.s.special.ambush.map_or(0, |rule| rule.unit);
                let mut picks = vec![self.unit_pick(unit), self.hex_pick(cell)];
                if leader {
                    picks.extend(self.hq_at(p, cell, self.seat(unit)).map(|hq| self.unit_pick(hq)));
                }
                picks.push(self.unit_pick(target));
                let label = with_unit("ambush", unit).with("target", self.unit_name(target));
                ("12.2.4", label.with("hex", self.hex_name(cell)).with("leader", yes(leader)), picks)
            }
            Order::End => ("4.4", say("end"), vec![]),
            Order::Mine => ("8.2.1", say("mine").with("hex", self.hex_name(p.moving.to)), vec![]),
            Order::Lead { unit } => ("6.3", with_unit("lead", unit), vec![self.unit_pick(unit)]),
            Order::Retreat { unit, cell } => {
                let picks = vec![self.unit_pick(unit), self.hex_pick(cell)];
                ("6.3", with_unit("retreat", unit).with("hex", self.hex_name(cell)), picks)
            }
            Order::Target { cell } => {
                ("11.3", say("target").with("hex", self.hex_name(cell)), vec![self.hex_pick(cell)])
            }
            Order::Flak { unit, leader } => {
                let picks = self.fire_picks(p, unit, Use::Along, false, leader);
                ("11.3.1", with_unit("flak", unit).with("leader", yes(leader)), picks)
            }
            Order::Replace { formation, cell } => {
                let label = say("replace").with("formation", self.formation_name(formation));
                ("1.3.2.3", label.with("hex", self.hex_name(cell)), vec![self.hex_pick(cell)])
            }
            Order::Lose { group, weapon } => {
                let formation = self.s.groups[group as usize].formation;
                let label = say("lose").with("weapon", self.weapon_name(weapon));
                let label = label.with("formation", self.formation_name(formation));
                ("11.4", label, vec![self.token_pick(Token::Weapon(group, weapon))])
            }
        }
    }

    /// What passing means now.
    fn pass_label(&self, p: &Position) -> Msg {
        let key = match p.stage {
            Stage::LayMine => "order-pass-mine",
            Stage::Opportunity | Stage::Flak => "order-pass-fire",
            Stage::Window(_) if p.roll.thrown() => "order-pass-throw",
            Stage::Drawn(_) => "order-pass-marker",
            _ => "order-pass",
        };
        Msg::new(key)
    }
}
