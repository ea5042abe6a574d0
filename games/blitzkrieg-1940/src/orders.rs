//! Orders and their notation: `move 1c-1 1709`, `fire i35-4 1c-1`, `aim 1205 medium`.

use crate::words::*;

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
