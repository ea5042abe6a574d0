//! The question asked, figures worth knowing, cards with their text.

use crate::*;
use scene::{CardFace, Hand, Pick, Prompt, Stat, Track};

const SIDES: [&str; 2] = ["allied", "bismark"];
/// 5.3: the phases in which there is something to do.
const PHASES: [Phase; 6] =
    [Phase::Cards, Phase::Deploy, Phase::Combat, Phase::Move, Phase::Regroup, Phase::WrapUp];

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
            Stage::Combat if p.open.is_some() => ("7.1", say("fight").with("seg", seg(p.open))),
            Stage::Combat if p.ended => ("13.2", say("ended")),
            Stage::Combat => ("7.1", say("combat")),
            Stage::Movement if p.open.is_some() => ("8.1", say("move-unit").with("seg", seg(p.open))),
            Stage::Movement => ("8.1", say("move")),
            Stage::Stepping => {
                let msg = say("step").with("unit", self.unit_name(p.moving.unit));
                ("8.2", msg.with("points", p.moving.points as i64))
            }
            Stage::Targeted => (
                "13.2",
                say("targeted").with("seg", seg(p.target)).with("unit", self.unit_name(p.acting.unit)),
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
        Prompt { about: self.about(p), ..Prompt::new(text, rule) }
    }

    /// What the question is about: whoever attacks and where, whoever is pushed aside, whoever moves.
    fn about(&self, p: &Position) -> Vec<Pick> {
        let unit = |unit| Pick::Piece(self.unit_id(unit));
        match p.stage {
            Stage::Targeted => vec![unit(p.acting.unit), Pick::Cell(self.grid().name(p.target))],
            Stage::Push => vec![unit(self.survivor(p))],
            _ => Vec::new(),
        }
    }

    /// 5.3: the phases of a turn, in the round that is being played.
    pub(super) fn phases(&self, view: &View) -> Track<Msg> {
        let p = &view.open;
        let at = PHASES.iter().position(|phase| *phase == p.phase);
        let spaces = PHASES.iter().map(|phase| phase.name()).collect();
        // Before the first and after the last one there is nothing to do but throw and count.
        let before = matches!(p.phase, Phase::Initiative | Phase::Start);
        let at = at.unwrap_or(if before { 0 } else { PHASES.len() - 1 });
        Track::new("phase", Msg::new("track-phase").with("round", p.round as i64), spaces, at)
    }

    pub(super) fn stats(&self, view: &View) -> Vec<Stat<Msg>> {
        let p = &view.open;
        let stat = |id: &str, title: Msg, value: Msg| Stat::new(id, title, value);
        let number = |n: i64| Msg::plain(n.to_string());
        let turn = p.active.say(self);
        let mut stats =
            vec![stat("turn", Msg::new("stat-turn"), Msg::new("stat-turn-of").with("side", turn))];
        for side in [ALLIED, BISMARK] {
            let name = SIDES[side.index()];
            let title = |key: &str| Msg::new(key).with("side", side.say(self));
            let goal = self.mission().goal[side.index()] as i64;
            let points = Msg::new("stat-of").with("have", p.vp[side.index()] as i64).with("goal", goal);
            let of = Stat::new(format!("vp-{name}"), title("stat-vp"), points);
            stats.push(Stat { key: true, side: name.to_owned(), ..of });
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

    /// 5.5, 12.1: both hands and the Secret Missions: the own cards open, those of the other side as backs. The viewer's own come first.
    pub(super) fn hands(&self, view: &View) -> Vec<Hand<Msg>> {
        let first = self.seat_of(view).unwrap_or(ALLIED);
        let order = if first == ALLIED { [ALLIED, BISMARK] } else { [BISMARK, ALLIED] };
        let mut hands: Vec<Hand<Msg>> = order.map(|side| self.hand_of(view, side)).into();
        if self.mission().secret_missions {
            hands.extend(order.map(|side| self.secrets_of(view, side)));
        }
        hands
    }

    fn hand_of(&self, view: &View, side: Seat) -> Hand<Msg> {
        let cards = view.open.hands[side.index()].iter().map(|card| {
            let data = self.card(card);
            let window = data.window.name();
            CardFace {
                text: Some(Msg::new(format!("card-{}-text", data.id))),
                band: "action".to_owned(),
                icon: icon_of(&data.id).to_owned(),
                when: Some(window.clone()),
                ..CardFace::new(self.card_id(card), self.card_name(card), window)
            }
        });
        Hand {
            id: format!("{}-hand", SIDES[side.index()]),
            title: Msg::new(format!("box-hand-{}", SIDES[side.index()])),
            side: SIDES[side.index()].to_owned(),
            cards: cards.collect(),
            backs: view.backs[side.index()],
            limit: self.data.numbers.action_hand,
            secret: false,
        }
    }

    fn secrets_of(&self, view: &View, side: Seat) -> Hand<Msg> {
        let p = &view.open;
        let cards = p.secrets[side.index()].iter().map(|mission| {
            let secret = &self.data.secrets[mission as usize];
            let (reached, wanted) = self.progress(p, side, mission);
            let key = if reached >= wanted { "secret-met" } else { "secret-not-met" };
            CardFace {
                text: Some(Msg::new(format!("secret-{}-text", secret.id))),
                band: "mission".to_owned(),
                icon: "flag".to_owned(),
                progress: Some(Msg::new(key).with("points", secret.points as i64)),
                ..CardFace::new(
                    format!("secret-{}", secret.id),
                    self.secret_name(mission),
                    Msg::new("hand-points").with("points", secret.points as i64),
                )
            }
        });
        Hand {
            id: format!("{}-secrets", SIDES[side.index()]),
            title: Msg::new("hand-secrets"),
            side: SIDES[side.index()].to_owned(),
            cards: cards.collect(),
            backs: view.secret_backs[side.index()],
            limit: self.data.numbers.mission_hand,
            secret: true,
        }
    }
}

/// The picture on an Action! card.
fn icon_of(card: &str) -> &'static str {
    match card {
        "pigeon" => "air",
        "train" => "supply",
        "scrap" => "damaged",
        "march" => "moved",
        "barrage" => "fire",
        "shells" => "smoke",
        "mines" => "mine",
        "sappers" => "wire",
        "shot" => "target",
        "dig" => "trench",
        "over" => "opportunity-fire",
        "repairs" => "medical",
        _ => "event",
    }
}
