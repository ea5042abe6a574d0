//! Every card and every tile does what it says, in every chapter it can come in.

use bots::Fancy;
use engine::*;
use hegra::effect::{Effects, Op};
use hegra::position::*;
use hegra::telling::Event;
use hegra::words::{Disc, Gun, Level, Work};
use hegra::{Hegra, orders::Order};

fn game(options: &[(&str, &str)]) -> Hegra {
    let data = Hegra::load(&DataFiles::shipped(Hegra::FILES)).unwrap();
    let options = options.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
    Hegra::new(&data, &Setup { scenario: "normal".into(), options })
}

/// A position in which nearly everything can happen to somebody.
fn rich(game: &Hegra, day: u8, more: &[(&str, Fact)], when: &str) -> Position {
    let words = |list: &[&str]| Fact::Words(list.iter().map(|word| word.to_string()).collect());
    let war = day > 3;
    let mut facts: Vec<(&str, Fact)> = vec![
        ("day", Fact::Num(day as i64)),
        ("supplies", Fact::Num(5)),
        ("defence", Fact::Num(2)),
        ("surveillance", Fact::Num(3)),
        ("damaged", words(&["posB", "posC"])),
        ("ready", Fact::word("OSSVVMH")),
        ("exhausted", Fact::word("SSVVH")),
        ("bag", Fact::word("SSVVMHXX")),
        ("reserve", Fact::word("SSVVX")),
        ("bed1", Fact::word("S3")),
        ("waiting", words(&["V5"])),
        ("rooms", words(&["telephone", "radio"])),
        ("gun1", Fact::word("ooo")),
        ("gun2", Fact::word("oxD")),
        ("map_guns", words(&["Y1", "Y3"])),
        ("track_guns", words(&["5", "6", "7", "8"])),
        ("patrols", words(&["Y2", "B4"])),
        ("hit_bag", words(&["miss", "miss", "artillery", "telephone", "posA"])),
    ];
    if day > 7 {
        // Air raid tiles that have been resolved lie in the reserve.
        facts.push(("air_piles", Fact::Num(3)));
    }
    if war {
        facts.push(("L", Fact::word("S")));
        facts.push(("A", Fact::word("V")));
        facts.push(("machine_gun", Fact::word("ready")));
        facts.push(("sector1", Fact::word("3/0")));
        facts.push(("sector3", Fact::word("1/1")));
        facts.push(("infantry", Fact::Num(16)));
    }
    let mut p = game.start();
    for (key, fact) in facts.iter().chain(more) {
        game.set_fact(&mut p, key, fact).unwrap_or_else(|error| panic!("{key}: {}", error.0));
    }
    game.set_fact(&mut p, "when", &Fact::word(when)).unwrap_or_else(|error| panic!("{when}: {}", error.0));
    game.check_position(&p).unwrap_or_else(|error| panic!("{}", error.0));
    p
}

/// Plays on at random until `stop`, and returns what was told.
fn play(game: &Hegra, p: &mut Position, stop: impl Fn(&Position) -> bool) -> Vec<Event> {
    let mut luck = Fancy::new(3);
    let mut events = Vec::new();
    let mut orders = Vec::new();
    while !stop(p) {
        match game.need(p) {
            Need::Over(_) => break,
            Need::Luck(chance) => game.apply_luck(p, chance.sample(&mut luck), &mut events),
            Need::Order(_) => {
                orders.clear();
                game.orders(p, &mut orders);
                let order = orders[luck.below(orders.len() as u64) as usize];
                game.apply_order(p, order, &mut events);
            }
        }
    }
    events
}

/// Every effect of the list was carried out or skipped, and at least one of them carried out.
fn told(game: &Hegra, list: Effects, events: &[Event], card: &str) {
    let mut done = 0;
    for effect in game.data.library.list(list) {
        let carried = events.contains(&Event::Effect { effect: *effect });
        let skipped = events.contains(&Event::Skipped { effect: *effect });
        assert!(carried || skipped, "{card}: {effect:?} never came");
        done += carried as u32;
        if effect.op == Op::Choose {
            let sides = game.data.library.choices[effect.what as usize];
            let chosen = sides.iter().any(|&side| {
                let inner = game.data.library.list(side);
                inner.iter().any(|effect| events.contains(&Event::Effect { effect: *effect }))
            });
            assert!(chosen, "{card}: neither side of the choice was carried out");
        }
    }
    assert!(done > 0 || list.len == 0, "{card}: nothing of it was carried out");
}

