//! A position as facts a person can write down: `E5 = ["Rif1", "Roc1"]`, `"Stu1.damage" = 2`, `"allied.hand" = ["dig-1"]`.

use crate::words::{Card, Plug, Secret};
use crate::*;

type Table<'a> = FactTable<'a, RivetWars>;
/// One of the places where cards lie.
type Pile = fn(&mut Position) -> &mut Tokens;

/// 5.7, 13: where Action! cards lie. What leaves a pile goes to the first one, what leaves that to the second.
const CARDS: [(&str, Pile); 4] = [
    ("deck", |p| &mut p.deck),
    ("discards", |p| &mut p.discards),
    ("allied.hand", |p| &mut p.hands[0]),
    ("bismark.hand", |p| &mut p.hands[1]),
];
/// 12: where Secret Missions lie.
const SECRETS: [(&str, Pile); 4] = [
    ("mission_deck", |p| &mut p.secret_deck),
    ("mission_discards", |p| &mut p.secret_discards),
    ("allied.missions", |p| &mut p.secrets[0]),
    ("bismark.missions", |p| &mut p.secrets[1]),
];

fn fail<T>(what: impl Into<String>) -> Result<T, FactError> {
    Err(FactError(what.into()))
}
fn num(n: impl Into<i64>) -> Fact {
    Fact::Num(n.into())
}

