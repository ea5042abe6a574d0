//! The test kit and the cases on this game alone, in a short run; the catalog examines all games at length.

kit::tests!(mortain::Mortain, games: 200, positions: 120);
