//! Who has added what to the dice. A round is one set of seeds: it begins with the table, and anew when somebody sits down,
//! so that nobody must trust dice that others agreed on before. Draws go on counting.

use crate::sums::{Seed, Sum, commitment, key, read_hex, seal, write_hex};

/// The dice of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice {
    /// The table's id.
    pub table: String,
    /// What the server has committed to; not known from a record of a running game.
    pub secret: Option<Sum>,
    /// The commitment.
    pub commitment: Sum,
    /// Draws so far; never runs back.
    pub drawn: u32,
    /// Rounds, the last one counts.
    pub rounds: Vec<Round>,
}

/// One set of seeds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// The first draw it is used for.
    pub from: u32,
    /// The sides that people play, by id.
    pub shares: Vec<(String, Share)>,
}

/// What a side has added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Share {
    /// Nothing yet.
    Awaited,
    /// Nothing, and it will not.
    Declined,
    /// A seal whose seed is not told yet.
    Sealed(Sum),
    /// A seal, and the seed in it.
    Open(Sum, Seed),
}

/// What a round waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seals.
    Seals,
    /// Seeds: everybody has sealed.
    Seeds,
    /// Nothing: draws can be made.
    Ready,
}

/// Why a seal or seed is not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The side adds nothing: a bot plays it, or it has declined.
    Side,
    /// It is too early or too late for it.
    Phase,
    /// The seed is not what was sealed.
    Seed,
}

impl Dice {
    /// Dice of a new table at which people play these sides.
    pub fn new(table: &str, secret: Sum, sides: &[String]) -> Dice {
        let commitment = commitment(table, &secret);
        let mut dice =
            Dice { table: table.to_owned(), secret: Some(secret), commitment, drawn: 0, rounds: Vec::new() };
        dice.begin_round(sides);
        dice
    }

    /// Somebody has sat down: everybody seals anew. A round in which nobody has told a seed yet gives way.
    pub fn begin_round(&mut self, sides: &[String]) {
        let mut sides = sides.to_vec();
        sides.sort();
        if self.phase() != Phase::Ready && !self.rounds.last().is_some_and(Round::is_told) {
            self.rounds.pop();
        }
        let shares = sides.into_iter().map(|side| (side, Share::Awaited)).collect();
        self.rounds.push(Round { from: self.drawn, shares });
    }

    /// What is waited for.
    pub fn phase(&self) -> Phase {
        self.rounds.last().map_or(Phase::Seals, Round::phase)
    }

    /// The sides waited for.
    pub fn waits(&self) -> Vec<&str> {
        self.rounds.last().map_or(Vec::new(), Round::waits)
    }

    fn share(&mut self, side: &str) -> Result<&mut Share, Wrong> {
        let shares = self.rounds.last_mut().ok_or(Wrong::Side)?.shares.iter_mut();
        shares
            .map(|(id, share)| (id.as_str(), share))
            .find(|(id, _)| *id == side)
            .map(|found| found.1)
            .ok_or(Wrong::Side)
    }

    /// A side seals its seed; whether anything changed. A seal that is there stays, unless its seed is lost: then all seal anew.
    /// Once another side has told its seed, whose own is lost adds nothing: otherwise they could lose it, in league with the
    /// server, until the dice please them.
    pub fn seal(&mut self, side: &str, seal: Sum, lost: bool) -> Result<bool, Wrong> {
        if self.phase() == Phase::Ready {
            return Err(Wrong::Phase);
        }
        let told = self.rounds.last().is_some_and(Round::is_told);
        match self.share(side)? {
            share @ Share::Awaited => *share = Share::Sealed(seal),
            share @ Share::Sealed(_) if lost && told => *share = Share::Declined,
            Share::Sealed(_) if lost => {
                for (_, share) in self.rounds.last_mut().into_iter().flat_map(|round| &mut round.shares) {
                    if *share != Share::Declined {
                        *share = Share::Awaited;
                    }
                }
                *self.share(side)? = Share::Sealed(seal);
            }
            Share::Sealed(_) | Share::Open(..) => return Ok(false),
            Share::Declined => return Err(Wrong::Side),
        }
        Ok(true)
    }

    /// A side's client seals nothing; whether that is new.
    pub fn decline(&mut self, side: &str) -> bool {
        match self.share(side) {
            Ok(share @ Share::Awaited) => {
                *share = Share::Declined;
                true
            }
            _ => false,
        }
    }

    /// A side tells its seed; whether it is new.
    pub fn open(&mut self, side: &str, seed: Seed) -> Result<bool, Wrong> {
        let phase = self.phase();
        match self.share(side)? {
            Share::Open(_, told) if *told == seed => Ok(false),
            share @ Share::Sealed(_) if phase == Phase::Seeds => {
                let sealed = seal(side, &seed);
                if *share != Share::Sealed(sealed) {
                    return Err(Wrong::Seed);
                }
                *share = Share::Open(sealed, seed);
                Ok(true)
            }
            Share::Open(..) => Err(Wrong::Seed),
            _ => Err(Wrong::Phase),
        }
    }

