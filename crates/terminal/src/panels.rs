//! How panels look.

use crate::app::App;
use crate::counter::short;
use crate::fold::{clip, clip_line, clip_lines, lines, width};
use crate::luck;
use crate::panel::{Panel, Topic};
use crate::status::POINTER;
use crate::words::Say;
use engine::{Msg, Seat};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Paragraph};
use scene::Pick;

/// The widest a panel of running text becomes.
const PAGE: usize = 76;

/// What stands in a panel.
pub(crate) struct Sheet {
    pub title: String,
    pub lines: Vec<Line<'static>>,
    pub footer: String,
    /// Width of the text.
    pub width: usize,
    /// Whether it makes way for the cursor.
    pub aside: bool,
}

impl Sheet {
    /// How far to scroll so that the line the pointer is on is in sight, with a little before it.
    fn pointer_row(&self) -> usize {
        let row = self.lines.iter().position(|line| line.to_string().contains(POINTER));
        row.unwrap_or(0).saturating_sub(2)
    }
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
            Panel::Legend { scroll } => {
                (sheet(self.words.own("legend-title"), self.legend(page), read), scroll)
            }
            Panel::Log { scroll } => {
                (sheet(self.words.own("log-title"), self.log_lines(page, usize::MAX), read), scroll)
            }
            Panel::Decks { scroll } => (sheet(self.words.own("decks-title"), self.decks(page), read), scroll),
            Panel::Look { scroll } => {
                let (title, lines) = self.look_page(page);
                (sheet(title, lines, read), scroll)
            }
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
                    Some(pick) => {
                        let what = match pick {
                            Pick::Cell(id) => id.clone(),
                            Pick::Piece(id) => {
                                self.piece(id).map_or_else(|| id.clone(), |piece| short(piece).to_owned())
                            }
                            Pick::Card(id) => {
                                self.card(id).map_or_else(|| id.clone(), |card| card.name.clone())
                            }
                        };
                        self.words.own_with(Msg::new("why-footer-instead").with("what", what))
                    }
                    None => self.words.own("why-footer"),
                };
                let mut sheet = sheet(self.words.own("why-title"), self.why_lines(answers, page), footer);
                sheet.aside = true;
                (sheet, scroll)
            }
            Panel::Confirm { order, odds, scroll } => (self.confirm(order, odds.as_ref(), page), scroll),
            Panel::Go { course, spot, scroll } => (self.go_sheet(course, *spot, page), scroll),
            Panel::Stack { items, at } => {
                let sheet = self.stack_sheet(items, *at, page);
                none = sheet.pointer_row();
                (sheet, &mut none)
            }
            Panel::Hand { at } => {
                let sheet = self.hand_sheet(*at, page);
                none = sheet.pointer_row();
                (sheet, &mut none)
            }
            Panel::Buttons { at } => {
                let sheet = self.button_sheet(*at, page);
                none = sheet.pointer_row();
                (sheet, &mut none)
            }
            Panel::Overlays { at } => {
                let sheet = self.overlay_sheet(*at, page);
                none = sheet.pointer_row();
                (sheet, &mut none)
            }
            Panel::Instructions { seat, at } => {
                let sheet = self.instruction_sheet(*seat, *at, page);
                none = sheet.pointer_row();
                (sheet, &mut none)
            }
            Panel::Advice { order, why } => {
                let mut text = lines(&self.order_label(order), page, self.look.good());
                if let Some(why) = why {
                    text.extend(lines(&self.words.game(why), page, Style::new()));
                }
                text.push(Line::styled(order.clone(), self.look.faint()));
                let mut sheet = sheet(self.words.own("advice-title"), text, self.words.own("advice-footer"));
                sheet.aside = true;
                (sheet, &mut none)
            }
            Panel::Task { help, scroll } => (self.task_sheet(*help, page), scroll),
            Panel::Quit => {
                let mut text = lines(&self.words.own("quit-text"), page, Style::new());
                if let Some(path) = &self.saved {
                    let saved = Msg::new("quit-saved").with("file", path.display().to_string());
                    text.extend(lines(&self.words.own_with(saved), page, self.look.faint()));
                }
                (sheet(self.words.own("quit-title"), text, self.words.own("quit-footer")), &mut none)
            }
            Panel::Over { scroll } => (
                sheet(self.words.own("over-title"), self.result(page), self.words.own("over-footer")),
                scroll,
            ),
            Panel::Analysis { scroll } => {
                let title = self.words.game(&Msg::new("analysis-title"));
                (sheet(title, self.analysis_page(page), read), scroll)
            }
            Panel::Line { topic, edit, error, .. } => {
                let (before, after) = edit.parts();
                return self.draw_line(frame, area, *topic, (before, after), error.as_ref(), cursor);
            }
            Panel::Curtain { seat } => return self.draw_curtain(frame, area, *seat),
        };
        self.draw_sheet(frame, area, sheet, scroll, cursor);
    }

    /// Draws a sheet of text in a frame; `scroll` is kept within what there is to see.
    fn draw_sheet(
        &self,
        frame: &mut Frame,
        area: Rect,
        sheet: Sheet,
        scroll: &mut usize,
        cursor: Option<u16>,
    ) -> Rect {
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
        let room = wide.saturating_sub(4) as usize;
        let (title, footer) = (clip(&sheet.title, room), clip(&footer, room));
        let block = Block::bordered()
            .border_type(if self.look.colour { BorderType::Rounded } else { BorderType::Double })
            .border_style(self.look.key())
            .title_top(Line::styled(format!(" {title} "), self.look.strong()))
            .title_bottom(Line::styled(format!(" {footer} "), self.look.faint()).right_aligned())
            .padding(Padding::horizontal(1));
        let shown: Vec<Line> =
            sheet.lines.iter().skip(*scroll).take(inner).map(|line| clip_line(line, room)).collect();
        frame.render_widget(Clear, rect);
        frame.render_widget(Paragraph::new(shown).block(block), rect);
        rect
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
        let mut body = clip_lines(body, least, page);
        if let Some(error) = error {
            body.extend(
                lines(&format!("! {}", self.words.say(error)), page, self.look.error()).into_iter().take(3),
            );
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
        let at =
            Position::new((rect.x + 2 + column).min(area.right() - 1), (rect.y + row).min(area.bottom() - 1));
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
        frame.render_widget(
            Paragraph::new(folded).centered(),
            Rect::new(area.x, area.y + top, area.width, high),
        );
    }
}
