//! An owner's data take the place of the shipped ones at every table, and records say so.

use catalog::{Of, Opening, Shelf};
use engine::Viewer;
use mortain::Mortain;

/// A shelf of its own, so that other tests keep the shipped data.
static OWN: Of<Mortain> = Of::new();

#[test]
fn adopted_data_are_used_and_marked() {
    let mut files = OWN.shipped();
    let units = files.0.get_mut("units.toml").expect("counters");
    *units = units.replacen("full = [6, 4]", "full = [9, 4]", 1);
    assert!(OWN.adopted().is_none());
    OWN.adopt(&files).expect("sound data");
    assert_eq!(OWN.adopted().map(|own| own.digest()), Some(files.digest()));

    let table = OWN.open(&Opening::default()).expect("a table");
    let record = table.record();
    assert_eq!(record.header.data, format!("own-{}", files.digest()));
    let scene = table.scene(Viewer::Spectator);
    let values = |id: &str| {
        scene.pieces.iter().find(|piece| piece.id == id).map(|piece| format!("{:?}", piece.values))
    };
    assert!(values("PzA").expect("a counter").contains('9'), "{:?}", values("PzA"));

    // The record comes back at this table, with the folder named too; elsewhere it no longer passes for a game of these data.
    assert!(OWN.replay(&record, None).is_ok() && OWN.replay(&record, Some(&files)).is_ok());
    let shipped = catalog::find("mortain").expect("a game");
    let elsewhere = shipped.replay(&record, None).expect("no step that could lead elsewhere");
    assert!(!elsewhere.record().header.data.starts_with("own-"));
    assert!(shipped.replay(&record, Some(&files)).is_ok());
    // Records written before the mark read as well.
    let mut old = record.clone();
    old.header.data = files.digest();
    assert!(shipped.replay(&old, Some(&files)).is_ok());

    // Once the game is in use it is too late.
    assert!(OWN.adopt(&OWN.shipped()).is_err());
}

#[test]
fn wrong_data_are_not_adopted() {
    static WRONG: Of<Mortain> = Of::new();
    let mut files = WRONG.shipped();
    files.0.remove("map.toml");
    assert!(WRONG.adopt(&files).is_err() && WRONG.adopted().is_none());
}
