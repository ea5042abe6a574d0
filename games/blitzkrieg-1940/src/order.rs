//! Orders and their notation: `move 1c-1 1709`, `fire i35-4 1c-1`, `aim 1205 medium`.

use crate::Blitzkrieg;
use crate::kinds::*;
use engine::{Arg, Point, Say, Word};

engine::orders! {
    /// One small decision.
    pub enum Order {
        /// Sets a counter up.
        Place { unit: Unit, hex: Hex } = "12", "place";
        /// Sets a gun up hidden.
        Hide { unit: Unit, hex: Hex } = "13.1", "hide";
        /// Attaches a unit to a formation.
        Attach { unit: Unit, form: Form } = "10.3", "attach";
        /// Places works.
        Dig { hex: Hex } = "10.2", "dig";
        /// Lays mines.
        Mine { hex: Hex } = "10.1", "mine";
        /// This unit loses the step.
        Lose { unit: Unit } = "12.1", "lose";
        /// Gets on its half-track.
        Load { unit: Unit } = "12.1", "load";
        /// Gets off.
        Unload { unit: Unit } = "12.1", "unload";
        /// Sets up what is left in a sensible way.
        Auto = "12", "auto";
        /// The set-up is finished.
        Ready = "12", "ready";
        /// Names the formation of the opening.
        Open { form: Form } = "12.1", "open";
        /// Uses a marker of the opening.
        Use { token: Token } = "12.1", "use";
        /// Executes the marker.
        Activate = "2.B.1", "activate";
        /// Skips it.
        Skip = "2.B.1", "skip";
        /// Stores it with a GENERAL.
        Store = "5.5", "store";
        /// Executes it with the stored one.
        Pair = "5.5", "pair";
        /// Holds a REPEAT.
        Hold = "5.3", "hold";
        /// Plays a REPEAT.
        Repeat { form: Form } = "5.3", "repeat";
        /// A GENERAL takes markers off.
        Remove = "5.5", "remove";
        /// A GENERAL brings a REPEAT.
        Take = "5.5", "take";
        /// Takes a neutralised marker off.
        Steady { unit: Unit } = "5.5", "steady";
        /// Takes an exhaustion marker off.
        Rest { form: Form } = "5.5", "rest";
        /// Nothing more of this.
        Done = "5.3", "done";
        /// Annuls.
        Annul = "5.5", "annul";
        /// Declines to react.
        Pass = "6.3", "pass";
        /// Where a headquarters returns.
        Return { unit: Unit, hex: Hex } = "3.2", "return";
        /// One step, cross-country or at the road rate.
        Move { unit: Unit, hex: Hex, road: bool } = "7.1", "move";
        /// Onto the map.
        Enter { unit: Unit, hex: Hex, road: bool } = "12.2", "enter";
        /// Into close combat.
        Assault { unit: Unit, hex: Hex, road: bool } = "9.1.1", "assault";
        /// Moves together with another.
        Stack { unit: Unit, with: Unit } = "7.1", "stack";
        /// Drops off a moving stack.
        Drop { unit: Unit } = "7.1", "drop";
        /// The move is over.
        Stop = "7.1", "stop";
        /// Fires; `first` if it moves afterwards (R114).
        Fire { unit: Unit, target: Unit, first: bool } = "8.1", "fire";
        /// Declares a salvo.
        Aim { hex: Hex, calibre: Calibre } = "8.6.2", "aim";
        /// The salvos fall.
        Shoot = "8.6.1", "shoot";
        /// The activation is over.
        End = "5.2", "end";
        /// Tries opportunity fire.
        Opportunity { unit: Unit, target: Unit } = "6.3.1", "react";
        /// Tries to return fire.
        Reply = "6.3.2", "reply";
        /// Withdraws.
        Withdraw { unit: Unit, hex: Hex } = "6.3.3", "withdraw";
        /// Keeps the neutralisation.
        Accept = "8.3", "accept";
        /// Takes a step instead.
        Step = "8.3", "step";
        /// Stays after a loss.
        Stay = "9.1.2", "stay";
        /// Goes back.
        GiveWay = "9.1.2", "give-way";
        /// Retreats to this hex.
        Retreat { unit: Unit, hex: Hex } = "9.1.5", "retreat";
        /// A shot in close combat.
        Strike { unit: Unit, target: Unit } = "9.1.2", "strike";
    }
}

impl Say<Blitzkrieg> for Unit {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.unit_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Unit {
    fn write(self, game: &Blitzkrieg) -> String {
        game.s.counters.get(self.i()).map_or("nobody".to_owned(), |card| card.id.clone())
    }
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Unit> {
        game.all()
    }
    fn read(text: &str, game: &Blitzkrieg) -> Option<Unit> {
        game.find_unit(text)
    }
    fn point(self, game: &Blitzkrieg) -> Option<Point> {
        Some(Point::Piece(self.write(game)))
    }
}
impl Say<Blitzkrieg> for Hex {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.hex_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Hex {
    fn write(self, game: &Blitzkrieg) -> String {
        game.s.ground.label(self)
    }
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Hex> {
        game.s.ground.hexes()
    }
    fn read(text: &str, game: &Blitzkrieg) -> Option<Hex> {
        game.s.ground.find(text)
    }
    fn point(self, game: &Blitzkrieg) -> Option<Point> {
        Some(Point::Cell(self.write(game)))
    }
}
impl Say<Blitzkrieg> for Form {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.form_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Form {
    fn write(self, game: &Blitzkrieg) -> String {
        game.s.forms.get(self.i()).map_or("none".to_owned(), |card| card.id.clone())
    }
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Form> {
        game.all_forms()
    }
    fn read(text: &str, game: &Blitzkrieg) -> Option<Form> {
        game.find_form(text)
    }
}
impl Say<Blitzkrieg> for Calibre {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.calibre_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Calibre {
    fn write(self, _: &Blitzkrieg) -> String {
        self.id().to_owned()
    }
    fn all(_: &Blitzkrieg) -> impl Iterator<Item = Calibre> {
        Calibre::ALL.into_iter()
    }
}
impl Say<Blitzkrieg> for Token {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.token_name(self.0).into()
    }
}
impl Word<Blitzkrieg> for Token {
    fn write(self, game: &Blitzkrieg) -> String {
        game.token_word(self.0)
    }
    /// Of equal markers the first stands for all.
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Token> {
        let first = |token: &u8| game.find_token(&game.token_word(*token)) == Some(*token);
        (0..game.markers.len() as u8).filter(first).map(Token)
    }
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
}
