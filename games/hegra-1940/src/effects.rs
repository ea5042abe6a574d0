//! What cards and tiles do: the vocabulary carried out.

use crate::*;

impl Hegra {
    /// The next effect of a list; the rest waits until it is done.
    pub(crate) fn next_effect(&self, p: &mut Position, list: Effects) {
        if list.len == 0 {
            p.todo.pop();
            return;
        }
        let effect = self.data.library.effects[list.at as usize];
        p.todo.turn(Task::Effects(Effects { at: list.at + 1, len: list.len - 1 }));
        p.todo.push(Task::Do(effect));
    }

    /// What the effect under way is written on; the event card of the day if none is.
    pub(crate) fn origin(&self, p: &Position) -> Origin {
        let library = &self.data.library;
        let under_way = p.todo.tasks().iter().rev().find_map(|task| match task {
            Task::Choose { choice } => {
                library.choices[*choice as usize].iter().find_map(|side| library.list(*side).first())
            }
            // The list points behind the effect that is being carried out.
            Task::Effects(list) => library.effects.get((list.at as usize).wrapping_sub(1)),
            _ => None,
        });
        under_way.map_or(Origin::DECKS[self.chapter(p.day)], |effect| effect.origin)
    }

    /// R35: whether any part of the list would change anything.
    pub(crate) fn possible(&self, p: &Position, list: Effects) -> bool {
        self.data.library.list(list).iter().any(|effect| self.changes(p, effect))
    }

    /// R36: whether the whole price can be paid.
    pub(crate) fn payable(&self, p: &Position, list: Effects) -> bool {
        self.data.library.list(list).iter().all(|effect| match effect.op {
            Op::Supply => p.supplies as i16 + effect.n as i16 >= 0,
            Op::Defence => p.defence as i16 + effect.n as i16 >= 0,
            Op::Exhaust => defenders(&p.ready) as i8 >= effect.n,
            Op::Lose | Op::Wound | Op::Die => {
                let zone = if defenders(&p.exhausted) > 0 { &p.exhausted } else { &p.ready };
                defenders(zone) as i8 >= effect.n
            }
            _ => self.changes(p, effect),
        })
    }

    /// R35: whether the effect would change anything.
    pub(crate) fn changes(&self, p: &Position, effect: &Effect) -> bool {
        let (disc, sector) = (Disc(effect.what), Sector(effect.what));
        let up = effect.n > 0;
        let war = self.at_war(p);
        match effect.op {
            Op::Morale => {
                if up {
                    p.morale < 3 || p.piles[0] != 0
                } else {
                    p.morale > -3 || self.victim(p).is_some()
                }
            }
            Op::MoraleNext | Op::Today | Op::Mark | Op::Barrage => true,
            Op::Supply => up || p.supplies > 0,
            Op::Snow => true,
            Op::Fear => !war && if up { p.fear < self.data.game.fear_track.last } else { p.fear > 0 },
            Op::Doubt => {
                !war && if up {
                    p.doubt > 0
                } else {
                    (p.doubt as usize) < self.data.game.doubt_track.discs.len() - 1
                }
            }
            Op::DoubtDisc => {
                if up {
                    p.reserve[Disc::X] > 0
                } else {
                    p.bag[Disc::X] > 0
                }
            }
            Op::RecruitAdd | Op::Gain => p.reserve[disc] > 0,
            Op::RecruitTake => p.bag[disc] > 0,
            Op::ReturnToBag => p.ready[disc] > 0,
            Op::Ready => defenders(&p.exhausted) > 0,
            Op::Exhaust => defenders(&p.ready) > 0,
            Op::Wound | Op::Lose | Op::Die => self.victim(p).is_some(),
            Op::WoundPosition => p.manned_count() > 0,
            Op::Heal | Op::HealAll => p.beds.values().iter().any(|bed| bed.disc != Disc::NONE),
            Op::Worsen => p.waiting_count() > 0,
            Op::EnemyPatient => p.infantry > 0,
            Op::Hit => true,
            Op::HitAdd => p.tiles_in_reserve(Tile(effect.what)) != 0,
            Op::Defence => {
                if up {
                    p.defence < self.data.game.defence_track.last
                } else {
                    p.defence > 0
                }
            }
            Op::GunBack => p.map_guns != 0,
            Op::Patrol => true,
            Op::PatrolRemove => p.patrols.values().iter().any(|&n| n > 0),
            Op::Surveillance => up || p.surveillance > 1,
            Op::InfantryRemove => war && self.any_target(p, u8::MAX, false),
            Op::PinSector => war && self.any_target(p, u8::MAX, true),
            Op::Advance => war && sector.index() < self.sectors(p).len() && p.up[sector] > 0,
            Op::Repair => {
                Work::damageable().any(|work| self.could_repair(p, work))
                    || p.machine_gun == MachineGun::Blocked
            }
            Op::RepairGun => Work::GUNS.into_iter().any(|work| self.could_repair(p, work)),
            Op::BlockGun => p.strength(Gun(0)) + p.strength(Gun(1)) > 0,
            Op::BlockMachineGun => p.machine_gun == MachineGun::Ready,
            Op::Damage => p.hit_bag[Tile(effect.what)] > 0,
            Op::DepotLose => p.depots.values().iter().any(|&(_, tiles)| tiles > 0),
            Op::Hope => p.piles[0] != 0,
            Op::Despair => p.piles[1] != 0,
            Op::Surrender => up || p.surrender > 0,
            Op::Choose => {
                self.data.library.choices[effect.what as usize].iter().any(|&side| self.possible(p, side))
            }
        }
    }

