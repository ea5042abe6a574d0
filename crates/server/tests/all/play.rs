use crate::support::*;
use protocol::*;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game_and_one_of_them_reconnects() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({})).await;
    let mut players =
        [house.join(&table, seat(&table, "german")).await, house.join(&table, seat(&table, "us")).await];
    assert_eq!(players[0].welcome.yours, ["german"]);
    assert_eq!(players[1].welcome.yours, ["us"]);
    let mut whim = Whim(1);
    let mut orders = 0;
    loop {
        let now = players.iter().map(|player| player.state.state).max().unwrap();
        for player in &mut players {
            player.until(|state| state.state >= now).await;
        }
        assert_eq!(players[0].state.decides, players[1].state.decides);
        if players[0].state.over.is_some() {
            break;
        }
        let index = players.iter().position(|player| player.must_decide()).expect("somebody decides");
        assert!(players[1 - index].state.choices.is_empty(), "no choices for the side that waits");
        let player = &mut players[index];
        let choice = player.state.choices[whim.below(player.state.choices.len())].clone();
        let state = player.order(&choice.order).await.expect("a legal order");
        player.until(|seen| seen.state >= state).await;
        orders += 1;
        if orders == 20 {
            let old = players[index].log.clone();
            players[index] = house.join(&table, seat(&table, ["german", "us"][index])).await;
            let lines = |log: &[LogEntry]| log.iter().map(|entry| format!("{entry:?}")).collect::<Vec<_>>();
            assert_eq!(lines(&old), lines(&players[index].log), "nothing is lost by a reconnect");
        }
    }
    assert!(orders > 20);
    let [mut german, mut us] = players;
    assert_eq!(german.state.over.as_ref().unwrap().reason, us.state.over.as_ref().unwrap().reason);
    assert!(german.state.landmarks.iter().any(|mark| mark.kind == "turn" && mark.state == 0));
    for kind in ["turn", "fight", "decision"] {
        assert!(german.state.landmarks.iter().any(|mark| mark.kind == kind), "{kind}");
    }
    // The record replays to the same game.
    let record = german.record().await;
    let parsed: engine::Record = record.parse().unwrap();
    assert_eq!(parsed.entries.len(), german.state.state as usize);
    catalog::find("mortain").unwrap().replay(&parsed, None).expect("the record replays");
    assert_eq!(record, us.record().await);
    // And the luck report adds up.
    let FromTable::Luck { report, .. } = us.ask(|id| ToTable::Luck { id }).await else { panic!() };
    let attacks: u32 = report.sides.iter().map(|side| side.attacks).sum();
    assert_eq!(attacks as usize, report.fights.len());
    let actual: u32 = report.sides.iter().map(|side| side.actual).sum();
    assert_eq!(actual as usize, report.fights.iter().filter(|fight| fight.success).count());
    for fight in &report.fights {
        assert!((0.0..=1.0).contains(&fight.chance), "{fight:?}");
        assert!(!fight.label.contains('‹') && !fight.result.contains('‹'), "{fight:?}");
    }
    // Nothing can be done to a finished game.
    assert_eq!(us.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap_err().code, "refused");
    // Finished games are open to all if both agree.
    for side in ["german", "us"] {
        let token = own(seat(&table, side));
        crate::public::publish(&house, &table, &token, (side, true, true)).await.unwrap();
    }
    let finished: Vec<FinishedTable> = house.get("/api/finished?lang=de").await.json();
    assert_eq!(finished[0].line.table, table.table);
    assert!(finished[0].line.over);
    let watcher = Client::join(house.addr, &table.table, &finished[0].watch, "de").await.unwrap();
    assert!(watcher.welcome.yours.is_empty());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_still_there_after_a_restart() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    for _ in 0..10 {
        let order = host.state.choices[0].order.clone();
        let state = host.order(&order).await.unwrap();
        host.until(|seen| seen.state == state).await;
    }
    let (record, log) = (host.record().await, format!("{:?}", host.log));
    house.close().await;
    let house = House::open(config(&folder)).await;
    let mut host = house.join(&table, &table.host).await;
    assert_eq!(host.record().await, record);
    assert_eq!(format!("{:?}", host.log), log);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_table_is_forgotten_and_comes_back() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.idle = std::time::Duration::from_millis(200);
    let house = House::open(config).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    for _ in 0..3 {
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        let order = host.state.choices[0].order.clone();
        let state = host.order(&order).await.unwrap();
        host.until(|seen| seen.state == state).await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_for_an_old_state_is_refused_with_the_new_one() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    let order = host.state.choices[0].order.clone();
    let (old, side) = (host.state.version, host.state.decides.clone());
    let new = host.order(&order).await.unwrap();
    host.until(|state| state.state == new).await;
    let again = host.act(|id| ToTable::Order { id, version: old, side, order }).await.unwrap_err();
    assert_eq!(again.code, "stale");
    assert!(matches!(host.hear().await, FromTable::State(state) if state.state == new));
    // A refused order names the rule and changes nothing.
    let refused = host.order("move 120 0101").await.unwrap_err();
    assert!(refused.code == "refused" && refused.rule.is_some(), "{refused:?}");
    assert_eq!(host.record().await.parse::<engine::Record>().unwrap().entries.len(), new as usize);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_goes_back_until_the_last_card() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({})).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    let mut german = house.join(&table, seat(&table, "german")).await;
    assert!(us.state.undo.is_none(), "nothing was ordered");
    for _ in 0..3 {
        let order = us.state.choices[0].order.clone();
        let state = us.order(&order).await.unwrap();
        us.until(|seen| seen.state == state).await;
    }
    assert!(us.state.undo.as_ref().unwrap().possible);
    let undo = |version: u64, side: &str| {
        let side = side.to_owned();
        move |id| ToTable::Undo { id, version, side }
    };
    let version = us.state.version;
    assert_eq!(us.act(undo(version - 1, "us")).await.unwrap_err().code, "stale");
    assert_eq!(german.act(undo(version, "us")).await.unwrap_err().code, "forbidden");
    assert_eq!(us.act(undo(version, "us")).await.unwrap(), 2);
    us.until(|state| state.state == 2).await;
    german.until(|state| state.state == 2).await;
    while us.must_decide() {
        let order = us.state.choices[0].order.clone();
        let state = us.order(&order).await.unwrap();
        us.until(|seen| seen.state == state).await;
        if us.state.log.iter().any(|entry| entry.who == "luck") {
            break;
        }
    }
    let version = us.state.version;
    let stopped = us.act(undo(version, "us")).await.unwrap_err();
    assert_eq!(stopped.code, "refused");
    assert!(!us.state.undo.as_ref().unwrap().possible);
    assert_eq!(us.state.undo.as_ref().unwrap().why_not, stopped.text);
    let record = us.record().await;
    house.close().await;
    let house = House::open(config(&folder)).await;
    assert_eq!(house.join(&table, seat(&table, "us")).await.record().await, record, "undo is kept, too");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_side_must_agree_to_a_take_back() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    let mut german = house.join(&table, seat(&table, "german")).await;
    us.settled().await;
    german.settled().await;
    for _ in 0..6 {
        let player = if us.must_decide() { &mut us } else { &mut german };
        let order = player.state.choices.last().unwrap().order.clone();
        let state = player.order(&order).await.unwrap();
        us.until(|seen| seen.state == state).await;
        german.until(|seen| seen.state == state).await;
    }
    let before = us.state.state;
    let back = |to: u32| Wish::TakeBack(to);
    assert_eq!(us.wish("us", back(before)).await.unwrap_err().code, "bad_request");
    us.wish("us", back(1)).await.unwrap();
    assert_eq!(us.wish("us", back(1)).await.unwrap_err().code, "refused", "one request at a time");
    german.until(|state| state.request.as_ref().is_some_and(|request| request.waits == ["german"])).await;
    german.answer("german", false).await.unwrap();
    us.until(|state| state.request.is_none()).await;
    assert_eq!(us.state.state, before);
    assert_eq!(us.wish("us", back(1)).await.unwrap_err().code, "refused", "once at every point of the game");
    let player = if us.must_decide() { &mut us } else { &mut german };
    let order = player.state.choices.last().unwrap().order.clone();
    let before = player.order(&order).await.unwrap();
    us.until(|seen| seen.state == before).await;
    us.wish("us", back(1)).await.unwrap();
    assert_eq!(us.answer("german", true).await.unwrap_err().code, "forbidden", "nobody agrees for the other");
    us.answer("us", true).await.unwrap();
    assert_eq!(us.state.state, before, "asking oneself is not enough");
    german.answer("german", true).await.unwrap();
    us.until(|state| state.state == 1).await;
    german.until(|state| state.state == 1).await;
    assert!(us.state.request.is_none());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_agrees_to_every_take_back() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({ "seats": [["german", { "bot": "greedy" }]] })).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    for _ in 0..2 {
        let order = us.state.choices[0].order.clone();
        let state = us.order(&order).await.unwrap();
        us.until(|seen| seen.state == state).await;
    }
    us.wish("us", Wish::TakeBack(0)).await.unwrap();
    us.until(|state| state.state == 0).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_resigns_has_lost_also_after_a_restart() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    let mut german = house.join(&table, seat(&table, "german")).await;
    assert_eq!(
        us.act(|id| ToTable::Resign { id, side: "german".into() }).await.unwrap_err().code,
        "forbidden"
    );
    german.act(|id| ToTable::Resign { id, side: "german".into() }).await.unwrap();
    us.until(|state| state.over.is_some()).await;
    assert_eq!(us.state.over.as_ref().unwrap().winner, "us");
    house.close().await;
    let house = House::open(config(&folder)).await;
    let us = house.join(&table, seat(&table, "us")).await;
    assert_eq!(us.state.over.as_ref().unwrap().winner, "us");
    assert!(us.state.choices.is_empty() && us.state.decides.is_empty());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_begins_where_it_was_cut_off() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({})).await;
    let mut host = house.join(&table, &table.host).await;
    for _ in 0..4 {
        let order = host.state.choices[0].order.clone();
        let state = host.order(&order).await.unwrap();
        host.until(|seen| seen.state == state).await;
    }
    let key = json!({ "table": table.table, "token": table.watch });
    let branch = house.table(json!({ "branch": key, "step": 2 })).await;
    let mut copy = house.join(&branch, &branch.host).await;
    assert_eq!(copy.state.state, 2);
    assert_eq!(format!("{:?}", copy.log), format!("{:?}", &host.log[..2]));
    let order = copy.state.choices.last().unwrap().order.clone();
    copy.order(&order).await.unwrap();
    assert_eq!(
        host.record().await.parse::<engine::Record>().unwrap().entries.len(),
        host.state.state as usize
    );
    // A record brought along does the same.
    let record = host.record().await;
    let brought = house.table(json!({ "record": record, "seats": [["us", { "human": "Anna" }]] })).await;
    let mut anna = house.join(&brought, seat(&brought, "us")).await;
    assert_eq!(anna.state.state, host.state.state);
    assert_eq!(anna.state.players[1].name, "Anna");
    assert!(anna.record().await.contains("seat us human Anna\n"));
    // Wrong ones are refused with a reason.
    let forged = record.replacen("us: place", "german: place", 1);
    for wrong in
        [forged.as_str(), "", "feldzug record 3\n", "rubbish", &record.replace("us: place", "us: fire")]
    {
        let answer =
            house.post("/api/tables", &json!({ "game": "mortain", "record": wrong }).to_string()).await;
        assert_eq!(answer.status, 400, "{wrong}");
        assert_eq!(answer.json::<Problem>().code, "bad_request");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_speaks_the_readers_language() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    let english = host.log[0].lines[0].0.clone();
    host.send(&ToTable::Lang { lang: "de".into() }).await;
    assert!(matches!(host.hear().await, FromTable::Welcome(welcome) if welcome.lang == "de"));
    assert!(matches!(host.hear().await, FromTable::State(state) if state.log_from == 0));
    assert_ne!(host.log[0].lines[0].0, english);
    host.send(&ToTable::Lang { lang: "tlh".into() }).await;
    assert!(matches!(host.hear().await, FromTable::Problem { .. }));
    host.send(&ToTable::Lang { lang: "en".into() }).await;
    host.hear().await;
    host.hear().await;
    assert_eq!(host.log[0].lines[0].0, english);
    assert!(host.heard.iter().all(|text| !text.contains('‹')), "every text is there");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_are_answered_and_change_nothing() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    let side = host.state.decides.clone();
    let choice = host.state.choices[0].clone();
    let FromTable::Odds { order, .. } =
        host.ask(|id| ToTable::Odds { id, order: choice.order.clone() }).await
    else {
        panic!()
    };
    assert_eq!(order, choice.order);
    let picks = vec![scene::Pick::Piece("119".into()), scene::Pick::Cell("0101".into())];
    let FromTable::WhyNot { reasons, .. } =
        host.ask(|id| ToTable::WhyNot { id, side: side.clone(), picks }).await
    else {
        panic!()
    };
    assert!(!reasons.is_empty() && !reasons[0].rule.is_empty());
    let FromTable::Advice { order, label, outlook, .. } = host.ask(|id| ToTable::Advice { id, side }).await
    else {
        panic!()
    };
    assert!(
        host.state
            .choices
            .iter()
            .any(|choice| Some(&choice.order) == order.as_ref() && choice.label == label)
    );
    assert!((0.0..=1.0).contains(&outlook));
    let FromTable::Moment { scene, .. } = host.ask(|id| ToTable::Moment { id, state: 0 }).await else {
        panic!()
    };
    assert_ne!(scene, host.state.scene);
    let now = host.state.state;
    let FromTable::Moment { scene, .. } = host.ask(|id| ToTable::Moment { id, state: now }).await else {
        panic!()
    };
    assert_eq!(scene, host.state.scene);
    assert_eq!(host.act(|id| ToTable::Moment { id, state: now + 1 }).await.unwrap_err().code, "bad_request");
    host.send(&ToTable::Ping {}).await;
    // The note that advice was taken may be told before the answer.
    while !matches!(host.hear().await, FromTable::Pong {}) {
        assert_eq!(host.state.state, now);
    }
    assert_eq!(host.record().await.parse::<engine::Record>().unwrap().entries.len(), now as usize);
    house.close().await;
}

