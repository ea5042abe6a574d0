//! 5.5 to 5.7, 12, 13: hands and decks, Action! cards, deviation, Secret Missions.

use crate::*;

impl RivetWars {
    /// What a card says.
    pub(crate) fn card(&self, card: u8) -> &CardData {
        &self.data.cards[card as usize / 2]
    }
    /// All cards of a window.
    pub(crate) fn cards_of(&self, window: Window) -> impl Iterator<Item = u8> {
        (0..24).filter(move |&card| self.card(card).window == window)
    }
    /// 13.3: the direction on a card.
    pub(crate) fn direction(&self, card: u8) -> crate::board::Direction {
        self.card(card).directions[card as usize % 2]
    }

    /// 5.5: the card phase begins.
    pub(crate) fn card_phase(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.phase = Phase::Cards;
        if p.hands[p.active.index()].is_empty() {
            self.draw_action(p, sink);
        } else {
            p.stage = Stage::Discard;
        }
    }

    /// 5.5 (1): may this card be discarded?
    pub(crate) fn may_discard(&self, p: &Position, card: u8) -> Result<(), Deny> {
        if p.stage != Stage::Discard {
            return Err(Deny::Moment);
        }
        if p.hands[p.active.index()].has(card) { Ok(()) } else { Err(Deny::NotInHand { card }) }
    }

    /// 5.5 (1): a card is discarded face up.
    pub(crate) fn discard(&self, p: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        p.hands[p.active.index()].remove(card);
        p.discards.insert(card);
        p.discarded = card;
        let side = p.active;
        sink.tell(|| Event::Discarded { side, card });
        self.draw_action(p, sink);
    }

    /// 5.5 (2): one Action! card, if the hand has room; none in the first turn of the game.
    pub(crate) fn draw_action(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if self.mission().action_cards && p.turns > 1 {
            p.draws = 1;
            self.go_on_drawing(p, sink);
        } else {
            self.draw_missions(p, sink);
        }
    }

    /// 5.6, R42: draw until all is drawn or the hand is full.
    fn go_on_drawing(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let full = p.hands[p.active.index()].len() >= self.data.numbers.action_hand as u32;
        let nothing = p.deck.is_empty() && p.discards.is_empty();
        if p.draws > 0 && !full && !nothing {
            self.renew(p, sink);
            p.stage = Stage::DrawAction;
            return;
        }
        p.draws = 0;
        if p.phase == Phase::Cards {
            self.draw_missions(p, sink);
        } else {
            self.put_away_card(p);
            p.stage = Stage::Deploy;
        }
    }

    /// 5.5 (2): the card that was drawn.
    pub(crate) fn drawn(&self, p: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        p.deck.remove(card);
        p.hands[p.active.index()].insert(card);
        p.draws -= 1;
        let side = p.active;
        sink.tell(|| Event::Drew { side, card });
        self.go_on_drawing(p, sink);
    }

    /// 5.5 (3): Secret Missions until the hand is full; then deployment.
    pub(crate) fn draw_missions(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let full = p.secrets[p.active.index()].len() >= self.data.numbers.mission_hand as u32;
        let nothing = p.secret_deck.is_empty() && p.secret_discards.is_empty();
        if !self.mission().secret_missions || full || nothing {
            return self.begin_deployment(p, sink);
        }
        if p.secret_deck.is_empty() {
            p.secret_deck = p.secret_discards;
            p.secret_discards = Tokens(0);
            sink.tell(|| Event::SecretDeckRenewed);
        }
        p.stage = Stage::DrawMission;
    }

    /// 5.5 (3): the mission that was drawn.
    pub(crate) fn mission_drawn(&self, p: &mut Position, mission: u8, sink: &mut impl Sink<Event>) {
        p.secret_deck.remove(mission);
        p.secrets[p.active.index()].insert(mission);
        let side = p.active;
        sink.tell(|| Event::DrewMission { side, mission });
        self.draw_missions(p, sink);
    }

    /// 5.7, R69: a used-up deck is renewed from its discards at the moment a card is needed.
    fn renew(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.deck.is_empty() {
            p.deck = p.discards;
            p.discards = Tokens(0);
            sink.tell(|| Event::DeckRenewed);
        }
    }

    /// 13.3: a card is awaited for a deviation.
    pub(crate) fn await_flip(&self, p: &mut Position, stage: Stage, sink: &mut impl Sink<Event>) {
        self.renew(p, sink);
        p.stage = stage;
    }

