//! A course leads where it says by legal orders, and tells nothing that must be hidden.

use crate::Trial;
use crate::play::walk;
use engine::*;
use scene::{Course, Pick, Show, imagined};
use std::collections::HashSet;

/// Spots of one course that are walked to.
const WALKED: usize = 8;
/// The most reactions that are let pass after one order.
const QUESTIONS: usize = 24;

pub(crate) fn courses<G: Show>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let map = game.map();
    let cells: HashSet<&str> =
        map.boards.iter().flat_map(|board| &board.cells).map(|cell| cell.id.as_str()).collect();
    let mut wrong = Vec::new();
    walk(trial, 17, |spot, source| {
        let Need::Order(seat) = spot.need else { return true };
        let view = game.view(spot.position, Viewer::Seat(seat));
        // A client may ask anything: bogus pieces and cells must not panic.
        game.course(&view, &["no such piece".to_owned()], &["nowhere".to_owned()]);
        game.course(&view, &[], &[]);
        let Some(who) = somebody(game, spot.position, &view, source) else { return true };
        let found = game.course(&view, &who, &[]);
        let mut other = spot.position.clone();
        game.swap_hidden(&mut other, Viewer::Seat(seat), source);
        if game.course(&game.view(&other, Viewer::Seat(seat)), &who, &[]) != found {
            wrong.push(spot.fault(format!("the course of {who:?} tells what must be hidden")));
        }
        let Some(course) = found else { return true };
        let start = imagined(game, &view);
        let seen: HashSet<String> = game.scene(&view).pieces.into_iter().map(|piece| piece.id).collect();
        let bent = course.spots.get(source.below(course.spots.len() as u64) as usize);
        let bent = bent.and_then(|spot| game.course(&view, &who, std::slice::from_ref(&spot.cell)));
        for course in [Some(course), bent].into_iter().flatten() {
            let faults = shape(&course, &cells, &seen).into_iter();
            let faults = faults.chain(ways(game, seat, &start, &course, source));
            wrong.extend(faults.map(|what| spot.fault(format!("the course of {who:?}: {what}"))));
        }
        wrong.len() < 3
    });
    wrong
}

/// A piece that one of the legal orders points at, or any that is in sight.
fn somebody<G: Show>(
    game: &G,
    position: &G::Position,
    view: &G::View,
    source: &mut dyn Source,
) -> Option<Vec<String>> {
    let mut orders = Vec::new();
    game.orders(position, &mut orders);
    let order = *orders.get(source.below(orders.len().max(1) as u64) as usize)?;
    if let Some(Pick::Piece(id)) = game.choice(view, order).picks.into_iter().next() {
        return Some(vec![id]);
    }
    let pieces = game.scene(view).pieces;
    let any = pieces.get(source.below(pieces.len().max(1) as u64) as usize)?;
    Some(vec![any.id.clone()])
}

/// What can be seen to be wrong without walking.
fn shape(course: &Course<Msg>, cells: &HashSet<&str>, seen: &HashSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    if course.spots.is_empty() || usize::from(course.from) >= course.spots.len() {
        wrong.push("it begins nowhere".to_owned());
    }
    for (number, spot) in course.spots.iter().enumerate() {
        if !cells.contains(spot.cell.as_str()) {
            wrong.push(format!("«{}» is no cell", spot.cell));
        }
        if usize::from(spot.back) >= number.max(1) {
            wrong.push(format!("«{}» is not reached from a spot before it", spot.cell));
        }
        for danger in &spot.dangers {
            let unseen = |pick: &Pick| matches!(pick, Pick::Piece(id) if !seen.contains(id));
            if danger.by.iter().any(unseen) {
                wrong
                    .push(format!("the danger in «{}» comes from something that is not in sight", spot.cell));
            }
            if !(0.0..=1.0).contains(&danger.chance) {
                wrong.push(format!("the danger in «{}» has a chance of {}", spot.cell, danger.chance));
            }
        }
    }
    wrong
}

/// Walks to some of the spots, and begins the strikes.
fn ways<G: Show>(
    game: &G,
    seat: Seat,
    start: &G::Position,
    course: &Course<Msg>,
    source: &mut dyn Source,
) -> Vec<String> {
    let mut wrong = Vec::new();
    for _ in 0..WALKED {
        let number = source.below(course.spots.len() as u64) as usize;
        let goal = &course.spots[number];
        let orders = course.orders_to(number);
        let end = match follow(game, seat, start, &orders) {
            Ok(end) => end,
            Err(what) => {
                wrong.push(format!("{what} on the way to «{}»: {}", goal.cell, orders.join(", ")));
                break;
            }
        };
        if game.need(&end) != Need::Order(seat) {
            continue;
        }
        let scene = game.scene(&game.view(&end, Viewer::Seat(seat)));
        // Whoever has arrived may be taken off the board: a carrier who is home.
        let there = |id: &String| {
            let piece = scene.pieces.iter().find(|piece| piece.id == *id);
            piece.is_none_or(|piece| piece.cell == goal.cell)
        };
        if !course.who.iter().all(there) {
            wrong.push(format!("{} does not lead to «{}»", orders.join(", "), goal.cell));
        }
        if let Some(halt) = &goal.halt
            && let Err(what) = follow(game, seat, &end, std::slice::from_ref(halt))
        {
            wrong.push(format!("{what} in «{}»", goal.cell));
        }
    }
    for strike in course.strikes.iter().take(WALKED) {
        let joins = strike.joins.iter().map(|join| Some(&join.id)).chain([None]);
        for join in joins {
            let orders: Vec<String> = strike.open.iter().chain(join).chain(&strike.close).cloned().collect();
            if let Err(what) = follow(game, seat, start, &orders) {
                wrong.push(format!("{what}, a strike at {:?}: {}", strike.target, orders.join(", ")));
            }
        }
    }
    wrong
}

/// Gives orders one after the other, others letting every reaction pass.
fn follow<G: Show>(
    game: &G,
    seat: Seat,
    start: &G::Position,
    orders: &[String],
) -> Result<G::Position, String> {
    let mut position = start.clone();
    for text in orders {
        let order = game.read(text).map_err(|_| format!("«{text}» cannot be read"))?;
        if game.need(&position) != Need::Order(seat) {
            return Err(format!("«{text}» comes when the seat does not decide"));
        }
        if game.judge(&position, order).is_err() {
            return Err(format!("«{text}» is not legal"));
        }
        game.apply_order(&mut position, order, &mut Silent);
        for _ in 0..QUESTIONS {
            let Need::Order(decider) = game.need(&position) else { break };
            let Some(reaction) = game.reaction(&game.view(&position, Viewer::Seat(decider)), decider) else {
                break;
            };
            game.apply_order(&mut position, reaction.decline, &mut Silent);
        }
    }
    Ok(position)
}
