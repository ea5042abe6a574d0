//! The lines around the map: tracks and figures, what the cursor points at, boxes, prompt, buttons.

use crate::app::App;
use crate::counter::{is_reduced, short, steps};
use crate::fold::{fill, flow, lines};
use crate::look::Mark;
use crate::overlay::tone_sign;
use crate::think::Purpose;
use engine::{Msg, Need};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::{CardFace, Deck, Livery, Pick, Piece, Roll, Suit, Tone, Track};

/// Signs that turn while the computer thinks.
const WHEEL: [char; 4] = ['|', '/', '-', '\\'];
/// Shows where the cursor is in a list.
pub(crate) const POINTER: char = '▶';
/// Tracks with more spaces show only where the marker is.
const LONG_TRACK: usize = 12;

/// Words to be put into lines, each with its distance to the one before.
type Parts = Vec<(usize, Vec<Span<'static>>)>;

impl App {
    /// The index of a seat by its id.
    pub(crate) fn seat_index(&self, id: &str) -> Option<usize> {
        self.table.profile().seat(id).map(|seat| seat.index())
    }

    /// What a piece or cell is to the player now.
    pub(crate) fn mark(&self, pick: &Pick, open: &[Pick]) -> Mark {
        if self.picks.contains(pick) {
            Mark::Picked
        } else if open.contains(pick) {
            if matches!(pick, Pick::Cell(_)) { Mark::Ground } else { Mark::Open }
        } else {
            Mark::Plain
        }
    }

    /// Open cards, the last throw, tracks, figures, decks; in fewer words if one line does not hold them all, and without
    /// the last of them if so many lines do not either: a page tells everything.
    pub(crate) fn status_lines(&self, width: usize, most: usize) -> Vec<Line<'static>> {
        let full = flow(self.status_words(false), width);
        if full.len() <= 1 {
            return full;
        }
        let more = Span::styled(" … d", self.look.faint());
        fill(self.status_words(true), width, most, more)
    }

    fn status_words(&self, short: bool) -> Parts {
        let strong = |text: String| Span::styled(text, self.look.strong());
        let gap = if short { 2 } else { 3 };
        let mut words: Parts = Vec::new();
        for card in &self.scene.cards {
            let red = matches!(card.suit, Suit::Hearts | Suit::Diamonds);
            let (open, close) = if self.look.colour { (' ', ' ') } else { ('[', ']') };
            let mut spans =
                vec![Span::styled(format!("{open}{}{close}", card_face(card)), self.look.card(red))];
            if !short || self.scene.cards.len() > 1 {
                spans.push(Span::raw(format!(" {}", card.purpose)));
            }
            words.push((gap, spans));
        }
        if let Some(roll) = self.scene.rolls.last() {
            words.push((gap, self.roll_spans(roll)));
        }
        for track in &self.scene.tracks {
            let tone = track.tones.iter().find(|(space, _)| *space == track.at).map(|(_, tone)| *tone);
            let style = tone.map_or(self.look.strong(), |tone| self.look.tone(tone));
            words.push((gap, track_spans(track, short, style)));
        }
        for stat in &self.scene.stats {
            words.push((gap, vec![Span::raw(format!("{} ", stat.title)), strong(stat.value.clone())]));
        }
        for deck in &self.scene.decks {
            words.push((gap, vec![Span::raw(format!("{} ", deck.title)), strong(left_in(deck).to_string())]));
        }
        words
    }

    /// The cell and pieces under the cursor.
    pub(crate) fn info_lines(&self, width: usize) -> Vec<Line<'static>> {
        let Some(place) = self.places.all.get(self.cursor.place) else { return Vec::new() };
        let cell = &self.map.boards[place.board].cells[place.cell];
        let mut pieces = self.pieces_in(self.cursor.place);
        if !place.aside {
            pieces.reverse();
        }
        // The piece pointed at comes first, so that it is seen where there is room for one only.
        if let Some(focus) = &self.cursor.piece {
            pieces.sort_by_key(|piece| piece.id != *focus);
        }
        let marks: Vec<&str> = self
            .scene
            .marks
            .iter()
            .filter(|mark| mark.cell == cell.id)
            .map(|mark| mark.marker.name.as_str())
            .collect();
        let mut head = cell.title.clone();
        if !marks.is_empty() {
            head = format!("{head} @{}", marks.join(", "));
        }
        let mut words: Parts = spread(&head, self.look.strong());
        if place.aside && pieces.len() > 2 && self.cursor.piece.is_none() {
            let count = Msg::new("pieces").with("count", pieces.len() as i64);
            words.push((1, vec![Span::raw(self.words.own_with(count))]));
            return flow(words, width);
        }
        for (number, piece) in pieces.iter().enumerate() {
            let focus = self.cursor.piece.as_ref() == Some(&piece.id);
            let seat = self.seat_index(&piece.side);
            let style = if focus { self.look.focus() } else { self.look.side(seat) };
            if number > 0 {
                words.push((1, vec![Span::styled("·", self.look.faint())]));
            }
            words.push((1, vec![Span::styled(short(piece).to_owned(), style)]));
            words.extend(spread(self.piece_facts(piece).trim_start(), Style::new()));
            words.extend(spread(&self.without_id(piece), self.look.faint()));
        }
        flow(words, width)
    }

    /// A counter in its side's colours.
    pub(crate) fn counter_style(&self, piece: &Piece<String>) -> Style {
        let (spent, reduced) = (piece.spent, is_reduced(piece));
        let mine = |livery: &&Livery| livery.side == piece.side;
        let exact = self.map.liveries.iter().filter(mine).find(|livery| livery.style == piece.style);
        let livery = exact.or_else(|| self.map.liveries.iter().filter(mine).find(|l| l.style.is_empty()));
        livery
            .and_then(|livery| self.look.livery(&livery.colour, spent, reduced))
            .unwrap_or_else(|| self.look.counter(self.seat_index(&piece.side), spent, reduced))
    }

    /// Dice as they fell: what they count, and whether they hit.
    pub(crate) fn roll_spans(&self, roll: &Roll<String>) -> Vec<Span<'static>> {
        let mut spans = vec![Span::raw(roll.title.clone())];
        for die in &roll.dice {
            let face = match die.value == die.face as i16 {
                true => die.face.to_string(),
                false => format!("{}→{}", die.face, die.value),
            };
            let sign = match (self.look.colour, die.tone) {
                (true, _) | (_, Tone::Plain) => ' ',
                (false, tone) => tone_sign(tone),
            };
            spans.push(Span::raw(" "));
            spans.push(Span::styled(format!(" {face}{sign}"), self.look.die(die.tone)));
        }
        spans.extend(roll.result.iter().map(|result| Span::styled(format!(" {result}"), self.look.strong())));
        spans
    }

    /// The name of a piece, less the id in front of it that is shown already. `O` is no part of «Offizier».
    pub(crate) fn without_id(&self, piece: &Piece<String>) -> String {
        let rest =
            piece.name.strip_prefix(short(piece)).filter(|rest| !rest.starts_with(char::is_alphanumeric));
        rest.unwrap_or(&piece.name).trim_start_matches([':', ' ']).to_owned()
    }

    /// Values, steps and markers of a piece in words.
    pub(crate) fn piece_facts(&self, piece: &Piece<String>) -> String {
        let short = |name: &str| name.split(':').next().unwrap_or(name).to_owned();
        let mut facts: Vec<String> =
            piece.values.iter().map(|value| format!("{} {}", short(&value.name), value.text)).collect();
        if piece.full_steps > 1 {
            facts.push(steps(piece));
        }
        facts.extend(piece.markers.iter().map(|marker| format!("!{}", marker.name)));
        if let Some(price) = &piece.price {
            facts.push(self.words.own_with(Msg::new("price").with("price", price.as_str())));
        }
        if piece.count > 0 {
            facts.push(format!("×{}", piece.count));
        }
        if piece.spent {
            facts.push(self.words.own("spent"));
        }
        if facts.is_empty() { String::new() } else { format!(" {}", facts.join(" ")) }
    }

    /// Boxes beside the map with what is in them.
    pub(crate) fn box_lines(&self, width: usize, open: &[Pick]) -> Vec<Line<'static>> {
        let Some(here) = self.places.all.get(self.cursor.place) else { return Vec::new() };
        let mut out: Vec<Line> = Vec::new();
        let mut words: Parts = Vec::new();
        for place in self.places.aside(here.board) {
            let cell = &self.map.boards[here.board].cells[self.places.all[place].cell];
            let pieces = self.pieces_in(place);
            let focus = place == self.cursor.place;
            let mark = self.mark(&Pick::Cell(cell.id.clone()), open);
            let mut style = match mark {
                Mark::Plain => self.look.strong(),
                _ => self.look.label(mark),
            };
            if focus && self.cursor.piece.is_none() {
                style = self.look.focus();
            }
            // Below the map lines are scarce: what is empty and out of play is left out.
            if pieces.is_empty() && !self.sideways && !focus && mark == Mark::Plain {
                continue;
            }
            let name = cell.name.as_deref().unwrap_or(&cell.label);
            let lead = match self.look.sign(mark) {
                _ if focus && self.cursor.piece.is_none() => POINTER.to_string(),
                Some(sign) => sign.to_string(),
                None => String::new(),
            };
            let count = if pieces.is_empty() { " –".to_owned() } else { format!(" {}:", pieces.len()) };
            words.push((3, vec![Span::styled(format!("{lead}{name}{count}"), style)]));
            for piece in pieces {
                words.push((1, vec![self.chip(piece, open)]));
            }
            if self.sideways {
                out.extend(flow(std::mem::take(&mut words), width));
            }
        }
        out.extend(flow(words, width));
        out
    }

    /// A counter in a list: its id, in its side's colours.
    fn chip(&self, piece: &Piece<String>, open: &[Pick]) -> Span<'static> {
        let seat = self.seat_index(&piece.side);
        let mark = self.mark(&Pick::Piece(piece.id.clone()), open);
        let mut style = self.counter_style(piece);
        let focus = self.cursor.piece.as_ref() == Some(&piece.id);
        let sign = if focus { Some(POINTER) } else { self.look.sign(mark) };
        let sign = sign.map(String::from).unwrap_or_default();
        if focus {
            style = self.look.focus();
        } else if mark == Mark::Picked {
            style = self.look.label(mark);
        }
        let step = if is_reduced(piece) { "'" } else { "" };
        let step = piece.price.as_ref().map_or(step.to_owned(), |price| format!(" {price}"));
        let text = match self.look.brackets(seat) {
            Some((open, close)) => format!("{sign}{open}{}{step}{close}", short(piece)),
            None => format!("{sign}{}{step}", short(piece)),
        };
        Span::styled(text, style)
    }

    /// Who must decide what, under which rule, and what was picked so far.
    pub(crate) fn prompt_lines(&self, width: usize) -> (Vec<Line<'static>>, Style) {
        let prompt = &self.scene.prompt;
        let seat = self.seat_index(&prompt.seat);
        let style = self.look.prompt(seat);
        let rule = if prompt.rule.is_empty() { String::new() } else { format!(" [{}]", prompt.rule) };
        let side = if prompt.seat.is_empty() {
            String::new()
        } else {
            format!("{}: ", self.words.side(&prompt.seat))
        };
        // Many games name the side in the question already.
        let side = if prompt.text.starts_with(side.trim_end_matches(": ")) { String::new() } else { side };
        let text = match &self.thinking {
            Some(thinking) => {
                let wheel = WHEEL[self.ticks % WHEEL.len()];
                let (key, seat) = match thinking.purpose {
                    Purpose::Order(seat) => ("thinking", seat),
                    Purpose::Advice(seat) => ("advising", seat),
                };
                let player = self.players[seat.index()].to_string();
                let side = self.words.side(self.table.profile().seat_id(seat));
                let msg = Msg::new(key).with("side", side).with("player", player);
                format!("{wheel} {}", self.words.own_with(msg))
            }
            None => format!("{side}{}{rule}{}", prompt.text, self.reaction_text()),
        };
        (lines(&text, width, style), style)
    }

    /// What a reaction can bring at best, if the player is asked for one.
    fn reaction_text(&self) -> String {
        let Some(reaction) = self.decider().and_then(|seat| self.table.reaction(seat)) else {
            return String::new();
        };
        let name = self.words.game(&Msg::new(format!("reaction-{}", reaction.kind)));
        let chance = self.words.percent(reaction.chance as f64);
        let msg = Msg::new("reaction").with("name", name).with("chance", chance);
        format!(" {}", self.words.own_with(msg))
    }

    fn picked_text(&self) -> Option<String> {
        if self.picks.is_empty() {
            return None;
        }
        let name = |pick: &Pick| match pick {
            Pick::Cell(id) => id.clone(),
            Pick::Piece(id) => self.piece(id).map_or_else(|| id.clone(), |piece| short(piece).to_owned()),
            Pick::Card(id) => self.card(id).map_or_else(|| id.clone(), |card| card.name.clone()),
        };
        let picked: Vec<String> = self.picks.iter().map(name).collect();
        let count = crate::picks::matching(&self.choices, &self.picks);
        let msg = Msg::new("picked").with("picked", picked.join(" > ")).with("count", count as i64);
        Some(self.words.own_with(msg))
    }

    /// What was picked, buttons, and the most useful keys.
    pub(crate) fn action_lines(&self, width: usize) -> Vec<Line<'static>> {
        let mut words: Parts = Vec::new();
        if let Some(picked) = self.picked_text() {
            words.push((0, vec![Span::styled(picked, self.look.good())]));
        }
        words.extend(self.button_words());
        let mut out = flow(words, width);
        // Keys everybody needs, as far as the last line has room for them.
        for (number, (name, text)) in self.hints().into_iter().enumerate() {
            let text = format!(" {}", self.words.own(text));
            let gap = if number == 0 { 3 } else { 2 };
            let wide = gap + name.chars().count() + crate::fold::width(&text);
            match out.last_mut() {
                Some(last) if last.width() + wide <= width => last.spans.push(Span::raw(" ".repeat(gap))),
                Some(_) => continue,
                None => out.push(Line::default()),
            }
            if let Some(last) = out.last_mut() {
                last.spans.push(Span::styled(name.to_string(), self.look.key()));
                last.spans.push(Span::styled(text, self.look.faint()));
            }
        }
        out
    }

    fn button_words(&self) -> Parts {
        let key = |key: &str, text: String| {
            vec![Span::styled(key.to_owned(), self.look.key()), Span::raw(format!(" {text}"))]
        };
        let buttons = self.buttons();
        let mut words: Parts = Vec::new();
        // What nothing is gained by stands last, behind "more".
        let wanted = buttons.iter().take_while(|&&choice| !self.choices[choice].seldom).count().min(9);
        for (number, &choice) in buttons[..wanted].iter().enumerate() {
            let choice = &self.choices[choice];
            let mut spans = key(&(number + 1).to_string(), choice.label.clone());
            if choice.risky {
                spans.push(Span::styled("%", self.look.faint()));
            }
            words.push((3, spans));
        }
        if buttons.len() > wanted {
            words.push((3, key("b", self.words.own("hint-more"))));
        }
        let (held, playable) = self.hand_count();
        if held > 0 {
            let text = Msg::new("hint-hand").with("count", held as i64).with("playable", playable as i64);
            words.push((3, key("h", self.words.own_with(text))));
        }
        words
    }

    /// The keys worth naming at this moment.
    fn hints(&self) -> Vec<(&'static str, &'static str)> {
        let human = self.decider().is_some();
        let mut hints: Vec<(&'static str, &'static str)> = match self.table.need() {
            Need::Over(_) => vec![("Enter", "hint-result"), ("q", "hint-quit")],
            Need::Luck(_) => vec![("Enter", "hint-luck")],
            Need::Order(_) if !human && self.paused => vec![("p", "hint-go-on"), ("q", "hint-quit")],
            Need::Order(_) if !human => vec![("p", "hint-pause"), ("?", "hint-help")],
            Need::Order(_) if !self.picks.is_empty() => vec![
                ("?", "hint-help"),
                ("Esc", "hint-back"),
                ("Tab", "hint-tab"),
                ("Enter", "hint-pick"),
                ("w", "hint-why"),
                ("x", "hint-look"),
            ],
            Need::Order(_) => vec![
                ("?", "hint-help"),
                ("Tab", "hint-tab"),
                ("Enter", "hint-pick"),
                ("w", "hint-why"),
                ("x", "hint-look"),
                ("r", "hint-rule"),
                ("a", "hint-advice"),
            ],
        };
        // What can be taken back or corrected comes right after help, and only if there is something.
        if self.picks.is_empty() {
            let undo = self.may_undo.then_some(("u", "hint-undo"));
            let correct = self.may_correct.then_some(("c", "hint-correct"));
            hints.splice(1..1, undo.into_iter().chain(correct));
        }
        hints
    }
}

