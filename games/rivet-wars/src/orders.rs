//! 17.2: orders and their notation.

use crate::words::{Card, Host, Place, Places, Plug, Row, Troop};
use crate::*;

engine::orders! {
    /// One small decision.
    pub enum Order {
        /// The hand is kept.
        Keep = "5.5", "keep";
        /// A card is thrown off.
        Discard { card: u8 as Card } = "5.5", "discard";
        /// A figure comes from the pool.
        Deploy { kind: Kind as Troop, seg: Seg } = "6.2", "deploy";
        /// A plug is put on its host.
        Plug { plug: Kind as Plug, host: Unit as Host } = "6.3", "plug";
        /// An Action! card is played.
        Play { card: u8 as Card, aim: Aim } = "13.1", "play {card} {aim..}";
        /// The phase is over.
        Done = "5.3", "done";
        /// 8.1 too: the units of a segment may act.
        Activate { seg: Seg } = "7.1", "activate";
        /// A unit attacks with a weapon row, a Sniper (9.9) the unit at a place of the formation.
        Attack { unit: Unit, row: u8 as Row, seg: Seg, place: u8 as Place } = "7.2", "attack {unit} {row} {seg} {place..}";
        /// A unit moves instead of attacking.
        Dash { unit: Unit } = "9.4", "dash";
        /// A unit moves before it attacks.
        Assault { unit: Unit } = "9.5", "assault";
        /// A unit sets out.
        Move { unit: Unit } = "8.1", "move";
        /// It goes on to the next segment.
        Step { seg: Seg } = "8.2", "step";
        /// It stays where it is.
        Halt = "8.3", "halt";
        /// The active segment is done.
        Close = "7.1", "close";
        /// No reaction.
        Pass = "13.2", "pass";
        /// A survivor of a Tank Shock goes aside.
        Push { unit: Unit, seg: Seg } = "9.2", "push";
        /// The units of a segment change places.
        Form { seg: Seg, order: [u8; 4] as Places } = "8.5", "form {seg} {order..}";
        /// The parachutes aim at a segment.
        Drop { seg: Seg } = "13.3", "drop";
    }
}

/// What a card is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A segment.
    Seg(Seg),
    /// A unit.
    Unit(Unit),
}

/// A named place in a formation, 1 to 4; 0 for none.
pub const NO_PLACE: u8 = 0;

/// 8.5: every other order of so many units, as the places they had before.
pub fn orders_of(count: usize) -> Vec<[u8; 4]> {
    let mut found = Vec::new();
    let mut order = [0; 4];
    permute(&mut order, 0, count, &mut found);
    found.retain(|order| (0..count).any(|place| order[place] as usize != place + 1));
    found
}

fn permute(order: &mut [u8; 4], place: usize, count: usize, found: &mut Vec<[u8; 4]>) {
    if place == count {
        found.push(*order);
        return;
    }
    for next in 1..=count as u8 {
        if !order[..place].contains(&next) {
            order[place] = next;
            permute(order, place + 1, count, found);
            order[place] = 0;
        }
    }
}
