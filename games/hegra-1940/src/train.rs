//! 8.3: section 03, supply trains on the map.

use crate::Hegra;
use crate::deny::Deny;
use crate::event::Event;
use crate::kinds::*;
use crate::position::*;
use engine::Sink;

impl Hegra {
    /// 8.3 step 1: everybody on the space goes to the fortress field of the map.
    pub(crate) fn send(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let discs = std::mem::take(&mut p.spaces[TRAIN as usize]);
        for carrier in p.carriers.iter_mut() {
            carrier.moved = Moved::No;
        }
        for disc in DEFENDERS {
            for _ in 0..discs[disc as usize] {
                if let Some(slot) = p.carriers.iter().position(|carrier| carrier.disc == NONE) {
                    p.carriers[slot] = Carrier { disc, ..NOBODY };
                    sink.tell(|| Event::Sent { carrier: slot as u8, disc });
                }
            }
        }
    }

    /// 8.3: fields a move takes today: weather, less 1 with a tile unless it is a hunter.
    pub(crate) fn allowance(&self, p: &Position, disc: Disc, loaded: bool) -> u8 {
        let steps = self.data.steps[p.weather as usize];
        (steps - (loaded && disc != H) as u8).max(1)
    }

    /// Whether a disc may end its move here: alone, or in the fortress or a depot.
    pub(crate) fn may_stop_at(&self, p: &Position, walker: u8, field: u8) -> bool {
        if self.data.map.stops >> field & 1 == 1 {
            return true;
        }
        !p.on_map().any(|(slot, carrier)| slot != walker && carrier.field == field)
    }

    /// 8.3, R63: whether the field can be entered with so many steps left afterwards, so that the move can be ended.
    fn can_enter(&self, p: &Position, walker: u8, field: u8, left: u8, visited: u32) -> bool {
        if self.may_stop_at(p, walker, field) {
            return true;
        }
        if left == 0 {
            return false;
        }
        let visited = visited | 1 << field;
        let next = self.data.map.edges[field as usize] & !visited;
        (0..self.data.map.ids.len() as u8)
            .any(|to| next >> to & 1 == 1 && self.can_enter(p, walker, to, left - 1, visited))
    }

    /// 8.3: the fields the walker can step to, one bit each.
    pub(crate) fn ways(&self, p: &Position) -> u32 {
        if p.steps == 0 || p.walker == NONE {
            return 0;
        }
        let here = p.carriers[p.walker as usize].field;
        let mut ways = 0;
        let mut next = self.data.map.edges[here as usize] & !p.visited;
        while next != 0 {
            let to = next.trailing_zeros() as u8;
            next &= next - 1;
            if self.can_enter(p, p.walker, to, p.steps - 1, p.visited) {
                ways |= 1 << to;
            }
        }
        ways
    }

    /// Tiles on the depot a disc stands on.
    pub(crate) fn tiles_here(&self, p: &Position, field: u8) -> u8 {
        match self.data.map.depot_of[field as usize] {
            NONE => 0,
            depot => p.depots[depot as usize].1,
        }
    }

    /// 8.3 step 3: whether this disc moves next; leaving a tile behind is allowed (R28).
    pub(crate) fn may_march(&self, p: &Position, slot: u8, empty: bool) -> Result<(), Deny> {
        if p.todo.top() != Task::Moving {
            return Err(Deny::Moment);
        }
        let carrier = p.carriers[slot as usize];
        if carrier.disc == NONE {
            return Err(Deny::NotOnMap { carrier: slot });
        }
        if carrier.moved != Moved::No {
            return Err(Deny::HasMoved { carrier: slot });
        }
        if empty && (carrier.tile != NONE || self.tiles_here(p, carrier.field) == 0) {
            return Err(Deny::NothingToLeave { carrier: slot });
        }
        Ok(())
    }

    /// 8.3 step 3: the disc sets out; from a depot it takes a tile along.
    pub(crate) fn march(&self, p: &mut Position, slot: u8, empty: bool, sink: &mut impl Sink<Event>) {
        let carrier = p.carriers[slot as usize];
        let load = carrier.tile == NONE && !empty && self.tiles_here(p, carrier.field) > 0;
        if load {
            let depot = self.data.map.depot_of[carrier.field as usize] as usize;
            p.depots[depot].1 -= 1;
            p.carriers[slot as usize].tile = p.depots[depot].0;
            let goods = p.depots[depot].0;
            sink.tell(|| Event::Loaded { disc: carrier.disc, goods });
        }
        p.walker = slot;
        p.visited = 1 << carrier.field;
        p.steps = self.allowance(p, carrier.disc, p.carriers[slot as usize].tile != NONE);
        p.todo.push(Task::Stepping);
    }

