//! Nothing is answered from what the asker may not know: the same questions at two tables that differ in hidden facts alone
//! are answered alike, byte for byte, errors and counts included. Tried with a game whose odds and refusals speak of the
//! other hand whenever they are asked of the true position.

use super::{Guest, LiveTable};
use crate::app::App;
use crate::bots::Hint;
use crate::fault::Fault;
use crate::http::open_table;
use crate::serve;
use crate::store::*;
use crate::token::random;
use bluff::{Bluff, Flaw};
use catalog::{Of, Opening, Shelf};
use engine::{Msg, Need, Seat};
use protocol::{NewTable, TableOpened};
use scene::Pick;
use std::path::PathBuf;
use std::sync::Arc;
use table::Thought;
use text::Lang;
use tokio::sync::watch;

static TOY: Of<Bluff<{ Flaw::CHATTY }>> = Of::new();

const NORTH: Seat = Seat(0);
const SOUTH: Seat = Seat(1);

/// A table with these hands, at which north may have raised.
struct Deal {
    app: Arc<App>,
    live: Arc<LiveTable>,
    opened: TableOpened,
    file: PathBuf,
    _stop: watch::Sender<bool>,
}

impl Drop for Deal {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.file.display()));
        }
    }
}

impl Deal {
    async fn new(hands: [u8; 2], raised: bool) -> Deal {
        let file = std::env::temp_dir().join(format!("feldzug-bluff-{}.db", u64::from_le_bytes(random())));
        let (stopper, stop) = watch::channel(false);
        let store = Arc::new(Sqlite::open(&file).unwrap());
        let app = serve::open(crate::Config::default(), store, stop).unwrap();
        assert!(app.games.toy.set(&TOY).is_ok());
        let mut table = TOY.open(&Opening::default()).unwrap();
        hands.iter().for_each(|hand| table.luck(&hand.to_string()).unwrap());
        if raised {
            table.order(NORTH, "raise").unwrap();
        }
        let record = table.record().to_string();
        let new = serde_json::json!({ "game": "bluff", "record": record });
        let new: NewTable = serde_json::from_value(new).unwrap();
        let opened = open_table(&app, new, None, Lang::En).await.unwrap();
        let live = app.live.get(&opened.table);
        Deal { app, live, opened, file, _stop: stopper }
    }

    async fn enter(&self, token: &str) -> Guest {
        let own: String = token.chars().rev().collect();
        self.live.enter(&self.app, token, Some(&own), false, Lang::En).await.unwrap()
    }

    /// Everything that can be asked, with its answer.
    async fn questions(&self, guest: &mut Guest) -> Vec<String> {
        let (app, live) = (&self.app, &self.live);
        let mut all = Vec::new();
        let mut hear = |question: String, answer: Result<String, Fault>| {
            let answer = answer.unwrap_or_else(|fault| {
                let problem = fault.say(Some(&TOY), Lang::En);
                serde_json::to_string(&problem).unwrap()
            });
            all.push(format!("{question}: {answer}"));
        };
        fn text<T: serde::Serialize>(value: T) -> String {
            serde_json::to_string(&value).unwrap()
        }
        let news = guest.look(app, true).await.unwrap();
        hear("welcome".into(), Ok(text(news.welcome)));
        hear("state".into(), Ok(news.state));
        hear("news".into(), guest.look(app, false).await.map(|news| news.state));
        let turn = live.lock(app).await.unwrap().row.turn;
        let picks = [vec![], vec![Pick::Cell("table".into())], vec![Pick::Piece("x".into())]];
        for order in ["raise", "fold", "call", "rubbish"] {
            hear(format!("odds {order}"), guest.odds(app, order).await.map(text));
            for (seat, side) in [(NORTH, "north"), (SOUTH, "south")] {
                // Advice that was thought of elsewhere, put into words: only for whoever may ask.
                let advised = match guest.may_ask_advice(app, side).await {
                    Ok(_) => {
                        let thought = Thought { order: order.into(), why: Some(Msg::new("why-certain")) };
                        let hint = Hint { thought, then: Vec::new() };
                        let given = guest.advised(app, seat, Some(hint)).await;
                        given.map(|given| {
                            format!("{:?} {} {} {}", given.order, given.label, given.outlook, given.why)
                        })
                    }
                    Err(fault) => Err(fault),
                };
                hear(format!("advice {side} {order}"), advised);
                // What is legal would change the table: only what is not is tried.
                let legal = match live.lock(app).await.unwrap().table.need() {
                    Need::Order(decider) if decider == seat => {
                        matches!((order, seat), ("fold", _) | ("raise", NORTH) | ("call", SOUTH))
                    }
                    _ => false,
                };
                if !legal {
                    let given = live.order(app, guest.role, turn, side, order).await;
                    hear(format!("order {side} {order}"), given.map(|done| format!("{done:?}")));
                }
            }
        }
        for side in ["north", "south"] {
            for picks in &picks {
                hear(format!("why not {side}"), guest.why_not(app, side, picks).await.map(text));
            }
            hear(
                format!("undo {side}"),
                live.undo(app, guest.role, 0, side).await.map(|done| format!("{done:?}")),
            );
            let far = live.ask(app, guest.role, side, Want::TakeBack(99)).await;
            hear(format!("back {side}"), far.map(|done| format!("{done:?}")));
        }
        for state in 0..6 {
            hear(format!("moment {state}"), guest.moment(app, state).await.map(text));
            for id in ["hands", "nothing"] {
                hear(format!("overlay {state} {id}"), guest.overlay(app, state, id, None).await.map(text));
            }
        }
        hear("luck".into(), guest.luck(app).await.map(text));
        hear("record".into(), guest.record(app).await);
        hear("after".into(), guest.look(app, true).await.map(|news| news.state));
        // What belongs to the one table alone is no secret of the game.
        let names = [&self.opened.table, &self.opened.host, &self.opened.watch, &guest.token];
        let mut names: Vec<String> = names.into_iter().cloned().collect();
        names.push(crate::token::watch_token(&guest.token));
        let dice = live.lock(app).await.unwrap().row.dice.clone().unwrap();
        names.push(dice::write_hex(&dice.commitment));
        names.extend(self.opened.seats.iter().map(|(_, token)| token.clone()));
        let blind = |text: String| names.iter().fold(text, |text, name| text.replace(name.as_str(), "…"));
        all.into_iter().map(blind).collect()
    }
}

