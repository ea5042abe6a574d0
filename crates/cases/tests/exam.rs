//! Exam positions: what is right gives points, what is wrong does not, and a broken position says where.

use bots::{BotSpec, Timeless};
use cases::exam::{Try, read, sit};
use engine::{DataFiles, Game};
use mortain::Mortain;
use scene::Show;
use text::Texts;

const HEAD: &str = "game = \"mortain\"\ntitle = \"t\"\ntheme = \"x\"\nlevel = 1\nwhy = \"w\"\n\
    position.card = \"KS\"\nposition.PzA = \"0803\"\nposition.120 = \"0703\"\n";

fn ask(rest: &str) -> Result<Vec<Try>, String> {
    let text = format!("{HEAD}{rest}");
    let texts = Texts::new(Mortain::TEXTS).unwrap();
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap();
    let exam = read("exam.toml", &text).map_err(|error| error.to_string())?;
    let bot = (BotSpec::Greedy, 0..2);
    sit::<Mortain>(&data, &texts, ("exam.toml", &text), &exam, bot, &Timeless)
        .map_err(|error| error.to_string())
}

fn right(rest: &str) -> bool {
    let tries = ask(rest).unwrap();
    assert_eq!(tries.len(), 2);
    tries.iter().all(|one| one.wrong.is_none())
}

#[test]
fn best_and_avoid_judge_the_first_order() {
    let gave = ask("best = [\"*\"]\n").unwrap()[0].gave[0].clone();
    assert!(right(&format!("best = [\"{gave}\"]\n")));
    assert!(right(&format!("best = [\"{}*\"]\n", &gave[..2])));
    assert!(!right(&format!("avoid = [\"{gave}\"]\n")));
    let other = if gave == "pass" { "fire PzA 120" } else { "pass" };
    assert!(!right(&format!("best = [\"{other}\"]\n")));
    assert!(right(&format!("avoid = [\"{other}\"]\n")));
}

#[test]
fn a_plan_judges_what_comes_of_playing_on() {
    let plan = |rest: &str| format!("[plan]\nuntil = {{ stage = \"draw\" }}\n{rest}\n");
    assert!(right(&plan("expect = { PzA = { not = \"waiting\" }, round = { min = 1, max = 2 } }")));
    assert!(!right(&plan("expect = { PzA = \"waiting\" }")));
    assert!(right(&plan("any = [{ PzA = \"waiting\" }, { round = 1 }]")));
    assert!(!right(&plan("any = [{ PzA = \"waiting\" }]")));
    assert!(!right(&plan("forbid = [{ round = 1 }]")));
    assert!(!right(&plan("gives = [\"exit *\"]")));
    assert!(!right(&plan("never = [\"*\"]")));
    assert!(right(&plan(
        "expect = { deck = { has = \"AS\" }, drawn = { lacks = \"AS\" } }\nluck = [\"2S\", \"*\"]\nmost = 1"
    )));
}

#[test]
fn a_broken_position_says_where() {
    assert!(ask("").unwrap_err().contains("say what is right"));
    assert!(
        ask("best = [\"exit PzA\"]\n").unwrap_err().starts_with("exam.toml:9: «exit PzA» is no legal order")
    );
    assert!(
        ask("best = [\"*\"]\n[plan]\nexpect = { weather = 1 }\n").unwrap_err().contains("no fact «weather»")
    );
    assert!(ask("best = [\"*\"]\n[plan]\nfoe = \"nobody\"\n").unwrap_err().contains("unknown bot"));
}
