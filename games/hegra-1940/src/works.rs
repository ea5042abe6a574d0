//! 8.4: section 04, maintenance.

use crate::*;

impl Hegra {
    /// Whether the top of the stack allows a repair now: workers, or a card that gives one.
    fn may_work(&self, p: &Position, work: Work) -> Result<(), Deny> {
        match p.todo.top() {
            Task::Repairs { guns: true, .. } if work.gun().is_none() => return Err(Deny::OnlyGuns),
            Task::Repairs { .. } => {}
            _ => self.may_use(p, Space::REPAIR)?,
        }
        ensure(p.today & NO_GUN_REPAIR == 0 || work.gun().is_none(), self.not_today(p))
    }

    /// 8.4: the leftmost damage tile of an action is removed.
    pub(crate) fn may_repair(&self, p: &Position, work: Work) -> Result<(), Deny> {
        self.may_work(p, work)?;
        ensure(self.is_damaged(p, work), Deny::NotDamaged { work })
    }

    /// Whether a damage tile lies on it.
    pub(crate) fn is_damaged(&self, p: &Position, work: Work) -> bool {
        match (work, work.gun()) {
            (_, Some(gun)) => p.gun_damage[gun] != 0,
            (Work::MACHINE_GUN, _) => false,
            (room, _) if room >= Work::AMBUSH => p.rooms_damaged & room.room_bit() != 0,
            _ => p.damaged >> work.0 & 1 == 1,
        }
    }

    fn spend_repair(&self, p: &mut Position) {
        match p.todo.top() {
            Task::Repairs { left, guns } => p.todo.turn(Task::Repairs { left: left - 1, guns }),
            _ => self.use_space(p, Space::REPAIR),
        }
    }

    /// 8.4: the damage tile goes into the hit bag.
    pub(crate) fn repair(&self, p: &mut Position, work: Work, sink: &mut impl Sink<Event>) {
        self.spend_repair(p);
        match work.gun() {
            Some(gun) => p.gun_damage[gun] &= p.gun_damage[gun] - 1,
            None if work >= Work::AMBUSH => p.rooms_damaged &= !work.room_bit(),
            None => p.damaged &= !(1 << work.0),
        }
        p.hit_bag[work.tile()] += 1;
        sink.tell(|| Event::Repaired { work });
    }

    /// 8.4, R12: the leftmost blocked status tile is made ready, unless damage lies on it.
    pub(crate) fn may_flip(&self, p: &Position, work: Work) -> Result<(), Deny> {
        self.may_work(p, work)?;
        if work == Work::MACHINE_GUN {
            return ensure(p.machine_gun == MachineGun::Blocked, Deny::NotBlocked { work });
        }
        let Some(gun) = work.gun() else { return Err(Deny::NotBlocked { work }) };
        let blocked = p.gun_blocked[gun];
        ensure(blocked != 0, Deny::NotBlocked { work })?;
        ensure(p.gun_damage[gun] & (blocked & blocked.wrapping_neg()) == 0, Deny::UnderDamage { work })
    }

    pub(crate) fn flip(&self, p: &mut Position, work: Work, sink: &mut impl Sink<Event>) {
        self.spend_repair(p);
        match work.gun() {
            Some(gun) => p.gun_blocked[gun] &= p.gun_blocked[gun] - 1,
            None => p.machine_gun = MachineGun::Ready,
        }
        sink.tell(|| Event::Flipped { work });
    }

