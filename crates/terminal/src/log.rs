//! The log: what happened, newest at the bottom.

use crate::app::App;
use crate::fold::{clip_lines, fold};
use engine::{Msg, Seat, Viewer};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// One sentence of the log.
pub(crate) struct Row {
    pub step: usize,
    pub seat: Option<usize>,
    pub text: String,
    pub rule: String,
}

impl App {
    /// Reads what is new in the log; all of it if the viewer or the language has changed.
    pub(crate) fn read_log(&mut self) {
        let read = (self.words.lang, self.viewer);
        if self.log_read.0 != read {
            self.log.clear();
            self.log_read = (read, 0);
            self.log_notes = 0;
        }
        // Steps that were taken back are no longer told.
        let known = self.log_read.1.min(self.table.len());
        self.log.retain(|row| row.step <= known);
        let profile = self.table.profile();
        for entry in self.table.log(known, self.viewer) {
            let seat = profile.seat(&entry.who).map(|seat| seat.index());
            self.log.extend(entry.lines.iter().map(|line| Row {
                step: entry.step,
                seat,
                text: self.words.game(&line.text),
                rule: line.rule.to_string(),
            }));
            if let Some(why) = &entry.why {
                let text = self.words.game(why);
                self.log.push(Row { step: entry.step, seat, text, rule: String::new() });
            }
            // What a player leaves to their instructions is nobody else's business.
            if entry.passed
                && (self.humans() == 1 || seat.map(|at| Viewer::Seat(Seat(at as u8))) == Some(self.viewer))
            {
                let (text, rule) = (self.words.own("passed"), String::new());
                self.log.push(Row { step: entry.step, seat, text, rule });
            }
        }
        self.log_read.1 = self.table.len();
        // Notes stand after the last step there was when they were made.
        for note in self.table.notes().iter().skip(self.log_notes) {
            let step = note.step as usize;
            let at = self.log.iter().rposition(|row| row.step <= step).map_or(0, |at| at + 1);
            let text = self.words.game(&table::note_msg(note, &|player| Msg::plain(player)));
            self.log.insert(at, Row { step, seat: None, text, rule: String::new() });
        }
        self.log_notes = self.table.notes().len();
    }

    /// The newest rows in lines of this width that fill `height` and `scroll` more, oldest first.
    pub(crate) fn log_lines(&self, width: usize, most: usize) -> Vec<Line<'static>> {
        let mut lines: Vec<Line> = Vec::new();
        for row in self.log.iter().rev() {
            if lines.len() >= most {
                break;
            }
            let new = row.step > self.news_from;
            let style = if new { Style::new() } else { self.look.faint() };
            let lead = if new { "▸ " } else { "  " };
            let rule = if row.rule.is_empty() { String::new() } else { format!(" [{}]", row.rule) };
            let folded =
                fold(&format!("{}{}", row.text, rule.replace(' ', "\u{e000}")), width.saturating_sub(2));
            for (number, part) in folded.iter().enumerate().rev() {
                let part = part.replace('\u{e000}', " ");
                let lead = Span::styled(if number == 0 { lead } else { "  " }, self.look.side(row.seat));
                let mut spans = vec![lead];
                match part.rfind('[').filter(|_| number + 1 == folded.len() && part.ends_with(']')) {
                    Some(at) if !rule.is_empty() => {
                        spans.push(Span::styled(part[..at].to_owned(), style));
                        spans.push(Span::styled(part[at..].to_owned(), self.look.faint()));
                    }
                    _ => spans.push(Span::styled(part, style)),
                }
                lines.push(Line::from(spans));
            }
        }
        lines.reverse();
        lines
    }

    /// What there is to tell, until the next key.
    fn notice_lines(&self, width: usize, most: usize) -> Vec<Line<'static>> {
        let Some(notice) = &self.notice else { return Vec::new() };
        let style = if notice.error { self.look.error() } else { self.look.good() };
        let lead = if notice.error { "! " } else { "» " };
        let folded = fold(&format!("{lead}{}", self.words.say(&notice.say)), width);
        clip_lines(folded.into_iter().map(|line| Line::styled(line, style)).collect(), most, width)
    }

    /// Draws the log into a pane, and below it what there is to tell.
    pub(crate) fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
        let notice = self.notice_lines(area.width as usize, area.height.min(3) as usize);
        let width = area.width as usize;
        let legend = clip_lines(self.overlay_lines(width), 2, width);
        let [area, about] =
            Layout::vertical([Constraint::Min(0), Constraint::Length(legend.len() as u16)]).areas(area);
        frame.render_widget(Paragraph::new(legend), about);
        let [area, below] =
            Layout::vertical([Constraint::Min(0), Constraint::Length(notice.len() as u16)]).areas(area);
        frame.render_widget(Paragraph::new(notice), below);
        if area.is_empty() {
            return;
        }
        let height = area.height as usize;
        let lines = self.log_lines(area.width as usize, height + self.log_scroll);
        self.log_scroll = self.log_scroll.min(lines.len().saturating_sub(height));
        let to = lines.len() - self.log_scroll;
        let from = to.saturating_sub(height);
        let mut shown: Vec<Line> = lines[from..to].to_vec();
        if self.log_scroll > 0
            && let Some(last) = shown.last_mut()
        {
            let more = format!("↓ {}", self.log_scroll);
            *last = Line::styled(more, self.look.key());
        }
        frame.render_widget(Paragraph::new(shown), area);
    }
}
