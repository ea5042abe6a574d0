//! Lets two bots play every mission from both sides: `cargo run --release -p rivet-wars --example rivet-duel -- greedy random 20`.
//! After the number of games can follow: a mission (0: all), the first seed, weights for the first and the second bot
//! (`held=2,near=0.5`). With one game every order is told. Tells who wins, how long games take, and how often the side wins that began
//! the first and the last round.

fn main() {
    lab::duel_program::<rivet_wars::RivetWars>(
        |weights, text| weights.change(text),
        &[
            ("began round 1", |p, who| {
                if p.round == 1 {
                    *who = Some(p.first);
                }
            }),
            ("began the last", |p, who| *who = Some(p.first)),
        ],
    );
}
