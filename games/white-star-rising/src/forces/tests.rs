//! The shipped data: complete, as the rulebook says, and playable.

use super::*;

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

#[test]
fn everything_loads() {
    let data = Data::load(&shipped()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(data.scenarios.len(), 16);
}
