//! Orders and their notation: `move 1c-1 1709`, `fire i35-4 1c-1`, `aim 1205 medium`.

use crate::Blitzkrieg;
use crate::kinds::*;
use engine::{Msg, ReadError};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Order {
    /// 12: sets a counter up.
    Place { unit: Unit, hex: Hex },
    /// 13.1: sets a gun up hidden.
    Hide { unit: Unit, hex: Hex },
    /// 10.3, 12.2: attaches a unit to a formation.
    Attach { unit: Unit, form: Form },
    /// 10.2: places works.
    Dig { hex: Hex },
    /// 10.1: lays mines.
    Mine { hex: Hex },
    /// S1, 12.1: this unit loses the step.
    Lose { unit: Unit },
    /// 12.1: gets on its half-track.
    Load { unit: Unit },
    /// 12.1: gets off.
    Unload { unit: Unit },
    /// 12: sets up what is left in a sensible way.
    Auto,
    /// 12: the set-up is finished.
    Ready,
    /// 12.1: names the formation of the opening.
    Open { form: Form },
    /// 12.1: uses a marker of the opening.
    Use { token: u8 },
    /// 2.B: executes the marker.
    Activate,
    /// 2.B: skips it.
    Skip,
    /// 5.5: stores it.
    Store,
    /// 5.5: executes it with the stored one.
    Pair,
    /// 5.3: holds a REPEAT.
    Hold,
    /// 5.3: plays a REPEAT.
    Repeat { form: Form },
    /// 5.5: a GENERAL takes markers off.
    Remove,
    /// 5.5: a GENERAL brings a REPEAT.
    Take,
    /// 5.5: takes a neutralised marker off.
    Steady { unit: Unit },
    /// 5.5: takes an exhaustion marker off.
    Rest { form: Form },
    /// Nothing more of this.
    Done,
    /// 5.5: annuls.
    Annul,
    /// Declines to react.
    Pass,
    /// 3.2: where a headquarters returns.
    Return { unit: Unit, hex: Hex },
    /// 7.1: one step.
    Move { unit: Unit, hex: Hex, road: bool },
    /// R94: onto the map.
    Enter { unit: Unit, hex: Hex, road: bool },
    /// 9.1.1.
    Assault { unit: Unit, hex: Hex, road: bool },
    /// 7.1: moves together with another.
    Stack { unit: Unit, with: Unit },
    /// R102: drops off.
    Drop { unit: Unit },
    /// 7.1: the move is over.
    Stop,
    /// 8.1; `first` if it moves afterwards (R114).
    Fire { unit: Unit, target: Unit, first: bool },
    /// 8.6.2: declares a salvo.
    Aim { hex: Hex, calibre: Calibre },
    /// 8.6.2: the salvos fall.
    Shoot,
    /// 5.2: the activation is over.
    End,
    /// 6.3.1.
    Opportunity { unit: Unit, target: Unit },
    /// 6.3.2: returns fire.
    Reply,
    /// 6.3.3.
    Withdraw { unit: Unit, hex: Hex },
    /// 8.3: keeps the neutralisation.
    Accept,
    /// 8.3: takes a step instead.
    Step,
    /// 9.1.2: stays after a loss.
    Stay,
    /// 9.1.2: goes back.
    GiveWay,
    /// 9.1.5.
    Retreat { unit: Unit, hex: Hex },
    /// 9.1.2: a shot in close combat.
    Strike { unit: Unit, target: Unit },
}

impl Blitzkrieg {
    /// The name of a marker in notation.
    pub(crate) fn token_word(&self, token: u8) -> String {
        let Some(card) = self.markers.get(token as usize) else { return "none".to_owned() };
        let side = if card.side == GERMAN { "ge" } else { "fr" };
        match card.marker {
            Marker::Formation(form) => self.form(form).id.clone(),
            Marker::Artillery => format!("{side}-artillery"),
            Marker::Stuka => format!("{side}-stuka"),
            Marker::Repeat => format!("{side}-repeat"),
            Marker::General => format!("{side}-general"),
        }
    }
    /// The first marker with this name.
    pub(crate) fn find_token(&self, word: &str) -> Option<u8> {
        (0..self.markers.len() as u8).find(|&token| self.token_word(token) == word)
    }
    /// The unit with this id.
    pub(crate) fn find_unit(&self, id: &str) -> Option<Unit> {
        self.s.counters.iter().position(|card| card.id == id).map(|index| Unit(index as u8))
    }
    /// The formation with this id.
    pub(crate) fn find_form(&self, id: &str) -> Option<Form> {
        self.s.forms.iter().position(|card| card.id == id).map(|index| Form(index as u8))
    }