    /// 13.3, R40: the neighbour that a flipped card shows, seen from the active player's seat; nothing off the board (R41).
    pub(crate) fn deviate(
        &self,
        p: &mut Position,
        from: Seg,
        card: u8,
        sink: &mut impl Sink<Event>,
    ) -> Option<Seg> {
        p.deck.remove(card);
        p.flipped = card;
        let seen = self.direction(card);
        let direction = if p.active == BISMARK { seen.turned() } else { seen };
        let seg = self.grid().beside(from, direction);
        sink.tell(|| Event::Flipped { card, direction, seg });
        seg
    }
    /// R69: a flipped card goes to the discards when its effect is done.
    pub(crate) fn put_away_flip(&self, p: &mut Position) {
        if p.flipped != NOTHING {
            p.discards.insert(p.flipped);
            p.flipped = NOTHING;
        }
    }
    /// R69: the same for the card being played.
    pub(crate) fn put_away_card(&self, p: &mut Position) {
        if p.played != NOTHING {
            p.discards.insert(p.played);
            p.played = NOTHING;
        }
    }

    /// 13.2: whether the moment is one of a card's window.
    pub(crate) fn window_is_open(&self, p: &Position, window: Window) -> bool {
        let between = !p.open.is_some();
        match window {
            Window::DeployStart => p.stage == Stage::Deploy && !p.started && !p.ended,
            Window::DeployEnd => p.stage == Stage::Deploy,
            Window::CombatStart => p.stage == Stage::Combat && between && !p.started && !p.ended,
            Window::BeforeAttack => p.stage == Stage::Combat && !between,
            Window::CombatEnd => p.stage == Stage::Combat && between,
            Window::Targeted => p.stage == Stage::Targeted,
            Window::MoveStart => p.stage == Stage::Movement && between && !p.started,
        }
    }

    /// 13.1: may this card be played so?
    pub(crate) fn may_play(&self, p: &Position, card: u8, aim: Aim) -> Result<(), Deny> {
        let player = if p.stage == Stage::Targeted { p.other() } else { p.active };
        if matches!(p.stage, Stage::Over(_)) {
            return Err(Deny::Over);
        }
        if !p.hands[player.index()].has(card) {
            return Err(Deny::NotInHand { card });
        }
        let data = self.card(card);
        if !self.window_is_open(p, data.window) {
            return Err(Deny::Window { card });
        }
        let seg = match aim {
            Aim::Seg(seg) => Ok(seg),
            _ => Err(Deny::NeedsAim { card }),
        };
        match data.effect {
            Effect::Draw(_) | Effect::Points(_) | Effect::Rivets(_) | Effect::Dig(_) => match aim {
                Aim::Nothing => Ok(()),
                _ => Err(Deny::NeedsNoAim { card }),
            },
            Effect::Repair { .. } => match aim {
                Aim::Nothing => Ok(()),
                Aim::Unit(unit) => self.may_repair(p, unit),
                Aim::Seg(_) => Err(Deny::NeedsAim { card }),
            },
            Effect::March(_) => self.may_march(p, seg?),
            Effect::Strike { .. } => seg.map(|_| ()),
            Effect::LayMines => self.may_lay(p, Marker::Minefield, seg?),
            Effect::Sappers => self.may_sap(p, seg?),
            Effect::Shot(_) => match aim {
                Aim::Unit(unit) => self.may_aim(p, unit),
                _ => Err(Deny::NeedsAim { card }),
            },
            Effect::Again => self.may_again(p, seg?),
        }
    }

    fn may_repair(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if self.side_of(unit) != p.active {
            return Err(Deny::NotYours { unit });
        }
        if !p.on_board(unit) {
            return Err(Deny::NotOnBoard { unit });
        }
        if p.damage[unit.index()] == 0 { Err(Deny::Undamaged { unit }) } else { Ok(()) }
    }

    /// Forced March: own infantry that may still move.
    fn may_march(&self, p: &Position, seg: Seg) -> Result<(), Deny> {
        let goes = |unit: Unit| self.card_of(unit).class == Class::Infantry && !p.is(unit, State::ASSAULTED);
        let some = self.holds(p, p.active, seg) && p.units_in(seg).any(goes);
        if some { Ok(()) } else { Err(Deny::NoInfantry { seg }) }
    }

