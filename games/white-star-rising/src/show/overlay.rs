//! Questions whose answers are drawn over the map.

use crate::forces::*;
use crate::*;
use scene::{Overlay, OverlayNeeds, Pick, Tint, Tone};

const COMMAND: &str = "command";
const SIGHT: &str = "sight";
const SEEN: &str = "seen";
const HARD: &str = "range-hard";
const SOFT: &str = "range-soft";
const ZONE: &str = "zone";

impl WhiteStar {
    pub(super) fn all_overlays(&self) -> Vec<Overlay<Msg>> {
        let overlay = |id: &str, needs: OverlayNeeds, tones: &[(Tone, &str)]| Overlay {
            id: id.to_owned(),
            title: Msg::new(format!("overlay-{id}")),
            needs,
            legend: tones.iter().map(|(tone, key)| (*tone, Msg::new(format!("overlay-{key}")))).collect(),
        };
        let bands = [
            (Tone::Band1, "range-reduced"),
            (Tone::Band2, "range-normal"),
            (Tone::Band3, "range-extended"),
            (Tone::Bad, "range-blocked"),
        ];
        let command =
            [(Tone::Band1, "command-hq"), (Tone::Band2, "command-shq"), (Tone::Band3, "command-recon")];
        let seen = [
            (Tone::Bad, "seen-german"),
            (Tone::Good, "seen-allied"),
            (Tone::Warn, "seen-both"),
            (Tone::Band2, "seen-hex"),
        ];
        vec![
            overlay(HARD, OverlayNeeds::Piece, &bands),
            overlay(SOFT, OverlayNeeds::Piece, &bands),
            overlay(SIGHT, OverlayNeeds::Piece, &[(Tone::Good, "sight-clear")]),
            overlay(SEEN, OverlayNeeds::Cell, &seen),
            overlay(COMMAND, OverlayNeeds::Piece, &command),
            overlay(ZONE, OverlayNeeds::Piece, &[(Tone::Good, "zone-setup"), (Tone::Band2, "zone-entry")]),
        ]
    }

    pub(super) fn answer_overlay(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        let unit = match target {
            Some(Pick::Piece(id)) => self.s.find_unit(id),
            _ => None,
        };
        match (id, unit, target) {
            (HARD, Some(unit), _) => self.fire_bands(p, unit, true),
            (SOFT, Some(unit), _) => self.fire_bands(p, unit, false),
            (SIGHT, Some(unit), _) => self.seen_from(p, unit),
            (COMMAND, Some(unit), _) => self.command_area(p, self.unit(unit).formation),
            (ZONE, Some(unit), _) => self.zone_of(unit),
            (SEEN, _, Some(Pick::Cell(label))) => {
                self.s.ground.find(label).map_or(Vec::new(), |cell| self.who_sees(p, cell))
            }
            _ => Vec::new(),
        }
    }

    fn tint(&self, cell: Cell, tone: Tone) -> Tint<Msg> {
        Tint::new(self.s.ground.label(cell), tone)
    }

    /// 6.1.1 to 6.1.3: what the unit reaches with its printed values and its support weapon.
    fn fire_bands(&self, p: &Position, unit: u8, hard: bool) -> Vec<Tint<Msg>> {
        let from = p.place(unit);
        if !on_map(from) || self.is_hq(unit) {
            return Vec::new();
        }
        let face = self.face(p, unit);
        let value = match face.flak {
            Some(flak) if hard => Some(Fire { fixed: true, ..flak }),
            _ if hard => face.ap,
            _ => face.he,
        };
        let Some(mut value) = value else { return Vec::new() };
        if !hard && p.weapon[unit as usize] == 1 && p.mounted & bit(unit) == 0 {
            value.range += 1;
        }
        let most = if value.fixed { value.range } else { 2 * value.range };
        let ground = &self.s.ground;
        let reach = ground.within(from, most);
        reach
            .iter()
            .filter(|&cell| cell != from)
            .map(|cell| {
                let distance = ground.distance(from, cell);
                let tone = match distance {
                    _ if distance > 1 && !face.mortar && !self.sees(p, from, cell) => Tone::Bad,
                    _ if distance > value.range => Tone::Band3,
                    _ if !value.fixed && distance <= value.range / 2 => Tone::Band1,
                    _ => Tone::Band2,
                };
                let note = Msg::new("overlay-distance").with("distance", distance as i64);
                Tint { note: Some(note), ..self.tint(cell, tone) }
            })
            .collect()
    }

