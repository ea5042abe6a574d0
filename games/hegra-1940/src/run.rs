//! 5: what happens by itself between two decisions, and what luck does.

use crate::morning::first_token;
use crate::*;

/// Decks and bags luck is drawn from.
pub const RECRUITS: u8 = 0;
/// The hit bag.
pub const HITS: u8 = 1;
/// The patrol bag.
pub const PATROLS: u8 = 2;
/// The event deck of the day.
pub const EVENTS: u8 = 3;
/// Morale, Hope and Despair cards.
pub const CARDS: u8 = 4;
/// Snow tiles.
pub const SNOW: u8 = 5;
/// Missions.
pub const MISSIONS: u8 = 6;

const DIE: Chance = Chance::Dice { count: 1, sides: 6 };

impl Hegra {
    /// The luck the top of the stack waits for.
    pub(crate) fn chance(&self, p: &Position) -> Option<Chance> {
        let draw = |deck: u8, tokens: u64| Some(Chance::Draw { deck, tokens: Tokens(tokens) });
        match p.todo.top() {
            Task::Turn { despair } => draw(CARDS, p.piles[despair as usize]),
            Task::DrawMission => draw(MISSIONS, (1 << self.data.missions.len()) - 1),
            Task::LayAir { .. } => {
                let mut left = Tiles::all(0);
                for tile in Tile::AIR {
                    left[tile] = p.tiles_in_reserve(tile);
                }
                draw(HITS, tile_tokens(&left))
            }
            Task::DrawEvent { last } => draw(EVENTS, self.told_event(p, self.event_deck(p, last))),
            Task::DrawRecruit | Task::DrawFear { .. } => {
                draw(RECRUITS, self.told_recruit(p, self.recruit_tokens(p)))
            }
            Task::DrawHit { .. } => draw(HITS, tile_tokens(&p.hit_bag)),
            Task::DrawPatrol => {
                let mut tokens = 0;
                for (number, &n) in p.patrol_bag.iter().enumerate() {
                    tokens |= ((1u64 << n) - 1) << (8 * number);
                }
                draw(PATROLS, self.told_patrol(p, tokens))
            }
            Task::DrawCard { good, .. } => draw(CARDS, self.told_card(p, p.deck[!good as usize])),
            Task::Reveal => draw(SNOW, self.told_snow(p, p.snow_left as u64)),
            Task::Look => {
                let known = p
                    .snow_top
                    .iter()
                    .filter(|&&tile| tile != SnowId::NONE)
                    .fold(0, |bits, tile| bits | 1u64 << tile.0);
                draw(SNOW, p.snow_left as u64 & !known)
            }
            Task::Dice { sector } => Some(Chance::Dice { count: p.up[sector], sides: 6 }),
            Task::WoundDie { .. }
            | Task::FireDie { .. }
            | Task::Risk { .. }
            | Task::SneakDie
            | Task::FightDie => Some(DIE),
            _ => None,
        }
    }

    /// The discs in the recruit bag as tokens, those of a type next to each other.
    fn recruit_tokens(&self, p: &Position) -> u64 {
        let mut tokens = 0;
        for &disc in Disc::ALL {
            tokens |= ((1u64 << p.bag[disc]) - 1) << first_token(&self.data.total, disc);
        }
        tokens
    }

    /// The type of a disc in the recruit bag.
    pub(crate) fn disc_of(&self, token: u8) -> Disc {
        let mut discs = Disc::ALL.iter().rev().copied();
        discs.find(|&disc| first_token(&self.data.total, disc) <= token).unwrap_or(Disc::O)
    }

