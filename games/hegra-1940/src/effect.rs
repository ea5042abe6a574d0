//! The vocabulary of cards and tiles, and how it is written in the data files.
//!
//! `fear +1; recruitAdd V 1` are two effects, `choose [doubt +1 | morale -2]` is a choice. The words are explained in
//! docs/hegra.md.

use crate::words::*;

/// One effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effect {
    /// What is done.
    pub op: Op,
    /// Disc, tile, work or sector it is done to.
    pub what: u8,
    /// How much, or how far.
    pub n: i8,
    /// On what it is written.
    pub origin: Origin,
}

/// What an effect is written on: the section it is carried out under.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// An event card of chapter I.
    Mobilisation,
    /// An event card of chapter II.
    FirstAttack,
    /// An event card of chapter III.
    Siege,
    /// A Last Stand card.
    LastStand,
    /// A supply tile that was brought home.
    Goods,
    /// A snow tile.
    Snow,
    /// A morale, Hope or Despair card.
    Morale,
    /// A mission.
    Mission,
}

/// It decides the section of a sentence and is not named in it.
impl engine::Say<crate::Hegra> for Origin {
    fn say(&self, _: &crate::Hegra) -> engine::Arg {
        "".into()
    }
}

impl Origin {
    /// The origin of event cards, by deck: M, F, G, H, L.
    pub const DECKS: [Origin; 5] =
        [Origin::Mobilisation, Origin::FirstAttack, Origin::Siege, Origin::Siege, Origin::LastStand];

    /// The section.
    pub const fn rule(self) -> &'static str {
        self.rules().0
    }

    /// The section, and the ruling on what cannot be done.
    pub const fn rule_of_skipping(self) -> &'static str {
        self.rules().1
    }

    const fn rules(self) -> (&'static str, &'static str) {
        match self {
            Origin::Mobilisation => ("6.1", "6.1 R35"),
            Origin::FirstAttack => ("6.3", "6.3 R35"),
            Origin::Siege => ("6.4", "6.4 R35"),
            Origin::LastStand => ("9.3", "9.3 R35"),
            Origin::Goods => ("8.3", "8.3 R35"),
            Origin::Snow => ("8.4", "8.4 R35"),
            Origin::Morale => ("8.6", "8.6 R35"),
            Origin::Mission => ("10", "10 R35"),
        }
    }
}

/// Several effects in a row: where they stand in the list of all effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effects {
    /// The first.
    pub at: u16,
    /// How many.
    pub len: u16,
}

engine::words! {
    /// What an effect does: the word for it, as in the data and as the end of its text key.
    #[repr(u8)]
    #[allow(missing_docs)] // each word is explained in docs/hegra.md and said in text/en.ftl
    pub enum Op {
        Morale = "morale",
        MoraleNext = "moraleNext",
        Supply = "supply",
        Snow = "snow",
        Fear = "fear",
        Doubt = "doubt",
        DoubtDisc = "doubtDisc",
        RecruitAdd = "recruitAdd",
        RecruitTake = "recruitTake",
        Gain = "gain",
        ReturnToBag = "returnToBag",
        Ready = "ready",
        Exhaust = "exhaust",
        Wound = "wound",
        Lose = "lose",
        Die = "die",
        WoundPosition = "woundPosition",
        Heal = "heal",
        HealAll = "healAll",
        Worsen = "worsen",
        EnemyPatient = "enemyPatient",
        Hit = "hit",
        HitAdd = "hitAdd",
        Defence = "defence",
        Barrage = "barrage",
        GunBack = "gunBack",
        Patrol = "patrol",
        PatrolRemove = "patrolRemove",
        Surveillance = "surveillance",
        InfantryRemove = "infantryRemove",
        PinSector = "pinSector",
        Advance = "advance",
        Repair = "repair",
        RepairGun = "repairGun",
        BlockGun = "blockGun",
        BlockMachineGun = "blockMachineGun",
        Damage = "damage",
        DepotLose = "depotLose",
        Hope = "hope",
        Despair = "despair",
        Surrender = "surrender",
        Today = "today",
        Mark = "mark",
        /// `what` is the number of the choice in the list of choices.
        Choose = "choose",
    }
}

