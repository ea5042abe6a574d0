//! 4, 5, 11, 14: set-up, initiative, the turn and its end, scoring, victory.

use crate::*;

impl RivetWars {
    /// 4: the first position.
    pub(crate) fn set_up(&self) -> Position {
        let mut p = Position::empty();
        p.marker[..self.mission().markers.len()].copy_from_slice(&self.mission().markers);
        for &(kind, seg) in &self.mission().start {
            // R83: they stand there before the first turn.
            if let Some(unit) = self.free_figure(&p, kind) {
                p.join(unit, self.side_of(unit), seg);
            }
        }
        p.vp = self.head_start.map(u16::from);
        self.begin_round(&mut p, &mut engine::Silent);
        p
    }

    /// 5.1: a round begins.
    pub(crate) fn begin_round(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.round += 1;
        p.second = false;
        sink.tell(|| Event::RoundBegins { round: p.round });
        // R6: a mission that names its first player keeps that order to the end.
        match self.mission().first {
            Some(side) => self.begin_first(p, side, sink),
            None if self.once && p.round > 1 => self.begin_first(p, p.first, sink),
            None => {
                p.phase = Phase::Initiative;
                p.stage = Stage::Initiative;
                p.throws = 0;
            }
        }
    }

    /// 5.2: the throw for initiative, first ALLIED, then BISMARK.
    pub(crate) fn throw_initiative(&self, p: &mut Position, dice: Dice, sink: &mut impl Sink<Event>) {
        let [allied, bismark] = dice.faces() else { return };
        let (allied, bismark) = (*allied, *bismark);
        sink.tell(|| Event::Initiative { allied, bismark });
        if allied == bismark {
            p.throws += 1;
            if p.throws >= self.data.numbers.throws {
                // R60.
                self.begin_first(p, ALLIED, sink);
            }
        } else {
            self.begin_first(p, if allied > bismark { ALLIED } else { BISMARK }, sink);
        }
    }

    fn begin_first(&self, p: &mut Position, side: Seat, sink: &mut impl Sink<Event>) {
        p.first = side;
        self.begin_turn(p, side, sink);
    }

    /// 5.4: the turn begins: flags, the mission's effect, gas.
    pub(crate) fn begin_turn(&self, p: &mut Position, side: Seat, sink: &mut impl Sink<Event>) {
        p.active = side;
        p.phase = Phase::Start;
        p.turns = p.turns.saturating_add(1);
        sink.tell(|| Event::TurnBegins { side });
        self.set_flags(p, sink);
        if self.mission().drop && side == ALLIED && self.begin_drop(p) {
            return;
        }
        self.begin_gas(p, sink);
    }

    /// 5.4 (a), 11.1: every objective with a unit of P on it gets P's flag.
    fn set_flags(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        for seg in self.grid().segs() {
            let side = p.active;
            if p.marker[seg.index()] == Marker::Objective
                && self.holds(p, side, seg)
                && !p.flags[side.index()].has(seg)
            {
                p.flags[side.index()].insert(seg);
                p.flags[1 - side.index()].remove(seg);
                sink.tell(|| Event::Flag { side, seg });
            }
        }
    }

    /// 5.4 (c): the segments whose gas P suffers.
    pub(crate) fn begin_gas(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.gassed = Default::default();
        for cloud in p.clouds.into_iter().flatten() {
            if self.holds(p, p.active, cloud.at) {
                p.gassed.insert(cloud.at);
            }
        }
        self.suffer_gas(p, sink);
    }

    /// 5.4 (c): the next of them, in board order; then the card phase.
    pub(crate) fn suffer_gas(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let next = p.gassed.iter().next();
        match next {
            Some(seg) => {
                p.gassed.remove(seg);
                let cloud = p.cloud_at(seg).expect("gas is suffered in a cloud");
                self.gas_attack(p, Cause::StartGas, cloud, seg, sink);
            }
            None => self.card_phase(p, sink),
        }
    }

    /// 11.4: the wrap-up: captures, Secret Missions, then the turn is over.
    pub(crate) fn wrap_up(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.phase = Phase::WrapUp;
        self.capture(p, sink);
        self.score_secrets(p, sink);
        self.end_turn(p, sink);
    }

    /// 11.2, 11.3: what P captures, in board order.
    fn capture(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let (side, other) = (p.active, p.other());
        for seg in self.grid().segs() {
            if p.marker[seg.index()] != Marker::Objective {
                continue;
            }
            let stands = self.holds(p, side, seg);
            if !stands && !p.flags[side.index()].has(seg) {
                continue;
            }
            // R71: an enemy flag under an own unit is removed.
            let taken = stands && p.flags[other.index()].has(seg);
            if taken {
                p.flags[other.index()].remove(seg);
                p.takes += 1;
            }
            let points = self.mission().objective_vp[side.index()];
            p.vp[side.index()] += points as u16;
            sink.tell(|| Event::Captured { side, seg, points, taken });
        }
    }

    /// 5.4: notes of the turn are cleared; the other side's turn or the next round follows.
    fn end_turn(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.clear(u8::MAX);
        p.kills = Kills::default();
        p.takes = 0;
        p.discarded = NOTHING;
        p.asked = Default::default();
        p.dug = Default::default();
        p.formed = Default::default();
        p.chosen = Default::default();
        if p.second {
            self.end_round(p, sink);
        } else {
            p.second = true;
            self.begin_turn(p, p.other(), sink);
        }
    }

    /// 14: the round ends; has anybody won?
    fn end_round(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        for side in [ALLIED, BISMARK] {
            let points = self.mission().round_vp[side.index()];
            if points > 0 {
                p.vp[side.index()] += points as u16;
                sink.tell(|| Event::RoundPoints { side, points });
            }
        }
        p.last_vp = p.vp;
        let met = [0, 1].map(|side| p.vp[side] >= self.mission().goal[side] as u16);
        let leader = match p.vp[0].cmp(&p.vp[1]) {
            std::cmp::Ordering::Greater => Winner::Seat(ALLIED),
            std::cmp::Ordering::Less => Winner::Seat(BISMARK),
            std::cmp::Ordering::Equal => Winner::Draw,
        };
        let over = match met {
            [true, false] => Some((Winner::Seat(ALLIED), "win-goal", "14")),
            [false, true] => Some((Winner::Seat(BISMARK), "win-goal", "14")),
            [true, true] if leader != Winner::Draw => Some((leader, "win-more", "14 R46")),
            _ if p.round >= self.data.numbers.rounds => Some((leader, "win-guard", "R60")),
            _ => None,
        };
        match over {
            Some((winner, reason, rule)) => {
                let outcome = Outcome { winner, reason, rule: Rule(rule) };
                p.phase = Phase::Over;
                p.stage = Stage::Over(outcome);
                sink.tell(|| Event::Over { outcome });
            }
            None => self.begin_round(p, sink),
        }
    }

    /// Whether a figure of a kind waits in the pool: the lowest number comes first.
    pub(crate) fn free_figure(&self, p: &Position, kind: Kind) -> Option<Unit> {
        let card = &self.data.units[kind.index()];
        (card.first..card.first + self.limit(card))
            .map(Unit)
            .find(|unit| p.at[unit.index()] == crate::board::Seg::NONE)
    }

    /// Points for a side, at the moment they are earned.
    pub(crate) fn award(&self, p: &mut Position, side: Seat, points: u8) {
        p.vp[side.index()] += points as u16;
    }
}
