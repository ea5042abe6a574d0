//! What every store must do: the same steps on each, and the same tables afterwards.

#[path = "../../tests/all/cluster.rs"]
mod cluster;

use super::*;
use crate::Database;
use bots::BotSpec;
use engine::Noted;
use scene::Ask;
use std::path::PathBuf;
use std::sync::Arc;

/// A store for a test, and its name.
struct Tried {
    name: &'static str,
    db: Database,
    store: Option<Arc<dyn Store>>,
    file: Option<PathBuf>,
}

impl std::ops::Deref for Tried {
    type Target = dyn Store;
    fn deref(&self) -> &Self::Target {
        &**self.store.as_ref().unwrap()
    }
}

impl Drop for Tried {
    fn drop(&mut self) {
        self.store = None;
        for ending in ["", "-wal", "-shm", ".lock"] {
            self.file
                .iter()
                .for_each(|file| drop(std::fs::remove_file(format!("{}{ending}", file.display()))));
        }
    }
}

/// All stores there are here.
fn stores() -> Vec<Tried> {
    let name = format!("feldzug-suite-{}.db", u64::from_le_bytes(token::random()));
    let file = std::env::temp_dir().join(name);
    let db = Database::File(file.clone());
    let sqlite = Some(open(&db).unwrap());
    let mut stores = vec![Tried { name: "SQLite", db, store: sqlite, file: Some(file) }];
    stores.extend(cluster::database().map(|address| {
        let db: Database = address.parse().unwrap();
        let store = Some(open(&db).unwrap());
        Tried { name: "PostgreSQL", db, store, file: None }
    }));
    stores
}

fn entry(who: &str, what: &str) -> Entry {
    Entry { who: who.into(), what: what.into(), hash: "84222325cbf29ce4".into(), drawn: None }
}

fn table(id: &str) -> Box<Stored> {
    let drawn = engine::Drawn::read("@0 3/36d6");
    Box::new(Stored {
        row: TableRow {
            number: 0,
            id: id.into(),
            version: 1,
            turn: 1,
            header: Header {
                game: "mortain".into(),
                options: vec![("a".into(), "b".into()), ("c".into(), "d".into())],
                ..Header::default()
            },
            players: vec![Player::Human("Anna".into()), Player::Human(String::new())],
            claimed: vec![false; 2],
            asked: vec![0; 2],
            refused: vec![0; 2],
            instructions: vec![Instructions::default(); 2],
            plans: vec![None; 2],
            tokens: vec![(Digest([1; 32]), Role::Host), (Digest([2; 32]), Role::Invite(Seat(1)))],
            standing: Standing { state: 4, decides: Some(Seat(0)), ..Standing::default() },
            public: false,
            request: None,
            touched: 1,
            visited: 0,
            dice: Some(Dice::new(id, [7; 32], &["us".to_owned()])),
        },
        entries: vec![
            entry("us", "fire"),
            Entry { drawn, ..entry("luck", "1 4") },
            entry("us", "move"),
            entry("german", "pass"),
        ],
        passed: vec![4],
        gestures: vec![(1, 4)],
        notes: vec![Note { step: 0, what: Noted::Seated("us".into()) }],
    })
}

fn play(keep: u32, what: &[&str], end: Option<End>) -> Play {
    Play {
        was: 4,
        keep,
        entries: what.iter().map(|what| entry("us", what)).collect(),
        passed: Vec::new(),
        gestures: vec![(keep + 1, 9)],
        plans: None,
        standing: Standing {
            state: keep + what.len() as u32,
            decides: end.is_none().then_some(Seat(1)),
            round: Some(2),
            end,
            ..Standing::default()
        },
    }
}

