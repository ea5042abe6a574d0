//! Records on disk: written beside the old one and put in its place, so that no crash leaves half a record.

use engine::Record;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a record.
pub(crate) fn save(record: &Record, path: &Path) -> io::Result<()> {
    let Some(name) = path.file_name() else {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, path.display().to_string()));
    };
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(temporary);
    let written = File::create(&temporary)
        .and_then(|mut file| file.write_all(record.to_string().as_bytes()))
        .and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // The old record is untouched; what could not be finished is of no use to anybody.
        let _ = fs::remove_file(&temporary);
    }
    written
}

/// A file name somebody typed: `~` is the home directory.
pub(crate) fn typed_path(text: &str) -> PathBuf {
    match (text.strip_prefix("~/"), std::env::var_os("HOME")) {
        (Some(rest), Some(home)) => Path::new(&home).join(rest),
        _ => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Header;

    #[test]
    fn a_record_is_written_whole_and_leaves_nothing_else_behind() {
        let dir = std::env::temp_dir().join(format!("feldzug-save-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        let path = dir.join("game.fz");
        let header =
            Header { game: "g".into(), scenario: "s".into(), start: "0".into(), ..Header::default() };
        let record = Record { header, entries: Vec::new(), notes: Vec::new(), ending: None };
        save(&record, &path).unwrap();
        save(&record, &path).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap().parse(), Ok(record.clone()));
        assert_eq!(fs::read_dir(&dir).unwrap().count(), 1);
        assert!(save(&record, &dir.join("missing/game.fz")).is_err());
        assert!(save(&record, Path::new("/")).is_err());
        fs::remove_dir_all(&dir).unwrap();
    }
}
