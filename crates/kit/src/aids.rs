//! Reactions can be declined, overlays colour cells that exist, and neither tells what must be hidden.

use crate::Trial;
use crate::hidden::viewers;
use crate::play::walk;
use engine::*;
use scene::{OverlayNeeds, Pick, Scene, Show, Tint};
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
        if game.reaction(&game.view(&other, viewer), seat) != found {
            wrong.push(spot.fault("a reaction tells what must be hidden"));
        }
        let Some(reaction) = found else { return wrong.len() < 5 };
        if !G::REACTIONS.contains(&reaction.kind) {
            wrong.push(spot.fault(format!("the reaction «{}» is not among REACTIONS", reaction.kind)));
        }
        if !(0.0..=1.0).contains(&reaction.chance) {
            wrong.push(
                spot.fault(format!("the reaction «{}» has a chance of {}", reaction.kind, reaction.chance)),
            );
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
        let tints = game.overlay(view, &overlay.id, target.as_ref());
        out.push((overlay.id, target, tints));
    }
    out
}
