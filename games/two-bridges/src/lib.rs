//! *Two Bridges*: a small game with a river, odds and secret plans.
//!
//! Red wants the town behind the river, Blue holds it. Each side has guns and lays them, in secret, on one of two bridges.

mod combat;
mod data;
mod insight;
mod movement;
mod orders;
mod position;
mod show;
mod telling;

// What every file of the game speaks of; they begin with `use crate::*`.
use data::Data;
use engine::*;
use orders::*;
use position::*;
use telling::*;

/// The side that attacks.
pub const RED: Seat = Seat(0);
/// The side that defends.
pub const BLUE: Seat = Seat(1);

/// The rules.
pub struct TwoBridges {
    data: Data,
}

impl TwoBridges {
    fn side(&self, unit: Unit) -> Seat {
        self.data.units[unit].side
    }

    /// 1: whether units can do anything now. 2: plans come first.
    fn may_begin(&self, p: &Position) -> Result<(), Deny> {
        match self.need(p) {
            Need::Order(side) if p.plan[side] == Plan::None => Err(Deny::PlanFirst),
            Need::Order(_) => Ok(()),
            _ => Err(Deny::NotNow),
        }
    }
    /// 1: whether this unit can.
    fn may_act(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        self.may_begin(p)?;
        match () {
            () if self.side(unit) != p.side => Err(Deny::NotYours { unit }),
            () if !p.lives(unit) => Err(Deny::Lost { unit }),
            () => Ok(()),
        }
    }
    /// 2: a plan is made once, and names a bridge.
    fn may_plan(&self, p: &Position, plan: Plan) -> Result<(), Deny> {
        match plan {
            Plan::None | Plan::Secret => Err(Deny::NoSuchPlan),
            _ if self.may_begin(p) == Err(Deny::PlanFirst) => Ok(()),
            _ => Err(Deny::PlanMade),
        }
    }

    /// 1: the other side's part of the turn begins.
    fn end_turn(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.done = By::all(Done::Fresh);
        p.fired = false;
        p.turn += (p.side == BLUE) as u8;
        p.side = if p.side == RED { BLUE } else { RED };
        let (side, turn) = (p.side, p.turn);
        if turn <= self.data.numbers.turns {
            sink.tell(|| Event::Turn { side, turn });
        }
    }

    /// 6: how the game ended, if it did.
    fn outcome(&self, p: &Position) -> Option<Outcome> {
        let gone = |side: Seat| !self.data.units.of(side).any(|unit| p.lives(unit));
        let taken = p.unit_in(self.data.town).is_some_and(|unit| self.side(unit) == RED);
        let (winner, reason) = match () {
            () if taken => (RED, "over-town"),
            () if gone(BLUE) => (RED, "over-destroyed"),
            () if gone(RED) => (BLUE, "over-destroyed"),
            () if p.turn > self.data.numbers.turns => (BLUE, "over-time"),
            () => return None,
        };
        Some(Outcome { winner: Winner::Seat(winner), reason, rule: Rule("6") })
    }
}

impl Game for TwoBridges {
    type Position = Position;
    engine::views!(veiled);
    type Order = Order;
    type Event = Event;
    type Data = Data;

    const PROFILE: Profile = Profile {
        id: "two-bridges",
        seats: &["red", "blue"],
        rules_version: 1,
        secrets: true,
        options: &[],
        // Two plans; in each of 12 turns 8 units move and fight, and both sides say that they are done.
        bounds: Bounds { orders: 2 + 12 * (8 * 2 + 2), lucks: 12 * 8, choices: 1200 },
    };
    engine::data_files!();

    fn load(files: &DataFiles) -> Result<Data, DataError> {
        Data::load(files)
    }
    fn new(data: &Data, _: &Setup) -> TwoBridges {
        TwoBridges { data: data.clone() }
    }
    fn start(&self) -> Position {
        let mut p = Position { turn: 1, side: RED, place: self.data.start, ..Position::default() };
        self.data.units.ids().for_each(|unit| p.steps[unit] = 2);
        p
    }

