//! 6.3 and 6.7: infantry arrives and attacks.

use crate::telling::Faces;
use crate::*;

/// The columns of a board.
pub const GRENADES: usize = 0;
/// Hit.
pub const HIT: usize = 1;
/// Advance.
pub const ADVANCE: usize = 2;

impl Hegra {
    /// 6.3: new infantry, one by one into the lowest sector with room.
    pub(crate) fn add_infantry(&self, p: &mut Position, n: u8, sink: &mut impl Sink<Event>) {
        let sectors = self.sectors(p).ids();
        let limit = self.data.game.numbers.sector_limit;
        for _ in 0..n.min(p.infantry) {
            let Some(at) = sectors.clone().find(|&at| p.in_sector(at) < limit) else { return };
            p.up[at] += 1;
            p.infantry -= 1;
            sink.tell(|| Event::InfantryComes { sector: at });
        }
    }

    /// The advanced cards on the table with this effect: the sectors they mark.
    pub(crate) fn marked(&self, p: &Position, lasting: Lasting) -> impl Iterator<Item = Sector> + '_ {
        let sectors = self.sectors(p).len();
        let cards = p.lasting().map(|card| &self.data.events[card]);
        let marks = cards.filter(move |card| card.lasting == Some(lasting) && card.sector.index() < sectors);
        marks.map(|card| card.sector)
    }

    /// 6.7: the attack begins; snipers first (8.7 of the cards).
    pub(crate) fn attack(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.advanced = 0;
        p.todo.push(Task::Columns);
        for sector in self.marked(p, Lasting::Sniper) {
            if p.up[sector] > 0 {
                sink.tell(|| Event::Sniper { sector });
                p.todo.push(Task::WoundPosition { left: 1 });
            }
        }
    }

    /// 6.7 A to C. Before the dice the boxes are empty; afterwards the infantry stands in them.
    pub(crate) fn columns(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.manned_count() == 0 {
            // A: nobody fires back: all ready infantry moves up, and that is the attack.
            sink.tell(|| Event::NobodyThere);
            for sector in self.sectors(p).ids().rev() {
                let n = p.up[sector];
                p.up[sector] = 0;
                self.advance(p, sector, n, false, sink);
            }
            self.after_advance(p, sink);
            return;
        }
        p.todo.push(Task::HitColumn);
        for sector in self.sectors(p).ids().rev() {
            if p.up[sector] > 0 {
                p.todo.push(Task::Dice { sector });
            }
        }
    }

    /// 6.7 B: a die for every ready infantry of a sector; matching ones go into the action boxes.
    pub(crate) fn infantry_dice(
        &self,
        p: &mut Position,
        sector: Sector,
        faces: &[u8],
        sink: &mut impl Sink<Event>,
    ) {
        p.todo.pop();
        let board = self.sectors(p);
        let mut boxes = [0u8; 4];
        for &face in faces {
            boxes[board[sector].faces[face as usize - 1] as usize] += 1;
        }
        for (there, &more) in p.boxes[sector].iter_mut().zip(&boxes[..3]) {
            *there += more;
            p.up[sector] -= more;
        }
        let [grenades, hits, advance, _] = boxes;
        sink.tell(|| Event::Dice { sector, faces: Faces(faces.to_vec()), grenades, hits, advance });
    }

    /// Infantry in a column of all sectors.
    pub(crate) fn column(&self, p: &Position, column: usize) -> u8 {
        p.boxes.values().iter().map(|boxes| boxes[column]).sum()
    }

    /// 6.7 C and D: pinned infantry stands up; grenades; hits.
    pub(crate) fn hit_column(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.turn(Task::AdvanceColumn);
        let pinned: u8 = p.down.values().iter().sum();
        if pinned > 0 {
            sink.tell(|| Event::StandUp { n: pinned });
        }
        for at in p.down.ids() {
            p.up[at] += std::mem::take(&mut p.down[at]);
        }
        let grenades = self.column(p, GRENADES);
        let hits = self.column(p, HIT);
        let mut defence = p.defence;
        let mut tile = false;
        if grenades >= 2 {
            sink.tell(|| Event::Grenades { n: grenades });
            if defence > 0 {
                defence -= 1;
                self.move_defence(p, -1, sink);
            } else {
                tile = true;
            }
        }
        let through = hits.saturating_sub(defence);
        if hits > 0 {
            sink.tell(|| Event::HitsCounted { n: hits, defence, through });
            if through > 0 {
                p.todo.push(Task::WoundPosition { left: through });
            }
        }
        // The tile for the grenades comes before the hits.
        if tile {
            self.draw_hits(p, 1);
        }
    }

    /// 6.7 D: the Advance column, highest sector first; then everybody goes back to his camp.
    pub(crate) fn advance_column(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        for sector in self.sectors(p).ids().rev() {
            let n = std::mem::take(&mut p.boxes[sector][ADVANCE]);
            self.advance(p, sector, n, false, sink);
        }
        for at in p.boxes.ids() {
            p.up[at] += p.boxes[at].iter().sum::<u8>();
            p.boxes[at] = [0; 3];
        }
        self.after_advance(p, sink);
    }

    /// Infantry that has already left its sector moves up to the next one with room, past the top into the assault box.
    pub(crate) fn advance(
        &self,
        p: &mut Position,
        from: Sector,
        n: u8,
        pinned: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let sectors = self.sectors(p).len();
        for _ in 0..n {
            p.advanced |= 1 << from.0;
            let room = (from.0 + 1..sectors as u8)
                .map(Sector)
                .find(|&at| p.in_sector(at) < self.data.game.numbers.sector_limit);
            match room {
                Some(at) => {
                    if pinned {
                        p.down[at] += 1;
                    } else {
                        p.up[at] += 1;
                    }
                    sink.tell(|| Event::Advances { from, to: at });
                }
                None => {
                    p.assault += 1;
                    sink.tell(|| Event::Assaults { from });
                }
            }
        }
    }

    /// After the movement of an attack: what flamethrowers do, then the assault box.
    pub(crate) fn after_advance(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let burnt = self.marked(p, Lasting::Flames).filter(|&sector| p.advanced >> sector.0 & 1 == 1).count();
        for _ in 0..burnt {
            sink.tell(|| Event::Flames);
            self.move_defence(p, -1, sink);
        }
        p.advanced = 0;
        p.todo.push(Task::Assault);
    }

    /// 6.7 D: each infantry in the assault box wounds the leftmost position, or somebody dies.
    pub(crate) fn assault(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.assault == 0 {
            p.todo.pop();
            return;
        }
        p.assault -= 1;
        p.infantry += 1;
        sink.tell(|| Event::Assault);
        if self.wound_leftmost(p, sink) {
            return;
        }
        let zone = self.death_zone(p);
        let mut kinds = kinds(&zone);
        match (kinds.next(), kinds.next()) {
            (None, _) => sink.tell(|| Event::NobodyToTake),
            (Some(disc), None) => self.die(p, disc, sink),
            _ => p.todo.push(Task::Death),
        }
    }

    /// Whom an assault can kill: Exhausted, or Ready when that is empty.
    pub(crate) fn death_zone(&self, p: &Position) -> Zone {
        if defenders(&p.exhausted) > 0 { p.exhausted } else { p.ready }
    }

    /// A defender of this type dies in an assault.
    pub(crate) fn die(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        let zone = if defenders(&p.exhausted) > 0 { &mut p.exhausted } else { &mut p.ready };
        zone[disc] -= 1;
        self.bury(p, disc, sink);
    }
}
