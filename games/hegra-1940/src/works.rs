//! 8.4: section 04, maintenance.

use crate::Hegra;
use crate::deny::Deny;
use crate::event::Event;
use crate::kinds::*;
use crate::position::*;
use engine::Sink;

impl Hegra {
    /// Whether the top of the stack allows a repair now: workers, or a card that gives one.
    fn may_work(&self, p: &Position, work: Work) -> Result<(), Deny> {
        match p.todo.top() {
            Task::Repairs { guns: true, .. } if work != GUN && work != GUN + 1 => return Err(Deny::OnlyGuns),
            Task::Repairs { .. } => {}
            _ => self.may_use(p, REPAIR)?,
        }
        if p.today & NO_GUN_REPAIR != 0 && (work == GUN || work == GUN + 1) {
            return Err(Deny::Today);
        }
        Ok(())
    }

    /// 8.4: the leftmost damage tile of an action is removed.
    pub(crate) fn may_repair(&self, p: &Position, work: Work) -> Result<(), Deny> {
        self.may_work(p, work)?;
        if self.is_damaged(p, work) { Ok(()) } else { Err(Deny::NotDamaged { work }) }
    }

    /// Whether a damage tile lies on it.
    pub(crate) fn is_damaged(&self, p: &Position, work: Work) -> bool {
        match work {
            0..=2 => p.damaged >> work & 1 == 1,
            3 | 4 => p.gun_damage[(work - GUN) as usize] != 0,
            MACHINE_GUN => false,
            room => p.rooms_damaged >> (room - ROOM) & 1 == 1,
        }
    }

    fn spend_repair(&self, p: &mut Position) {
        match p.todo.top() {
            Task::Repairs { left, guns } => p.todo.turn(Task::Repairs { left: left - 1, guns }),
            _ => self.use_space(p, REPAIR),
        }
    }

    /// 8.4: the damage tile goes into the hit bag.
    pub(crate) fn repair(&self, p: &mut Position, work: Work, sink: &mut impl Sink<Event>) {
        self.spend_repair(p);
        match work {
            0..=2 => p.damaged &= !(1 << work),
            3 | 4 => {
                let damage = &mut p.gun_damage[(work - GUN) as usize];
                *damage &= *damage - 1;
            }
            room => p.rooms_damaged &= !(1 << (room - ROOM)),
        }
        p.hit_bag[work as usize] += 1;
        sink.tell(|| Event::Repaired { work });
    }

    /// 8.4, R12: the leftmost blocked status tile is made ready, unless damage lies on it.
    pub(crate) fn may_flip(&self, p: &Position, work: Work) -> Result<(), Deny> {
        self.may_work(p, work)?;
        if work == MACHINE_GUN {
            return if p.machine_gun == MachineGun::Blocked {
                Ok(())
            } else {
                Err(Deny::NotBlocked { work })
            };
        }
        let gun = (work - GUN) as usize;
        let blocked = p.gun_blocked[gun];
        if blocked == 0 {
            return Err(Deny::NotBlocked { work });
        }
        if p.gun_damage[gun] & (blocked & blocked.wrapping_neg()) != 0 {
            return Err(Deny::UnderDamage { work });
        }
        Ok(())
    }

    pub(crate) fn flip(&self, p: &mut Position, work: Work, sink: &mut impl Sink<Event>) {
        self.spend_repair(p);
        if work == MACHINE_GUN {
            p.machine_gun = MachineGun::Ready;
        } else {
            let blocked = &mut p.gun_blocked[(work - GUN) as usize];
            *blocked &= *blocked - 1;
        }
        sink.tell(|| Event::Flipped { work });
    }

    /// 8.4: snow one field to the left.
    pub(crate) fn shovel(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        self.use_space(p, SHOVEL);
        self.snow_left(p, sink);
    }

    /// The snow tile on top, if it is known.
    pub(crate) fn known_snow(&self, p: &Position) -> u8 {
        p.snow_top[0]
    }

    /// 8.4: a snow tile is revealed: a new action with its damage, or a bonus.
    pub(crate) fn reveal(&self, p: &mut Position, tile: u8, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        p.snow_left &= !(1 << tile);
        if p.snow_top[0] == tile {
            p.snow_top = [p.snow_top[1], p.snow_top[2], NONE];
        }
        p.revealed += 1;
        sink.tell(|| Event::Revealed { tile });
        let face = &self.data.snow[tile as usize];
        match face.action {
            NONE => p.todo.push(Task::Effects(face.bonus)),
            5 => {
                p.gun_two = true;
                p.gun_damage[1] = 0b111;
                p.gun_blocked[1] = 0;
            }
            room => {
                p.rooms |= 1 << room;
                p.rooms_damaged |= 1 << room;
            }
        }
    }

