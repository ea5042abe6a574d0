//! Overlays, standing instructions, the names of bots.

use crate::support::*;
use protocol::*;
use scene::{Ask, OverlayNeeds, Pick};

#[tokio::test(flavor = "multi_thread")]
async fn an_overlay_is_answered_for_the_moment_asked_about() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table: TableOpened =
        house.post("/api/tables", r#"{"game":"mortain","scenario":"historical"}"#).await.json();
    let mut watcher = house.join(&table, &table.watch).await;
    let overlays = watcher.welcome.overlays.clone();
    let fire = overlays.iter().find(|overlay| overlay.needs == OverlayNeeds::Piece).unwrap();
    let ask = |piece: &str, state: u32| {
        let (overlay, target) = (fire.id.clone(), Some(Pick::Piece(piece.to_owned())));
        move |id: u32| ToTable::Overlay { id, state, overlay, target }
    };
    let FromTable::Overlay { tints, .. } = watcher.ask(ask("120", 0)).await else { panic!() };
    assert!(
        tints.iter().any(|tint| tint.note.as_deref().is_some_and(|note| !note.contains('‹'))),
        "{tints:?}"
    );
    let FromTable::Overlay { tints, .. } = watcher.ask(ask("nobody", 0)).await else { panic!() };
    assert!(tints.is_empty());
    let FromTable::Problem { problem, .. } = watcher.ask(ask("120", 99)).await else { panic!() };
    assert_eq!(problem.code, "bad_request");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_reactions_of_the_game_take_instructions_and_only_from_their_player() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    for game in catalog::games() {
        let new = serde_json::json!({ "game": game.profile().id }).to_string();
        let table: TableOpened = house.post("/api/tables", &new).await.json();
        let mut host = house.join(&table, &table.host).await;
        let mut watcher = house.join(&table, &table.watch).await;
        let side = game.profile().seats[0].to_owned();
        let instruct = |kind: &str, ask: Ask| {
            let (side, kind) = (side.clone(), kind.to_owned());
            move |id: u32| ToTable::Instruct { id, side, kind, ask }
        };
        assert_eq!(host.act(instruct("no-such-thing", Ask::Never)).await.unwrap_err().code, "bad_request");
        assert!(watcher.state.instructions.is_empty(), "what others want is nobody's business");
        for (kind, name) in host.welcome.reactions.clone() {
            assert!(!name.contains('‹'), "{name}");
            assert_eq!(watcher.act(instruct(&kind, Ask::Never)).await.unwrap_err().code, "forbidden");
            assert_eq!(host.act(instruct(&kind, Ask::Above(101))).await.unwrap_err().code, "bad_request");
            host.act(instruct(&kind, Ask::Above(30))).await.unwrap();
            // Somebody who comes later, or after a restart, finds it as it was left.
            let again = house.join(&table, &table.host).await;
            let kept = again.state.instructions.iter().find(|one| one.side == side && one.kind == kind);
            assert_eq!(kept.unwrap().ask, Ask::Above(30));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_named_in_both_languages() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    for lang in ["de", "en"] {
        let games: Vec<GameInfo> = house.get(&format!("/api/games?lang={lang}")).await.json();
        assert!(games[0].bots.len() > bots::BotSpec::LEVELS.len(), "random and the levels");
        for bot in &games[0].bots {
            assert!(bot.id.parse::<bots::BotSpec>().is_ok(), "{}", bot.id);
            assert!(!bot.title.contains('‹') && !bot.about.contains('‹'), "{bot:?}");
        }
    }
}
