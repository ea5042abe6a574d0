//! What happened, for logs and replays.

use crate::Blitzkrieg;
use crate::kinds::*;
use crate::position::*;
use engine::{Arg, Dice, Msg, Rule, Seat, Sentences, Viewer};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Event {
    Placed { unit: Unit, hex: Hex },
    Hidden { unit: Unit, hex: Hex },
    Attached { unit: Unit, form: Form },
    AttachedSecretly { unit: Unit, form: Form },
    Dug { hex: Hex },
    MinesLaid { hex: Hex },
    SetUp { side: Seat },
    Opens { form: Form },
    Turn { turn: u8 },
    MarkerComes { token: u8 },
    Drawn { token: u8 },
    Carried { token: u8 },
    BothPassed,
    Passed { side: Seat },
    Kept { token: u8 },
    Stored { token: u8 },
    Skipped { token: u8 },
    NoEffect { token: u8 },
    Repeats { form: Form },
    Generals { side: Seat, play: Play },
    Annuls { side: Seat },
    Annulled { die: u8, done: bool },
    Returned { unit: Unit, hex: Hex },
    Activated { form: Form, repeat: bool },
    Exhausted { form: Form },
    Rested { form: Form, sum: u8, done: bool },
    Rallied { unit: Unit, sum: u8, done: bool },
    Recovered { form: Form, sum: u8, done: bool },
    Panic { unit: Unit, sum: u8, holds: bool },
    Morale { form: Form, sum: u8, holds: bool },
    OutOfCommand { unit: Unit, secret: bool },
    InCommand { unit: Unit, secret: bool },
    Moved { units: Units, hex: Hex, column: bool },
    Entered { unit: Unit, hex: Hex, column: bool },
    PushedBack { unit: Unit, hex: Hex },
    Loaded { unit: Unit },
    Unloaded { unit: Unit },
    Fired { unit: Unit, target: Unit, factor: i8, opportunity: bool },
    Result { unit: Unit, column: i8, sum: u8, hit: Hit },
    Neutralised { unit: Unit },
    Reduced { unit: Unit },
    Eliminated { unit: Unit },
    Tries { unit: Unit, target: Unit },
    Reaction { unit: Unit, sum: u8, done: bool },
    WentBack { unit: Unit, hex: Hex, withdrawal: bool },
    NoWayOut { unit: Unit },
    Revealed { unit: Unit, hex: Hex },
    Overrun { unit: Unit, hex: Hex },
    Assaulted { units: Units, hex: Hex },
    Struck { unit: Unit, target: Unit, factor: i8 },
    Round { round: u8 },
    BrokenOff { hex: Hex },
    Won { side: Seat, hex: Hex },
    Held { hex: Hex },
    GunsReady { token: u8 },
    Aimed { side: Seat, hex: Hex, calibre: Calibre },
    Transmission { side: Seat, hex: Hex, sum: u8, done: bool },
    Shelled { side: Seat, hex: Hex, calibre: Calibre, sum: u8 },
    SalvosLost { hex: Hex },
    Mined { unit: Unit, hex: Hex, sum: u8, hit: Hit },
    Depletion { hex: Hex, sum: u8, gone: bool },
    WorksGone { hex: Hex },
    Taken { side: Seat, hex: Hex },
    Retreated { unit: Unit, hex: Hex },
    LeftMap { unit: Unit },
    Ended { form: Form },
    Over { verdict: Verdict },
    Thrown { dice: Dice },
}

