//! Keys to a table. A token is told once and never kept: only its digest is.
//!
//! The host's token is random. Invitations and tokens to watch are derived from the token of whoever may hand them out, so
//! that the server can tell a returning host their invitations without having kept them. Who comes by invitation gets a token of
//! their own that is derived from nothing and told to nobody else.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest as _, Sha256};

/// What is kept of a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Digest(pub [u8; 32]);

/// The token that opens any finished game to watch.
pub const OPEN: &str = "open";

/// Random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness there are neither keys nor dice: nothing sensible can be done.
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A new token: 256 random bits.
pub fn new_token() -> String {
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// A new table's id: 128 random bits.
pub fn new_id() -> String {
    URL_SAFE_NO_PAD.encode(random::<16>())
}

/// Whether this could be a table's id.
pub fn is_id(text: &str) -> bool {
    text.len() == 22 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// Whether this could be a token somebody has drawn for themselves: as long as ours, of the same letters.
pub fn is_token(text: &str) -> bool {
    text.len() == 43 && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

/// What is kept of a token.
pub fn digest(token: &str) -> Digest {
    Digest(hash(&["feldzug digest", token]))
}

/// The host's invitation to a side.
pub fn seat_token(host: &str, side: &str) -> String {
    URL_SAFE_NO_PAD.encode(hash(&["feldzug seat", host, side]))
}

/// The token to watch that belongs to a host's or a seat's token.
pub fn watch_token(player: &str) -> String {
    URL_SAFE_NO_PAD.encode(hash(&["feldzug watch", player]))
}

fn hash(parts: &[&str]) -> [u8; 32] {
    let mut sha = Sha256::new();
    for part in parts {
        sha.update((part.len() as u64).to_le_bytes());
        sha.update(part.as_bytes());
    }
    sha.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_are_long() {
        let host = new_token();
        let all =
            [host.clone(), new_token(), seat_token(&host, "a"), seat_token(&host, "b"), watch_token(&host)];
        for (n, token) in all.iter().enumerate() {
            assert_eq!(token.len(), 43);
            assert!(all[..n].iter().all(|other| other != token && digest(other) != digest(token)));
        }
    }

    #[test]
    fn ids_are_recognised() {
        assert!(is_id(&new_id()) && is_token(&new_token()) && !is_token(&new_id()));
        assert!(!is_id("../../../etc/passwd   "));
        assert!(!is_id(""));
    }
}