    /// 8.4: a miss tile or defence.
    pub(crate) fn may_fortify(&self, p: &Position, defence: bool) -> Result<(), Deny> {
        self.may_use(p, FORTIFY)?;
        if defence && p.defence >= self.data.defence_last {
            return Err(Deny::TrackEnd);
        }
        if !defence && p.tiles_in_reserve(MISS) == 0 {
            return Err(Deny::NoTiles);
        }
        Ok(())
    }

    pub(crate) fn fortify(&self, p: &mut Position, defence: bool, sink: &mut impl Sink<Event>) {
        self.use_space(p, FORTIFY);
        if defence { self.move_defence(p, 1, sink) } else { self.add_tiles(p, MISS, 1, sink) }
    }

    /// 8.4: a volunteer or hunter becomes a soldier (R33).
    pub(crate) fn may_promote(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        self.may_use(p, PROMOTE)?;
        if disc != V && disc != H {
            return Err(Deny::NoPupil);
        }
        if p.spaces[PROMOTE as usize][disc as usize] == 0 {
            return Err(Deny::NotPlaced { disc });
        }
        if p.reserve[S as usize] == 0 { Err(Deny::NoSoldiers) } else { Ok(()) }
    }

    pub(crate) fn promote(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        self.use_space(p, PROMOTE);
        p.spaces[PROMOTE as usize][disc as usize] -= 1;
        p.reserve[disc as usize] += 1;
        p.reserve[S as usize] -= 1;
        p.spaces[PROMOTE as usize][S as usize] += 1;
        sink.tell(|| Event::Promoted { disc });
    }

    /// 8.4: morale one up.
    pub(crate) fn inspire(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        self.use_space(p, INSPIRE);
        self.move_morale(p, 1, sink);
    }

    /// 8.4: a Hope card for the Bad deck, two if the right space is repaired (R68).
    pub(crate) fn may_radio(&self, p: &Position) -> Result<(), Deny> {
        self.may_use(p, RADIO)?;
        if p.piles[0] == 0 { Err(Deny::NoHope) } else { Ok(()) }
    }

    pub(crate) fn radio(&self, p: &mut Position) {
        self.use_space(p, RADIO);
        p.todo.push(Task::AddCard { despair: false, left: 1 + p.room_repaired(4) as u8 });
    }

    /// 8.4: the top three snow tiles are looked at and put back in any order; repaired: snow two to the left.
    pub(crate) fn may_map_room(&self, p: &Position) -> Result<(), Deny> {
        self.may_use(p, MAP_ROOM)?;
        if p.snow_left == 0 && !p.room_repaired(3) { Err(Deny::NoSnow) } else { Ok(()) }
    }

    pub(crate) fn map_room(&self, p: &mut Position) {
        self.use_space(p, MAP_ROOM);
        if p.room_repaired(3) {
            p.todo.push(Task::SnowLeft { left: 2 });
        }
        p.todo.push(Task::Look);
    }

    /// 8.4, R68: whether more tiles have to be turned up; their order is the player's.
    pub(crate) fn looking(&self, p: &mut Position) -> bool {
        let known = self.known(p);
        if known < 3 && (known as u32) < p.snow_left.count_ones() {
            return false;
        }
        if known > 1 {
            p.todo.turn(Task::SnowOrder { at: 0 });
        } else {
            p.todo.pop();
        }
        true
    }

    /// How many tiles on top are known.
    pub(crate) fn known(&self, p: &Position) -> u8 {
        p.snow_top.iter().filter(|&&tile| tile != NONE).count() as u8
    }

    pub(crate) fn looked(&self, p: &mut Position, tile: u8, sink: &mut impl Sink<Event>) {
        p.snow_top[self.known(p) as usize] = tile;
        sink.tell(|| Event::Looked { tile });
    }

    /// 8.4: which of the tiles lies next from the top.
    pub(crate) fn may_order_snow(&self, p: &Position, tile: u8) -> Result<(), Deny> {
        let Task::SnowOrder { at } = p.todo.top() else { return Err(Deny::Moment) };
        if p.snow_top[at as usize..].contains(&tile) { Ok(()) } else { Err(Deny::NotAmongThem) }
    }

    pub(crate) fn order_snow(&self, p: &mut Position, tile: u8, sink: &mut impl Sink<Event>) {
        let Task::SnowOrder { at } = p.todo.top() else { return };
        let from = p.snow_top.iter().position(|&known| known == tile).unwrap_or(at as usize);
        p.snow_top[at as usize..=from].rotate_right(1);
        sink.tell(|| Event::SnowOrdered { tile, at: at + 1 });
        if at + 2 < self.known(p) {
            p.todo.turn(Task::SnowOrder { at: at + 1 });
        } else {
            p.todo.pop();
        }
    }
}