    /// Luck has come.
    pub(crate) fn lucky(&self, p: &mut Position, luck: Luck, sink: &mut impl Sink<Event>) {
        let (token, dice) = match luck {
            Luck::Token(token) => (token, Default::default()),
            Luck::Dice(dice) => (0, dice),
        };
        let face = dice.faces().first().copied().unwrap_or(0);
        match p.todo.top() {
            Task::Turn { despair } => {
                p.todo.pop();
                p.tops[despair as usize] = Card(token);
            }
            Task::DrawMission => {
                p.todo.pop();
                p.mission = MissionId(token);
                sink.tell(|| Event::Mission { card: MissionId(token) });
            }
            Task::LayAir { slot } => {
                p.air[Pile(slot / 2)][slot as usize % 2] = tile_of(token);
                p.todo.turn(Task::LayAir { slot: slot + 1 });
            }
            Task::DrawEvent { last } => self.event_card(p, EventId(token), last, sink),
            Task::DrawRecruit => self.recruit_drawn(p, self.disc_of(token), sink),
            Task::DrawFear { left } => self.fear_drawn(p, left, self.disc_of(token), sink),
            Task::DrawHit { left } => self.hit_drawn(p, left, token, sink),
            Task::DrawPatrol => self.patrol_drawn(p, token / 8 + 1, sink),
            Task::DrawCard { .. } => self.card_drawn(p, Card(token), sink),
            Task::Reveal => self.reveal(p, SnowId(token), sink),
            Task::Look => self.looked(p, SnowId(token), sink),
            Task::Dice { sector } => self.infantry_dice(p, sector, dice.faces(), sink),
            Task::WoundDie { disc } => self.wound_level(p, disc, Level(face), sink),
            Task::FireDie { position, gun, paid } => self.shot(p, position, gun, paid, face, sink),
            Task::Risk { gun, value } => self.risk(p, gun, value, face, sink),
            Task::SneakDie => self.sneaked(p, face, sink),
            Task::FightDie => self.fought(p, face, sink),
            _ => {}
        }
    }

    /// Everything that happens by itself, up to the next luck, decision or the end.
    pub(crate) fn run(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        while p.ending == Ending::Open && self.step(p, sink) {}
        if p.ending != Ending::Open {
            p.todo = Todo::EMPTY;
        }
    }

    /// One thing that happens by itself; false if the top of the stack waits for luck or an order.
    fn step(&self, p: &mut Position, sink: &mut impl Sink<Event>) -> bool {
        match p.todo.top() {
            Task::Turn { despair } => {
                let pile = p.piles[despair as usize];
                if pile.count_ones() > 1 {
                    return false;
                }
                p.todo.pop();
                p.tops[despair as usize] =
                    if pile == 0 { Card::NONE } else { Card(pile.trailing_zeros() as u8) };
            }
            Task::Effects(list) => self.next_effect(p, list),
            Task::Recruit => return self.recruit(p, sink),
            Task::HitColumn => self.hit_column(p, sink),
            Task::Assault => self.assault(p, sink),
            Task::DrawHit { left: 0 } => self.hits_drawn(p, false),
            Task::DrawHit { .. } if p.hit_bag == Tiles::all(0) => self.hits_drawn(p, true),
            Task::Resolve => self.resolve(p, sink),
            Task::Wound { left } => {
                if left == 0 {
                    p.todo.pop();
                } else {
                    p.todo.turn(Task::Wound { left: left - 1 });
                    if let Some(disc) = self.take_victim(p, sink) {
                        self.wound(p, disc, sink);
                    }
                }
            }
            Task::WoundPosition { left } => {
                if left == 0 || p.manned_count() == 0 {
                    p.todo.pop();
                } else {
                    p.todo.turn(Task::WoundPosition { left: left - 1 });
                    self.wound_leftmost(p, sink);
                }
            }
            Task::Feed => return self.feed_begins(p, sink),
            Task::Placing => {
                if defenders(&p.ready) > 0 {
                    return false;
                }
                self.placed(p, sink);
            }
            Task::Section { number } => return self.section(p, number, sink),
            Task::Target { sectors, left, aim } => return self.targets(p, sectors, left, aim, sink),
            Task::GunSector { gun, sector, left } => {
                if left > 0 && p.in_sector(sector) > 0 {
                    return false;
                }
                self.sector_shelled(p, gun, sector, sink);
            }
            Task::GunRow { gun, row, left } => {
                if self.row_goes_on(p, row, left) {
                    return false;
                }
                p.todo.turn(Task::Risk { gun, value: self.data.map.risk[row] });
            }
            Task::Airfield { gun, left } => {
                if left > 0 && self.airfield_left(p) {
                    return false;
                }
                p.todo.turn(Task::Risk { gun, value: self.data.game.numbers.airfield_risk });
            }
            Task::Moving => return self.moving(p, sink),
            Task::Stepping => return self.stepping(p, sink),
            Task::Deliver => return self.deliveries(p, sink),
            Task::Patrol { left } => self.patrol(p, left, sink),
            Task::Clear { gun, left } => {
                let any = if gun { p.map_guns != 0 } else { p.patrols.values().iter().any(|&n| n > 0) };
                if left > 0 && any {
                    return false;
                }
                p.todo.pop();
            }
            Task::Repairs { left, guns } => {
                let works = if guns { &Work::GUNS[..] } else { Work::ALL };
                if left > 0 && works.iter().any(|&work| self.may_mend(p, work)) {
                    return false;
                }
                p.todo.pop();
            }
            Task::Take { exhaust, left } => return self.taking(p, exhaust, left, sink),
            Task::Heal { left } => {
                if left > 0 && p.beds.values().iter().any(|bed| bed.disc != Disc::NONE) {
                    return false;
                }
                p.todo.pop();
            }
            Task::Admit => return self.admitting(p),
            Task::SnowLeft { left } => {
                if left == 0 {
                    p.todo.pop();
                } else {
                    p.todo.turn(Task::SnowLeft { left: left - 1 });
                    self.snow_left(p, sink);
                }
            }
            Task::Reveal => match (p.snow_left, self.known_snow(p)) {
                (0, _) => {
                    p.todo.pop();
                    sink.tell(|| Event::NoSnowTile);
                }
                (_, SnowId::NONE) => return false,
                (_, tile) => self.reveal(p, tile, sink),
            },
            Task::Look => return self.looking(p),
            Task::Adjust => self.adjust(p, sink),
            Task::BlockGun => return self.blocking(p, sink),
            Task::Moment => return self.moment(p),
            Task::DrawCard { good, left, resolve } => return self.drawing(p, good, left, resolve),
            Task::PickCard { good, resolve } => return self.picking(p, good, resolve, sink),
            Task::AddCard { despair, left } => self.add_card(p, despair, left, sink),
            Task::DrawFear { left } => return self.fearing(p, left),
            Task::Post => return self.posting(p),
            Task::Idle => return false,
            task => {
                p.todo.pop();
                let done = self.at_once(p, task, sink);
                if !done {
                    p.todo.push(task);
                }
                return done;
            }
        }
        true
    }

