//! Lets two bots play every scenario from both sides: `cargo run --release -p white-star-rising --example wsr-duel -- greedy random 20`.
//! After the number of games can follow: a scenario (0: all), the first seed, then weights of the evaluation for the first and
//! the second bot (`reached=10,due=0.4`).

fn main() {
    lab::duel_program::<white_star_rising::WhiteStar>(|mind, text| mind.weights.change(text), &[]);
}
