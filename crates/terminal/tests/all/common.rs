//! A client without a terminal: keys in, screens out as text.

use catalog::Opening;
use engine::Msg;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::{Duration, Instant};
use terminal::{App, Input, Player, Session};
use text::Lang;

/// A session of the first game, with both seats taken by humans.
pub fn session(scenario: &str) -> Session {
    session_of(catalog::games()[0].profile().id, scenario)
}

/// A session of a game, with all seats taken by humans.
pub fn session_of(game: &str, scenario: &str) -> Session {
    let shelf = catalog::find(game).unwrap();
    let table = shelf.open(&Opening { scenario: scenario.to_owned(), ..Opening::default() }).unwrap();
    let players = vec![Player::Human; table.profile().seats.len()];
    Session { shelf, table, players, lang: Lang::En, seed: 7, physical: false, colour: true, save_path: None }
}

/// A client with a screen of this size.
pub struct Desk {
    pub app: App,
    pub terminal: Terminal<TestBackend>,
}

impl Desk {
    pub fn new(session: Session, width: u16, height: u16) -> Desk {
        let mut app = App::new(session).unwrap();
        app.set_pace(Duration::ZERO);
        Desk { app, terminal: Terminal::new(TestBackend::new(width, height)).unwrap() }
    }

    pub fn press(&mut self, code: KeyCode) {
        self.app.update(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }
    pub fn keys(&mut self, codes: &[KeyCode]) {
        codes.iter().for_each(|code| self.press(*code));
    }
    /// Types letters.
    pub fn letters(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }
    /// Types an order in notation.
    pub fn order(&mut self, order: &str) {
        self.letters(":");
        self.letters(order);
        self.press(KeyCode::Enter);
    }

    /// Lets bots think until they are done.
    pub fn wait(&mut self) {
        let start = Instant::now();
        while start.elapsed() < Duration::from_secs(60) {
            self.app.update(Input::Tick);
            if !self.app.is_thinking() {
                return;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("the bot does not come to an end");
    }

    /// The screen as text.
    pub fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let width = buffer.area.width as usize;
        let lines: Vec<String> = buffer
            .content
            .chunks(width)
            .map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>().trim_end().to_owned())
            .collect();
        lines.join("\n")
    }

    /// The screen must show this text of the game.
    pub fn see_game(&mut self, lang: Lang, msg: &Msg) {
        let text = catalog::games()[0].texts().say(lang, msg);
        self.see(&text);
    }

    /// The screen must show this text, however it is broken into lines.
    pub fn see(&mut self, text: &str) {
        let screen = self.screen();
        assert!(flat(&screen).contains(&flat(text)), "«{text}» is not to be seen on\n{screen}");
    }
    pub fn see_not(&mut self, text: &str) {
        let screen = self.screen();
        assert!(!flat(&screen).contains(&flat(text)), "«{text}» is to be seen on\n{screen}");
    }
}

/// Text without frames and line ends.
fn flat(text: &str) -> String {
    let plain: String = text.chars().map(|c| if "│╭╮╰╯─║╔╗╚╝═".contains(c) { ' ' } else { c }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}
