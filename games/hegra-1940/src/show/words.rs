//! Orders and questions in words.

use crate::Hegra;
use crate::event::reason;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::{Arg, Game, Msg, Need};
use scene::Prompt;

impl Hegra {
    /// An order in words.
    pub(super) fn label(&self, p: &Position, order: Order) -> (&'static str, Msg) {
        let say = |key: &str| Msg::new(format!("order-{key}"));
        let disc = |d: Disc| self.disc_name(d);
        let place = |at: Space| self.place_name(at);
        let position = |at: u8| self.place_name(POSITION + at);
        let n = |n: u8| n as i64 + 1;
        let field = |f: u8| self.field_name(f);
        let carrier = |slot: u8| {
            let carrier = p.carriers[slot as usize];
            Msg::new("carrier").with("id", format!("K{}", slot + 1)).with("disc", disc(carrier.disc))
        };
        let rule = self.stage(p).1;
        let msg = match order {
            Order::Draw => say("draw"),
            Order::Stop => say("stop"),
            Order::Take { disc: d } => {
                let key = match p.todo.top() {
                    Task::Keep => "keep",
                    Task::Death => "die",
                    Task::Take { exhaust: true, .. } => "exhaust",
                    _ => "take-ready",
                };
                say(key).with("disc", disc(d))
            }
            Order::Side { right } => {
                let Task::Choose { choice } = p.todo.top() else { return (rule, say("done")) };
                let side = self.data.library.choices[choice as usize][right as usize];
                Msg::new("plain").with("text", self.effects_text(side))
            }
            Order::Bed => say("bed"),
            Order::Wait => say("wait"),
            Order::Tile { kind } => say("tile").with("tile", self.tile_name(kind)),
            Order::PaySupply => {
                say("pay-supply").with("n", self.data.supply_fields[p.supply_track as usize] as i64)
            }
            Order::PayMorale => say("pay-morale").with("n", self.data.numbers.per_morale as i64),
            Order::Ready { disc: d } => say("ready").with("disc", disc(d)),
            Order::Rest { disc: d } => say("rest").with("disc", disc(d)),
            Order::Place { disc: d, place: at } => {
                say("place").with("disc", disc(d)).with("place", place(at))
            }
            Order::Done => match p.todo.top() {
                Task::Feed => say("done-feed"),
                Task::Placing => say("done-place"),
                Task::Section { .. } if p.space != NONE => say("done-space").with("space", place(p.space)),
                Task::Section { number } => say("done-section").with("section", format!("{number:02}")),
                Task::Admit => say("done-admit"),
                _ => say("done"),
            },
            Order::Convince { doubt } => say(if doubt { "convince-doubt" } else { "convince-fear" }),
            Order::Route { goods } => {
                say("route").with("goods", Msg::new(format!("goods-{}", GOODS[goods as usize])))
            }
            Order::Fire { position: at } => say("fire").with("position", position(at)),
            Order::MachineGun { position: at, paid } => {
                say(if paid { "mg-paid" } else { "mg" }).with("position", position(at))
            }
            Order::Fierce { disc: d } => say("fierce").with("disc", disc(d)),
            Order::Phone { sector } => say("phone").with("sector", n(sector)),
            Order::Target { sector, pinned } => {
                say(if pinned { "target-pinned" } else { "target" }).with("sector", n(sector))
            }
            Order::GunSector { gun, sector } => {
                say("gun-sector").with("gun", n(gun)).with("sector", n(sector))
            }
            Order::GunRow { gun, row } => say("gun-row")
                .with("gun", n(gun))
                .with("row", Msg::new(format!("row-{}", ROWS[row as usize]))),
            Order::GunAirfield { gun } => say("gun-airfield").with("gun", n(gun)),
            Order::Airfield { option } => {
                say(["airfield-morale", "airfield-miss", "airfield-surrender"][option as usize])
            }
            Order::Pile { pile } => {
                let kind = p.air[pile as usize][0].min(AIR_WOUND);
                say("pile").with("pile", n(pile)).with("tile", self.tile_name(kind))
            }
            Order::Clear { field: f, gun } => {
                say(if gun { "clear-gun" } else { "clear-patrol" }).with("field", field(f))
            }
            Order::March { carrier: k, empty } => {
                say(if empty { "march-empty" } else { "march" }).with("carrier", carrier(k))
            }
            Order::Step { field: f } => say("step").with("field", field(f)),
            Order::Halt => say("halt"),
            Order::Hide => say("hide"),
            Order::Sneak => say("sneak"),
            Order::Fight { gun } => say(if gun { "fight-gun" } else { "fight" }),
            Order::Deliver { carrier: k } => say("deliver").with("carrier", carrier(k)),
            Order::Shovel => say("shovel"),
            Order::Repair { work } => say("repair").with("work", self.work_name(work)),
            Order::Flip { work } => say("flip").with("work", self.work_name(work)),
            Order::Fortify { defence } => say(if defence { "fortify-defence" } else { "fortify-miss" }),
            Order::Promote { disc: d } => say("promote").with("disc", disc(d)),
            Order::Inspire => say("inspire"),
            Order::Radio => say("radio"),
            Order::MapRoom => say("map-room"),
            Order::Snow { tile } => say("snow").with("tile", self.snow_name(tile)),
            Order::Treat { bed } => say("treat").with("bed", n(bed)),
            Order::Cure { bed } => say("cure").with("bed", n(bed)),
            Order::Admit { disc: d, level } => say("admit").with("disc", disc(d)).with("level", level as i64),
            Order::Card { card } => {
                say("card").with("card", self.card_name(card)).with("text", self.card_text(p, card))
            }
            Order::Use | Order::Ignore => {
                let Task::Special { card } = p.todo.top() else { return (rule, say("done")) };
                let face = &self.data.specials[card as usize - self.data.morale.len()];
                match order {
                    Order::Use => say("use").with("text", self.effects_text(face.effects)),
                    _ => say("ignore"),
                }
            }
            Order::Post { disc: d, position: at, zone } => say("post")
                .with("disc", disc(d))
                .with("position", position(at))
                .with("zone", Msg::new(format!("cell-{}", ZONES[zone as usize]))),
            Order::Cash => self.cash_label(p),
            Order::Discard { card } => {
                let cost = self.data.events[card as usize].cost as i64;
                say("discard").with("card", self.event_name(card)).with("cost", cost)
            }
            Order::Block { gun } => say("block").with("gun", n(gun)),
        };
        (rule, msg)
    }

