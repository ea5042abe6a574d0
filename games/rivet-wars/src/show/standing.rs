//! The question asked, figures worth knowing, cards with their text.

use crate::RivetWars;
use crate::data::*;
use crate::position::*;
use crate::view::View;
use engine::Msg;
use scene::{CardFace, Prompt, Stat, Suit};

const SIDES: [&str; 2] = ["allied", "bismark"];

impl RivetWars {
    pub(super) fn prompt(&self, view: &View) -> Prompt<Msg> {
        let p = &view.open;
        let seg = |seg| self.grid().name(seg);
        let say = |key: &str| Msg::new(format!("prompt-{key}"));
        let (rule, text) = match p.stage {
            Stage::Initiative => ("5.2", say("initiative")),
            Stage::Drop => ("13.3", say("drop").with("count", p.left as i64)),
            Stage::DropFlip => ("13.3", say("flip")),
            Stage::Discard => ("5.5", say("discard")),
            Stage::DrawAction | Stage::DrawMission => ("5.5", say("draw")),
            Stage::Deploy if p.ended => ("13.2", say("ended")),
            Stage::Deploy => {
                let key = match (p.purse, self.mission().escalation) {
                    (0, _) => "deploy",
                    (_, true) => "deploy-free",
                    _ => "deploy-purse",
                };
                let msg = say(key).with("points", p.points as i64).with("purse", p.purse as i64);
                ("6.2", msg.with("rivets", p.rivets[p.active.index()] as i64))
            }
            Stage::Combat if p.open.is_some() => ("7.1", say("fight").with("segment", seg(p.open))),
            Stage::Combat if p.ended => ("13.2", say("ended")),
            Stage::Combat => ("7.1", say("combat")),
            Stage::Movement if p.open.is_some() => ("8.1", say("move-unit").with("segment", seg(p.open))),
            Stage::Movement => ("8.1", say("move")),
            Stage::Stepping => {
                let msg = say("step").with("unit", self.unit_name(p.moving.unit));
                ("8.2", msg.with("points", p.moving.points as i64))
            }
            Stage::Targeted => (
                "13.2",
                say("targeted").with("segment", seg(p.target)).with("unit", self.unit_name(p.acting.unit)),
            ),
            Stage::Push => ("9.2", say("push").with("unit", self.unit_name(self.survivor(p)))),
            Stage::Sweep => {
                let victim = p.sweep.victims[p.sweep.next as usize];
                let msg = say("sweep").with("unit", self.unit_name(victim));
                ("7.4", msg.with("dice", self.dice_awaited(p) as i64))
            }
            Stage::Flip => ("13.3", say("flip")),
            Stage::Regroup => ("8.5", say("regroup")),
            Stage::Over(outcome) => (outcome.rule.0, Msg::new(outcome.reason)),
        };
        let seat = self.decider(p).map(|seat| SIDES[seat.index()]).unwrap_or_default();
        Prompt { seat: seat.to_owned(), text, rule: rule.to_owned() }
    }

    pub(super) fn stats(&self, view: &View) -> Vec<Stat<Msg>> {
        let p = &view.open;
        let stat = |id: &str, title: Msg, value: Msg| Stat { id: id.to_owned(), title, value };
        let number = |n: i64| Msg::plain(n.to_string());
        let mut stats = vec![
            stat("round", Msg::new("stat-round"), number(p.round as i64)),
            stat(
                "phase",
                Msg::new("stat-phase"),
                Msg::new("stat-phase-of")
                    .with("side", self.side_name(p.active))
                    .with("phase", Msg::new(format!("phase-{}", p.phase.name()))),
            ),
        ];
        for side in [ALLIED, BISMARK] {
            let name = SIDES[side.index()];
            let title = |key: &str| Msg::new(key).with("side", self.side_name(side));
            let goal = self.mission().goal[side.index()] as i64;
            let points = Msg::new("stat-of").with("have", p.vp[side.index()] as i64).with("goal", goal);
            stats.push(stat(&format!("vp-{name}"), title("stat-vp"), points));
            stats.push(stat(
                &format!("rivets-{name}"),
                title("stat-rivets"),
                number(p.rivets[side.index()] as i64),
            ));
            let cards = p.hands[side.index()].len() as i64 + view.backs[side.index()] as i64;
            let secrets = p.secrets[side.index()].len() as i64 + view.secret_backs[side.index()] as i64;
            let hand = Msg::new("stat-hand-of").with("cards", cards).with("secrets", secrets);
            stats.push(stat(&format!("hand-{name}"), title("stat-hand"), hand));
        }
        if p.phase == Phase::Deploy {
            stats.push(stat("points", Msg::new("stat-points"), number(p.points as i64)));
            if p.purse > 0 {
                let key = if self.mission().escalation { "stat-free" } else { "stat-purse" };
                stats.push(stat("purse", Msg::new(key), number(p.purse as i64)));
            }
        }
        stats
    }

    /// The viewer's own cards with what they say.
    pub(super) fn own_cards(&self, view: &View) -> Vec<CardFace<Msg>> {
        let Some(seat) = self.seat_of(view) else { return Vec::new() };
        let p = &view.open;
        let mut cards = Vec::new();
        for card in p.hands[seat.index()].iter() {
            let data = self.card(card);
            cards.push(CardFace {
                id: self.card_id(card),
                rank: String::new(),
                suit: Suit::Plain,
                name: self.card_name(card),
                purpose: Msg::new(format!("window-{}", data.window.name())),
                text: Some(Msg::new(format!("card-{}-text", data.id))),
            });
        }
        for mission in p.secrets[seat.index()].iter() {
            let secret = &self.data.secrets[mission as usize];
            let (reached, wanted) = self.progress(p, seat, mission);
            let key = if reached >= wanted { "secret-met" } else { "secret-not-met" };
            cards.push(CardFace {
                id: format!("secret-{}", secret.id),
                rank: String::new(),
                suit: Suit::Plain,
                name: self.secret_name(mission),
                purpose: Msg::new(key).with("points", secret.points as i64),
                text: Some(Msg::new(format!("secret-{}-text", secret.id))),
            });
        }
        cards
    }
}
