//! Playing with keys.

use crate::common::{Desk, session, session_of};
use bots::BotSpec;
use engine::{Need, Record, Seat};
use ratatui::crossterm::event::KeyCode::{self, *};
use std::path::PathBuf;
use table::UndoStop;
use terminal::{App, Error, Player, Session};
use text::Lang;

/// Numbers that look random and are the same every time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = lab::mix(self.0, 1);
        (self.0 % n as u64) as usize
    }
}

/// A file that is gone when the test is over.
struct Scrap(PathBuf);

impl Scrap {
    fn new(name: &str) -> Scrap {
        let path = std::env::temp_dir().join(format!("feldzug-{}-{name}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        Scrap(path)
    }
}

impl Drop for Scrap {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_whole_game_against_the_random_bot_is_played_with_keys_to_its_end() {
    for (lang, seat, ends) in [(Lang::De, 0, "Gewonnen hat"), (Lang::En, 1, "Winner")] {
        let scrap = Scrap::new(&format!("game-{seat}"));
        let mut players = vec![Player::Bot(BotSpec::Random); 2];
        players[seat] = Player::Human;
        let start = Session { lang, players, save_path: Some(scrap.0.clone()), ..session("historical") };
        let shelf = start.shelf;
        let mut desk = Desk::new(start, 80, 24);
        let mut numbers = Numbers(seat as u64);
        let mut presses = 0;
        while !matches!(desk.app.table().need(), Need::Over(_)) {
            desk.wait();
            // Walk to something, pick it, walk to where it goes, pick that; confirm whatever is asked.
            for _ in 0..2 {
                for _ in 0..1 + numbers.below(5) {
                    desk.press(Tab);
                }
                desk.press(Enter);
            }
            desk.press(Enter);
            if numbers.below(3) == 0 {
                desk.keys(&[Esc, Esc, Char('1'), Enter]);
            }
            if presses % 20 == 0 {
                let screen = desk.screen();
                assert!(!screen.contains("‹term-"), "a text is missing on\n{screen}");
            }
            presses += 1;
            assert!(presses < 20_000, "the game does not end:\n{}", desk.screen());
        }
        desk.keys(&[Esc, Esc, Esc, Enter]);
        desk.see(ends);
        let fights = desk.app.table().fights();
        assert!(!fights.is_empty(), "two hundred cards without a fight");
        desk.see(if lang == Lang::De { "erwartet" } else { "expected" });
        let saved: Record = std::fs::read_to_string(&scrap.0).unwrap().parse().unwrap();
        assert_eq!(saved, desk.app.table().record());
        assert!(shelf.replay(&saved, None).is_ok());
    }
}

#[test]
fn no_row_of_keys_makes_the_client_fall_over() {
    let scrap = Scrap::new("monkey");
    let keys: Vec<KeyCode> = "123456789b:wraoumdlLg?p,.xcsq jn0 "
        .chars()
        .map(Char)
        .chain([
            Left, Right, Up, Down, Tab, BackTab, Enter, Enter, Enter, Esc, PageUp, PageDown, Home, End,
            Backspace,
        ])
        .collect();
    for (seed, physical) in [(1, false), (2, false), (3, true)] {
        let players =
            vec![Player::Human, if seed == 2 { Player::Bot(BotSpec::Greedy) } else { Player::Human }];
        let mut desk = Desk::new(
            Session { players, physical, seed, save_path: Some(scrap.0.clone()), ..session("standard") },
            80,
            24,
        );
        let mut numbers = Numbers(seed);
        for press in 0..4000 {
            desk.press(keys[numbers.below(keys.len())]);
            desk.app.update(terminal::Input::Tick);
            if press % 7 == 0 {
                desk.screen();
            }
        }
    }
}

#[test]
fn picks_lead_to_an_order_and_undo_takes_it_back() {
    let mut desk = Desk::new(session("standard"), 80, 24);
    desk.see("5: *117");
    desk.keys(&[Tab, Enter]);
    desk.see("117 > ?");
    desk.press(Esc);
    desk.see_not("117 > ?");
    desk.keys(&[Tab, Enter, Enter]);
    assert_eq!(desk.app.table().len(), 1);
    desk.see("4: *119");
    desk.letters("u");
    assert_eq!(desk.app.table().len(), 0);
    desk.see("5: *117");
    desk.letters("u");
    desk.see_game(Lang::En, &UndoStop::Nothing.msg());
}

#[test]
fn undo_says_why_it_stops_at_luck() {
    let mut desk = Desk::new(session("historical"), 80, 24);
    let before = desk.app.table().len();
    assert!(before > 0, "the first card is drawn at once");
    desk.letters("u");
    assert_eq!(desk.app.table().len(), before);
    desk.see_game(Lang::En, &UndoStop::Luck.msg());
}

#[test]
fn why_not_names_reason_and_rule_and_opens_the_rulebook() {
    let mut desk = Desk::new(session("standard"), 80, 24);
    desk.keys(&[Tab, Enter]);
    // The easternmost column is forbidden ground during setup.
    desk.keys(&[Right; 9]);
    desk.keys(&[Left, Left, Left, Right, Right, Right]);
    let steps = desk.app.table().len();
    while !desk.screen().contains("┏09") {
        desk.press(Right);
        if desk.screen().contains('▶') {
            desk.letters("o");
            break;
        }
    }
    desk.press(Enter);
    desk.see("Why not?");
    desk.see("place 117 09");
    desk.see("[3]");
    desk.letters("r");
    desk.see("In the printed rulebook");
    desk.keys(&[Esc, Esc]);
    desk.letters("w");
    desk.see("Why not?");
    assert_eq!(desk.app.table().len(), steps);
}

#[test]
fn a_risky_order_shows_tally_and_exact_odds_before_it_is_given() {
    let mut desk = Desk::new(Session { physical: true, ..session("historical") }, 80, 24);
    let card = |desk: &mut Desk, name: &str| {
        desk.letters(name);
        desk.press(Enter);
    };
    card(&mut desk, "10S");
    desk.order("enter PzA 0902");
    desk.order("done");
    card(&mut desk, "9S");
    let steps = desk.app.table().len();
    desk.order("fire PzA 120");
    desk.see("Odds");
    let odds = desk.app.table().odds(Seat(0), "fire PzA 120").unwrap().unwrap();
    for line in &odds.tally {
        desk.see(&format!("{:+}", line.value));
        desk.see(&line.rule);
    }
    desk.see(&format!("{} sum", odds.sum));
    for share in odds.shares.iter().filter(|share| share.chance > 0.0) {
        desk.see(&format!("{:.1}%", share.chance * 100.0));
        desk.see_game(Lang::En, &share.name);
    }
    desk.press(Esc);
    assert_eq!(desk.app.table().len(), steps, "Esc goes back");
    desk.order("fire PzA 120");
    desk.press(Enter);
    assert_eq!(desk.app.table().len(), steps + 1);
    // The declaration is complete: the button is risky, too.
    desk.letters("1");
    desk.see("Odds");
    desk.press(Enter);
    desk.see("What did you get?");
    card(&mut desk, "2H");
    desk.see("120'2/3");
}

#[test]
fn one_key_on_a_bare_cell_never_ends_the_turn_unasked() {
    let mut desk = Desk::new(Session { physical: true, ..session("historical") }, 80, 24);
    desk.letters("9H");
    desk.press(Enter);
    // A red nine brings aircraft, which may suppress any hex; Tab goes to units first all the same.
    desk.press(Tab);
    desk.see("0601V*");
    desk.see("0101.+");
    let steps = desk.app.table().len();
    desk.letters("o");
    desk.letters("o");
    desk.keys(&[Left, Left]);
    desk.press(Enter);
    desk.see("Sure?");
    desk.press(Esc);
    assert_eq!(desk.app.table().len(), steps);
    desk.keys(&[Enter, Enter]);
    assert_eq!(desk.app.table().len(), steps + 1);
    assert!(desk.app.table().record().entries[steps].what.starts_with("suppress"));
}

#[test]
fn typed_luck_that_does_not_fit_is_explained() {
    let mut desk = Desk::new(Session { physical: true, ..session("historical") }, 80, 24);
    desk.see("Draw and type what you drew");
    desk.letters("17X");
    desk.press(Enter);
    desk.see("! ");
    desk.see("17X");
    assert_eq!(desk.app.table().len(), 0);
    (0..3).for_each(|_| desk.press(Backspace));
    desk.letters("qh");
    desk.press(Enter);
    assert_eq!(desk.app.table().len(), 1);
    desk.see("♥Q");
}

#[test]
fn typed_orders_are_completed_and_their_errors_are_shown() {
    let mut desk = Desk::new(session("standard"), 80, 24);
    desk.order("plaze 117 0703");
    desk.see("plaze");
    desk.see("! ");
    desk.press(Esc);
    desk.order("place 117 0903");
    desk.see("[3]");
    desk.press(Esc);
    desk.letters(":pl");
    desk.press(Tab);
    desk.see("> place ");
    desk.letters("117 0703");
    desk.press(Enter);
    assert_eq!(desk.app.table().record().entries[0].what, "place 117 0703");
}

/// A unit that can go somewhere safely now: who, where, in how many orders.
fn safe_way(app: &App) -> Option<(String, String, usize)> {
    let table = app.table();
    let Need::Order(seat) = table.need() else { return None };
    table.scene(engine::Viewer::Seat(seat)).pieces.iter().find_map(|piece| {
        let course = table.course(seat, std::slice::from_ref(&piece.id), &[])?;
        let safe = |&spot: &usize| course.spots[spot].rest && course.danger_to(spot) == 0.0;
        let spot = (1..course.spots.len()).find(safe)?;
        Some((piece.id.clone(), course.spots[spot].cell.clone(), course.orders_to(spot).len()))
    })
}

#[test]
fn go_shows_the_way_then_walks_it_and_undo_takes_it_back() {
    let mut desk = Desk::new(session("historical"), 80, 24);
    for _ in 0..60 {
        if safe_way(&desk.app).is_some() {
            break;
        }
        let Need::Order(seat) = desk.app.table().need() else { break };
        let plain = desk.app.table().choices(seat).into_iter().find(|choice| choice.picks.is_empty());
        desk.order(&plain.expect("something to press").order);
        desk.press(Esc);
    }
    let (unit, cell, orders) = safe_way(&desk.app).expect("somebody can go somewhere");
    let before = desk.app.table().len();
    // Who, the way, the cost: nothing has happened yet.
    desk.order(&format!("go {unit} {cell}"));
    desk.see(&format!("→ {cell}"));
    desk.see("Nobody can interfere on the way.");
    assert_eq!(desk.app.table().len(), before);
    desk.press(Esc);
    assert_eq!(desk.app.table().len(), before);
    // However it is written, spaces and capitals do not matter.
    desk.order(&format!("go  {}  {cell}", unit.to_lowercase()));
    desk.see(&format!("→ {cell}"));
    desk.press(Esc);
    desk.order(&format!("go {unit} {cell}"));
    desk.press(Enter);
    assert_eq!(desk.app.table().len(), before + orders);
    let scene = desk.app.table().scene(engine::Viewer::Referee);
    assert!(scene.pieces.iter().any(|piece| piece.id == unit && piece.cell == cell));
    desk.letters("u");
    assert_eq!(desk.app.table().len(), before);
    // What cannot be gone to says why.
    for wrong in ["go", "go nobody 0101", &format!("go {unit} nowhere")] {
        desk.order(wrong);
        desk.see("! ");
        desk.press(Esc);
        assert_eq!(desk.app.table().len(), before);
    }
}

#[test]
fn the_computer_gives_advice_that_can_be_followed() {
    let mut desk = Desk::new(session("historical"), 80, 24);
    let steps = desk.app.table().len();
    desk.letters("a");
    desk.see("is looking for a good order");
    desk.wait();
    desk.see("The computer's advice");
    desk.press(Enter);
    // A risky order is confirmed first.
    if desk.app.table().len() == steps {
        desk.press(Enter);
    }
    assert!(desk.app.table().len() > steps);
}

#[test]
fn a_stack_asks_which_unit_is_meant() {
    let mut desk = Desk::new(session("standard"), 80, 24);
    desk.press(Enter);
    desk.see("Which one?");
    desk.see("117th Infantry Regiment");
    desk.keys(&[Down, Enter]);
    desk.see("119 > ?");
}

#[test]
fn saving_asks_for_a_name_and_before_overwriting() {
    let scrap = Scrap::new("save");
    let mut desk = Desk::new(session("standard"), 100, 30);
    let save = |desk: &mut Desk| {
        desk.letters("s");
        desk.see("Save to which file?");
        (0..40).for_each(|_| desk.press(Backspace));
        desk.letters(scrap.0.to_str().unwrap());
        desk.press(Enter);
    };
    save(&mut desk);
    desk.see("Saved to");
    let saved: Record = std::fs::read_to_string(&scrap.0).unwrap().parse().unwrap();
    assert_eq!(saved, desk.app.table().record());

    let mut other = Desk::new(session("historical"), 100, 30);
    save(&mut other);
    other.see("already exists");
    other.press(Enter);
    other.see("Saved to");

    let missing = Session { save_path: Some("/no/such/place/game".into()), ..session("historical") };
    let mut third = Desk::new(missing, 100, 30);
    third.see("! Cannot write /no/such/place/game");
}

#[test]
fn leaving_is_asked_first() {
    let mut desk = Desk::new(session("standard"), 80, 24);
    desk.letters("q");
    desk.see("Leave the table?");
    desk.press(Esc);
    assert!(!desk.app.is_done());
    desk.letters("qy");
    assert!(desk.app.is_done());
    assert_eq!(desk.app.end().table.len(), 0);
}

#[test]
fn the_number_of_players_must_fit_the_game() {
    let error = App::new(Session { players: vec![Player::Human], ..session("standard") }).err().unwrap();
    assert!(matches!(error, Error::Seats { given: 1, wanted: 2 }));
    assert_eq!(error.say(Lang::De), "Das Spiel hat 2 Plätze, angegeben ist 1 Spieler.");
}

#[test]
fn bots_can_be_watched_and_paused() {
    let players = vec![Player::Bot(BotSpec::Random); 2];
    let mut desk = Desk::new(Session { players, ..session("historical") }, 80, 24);
    desk.see("is thinking");
    desk.letters("p");
    let steps = desk.app.table().len();
    desk.app.update(terminal::Input::Tick);
    assert!(!desk.app.is_thinking());
    assert_eq!(desk.app.table().len(), steps);
    desk.see("Computer players are paused");
    desk.letters("p");
    let start = std::time::Instant::now();
    while desk.app.table().len() <= steps {
        desk.app.update(terminal::Input::Tick);
        std::thread::sleep(std::time::Duration::from_millis(1));
        assert!(start.elapsed().as_secs() < 60, "the bots do not go on");
    }
}

#[test]
fn a_card_typed_wrongly_is_corrected() {
    let mut desk = Desk::new(Session { physical: true, ..session("historical") }, 80, 24);
    let card = |desk: &mut Desk, name: &str| {
        desk.letters(name);
        desk.press(Enter);
    };
    desk.press(Esc);
    desk.see_not("c correct");
    desk.letters("c");
    desk.see("no die or card to correct");
    desk.press(Enter);
    card(&mut desk, "10H");
    desk.see("c correct");
    // The line begins with what was typed, and the card is in the deck again.
    desk.letters("c");
    desk.see("> 10H");
    assert_eq!(desk.app.table().len(), 0);
    (0..3).for_each(|_| desk.press(Backspace));
    card(&mut desk, "10S");
    assert_eq!(desk.app.table().record().entries[0].what, "10S");
    // What was ordered because of it is taken back as well, and that is said.
    desk.order("enter PzA 0902");
    desk.letters("c");
    desk.see("One later step is taken back");
    card(&mut desk, "");
    assert_eq!(desk.app.table().len(), 1);
    assert_eq!(desk.app.table().record().entries[0].what, "10S");
}

#[test]
fn undo_is_offered_when_there_is_something_to_undo() {
    let mut desk = Desk::new(session("standard"), 80, 24);
    desk.see_not("u undo");
    desk.order("place 117 0703");
    desk.see("u undo");
    desk.letters("u");
    desk.see_not("u undo");
    // Nor when the last thing that happened was luck.
    let mut desk = Desk::new(session("historical"), 80, 24);
    desk.see_not("u undo");
}

#[test]
fn a_key_shows_the_whole_text_of_a_cell_its_units_and_the_open_cards() {
    let mut desk = Desk::new(session_of("hegra-1940", ""), 80, 24);
    desk.letters("x");
    let start = desk.screen();
    assert!(start.contains("Esc close"), "{start}");
    desk.press(Esc);
    let mut desk = Desk::new(session("historical"), 80, 24);
    desk.press(Tab);
    desk.letters("x");
    // Every value stands there with what it means, and the card with its name.
    let scene = desk.app.table().scene(engine::Viewer::Referee);
    let piece = scene.pieces.iter().find(|piece| !piece.values.is_empty() && piece.cell.len() > 4).unwrap();
    for value in &piece.values {
        desk.see_game(Lang::En, &value.name);
    }
    for card in &scene.cards {
        desk.press(End);
        desk.see_game(Lang::En, &card.name);
    }
}

#[test]
fn the_cursor_goes_to_what_is_asked_about() {
    // The set-up begins in the box with the units; the cursor waits there, and comes back for the next one.
    let mut desk = Desk::new(session_of("white-star-rising", ""), 160, 50);
    desk.see("▶");
    desk.keys(&[Tab, Enter]);
    desk.see_not("▶");
    desk.press(Enter);
    assert_eq!(desk.app.table().len(), 1, "{}", desk.screen());
    desk.see("▶");
}

#[test]
fn each_sign_of_the_legend_means_one_thing() {
    for lang in [Lang::De, Lang::En] {
        let source = match lang {
            Lang::De => include_str!("../../text/de.ftl"),
            Lang::En => include_str!("../../text/en.ftl"),
        };
        let legend: Vec<&str> = source.lines().filter(|line| line.starts_with("term-legend-")).collect();
        for sign in [" + ", " ~ ", " @ ", " * "] {
            let count: usize = legend.iter().map(|line| line.matches(sign).count()).sum();
            assert_eq!(count, 1, "«{sign}» in the legend, {lang:?}");
        }
    }
}
