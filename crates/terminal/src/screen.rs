//! The screen: which part goes where, at any size.

use crate::app::App;
use crate::fold::clip_line;
use crate::panel::Panel;
use crate::places::Scale;
use crate::status::POINTER;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use scene::Pick;

/// Width of the column at the side.
const SIDE: u16 = 42;
/// Screens narrower or lower than this show nothing but a request.
const LEAST: (u16, u16) = (24, 8);

/// Lines a scrolling map gives away, if it has more than this.
const SPARED: u16 = 4;
const ROOM_TO_SPARE: u16 = 15;

/// The parts around the map, as indices of their heights.
const STATUS: usize = 0;
const INFO: usize = 1;
const BOXES: usize = 2;
const PROMPT: usize = 3;
const ACTIONS: usize = 4;
const LOG: usize = 5;

impl App {
    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let text = self.words.own("too-small");
            let lines = crate::fold::lines(&text, area.width as usize, self.look.strong());
            return frame.render_widget(Paragraph::new(lines), area);
        }
        if let Some(Panel::Curtain { seat }) = self.panels.last() {
            return self.draw_curtain(frame, area, *seat);
        }
        self.shown = self.shown_overlay();
        let open: Vec<Pick> = self.targets().into_iter().map(|target| target.pick).collect();
        let board = self.places.all.get(self.cursor.place).map_or(0, |place| place.board);
        self.sideways = self.wants_side(board, area);
        let line = if self.sideways {
            self.draw_wide(frame, area, board, &open)
        } else {
            self.draw_tall(frame, area, board, &open)
        };
        self.draw_panels(frame, area, line);
    }

    /// Whether a column at the side leaves enough room for the map.
    fn wants_side(&self, board: usize, area: Rect) -> bool {
        if area.width < 100 || area.height < 20 {
            return false;
        }
        let beside = area.width - SIDE;
        let scale = self.places.fit(board, beside, area.height.saturating_sub(6));
        let fits = self.places.size(board, scale).0 <= beside as i32;
        if fits { scale.w >= 12 } else { area.width >= 140 }
    }

    /// Everything below the map.
    fn draw_tall(&mut self, frame: &mut Frame, area: Rect, board: usize, open: &[Pick]) -> Option<u16> {
        let width = area.width as usize;
        let info = self.info_lines(width);
        let boxes = self.box_lines(width, open);
        let (prompt, prompt_style) = self.prompt_lines(width);
        let actions = self.action_lines(width);
        // What stands above and right below the map keeps the largest height it ever had at this size of the screen, so
        // that nothing jumps.
        let below = boxes.len().min(if area.height < 30 { 2 } else { 4 });
        let (tops, below) = match self.steady {
            (size, top, low) if size == area.as_size() => (top, below.max(low)),
            _ => (1, below),
        };
        // Every part gets one line, the map what it needs; the rest is dealt out by importance, and then to the log.
        let mut have = [1, 1, u16::from(below > 0), 1, 1, 1];
        let least: u16 = have.iter().sum();
        // Larger cells are only taken if the rest keeps its room.
        let scale = self.places.fit(board, area.width, area.height.saturating_sub(least + 7));
        let needed = self.places.size(board, scale).1.max(1) as u16;
        let most = area.height.saturating_sub(least).max(3);
        // A map that scrolls anyway spares a few lines for status, prompt and log.
        let spares = needed > most && most > ROOM_TO_SPARE;
        let tops = match spares || area.height >= 26 {
            true => self.status_lines(width, 2).len().max(tops),
            false => tops,
        };
        self.steady = (area.as_size(), tops, below);
        let map = if spares { most - SPARED - (tops as u16 - 1) } else { needed.min(most) };
        let wants = [
            (STATUS, tops),
            (PROMPT, prompt.len().min(2)),
            (ACTIONS, actions.len().min(2)),
            (LOG, 2),
            (BOXES, below),
            (PROMPT, prompt.len().min(4)),
            (ACTIONS, actions.len().min(4)),
            (LOG, 3),
            (INFO, 2),
        ];
        let mut rest = area.height.saturating_sub(map + least);
        for (part, most) in wants {
            let more = (most as u16).saturating_sub(have[part]).min(rest);
            have[part] += more;
            rest -= more;
        }
        have[LOG] += rest;
        let mut y = area.y;
        let mut next = |height: u16| {
            let top = y.min(area.bottom());
            y += height;
            Rect::new(area.x, top, area.width, height.min(area.bottom() - top))
        };
        let bar = self.look.bar();
        let status = self.status_lines(width, have[STATUS] as usize);
        put(frame, next(have[STATUS]), &status, Some(bar));
        let line = self.draw_board(frame, next(map), scale, open);
        put(frame, next(have[INFO]), &info, None);
        put(frame, next(have[BOXES]), around_pointer(&boxes, have[BOXES]), None);
        put(frame, next(have[PROMPT]), &prompt, Some(prompt_style));
        put(frame, next(have[ACTIONS]), &actions, None);
        self.draw_log(frame, next(have[LOG]));
        line
    }

    /// Boxes, cursor and log at the side.
    fn draw_wide(&mut self, frame: &mut Frame, area: Rect, board: usize, open: &[Pick]) -> Option<u16> {
        let width = area.width as usize;
        let status = self.status_lines(width, 3);
        let (prompt, prompt_style) = self.prompt_lines(width);
        let actions = self.action_lines(width);
        let (top, asks, acts) =
            (status.len().min(3) as u16, prompt.len().min(3) as u16, actions.len().min(3) as u16);
        let high = area.height.saturating_sub(top + asks + acts);
        let beside = area.width - SIDE;
        let scale = self.places.fit(board, beside, high);
        put(frame, Rect::new(area.x, area.y, area.width, top), &status, Some(self.look.bar()));
        let line = self.draw_board(frame, Rect::new(area.x, area.y + top, beside, high), scale, open);
        let bottom = area.y + top + high;
        put(frame, Rect::new(area.x, bottom, area.width, asks), &prompt, Some(prompt_style));
        put(frame, Rect::new(area.x, bottom + asks, area.width, acts), &actions, None);

        let (x, room) = (area.x + beside + 1, SIDE - 1);
        let boxes = self.box_lines(room as usize, open);
        let info = self.info_lines(room as usize);
        let tall = (boxes.len() as u16).min(high / 2);
        let about = (info.len() as u16).min(high / 4).max(3);
        let mut y = area.y + top;
        put(frame, Rect::new(x, y, room, tall), around_pointer(&boxes, tall), None);
        y += tall + 1;
        put(frame, Rect::new(x, y, room, about), &info, None);
        y += about + 1;
        self.draw_log(frame, Rect::new(x, y, room, (area.y + top + high).saturating_sub(y)));
        line
    }

    fn draw_board(&mut self, frame: &mut Frame, area: Rect, scale: Scale, open: &[Pick]) -> Option<u16> {
        self.draw_map(frame.buffer_mut(), area, scale, open)
    }
}

/// The lines from which on the pointer is in sight.
fn around_pointer<'a>(lines: &'a [Line<'static>], height: u16) -> &'a [Line<'static>] {
    let at = lines.iter().position(|line| line.to_string().contains(POINTER)).unwrap_or(0);
    lines.get((at + 1).saturating_sub(height as usize)..).unwrap_or_default()
}

/// Puts lines into an area; a style fills all of it.
fn put(frame: &mut Frame, area: Rect, lines: &[Line<'static>], style: Option<ratatui::style::Style>) {
    if area.is_empty() {
        return;
    }
    let mut shown: Vec<Line> = lines.iter().take(area.height as usize).cloned().collect();
    // What does not fit is at least hinted at.
    if let (Some(last), Some(next)) = (shown.last_mut(), lines.get(area.height as usize)) {
        last.spans.push(" ".into());
        last.spans.extend(next.spans.iter().cloned());
        last.spans.push(" ".repeat(area.width as usize).into());
        *last = clip_line(last, area.width as usize);
    }
    let mut text = Paragraph::new(shown);
    if let Some(style) = style {
        text = text.style(style);
    }
    frame.render_widget(text, area);
}
