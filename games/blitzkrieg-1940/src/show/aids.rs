//! Reactions for standing instructions, and overlays.

use crate::Blitzkrieg;
use crate::fire::Manner;
use crate::odds::at_most;
use crate::orders::Order;
use crate::position::*;
use crate::sight::Aim;
use crate::words::*;
use engine::{Msg, Seat};
use scene::{Overlay, OverlayNeeds, Pick, Reaction, Tint, Tone};

impl Blitzkrieg {
    /// Whether a seat is asked for a reaction: what kind, what it can bring at best, and how to let it pass.
    pub(super) fn asked(&self, p: &Position, seat: Seat) -> Option<Reaction<Order>> {
        if p.ask != Ask::Order(seat) {
            return None;
        }
        let decline = Order::Pass;
        match p.top() {
            Frame::Annul(_) => {
                let chance = self.values.annul as f32 / 6.0;
                Some(Reaction { kind: "annul", chance, decline })
            }
            Frame::Shot => {
                let Shot { firer, target, .. } = p.shot;
                let chance = self.shot_chance(p, target, firer);
                Some(Reaction { kind: "return-fire", chance, decline })
            }
            // R87: where a gun may stand that the enemy does not see, its owner is always asked, and answers for themselves: a quick answer
            // would tell that there is none, a slow one that there is.
            Frame::Window if self.gun_may_react(p, seat) => None,
            Frame::Window => {
                let [fire, back] = self.window_chances(p);
                let (kind, chance) =
                    if fire.is_some() { ("opportunity-fire", fire) } else { ("withdraw", back) };
                Some(Reaction { kind, chance: chance.unwrap_or(0.0), decline })
            }
            _ => None,
        }
    }
    /// Further kinds of the same question: where somebody may fire and somebody may go back, both instructions count.
    pub(super) fn also_asked(&self, p: &Position, seat: Seat) -> Vec<(&'static str, f32)> {
        if p.ask != Ask::Order(seat) || p.top() != Frame::Window || self.gun_may_react(p, seat) {
            return Vec::new();
        }
        match self.window_chances(p) {
            [Some(_), Some(back)] => vec![("withdraw", back)],
            _ => Vec::new(),
        }
    }
    /// What fire and withdrawal can bring at best in this window; none where nobody can.
    fn window_chances(&self, p: &Position) -> [Option<f32>; 2] {
        let (mut fire, mut back) = (None, None);
        let better = |known: &mut Option<f32>, chance: f32| *known = Some(known.unwrap_or(0.0).max(chance));
        self.list_window(p, &mut |order| {
            match order {
                Order::Opportunity { unit, target } => better(&mut fire, self.shot_chance(p, unit, target)),
                Order::Withdraw { unit, .. } => better(&mut back, self.saved(p, unit)),
                _ => {}
            }
            true
        });
        [fire, back]
    }
    /// 6.3.3: the chance that going back spares a unit something: the next shot of whoever moves or fires, the next salvo.
    fn saved(&self, p: &Position, unit: Unit) -> f32 {
        if self.is_hq(unit) {
            let near = |foe: Unit| self.s.ground.distance(p.place(foe), p.place(unit)) <= 2;
            return if p.win.targets.iter().any(|foe| p.on_map(foe) && near(foe)) { 0.5 } else { 0.0 };
        }
        let hurts = |column: i8| {
            let chances = self.column_chances(p, unit, column);
            chances[1] + chances[2]
        };
        let worst = match p.win.trigger {
            Trigger::Salvo => {
                let next = Calibre::ALL.into_iter().filter(|calibre| p.guns.aimed[calibre.i()] > 0);
                next.map(|calibre| hurts(self.salvo_column(p, calibre, unit))).fold(0.0, f64::max)
            }
            _ => {
                let foes = p.win.targets.iter().filter(|&foe| p.on_map(foe));
                foes.filter(|&foe| self.may_aim(p, foe, unit, Aim::Active).is_ok())
                    .map(|foe| hurts(self.factor(p, foe, unit, Manner::PLAIN)))
                    .fold(0.0, f64::max)
            }
        };
        let goes = if p.neutralised.has(unit) { at_most(self.reaction_value(p, unit)) } else { 1.0 };
        (worst * goes) as f32
    }
    /// The chance that a reaction shot passes its check and does something.
    fn shot_chance(&self, p: &Position, unit: Unit, target: Unit) -> f32 {
        let column = self.factor(p, unit, target, Manner::PLAIN);
        let chances = self.column_chances(p, target, column);
        (at_most(self.reaction_value(p, unit)) * (chances[1] + chances[2])) as f32
    }

