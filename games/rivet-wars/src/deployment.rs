//! 6: deployment: points, rivets, pools, plugs, heroes.

use crate::*;

impl RivetWars {
    /// 6.1: the phase begins with points and rivets.
    pub(crate) fn begin_deployment(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let side = p.active;
        let mission = self.mission();
        p.phase = Phase::Deploy;
        p.stage = Stage::Deploy;
        p.started = false;
        p.ended = false;
        p.points = mission.points[side.index()] + self.more_points[side.index()];
        p.purse = mission.infantry_points;
        p.rivets[side.index()] += mission.rivets as u16;
        if mission.escalation && p.round > 1 {
            self.escalate(p);
        }
        let (points, purse, rivets) = (p.points, p.purse, p.rivets[side.index()]);
        sink.tell(|| Event::Supplies { side, points, purse, rivets });
    }

    /// Whether the restricted purse pays for a kind (R48, R49): infantry that is no hero.
    fn purse_fits(&self, card: &UnitCard) -> bool {
        card.class == Class::Infantry && !card.hero
    }
    /// What a kind costs beyond the restricted purse, and what the purse pays.
    pub(crate) fn price(&self, p: &Position, kind: Kind) -> (u8, u8) {
        let card = &self.data.units[kind.index()];
        if !self.purse_fits(card) || p.purse == 0 {
            return (card.cost, 0);
        }
        // R48: in mission 10 the purse counts free men, in mission 8 points.
        if self.mission().escalation {
            return (0, 1);
        }
        let paid = card.cost.min(p.purse);
        (card.cost - paid, paid)
    }

    /// The order of normal play in this phase has not been ended by a card.
    fn deploying(&self, p: &Position) -> Result<(), Deny> {
        if p.stage != Stage::Deploy {
            return Err(Deny::Moment);
        }
        if p.ended { Err(Deny::PhaseEnded) } else { Ok(()) }
    }

    /// 6.2: may this kind be deployed there?
    pub(crate) fn may_deploy(&self, p: &Position, kind: Kind, seg: Seg) -> Result<(), Deny> {
        self.deploying(p)?;
        self.may_buy(p, kind)?;
        let card = &self.data.units[kind.index()];
        if !self.mission().deploy[p.active.index()].has(seg) {
            return Err(Deny::NotDeployment { seg });
        }
        if self.holds(p, p.other(), seg) {
            return Err(Deny::EnemyThere { seg });
        }
        self.may_stand(p, card.class, seg)?;
        if !self.has_room(p, seg, card.fields) {
            return Err(Deny::NoRoom { seg });
        }
        Ok(())
    }

    /// 6.2, 6.4: side, price and pool.
    pub(crate) fn may_buy(&self, p: &Position, kind: Kind) -> Result<(), Deny> {
        let card = &self.data.units[kind.index()];
        if card.side != p.active {
            return Err(Deny::OtherSide { kind });
        }
        if card.class == Class::Plug {
            let out = p.at.iter().zip(&p.plug).filter(|(at, plug)| at.index() < SEGMENTS && **plug == kind.0);
            if card.hero && p.spent_heroes >> kind.0 & 1 == 1 {
                return Err(Deny::HeroSpent { kind });
            }
            if !self.unlimited && out.count() >= card.figures as usize {
                return Err(Deny::NoFigure { kind });
            }
        } else if self.free_figure(p, kind).is_none() {
            // 6.4: a hero comes once, and never again when he is gone.
            let gone = card.hero && p.at[card.first as usize] == DEAD;
            return Err(if gone { Deny::HeroSpent { kind } } else { Deny::NoFigure { kind } });
        }
        if self.price(p, kind).0 > p.points {
            return Err(Deny::Points { kind });
        }
        if card.rivets as u16 > p.rivets[p.active.index()] {
            return Err(Deny::Rivets { kind });
        }
        Ok(())
    }

    fn pay(&self, p: &mut Position, kind: Kind) {
        let (points, purse) = self.price(p, kind);
        p.points -= points;
        p.purse -= purse;
        p.rivets[p.active.index()] -= self.data.units[kind.index()].rivets as u16;
        p.started = true;
    }

    /// 6.2: a figure comes out of the pool.
    pub(crate) fn deploy(&self, p: &mut Position, kind: Kind, seg: Seg, sink: &mut impl Sink<Event>) {
        self.pay(p, kind);
        let unit = self.free_figure(p, kind).expect("a figure waits in the pool");
        p.damage[unit.index()] = 0;
        p.plug[unit.index()] = NOTHING;
        p.state[unit.index()] = 0;
        p.join(unit, self.side_of(unit), seg);
        let points = p.points;
        sink.tell(|| Event::Deployed { unit, seg, points });
        self.flatten(p, unit, seg, sink);
    }

    /// 8.8, R32: whoever is no infantry destroys the wire he comes upon.
    pub(crate) fn flatten(&self, p: &mut Position, unit: Unit, seg: Seg, sink: &mut impl Sink<Event>) {
        if p.marker[seg.index()] == Marker::Wire && self.card_of(unit).class != Class::Infantry {
            p.marker[seg.index()] = Marker::None;
            sink.tell(|| Event::WireGone { unit, seg });
        }
    }

    /// 6.3: may this plug be put into this host?
    pub(crate) fn may_plug(&self, p: &Position, plug: Kind, host: Unit) -> Result<(), Deny> {
        self.deploying(p)?;
        self.may_buy(p, plug)?;
        if self.side_of(host) != p.active {
            return Err(Deny::NotYours { unit: host });
        }
        if !p.on_board(host) {
            return Err(Deny::NotOnBoard { unit: host });
        }
        if self.card_of(host).sockets == 0 || p.plug_of(host).is_some() {
            return Err(Deny::NoSocket { unit: host });
        }
        if !self.mission().territory[p.active.index()].has(p.at[host.index()]) {
            return Err(Deny::NotHome { unit: host });
        }
        Ok(())
    }

    /// 6.3: host and plug are one unit from now on.
    pub(crate) fn put_plug(&self, p: &mut Position, plug: Kind, host: Unit, sink: &mut impl Sink<Event>) {
        self.pay(p, plug);
        p.plug[host.index()] = plug.0;
        if self.data.units[plug.index()].hero {
            p.spent_heroes |= 1 << plug.0;
        }
        sink.tell(|| Event::Plugged { plug, host });
    }

    /// 6.1: the phase ends; unspent points are lost.
    pub(crate) fn end_deployment(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.points = 0;
        p.purse = 0;
        self.begin_combat(p, sink);
    }
}
