//! What can be seen to happen on the map.

use crate::*;
use scene::{Cue, CueKind, Pick, Tone};

impl Mortain {
    /// What an event looks like, from what was there before it.
    pub(super) fn cue_of(&self, before: &Position, event: &Event) -> Option<Cue> {
        let cell = |hex: Hex| Pick::Cell(hex.write(self));
        let piece = |unit: Unit| Pick::Piece(self.data.units[unit].id.clone());
        let at = |kind, to| Some(Cue::new(kind, None, vec![to]));
        let goes = |unit: Unit, way: &[Hex]| {
            let path = way.iter().filter(|hex| hex.on_map()).map(|hex| hex.write(self)).collect();
            Some(Cue { path, ..Cue::new(CueKind::Move, Some(piece(unit)), Vec::new()) })
        };
        let shot = |unit, target| Some(Cue::new(CueKind::Shot, Some(piece(unit)), vec![piece(target)]));
        match *event {
            Event::Moved { unit, from, to } => goes(unit, &[from, to]),
            Event::Entered { unit, hex } => goes(unit, &[hex]),
            Event::Exited { unit, .. } => goes(unit, &[before.at(unit)]),
            Event::Aimed { unit, target } => shot(unit, target),
            Event::Joined { unit } => shot(unit, before.attack.target()),
            Event::Called { target, .. } => at(CueKind::Blast, piece(target)),
            Event::Targeted { unit } => at(CueKind::Blast, piece(unit)),
            // The lines were drawn when the attack was declared; a hit is worth another look.
            Event::Hit { .. } => {
                let attack = &before.attack;
                let from = attack.firers.iter().next().map(piece);
                let kind = if from.is_some() { CueKind::Shot } else { CueKind::Blast };
                let to = attack.targets.iter().map(piece).collect();
                Some(Cue { tone: Tone::Good, ..Cue::new(kind, from, to) })
            }
            Event::Reduced { unit } | Event::Eliminated { unit } => at(CueKind::Loss, piece(unit)),
            Event::Suppressed { hex } => at(CueKind::Blast, cell(hex)),
            // 4.1: the card activates its side.
            Event::Drawn { .. } => Some(Cue::new(CueKind::Phase, None, Vec::new())),
            Event::CombatCard { .. } => Some(Cue::new(CueKind::Draw, None, Vec::new())),
            _ => None,
        }
    }
}