    /// What is done at once, already off the stack; false if it is nothing of the kind.
    fn at_once(&self, p: &mut Position, task: Task, sink: &mut impl Sink<Event>) -> bool {
        match task {
            Task::LayAir { slot: 12 } => {}
            Task::Day => self.day(p, sink),
            Task::Do(effect) => self.carry_out(p, effect, sink),
            Task::Doubts => self.doubts(p, sink),
            Task::AirPile => self.air_pile(p, sink),
            Task::Shells => self.shells_fall(p, sink),
            Task::Infantry => {
                let n = self.data.events.get(p.event).map_or(0, |card| card.infantry);
                self.add_infantry(p, n, sink);
            }
            Task::Attack => self.attack(p, sink),
            Task::Columns => self.columns(p, sink),
            Task::AdvanceColumn => self.advance_column(p, sink),
            Task::EmptyBag => {
                sink.tell(|| Event::BagEmpty);
                self.move_surrender(p, 1, sink);
            }
            Task::Wake => self.wake(p, sink),
            Task::Send => self.send(p, sink),
            Task::Modifiers => self.modifiers(p, sink),
            Task::Cards => self.morale_text(p, sink),
            Task::ShuffleBack { good } => self.shuffle_back(p, good),
            Task::Reset => self.reset(p, sink),
            Task::Surrender => self.surrender(p, sink),
            Task::RoundTrack => self.round_track(p, sink),
            Task::NextDay => self.next_day(p, sink),
            Task::Prepare => self.supply_right(p, sink),
            Task::Prepared => self.prepared(p, sink),
            Task::Retreat => self.retreat(p, sink),
            Task::LastAdvance => self.last_advance(p, sink),
            Task::Count => self.count(p, sink),
            _ => return false,
        }
        true
    }

    fn may_mend(&self, p: &Position, work: Work) -> bool {
        self.may_repair(p, work).is_ok() || self.may_flip(p, work).is_ok()
    }
}
