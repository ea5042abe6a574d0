use crate::support::*;
use protocol::*;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn games_rules_and_pictures_come_in_both_languages() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let titles: Vec<String> = {
        let mut titles = Vec::new();
        for lang in ["de", "en"] {
            let games: Vec<GameInfo> = house.get(&format!("/api/games?lang={lang}")).await.json();
            assert_eq!(games.len(), catalog::games().len());
            titles.push(games[0].title.clone());
            for game in &games {
                let rules: RulesText =
                    house.get(&format!("/api/games/{}/rules?lang={lang}", game.id)).await.json();
                assert!(!rules.sections.is_empty());
                for section in &rules.sections {
                    assert!(section.cases.iter().all(|(path, title)| !path.is_empty() && !title.is_empty()));
                }
                for scenario in &game.scenarios {
                    let path = format!("/api/games/{}/map?lang={lang}&scenario={}", game.id, scenario.id);
                    let answer = house.get(&path).await;
                    assert!(!answer.body.contains('‹'));
                    let picture: Picture = answer.json();
                    assert!(!picture.map.boards.is_empty());
                }
            }
        }
        titles
    };
    assert_ne!(titles[0], titles[1]);
    let german: Vec<GameInfo> =
        request(house.addr, "GET /api/games HTTP/1.1\r\nAccept-Language: de-AT\r\n", "").await.json();
    assert_eq!(german[0].title, titles[0]);
    for nowhere in
        ["/api/games/chess/rules", "/api/games/mortain/map?scenario=x", "/api/none", "/api/games/%00/map"]
    {
        let answer = house.get(nowhere).await;
        assert_eq!(answer.status, 404, "{nowhere}");
        assert_eq!(answer.json::<Problem>().code, "not_found");
    }
    assert_eq!(house.get("/healthz").await.body, "ok\n");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_case_of_every_game_can_be_looked_at_in_both_languages() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (mut shown, mut largest) = (0, 0);
    for game in catalog::games() {
        let game_id = game.profile().id;
        for (path, _) in game.cases() {
            let id = cases::id_of(path);
            for lang in ["de", "en"] {
                let answer = house.get(&format!("/api/games/{game_id}/cases/{id}?lang={lang}")).await;
                assert_eq!(answer.status, 200, "{path}: {}", answer.body);
                assert!(!answer.body.contains('‹'), "{path} has no words for something in {lang}");
                largest = largest.max(answer.body.len());
                let example: ExampleText = answer.json();
                assert_eq!(example.id, id);
                let first = &example.frames[0];
                assert!(example.frames.len() > 1 || !first.lines.is_empty(), "{path} shows nothing");
                assert!(first.scene.is_some(), "{path}");
                assert!(!example.title.is_empty() && !example.view.is_empty(), "{path}");
                shown += 1;
            }
        }
    }
    println!("{shown} examples, the largest has {largest} bytes");
    assert!(shown > 2000, "{shown}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_example_comes_with_its_map_and_what_is_not_there_is_told() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let path = "/api/games/mortain/cases/6.6-adjacent-all";
    let example: ExampleText = house.get(&format!("{path}?lang=de")).await.json();
    let map: scene::Map<String> = house.get(&format!("{path}/map?lang=de")).await.json();
    let known = |cell: &String| map.boards.iter().any(|board| board.cells.iter().any(|one| one.id == *cell));
    assert!(!example.cells.is_empty() && example.cells.iter().all(known), "{:?}", example.cells);
    // An order in the reader's words, the odds it has, and what is refused with its rule.
    assert!(example.frames[1].title.starts_with("Deutsche: "), "{}", example.frames[1].title);
    let odds = example.frames.iter().find_map(|frame| frame.odds.clone()).expect("odds");
    assert_eq!(odds.sum, 3);
    let example: ExampleText = house.get("/api/games/mortain/cases/6.1-declaring").await.json();
    let refused = example.frames.iter().find(|frame| frame.kind == "refused").expect("a refusal");
    assert!(refused.scene.is_none(), "nothing has changed");
    assert_eq!(refused.lines[0].rule.split(' ').next(), Some("6.1"));
    for nowhere in
        ["/api/games/mortain/cases/none", "/api/games/chess/cases/1", "/api/games/mortain/cases/none/map"]
    {
        let answer = house.get(nowhere).await;
        assert_eq!((answer.status, answer.json::<Problem>().code.as_str()), (404, "not_found"), "{nowhere}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_comes_with_strict_headers_and_is_kept_by_the_browser() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    for path in ["/", "/t/anything", "/api/games", "/api/none", "/healthz"] {
        let answer = house.get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        assert!(!policy.contains("script-src 'self' '"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
    }
    let page = house.get("/t/anything").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    let tag = page.header("etag").unwrap();
    let again = request(house.addr, &format!("GET / HTTP/1.1\r\nIf-None-Match: {tag}\r\n"), "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(house.get("/assets/missing.js").await.status, 404);
    assert_eq!(house.get("/../../Cargo.toml").await.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(house.post("/", "").await.status, 405);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_finds_its_tables_again() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({ "seats": [["german", { "human": "Karl" }]] })).await;
    let wrong = house.table(json!({})).await;
    let keys = json!([
        { "table": table.table, "token": seat(&table, "us") },
        { "table": wrong.table, "token": table.host },
        { "table": "nonsense", "token": table.host },
    ]);
    let ask = json!({ "lang": "de", "keys": keys }).to_string();
    let lines: Vec<TableLine> = house.post("/api/tables/list", &ask).await.json();
    assert_eq!(lines.len(), 1);
    assert!(lines[0].your_turn && !lines[0].over);
    assert_eq!(lines[0].players[0], ("Deutsche".to_owned(), "Karl".to_owned()));
    assert!(lines[0].status.starts_with("Runde 1"), "{}", lines[0].status);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_refused() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables_per_minute = 3.0;
    config.limits.keys = 2;
    let house = House::open(config).await;
    let key = json!({ "table": "x", "token": "y" });
    let many = json!({ "lang": "en", "keys": [key, key, key] }).to_string();
    assert_eq!(house.post("/api/tables/list", &many).await.json::<Problem>().code, "too_many");
    let huge = format!("{{\"lang\":\"en\",\"keys\":[],\"x\":\"{}\"}}", "x".repeat(300 << 10));
    assert_eq!(house.post("/api/tables/list", &huge).await.status, 413);
    for wrong in [
        "",
        "{}",
        "[]",
        "{\"game\":\"chess\"}",
        "\u{0}",
        "{\"game\":\"mortain\",\"seats\":[[\"x\",{\"bot\":\"greedy\"}]]}",
    ] {
        let status = house.post("/api/tables", wrong).await.status;
        assert!(status == 400 || status == 429, "{wrong}: {status}");
    }
    let answer = house.post("/api/tables?lang=de", "{\"game\":\"mortain\"}").await;
    assert_eq!(answer.status, 429);
    assert!(answer.json::<Problem>().text.contains("Adresse"));
    house.close().await;
}

#[test]
fn a_file_that_is_not_ours_is_left_alone() {
    let folder = Folder::new();
    let start = |config| server::run(config, |_| panic!("it must not start")).unwrap_err().to_string();
    std::fs::write(folder.db(), "This is my diary and no database at all. ".repeat(100)).unwrap();
    assert!(start(config(&folder)).contains("no Feldzug database"));
    std::fs::remove_file(folder.db()).unwrap();
    let foreign = rusqlite::Connection::open(folder.db()).unwrap();
    foreign.execute_batch("CREATE TABLE diary (day TEXT)").unwrap();
    assert!(start(config(&folder)).contains("no Feldzug database"));
    foreign.execute_batch("DROP TABLE diary; VACUUM").unwrap();
    foreign.pragma_update(None, "application_id", 0x4645_4c44).unwrap();
    foreign.pragma_update(None, "user_version", 999).unwrap();
    assert!(start(config(&folder)).contains("newer Feldzug"));
    let mut nowhere = config(&folder);
    nowhere.db = folder.0.join("missing/folder/x.db").into();
    assert!(start(nowhere).contains("missing/folder"));
}
