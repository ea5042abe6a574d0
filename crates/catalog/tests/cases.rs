//! Every case of every game holds, and every section of every rulebook has one.

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
