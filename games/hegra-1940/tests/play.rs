//! Random games: pieces are never lost or doubled (13), and every game ends.

use bots::{BotSpec, Fancy, Minds, Timeless};
use engine::*;
use hegra::Hegra;
use hegra::position::*;
use hegra::words::*;

/// Games of each bot.
const GAMES: u64 = 12;

/// 13: every piece is in exactly one place.
fn invariants(game: &Hegra, p: &Position) -> Result<(), String> {
    let data = &game.data;
    let mut discs: By<Disc, [u32; 6]> = By::all(0);
    let mut add = |zone: &[u8]| zone.iter().zip(discs.values_mut()).for_each(|(&n, sum)| *sum += n as u32);
    for zone in [&p.reserve, &p.bag, &p.area, &p.ready, &p.rest, &p.exhausted] {
        add(zone.values());
    }
    p.spaces.values().iter().for_each(|space| add(space.values()));
    for level in p.waiting.values() {
        add(&level.values()[..5]);
    }
    add(&p.morgue.values()[..5]);
    let carriers = p.carriers.values().iter().map(|carrier| &carrier.disc);
    for &disc in p.manned.values().iter().chain(carriers).filter(|&&disc| disc != Disc::NONE) {
        discs[disc] += 1;
    }
    let enemies: u8 = p.waiting.values().iter().map(|level| level[Disc::X]).sum::<u8>() + p.morgue[Disc::X];
    let mut infantry = p.infantry + p.assault + enemies;
    for bed in p.beds.values().iter().filter(|bed| bed.disc != Disc::NONE) {
        if bed.disc == Disc::X { infantry += 1 } else { discs[bed.disc] += 1 }
    }
    for task in p.todo.tasks() {
        if let Task::WoundDie { disc } | Task::Bed { disc, .. } = task {
            discs[*disc] += 1;
        }
    }
    discs[Disc::X] += p.aside as u32;
    for disc in discs.ids() {
        let (there, total) = (discs[disc], data.total[disc]);
        if there != total as u32 {
            return Err(format!("{there} discs {} instead of {total}", disc.word()));
        }
    }
    infantry += p.up.ids().map(|sector| p.in_sector(sector)).sum::<u8>();
    if infantry != data.game.numbers.infantry {
        return Err(format!("{infantry} infantry"));
    }
    let guns = p.track_guns.count_ones() + p.map_guns.count_ones();
    if guns as usize != data.game.artillery_track.fields.len() - 1 {
        return Err(format!("{guns} guns"));
    }
    // Guns form a block at the right end of the track, the marker left of it.
    let block = p.track_guns.leading_ones().max((p.track_guns << 1).leading_ones());
    if block != p.track_guns.count_ones()
        || p.track_guns != 0 && p.artillery >= p.track_guns.trailing_zeros() as u8
    {
        return Err(format!("artillery track {:b} with marker {}", p.track_guns, p.artillery));
    }
    for &damage in p.gun_damage.values() {
        if !matches!(damage, 0 | 0b100 | 0b110 | 0b111) {
            return Err(format!("gun damage {damage:b}"));
        }
    }
    if p.up.ids().any(|sector| p.in_sector(sector) > data.game.numbers.sector_limit) {
        return Err("a sector is too full".into());
    }
    for position in [Post::A, Post::B, Post::C] {
        if p.manned[position] != Disc::NONE && p.damaged >> (position.0 - 1) & 1 == 1 {
            return Err("somebody stands in a damaged position".into());
        }
    }
    if p.manned.values().contains(&Disc::M) {
        return Err("a medic fights".into());
    }
    let patrols: u8 = p.patrols.values().iter().sum::<u8>() + p.patrol_bag.iter().sum::<u8>();
    if patrols != data.patrol_tiles.iter().sum::<u8>() {
        return Err(format!("{patrols} patrols"));
    }
    // A damage tile is either in the bag, drawn, on the board, or not yet in play.
    for work in Work::damageable() {
        let loose = (p.hit_bag[work.tile()] + p.hit_drawn[work.tile()]) as u32;
        let (there, on_board) = match work {
            Work::GUN_1 => (3, p.gun_damage[Gun(0)].count_ones()),
            Work::GUN_2 => (if p.gun_two { 3 } else { 0 }, p.gun_damage[Gun(1)].count_ones()),
            work if work <= Work::POS_C => (1, (p.damaged >> work.0 & 1) as u32),
            room => (p.has_room(room) as u32, (p.rooms_damaged & room.room_bit() != 0) as u32),
        };
        if loose + on_board != there {
            return Err(format!("damage tiles {}: {loose} and {on_board}", work.word()));
        }
    }
    for &tile in Tile::ALL.iter().filter(|tile| tile.work().is_none()) {
        let piled = p.air.values().iter().flatten().filter(|&&one| one == tile).count();
        let all = p.hit_bag[tile] as usize + p.hit_drawn[tile] as usize + piled;
        if all > ALL_TILES[tile] as usize {
            return Err(format!("{all} tiles {}", tile.word()));
        }
    }
    // Cards: no card in two places.
    let piles = [p.deck[0], p.deck[1], p.discard[0], p.discard[1], p.piles[0], p.piles[1]];
    let all = piles.iter().fold(0, |set, pile| set | pile);
    let count: u32 = piles.iter().map(|pile| pile.count_ones()).sum();
    if count != all.count_ones() {
        return Err("a card is in two places".into());
    }
    for bed in p.beds.values() {
        if bed.disc != Disc::NONE && !(1..=6).contains(&bed.level.0) {
            return Err(format!("a patient on level {}", bed.level.0));
        }
    }
    Ok(())
}