    /// Whether a move can go on, must end, or waits for the player.
    pub(crate) fn stepping(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let here = p.carriers[p.walker as usize].field;
        let moved = p.visited.count_ones() > 1;
        let arrived = moved && self.data.map.stops >> here & 1 == 1;
        if arrived || self.ways(p) == 0 {
            self.halt(p, sink);
            return true;
        }
        false
    }

    /// 8.3: a step to a neighbouring field; patrols and guns there must be dealt with at once.
    pub(crate) fn may_step(&self, p: &Position, field: u8) -> Result<(), Deny> {
        if p.todo.top() != Task::Stepping {
            return Err(Deny::Moment);
        }
        let here = p.carriers[p.walker as usize].field;
        if self.data.map.edges[here as usize] >> field & 1 == 0 {
            return Err(Deny::NoPath { field });
        }
        if p.visited >> field & 1 == 1 {
            return Err(Deny::Visited { field });
        }
        if self.ways(p) >> field & 1 == 0 { Err(Deny::FieldTaken { field }) } else { Ok(()) }
    }

    pub(crate) fn step_to(&self, p: &mut Position, field: u8, sink: &mut impl Sink<Event>) {
        let disc = p.carriers[p.walker as usize].disc;
        p.carriers[p.walker as usize].field = field;
        p.visited |= 1 << field;
        p.steps -= 1;
        sink.tell(|| Event::Stepped { disc, field });
        if p.patrols[field as usize] > 0 || p.map_guns >> field & 1 == 1 {
            p.todo.push(Task::Meet);
        }
    }

    /// 8.3: stopping early, after at least one field, where one may stop.
    pub(crate) fn may_halt(&self, p: &Position) -> Result<(), Deny> {
        if p.todo.top() != Task::Stepping {
            return Err(Deny::Moment);
        }
        if p.visited.count_ones() < 2 {
            return Err(Deny::MustMove);
        }
        let field = p.carriers[p.walker as usize].field;
        if self.may_stop_at(p, p.walker, field) { Ok(()) } else { Err(Deny::FieldTaken { field }) }
    }

    /// The move is over.
    pub(crate) fn halt(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let carrier = &mut p.carriers[p.walker as usize];
        let home = carrier.field == 0 && p.visited.count_ones() > 1;
        carrier.moved = if home { Moved::Home } else { Moved::Yes };
        let (disc, field) = (carrier.disc, carrier.field);
        sink.tell(|| Event::Halted { disc, field });
        self.no_walker(p);
    }

    fn no_walker(&self, p: &mut Position) {
        (p.walker, p.steps, p.visited) = (NONE, 0, 0);
    }

    /// 8.3: hiding and fighting end the move, so they need a field where it can end (R29).
    pub(crate) fn may_hide(&self, p: &Position) -> Result<(), Deny> {
        if p.todo.top() != Task::Meet {
            return Err(Deny::Moment);
        }
        let field = p.carriers[p.walker as usize].field;
        if self.may_stop_at(p, p.walker, field) { Ok(()) } else { Err(Deny::OnlySneak { field }) }
    }

    pub(crate) fn hide(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let disc = p.carriers[p.walker as usize].disc;
        sink.tell(|| Event::Hides { disc });
        self.halt(p, sink);
        self.move_surveillance(p, -1, sink);
    }

    /// 8.3: soldiers may fight.
    pub(crate) fn may_fight(&self, p: &Position, gun: bool) -> Result<(), Deny> {
        self.may_hide(p)?;
        let carrier = p.carriers[p.walker as usize];
        if carrier.disc != S {
            return Err(Deny::OnlySoldiers);
        }
        let field = carrier.field;
        let there = if gun { p.map_guns >> field & 1 == 1 } else { p.patrols[field as usize] > 0 };
        if there { Ok(()) } else { Err(Deny::NothingThere { field }) }
    }

