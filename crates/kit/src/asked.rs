//! What a seat hears when it is asked for an order does not depend on what it may not know: what it is offered, the chances it is
//! told, and why it may not do what it tries.

use crate::hidden::hides_from;
use crate::play::walk_where;
use crate::{Effort, Trial};
use engine::*;
use scene::{Pick, Show};

/// Looking is cheap here, and a secret matters to few of the orders: so many times the positions of other checks are looked at.
const PATIENCE: u32 = 4;

/// So many other positions that look the same are compared with each that is looked at: one alone may have moved the secret from
/// one place where it does not matter to another.
const OTHERS: usize = 4;

/// So often something is pointed at near a secret, with each of them.
const POINTED: usize = 40;

/// Positions in which a seat is asked that does not know all are the same to it as others that only differ in that.
pub(crate) fn asked<G: Show>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut wrong = Vec::new();
    if !game.has_secrets() {
        return wrong;
    }
    let mut universe = Vec::new();
    game.universe(&mut universe);
    let in_the_dark = |position: &G::Position| match game.need(position) {
        Need::Order(seat) => hides_from(trial, position, seat),
        _ => false,
    };
    let patient = Trial {
        game: trial.game.clone(),
        setup: trial.setup,
        judged: trial.judged,
        effort: Effort { positions: trial.effort.positions.saturating_mul(PATIENCE), ..trial.effort },
    };
    walk_where(&patient, 19, in_the_dark, |spot, source| {
        let Need::Order(seat) = spot.need else { return true };
        let position = spot.position;
        let view = game.view(position, Viewer::Seat(seat));
        let mut listed = Vec::new();
        game.orders(position, &mut listed);
        let mut others = Vec::with_capacity(OTHERS);
        for _ in 0..OTHERS {
            let mut other = position.clone();
            game.swap_hidden(&mut other, Viewer::Seat(seat), source);
            // Where the need differs, that is told of elsewhere.
            if other != *position && game.need(&other) == spot.need {
                others.push(other);
            }
        }
        let mut tried: Vec<G::Order> = trial.sample(&universe, source).copied().collect();
        tried.extend(pointed(game, &view, source));
        for other in &others {
            let found = told_by_the_list(game, (position, other), &listed)
                .or_else(|| told_by_chances(game, (position, other), &listed))
                .or_else(|| told_by_refusals(game, (position, other), &tried))
                .or_else(|| {
                    let near = pointed_near(game, (position, other), &view, &listed, source);
                    told_by_refusals(game, (position, other), &near)
                });
            if let Some(what) = found {
                let seat = Viewer::Seat(seat);
                wrong.push(spot.fault(format!("{seat:?}: {what} what must be hidden")));
                break;
            }
        }
        wrong.len() < 5
    });
    wrong
}

fn told_by_the_list<G: Game>(
    game: &G,
    (_, other): (&G::Position, &G::Position),
    listed: &[G::Order],
) -> Option<String> {
    let mut others = Vec::new();
    game.orders(other, &mut others);
    (others != listed).then(|| "the offered orders tell".to_owned())
}

fn told_by_chances<G: Game>(
    game: &G,
    (position, other): (&G::Position, &G::Position),
    listed: &[G::Order],
) -> Option<String> {
    let differ = |order| {
        game.risky(position, order) != game.risky(other, order)
            || game.odds(position, order) != game.odds(other, order)
    };
    listed.iter().any(|&order| differ(order)).then(|| "the odds tell".to_owned())
}

fn told_by_refusals<G: Game>(
    game: &G,
    (position, other): (&G::Position, &G::Position),
    tried: &[G::Order],
) -> Option<String> {
    let told = tried.iter().find(|&&order| game.judge(position, order) != game.judge(other, order));
    told.map(|&order| format!("the refusal of «{}» tells", game.write(order)))
}

/// What a person may mean who points at one or two things anywhere.
fn pointed<G: Show>(game: &G, view: &G::View, source: &mut dyn Source) -> Vec<G::Order> {
    let scene = game.scene(view);
    let map = game.map();
    let cells = map.boards.iter().flat_map(|board| &board.cells).map(|cell| Pick::Cell(cell.id.clone()));
    let cards = scene.hands.iter().flat_map(|hand| &hand.cards).map(|card| Pick::Card(card.id.clone()));
    let pieces = scene.pieces.iter().map(|piece| Pick::Piece(piece.id.clone()));
    let things: Vec<Pick> = pieces.chain(cards).chain(cells).collect();
    let mut pick = || any(&things, source);
    let pointings: Vec<Vec<Pick>> = vec![
        pick().into_iter().collect(),
        pick().into_iter().chain(pick()).collect(),
        pick().into_iter().chain(pick()).collect(),
    ];
    pointings.iter().flat_map(|picks| game.attempts(view, picks)).take(600).collect()
}

/// What a person may mean who points first at something that can do something now, and then where a secret is: most that can be
/// written is refused for a reason that has nothing to do with it, and chance alone hardly ever comes near.
fn pointed_near<G: Show>(
    game: &G,
    (position, other): (&G::Position, &G::Position),
    view: &G::View,
    listed: &[G::Order],
    source: &mut dyn Source,
) -> Vec<G::Order> {
    let places = |position: &G::Position| -> Vec<(String, String)> {
        let scene = game.scene(&game.view(position, Viewer::Referee));
        scene.pieces.into_iter().map(|piece| (piece.id, piece.cell)).collect()
    };
    let (here, there) = (places(position), places(other));
    let only = |some: &[(String, String)], rest: &[(String, String)]| -> Vec<String> {
        some.iter().filter(|place| !rest.contains(place)).map(|(_, cell)| cell.clone()).collect()
    };
    let mut cells = only(&here, &there);
    cells.extend(only(&there, &here));
    let seen = game.scene(view).pieces.into_iter().filter(|piece| cells.contains(&piece.cell));
    let mut near: Vec<Pick> = seen.map(|piece| Pick::Piece(piece.id)).collect();
    near.extend(cells.iter().cloned().map(Pick::Cell));
    let mut actors: Vec<Pick> = Vec::new();
    for &order in listed {
        actors.extend(Pick::all(game, order).into_iter().next().filter(|first| !actors.contains(first)));
    }
    let mut pointings: Vec<Vec<Pick>> = Vec::new();
    if !near.is_empty() {
        for _ in 0..POINTED {
            pointings.push(any(&actors, source).into_iter().chain(any(&near, source)).collect());
        }
    }
    pointings.iter().flat_map(|picks| game.attempts(view, picks).into_iter().take(100)).collect()
}

fn any(things: &[Pick], source: &mut dyn Source) -> Option<Pick> {
    things.get(source.below(things.len().max(1) as u64) as usize).cloned()
}
