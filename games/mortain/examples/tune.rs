//! Improves the weights of the evaluation: two slightly different sets play against each other, the better one is kept.
//!
//! `cargo run --release -p mortain --example tune -- [steps] [games per step]`

use bots::{BotSpec, Fancy};
use engine::*;
use mortain::{Mortain, Weights};
use rayon::prelude::*;

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number"));
    let (steps, games) = (args.next().unwrap_or(100), args.next().unwrap_or(400));
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("the shipped data are sound");
    let game = |row: [f32; 12]| {
        let mut game = Mortain::new(&data, &Setup::default());
        game.weights = Weights::from_array(row);
        game
    };
    let mut row = Weights::TUNED.to_array();
    let scale = row.map(|weight| weight.abs().max(0.1));
    let mut dice = Fancy::new(11);
    for step in 0..steps {
        let reach = 0.35 / (1.0 + step as f32 / 40.0);
        let shift: [f32; 12] =
            std::array::from_fn(|i| scale[i] * reach * if dice.below(2) == 0 { 1.0 } else { -1.0 });
        let plus = game(std::array::from_fn(|i| row[i] + shift[i]));
        let minus = game(std::array::from_fn(|i| row[i] - shift[i]));
        let won: u64 = (0..games)
            .into_par_iter()
            .map(|number| {
                let seats = if number % 2 == 0 { [&plus, &minus] } else { [&minus, &plus] };
                let winner = play(seats, step * 100_000 + number / 2);
                (winner == Some(Seat((number % 2) as u8))) as u64
            })
            .sum();
        let lead = won as f32 / games as f32 - 0.5;
        for i in 0..12 {
            row[i] += shift[i] * lead * 2.0;
        }
        if step % 10 == 9 {
            println!("{step}: {:?}", Weights::from_array(row));
        }
    }
}

fn play(seats: [&Mortain; 2], seed: u64) -> Option<Seat> {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0xabcdef);
    let mut position = seats[0].start();
    loop {
        match seats[0].need(&position) {
            Need::Over(outcome) => {
                return match outcome.winner {
                    Winner::Seat(seat) => Some(seat),
                    _ => None,
                };
            }
            Need::Luck(chance) => seats[0].apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(seat) => {
                let game = seats[seat.index()];
                let order = bots::choose(BotSpec::Greedy, game, &position, seat, &mut fancy, &bots::Timeless);
                game.apply_order(&mut position, order.expect("there is one"), &mut Silent);
            }
        }
    }
}
