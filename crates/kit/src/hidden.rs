//! What a seat may not know changes nothing that leaves for it: neither its view, nor its scene, nor what it is offered,
//! nor what a bot in its place would do.

use crate::Effort;
use crate::play::walk;
use bots::{BotSpec, Fancy, Level, Timeless};
use engine::*;
use scene::Show;

pub(crate) fn views<G: Show + Insight>(game: &G, effort: Effort) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut count = 0;
    walk(game, effort, 7, |position, need, mut source| {
        count += 1;
        let viewers = G::PROFILE.all_seats().map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers {
            let view = game.view(position, viewer);
            // Another position that this viewer must not be able to tell from the real one.
            let mut other = position.clone();
            game.swap_hidden(&mut other, viewer, &mut source);
            if game.view(&other, viewer) != view {
                wrong.push(format!("{viewer:?}: the view tells what must be hidden"));
            }
            let imagined = game.imagine(&view, &mut source);
            if game.view(&imagined, viewer) != view {
                wrong.push(format!("{viewer:?}: an imagined position looks different: {position:?}"));
            }
            if bytes(game, &view) != bytes(game, &game.view(&other, viewer)) {
                wrong.push(format!("{viewer:?}: the scene tells what must be hidden"));
            }
            let Viewer::Seat(seat) = viewer else { continue };
            if need == Need::Order(seat) {
                if game.need(&other) != need {
                    wrong.push(format!("{viewer:?}: the need depends on what is hidden"));
                    continue;
                }
                let list = |position: &G::Position| {
                    let mut orders = Vec::new();
                    game.orders(position, &mut orders);
                    orders
                };
                if list(position) != list(&other) {
                    wrong.push(format!("{viewer:?}: the offered orders tell what must be hidden"));
                }
                let spec = match count % 20 {
                    0 => BotSpec::Search(Level::Playouts(60)),
                    n if n % 2 == 0 => BotSpec::Greedy,
                    _ => BotSpec::Random,
                };
                let choose = |position: &G::Position| {
                    let view = game.view(position, viewer);
                    bots::choose(spec, game, &view, seat, &mut Fancy::new(count), &Timeless)
                };
                let choice = choose(position);
                if choice != choose(&other) {
                    wrong.push(format!("{viewer:?}: {spec} peeks"));
                }
                if choice.is_none_or(|order| game.judge(position, order).is_err()) {
                    wrong.push(format!("{spec} gives an illegal order: {choice:?}"));
                }
            }
        }
        wrong.len() < 5
    });
    wrong
}

fn bytes<G: Show>(game: &G, view: &G::View) -> String {
    format!("{:?}", game.scene(view))
}
