//! 8.1: section 01, defend the fortress.

use crate::*;

const SECTION_01: Task = Task::Section { number: 1 };

impl Hegra {
    /// Whether any infantry stands in these sectors: ready ones only, or all.
    pub(crate) fn any_target(&self, p: &Position, sectors: u8, ready_only: bool) -> bool {
        self.sectors(p)
            .ids()
            .any(|at| sectors >> at.0 & 1 == 1 && (p.up[at] > 0 || !ready_only && p.down[at] > 0))
    }

    /// 8.1: a manned position fires.
    pub(crate) fn may_fire(&self, p: &Position, position: Post) -> Result<(), Deny> {
        ensure(p.todo.top() == SECTION_01 && self.at_war(p), Deny::Moment)?;
        ensure(p.space == Space::NONE, Deny::Busy { space: p.space })?;
        let disc = p.manned[position];
        ensure(disc != Disc::NONE, Deny::NobodyThere { position })?;
        ensure(p.fired >> position.0 & 1 != 1, Deny::HasFired { position })?;
        ensure(self.any_target(p, self.range(p, disc), false), Deny::OutOfRange { disc })
    }

    /// 8.1: the machine gun, chapter III only, from A, B or C, its tile ready.
    pub(crate) fn may_machine_gun(&self, p: &Position, position: Post, paid: bool) -> Result<(), Deny> {
        ensure(p.todo.top() == SECTION_01 && self.at_war(p), Deny::Moment)?;
        match p.machine_gun {
            MachineGun::Away => return Err(Deny::MachineGunAway),
            MachineGun::Blocked => return Err(Deny::MachineGunBlocked),
            MachineGun::Ready => {}
        }
        ensure(position != Post::L, Deny::MachineGunPlace)?;
        ensure(!paid || p.supplies > 0, Deny::MachineGunUnpaid)?;
        self.may_fire(p, position)
    }

    /// 8.1: the die of a shot; the tile of the machine gun is turned at once.
    pub(crate) fn shoot(
        &self,
        p: &mut Position,
        position: Post,
        gun: bool,
        paid: bool,
        sink: &mut impl Sink<Event>,
    ) {
        p.fired |= 1 << position.0;
        if gun {
            p.machine_gun = MachineGun::Blocked;
            sink.tell(|| Event::MachineGun { position });
        }
        if paid {
            self.move_supplies(p, -1, sink);
        }
        p.todo.push(Task::FireDie { position, gun, paid });
    }

    /// 8.1: what a shot adds to its die.
    pub(crate) fn shot_bonus(&self, p: &Position, paid: bool) -> u8 {
        p.bonus + if paid { self.data.game.numbers.machine_gun_paid } else { 0 }
    }

    /// 8.1: the die of a shot has fallen.
    pub(crate) fn shot(
        &self,
        p: &mut Position,
        position: Post,
        gun: bool,
        paid: bool,
        face: u8,
        sink: &mut impl Sink<Event>,
    ) {
        p.todo.pop();
        let total = face + self.shot_bonus(p, paid);
        let hit = total >= self.data.game.numbers.fire_needs;
        sink.tell(|| Event::Shot { position, face, total, hit });
        let sectors = self.range(p, p.manned[position]);
        let aim = match (hit, gun) {
            (true, false) => Aim::Remove,
            (true, true) => Aim::RemoveUpTo,
            (false, false) => Aim::Pin,
            (false, true) => Aim::PinUpTo,
        };
        let left = if gun { self.data.game.numbers.machine_gun_targets } else { 1 };
        p.todo.push(Task::Target { sectors, left, aim });
    }

    /// 8.1: whether there is somebody left to aim at; a shot without a choice is carried out.
    pub(crate) fn targets(
        &self,
        p: &mut Position,
        sectors: u8,
        left: u8,
        aim: Aim,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let sectors = if aim.pins() || aim == Aim::OneSector || left > 0 { sectors } else { 0 };
        if left == 0 || !self.any_target(p, sectors, aim.pins()) {
            p.todo.pop();
            return true;
        }
        if !aim.optional() {
            let mut only = None;
            let mut count = 0;
            for sector in self.sectors(p).ids() {
                for pinned in [false, true] {
                    if self.may_target(p, sector, pinned).is_ok() {
                        only = Some((sector, pinned));
                        count += 1;
                    }
                }
            }
            if let (Some((sector, pinned)), 1) = (only, count) {
                self.target(p, sector, pinned, sink);
                return true;
            }
        }
        false
    }