fn play(game: &Hegra, seed: u64, check: bool) -> (Ending, u32) {
    let mut luck = Fancy::new(seed);
    let mut p = game.start();
    let mut orders = Vec::new();
    let mut given = 0;
    loop {
        if check && let Err(what) = invariants(game, &p) {
            panic!("seed {seed}: {what}: {p:?}");
        }
        match game.need(&p) {
            Need::Over(_) => return (p.ending, given),
            Need::Luck(chance) => {
                assert!(chance.total() > 0, "seed {seed}: nothing to draw: {p:?}");
                game.apply_luck(&mut p, chance.sample(&mut luck), &mut Silent);
            }
            Need::Order(_) => {
                orders.clear();
                game.orders(&p, &mut orders);
                assert!(!orders.is_empty(), "seed {seed}: stuck: {:?} {p:?}", p.todo.top());
                let order = orders[luck.below(orders.len() as u64) as usize];
                game.apply_order(&mut p, order, &mut Silent);
                given += 1;
            }
        }
    }
}

fn games() -> Vec<Hegra> {
    let data = Hegra::load(&DataFiles::shipped(Hegra::FILES)).unwrap();
    let on = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    let all = vec![on("advanced_events", "on"), on("mission", "on"), on("air_piles", "mixed")];
    let mut games = Vec::new();
    for scenario in Hegra::scenarios(&data) {
        games.push(Hegra::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() }));
        games.push(Hegra::new(&data, &Setup { scenario, options: all.clone() }));
    }
    games
}

#[test]
fn random_games_end_and_lose_no_piece() {
    for game in games() {
        for seed in 0..40 {
            play(&game, seed, true);
        }
    }
}

#[test]
fn the_position_is_small() {
    assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
}

/// Bots play games on to the next night: every day must begin with one, and there must be no other.
#[test]
fn every_day_begins_with_a_night() {
    for game in games() {
        let mind = game.mind(Schooling::Studied);
        let mut luck = Fancy::new(1);
        let mut p = game.start();
        let (mut nights, mut orders) = (Vec::new(), Vec::new());
        loop {
            if game.lull(&mind, &p) {
                nights.push(p.day);
            }
            match game.need(&p) {
                Need::Over(_) => break,
                Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut luck), &mut Silent),
                Need::Order(_) => {
                    orders.clear();
                    game.orders(&p, &mut orders);
                    let order = orders[luck.below(orders.len() as u64) as usize];
                    game.apply_order(&mut p, order, &mut Silent);
                }
            }
        }
        let days: Vec<u8> = (1..=p.day).collect();
        assert_eq!(nights, days, "{}", game.scenario.id);
    }
}

/// Who looks to the next night holds it more often than who looks one step ahead.
#[test]
fn looking_to_the_next_night_pays() {
    let data = Hegra::load(&DataFiles::shipped(Hegra::FILES)).unwrap();
    let game = Hegra::new(&data, &Setup { scenario: "normal".into(), options: Vec::new() });
    let minds = Minds::default();
    let held = |bot: &str| {
        let bot: BotSpec = bot.parse().unwrap();
        let games = (0..GAMES).filter(|&seed| {
            let (mut luck, mut fancy) = (Fancy::new(seed), Fancy::new(seed + 100));
            let mut p = game.start();
            loop {
                match game.need(&p) {
                    Need::Over(outcome) => return outcome.score(Seat(0)) == 1.0,
                    Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut luck), &mut Silent),
                    Need::Order(seat) => {
                        let view = game.view(&p, Viewer::Seat(seat));
                        let order = bots::choose(bot, &game, &minds, &view, seat, &mut fancy, &Timeless);
                        game.apply_order(&mut p, order.unwrap(), &mut Silent);
                    }
                }
            }
        });
        games.count()
    };
    let (greedy, search) = (held("greedy"), held("search:20n"));
    println!("greedy held {greedy} of {GAMES}, search:20n {search}");
    assert!(search > greedy);
}

/// The long run behind the figures of docs/hegra.md: `cargo test --release -p hegra-1940 -- --ignored --nocapture`.
#[test]
#[ignore = "minutes long"]
fn twenty_thousand_random_games_at_every_difficulty() {
    for game in games() {
        let start = std::time::Instant::now();
        let mut ends: std::collections::BTreeMap<String, u32> = Default::default();
        let mut orders = 0;
        for seed in 0..20_000 {
            let (ending, given) = play(&game, seed, false);
            *ends.entry(format!("{ending:?}")).or_default() += 1;
            orders += given;
        }
        let time = start.elapsed().as_secs_f64();
        println!(
            "{}: {:.0} games/s, {} orders each, {ends:?}",
            game.scenario.id,
            20_000.0 / time,
            orders / 20_000
        );
    }
}