/// How a word is followed up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A signed number: `morale -1`.
    Signed,
    /// A count: `wound 2`.
    Count,
    /// A disc and a count: `gain S 1`.
    DiscCount,
    /// Nothing.
    Bare,
}

impl Op {
    /// How it is followed up; nothing for what is written in a way of its own.
    fn form(self) -> Option<Form> {
        match self {
            Op::Morale
            | Op::MoraleNext
            | Op::Supply
            | Op::Snow
            | Op::Fear
            | Op::Doubt
            | Op::DoubtDisc
            | Op::Defence
            | Op::Surveillance
            | Op::Surrender => Some(Form::Signed),
            Op::RecruitAdd | Op::RecruitTake | Op::Gain | Op::ReturnToBag => Some(Form::DiscCount),
            Op::PinSector | Op::BlockGun | Op::BlockMachineGun => Some(Form::Bare),
            Op::HitAdd | Op::Advance | Op::Damage | Op::Today | Op::Mark | Op::Choose => None,
            _ => Some(Form::Count),
        }
    }
}

/// All effects of a game, compiled: lists refer into it.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Every effect.
    pub effects: Vec<Effect>,
    /// Every choice: its two sides.
    pub choices: Vec<[Effects; 2]>,
}

impl Library {
    /// The effects of a list.
    pub fn list(&self, list: Effects) -> &[Effect] {
        &self.effects[list.at as usize..(list.at + list.len) as usize]
    }

    /// Reads a list and keeps it. The error says which word is wrong and what would be right.
    pub fn add(&mut self, text: &str, origin: Origin) -> Result<Effects, String> {
        let mut list = Vec::new();
        for part in split(text, ';') {
            list.push(self.one(part, origin)?);
        }
        let at = self.effects.len() as u16;
        self.effects.extend(&list);
        Ok(Effects { at, len: list.len() as u16 })
    }

    fn one(&mut self, text: &str, origin: Origin) -> Result<Effect, String> {
        let fail = |what: &str| Err(format!("«{text}»: {what}"));
        if let Some(inner) = text.strip_prefix("choose [").and_then(|rest| rest.strip_suffix(']')) {
            let sides: Vec<&str> = split(inner, '|').collect();
            let [a, b] = sides[..] else { return fail("a choice has two sides: choose [a | b]") };
            if inner.contains('[') {
                return fail("a choice inside a choice is too much");
            }
            let sides = [self.add(a, origin)?, self.add(b, origin)?];
            self.choices.push(sides);
            return Ok(Effect { op: Op::Choose, what: self.choices.len() as u8 - 1, n: 0, origin });
        }
        read_effect(text, origin)
    }
}

