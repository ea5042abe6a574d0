//! The shipped data: complete, readable and without contradictions.

mod book;
mod setup;

use super::*;
use std::sync::OnceLock;

fn shipped() -> DataFiles {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
    let mut files = DataFiles::default();
    for entry in std::fs::read_dir(folder).expect("the data folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        files.0.insert(name, std::fs::read_to_string(path).expect("a text"));
    }
    files
}

fn data() -> &'static Data {
    static DATA: OnceLock<Data> = OnceLock::new();
    DATA.get_or_init(|| Data::load(&shipped()).unwrap_or_else(|error| panic!("{error}")))
}

fn scenario(number: u8) -> &'static Scenario {
    data().scenarios().find(|scenario| scenario.number == number).expect("the scenario")
}

fn kind(id: &str) -> &'static Kind {
    data().kinds.iter().find(|kind| kind.id == id).expect("the kind")
}

fn units(set: u64) -> impl Iterator<Item = u8> {
    (0..64).filter(move |&unit| set >> unit & 1 == 1)
}

fn area(scenario: &Scenario, labels: &str) -> Area {
    labels.split(' ').map(|label| scenario.ground.find(label).expect(label)).collect()
}

/// Loads the shipped files with one text replaced by another, which must occur.
fn changed(file: &str, from: &str, to: &str) -> DataError {
    let mut files = shipped();
    let text = files.0.get_mut(file).expect(file);
    assert!(text.contains(from), "{file} has no «{from}»");
    *text = text.replacen(from, to, 1);
    Data::load(&files).err().expect("a mistake is found")
}

#[test]
fn all_sixteen_scenarios_load_in_order() {
    let numbers: Vec<u8> = data().scenarios().map(|scenario| scenario.number).collect();
    assert_eq!(numbers, (1..=16).collect::<Vec<u8>>());
    for scenario in data().scenarios() {
        assert_eq!(scenario.section, format!("12.2.{}", scenario.number));
        assert!(scenario.id.starts_with(&format!("{:02}-", scenario.number)));
    }
    let turns: Vec<u8> = data().scenarios().map(|scenario| scenario.turns).collect();
    assert_eq!(turns, [8, 8, 9, 8, 9, 10, 10, 8, 10, 8, 8, 8, 6, 10, 10, 8]);
}

#[test]
fn a_reduced_side_is_never_better() {
    for kind in data().kinds.iter() {
        for [full, reduced] in kind.faces {
            let dice = |fire: Option<Fire>| fire.map_or(0, |fire| fire.dice);
            assert!(dice(reduced.ap) <= dice(full.ap) && dice(reduced.he) <= dice(full.he), "{}", kind.id);
            assert_eq!(
                (full.mp, full.gait, full.hard),
                (reduced.mp, reduced.gait, reduced.hard),
                "{}",
                kind.id
            );
            if kind.one_step {
                assert_eq!(full, reduced, "{}", kind.id);
            }
        }
        assert_eq!(kind.transport, kind.faces[0] != kind.faces[1], "{}", kind.id);
    }
}

#[test]
fn units_have_ids_one_can_type() {
    let ids: Vec<&str> = scenario(1).units.iter().map(|unit| unit.id.as_str()).take(5).collect();
    assert_eq!(ids, ["beck-hq", "beck-shq", "beck-pziv-1", "beck-pziv-2", "beck-panther-1"]);
    for scenario in data().scenarios() {
        for (index, unit) in scenario.units.iter().enumerate() {
            assert_eq!(scenario.find_unit(&unit.id), Some(index as u8), "{} {}", scenario.id, unit.id);
        }
    }
}

#[test]
fn groups_and_formations_hold_every_unit_once() {
    for scenario in data().scenarios() {
        let all = u64::MAX >> (64 - scenario.units.len());
        let groups = scenario.groups.iter().fold(0, |sum, group| sum + group.units.count_ones());
        assert_eq!(groups as usize, scenario.units.len(), "{}", scenario.id);
        assert_eq!(scenario.groups.iter().fold(0, |set, group| set | group.units), all);
        assert_eq!(scenario.formations.iter().fold(0, |set, formation| set | formation.units), all);
        for group in &scenario.groups {
            assert_eq!(group.carriers & !group.units, 0, "{}", scenario.id);
        }
    }
}

