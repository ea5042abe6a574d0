//! Random games of both scenarios, and what must be true after every order and every throw.

use blitzkrieg_1940::Blitzkrieg;
use blitzkrieg_1940::orders::Order;
use blitzkrieg_1940::position::*;
use blitzkrieg_1940::words::*;
use engine::*;
use rayon::prelude::*;

struct Rng(u64);

impl Source for Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

fn open(scenario: &str, options: &[(&str, &str)]) -> Blitzkrieg {
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("the data");
    let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    Blitzkrieg::new(&data, &Setup { scenario: scenario.to_owned(), options })
}

/// What is wrong with a position.
fn fault(game: &Blitzkrieg, p: &Position) -> Option<String> {
    let g = &game.s.ground;
    for side in [GERMAN, FRENCH] {
        let mut count = [0u8; MAX_HEXES];
        let mut seen = [0u8; MAX_HEXES];
        for unit in game.sides[side.index()].without(game.hqs).iter() {
            let hex = p.place(unit);
            if !hex.on_map() {
                if p.neutralised.has(unit) || p.hidden.has(unit) {
                    return Some(format!("{} has a marker off the map", game.card(unit).id));
                }
                continue;
            }
            if p.steps[unit.i()] == 0 {
                return Some(format!("{} has no step", game.card(unit).id));
            }
            if !p.aboard.has(unit) {
                count[hex.i()] += 1;
                seen[hex.i()] += u8::from(!p.hidden.has(unit));
            } else if p.place(game.carrier(unit)) != hex {
                return Some(format!("{} lost its half-track", game.card(unit).id));
            }
        }
        if count != p.count[side.index()] || seen != p.seen[side.index()] {
            return Some("the counts of the hexes are wrong".to_owned());
        }
        let quiet = matches!(p.top(), Frame::None | Frame::Activation | Frame::Marker | Frame::Guns);
        if let Some(hex) = g.hexes().find(|hex| quiet && count[hex.i()] > 3) {
            return Some(format!("{} units in {}", count[hex.i()], g.label(hex)));
        }
    }
    let quiet = matches!(p.top(), Frame::None | Frame::Activation | Frame::Marker | Frame::Guns);
    if quiet && !p.clash.hex.on_map() {
        for hex in g.hexes() {
            let held = |side: Seat| p.own(side, hex) > 0 || !game.hqs_in(p, side, hex).is_empty();
            if held(GERMAN) && held(FRENCH) {
                return Some(format!("both sides stand in {}", g.label(hex)));
            }
        }
    }
    let markers = game.markers.len() as u32;
    let zones = [p.cup, p.hand, p.stored, p.used, p.skipped, p.later, p.opening];
    let sum: u32 = zones.iter().map(|zone| zone.len()).sum();
    let all = zones.iter().fold(0, |all, zone| all | zone.0);
    if all.count_ones() != sum || sum > markers {
        return Some("a marker lies in two places".to_owned());
    }
    None
}

fn play(game: &Blitzkrieg, seed: u64) -> Result<(u32, u8, &'static str), String> {
    let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut p = game.start();
    let mut orders = Vec::new();
    let mut given = 0;
    let mut last = String::new();
    loop {
        if let Some(fault) = fault(game, &p) {
            return Err(format!(
                "seed {seed}, turn {}, after «{last}»: {fault}; {:?}",
                p.turn,
                &p.frames[..p.depth as usize]
            ));
        }
        match game.need(&p) {
            Need::Over(outcome) => return Ok((given, p.turn, outcome.reason)),
            Need::Luck(chance) => {
                let luck = chance.sample(&mut rng);
                last = format!("{luck:?}");
                game.apply_luck(&mut p, luck, &mut Silent);
            }
            Need::Order(_) => {
                orders.clear();
                game.orders(&p, &mut orders);
                if orders.is_empty() {
                    return Err(format!(
                        "seed {seed}, after «{last}»: nothing can be ordered; {:?}",
                        &p.frames[..p.depth as usize]
                    ));
                }
                let mut order = orders[rng.below(orders.len() as u64) as usize];
                // Whoever only skips sees little of the rules.
                while matches!(order, Order::Skip | Order::End | Order::Stop)
                    && orders.len() > 1
                    && rng.below(4) > 0
                {
                    order = orders[rng.below(orders.len() as u64) as usize];
                }
                last = game.write(order);
                game.apply_order(&mut p, order, &mut Silent);
                given += 1;
                if given > 60_000 {
                    return Err(format!("seed {seed}: the game does not end"));
                }
            }
        }
    }
}

fn marathon(scenario: &str, options: &[(&str, &str)], games: u64) {
    let game = open(scenario, options);
    let results: Vec<_> = (1..=games).into_par_iter().map(|seed| play(&game, seed)).collect();
    let wrong: Vec<&String> = results.iter().filter_map(|result| result.as_ref().err()).take(5).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let mut reasons = std::collections::BTreeMap::new();
    let mut longest = 0;
    for (given, turn, reason) in results.iter().flatten() {
        *reasons.entry((reason, turn)).or_insert(0) += 1;
        longest = longest.max(*given);
    }
    println!("{scenario} {options:?}: at most {longest} orders; {reasons:?}");
}

/// How many games each of the tests plays; `BLITZ_GAMES` asks for more.
fn games() -> u64 {
    std::env::var("BLITZ_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(12)
}

#[test]
fn random_games_of_hannut_hold() {
    marathon("hannut", &[], games());
}

#[test]
fn random_games_of_stonne_hold() {
    marathon("stonne", &[], games());
}

#[test]
fn random_games_with_hidden_guns_hold() {
    marathon("hannut", &[("hidden_guns", "on"), ("critical_hits", "on")], games());
    marathon("stonne", &[("hidden_guns", "on")], games());
}

#[test]
fn a_position_is_small() {
    assert!(std::mem::size_of::<Position>() <= 4096, "{}", std::mem::size_of::<Position>());
}
