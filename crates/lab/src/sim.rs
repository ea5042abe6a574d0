use crate::{Seeded, WallClock, mix};
use bots::{BotSpec, Fancy, Minds};
use engine::*;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;
use table::Table;

/// What to play.
#[derive(Clone, Debug)]
pub struct Job {
    /// How many games.
    pub games: u32,
    /// One bot for each seat.
    pub bots: Vec<BotSpec>,
    /// Bots change seats every other game.
    pub swap: bool,
    /// Seed of everything.
    pub seed: u64,
    /// Threads; 0 for all cores.
    pub threads: usize,
    /// Whether to keep records.
    pub records: bool,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// The options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The bots in seat order.
    pub bots: Vec<String>,
    /// Whether bots changed seats every other game.
    pub swap: bool,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub games: u32,
    /// Wins of each side.
    pub wins: BTreeMap<String, u32>,
    /// Share of each side with its 95 % interval.
    pub shares: BTreeMap<String, Share>,
    /// Wins of each bot as listed, wherever it sat.
    pub bot_wins: Vec<u32>,
    /// Share of each bot as listed.
    pub bot_shares: Vec<Share>,
    /// Games nobody won.
    pub draws: u32,
    /// How the games ended.
    pub endings: BTreeMap<String, u32>,
    /// Orders in all games.
    pub orders: u64,
    /// Cards drawn and dice thrown in all games.
    pub lucks: u64,
    /// Orders in the shortest, the average and the longest game.
    pub length: (u32, f64, u32),
    /// Time it took.
    pub seconds: f64,
    /// Orders per second, all threads together.
    pub orders_per_second: f64,
    /// Games per second, all threads together.
    pub games_per_second: f64,
    /// Threads used.
    pub threads: usize,
    /// Records, if kept.
    #[serde(skip)]
    pub records: Vec<Record>,
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Share {
    /// The share, 0 to 1.
    pub share: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// Wilson's 95 % interval for `wins` out of `games`.
pub fn interval(wins: u32, games: u32) -> Share {
    share(wins as f64, games)
}

/// The same where a drawn game is half won.
pub fn share(won: f64, games: u32) -> Share {
    if games == 0 {
        return Share { share: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, z) = (games as f64, 1.959_964);
    let share = won / n;
    let centre = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    // At 0 and 1 the interval ends there; rounding must not push it inside.
    Share { share, low: (centre - half).clamp(0.0, share), high: (centre + half).clamp(share, 1.0) }
}

struct Played {
    outcome: Outcome,
    orders: u32,
    lucks: u32,
    record: Option<Record>,
}

/// Plays the games of a job. `progress` is called after each.
pub fn simulate<G: Insight>(
    game: &Arc<G>,
    setup: &Setup,
    header: &Header,
    job: &Job,
    progress: &(dyn Fn() + Sync),
) -> Report {
    let pool =
        rayon::ThreadPoolBuilder::new().num_threads(job.threads).build().expect("threads can be started");
    let minds = Minds::default();
    let start = Instant::now();
    let played: Vec<Played> = pool.install(|| {
        (0..job.games)
            .into_par_iter()
            .map(|number| {
                let played = play(game, &minds, header, job, number);
                progress();
                played
            })
            .collect()
    });
    let seconds = start.elapsed().as_secs_f64();
    let seats = G::PROFILE.seats;
    let mut wins: BTreeMap<String, u32> = seats.iter().map(|seat| (seat.to_string(), 0)).collect();
    let mut bot_wins = vec![0; job.bots.len()];
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    let mut draws = 0;
    for (number, game) in played.iter().enumerate() {
        *endings.entry(game.outcome.reason.to_owned()).or_default() += 1;
        match game.outcome.winner {
            Winner::Seat(seat) => {
                *wins.get_mut(G::PROFILE.seat_id(seat)).expect("every seat is listed") += 1;
                bot_wins[bot_of(job, number as u32, seat)] += 1;
            }
            Winner::Draw | Winner::Game => draws += 1,
        }
    }
    let orders: u64 = played.iter().map(|game| game.orders as u64).sum();
    let lengths = || played.iter().map(|game| game.orders);
    Report {
        game: G::PROFILE.id.to_owned(),
        scenario: setup.scenario.clone(),
        options: setup.options.iter().cloned().collect(),
        bots: job.bots.iter().map(BotSpec::to_string).collect(),
        swap: job.swap,
        seed: job.seed,
        games: job.games,
        shares: wins.iter().map(|(seat, &count)| (seat.clone(), interval(count, job.games))).collect(),
        wins,
        bot_shares: bot_wins.iter().map(|&count| interval(count, job.games)).collect(),
        bot_wins,
        draws,
        endings,
        orders,
        lucks: played.iter().map(|game| game.lucks as u64).sum(),
        length: (
            lengths().min().unwrap_or(0),
            orders as f64 / played.len().max(1) as f64,
            lengths().max().unwrap_or(0),
        ),
        seconds,
        orders_per_second: orders as f64 / seconds,
        games_per_second: job.games as f64 / seconds,
        threads: pool.current_num_threads(),
        records: played.into_iter().filter_map(|game| game.record).collect(),
    }
}

/// Which bot sits in a seat in this game.
fn bot_of(job: &Job, number: u32, seat: Seat) -> usize {
    let count = job.bots.len();
    if job.swap { (seat.index() + number as usize) % count } else { seat.index() }
}

fn play<G: Insight>(game: &Arc<G>, minds: &Minds<G>, header: &Header, job: &Job, number: u32) -> Played {
    // With changing seats both games of a pair are played with the same luck.
    let deal = if job.swap { number / 2 } else { number };
    let mut source = Seeded::new(mix(job.seed, deal as u64));
    let mut fancies: Vec<Fancy> = (0..job.bots.len())
        .map(|bot| Fancy::new(mix(job.seed ^ 0xb07, number as u64 * job.bots.len() as u64 + bot as u64)))
        .collect();
    let clock = WallClock::new();
    let mut header = header.clone();
    for (index, (_, player)) in header.seats.iter_mut().enumerate() {
        *player = job.bots[bot_of(job, number, Seat(index as u8))].to_string();
    }
    let mut table = job.records.then(|| Table::new(game.clone(), header));
    let mut position = game.start();
    let (mut orders, mut lucks) = (0, 0);
    loop {
        match game.need(&position) {
            Need::Over(outcome) => {
                return Played { outcome, orders, lucks, record: table.map(|table| table.record()) };
            }
            Need::Luck(chance) => {
                let luck = chance.sample(&mut source);
                if let Some(table) = &mut table {
                    table.luck(luck).expect("luck was drawn from this chance");
                }
                game.apply_luck(&mut position, luck, &mut Silent);
                lucks += 1;
            }
            Need::Order(seat) => {
                let bot = bot_of(job, number, seat);
                let view = game.view(&position, Viewer::Seat(seat));
                let order =
                    bots::choose(job.bots[bot], &**game, minds, &view, seat, &mut fancies[bot], &clock)
                        .expect("a seat that decides has a legal order");
                if let Some(table) = &mut table {
                    table.order(seat, order).expect("bots give legal orders");
                }
                game.apply_order(&mut position, order, &mut Silent);
                orders += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_share_and_stays_inside_0_and_1() {
        for (wins, games) in [(0, 10), (10, 10), (5, 10), (130, 200)] {
            let i = interval(wins, games);
            assert!(0.0 <= i.low && i.low <= i.share && i.share <= i.high && i.high <= 1.0, "{i:?}");
        }
        let half = interval(200, 400);
        assert!((half.low - 0.451).abs() < 0.001 && (half.high - 0.549).abs() < 0.001, "{half:?}");
    }
}
