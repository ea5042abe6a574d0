//! Names of things, and effects of cards in words.

use crate::Hegra;
use crate::effect::{Effect, Op};
use crate::kinds::*;
use engine::{Arg, Msg};

impl Hegra {
    /// A type of disc.
    pub(crate) fn disc_name(&self, disc: Disc) -> Msg {
        Msg::new(["disc-O", "disc-S", "disc-V", "disc-M", "disc-H", "disc-X"][disc.min(5) as usize])
    }
    /// Discs of a zone, counted.
    pub(crate) fn zone_name(&self, zone: &Zone) -> Arg {
        let some = DEFENDERS.into_iter().filter(|&disc| zone[disc as usize] > 0);
        let count = |disc: Disc| {
            let key = ["discs-O", "discs-S", "discs-V", "discs-M", "discs-H"][disc as usize];
            Arg::Text(Msg::new(key).with("n", zone[disc as usize] as i64))
        };
        Arg::List(some.map(count).collect())
    }
    /// An action space or a position.
    pub(crate) fn place_name(&self, place: Space) -> Msg {
        Msg::new(format!("space-{}", PLACES[place as usize]))
    }
    /// Something that can be damaged.
    pub(crate) fn work_name(&self, work: Work) -> Msg {
        Msg::new(format!("work-{}", WORKS[work as usize]))
    }
    /// A kind of hit tile.
    pub(crate) fn tile_name(&self, kind: u8) -> Msg {
        if kind < MISS {
            return Msg::new("tile-damage").with("work", self.work_name(kind));
        }
        Msg::new(format!("tile-{}", TILES[kind as usize]))
    }
    /// A field of the map.
    pub(crate) fn field_name(&self, field: u8) -> Msg {
        let id = self.data.map.ids[field as usize].clone();
        match self.data.map.names.iter().find(|(at, _)| *at == field) {
            _ if field == 0 => Msg::new("field-F"),
            Some((_, name)) => Msg::new("field-named").with("id", id).with("name", name.clone()),
            None => Msg::plain(id),
        }
    }
    /// An event card.
    pub(crate) fn event_name(&self, card: u8) -> Msg {
        let face = &self.data.events[card as usize];
        named(&face.id, &face.name)
    }
    /// A morale, Hope or Despair card.
    pub(crate) fn card_name(&self, card: u8) -> Msg {
        match self.data.morale.get(card as usize) {
            Some(face) => named(&face.id, &face.name),
            None => {
                let face = &self.data.specials[card as usize - self.data.morale.len()];
                named(&face.id, &face.name)
            }
        }
    }
    /// A mission.
    pub(crate) fn mission_name(&self, card: u8) -> Msg {
        let face = &self.data.missions[card as usize];
        named(&face.id, &face.name)
    }
    /// A snow tile.
    pub(crate) fn snow_name(&self, tile: u8) -> Msg {
        let face = &self.data.snow[tile as usize];
        named(&face.id, &face.name)
    }
    /// A number of the surrender track.
    pub(crate) fn grade_name(&self, field: u8) -> Msg {
        Msg::new(format!("grade-{field}"))
    }

    /// An effect in words.
    pub(crate) fn effect_text(&self, effect: &Effect) -> Msg {
        let word = effect.op.word();
        let msg = Msg::new(format!("effect-{word}"));
        let n = effect.n as i64;
        match effect.op {
            Op::RecruitAdd | Op::RecruitTake | Op::Gain | Op::ReturnToBag => {
                let key = format!("discs-{}", DISCS[effect.what as usize]);
                msg.with("discs", Msg::new(key).with("n", n))
            }
            Op::HitAdd => msg.with("n", n).with("tile", self.tile_name(effect.what)),
            Op::Advance => msg.with("n", n).with("sector", effect.what as i64 + 1),
            Op::Mark => msg.with("sector", effect.what as i64 + 1),
            Op::Damage => msg.with("work", self.work_name(effect.what)),
            Op::Today => {
                let which = match effect.what {
                    NO_PROMOTE => "today-promote",
                    ROUTE_NEED => "today-route",
                    _ => "today-guns",
                };
                Msg::new(which)
            }
            Op::Choose => {
                let [a, b] = self.data.library.choices[effect.what as usize];
                msg.with("a", self.effects_text(a)).with("b", self.effects_text(b))
            }
            _ => {
                let sign = if n > 0 { "up" } else { "down" };
                msg.with("n", n).with("size", n.abs()).with("way", sign)
            }
        }
    }

    /// A list of effects in words.
    pub(crate) fn effects_text(&self, list: crate::effect::Effects) -> Arg {
        let effects = self.data.library.list(list);
        if effects.is_empty() {
            return Arg::Text(Msg::new("effect-none"));
        }
        Arg::List(effects.iter().map(|effect| Arg::Text(self.effect_text(effect))).collect())
    }
}

fn named(id: &str, name: &Option<String>) -> Msg {
    match name {
        Some(name) => Msg::plain(name.clone()),
        None => Msg::new(format!("card-{id}")),
    }
}
