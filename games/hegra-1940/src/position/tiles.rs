//! Hit tiles and the tokens that stand for them in a draw.

use crate::words::Tile;
use engine::By;

/// How many hit tiles of each kind.
pub type Tiles = By<Tile, [u8; Tile::WORDS.len()]>;

/// How many tiles of each kind there are: 14 damage, 10 misses, 4 artillery, 12 air raids.
pub const ALL_TILES: Tiles = By::new([1, 1, 1, 3, 3, 1, 1, 1, 1, 1, 10, 4, 4, 4, 4]);

/// First token of a kind of tile.
fn first_tile(tile: Tile) -> u8 {
    ALL_TILES.values()[..tile.index()].iter().sum()
}

/// Tiles as tokens, those of a kind next to each other.
pub fn tile_tokens(tiles: &Tiles) -> u64 {
    tiles.iter().fold(0, |tokens, (tile, &n)| tokens | ((1u64 << n) - 1) << first_tile(tile))
}

/// The kind of a token.
pub fn tile_of(token: u8) -> Tile {
    Tile::ALL.iter().rev().copied().find(|&tile| first_tile(tile) <= token).unwrap_or(Tile::POS_A)
}