    /// 8.1: whether infantry of this kind in this sector can be aimed at now.
    pub(crate) fn may_target(&self, p: &Position, sector: Sector, pinned: bool) -> Result<(), Deny> {
        let (sectors, aim) = match p.todo.top() {
            Task::Target { sectors, aim, .. } => (sectors, aim),
            // Whoever is left in the sector is pinned anyway, so ready ones are taken first.
            Task::GunSector { sector, .. } => (1 << sector.0, Aim::RemoveUpTo),
            _ => return Err(Deny::Moment),
        };
        if sector.index() >= self.sectors(p).len() || sectors >> sector.0 & 1 == 0 {
            return Err(Deny::SectorOutOfRange { sector });
        }
        let there = if pinned { p.down[sector] } else { p.up[sector] };
        ensure(there != 0, Deny::NoInfantry { sector })?;
        ensure(!pinned || !aim.pins(), Deny::AlreadyPinned)?;
        let shelled = matches!(p.todo.top(), Task::GunSector { .. });
        ensure(!shelled || !pinned || p.up[sector] == 0, Deny::ReadyFirst)
    }

    /// One infantry is removed or pinned.
    pub(crate) fn target(&self, p: &mut Position, sector: Sector, pinned: bool, sink: &mut impl Sink<Event>) {
        match p.todo.top() {
            Task::Target { sectors, left, aim } => {
                if aim == Aim::WholeSector {
                    p.todo.pop();
                    let n = p.up[sector];
                    self.pin(p, sector, n, sink);
                    return;
                }
                let sectors = if aim == Aim::OneSector { 1 << sector.0 } else { sectors };
                p.todo.turn(Task::Target { sectors, left: left - 1, aim });
                if aim.pins() { self.pin(p, sector, 1, sink) } else { self.remove(p, sector, pinned, sink) }
            }
            Task::GunSector { gun, sector, left } => {
                p.todo.turn(Task::GunSector { gun, sector, left: left - 1 });
                self.remove(p, sector, pinned, sink);
            }
            _ => {}
        }
    }

    /// Infantry is pinned, as many as are ready.
    pub(crate) fn pin(&self, p: &mut Position, sector: Sector, n: u8, sink: &mut impl Sink<Event>) {
        let n = n.min(p.up[sector]);
        p.up[sector] -= n;
        p.down[sector] += n;
        if n > 0 {
            sink.tell(|| Event::Pinned { sector, n });
        }
    }

    fn remove(&self, p: &mut Position, sector: Sector, pinned: bool, sink: &mut impl Sink<Event>) {
        let camp = if pinned { &mut p.down } else { &mut p.up };
        camp[sector] -= 1;
        p.infantry += 1;
        sink.tell(|| Event::Removed { sector });
    }

    /// 8.1: fierce defence needs a target (R17).
    pub(crate) fn may_fierce(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        self.may_use(p, Space::FIERCE)?;
        ensure(p.spaces[Space::FIERCE].get(disc).is_some_and(|&n| n > 0), Deny::NotPlaced { disc })?;
        ensure(self.any_target(p, self.range(p, disc), false), Deny::OutOfRange { disc })
    }

    /// 8.1: two infantry in range are removed, then the disc is wounded.
    pub(crate) fn fierce(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::FIERCE);
        p.spaces[Space::FIERCE][disc] -= 1;
        sink.tell(|| Event::Fierce { disc });
        let sectors = self.range(p, disc);
        p.todo.push(Task::WoundDie { disc });
        p.todo.push(Task::Target { sectors, left: 2, aim: Aim::Remove });
    }

    /// 8.1: a repaired field telephone pins up to two infantry of a sector.
    pub(crate) fn may_phone(&self, p: &Position, sector: Sector) -> Result<(), Deny> {
        self.may_use(p, Space::TELEPHONE)?;
        ensure(p.room_repaired(Work::TELEPHONE), Deny::RoomDamaged { space: Space::TELEPHONE })?;
        let there = sector.index() < self.sectors(p).len() && p.up[sector] > 0;
        ensure(there, Deny::NoInfantry { sector })
    }

    pub(crate) fn phone(&self, p: &mut Position, sector: Sector, sink: &mut impl Sink<Event>) {
        self.use_space(p, Space::TELEPHONE);
        self.pin(p, sector, 2, sink);
    }
}