    pub(super) fn questions(&self) -> Vec<Overlay<Msg>> {
        let ask = |id: &str, needs, legend: &[(Tone, &str)]| Overlay {
            id: id.to_owned(),
            title: Msg::new(format!("overlay-{id}")),
            needs,
            legend: legend.iter().map(|(tone, key)| (*tone, Msg::new(*key))).collect(),
        };
        vec![
            ask(
                "sees",
                OverlayNeeds::Piece,
                &[(Tone::Good, "legend-seen"), (Tone::Band2, "legend-armour-only")],
            ),
            ask("fire", OverlayNeeds::Piece, &[(Tone::Bad, "legend-target")]),
            ask("command", OverlayNeeds::Piece, &[(Tone::Band1, "legend-command")]),
            ask("blind", OverlayNeeds::Cell, &[(Tone::Warn, "legend-blind")]),
        ]
    }
    pub(super) fn answer(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        let g = &self.s.ground;
        let label = |hex: Hex| g.label(hex);
        match (id, target) {
            ("blind", Some(Pick::Cell(cell))) => match g.find(cell) {
                Some(hex) => {
                    g.blind_from(hex).iter().map(|hex| Tint::new(label(Hex(hex)), Tone::Warn)).collect()
                }
                None => Vec::new(),
            },
            (_, Some(Pick::Piece(piece))) => {
                let Some(unit) = self.find_unit(piece).filter(|&unit| p.on_map(unit)) else {
                    return Vec::new();
                };
                let from = p.place(unit);
                match id {
                    "sees" => g
                        .free_from(from)
                        .iter()
                        .map(Hex)
                        .filter_map(|hex| {
                            let clear = g.terrain(hex) == Terrain::Clear;
                            let (soft, armour) = if clear { (4, 8) } else { (2, 4) };
                            let distance = g.distance(from, hex);
                            let tone = if distance <= soft {
                                Tone::Good
                            } else if distance <= armour {
                                Tone::Band2
                            } else {
                                return None;
                            };
                            Some(Tint::new(label(hex), tone))
                        })
                        .collect(),
                    "fire" => {
                        let foes = self.sides[enemy(self.seat_of(unit)).index()].without(p.hidden);
                        let mut tints: Vec<Tint<Msg>> = Vec::new();
                        for target in foes.iter().filter(|&target| p.on_map(target)) {
                            if self.may_shoot(p, unit, target, Aim::Active, Manner::PLAIN).is_err() {
                                continue;
                            }
                            let column = self.factor(p, unit, target, Manner::PLAIN);
                            let cell = label(p.place(target));
                            let note = Msg::new("note-column").with("column", column as i64);
                            match tints.iter_mut().find(|tint| tint.cell == cell) {
                                Some(tint) => tint.note = Some(note),
                                None => tints.push(Tint { cell, tone: Tone::Bad, note: Some(note) }),
                            }
                        }
                        tints
                    }
                    "command" => {
                        let hq = if self.is_hq(unit) { Some(from) } else { self.hq_hex(p, unit) };
                        let radius = self.radius(unit);
                        let Some(hq) = hq else { return Vec::new() };
                        let within = g.hexes().filter(|&hex| g.distance(hq, hex) <= radius);
                        within.map(|hex| Tint::new(label(hex), Tone::Band1)).collect()
                    }
                    _ => Vec::new(),
                }
            }
            _ => Vec::new(),
        }
    }
}
