//! Data that cannot be meant are refused, with file and line.

use engine::*;
use mortain::Mortain;

fn changed(file: &str, from: &str, to: &str) -> Result<(), DataError> {
    let mut files = DataFiles::shipped(Mortain::FILES);
    let text = files.0.get_mut(file).expect("a data file");
    assert!(text.contains(from), "{file} has no «{from}»");
    *text = text.replacen(from, to, 1);
    Mortain::load(&files).map(|_| ())
}

#[test]
fn numbers_that_cannot_be_meant_are_refused() {
    for (file, from, to, part) in [
        ("units.toml", "reduced = [4, 2]", "reduced = [7, 2]", "stronger than the full one"),
        ("units.toml", "full = [6, 4]", "full = [21, 4]", "at most 20"),
        ("game.toml", "exits_to_win = 5", "exits_to_win = 9", "exits_to_win is 9; 2 to 8"),
        ("game.toml", "exits_to_win = 5", "exits_to_win = 0", "exits_to_win is 0"),
        ("game.toml", "rounds = 6", "rounds = 255", "rounds is 255; 2 to 12"),
        ("game.toml", "reserves_from_round = 2", "reserves_from_round = 7", "1 to 6 are possible"),
        ("map.toml", "modifier = 2", "modifier = -100", "-100 is out of range; -10 to 10"),
        ("map.toml", "range = 3", "range = 0", "0 is out of range; 1 to 12"),
        ("game.toml", "air = 4", "air = 200", "air is 200"),
    ] {
        let error = changed(file, from, to).expect_err(to);
        assert!(error.file == file && error.line > 0 && error.what.contains(part), "{error}");
    }
    assert_eq!(changed("units.toml", "full = [6, 4]", "full = [7, 4]"), Ok(()));
}

/// The counters and the map are those of the specification: no number was changed to even out games of computers.
#[test]
fn the_counters_are_as_specified() {
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
    let specified: [(&str, [u8; 2], [u8; 2]); 16] = [
        ("PzA", [6, 4], [4, 2]),
        ("PzB", [6, 4], [4, 2]),
        ("DF", [4, 4], [2, 2]),
        ("D", [4, 4], [2, 2]),
        ("StuG", [5, 3], [3, 2]),
        ("37", [4, 4], [2, 2]),
        ("38", [4, 4], [2, 2]),
        ("102", [7, 4], [4, 2]),
        ("117", [3, 5], [2, 3]),
        ("119", [3, 5], [2, 3]),
        ("120", [3, 5], [2, 3]),
        ("823", [5, 2], [3, 1]),
        ("SPTD", [5, 3], [3, 2]),
        ("CCA", [5, 4], [3, 3]),
        ("CCB", [5, 4], [3, 3]),
        ("CCR", [4, 4], [2, 2]),
    ];
    assert_eq!(data.units.len(), specified.len());
    for (id, full, reduced) in specified {
        let unit = data.find_unit(id).expect(id);
        let (at, ai) = (data.at[unit], data.ai[unit]);
        assert_eq!([at[2], ai[2], at[1], ai[1]], [full[0], full[1], reduced[0], reduced[1]], "{id}");
    }
}

#[test]
fn a_case_cannot_put_units_where_they_never_are() {
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
    let game = Mortain::new(&data, &Setup::default());
    for (unit, place) in [("117", "exited"), ("CCA", "exited"), ("117", "waiting")] {
        assert!(game.set_fact(&mut game.start(), unit, &Fact::word(place)).is_err(), "{unit} {place}");
    }
    assert_eq!(game.set_fact(&mut game.start(), "CCA", &Fact::word("waiting")), Ok(()));
}