/// Everything that can be done to a table.
fn deeds() -> Vec<Deed> {
    let mut instructions = Instructions::default();
    instructions.set("opportunity-fire", Ask::Above(30));
    let plan = Plan { gesture: 3, at: 4, stop: None, orders: vec!["move a".into(), "stop".into()] };
    let request = |want| Request { seat: Some(Seat(1)), want, agreed: vec![Seat(1)] };
    let planned = Play { plans: Some(vec![Some(plan.clone()), None]), ..play(4, &["move"], None) };
    let rules = End::Rules { winner: Some(Seat(1)), reason: "points".into(), rule: "9.1".into() };
    vec![
        Deed::Play(play(4, &["fire", "pass"], None)),
        Deed::Play(planned),
        Deed::Play(play(2, &[], None)),
        Deed::Play(play(2, &["halt", "fire", "pass"], None)),
        Deed::Play(play(4, &["storm"], Some(rules))),
        Deed::Play(play(4, &[], Some(End::Resigned(Seat(1))))),
        Deed::Play(play(4, &[], Some(End::Peace))),
        Deed::Seat { seat: Seat(1), player: Player::Bot(BotSpec::Greedy), bot_decides: true },
        Deed::Instruct { seat: Seat(1), instructions },
        Deed::Plan(Seat(0), Some(plan)),
        Deed::Plan(Seat(0), None),
        Deed::Ask(Seat(1), request(Want::TakeBack(2))),
        Deed::Agree(request(Want::Peace)),
        Deed::Drop(Some(Seat(1))),
        Deed::Drop(None),
        Deed::Claim(Seat(1), vec![(Digest([3; 32]), Role::Seat(Seat(1)))]),
        Deed::Keys { remove: vec![Digest([2; 32])], add: vec![(Digest([4; 32]), Role::Invite(Seat(1)))] },
        Deed::Restamp { rules: 7, data: "other".into() },
        Deed::Note,
    ]
}

fn edit(number: i64, was: u64, deed: Deed) -> Change {
    let notes = vec![
        Note { step: 4, what: Noted::Player { side: "us".into(), player: "human Bea".into() } },
        Note { step: 4, what: Noted::Seated("german".into()) },
    ];
    let dice =
        Some(DiceCell { drawn: 5, rounds: DiceCell::of(&Dice::new("", [7; 32], &["us".to_owned()])).rounds });
    Change::Edit(Box::new(Edit { table: number, was, deed, notes, at: 9, dice }))
}

/// A table as the store has it, without what each store numbers for itself.
fn seen(store: &dyn Store, id: &str) -> String {
    let mut stored = store.load(id).unwrap().unwrap();
    stored.row.number = 0;
    stored.row.tokens.sort_by_key(|(digest, _)| digest.0);
    let listing = store.listing(id).unwrap();
    format!("{stored:#?} {listing:?}")
}

fn number(store: &dyn Store, id: &str) -> i64 {
    store.load(id).unwrap().unwrap().row.number
}

#[test]
fn an_analysis_is_kept_with_its_table_and_goes_with_it() {
    for store in stores() {
        store.keep_analysis("table", "nobody is there").unwrap();
        store.commit(&[&Change::Open(table("table"))]).unwrap();
        assert_eq!(store.analysis("table").unwrap(), None, "{}", store.name);
        store.keep_analysis("table", "half of it").unwrap();
        store.keep_analysis("table", "all of it").unwrap();
        assert_eq!(store.analysis("table").unwrap().as_deref(), Some("all of it"), "{}", store.name);
        let cutoffs = Cutoffs { unplayed: 4, unfinished: 4, finished: 4 };
        store.commit(&[&Change::Remove { id: "table".into(), cutoffs }]).unwrap();
        assert_eq!(store.analysis("table").unwrap(), None, "{}", store.name);
    }
}

#[test]
fn every_change_is_written_once_and_alike_in_every_store() {
    let deeds = deeds();
    let mut alike: Vec<Vec<String>> = Vec::new();
    for store in stores() {
        let name = store.name;
        let ids: Vec<String> = (0..deeds.len()).map(|place| format!("table-{place}")).collect();
        let opened: Vec<Change> = ids.iter().map(|id| Change::Open(table(id))).collect();
        // A table that was opened by a try whose answer was lost stays as it is.
        for _ in 0..2 {
            let outcomes = store.commit(&opened.iter().collect::<Vec<_>>()).unwrap();
            assert!(outcomes.iter().all(|outcome| *outcome == Outcome::Kept), "{name}");
        }
        let changes: Vec<Change> =
            ids.iter().zip(&deeds).map(|(id, deed)| edit(number(&*store, id), 1, deed.clone())).collect();
        let all: Vec<&Change> = changes.iter().collect();
        assert_eq!(store.commit(&all).unwrap(), vec![Outcome::Kept; all.len()], "{name}: all in one group");
        let found: Vec<String> = ids.iter().map(|id| seen(&*store, id)).collect();
        assert_eq!(store.commit(&all).unwrap(), vec![Outcome::Conflict; all.len()], "{name}: a second time");
        assert!(
            ids.iter().zip(&found).all(|(id, found)| seen(&*store, id) == *found),
            "{name}: nothing moved"
        );
        let sheets = store.rows(&["table-3", "nowhere", "table-0"]).unwrap();
        assert_eq!(sheets.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["table-3", "table-0"]);
        assert_eq!(store.all().unwrap(), ids);
        assert_eq!(store.bots_to_move(10).unwrap(), ["table-7"], "{name}");
        alike.push(found);
    }
    if let [one, other] = &alike[..] {
        for (place, (one, other)) in one.iter().zip(other).enumerate() {
            assert_eq!(one, other, "{:?}", deeds[place]);
        }
    }
}

