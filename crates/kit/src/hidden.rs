//! What a seat may not know changes nothing that leaves for it: neither its view, nor its scene, nor what it is offered, told
//! or answered, nor what a bot in its place would do.

use crate::aids::answers;
use crate::play::{Spot, Step, walk, walk_where};
use crate::{Effort, Trial};
use bots::{BotSpec, Fancy, Level, Minds, Timeless};
use engine::*;
use scene::Show;
use std::collections::HashMap;

/// Positions looked through for secrets, at least.
const PATIENCE: u32 = 2_000;

/// Those from whom something may be hidden.
pub(crate) fn viewers<G: Game>() -> impl Iterator<Item = Viewer> {
    G::PROFILE.all_seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Whether this seat does not know all, by its view or by what may be swapped: a view that tells too much hides nothing.
pub(crate) fn hides_from<G: Game>(trial: &Trial<G>, position: &G::Position, seat: Seat) -> bool {
    let game = &*trial.game;
    let mut other = position.clone();
    game.swap_hidden(&mut other, Viewer::Seat(seat), &mut trial.luck(20));
    other != *position || game.view(position, Viewer::Seat(seat)) != game.view(position, Viewer::Referee)
}

/// Whether there are secrets is said rightly, and swapping them really changes something.
pub(crate) fn secrets<G: Game>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut wrong = Vec::new();
    let mut changed = vec![false; viewers::<G>().count()];
    let mut hidden = vec![false; changed.len()];
    // For each viewer the first position in which one was so without the other, should it stay that way.
    let mut odd: Vec<Option<String>> = vec![None; changed.len()];
    let mut looked = 0;
    // Looking is cheap here, and secrets may come late: a short run must not end before there are any.
    let patient = Trial {
        game: trial.game.clone(),
        setup: trial.setup,
        judged: trial.judged,
        effort: Effort { positions: trial.effort.positions.max(PATIENCE), ..trial.effort },
    };
    walk(if game.has_secrets() { &patient } else { trial }, 13, |spot, source| {
        let all = game.view(spot.position, Viewer::Referee);
        for (place, viewer) in viewers::<G>().enumerate() {
            let mut other = spot.position.clone();
            game.swap_hidden(&mut other, viewer, source);
            changed[place] |= other != *spot.position;
            hidden[place] |= game.view(spot.position, viewer) != all;
            if !game.has_secrets() && (hidden[place] || changed[place]) {
                wrong.push(spot.fault(format!("{viewer:?}: the game has no secrets, and hides something")));
            }
            if changed[place] != hidden[place] && odd[place].is_none() {
                let what = match hidden[place] {
                    true => "swapping hidden facts never changes a position",
                    false => "the game has secrets, and the view hides nothing",
                };
                odd[place] = Some(spot.fault(format!("{viewer:?}: {what}")));
            }
        }
        for what in game.secrets(spot.position).holes(spot.position) {
            wrong.push(spot.fault(format!("the position itself does not know «{what}»")));
        }
        looked += 1;
        let enough = looked >= trial.effort.positions && changed.iter().all(|&seen| seen);
        wrong.len() < 2 && !enough
    });
    if game.has_secrets() {
        let pairs = changed.iter().zip(&hidden);
        wrong.extend(odd.into_iter().zip(pairs).filter_map(|(odd, (a, b))| odd.filter(|_| a != b)));
        // One side may know all, but not everybody.
        if wrong.is_empty() && !hidden.contains(&true) {
            wrong.push("the game has secrets, and no view hides anything".to_owned());
        }
    }
    wrong
}

