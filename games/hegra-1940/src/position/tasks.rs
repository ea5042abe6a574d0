//! What is under way: a stack of things to do.

use crate::effect::{Effect, Effects};
use crate::words::*;

/// The most things to do at once.
const MOST_TASKS: usize = 48;

/// Something to do. What waits for luck or an order stays on top until it is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each is explained where it is carried out
pub enum Task {
    Idle,
    // Set-up (4)
    Turn { despair: bool },
    DrawMission,
    LayAir { slot: u8 },
    // Event phase (6)
    Day,
    DrawEvent { last: bool },
    Wake,
    Effects(Effects),
    Do(Effect),
    Choose { choice: u8 },
    Doubts,
    Recruit,
    DrawRecruit,
    Keep,
    AirPile,
    Shells,
    Infantry,
    Attack,
    Dice { sector: Sector },
    Columns,
    HitColumn,
    AdvanceColumn,
    Assault,
    Death,
    // Hits and wounds (6.5, 6.6)
    DrawHit { left: u8 },
    Resolve,
    ResolvePick { air: bool },
    EmptyBag,
    Wound { left: u8 },
    WoundPosition { left: u8 },
    WoundDie { disc: Disc },
    Bed { disc: Disc, level: Level },
    // Dawn (7)
    Feed,
    Placing,
    // Day phase (8)
    Section { number: u8 },
    FireDie { position: Post, gun: bool, paid: bool },
    Target { sectors: u8, left: u8, aim: Aim },
    GunSector { gun: Gun, sector: Sector, left: u8 },
    GunRow { gun: Gun, row: Row, left: u8 },
    Airfield { gun: Gun, left: u8 },
    Risk { gun: Gun, value: u8 },
    Send,
    Moving,
    Stepping,
    Meet,
    SneakDie,
    FightDie,
    Deliver,
    Patrol { left: u8 },
    DrawPatrol,
    Clear { gun: bool, left: u8 },
    Repairs { left: u8, guns: bool },
    Take { exhaust: bool, left: u8 },
    Heal { left: u8 },
    Admit,
    SnowLeft { left: u8 },
    Reveal,
    Look,
    SnowOrder { at: u8 },
    Adjust,
    BlockGun,
    // Morale (8.6)
    Moment,
    Modifiers,
    Cards,
    DrawCard { good: bool, left: u8, resolve: u8 },
    PickCard { good: bool, resolve: u8 },
    Special { card: Card },
    ShuffleBack { good: bool },
    Reset,
    Surrender,
    RoundTrack,
    NextDay,
    AddCard { despair: bool, left: u8 },
    // Chapter changes and the end (9)
    DrawFear { left: u8 },
    Prepare,
    Post,
    Prepared,
    Retreat,
    LastAdvance,
    Count,
}

/// What is aimed at infantry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Remove, as many as there are.
    Remove,
    /// Remove up to so many.
    RemoveUpTo,
    /// Pin.
    Pin,
    /// Pin up to so many.
    PinUpTo,
    /// Remove up to so many from one sector.
    OneSector,
    /// Pin a whole sector.
    WholeSector,
}

impl Aim {
    /// Whether infantry is only pinned.
    pub const fn pins(self) -> bool {
        matches!(self, Aim::Pin | Aim::PinUpTo | Aim::WholeSector)
    }
    /// Whether one may stop early.
    pub const fn optional(self) -> bool {
        matches!(self, Aim::RemoveUpTo | Aim::PinUpTo | Aim::OneSector)
    }
}

/// A stack of things to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Todo {
    len: u8,
    tasks: [Task; MOST_TASKS],
}

impl Default for Todo {
    fn default() -> Todo {
        Todo::EMPTY
    }
}
impl Todo {
    /// Nothing to do.
    pub const EMPTY: Todo = Todo { len: 0, tasks: [Task::Idle; MOST_TASKS] };

    /// What is done next.
    #[inline]
    pub fn top(&self) -> Task {
        if self.len == 0 { Task::Idle } else { self.tasks[self.len as usize - 1] }
    }
    /// Something more to do first.
    #[inline]
    pub fn push(&mut self, task: Task) {
        self.tasks[self.len as usize] = task;
        self.len += 1;
    }
    /// Several things to do first, in this order.
    pub fn push_all(&mut self, tasks: &[Task]) {
        tasks.iter().rev().for_each(|&task| self.push(task));
    }
    /// The top is done.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
        self.tasks[self.len as usize] = Task::Idle;
    }
    /// The top goes on in another form.
    #[inline]
    pub fn turn(&mut self, task: Task) {
        self.tasks[self.len as usize - 1] = task;
    }
    /// How much there is to do.
    pub fn len(&self) -> usize {
        self.len as usize
    }
    /// Whether nothing is left to do.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
    /// Everything under way, the next thing last.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks[..self.len as usize]
    }
}