#[test]
fn of_two_changes_on_one_version_the_first_is_kept_in_either_order() {
    let deeds = deeds();
    let pairs: Vec<(usize, usize)> =
        (0..deeds.len()).flat_map(|one| (0..deeds.len()).map(move |other| (one, other))).collect();
    for store in stores() {
        let ids: Vec<String> = (0..2 * pairs.len()).map(|place| format!("pair-{place}")).collect();
        let opened: Vec<Change> = ids.iter().map(|id| Change::Open(table(id))).collect();
        for group in opened.chunks(200) {
            store.commit(&group.iter().collect::<Vec<_>>()).unwrap();
        }
        let rows = store.rows(&ids.iter().map(String::as_str).collect::<Vec<_>>()).unwrap();
        let mut expected = Vec::new();
        let mut changes = Vec::new();
        for ((one, other), places) in pairs.iter().zip(rows.chunks(2)) {
            // Both in one group; beside them one on an old version, and one on a version that is still to come.
            changes.push(edit(places[0].number, 1, deeds[*one].clone()));
            changes.push(edit(places[0].number, 1, deeds[*other].clone()));
            changes.push(edit(places[1].number, 0, deeds[*one].clone()));
            changes.push(edit(places[1].number, 2, deeds[*other].clone()));
            use Outcome::*;
            expected.extend([Kept, Conflict, Conflict, Conflict]);
        }
        // In groups as the writer makes them: a busy machine does not write all at once in time.
        let groups =
            changes.chunks(200).map(|group| store.commit(&group.iter().collect::<Vec<_>>()).unwrap());
        assert_eq!(groups.flatten().collect::<Vec<_>>(), expected, "{}", store.name);
        let after = store.rows(&ids.iter().map(String::as_str).collect::<Vec<_>>()).unwrap();
        for places in after.chunks(2) {
            assert_eq!((places[0].version, places[1].version), (2, 1), "{}", store.name);
        }
    }
}

#[test]
fn steps_that_were_taken_back_and_given_again_are_other_steps() {
    for store in stores() {
        store.commit(&[&Change::Open(table("aba"))]).unwrap();
        let number = number(&*store, "aba");
        let change = |was, deed| edit(number, was, deed);
        let old = change(1, Deed::Play(play(4, &["late"], None)));
        let back = change(1, Deed::Play(play(2, &[], None)));
        let again = Play { was: 2, keep: 2, ..play(2, &["halt", "fire"], None) };
        let again = change(2, Deed::Play(again));
        for one in [&back, &again] {
            assert_eq!(store.commit(&[one]).unwrap(), [Outcome::Kept]);
        }
        // The table has four steps again, as when the order was thought of; but they are others.
        assert_eq!(store.load("aba").unwrap().unwrap().entries.len(), 4);
        assert_eq!(store.commit(&[&old]).unwrap(), [Outcome::Conflict], "{}", store.name);
        let what: Vec<String> =
            store.load("aba").unwrap().unwrap().entries.into_iter().map(|entry| entry.what).collect();
        assert_eq!(what, ["fire", "1 4", "halt", "fire"]);
    }
}

