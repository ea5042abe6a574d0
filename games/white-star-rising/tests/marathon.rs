//! Random games of every scenario, and what must be true after every order and every throw.

use engine::*;
use rayon::prelude::*;
use white_star_rising::WhiteStar;
use white_star_rising::forces::{ALLIED, Arrival, GERMAN};
use white_star_rising::orders::Order;
use white_star_rising::position::*;
use white_star_rising::telling::Event;

const GAMES: u64 = 30;
const LONGEST: u64 = 20_000;

struct Rng(u64);

impl Source for Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}

/// 1.4, 1.3.2, 5.0, 12.2: what is wrong with a position.
fn fault(game: &WhiteStar, p: &Position) -> Option<String> {
    let ground = &game.s.ground;
    let hex = |cell| ground.label(cell);
    let fighting = p.clash.attackers != 0 || p.moving.inside != 0 || p.moving.step != Step::Plain;
    let mut platoons = [[0u8; 512]; 2];
    let mut hqs = [[0u8; 512]; 2];
    for unit in 0..game.s.units.len() as u8 {
        let cell = p.place(unit);
        let one = bit(unit);
        if !on_map(cell) {
            if p.disrupted & one != 0 && cell != WAITING {
                return Some(format!("{} is disrupted off the map", game.unit(unit).id));
            }
            continue;
        }
        let side = game.seat(unit).index();
        if !ground.is_passable(cell) {
            return Some(format!("{} is in {}", game.unit(unit).id, hex(cell)));
        }
        if game.is_hq(unit) {
            hqs[side][cell as usize] += 1;
            let formation = &game.s.formations[game.unit(unit).formation as usize];
            let company = (0..game.s.units.len() as u8).any(|other| {
                formation.units & bit(other) != 0 && !game.is_hq(other) && p.place(other) == cell
            });
            // While hits are applied the headquarters' own fate is still to be settled (1.3.2.2).
            if !company && (p.attack.done && p.clash.attackers == 0 && p.clash.retreat == 0) {
                return Some(format!("{} is alone in {}", game.unit(unit).id, hex(cell)));
            }
        } else {
            platoons[side][cell as usize] += 1;
        }
    }
    for cell in ground.all().iter() {
        let at = cell as usize;
        for side in [0, 1] {
            if platoons[side][at] > 2 {
                return Some(format!("{} platoons of a side in {}", platoons[side][at], hex(cell)));
            }
            if hqs[side][at] > 1 {
                return Some(format!("{} headquarters of a side in {}", hqs[side][at], hex(cell)));
            }
        }
        if platoons[0][at] > 0 && platoons[1][at] > 0 && !fighting {
            return Some(format!("both sides in {}", hex(cell)));
        }
        let stacks = &p.stacks;
        for side in [0, 1] {
            let kept = [stacks.held[side].has(cell), stacks.full[side].has(cell), stacks.hqs[side].has(cell)];
            let real = [platoons[side][at] > 0, platoons[side][at] > 1, hqs[side][at] > 0];
            if kept != real {
                return Some(format!("{} is not as the stacks say", hex(cell)));
            }
        }
    }
    if let Some(unit) =
        (0..MAX_UNITS as u8).find(|&unit| on_map(p.place(unit)) != Position::is(p.stacks.there, unit))
    {
        return Some(format!("unit {unit} is not where the stacks say"));
    }
    if p.control[0].intersects(&p.control[1]) {
        return Some("both sides control the same hex".into());
    }
    if p.turn > 0 && !fighting && !matches!(p.stage, Stage::Setup(_)) {
        for seat in [GERMAN, ALLIED] {
            let other = 1 - seat.index();
            let held = ground
                .all()
                .iter()
                .find(|&cell| platoons[seat.index()][cell as usize] > 0 && p.control[other].has(cell));
            if let Some(cell) = held {
                return Some(format!("a side stands in {} and the other controls it", hex(cell)));
            }
        }
    }
    // R64: every headquarters outside has a platoon of its formation to come with.
    for formation in game.s.formations.iter().filter(|_| p.turn > 0 && !fighting) {
        let outside = |unit: &u8| {
            let arrival = &game.s.groups[game.unit(*unit).group as usize].arrival;
            p.place(*unit) == WAITING && matches!(arrival, Arrival::Enter { .. } | Arrival::Dice(_))
        };
        let (hqs, platoons): (Vec<u8>, Vec<u8>) =
            members(formation.units).filter(outside).partition(|&unit| game.is_hq(unit));
        if hqs.len() > platoons.len() {
            return Some(format!("{} is left behind off the map", game.unit(hqs[0]).id));
        }
    }
    (0..2)
        .find(|&side| p.fate[side] > game.s.fate[side] + 20)
        .map(|side| format!("{} fate points", p.fate[side]))
}

/// 5.1: what is told about units names at least one.
fn names_nobody(event: &Event) -> bool {
    match event {
        Event::Moved { units, .. }
        | Event::Exited { units }
        | Event::Stopped { units }
        | Event::WentBack { units, .. }
        | Event::Retreated { units, .. } => *units == 0,
        Event::Clash { attackers, defenders, .. } => *attackers == 0 || *defenders == 0,
        _ => false,
    }
}

fn play(game: &WhiteStar, seed: u64) {
    let scenario = &game.s.id;
    let mut rng = Rng(seed * 7919 + 13);
    let mut p = game.start();
    let mut orders = Vec::new();
    let mut last = String::new();
    let mut told = Vec::new();
    for _ in 0..LONGEST {
        match game.need(&p) {
            Need::Over(_) => return,
            Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut rng), &mut told),
            Need::Order(_) => {
                orders.clear();
                game.orders(&p, &mut orders);
                assert!(!orders.is_empty(), "{scenario} {seed}: no order at {:?} after {last}", p.stage);
                let propose = seed.is_multiple_of(2) && orders.contains(&Order::Auto);
                let pick = orders[rng.below(orders.len() as u64) as usize];
                let order = if propose { Order::Auto } else { pick };
                last = game.write(order);
                if let Err(refusal) = game.judge(&p, order) {
                    panic!("{scenario} {seed}: {last} is offered but refused under {}", refusal.rule);
                }
                game.apply_order(&mut p, order, &mut told);
            }
        }
        if let Some(event) = told.drain(..).find(names_nobody) {
            panic!("{scenario} {seed}: {event:?} after {last}");
        }
        if let Some(fault) = fault(game, &p) {
            panic!("{scenario} {seed}: {fault} after {last}, at {:?}", p.stage);
        }
    }
    panic!("{scenario} {seed}: not over after {LONGEST} orders");
}

#[test]
fn random_games_keep_the_rules() {
    let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
    let scenarios = WhiteStar::scenarios(&data);
    let table = |id: &String, seed: u64| {
        let options = [
            ("support_weapons", "kept"),
            ("chaos", "agreed"),
            ("opportunity_fire", "stack"),
            ("leadership", "every_attack"),
        ];
        let options = options.map(|(key, value)| (key.to_owned(), value.to_owned()));
        let options = if seed.is_multiple_of(3) { options.to_vec() } else { vec![] };
        WhiteStar::new(&data, &Setup { scenario: id.clone(), options })
    };
    let all: Vec<(&String, u64)> =
        scenarios.iter().flat_map(|id| (1..=GAMES).map(move |seed| (id, seed))).collect();
    all.par_iter().for_each(|&(id, seed)| play(&table(id, seed), seed));
}
