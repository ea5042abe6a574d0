//! 5.2: mounting and dismounting.

use crate::*;

/// 5.2: movement points for turning a counter over.
const FLIP: u8 = 3;

impl WhiteStar {
    /// 5.2: turning to the other face.
    pub(crate) fn may_flip(&self, p: &Position, unit: u8) -> Result<(), Deny> {
        if !matches!(p.stage, Stage::Acting | Stage::Moving) {
            return Err(Deny::Moment);
        }
        if self.is_hq(unit) {
            return Err(Deny::NoVehicle { unit });
        }
        self.may_act(p, unit)?;
        if !self.kind(unit).transport {
            return Err(Deny::NoVehicle { unit });
        }
        if matches!(p.stage, Stage::Moving) {
            // 5.1: a stack may mount together before it sets out.
            let beside = p.place(unit) == p.place(p.moving.party.trailing_zeros() as u8);
            let joins = beside && !self.has_left(p) && p.moving.scoot == NOBODY;
            if p.moving.party & bit(unit) == 0 && !joins {
                return Err(Deny::NotInParty { unit });
            }
            if p.moving.inside != 0 {
                return Err(Deny::MustLeave { hex: p.clash.cell });
            }
        }
        let mounted = Position::is(p.mounted, unit);
        if !mounted && !p.good_order(unit) {
            return Err(Deny::DisruptedMount { unit });
        }
        let spent = p.spent[unit as usize];
        let (mp, _) = self.flipped(p, unit);
        if spent > 0 && spent + FLIP > mp {
            return Err(Deny::TooFar { unit, cost: FLIP, left: mp.saturating_sub(spent) });
        }
        Ok(())
    }

    /// R16: movement points of the other face, and what is spent after the change.
    fn flipped(&self, p: &Position, unit: u8) -> (u8, u8) {
        let other = self.printed_as(p, unit, !Position::is(p.mounted, unit)).mp;
        let mp = other + self.drive(p, other);
        (mp, p.spent[unit as usize] + FLIP)
    }

    pub(crate) fn flip(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let (_, spent) = self.flipped(p, unit);
        p.spent[unit as usize] = spent;
        p.mounted ^= bit(unit);
        p.moved |= bit(unit);
        if matches!(p.stage, Stage::Acting) {
            p.moving = Moving::NONE;
            p.stage = Stage::Moving;
        }
        p.moving.party |= bit(unit);
        let mounted = Position::is(p.mounted, unit);
        sink.tell(|| Event::Flipped { unit, mounted });
        self.go_on(p, sink);
    }
}