/// A server that is still up, or a page, knows versions and turns of what is lost. None of them comes again.
#[test]
fn after_a_backup_was_put_back_no_version_comes_again() {
    for store in stores() {
        store.commit(&[&Change::Open(table("back"))]).unwrap();
        let number = number(&*store, "back");
        let before = store.load("back").unwrap().unwrap();
        assert_eq!(look(&store.db).unwrap().skip_draws(1000, 5).unwrap(), 1);
        let after = store.load("back").unwrap().unwrap();
        let name = store.name;
        assert_eq!(after.row.version, before.row.version + 1000, "{name}");
        assert_eq!(after.row.turn, before.row.turn + 1000, "{name}");
        assert_eq!(after.notes.len(), before.notes.len() + 1, "{name}");
        for was in before.row.version..before.row.version + 20 {
            let late = edit(number, was, Deed::Note);
            assert_eq!(store.commit(&[&late]).unwrap(), [Outcome::Conflict], "{name}");
        }
    }
}

#[test]
fn consents_visits_and_removals_are_alike_in_every_store() {
    let mut alike = Vec::new();
    for store in stores() {
        store.commit(&[&Change::Open(table("one")), &Change::Open(table("two"))]).unwrap();
        let one = number(&*store, "one");
        let rules = End::Rules { winner: None, reason: "points".into(), rule: "9.1".into() };
        store.commit(&[&edit(one, 1, Deed::Play(play(4, &["storm"], Some(rules))))]).unwrap();
        let publish = |seat: u8, agrees, name| Change::Publish {
            table: one,
            seat: Seat(seat),
            side: ["us", "german"][seat as usize].into(),
            agrees,
            name,
        };
        let mut told = vec![seen(&*store, "one")];
        for change in
            [publish(0, true, true), publish(1, true, true), publish(0, true, false), publish(1, false, true)]
        {
            for _ in 0..2 {
                assert_eq!(store.commit(&[&change]).unwrap(), [Outcome::Kept]);
            }
            told.push(seen(&*store, "one"));
            told.push(format!(
                "{:?}",
                store.finished(9).unwrap().iter().map(|row| &row.id).collect::<Vec<_>>()
            ));
        }
        assert!(
            told.iter().any(|told| told == "[\"one\"]"),
            "{}: a finished game is public once",
            store.name
        );
        assert!(!told[5].contains("Anna") && told[3].contains("Anna"), "{}: names go", store.name);
        let visit = Change::Visit { at: 5, tables: vec!["two".into()] };
        store.commit(&[&visit]).unwrap();
        store.commit(&[&Change::Visit { at: 3, tables: vec!["two".into(), "nowhere".into()] }]).unwrap();
        let cutoffs = Cutoffs { unplayed: 4, unfinished: 4, finished: 4 };
        let left = store.abandoned(&cutoffs, 9).unwrap();
        assert_eq!(left.iter().map(|left| left.id.as_str()).collect::<Vec<_>>(), ["one"], "{}", store.name);
        let remove = |id: &str| Change::Remove { id: id.into(), cutoffs };
        use Outcome::*;
        let outcomes = store.commit(&[&remove("two"), &remove("one"), &remove("one")]).unwrap();
        assert_eq!(outcomes, [Conflict, Kept, Conflict], "{}", store.name);
        assert_eq!(store.all().unwrap(), ["two"]);
        assert!(store.load("one").unwrap().is_none() && store.check().is_ok());
        alike.push(told);
    }
    assert!(alike.iter().all(|told| *told == alike[0]));
}

