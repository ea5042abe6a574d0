//! Pages to read: help, legend, decks, rules.

use crate::app::App;
use crate::counter::{SIGNS, short, sign, steps};
use crate::fold::{flow, fold, lines};
use crate::keys::KEYS;
use crate::status::track_spans;
use engine::Msg;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::Piece;

impl App {
    pub(crate) fn help(&self, page: usize) -> Vec<Line<'static>> {
        let header = self.table.header();
        let seats: Vec<String> = header
            .seats
            .iter()
            .map(|(seat, player)| format!("{}: {player}", self.words.side(seat)))
            .collect();
        let mut out = lines(
            &format!("{} / {} · {}", header.game, header.scenario, seats.join(", ")),
            page,
            self.look.faint(),
        );
        out.extend(lines(&self.words.own("help-intro"), page, Style::new()));
        let boards = self.map.boards.len();
        let useful = |key: &str| match key {
            "m" => boards > 1,
            "v" => !self.table.overlays().is_empty(),
            "i" => !self.table.reactions().is_empty(),
            "c" => self.physical,
            _ => true,
        };
        for (key, text) in KEYS.iter().filter(|(key, _)| useful(key)) {
            let folded = fold(&self.words.own(text), page.saturating_sub(11));
            for (number, part) in folded.into_iter().enumerate() {
                let key = if number == 0 { *key } else { "" };
                out.push(Line::from(vec![
                    Span::styled(format!("{key:<11}"), self.look.key()),
                    Span::raw(part),
                ]));
            }
        }
        out
    }

    pub(crate) fn legend(&self, page: usize) -> Vec<Line<'static>> {
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
            let id = example.map_or("", short);
            let style =
                example.map_or(self.look.counter(index, false, false), |piece| self.counter_style(piece));
            let chip = Span::styled(format!("{open}{id}{close}"), style);
            out.push(Line::from(vec![chip, Span::raw(format!(" {}", self.words.side(seat)))]));
        }
        let mut markers: Vec<(&str, &str)> = Vec::new();
        let on_cells = self.scene.marks.iter().map(|mark| &mark.marker);
        for marker in self.scene.pieces.iter().flat_map(|piece| &piece.markers).chain(on_cells) {
            if !markers.iter().any(|(_, name)| *name == marker.name) {
                markers.push((&marker.label, &marker.name));
            }
        }
        if !markers.is_empty() {
            let all: Vec<String> = markers.iter().map(|(label, name)| format!("!{label} {name}")).collect();
            out.extend(lines(&all.join(", "), page, Style::new()));
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
        if self.map.boards.iter().any(|board| !board.decor.is_empty()) {
            out.extend(lines(&self.words.own("legend-ways"), page, Style::new()));
        }
        let arms: Vec<String> = SIGNS
            .iter()
            .filter(|symbol| self.scene.pieces.iter().any(|piece| piece.symbol == **symbol))
            .filter_map(|symbol| {
                Some(format!("{} {}", sign(symbol)?, self.words.own(&format!("arm-{symbol}"))))
            })
            .collect();
        if !arms.is_empty() {
            let text = format!("{} {}", self.words.own("legend-arms"), arms.join(", "));
            out.extend(lines(&text, page, Style::new()));
        }
        out
    }

    pub(crate) fn decks(&self, page: usize) -> Vec<Line<'static>> {
        let mut out = Vec::new();
        for roll in &self.scene.rolls {
            let side = match roll.side.as_str() {
                "" => String::new(),
                side => format!("{}: ", self.words.side(side)),
            };
            let mut spans = vec![Span::raw(side)];
            spans.extend(self.roll_spans(roll));
            out.extend(flow(spans.into_iter().map(|span| (0, vec![span])).collect(), page));
        }
        for track in &self.scene.tracks {
            let words = track_spans(track, false, self.look.strong());
            out.extend(flow(words.into_iter().map(|span| (0, vec![span])).collect(), page));
        }
        for stat in &self.scene.stats {
            out.extend(lines(&format!("{}: {}", stat.title, stat.value), page, Style::new()));
        }
        for card in &self.scene.cards {
            out.extend(lines(&format!("{}: {}", card.purpose, card.name), page, self.look.strong()));
            out.extend(card.text.iter().flat_map(|text| lines(text, page, Style::new())));
        }
        for deck in &self.scene.decks {
            out.push(Line::styled(deck.title.clone(), self.look.strong()));
            for chit in &deck.chits {
                let style = if chit.left > 0 { Style::new() } else { self.look.faint() };
                let label = if chit.label.is_empty() { &chit.id } else { &chit.label };
                let text = format!("{:>3}/{} {label:<4} {}", chit.left, chit.total, chit.name);
                out.extend(lines(&text, page, style));
            }
            if !deck.chits.is_empty() {
                continue;
            }
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

    /// The cell under the cursor with everything in it, and the cards that lie open, in full.
    pub(crate) fn look_page(&self, page: usize) -> (String, Vec<Line<'static>>) {
        let mut out = Vec::new();
        let mut title = String::new();
        if let Some(place) = self.places.all.get(self.cursor.place) {
            let cell = &self.map.boards[place.board].cells[place.cell];
            title = cell.title.clone();
            // What the frame has no room for stands inside it.
            if title.chars().count() > page {
                out.extend(lines(&title, page, Style::new()));
            } else if let Some(note) = &cell.note {
                out.extend(lines(note, page, Style::new()));
            }
            if let Some(ground) = self.map.terrain.iter().find(|terrain| terrain.id == cell.terrain) {
                let text = format!("{}: {}", ground.name, ground.effect);
                out.extend(lines(text.trim_end_matches(": "), page, Style::new()));
            }
            for mark in self.scene.marks.iter().filter(|mark| mark.cell == cell.id) {
                out.extend(lines(&format!("@ {}", mark.marker.name), page, self.look.good()));
            }
            if let Some(note) = self.shown.as_ref().and_then(|shown| shown.tints.get(&cell.id)?.note.clone())
            {
                out.extend(lines(&note, page, self.look.good()));
            }
            let mut pieces = self.pieces_in(self.cursor.place);
            if !place.aside {
                pieces.reverse();
            }
            if let Some(focus) = &self.cursor.piece {
                pieces.sort_by_key(|piece| piece.id != *focus);
            }
            for piece in pieces {
                out.extend(self.piece_page(piece, page));
            }
        }
        for card in &self.scene.cards {
            out.push(Line::default());
            out.extend(lines(&format!("{}: {}", card.purpose, card.name), page, self.look.strong()));
            out.extend(card.text.iter().flat_map(|text| lines(text, page, Style::new())));
        }
        (title, out)
    }

    /// A piece in full: its names, every value with what it means, steps and markers.
    fn piece_page(&self, piece: &Piece<String>, page: usize) -> Vec<Line<'static>> {
        let mut out = vec![Line::default()];
        let side = match piece.side.as_str() {
            "" => String::new(),
            side => format!(" ({})", self.words.side(side)),
        };
        let rest = self.without_id(piece);
        let name =
            if rest.is_empty() { short(piece).to_owned() } else { format!("{} · {rest}", short(piece)) };
        let style = self.look.side(self.seat_index(&piece.side));
        out.extend(lines(&format!("{name}{side}"), page, style));
        for value in piece.values.iter().filter(|value| !value.text.is_empty()) {
            out.extend(lines(&format!("  {}: {}", value.name, value.text), page, Style::new()));
        }
        if piece.full_steps > 1 {
            out.push(Line::raw(format!("  {}", steps(piece))));
        }
        for marker in &piece.markers {
            out.extend(lines(&format!("  !{} {}", marker.label, marker.name), page, self.look.error()));
        }
        if piece.spent {
            out.extend(lines(&format!("  {}", self.words.own("spent")), page, self.look.faint()));
        }
        out
    }

    pub(crate) fn rule_page(
        &self,
        section: usize,
        rulings: &[String],
        page: usize,
    ) -> (String, Vec<Line<'static>>) {
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
}