#[test]
fn every_event_card_is_carried_out() {
    let game = game(&[("advanced_events", "on")]);
    for (id, card) in game.data.events.iter() {
        let (day, when) = match &card.id[..1] {
            "M" => (2, "event"),
            "F" => (5, "event"),
            "G" => (8, "event"),
            "H" => (9, "event"),
            _ => (11, "round track"),
        };
        let mut p = rich(&game, day, &[], when);
        let mut events = Vec::new();
        game.apply_luck(&mut p, Luck::Token(id.0), &mut events);
        events.extend(play(&game, &mut p, |p| matches!(p.todo.top(), Task::Feed | Task::Placing)));
        assert!(events.contains(&Event::Card { card: id }), "{}", card.id);
        assert!(events.contains(&Event::Weather { weather: card.weather }), "{}", card.id);
        told(&game, card.effects, &events, &card.id);
        let come = events.iter().filter(|event| matches!(event, Event::InfantryComes { .. })).count();
        assert!(p.ending != Ending::Open || come == card.infantry as usize, "{}: {come} infantry", card.id);
    }
}

#[test]
fn every_morale_card_is_carried_out_in_every_chapter() {
    let game = game(&[]);
    for (id, card) in game.data.morale.iter() {
        for (chapter, day) in [(0, 2), (1, 5), (2, 8)] {
            let deck = if card.good { "good_deck" } else { "bad_deck" };
            let morale = Fact::Num(if card.good { 1 } else { -2 });
            let more = [(deck, Fact::Words(vec![card.id.clone()])), ("morale", morale)];
            let mut p = rich(&game, day, &more, "cards");
            let mut events = Vec::new();
            game.apply_luck(&mut p, Luck::Token(id.0), &mut events);
            events.extend(play(&game, &mut p, |p| p.todo.top() == Task::DrawPatrol));
            let chosen = Event::CardChosen { card: id, alternative: false };
            assert!(events.contains(&chosen), "{} in chapter {chapter}", card.id);
            told(&game, card.chapters[chapter], &events, &card.id);
        }
    }
}

#[test]
fn every_alternative_of_a_morale_card_is_carried_out() {
    let game = game(&[]);
    for card in game.data.morale.values() {
        for effect in game.data.library.list(card.alternative) {
            let mut p = rich(&game, 8, &[], "placement");
            p.todo.push(Task::Effects(card.alternative));
            p.todo.push(Task::Do(*effect));
            // A harmless order later the stack has been worked off.
            let mut events = Vec::new();
            p.todo.pop();
            p.todo.push(Task::Bed { disc: Disc::V, level: Level(3) });
            game.apply_order(&mut p, Order::Wait, &mut events);
            events.extend(play(&game, &mut p, |p| p.todo.top() == Task::Placing));
            told(&game, card.alternative, &events, &card.id);
        }
    }
}

#[test]
fn every_hope_and_despair_card_can_be_used() {
    let game = game(&[]);
    let first = game.data.morale.len();
    for (index, card) in game.data.specials.iter().enumerate() {
        let (deck, morale) = if card.hope { ("bad_deck", -2) } else { ("good_deck", 1) };
        let more = [(deck, Fact::Words(vec![card.id.clone()])), ("morale", Fact::Num(morale))];
        let mut p = rich(&game, 8, &more, "cards");
        let mut events = Vec::new();
        game.apply_luck(&mut p, Luck::Token((first + index) as u8), &mut events);
        let special = hegra::words::Card::nth(first + index);
        assert_eq!(p.todo.top(), Task::Special { card: special }, "{}", card.id);
        game.apply_order(&mut p, Order::Use, &mut events);
        events.extend(play(&game, &mut p, |p| p.todo.top() == Task::DrawPatrol));
        told(&game, card.effects, &events, &card.id);
        let gone = p.deck[0] | p.deck[1] | p.discard[0] | p.discard[1];
        assert_eq!(gone >> (first + index) & 1, 0, "{} leaves the game", card.id);
    }
}

#[test]
fn every_mission_pays_its_rows() {
    let game = game(&[("mission", "on")]);
    for card in game.data.missions.values() {
        let more = [
            ("mission", Fact::word(card.id.clone())),
            ("supplies", Fact::Num(9)),
            ("map_guns", Fact::Words(vec!["Y1".into()])),
            ("track_guns", Fact::Words(["4", "5", "6", "7", "8"].map(str::to_owned).to_vec())),
            ("revealed", Fact::Num(6)),
            ("delivered", Fact::Num(7)),
            ("on.inspire", Fact::word("VV")),
        ];
        let mut p = rich(&game, 10, &more, "section 4");
        let mut events = Vec::new();
        game.judge(&p, Order::Cash).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", card.id));
        game.apply_order(&mut p, Order::Cash, &mut events);
        events
            .extend(play(&game, &mut p, |p| matches!(p.todo.top(), Task::DrawPatrol | Task::Section { .. })));
        for (_, effects) in &card.rows {
            told(&game, *effects, &events, &card.id);
        }
    }
}

