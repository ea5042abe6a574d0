//! The log: what happened, newest at the bottom.

use crate::app::App;
use crate::fold::fold;
use ratatui::Frame;
use ratatui::layout::Rect;
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
    /// Reads the log again, for this viewer and in this language.
    pub(crate) fn read_log(&mut self) {
        let profile = self.table.profile();
        let mut rows = Vec::new();
        for entry in self.table.log(0, self.viewer) {
            let seat = profile.seat(&entry.who).map(|seat| seat.index());
            rows.extend(entry.lines.iter().map(|line| Row {
                step: entry.step,
                seat,
                text: self.words.game(&line.text),
                rule: line.rule.to_string(),
            }));
        }
        self.log = rows;
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
            let folded = fold(&format!("{}{}", row.text, rule.replace(' ', "\u{e000}")), width.saturating_sub(2));
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

    /// Draws the log into a pane.
    pub(crate) fn draw_log(&mut self, frame: &mut Frame, area: Rect) {
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
