//! Standing instructions: when the player wants to be asked for a reaction.

use crate::app::App;
use crate::panel::Panel;
use crate::panels::Sheet;
use crate::session::Player;
use crate::status::POINTER;
use crate::words::Say;
use engine::{Msg, Seat, Viewer};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::Ask;

/// What can be chosen, from asking most to asking least.
const STEPS: [Ask; 12] = [
    Ask::Always,
    Ask::Matters,
    Ask::Above(10),
    Ask::Above(20),
    Ask::Above(30),
    Ask::Above(40),
    Ask::Above(50),
    Ask::Above(60),
    Ask::Above(70),
    Ask::Above(80),
    Ask::Above(90),
    Ask::Never,
];

impl App {
    /// Opens the page of the player before the screen.
    pub(crate) fn open_instructions(&mut self) {
        if self.table.reactions().is_empty() {
            return self.tell(Say::Own(Msg::new("instructions-none")));
        }
        let human = |seat: &Seat| self.players[seat.index()] == Player::Human;
        let first = || self.table.profile().all_seats().find(human);
        let seat = match self.viewer {
            Viewer::Seat(seat) if human(&seat) => Some(seat),
            _ => first(),
        };
        match seat {
            Some(seat) => self.panels.push(Panel::Instructions { seat, at: 0 }),
            None => self.tell(Say::Own(Msg::new("instructions-none"))),
        }
    }

    /// Asks more (`by` below 0) or less about one kind of reaction.
    pub(crate) fn instruct(&mut self, seat: Seat, number: usize, by: isize) {
        let Some(kind) = self.table.reactions().get(number) else { return };
        let secrets = self.table.has_secrets();
        let own = &mut self.instructions[seat.index()];
        let now = own.get(kind, secrets);
        let at = STEPS.iter().position(|step| *step == now).unwrap_or(1);
        let next = at.saturating_add_signed(by).min(STEPS.len() - 1);
        own.set(kind, STEPS[next]);
    }

    pub(crate) fn instruction_sheet(&self, seat: Seat, at: usize, page: usize) -> Sheet {
        let side = self.words.side(self.table.profile().seat_id(seat));
        let intro = self.words.own_with(Msg::new("instructions-intro").with("side", side));
        let mut out = crate::fold::lines(&intro, page, Style::new());
        out.push(Line::default());
        for (number, kind) in self.table.reactions().iter().enumerate() {
            let ask = self.instructions[seat.index()].get(kind, self.table.has_secrets());
            let name = self.words.game(&Msg::new(format!("reaction-{kind}")));
            let lead = if number == at { POINTER } else { ' ' };
            let style = if number == at { self.look.focus() } else { Style::new() };
            out.push(Line::from(vec![
                Span::styled(format!("{lead} "), self.look.key()),
                Span::styled(name, style),
                Span::raw(": "),
                Span::styled(self.ask_text(ask), self.look.good()),
            ]));
        }
        let (title, footer) = (self.words.own("instructions-title"), self.words.own("instructions-footer"));
        Sheet { title, lines: out, footer, width: page, aside: false }
    }

    fn ask_text(&self, ask: Ask) -> String {
        match ask {
            Ask::Always => self.words.own("ask-always"),
            Ask::Matters => self.words.own("ask-matters"),
            Ask::Above(percent) => self.words.own_with(Msg::new("ask-above").with("percent", percent as i64)),
            Ask::Never => self.words.own("ask-never"),
        }
    }
}
