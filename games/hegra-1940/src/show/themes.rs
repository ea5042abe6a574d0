//! The themes of puzzles: what the best order does. Their names stand in `text/puzzles.*.ftl`.

/// Each theme with the first words of its orders.
pub(super) const THEMES: &[(&str, &[&str])] = &[
    ("recruit", &["draw", "stop", "take", "convince", "route"]),
    ("fire", &["fire", "mg", "fierce", "phone", "target"]),
    ("guns", &["gun", "airfield", "block"]),
    ("patrol", &["clear", "march", "step", "halt", "hide", "sneak", "fight", "deliver"]),
    ("works", &["shovel", "repair", "flip", "fortify", "radio", "map-room", "snow"]),
    ("people", &["promote", "inspire", "rest", "ready", "place", "pay"]),
    ("walls", &["post"]),
    ("hospital", &["treat", "cure", "admit", "bed", "wait"]),
    ("cards", &["card", "use", "ignore", "cash", "discard"]),
    ("choice", &["first", "second", "tile"]),
    ("done", &["done"]),
];
