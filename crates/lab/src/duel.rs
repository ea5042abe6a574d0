//! Two bots with minds of their own play from both sides: to find out which plays better.

use crate::judge::{minds, pool};
use crate::{Seeded, Share, WorkClock, mix, share};
use bots::{BotSpec, Clock, Fancy, Minds};
use engine::*;
use learning::Changes;
use rayon::prelude::*;
use serde::Serialize;
use std::sync::Arc;

/// Who plays whom.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The two bots.
    pub bots: [BotSpec; 2],
    /// What is different in their minds.
    pub changes: [Changes; 2],
    /// Games in all, spread over the scenarios; each bot plays each side equally often.
    pub games: u32,
    /// Seed of everything.
    pub seed: u64,
    /// Threads; 0 for all cores.
    pub threads: usize,
}

/// How many games somebody won.
#[derive(Clone, Debug, Serialize)]
pub struct Score {
    /// Games played.
    pub games: u32,
    /// Games won.
    pub won: u32,
    /// Games nobody won; in a game for one player there are none.
    pub drawn: u32,
    /// The share with its 95 % interval; a drawn game is half won.
    pub share: Share,
}

/// The same for one side.
#[derive(Clone, Debug, Serialize)]
pub struct SideScore {
    /// The side.
    pub side: &'static str,
    /// What came of it.
    #[serde(flatten)]
    pub score: Score,
}

/// What a bot won.
#[derive(Clone, Debug, Serialize)]
pub struct BotScore {
    /// The bot.
    pub bot: String,
    /// In all.
    #[serde(flatten)]
    pub all: Score,
    /// On each side.
    pub sides: Vec<SideScore>,
}

/// What came of the games of one scenario.
#[derive(Clone, Debug, Serialize)]
pub struct Leg {
    /// The scenario.
    pub scenario: String,
    /// What the first bot won and what the second.
    pub bots: [BotScore; 2],
    /// Orders in the average game.
    pub orders: f64,
    /// Milliseconds the processor needed for the hardest decision.
    pub hardest: u64,
}

/// What came of a duel.
#[derive(Clone, Debug, Serialize)]
pub struct Duelled {
    /// The game.
    pub game: &'static str,
    /// The seed.
    pub seed: u64,
    /// Over all scenarios: what the first bot won and what the second.
    pub bots: [BotScore; 2],
    /// Scenario by scenario.
    pub scenarios: Vec<Leg>,
}

/// One game that was played.
struct Played {
    /// Where each bot sat, if it took part.
    seats: [Option<Seat>; 2],
    outcome: Outcome,
    orders: u64,
    hardest: u64,
}

impl Score {
    fn new(results: impl Iterator<Item = f32>) -> Score {
        let (mut games, mut won, mut drawn) = (0, 0, 0);
        for result in results {
            games += 1;
            won += u32::from(result == 1.0);
            drawn += u32::from(result == 0.5);
        }
        let share = share(won as f64 + drawn as f64 / 2.0, games);
        Score { games, won, drawn, share }
    }
}

/// Lets two bots play these scenarios. Both games of a pair have the same luck, with sides changed; bots that are alike would play the same
/// game twice, so each of their games has luck of its own. Where one plays alone, each bot plays the same games.
pub fn duel<G: Insight>(
    games: &[(String, Arc<G>)],
    duel: &Duel,
    progress: &(dyn Fn() + Sync),
) -> Result<Duelled, String> {
    let alike = duel.bots[0] == duel.bots[1] && duel.changes[0] == duel.changes[1];
    let each = per_scenario(duel.games, games.len());
    let (mut all, mut legs) = (Vec::new(), Vec::new());
    for (index, (scenario, game)) in games.iter().enumerate() {
        let mut made = Vec::new();
        for (bot, changes) in duel.bots.iter().zip(&duel.changes) {
            made.push(minds(&**game, *bot, changes)?);
        }
        let seed = mix(duel.seed, index as u64);
        let played: Vec<Played> = pool(duel.threads).install(|| {
            (0..each)
                .into_par_iter()
                .map(|number| {
                    let deal = if alike { number } else { number / 2 };
                    let players = [0, 1].map(|which: usize| (duel.bots[which], &made[which]));
                    let played =
                        play(&**game, players, number as usize % 2, [mix(seed, deal as u64), number as u64]);
                    progress();
                    played
                })
                .collect()
        });
        legs.push(Leg {
            scenario: scenario.clone(),
            bots: scores::<G>(duel, &played),
            orders: played.iter().map(|one| one.orders).sum::<u64>() as f64 / each as f64,
            hardest: played.iter().map(|one| one.hardest).max().unwrap_or(0),
        });
        all.extend(played);
    }
    Ok(Duelled { game: G::PROFILE.id, seed: duel.seed, bots: scores::<G>(duel, &all), scenarios: legs })
}

/// Games in each scenario: as many in each, and an even number.
pub fn per_scenario(games: u32, scenarios: usize) -> u32 {
    (games / scenarios.max(1) as u32).next_multiple_of(2).max(2)
}

/// What each bot won of these games.
fn scores<G: Game>(duel: &Duel, played: &[Played]) -> [BotScore; 2] {
    [0, 1].map(|which: usize| {
        let results = |side: Option<Seat>| {
            Score::new(played.iter().filter_map(|one| {
                let seat = one.seats[which]?;
                side.is_none_or(|side| side == seat).then(|| one.outcome.score(seat))
            }))
        };
        let score = |seat| SideScore { side: G::PROFILE.seat_id(seat), score: results(Some(seat)) };
        let sides = G::PROFILE.all_seats().map(score).collect();
        BotScore { bot: duel.bots[which].to_string(), all: results(None), sides }
    })
}

/// One game; `first` has the first seat. The luck is the same for the same first seed.
fn play<G: Insight>(
    game: &G,
    players: [(BotSpec, &Minds<G>); 2],
    first: usize,
    [luck, number]: [u64; 2],
) -> Played {
    let mut luck = Seeded::new(luck);
    let mut fancies = [0, 1].map(|which| Fancy::new(mix(mix(number, 0xb07), which)));
    // Bots with a time limit have the processor's time: other work on the machine does not matter.
    let clock = WorkClock::new();
    let sits = |seat: Seat| (seat.index() + first) % 2;
    let mut seats = [None; 2];
    for seat in G::PROFILE.all_seats() {
        seats[sits(seat)].get_or_insert(seat);
    }
    let mut position = game.start();
    let (mut orders, mut hardest) = (0, 0);
    loop {
        match game.need(&position) {
            Need::Over(outcome) => return Played { seats, outcome, orders, hardest },
            Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(seat) => {
                let who = sits(seat);
                let (bot, minds) = players[who];
                let view = game.view(&position, Viewer::Seat(seat));
                let before = clock.millis();
                let order = bots::choose(bot, game, minds, &view, seat, &mut fancies[who], &clock);
                hardest = hardest.max(clock.millis() - before);
                let order = order.expect("a seat that decides has a legal order");
                game.apply_order(&mut position, order, &mut Silent);
                orders += 1;
            }
        }
    }
}