impl Blitzkrieg {
    /// The event as a sentence; none if the viewer must not hear of it (17.2).
    pub(crate) fn tell_event(&self, event: &Event, viewer: Viewer) -> Option<(Msg, Rule)> {
        let say = |key: &str| Msg::new(format!("event-{key}"));
        let u = |unit: Unit| self.unit_name(unit);
        let f = |form: Form| self.form_name(form);
        let h = |hex: Hex| self.hex_name(hex);
        let n = |sum: u8| sum as i64;
        let all = |units: Units| Arg::List(units.iter().map(|unit| Arg::Text(u(unit))).collect());
        let owner = |unit: Unit| viewer == Viewer::Seat(self.side(unit)) || viewer == Viewer::Referee;
        let yes = |key: &str, done: bool| say(&format!("{key}-{}", if done { "yes" } else { "no" }));
        let effect = |hit: &Hit| Msg::new(crate::fire::effect_word(hit));
        let (msg, rule) = match *event {
            Event::Placed { unit, hex } => (say("placed").with("unit", u(unit)).with("hex", h(hex)), "12"),
            Event::Hidden { unit, hex } if owner(unit) => {
                (say("hidden").with("unit", u(unit)).with("hex", h(hex)), "13.1")
            }
            Event::Hidden { unit, .. } => (say("hidden-somewhere").with("unit", u(unit)), "13.1"),
            Event::AttachedSecretly { unit, .. } if !owner(unit) => return None,
            Event::Attached { unit, form } | Event::AttachedSecretly { unit, form } => {
                (say("attached").with("unit", u(unit)).with("formation", f(form)), "10.3")
            }
            Event::Dug { hex } => (say("dug").with("hex", h(hex)), "10.2"),
            Event::MinesLaid { hex } => (say("mines-laid").with("hex", h(hex)), "10.1"),
            Event::SetUp { side } => (say("set-up").with("side", self.side_name(side)), "12"),
            Event::Opens { form } => (say("opens").with("formation", f(form)), "12.1 S6"),
            Event::Turn { turn } => (say("turn").with("turn", n(turn)), "2.A"),
            Event::MarkerComes { token } => {
                (say("marker-comes").with("marker", self.token_name(token)), "12.2")
            }
            Event::Drawn { token } => (say("drawn").with("marker", self.token_name(token)), "2.B.1"),
            Event::Carried { token } => (say("carried").with("marker", self.token_name(token)), "5.6"),
            Event::BothPassed => (say("both-passed"), "5.6"),
            Event::Passed { side } => (say("passed").with("side", self.side_name(side)), "5.6 R5"),
            Event::Kept { token } => (say("kept").with("marker", self.token_name(token)), "5.5"),
            Event::Stored { token } => (say("stored").with("marker", self.token_name(token)), "5.5"),
            Event::Skipped { token } => (say("skipped").with("marker", self.token_name(token)), "2.B.1"),
            Event::NoEffect { token } => (say("no-effect").with("marker", self.token_name(token)), "5.3"),
            Event::Repeats { form } => (say("repeats").with("formation", f(form)), "5.3"),
            Event::Generals { side, play } => {
                let what = match play {
                    Play::Remove => "general-remove",
                    Play::Take => "general-take",
                    _ => "general-pair",
                };
                (say("generals").with("side", self.side_name(side)).with("what", Msg::new(what)), "5.5")
            }
            Event::Annuls { side } => (say("annuls").with("side", self.side_name(side)), "5.5"),
            Event::Annulled { die, done } => (yes("annulled", done).with("die", n(die)), "5.5"),
            Event::Returned { unit, hex } => {
                (say("returned").with("unit", u(unit)).with("hex", h(hex)), "3.2 R72")
            }
            Event::Activated { form, repeat } => {
                let key = if repeat { "activated-again" } else { "activated" };
                (say(key).with("formation", f(form)), "5.2")
            }
            Event::Exhausted { form } => (say("exhausted").with("formation", f(form)), "5.3"),
            Event::Rested { form, sum: 0, .. } => (say("rested").with("formation", f(form)), "5.4"),
            Event::Rested { form, sum, done } => {
                (yes("rested", done).with("formation", f(form)).with("sum", n(sum)), "5.4")
            }
            Event::Rallied { unit, sum: 0, .. } => (say("steadied").with("unit", u(unit)), "5.5"),
            Event::Rallied { unit, sum, done } => {
                (yes("rallied", done).with("unit", u(unit)).with("sum", n(sum)), "8.4")
            }
            Event::Recovered { form, sum, done } => {
                (yes("recovered", done).with("formation", f(form)).with("sum", n(sum)), "8.5.1")
            }
            Event::Panic { unit, sum, holds } => {
                (yes("panic", holds).with("unit", u(unit)).with("sum", n(sum)), "8.4")
            }
            Event::Morale { form, sum, holds } => {
                (yes("morale", holds).with("formation", f(form)).with("sum", n(sum)), "8.5")
            }
            // Where a gun stands that nobody sees is nobody's business, nor how far from its headquarters.
            Event::OutOfCommand { unit, secret: true } | Event::InCommand { unit, secret: true }
                if !owner(unit) =>
            {
                return None;
            }
            Event::OutOfCommand { unit, .. } => (say("out-of-command").with("unit", u(unit)), "3.5"),
            Event::InCommand { unit, .. } => (say("in-command").with("unit", u(unit)), "2.A"),
            Event::Moved { units, hex, column } => {
                let key = if column { "moved-column" } else { "moved" };
                (say(key).with("units", all(units)).with("hex", h(hex)), "7.1")
            }
            Event::Entered { unit, hex, column } => {
                let key = if column { "entered-column" } else { "entered" };
                (say(key).with("unit", u(unit)).with("hex", h(hex)), "12.2 R94")
            }
            Event::PushedBack { unit, hex } => {
                (say("pushed-back").with("unit", u(unit)).with("hex", h(hex)), "7.3 R84")
            }
            Event::Loaded { unit } => (say("loaded").with("unit", u(unit)), "12.1"),
            Event::Unloaded { unit } => (say("unloaded").with("unit", u(unit)), "12.1"),
            Event::Fired { unit, target, factor, opportunity } => {
                let key = if opportunity { "fired-opportunity" } else { "fired" };
                let msg =
                    say(key).with("unit", u(unit)).with("target", u(target)).with("factor", factor as i64);
                (msg, if opportunity { "6.3.1" } else { "8.1" })
            }
            Event::Result { unit, column, sum, ref hit } => (
                say("result")
                    .with("unit", u(unit))
                    .with("column", column.clamp(-2, 10) as i64)
                    .with("sum", n(sum))
                    .with("effect", effect(hit)),
                "8.3",
            ),
            Event::Neutralised { unit } => (say("neutralised").with("unit", u(unit)), "8.4"),
            Event::Reduced { unit } => (say("reduced").with("unit", u(unit)), "1.2"),
            Event::Eliminated { unit } => (say("eliminated").with("unit", u(unit)), "1.2"),
            Event::Tries { unit, target } => {
                (say("tries").with("unit", u(unit)).with("target", u(target)), "6.3.1")
            }
            Event::Reaction { unit, sum, done } => {
                (yes("reaction", done).with("unit", u(unit)).with("sum", n(sum)), "6.4")
            }
            Event::WentBack { unit, hex, withdrawal } => {
                let (key, rule) = if withdrawal { ("withdrew", "6.3.3") } else { ("went-back", "9.1.5") };
                (say(key).with("unit", u(unit)).with("hex", h(hex)), rule)
            }
            Event::NoWayOut { unit } => (say("no-way-out").with("unit", u(unit)), "9.1.5"),
            Event::Revealed { unit, hex } => {
                (say("revealed").with("unit", u(unit)).with("hex", h(hex)), "13.1")
            }
            Event::Overrun { unit, hex } => (say("overrun").with("unit", u(unit)).with("hex", h(hex)), "3.2"),
            Event::Assaulted { units, hex } => {
                (say("assaulted").with("units", all(units)).with("hex", h(hex)), "9.1.1")
            }
            Event::Struck { unit, target, factor } => (
                say("struck").with("unit", u(unit)).with("target", u(target)).with("factor", factor as i64),
                "9.1.2",
            ),
            Event::Round { round } => (say("round").with("round", n(round)), "9.1.3"),
            Event::BrokenOff { hex } => (say("broken-off").with("hex", h(hex)), "9.1.4 R69"),
            Event::Won { side, hex } => {
                (say("won").with("side", self.side_name(side)).with("hex", h(hex)), "9.1.4")
            }
            Event::Held { hex } => (say("held").with("hex", h(hex)), "9.1.4"),
            Event::GunsReady { token } => (say("guns-ready").with("marker", self.token_name(token)), "8.6.1"),
            Event::Aimed { hex, calibre, .. } => {
                (say("aimed").with("hex", h(hex)).with("calibre", self.calibre_name(calibre)), "8.6.2")
            }
            Event::Transmission { hex, sum, done, .. } => {
                (yes("transmission", done).with("hex", h(hex)).with("sum", n(sum)), "8.6.1")
            }
            Event::Shelled { hex, calibre, sum, .. } => (
                say("shelled")
                    .with("hex", h(hex))
                    .with("calibre", self.calibre_name(calibre))
                    .with("sum", n(sum)),
                "8.6.1",
            ),
            Event::SalvosLost { hex } => (say("salvos-lost").with("hex", h(hex)), "8.6.2"),
            Event::Mined { unit, hex, sum, ref hit } => (
                say("mined")
                    .with("unit", u(unit))
                    .with("hex", h(hex))
                    .with("sum", n(sum))
                    .with("effect", effect(hit)),
                "10.1",
            ),
            Event::Depletion { hex, sum, gone } => {
                (yes("depletion", gone).with("hex", h(hex)).with("sum", n(sum)), "10.1")
            }
            Event::WorksGone { hex } => (say("works-gone").with("hex", h(hex)), "10.2"),
            Event::Taken { side, hex } => {
                (say("taken").with("side", self.side_name(side)).with("hex", h(hex)), "11")
            }
            Event::Retreated { unit, hex } => {
                (say("retreated").with("unit", u(unit)).with("hex", h(hex)), "8.5.1")
            }
            Event::LeftMap { unit } => (say("left-map").with("unit", u(unit)), "8.5.1"),
            Event::Ended { form } => (say("ended").with("formation", f(form)), "8.5.1 R107"),
            Event::Over { verdict } => (Msg::new(verdict.reason), verdict.rule.0),
            // What the dice did is told by the event that follows; the dice themselves are shown.
            Event::Thrown { .. } => return None,
        };
        Some((msg, Rule(rule)))
    }

