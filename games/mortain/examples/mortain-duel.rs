//! Measures a network against the evaluation made by hand: two bots play every scenario from both sides.
//!
//! `cargo run --release -p mortain --example mortain-duel -- greedy greedy 200 0 1 shipped`
//!
//! After the number of games follow a scenario (0: all), the first seed, and what the first and the second bot judge by: `shipped` for
//! the shipped network, `hand` for the evaluation made by hand, or the file of a network.

use mortain::{Mind, Mortain, Net};

fn main() {
    lab::duel_program::<Mortain>(change, &[]);
}

fn change(mind: &mut Mind, wanted: &str) -> Result<(), String> {
    *mind = match wanted {
        "" => return Ok(()),
        "hand" => Mind::ByHand,
        "shipped" => Mind::shipped(),
        file => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            let net = Net::read(&text).ok_or_else(|| format!("{file}: not all numbers of a network"))?;
            Mind::Taught(Box::new(net))
        }
    };
    Ok(())
}
