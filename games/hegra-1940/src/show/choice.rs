//! Orders and questions in words.

use crate::*;
use scene::{Choice, Prompt, Verb};

impl Hegra {
    /// An order in words, with what to point at.
    pub(super) fn choice_of(&self, p: &Position, order: Order) -> Choice<Msg> {
        let mut choice = Choice::of(self, order);
        choice.rule = self.stage(p).1.to_owned();
        choice.picks = self.picks(p, order);
        choice.verb = match order {
            Order::Place { .. } | Order::Post { .. } => Verb::Assign,
            Order::Step { .. } | Order::March { .. } => Verb::Go,
            Order::Fire { .. } | Order::MachineGun { .. } | Order::Target { .. } | Order::Fight { .. } => {
                Verb::Attack
            }
            Order::GunSector { .. } | Order::GunRow { .. } | Order::GunAirfield { .. } => Verb::Attack,
            Order::Done if matches!(p.todo.top(), Task::Placing) => Verb::End,
            _ => Verb::Other,
        };
        let mut say = |key: &str| choice.label.key = format!("order-{key}");
        match order {
            Order::Take { .. } => say(match p.todo.top() {
                Task::Keep => "keep",
                Task::Death => "die",
                Task::Take { exhaust: true, .. } => "exhaust",
                _ => "take-ready",
            }),
            Order::Done => say(match p.todo.top() {
                Task::Feed => "done-feed",
                Task::Placing => "done-place",
                Task::Section { .. } if p.space != Space::NONE => "done-space",
                Task::Section { .. } => "done-section",
                Task::Admit => "done-admit",
                _ => "done",
            }),
            Order::Convince { doubt } => say(if doubt { "convince-doubt" } else { "convince-fear" }),
            Order::MachineGun { paid, .. } => say(if paid { "mg-paid" } else { "mg" }),
            Order::Target { pinned: true, .. } => say("target-pinned"),
            Order::Airfield { option } => say(&format!("airfield-{}", option.word())),
            Order::Clear { gun, .. } => say(if gun { "clear-gun" } else { "clear-patrol" }),
            Order::March { empty: true, .. } => say("march-empty"),
            Order::Fight { gun: true } => say("fight-gun"),
            Order::Fortify { defence } => say(if defence { "fortify-defence" } else { "fortify-miss" }),
            _ => {}
        }
        let label = choice.label;
        choice.label = match (order, p.todo.top()) {
            (Order::Side { right }, Task::Choose { choice }) => {
                let side = self.data.library.choices[choice as usize][right as usize];
                Msg::new("plain").with("text", self.effects_text(side))
            }
            (Order::PaySupply, _) => {
                label.with("n", self.data.game.supply_track.fields[p.supply_track as usize])
            }
            (Order::PayMorale, _) => label.with("n", self.data.game.numbers.per_morale),
            (Order::Done, Task::Section { .. }) if p.space != Space::NONE => {
                label.with("space", p.space.name())
            }
            (Order::Done, Task::Section { number }) => label.with("section", format!("{number:02}")),
            (Order::Pile { pile }, _) => label.with("tile", p.air[pile][0].min(Tile::AIR_WOUND).name()),
            (Order::March { carrier, .. } | Order::Deliver { carrier }, _) => {
                Msg { args: Vec::new(), ..label }.with("carrier", self.carrier(p, carrier))
            }
            (Order::Card { card }, _) => label.with("text", self.card_text(p, card)),
            (Order::Use, Task::Special { card }) => {
                let effects = self.data.special(card).map(|face| face.effects);
                label.with("text", self.effects_text(effects.unwrap_or_default()))
            }
            (Order::Cash, _) => self.cash_label(p),
            (Order::Discard { card }, _) => label.with("cost", self.data.events[card].cost),
            (Order::Block { second }, _) => label.with("gun", second as i64 + 1),
            _ => label,
        };
        choice
    }

    /// A disc on the map with its number.
    fn carrier(&self, p: &Position, slot: Slot) -> Msg {
        Msg::new("carrier").with("id", slot.id()).with("disc", p.carriers[slot].disc.name())
    }

    /// What the mission pays now, and what it would pay later: a warning to those who cash it early (R78).
    fn cash_label(&self, p: &Position) -> Msg {
        let rows = self.data.missions.get(p.mission).map_or(&[][..], |mission| &mission.rows);
        let texts = |due: bool| {
            let rows = rows.iter().filter(|(round, _)| (*round <= p.day) == due);
            Arg::List(
                rows.map(|&(round, effects)| {
                    let row = Msg::new("mission-row").with("round", round);
                    Arg::Text(row.with("text", self.effects_text(effects)))
                })
                .collect(),
            )
        };
        let due = rows.iter().filter(|(round, _)| *round <= p.day).count();
        let key = match due {
            _ if due == rows.len() => "order-cash",
            0 => "order-cash-nothing",
            _ => "order-cash-early",
        };
        Msg::new(key).with("card", p.mission.name(self)).with("now", texts(true)).with("later", texts(false))
    }

