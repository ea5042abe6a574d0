//! Bots say in one sentence why they do what they do, in both languages, and nobody hears what only their seat knows. And they keep
//! to their time, also where they imagine several worlds.

use bots::{BotSpec, Clock, Fancy, Level, Timeless};
use catalog::{Opening, Shelf};
use engine::{Need, Source, Viewer};
use std::cell::Cell;
use std::collections::BTreeSet;
use table::AnyTable;
use text::Lang;

/// Orders of a game that are looked at, and how many of a game are let pass between two of them.
const LOOKS: usize = 40;
const APART: u64 = 8;

/// A table of every game as it is usually played, and one with secrets of every game that has any: in Rivet Wars they begin with later
/// missions, in Blitzkrieg hidden guns are an option.
fn tables() -> Vec<(&'static dyn Shelf, Box<dyn AnyTable>)> {
    let mut tables = Vec::new();
    for &game in catalog::games() {
        let plain = game.open(&Opening::default()).expect("sound data");
        let hidden = game.profile().options.iter().any(|option| option.key == "hidden_guns");
        let options: Vec<_> =
            hidden.then(|| ("hidden_guns".to_owned(), "on".to_owned())).into_iter().collect();
        let scenarios = game.check_data(&game.shipped()).expect("sound data");
        let openings = scenarios.into_iter().map(|scenario| Opening {
            scenario,
            options: options.clone(),
            ..Opening::default()
        });
        let open = |opening: Opening| game.open(&opening).expect("sound data");
        let secret =
            if game.profile().secrets { openings.map(open).find(|table| table.has_secrets()) } else { None };
        assert_eq!(secret.is_some(), game.profile().secrets);
        tables.push((game, plain));
        tables.extend(secret.map(|table| (game, table)));
    }
    assert!(tables.iter().filter(|(_, table)| table.has_secrets()).count() >= 2, "Blitzkrieg and Rivet Wars");
    tables
}

#[test]
fn bots_say_why_and_keep_secrets() {
    for (game, mut table) in tables() {
        let id = game.profile().id;
        let mut source = Fancy::new(11);
        let (mut heard, mut given) = (BTreeSet::new(), 0);
        for _ in 0..5000 {
            match table.need() {
                Need::Over(_) => break,
                Need::Luck(_) => assert!(table.roll(&mut source)),
                Need::Order(seat) if source.below(APART) == 0 => {
                    let thinker = table.thinker().expect("a seat decides");
                    let thought = thinker.think(BotSpec::Greedy, 3, &Timeless).expect("an order");
                    let again = thinker.think(BotSpec::Greedy, 3, &Timeless).expect("an order");
                    assert_eq!(thought, again, "{id}: the same view gives the same reason");
                    table.order(seat, &thought.order).expect("a legal order");
                    let Some(why) = thought.why else { continue };
                    table.mark_why(table.len(), why.clone());
                    given += 1;
                    for lang in Lang::ALL {
                        let said = game.texts().try_say(lang, &why);
                        heard.insert(said.unwrap_or_else(|wrong| panic!("{id}: {}", wrong.join(", "))));
                    }
                    let told = |viewer| table.log(table.len() - 1, viewer)[0].why.clone();
                    assert_eq!(told(Viewer::Seat(seat)).as_ref(), Some(&why), "{id}: its own seat hears it");
                    let over = matches!(table.need(), Need::Over(_));
                    let open = over || !table.has_secrets();
                    let others = game.profile().all_seats().filter(|other| *other != seat).map(Viewer::Seat);
                    for viewer in others.chain([Viewer::Spectator]) {
                        assert_eq!(told(viewer).is_some(), open, "{id}: {viewer:?} of {seat:?}");
                    }
                    if given == LOOKS {
                        break;
                    }
                }
                Need::Order(seat) => {
                    let choices = table.choices(seat);
                    let order = &choices[source.below(choices.len() as u64) as usize].order;
                    table.order(seat, order).expect("an order that was offered");
                }
            }
        }
        println!("{id}: {given} reasons, {} sentences", heard.len());
        // Two languages, and not always the same reason.
        assert!(heard.len() >= 6, "{id}: {heard:?}");
    }
}

/// A clock that moves on by a millisecond whenever it is looked at.
struct Ticking(Cell<u64>);

impl Clock for Ticking {
    fn millis(&self) -> u64 {
        self.0.set(self.0.get() + 1);
        self.0.get()
    }
}

/// Whoever looks at the clock after every playout and every few positions is in time by this clock; how long one of those takes is
/// another matter.
#[test]
fn search_is_in_time_with_secrets_and_without() {
    const MILLIS: u32 = 50;
    for (game, mut table) in tables() {
        let id = game.profile().id;
        let mut source = Fancy::new(5);
        let mut asked = 0;
        while asked < 5 {
            match table.need() {
                Need::Over(_) => break,
                Need::Luck(_) => assert!(table.roll(&mut source)),
                Need::Order(seat) => {
                    let choices = table.choices(seat);
                    if choices.len() > 1 && source.below(20) == 0 {
                        let clock = Ticking(Cell::new(0));
                        let bot = BotSpec::Search(Level::Millis(MILLIS));
                        table.thinker().expect("a seat decides").think(bot, 1, &clock).expect("an order");
                        // The first look says when it began; a tenth more is allowed.
                        assert!(clock.0.get() <= 1 + 55, "{id}: {} ms", clock.0.get());
                        asked += 1;
                    }
                    let order = &choices[source.below(choices.len() as u64) as usize].order;
                    table.order(seat, order).expect("an order that was offered");
                }
            }
        }
        assert!(asked > 0, "{id}");
    }
}
