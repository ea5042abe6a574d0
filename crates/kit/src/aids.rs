//! Reactions can be declined, overlays colour cells that exist, and neither tells what must be hidden.

use crate::Trial;
use crate::hidden::viewers;
use crate::play::walk;
use engine::*;
use scene::{Map, OverlayNeeds, Pick, Scene, Show, Tint};
use std::collections::HashSet;

pub(crate) fn reactions<G: Show>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut wrong = Vec::new();
    walk(trial, 10, |spot, source| {
        let position = spot.position;
        let Need::Order(seat) = spot.need else { return true };
        let viewer = Viewer::Seat(seat);
        let found = game.reaction(&game.view(position, viewer), seat);
        let mut other = position.clone();
        game.swap_hidden(&mut other, viewer, source);
        let further = game.other_reactions(&game.view(position, viewer), seat);
        if game.reaction(&game.view(&other, viewer), seat) != found
            || game.other_reactions(&game.view(&other, viewer), seat) != further
        {
            wrong.push(spot.fault("a reaction tells what must be hidden"));
        }
        let Some(reaction) = found else {
            if !further.is_empty() {
                wrong.push(spot.fault("further reactions without a first one"));
            }
            return wrong.len() < 5;
        };
        for (kind, chance) in [(reaction.kind, reaction.chance)].into_iter().chain(further) {
            if !G::REACTIONS.contains(&kind) {
                wrong.push(spot.fault(format!("the reaction «{kind}» is not among REACTIONS")));
            }
            if !(0.0..=1.0).contains(&chance) {
                wrong.push(spot.fault(format!("the reaction «{kind}» has a chance of {chance}")));
            }
        }
        if game.judge(position, reaction.decline).is_err() {
            let order = game.write(reaction.decline);
            wrong.push(
                spot.fault(format!("the reaction «{}» cannot be declined by «{order}»", reaction.kind)),
            );
        }
        wrong.len() < 5
    });
    wrong
}

pub(crate) fn overlays<G: Show>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut wrong = Vec::new();
    let map = game.map();
    let cells: HashSet<&str> =
        map.boards.iter().flat_map(|board| &board.cells).map(|cell| cell.id.as_str()).collect();
    walk(trial, 11, |spot, source| {
        let position = spot.position;
        for viewer in viewers::<G>() {
            let view = game.view(position, viewer);
            let mut other = position.clone();
            game.swap_hidden(&mut other, viewer, source);
            let other = game.view(&other, viewer);
            for (id, target, tints) in answers(game, &view, source) {
                for tint in tints.iter().filter(|tint| !cells.contains(tint.cell.as_str())) {
                    wrong.push(
                        spot.fault(format!("overlay «{id}» colours «{}», which is no cell", tint.cell)),
                    );
                }
                let legend = game.overlays().into_iter().find(|overlay| overlay.id == id);
                let known =
                    |tint: &Tint<Msg>| legend.iter().flat_map(|o| &o.legend).any(|l| l.0 == tint.tone);
                if !tints.iter().all(known) {
                    wrong.push(
                        spot.fault(format!("overlay «{id}» uses a tone that its legend does not explain")),
                    );
                }
                if game.overlay(&other, &id, target.as_ref()) != tints {
                    wrong.push(spot.fault(format!("overlay «{id}» tells what must be hidden")));
                }
            }
        }
        wrong.len() < 5
    });
    wrong
}

/// What can be pointed at in a scene: cells, pieces, cards.
fn in_sight(map: &Map<Msg>, scene: &Scene<Msg>) -> HashSet<Pick> {
    let cells = map.boards.iter().flat_map(|board| &board.cells).map(|cell| Pick::Cell(cell.id.clone()));
    let pieces = scene.pieces.iter().map(|piece| Pick::Piece(piece.id.clone()));
    let cards = scene.hands.iter().flat_map(|hand| &hand.cards).map(|card| Pick::Card(card.id.clone()));
    cells.chain(pieces).chain(cards).collect()
}