#[test]
fn every_snow_tile_brings_something() {
    let game = game(&[]);
    for (id, tile) in game.data.snow.iter() {
        let more =
            [("on.shovel", Fact::word("V")), ("snow", Fact::Num(1)), ("rooms", Fact::Words(Vec::new()))];
        let mut p = rich(&game, 2, &more, "section 4");
        p.gun_two = false;
        let mut events = Vec::new();
        game.apply_order(&mut p, Order::Shovel, &mut events);
        game.apply_luck(&mut p, Luck::Token(id.0), &mut events);
        assert!(events.contains(&Event::Revealed { tile: id }), "{}", tile.id);
        match tile.action {
            Work::NONE => told(&game, tile.bonus, &events, &tile.id),
            Work::GUN_2 => assert!(p.gun_two && p.gun_damage[Gun(1)] == 0b111),
            room => assert!(p.has_room(room) && !p.room_repaired(room), "{}", tile.id),
        }
    }
}

#[test]
fn wrong_data_are_refused_with_file_and_line() {
    let shipped = DataFiles::shipped(Hegra::FILES);
    let broken = |file: &str, from: &str, to: &str| {
        let mut files = shipped.clone();
        let text = files.0.get_mut(file).unwrap();
        assert!(text.contains(from), "{from}");
        *text = text.replacen(from, to, 1);
        Hegra::load(&files).expect_err("it is wrong")
    };
    for (file, from, to, part) in [
        ("cards.toml", "fear +1; recruitAdd V 1", "fear 1", "with a sign"),
        ("cards.toml", "effects = \"doubt +1\"", "effects = \"doubts +1\"", "unknown word"),
        ("cards.toml", "wound = \"VSHMO\"", "wound = \"VSHM\"", "R49"),
        ("cards.toml", "id = \"M02\"", "id = \"M01\"", "used twice"),
        ("board.toml", "\"B1-G1\"", "\"B1-Q1\"", "no field"),
        ("board.toml", "hit = [6]", "hit = [7]", "face of the die"),
        ("board.toml", "need = 2, double = \"O\"", "need = 0, double = \"O\"", "at least one worker"),
        ("game.toml", "id = \"hegra-1940\"", "id = \"mortain\"", "not the data"),
        ("game.toml", "retreat = 6", "retreat = 2", "come before the retreat"),
        // Numbers that could be read and broke games later.
        (
            "game.toml",
            "morale = [0, 0, 0, 1, 2]\nstart = 2",
            "morale = [0, 0, 0, 1, 2]\nstart = 9",
            "start is 9; 0 to 4",
        ),
        (
            "game.toml",
            "needed = [6, 7, 8, 10]\nstart = 2",
            "needed = [6, 7, 8, 10]\nstart = 7",
            "start is 7; 0 to 3",
        ),
        ("game.toml", "morale = [0, 0, 0, 1, 2]", "morale = [0, 0, 0, 127, 2]", "morale is 127; 0 to 6"),
        ("game.toml", "artillery_in_bag = 1", "artillery_in_bag = 127", "artillery_in_bag is 127; 0 to 4"),
        ("game.toml", "ready = { O = 1, S = 3", "ready = { O = 1, S = 200", "more discs"),
        ("board.toml", "route = { need = 2", "route = { need = 255", "route is 255; 0 to 9"),
        ("board.toml", "gun_symbols = [\"Y1\", ", "gun_symbols = [", "6 German guns"),
        ("cards.toml", "effects = \"doubt +1\"", "effects = \"doubt +100\"", "at most 9"),
    ] {
        let error = broken(file, from, to);
        assert_eq!(error.file, file, "{error}");
        assert!(error.what.contains(part), "{error}");
    }
    let error = broken("game.toml", "artillery_in_bag = 1", "artillery_in_bag = 127");
    let line = Hegra::FILES
        .iter()
        .find(|(name, _)| *name == "game.toml")
        .unwrap()
        .1
        .lines()
        .position(|line| line.starts_with("artillery_in_bag"))
        .unwrap()
        + 1;
    assert_eq!(error.line, line, "{error}");
}

#[test]
fn a_case_cannot_have_more_pieces_than_the_box_holds() {
    let game = game(&[]);
    let refused = |facts: &[(&str, &str)]| {
        let mut p = game.start();
        let set = facts.iter().try_for_each(|(key, value)| game.set_fact(&mut p, key, &Fact::word(*value)));
        set.and_then(|()| game.check_position(&p)).is_err()
    };
    assert!(refused(&[("exhausted", "OO")]), "two officers");
    assert!(refused(&[("exhausted", "MMM"), ("bed1", "M4")]), "four medics");
    assert!(refused(&[("sector1", "6/0")]), "six in a sector");
    assert!(refused(&[("sector1", "255/255")]), "a crowd");
    assert!(refused(&[("depot1", "supply 9")]), "nine tiles on a depot");
    assert!(!refused(&[("exhausted", "MM"), ("bed1", "M4")]), "three medics");
}
