//! A finished game is looked at again: not before its end, by everybody at the table, kept over a restart.

use crate::support::*;
use ::analysis::{Notebook, PLAYOUTS, Report};
use engine::Record;
use protocol::*;
use serde_json::json;

type Far = (u32, u32, bool, Option<Analysis>);

async fn analyse(client: &mut Client, what: Study) -> Result<Far, Problem> {
    match client.ask(|id| ToTable::Analyse { id, what }).await {
        FromTable::Analysis { done, of, running, analysis, .. } => Ok((done, of, running, analysis)),
        FromTable::Problem { problem, .. } => Err(problem),
        other => panic!("{other:?}"),
    }
}

/// Plays so many orders at random.
async fn play(host: &mut Client, orders: usize) {
    let mut whim = Whim(3);
    for _ in 0..orders {
        host.until(|state| !state.choices.is_empty() || state.over.is_some()).await;
        if host.state.over.is_some() {
            return;
        }
        let order = host.state.choices[whim.below(host.state.choices.len())].order.clone();
        let state = host.order(&order).await.expect("a legal order");
        host.until(|seen| seen.state >= state).await;
    }
    host.until(|state| !state.choices.is_empty() || state.over.is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_waits_for_the_end_and_survives_a_restart() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    play(&mut host, 14).await;
    for what in [Study::Look, Study::Start, Study::Stop] {
        let problem = analyse(&mut host, what).await.expect_err("the game still runs");
        assert_eq!(problem.code, "forbidden", "{what:?}");
    }
    let mut watcher = house.join(&table, &table.watch).await;
    analyse(&mut watcher, Study::Look).await.expect_err("nor for those who watch");

    let side = host.state.decides.clone();
    host.act(|id| ToTable::Resign { id, side }).await.expect("given up");
    watcher.until(|state| state.over.is_some()).await;
    let (done, of, running, none) = analyse(&mut watcher, Study::Look).await.expect("it is over");
    assert_eq!((done, of, running, none.is_none()), (0, watcher.state.state + 1, false, true));
    assert!(analyse(&mut host, Study::Start).await.expect("it begins").2);
    let stopped = analyse(&mut watcher, Study::Stop).await.expect_err("not for somebody who watches");
    assert_eq!(stopped.code, "forbidden");
    assert!(!analyse(&mut host, Study::Stop).await.expect("it stops").2);
    let record: Record = host.record().await.parse().expect("a record");
    house.close().await;

    let house = House::open(config(&folder)).await;
    let mut watcher = house.join(&table, &table.watch).await;
    let (done, _, running, _) = analyse(&mut watcher, Study::Look).await.expect("what was kept");
    assert!(done <= of && !running, "nothing goes on by itself");
    let mut far = analyse(&mut watcher, Study::Start).await.expect("it goes on");
    while far.3.is_none() {
        assert!(far.2, "it goes on until it is done");
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        far = analyse(&mut watcher, Study::Look).await.expect("how far it is");
    }
    let analysis = far.3.expect("all of it");
    // The same as in one go, by anybody who has the record.
    let played = catalog::find("mortain").unwrap().replay(&record, None).unwrap();
    let analyst = played.analyst();
    let mut notebook = Notebook::new("", PLAYOUTS);
    while notebook.go_on(&*analyst) {}
    let report = Report::new(notebook.found(), &played.speakers(0), 2, PLAYOUTS);
    assert_eq!((&analysis.curve, analysis.moments.len()), (&report.curve, report.moments.len()));
    for (step, parts) in analysis.steps.iter().enumerate() {
        assert_eq!(analysis.curve[step + 1] - analysis.curve[step], parts.iter().sum::<i32>());
    }
    let told = serde_json::to_string(&analysis).unwrap();
    assert!(!told.contains('‹') && analysis.summary.len() >= 4, "{told}");
    house.close().await;

    // Done once and for all.
    let house = House::open(config(&folder)).await;
    let mut german = Client::join(house.addr, &table.table, &table.watch, "de").await.expect("let in");
    let (done, of, _, again) = analyse(&mut german, Study::Look).await.expect("what was kept");
    let again = again.expect("all of it");
    assert_eq!((done, &again.curve), (of, &analysis.curve));
    assert_ne!(again.summary, analysis.summary, "in the reader's language");
    house.close().await;
}

#[tokio::test]
async fn a_branch_goes_on_with_a_line() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    host.until(|state| !state.choices.is_empty()).await;
    let (step, order) = (host.state.state, host.state.choices[0].order.clone());
    let key = json!({ "table": table.table, "token": table.host });
    let open =
        |step: u32, then: &str| json!({ "game": "mortain", "branch": key, "step": step, "then": [then] });
    let branch = house.table(open(step, &order)).await;
    let there = house.join(&branch, &branch.host).await;
    assert!(there.state.state > step);
    let record: Record = {
        let mut there = there;
        there.record().await.parse().expect("a record")
    };
    assert_eq!(record.entries[step as usize].what, order);
    for wrong in ["nonsense", "exit 99"] {
        let answer = house.post("/api/tables", &open(step, wrong).to_string()).await;
        assert_eq!(answer.status, 400, "{}", answer.body);
    }
    house.close().await;
}
