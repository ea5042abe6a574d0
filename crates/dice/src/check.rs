//! The check of a record: every number behind a luck is derived again, and every draw is accounted for.

use crate::rounds::{Dice, Share};
use crate::sums::{commitment, number, read_hex, seal};
use engine::{Drawn, Entry, Msg, Noted, Record};

/// What a check has found to be true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// What the server has committed to, in hexadecimal digits.
    pub commitment: String,
    /// Draws that stand in the game.
    pub drawn: u32,
    /// Draws that were taken back.
    pub struck: u32,
    /// Numbers given up when a backup was restored.
    pub gaps: u32,
    /// Steps that were brought along, with luck that nothing is known of.
    pub given: u32,
    /// Sides whose seeds are in the dice, by id.
    pub sealed: Vec<String>,
    /// Sides that people played and whose clients added nothing, by id.
    pub declined: Vec<String>,
}

/// No game has so many draws; a record that says so must not cost memory.
const MOST: u32 = 10_000_000;

fn fault(key: &str) -> Msg {
    Msg::new(format!("dice-{key}"))
}

/// Checks the dice of a finished game. `shown` is the commitment a player has seen at the opening, if they know it: without it a
/// record only proves that it agrees with itself.
pub fn check(record: &Record, shown: Option<&str>) -> Result<Report, Msg> {
    let dice = Dice::read(&record.header.dice).map_err(|line| fault("line").with("line", line))?;
    let dice = dice.ok_or_else(|| fault("none"))?;
    let secret = dice.secret.ok_or_else(|| fault("no-secret"))?;
    if commitment(&dice.table, &secret) != dice.commitment {
        return Err(fault("other-secret"));
    }
    if let Some(shown) = shown
        && read_hex(shown) != Some(dice.commitment)
    {
        return Err(fault("not-shown"));
    }
    let (sealed, declined) = shares(&dice)?;
    changes(record, &dice)?;
    if dice.drawn > MOST {
        return Err(fault("line").with("line", format!("drawn {}", dice.drawn)));
    }
    let mut seen = vec![false; dice.drawn as usize];
    let mut report = Report {
        commitment: crate::write_hex(&dice.commitment),
        drawn: 0,
        struck: 0,
        gaps: 0,
        given: record.header.given,
        sealed,
        declined,
    };
    let mut last = None;
    for (entry, step) in record.entries.iter().zip(1..).filter(|(entry, _)| entry.is_luck()) {
        match &entry.drawn {
            None if step <= record.header.given => {}
            None => return Err(fault("not-drawn").with("step", step as i64)),
            Some(drawn) => {
                if last.is_some_and(|last| last >= drawn.draw) {
                    return Err(fault("twice").with("which", drawn.draw as i64));
                }
                last = Some(drawn.draw);
                one(&dice, &mut seen, entry, drawn, step)?;
                report.drawn += 1;
            }
        }
    }
    for note in &record.notes {
        match &note.what {
            Noted::TookBack { struck, .. } => {
                for (step, entry) in struck {
                    match &entry.drawn {
                        None if *step <= record.header.given => {}
                        None => return Err(fault("not-drawn").with("step", *step as i64)),
                        Some(drawn) => {
                            one(&dice, &mut seen, entry, drawn, *step)?;
                            report.struck += 1;
                        }
                    }
                }
            }
            Noted::Gap(from, to) => {
                for draw in *from..*to {
                    mark(&mut seen, draw)?;
                }
                report.gaps += to.saturating_sub(*from);
            }
            _ => {}
        }
    }
    match seen.iter().position(|seen| !seen) {
        Some(draw) => Err(fault("missing").with("which", draw as i64)),
        None => Ok(report),
    }
}

/// One luck: its number is the one the key gives, and its faces are the number's.
fn one(dice: &Dice, seen: &mut [bool], entry: &Entry, drawn: &Drawn, step: u32) -> Result<(), Msg> {
    mark(seen, drawn.draw)?;
    let wrong = || fault("wrong").with("which", drawn.draw as i64).with("step", step as i64);
    let key = dice.key(drawn.draw).ok_or_else(wrong)?;
    if number(&key, &dice.table, drawn.draw, step, drawn.total) != drawn.nth {
        return Err(wrong());
    }
    if let Some(sides) = drawn.sides {
        let sides = u64::from(sides);
        let (mut nth, mut total, mut faces) = (drawn.nth, 1u64, Vec::new());
        while sides > 1 && total < drawn.total {
            faces.push((nth % sides + 1).to_string());
            nth /= sides;
            total = total.saturating_mul(sides);
        }
        if total != drawn.total || faces.join(" ") != entry.what {
            return Err(wrong());
        }
    }
    Ok(())
}

fn mark(seen: &mut [bool], draw: u32) -> Result<(), Msg> {
    match seen.get_mut(draw as usize) {
        Some(seen) if !*seen => *seen = true,
        Some(_) => return Err(fault("twice").with("which", draw as i64)),
        None => return Err(fault("beyond").with("which", draw as i64)),
    }
    Ok(())
}

/// Every seed is the one that was sealed; who has added one, and who has not.
fn shares(dice: &Dice) -> Result<(Vec<String>, Vec<String>), Msg> {
    let (mut sealed, mut declined) = (Vec::new(), Vec::new());
    for round in &dice.rounds {
        for (side, share) in &round.shares {
            let list = match share {
                Share::Open(sum, seed) if seal(side, seed) == *sum => &mut sealed,
                Share::Declined => &mut declined,
                // An unfinished round gives no key: a draw of it is found wrong.
                Share::Awaited | Share::Sealed(_) => continue,
                _ => return Err(fault("other-seed").with("side", side.clone())),
            };
            if !list.contains(side) {
                list.push(side.clone());
            }
        }
    }
    sealed.sort();
    declined.sort();
    Ok((sealed, declined))
}

/// Seeds are asked for once, and again only when somebody sits down: whoever could ask at will could try until the dice please.
/// Another name for a person is nobody who sits down.
fn changes(record: &Record, dice: &Dice) -> Result<(), Msg> {
    let mut people: Vec<&str> = Vec::new();
    let mut sat = 0;
    for note in &record.notes {
        let (side, human, known) = match &note.what {
            Noted::Seated(side) => (side, true, false),
            Noted::Player { side, player } => {
                let human = player == "human" || player.starts_with("human ");
                (side, human, human && people.contains(&side.as_str()))
            }
            _ => continue,
        };
        sat += usize::from(!known);
        people.retain(|person| person != side);
        people.extend(human.then_some(side.as_str()));
    }
    let ordered = dice.rounds.windows(2).all(|pair| pair[0].from <= pair[1].from);
    let first = dice.rounds.first().is_some_and(|round| round.from == 0);
    match first && ordered && dice.rounds.len() <= sat + 1 {
        true => Ok(()),
        false => Err(fault("rounds")),
    }
}