#[test]
fn control_at_the_start_never_overlaps() {
    for scenario in data().scenarios() {
        assert!(!scenario.control[0].intersects(&scenario.control[1]), "{}", scenario.id);
    }
    assert!(scenario(8).control[0].has(scenario(8).ground.find("A:P07").expect("the bridge")));
}

#[test]
fn the_chaos_table_is_complete() {
    assert_eq!(data().chaos[5], ChaosResult::Nothing);
    assert_eq!(data().chaos[0], ChaosResult::StrayBarrage { dice: 3, hit: 5 });
    assert!(data().chaos[1].waits() && !data().chaos[2].waits());
    let ids: std::collections::BTreeSet<&str> = data().chaos.iter().map(|result| result.id()).collect();
    assert_eq!(ids.len(), 11);
}

#[test]
fn mistakes_are_reported_with_file_and_line() {
    let line = |error: &DataError| (error.file.clone(), error.line);
    let error = changed("units.toml", "\"4^4/8\"", "\"4^4\"");
    assert_eq!(line(&error), ("units.toml".into(), 25), "{error}");
    assert!(error.what.contains("dice^to-hit/range"), "{error}");
    let error = changed("units.toml", "values_provenance = \"public", "values_provenance = \"guess");
    assert_eq!(error.line, 28, "{error}");
    let error = changed("scenario-01.toml", "woods and within 2 of K08", "forest near K08");
    assert_eq!(line(&error), ("scenario-01.toml".into(), 20), "{error}");
    let error = changed("scenario-01.toml", "hexes U06", "hexes X06");
    assert!(error.line == 49 && error.what.contains("X06"), "{error}");
    let error = changed("scenario-01.toml", "2 us-para", "2 us-parrot");
    assert_eq!(line(&error), ("scenario-01.toml".into(), 16), "{error}");
    let error =
        changed("scenario-02.toml", "[\"german\", \"allied\", \"allied\"]", "[\"german\", \"allied\"]");
    assert!(error.what.contains("one result for each number"), "{error}");
    let error = changed("scenario-11.toml", "town saarbourg", "town paris");
    assert!(error.what.contains("paris"), "{error}");
    let error = changed("chaos.toml", "throw = 12", "throw = 2");
    assert!(error.what.contains("two results for 2"), "{error}");
    let error =
        changed("scenario-13.toml", "1 wirbelwind\", \"1 ger-infantry", "3 wirbelwind\", \"1 ger-infantry");
    assert!(error.what.contains("too small"), "{error}");
    let error = changed(
        "scenario-03.toml",
        "weapons = [\"mg\", \"mg\"]",
        "weapons = [\"mg\", \"mg\", \"mg\", \"at\"]",
    );
    assert!(error.what.contains("more support weapons"), "{error}");
    let error = changed("formations.toml", "provenance = \"rulebook: 13.0\"\n\n", "\n");
    assert!(error.what.contains("provenance"), "{error}");
}

#[test]
fn every_file_says_where_it_comes_from() {
    let found = shipped().provenance();
    for file in shipped().0.keys() {
        assert!(found.iter().any(|provenance| provenance.file == *file), "{file}");
    }
}

/// Texts are looked up by key: every id has its name in both languages.
#[test]
fn everything_has_a_name_in_both_languages() {
    let texts = [include_str!("../../../text/forces.de.ftl"), include_str!("../../../text/forces.en.ftl")];
    let has = |key: String| {
        for text in texts {
            let found =
                text.lines().any(|line| line.strip_prefix(&key).is_some_and(|rest| rest.starts_with(" =")));
            assert!(found, "no text {key}");
        }
    };
    for kind in data().kinds.iter() {
        has(format!("kind-{}", kind.id));
        for weapon in [Weapon::Mg, Weapon::At] {
            has(format!("weapon-{}-{}", weapon.id(), kind.nation));
        }
    }
    for result in data().chaos {
        has(format!("chaos-{}", result.id()));
        has(format!("chaos-{}-effect", result.id()));
    }
    for scenario in data().scenarios() {
        for part in ["", "-date", "-intro", "-victory", "-about"] {
            has(format!("scenario-{}{part}", scenario.id));
        }
        scenario.formations.iter().for_each(|formation| has(format!("formation-{}", formation.id)));
        scenario.aircraft.iter().for_each(|aircraft| has(format!("aircraft-{}", aircraft.id)));
    }
}
