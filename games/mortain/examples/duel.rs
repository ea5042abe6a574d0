//! Lets two bots play against each other, changing sides: `duel search:50ms greedy 100`.
use bots::{BotSpec, Fancy};
use engine::*;
use mortain::Mortain;
use rayon::prelude::*;
struct Wall(std::time::Instant);
impl bots::Clock for Wall {
    fn millis(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let specs: [BotSpec; 2] = [args[1].parse().unwrap(), args[2].parse().unwrap()];
    let games: u64 = args[3].parse().unwrap();
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap();
    let game = Mortain::new(&data, &Setup::default());
    let clock = Wall(std::time::Instant::now());
    let res: Vec<(bool, bool)> = (0..games)
        .into_par_iter()
        .map(|n| {
            let mut luck = Fancy::new(n / 2 + 1000);
            let mut fancy = Fancy::new(n ^ 0xabcdef);
            let mut p = game.start();
            loop {
                match game.need(&p) {
                    Need::Over(o) => {
                        let g = o.winner == Winner::Seat(Seat(0));
                        return (g, g == (n % 2 == 0));
                    }
                    Need::Luck(c) => game.apply_luck(&mut p, c.sample(&mut luck), &mut Silent),
                    Need::Order(s) => {
                        let spec = specs[(s.index() + n as usize) % 2];
                        let o = bots::choose(spec, &game, &p, s, &mut fancy, &clock).unwrap();
                        game.apply_order(&mut p, o, &mut Silent);
                    }
                }
            }
        })
        .collect();
    let a = res.iter().filter(|r| r.1).count();
    let g = res.iter().filter(|r| r.0).count();
    println!(
        "{} beats {}: {:.1} %  german {:.1} %  ({:.0} s)",
        specs[0],
        specs[1],
        100.0 * a as f64 / games as f64,
        100.0 * g as f64 / games as f64,
        clock.0.elapsed().as_secs_f64()
    );
}
