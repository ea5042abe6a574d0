//! Maps and counters are read with the game's own fields, and every mistake is told with file and line.

use components::{GameMap, Roster};
use engine::{Bounds, DataFiles, Msg, Profile, Seat, between};
use scene::DecorKind;
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ground {
    #[serde(deserialize_with = "between::<1, 9, _, _>")]
    cost: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Values {
    strength: u8,
}

engine::ids! {
    /// A counter.
    pub struct Unit(u8);
}

const PROFILE: Profile = Profile {
    id: "test",
    seats: &["red", "blue"],
    rules_version: 1,
    secrets: false,
    options: &[],
    bounds: Bounds { orders: 1, lucks: 1, choices: 1 },
};

const MAP: &str = r#"[grid]
cols = 4
rows = 2
provenance = "own"
[rows]
01 = "..F."
02 = "...."
provenance = "own"
[terrain.open]
letter = "."
cost = 1
provenance = "own"
[terrain.forest]
letter = "F"
cost = 2
provenance = "public: a remark"
[[name]]
hex = "0301"
text = "Forst"
provenance = "own"
[[river]]
along = ["0101/0201", "0102/0201"]
provenance = "own"
[[bridge]]
id = "north"
across = "0201/0101"
provenance = "own"
[[road]]
through = ["0101", "0201", "0301"]
provenance = "own"
"#;

const UNITS: &str = r#"[[unit]]
id = "B1"
side = "blue"
name = "First"
strength = 2
provenance = "own"
[[unit]]
id = "R1"
side = "red"
name = "Second"
symbol = "infantry"
strength = 3
provenance = "own"
"#;

fn map(text: &str) -> Result<GameMap<Ground>, String> {
    GameMap::load(&DataFiles::shipped(&[("map.toml", text)]), "map.toml").map_err(|error| error.to_string())
}
fn units(text: &str) -> Result<Roster<Unit, Values>, String> {
    let files = DataFiles::shipped(&[("units.toml", text)]);
    Roster::load(&files, "units.toml", &PROFILE, 3).map_err(|error| error.to_string())
}

#[test]
fn a_map_is_read_with_ground_names_lines_and_sides() {
    let map = map(MAP).expect("sound");
    let hex = |label| map.grid.find(label).expect(label);
    assert_eq!((map.ground(hex("0301")).cost, map.kind(hex("0102")).id.as_str()), (2, "open"));
    assert_eq!(map.name(hex("0301")).map(Msg::from), Some(Msg::plain("Forst")));
    let (river, bridge) = (map.sides(DecorKind::River), map.sides(DecorKind::Bridge));
    assert!(river.between(&map.grid, hex("0201"), hex("0102")) && river.len() == 2);
    assert_eq!(river.shared(&bridge, &map.grid).len(), 1);
    assert!(map.line("north").is_some() && map.line("south").is_none());
}

#[test]
fn every_mistake_in_a_map_is_told_with_its_line() {
    for (from, to, told) in [
        ("01 = \"..F.\"", "01 = \"..F\"", "map.toml:6: row 01 must have 4 letters"),
        ("02 = \"....\"", "02 = \"..X.\"", "map.toml:7: no terrain has the letter «X»"),
        ("02 = \"....\"\n", "", "map.toml: [rows] has no row \"02\""),
        ("letter = \"F\"", "letter = \".\"", "map.toml:10: forest has the letter «.» already"),
        ("letter = \"F\"", "letter = \"FF\"", "map.toml:14: a letter is one sign"),
        ("letter = \"F\"\n", "", "map.toml: [terrain.forest] needs letter = \"…\""),
        ("cost = 2", "cost = 0", "map.toml:15: 0 is out of range; 1 to 9 are possible"),
        ("cost = 2", "price = 2", "map.toml:15: unknown field `price`"),
        (
            "hex = \"0301\"",
            "hex = \"0901\"",
            "map.toml:18: there is no cell «0901»; cells run from 0101 to 0402",
        ),
        ("0102/0201", "0101/0401", "map.toml:22: the cells of «0101/0401» are not adjacent"),
        ("\"0201\", \"0301\"]", "\"0301\"]", "map.toml:29: is not next to the cell before it"),
        ("cols = 4", "cols = 0", "map.toml:2: cols is 0; 1 to 99 are possible"),
        ("provenance = \"public: a remark\"", "", "map.toml:13: no provenance"),
        ("id = \"north\"", "name = \"north\"", "map.toml:25: unknown field `name`"),
    ] {
        assert!(MAP.contains(from), "{from}");
        let error = map(&MAP.replacen(from, to, 1)).expect_err(to);
        assert!(error.starts_with(told), "{to}: {error}");
    }
}

#[test]
fn counters_are_sorted_by_side_and_found_by_id() {
    let units = units(UNITS).expect("sound");
    assert_eq!(units.find("r1"), Some(Unit(0)));
    assert_eq!(units.of(Seat(1)).collect::<Vec<_>>(), [Unit(1)]);
    assert_eq!((units[Unit(1)].name.as_str(), units[Unit(0)].own.strength), ("First", 3));
    let piece = units[Unit(0)].piece("0101");
    assert_eq!(
        (piece.symbol.as_str(), piece.side.as_str(), piece.cell.as_str()),
        ("infantry", "red", "0101")
    );
}

#[test]
fn every_mistake_among_counters_is_told_with_its_line() {
    for (from, to, told) in [
        ("id = \"R1\"", "id = \"b1\"", "units.toml:8: there are two units «b1»"),
        ("id = \"R1\"", "id = \"R 1\"", "units.toml:8: an id is one word"),
        ("side = \"red\"", "side = \"green\"", "units.toml:9: there is no side «green»; there are red, blue"),
        ("side = \"red\"", "side = \"blue\"", "units.toml: red has no unit"),
        ("name = \"First\"\n", "", "units.toml:1: this unit needs name = \"…\""),
        ("strength = 3", "strength = \"3\"", "units.toml:12: invalid type"),
        ("strength = 3\n", "", "units.toml:7: missing field `strength`"),
    ] {
        let error = units(&UNITS.replacen(from, to, 1)).expect_err(to);
        assert!(error.starts_with(told), "{to}: {error}");
    }
    let many = UNITS.to_owned() + &UNITS.replace("B1", "B2").replace("R1", "R2");
    assert_eq!(units(&many).err().as_deref(), Some("units.toml: there are 4 units; at most 3 are possible"));
}
