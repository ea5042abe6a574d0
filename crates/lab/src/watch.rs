//! What readers of recorded games look for, counted: certain wins that were declined, and habits of play.

use crate::{Seeded, WorkClock, mix};
use bots::{BotSpec, Fancy, Minds, Solver, Stopped};
use engine::*;
use rayon::prelude::*;
use serde::Serialize;

/// Positions the solver looks at in one decision before it gives up.
const MOST: u64 = 20_000;
/// Worlds in which a win must be certain where there are secrets, besides the true one.
const WORLDS: usize = 8;

/// What to watch.
#[derive(Clone, Copy, Debug)]
pub struct Vigil {
    /// The bot that plays itself.
    pub bot: BotSpec,
    /// How many games.
    pub games: u32,
    /// Seed of everything.
    pub seed: u64,
    /// Threads; 0 for all cores.
    pub threads: usize,
    /// A certain win takes at most so many orders and lucks; 0 if none are looked for.
    pub steps: u8,
}

/// What was seen.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Watched {
    /// Games played.
    pub games: u32,
    /// Orders given where there was more than one.
    pub decisions: u64,
    /// Decisions with an order that wins for certain, and another that does not.
    pub chances: u64,
    /// Chances at which an order was given that does not win for certain.
    pub declined: u64,
    /// Where that was: what was given, and what would have won.
    pub examples: Vec<String>,
    /// Habits of the game: how often, of how many.
    pub habits: Vec<Habit>,
}

impl Watched {
    /// Adds what was seen elsewhere.
    pub fn add(&mut self, other: Watched) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chances += other.chances;
        self.declined += other.declined;
        self.examples.extend(other.examples);
        for habit in other.habits {
            match self.habits.iter_mut().find(|known| known.what == habit.what) {
                Some(known) => (known.times, known.of) = (known.times + habit.times, known.of + habit.of),
                None => self.habits.push(habit),
            }
        }
    }
}

/// Lets a bot play against itself and watches.
pub fn watch<G: Insight>(game: &G, setup: &Setup, vigil: &Vigil, progress: &(dyn Fn() + Sync)) -> Watched {
    watch_with(game, &Minds::default(), setup, vigil, progress)
}

/// The same with minds of one's own, for experiments.
pub fn watch_with<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    setup: &Setup,
    vigil: &Vigil,
    progress: &(dyn Fn() + Sync),
) -> Watched {
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(vigil.threads).build().expect("threads can be started");
    let seen: Vec<Watched> = pool.install(|| {
        (0..vigil.games)
            .into_par_iter()
            .map(|number| {
                let seen = one_game(game, minds, setup, vigil, number);
                progress();
                seen
            })
            .collect()
    });
    seen.into_iter().fold(Watched::default(), |mut all, one| {
        all.add(one);
        all
    })
}

fn one_game<G: Insight>(game: &G, minds: &Minds<G>, setup: &Setup, vigil: &Vigil, number: u32) -> Watched {
    let mut luck = Seeded::new(mix(vigil.seed, number as u64));
    let mut fancy = Fancy::new(mix(vigil.seed ^ 0xb07, number as u64));
    // Other work on the machine is no excuse of the bot's, and none of its faults.
    let clock = WorkClock::new();
    let mut position = game.start();
    let mut played = Vec::new();
    let mut seen = Watched { games: 1, ..Watched::default() };
    let mut orders = Vec::new();
    loop {
        match game.need(&position) {
            Need::Over(_) => break,
            Need::Luck(chance) => {
                played.push((position.clone(), None));
                game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent);
            }
            Need::Order(seat) => {
                let view = game.view(&position, Viewer::Seat(seat));
                let order = bots::choose(vigil.bot, game, minds, &view, seat, &mut fancy, &clock)
                    .expect("a seat that decides has a legal order");
                orders.clear();
                game.orders(&position, &mut orders);
                if orders.len() > 1 {
                    seen.decisions += 1;
                    if vigil.steps > 0 {
                        let place = || format!("{} game {number}, step {}", setup.scenario, played.len());
                        let made = Decision { position: &position, seat, given: order, orders: &orders };
                        look(game, &made, vigil.steps, &mut fancy.clone(), &place, &mut seen);
                    }
                }
                played.push((position.clone(), Some(order)));
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
    played.push((position, None));
    seen.habits = game.habits(&played);
    seen
}

/// A decision that was made.
struct Decision<'a, G: Game> {
    position: &'a G::Position,
    seat: Seat,
    given: G::Order,
    orders: &'a [G::Order],
}

/// Whether there was a certain win, and whether it was declined. What is certain only to who knows all secrets does not count.
fn look<G: Insight>(
    game: &G,
    made: &Decision<G>,
    steps: u8,
    fancy: &mut Fancy,
    place: &dyn Fn() -> String,
    seen: &mut Watched,
) {
    let mut worlds = vec![made.position.clone()];
    if game.has_secrets() {
        let view = game.view(made.position, Viewer::Seat(made.seat));
        worlds.extend((0..WORLDS).map(|_| game.imagine(&view, fancy)));
    }
    let mut solvers: Vec<Solver<G>> = worlds.iter().map(|_| Solver::new(game, made.seat, MOST)).collect();
    let mut wins = |order: G::Order| {
        for (world, solver) in worlds.iter().zip(&mut solvers) {
            if game.judge(world, order).is_err() || !solver.wins_by(world, order, steps)? {
                return Ok(false);
            }
        }
        Ok::<bool, Stopped>(true)
    };
    // If what was given wins, nothing was declined; a chance it was if another order does not win.
    let Ok(won) = wins(made.given) else { return };
    for &order in made.orders.iter().filter(|order| **order != made.given) {
        match wins(order) {
            Ok(wins) if wins != won => {
                seen.chances += 1;
                if wins {
                    seen.declined += 1;
                    let side = G::PROFILE.seat_id(made.seat);
                    let (given, better) = (game.write(made.given), game.write(order));
                    seen.examples.push(format!("{}: {side} gave «{given}», «{better}» wins", place()));
                }
                return;
            }
            Ok(_) => {}
            Err(Stopped) => return,
        }
    }
}
