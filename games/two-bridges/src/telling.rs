//! Why not, and what happened: each sentence with its rule and values.

use crate::*;

engine::sentences! {
    /// Why an order is not legal.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Deny as "deny" for game: TwoBridges {
        NotNow = "1";
        NotYours { unit: Unit } = "1";
        Lost { unit: Unit } = "1";
        PlanFirst = "2";
        PlanMade = "2";
        NoSuchPlan = "2";
        HasActed { unit: Unit } = "3";
        Taken { hex: Hex } = "3";
        TooFar { unit: Unit, hex: Hex } = "3", moves: game.data.units[*unit].own.moves;
        HasFought { unit: Unit } = "4";
        Friend { target: Unit } = "4";
        NotAdjacent { target: Unit } = "4";
        NoBridge { target: Unit } = "4";
        GunsFired = "5";
        OutOfRange { target: Unit, plan: Plan } = "5", range: game.data.numbers.range;
    }
}

engine::sentences! {
    /// Something that happened.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Event as "event" for game: TwoBridges {
        Planned { side: Seat, plan: Plan } for side else (Event::PlanMade { side: *side }) = "2";
        PlanMade { side: Seat } = "2";
        Turn { side: Seat, turn: u8 } = "1";
        Moved { unit: Unit, hex: Hex } = "3";
        Guns { side: Seat, plan: Plan } = "5";
        Attacked { unit: Unit, target: Unit, die: u8, sum: i32, effect: Effect } = "4", total: *die as i32 + *sum;
        Lost { unit: Unit } = "4";
    }
}