/// Who asks.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Who {
    North,
    South,
    /// Both sides belong to guests.
    Host,
    /// South belongs to a guest, the host plays north.
    HostOfNorth,
    Watcher,
}

async fn told(who: Who, hands: [u8; 2], raised: bool) -> Vec<String> {
    let deal = Deal::new(hands, raised).await;
    let seats = deal.opened.seats.clone();
    let _south = deal.enter(&seats[1].1).await;
    let _north = match who {
        Who::HostOfNorth => None,
        _ => Some(deal.enter(&seats[0].1).await),
    };
    let token = match who {
        Who::North => seats[0].1.clone(),
        Who::South => seats[1].1.clone(),
        Who::Host | Who::HostOfNorth => deal.opened.host.clone(),
        Who::Watcher => deal.opened.watch.clone(),
    };
    let mut guest = deal.enter(&token).await;
    deal.questions(&mut guest).await
}

#[tokio::test]
async fn hidden_facts_change_no_answer_no_error_and_no_count() {
    for raised in [false, true] {
        for (who, one, others) in [
            (Who::North, [4, 2], [[4, 1], [4, 6]]),
            (Who::HostOfNorth, [4, 2], [[4, 1], [4, 6]]),
            (Who::South, [1, 3], [[2, 3], [6, 3]]),
            (Who::Host, [4, 2], [[1, 6], [5, 3]]),
            (Who::Watcher, [4, 2], [[1, 6], [5, 3]]),
        ] {
            let first = told(who, one, raised).await;
            assert!(first.len() > 40);
            for other in others {
                let second = told(who, other, raised).await;
                for (one, two) in first.iter().zip(&second) {
                    assert_eq!(one, two, "{who:?}, raised: {raised}, {other:?}");
                }
                assert_eq!(first.len(), second.len());
            }
        }
    }
}

#[tokio::test]
async fn a_host_sees_what_everybody_sees_once_the_seats_are_taken() {
    let scene = |all: &[String]| {
        let state = all.iter().find_map(|line| line.strip_prefix("state: ")).unwrap();
        let state: serde_json::Value = serde_json::from_str(state).unwrap();
        (state["scene"].clone(), state["choices"].clone(), state["instructions"].clone())
    };
    let host = told(Who::Host, [4, 2], true).await;
    let watcher = told(Who::Watcher, [4, 2], true).await;
    assert_eq!(scene(&host), scene(&watcher));
    assert_ne!(scene(&host), scene(&told(Who::South, [4, 2], true).await));
}

#[tokio::test]
async fn odds_are_what_the_asker_can_know() {
    let call = |all: Vec<String>| -> f64 {
        let line = all.iter().find_map(|line| line.strip_prefix("odds call: ")).unwrap().to_owned();
        let odds: serde_json::Value = serde_json::from_str(&line).unwrap();
        let shares = odds["shares"].as_array().unwrap().clone();
        shares.iter().find(|share| share["id"] == "won").map_or(0.0, |won| won["chance"].as_f64().unwrap())
    };
    // South holds the third of six cards: two of the five others are lower. It is no certainty, whatever north holds.
    let chance = call(told(Who::South, [1, 3], true).await);
    assert!(chance > 0.1 && chance < 0.8, "{chance}");
    assert_eq!(call(told(Who::South, [1, 6], true).await), 1.0, "the highest card always wins");
}
