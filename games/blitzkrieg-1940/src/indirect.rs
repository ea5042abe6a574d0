//! 8.6: artillery and dive bombers.

use crate::Blitzkrieg;
use crate::fire::upshot;
use crate::position::*;
use crate::telling::Deny;
use crate::telling::Event;
use crate::words::*;
use engine::{Rule, Seat, Sink, Tally};

impl Blitzkrieg {
    /// 8.6.1: the salvos of a marker are ready (R32).
    pub(crate) fn load_guns(&self, p: &mut Position, side: Seat, stuka: bool) {
        let mut left = self.s.salvos[side.index()];
        if stuka {
            left = [0, 0, 0, left[3]];
        } else {
            left[3] = 0;
        }
        p.guns = Guns { side, left, ..Guns::NONE };
        // R111: the limits of an enemy activation begin anew.
        self.fresh_reactions(p, enemy(side));
    }
    /// 8.6.1, R90: the headquarters that observes a hex: next to it, else not neutralised, else neutralised.
    pub fn observer(&self, p: &Position, side: Seat, hex: Hex) -> Unit {
        let targets = self.victims(p, side, hex);
        self.hq_list[side.index()]
            .iter()
            .copied()
            .filter(|&hq| p.on_map(hq) && targets.iter().any(|target| self.sees(p, p.place(hq), target)))
            .min_by_key(|&hq| (self.s.ground.distance(p.place(hq), hex) > 1, p.neutralised.has(hq), hq))
            .unwrap_or(Unit::NONE)
    }
    /// 8.6.1, 8.6.2: whether a salvo may be declared for a hex.
    pub(crate) fn may_aim_guns(&self, p: &Position, hex: Hex, calibre: Calibre) -> Result<(), Deny> {
        self.may_use_guns(p)?;
        if p.guns.left[calibre.i()] == 0 {
            return Err(Deny::NoSalvo { calibre });
        }
        if p.guns.hex.on_map() && p.guns.hex != hex {
            return Err(Deny::AimedElsewhere { hex: p.guns.hex });
        }
        if p.guns.shelled.contains(&hex) {
            return Err(Deny::ShelledBefore { hex });
        }
        let side = p.guns.side;
        if p.foes(enemy(side), hex) == 0 && !self.hq_there(p, enemy(side), hex) {
            return Err(Deny::NobodyThere { hex, guns: true });
        }
        if calibre != Calibre::Stuka && self.observer(p, side, hex) == Unit::NONE {
            return Err(Deny::NoObserver { hex });
        }
        Ok(())
    }
    /// Whether salvos can be given orders now: alone, or between the actions of a pair (5.5).
    pub(crate) fn may_use_guns(&self, p: &Position) -> Result<(), Deny> {
        match p.top() {
            Frame::Guns => Ok(()),
            Frame::Activation if p.guns.left != [0; 4] || p.guns.hex.on_map() => Ok(()),
            Frame::Activation => Err(Deny::NoGuns),
            _ => Err(Deny::Moment),
        }
    }
    pub(crate) fn aim_guns(&self, p: &mut Position, hex: Hex, calibre: Calibre, sink: &mut impl Sink<Event>) {
        p.guns.hex = hex;
        p.guns.left[calibre.i()] -= 1;
        p.guns.aimed[calibre.i()] += 1;
        sink.tell(|| Event::Aimed { side: p.guns.side, hex, calibre });
    }
    /// 8.6.2: the declaration is complete.
    pub(crate) fn may_loose(&self, p: &Position) -> Result<(), Deny> {
        self.may_use_guns(p)?;
        if p.guns.hex.on_map() { Ok(()) } else { Err(Deny::NotAimed) }
    }
    pub(crate) fn loose(&self, p: &mut Position) {
        p.guns.stage = SalvoStage::Next;
        p.push(Frame::Salvo);
    }
    /// 8.6.1: the column of a salvo against a unit.
    pub fn salvo_column(&self, p: &Position, calibre: Calibre, target: Unit) -> i8 {
        let mut sum = 0;
        self.salvo_lines(p, calibre, target, &mut |value, _, _, _| sum += value);
        sum
    }
    fn salvo_lines(
        &self,
        p: &Position,
        calibre: Calibre,
        target: Unit,
        add: &mut impl FnMut(i8, &'static str, u16, &'static str),
    ) {
        add(self.values.indirect[calibre.i()], "tally-calibre", calibre.i() as u16, "8.6.1");
        let armour = self.card(target).armour;
        if armour > 0 {
            add(-(armour as i8), "tally-armour", target.0 as u16, "8.2.1");
        }
        self.target_lines(p, target, add);
    }
    /// The same with its reasons.
    pub fn salvo_tally(&self, p: &Position, calibre: Calibre, target: Unit) -> Tally {
        let mut tally = Tally::default();
        self.salvo_lines(p, calibre, target, &mut |value, reason, about, rule| {
            tally.add(value as i16, reason, about, Rule(rule));
        });
        tally
    }
    /// 8.6: who is hit in a hex: everybody the enemy sees (R87); a loaded pair is one target.
    pub(crate) fn victims(&self, p: &Position, side: Seat, hex: Hex) -> Units {
        self.seen_in(p, enemy(side), hex).without(p.aboard).or(self.hqs_in(p, enemy(side), hex))
    }
    /// 8.6: goes on with the declared salvos.
    pub(crate) fn run_salvo(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let Guns { side, hex, .. } = p.guns;
        match p.guns.stage {
            SalvoStage::Next => {
                let next = Calibre::ALL.into_iter().rev().find(|calibre| p.guns.aimed[calibre.i()] > 0);
                let empty = self.victims(p, side, hex).is_empty();
                let Some(calibre) = next.filter(|_| !empty) else {
                    if next.is_some() {
                        sink.tell(|| Event::SalvosLost { hex });
                    }
                    self.end_salvos(p);
                    return;
                };
                p.guns.aimed[calibre.i()] -= 1;
                p.guns.calibre = calibre;
                p.guns.observer = self.observer(p, side, hex);
                p.upshot = Upshot::None;
                p.guns.stage = SalvoStage::Fall;
                if calibre == Calibre::Stuka {
                    return;
                }
                if p.guns.observer == Unit::NONE {
                    // The target has slipped out of sight since it was aimed at.
                    sink.tell(|| Event::Transmission { side, hex, sum: 0, done: false });
                    p.guns.stage = SalvoStage::Next;
                    return;
                }
                if self.s.ground.distance(p.place(p.guns.observer), hex) > 1 {
                    p.push(Frame::Roll(Purpose::Transmission));
                }
            }
            SalvoStage::Fall => p.push(Frame::Roll(Purpose::Salvo)),
            SalvoStage::Apply => {
                let unit = p.guns.victims.first();
                if unit == Unit::NONE {
                    p.guns.stage = SalvoStage::Morale;
                    return;
                }
                p.guns.victims.remove(unit);
                if !p.on_map(unit) || p.place(unit) != hex {
                    return;
                }
                let column = self.salvo_column(p, p.guns.calibre, unit);
                let hit = self.read_table(p, unit, column, p.guns.dice);
                let sum = p.guns.dice;
                sink.tell(|| Event::Result { unit, column, sum, hit });
                if upshot(hit) == Upshot::Step
                    || p.upshot != Upshot::Step && upshot(hit) == Upshot::Neutralised
                {
                    p.upshot = upshot(hit);
                }
                if !hit.is_nothing() {
                    p.push(Frame::Hit(hit));
                }
            }
            SalvoStage::Morale => {
                p.guns.stage = SalvoStage::Open;
                let hurt = std::mem::take(&mut p.hurt);
                p.push(Frame::Morale(hurt));
            }
            SalvoStage::Open => {
                p.guns.stage = SalvoStage::Next;
                p.win = Window { trigger: Trigger::Salvo, hex, ..Window::NONE };
                p.push(Frame::Window);
            }
            SalvoStage::Idle => {
                p.pop();
            }
        }
    }
    fn end_salvos(&self, p: &mut Position) {
        let hex = p.guns.hex;
        if let Some(slot) = p.guns.shelled.iter_mut().find(|slot| !slot.on_map()) {
            *slot = hex;
        }
        p.guns.aimed = [0; 4];
        p.guns.hex = Hex::NONE;
        p.guns.stage = SalvoStage::Idle;
        p.guns.observer = Unit::NONE;
        p.guns.dice = 0;
        p.pop();
    }
    /// 8.6.1: the dice of a transmission.
    pub(crate) fn transmission_fallen(&self, p: &mut Position, sum: u8, sink: &mut impl Sink<Event>) {
        let done = sum as i8 <= self.needed(p, Purpose::Transmission);
        let Guns { side, hex, .. } = p.guns;
        sink.tell(|| Event::Transmission { side, hex, sum, done });
        if !done {
            p.upshot = Upshot::Failed;
            p.guns.stage = SalvoStage::Next;
        }
    }
    /// 8.6.1: one throw for the whole hex.
    pub(crate) fn salvo_fallen(&self, p: &mut Position, sum: u8, sink: &mut impl Sink<Event>) {
        let Guns { side, hex, calibre, .. } = p.guns;
        sink.tell(|| Event::Shelled { side, hex, calibre, sum });
        p.guns.dice = sum;
        p.guns.victims = self.victims(p, side, hex);
        p.guns.stage = SalvoStage::Apply;
        p.upshot = Upshot::Nothing;
        p.hurt = Forms::NONE;
    }
}