    /// 7.0.
    fn seen_from(&self, p: &Position, unit: u8) -> Vec<Tint<Msg>> {
        let from = p.place(unit);
        if !on_map(from) {
            return Vec::new();
        }
        let view = self.s.ground.view(from);
        view.iter()
            .filter(|&cell| cell != from && self.sees(p, from, cell))
            .map(|cell| self.tint(cell, Tone::Good))
            .collect()
    }

    /// 7.0: from where the hex is seen, and by whom.
    fn who_sees(&self, p: &Position, cell: Cell) -> Vec<Tint<Msg>> {
        let view = self.s.ground.view(cell);
        view.iter()
            .filter(|&from| from != cell && self.sees(p, from, cell))
            .map(|from| {
                let there = p.in_cell(from);
                let tone = match (there & self.sides[0] != 0, there & self.sides[1] != 0) {
                    (true, true) => Tone::Warn,
                    (true, false) => Tone::Bad,
                    (false, true) => Tone::Good,
                    (false, false) => Tone::Band2,
                };
                let names: Vec<Arg> = members(there).map(|unit| Arg::Text(self.unit_name(unit))).collect();
                let note = (!names.is_empty()).then(|| Msg::new("overlay-units").with("units", names));
                Tint { note, ..self.tint(from, tone) }
            })
            .collect()
    }

    /// 1.3.2.1, 4.2: where units of the formation are in command without a test.
    fn command_area(&self, p: &Position, formation: u8) -> Vec<Tint<Msg>> {
        let formation = &self.s.formations[formation as usize];
        let ground = &self.s.ground;
        let Some(hq) = formation.hq.filter(|&hq| on_map(p.place(hq))) else { return Vec::new() };
        let range = self.radio(p, formation.range[Position::is(p.reduced, hq) as usize]);
        let near = ground.within(p.place(hq), range);
        let far = ground.within(p.place(hq), 2 * range);
        let shq = formation.shq.map(|shq| p.place(shq)).filter(|&at| on_map(at) && far.has(at));
        let second = shq.map(|at| ground.within(at, self.radio(p, formation.shq_range)));
        let second = second.unwrap_or(board::Area::NONE) - near;
        let recon = members(formation.units).any(|unit| !self.is_hq(unit) && self.kind(unit).recon);
        let scouts = if recon { far - near - second } else { board::Area::NONE };
        [(near, Tone::Band1), (second, Tone::Band2), (scouts, Tone::Band3)]
            .into_iter()
            .flat_map(|(area, tone)| area.iter().map(move |cell| (cell, tone)).collect::<Vec<_>>())
            .map(|(cell, tone)| self.tint(cell, tone))
            .collect()
    }

    /// 2.0, R15: where the unit is set up or comes on.
    fn zone_of(&self, unit: u8) -> Vec<Tint<Msg>> {
        let group = &self.s.groups[self.unit(unit).group as usize];
        let (area, tone) = match &group.arrival {
            Arrival::Setup { zone } => (*zone, Tone::Good),
            Arrival::Enter { at, .. } | Arrival::Place { at, .. } | Arrival::Ambush { at } => {
                (*at, Tone::Band2)
            }
            Arrival::Dice(random) => {
                let all = random.by_die.iter().fold(board::Area::NONE, |all, area| all | *area);
                (all, Tone::Band2)
            }
        };
        area.iter().map(|cell| self.tint(cell, tone)).collect()
    }
}
