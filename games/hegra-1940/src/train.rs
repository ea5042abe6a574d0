//! 8.3: section 03, supply trains on the map.

use crate::*;

impl Hegra {
    /// 8.3 step 1: everybody on the space goes to the fortress field of the map.
    pub(crate) fn send(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let discs = std::mem::replace(&mut p.spaces[Space::TRAIN], Workers::all(0));
        for carrier in p.carriers.values_mut() {
            carrier.moved = Moved::No;
        }
        for disc in Disc::DEFENDERS {
            for _ in 0..discs[disc] {
                if let Some(slot) = p.carriers.find(|carrier| carrier.disc == Disc::NONE) {
                    p.carriers[slot] = Carrier { disc, ..NOBODY };
                    sink.tell(|| Event::Sent { carrier: slot, disc });
                }
            }
        }
    }

    /// 8.3: fields a move takes today: weather, less 1 with a tile unless it is a hunter.
    pub(crate) fn allowance(&self, p: &Position, disc: Disc, loaded: bool) -> u8 {
        let steps = self.data.game.weather.steps(p.weather);
        (steps - (loaded && disc != Disc::H) as u8).max(1)
    }

    /// Whether a disc may end its move here: alone, or in the fortress or a depot.
    pub(crate) fn may_stop_at(&self, p: &Position, walker: Slot, field: Field) -> bool {
        if self.data.map.stops >> field.0 & 1 == 1 {
            return true;
        }
        !p.on_map().any(|(slot, carrier)| slot != walker && carrier.field == field)
    }

    /// 8.3, R63: whether the field can be entered with so many steps left afterwards, so that the move can be ended.
    fn can_enter(&self, p: &Position, walker: Slot, field: Field, left: u8, visited: u32) -> bool {
        if self.may_stop_at(p, walker, field) {
            return true;
        }
        if left == 0 {
            return false;
        }
        let visited = visited | 1 << field.0;
        let next = self.data.map.edges[field] & !visited;
        let mut fields = self.data.map.ids.ids();
        fields.any(|to| next >> to.0 & 1 == 1 && self.can_enter(p, walker, to, left - 1, visited))
    }

    /// 8.3: the fields the walker can step to, one bit each.
    pub(crate) fn ways(&self, p: &Position) -> u32 {
        if p.steps == 0 || p.walker == Slot::NONE {
            return 0;
        }
        let here = p.carriers[p.walker].field;
        let next = Set::<Field, u32>::new(self.data.map.edges[here] & !p.visited).iter();
        let ways = next.filter(|&to| self.can_enter(p, p.walker, to, p.steps - 1, p.visited));
        ways.fold(0, |ways, to| ways | 1 << to.0)
    }

    /// Tiles on the depot a disc stands on.
    pub(crate) fn tiles_here(&self, p: &Position, field: Field) -> u8 {
        self.data.map.depot_of[field].map_or(0, |depot| p.depots[depot].1)
    }