/// Positions that differ only in what a viewer may not know are the same to that viewer in every respect.
pub(crate) fn views<G: Show + Insight>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let minds = Minds::default();
    let mut wrong = Vec::new();
    let mut count = 0;
    // Secrets may be gone early in a game: where there are any, only positions that keep one from somebody are worth a look.
    let keeps_one = |position: &G::Position| {
        !game.has_secrets() || G::PROFILE.all_seats().any(|seat| hides_from(trial, position, seat))
    };
    walk_where(trial, 7, keeps_one, |spot, mut source| {
        let position = spot.position;
        count += 1;
        for viewer in viewers::<G>() {
            let view = game.view(position, viewer);
            // Another position that this viewer must not be able to tell from the real one.
            let mut other = position.clone();
            game.swap_hidden(&mut other, viewer, &mut source);
            let tells = |what: &str| spot.fault(format!("{viewer:?}: {what} what must be hidden"));
            if game.view(&other, viewer) != view {
                wrong.push(tells("the view tells"));
            }
            let imagined = game.imagine(&view, &mut source);
            if game.view(&imagined, viewer) != view {
                wrong.push(spot.fault(format!("{viewer:?}: an imagined position looks different")));
            }
            for what in game.secrets(&imagined).holes(&imagined) {
                wrong.push(spot.fault(format!("{viewer:?}: «{what}» is left open in an imagined position")));
            }
            if bytes(game, &view) != bytes(game, &game.view(&other, viewer)) {
                wrong.push(tells("the scene tells"));
            }
            // Everybody sees who is waited for, and when the game is over.
            if waits(&game.need(&other)) != waits(&spot.need) {
                wrong.push(tells("who is asked tells"));
                continue;
            }
            let Viewer::Seat(seat) = viewer else { continue };
            if spot.need != Need::Order(seat) {
                continue;
            }
            let list = |position: &G::Position| {
                let mut orders = Vec::new();
                game.orders(position, &mut orders);
                orders
            };
            if list(position) != list(&other) {
                wrong.push(tells("the offered orders tell"));
            }
            wrong.extend(advice(&minds, trial, spot, &other, seat, count));
        }
        wrong.len() < 5
    });
    wrong
}

/// What everybody sees of a need: whose order is awaited, none if luck is; how the game ended. What may be drawn can be a secret.
fn waits(need: &Need) -> (Option<Seat>, Option<Outcome>) {
    match *need {
        Need::Order(seat) => (Some(seat), None),
        Need::Luck(_) => (None, None),
        Need::Over(outcome) => (None, Some(outcome)),
    }
}

/// A bot in the place of the seat does the same in both positions, and something legal.
fn advice<G: Show + Insight>(
    minds: &Minds<G>,
    trial: &Trial<G>,
    spot: &Spot<G>,
    other: &G::Position,
    seat: Seat,
    count: u64,
) -> Option<String> {
    let game = &*trial.game;
    let spec = match count % 20 {
        0 => BotSpec::Search(Level::Playouts(60)),
        n if n % 2 == 0 => BotSpec::Greedy,
        _ => BotSpec::Random,
    };
    let choose = |position: &G::Position| {
        let view = game.view(position, Viewer::Seat(seat));
        let decision = bots::decide(spec, game, minds, &view, seat, &mut Fancy::new(count), &Timeless)?;
        // A reason is read by whoever asked for advice: it may not tell more than the view does either.
        Some((decision.order, bots::reason(spec, game, minds, &view, seat, decision)))
    };
    let choice = choose(spot.position);
    if choice != choose(other) {
        return Some(spot.fault(format!("{seat:?}: {spec} peeks")));
    }
    let choice = choice.map(|(order, _)| order);
    if choice.is_none_or(|order| game.judge(spot.position, order).is_err()) {
        return Some(spot.fault(format!("{spec} gives an illegal order: {choice:?}")));
    }
    None
}

/// Whole games are played twice, side by side with hidden facts swapped: what a viewer is told, sees thrown and may ask stays the
/// same as long as what they see does; and where an order shows something, undo stops.
pub(crate) fn games<G: Show>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut wrong = Vec::new();
    if !game.has_secrets() {
        return wrong;
    }
    let mut source = trial.luck(14);
    let mut orders = Vec::new();
    let mut given = HashMap::new();
    for number in 0..(trial.effort.games / 10).max(3) {
        let mut position = game.start();
        let mut trail: Vec<Step<G::Order>> = Vec::new();
        loop {
            let need = game.need(&position);
            let (step, rival) = match need {
                Need::Over(_) => break,
                Need::Luck(chance) => {
                    let luck = chance.sample(&mut source);
                    (Step::Luck(chance, luck), Step::Luck(chance, chance.sample(&mut source)))
                }
                Need::Order(seat) => {
                    orders.clear();
                    game.orders(&position, &mut orders);
                    let rival = orders[source.below(orders.len() as u64) as usize];
                    (
                        Step::Order(seat, seldom::<G, G::Order>(&orders, &mut given, &mut source)),
                        Step::Order(seat, rival),
                    )
                }
            };
            for viewer in viewers::<G>() {
                let mut other = position.clone();
                game.swap_hidden(&mut other, viewer, &mut source);
                // The same step from a position that looks the same, and another step from this one.
                for (from, by) in [(&other, &step), (&position, &rival)] {
                    if let Some(what) = compare(game, viewer, (&position, &step), (from, by), &mut source) {
                        wrong.push(trial.fault(format!("{viewer:?}: {what}"), number, &trail));
                    }
                }
            }
            take(game, &mut position, &step, &mut Silent);
            trail.push(step);
            if wrong.len() >= 5 {
                return wrong;
            }
        }
    }
    wrong
}

