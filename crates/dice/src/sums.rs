//! The sums: a hash of parts, and numbers out of a key.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

/// A SHA-256 or HMAC-SHA-256.
pub type Sum = [u8; 32];
/// What a client adds to the dice.
pub type Seed = [u8; 16];

/// SHA-256 over the parts, each preceded by its length as 8 bytes, little endian.
fn hash(parts: &[&[u8]]) -> Sum {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update((part.len() as u64).to_le_bytes());
        sha.update(part);
    }
    sha.finalize().into()
}

fn mac(key: &Sum, text: &[u8]) -> Sum {
    // HMAC takes keys of any length.
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("32 bytes are a key");
    mac.update(text);
    mac.finalize().into_bytes().into()
}

/// What the server tells when a table is opened: it can have been made from one secret only.
pub fn commitment(table: &str, secret: &Sum) -> Sum {
    hash(&[b"feldzug dice", table.as_bytes(), secret])
}

/// What a client tells before all have sealed: it can have been made from one seed only.
pub fn seal(side: &str, seed: &Seed) -> Sum {
    hash(&[b"feldzug seal", side.as_bytes(), seed])
}

/// The key from which all numbers of a round are made, with the seeds in any order.
pub fn key(secret: &Sum, seeds: &[(&str, Seed)]) -> Sum {
    let mut seeds = seeds.to_vec();
    seeds.sort();
    let joined: Vec<u8> = seeds.iter().flat_map(|(side, seed)| hash(&[side.as_bytes(), seed])).collect();
    mac(secret, &joined)
}

/// The number in `0..n` that a draw gives, every one equally likely; `step` is the number the luck gets in the record.
pub fn number(key: &Sum, table: &str, draw: u32, step: u32, n: u64) -> u64 {
    let n = n.max(1);
    // The largest multiple of n that fits: what lies above would favour small numbers.
    let fair = u64::MAX - (u64::MAX % n + 1) % n;
    let words = (0u32..).flat_map(|block| {
        let sum = mac(key, format!("{table} {draw} {step} {block}").as_bytes());
        let word = |n: usize| u64::from_be_bytes(std::array::from_fn(|byte| sum[8 * n + byte]));
        [word(0), word(1), word(2), word(3)]
    });
    let mut fitting = words.filter(|word| *word <= fair);
    fitting.next().map_or(0, |word| word % n)
}

/// Bytes as hexadecimal digits.
pub fn write_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Bytes from lower-case hexadecimal digits; none if there are more, fewer or others.
pub fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if text.len() != 2 * N || !text.is_ascii() {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    (write_hex(&bytes) == text).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "jCw6qpe9d21ApwcxdFXu7Q";

    fn secret() -> Sum {
        std::array::from_fn(|n| n as u8)
    }

    /// Whoever writes a checker can compare with these.
    #[test]
    fn the_sums_are_as_documented() {
        let dice = write_hex(&commitment(TABLE, &secret()));
        assert!(dice.starts_with("9fe9934c") && dice.ends_with("0625bd"), "{dice}");
        let us = write_hex(&seal("us", &[0x11; 16]));
        assert!(us.starts_with("1e2af700") && us.ends_with("cc6136"), "{us}");
        let key = key(&secret(), &[("us", [0x11; 16]), ("german", [0x22; 16])]);
        let text = write_hex(&key);
        assert!(text.starts_with("e7d06fa7") && text.ends_with("676926"), "{text}");
        assert_eq!(number(&key, TABLE, 0, 2, 36), 33);
        assert_eq!(number(&key, TABLE, 1, 4, 52), 31);
        assert_eq!(number(&key, TABLE, 2, 4, 6u64.pow(23)), 394056298184074085);
        assert_eq!(number(&key, TABLE, 3, 5, 3), 1);
    }

    #[test]
    fn what_does_not_fit_is_drawn_again() {
        // Half of all words are above the largest multiple of this: every second draw takes another word.
        let n = (1 << 63) + 1;
        let numbers: Vec<u64> = (0..64).map(|draw| number(&secret(), "", draw, 1, n)).collect();
        assert!(numbers.iter().all(|number| *number < n));
        assert!(numbers.iter().any(|number| *number > n / 2) && numbers.iter().any(|number| *number < n / 2));
        assert_eq!((number(&secret(), "", 0, 0, 1), number(&secret(), "", 0, 0, 0)), (0, 0));
    }

    /// Chi-square with a bound that honest dice pass 9,999 times in 10,000; the draws are always the same.
    #[test]
    fn every_result_is_equally_likely() {
        for (n, bound) in [(6, 25.7), (9, 31.8), (52, 98.0), (216, 298.0)] {
            let draws = 200 * n;
            let mut counts = vec![0u32; n as usize];
            for draw in 0..draws {
                counts[number(&secret(), TABLE, draw, draw / 2 + 1, n.into()) as usize] += 1;
            }
            let expected = f64::from(draws) / f64::from(n);
            let chi: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
            assert!(chi < bound, "{n}: {chi}");
        }
    }

    #[test]
    fn hexadecimal_is_read_only_as_it_is_written() {
        assert_eq!(read_hex(&write_hex(&[1, 0xfe])), Some([1, 0xfe]));
        for wrong in ["", "01f", "01FE", "01fe00", "+1fe", "0xfe", "zzzz", "éé"] {
            assert_eq!(read_hex::<2>(wrong), None, "{wrong}");
        }
    }
}
