//! A record whose dice are right passes; one in which anything was altered does not, in Rust and with the independent checker.

use dice::{Dice, check, number, read_hex, seal, write_hex};
use engine::{Drawn, Entry, Finish, Header, Note, Noted, Record};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const TABLE: &str = "jCw6qpe9d21ApwcxdFXu7Q";

fn entry(who: &str, what: &str, drawn: Option<Drawn>) -> Entry {
    Entry { who: who.into(), what: what.into(), hash: "84222325cbf29ce4".into(), drawn }
}

/// The luck a draw gives: two dice, or a card.
fn luck(dice: &mut Dice, step: u32, sides: Option<u8>) -> Entry {
    let total = sides.map_or(52, |sides| u64::from(sides).pow(2));
    let draw = dice.drawn;
    let nth = number(&dice.key(draw).unwrap(), TABLE, draw, step, total);
    dice.drawn += 1;
    let what = match sides.map(u64::from) {
        Some(sides) => format!("{} {}", nth % sides + 1, nth / sides + 1),
        None => format!("card{nth}"),
    };
    entry("luck", &what, Some(Drawn { draw, nth, total, sides }))
}

fn open(dice: &mut Dice, seeds: &[(&str, u8)]) {
    for (side, seed) in seeds {
        dice.seal(side, seal(side, &[*seed; 16]), false).unwrap();
    }
    for (side, seed) in seeds {
        dice.open(side, [*seed; 16]).unwrap();
    }
}

/// Two given steps; a host alone; somebody sits down, so that all seal anew; luck taken back; a gap; resigned.
fn game() -> Record {
    let mut dice =
        Dice::new(TABLE, std::array::from_fn(|n| n as u8), &["us".to_owned(), "german".to_owned()]);
    open(&mut dice, &[("german", 0x22), ("us", 0x11)]);
    let mut entries = vec![entry("us", "pass", None), entry("luck", "1 1", None)];
    entries.push(luck(&mut dice, 3, Some(6)));
    dice.begin_round(&["us".to_owned(), "german".to_owned()]);
    open(&mut dice, &[("german", 0x44), ("us", 0x33)]);
    entries.push(entry("us", "fire", None));
    let struck = luck(&mut dice, 5, None);
    entries.push(luck(&mut dice, 5, None));
    dice.drawn += 1000;
    entries.push(luck(&mut dice, 6, Some(10)));
    Record {
        header: Header {
            game: "mortain".into(),
            rules: 1,
            scenario: "standard".into(),
            data: "00".into(),
            seats: vec![("german".into(), "human Anna".into()), ("us".into(), "human".into())],
            start: "84222325cbf29ce4".into(),
            given: 2,
            dice: dice.lines(true),
            ..Header::default()
        },
        entries,
        notes: vec![
            Note { step: 3, what: Noted::Seated("us".into()) },
            Note { step: 4, what: Noted::TookBack { side: "us".into(), from: 5, struck: vec![(5, struck)] } },
            Note { step: 5, what: Noted::Gap(3, 1003) },
        ],
        ending: Some(Finish::Resigned("us".into())),
    }
}

fn tool() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/check-dice.py")
}

/// The independent checker; none if there is no Python, which is told.
fn python(args: &[&str]) -> Option<Output> {
    match Command::new("python3").arg(tool()).args(args).output() {
        Ok(output) => Some(output),
        Err(error) => {
            eprintln!("SKIPPED: python3 cannot be run ({error}); ./check installs it");
            assert!(std::env::var_os("FELDZUG_CHECK").is_none(), "./check has Python");
            None
        }
    }
}

/// What the independent checker says of a record; none if there is no Python.
fn verdict(record: &str, name: &str, shown: &[&str]) -> Option<bool> {
    let file = std::env::temp_dir().join(format!("feldzug-dice-{}-{name}.record", std::process::id()));
    std::fs::write(&file, record).unwrap();
    let mut args = vec![file.to_str().unwrap()];
    args.extend(shown);
    let output = python(&args);
    std::fs::remove_file(&file).unwrap();
    output.map(|output| {
        assert_eq!(output.status.success(), output.stdout.starts_with(b"dice checked"), "{output:?}");
        output.status.success()
    })
}

#[test]
fn right_dice_are_found_right() {
    let record = game();
    let report = check(&record, None).unwrap();
    assert_eq!((report.drawn, report.struck, report.gaps, report.given), (3, 1, 1000, 2));
    assert_eq!((report.sealed.join(" "), report.declined.len()), ("german us".to_owned(), 0));
    assert_eq!(check(&record, Some(&report.commitment)), Ok(report.clone()));
    let text = record.to_string();
    assert_eq!(check(&text.parse().unwrap(), None), Ok(report.clone()));
    assert_ne!(verdict(&text, "right", &[&report.commitment]), Some(false));
}