    /// 8.3 step 3: whether this disc moves next; leaving a tile behind is allowed (R28).
    pub(crate) fn may_march(&self, p: &Position, slot: Slot, empty: bool) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Moving, Deny::Moment)?;
        let carrier = p.carriers[slot];
        ensure(carrier.disc != Disc::NONE, Deny::NotOnMap { carrier: slot })?;
        ensure(carrier.moved == Moved::No, Deny::HasMoved { carrier: slot })?;
        let leaves = carrier.tile == Goods::NONE && self.tiles_here(p, carrier.field) > 0;
        ensure(!empty || leaves, Deny::NothingToLeave { carrier: slot })
    }

    /// 8.3 step 3: the disc sets out; from a depot it takes a tile along.
    pub(crate) fn march(&self, p: &mut Position, slot: Slot, empty: bool, sink: &mut impl Sink<Event>) {
        let carrier = p.carriers[slot];
        let load = carrier.tile == Goods::NONE && !empty && self.tiles_here(p, carrier.field) > 0;
        if let Some(depot) = self.data.map.depot_of[carrier.field].filter(|_| load) {
            p.depots[depot].1 -= 1;
            p.carriers[slot].tile = p.depots[depot].0;
            let goods = p.depots[depot].0;
            sink.tell(|| Event::Loaded { disc: carrier.disc, goods });
        }
        p.walker = slot;
        p.visited = 1 << carrier.field.0;
        p.steps = self.allowance(p, carrier.disc, p.carriers[slot].tile != Goods::NONE);
        p.todo.push(Task::Stepping);
    }

    /// Whether a move can go on, must end, or waits for the player.
    pub(crate) fn stepping(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let here = p.carriers[p.walker].field;
        let moved = p.visited.count_ones() > 1;
        let arrived = moved && self.data.map.stops >> here.0 & 1 == 1;
        if arrived || self.ways(p) == 0 {
            self.halt(p, sink);
            return true;
        }
        false
    }

    /// 8.3: a step to a neighbouring field; patrols and guns there must be dealt with at once.
    pub(crate) fn may_step(&self, p: &Position, field: Field) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Stepping, Deny::Moment)?;
        let here = p.carriers[p.walker].field;
        ensure(self.data.map.edges[here] >> field.0 & 1 != 0, Deny::NoPath { field })?;
        ensure(p.visited >> field.0 & 1 != 1, Deny::Visited { field })?;
        ensure(self.ways(p) >> field.0 & 1 != 0, Deny::FieldTaken { field })
    }

    pub(crate) fn step_to(&self, p: &mut Position, field: Field, sink: &mut impl Sink<Event>) {
        let disc = p.carriers[p.walker].disc;
        p.carriers[p.walker].field = field;
        p.visited |= 1 << field.0;
        p.steps -= 1;
        sink.tell(|| Event::Stepped { disc, field });
        if p.patrols[field] > 0 || p.map_guns >> field.0 & 1 == 1 {
            p.todo.push(Task::Meet);
        }
    }

    /// 8.3: stopping early, after at least one field, where one may stop.
    pub(crate) fn may_halt(&self, p: &Position) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Stepping, Deny::Moment)?;
        ensure(p.visited.count_ones() >= 2, Deny::MustMove)?;
        let field = p.carriers[p.walker].field;
        ensure(self.may_stop_at(p, p.walker, field), Deny::FieldTaken { field })
    }

    /// The move is over.
    pub(crate) fn halt(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let carrier = &mut p.carriers[p.walker];
        let home = carrier.field == Field::FORTRESS && p.visited.count_ones() > 1;
        carrier.moved = if home { Moved::Home } else { Moved::Yes };
        let (disc, field) = (carrier.disc, carrier.field);
        sink.tell(|| Event::Halted { disc, field });
        self.no_walker(p);
    }

    fn no_walker(&self, p: &mut Position) {
        (p.walker, p.steps, p.visited) = (Slot::NONE, 0, 0);
    }

    /// 8.3: hiding and fighting end the move, so they need a field where it can end (R29).
    pub(crate) fn may_hide(&self, p: &Position) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Meet, Deny::Moment)?;
        let field = p.carriers[p.walker].field;
        ensure(self.may_stop_at(p, p.walker, field), Deny::OnlySneak { field })
    }

    pub(crate) fn hide(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let disc = p.carriers[p.walker].disc;
        sink.tell(|| Event::Hides { disc });
        self.halt(p, sink);
        self.move_surveillance(p, -1, sink);
    }

    /// 8.3: soldiers may fight.
    pub(crate) fn may_fight(&self, p: &Position, gun: bool) -> Result<(), Deny> {
        self.may_hide(p)?;
        let carrier = p.carriers[p.walker];
        ensure(carrier.disc == Disc::S, Deny::OnlySoldiers)?;
        let field = carrier.field;
        let there = if gun { p.map_guns >> field.0 & 1 == 1 } else { p.patrols[field] > 0 };
        ensure(there, Deny::NothingThere { field })
    }

    pub(crate) fn fight(&self, p: &mut Position, gun: bool, sink: &mut impl Sink<Event>) {
        p.todo.turn(Task::FightDie);
        let carrier = p.carriers[p.walker];
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
        let carrier = p.carriers[p.walker];
        sink.tell(|| Event::Sneaks { disc: carrier.disc, face, level, passed });
        if passed {
            self.move_surveillance(p, 1, sink);
            return;
        }
        // The move is over, and so is the disc; its tile is lost (R51: a gun stays).
        p.todo.pop();
        p.carriers[p.walker] = NOBODY;
        self.no_walker(p);
        p.reserve[carrier.disc] += 1;
        sink.tell(|| Event::Lost { disc: carrier.disc });
        if p.patrols[carrier.field] > 0 {
            self.patrol_to_bag(p, carrier.field, sink);
        }
        self.move_surveillance(p, -2, sink);
    }

    /// 8.3: the fight is decided.
    pub(crate) fn fought(&self, p: &mut Position, face: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        let (level, passed) = (p.surveillance, self.unseen(p, face));
        let carrier = p.carriers[p.walker];
        sink.tell(|| Event::Fought { disc: carrier.disc, face, level, passed });
        if passed {
            self.halt(p, sink);
            self.move_surveillance(p, 1, sink);
            return;
        }
        p.todo.pop();
        p.carriers[p.walker] = NOBODY;
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

    pub(crate) fn may_deliver(&self, p: &Position, slot: Slot) -> Result<(), Deny> {
        ensure(p.todo.top() == Task::Deliver, Deny::Moment)?;
        let carrier = p.carriers[slot];
        let home = carrier.disc != Disc::NONE && carrier.moved == Moved::Home;
        ensure(home, Deny::NotHome { carrier: slot })
    }

    /// 8.3: a disc is back: to Exhausted, and the reward for its tile (R31: none without).
    pub(crate) fn deliver(&self, p: &mut Position, slot: Slot, sink: &mut impl Sink<Event>) {
        let carrier = std::mem::replace(&mut p.carriers[slot], NOBODY);
        p.exhausted[carrier.disc] += 1;
        let goods = Some(carrier.tile).filter(|&goods| goods != Goods::NONE);
        sink.tell(|| Event::Home { disc: carrier.disc, goods });
        if carrier.tile == Goods::NONE {
            return;
        }
        p.delivered += 1;
        p.todo.push(Task::Effects(self.data.bonus[carrier.tile]));
        self.move_morale(p, self.data.game.numbers.delivery_morale as i8, sink);
        self.move_surveillance(p, 1, sink);
        self.move_supplies(p, self.data.game.numbers.delivery_supplies as i8, sink);
    }
}
