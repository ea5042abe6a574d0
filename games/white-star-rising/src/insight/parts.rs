//! What speaks for a position, told apart: the reasons of bots.

use super::Thought;
use crate::*;

impl Thought<'_> {
    /// The aims one by one, then what else counts, as the evaluation weighs it.
    pub(super) fn parts_of(&self, p: &Position, seat: Seat) -> Vec<Part> {
        let muster = self.muster(p);
        let fire = self.fire_power(p, &muster);
        let press = self.press(p);
        let w = self.weights;
        let mut parts = Vec::new();
        for aim in &self.lore.aims {
            let progress = self.aim_progress(p, aim, &muster);
            let worth = progress.reached * press * w.reached
                + progress.presence * w.presence
                + progress.advance * w.advance;
            let ([wanted, unwanted], named) = aim.reasons();
            let (why, sign) = if aim.seat == seat { (wanted, 1.0) } else { (unwanted, -1.0) };
            let mut part = Part::new(why, sign * aim.weight * worth);
            if named {
                part.why = part.why.with("place", self.place_name(&aim.area));
            }
            parts.push(part);
        }
        let (own, foe) = (seat.index(), enemy(seat).index());
        let total = muster.total[0] + muster.total[1];
        parts.extend([
            Part::new("why-force", w.material * muster.total[own] / total),
            Part::new("why-hurt", -w.material * muster.total[foe] / total),
            Part::new("why-fire", w.fire * fire[own] / total),
            Part::new("why-cover", -w.fire * fire[foe] / total),
            Part::new("why-guns", w.guns * self.ready_guns(&muster)[own] / total),
            Part::new("why-command", w.command * muster.command[own] / total),
            Part::new("why-ready", w.ready * muster.ready[own] / total),
            Part::new("why-fate", self.fate_worth(p, own)),
        ]);
        parts
    }

    /// The town or the other named place that an area belongs to, else its first hex.
    fn place_name(&self, area: &Area) -> Msg {
        let ground = &self.s.ground;
        let towns = ground.towns().map(|(id, hexes)| (format!("town-{id}"), hexes));
        let named = ground.named().map(|(id, hexes)| (format!("place-{id}"), hexes));
        match towns.chain(named).find(|(_, hexes)| hexes.intersects(area)) {
            Some((name, _)) => Msg::new(name),
            None => area.first().map_or(Msg::plain("–"), |cell| self.hex_name(cell)),
        }
    }
}
