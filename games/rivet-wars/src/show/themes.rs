//! The themes of puzzles: what the best order does. Their names stand in `text/puzzles.*.ftl`.

/// Each theme with the first words of its orders.
pub(super) const THEMES: &[(&str, &[&str])] = &[
    ("deploy", &["deploy", "plug"]),
    ("cards", &["play", "discard", "keep", "drop"]),
    ("attack", &["attack"]),
    ("assault", &["assault", "dash"]),
    ("move", &["move", "step", "halt", "push"]),
    ("formation", &["form"]),
    ("initiative", &["activate", "close"]),
    ("wait", &["done", "pass"]),
];
