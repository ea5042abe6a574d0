//! The themes of puzzles: what the best order does. Their names stand in `text/puzzles.*.ftl`.

/// Each theme with the first words of its orders.
pub(super) const THEMES: &[(&str, &[&str])] = &[
    ("fire", &["fire"]),
    ("artillery", &["aim", "shoot"]),
    ("assault", &["assault", "strike"]),
    ("reaction", &["react", "reply", "pass"]),
    ("retreat", &["withdraw", "retreat", "give-way", "stay"]),
    ("losses", &["accept", "step", "lose"]),
    ("move", &["move", "stop", "stack", "drop", "load", "unload"]),
    ("enter", &["enter"]),
    (
        "command",
        &[
            "activate", "skip", "store", "pair", "hold", "repeat", "remove", "take", "steady", "rest",
            "annul", "open", "use", "attach", "return",
        ],
    ),
    ("wait", &["done", "end"]),
    ("set-up", &["place", "hide", "dig", "mine", "auto", "ready"]),
];