    /// An order in notation.
    pub(crate) fn write_order(&self, order: Order) -> String {
        let u = |unit: Unit| self.s.counters.get(unit.i()).map_or("nobody", |card| card.id.as_str());
        let f = |form: Form| self.s.forms.get(form.i()).map_or("none", |card| card.id.as_str());
        let h = |hex: Hex| self.s.ground.label(hex);
        let way = |verb: &str, unit: Unit, hex: Hex, road: bool| {
            let road = if road { " road" } else { "" };
            format!("{verb} {} {}{road}", u(unit), h(hex))
        };
        match order {
            Order::Place { unit, hex } => format!("place {} {}", u(unit), h(hex)),
            Order::Hide { unit, hex } => format!("hide {} {}", u(unit), h(hex)),
            Order::Attach { unit, form } => format!("attach {} {}", u(unit), f(form)),
            Order::Dig { hex } => format!("dig {}", h(hex)),
            Order::Mine { hex } => format!("mine {}", h(hex)),
            Order::Lose { unit } => format!("lose {}", u(unit)),
            Order::Load { unit } => format!("load {}", u(unit)),
            Order::Unload { unit } => format!("unload {}", u(unit)),
            Order::Open { form } => format!("open {}", f(form)),
            Order::Use { token } => format!("use {}", self.token_word(token)),
            Order::Repeat { form } => format!("repeat {}", f(form)),
            Order::Steady { unit } => format!("steady {}", u(unit)),
            Order::Rest { form } => format!("rest {}", f(form)),
            Order::Return { unit, hex } => format!("return {} {}", u(unit), h(hex)),
            Order::Move { unit, hex, road } => way("move", unit, hex, road),
            Order::Enter { unit, hex, road } => way("enter", unit, hex, road),
            Order::Assault { unit, hex, road } => way("assault", unit, hex, road),
            Order::Stack { unit, with } => format!("stack {} {}", u(unit), u(with)),
            Order::Drop { unit } => format!("drop {}", u(unit)),
            Order::Fire { unit, target, first: false } => format!("fire {} {}", u(unit), u(target)),
            Order::Fire { unit, target, first: true } => format!("fire {} {} first", u(unit), u(target)),
            Order::Aim { hex, calibre } => format!("aim {} {}", h(hex), calibre.id()),
            Order::Opportunity { unit, target } => format!("react {} {}", u(unit), u(target)),
            Order::Withdraw { unit, hex } => format!("withdraw {} {}", u(unit), h(hex)),
            Order::Retreat { unit, hex } => format!("retreat {} {}", u(unit), h(hex)),
            Order::Strike { unit, target } => format!("strike {} {}", u(unit), u(target)),
            other => PLAIN.iter().find(|(_, plain)| *plain == other).map_or("", |(word, _)| word).to_owned(),
        }
    }
    /// An order from notation.
    pub(crate) fn read_order(&self, text: &str) -> Result<Order, ReadError> {
        let words: Vec<&str> = text.split(' ').collect();
        let wrong = |key: &str, word: &str| ReadError(Msg::new(key).with("word", word));
        let unit = |word: &str| self.find_unit(word).ok_or_else(|| wrong("read-no-unit", word));
        let form = |word: &str| self.find_form(word).ok_or_else(|| wrong("read-no-formation", word));
        let hex = |word: &str| self.s.ground.find(word).ok_or_else(|| wrong("read-no-hex", word));
        if let Some((_, order)) = PLAIN.iter().find(|(word, _)| *word == text) {
            return Ok(*order);
        }
        Ok(match words[..] {
            ["place", u, h] => Order::Place { unit: unit(u)?, hex: hex(h)? },
            ["hide", u, h] => Order::Hide { unit: unit(u)?, hex: hex(h)? },
            ["attach", u, f] => Order::Attach { unit: unit(u)?, form: form(f)? },
            ["dig", h] => Order::Dig { hex: hex(h)? },
            ["mine", h] => Order::Mine { hex: hex(h)? },
            ["lose", u] => Order::Lose { unit: unit(u)? },
            ["load", u] => Order::Load { unit: unit(u)? },
            ["unload", u] => Order::Unload { unit: unit(u)? },
            ["open", f] => Order::Open { form: form(f)? },
            ["use", word] => {
                Order::Use { token: self.find_token(word).ok_or_else(|| wrong("read-no-marker", word))? }
            }
            ["repeat", f] => Order::Repeat { form: form(f)? },
            ["steady", u] => Order::Steady { unit: unit(u)? },
            ["rest", f] => Order::Rest { form: form(f)? },
            ["return", u, h] => Order::Return { unit: unit(u)?, hex: hex(h)? },
            ["move", u, h] => Order::Move { unit: unit(u)?, hex: hex(h)?, road: false },
            ["move", u, h, "road"] => Order::Move { unit: unit(u)?, hex: hex(h)?, road: true },
            ["enter", u, h] => Order::Enter { unit: unit(u)?, hex: hex(h)?, road: false },
            ["enter", u, h, "road"] => Order::Enter { unit: unit(u)?, hex: hex(h)?, road: true },
            ["assault", u, h] => Order::Assault { unit: unit(u)?, hex: hex(h)?, road: false },
            ["assault", u, h, "road"] => Order::Assault { unit: unit(u)?, hex: hex(h)?, road: true },
            ["stack", u, w] => Order::Stack { unit: unit(u)?, with: unit(w)? },
            ["drop", u] => Order::Drop { unit: unit(u)? },
            ["fire", u, t] => Order::Fire { unit: unit(u)?, target: unit(t)?, first: false },
            ["fire", u, t, "first"] => Order::Fire { unit: unit(u)?, target: unit(t)?, first: true },
            ["aim", h, c] => Order::Aim {
                hex: hex(h)?,
                calibre: Calibre::find(c).ok_or_else(|| wrong("read-no-calibre", c))?,
            },
            ["react", u, t] => Order::Opportunity { unit: unit(u)?, target: unit(t)? },
            ["withdraw", u, h] => Order::Withdraw { unit: unit(u)?, hex: hex(h)? },
            ["retreat", u, h] => Order::Retreat { unit: unit(u)?, hex: hex(h)? },
            ["strike", u, t] => Order::Strike { unit: unit(u)?, target: unit(t)? },
            _ => return Err(wrong("read-no-order", words[0])),
        })
    }
    /// Every order that can be written.
    pub(crate) fn every_order(&self, out: &mut Vec<Order>) {
        out.extend(PLAIN.iter().map(|(_, order)| *order));
        for token in 0..self.markers.len() as u8 {
            if self.find_token(&self.token_word(token)) == Some(token) {
                out.push(Order::Use { token });
            }
        }
        for form in self.all_forms() {
            out.extend([Order::Open { form }, Order::Repeat { form }, Order::Rest { form }]);
        }
        for hex in self.s.ground.hexes() {
            out.extend([Order::Dig { hex }, Order::Mine { hex }]);
            out.extend(Calibre::ALL.map(|calibre| Order::Aim { hex, calibre }));
        }
        for unit in self.all() {
            out.extend([
                Order::Lose { unit },
                Order::Load { unit },
                Order::Unload { unit },
                Order::Steady { unit },
                Order::Drop { unit },
            ]);
            out.extend(self.all_forms().map(|form| Order::Attach { unit, form }));
            for target in self.all() {
                out.extend([
                    Order::Stack { unit, with: target },
                    Order::Fire { unit, target, first: false },
                    Order::Fire { unit, target, first: true },
                    Order::Opportunity { unit, target },
                    Order::Strike { unit, target },
                ]);
            }
            for hex in self.s.ground.hexes() {
                out.extend([
                    Order::Place { unit, hex },
                    Order::Hide { unit, hex },
                    Order::Return { unit, hex },
                    Order::Withdraw { unit, hex },
                    Order::Retreat { unit, hex },
                ]);
                for road in [false, true] {
                    out.extend([
                        Order::Move { unit, hex, road },
                        Order::Enter { unit, hex, road },
                        Order::Assault { unit, hex, road },
                    ]);
                }
            }
        }
    }
}

/// Orders of one word.
const PLAIN: [(&str, Order); 20] = [
    ("auto", Order::Auto),
    ("ready", Order::Ready),
    ("activate", Order::Activate),
    ("skip", Order::Skip),
    ("store", Order::Store),
    ("pair", Order::Pair),
    ("hold", Order::Hold),
    ("remove", Order::Remove),
    ("take", Order::Take),
    ("done", Order::Done),
    ("annul", Order::Annul),
    ("pass", Order::Pass),
    ("stop", Order::Stop),
    ("shoot", Order::Shoot),
    ("end", Order::End),
    ("reply", Order::Reply),
    ("accept", Order::Accept),
    ("step", Order::Step),
    ("stay", Order::Stay),
    ("give-way", Order::GiveWay),
];
