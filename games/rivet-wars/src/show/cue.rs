//! What can be seen to happen on the board.

use crate::*;
use scene::{Cue, CueKind, Pick, Tone};

impl RivetWars {
    pub(super) fn cue_of(&self, before: &View, event: &Event) -> Option<Cue> {
        let p = &before.open;
        let cell = |seg: Seg| Pick::Cell(self.grid().name(seg));
        let unit = |unit: Unit| Pick::Piece(self.unit_id(unit));
        let at = |kind, to| Some(Cue::new(kind, None, vec![to]));
        let goes = |u: Unit, seg: Seg| {
            let from = p.at[u.index()];
            let path =
                [from, seg].iter().filter(|seg| seg.is_some()).map(|&seg| self.grid().name(seg)).collect();
            Some(Cue { path, ..Cue::new(CueKind::Move, Some(unit(u)), Vec::new()) })
        };
        match event {
            Event::Thrown { sweep, victim, hit, .. } => {
                let tone = if *hit { Tone::Good } else { Tone::Plain };
                let shoots = sweep.cause == Cause::Attack && sweep.unit.is_some();
                let (kind, from) =
                    if shoots { (CueKind::Shot, Some(unit(sweep.unit))) } else { (CueKind::Blast, None) };
                Some(Cue { tone, ..Cue::new(kind, from, vec![unit(*victim)]) })
            }
            Event::Eliminated { unit: u, .. } => at(CueKind::Loss, unit(*u)),
            Event::Stepped { unit: u, seg } | Event::Pushed { unit: u, seg } => goes(*u, *seg),
            Event::Shocks { unit: u, seg } => {
                Some(Cue::new(CueKind::Assault, Some(unit(*u)), vec![cell(*seg)]))
            }
            Event::Flag { seg, .. } | Event::Captured { seg, .. } => at(CueKind::Capture, cell(*seg)),
            Event::Played { aim: Aim::Seg(seg), .. } => at(CueKind::Card, cell(*seg)),
            Event::Played { aim: Aim::Unit(u), .. } => at(CueKind::Card, unit(*u)),
            Event::Activated { seg } => at(CueKind::Phase, cell(*seg)),
            Event::TurnBegins { .. } | Event::PhaseBegins { .. } => {
                Some(Cue::new(CueKind::Phase, None, Vec::new()))
            }
            _ => None,
        }
    }
}