/// What a question is about, what an order needs cards for and what is seen to happen exists for whoever looks; cards lie in one hand only.
pub(crate) fn things<G: Show>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let map = game.map();
    let mut wrong = Vec::new();
    walk(trial, 16, |spot, source| {
        let position = spot.position;
        let (mut after, mut events, mut orders) = (position.clone(), Vec::new(), Vec::new());
        match spot.need {
            Need::Over(_) => {}
            Need::Luck(chance) => {
                let mut any = &mut *source;
                game.apply_luck(&mut after, chance.sample(&mut any), &mut events);
            }
            Need::Order(_) => {
                game.orders(position, &mut orders);
                let order = orders[source.below(orders.len() as u64) as usize];
                game.apply_order(&mut after, order, &mut events);
            }
        }
        for viewer in viewers::<G>() {
            let before = game.view(position, viewer);
            let scene = game.scene(&before);
            let mut seen = in_sight(&map, &scene);
            let mut look = |pick: &Pick, what: &str, seen: &HashSet<Pick>| {
                if !seen.contains(pick) {
                    wrong.push(
                        spot.fault(format!("{viewer:?}: {what} names {pick:?}, which is not in sight")),
                    );
                }
            };
            scene.prompt.about.iter().for_each(|pick| look(pick, "the question", &seen));
            scene.prompt.way.iter().for_each(|cell| look(&Pick::Cell(cell.clone()), "the way", &seen));
            if let Need::Order(seat) = spot.need
                && viewer == Viewer::Seat(seat)
            {
                for choice in orders.iter().map(|&order| game.choice(&before, order)) {
                    let cards = choice.picks.iter().filter(|pick| matches!(pick, Pick::Card(_)));
                    cards.for_each(|pick| look(pick, &choice.order, &seen));
                }
            }
            let cards: Vec<&String> =
                scene.hands.iter().flat_map(|hand| &hand.cards).map(|card| &card.id).collect();
            if cards.iter().collect::<HashSet<_>>().len() != cards.len() {
                look(&Pick::Card("the same card twice".to_owned()), "a hand", &seen);
            }
            seen.extend(in_sight(&map, &game.scene(&game.view(&after, viewer))));
            let told = events.iter().filter(|event| game.tell(event, viewer).is_some());
            for cue in told.filter_map(|event| game.cue(&before, event)) {
                cue.from.iter().chain(&cue.to).for_each(|pick| look(pick, "what happens", &seen));
                cue.path.iter().for_each(|cell| look(&Pick::Cell(cell.clone()), "what happens", &seen));
            }
        }
        wrong.len() < 5
    });
    wrong
}

/// Every overlay with a target that fits, and one that does not exist.
pub(crate) fn answers<G: Show>(
    game: &G,
    view: &G::View,
    source: &mut dyn Source,
) -> Vec<(String, Option<Pick>, Vec<Tint<Msg>>)> {
    let overlays = game.overlays();
    if overlays.is_empty() {
        return Vec::new();
    }
    let scene: Scene<Msg> = game.scene(view);
    let map = game.map();
    let cells: Vec<&String> = map.boards.iter().flat_map(|board| &board.cells).map(|cell| &cell.id).collect();
    let mut out = Vec::new();
    for overlay in overlays {
        let mut pick = |list: usize| source.below(list.max(1) as u64) as usize;
        let target = match overlay.needs {
            OverlayNeeds::Nothing => None,
            OverlayNeeds::Piece => {
                scene.pieces.get(pick(scene.pieces.len())).map(|piece| Pick::Piece(piece.id.clone()))
            }
            OverlayNeeds::Cell => cells.get(pick(cells.len())).map(|id| Pick::Cell(id.to_string())),
        };
        // A client may ask anything: bogus targets must not panic.
        game.overlay(view, &overlay.id, Some(&Pick::Piece("no such piece".to_owned())));
        game.overlay(view, &overlay.id, Some(&Pick::Cell("no such cell".to_owned())));
        game.overlay(view, &overlay.id, Some(&Pick::Card("no such card".to_owned())));
        let tints = game.overlay(view, &overlay.id, target.as_ref());
        out.push((overlay.id, target, tints));
    }
    out
}