    /// A marker from the supply, in a free segment of no man's land.
    fn may_lay(&self, p: &Position, marker: Marker, seg: Seg) -> Result<(), Deny> {
        let free = self.is_no_mans_land(seg) && p.is_empty(seg) && p.marker[seg.index()] == Marker::None;
        if !free {
            return Err(Deny::NotFree { seg });
        }
        let supply =
            if marker == Marker::Wire { self.data.numbers.wire } else { self.data.numbers.minefields };
        if self.markers_out(p, marker) >= supply { Err(Deny::NoSupply { marker }) } else { Ok(()) }
    }

    /// Sappers: beside own infantry, lift what hinders or lay wire.
    pub(crate) fn may_sap(&self, p: &Position, seg: Seg) -> Result<(), Deny> {
        let infantry = |at: Seg| {
            self.holds(p, p.active, at)
                && p.units_in(at).any(|unit| self.card_of(unit).class == Class::Infantry)
        };
        if !self.grid().neighbours(seg).any(infantry) {
            return Err(Deny::NotBeside { seg });
        }
        match p.marker[seg.index()] {
            Marker::Wire | Marker::TankTrap | Marker::Minefield => Ok(()),
            _ => match self.may_lay(p, Marker::Wire, seg) {
                Err(Deny::NotFree { seg }) => Err(Deny::NothingToClear { seg }),
                answer => answer,
            },
        }
    }

    /// Crack Shot: an active unit with an attack left and a target, as a Sniper.
    fn may_aim(&self, p: &Position, unit: Unit) -> Result<(), Deny> {
        if self.side_of(unit) != p.active {
            return Err(Deny::NotYours { unit });
        }
        if !p.is(unit, State::ACTIVE) {
            return Err(Deny::NotActive { unit });
        }
        if self.has_target(p, unit, true) { Ok(()) } else { Err(Deny::NothingToShoot { unit }) }
    }

    /// Over the Top!: some infantry there must have a legal attack (R67, R93).
    fn may_again(&self, p: &Position, seg: Seg) -> Result<(), Deny> {
        if !self.holds(p, p.active, seg) {
            return Err(Deny::NoInfantry { seg });
        }
        let shared = self.benefits(p, seg);
        let mut infantry =
            p.units_in(seg).filter(|&unit| self.card_of(unit).class == Class::Infantry).peekable();
        if infantry.peek().is_none() {
            return Err(Deny::NoInfantry { seg });
        }
        let attacks = infantry.any(|unit| {
            let powers = self.own_abilities(p, unit).with(shared);
            self.rows(p, unit).any(|(row, ..)| self.some_target(p, unit, row, &powers))
        });
        if attacks { Ok(()) } else { Err(Deny::NobodyAttacks { seg }) }
    }

    /// 13.1: a card is played; what it says happens, then it is discarded.
    pub(crate) fn play(&self, p: &mut Position, card: u8, aim: Aim, sink: &mut impl Sink<Event>) {
        let side = if p.stage == Stage::Targeted { p.other() } else { p.active };
        p.hands[side.index()].remove(card);
        p.played = card;
        sink.tell(|| Event::Played { side, card, aim });
        let data = self.card(card);
        if matches!(data.window, Window::DeployEnd | Window::CombatEnd) {
            p.ended = true;
        }
        match (data.effect, aim) {
            (Effect::Draw(count), _) => {
                p.draws = count;
                return self.go_on_drawing(p, sink);
            }
            (Effect::Points(points), _) => p.points += points,
            (Effect::Rivets(rivets), _) => p.rivets[side.index()] += rivets as u16,
            (Effect::Repair { damage, .. }, Aim::Unit(unit)) => {
                let left = &mut p.damage[unit.index()];
                *left = left.saturating_sub(damage);
                sink.tell(|| Event::Repaired { unit });
            }
            (Effect::Repair { points, .. }, _) => p.points += points,
            (Effect::March(_), Aim::Seg(seg)) => {
                for unit in p.units_in(seg) {
                    if self.card_of(unit).class == Class::Infantry {
                        p.state[unit.index()] |= State::MARCH;
                    }
                }
            }
            (Effect::Strike { shells, .. }, Aim::Seg(seg)) => {
                p.aim = seg;
                p.left = shells;
                return self.await_flip(p, Stage::Flip, sink);
            }
            (Effect::LayMines, Aim::Seg(seg)) => {
                p.marker[seg.index()] = Marker::Minefield;
                sink.tell(|| Event::Laid { marker: Marker::Minefield, seg });
            }
            (Effect::Sappers, Aim::Seg(seg)) => {
                let marker = p.marker[seg.index()];
                if marker == Marker::None {
                    p.marker[seg.index()] = Marker::Wire;
                    sink.tell(|| Event::Laid { marker: Marker::Wire, seg });
                } else {
                    p.marker[seg.index()] = Marker::None;
                    sink.tell(|| Event::Lifted { marker, seg });
                }
            }
            (Effect::Shot(precision), Aim::Unit(unit)) => {
                self.take_over(p, unit);
                p.acting.marksman = true;
                p.acting.precision += precision;
            }
            (Effect::Dig(_), _) => {
                p.dug.insert(p.target);
                self.put_away_card(p);
                return self.resolve(p, sink);
            }
            (Effect::Again, Aim::Seg(seg)) => {
                p.open = seg;
                p.again = true;
                p.fixed = self.benefits(p, seg);
                for unit in p.units_in(seg) {
                    if self.card_of(unit).class == Class::Infantry {
                        p.state[unit.index()] |= State::USED | State::ACTIVE;
                    }
                }
            }
            _ => {}
        }
        self.put_away_card(p);
    }

