use engine::*;
use white_star_rising::{WhiteStar, order::Order};
struct Rng(u64);
impl Source for Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }
}
fn main() {
    let only: Option<usize> = std::env::args().nth(1).and_then(|a| a.parse().ok());
    let games: u64 = std::env::args().nth(2).and_then(|a| a.parse().ok()).unwrap_or(20);
    let check = std::env::args().nth(3).is_some();
    let files = DataFiles::shipped(WhiteStar::FILES);
    let data = WhiteStar::load(&files).unwrap_or_else(|e| panic!("{e:?}"));
    println!(
        "position {} bytes, order {} bytes",
        std::mem::size_of::<white_star_rising::position::Position>(),
        std::mem::size_of::<Order>()
    );
    for (i, s) in WhiteStar::scenarios(&data).iter().enumerate() {
        if only.is_some_and(|o| o != i + 1) {
            continue;
        }
        for opt in [false, true] {
            if opt && !check {
                continue;
            }
            let setup = Setup {
                scenario: s.clone(),
                options: if opt {
                    vec![("support_weapons".into(), "kept".into()), ("chaos".into(), "agreed".into())]
                } else {
                    vec![]
                },
            };
            let game = WhiteStar::new(&data, &setup);
            let start = std::time::Instant::now();
            let (mut orders_n, mut lucks, mut most, mut longest) = (0u64, 0u64, 0usize, 0u64);
            let mut wins = [0u32; 3];
            for seed in 1..=games {
                let mut rng = Rng(seed * 7919 + 13);
                let mut p = game.start();
                let mut list = Vec::new();
                let mut n = 0u64;
                loop {
                    match game.need(&p) {
                        Need::Over(o) => {
                            wins[match o.winner {
                                Winner::Seat(s) => s.index(),
                                _ => 2,
                            }] += 1;
                            break;
                        }
                        Need::Luck(c) => {
                            lucks += 1;
                            let l = c.sample(&mut rng);
                            game.apply_luck(&mut p, l, &mut Silent);
                        }
                        Need::Order(_) => {
                            list.clear();
                            game.orders(&p, &mut list);
                            if list.is_empty() {
                                panic!("stuck {s} seed {seed} {:?}", p.stage);
                            }
                            most = most.max(list.len());
                            let o = list[rng.below(list.len() as u64) as usize];
                            if check {
                                for &o in &list {
                                    if let Err(r) = game.judge(&p, o) {
                                        panic!(
                                            "{s} {seed}: {} refused {:?} at {:?}",
                                            game.write(o),
                                            r.rule,
                                            p.stage
                                        );
                                    }
                                }
                            }
                            game.apply_order(&mut p, o, &mut Silent);
                            orders_n += 1;
                            n += 1;
                            if n > 100_000 {
                                panic!("endless {s} {seed} {:?}", p.stage);
                            }
                        }
                    }
                }
                longest = longest.max(n);
            }
            let t = start.elapsed().as_secs_f64();
            println!(
                "{s}: {games} games, wins {wins:?}, {:.0} orders/game, longest {longest}, most choices {most}, {:.0} orders/s {:.0} games/s lucks {}",
                orders_n as f64 / games as f64,
                orders_n as f64 / t,
                games as f64 / t,
                lucks / games
            );
        }
    }
}
