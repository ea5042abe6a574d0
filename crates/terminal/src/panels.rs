//! How panels look.

use crate::app::App;
use crate::counter::{SIGNS, sign};
use crate::fold::{fold, lines, width};
use crate::keys::KEYS;
use crate::luck;
use crate::panel::{Item, Panel, Topic};
use crate::status::POINTER;
use crate::words::Say;
use engine::{Msg, Need, Outcome, Seat, Winner};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};
use scene::{OddsFace, Pick};
use table::{Fight, WhyNot};

/// The widest a panel of running text becomes.
const PAGE: usize = 76;
/// The length of a full bar of chances.
const BAR: usize = 20;

/// What stands in a panel.
struct Sheet {
    title: String,
    lines: Vec<Line<'static>>,
    footer: String,
    /// Width of the text.
    width: usize,
    /// Whether it makes way for the cursor.
    aside: bool,
}

impl App {
    /// Draws all panels, the topmost last. `cursor` is the line of the screen the cursor is on.
    pub(crate) fn draw_panels(&mut self, frame: &mut Frame, area: Rect, cursor: Option<u16>) {
        let mut panels = std::mem::take(&mut self.panels);
        for panel in &mut panels {
            self.draw_panel(frame, area, panel, cursor);
        }
        self.panels = panels;
    }