#[test]
fn a_database_that_is_not_ours_or_not_safe_is_refused() {
    let Some(address) = cluster::database() else { return };
    let refused = |address: &str| open(&address.parse().unwrap()).err().map(|error| error.to_string());
    cluster::say(&address, "CREATE TABLE tables (number INTEGER)");
    assert!(refused(&address).is_some_and(|error| error.contains("no Feldzug database")));
    let Some(address) = cluster::database() else { return };
    let name = address.rsplit('/').next().unwrap();
    cluster::say(&address, &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    assert!(refused(&address).is_some_and(|error| error.contains("synchronous_commit is off")));
    cluster::say(&address, &format!("ALTER DATABASE {name} RESET synchronous_commit"));
    assert_eq!(refused(&address), None);
    // A newer release has added something: we go on beside it, until it says that we cannot.
    cluster::say(&address, "UPDATE feldzug SET version = version + 1");
    assert_eq!(refused(&address), None);
    cluster::say(&address, "UPDATE feldzug SET oldest = version");
    assert!(refused(&address).is_some_and(|error| error.contains("newer Feldzug")));
    let nowhere = refused("postgres://nobody@127.0.0.1:1/nothing");
    assert!(nowhere.is_some_and(|error| error.contains("cannot be reached")));
}

/// An edit that notes nothing.
fn plain(number: i64, was: u64, deed: Deed) -> Change {
    let Change::Edit(edit) = edit(number, was, deed) else { unreachable!() };
    Change::Edit(Box::new(Edit { notes: Vec::new(), ..*edit }))
}

#[test]
fn plays_are_written_alike_alone_together_and_beside_other_changes() {
    let bot = Play { passed: vec![6], ..play(4, &["fire", "pass"], None) };
    let bot = Play { standing: Standing { bot_decides: true, ..bot.standing.clone() }, ..bot };
    let plays = [play(4, &["fire"], None), play(4, &["halt", "fire", "pass"], None), bot];
    let mut alike: Vec<Vec<String>> = Vec::new();
    for store in stores() {
        let name = store.name;
        let ids: Vec<String> = (0..3 * plays.len() + 1).map(|place| format!("play-{place}")).collect();
        let opened: Vec<Change> = ids.iter().map(|id| Change::Open(table(id))).collect();
        store.commit(&opened.iter().collect::<Vec<_>>()).unwrap();
        let numbers: Vec<i64> = ids.iter().map(|id| number(&*store, id)).collect();
        let changes: Vec<Change> = numbers
            .iter()
            .zip(plays.iter().cycle())
            .map(|(number, play)| plain(*number, 1, Deed::Play(play.clone())))
            .collect();
        let (alone, rest) = changes.split_at(plays.len());
        let (together, rest) = rest.split_at(plays.len());
        for change in alone {
            assert_eq!(store.commit(&[change]).unwrap(), [Outcome::Kept], "{name}");
        }
        assert_eq!(store.commit(&together.iter().collect::<Vec<_>>()).unwrap(), [Outcome::Kept; 3], "{name}");
        let note = edit(numbers[3 * plays.len()], 1, Deed::Note);
        let beside: Vec<&Change> = rest[..plays.len()].iter().chain([&note]).collect();
        assert_eq!(store.commit(&beside).unwrap(), [Outcome::Kept; 4], "{name}");
        // A second time, and one that fits among those that do not.
        let next = plain(numbers[3], 2, Deed::Play(Play { was: 5, ..play(5, &["on"], None) }));
        let again: Vec<&Change> = alone.iter().chain([&next]).collect();
        let outcomes = store.commit(&again).unwrap();
        assert_eq!(
            outcomes,
            [Outcome::Conflict, Outcome::Conflict, Outcome::Conflict, Outcome::Kept],
            "{name}"
        );
        let found: Vec<String> = ids
            .iter()
            .map(|id| seen(&*store, id).replace(id.as_str(), "id"))
            .map(|text| blind(&text))
            .collect();
        for (place, text) in found[..plays.len()].iter().enumerate() {
            assert_eq!(text, &found[2 * plays.len() + place], "{name}: alone and beside others");
            if place > 0 {
                assert_eq!(text, &found[plays.len() + place], "{name}: alone and together");
            }
        }
        alike.push(found);
    }
    assert!(alike.iter().all(|found| *found == alike[0]));
}

/// Without what belongs to the one table alone.
fn blind(text: &str) -> String {
    let from = text.find("commitment: [").unwrap();
    let to = from + text[from..].find(']').unwrap();
    format!("{}{}", &text[..from], &text[to..])
}

#[test]
fn what_has_only_grown_is_told_and_nothing_else() {
    for store in stores() {
        let Some(shared) = store.shared() else { continue };
        let before = Seen { table: 0, version: 1, steps: 4 };
        let since = |seen: Seen| shared.since(&[seen]).unwrap().pop().unwrap();
        let mut deeds = deeds();
        let by_bot = Standing { bot_decides: true, ..play(4, &["fire"], None).standing };
        deeds.push(Deed::Play(Play { standing: by_bot, ..play(4, &["fire"], None) }));
        for (place, deed) in deeds.iter().enumerate() {
            for notes in [false, true] {
                let id = format!("grown-{place}-{notes}");
                store.commit(&[&Change::Open(table(&id))]).unwrap();
                let seen = Seen { table: number(&*store, &id), ..before };
                assert_eq!(since(seen), None, "nothing is new");
                let change = if notes { edit } else { plain };
                assert_eq!(store.commit(&[&change(seen.table, 1, deed.clone())]).unwrap(), [Outcome::Kept]);
                let found = since(seen);
                // Of all deeds only the first adds steps to a game in which a person goes on, and changes nothing else.
                assert_eq!(found.is_some(), place == 0 && !notes, "{deed:?} {notes}");
                let Some(found) = found else { continue };
                let stored = store.load(&id).unwrap().unwrap();
                assert_eq!(
                    found.entries,
                    stored.entries[3..],
                    "the last one that is known, and the new ones"
                );
                assert_eq!((found.version, found.turn), (stored.row.version, stored.row.turn));
                assert_eq!((found.touched, &found.standing), (stored.row.touched, &stored.row.standing));
                assert_eq!(Some(found.drawn), stored.row.dice.map(|dice| dice.drawn));
                assert_eq!((found.passed, found.gestures), (vec![], vec![(5, 9)]));
            }
        }
        // Step after step; a take-back in between breaks the chain, and from then on it grows again.
        store.commit(&[&Change::Open(table("chain"))]).unwrap();
        let seen = |version, steps| Seen { table: number(&*store, "chain"), version, steps };
        let play = |was: u64, from: u32, keep: u32, what: &[&str]| {
            let deed = Deed::Play(Play { was: from, ..play(keep, what, None) });
            assert_eq!(store.commit(&[&plain(seen(0, 0).table, was, deed)]).unwrap(), [Outcome::Kept]);
        };
        let told = |seen| {
            let found: Option<Since> = since(seen);
            found.map(|found| found.entries.into_iter().map(|entry| entry.what).collect::<Vec<_>>().join(" "))
        };
        play(1, 4, 4, &["a", "b"]);
        play(2, 6, 6, &["c"]);
        assert_eq!(told(seen(1, 4)).as_deref(), Some("pass a b c"));
        assert_eq!(told(seen(2, 6)).as_deref(), Some("b c"));
        assert_eq!((told(seen(3, 7)), told(seen(9, 7)), told(seen(2, 9))), (None, None, None));
        play(3, 7, 5, &["d"]);
        assert_eq!((told(seen(2, 6)), told(seen(3, 7))), (None, None));
        play(4, 6, 6, &["e"]);
        assert_eq!(told(seen(4, 6)).as_deref(), Some("d e"));
        assert_eq!(told(seen(3, 7)), None);
        // Several at once, among them one that there is not.
        let nowhere = Seen { table: 0, version: 1, steps: 1 };
        let several = shared.since(&[nowhere, seen(4, 6), seen(1, 4)]).unwrap();
        assert_eq!(several.iter().map(Option::is_some).collect::<Vec<_>>(), [false, true, false]);
    }
}

#[test]
fn a_server_of_the_release_before_breaks_no_chain_and_makes_none() {
    let Some(address) = cluster::database() else { return };
    let store = open(&address.parse().unwrap()).unwrap();
    store.commit(&[&Change::Open(table("old"))]).unwrap();
    let seen = Seen { table: number(&*store, "old"), version: 1, steps: 4 };
    let since = |version, steps| {
        store.shared().unwrap().since(&[Seen { version, steps, ..seen }]).unwrap().pop().unwrap().is_some()
    };
    store.commit(&[&plain(seen.table, 1, Deed::Play(play(4, &["a"], None)))]).unwrap();
    assert!(since(1, 4));
    // It knows nothing of chains: it takes back, and plays on to as many steps.
    cluster::say(
        &address,
        "UPDATE tables SET version = version + 1, state = 4 WHERE id = 'old'; DELETE FROM entries WHERE step = 5",
    );
    assert!(!since(1, 4) && !since(2, 5));
    store.commit(&[&plain(seen.table, 3, Deed::Play(play(4, &["b"], None)))]).unwrap();
    assert!(!since(1, 4) && !since(2, 5) && since(3, 4));
}