/// Arrows are for everybody at the table; only who plays a side draws in its name, and not too many.
#[tokio::test(flavor = "multi_thread")]
async fn arrows_are_drawn_for_everybody_by_whoever_plays_the_side() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    let mut german = house.join(&table, seat(&table, "german")).await;
    let mut watcher = house.join(&table, &table.watch).await;
    let one = |n: usize| vec![("0101".to_owned(), "0203".to_owned()); n];
    let point = |side: &str, cells: Vec<(String, String)>| {
        let side = side.to_owned();
        move |id| ToTable::Point { id, side, cells }
    };
    assert!(matches!(us.ask(point("us", one(2))).await, FromTable::Pointed { .. }));
    for client in [&mut german, &mut watcher] {
        assert_eq!(client.arrows().await, ("us".to_owned(), one(2)));
    }
    assert_eq!(german.act(point("us", one(1))).await.unwrap_err().code, "forbidden");
    assert_eq!(watcher.act(point("us", one(1))).await.unwrap_err().code, "forbidden");
    assert_eq!(us.act(point("us", one(13))).await.unwrap_err().code, "too_large");
    // None takes them away.
    us.ask(point("us", Vec::new())).await;
    assert_eq!(german.arrows().await, ("us".to_owned(), Vec::new()));
    house.close().await;
}