    fn draw_panel(&self, frame: &mut Frame, area: Rect, panel: &mut Panel, cursor: Option<u16>) {
        let page = (area.width as usize).saturating_sub(6).clamp(1, PAGE);
        let close = self.words.own("close");
        let read = self.words.own("read");
        let sheet = |title: String, lines: Vec<Line<'static>>, footer: String| Sheet {
            title,
            lines,
            footer,
            width: page,
            aside: false,
        };
        let mut none = 0;
        let (sheet, scroll) = match panel {
            Panel::Help { scroll } => (sheet(self.words.own("help-title"), self.help(page), read), scroll),
            Panel::Legend { scroll } => (sheet(self.words.own("legend-title"), self.legend(page), read), scroll),
            Panel::Log { scroll } => {
                (sheet(self.words.own("log-title"), self.log_lines(page, usize::MAX), read), scroll)
            }
            Panel::Decks { scroll } => (sheet(self.words.own("decks-title"), self.decks(page), read), scroll),
            Panel::Rule { section, rulings, scroll } => {
                let (title, lines) = self.rule_page(*section, rulings, page);
                (sheet(title, lines, self.words.own("rule-footer")), scroll)
            }
            Panel::NoRule { rule } => {
                let text = self.words.own_with(Msg::new("no-rule").with("rule", rule.as_str()));
                (sheet(self.words.own("rule-title"), lines(&text, page, Style::new()), close), &mut none)
            }
            Panel::Why { answers, instead, scroll } => {
                let footer = match instead {
                    Some(Pick::Cell(id) | Pick::Piece(id)) => {
                        self.words.own_with(Msg::new("why-footer-instead").with("what", id.as_str()))
                    }
                    None => self.words.own("why-footer"),
                };
                (sheet(self.words.own("why-title"), self.why_lines(answers, page), footer), scroll)
            }
            Panel::Confirm { order, odds } => (self.confirm(order, odds, page), &mut none),
            Panel::Stack { items, at } => (self.stack_sheet(items, *at, page), &mut none),
            Panel::Buttons { at } => (self.button_sheet(*at, page), &mut none),
            Panel::Advice { order } => {
                let mut text = lines(&self.order_label(order), page, self.look.good());
                text.push(Line::styled(order.clone(), self.look.faint()));
                let mut sheet = sheet(self.words.own("advice-title"), text, self.words.own("advice-footer"));
                sheet.aside = true;
                (sheet, &mut none)
            }
            Panel::Quit => {
                let mut text = lines(&self.words.own("quit-text"), page, Style::new());
                if let Some(path) = &self.saved {
                    let saved = Msg::new("quit-saved").with("file", path.display().to_string());
                    text.extend(lines(&self.words.own_with(saved), page, self.look.faint()));
                }
                (sheet(self.words.own("quit-title"), text, self.words.own("quit-footer")), &mut none)
            }
            Panel::Over { scroll } => (sheet(self.words.own("over-title"), self.result(page), read), scroll),
            Panel::Line { topic, edit, error, .. } => {
                let (before, after) = edit.parts();
                return self.draw_line(frame, area, *topic, (before, after), error.as_ref(), cursor);
            }
            Panel::Curtain { seat } => return self.draw_curtain(frame, area, *seat),
        };
        self.draw_sheet(frame, area, sheet, scroll, cursor);
    }

    /// Draws a sheet of text in a frame; `scroll` is kept within what there is to see.
    fn draw_sheet(&self, frame: &mut Frame, area: Rect, sheet: Sheet, scroll: &mut usize, cursor: Option<u16>) -> Rect {
        let heads = [width(&sheet.title) + 2, width(&sheet.footer) + 2, 12];
        let widest = sheet.lines.iter().map(Line::width).chain(heads).max().unwrap_or(0).min(sheet.width);
        let wide = (widest as u16 + 4).min(area.width);
        let high = (sheet.lines.len() as u16 + 2).min(area.height);
        let x = area.x + (area.width - wide) / 2;
        let y = match cursor {
            // The cursor stays in sight if the panel can make way.
            Some(line) if sheet.aside && line < area.y + area.height / 2 => area.bottom() - high,
            Some(_) if sheet.aside => area.y,
            _ => area.y + (area.height - high) / 2,
        };
        let rect = Rect::new(x, y, wide, high);
        let inner = high.saturating_sub(2) as usize;
        let most = sheet.lines.len().saturating_sub(inner);
        *scroll = (*scroll).min(most);
        let mut footer = sheet.footer;
        if most > 0 {
            footer = format!("{footer} · {}/{}", (*scroll + inner).min(sheet.lines.len()), sheet.lines.len());
        }
        let block = Block::bordered()
            .border_type(if self.look.colour { BorderType::Rounded } else { BorderType::Double })
            .border_style(self.look.key())
            .title_top(Line::styled(format!(" {} ", sheet.title), self.look.strong()))
            .title_bottom(Line::styled(format!(" {footer} "), self.look.faint()).right_aligned())
            .padding(Padding::horizontal(1));
        let shown: Vec<Line> = sheet.lines.into_iter().skip(*scroll).take(inner).collect();
        frame.render_widget(Clear, rect);
        frame.render_widget(Paragraph::new(shown).block(block), rect);
        rect
    }

    fn help(&self, page: usize) -> Vec<Line<'static>> {
        let header = self.table.header();
        let seats: Vec<String> =
            header.seats.iter().map(|(seat, player)| format!("{}: {player}", self.words.side(seat))).collect();
        let mut out = lines(&format!("{} / {} · {}", header.game, header.scenario, seats.join(", ")), page, self.look.faint());
        out.extend(lines(&self.words.own("help-intro"), page, Style::new()));
        let boards = self.map.boards.len();
        for (key, text) in KEYS.iter().filter(|(key, _)| boards > 1 || *key != "m") {
            let folded = fold(&self.words.own(text), page.saturating_sub(11));
            for (number, part) in folded.into_iter().enumerate() {
                let key = if number == 0 { *key } else { "" };
                out.push(Line::from(vec![Span::styled(format!("{key:<11}"), self.look.key()), Span::raw(part)]));
            }
        }
        out
    }

    fn legend(&self, page: usize) -> Vec<Line<'static>> {
        let mut out = Vec::new();
        let head = |key: &str| Line::styled(self.words.own(key), self.look.strong());
        out.push(head("legend-ground"));
        for terrain in &self.map.terrain {
            let letter = Span::styled(format!(" {} ", terrain.letter), self.look.ground(&terrain.id));
            let text = format!("{}: {}", terrain.name, terrain.effect);
            for (number, part) in fold(&text, page.saturating_sub(4)).into_iter().enumerate() {
                let lead = if number == 0 { letter.clone() } else { Span::raw("   ") };
                out.push(Line::from(vec![lead, Span::raw(format!(" {part}"))]));
            }
        }
        out.push(Line::default());
        out.push(head("legend-counters"));
        for seat in self.table.profile().seats {
            let index = self.seat_index(seat);
            let (open, close) = self.look.brackets(index).unwrap_or((' ', ' '));
            let example = self.scene.pieces.iter().find(|piece| piece.side == **seat);
            let id = example.map_or("", |piece| piece.id.as_str());
            let chip = Span::styled(format!("{open}{id}{close}"), self.look.counter(index, false, false));
            out.push(Line::from(vec![chip, Span::raw(format!(" {}", self.words.side(seat)))]));
        }
        let mut names: Vec<String> = Vec::new();
        for value in self.scene.pieces.iter().flat_map(|piece| &piece.values) {
            if !names.contains(&value.name) {
                names.push(value.name.clone());
            }
        }
        let values = Msg::new("legend-values").with("values", names.join(" / "));
        out.extend(lines(&self.words.own_with(values), page, Style::new()));
        out.extend(lines(&self.words.own("legend-signs"), page, Style::new()));
        let arms: Vec<String> = SIGNS
            .iter()
            .filter(|symbol| self.scene.pieces.iter().any(|piece| piece.symbol == **symbol))
            .filter_map(|symbol| Some(format!("{} {}", sign(symbol)?, self.words.own(&format!("arm-{symbol}")))))
            .collect();
        if !arms.is_empty() {
            let text = format!("{} {}", self.words.own("legend-arms"), arms.join(", "));
            out.extend(lines(&text, page, Style::new()));
        }
        out
    }

    fn decks(&self, page: usize) -> Vec<Line<'static>> {
        let mut out = Vec::new();
        for stat in &self.scene.stats {
            out.extend(lines(&format!("{}: {}", stat.title, stat.value), page, Style::new()));
        }
        for deck in &self.scene.decks {
            out.push(Line::styled(deck.title.clone(), self.look.strong()));
            for (key, cards) in [("decks-left", &deck.left), ("decks-gone", &deck.gone)] {
                let head = self.words.own_with(Msg::new(key).with("count", cards.len() as i64));
                out.extend(lines(&format!("{head} {}", cards.join(" ")), page, Style::new()));
            }
        }
        if self.scene.decks.is_empty() {
            out.extend(lines(&self.words.own("decks-none"), page, Style::new()));
        }
        out
    }

    fn rule_page(&self, section: usize, rulings: &[String], page: usize) -> (String, Vec<Line<'static>>) {
        let book = self.shelf.rulebook().speak(self.words.lang);
        let Some(section) = book.sections.get(section) else { return (String::new(), Vec::new()) };
        let mut out = lines(&section.text, page, Style::new());
        let mut notes: Vec<&text::Ruling> = section.rulings.iter().collect();
        notes.sort_by_key(|ruling| !rulings.contains(&ruling.id));
        for ruling in notes {
            let named = rulings.contains(&ruling.id);
            let style = if named { self.look.good() } else { self.look.strong() };
            out.push(Line::default());
            out.extend(lines(&format!("{} {}", ruling.id, ruling.question), page, style));
            out.extend(lines(&ruling.answer, page, Style::new()));
            out.extend(lines(&ruling.reason, page, self.look.faint()));
        }
        out.push(Line::default());
        let source = Msg::new("rule-source").with("source", section.source.as_str());
        out.extend(lines(&self.words.own_with(source), page, self.look.faint()));
        (format!("{} {}", section.section, section.title), out)
    }

    fn pick_name(&self, pick: &Pick) -> String {
        match pick {
            Pick::Piece(id) => self.piece(id).map_or_else(|| id.clone(), |piece| piece.name.clone()),
            Pick::Cell(id) => {
                let place = self.places.find(id).map(|place| &self.places.all[place]);
                place.map_or_else(|| id.clone(), |p| self.map.boards[p.board].cells[p.cell].title.clone())
            }
        }
    }

    fn why_lines(&self, answers: &[(Pick, Vec<WhyNot>)], page: usize) -> Vec<Line<'static>> {
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
    fn order_label(&self, order: &str) -> String {
        let found = self.choices.iter().find(|choice| choice.order == order);
        found.map_or_else(|| order.to_owned(), |choice| choice.label.clone())
    }

    fn confirm(&self, order: &str, odds: &OddsFace<Msg>, page: usize) -> Sheet {
        let words = self.words;
        let odds = odds.map_text(&|msg| words.game(msg));
        let mut out = lines(&self.order_label(order), page, self.look.strong());
        out.push(Line::default());
        let ruled = odds.tally.iter().map(|line| width(&line.reason) + width(&line.rule) + 9).max().unwrap_or(0);
        let wide = ruled.max(BAR + 24).min(page);
        for line in &odds.tally {
            let room = wide.saturating_sub(6 + width(&line.rule) + 1);
            for (number, part) in fold(&line.reason, room).into_iter().enumerate() {
                let (value, rule) =
                    if number == 0 { (format!("{:+4}  ", line.value), line.rule.clone()) } else { ("      ".to_owned(), String::new()) };
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
        let (title, footer) = (self.words.own("confirm-title"), self.words.own("confirm-footer"));
        Sheet { title, lines: out, footer, width: page, aside: true }
    }

    fn stack_sheet(&self, items: &[Item], at: usize, page: usize) -> Sheet {
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
                Pick::Cell(_) => String::new(),
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

    fn button_sheet(&self, at: usize, page: usize) -> Sheet {
        let mut out = Vec::new();
        for (number, choice) in self.buttons().into_iter().enumerate() {
            let style = if number == at { self.look.focus() } else { Style::new() };
            let key = if number < 9 { format!("{} ", number + 1) } else { "  ".to_owned() };
            let lead = if number == at { POINTER } else { ' ' };
            let label = crate::fold::clip(&self.choices[choice].label, page.saturating_sub(3));
            out.push(Line::from(vec![Span::styled(format!("{lead}{key}"), self.look.key()), Span::styled(label, style)]));
        }
        if out.is_empty() {
            out.extend(lines(&self.words.own("buttons-none"), page, Style::new()));
        }
        let (title, footer) = (self.words.own("buttons-title"), self.words.own("stack-footer"));
        Sheet { title, lines: out, footer, width: page, aside: true }
    }

    /// Who won and why, and how luck was dealt out.
    fn result(&self, page: usize) -> Vec<Line<'static>> {
        let Need::Over(outcome) = self.table.need() else { return Vec::new() };
        let mut out = lines(&self.winner_text(&outcome), page, self.look.good());
        let reason = self.words.game(&Msg::new(outcome.reason));
        out.extend(lines(&format!("{reason} [{}]", outcome.rule), page, Style::new()));
        out.push(Line::default());
        out.push(Line::styled(self.words.own("luck-title"), self.look.strong()));
        let fights = self.table.fights();
        for seat in self.table.profile().all_seats() {
            out.extend(self.luck_of(seat, &fights, page));
        }
        out
    }

    fn winner_text(&self, outcome: &Outcome) -> String {
        match outcome.winner {
            Winner::Seat(seat) => {
                let side = self.words.side(self.table.profile().seat_id(seat));
                self.words.own_with(Msg::new("over-won").with("side", side))
            }
            Winner::Draw => self.words.own("over-draw"),
            Winner::Game => self.words.own("over-lost"),
        }
    }

    /// The fights of a side: what was to be expected of each result, and what came.
    fn luck_of(&self, seat: Seat, fights: &[Fight], page: usize) -> Vec<Line<'static>> {
        let done: Vec<&Fight> =
            fights.iter().filter(|fight| fight.seat == seat && fight.result.is_some()).collect();
        let side = self.words.side(self.table.profile().seat_id(seat));
        let head = Msg::new("luck-side").with("side", side).with("count", done.len() as i64);
        let mut out = lines(&self.words.own_with(head), page, self.look.side(Some(seat.index())));
        for (result, expected, came) in tally_luck(&done) {
            let name = self.words.game(&Msg::new(format!("odds-{result}")));
            let msg = Msg::new("luck-line")
                .with("result", name)
                .with("expected", self.words.decimal(expected))
                .with("came", came as i64);
            out.extend(lines(&format!("  {}", self.words.own_with(msg)), page, Style::new()));
        }
        out
    }

    /// A line to type in, with a question above and what is wrong below.
    fn draw_line(
        &self,
        frame: &mut Frame,
        area: Rect,
        topic: Topic,
        (before, after): (String, String),
        error: Option<&Say>,
        cursor: Option<u16>,
    ) {
        let page = (area.width as usize).saturating_sub(6).clamp(1, PAGE);
        let (title, question) = match topic {
            Topic::Order => (self.words.own("order-title"), vec![self.words.own("order-question")]),
            Topic::Save { .. } => (self.words.own("save-title"), vec![self.words.own("save-question")]),
            Topic::Luck => {
                let mut question = vec![self.scene.prompt.text.clone()];
                question.extend(luck::question(&self.words, self.table.chance().as_ref()));
                (self.words.own("luck-ask-title"), question)
            }
        };
        let mut body: Vec<Line> = Vec::new();
        for (number, text) in question.iter().enumerate() {
            let style = if number == 0 { Style::new() } else { self.look.faint() };
            body.extend(lines(text, page, style));
        }
        // However long the list of cards is, the line itself must stay in sight.
        let least = area.height.saturating_sub(6).max(1) as usize;
        body.truncate(least);
        if let Some(error) = error {
            body.extend(lines(&format!("! {}", self.words.say(error)), page, self.look.error()).into_iter().take(3));
        }
        // Only the end of a long text is shown before the place of the next letter.
        let room = page.saturating_sub(4);
        let skip = before.chars().count().saturating_sub(room.saturating_sub(4));
        let shown: String = before.chars().skip(skip).collect();
        let column = 2 + width(&shown) as u16;
        body.push(Line::from(vec![
            Span::styled("> ", self.look.key()),
            Span::raw(format!("{shown}{after}")),
        ]));
        let row = body.len() as u16;
        let key = if topic == Topic::Luck { "luck-footer" } else { "line-footer" };
        let footer = self.words.own(key);
        // The panel keeps its width while somebody types.
        if let Some(last) = body.last_mut() {
            let pad = page.saturating_sub(last.width());
            last.spans.push(Span::raw(" ".repeat(pad)));
        }
        let sheet = Sheet { title, lines: body, footer, width: page, aside: true };
        let rect = self.draw_sheet(frame, area, sheet, &mut 0, cursor);
        let at = Position::new((rect.x + 2 + column).min(area.right() - 1), (rect.y + row).min(area.bottom() - 1));
        frame.set_cursor_position(at);
    }

    /// Hides everything until the right player sits before the screen.
    pub(crate) fn draw_curtain(&self, frame: &mut Frame, area: Rect, seat: Seat) {
        let side = self.words.side(self.table.profile().seat_id(seat));
        let text = self.words.own_with(Msg::new("curtain").with("side", side));
        let folded = lines(&text, area.width.saturating_sub(2) as usize, self.look.strong());
        let top = area.height.saturating_sub(folded.len() as u16) / 2;
        frame.render_widget(Clear, area);
        let high = (folded.len() as u16).min(area.height - top);
        frame.render_widget(Paragraph::new(folded).centered(), Rect::new(area.x, area.y + top, area.width, high));
    }
}

/// For each result: how often it was to be expected, and how often it came.
fn tally_luck(fights: &[&Fight]) -> Vec<(&'static str, f64, u32)> {
    let mut out: Vec<(&'static str, f64, u32)> = Vec::new();
    for fight in fights {
        for share in &fight.odds.shares {
            match out.iter_mut().find(|(result, ..)| *result == share.result) {
                Some((_, expected, _)) => *expected += share.chance,
                None => out.push((share.result, share.chance, 0)),
            }
        }
        if let Some(came) = fight.result {
            match out.iter_mut().find(|(result, ..)| *result == came) {
                Some((.., count)) => *count += 1,
                None => out.push((came, 0.0, 1)),
            }
        }
    }
    out
}
