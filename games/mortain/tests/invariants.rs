//! What holds in every position of every game of Mortain, whatever is played.

use bots::Fancy;
use engine::*;
use mortain::cards::{Card, FULL_DECK, JOKER};
use mortain::data::Arrival;
use mortain::orders::Order;
use mortain::position::*;
use mortain::telling::Event;
use mortain::words::Hex;
use mortain::{GERMAN, Mortain, US};
use scene::{Pick, Show, Tone};

fn game(rounding: &str) -> Mortain {
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap();
    Mortain::new(
        &data,
        &Setup { scenario: String::new(), options: vec![("activation_rounding".into(), rounding.into())] },
    )
}

/// Plays random games and shows every step to `look`: before, after, what happened.
fn watch(game: &Mortain, games: u64, mut look: impl FnMut(&Position, &Position, &[Event])) {
    let mut orders = Vec::new();
    for seed in 0..games {
        let mut luck = Fancy::new(seed);
        let mut position = game.start();
        loop {
            let before = position;
            let mut events = Vec::new();
            match game.need(&position) {
                Need::Over(_) => break,
                Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut events),
                Need::Order(_) => {
                    orders.clear();
                    game.orders(&position, &mut orders);
                    let order = orders[luck.below(orders.len() as u64) as usize];
                    game.apply_order(&mut position, order, &mut events);
                }
            }
            look(&before, &position, &events);
        }
    }
}

#[test]
fn opposing_units_never_share_a_hex_and_stacks_keep_the_limit() {
    let game = game("down");
    watch(&game, 150, |_, after, _| {
        assert_eq!(game.check_position(after), Ok(()));
    });
}

#[test]
fn steps_never_grow_and_who_is_gone_stays_gone() {
    let game = game("up");
    watch(&game, 150, |before, after, _| {
        for unit in game.data.units.ids() {
            assert!(after.steps[unit] <= before.steps[unit]);
            if matches!(before.place[unit], Hex::ELIMINATED | Hex::EXITED) {
                assert_eq!(after.place[unit], before.place[unit]);
            }
            assert_eq!(after.steps[unit] == 0, after.place[unit] == Hex::ELIMINATED);
        }
    });
}

#[test]
fn every_card_comes_at_most_once_a_round() {
    let game = game("down");
    let mut drawn = Vec::new();
    watch(&game, 150, |before, after, events| {
        if let (Need::Luck(_), false) = (game.need(before), before.deck == after.deck) {
            let gone = before.deck.0 & !after.deck.0;
            if gone != 0 && gone.count_ones() == 1 {
                drawn.push(Card(gone.trailing_zeros() as u8));
            }
        }
        if events.iter().any(|event| matches!(event, Event::RoundEnds { .. })) {
            let mut unique = drawn.clone();
            unique.sort_by_key(|card| card.0);
            unique.dedup();
            assert_eq!(unique.len(), drawn.len());
            assert!(drawn.len() <= FULL_DECK.len() as usize);
            drawn.clear();
        } else if matches!(after.stage, Stage::Over(_)) {
            drawn.clear();
        }
    });
}

#[test]
fn a_void_joker_leaves_only_the_empty_deck_to_end_the_round() {
    let game = game("down");
    watch(&game, 150, |before, _, events| {
        let ended = |wanted: &Event| events.contains(wanted);
        if ended(&Event::JokerEnds) {
            assert!(!before.joker_void && before.activated == By::all(true));
        }
        if ended(&Event::DeckEmpty) {
            assert!(!before.deck.has(JOKER.0) || before.deck.len() == 1);
        }
    });
}

#[test]
fn a_unit_acts_at_most_once_a_card() {
    let game = game("up");
    watch(&game, 150, |before, after, events| {
        for event in events {
            let actor = match event {
                Event::Moved { unit, .. }
                | Event::Entered { unit, .. }
                | Event::Exited { unit, .. }
                | Event::Aimed { unit, .. }
                | Event::Joined { unit } => *unit,
                _ => continue,
            };
            assert!(!before.acting.used.has(actor));
            assert_eq!(game.data.side(actor), before.side());
        }
        let kept = after.acting.used & before.acting.used == before.acting.used;
        assert!(kept || after.acting.used.is_empty());
    });
}

#[test]
fn support_comes_once_a_round_on_a_red_card_and_air_only_on_odd_ones_and_jacks() {
    let game = game("down");
    watch(&game, 150, |before, _, events| {
        for event in events {
            match event {
                Event::Called { support, .. } => {
                    assert!(!before.support_used && before.card.side() == US);
                    assert_eq!(*support == Support::Air, before.card.calls_air());
                }
                Event::Suppressed { .. } => assert!(!before.support_used && before.card.calls_air()),
                _ => {}
            }
        }
    });
}

#[test]
fn reserves_wait_for_round_2_and_no_us_unit_ever_leaves() {
    let game = game("down");
    watch(&game, 150, |_, after, _| {
        for unit in game.data.of(US) {
            assert_ne!(after.at(unit), Hex::EXITED);
            if after.round == 1 && game.data.units[unit].own.arrival() == Arrival::West {
                assert_eq!(after.at(unit), Hex::WAITING);
            }
        }
        let germans = game.data.of(GERMAN).filter(|&unit| after.at(unit) != Hex::UNPLACED).count();
        assert_eq!(germans, 8);
    });
}

#[test]
fn the_overlay_of_a_unit_shows_every_hex_it_may_fire_at_and_calls_none_of_them_blocked() {
    let game = game("down");
    let mut orders = Vec::new();
    let mut fires = 0;
    watch(&game, 20, |_, after, _| {
        orders.clear();
        game.orders(after, &mut orders);
        for order in &orders {
            let Order::Fire { unit, target } = *order else { continue };
            let cell = after.at(target).write(&game);
            let piece = Pick::Piece(game.data.units[unit].id.clone());
            let tints = game.overlay(after, "fire", Some(&piece));
            let tint = tints.iter().find(|tint| tint.cell == cell).expect("a target is in reach");
            assert_ne!(tint.tone, Tone::Bad);
            fires += 1;
        }
    });
    assert!(fires > 100);
}
