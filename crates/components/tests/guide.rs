//! The code that the guide to adding a game shows is that of the tutorial's game.

use std::path::Path;

#[test]
fn the_code_of_the_tutorial_is_that_of_its_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let game = root.join("games/two-bridges");
    let text = std::fs::read_to_string(root.join("docs/adding-a-game.md")).expect("the guide");
    let mut shown = Vec::new();
    for block in text.split("\n```").skip(1).step_by(2) {
        // A block that shows a file names it after the language.
        let (head, body) = block.split_once('\n').unwrap_or((block, ""));
        let Some((_, file)) = head.split_once(' ') else { continue };
        let source =
            std::fs::read_to_string(game.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        let body: Vec<&str> = body.lines().map(str::trim).collect();
        for part in body.split(|line| *line == "…") {
            let found = lines.windows(part.len()).any(|window| window == part);
            assert!(
                found,
                "the guide shows code that is not in games/two-bridges/{file}:\n{}",
                part.join("\n")
            );
        }
        shown.push(file);
    }
    assert!(shown.len() >= 20, "the tutorial shows {} pieces of code", shown.len());
    for entry in std::fs::read_dir(game.join("src")).expect("the sources").flatten() {
        let name = format!("src/{}", entry.file_name().to_string_lossy());
        assert!(shown.contains(&name.as_str()), "the tutorial shows nothing of {name}");
    }
}