/// How much may still come out of a deck or cup.
pub(crate) fn left_in(deck: &Deck<String>) -> usize {
    match deck.chits.is_empty() {
        true => deck.left.len(),
        false => deck.chits.iter().map(|chit| chit.left as usize).sum(),
    }
}

pub(crate) fn track_spans(track: &Track<String>, short: bool, strong: Style) -> Vec<Span<'static>> {
    let mut spans = vec![Span::raw(format!("{} ", track.title))];
    if short || track.spaces.len() > LONG_TRACK {
        let at = track.spaces.get(track.at).cloned().unwrap_or_default();
        spans.push(Span::styled(at, strong));
        // Of numbers the end is worth knowing; names of spaces say enough by themselves.
        let last = track.spaces.last().filter(|last| last.chars().any(|c| c.is_ascii_digit()));
        spans.extend(last.map(|last| Span::raw(format!("/{last}"))));
        return spans;
    }
    for (number, space) in track.spaces.iter().enumerate() {
        let gap = if number == 0 { "" } else { " " };
        spans.push(if number == track.at {
            Span::styled(format!("{gap}[{space}]"), strong)
        } else {
            Span::raw(format!("{gap}{space}"))
        });
    }
    spans
}

/// A text as words of one style.
fn spread(text: &str, style: Style) -> Parts {
    text.split_whitespace().map(|word| (1, vec![Span::styled(word.to_owned(), style)])).collect()
}

/// A card in few letters: `♠7`.
pub(crate) fn card_face(card: &CardFace<String>) -> String {
    let suit = match card.suit {
        Suit::Spades => "♠",
        Suit::Clubs => "♣",
        Suit::Hearts => "♥",
        Suit::Diamonds => "♦",
        Suit::Joker => "★",
        Suit::Plain => "",
    };
    match (suit, card.rank.as_str()) {
        ("", "") | ("★", "") => format!("{suit}{}", card.id),
        (suit, rank) => format!("{suit}{rank}"),
    }
}
