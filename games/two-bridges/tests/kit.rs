//! The test kit and the cases on this game alone; the catalog runs both on all games.

kit::tests!(two_bridges::TwoBridges, games: 200, positions: 120);
