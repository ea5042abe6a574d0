//! Random games on every mission: they end, and what section 18 says holds at every decision.

use bots::Fancy;
use engine::{DataFiles, Game, Need, Setup, Silent, Source};
use rivet_wars::RivetWars;

fn setups() -> Vec<Setup> {
    let data = RivetWars::load(&DataFiles::shipped(RivetWars::FILES)).unwrap();
    let mut setups: Vec<Setup> =
        RivetWars::scenarios(&data).into_iter().map(|scenario| Setup { scenario, options: vec![] }).collect();
    for (key, value) in [("initiative", "once"), ("gas_shot", "first"), ("pool", "unlimited")] {
        let scenario = "knock-out".to_owned();
        setups.push(Setup { scenario, options: vec![(key.to_owned(), value.to_owned())] });
    }
    setups
}

/// Longest game in orders and lucks, most choices, and how many rounds on average.
fn play(games: u64) {
    let data = RivetWars::load(&DataFiles::shipped(RivetWars::FILES)).unwrap();
    for setup in setups() {
        let game = RivetWars::new(&data, &setup);
        let (mut longest, mut thrown, mut most, mut rounds) = (0, 0, 0, 0u64);
        for seed in 0..games {
            let mut luck = Fancy::new(seed);
            let mut p = game.start();
            let mut orders = Vec::new();
            let (mut given, mut lucks) = (0, 0);
            loop {
                match game.need(&p) {
                    Need::Over(_) => break,
                    Need::Luck(chance) => {
                        lucks += 1;
                        let drawn = chance.sample(&mut luck);
                        game.apply_luck(&mut p, drawn, &mut Silent);
                    }
                    Need::Order(_) => {
                        orders.clear();
                        game.orders(&p, &mut orders);
                        assert!(!orders.is_empty(), "stuck: {p:?}");
                        let order = orders[luck.below(orders.len() as u64) as usize];
                        if p.moving.unit.0 == u8::MAX && given % 4 == 0 {
                            game.check_position(&p).unwrap_or_else(|error| panic!("{}: {p:?}", error.0));
                        }
                        given += 1;
                        most = most.max(orders.len());
                        game.apply_order(&mut p, order, &mut Silent);
                    }
                }
                assert!(given < 100_000, "endless: {:?}", p.stage);
            }
            longest = longest.max(given);
            thrown = thrown.max(lucks);
            rounds += p.round as u64;
        }
        let bounds = RivetWars::PROFILE.bounds;
        println!(
            "{} {:?}: {longest} orders, {thrown} lucks, {most} choices at most, {:.1} rounds",
            setup.scenario,
            setup.options,
            rounds as f64 / games as f64
        );
        assert!(longest <= bounds.orders && thrown <= bounds.lucks && most <= bounds.choices as usize);
    }
}

#[test]
fn random_games_end_and_hold_together() {
    play(20);
}

/// 20,000 games, for a release build: `cargo test --release -p rivet-wars --test marathon -- --ignored --nocapture`.
#[test]
#[ignore = "takes minutes"]
fn twenty_thousand_random_games_end() {
    play(20_000u64.div_ceil(13));
}
