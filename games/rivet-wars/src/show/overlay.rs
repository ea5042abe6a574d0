//! Questions drawn over the board: how far a unit reaches, who threatens a segment.

use crate::*;
use scene::{Overlay, OverlayNeeds, Pick, Tint, Tone};

impl RivetWars {
    pub(super) fn all_overlays(&self) -> Vec<Overlay<Msg>> {
        let overlay = |id: &str, needs, legend: Vec<(Tone, &str)>| Overlay {
            id: id.to_owned(),
            title: Msg::new(format!("overlay-{id}")),
            needs,
            legend: legend.into_iter().map(|(tone, key)| (tone, Msg::new(key))).collect(),
        };
        vec![
            overlay("range", OverlayNeeds::Piece, vec![(Tone::Good, "overlay-range-legend")]),
            overlay(
                "threat",
                OverlayNeeds::Cell,
                vec![(Tone::Bad, "overlay-threat-legend"), (Tone::Warn, "overlay-threat-here")],
            ),
            overlay(
                "land",
                OverlayNeeds::Nothing,
                vec![(Tone::Good, "territory-allied"), (Tone::Bad, "territory-bismark")],
            ),
        ]
    }

    pub(super) fn tints(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        let name = |seg: Seg| self.grid().name(seg);
        match (id, target) {
            ("range", Some(Pick::Piece(piece))) => {
                let Some(unit) = self.unit_named(piece).filter(|&unit| p.on_board(unit)) else {
                    return Vec::new();
                };
                let reach = self.reach(p, unit);
                let at = p.at[unit.index()];
                let near = self.grid().segs().filter(|&seg| {
                    let distance = self.grid().distance(at, seg);
                    distance > 0 && distance <= reach
                });
                near.map(|seg| Tint::new(name(seg), Tone::Good)).collect()
            }
            ("threat", Some(Pick::Cell(cell))) => {
                let Some(seg) = self.grid().named(cell) else { return Vec::new() };
                let mut tints = vec![Tint::new(name(seg), Tone::Warn)];
                let own = self.holder(p, seg);
                for at in self.grid().segs() {
                    let hostile = self.holder(p, at).is_some_and(|side| Some(side) != own) && at != seg;
                    let reaches = |unit| self.reach(p, unit) >= self.grid().distance(at, seg);
                    if hostile && p.units_in(at).any(reaches) {
                        tints.push(Tint::new(name(at), Tone::Bad));
                    }
                }
                tints
            }
            ("land", _) => {
                let land = |side: usize, tone| {
                    self.mission().territory[side].iter().map(move |seg| Tint::new(name(seg), tone))
                };
                land(0, Tone::Good).chain(land(1, Tone::Bad)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How far a unit shoots at ground targets with its best row.
    pub(crate) fn reach(&self, p: &Position, unit: Unit) -> u8 {
        let powers: Abilities = self.own_abilities(p, unit).with(self.benefits(p, p.at[unit.index()]));
        self.rows(p, unit).map(|(_, _, card)| self.range(card, Layer::Ground, &powers)).max().unwrap_or(0)
    }
}
