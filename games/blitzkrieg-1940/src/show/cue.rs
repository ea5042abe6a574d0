//! What can be seen to happen on the map.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use scene::{Cue, CueKind, Pick, Tone};

impl Blitzkrieg {
    /// What an event looks like, from what this viewer saw before it.
    pub(super) fn cue_of(&self, before: &Position, event: &Event) -> Option<Cue> {
        let cell = |hex: Hex| Pick::Cell(self.s.ground.label(hex));
        let piece = |unit: Unit| Pick::Piece(self.card(unit).id.clone());
        let at = |kind, to| Some(Cue::new(kind, None, vec![to]));
        // A gun that was hidden comes from nowhere.
        let goes = |unit: Unit, hex: Hex| {
            let way = [before.place(unit), hex].into_iter().filter(|hex| hex.on_map());
            let path = way.map(|hex| self.s.ground.label(hex)).collect();
            Some(Cue { path, ..Cue::new(CueKind::Move, Some(piece(unit)), Vec::new()) })
        };
        let shot = |unit: Unit, target: Unit, tone| {
            Some(Cue { tone, ..Cue::new(CueKind::Shot, Some(piece(unit)), vec![piece(target)]) })
        };
        match *event {
            Event::Moved { units, hex, .. } => goes(units.first(), hex),
            Event::Entered { unit, hex, .. }
            | Event::PushedBack { unit, hex }
            | Event::WentBack { unit, hex, .. }
            | Event::Retreated { unit, hex } => goes(unit, hex),
            Event::Fired { unit, target, .. } | Event::Struck { unit, target, .. } => {
                shot(unit, target, Tone::Plain)
            }
            // The line was drawn when the shot was fired; a hit is worth another look.
            Event::Result { unit, ref hit, .. } if !hit.is_nothing() => {
                let firer = match before.top() {
                    Frame::Roll(Purpose::Fire) => before.shot.firer,
                    Frame::Roll(Purpose::Reply) => before.shot.target,
                    Frame::Roll(Purpose::Close) => before.clash.firer,
                    _ => return None,
                };
                shot(firer, unit, Tone::Good)
            }
            Event::Assaulted { units, hex } => {
                Some(Cue::new(CueKind::Assault, Some(piece(units.first())), vec![cell(hex)]))
            }
            Event::Shelled { hex, .. } => at(CueKind::Blast, cell(hex)),
            Event::Mined { unit, ref hit, .. } => {
                let tone = if hit.is_nothing() { Tone::Plain } else { Tone::Bad };
                Some(Cue { tone, ..Cue::new(CueKind::Blast, None, vec![piece(unit)]) })
            }
            Event::Neutralised { unit } => {
                Some(Cue { tone: Tone::Bad, ..Cue::new(CueKind::Other, None, vec![piece(unit)]) })
            }
            Event::Reduced { unit } | Event::Eliminated { unit } | Event::LeftMap { unit } => {
                at(CueKind::Loss, piece(unit))
            }
            Event::Overrun { unit, .. } => at(CueKind::Loss, piece(unit)),
            Event::Rallied { unit, done: true, .. } => at(CueKind::Rally, piece(unit)),
            Event::Revealed { unit, .. } => at(CueKind::Reveal, piece(unit)),
            Event::Returned { unit, .. } => at(CueKind::Other, piece(unit)),
            Event::Taken { hex, .. } => at(CueKind::Capture, cell(hex)),
            Event::Drawn { token } => Some(Cue::new(CueKind::Draw, None, self.called_by(before, token))),
            Event::Activated { form, .. } => Some(Cue::new(CueKind::Phase, None, self.called(before, form))),
            _ => None,
        }
    }
    /// Whom a marker calls.
    fn called_by(&self, p: &Position, token: u8) -> Vec<Pick> {
        match self.kind(token) {
            Marker::Formation(form) => self.called(p, form),
            _ => Vec::new(),
        }
    }
    /// Whom to look at when a formation acts: its headquarters, or those of its units that everybody sees.
    fn called(&self, p: &Position, form: Form) -> Vec<Pick> {
        let card = self.form(form);
        let there = |unit: &Unit| *unit != Unit::NONE && p.on_map(*unit) && !p.hidden.has(*unit);
        let pick = |unit: Unit| Pick::Piece(self.card(unit).id.clone());
        match Some(card.hq).filter(there) {
            Some(hq) => vec![pick(hq)],
            None => card.units.iter().filter(there).map(pick).collect(),
        }
    }
}
