//! Overlays: a question whose answer is drawn over the map, for whatever the cursor is on.

use crate::app::App;
use crate::fold::flow;
use crate::panel::Panel;
use crate::panels::Sheet;
use crate::status::POINTER;
use crate::words::Say;
use engine::Msg;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::{Overlay, OverlayNeeds, Pick, Tint, Tone};
use std::collections::HashMap;

/// The overlay that is on, in the language of the moment, and the cells it colours.
pub(crate) struct Shown {
    pub overlay: Overlay<String>,
    pub tints: HashMap<String, Tint<String>>,
}

/// A sign for a tone, for people who see no colours.
pub(crate) fn tone_sign(tone: Tone) -> char {
    match tone {
        Tone::Plain => 'o',
        Tone::Good => '✓',
        Tone::Warn => '!',
        Tone::Bad => '✗',
        Tone::Band1 => '1',
        Tone::Band2 => '2',
        Tone::Band3 => '3',
    }
}

impl App {
    /// Turns the overlay off, or lets the player choose one.
    pub(crate) fn toggle_overlay(&mut self) {
        if self.overlay.take().is_some() {
            return;
        }
        match self.table.overlays().is_empty() {
            true => self.tell(Say::Own(Msg::new("overlays-none"))),
            false => self.panels.push(Panel::Overlays { at: 0 }),
        }
    }

    /// Turns the overlay with this number on.
    pub(crate) fn choose_overlay(&mut self, number: usize) {
        self.overlay = self.table.overlays().get(number).map(|overlay| overlay.id.clone());
    }

    /// The overlay that is on, with its answer for what was picked or is under the cursor.
    pub(crate) fn shown_overlay(&self) -> Option<Shown> {
        let id = self.overlay.as_ref()?;
        let overlay = self.table.overlays().into_iter().find(|overlay| overlay.id == *id)?;
        let say = |msg: &Msg| self.words.game(msg);
        let target = match overlay.needs {
            OverlayNeeds::Nothing => None,
            OverlayNeeds::Cell => {
                self.places.all.get(self.cursor.place).map(|place| Pick::Cell(place.id.clone()))
            }
            OverlayNeeds::Piece => self.overlay_piece(),
        };
        let tints = self.table.overlay_at(self.table.len(), self.viewer, id, target.as_ref());
        Some(Shown {
            overlay: overlay.map_text(&say),
            tints: tints.iter().map(|tint| (tint.cell.clone(), tint.map_text(&say))).collect(),
        })
    }

    /// The piece under the cursor, or the one that was picked to act.
    fn overlay_piece(&self) -> Option<Pick> {
        let under = || self.pieces_in(self.cursor.place).last().map(|piece| piece.id.clone());
        let picked = || {
            let mut picked = self.picks.iter().rev();
            picked.find_map(|pick| if let Pick::Piece(id) = pick { Some(id.clone()) } else { None })
        };
        self.cursor.piece.clone().or_else(under).or_else(picked).map(Pick::Piece)
    }

    /// What the colours mean, and what is to be said about the cell under the cursor.
    pub(crate) fn overlay_lines(&self, width: usize) -> Vec<Line<'static>> {
        let Some(shown) = &self.shown else { return Vec::new() };
        let mut words =
            vec![(0, vec![Span::styled(format!("{}:", shown.overlay.title), self.look.strong())])];
        let here = self.places.all.get(self.cursor.place);
        if let Some(note) = here.and_then(|here| shown.tints.get(&here.id)).and_then(|tint| tint.note.clone())
        {
            words.push((1, vec![Span::styled(note, self.look.good())]));
        }
        for (tone, text) in &shown.overlay.legend {
            let sign = Span::styled(format!(" {} ", tone_sign(*tone)), self.look.tone(*tone));
            words.push((2, vec![sign, Span::raw(format!(" {text}"))]));
        }
        flow(words, width)
    }

    pub(crate) fn overlay_sheet(&self, at: usize, page: usize) -> Sheet {
        let mut out = Vec::new();
        for (number, overlay) in self.table.overlays().iter().enumerate() {
            let lead = if number == at { POINTER } else { ' ' };
            let style = if number == at { self.look.focus() } else { Style::new() };
            let key = if number < 9 { (number + 1).to_string() } else { " ".to_owned() };
            out.push(Line::from(vec![
                Span::styled(format!("{lead}{key} "), self.look.key()),
                Span::styled(self.words.game(&overlay.title), style),
            ]));
        }
        let (title, footer) = (self.words.own("overlays-title"), self.words.own("stack-footer"));
        Sheet { title, lines: out, footer, width: page, aside: true }
    }
}
