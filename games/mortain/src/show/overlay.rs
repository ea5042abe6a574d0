//! Questions about Mortain whose answers are drawn over the map.

use crate::*;
use scene::{Overlay, OverlayNeeds, Pick, Tint, Tone};

const FIRE: &str = "fire";
const THREAT: &str = "threat";
const ACTED: &str = "acted";

const BANDS: [Tone; 3] = [Tone::Band1, Tone::Band2, Tone::Band3];

impl Mortain {
    pub(crate) fn all_overlays(&self) -> Vec<Overlay<Msg>> {
        let overlay = |id: &str, needs: OverlayNeeds, tones: &[(Tone, &str)]| Overlay {
            id: id.to_owned(),
            title: Msg::new(format!("overlay-{id}")),
            needs,
            legend: tones
                .iter()
                .map(|(tone, key)| (*tone, Msg::new(format!("overlay-{id}-{key}"))))
                .collect(),
        };
        let bands = [(BANDS[0], "adjacent"), (BANDS[1], "two"), (BANDS[2], "three")];
        vec![
            overlay(FIRE, OverlayNeeds::Piece, &[&bands[..], &[(Tone::Bad, "blocked")]].concat()),
            overlay(
                THREAT,
                OverlayNeeds::Cell,
                &[(Tone::Bad, "german"), (Tone::Good, "us"), (Tone::Warn, "both"), (Tone::Band2, "hex")],
            ),
            overlay(ACTED, OverlayNeeds::Nothing, &[(Tone::Good, "may"), (Tone::Warn, "done")]),
        ]
    }

    pub(crate) fn answer_overlay(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        match (id, target) {
            (FIRE, Some(Pick::Piece(id))) => {
                self.data.find_unit(id).map_or(Vec::new(), |unit| self.reach_of(p, unit))
            }
            (THREAT, Some(Pick::Cell(label))) => {
                self.data.find_hex(label).map_or(Vec::new(), |hex| self.threats_to(p, hex))
            }
            (ACTED, None) => self.who_has_acted(p),
            _ => Vec::new(),
        }
    }

    /// 6.2, 6.3: what the unit can fire at from where it stands, and what blocks the rest of its range.
    fn reach_of(&self, p: &Position, unit: Unit) -> Vec<Tint<Msg>> {
        let from = p.at(unit);
        if !from.on_map() {
            return Vec::new();
        }
        let hexes = self.data.hexes().filter(|&hex| hex != from);
        let near = hexes.map(|hex| (hex, self.data.distance(from, hex)));
        near.filter(|(_, distance)| *distance <= sight::range(&self.data, from))
            .map(|(hex, distance)| match sight::blocker(&self.data, from, hex) {
                None => Tint {
                    note: Some(Msg::new("overlay-range").with("distance", distance)),
                    ..Tint::new(hex.write(self), BANDS[(distance as usize - 1).min(2)])
                },
                Some(by) => Tint {
                    note: Some(Msg::new("overlay-blocked").with("hex", by.say(self))),
                    ..Tint::new(hex.write(self), Tone::Bad)
                },
            })
            .collect()
    }

    /// 6.2, 6.3: from where the hex can be fired at, and by whom.
    fn threats_to(&self, p: &Position, hex: Hex) -> Vec<Tint<Msg>> {
        let seen_from = self.data.hexes().filter(|&from| self.data.sees(from, hex));
        seen_from
            .map(|from| {
                let there: Units = self.data.units.ids().filter(|&unit| p.at(unit) == from).collect();
                let german = there.iter().any(|unit| self.data.side(unit) == GERMAN);
                let us = there.iter().any(|unit| self.data.side(unit) != GERMAN);
                let tone = match (german, us) {
                    (true, true) => Tone::Warn,
                    (true, false) => Tone::Bad,
                    (false, true) => Tone::Good,
                    (false, false) => Tone::Band2,
                };
                let names = || Msg::new("overlay-units").with("units", there.say(self));
                let note = (!there.is_empty()).then(names);
                Tint { note, ..Tint::new(from.write(self), tone) }
            })
            .collect()
    }

    /// 4.3: units that have acted with the open card, and those that still may.
    fn who_has_acted(&self, p: &Position) -> Vec<Tint<Msg>> {
        let units = self.data.units.ids().filter(|&unit| p.at(unit).on_map());
        let mut tints: Vec<Tint<Msg>> = Vec::new();
        for unit in units {
            let tone = match (p.acting.used.has(unit), self.may_act(p, unit).is_ok()) {
                (_, true) => Tone::Good,
                (true, false) => Tone::Warn,
                (false, false) => continue,
            };
            let cell = p.at(unit).write(self);
            match tints.iter_mut().find(|tint| tint.cell == cell) {
                // One unit of a stack that may still act is what matters.
                Some(tint) if tone == Tone::Good => tint.tone = tone,
                Some(_) => {}
                None => tints.push(Tint::new(cell, tone)),
            }
        }
        tints
    }
}