    /// The key for this draw, if secret and seeds are known.
    pub fn key(&self, draw: u32) -> Option<Sum> {
        // Of several rounds that begin with the same draw the last one counts.
        let round = self.rounds.iter().rev().find(|round| round.from <= draw)?;
        let mut seeds = Vec::new();
        for (side, share) in &round.shares {
            match share {
                Share::Open(_, seed) => seeds.push((side.as_str(), *seed)),
                Share::Declined => {}
                Share::Awaited | Share::Sealed(_) => return None,
            }
        }
        Some(key(&self.secret?, &seeds))
    }

    /// The rounds as lines: word and value. Without the seeds while the game runs.
    pub fn rounds(&self, seeds: bool) -> Vec<(String, String)> {
        let mut lines = Vec::new();
        let mut line = |word: &str, value: String| lines.push((word.to_owned(), value));
        for (number, round) in (1..).zip(&self.rounds) {
            line("round", format!("{number} {}", round.from));
            for (side, share) in &round.shares {
                match share {
                    Share::Awaited => line("seal", format!("{number} {side} awaited")),
                    Share::Declined => line("seal", format!("{number} {side} declined")),
                    Share::Sealed(seal) => line("seal", format!("{number} {side} {}", write_hex(seal))),
                    Share::Open(seal, seed) => {
                        line("seal", format!("{number} {side} {}", write_hex(seal)));
                        if seeds {
                            line("seed", format!("{number} {side} {}", write_hex(seed)));
                        }
                    }
                }
            }
        }
        lines
    }

    /// What a record tells. Secret and seeds only when the game is over.
    pub fn lines(&self, over: bool) -> Vec<(String, String)> {
        let line = |word: &str, value: String| (word.to_owned(), value);
        let mut lines = vec![line("table", self.table.clone()), line("dice", write_hex(&self.commitment))];
        lines.extend(self.rounds(over));
        lines.push(line("drawn", self.drawn.to_string()));
        lines.extend(self.secret.filter(|_| over).map(|secret| line("secret", write_hex(&secret))));
        lines
    }

    /// Reads what a record tells; none if there are no such dice, or the line that makes no sense.
    pub fn read(lines: &[(String, String)]) -> Result<Option<Dice>, String> {
        if lines.is_empty() {
            return Ok(None);
        }
        let mut dice =
            Dice { table: String::new(), secret: None, commitment: [0; 32], drawn: 0, rounds: Vec::new() };
        for (word, value) in lines {
            dice.read_line(word, value).ok_or_else(|| format!("{word} {value}"))?;
        }
        Ok(Some(dice))
    }

    /// Reads the rounds as they were written.
    pub fn read_rounds(&mut self, text: &str) -> Option<()> {
        text.lines().try_for_each(|line| {
            let (word, value) = line.split_once(' ')?;
            self.read_line(word, value)
        })
    }

    fn read_line(&mut self, word: &str, value: &str) -> Option<()> {
        let words: Vec<&str> = value.split(' ').collect();
        let last = self.rounds.len().to_string();
        match (word, words.as_slice()) {
            ("table", [id]) => self.table = id.to_string(),
            ("dice", [sum]) => self.commitment = read_hex(sum)?,
            ("drawn", [count]) => self.drawn = count.parse().ok()?,
            ("secret", [sum]) => self.secret = Some(read_hex(sum)?),
            ("round", [number, from]) if *number == (self.rounds.len() + 1).to_string() => {
                self.rounds.push(Round { from: from.parse().ok()?, shares: Vec::new() });
            }
            ("seal", [number, side, what]) if **number == last => {
                let share = match *what {
                    "awaited" => Share::Awaited,
                    "declined" => Share::Declined,
                    sum => Share::Sealed(read_hex(sum)?),
                };
                let shares = &mut self.rounds.last_mut()?.shares;
                // By id, each once.
                if shares.last().is_some_and(|(before, _)| before.as_str() >= *side) {
                    return None;
                }
                shares.push((side.to_string(), share));
            }
            ("seed", [number, side, seed]) if **number == last => {
                let (id, share) = self.rounds.last_mut()?.shares.last_mut()?;
                let Share::Sealed(seal) = share else { return None };
                if id != side {
                    return None;
                }
                *share = Share::Open(*seal, read_hex(seed)?);
            }
            _ => return None,
        }
        Some(())
    }
}

impl Round {
    /// Whether somebody has told a seed.
    fn is_told(&self) -> bool {
        self.shares.iter().any(|(_, share)| matches!(share, Share::Open(..)))
    }

    /// What it waits for.
    pub fn phase(&self) -> Phase {
        let any = |wanted: fn(&Share) -> bool| self.shares.iter().any(|(_, share)| wanted(share));
        match () {
            () if any(|share| *share == Share::Awaited) => Phase::Seals,
            () if any(|share| matches!(share, Share::Sealed(_))) => Phase::Seeds,
            () => Phase::Ready,
        }
    }

