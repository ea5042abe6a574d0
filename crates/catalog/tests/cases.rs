//! Every case of every game holds, and every section and every ruling of every rulebook has one.

use std::collections::HashSet;

#[test]
fn every_shipped_case_holds() {
    let mut failed = Vec::new();
    for game in catalog::games() {
        for (path, text) in game.cases() {
            if let Some(error) = game.run_case(path, text, None).error {
                failed.push(error.to_string());
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn every_section_has_a_case() {
    for game in catalog::games() {
        let gaps: Vec<String> =
            game.coverage().into_iter().filter(|row| row.cases.is_empty()).map(|row| row.section).collect();
        assert!(gaps.is_empty(), "{}: sections without a case: {}", game.profile().id, gaps.join(", "));
    }
}

#[test]
fn every_ruling_that_can_be_shown_has_a_case() {
    let mut wrong = Vec::new();
    for game in catalog::games() {
        let (id, book) = (game.profile().id, game.rulebook());
        let cases = game.cases().iter().filter_map(|(path, text)| cases::read(path, text).ok());
        let shown: HashSet<String> = cases.flat_map(|case| case.rule.into_inner()).collect();
        for ruling in book.rulings() {
            match (shown.contains(ruling), book.unshown(ruling)) {
                (true, Some(_)) => wrong.push(format!("{id} {ruling} is marked unshown, but has a case")),
                (false, None) => wrong.push(format!(
                    "{id} {ruling} has no case; write one, or say in text/rules.toml with «unshown» why none can show it"
                )),
                (_, Some("")) => wrong.push(format!("{id} {ruling}: «unshown» gives no reason")),
                _ => {}
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