    fn could_repair(&self, p: &Position, work: Work) -> bool {
        let gun = work.gun();
        if gun.is_some() && p.today & NO_GUN_REPAIR != 0 {
            return false;
        }
        self.is_damaged(p, work) || gun.is_some_and(|gun| p.gun_blocked[gun] != 0)
    }

    /// Carries out an effect.
    pub(crate) fn carry_out(&self, p: &mut Position, effect: Effect, sink: &mut impl Sink<Event>) {
        if !self.changes(p, &effect) {
            sink.tell(|| Event::Skipped { effect });
            return;
        }
        sink.tell(|| Event::Effect { effect });
        let (disc, n) = (Disc(effect.what), effect.n);
        let count = n.unsigned_abs();
        match effect.op {
            Op::Morale => self.move_morale(p, n, sink),
            Op::MoraleNext => p.morale_next = p.morale_next.saturating_add(n),
            Op::Supply => self.move_supplies(p, n, sink),
            Op::Snow if n > 0 => self.snow_right(p, count, sink),
            Op::Snow => p.todo.push(Task::SnowLeft { left: count }),
            Op::Fear => self.move_fear(p, n, sink),
            Op::Doubt => self.move_doubt(p, n, sink),
            Op::DoubtDisc => {
                let (from, to) =
                    if n > 0 { (&mut p.reserve, &mut p.bag) } else { (&mut p.bag, &mut p.reserve) };
                shift(from, to, Disc::X, count);
            }
            Op::RecruitAdd => shift(&mut p.reserve, &mut p.bag, disc, count),
            Op::RecruitTake => shift(&mut p.bag, &mut p.ready, disc, count),
            Op::Gain => shift(&mut p.reserve, &mut p.ready, disc, count),
            Op::ReturnToBag => shift(&mut p.ready, &mut p.bag, disc, count),
            Op::Ready => p.todo.push(Task::Take { exhaust: false, left: count }),
            Op::Exhaust => p.todo.push(Task::Take { exhaust: true, left: count }),
            Op::Wound => p.todo.push(Task::Wound { left: count }),
            Op::Lose => (0..count).for_each(|_| self.lose_one(p, sink)),
            Op::Die => {
                for _ in 0..count {
                    if let Some(disc) = self.take_victim(p, sink) {
                        self.bury(p, disc, sink);
                    }
                }
            }
            Op::WoundPosition => p.todo.push(Task::WoundPosition { left: count }),
            Op::Heal => p.todo.push(Task::Heal { left: count }),
            Op::HealAll => self.improve_all(p, count, sink),
            Op::Worsen => (0..count).for_each(|_| self.worsen(p, sink)),
            Op::EnemyPatient => {
                p.infantry -= 1;
                let level = Level(count.clamp(1, 6));
                if p.free_bed().is_some() {
                    self.lay_in_bed(p, Disc::X, level, sink);
                } else {
                    self.lay_waiting(p, Disc::X, level, sink);
                }
            }
            Op::Hit => self.draw_hits(p, count),
            Op::HitAdd => self.add_tiles(p, Tile(effect.what), count, sink),
            Op::Defence => self.move_defence(p, n, sink),
            Op::Barrage => (0..count).for_each(|_| self.artillery_step(p, sink)),
            Op::GunBack => p.todo.push(Task::Clear { gun: true, left: count }),
            Op::Patrol => p.todo.push(Task::Patrol { left: count }),
            Op::PatrolRemove => p.todo.push(Task::Clear { gun: false, left: count }),
            Op::Surveillance => self.move_surveillance(p, n, sink),
            Op::InfantryRemove => {
                p.todo.push(Task::Target { sectors: u8::MAX, left: count, aim: Aim::OneSector });
            }
            Op::PinSector => p.todo.push(Task::Target { sectors: u8::MAX, left: 1, aim: Aim::WholeSector }),
            Op::Advance => {
                let sector = Sector(effect.what);
                let n = count.min(p.up[sector]);
                p.up[sector] -= n;
                self.advance(p, sector, n, false, sink);
                p.advanced = 0;
                p.todo.push(Task::Assault);
            }
            Op::Repair => p.todo.push(Task::Repairs { left: count, guns: false }),
            Op::RepairGun => p.todo.push(Task::Repairs { left: count, guns: true }),
            Op::BlockGun => p.todo.push(Task::BlockGun),
            Op::BlockMachineGun => p.machine_gun = MachineGun::Blocked,
            Op::Damage => {
                p.hit_bag[Tile(effect.what)] -= 1;
                self.damage(p, Work(effect.what), sink);
            }
            Op::DepotLose => (0..count).for_each(|_| {
                self.depot_loses(p, sink);
            }),
            Op::Hope => p.todo.push(Task::AddCard { despair: false, left: count }),
            Op::Despair => p.todo.push(Task::AddCard { despair: true, left: count }),
            Op::Surrender => self.move_surrender(p, n, sink),
            Op::Today => p.today |= effect.what,
            Op::Mark => {
                p.lasting |= 1 << p.event.0;
                let card = p.event;
                sink.tell(|| Event::Marked { card });
            }
            Op::Choose => p.todo.push(Task::Choose { choice: effect.what }),
        }
    }

