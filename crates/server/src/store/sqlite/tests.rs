use super::*;
use crate::player::Player;
use engine::Noted;
use scene::Ask;

fn stored() -> Stored {
    let entry = |what: &str| Entry {
        who: "us".into(),
        what: what.into(),
        hash: "84222325cbf29ce4".into(),
        drawn: None,
    };
    Stored {
        row: TableRow {
            number: 0,
            id: "table".into(),
            version: 1,
            turn: 1,
            header: Header { game: "mortain".into(), ..Header::default() },
            players: vec![Player::Human(String::new()); 2],
            claimed: vec![false; 2],
            asked: vec![0; 2],
            refused: vec![0; 2],
            instructions: vec![Instructions::default(); 2],
            plans: vec![None; 2],
            tokens: Vec::new(),
            standing: Standing { state: 2, ..Standing::default() },
            public: false,
            request: None,
            touched: 1,
            visited: 0,
            dice: Some(Dice::new("table", [7; 32], &["us".to_owned()])),
        },
        entries: vec![entry("fire"), entry("pass")],
        passed: vec![2],
        gestures: vec![(1, 4)],
        notes: vec![Note { step: 0, what: Noted::Seated("us".into()) }],
    }
}

fn edit(table: i64, was: u64, deed: Deed) -> Change {
    Change::Edit(Box::new(Edit { table, was, deed, notes: Vec::new(), at: 1, dice: None }))
}

fn scrap(name: &str) -> std::path::PathBuf {
    let file = std::env::temp_dir().join(format!("feldzug-store-{name}-{}.db", std::process::id()));
    let _ = std::fs::remove_file(&file);
    file
}

fn tidy(file: &Path) {
    for ending in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
}

#[test]
fn instructions_and_what_they_let_pass_survive() {
    let file = scrap("instructions");
    {
        let store = Sqlite::open(&file).unwrap();
        store.commit(&[&Change::Open(Box::new(stored()))]).unwrap();
        let table = store.load("table").unwrap().unwrap().row.number;
        let mut instructions = Instructions::default();
        instructions.set("opportunity-fire", Ask::Above(30));
        store.commit(&[&edit(table, 1, Deed::Instruct { seat: Seat(1), instructions })]).unwrap();
    }
    let again = Sqlite::open(&file).unwrap().load("table").unwrap().unwrap();
    assert_eq!(again.passed, [2]);
    assert_eq!(again.gestures, [(1, 4)]);
    assert_eq!(again.row.instructions[0], Instructions::default());
    assert_eq!(again.row.instructions[1].get("opportunity-fire", false), Ask::Above(30));
    assert_eq!(again.notes, stored().notes);
    assert_eq!((again.row.version, again.row.turn), (2, 1));
    tidy(&file);
}

#[test]
fn each_change_of_a_group_has_an_outcome_of_its_own() {
    let file = scrap("group");
    let store = Sqlite::open(&file).unwrap();
    store.commit(&[&Change::Open(Box::new(stored()))]).unwrap();
    let mut other = stored();
    other.row.id = "other".into();
    store.commit(&[&Change::Open(Box::new(other))]).unwrap();
    let number = |id: &str| store.load(id).unwrap().unwrap().row.number;
    let request = |to: u32| {
        let want = Want::TakeBack(to);
        Deed::Ask(Seat(1), Request { seat: Some(Seat(1)), want, agreed: vec![Seat(1)] })
    };
    let (one, two) = (number("table"), number("other"));
    let old = edit(one, 7, request(0));
    let play = Play {
        was: 2,
        keep: 1,
        entries: Vec::new(),
        passed: Vec::new(),
        gestures: Vec::new(),
        plans: None,
        standing: Standing { state: 1, ..Standing::default() },
    };
    let outcomes = store.commit(&[
        &old,
        &edit(two, 1, request(1)),
        &edit(two, 1, request(0)),
        &edit(one, 1, Deed::Play(play)),
    ]);
    use Outcome::*;
    assert_eq!(outcomes.unwrap(), [Conflict, Kept, Conflict, Kept]);
    let (one, two) = (store.load("table").unwrap().unwrap(), store.load("other").unwrap().unwrap());
    assert_eq!((one.entries.len(), one.row.version, one.row.turn), (1, 2, 2));
    assert_eq!(two.row.request.unwrap().want, Want::TakeBack(1));
    assert_eq!((two.row.asked[1], two.row.version, two.row.turn), (1, 2, 1));
    drop(store);
    tidy(&file);
}

#[test]
fn a_second_server_on_one_file_is_told_who_has_it() {
    let file = scrap("second");
    let first = Sqlite::open(&file).unwrap();
    let error = Sqlite::open(&file).err().expect("it is taken").to_string();
    let who = format!("process {}", std::process::id());
    assert!(error.contains(&who) && error.contains("--db"), "{error}");
    drop(first);
    Sqlite::open(&file).unwrap();
    tidy(&file);
}