    /// A unit's name: type and id.
    pub(crate) fn unit_name(&self, unit: Unit) -> Msg {
        match self.s.counters.get(unit.i()) {
            Some(card) if card.class == Class::Hq => {
                Msg::new("unit-hq").with("formation", self.form(card.form).name.clone())
            }
            Some(card) => {
                Msg::new("unit-named").with("id", card.id.clone()).with("type", self.type_name(unit))
            }
            None => Msg::new("nobody"),
        }
    }
    /// The name of a unit's type.
    pub(crate) fn type_name(&self, unit: Unit) -> Msg {
        Msg::new(format!("type-{}", self.card(unit).kind))
    }
    /// A formation's name.
    pub(crate) fn form_name(&self, form: Form) -> Msg {
        match self.s.forms.get(form.i()) {
            Some(card) => Msg::plain(card.name.clone()),
            None => Msg::new("nobody"),
        }
    }
    /// A side's name.
    pub(crate) fn side_name(&self, side: Seat) -> Msg {
        Msg::new(if side == GERMAN { "side-german" } else { "side-french" })
    }
    /// A hex with its number and the place in it.
    pub(crate) fn hex_name(&self, hex: Hex) -> Msg {
        if !hex.on_map() {
            return Msg::new("off-map");
        }
        let label = self.s.ground.label(hex);
        match self.s.ground.places.iter().find(|(at, _)| *at == hex) {
            Some((_, name)) => Msg::new("hex-named").with("hex", label).with("name", name.clone()),
            None => Msg::plain(label),
        }
    }
    /// A marker's name.
    pub(crate) fn token_name(&self, token: u8) -> Msg {
        let card = self.markers[token as usize];
        let side = self.side_name(card.side);
        match card.marker {
            Marker::Formation(form) => self.form_name(form),
            Marker::Artillery => Msg::new("marker-artillery").with("side", side),
            Marker::Stuka => Msg::new("marker-stuka").with("side", side),
            Marker::Repeat => Msg::new("marker-repeat").with("side", side),
            Marker::General => Msg::new("marker-general").with("side", side),
        }
    }
    /// A calibre's name.
    pub(crate) fn calibre_name(&self, calibre: Calibre) -> Msg {
        Msg::new(format!("calibre-{}", calibre.id()))
    }
}

impl Sentences<Blitzkrieg> for Event {
    fn sentence(&self, game: &Blitzkrieg) -> (Msg, Rule) {
        let open = game.tell_event(self, Viewer::Referee);
        open.unwrap_or_else(|| (Msg::new("nobody"), Rule("13.1")))
    }
}
