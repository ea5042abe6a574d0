//! The list of orders, the judge, the notation, the things to point at and the odds all speak of the same orders.

use crate::Trial;
use crate::play::walk;
use engine::*;
use scene::Show;
use std::collections::HashSet;

pub(crate) fn orders_and_judge<G: Game>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut universe = Vec::new();
    game.universe(&mut universe);
    let known: HashSet<G::Order> = universe.iter().copied().collect();
    let mut wrong = Vec::new();
    walk(trial, 2, |spot, luck| {
        let (position, need) = (spot.position, spot.need);
        let mut listed = Vec::new();
        game.orders(position, &mut listed);
        let set: HashSet<G::Order> = listed.iter().copied().collect();
        if set.len() != listed.len() {
            wrong.push(spot.fault("an order is listed twice"));
        }
        if !matches!(need, Need::Order(_)) && !listed.is_empty() {
            wrong.push(spot.fault(format!("orders are listed though the position needs {need:?}")));
        }
        for &order in trial.sample(&universe, luck).chain(&listed) {
            match (game.judge(position, order), set.contains(&order)) {
                (Ok(()), false) => {
                    wrong.push(spot.fault(format!("«{}» is judged legal but not listed", game.write(order))))
                }
                (Err(refusal), true) => wrong.push(spot.fault(format!(
                    "«{}» is listed but refused under {}",
                    game.write(order),
                    refusal.rule
                ))),
                _ => {}
            }
        }
        for order in listed.iter().filter(|order| !known.contains(order)) {
            wrong.push(spot.fault(format!("«{}» is missing in the universe of orders", game.write(*order))));
        }
        wrong.len() < 5
    });
    wrong
}

pub(crate) fn notation<G: Game>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut universe = Vec::new();
    game.universe(&mut universe);
    let mut wrong = Vec::new();
    let stride = universe.len().div_ceil(trial.judged.saturating_mul(5)).max(1);
    for &order in universe.iter().step_by(stride) {
        if game.read(&game.write(order)).as_ref() != Ok(&order) {
            wrong.push(format!("«{}» does not read back as written", game.write(order)));
        }
    }
    walk(trial, 3, |spot, _| {
        if let Need::Luck(chance @ Chance::Draw { tokens, .. }) = spot.need {
            for token in tokens.iter() {
                let text = table::write_luck(game, chance, Luck::Token(token));
                match table::read_luck(game, chance, &text) {
                    Ok(luck) if table::write_luck(game, chance, luck) == text => {}
                    other => wrong.push(spot.fault(format!("token «{text}» reads as {other:?}"))),
                }
            }
        }
        wrong.len() < 5
    });
    for rubbish in ["", " ", "fire", "move x y", "\u{0}", "éééé", "pass pass", "🦀 0101"] {
        if game.read(rubbish).is_ok() {
            wrong.push(format!("rubbish «{rubbish}» is read as an order"));
        }
    }
    wrong
}

/// Pointing at what a choice names must lead to that choice; choices that share a pointing must differ in words, so that
/// a client can ask which is meant.
pub(crate) fn picks<G: Show>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut wrong = Vec::new();
    walk(trial, 4, |spot, _| {
        let position = spot.position;
        let Need::Order(seat) = spot.need else { return true };
        let view = game.view(position, Viewer::Seat(seat));
        let mut listed = Vec::new();
        game.orders(position, &mut listed);
        let mut paths = HashSet::new();
        for order in listed {
            let (choice, name) = (game.choice(&view, order), game.write(order));
            if !choice.picks.is_empty() {
                if !paths.insert((choice.picks.clone(), format!("{:?}", choice.label))) {
                    wrong.push(spot.fault(format!("two choices are pointed at and called like «{name}»")));
                }
                if !game.attempts(&view, &choice.picks).contains(&order) {
                    wrong.push(spot.fault(format!("pointing at «{name}» does not mean it")));
                }
            }
            if game.risky(position, order) != game.odds(position, order).is_some() {
                wrong.push(spot.fault(format!("«{name}» is called risky or not against its odds")));
            }
        }
        wrong.len() < 5
    });
    wrong
}

pub(crate) fn odds<G: Game>(trial: &Trial<G>) -> Vec<String> {
    let game = &*trial.game;
    let mut wrong = Vec::new();
    walk(trial, 5, |spot, _| {
        let position = spot.position;
        let mut listed = Vec::new();
        game.orders(position, &mut listed);
        for order in listed {
            let Some(odds) = game.odds(position, order) else { continue };
            let sum: f64 = odds.shares.iter().map(|share| share.chance).sum();
            if (sum - 1.0).abs() > 1e-9 {
                wrong.push(spot.fault(format!("the chances of «{}» add up to {sum}", game.write(order))));
            }
        }
        wrong.len() < 5
    });
    wrong
}
