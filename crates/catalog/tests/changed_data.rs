//! Data in which somebody has changed a number are refused, or games with them hold.

use bots::Fancy;
use engine::{DataFiles, Source};
use std::ops::Range;

/// Numbers to put in the place of another: near it, at the ends of small integers, and far off.
fn another(number: i64, source: &mut Fancy) -> i64 {
    const ENDS: [i64; 16] = [0, 1, 2, 3, 7, 9, 31, 32, 63, 64, 100, 127, 128, 200, 255, 256];
    match source.below(4) {
        0 => (number + 1).max(0),
        1 => (number - 1).max(0),
        2 => -number,
        _ => ENDS[source.below(ENDS.len() as u64) as usize],
    }
}

/// Where numbers stand in a data file, outside of comments and of words such as `pziv-2`.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or("");
        let bytes = code.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            if !bytes[at].is_ascii_digit() {
                at += 1;
                continue;
            }
            let end = (at..bytes.len()).find(|&end| !bytes[end].is_ascii_digit()).unwrap_or(bytes.len());
            let alone = at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || b"-_".contains(&bytes[at - 1]));
            let alone =
                alone && !(end < bytes.len() && (bytes[end].is_ascii_alphabetic() || bytes[end] == b'-'));
            if alone {
                found.push(start + at..start + end);
            }
            at = end;
        }
        start += line.len();
    }
    found
}

/// Changes one number of the shipped files; tells what was changed.
fn change(files: &DataFiles, source: &mut Fancy) -> Option<(DataFiles, String)> {
    let mut files = files.clone();
    let names: Vec<String> = files.0.keys().cloned().collect();
    let name = &names[source.below(names.len() as u64) as usize];
    let text = files.0.get_mut(name)?;
    let places = numbers(text);
    let place = places.get(source.below(places.len().max(1) as u64) as usize)?.clone();
    let number: i64 = text[place.clone()].parse().ok()?;
    let new = another(number, source);
    let line = text[..place.start].matches('\n').count() + 1;
    text.replace_range(place, &new.to_string());
    let changed = text.lines().nth(line - 1).unwrap_or("").trim().to_owned();
    Some((files, format!("{name}:{line}: {number} became {new}: {changed}")))
}

/// Changes numbers of every game; what the loader accepts must not break any game.
fn changed_numbers(changes: u32, seed: u64) {
    let mut broken = Vec::new();
    for game in catalog::games() {
        let shipped = game.shipped();
        let mut source = Fancy::new(seed);
        let (mut sound, mut refused) = (0, 0);
        for _ in 0..changes {
            let Some((files, what)) = change(&shipped, &mut source) else { continue };
            match game.try_data(&files, source.below(1 << 30), 4) {
                Ok(()) => sound += 1,
                Err(error) if error.contains("broke") => {
                    broken.push(format!("{} {what}\n    {error}", game.profile().id));
                }
                Err(_) => refused += 1,
            }
        }
        eprintln!("{}: {changes} changes, {refused} refused, {sound} played", game.profile().id);
        assert!(refused > 0 && sound > 0, "{}: the test changes nothing that matters", game.profile().id);
    }
    assert!(broken.is_empty(), "{} changes break a game:\n{}", broken.len(), broken.join("\n"));
}

#[test]
fn a_changed_number_is_refused_or_harmless() {
    changed_numbers(100, 1);
}

/// Thousands: `cargo test --release -p catalog --test changed_data -- --ignored`; `CHANGES` and `SEED` change how many and which.
#[test]
#[ignore = "takes long"]
fn thousands_of_changed_numbers_are_refused_or_harmless() {
    let number =
        |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    changed_numbers(number("CHANGES", 3000) as u32, number("SEED", 2));
}