    /// A choice: a side that would change nothing may be taken only if both would.
    pub(crate) fn may_side(&self, p: &Position, right: bool) -> Result<(), Deny> {
        let Task::Choose { choice } = p.todo.top() else { return Err(Deny::Moment) };
        let sides = self.data.library.choices[choice as usize];
        let works = |side: bool| self.possible(p, sides[side as usize]);
        ensure(works(right) || !works(!right), Deny::WithoutEffect)
    }

    pub(crate) fn choose_side(&self, p: &mut Position, right: bool) {
        let Task::Choose { choice } = p.todo.top() else { return };
        p.todo.turn(Task::Effects(self.data.library.choices[choice as usize][right as usize]));
    }

    /// Discs that become ready or exhausted by a card: the player's choice where there is one.
    pub(crate) fn taking(
        &self,
        p: &mut Position,
        exhaust: bool,
        left: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let zone = if exhaust { &p.ready } else { &p.exhausted };
        let (total, one) = (defenders(zone), kinds(zone).next());
        match one {
            Some(disc) if left > 0 => {
                let choice = total > left && kinds(zone).count() > 1;
                if !choice {
                    self.take(p, disc, sink);
                }
                !choice
            }
            _ => {
                p.todo.pop();
                true
            }
        }
    }

    /// Whether a disc of this type can be named now: recruit to keep, victim of an assault, disc of a card.
    pub(crate) fn may_take(&self, p: &Position, disc: Disc) -> Result<(), Deny> {
        let zone = match p.todo.top() {
            Task::Keep => p.area,
            Task::Death => self.death_zone(p),
            Task::Take { exhaust: true, .. } => p.ready,
            Task::Take { exhaust: false, .. } => p.exhausted,
            _ => return Err(Deny::Moment),
        };
        ensure(zone[disc] > 0, Deny::NotThere { disc })
    }

    pub(crate) fn take(&self, p: &mut Position, disc: Disc, sink: &mut impl Sink<Event>) {
        match p.todo.top() {
            Task::Keep => {
                p.todo.pop();
                self.keep(p, disc, sink);
            }
            Task::Death => {
                p.todo.pop();
                self.die(p, disc, sink);
            }
            Task::Take { exhaust, left } => {
                p.todo.turn(Task::Take { exhaust, left: left - 1 });
                let (from, to) =
                    if exhaust { (&mut p.ready, &mut p.exhausted) } else { (&mut p.exhausted, &mut p.ready) };
                shift(from, to, disc, 1);
                let origin = self.origin(p);
                sink.tell(|| Event::Taken { disc, exhaust, origin });
            }
            _ => {}
        }
    }

    /// The stronger gun is blocked; a tie is the player's.
    pub(crate) fn blocking(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        let (one, two) = (p.strength(Gun(0)), p.strength(Gun(1)));
        if one == two && one > 0 {
            return false;
        }
        if one + two == 0 {
            p.todo.pop();
        } else {
            self.block_gun(p, Gun((two > one) as u8), sink);
        }
        true
    }

    pub(crate) fn block_gun(&self, p: &mut Position, gun: Gun, sink: &mut impl Sink<Event>) {
        p.todo.pop();
        self.block_tile(p, gun);
        sink.tell(|| Event::Blocked { work: gun.work() });
    }

    /// R61: the top Hope card goes into the Bad deck, the top Despair card into the Good one; the next is turned up.
    pub(crate) fn add_card(&self, p: &mut Position, despair: bool, left: u8, sink: &mut impl Sink<Event>) {
        let pile = despair as usize;
        if left == 0 || p.piles[pile] == 0 {
            p.todo.pop();
            return;
        }
        p.todo.turn(Task::AddCard { despair, left: left - 1 });
        if p.tops[pile] == Card::NONE {
            p.todo.push(Task::AddCard { despair, left: 1 });
            p.todo.push(Task::Turn { despair });
            return;
        }
        let card = std::mem::replace(&mut p.tops[pile], Card::NONE);
        p.piles[pile] &= !(1 << card.0);
        p.deck[!despair as usize] |= 1 << card.0;
        sink.tell(|| Event::CardAdded { card });
        if p.piles[pile] != 0 {
            p.todo.push(Task::Turn { despair });
        }
    }
}

/// Discs of a type change zones, as many as there are.
fn shift(from: &mut Zone, to: &mut Zone, disc: Disc, n: u8) {
    let n = n.min(from[disc]);
    from[disc] -= n;
    to[disc] += n;
}
