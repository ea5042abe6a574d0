//! Counters, markers on hexes, tracks, figures and the cup.

use super::board::box_id;
use crate::Blitzkrieg;
use crate::position::*;
use crate::words::*;
use engine::{Game, Msg, Seat};
use scene::{Chit, Corner, Deck, Mark, Piece, Stat, Tone, Track, Value};

type Marker = scene::Marker<Msg>;

impl Blitzkrieg {
    pub(super) fn piece(&self, p: &Position, unit: Unit) -> Piece<Msg> {
        let card = self.card(unit);
        let cell = match p.place(unit) {
            Hex::LEFT | Hex::LOST => box_id("lost", card.side),
            hex if hex.on_map() => self.s.ground.label(hex),
            _ => box_id("reserve", card.side),
        };
        let hq = self.is_hq(unit);
        let value = |corner, number: i64, key: &str| Value::new(corner, number.to_string(), Msg::new(key));
        let values = if hq {
            vec![
                value(Corner::LowerLeft, self.form(card.form).ff as i64, "value-command"),
                value(Corner::LowerRight, self.printed_mp(p, unit).0 as i64, "value-mp"),
            ]
        } else {
            let attack = card.attack[usize::from(p.steps[unit.i()] < 2)];
            vec![
                value(Corner::LowerLeft, attack as i64, "value-attack"),
                value(Corner::LowerRight, card.mp as i64, "value-mp"),
                value(Corner::UpperLeft, card.armour as i64, "value-armour"),
                value(Corner::UpperRight, card.range as i64, "value-range"),
            ]
        };
        Piece {
            style: self.form(card.form).id.clone(),
            symbol: card.class.symbol().to_owned(),
            size: if hq { "II" } else { "I" }.to_owned(),
            values,
            steps: if hq { 1 } else { p.steps[unit.i()] },
            full_steps: if hq { 1 } else { 2 },
            markers: self.piece_markers(p, unit),
            spent: p.acted.has(unit) && !p.mv.party.has(unit),
            ..Piece::new(
                card.id.clone(),
                cell,
                Self::PROFILE.seat_id(card.side),
                Msg::new("piece-name")
                    .with("unit", self.unit_name(unit))
                    .with("formation", self.form_name(card.form)),
                Msg::plain(card.id.clone()),
            )
        }
    }
    fn piece_markers(&self, p: &Position, unit: Unit) -> Vec<Marker> {
        let mut markers = Vec::new();
        let mut put = |on: bool, id: &str, label: &str, tone: Tone| {
            if on {
                markers.push(Marker::new(id, label, tone, Msg::new(format!("mark-{id}"))));
            }
        };
        let form = self.card(unit).form;
        put(p.hidden.has(unit), "hidden", "?", Tone::Warn);
        put(p.neutralised.has(unit), "disrupted", "N", Tone::Bad);
        put(p.ooc.has(unit), "out-of-command", "OOC", Tone::Warn);
        put(p.opp.has(unit), "opp-used", "OPP", Tone::Plain);
        put(p.aboard.has(unit), "mounted", "▲", Tone::Plain);
        put(p.mv.party.has(unit), "moved", "M", Tone::Good);
        put(p.shot.firer == unit, "firing", "F", Tone::Warn);
        put(p.shot.target == unit, "target", "T", Tone::Bad);
        put(self.in_column(p, unit), "column", "K", Tone::Plain);
        if self.is_hq(unit) {
            put(p.exhausted.has(form), "exhausted", "E", Tone::Warn);
            put(p.demoralised.has(form), "demoralised", "D", Tone::Bad);
            put(p.repeated.has(form), "repeated", "R", Tone::Plain);
        }
        let turn = self.card(unit).enters;
        if p.place(unit) == Hex::WAITING && turn > 0 {
            let name = Msg::new("mark-arrives").with("turn", turn as i64);
            markers.push(Marker::new("arrives", format!("T{turn}"), Tone::Plain, name));
        }
        markers
    }
    /// Works, mines, who holds what counts, where a salvo falls.
    pub(super) fn marks(&self, p: &Position) -> Vec<Mark<Msg>> {
        let mut marks = Vec::new();
        let mut put = |hex: Hex, id: &str, label: &str, tone: Tone| {
            let marker = Marker::new(id, label, tone, Msg::new(format!("mark-{id}")));
            marks.push(Mark { cell: self.s.ground.label(hex), marker });
        };
        for hex in self.matters.iter().map(Hex) {
            let german = p.german.has(hex.0);
            let (id, label) = if german { ("control-german", "G") } else { ("control-french", "F") };
            put(hex, id, label, Tone::Plain);
        }
        p.works.iter().for_each(|hex| put(Hex(hex), "trench", "W", Tone::Plain));
        p.mines.iter().for_each(|hex| put(Hex(hex), "mine", "M", Tone::Bad));
        if p.guns.hex.on_map() {
            put(p.guns.hex, "barrage", "*", Tone::Bad);
        }
        marks
    }
    pub(super) fn tracks(&self, p: &Position) -> Vec<Track<Msg>> {
        let spaces: Vec<Msg> = (1..=self.s.turns).map(|turn| Msg::plain(turn.to_string())).collect();
        vec![Track::new("turn", Msg::new("track-turn"), spaces, p.turn.max(1) as usize - 1)]
    }
    pub(super) fn stats(&self, p: &Position) -> Vec<Stat<Msg>> {
        let mut stats = Vec::new();
        let mut put = |id: &str, value: Msg| {
            stats.push(Stat::new(id, Msg::new(format!("stat-{id}")), value));
        };
        match self.s.objective {
            Some(hex) => {
                let side = if p.german.has(hex.0) { GERMAN } else { FRENCH };
                put("stonne", self.side_name(side));
            }
            None => {
                let [least, most] = self.s.bands[p.turn.max(1) as usize - 1];
                let value = Msg::new("points-in-band")
                    .with("points", self.points(p) as i64)
                    .with("least", least as i64)
                    .with("most", most as i64);
                put("points", value);
            }
        }
        for side in [GERMAN, FRENCH] {
            let id = if side == GERMAN { "hand-german" } else { "hand-french" };
            let names: Vec<String> = p
                .hand
                .iter()
                .filter(|&token| self.owner(token) == side)
                .map(|token| self.token_word(token))
                .chain(p.extra_repeat[side.index()].then(|| "+repeat".to_owned()))
                .chain(self.stored(p, side).map(|token| format!("[{}]", self.token_word(token))))
                .collect();
            put(id, if names.is_empty() { Msg::new("hand-empty") } else { Msg::plain(names.join(", ")) });
        }
        if p.carry != NO_TOKEN {
            put("carry", self.token_name(p.carry));
        }
        stats
    }
    /// The cup with its open contents.
    pub(super) fn cup(&self, p: &Position) -> Deck<Msg> {
        let mut chits: Vec<Chit<Msg>> = Vec::new();
        for (token, card) in self.markers.iter().enumerate() {
            let token = token as u8;
            let id = self.token_word(token);
            let left = u8::from(p.cup.has(token));
            let total = u8::from(!p.later.has(token) && !self.marker_out(p, token));
            if let Some(chit) = chits.iter_mut().find(|chit| chit.id == id) {
                chit.left += left;
                chit.total += total;
                continue;
            }
            let (label, style) = match card.marker {
                Marker_::Formation(form) => (String::new(), self.form(form).id.clone()),
                Marker_::Artillery => ("A".to_owned(), String::new()),
                Marker_::Stuka => ("S".to_owned(), String::new()),
                Marker_::Repeat => ("R".to_owned(), String::new()),
                Marker_::General => ("G".to_owned(), String::new()),
            };
            let label = if label.is_empty() { style.chars().take(3).collect() } else { label };
            chits.push(Chit {
                id,
                name: self.token_name(token),
                label,
                icon: String::new(),
                side: Self::PROFILE.seat_id(card.side).to_owned(),
                style,
                left,
                total,
            });
        }
        Deck { id: "cup".to_owned(), title: Msg::new("deck-cup"), left: Vec::new(), gone: Vec::new(), chits }
    }
    /// For overlays: the side of a unit.
    pub(super) fn seat_of(&self, unit: Unit) -> Seat {
        self.side(unit)
    }
}

use crate::words::Marker as Marker_;