    /// 13.3: a card is flipped for a shell or a cloud.
    pub(crate) fn flip(&self, p: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        if p.phase == Phase::Move {
            return self.drift_flip(p, card, sink);
        }
        match (self.deviate(p, p.aim, card, sink), self.card(p.played).effect) {
            (Some(seg), Effect::Strike { dice, gas, .. }) => {
                let sweep = Sweep {
                    cause: Cause::Strike,
                    victims: self.everybody(p, seg),
                    dice,
                    gas,
                    by: Some(p.active),
                    at: seg,
                    ..Position::NO_SWEEP
                };
                self.begin_sweep(p, sweep, sink);
            }
            _ => self.next_shell(p, sink),
        }
    }

    /// One shell is done; gas leaves a cloud.
    pub(crate) fn after_shell(&self, p: &mut Position, sweep: &Sweep, sink: &mut impl Sink<Event>) {
        if sweep.gas {
            self.place_cloud(p, sweep.at, p.active, sweep.dice, 0, sink);
        }
        self.next_shell(p, sink);
    }

    fn next_shell(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        self.put_away_flip(p);
        p.left -= 1;
        if p.left > 0 {
            return self.await_flip(p, Stage::Flip, sink);
        }
        p.aim = Seg::NONE;
        self.put_away_card(p);
        p.stage = Stage::Combat;
    }

    /// 12: whether a Secret Mission is fulfilled in the wrap-up of its owner, or how far it is: reached and wanted.
    pub(crate) fn progress(&self, p: &Position, side: Seat, mission: u8) -> (u8, u8) {
        let secret = &self.data.secrets[mission as usize];
        let territory = &self.mission().territory;
        let own = |test: &dyn Fn(&UnitCard, Unit) -> bool| {
            self.units_of(p, side).filter(|&unit| test(self.card_of(unit), unit)).count() as u8
        };
        let kills = if p.active == side { p.kills } else { Kills::default() };
        let reached = match secret.goal {
            Goal::Flags => p.flags[side.index()].len() as u8,
            Goal::TankOrTwo => kills.tanks.max((kills.cavalry + kills.support) / 2),
            Goal::HeroKills => kills.heroes,
            Goal::CavalryKills => kills.cavalry,
            Goal::InfantryKills => kills.infantry,
            Goal::Takes => p.takes,
            Goal::BehindLines => own(&|card, unit| {
                card.class == Class::Infantry && territory[1 - side.index()].has(p.at[unit.index()])
            }),
            Goal::TogetherInBunker => {
                let bunkers = self
                    .grid()
                    .segs()
                    .filter(|seg| p.marker[seg.index()] == Marker::Bunker && self.holds(p, side, *seg));
                bunkers.map(|seg| p.units_in(seg).count() as u8).max().unwrap_or(0)
            }
            Goal::Force => own(&|card, unit| {
                let plug = p.plug_of(unit).is_some_and(|plug| self.data.units[plug.index()].hero);
                (card.class == Class::Tank || card.hero || plug) && self.is_no_mans_land(p.at[unit.index()])
            }),
        };
        (reached, secret.number)
    }

    /// 12, R44: every fulfilled mission is shown, scored and discarded.
    pub(crate) fn score_secrets(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let side = p.active;
        for mission in p.secrets[side.index()].iter() {
            let (reached, wanted) = self.progress(p, side, mission);
            if reached >= wanted {
                p.secrets[side.index()].remove(mission);
                p.secret_discards.insert(mission);
                let points = self.data.secrets[mission as usize].points;
                self.award(p, side, points);
                sink.tell(|| Event::Fulfilled { side, mission, points });
            }
        }
    }
}