/// A round whose seeds were never all told, because somebody sat down in between: it stays in the record, and no draw is of it.
#[test]
fn a_round_that_was_never_used_may_be_unfinished() {
    let mut record = game();
    let dice = &mut record.header.dice;
    let second = dice.iter().position(|(word, value)| word == "round" && value.starts_with("2 ")).unwrap();
    for (_, value) in &mut dice[second..] {
        if let Some(rest) = value.strip_prefix("2 ") {
            *value = format!("3 {rest}");
        }
    }
    let told = format!("2 us {}", write_hex(&[0x77; 16]));
    let unfinished = [
        ("round", "2 1".to_owned()),
        ("seal", format!("2 german {}", "1".repeat(64))),
        ("seal", format!("2 us {}", write_hex(&seal("us", &[0x77; 16])))),
        ("seed", told),
    ];
    let unfinished = unfinished.map(|(word, value)| (word.to_owned(), value));
    dice.splice(second..second, unfinished);
    assert_eq!(check(&record, None).unwrap_err().key, "dice-rounds", "nobody sat down for it");
    record.notes.insert(0, Note { step: 3, what: Noted::Seated("german".into()) });
    check(&record, None).unwrap();
    assert_ne!(verdict(&record.to_string(), "unfinished", &[]), Some(false));
    // A backup was put back while the seeds were waited for, and the game was given up.
    let mut dice = Dice::new(TABLE, [7; 32], &["us".to_owned()]);
    dice.seal("us", [3; 32], false).unwrap();
    dice.drawn = 1000;
    record.header.dice = dice.lines(true);
    (record.header.given, record.entries) = (0, Vec::new());
    record.notes = vec![Note { step: 0, what: Noted::Gap(0, 1000) }];
    assert_eq!(check(&record, None).map(|report| report.gaps), Ok(1000));
    assert_ne!(verdict(&record.to_string(), "waited", &[]), Some(false));
}

#[test]
fn everything_altered_is_caught() {
    let right = game();
    type Alter = fn(&mut Record);
    fn line<'a>(record: &'a mut Record, start: &str) -> &'a mut String {
        let found = |(word, value): &&mut (String, String)| format!("{word} {value}").starts_with(start);
        &mut record.header.dice.iter_mut().find(found).unwrap().1
    }
    fn drawn(record: &mut Record, at: usize) -> &mut Drawn {
        record.entries[at].drawn.as_mut().unwrap()
    }
    let alterations: [(&str, Alter); 20] = [
        ("faces", |record| record.entries[2].what = "6 6 6".into()),
        ("other faces", |record| {
            let what = &mut record.entries[2].what;
            *what = if what == "1 1" { "1 2".into() } else { "1 1".into() };
        }),
        ("index", |record| drawn(record, 2).nth = (drawn(record, 2).nth + 1) % 36),
        ("total", |record| drawn(record, 4).total = 51.max(drawn(record, 4).nth + 1)),
        ("number of a draw", |record| drawn(record, 5).draw -= 1),
        ("no number", |record| record.entries[5].drawn = None),
        ("step", |record| record.entries.insert(3, entry("us", "pass", None))),
        ("order of luck", |record| record.entries.swap(2, 5)),
        ("secret", |record| *line(record, "secret") = write_hex(&[9; 32])),
        ("no secret", |record| record.header.dice.retain(|(word, _)| word != "secret")),
        ("secret and commitment", |record| {
            *line(record, "secret") = write_hex(&[9; 32]);
            *line(record, "dice") = write_hex(&dice::commitment(TABLE, &[9; 32]));
        }),
        ("seed", |record| *line(record, "seed 2 us") = format!("2 us {}", write_hex(&[0x34; 16]))),
        ("seed and seal", |record| {
            *line(record, "seed 2 us") = format!("2 us {}", write_hex(&[0x34; 16]));
            *line(record, "seal 2 us") = format!("2 us {}", write_hex(&seal("us", &[0x34; 16])));
        }),
        ("struck luck left out", |record| drop(record.notes.remove(1))),
        ("gap left out", |record| drop(record.notes.remove(2))),
        ("a round nobody sat down for", |record| drop(record.notes.remove(0))),
        ("a round for another name", |record| {
            let named = |name: &str| Noted::Player { side: "us".into(), player: format!("human {name}") };
            record.notes.extend(["Bea", "Cea"].map(|name| Note { step: 6, what: named(name) }));
            let end = record.header.dice.len() - 2;
            record.header.dice.insert(end, ("round".into(), "3 1004".into()));
        }),
        ("a seed nobody sealed", |record| {
            let end = record.header.dice.len() - 2;
            record.header.dice.insert(end, ("seed".into(), format!("2 x {}", write_hex(&[0x55; 16]))));
        }),
        ("a seed of who declined", |record| *line(record, "seal 2 us") = "2 us declined".into()),
        ("count of draws", |record| *line(record, "drawn") = "1003".into()),
    ];
    for (name, alter) in alterations {
        let mut record = right.clone();
        alter(&mut record);
        assert_ne!(record, right, "{name}");
        // With a closing line that fits: whoever cheats makes a new one.
        let text = record.to_string();
        let wrong = text.parse::<Record>().map_or(true, |record| check(&record, None).is_err());
        assert!(wrong, "{name}");
        assert_ne!(verdict(&text, &name.replace(' ', "-"), &[]), Some(true), "{name}");
    }
    // A server that has changed its mind agrees with itself, but not with what it has shown.
    let other = write_hex(&dice::commitment(TABLE, &[9; 32]));
    assert!(check(&right, Some(&other)).is_err());
    assert_ne!(verdict(&right.to_string(), "shown", &[&other]), Some(true));
    let running = Record { header: Header { dice: Vec::new(), ..right.header.clone() }, ..right };
    assert_eq!(check(&running, None).unwrap_err().key, "dice-none");
}

#[test]
fn the_independent_checker_agrees_on_ten_thousand_draws() {
    let Some(vector) = python(&["--vector"]) else { return };
    assert_eq!(String::from_utf8_lossy(&vector.stdout), "as documented\n");
    let output = python(&["--draws", "10000"]).unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    for line in text.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let key = read_hex(words[0]).unwrap();
        let at = |n: usize| words[n].parse::<u64>().unwrap();
        let ours = number(&key, words[1], at(2) as u32, at(3) as u32, at(4));
        assert_eq!(ours, at(5), "{line}");
    }
    assert_eq!(text.lines().count(), 10_000);
}

#[test]
fn the_independent_checker_is_short() {
    assert!(std::fs::read_to_string(tool()).unwrap().lines().count() <= 80);
}
