//! What is certain is not missed: near the end of games a plain exhaustive solver looks for forced wins, and a bot must play them.

use bots::{BotSpec, Clock, Fancy, Minds};
use engine::*;

/// Decisions before the end of a game that are looked at.
const LAST: usize = 12;
/// A forced win takes at most so many orders and lucks.
const STEPS: u8 = 4;
/// Positions the solver looks at before it gives a decision up.
const MOST: u32 = 4_000;
/// Worlds in which a win must be forced where there are secrets.
const WORLDS: usize = 16;

/// What came of it.
#[derive(Debug, Default)]
pub struct Certain {
    /// Forced wins found.
    pub found: u32,
    /// Those the bot did not play, each with where it was.
    pub missed: Vec<String>,
}

/// Plays games partly at random, looks for forced wins near their ends and asks the bot. Stops after so many games or wins.
pub fn certain<G: Insight>(bot: BotSpec, games: u32, wanted: u32, clock: &dyn Clock) -> Certain {
    let data = G::load(&DataFiles::shipped(G::FILES)).expect("the shipped data are sound");
    let scenarios = G::scenarios(&data);
    let each = games.div_ceil(scenarios.len() as u32);
    let mut all = Certain::default();
    for scenario in scenarios {
        let game = G::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() });
        let minds = Minds::default();
        for seed in 0..each as u64 {
            if all.found >= wanted {
                return all;
            }
            for (position, seat) in last_decisions(&game, &minds, seed) {
                ask(&game, &minds, (bot, clock), (&position, seat, seed), &scenario, &mut all);
            }
        }
    }
    all
}

/// The last decisions of a game in which some orders are any legal one: every other, one in eight, or none, by turns.
fn last_decisions<G: Insight>(game: &G, minds: &Minds<G>, seed: u64) -> Vec<(G::Position, Seat)> {
    let mut fancy = Fancy::new(seed);
    let wild = [2, 8, u64::MAX][seed as usize % 3];
    let mut decisions = std::collections::VecDeque::new();
    let mut position = game.start();
    loop {
        match game.need(&position) {
            Need::Over(_) => return decisions.into(),
            Need::Luck(chance) => {
                let luck = chance.sample(&mut fancy);
                game.apply_luck(&mut position, luck, &mut Silent);
            }
            Need::Order(seat) => {
                let bot = if fancy.below(wild) == 0 { BotSpec::Random } else { BotSpec::Greedy };
                let view = game.view(&position, Viewer::Seat(seat));
                let order = bots::choose(bot, game, minds, &view, seat, &mut fancy, &bots::Timeless)
                    .expect("a seat that decides has a legal order");
                decisions.push_back((position.clone(), seat));
                if decisions.len() > LAST {
                    decisions.pop_front();
                }
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
}

/// If there is a forced win here, and not whatever one does, the bot must play it.
fn ask<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    (bot, clock): (BotSpec, &dyn Clock),
    (position, seat, seed): (&G::Position, Seat, u64),
    scenario: &str,
    all: &mut Certain,
) {
    let mut orders = Vec::new();
    game.orders(position, &mut orders);
    let after = |order: G::Order, world: &G::Position| {
        let mut next = world.clone();
        game.apply_order(&mut next, order, &mut Silent);
        next
    };
    // The shortest wins are looked for: longer ones take too many positions to be found at all.
    let mut left = MOST;
    let mut winning: Vec<G::Order> = Vec::new();
    let mut steps = 0;
    while winning.is_empty() && steps < STEPS {
        for &order in &orders {
            match forced(game, &after(order, position), seat, steps, &mut left) {
                Some(true) => winning.push(order),
                Some(false) => {}
                None => return,
            }
        }
        steps += 1;
    }
    if winning.is_empty() || winning.len() == orders.len() {
        return;
    }
    let view = game.view(position, Viewer::Seat(seat));
    let mut fancy = Fancy::new(seed + 1);
    if game.has_secrets() {
        // What is forced only by what the seat cannot know is no certain win to it.
        for _ in 0..WORLDS {
            let world = game.imagine(&view, &mut fancy);
            winning.retain(|&order| {
                game.judge(&world, order).is_ok()
                    && forced(game, &after(order, &world), seat, steps - 1, &mut left) == Some(true)
            });
        }
        if winning.is_empty() {
            return;
        }
    }
    all.found += 1;
    let order = bots::choose(bot, game, minds, &view, seat, &mut fancy, clock).expect("a legal order");
    if !winning.contains(&order) {
        let list: Vec<String> = winning.iter().map(|&order| game.write(order)).collect();
        all.missed.push(format!(
            "{}/{scenario}, game {seed}: {bot} gave «{}», certain wins are {}\n  {position:?}",
            G::PROFILE.id,
            game.write(order),
            list.join(", "),
        ));
    }
}

/// Whether a seat wins within so many orders and lucks whatever happens; `None` if that is too much to find out.
fn forced<G: Game>(game: &G, position: &G::Position, seat: Seat, steps: u8, left: &mut u32) -> Option<bool> {
    let need = game.need(position);
    if let Need::Over(outcome) = need {
        return Some(outcome.score(seat) == 1.0);
    }
    if steps == 0 {
        return Some(false);
    }
    *left = left.checked_sub(1)?;
    let mut after: Vec<G::Position> = Vec::new();
    let mut any = false;
    match need {
        Need::Over(_) => {}
        Need::Luck(chance) => {
            for (luck, _) in game.branches(position, chance) {
                let mut next = position.clone();
                game.apply_luck(&mut next, luck, &mut Silent);
                after.push(next);
            }
        }
        Need::Order(who) => {
            any = who == seat;
            let mut orders = Vec::new();
            game.orders(position, &mut orders);
            for order in orders {
                let mut next = position.clone();
                game.apply_order(&mut next, order, &mut Silent);
                after.push(next);
            }
        }
    }
    for next in &after {
        if forced(game, next, seat, steps - 1, left)? == any {
            return Some(any);
        }
    }
    Some(!any)
}
