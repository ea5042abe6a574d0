//! What can be seen to happen in the picture.

use crate::*;
use scene::{Cue, CueKind, Pick, Tone};

impl Hegra {
    /// What an event looks like, from what was there before it.
    pub(super) fn cue_of(&self, before: &Position, event: &Event) -> Option<Cue> {
        let cell = |id: &str| Pick::Cell(id.to_owned());
        let field = |field: Field| Pick::Cell(self.data.map.ids[field].clone());
        let sector = |sector: Sector| Pick::Cell(sector.cell());
        let work = |work: Work| cell(work.post().map_or(work.word(), |post| post.word()));
        let at = |kind, tone, to| Some(Cue { tone, ..Cue::new(kind, None, vec![to]) });
        let shot = |from, to| Some(Cue::new(CueKind::Shot, Some(from), vec![to]));
        match *event {
            // 8.3: whoever is on the way goes on from where they were.
            Event::Stepped { field: to, .. } => {
                let carrier = before.carriers.get(before.walker)?;
                let path = [carrier.field, to].map(|field| self.data.map.ids[field].clone());
                let who = Pick::Piece(before.walker.id());
                Some(Cue { path: path.into(), ..Cue::new(CueKind::Move, Some(who), Vec::new()) })
            }
            Event::Fights { .. } => {
                let carrier = before.carriers.get(before.walker)?;
                let who = Pick::Piece(before.walker.id());
                Some(Cue::new(CueKind::Assault, Some(who), vec![field(carrier.field)]))
            }
            Event::Advances { from, to } => {
                Some(Cue { path: vec![from.cell(), to.cell()], ..Cue::new(CueKind::Move, None, Vec::new()) })
            }
            Event::Assaults { from } => {
                Some(Cue::new(CueKind::Assault, Some(sector(from)), vec![cell("assault")]))
            }
            Event::InfantryComes { sector: to } => at(CueKind::Other, Tone::Bad, sector(to)),
            Event::Dice { sector: from, .. } => at(CueKind::Other, Tone::Plain, sector(from)),
            Event::Shot { position, hit, .. } => {
                let tone = if hit { Tone::Good } else { Tone::Plain };
                at(CueKind::Other, tone, cell(position.word()))
            }
            Event::Pinned { sector: to, .. } => at(CueKind::Blast, Tone::Good, sector(to)),
            Event::Removed { sector: to } => at(CueKind::Loss, Tone::Good, sector(to)),
            Event::GunSector { gun, sector: to } => shot(Pick::Cell(gun.cell()), sector(to)),
            Event::GunRow { gun, row } => shot(Pick::Cell(gun.cell()), cell(&format!("row-{}", row.word()))),
            Event::GunAirfield { gun } => shot(Pick::Cell(gun.cell()), cell("airfield")),
            Event::OwnFire { field: to } => at(CueKind::Blast, Tone::Bad, field(to)),
            Event::Damaged { work: what } => at(CueKind::Blast, Tone::Bad, work(what)),
            Event::Repaired { work: what } => at(CueKind::Rally, Tone::Good, work(what)),
            Event::GunPlaced { field: to } | Event::PatrolPlaced { field: to } => {
                at(CueKind::Other, Tone::Bad, field(to))
            }
            Event::GunRemoved { field: to } | Event::PatrolRemoved { field: to } => {
                at(CueKind::Loss, Tone::Good, field(to))
            }
            Event::Died { .. } => at(CueKind::Loss, Tone::Bad, cell("morgue")),
            Event::CardDrawn { .. } => Some(Cue::new(CueKind::Draw, None, Vec::new())),
            // 6.1, 7, 8, 8.6: the parts of a day.
            Event::Card { .. }
            | Event::Woke { .. }
            | Event::PlacementDone { .. }
            | Event::MoraleText { .. } => Some(Cue::new(CueKind::Phase, None, Vec::new())),
            _ => None,
        }
    }
}
