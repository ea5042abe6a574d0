//! Weights are changed at random, and what plays better is kept.

use crate::duel::{Duel, duel};
use crate::judge::weights;
use crate::mix;
use bots::{BotSpec, Fancy};
use engine::{Insight, Schooling, Source};
use learning::Changes;
use std::sync::Arc;

/// Weights changed at once, at most.
const AT_ONCE: u64 = 5;

/// What to tune, or what to teach.
#[derive(Clone, Debug)]
pub struct Schoolwork {
    /// The bot that plays.
    pub bot: BotSpec,
    /// What it begins with.
    pub from: Changes,
    /// How often.
    pub rounds: u32,
    /// Games in each round.
    pub games: u32,
    /// Seed of everything.
    pub seed: u64,
    /// Threads; 0 for all cores.
    pub threads: usize,
}

/// A change that was tried.
#[derive(Clone, Debug)]
pub struct Tried {
    /// The round, from 1.
    pub round: u32,
    /// What was changed: name, before, after.
    pub changed: Vec<(String, f32, f32)>,
    /// The share of the changed mind against the one before, and against it once more with new luck if that was more than half.
    pub shares: Vec<f64>,
    /// Whether it was kept: it won more than half both times.
    pub kept: bool,
}

/// Tunes the weights of a game over these scenarios. `hear` is told every round and what is known after it.
pub fn tune<G: Insight>(
    games: &[(String, Arc<G>)],
    work: &Schoolwork,
    hear: &mut dyn FnMut(&Tried, &Changes),
) -> Result<Changes, String> {
    repeatable(work.bot)?;
    let mut best = weights(&*games[0].1, Schooling::Studied, &work.from)?;
    let mut fancy = Fancy::new(work.seed);
    for round in 0..work.rounds {
        let (other, changed) = change(&best, &mut fancy);
        if changed.is_empty() {
            return Err("every weight is 0; begin with --from name=number".to_owned());
        }
        let mut shares = Vec::new();
        for again in 0..2 {
            let seed = mix(work.seed, u64::from(2 * round + again));
            let changes = [other.clone(), best.clone()];
            let meet = Duel { bots: [work.bot; 2], changes, games: work.games, seed, threads: work.threads };
            let [new, old] = duel(games, &meet, &|| {})?.bots;
            // Half of the games if they are equal, also where each plays alone.
            shares.push(0.5 + (new.all.share.share - old.all.share.share) / 2.0);
            if shares.last().is_some_and(|share| *share <= 0.5) {
                break;
            }
        }
        let kept = shares.len() == 2 && shares.iter().all(|share| *share > 0.5);
        if kept {
            best = other;
        }
        hear(&Tried { round: round + 1, changed, shares, kept }, &best);
    }
    Ok(best)
}

/// Some weights times 0.6 to 1.6. A weight of 0 counts for nothing and stays so.
fn change(best: &Changes, fancy: &mut Fancy) -> (Changes, Vec<(String, f32, f32)>) {
    let mut other = best.clone();
    let some: Vec<usize> = (0..best.numbers.len()).filter(|&i| best.numbers[i].1 != 0.0).collect();
    if some.is_empty() {
        return (other, Vec::new());
    }
    for _ in 0..1 + fancy.below(AT_ONCE) {
        let which = some[fancy.below(some.len() as u64) as usize];
        other.numbers[which].1 *= 0.6 + fancy.below(1000) as f32 / 1000.0;
    }
    let both = best.numbers.iter().zip(&other.numbers);
    let changed = both.filter(|(old, new)| old.1 != new.1);
    let changed = changed.map(|(old, new)| (old.0.clone(), old.1, new.1)).collect();
    (other, changed)
}

/// What is found must be found again from the same seed.
pub(crate) fn repeatable(bot: BotSpec) -> Result<(), String> {
    match bot.is_repeatable() {
        true => Ok(()),
        false => Err(format!("{bot} depends on the clock; choose a bot that counts playouts, as search:50n")),
    }
}
