//! Panels that ask or answer: why not, odds before a risk, which of several.

use crate::app::App;
use crate::fold::{fold, lines, width};
use crate::panel::Item;
use crate::panels::Sheet;
use crate::status::POINTER;
use engine::Msg;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::{OddsFace, Pick};
use table::WhyNot;

/// The length of a full bar of chances.
const BAR: usize = 20;

impl App {
    pub(crate) fn pick_name(&self, pick: &Pick) -> String {
        match pick {
            Pick::Piece(id) => self.piece(id).map_or_else(|| id.clone(), |piece| piece.name.clone()),
            Pick::Card(id) => self.card(id).map_or_else(|| id.clone(), |card| card.name.clone()),
            Pick::Cell(id) => {
                let place = self.places.find(id).map(|place| &self.places.all[place]);
                place.map_or_else(|| id.clone(), |p| self.map.boards[p.board].cells[p.cell].title.clone())
            }
        }
    }

    pub(crate) fn why_lines(&self, answers: &[(Pick, Vec<WhyNot>)], page: usize) -> Vec<Line<'static>> {
        let mut out = Vec::new();
        if answers.is_empty() {
            return lines(&self.words.own("why-nothing"), page, Style::new());
        }
        for (pick, found) in answers {
            out.extend(lines(&self.pick_name(pick), page, self.look.strong()));
            for answer in found {
                let (sign, text, style) = match &answer.refusal {
                    Some(refusal) => {
                        let reason = self.words.game(&refusal.reason);
                        ("✗", format!("{reason} [{}]", refusal.rule), self.look.error())
                    }
                    None => ("✓", self.words.own("why-allowed"), self.look.good()),
                };
                out.push(Line::from(vec![
                    Span::styled(format!("{sign} "), style),
                    Span::styled(answer.order.clone(), self.look.faint()),
                ]));
                let folded = fold(&text, page.saturating_sub(2));
                out.extend(folded.into_iter().map(|line| Line::raw(format!("  {line}"))));
            }
        }
        out
    }

    /// An order in words, if it is among the choices.
    pub(crate) fn order_label(&self, order: &str) -> String {
        let found = self.choices.iter().find(|choice| choice.order == order);
        found.map_or_else(|| order.to_owned(), |choice| choice.label.clone())
    }

    pub(crate) fn confirm(&self, order: &str, odds: Option<&OddsFace<Msg>>, page: usize) -> Sheet {
        let mut out = lines(&self.order_label(order), page, self.look.strong());
        let key = match odds {
            Some(odds) => {
                out.push(Line::default());
                out.extend(self.odds_lines(odds, page));
                "confirm-title"
            }
            None => {
                out.extend(lines(&self.words.own("confirm-final"), page, Style::new()));
                "confirm-sure"
            }
        };
        let (title, footer) = (self.words.own(key), self.words.own("confirm-footer"));
        Sheet { title, lines: out, footer, width: page, aside: true }
    }

    /// The tally line by line, its sum, and the chance of each result.
    fn odds_lines(&self, odds: &OddsFace<Msg>, page: usize) -> Vec<Line<'static>> {
        let words = self.words;
        let odds = odds.map_text(&|msg| words.game(msg));
        let mut out = Vec::new();
        let ruled =
            odds.tally.iter().map(|line| width(&line.reason) + width(&line.rule) + 9).max().unwrap_or(0);
        let wide = ruled.max(BAR + 24).min(page);
        for line in &odds.tally {
            let room = wide.saturating_sub(6 + width(&line.rule) + 1);
            for (number, part) in fold(&line.reason, room).into_iter().enumerate() {
                let (value, rule) = if number == 0 {
                    (format!("{:+4}  ", line.value), line.rule.clone())
                } else {
                    ("      ".to_owned(), String::new())
                };
                out.push(Line::from(vec![
                    Span::styled(value, self.look.strong()),
                    Span::raw(format!("{part:<room$} ")),
                    Span::styled(rule, self.look.faint()),
                ]));
            }
        }
        if !odds.tally.is_empty() {
            let sum = self.words.own("odds-sum");
            out.push(Line::styled(format!("{:>4}  {sum}", odds.sum), self.look.strong()));
            out.push(Line::default());
        }
        let name = odds.shares.iter().map(|share| width(&share.name)).max().unwrap_or(0);
        for share in odds.shares.iter().filter(|share| share.chance > 0.0) {
            let full = (share.chance * BAR as f64).round() as usize;
            let bar = format!("{}{}", "█".repeat(full.min(BAR)), "░".repeat(BAR.saturating_sub(full)));
            out.push(Line::from(vec![
                Span::styled(format!("{:>8}  ", self.words.percent(share.chance)), self.look.strong()),
                Span::raw(format!("{:<name$}  ", share.name)),
                Span::styled(bar, self.look.key()),
            ]));
        }
        out
    }

    pub(crate) fn stack_sheet(&self, items: &[Item], at: usize, page: usize) -> Sheet {
        let mut out = Vec::new();
        for (number, item) in items.iter().enumerate() {
            let lead = if number == at { POINTER } else { ' ' };
            let key = if number < 9 { (number + 1).to_string() } else { " ".to_owned() };
            let style = match (number == at, item.legal) {
                (true, _) => self.look.focus(),
                (false, true) => Style::new(),
                (false, false) => self.look.faint(),
            };
            let facts = match &item.pick {
                Pick::Piece(id) => self.piece(id).map(|piece| self.piece_facts(piece)).unwrap_or_default(),
                Pick::Cell(_) | Pick::Card(_) => String::new(),
            };
            let only = self.only_choice(&item.pick).map(|label| format!(" → {label}")).unwrap_or_default();
            let sign = if item.legal { "" } else { " ✗" };
            let text = format!("{}{facts}{only}{sign}", self.pick_name(&item.pick));
            for (line, part) in fold(&text, page.saturating_sub(4)).into_iter().enumerate() {
                let lead = if line == 0 { format!("{lead}{key} ") } else { "   ".to_owned() };
                out.push(Line::from(vec![Span::styled(lead, self.look.key()), Span::styled(part, style)]));
            }
        }
        let (title, footer) = (self.words.own("stack-title"), self.words.own("stack-footer"));
        Sheet { title, lines: out, footer, width: page, aside: true }
    }

    /// What picking this leads to, if it leads to one order only.
    fn only_choice(&self, pick: &Pick) -> Option<String> {
        let mut picks = self.picks.clone();
        picks.push(pick.clone());
        let choice = crate::picks::settled(&self.choices, &picks)?;
        Some(self.choices[choice].label.clone())
    }

    pub(crate) fn button_sheet(&self, at: usize, page: usize) -> Sheet {
        let mut out = Vec::new();
        for (number, choice) in self.buttons().into_iter().enumerate() {
            let style = if number == at { self.look.focus() } else { Style::new() };
            let key = if number < 9 { format!("{} ", number + 1) } else { "  ".to_owned() };
            let lead = if number == at { POINTER } else { ' ' };
            let label = fold(&self.choices[choice].label, page.saturating_sub(3));
            for (line, part) in label.into_iter().enumerate() {
                let lead = if line == 0 { format!("{lead}{key}") } else { "   ".to_owned() };
                out.push(Line::from(vec![Span::styled(lead, self.look.key()), Span::styled(part, style)]));
            }
        }
        if out.is_empty() {
            out.extend(lines(&self.words.own("buttons-none"), page, Style::new()));
        }
        let (title, footer) = (self.words.own("buttons-title"), self.words.own("stack-footer"));
        Sheet { title, lines: out, footer, width: page, aside: true }
    }
}