    pub(crate) fn fight(&self, p: &mut Position, gun: bool, sink: &mut impl Sink<Event>) {
        p.todo.turn(Task::FightDie);
        let carrier = p.carriers[p.walker as usize];
        sink.tell(|| Event::Fights { disc: carrier.disc });
        if gun {
            self.gun_to_track(p, carrier.field, sink)
        } else {
            self.patrol_to_bag(p, carrier.field, sink)
        }
    }

    /// 8.3: the surveillance test: higher than the level (R52).
    pub(crate) fn unseen(&self, p: &Position, face: u8) -> bool {
        face > p.surveillance
    }

    /// 8.3: sneaking on, or lost.
    pub(crate) fn sneaked(&self, p: &mut Position, face: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let (level, passed) = (p.surveillance, self.unseen(p, face));
        let carrier = p.carriers[p.walker as usize];
        sink.tell(|| Event::Sneaks { disc: carrier.disc, face, level, passed });
        if passed {
            self.move_surveillance(p, 1, sink);
            return;
        }
        // The move is over, and so is the disc; its tile is lost (R51: a gun stays).
        p.todo.pop();
        p.carriers[p.walker as usize] = NOBODY;
        self.no_walker(p);
        p.reserve[carrier.disc as usize] += 1;
        sink.tell(|| Event::Lost { disc: carrier.disc });
        if p.patrols[carrier.field as usize] > 0 {
            self.patrol_to_bag(p, carrier.field, sink);
        }
        self.move_surveillance(p, -2, sink);
    }

    /// 8.3: the fight is decided.
    pub(crate) fn fought(&self, p: &mut Position, face: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let (level, passed) = (p.surveillance, self.unseen(p, face));
        let carrier = p.carriers[p.walker as usize];
        sink.tell(|| Event::Fought { disc: carrier.disc, face, level, passed });
        if passed {
            self.halt(p, sink);
            self.move_surveillance(p, 1, sink);
            return;
        }
        p.todo.pop();
        p.carriers[p.walker as usize] = NOBODY;
        self.no_walker(p);
        self.move_surveillance(p, -2, sink);
        self.wound(p, carrier.disc, sink);
    }

    /// 8.3 step 3: who has still to move. A disc that cannot move stays (R27).
    pub(crate) fn moving(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        if !p.on_map().any(|(_, carrier)| carrier.moved == Moved::No) {
            p.todo.turn(Task::Deliver);
            self.lesson(p, 5, sink);
            return true;
        }
        false
    }

    /// 8.3: discs that came back with different tiles are paid in the player's order.
    pub(crate) fn deliveries(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let home = |p: &Position| p.on_map().find(|(_, carrier)| carrier.moved == Moved::Home);
        let Some((slot, first)) = home(p) else {
            p.todo.pop();
            return true;
        };
        let mut all = p.on_map().filter(|(_, carrier)| carrier.moved == Moved::Home);
        if all.any(|(_, other)| (other.disc, other.tile) != (first.disc, first.tile)) {
            return false;
        }
        drop(all);
        self.deliver(p, slot, sink);
        true
    }

    pub(crate) fn may_deliver(&self, p: &Position, slot: u8) -> Result<(), Deny> {
        if p.todo.top() != Task::Deliver {
            return Err(Deny::Moment);
        }
        let carrier = p.carriers[slot as usize];
        if carrier.disc != NONE && carrier.moved == Moved::Home {
            Ok(())
        } else {
            Err(Deny::NotHome { carrier: slot })
        }
    }

    /// 8.3: a disc is back: to Exhausted, and the reward for its tile (R31: none without).
    pub(crate) fn deliver(&self, p: &mut Position, slot: u8, sink: &mut impl Sink<Event>) {
        let carrier = std::mem::replace(&mut p.carriers[slot as usize], NOBODY);
        p.exhausted[carrier.disc as usize] += 1;
        sink.tell(|| Event::Home { disc: carrier.disc, tile: carrier.tile });
        if carrier.tile == NONE {
            return;
        }
        p.delivered += 1;
        p.todo.push(Task::Effects(self.data.bonus[carrier.tile as usize]));
        self.move_morale(p, self.data.numbers.delivery_morale as i8, sink);
        self.move_surveillance(p, 1, sink);
        self.move_supplies(p, self.data.numbers.delivery_supplies as i8, sink);
    }
}
