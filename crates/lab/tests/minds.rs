//! Duels, tuning and teaching, with a small game that has secrets.

use bluff::{Bluff, Flaw};
use bots::BotSpec;
use lab::*;
use learning::Changes;
use std::sync::Arc;

type Game = Bluff<{ Flaw::NONE }>;

fn games() -> Vec<(String, Arc<Game>)> {
    vec![("short".to_owned(), Arc::new(Bluff)), ("again".to_owned(), Arc::new(Bluff))]
}

fn changes(text: &str) -> Changes {
    Changes::read(text).expect("sound")
}

fn meet(
    bots: [&str; 2],
    first: &str,
    second: &str,
    games_played: u32,
    threads: usize,
) -> Result<Duelled, String> {
    let bots = bots.map(|bot| bot.parse().expect("a bot"));
    let changes = [first, second].map(changes);
    duel(&games(), &Duel { bots, changes, games: games_played, seed: 3, threads }, &|| {})
}

fn work(from: &str, rounds: u32, games: u32, threads: usize) -> Schoolwork {
    Schoolwork { bot: BotSpec::Greedy, from: changes(from), rounds, games, seed: 5, threads }
}

fn text(duelled: &Duelled) -> String {
    // All but the time it took.
    let legs = duelled.scenarios.iter().map(|leg| format!("{} {:?} {}", leg.scenario, leg.bots, leg.orders));
    format!("{:?} {}", duelled.bots, legs.collect::<Vec<_>>().join("\n"))
}

#[test]
fn a_duel_counts_every_side_equally_and_is_the_same_on_any_number_of_threads() {
    let one = meet(["greedy", "random"], "", "", 400, 1).expect("played");
    assert_eq!(text(&one), text(&meet(["greedy", "random"], "", "", 400, 2).expect("played")));
    let [greedy, random] = &one.bots;
    assert_eq!((greedy.all.games, greedy.all.won + random.all.won), (400, 400));
    assert!(greedy.sides.iter().all(|side| side.score.games == 200), "{greedy:?}");
    let parts: u32 = one.scenarios.iter().map(|leg| leg.bots[0].all.won).sum();
    assert_eq!(parts, greedy.all.won);
    assert_ne!(one.scenarios[0].orders, one.scenarios[1].orders, "every scenario has luck of its own");
    assert!(greedy.all.share.low > 0.5, "who thinks wins more: {greedy:?}");
    // Who loses as one side, the other wins as the other.
    for side in 0..2 {
        assert_eq!(greedy.sides[side].score.won + random.sides[1 - side].score.won, 200);
    }
}

#[test]
fn a_mind_that_wants_the_wrong_thing_loses() {
    let wrong = meet(["greedy", "greedy"], "", "card=-0.05,lead=-0.2", 200, 0).expect("played");
    assert!(wrong.bots[0].all.share.low > 0.5, "{:?}", wrong.bots[0]);
    let studied = meet(["greedy", "greedy"], "studied", "plain", 200, 0).expect("played");
    let share = studied.bots[0].all.share;
    assert!(share.low < 0.5 && share.high > 0.5, "both minds of this game are the same: {share:?}");
}

#[test]
fn what_cannot_be_changed_is_told_with_what_there_is() {
    let unknown = meet(["greedy", "greedy"], "led=1", "", 2, 1).unwrap_err();
    assert!(unknown.contains("«led»") && unknown.contains("lead, card"), "{unknown}");
    let mind = meet(["greedy", "greedy"], "", "wise", 2, 1).unwrap_err();
    assert!(mind.contains("«wise»") && mind.contains("plain") && mind.contains("studied"), "{mind}");
    let late = Schoolwork { bot: "search:5ms".parse().expect("a bot"), ..work("", 1, 2, 1) };
    assert!(tune(&games(), &late, &mut |_, _| {}).unwrap_err().contains("clock"));
    assert!(learn(&games(), &late, &mut |_, _| {}).unwrap_err().contains("clock"));
    let nothing = tune(&games(), &work("lead=0,card=0", 1, 2, 1), &mut |_, _| {}).unwrap_err();
    assert!(nothing.contains("every weight is 0"), "{nothing}");
}

#[test]
fn tuning_keeps_what_won_twice_and_finds_the_same_again() {
    let run = |threads| {
        let mut told = Vec::new();
        let best = tune(&games(), &work("", 12, 40, threads), &mut |tried, best| {
            told.push((tried.clone(), best.clone()));
        });
        (best.expect("tuned"), told)
    };
    let (best, told) = run(1);
    let (again, _) = run(2);
    assert_eq!(best, again);
    assert_eq!(told.len(), 12);
    let mut before =
        weights(&*games()[0].1, engine::Schooling::Studied, &Changes::default()).expect("weights");
    for (tried, known) in &told {
        assert_eq!(
            tried.kept,
            tried.shares.len() == 2 && tried.shares.iter().all(|share| *share > 0.5),
            "{tried:?}"
        );
        assert!(!tried.changed.is_empty());
        assert_eq!(tried.kept, *known != before, "{tried:?}");
        before = known.clone();
    }
    assert_eq!(before, best);
}

#[test]
fn learning_finds_out_that_a_point_ahead_is_worth_much() {
    let run = |threads| {
        let mut errors = Vec::new();
        let hear = &mut |taught: &Taught, _: &Changes| errors.push(taught.error);
        let known = learn(&games(), &work("lead=0.01,card=0.01", 12, 60, threads), hear).expect("taught");
        (known, errors)
    };
    let (known, errors) = run(1);
    assert_eq!((&known, &errors), (&run(2).0, &run(2).1));
    let lead = known.numbers.iter().find(|(name, _)| name == "lead").expect("its name").1;
    assert!(lead > 0.05, "{known:?}");
    assert!(errors[11] < errors[0], "{errors:?}");
}
