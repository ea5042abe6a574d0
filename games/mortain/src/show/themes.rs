//! The themes of puzzles: what the best order does. Their names stand in `text/puzzles.*.ftl`.

/// Each theme with the first words of its orders.
pub(super) const THEMES: &[(&str, &[&str])] = &[
    ("fire", &["fire", "join"]),
    ("draw", &["shoot", "redraw", "miss"]),
    ("strike", &["strike", "target", "suppress"]),
    ("move", &["move", "enter"]),
    ("exit", &["exit"]),
    ("wait", &["pass", "done"]),
    ("set-up", &["place"]),
];