    /// 8.4: snow one field to the left.
    pub(crate) fn shovel(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::SHOVEL);
        self.snow_left(p, sink);
    }

    /// The snow tile on top, if it is known.
    pub(crate) fn known_snow(&self, p: &Position) -> SnowId {
        p.snow_top[0]
    }

    /// 8.4: a snow tile is revealed: a new action with its damage, or a bonus.
    pub(crate) fn reveal(&self, p: &mut Position, tile: SnowId, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        p.snow_left &= !(1 << tile.0);
        if p.snow_top[0] == tile {
            p.snow_top = [p.snow_top[1], p.snow_top[2], SnowId::NONE];
        }
        p.revealed += 1;
        sink.tell(|| Event::Revealed { tile });
        let face = &self.data.snow[tile];
        match face.action {
            Work::NONE => p.todo.push(Task::Effects(face.bonus)),
            Work::GUN_2 => {
                p.gun_two = true;
                p.gun_damage[Gun(1)] = 0b111;
                p.gun_blocked[Gun(1)] = 0;
            }
            room => {
                p.rooms |= room.room_bit();
                p.rooms_damaged |= room.room_bit();
            }
        }
    }

    /// 8.4: a miss tile or defence.
    pub(crate) fn may_fortify(&self, p: &Position, defence: bool) -> Result<(), Deny> {
        self.may_use(p, Space::FORTIFY)?;
        ensure(!defence || p.defence < self.data.game.defence_track.last, Deny::TrackEnd)?;
        ensure(defence || p.tiles_in_reserve(Tile::MISS) > 0, Deny::NoTiles)
    }

    pub(crate) fn fortify(&self, p: &mut Position, defence: bool, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::FORTIFY);
        if defence { self.move_defence(p, 1, sink) } else { self.add_tiles(p, Tile::MISS, 1, sink) }
    }

    /// 8.4: a volunteer or hunter becomes a soldier (R33).
    pub(crate) fn may_promote(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        self.may_use(p, Space::PROMOTE)?;
        ensure([Disc::V, Disc::H].contains(&disc), Deny::NoPupil)?;
        ensure(p.spaces[Space::PROMOTE][disc] != 0, Deny::NotPlaced { disc })?;
        ensure(p.reserve[Disc::S] != 0, Deny::NoSoldiers)
    }

    pub(crate) fn promote(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::PROMOTE);
        p.spaces[Space::PROMOTE][disc] -= 1;
        p.reserve[disc] += 1;
        p.reserve[Disc::S] -= 1;
        p.spaces[Space::PROMOTE][Disc::S] += 1;
        sink.tell(|| Event::Promoted { disc });
    }

    /// 8.4: morale one up.
    pub(crate) fn inspire(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::INSPIRE);
        self.move_morale(p, 1, sink);
    }

    /// 8.4: a Hope card for the Bad deck, two if the right space is repaired (R68).
    pub(crate) fn may_radio(&self, p: &Position) -> Result<(), Deny> {
        self.may_use(p, Space::RADIO)?;
        ensure(p.piles[0] != 0, Deny::NoHope)
    }

    pub(crate) fn radio(&self, p: &mut Position) {
        self.use_space(p, Space::RADIO);
        p.todo.push(Task::AddCard { despair: false, left: 1 + p.room_repaired(Work::RADIO) as u8 });
    }

    /// 8.4: the top three snow tiles are looked at and put back in any order; repaired: snow two to the left.
    pub(crate) fn may_map_room(&self, p: &Position) -> Result<(), Deny> {
        self.may_use(p, Space::MAP_ROOM)?;
        ensure(p.snow_left != 0 || p.room_repaired(Work::MAP_ROOM), Deny::NoSnow)
    }

    pub(crate) fn map_room(&self, p: &mut Position) {
        self.use_space(p, Space::MAP_ROOM);
        if p.room_repaired(Work::MAP_ROOM) {
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
        p.snow_top.iter().filter(|&&tile| tile != SnowId::NONE).count() as u8
    }

    pub(crate) fn looked(&self, p: &mut Position, tile: SnowId, sink: &mut impl Sink<Event>) {
        p.snow_top[self.known(p) as usize] = tile;
        sink.tell(|| Event::Looked { tile });
    }

    /// 8.4: which of the tiles lies next from the top.
    pub(crate) fn may_order_snow(&self, p: &Position, tile: SnowId) -> Result<(), Deny> {
        let Task::SnowOrder { at } = p.todo.top() else { return Err(Deny::Moment) };
        ensure(p.snow_top[at as usize..].contains(&tile), Deny::NotAmongThem)
    }

    pub(crate) fn order_snow(&self, p: &mut Position, tile: SnowId, sink: &mut impl Sink<Event>) {
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
