//! What bots judge by when it is not as usual.

use bots::{BotSpec, Minds};
use engine::{Insight, Schooling};
use learning::Changes;
use rayon::ThreadPool;

/// Names of the minds that changes can be made to: what `greedy` has, and what `search` has.
pub const MINDS: [(&str, Schooling); 2] = [("plain", Schooling::Plain), ("studied", Schooling::Studied)];

/// The mind of a bot with these changes.
pub(crate) fn minds<G: Insight>(game: &G, bot: BotSpec, changes: &Changes) -> Result<Minds<G>, String> {
    let usual = bot.schooling();
    Ok(Minds::with(usual, mind(game, usual, changes)?))
}

/// A mind with these changes; `usual` is the one that is changed if they name none.
pub(crate) fn mind<G: Insight>(game: &G, usual: Schooling, changes: &Changes) -> Result<G::Mind, String> {
    let mut mind = game.mind(schooling(usual, changes)?);
    changes.apply(G::weights(&mut mind))?;
    Ok(mind)
}

/// Which mind is changed.
pub(crate) fn schooling(usual: Schooling, changes: &Changes) -> Result<Schooling, String> {
    let Some(wanted) = &changes.mind else { return Ok(usual) };
    let known = MINDS.iter().find(|(name, _)| name == wanted);
    let unknown = || {
        let [(plain, _), (studied, _)] = MINDS;
        format!(
            "«{wanted}» is neither a file nor NAME=NUMBER, nor one of the minds: {plain} (that of greedy), {studied} (that of search)"
        )
    };
    Ok(known.ok_or_else(unknown)?.1)
}

/// The numbers of a mind by name; an error if it has none.
pub fn weights<G: Insight>(game: &G, usual: Schooling, changes: &Changes) -> Result<Changes, String> {
    let schooling = schooling(usual, changes)?;
    let mut mind = mind(game, usual, changes)?;
    let numbers: Vec<(String, f32)> =
        G::weights(&mut mind).into_iter().map(|(name, number)| (name.into_owned(), *number)).collect();
    let name = MINDS.iter().find(|(_, one)| *one == schooling).map(|(name, _)| name.to_string());
    match numbers.is_empty() {
        true => Err(format!(
            "the {} mind of {} names no weights; `Insight::weights` names them (docs/adding-a-game.md)",
            name.unwrap_or_default(),
            G::PROFILE.id
        )),
        false => Ok(Changes { mind: name, numbers }),
    }
}

/// So many threads; 0 for all cores.
pub(crate) fn pool(threads: usize) -> ThreadPool {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started")
}