/// Reads one effect that is no choice.
pub fn read_effect(text: &str, origin: Origin) -> Result<Effect, String> {
    let fail = |what: String| Err(format!("«{text}»: {what}"));
    let clean = text.replace(',', " ");
    let words: Vec<&str> = clean.split_whitespace().collect();
    let count = |word: &str| match word.parse::<i8>() {
        Ok(n) if n > 0 && !word.starts_with('+') => Ok(n),
        _ => Err(format!("«{text}»: a count from 1 to 127 is needed, not «{word}»")),
    };
    let effect = |op: Op, what: u8, n: i8| Ok(Effect { op, what, n, origin });
    match words[..] {
        ["hitAdd", tile, n] => match Tile::find(tile).filter(|&tile| tile >= Tile::MISS) {
            Some(tile) => effect(Op::HitAdd, tile.0, count(n)?),
            None => fail("tiles are miss, artillery, airSupply, airMorale, airWound".into()),
        },
        ["advance", "sector", s, n] => effect(Op::Advance, count(s)? as u8 - 1, count(n)?),
        ["mark", "sector", s] => effect(Op::Mark, count(s)? as u8 - 1, 0),
        ["damage", work] => match Work::find(work).filter(|&work| work < Work::MACHINE_GUN) {
            Some(work) => effect(Op::Damage, work.0, 0),
            None => {
                fail(format!("what can be damaged: {}", Work::WORDS[..Work::MACHINE_GUN.index()].join(", ")))
            }
        },
        ["block", "gun"] => effect(Op::BlockGun, 0, 0),
        ["block", "machineGun"] => effect(Op::BlockMachineGun, 0, 0),
        ["today", "noPromote"] => effect(Op::Today, NO_PROMOTE, 0),
        ["today", "routeNeed+1"] => effect(Op::Today, ROUTE_NEED, 0),
        ["today", "noGunRepair"] => effect(Op::Today, NO_GUN_REPAIR, 0),
        [word, ref rest @ ..] => {
            let Some((op, form)) = Op::find(word).and_then(|op| Some((op, op.form()?))) else {
                let plain = Op::ALL.iter().filter(|op| op.form().is_some());
                let known: Vec<&str> = plain.map(|op| op.word()).collect();
                return fail(format!(
                    "unknown word; known are {}, hitAdd, advance, damage, block, today, mark, choose",
                    known.join(", ")
                ));
            };
            match (form, rest) {
                (Form::Bare, []) => effect(op, 0, 0),
                (Form::Count, [n]) => effect(op, 0, count(n)?),
                (Form::Signed, [n]) if n.starts_with(['+', '-']) => match n.parse::<i8>() {
                    Ok(n) if n != 0 => effect(op, 0, n),
                    _ => fail(format!("«{n}» is no number of steps")),
                },
                (Form::DiscCount, [disc, n]) => match Disc::find(disc).filter(|&disc| disc != Disc::X) {
                    Some(disc) => effect(op, disc.0, count(n)?),
                    None => fail("discs are O, S, V, M, H".into()),
                },
                (Form::Bare, _) => fail("nothing follows this word".into()),
                (Form::Count, _) => fail(format!("say how many: {word} 1")),
                (Form::Signed, _) => fail(format!("say how far, with a sign: {word} +1")),
                (Form::DiscCount, _) => fail(format!("say which discs and how many: {word} V 1")),
            }
        }
        [] => fail("nothing is written here".into()),
    }
}

/// Splits at a sign outside of brackets; leaves out empty parts.
fn split(text: &str, at: char) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    text.split(move |c: char| {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
        c == at && depth == 0
    })
    .map(str::trim)
    .filter(|part| !part.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn effects_are_read_in_order() {
        let mut library = Library::default();
        let list = library.add("fear +1; recruitAdd V 1", Origin::Mobilisation).unwrap();
        let read = library.list(list);
        assert_eq!(read[0], Effect { op: Op::Fear, what: 0, n: 1, origin: Origin::Mobilisation });
        assert_eq!(
            read[1],
            Effect { op: Op::RecruitAdd, what: Disc::V.0, n: 1, origin: Origin::Mobilisation }
        );
        let list = library.add("choose [doubt +1 | morale -2]", Origin::Mobilisation).unwrap();
        assert_eq!(library.list(list)[0].op, Op::Choose);
        let sides = library.choices[0];
        assert_eq!(
            library.list(sides[1])[0],
            Effect { op: Op::Morale, what: 0, n: -2, origin: Origin::Mobilisation }
        );
        assert_eq!(library.add("", Origin::Mobilisation).unwrap().len, 0);
    }

    #[test]
    fn a_mistake_is_named() {
        let mut library = Library::default();
        for (text, part) in [
            ("morale 1", "with a sign"),
            ("wound +1", "count"),
            ("gain Q 1", "discs are"),
            ("frobnicate 2", "unknown word"),
            ("hitAdd damage 1", "tiles are"),
            ("choose [wound 1]", "two sides"),
            ("pinSector 2", "nothing follows"),
        ] {
            let error = library.add(text, Origin::Mobilisation).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