    fn need(&self, p: &Position) -> Need {
        match (self.outcome(p), p.attack) {
            (Some(outcome), _) => Need::Over(outcome),
            (None, Some(_)) => Need::Luck(Chance::Dice { count: 1, sides: 6 }),
            // 2: first both sides make their plans.
            _ => Need::Order(
                [RED, BLUE].into_iter().find(|&side| p.plan[side] == Plan::None).unwrap_or(p.side),
            ),
        }
    }
    fn judge(&self, p: &Position, order: Order) -> Result<(), Refusal> {
        let may = match order {
            Order::Plan { plan } => self.may_plan(p, plan),
            Order::Move { unit, hex } => self.may_move(p, unit, hex),
            Order::Attack { unit, target, guns } => self.may_attack(p, Attack { unit, target, guns }),
            Order::Done => self.may_begin(p),
        };
        may.map_err(|deny| deny.refusal(self))
    }
    fn apply_order(&self, p: &mut Position, order: Order, sink: &mut impl Sink<Event>) {
        p.effect = None;
        match (order, self.need(p)) {
            (Order::Plan { plan }, Need::Order(side)) => {
                p.plan[side] = plan;
                sink.tell(|| Event::Planned { side, plan });
            }
            (Order::Move { unit, hex }, _) => {
                p.place[unit] = hex;
                p.done[unit] = Done::Moved;
                sink.tell(|| Event::Moved { unit, hex });
            }
            (Order::Attack { unit, target, guns }, _) => self.attack(p, Attack { unit, target, guns }, sink),
            _ => self.end_turn(p, sink),
        }
    }
    fn apply_luck(&self, p: &mut Position, luck: Luck, sink: &mut impl Sink<Event>) {
        if let Luck::Dice(dice) = luck {
            self.throw(p, dice.faces()[0], sink);
        }
    }

    /// 2: a plan is known to its side alone, until the guns have fired.
    fn secrets(&self, p: &Position) -> Secrets<'_, Position> {
        let mut secrets = Secrets::default();
        for side in [RED, BLUE].into_iter().filter(|&side| p.plan[side] != Plan::None && !p.shown[side]) {
            let may_be = |_: &Position| vec![Plan::North, Plan::South];
            secrets.hide("plan", Some(side), Plan::Secret, move |p: &mut Position| &mut p.plan[side], may_be);
        }
        secrets
    }
    fn widens(&self, event: &Event) -> bool {
        matches!(event, Event::Guns { .. })
    }

    fn tally(&self, p: &Position, order: Order) -> Option<Tally> {
        let Order::Attack { unit, target, guns } = order else { return None };
        Some(self.attack_tally(p, Attack { unit, target, guns }))
    }
    fn last_result(&self, p: &Position) -> Option<&'static str> {
        p.effect.map(Effect::word)
    }

    fn fact_table(&self) -> FactTable<'_, Self> {
        let mut facts = FactTable::new(self);
        for (unit, counter) in self.data.units.iter() {
            facts.word(&counter.id, move |p| &mut p.place[unit]);
            facts.number(format!("{}.steps", counter.id), 0..=2, move |p| &mut p.steps[unit]);
            facts.word(format!("{}.done", counter.id), move |p| &mut p.done[unit]);
        }
        for (side, id) in Self::PROFILE.all_seats().zip(Self::PROFILE.seats) {
            facts.word(format!("{id}.plan"), move |p| &mut p.plan[side]);
            facts.flag(format!("{id}.shown"), move |p| &mut p.shown[side]);
        }
        facts.number("turn", 1..=13, |p| &mut p.turn);
        facts.word("side", |p| &mut p.side);
        facts.flag("fired", |p| &mut p.fired);
        facts
    }
}
