//! A case that says something untrue fails, and says where.

use engine::{DataFiles, Game};
use mortain::Mortain;
use scene::Show;
use text::{RuleBook, Texts};

const HEAD: &str = "game = \"mortain\"\nrule = [\"6.1\"]\ntitle = \"t\"\n\
    position.card = \"KS\"\nposition.drawn = [\"AS\", \"AC\", \"AH\", \"AD\", \"2S\", \"2C\", \"2H\", \"2D\"]\n\
    position.PzA = \"0803\"\nposition.120 = \"0703\"\n";

fn run(text: &str) -> Result<(), String> {
    let texts = Texts::new(Mortain::TEXTS).unwrap();
    let book = RuleBook::read("rules.toml", Mortain::RULEBOOK).unwrap();
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap();
    let case = cases::read("case.toml", text).map_err(|error| error.to_string())?;
    cases::run::<Mortain>(&data, &texts, &book, "case.toml", text, &case).map_err(|error| error.to_string())
}

/// The position above with one step.
fn step(step: &str) -> Result<(), String> {
    run(&format!("{HEAD}script = [\n  {{ {step} }},\n]\n"))
}

fn fails(text: &str, with: &str) {
    let error = step(text).expect_err(text);
    assert!(error.starts_with("case.toml:9: "), "{error}");
    assert!(error.contains(with), "{text}: {error}");
}

#[test]
fn what_is_true_passes() {
    for text in [
        "expect = { cards_left = 44, PzA = \"0803\" }",
        "refused = \"move 120 0603\", rule = \"4.1\"",
        "offered = [\"fire PzA 120\"], not_offered = [\"done\"]",
        "odds = \"fire PzA 120\", sum = 3, chances = { hit = 0.125, miss = 0.875 }",
        "order = \"pass\"",
    ] {
        assert_eq!(step(text), Ok(()), "{text}");
    }
}

#[test]
fn a_refusal_that_does_not_come_fails() {
    fails("refused = \"fire PzA 120\", rule = \"6.1\"", "must be refused but is legal");
}

#[test]
fn a_refusal_under_another_rule_fails() {
    fails("refused = \"move 120 0603\", rule = \"5.1\"", "is refused under 4.1, not 5.1");
    fails("refused = \"move 120 0603\"", "say under which rule");
}

#[test]
fn an_order_that_is_not_offered_fails() {
    fails("offered = [\"done\"]", "«done» is not offered");
    fails("not_offered = [\"pass\"]", "is offered but must not be");
    fails("only = [\"pass\"]", "legal are exactly");
}

#[test]
fn wrong_odds_fail() {
    fails("odds = \"fire PzA 120\", chances = { hit = 0.2 }", "the chance of hit is 0.1250");
    fails("odds = \"fire PzA 120\", sum = 4", "the tally comes to 3");
    fails("odds = \"fire PzA 120\", tally = { at = 1 }", "the tally is");
    fails("odds = \"pass\", sum = 1", "leads to no fight");
    fails("odds = \"fire PzA 120\", chances = { rain = 0.2 }", "no fight has the result");
}

#[test]
fn a_fact_that_does_not_hold_fails() {
    fails("expect = { cards_left = 43 }", "cards_left is 44, expected 43");
    fails("expect = { weather = 1 }", "there is no fact «weather»");
}

#[test]
fn an_illegal_order_and_luck_that_nobody_awaits_fail() {
    fails("order = \"move 120 0603\"", "«move 120 0603»");
    fails("luck = \"5S\"", "no luck is awaited here");
    fails("order = \"march PzA\"", "«march PzA»");
}

#[test]
fn a_step_that_does_nothing_fails() {
    fails("", "the step does nothing");
    fails("rule = \"5.1\"", "rule goes with refused");
    fails("sum = 3", "go with odds");
}

#[test]
fn a_file_that_cannot_be_read_says_where() {
    assert!(run("game = 1").unwrap_err().starts_with("case.toml:1: "));
    let unknown = format!("{HEAD}script = [{{ shout = 1 }}]\n");
    assert!(run(&unknown).unwrap_err().contains("shout"));
    assert!(run(&format!("{HEAD}script = []\n")).unwrap_err().contains("the script is empty"));
    let position = HEAD.replace("0803", "9999") + "script = [{ order = \"pass\" }]\n";
    assert!(run(&position).unwrap_err().starts_with("case.toml:6: "));
    let rule = HEAD.replace("6.1", "66.1") + "script = [{ order = \"pass\" }]\n";
    assert!(run(&rule).unwrap_err().contains("no section or ruling «66.1»"));
}
