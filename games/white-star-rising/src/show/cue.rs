//! What can be seen to happen on the map.

use crate::*;
use scene::{Cue, CueKind, Pick, Tone};

impl WhiteStar {
    /// What an event looks like, from what this viewer saw before it.
    pub(super) fn cue_of(&self, before: &Position, event: &Event) -> Option<Cue> {
        let cell = |cell: Cell| Pick::Cell(self.s.ground.label(cell));
        let piece = |unit: u8| Pick::Piece(self.unit(unit).id.clone());
        let at = |kind, to| Some(Cue::new(kind, None, vec![to]));
        // A platoon stands for all who go with it; whoever comes on comes from nowhere.
        let first = |units: u64| members(units & !self.hqs).next().or_else(|| members(units).next());
        let goes = |units: u64, from: Option<Cell>, to: Cell| {
            let unit = first(units)?;
            let mut way = vec![from.unwrap_or(before.place(unit)), to];
            way.retain(|&cell| on_map(cell));
            way.dedup();
            let path = way.into_iter().map(|cell| self.s.ground.label(cell)).collect();
            Some(Cue { path, ..Cue::new(CueKind::Move, Some(piece(unit)), Vec::new()) })
        };
        let calls = |kind, formation: u8| Some(Cue::new(kind, None, self.called(before, formation)));
        match *event {
            Event::Moved { units, from, to, .. } => goes(units, Some(from), to),
            Event::WentBack { units, to } | Event::Retreated { units, to } => goes(units, None, to),
            Event::Exited { units } => first(units)
                .map(|unit| before.place(unit))
                .filter(|&place| on_map(place))
                .and_then(|place| at(CueKind::Other, cell(place))),
            Event::Fires { unit, target, .. } => {
                Some(Cue::new(CueKind::Shot, Some(piece(unit)), vec![piece(target)]))
            }
            Event::Shells { unit, hex, .. } => {
                Some(Cue::new(CueKind::Shot, Some(piece(unit)), vec![cell(hex)]))
            }
            Event::FlakFires { unit } if on_map(before.air.cell) => {
                Some(Cue::new(CueKind::Shot, Some(piece(unit)), vec![cell(before.air.cell)]))
            }
            Event::Hits { hits: 1.. } => self.struck(before),
            Event::ShellsFall { hex } | Event::MineAttacks { hex } => at(CueKind::Blast, cell(hex)),
            Event::Clash { attackers, hex, .. } => {
                Some(Cue::new(CueKind::Assault, first(attackers).map(piece), vec![cell(hex)]))
            }
            Event::Disrupted { unit } => {
                Some(Cue { tone: Tone::Bad, ..Cue::new(CueKind::Other, None, vec![piece(unit)]) })
            }
            Event::Reduced { unit }
            | Event::Eliminated { unit }
            | Event::HqReduced { unit }
            | Event::HqLost { unit } => at(CueKind::Loss, piece(unit)),
            Event::Reorganised { unit, passed: true } => at(CueKind::Rally, piece(unit)),
            Event::Taken { hex } => at(CueKind::Capture, cell(hex)),
            Event::Ambush { hex, .. } => at(CueKind::Reveal, cell(hex)),
            Event::Called { hex, .. }
            | Event::AirTarget { hex, .. }
            | Event::Scattered { hex }
            | Event::MineLaid { hex }
            | Event::Smoke { hex }
            | Event::HqReplaced { hex, .. } => at(CueKind::Other, cell(hex)),
            Event::Drawn { marker: Marker::Formation(formation) } => calls(CueKind::Draw, formation),
            Event::Drawn { .. } => Some(Cue::new(CueKind::Draw, None, Vec::new())),
            Event::Activated { formation } => calls(CueKind::Phase, formation),
            _ => None,
        }
    }

    /// 6.1, 6.3: the line was drawn when the attack was made; hits are worth another look.
    fn struck(&self, before: &Position) -> Option<Cue> {
        let cell = |cell: Cell| Pick::Cell(self.s.ground.label(cell));
        let piece = |unit: u8| Pick::Piece(self.unit(unit).id.clone());
        let (kind, from, to) = match before.roll.purpose {
            Purpose::Attack => {
                let attack = &before.attack;
                match (attack.firer, attack.target) {
                    (NOBODY, _) => (CueKind::Blast, None, cell(attack.cell)),
                    (firer, NOBODY) => (CueKind::Shot, Some(piece(firer)), cell(attack.cell)),
                    (firer, target) => (CueKind::Shot, Some(piece(firer)), piece(target)),
                }
            }
            Purpose::Assault => (CueKind::Assault, None, cell(before.clash.cell)),
            _ => return None,
        };
        Some(Cue { tone: Tone::Good, ..Cue::new(kind, from, vec![to]) })
    }

    /// Whom a marker calls: the headquarters of the formation, or whoever of it is on the map.
    fn called(&self, p: &Position, formation: u8) -> Vec<Pick> {
        let formation = &self.s.formations[formation as usize];
        let there = |unit: &u8| on_map(p.place(*unit));
        let pick = |unit: u8| Pick::Piece(self.unit(unit).id.clone());
        match formation.hq.filter(there) {
            Some(hq) => vec![pick(hq)],
            None => members(formation.units).filter(there).map(pick).collect(),
        }
    }
}
