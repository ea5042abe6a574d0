//! What the log tells: under which section, in which words, and nothing after the end.

use bots::Fancy;
use engine::*;
use hegra::Hegra;
use hegra::position::{Ending, Position};
use hegra::telling::Event;
use hegra::words::{Disc, Space};
use scene::Show;
use text::{Lang, Texts};

fn game() -> Hegra {
    let data = Hegra::load(&DataFiles::shipped(Hegra::FILES)).expect("sound data");
    Hegra::new(&data, &Setup::default())
}

fn position(game: &Hegra, facts: &[(&str, Fact)]) -> Position {
    let mut position = game.start();
    for (key, fact) in facts {
        game.set_fact(&mut position, key, fact).expect("a sound fact");
    }
    game.check_position(&position).expect("a sound position");
    position
}

fn words(list: &[&str]) -> Fact {
    Fact::Words(list.iter().map(|word| (*word).to_owned()).collect())
}

/// Gives the luck with this name.
fn draw(game: &Hegra, position: &mut Position, name: &str) -> Vec<Event> {
    let Need::Luck(Chance::Draw { deck, tokens }) = game.need(position) else { panic!("nothing is drawn") };
    let token = tokens.iter().find(|&token| game.token(deck, token) == name).expect("a token of this name");
    let mut events = Vec::new();
    game.apply_luck(position, Luck::Token(token), &mut events);
    events
}

/// What the log tells of events: section and sentence.
fn told(game: &Hegra, events: &[Event], lang: Lang) -> Vec<(String, String)> {
    let texts = Texts::new(Hegra::TEXTS).expect("sound texts");
    let lines = events.iter().filter_map(|event| game.tell(event, Viewer::Spectator));
    lines.map(|(msg, rule)| (rule.to_string(), texts.try_say(lang, &msg).expect("a text"))).collect()
}

#[test]
fn after_the_skull_the_log_is_silent() {
    let game = game();
    let guns = ["Y1", "Y3", "Y5", "G2", "G4", "G6"];
    let mut p = position(
        &game,
        &[
            ("artillery", Fact::word("8")),
            ("day", Fact::Num(9)),
            ("hit_bag", words(&["artillery", "artillery"])),
            ("map_guns", words(&guns)),
            ("surrender", Fact::Num(3)),
            ("track_guns", words(&[])),
            ("when", Fact::word("hits 2")),
        ],
    );
    draw(&game, &mut p, "artillery");
    let events = draw(&game, &mut p, "artillery");
    assert_eq!(events.last(), Some(&Event::Over { ending: Ending::Skull }));
    assert_eq!(events.iter().filter(|event| **event == Event::ArtilleryTile).count(), 1);
}

#[test]
fn nothing_is_told_after_the_end_of_any_game() {
    let game = game();
    let mut source = Fancy::new(5);
    let mut orders = Vec::new();
    for _ in 0..300 {
        let mut p = game.start();
        let mut events = Vec::new();
        loop {
            events.clear();
            match game.need(&p) {
                Need::Over(_) => break,
                Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut source), &mut events),
                Need::Order(_) => {
                    orders.clear();
                    game.orders(&p, &mut orders);
                    let order = orders[source.below(orders.len() as u64) as usize];
                    game.apply_order(&mut p, order, &mut events);
                }
            }
            if let Some(end) = events.iter().position(|event| matches!(event, Event::Over { .. })) {
                assert_eq!(end + 1, events.len(), "told after the end: {:?}", &events[end..]);
            }
        }
    }
}

#[test]
fn effects_are_told_under_the_section_they_come_from() {
    let game = game();
    let under = |facts: &[(&str, Fact)], luck: &str| {
        let mut p = position(&game, facts);
        let events = draw(&game, &mut p, luck);
        let lines = told(&game, &events, Lang::En);
        lines.into_iter().find(|(_, line)| line.starts_with("Effect")).expect("an effect").0
    };
    let event = |day: i64| [("day", Fact::Num(day)), ("when", Fact::word("event"))];
    assert_eq!(under(&event(2), "M05"), "6.1");
    assert_eq!(under(&event(5), "F03"), "6.3");
    assert_eq!(under(&event(8), "G04"), "6.4");
    let morale = [("morale", Fact::Num(1)), ("when", Fact::word("cards"))];
    assert_eq!(under(&morale, "GM02"), "8.6");
}

#[test]
fn endings_are_told_under_the_section_they_come_from() {
    let game = game();
    for (ending, rule) in
        [(Ending::Skull, "3.2"), (Ending::TooFew, "8.6"), (Ending::Overrun, "9.3"), (Ending::Held(1), "9.3")]
    {
        assert_eq!(told(&game, &[Event::Over { ending }], Lang::En)[0].0, rule);
    }
}

#[test]
fn sentences_count_what_there_is() {
    let game = game();
    let say = |event: Event, lang: Lang| told(&game, &[event], lang)[0].1.clone();
    let good = |draw: u8| Event::MoraleText { morale: 1, good: true, draw, resolve: 1 };
    assert_eq!(say(good(1), Lang::De), "Moral 1: eine gute Moralkarte ziehen, eine abhandeln.");
    assert_eq!(say(good(2), Lang::De), "Moral 1: 2 gute Moralkarten ziehen, eine abhandeln.");
    assert!(say(Event::Retreat { n: 1 }, Lang::De).contains("Ein deutsches Geschütz geht"));
    assert!(say(Event::Retreat { n: 3 }, Lang::De).contains("3 deutsche Geschütze gehen"));
    assert_eq!(say(Event::PlacementDone { n: 0 }, Lang::En), "Everybody has a task. The day begins.");
    assert_eq!(
        say(Event::PlacementDone { n: 10 }, Lang::En),
        "10 defenders stay without a task. The day begins."
    );
}

#[test]
fn the_two_lowest_fields_of_doubt_are_told_apart() {
    let game = game();
    let doubt = |field: i8| Event::Track { track: hegra::telling::Track::Doubt, field };
    let lines = told(&game, &[doubt(2), doubt(3), doubt(4)], Lang::En);
    assert_eq!(lines[0].1, "Doubt: one disc.");
    assert_eq!(lines[1].1, "Doubt: no disc, morale +1 in the evening.");
    assert_eq!(lines[2].1, "Doubt: no disc, morale +2 in the evening.");
}

#[test]
fn no_place_ends_in_a_sign_of_its_own() {
    let game = game();
    for &place in Space::ALL {
        let line = told(&game, &[Event::Placed { disc: Disc::S, place }], Lang::De)[0].1.clone();
        assert!(!line.contains("!."), "{line}");
    }
}

#[test]
fn who_cashes_a_mission_early_is_warned() {
    let game = game();
    let texts = Texts::new(Hegra::TEXTS).expect("sound texts");
    let label = |day: i64| {
        let facts = [
            ("day", Fact::Num(day)),
            ("mission", Fact::word("MI1")),
            ("supplies", Fact::Num(6)),
            ("when", Fact::word("section 4")),
        ];
        let mut facts = facts.to_vec();
        facts.insert(0, ("on.inspire", Fact::word("VV")));
        let p = position(&game, &facts);
        let order = game.read("cash").expect("an order");
        texts.try_say(Lang::En, &game.choice(&p, order).label).expect("a text")
    };
    assert!(label(2).contains("for nothing") && label(2).contains("round 10"), "{}", label(2));
    assert!(label(9).contains("also get: round 10"), "{}", label(9));
    assert!(!label(10).contains("wait"), "{}", label(10));
}