/// Half of the time any order, otherwise one of a kind that was given least: what shows a secret is often rare among hundreds of
/// moves.
fn seldom<G, O: Notation<G>>(
    orders: &[O],
    given: &mut HashMap<&'static str, u32>,
    source: &mut dyn Source,
) -> O {
    let kind = |order: &O| Notation::<G>::form(*order).map_or("", |form| form.name);
    let times = |order: &O| given.get(kind(order)).copied().unwrap_or_default();
    let least = orders.iter().map(times).min().filter(|_| source.below(2) == 0);
    let fit: Vec<O> =
        orders.iter().filter(|order| least.is_none_or(|least| times(order) == least)).copied().collect();
    let order = fit[source.below(fit.len() as u64) as usize];
    *given.entry(kind(&order)).or_default() += 1;
    order
}

/// What a viewer can tell apart in two steps that leave them the same view.
pub(crate) fn compare<G: Show>(
    game: &G,
    viewer: Viewer,
    (before, step): (&G::Position, &Step<G::Order>),
    (other_before, other_step): (&G::Position, &Step<G::Order>),
    source: &mut dyn Source,
) -> Option<String> {
    if !possible(game, other_before, other_step) {
        return None;
    }
    let (mut after, mut other) = (before.clone(), other_before.clone());
    let (mut events, mut other_events) = (Vec::new(), Vec::new());
    take(game, &mut after, step, &mut events);
    take(game, &mut other, other_step, &mut other_events);
    let (view, other_view) = (game.view(&after, viewer), game.view(&other, viewer));
    if view != other_view {
        // The step showed something, or two different steps did different things.
        let stops = events.iter().chain(&other_events).any(|event| game.widens(event));
        return match step {
            Step::Order(_, order) if before != other_before && !stops => {
                Some(format!("{order:?} shows something that undo would hide again"))
            }
            _ => None,
        };
    }
    let told = |events: &[G::Event]| -> Vec<_> {
        events.iter().filter_map(|event| game.tell(event, viewer)).collect()
    };
    if after == other {
        // Two ways from one position to the very same other may be told differently. The same step from two that look alike may not,
        // unless it shows what was hidden before it is gone.
        let shown = events.iter().chain(&other_events).any(|event| game.widens(event));
        let tells = before != other_before && !shown && told(&events) != told(&other_events);
        return tells.then(|| "what is told tells what was hidden and is gone now".to_owned());
    }
    if told(&events) != told(&other_events) {
        return Some("what is told tells what must be hidden".to_owned());
    }
    let rolls = |before: &G::Position, events: &[G::Event]| -> Vec<_> {
        let seen = game.view(before, viewer);
        events.iter().filter_map(|event| game.roll(&seen, event)).collect()
    };
    if rolls(before, &events) != rolls(other_before, &other_events) {
        return Some("the dice shown tell what must be hidden".to_owned());
    }
    let cues = |before: &G::Position, events: &[G::Event]| -> Vec<_> {
        let seen = game.view(before, viewer);
        let told = events.iter().filter(|event| game.tell(event, viewer).is_some());
        told.filter_map(|event| game.cue(&seen, event)).collect()
    };
    if cues(before, &events) != cues(other_before, &other_events) {
        return Some("what is seen to happen tells what must be hidden".to_owned());
    }
    for (id, target, tints) in answers(game, &view, source) {
        if game.overlay(&other_view, &id, target.as_ref()) != tints {
            return Some(format!("overlay «{id}» tells what must be hidden"));
        }
    }
    None
}

fn possible<G: Game>(game: &G, position: &G::Position, step: &Step<G::Order>) -> bool {
    match (game.need(position), step) {
        (Need::Order(seat), Step::Order(wanted, order)) => {
            seat == *wanted && game.judge(position, *order).is_ok()
        }
        (Need::Luck(chance), Step::Luck(_, luck)) => chance.check(*luck).is_ok(),
        _ => false,
    }
}

fn take<G: Game>(
    game: &G,
    position: &mut G::Position,
    step: &Step<G::Order>,
    sink: &mut impl Sink<G::Event>,
) {
    match *step {
        Step::Order(_, order) => game.apply_order(position, order, sink),
        Step::Luck(_, luck) => game.apply_luck(position, luck, sink),
    }
}

fn bytes<G: Show>(game: &G, view: &G::View) -> String {
    format!("{:?}", game.scene(view))
}
