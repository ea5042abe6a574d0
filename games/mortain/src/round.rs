//! 4: a round is one pass through the deck, which normally stops at the joker.

use crate::*;

impl Mortain {
    /// 4.1: a card is drawn to see who acts.
    pub(crate) fn draw(&self, p: &mut Position, card: Card, sink: &mut impl Sink<Event>) {
        p.deck.remove(card.0);
        if card == JOKER {
            return self.joker(p, sink);
        }
        sink.tell(|| Event::Drawn { card });
        p.card = card;
        p.acting = Acting { budget: self.budget(card), ..Acting::NONE };
        p.attack = Attack::NONE;
        p.stage = Stage::Acting;
        // 4.2, R47: a side that can do nothing passes by itself.
        if !self.has_action(p) && !self.has_support(p) {
            sink.tell(|| Event::CannotAct { side: card.side() });
            self.next_card(p, sink);
        }
    }

    /// 4.1: the joker ends the round once both sides have activated; before that it is void for the round (R15, R16).
    fn joker(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.activated == By::all(true) {
            sink.tell(|| Event::JokerEnds);
            self.end_round(p, sink);
        } else {
            p.joker_void = true;
            sink.tell(|| Event::JokerVoid);
            self.next_card(p, sink);
        }
    }

    /// The card is finished: the next one is drawn, or the round ends with the deck (4.1).
    pub(crate) fn next_card(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.card = NO_CARD;
        p.acting = Acting::NONE;
        if p.deck.is_empty() {
            sink.tell(|| Event::DeckEmpty);
            self.end_round(p, sink);
        } else {
            p.stage = Stage::Draw;
        }
    }

    /// 6.5: the joker in an attack (R17, R18), or no card left for it (R19). True if the attack is over.
    pub(crate) fn combat_joker(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.activated == By::all(true) {
            sink.tell(|| Event::JokerEnds);
            self.interrupt(p, sink);
        } else {
            p.joker_void = true;
            sink.tell(|| Event::JokerVoid);
            self.await_combat_card(p, sink);
        }
    }

    /// 6.5: the next card decides the attack; without one it has no effect and the round ends (R19).
    pub(crate) fn await_combat_card(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.deck.is_empty() {
            sink.tell(|| Event::DeckEmpty);
            self.interrupt(p, sink);
        } else {
            p.stage = Stage::CombatDraw;
        }
    }

    /// 4.5: an interrupted attack has no effect.
    fn interrupt(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.attack.result = Some(AttackResult::Interrupted);
        sink.tell(|| Event::Interrupted);
        self.end_round(p, sink);
    }

    /// 4.5: suppression and used support are cleared, unused activations are lost; after the last round the game is decided.
    pub(crate) fn end_round(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::RoundEnds { round: p.round });
        p.card = NO_CARD;
        p.acting = Acting::NONE;
        p.suppressed = Hex::NOWHERE;
        p.support_used = false;
        p.joker_void = false;
        p.activated = By::all(false);
        p.deck = FULL_DECK;
        if p.round == self.data.rounds {
            return self.last_round_over(p, sink);
        }
        p.round += 1;
        p.stage = Stage::Draw;
        sink.tell(|| Event::RoundBegins { round: p.round });
    }
}
