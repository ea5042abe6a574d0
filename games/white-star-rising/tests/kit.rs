//! The test kit and the cases on this game alone, in a short run; the catalog examines all games at length.

kit::tests!(white_star_rising::WhiteStar, games: 60, positions: 120);
