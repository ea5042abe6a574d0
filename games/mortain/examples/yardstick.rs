//! A yardstick that does not learn: how often a bot beats one step ahead with a simple evaluation made by hand, while the shipped `greedy`
//! judges by the network. `cargo run --release -p mortain --example yardstick -- search:50ms 200 [first seed]`.

use bots::{BotSpec, Clock, Fancy};
use engine::*;
use mortain::order::Order;
use mortain::position::*;
use mortain::{GERMAN, Mortain, US};
use rayon::prelude::*;

struct Watch(std::time::Instant);

impl Clock for Watch {
    fn millis(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// What counts, in log-odds of a German win: units, fire power, units gone west, the way made, fire in reach, time.
fn by_hand(game: &Mortain, p: &Position, seat: Seat) -> f32 {
    if let Stage::Over(outcome) = p.stage {
        return outcome.score(seat);
    }
    let data = &game.data;
    let cols = data.grid.cols() as f32;
    let power = |unit: u8, steps: usize| {
        (data.at[unit as usize][steps] + data.ai[unit as usize][steps]) as f32 / 10.0
    };
    let mut ahead = 0.0;
    let (mut alive, mut exited) = (0.0, 0.0);
    for (side, enemy, sign) in [(GERMAN, US, 1.0), (US, GERMAN, -1.0)] {
        for unit in data.of(side) {
            let (place, steps) = (p.at(unit), p.steps[unit as usize] as usize);
            if place == ELIMINATED {
                continue;
            }
            if place == EXITED {
                exited += 1.0;
                continue;
            }
            ahead += sign * (0.25 + 0.5 * power(unit, steps));
            alive += if side == GERMAN { 1.0 } else { 0.0 };
            if !on_map(place) {
                continue;
            }
            if side == GERMAN {
                ahead += 0.5 * (cols + 1.0 - data.col[place as usize] as f32) / cols;
            }
            // What the enemy's fire in reach may cost.
            let values = if data.is_tank(unit) { &data.at } else { &data.ai };
            let firing = data.of(enemy).filter(|&other| on_map(p.at(other)) && data.sees(p.at(other), place));
            let strength: i32 =
                firing.map(|other| values[other as usize][p.steps[other as usize] as usize] as i32).sum();
            let chance = (strength - data.terrain(place).modifier as i32).clamp(0, 10) as f32 / 10.0;
            let cost = power(unit, steps) - power(unit, steps - 1) + if steps == 1 { 0.5 } else { 0.0 };
            ahead -= sign * 0.3 * if strength == 0 { 0.0 } else { chance * cost };
        }
    }
    let needed = data.exits_to_win as f32 - exited;
    let left = (data.rounds - p.round) as f32 + p.deck.len() as f32 / 53.0;
    ahead += 1.2 * exited - 0.9 * (needed - left).max(0.0) - 0.15 * (needed - alive).max(0.0);
    let german = 1.0 / (1.0 + (-ahead).exp());
    if seat == GERMAN { german } else { 1.0 - german }
}

/// The worth of a position once what is under way has been resolved, as `bots::quiet_value`.
fn quiet(game: &Mortain, p: &Position, seat: Seat, depth: u32) -> f32 {
    match game.pending(p) {
        Some(Pending::Order(order)) if depth > 0 => {
            let mut next = *p;
            game.apply_order(&mut next, order, &mut Silent);
            quiet(game, &next, seat, depth)
        }
        Some(Pending::Luck) if depth > 0 => {
            let Need::Luck(chance) = game.need(p) else { return by_hand(game, p, seat) };
            let total = chance.total() as f32;
            let worth = |(luck, weight)| {
                let mut next = *p;
                game.apply_luck(&mut next, luck, &mut Silent);
                quiet(game, &next, seat, depth - 1) * weight as f32 / total
            };
            game.branches(p, chance).into_iter().map(worth).sum()
        }
        _ => by_hand(game, p, seat),
    }
}

fn one_step(game: &Mortain, p: &Position, seat: Seat) -> Order {
    let mut orders = Vec::new();
    game.orders(p, &mut orders);
    game.sift(p, &mut orders);
    let worth = |order: &Order| {
        let mut next = *p;
        game.apply_order(&mut next, *order, &mut Silent);
        quiet(game, &next, seat, 4)
    };
    let ranked = orders.into_iter().map(|order| (worth(&order), order));
    ranked.max_by(|a, b| a.0.total_cmp(&b.0)).expect("somebody who decides has an order").1
}

/// The bot's points in one game.
fn play(game: &Mortain, bot: BotSpec, me: Seat, seed: u64) -> f32 {
    let clock = Watch(std::time::Instant::now());
    let (mut dice, mut fancy) = (Fancy::new(seed), Fancy::new(!seed));
    let mut p = game.start();
    loop {
        match game.need(&p) {
            Need::Over(outcome) => return outcome.score(me),
            Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut dice), &mut Silent),
            Need::Order(seat) if seat == me => {
                let view = game.view(&p, Viewer::Seat(seat));
                let order = bots::choose(bot, game, &view, seat, &mut fancy, &clock);
                game.apply_order(&mut p, order.expect("a decision"), &mut Silent);
            }
            Need::Order(seat) => {
                let order = one_step(game, &p, seat);
                game.apply_order(&mut p, order, &mut Silent);
            }
        }
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bot: BotSpec = args[0].parse().expect("a bot");
    let games: u64 = args[1].parse().expect("a number of games");
    let first: u64 = args.get(2).map_or(1, |arg| arg.parse().expect("a seed"));
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
    let game = Mortain::new(&data, &Setup::default());
    let points = |n: u64| play(&game, bot, [GERMAN, US][(n % 2) as usize], first + n / 2);
    let results: Vec<f32> = (0..games).into_par_iter().map(points).collect();
    let side = |odd: usize| results.iter().skip(odd).step_by(2).sum::<f32>();
    println!(
        "{bot} against one step ahead by hand: {} of {games} games, {} as German, {} as US",
        side(0) + side(1),
        side(0),
        side(1)
    );
}
