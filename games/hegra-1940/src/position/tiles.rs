//! Hit tiles and the tokens that stand for them in a draw.

use crate::kinds::*;

/// How many hit tiles of each kind.
pub type Tiles = [u8; TILES.len()];

/// How many tiles of each kind there are: 14 damage, 10 misses, 4 artillery, 12 air raids.
pub const ALL_TILES: Tiles = [1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 10, 4, 4, 4, 4];

/// First token of a kind of tile.
const fn first_tile(kind: u8) -> u8 {
    let (mut at, mut sum) = (0, 0);
    while at < kind {
        sum += ALL_TILES[at as usize];
        at += 1;
    }
    sum
}

/// Tiles as tokens, those of a kind next to each other.
pub fn tile_tokens(tiles: &Tiles) -> u64 {
    let mut tokens = 0;
    for (kind, &n) in tiles.iter().enumerate() {
        tokens |= ((1u64 << n) - 1) << first_tile(kind as u8);
    }
    tokens
}

/// The kind of a token.
pub fn kind_of(token: u8) -> u8 {
    (0..TILES.len() as u8).rev().find(|&kind| first_tile(kind) <= token).unwrap_or(0)
}
