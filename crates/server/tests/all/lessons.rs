//! A lesson at a table of the server.

use crate::support::*;
use protocol::*;
use serde_json::json;

#[tokio::test]
async fn a_lesson_leads_objects_and_survives_a_restart() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let games: Vec<GameInfo> = house.get("/api/games?lang=de").await.json();
    let lesson =
        games[0].lessons.iter().find(|lesson| lesson.id.starts_with("02")).expect("a lesson").clone();
    assert_eq!(lesson.title, "Durch nach Avranches");

    let table = house.table(json!({ "game": games[0].id, "scenario": lesson.scenario })).await;
    let mut pupil = house.join(&table, &table.host).await;
    let stands = |pupil: &Client| pupil.state.lesson.clone().expect("a lesson");
    assert_eq!((stands(&pupil).done, stands(&pupil).tasks), (0, 3));
    assert_eq!(stands(&pupil).order.as_deref(), Some("exit 38"));
    assert!(pupil.state.dice.is_none() && pupil.state.undo.as_ref().is_none_or(|undo| !undo.possible));

    // What is legal and not wanted is refused in the lesson's words and changes nothing.
    let refused = pupil.order("move 37 0103").await.expect_err("not wanted yet");
    assert_eq!(refused.code, "refused");
    assert!(refused.text.contains("38 can leave at once"), "{}", refused.text);
    assert_eq!((pupil.state.state, stands(&pupil).done), (0, 0));
    // What is illegal is refused by the rules.
    let refused = pupil.order("exit 37").await.expect_err("illegal");
    assert!(refused.rule.is_some(), "{refused:?}");

    pupil.order("exit 38").await.unwrap();
    pupil.until(|state| state.lesson.as_ref().is_some_and(|lesson| lesson.done == 1)).await;
    pupil.order("move 37 0103").await.unwrap();
    // The card, the other side's order and the next card come as they are written down.
    pupil
        .until(|state| state.lesson.as_ref().is_some_and(|lesson| lesson.done == 2 && lesson.order.is_some()))
        .await;
    let version = pupil.state.version;
    let back = pupil.act(|id| ToTable::Undo { id, version, side: "german".into() }).await;
    back.expect("whoever learns may always try again, over cards and the other side's orders");
    pupil.until(|state| state.lesson.as_ref().is_some_and(|lesson| lesson.done == 1)).await;
    pupil.order("move 37 0103").await.unwrap();
    house.close().await;

    let house = House::open(config(&folder)).await;
    let mut pupil = house.join(&table, &table.host).await;
    assert_eq!(stands(&pupil).done, 2);
    pupil.order("exit 37").await.unwrap();
    pupil.until(|state| state.over.is_some()).await;
    assert_eq!(stands(&pupil).done, 3);
    assert_eq!(stands(&pupil).next.as_deref(), Some("03-fire"));
    house.close().await;
}

#[tokio::test]
async fn a_lesson_that_is_not_there_is_told() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let answer = house.post("/api/tables", r#"{"game": "mortain", "scenario": "lesson:99"}"#).await;
    assert_eq!(answer.status, 400);
    let problem: Problem = answer.json();
    assert!(problem.text.contains("01-cards-and-moves"), "{}", problem.text);
    house.close().await;
}