    /// The sides it waits for.
    pub fn waits(&self) -> Vec<&str> {
        let phase = self.phase();
        let awaited = |share: &Share| match phase {
            Phase::Seals => *share == Share::Awaited,
            Phase::Seeds => matches!(share, Share::Sealed(_)),
            Phase::Ready => false,
        };
        let waits = self.shares.iter().filter(|(_, share)| awaited(share));
        waits.map(|(side, _)| side.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice() -> Dice {
        Dice::new("t", [7; 32], &["us".to_owned(), "german".to_owned()])
    }

    #[test]
    fn seeds_are_told_once_all_have_sealed() {
        let mut dice = dice();
        assert_eq!((dice.phase(), dice.waits()), (Phase::Seals, vec!["german", "us"]));
        assert_eq!(dice.seal("us", seal("us", &[1; 16]), false), Ok(true));
        assert_eq!(dice.open("us", [1; 16]), Err(Wrong::Phase), "german could still choose");
        assert_eq!(dice.key(0), None);
        assert_eq!(dice.seal("german", seal("german", &[2; 16]), false), Ok(true));
        assert_eq!((dice.phase(), dice.waits()), (Phase::Seeds, vec!["german", "us"]));
        assert_eq!(dice.open("us", [9; 16]), Err(Wrong::Seed));
        assert_eq!(dice.open("us", [1; 16]), Ok(true));
        assert_eq!(dice.open("us", [1; 16]), Ok(false), "told twice");
        assert_eq!((dice.key(0), dice.waits()), (None, vec!["german"]));
        assert_eq!(dice.open("german", [2; 16]), Ok(true));
        assert_eq!((dice.phase(), dice.key(0).is_some()), (Phase::Ready, true));
        assert_eq!(dice.seal("us", [0; 32], true), Err(Wrong::Phase), "the dice are cast");
        assert_eq!(dice.seal("referee", [0; 32], false), Err(Wrong::Phase));
    }

    #[test]
    fn a_lost_seed_makes_all_seal_anew() {
        let mut dice = dice();
        dice.seal("us", [1; 32], false).unwrap();
        assert_eq!(dice.seal("us", [2; 32], false), Ok(false), "a second window changes nothing");
        dice.seal("german", [3; 32], false).unwrap();
        assert_eq!(dice.seal("us", [4; 32], true), Ok(true));
        assert_eq!((dice.phase(), dice.waits()), (Phase::Seals, vec!["german"]));
    }

    /// Whoever knows the secret and the seeds of the others must not be able to try seeds of their own.
    #[test]
    fn once_a_seed_is_told_nobody_seals_again_in_this_round() {
        let mut dice = dice();
        dice.seal("us", seal("us", &[1; 16]), false).unwrap();
        dice.seal("german", seal("german", &[2; 16]), false).unwrap();
        dice.open("us", [1; 16]).unwrap();
        let mut another = dice.clone();
        assert_eq!(dice.seal("german", [4; 32], true), Ok(true));
        let shares = [("german".to_owned(), Share::Declined), dice.rounds[0].shares[1].clone()];
        assert_eq!((dice.phase(), &dice.rounds[0].shares[..]), (Phase::Ready, &shares[..]));
        assert!(matches!(shares[1].1, Share::Open(..)));
        assert_eq!(dice.seal("german", [5; 32], true), Err(Wrong::Phase));
        // Who sits down then makes a round of its own; what was told before stays in the record.
        another.begin_round(&["german".to_owned(), "us".to_owned()]);
        assert_eq!((another.rounds.len(), another.rounds[1].from, another.phase()), (2, 0, Phase::Seals));
        assert_eq!(Dice::read(&another.lines(true)), Ok(Some(another.clone())));
    }

    #[test]
    fn a_round_that_was_ready_stays_and_an_unfinished_one_gives_way() {
        let mut dice = dice();
        assert!(dice.decline("us") && !dice.decline("us") && dice.decline("german"));
        let first = dice.key(0);
        dice.drawn = 5;
        dice.begin_round(&["us".to_owned()]);
        dice.begin_round(&["us".to_owned(), "german".to_owned()]);
        assert_eq!((dice.rounds.len(), dice.rounds[1].from, dice.key(5)), (2, 5, None));
        dice.seal("us", seal("us", &[1; 16]), false).unwrap();
        dice.decline("german");
        dice.open("us", [1; 16]).unwrap();
        assert_eq!(dice.key(4), first);
        assert_ne!(dice.key(5), first);
        // As it is kept, and as it stands in a record.
        assert_eq!(Dice::read(&dice.lines(true)), Ok(Some(dice.clone())));
        let kept: Vec<String> =
            dice.rounds(true).iter().map(|(word, value)| format!("{word} {value}")).collect();
        let mut again = Dice { rounds: Vec::new(), ..dice.clone() };
        again.read_rounds(&kept.join("\n")).unwrap();
        assert_eq!(again, dice);
        let running = Dice::read(&dice.lines(false)).unwrap().unwrap();
        assert_eq!((running.secret, running.key(5)), (None, None));
        assert!(dice.lines(false).iter().all(|(word, _)| word != "seed" && word != "secret"));
    }
}
