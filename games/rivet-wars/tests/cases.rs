//! Every case holds, and every section of the rulebook has one.

use engine::{DataFiles, Game};
use rivet_wars::RivetWars;
use scene::Show;
use text::{RuleBook, Texts};

#[test]
fn every_case_holds() {
    let data = RivetWars::load(&DataFiles::shipped(RivetWars::FILES)).unwrap();
    let texts = Texts::new(RivetWars::TEXTS).unwrap();
    let book = RuleBook::read("rules.toml", RivetWars::RULEBOOK).unwrap();
    let mut wrong = Vec::new();
    for (name, text) in RivetWars::CASES {
        let case = match cases::read(name, text) {
            Ok(case) => case,
            Err(error) => {
                wrong.push(error.to_string());
                continue;
            }
        };
        if let Err(error) = cases::run::<RivetWars>(&data, &texts, &book, name, text, &case) {
            wrong.push(error.to_string());
        }
    }
    println!("{} cases", RivetWars::CASES.len());
    assert!(wrong.is_empty(), "{} of {} wrong:\n{}", wrong.len(), RivetWars::CASES.len(), wrong.join("\n"));
}
