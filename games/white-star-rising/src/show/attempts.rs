//! What a person may mean by pointing at things: the orders that are judged for "why not?".

use super::board::box_id;
use super::tokens::Token;
use crate::*;
use scene::Pick;

/// What was pointed at: a unit, once or twice, with what and whom it acts, and where this leads.
struct Pointing<'a> {
    unit: u8,
    twice: bool,
    weapon: Option<Weapon>,
    mate: bool,
    hq: bool,
    rest: &'a [Pick],
}

impl WhiteStar {
    pub(super) fn meant_by(&self, p: &Position, picks: &[Pick]) -> Vec<Order> {
        match picks {
            [Pick::Cell(label)] => match (self.s.ground.find(label), p.stage) {
                (Some(cell), Stage::Replace) => vec![Order::Replace { formation: self.replacing(p), cell }],
                (Some(cell), Stage::AirTarget | Stage::Scatter | Stage::Stray) => {
                    vec![Order::Target { cell }]
                }
                _ => Vec::new(),
            },
            [Pick::Piece(id), rest @ ..] => match (self.s.find_unit(id), self.find_token(id)) {
                (Some(unit), _) => self.meant_with_unit(p, unit, rest),
                (_, Some(token)) => self.meant_with_token(p, token, rest),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn meant_with_token(&self, p: &Position, token: Token, rest: &[Pick]) -> Vec<Order> {
        let hex = |pick: &Pick| match pick {
            Pick::Cell(label) => self.s.ground.find(label),
            Pick::Piece(id) => self.s.find_unit(id).map(|unit| p.place(unit)).filter(|&cell| on_map(cell)),
            Pick::Card(_) => None,
        };
        let unit = |pick: &Pick| match pick {
            Pick::Piece(id) => self.s.find_unit(id),
            Pick::Cell(_) | Pick::Card(_) => None,
        };
        let order = match (token, rest) {
            (Token::Weapon(group, weapon), []) => Some(Order::Lose { group, weapon }),
            (Token::Weapon(_, weapon), [pick]) => unit(pick).map(|unit| Order::Arm { unit, weapon }),
            (Token::Barrage(slot), [pick]) => hex(pick).map(|cell| Order::Call { slot, cell }),
            (Token::Barrage(slot), []) => Some(Order::Call { slot, cell: 0 }),
            (Token::Trench(_), [pick]) => hex(pick).map(|cell| Order::Dig { cell }),
            (Token::Trench(_), []) => Some(Order::Dig { cell: 0 }),
            (Token::Fate(_), [pick]) => unit(pick).map(|unit| Order::Refresh { unit }),
            (Token::Mine(_), []) => Some(Order::Mine),
            _ => None,
        };
        order.into_iter().collect()
    }

    /// Who and what comes along stands between the unit and the place or enemy it is about.
    fn pointing<'a>(&self, p: &Position, unit: u8, rest: &'a [Pick]) -> Pointing<'a> {
        let mut found = Pointing { unit, twice: false, weapon: None, mate: false, hq: false, rest };
        while let [Pick::Piece(id), more @ ..] = found.rest {
            let other = self.s.find_unit(id);
            match (other, self.find_token(id)) {
                (Some(other), _) if other == unit => found.twice = true,
                (Some(other), _) if self.seat(other) != self.seat(unit) => break,
                (Some(other), _) if p.place(other) != p.place(unit) => break,
                (Some(other), _) if self.is_hq(other) => found.hq = true,
                (Some(_), _) => found.mate = true,
                (_, Some(Token::Weapon(_, weapon))) => found.weapon = Some(weapon),
                _ => break,
            }
            found.rest = more;
        }
        found
    }

    fn meant_with_unit(&self, p: &Position, unit: u8, rest: &[Pick]) -> Vec<Order> {
        let at = self.pointing(p, unit, rest);
        let who = Who { unit, mate: at.mate, hq: at.hq };
        match at.rest {
            [] => self.meant_alone(p, &at),
            [Pick::Cell(label)] if *label == box_id("exit", self.seat(unit)) => vec![Order::Exit { who }],
            [Pick::Cell(label)] => match self.s.ground.find(label) {
                Some(cell) => self.meant_there(p, &at, who, cell),
                None => Vec::new(),
            },
            [Pick::Piece(id)] => match self.s.find_unit(id) {
                Some(target) => self.meant_against(p, &at, who, target),
                None => Vec::new(),
            },
            [Pick::Cell(label), Pick::Piece(id)] => match (self.s.ground.find(label), self.s.find_unit(id)) {
                (Some(cell), Some(target)) if self.is_ambusher(unit) => {
                    vec![Order::Ambush { cell, target, leader: false }]
                }
                _ => Vec::new(),
            },
            [Pick::Cell(label), Pick::Piece(hq), Pick::Piece(id)] => {
                let leader = self.s.find_unit(hq).is_some_and(|hq| self.is_hq(hq));
                match (self.s.ground.find(label), self.s.find_unit(id)) {
                    (Some(cell), Some(target)) if leader && self.is_ambusher(unit) => {
                        vec![Order::Ambush { cell, target, leader }]
                    }
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }

    /// 12.2.4: the unit that lies in ambush.
    fn is_ambusher(&self, unit: u8) -> bool {
        self.s.special.ambush.is_some_and(|rule| rule.unit == unit)
    }

    /// Only the unit was pointed at.
    fn meant_alone(&self, p: &Position, at: &Pointing) -> Vec<Order> {
        let unit = at.unit;
        match p.stage {
            Stage::Setup(_) | Stage::Landing => {
                let cell = self.zone(unit).and_then(|zone| zone.first()).unwrap_or(0);
                vec![Order::Place { unit, cell, mounted: false }]
            }
            Stage::Lead(_) => vec![Order::Lead { unit }],
            Stage::Flak => vec![Order::Flak { unit, leader: at.hq }],
            Stage::Quick => vec![Order::Refresh { unit }],
            Stage::Retreat => vec![Order::Retreat { unit, cell: p.place(unit) }],
            Stage::Opportunity => {
                let targets = p.moving.stepped & !self.hqs;
                members(targets).map(|target| Order::Fire { unit, target, with: With::PLAIN }).collect()
            }
            _ if self.is_hq(unit) => vec![Order::Move { who: Who::alone(unit), to: 0 }],
            _ if p.place(unit) == WAITING => {
                let to = match &self.s.groups[self.unit(unit).group as usize].arrival {
                    Arrival::Enter { at, .. } => at.first().unwrap_or(0),
                    _ => 0,
                };
                vec![Order::Enter { who: Entrant { unit, hq: false }, to, mounted: false }]
            }
            // Why it can do nothing at all is best told by a step; that it cannot turn over comes after it.
            _ if on_map(p.place(unit)) => {
                let next = self.s.ground.neighbours(p.place(unit));
                let steps = next.iter().map(|&to| Order::Move { who: Who::alone(unit), to });
                steps.chain([Order::Flip { unit }]).collect()
            }
            _ => vec![Order::Move { who: Who::alone(unit), to: 0 }],
        }
    }

    /// A unit, and a hex.
    fn meant_there(&self, p: &Position, at: &Pointing, who: Who, cell: Cell) -> Vec<Order> {
        let unit = at.unit;
        match p.stage {
            Stage::Setup(_) | Stage::Landing => return vec![Order::Place { unit, cell, mounted: at.twice }],
            Stage::Retreat => return vec![Order::Retreat { unit, cell }],
            _ if p.place(unit) == WAITING && !self.is_ambusher(unit) => {
                return vec![Order::Enter { who: Entrant { unit, hq: at.hq }, to: cell, mounted: at.twice }];
            }
            _ => {}
        }
        let foes = self.platoons(p, cell, enemy(self.seat(unit))) != 0;
        let mut orders = Vec::new();
        if !self.is_hq(unit) && self.face(p, unit).mortar && (foes || p.stage == Stage::Opportunity) {
            orders.push(Order::Shell { unit, cell, leader: at.hq });
        }
        match (foes, at.twice) {
            (true, true) => orders.push(Order::Overrun { who, to: cell }),
            (true, false) => orders.push(Order::Assault { who, to: cell }),
            (false, true) => {}
            (false, false) => orders.push(Order::Move { who, to: cell }),
        }
        if at.twice && p.mines.has(cell) {
            orders.insert(0, Order::Clear { unit, cell });
        }
        orders
    }

    /// A unit, and another one that does not act with it.
    fn meant_against(&self, p: &Position, at: &Pointing, who: Who, target: u8) -> Vec<Order> {
        let unit = at.unit;
        let armed = p.weapon[unit as usize] != 0;
        let with = With {
            weapon: match at.weapon {
                Some(weapon) => Use::Take(weapon),
                None if at.twice && armed => Use::Hold,
                None => Use::Along,
            },
            leader: at.hq,
            scoot: at.twice && !armed,
        };
        let cell = p.place(target);
        if self.seat(target) == self.seat(unit) && on_map(cell) {
            // An own unit: its hex is meant.
            return self.meant_there(p, at, who, cell);
        }
        if !self.is_hq(unit) && self.face(p, unit).mortar && on_map(cell) {
            return vec![Order::Shell { unit, cell, leader: at.hq }];
        }
        vec![Order::Fire { unit, target, with }]
    }
}
