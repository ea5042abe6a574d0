//! `greedy` beats `random`.

use bots::{BotSpec, Fancy, Minds, Timeless};
use engine::{DataFiles, Game, Need, Seat, Setup, Silent, Viewer, Winner};
use rivet_wars::RivetWars;

fn play(game: &RivetWars, minds: &Minds<RivetWars>, specs: [BotSpec; 2], seed: u64) -> Option<Seat> {
    let mut luck = Fancy::new(seed);
    let mut p = game.start();
    loop {
        match game.need(&p) {
            Need::Over(outcome) => {
                return match outcome.winner {
                    Winner::Seat(seat) => Some(seat),
                    _ => None,
                };
            }
            Need::Luck(chance) => {
                let drawn = chance.sample(&mut luck);
                game.apply_luck(&mut p, drawn, &mut Silent);
            }
            Need::Order(seat) => {
                let view = game.view(&p, Viewer::Seat(seat));
                let order = bots::choose(specs[seat.index()], game, minds, &view, seat, &mut luck, &Timeless)
                    .expect("an order");
                game.apply_order(&mut p, order, &mut Silent);
            }
        }
    }
}

#[test]
fn greedy_beats_random_on_every_mission() {
    let data = RivetWars::load(&DataFiles::shipped(RivetWars::FILES)).unwrap();
    let (mut won, mut games) = (0, 0);
    for scenario in RivetWars::scenarios(&data) {
        let game = RivetWars::new(&data, &Setup { scenario: scenario.clone(), options: vec![] });
        let minds = Minds::default();
        let mut here = 0;
        for seed in 0..4 {
            let greedy = Seat(seed as u8 % 2);
            let mut specs = [BotSpec::Random; 2];
            specs[greedy.index()] = BotSpec::Greedy;
            here += (play(&game, &minds, specs, seed) == Some(greedy)) as u32;
        }
        println!("{scenario}: {here} of 4");
        won += here;
        games += 4;
    }
    assert!(won * 100 >= games * 95, "greedy won {won} of {games}");
}
