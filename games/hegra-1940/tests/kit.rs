//! The test kit and the cases on this game alone, in a short run; the catalog examines all games at length.

kit::tests!(hegra::Hegra, games: 200, positions: 120);
