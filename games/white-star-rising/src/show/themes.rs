//! The themes of puzzles: what the best order does. Their names stand in `text/puzzles.*.ftl`.

/// Each theme with the first words of its orders.
pub(super) const THEMES: &[(&str, &[&str])] = &[
    ("fire", &["fire", "shell", "ambush", "flak"]),
    ("assault", &["assault", "overrun", "lead"]),
    ("retreat", &["retreat"]),
    ("move", &["move", "stop"]),
    ("edge", &["enter", "exit"]),
    ("support", &["call", "target", "demolish", "clear", "mine", "launch"]),
    ("fate", &["return", "refresh", "reroll", "nudge", "command"]),
    ("wait", &["pass"]),
    ("face", &["flip"]),
    ("order", &["first", "end"]),
    ("set-up", &["place", "arm", "dig", "auto", "even", "ready", "replace", "lose"]),
];
