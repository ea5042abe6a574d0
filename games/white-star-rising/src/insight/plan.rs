//! Where a unit wants to go in this impulse. Whole moves are weighed, so that nobody walks for the sake of walking.

use super::Thought;
use super::aims::VARIANTS;
use crate::movement::Around;
use crate::*;
use arrayvec::ArrayVec;

/// The most hexes on a map.
const CELLS: usize = 512;
/// How many ends of a move are weighed: the nearest to the aims, and covered ones besides.
const NEAREST: usize = 8;
const COVERED: usize = 8;
/// What a move must gain.
const GAIN: f32 = 1e-4;

/// What a unit would like to do if it does not fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Stay,
    Step(Cell),
    Flip,
}

/// How a party moves.
struct Legs {
    set: u64,
    at: Cell,
    gait: Gait,
    hard: bool,
    left: u8,
}

impl Thought<'_> {
    /// What a unit, with those that move along, would like to do.
    pub(super) fn wish(&self, p: &Position, around: &Around, unit: u8, may_flip: bool) -> Wish {
        let at = p.place(unit);
        let moving = p.stage == Stage::Moving;
        let set = if moving { p.moving.party & p.in_cell(at) } else { bit(unit) | self.taken_along(p, unit) };
        // Judged as if the impulse were over: what could still be done counts for nothing.
        let mut base = *p;
        base.impulse.formation = NOBODY;
        let (gait, hard) = self.gait(p, unit);
        let left = members(set).map(|unit| self.mp_left(p, unit)).min().unwrap_or(0);
        let legs = Legs { set, at, gait, hard, left };
        let mut stay = base;
        stay.oc |= if moving { set } else { 0 };
        let mut best = (self.judge(&stay, self.seat(unit)) + GAIN, Wish::Stay);
        self.weigh_ends(&base, around, unit, &legs, None, &mut best);
        if may_flip {
            base.mounted ^= bit(unit);
            let face = self.face(&base, unit);
            let spent = p.spent[unit as usize] + 3;
            let legs = Legs { gait: face.gait, hard: face.hard, left: face.mp.saturating_sub(spent), ..legs };
            base.oc |= bit(unit);
            let here = self.judge(&base, self.seat(unit));
            if here > best.0 {
                best = (here, Wish::Flip);
            }
            self.weigh_ends(&base, around, unit, &legs, Some(Wish::Flip), &mut best);
        }
        best.1
    }

    /// How good it looks at best to come onto the map here and go on from there. Where a unit enters says little: whoever came before may
    /// stand in its way.
    pub(super) fn arrival(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        hq: bool,
        to: Cell,
        mounted: bool,
    ) -> f32 {
        let mut base = *p;
        base.impulse.formation = NOBODY;
        base.mounted &= !bit(unit);
        base.mounted |= (mounted as u64) << unit;
        let mut set = bit(unit);
        if hq && let Some(hq) = self.waiting_hq(p, unit, to) {
            set |= bit(hq);
        }
        let left = |unit: u8| {
            let printed = self.printed(&base, unit);
            let cost = self.step_cost_as(&base, unit, printed, WAITING, to).unwrap_or(u8::MAX);
            self.mp_left_as(&base, unit, printed).saturating_sub(cost)
        };
        let left = members(set).map(left).min().unwrap_or(0);
        let (gait, hard) = self.gait(&base, unit);
        for member in members(set) {
            self.put(&mut base, member, to);
        }
        self.occupy(&mut base, self.seat(unit), to);
        let mut here = base;
        here.oc |= set;
        let mut best = (self.judge(&here, self.seat(unit)), Wish::Stay);
        self.weigh_ends(&base, around, unit, &Legs { set, at: to, gait, hard, left }, None, &mut best);
        best.0
    }

    /// A headquarters that would be left alone comes along.
    fn taken_along(&self, p: &Position, unit: u8) -> u64 {
        let at = p.place(unit);
        let Some(hq) = self.hq_at(p, at, self.seat(unit)) else { return 0 };
        let own = self.s.formations[self.unit(hq).formation as usize].units & !self.hqs;
        if p.in_cell(at) & own == bit(unit) { bit(hq) } else { 0 }
    }

    /// Weighs the hexes a party can reach.
    fn weigh_ends(
        &self,
        base: &Position,
        around: &Around,
        unit: u8,
        legs: &Legs,
        wish: Option<Wish>,
        best: &mut (f32, Wish),
    ) {
        let seat = self.seat(unit);
        let (first, reached) = self.walk(base, around, unit, legs);
        let lane = self.lore.lane_of[self.unit(unit).formation as usize];
        let variant = legs.gait as usize * 2 + legs.hard as usize;
        let key = |cell: Cell| (lane * self.s.ground.len() + cell as usize) * VARIANTS + variant;
        let mut ends: ArrayVec<(u8, Cell), CELLS> =
            reached.iter().map(|&cell| (self.distance_to_aims(key(cell)), cell)).collect();
        ends.sort_unstable();
        let infantry = self.is_infantry(base, unit);
        let mut covered = 0;
        for (index, &(_, cell)) in ends.iter().enumerate() {
            if index >= NEAREST {
                if covered == COVERED {
                    break;
                }
                if !self.s.ground.covers(cell, infantry) && !base.trenches.has(cell) {
                    continue;
                }
                covered += 1;
            }
            let mut end = *base;
            for member in members(legs.set) {
                self.put(&mut end, member, cell);
            }
            end.oc |= legs.set;
            self.occupy(&mut end, seat, cell);
            let value = self.judge(&end, seat);
            if value > best.0 {
                *best = (value, wish.unwrap_or(Wish::Step(first[cell as usize])));
            }
        }
    }

    /// Movement points to the nearest aim of either side.
    fn distance_to_aims(&self, key: usize) -> u8 {
        self.lore.aims.iter().filter_map(|aim| aim.cost(key)).min().unwrap_or(0)
    }

    /// The hexes a party can reach without a fight, and the first step to each.
    fn walk(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        legs: &Legs,
    ) -> ([Cell; CELLS], ArrayVec<Cell, CELLS>) {
        let ground = &self.s.ground;
        let forbidden = &self.s.formations[self.unit(unit).formation as usize].forbidden;
        let closed = if (legs.set & !self.hqs).count_ones() > 1 { around.own } else { around.full };
        let mut shut = *around.foes | *closed | *forbidden;
        if legs.set & self.hqs != 0 {
            shut |= *around.hqs;
        }
        if !p.good_order(unit) {
            shut |= ground.near(around.foes, 1);
        }
        if p.special.down
            && let Some(rule) = self.s.special.demolition
        {
            shut.insert(rule.bridge);
        }
        let mut first = [NOWHERE; CELLS];
        let mut cost = [u8::MAX; CELLS];
        let mut reached: ArrayVec<Cell, CELLS> = ArrayVec::new();
        let mut open: ArrayVec<Cell, CELLS> = ArrayVec::new();
        cost[legs.at as usize] = 0;
        open.push(legs.at);
        while let Some(cell) = open.pop() {
            for &to in ground.neighbours(cell) {
                let Some(step) = ground.cost(cell, to, legs.gait, legs.hard) else { continue };
                let sum = cost[cell as usize] + step;
                if sum > legs.left || sum >= cost[to as usize] || shut.has(to) {
                    continue;
                }
                if cost[to as usize] == u8::MAX {
                    reached.push(to);
                }
                cost[to as usize] = sum;
                first[to as usize] = if cell == legs.at { to } else { first[cell as usize] };
                if !open.contains(&to) {
                    open.push(to);
                }
            }
        }
        (first, reached)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WhiteStar;
    use crate::forces::GERMAN;
    use crate::orders::Order;
    use bots::{BotSpec, Fancy, Minds, Timeless};
    use engine::{DataFiles, Game, Insight, Need, Schooling, Setup, Silent, Viewer};

    /// The first moment at which a formation may move, in every scenario: set-ups as proposed, the first of every chance.
    fn first_impulse(game: &WhiteStar) -> Position {
        let mut p = game.start();
        while p.stage != Stage::Acting {
            match game.need(&p) {
                Need::Luck(chance) => game.apply_luck(&mut p, chance.nth(0), &mut Silent),
                Need::Order(_) => {
                    let mut orders = Vec::new();
                    game.orders(&p, &mut orders);
                    let wanted = |order: &&Order| matches!(order, Order::Auto | Order::Ready | Order::Pass);
                    let order = *orders.iter().find(wanted).unwrap_or(&orders[0]);
                    game.apply_order(&mut p, order, &mut Silent);
                }
                Need::Over(_) => panic!("nobody acts"),
            }
        }
        p
    }

    #[test]
    fn a_wish_is_an_order_that_is_offered() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
        let (mut steps, mut stays) = (0, 0);
        for scenario in WhiteStar::scenarios(&data) {
            let game = WhiteStar::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() });
            let p = first_impulse(&game);
            let mind = game.mind(Schooling::Studied);
            let around = game.look_around(&p);
            let mut orders = Vec::new();
            game.orders(&p, &mut orders);
            for unit in 0..game.s.units.len() as u8 {
                let moves = |order: &&Order| matches!(order, Order::Move { who, .. } if who.unit == unit);
                if !orders.iter().any(|order| moves(&order)) {
                    continue;
                }
                match game.thought(&mind).wish(&p, &around, unit, orders.contains(&Order::Flip { unit })) {
                    Wish::Stay => stays += 1,
                    Wish::Flip => assert!(orders.contains(&Order::Flip { unit })),
                    Wish::Step(cell) => {
                        steps += 1;
                        let offered = |order: &Order| matches!(order, Order::Move { who, to } if who.unit == unit && *to == cell);
                        assert!(orders.iter().any(offered), "{scenario}: unit {unit} to hex {cell}");
                    }
                }
            }
        }
        assert!(steps > 20, "attackers set out: {steps}");
        assert!(stays > 0, "and some are well where they are");
    }

    #[test]
    fn who_comes_onto_the_map_leaves_room_for_the_next() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
        let setup = Setup { scenario: "03-vierville".into(), options: Vec::new() };
        let game = WhiteStar::new(&data, &setup);
        let mut p = first_impulse(&game);
        let (mut fancy, minds) = (Fancy::new(1), Minds::default());
        while p.stage != Stage::Draw {
            match game.need(&p) {
                Need::Order(seat) => {
                    let view = game.view(&p, Viewer::Seat(seat));
                    let order =
                        bots::choose(BotSpec::Greedy, &game, &minds, &view, seat, &mut fancy, &Timeless);
                    game.apply_order(&mut p, order.expect("an order"), &mut Silent);
                }
                // Ones: nobody hits.
                Need::Luck(chance) => game.apply_luck(&mut p, chance.nth(0), &mut Silent),
                Need::Over(_) => panic!("over in the first impulse"),
            }
        }
        // Six platoons of the 107th come on over the south edge in one impulse: nobody is left outside behind full hexes.
        let on_edge = |unit: &u8| game.s.ground.neighbours(p.place(*unit)).len() < 6;
        let entered: Vec<u8> = (0..game.s.units.len() as u8)
            .filter(|&unit| game.seat(unit) == GERMAN && on_map(p.place(unit)))
            .collect();
        assert_eq!(entered.len(), 7, "with the headquarters");
        let behind = entered.iter().filter(|unit| on_edge(unit)).count();
        assert!(2 * behind < entered.len(), "most go on at once; fire keeps some back: {behind}");
    }
}