    /// What the mission pays now, and what it would pay later: a warning to those who cash it early (R78).
    fn cash_label(&self, p: &Position) -> Msg {
        let rows = self.data.missions.get(p.mission as usize).map_or(&[][..], |mission| &mission.rows);
        let texts = |due: bool| {
            let rows = rows.iter().filter(|(round, _)| (*round <= p.day) == due);
            Arg::List(
                rows.map(|&(round, effects)| {
                    let row = Msg::new("mission-row").with("round", round as i64);
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
        Msg::new(key)
            .with("card", self.mission_name(p.mission))
            .with("now", texts(true))
            .with("later", texts(false))
    }

    /// What a morale card would do now.
    fn card_text(&self, p: &Position, card: u8) -> Msg {
        let list = match self.data.morale.get(card as usize) {
            Some(face) => {
                let list = face.chapters[self.chapter(p.day)];
                if self.possible(p, list) { list } else { face.alternative }
            }
            None => self.data.specials[card as usize - self.data.morale.len()].effects,
        };
        Msg::new("plain").with("text", self.effects_text(list))
    }

    pub(super) fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let (stage, rule) = self.stage(p);
        let seat = match self.need(p) {
            Need::Order(seat) => Self::PROFILE.seat_id(seat).to_owned(),
            _ => String::new(),
        };
        if p.ending != Ending::Open {
            return Prompt { seat, ..Prompt::new(Msg::new(reason(p.ending)), rule) };
        }
        let text = Msg::new(format!("prompt-{stage}"));
        let text = match p.todo.top() {
            Task::Choose { choice } => {
                let [a, b] = self.data.library.choices[choice as usize];
                text.with("a", self.effects_text(a)).with("b", self.effects_text(b))
            }
            Task::Recruit => {
                let all = (defenders(&p.bag) + p.bag[X as usize]) as i64;
                text.with("n", defenders(&p.area) as i64)
                    .with("doubts", p.bag[X as usize] as i64)
                    .with("all", all)
            }
            Task::Dice { sector } => {
                text.with("sector", sector as i64 + 1).with("n", p.up[sector as usize] as i64)
            }
            Task::DrawHit { left } => text.with("n", left as i64),
            Task::WoundDie { disc } => text.with("disc", self.disc_name(disc)),
            Task::Bed { disc, level } => text.with("disc", self.disc_name(disc)).with("level", level as i64),
            Task::Feed => text
                .with("n", defenders(&p.exhausted) as i64)
                .with("credit", p.credit as i64)
                .with("supplies", p.supplies as i64)
                .with("rest", (self.data.numbers.rest - p.rested) as i64),
            Task::Placing => text.with("n", defenders(&p.ready) as i64),
            Task::Section { .. } if p.space != NONE => {
                Msg::new("prompt-space").with("space", self.place_name(p.space)).with("n", p.left as i64)
            }
            Task::Target { left, aim, .. } => {
                let key = if aim.pins() { "prompt-pin" } else { "prompt-target" };
                Msg::new(key).with("n", left as i64)
            }
            Task::GunSector { gun, sector, left } => {
                text.with("gun", gun as i64 + 1).with("sector", sector as i64 + 1).with("n", left as i64)
            }
            Task::GunRow { gun, left, .. } | Task::Airfield { gun, left } => {
                text.with("gun", gun as i64 + 1).with("n", left as i64)
            }
            Task::Risk { gun, value } => text.with("gun", gun as i64 + 1).with("value", value as i64),
            Task::Stepping | Task::Meet | Task::SneakDie | Task::FightDie => {
                let walker = p.carriers[p.walker as usize];
                let carrier = Msg::new("carrier").with("id", format!("K{}", p.walker + 1));
                text.with("carrier", carrier.with("disc", self.disc_name(walker.disc)))
                    .with("field", self.field_name(walker.field))
                    .with("n", p.steps as i64)
                    .with("level", p.surveillance as i64)
            }
            Task::Clear { gun, left } => {
                Msg::new(if gun { "prompt-clear-gun" } else { "prompt-clear" }).with("n", left as i64)
            }
            Task::Repairs { left, .. } | Task::Heal { left } => text.with("n", left as i64),
            Task::Take { exhaust, left } => {
                Msg::new(if exhaust { "prompt-exhaust" } else { "prompt-take" }).with("n", left as i64)
            }
            Task::SnowOrder { at } => text.with("n", at as i64 + 1),
            Task::DrawCard { good, left, .. } => {
                Msg::new(if good { "prompt-cards-good" } else { "prompt-cards-bad" }).with("n", left as i64)
            }
            Task::PickCard { resolve, .. } => text.with("n", resolve as i64),
            Task::Special { card } => text.with("card", self.card_name(card)),
            Task::DrawFear { left } => text.with("n", left as i64),
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
        Prompt { seat, ..Prompt::new(text, rule) }
    }
}