impl RivetWars {
    pub(crate) fn facts_and_setters(&self) -> Table<'_> {
        let mut facts = FactTable::new(self);
        for seg in self.grid().segs() {
            self.segment_facts(&mut facts, seg);
        }
        for unit in self.all_units() {
            self.unit_facts(&mut facts, unit);
        }
        for side in [ALLIED, BISMARK] {
            let (name, at) = (Self::PROFILE.seat_id(side), side.index());
            facts.number(format!("{name}.vp"), 0..=200, move |p| &mut p.vp[at]);
            facts.number(format!("{name}.last_vp"), 0..=200, move |p| &mut p.last_vp[at]);
            facts.number(format!("{name}.rivets"), 0..=200, move |p| &mut p.rivets[at]);
            facts.shown(format!("{name}.cards"), move |p| num(p.hands[at].len()));
        }
        pile_facts::<Card>(&mut facts, CARDS);
        pile_facts::<Secret>(&mut facts, SECRETS);
        self.turn_facts(&mut facts);
        facts
    }

    fn segment_facts<'a>(&'a self, facts: &mut Table<'a>, seg: Seg) {
        let name = self.grid().name(seg);
        let units = move |p: &Position| {
            // Who is on his way stands in no formation yet.
            let moves = p.moving.left && p.at[p.moving.unit.index()] == seg;
            let all = p.units_in(seg).chain(moves.then_some(p.moving.unit));
            all.map(|unit| unit.write(self)).collect::<Vec<_>>()
        };
        // The order of a list does not matter to facts, but it does to a formation.
        facts.shown(format!("{name}.order"), move |p| {
            let units = units(p);
            Fact::word(if units.is_empty() { "none".to_owned() } else { units.join(" ") })
        });
        let key = name.clone();
        facts.partly(
            name.clone(),
            move |p| Fact::Words(units(p)),
            move |p, fact| self.set_units(p, &key, seg, fact),
        );
        facts.word(format!("{name}.marker"), move |p| &mut p.marker[seg.index()]);
        let flag = move |p: &Position| {
            let side = [ALLIED, BISMARK].into_iter().find(|side| p.flags[side.index()].has(seg));
            side.map_or("none", |side| Self::PROFILE.seat_id(side)).to_owned()
        };
        facts.text(format!("{name}.flag"), "allied, bismark or none", flag, move |p, text| {
            let side = if text == "none" { None } else { Some(Self::PROFILE.seat(text)?) };
            p.flags.iter_mut().for_each(|flags| flags.remove(seg));
            side.into_iter().for_each(|side| p.flags[side.index()].insert(seg));
            Some(())
        });
        let gas = move |p: &Position| {
            let cloud = p.cloud_at(seg);
            let words = cloud.map(|cloud| format!("{} {}", Self::PROFILE.seat_id(cloud.owner), cloud.age));
            words.unwrap_or("none".to_owned())
        };
        let how = "with a side and an age, \"bismark 0\" (\"bismark 0 shells\" for the weaker gas of a card), or none";
        facts.text(format!("{name}.gas"), how, gas, move |p, text| {
            self.remove_clouds(p, |cloud| cloud.at == seg);
            if text != "none" {
                let free = p.clouds.iter().position(Option::is_none)?;
                p.clouds[free] = Some(self.cloud_in_words(seg, text)?);
            }
            Some(())
        });
    }

    /// Units take the place of those that stand in a segment, in this order.
    fn set_units(&self, p: &mut Position, key: &str, seg: Seg, fact: &Fact) -> Result<(), FactError> {
        for unit in p.units_in(seg) {
            p.at[unit.index()] = Seg::NONE;
        }
        p.formation[seg.index()] = [Unit::NONE; 4];
        p.held.iter_mut().for_each(|held| held.remove(seg));
        for name in fact.texts(key)? {
            let unit: Unit = fact_word(self, key, &name)?;
            if p.on_board(unit) {
                return fail(format!("{name} stands in two segments"));
            }
            if p.formation[seg.index()][3].is_some() {
                return fail(format!("{key} is full"));
            }
            p.join(unit, self.side_of(unit), seg);
        }
        Ok(())
    }

    /// `bismark 0`, or `bismark 1 shells` for the weaker gas of a card.
    fn cloud_in_words(&self, at: Seg, text: &str) -> Option<Cloud> {
        let words: Vec<&str> = text.split(' ').collect();
        let (side, age, shells) = match words[..] {
            [side, age] => (side, age, false),
            [side, age, "shells"] => (side, age, true),
            _ => return None,
        };
        let mut weapons = self.data.units.iter().flat_map(|card| &card.weapons);
        let dice = match shells {
            false => weapons.find(|weapon| weapon.special == Special::Gas).map(|weapon| weapon.dice)?,
            true => self.data.cards.iter().find_map(|card| match card.effect {
                Effect::Strike { dice, gas: true, .. } => Some(dice),
                _ => None,
            })?,
        };
        let owner = Self::PROFILE.seat(side)?;
        Some(Cloud { at, owner, dice, precision: 0, age: age.parse().ok()?, drifted: false })
    }

    fn unit_facts<'a>(&'a self, facts: &mut Table<'a>, unit: Unit) {
        let (id, at) = (unit.write(self), unit.index());
        let most = self.card_of(unit).hit_points as i64;
        facts.number(format!("{id}.damage"), 0..=most, move |p| &mut p.damage[at]);
        let place = move |p: &Position| match p.at[at] {
            Seg::NONE => Fact::word("pool"),
            DEAD => Fact::word("dead"),
            seg => Fact::word(seg.write(self)),
        };
        // Where it stands is set with its segment.
        let key = format!("{id}.at");
        facts.partly(key.clone(), place, move |p, fact| match fact.text(&key)?.as_str() {
            "dead" => {
                p.at[at] = DEAD;
                Ok(())
            }
            _ => fail(format!("{key} can be set to dead; a segment is set with its list of units")),
        });
        if self.card_of(unit).sockets > 0 {
            let plug = move |p: &Position| p.plug_of(unit).map_or("none".to_owned(), |plug| plug.write(self));
            facts.text(format!("{id}.plug"), "with the name of a plug, or none", plug, move |p, text| {
                if text == "none" {
                    p.plug[at] = NOTHING;
                    return Some(());
                }
                let Plug(plug) = Plug::read(text, self)?;
                p.plug[at] = plug.0;
                if self.data.units[plug.index()].hero {
                    p.spent_heroes |= 1 << plug.0;
                }
                Some(())
            });
        }
    }

    fn turn_facts<'a>(&'a self, facts: &mut Table<'a>) {
        let names = |set: SegSet| Fact::Words(set.iter().map(|seg| seg.write(self)).collect());
        facts.shown("deck_size", |p| num(p.deck.len()));
        facts.number("dp", 0..=200, |p| &mut p.points);
        facts.number("purse", 0..=200, |p| &mut p.purse);
        facts.shown("asked", move |p| names(p.asked));
        facts.shown("dug", move |p| names(p.dug));
        facts.shown("clouds", |p| num(p.clouds.iter().flatten().count() as i64));
        facts.number("round", 0..=200, |p| &mut p.round);
        facts.both(
            "turn",
            |p| num(1 + p.second as u8),
            |p, fact| match fact.num("turn")? {
                turn @ 1..=2 => {
                    p.second = turn == 2;
                    Ok(())
                }
                _ => fail("turn is 1 or 2"),
            },
        );
        facts.word("active", |p| &mut p.active);
        facts.word("first", |p| &mut p.first);
        // The other phases are over at once.
        facts.partly(
            "phase",
            |p| Fact::word(p.phase.word()),
            |p, fact| {
                (p.phase, p.stage) = match fact.text("phase")?.as_str() {
                    "deploy" => (Phase::Deploy, Stage::Deploy),
                    "combat" => (Phase::Combat, Stage::Combat),
                    "move" => (Phase::Move, Stage::Movement),
                    "regroup" => (Phase::Regroup, Stage::Regroup),
                    _ => return fail("phase is deploy, combat, move or regroup"),
                };
                p.turns = p.turns.max(2);
                Ok(())
            },
        );
        facts.shown("open", |p| match p.open {
            Seg::NONE => Fact::word("none"),
            seg => Fact::word(seg.write(self)),
        });
        let thrown = |p: &Position| p.stage == Stage::Sweep;
        facts.shown("dice", move |p| num(if thrown(p) { self.dice_awaited(p) } else { 0 }));
        facts.shown("victim", move |p| match p.sweep.victims[p.sweep.next as usize & 3] {
            victim if thrown(p) => Fact::word(victim.write(self)),
            _ => Fact::word("none"),
        });
        facts.shown("winner", |p| match p.stage {
            Stage::Over(outcome) => match outcome.winner {
                Winner::Seat(seat) => Fact::word(Self::PROFILE.seat_id(seat)),
                _ => Fact::word("draw"),
            },
            _ => Fact::word("open"),
        });
    }

    /// 18: what must hold of a position made by hand, and of any other.
    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        let wrong = |what: String| Err(FactError(what));
        for seg in self.grid().segs() {
            let name = self.grid().name(seg);
            let marker = p.marker[seg.index()];
            let mut sides = [false; 2];
            for unit in p.units_in(seg) {
                sides[self.side_of(unit).index()] = true;
                if self.may_stand(p, self.card_of(unit).class, seg).is_err() {
                    return wrong(format!("{} cannot stand in {name} (8)", self.unit_id(unit)));
                }
                if p.damage[unit.index()] >= self.card_of(unit).hit_points {
                    return wrong(format!("{} has too much damage (3.5)", self.unit_id(unit)));
                }
            }
            if sides == [true; 2] {
                return wrong(format!("both sides stand in {name} (2.5)"));
            }
            let first = p.formation[seg.index()][0];
            if self.holder(p, seg) != first.is_some().then(|| self.side_of(first)) {
                return wrong(format!("the formation in {name} and who holds it differ"));
            }
            if self.fields_taken(p, seg) > 4 {
                return wrong(format!("{name} has room for four fields (2.5)"));
            }
            if marker == Marker::Wire && !p.is_empty(seg) {
                return wrong(format!("wire cannot lie under a unit in {name} (8.8)"));
            }
            let flags = (0..2).filter(|&side| p.flags[side].has(seg)).count();
            if flags > 1 || flags == 1 && marker != Marker::Objective {
                return wrong(format!("a flag lies on an objective, one at most: {name} (11.1)"));
            }
        }
        let places = [p.deck, p.discards, p.hands[0], p.hands[1]];
        let mut cards: u32 = places.iter().map(|set| set.len()).sum();
        cards += (p.played != NOTHING) as u32 + (p.flipped != NOTHING) as u32;
        let all = places.iter().fold(0, |all, set| all | set.0).count_ones();
        if cards != 24 || all + (p.played != NOTHING) as u32 + (p.flipped != NOTHING) as u32 != 24 {
            return wrong(format!("there are 24 Action! cards, here {cards}"));
        }
        let places = [p.secret_deck, p.secret_discards, p.secrets[0], p.secrets[1]];
        if places.iter().map(|set| set.len()).sum::<u32>() != 10 {
            return wrong("there are 10 Secret Missions".to_owned());
        }
        for side in 0..2 {
            if p.hands[side].len() > self.data.numbers.action_hand as u32
                || p.secrets[side].len() > self.data.numbers.mission_hand as u32
            {
                return wrong("a hand is too large (5.6)".to_owned());
            }
        }
        for cloud in p.clouds.iter().flatten() {
            if cloud.at.index() >= SEGMENTS || cloud.age >= self.data.numbers.cloud_life {
                return wrong("a cloud is too old or off the board (10.2)".to_owned());
            }
        }
        Ok(())
    }
}

/// A card lies in one pile: where a pile is set, its cards leave the others.
fn pile_facts<W: Word<RivetWars> + Id + 'static>(facts: &mut Table<'_>, piles: [(&'static str, Pile); 4]) {
    for (key, pile) in piles {
        let read = move |p: &Position| pile(&mut { *p }).iter().map(|card| W::nth(card as usize)).collect();
        facts.words(key, read, move |p, cards: Vec<W>| {
            let mut set = Tokens(0);
            cards.iter().for_each(|card| set.insert(card.index() as u8));
            let out = pile(p).0 & !set.0;
            piles.iter().for_each(|(_, other)| other(p).0 &= !set.0);
            *pile(p) = set;
            let [(first, deck), (_, discards), ..] = piles;
            if key == first { discards(p) } else { deck(p) }.0 |= out;
            Ok(())
        });
    }
}
