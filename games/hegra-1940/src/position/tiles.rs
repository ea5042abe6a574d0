//! Hit tiles and the tokens that stand for them in a draw.

use crate::words::Tile;
use engine::By;

/// How many hit tiles of each kind.
pub type Tiles = By<Tile, [u8; Tile::WORDS.len()]>;

/// How many tiles of each kind there are: 14 damage, 10 misses, 4 artillery, 12 air raids.
pub const ALL_TILES: Tiles = By::new(COUNTS);
const COUNTS: [u8; Tile::WORDS.len()] = [1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 10, 4, 4, 4, 4];

/// First token of each kind of tile.
const FIRST: Tiles = {
    let mut first = [0; COUNTS.len()];
    let mut kind = 1;
    while kind < COUNTS.len() {
        first[kind] = first[kind - 1] + COUNTS[kind - 1];
        kind += 1;
    }
    By::new(first)
};

/// Tiles as tokens, those of a kind next to each other.
pub fn tile_tokens(tiles: &Tiles) -> u64 {
    tiles.iter().fold(0, |tokens, (tile, &n)| tokens | ((1u64 << n) - 1) << FIRST[tile])
}

/// The kind of a token.
pub fn tile_of(token: u8) -> Tile {
    Tile::ALL.iter().rev().copied().find(|&tile| FIRST[tile] <= token).unwrap_or(Tile::POS_A)
}