    /// What a morale card would do now.
    fn card_text(&self, p: &Position, card: Card) -> Msg {
        let list = match self.data.special(card) {
            Some(face) => face.effects,
            None => {
                let face = &self.data.morale[card];
                let list = face.chapters[self.chapter(p.day)];
                if self.possible(p, list) { list } else { face.alternative }
            }
        };
        Msg::new("plain").with("text", self.effects_text(list))
    }

    pub(super) fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let (stage, rule) = self.stage(p);
        if p.ending != Ending::Open {
            return Prompt::new(Msg::new(p.ending.reason()), rule);
        }
        let text = Msg::new(format!("prompt-{stage}"));
        let text = match p.todo.top() {
            Task::Choose { choice } => {
                let [a, b] = self.data.library.choices[choice as usize];
                text.with("a", self.effects_text(a)).with("b", self.effects_text(b))
            }
            Task::Recruit => {
                let all = (defenders(&p.bag) + p.bag[Disc::X]) as i64;
                text.with("n", defenders(&p.area)).with("doubts", p.bag[Disc::X]).with("all", all)
            }
            Task::Dice { sector } => text.with("sector", sector.say(self)).with("n", p.up[sector]),
            Task::DrawHit { left } => text.with("n", left),
            Task::WoundDie { disc } => text.with("disc", disc.name()),
            Task::Bed { disc, level } => text.with("disc", disc.name()).with("level", level.say(self)),
            Task::Feed => text
                .with("n", defenders(&p.exhausted))
                .with("credit", p.credit)
                .with("supplies", p.supplies)
                .with("rest", self.data.game.numbers.rest - p.rested),
            Task::Placing => text.with("n", defenders(&p.ready)),
            Task::Section { .. } if p.space != Space::NONE => {
                Msg::new("prompt-space").with("space", p.space.name()).with("n", p.left)
            }
            Task::Target { left, aim, .. } => {
                let key = if aim.pins() { "prompt-pin" } else { "prompt-target" };
                Msg::new(key).with("n", left)
            }
            Task::GunSector { gun, sector, left } => {
                text.with("gun", gun.say(self)).with("sector", sector.say(self)).with("n", left)
            }
            Task::GunRow { gun, left, .. } | Task::Airfield { gun, left } => {
                text.with("gun", gun.say(self)).with("n", left)
            }
            Task::Risk { gun, value } => text.with("gun", gun.say(self)).with("value", value),
            Task::Stepping | Task::Meet | Task::SneakDie | Task::FightDie => {
                let walker = p.carriers[p.walker];
                text.with("carrier", self.carrier(p, p.walker))
                    .with("field", walker.field.name(self))
                    .with("n", p.steps)
                    .with("level", p.surveillance)
            }
            Task::Clear { gun, left } => {
                Msg::new(if gun { "prompt-clear-gun" } else { "prompt-clear" }).with("n", left)
            }
            Task::Repairs { left, .. } | Task::Heal { left } => text.with("n", left),
            Task::Take { exhaust, left } => {
                Msg::new(if exhaust { "prompt-exhaust" } else { "prompt-take" }).with("n", left)
            }
            Task::SnowOrder { at } => text.with("n", at as i64 + 1),
            Task::DrawCard { good, left, .. } => {
                Msg::new(if good { "prompt-cards-good" } else { "prompt-cards-bad" }).with("n", left)
            }
            Task::PickCard { resolve, .. } => text.with("n", resolve),
            Task::Special { card } => text.with("card", card.name(self)),
            Task::DrawFear { left } => text.with("n", left),
            _ => text,
        };
        // On the first day of the tutorial the question comes with an explanation.
        let text = if self.teaches(p)
            && matches!(
                stage,
                "event"
                    | "recruit"
                    | "place"
                    | "section-0"
                    | "section-2"
                    | "section-4"
                    | "moving"
                    | "stepping"
                    | "pick"
                    | "patrol"
            ) {
            Msg::new("prompt-taught").with("prompt", text).with("lesson", Msg::new(format!("teach-{stage}")))
        } else {
            text
        };
        Prompt::new(text, rule)
    }
}
