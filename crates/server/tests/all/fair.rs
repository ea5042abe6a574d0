//! A seat that somebody has come to is theirs alone.

use crate::support::*;
use protocol::*;
use serde_json::json;

fn bot() -> PlayerSpec {
    PlayerSpec::Bot("greedy".into())
}

/// A host who plays the Germans, and a guest who has come to the other side.
async fn two(house: &House) -> (TableOpened, Client, Client) {
    let table = house.table(historical()).await;
    let mut guest = house.join(&table, seat(&table, "us")).await;
    let host = house.join(&table, &table.host).await;
    guest.settled().await;
    (table, host, guest)
}

/// The next order, whoever gives it.
async fn order(host: &mut Client, guest: &mut Client) {
    host.settled().await;
    guest.settled().await;
    let player = if guest.must_decide() { &mut *guest } else { &mut *host };
    let order = player.state.choices.last().unwrap().order.clone();
    let state = player.order(&order).await.unwrap();
    host.until(|seen| seen.state == state).await;
    guest.until(|seen| seen.state == state).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_can_do_nothing_for_a_seat_somebody_has_come_to() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (table, mut host, mut guest) = two(&house).await;
    assert_eq!(
        (&host.welcome.yours, &guest.welcome.yours),
        (&vec!["german".to_owned()], &vec!["us".to_owned()])
    );
    assert!(host.welcome.invites.iter().all(|(side, _)| side != "us"), "nobody else is told the way in");
    assert!(host.state.players[1].claimed && !host.state.players[0].claimed);
    let heard = host.heard.join("\n");
    assert!(!heard.contains(&own(seat(&table, "us"))) && !heard.contains(seat(&table, "us")));
    while !guest.must_decide() {
        order(&mut host, &mut guest).await;
    }
    let version = host.state.version;
    let stolen = guest.state.choices[0].order.clone();
    let give = host.act(|id| ToTable::Order { id, version, side: "us".into(), order: stolen }).await;
    assert_eq!(give.unwrap_err().code, "forbidden");
    assert!(host.state.choices.is_empty());
    for code in [
        host.act(|id| ToTable::Resign { id, side: "us".into() }).await,
        host.act(|id| ToTable::Undo { id, version, side: "us".into() }).await,
        host.wish("us", Wish::TakeBack(0)).await,
    ] {
        assert_eq!(code.unwrap_err().code, "forbidden");
    }
    let advice = host.ask(|id| ToTable::Advice { id, side: "us".into() }).await;
    assert!(matches!(advice, FromTable::Problem { problem, .. } if problem.code == "forbidden"));
    // The invitation is used up, also for the host who made it.
    let mut socket = Client::dial(house.addr, &table.table).await;
    let token = seat(&table, "us").to_owned();
    let hello =
        ToTable::Hello { version: VERSION, token, lang: "en".into(), packs: false, own: None, seals: false };
    futures_util::SinkExt::send(
        &mut socket,
        tokio_tungstenite::tungstenite::Message::text(serde_json::to_string(&hello).unwrap()),
    )
    .await
    .unwrap();
    let Some(FromTable::Problem { problem, .. }) = next(&mut socket, &mut Vec::new()).await else { panic!() };
    assert_eq!(problem.code, "forbidden");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_the_seat_for_a_moment_forces_nothing() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (_, mut host, mut guest) = two(&house).await;
    for _ in 0..4 {
        order(&mut host, &mut guest).await;
    }
    let before = host.state.state;
    host.wish("german", Wish::TakeBack(1)).await.unwrap();
    // The other seat cannot be changed without its player; the open request stays what it is.
    assert_eq!(host.wish("german", Wish::Player("us".into(), bot())).await.unwrap_err().code, "refused");
    guest.until(|state| state.request.is_some()).await;
    guest.answer("us", false).await.unwrap();
    host.until(|state| state.request.is_none()).await;
    assert_eq!(host.state.state, before);
    order(&mut host, &mut guest).await;
    let before = host.state.state;
    host.wish("german", Wish::Player("us".into(), bot())).await.unwrap();
    guest.until(|state| state.request.is_some()).await;
    assert_eq!(guest.state.request.as_ref().unwrap().waits, ["us"]);
    assert_eq!((host.state.state, &host.welcome.yours[..]), (before, &["german".to_owned()][..]));
    // With consent it changes, stands in the log, and no request outlives it.
    guest.answer("us", true).await.unwrap();
    host.until(|state| matches!(state.players[1].player, PlayerSpec::Bot(_))).await;
    assert!(host.state.request.is_none());
    assert!(host.notes.iter().any(|note| note.kind == "player"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_of_players_drops_an_open_request() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (_, mut host, mut guest) = two(&house).await;
    for _ in 0..4 {
        order(&mut host, &mut guest).await;
    }
    guest.wish("us", Wish::TakeBack(1)).await.unwrap();
    host.until(|state| state.request.is_some()).await;
    // Another name for oneself is nobody else's business, but it is a change of players.
    let name = PlayerSpec::Human("Karl".into());
    host.wish("german", Wish::Player("german".into(), name)).await.unwrap();
    guest.until(|state| state.request.is_none() && state.players[0].name == "Karl").await;
    assert_eq!(host.answer("german", true).await.unwrap_err().code, "refused", "nothing is left to agree to");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn take_backs_advice_and_players_stand_in_log_and_record() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table =
        house.table(json!({ "scenario": "historical", "seats": [["german", { "bot": "greedy" }]] })).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    us.until(|state| state.decides == "us").await;
    let to = us.state.state;
    let FromTable::Advice { order, .. } = us.ask(|id| ToTable::Advice { id, side: "us".into() }).await else {
        panic!()
    };
    let mut order = order.unwrap();
    loop {
        let state = us.order(&order).await.unwrap();
        us.until(|seen| seen.state >= state && seen.decides == "us").await;
        if us.log[to as usize..].iter().any(|entry| entry.who == "luck") {
            break;
        }
        order = us.state.choices.last().unwrap().order.clone();
    }
    let from = us.state.state;
    us.wish("us", Wish::TakeBack(to)).await.unwrap();
    while !us.notes.iter().any(|note| note.kind == "take-back") {
        us.hear().await;
    }
    let record: engine::Record = us.record().await.parse().unwrap();
    let found = record.notes.iter().find_map(|note| match &note.what {
        engine::Noted::TookBack { side, from, struck } => {
            Some((side.clone(), *from, struck.len(), note.step))
        }
        _ => None,
    });
    let (side, was, struck, left) = found.expect("the take-back is in the record");
    assert_eq!((side.as_str(), was), ("us", from));
    assert!(left <= to && struck > 0, "luck that is drawn anew against a bot is marked: {struck}");
    assert!(record.notes.iter().any(|note| note.what == engine::Noted::Advice("us".into())));
    assert!(record.notes.iter().any(|note| note.what == engine::Noted::Seated("us".into())));
    let note = us.notes.iter().find(|note| note.kind == "take-back").unwrap();
    assert!(note.text.contains(&struck.to_string()), "{}", note.text);
    // All of it is still there after a restart.
    let before = us.notes.iter().map(|note| note.text.clone()).collect::<Vec<_>>();
    house.close().await;
    let house = House::open(config(&folder)).await;
    let us = house.join(&table, seat(&table, "us")).await;
    assert_eq!(us.notes[..before.len()].iter().map(|note| note.text.clone()).collect::<Vec<_>>(), before);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_are_limited() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (_, mut host, mut guest) = two(&house).await;
    order(&mut host, &mut guest).await;
    for _ in 0..10 {
        order(&mut host, &mut guest).await;
        guest.wish("us", Wish::TakeBack(0)).await.unwrap();
        host.until(|state| state.request.is_some()).await;
        host.answer("german", false).await.unwrap();
        guest.until(|state| state.request.is_none()).await;
        assert_eq!(
            guest.wish("us", Wish::TakeBack(0)).await.unwrap_err().code,
            "refused",
            "once at each point"
        );
    }
    order(&mut host, &mut guest).await;
    let enough = guest.wish("us", Wish::TakeBack(0)).await.unwrap_err();
    assert!(enough.code == "refused" && enough.text.contains("Ten"), "{enough:?}");
    host.wish("german", Wish::TakeBack(0)).await.expect("the other side still may");
    house.close().await;
}

/// Whoever withdraws a request and makes another must not have the answer that was meant for the first.
#[tokio::test(flavor = "multi_thread")]
async fn who_agrees_to_one_request_has_not_agreed_to_the_next() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (_, mut host, mut guest) = two(&house).await;
    order(&mut host, &mut guest).await;
    guest.wish("us", Wish::TakeBack(0)).await.unwrap();
    host.until(|state| state.request.is_some()).await;
    let meant = host.state.request.as_ref().map(|request| request.what.clone());
    guest.answer("us", false).await.unwrap();
    order(&mut host, &mut guest).await;
    guest.wish("us", Wish::Peace).await.unwrap();
    let late = host.act(|id| ToTable::Answer { id, side: "german".into(), agree: true, what: meant }).await;
    assert_eq!(late.unwrap_err().code, "stale");
    host.until(|state| state.request.as_ref().is_some_and(|request| request.what == Wish::Peace)).await;
    assert!(host.state.over.is_none());
    host.answer("german", true).await.unwrap();
    guest.until(|state| state.over.is_some()).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn peace_ends_the_game_in_a_draw_and_stands_in_the_record() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (table, mut host, mut guest) = two(&house).await;
    order(&mut host, &mut guest).await;
    guest.wish("us", Wish::Peace).await.unwrap();
    host.until(|state| state.request.is_some()).await;
    assert!(host.state.over.is_none());
    host.answer("german", true).await.unwrap();
    guest.until(|state| state.over.is_some()).await;
    assert_eq!(guest.state.over.as_ref().unwrap().winner, "");
    house.close().await;
    let house = House::open(config(&folder)).await;
    let mut guest = house.join(&table, seat(&table, "us")).await;
    assert!(guest.record().await.contains("\nend peace\n"));
    // The computer makes no peace, and whoever resigned is named.
    let table = house.table(json!({ "seats": [["german", { "bot": "greedy" }]] })).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    assert_eq!(us.wish("us", Wish::Peace).await.unwrap_err().code, "refused");
    us.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap();
    assert!(us.record().await.contains("\nend resigned us\n"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_token_opens_and_the_old_one_does_not() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (table, mut host, mut guest) = two(&house).await;
    let mut second = house.join(&table, seat(&table, "us")).await;
    let FromTable::Renewed { token, .. } = guest.ask(|id| ToTable::Renew { id, own: None }).await else {
        panic!()
    };
    assert_eq!(token.len(), 43);
    // Whoever else came with the old one has to go.
    while let Some(message) = next(&mut second.socket, &mut Vec::new()).await {
        if let FromTable::Problem { problem, .. } = message {
            assert_eq!(problem.code, "forbidden");
        }
    }
    let problem = Client::join(house.addr, &table.table, seat(&table, "us"), "en").await.err().unwrap();
    assert_eq!(problem.code, "forbidden");
    assert_eq!(house.join(&table, &token).await.welcome.yours, ["us"]);
    order(&mut host, &mut guest).await;
    // The host's too, and with it the invitations that nobody has used.
    let old = host.welcome.invites.clone();
    let FromTable::Renewed { token, .. } = host.ask(|id| ToTable::Renew { id, own: None }).await else {
        panic!()
    };
    assert_eq!(
        Client::join(house.addr, &table.table, &table.host, "en").await.err().unwrap().code,
        "forbidden"
    );
    assert_eq!(
        Client::join(house.addr, &table.table, &old[0].1, "en").await.err().unwrap().code,
        "forbidden"
    );
    let host = house.join(&table, &token).await;
    assert_ne!(host.welcome.invites, old);
    assert_eq!(house.join(&table, &host.welcome.invites[0].1).await.welcome.yours, ["german"]);
    let watcher = house.join(&table, &table.watch).await;
    assert!(watcher.welcome.yours.is_empty(), "links to watch stay good");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_can_be_opened_without_a_host() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({ "scenario": "historical", "host": false })).await;
    assert_eq!(table.host, "");
    assert_eq!(Client::join(house.addr, &table.table, "", "en").await.err().unwrap().code, "forbidden");
    let mut us = house.join(&table, seat(&table, "us")).await;
    let mut german = house.join(&table, seat(&table, "german")).await;
    for client in [&us, &german] {
        assert!(client.welcome.invites.is_empty() && client.welcome.yours.len() == 1);
        assert!(!client.welcome.token.is_empty());
    }
    order(&mut german, &mut us).await;
    assert_eq!(us.wish("us", Wish::Player("german".into(), bot())).await.unwrap_err().code, "forbidden");
    house.close().await;
}

/// A guest whose line breaks before the welcome arrives comes back with the token that was drawn before.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_not_lost_when_the_line_breaks_at_the_first_visit() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let first = house.join(&table, seat(&table, "us")).await;
    assert_eq!(first.welcome.token, own(seat(&table, "us")));
    drop(first);
    let again = house.join(&table, seat(&table, "us")).await;
    assert_eq!(again.welcome.yours, ["us"]);
    let own = house.join(&table, &again.welcome.token).await;
    assert_eq!(own.welcome.yours, ["us"]);
    house.close().await;
}
