//! Ratings from games of every bot against its neighbours: all bots of a game on one scale.

use bots::Fancy;
use engine::Source;
use serde::Serialize;

/// Games of two bots.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Pairing {
    /// The two, by their numbers.
    pub players: [usize; 2],
    /// Games won by each.
    pub wins: [u32; 2],
    /// Games nobody won.
    pub draws: u32,
}

/// How strong a bot is. A player 400 points above another scores ten times as often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Rating {
    /// The rating.
    pub rating: i32,
    /// Lower end of the 95 % interval.
    pub low: i32,
    /// Upper end.
    pub high: i32,
    /// Games played.
    pub games: u32,
}

/// The rating of the bot all others are measured by.
pub const ANCHOR: i32 = 1000;
/// How often the games are drawn anew for the intervals.
const RESAMPLES: usize = 400;

/// Rates the players by the model of Bradley and Terry; `anchor` has [`ANCHOR`] points. Every pairing counts one drawn game more than was
/// played, so that somebody who never lost has a rating. The intervals come from drawing the games anew: what remains of a difference
/// if other games of the same kind had been played.
pub fn rate(players: usize, pairings: &[Pairing], anchor: usize) -> Vec<Rating> {
    let best = fit(players, pairings, anchor);
    let mut fancy = Fancy::new(1);
    let drawn: Vec<Vec<f64>> = (0..RESAMPLES)
        .map(|_| {
            let other: Vec<Pairing> = pairings.iter().map(|pairing| again(pairing, &mut fancy)).collect();
            fit(players, &other, anchor)
        })
        .collect();
    (0..players)
        .map(|player| {
            let mut values: Vec<f64> = drawn.iter().map(|ratings| ratings[player]).collect();
            values.sort_by(f64::total_cmp);
            let (low, high) = (values[RESAMPLES / 40], values[RESAMPLES - 1 - RESAMPLES / 40]);
            let games =
                pairings.iter().filter(|pairing| pairing.players.contains(&player)).map(Pairing::games);
            Rating {
                rating: best[player].round() as i32,
                low: low.min(best[player]).round() as i32,
                high: high.max(best[player]).round() as i32,
                games: games.sum(),
            }
        })
        .collect()
}

impl Pairing {
    fn games(&self) -> u32 {
        self.wins[0] + self.wins[1] + self.draws
    }

    /// What each of the two scored, with the drawn game that is added.
    fn scores(&self) -> [f64; 2] {
        self.wins.map(|wins| wins as f64 + (self.draws + 1) as f64 / 2.0)
    }
}

/// As many games, each drawn from those that were played.
fn again(pairing: &Pairing, fancy: &mut Fancy) -> Pairing {
    let mut other = Pairing { players: pairing.players, wins: [0; 2], draws: 0 };
    for _ in 0..pairing.games() {
        let one = fancy.below(pairing.games() as u64) as u32;
        match one {
            _ if one < pairing.wins[0] => other.wins[0] += 1,
            _ if one < pairing.wins[0] + pairing.wins[1] => other.wins[1] += 1,
            _ => other.draws += 1,
        }
    }
    other
}

/// The ratings under which these games are likeliest.
fn fit(players: usize, pairings: &[Pairing], anchor: usize) -> Vec<f64> {
    let mut strength = vec![1.0_f64; players];
    for _ in 0..400 {
        let mut score = vec![0.0; players];
        let mut weight = vec![0.0; players];
        for pairing in pairings {
            let [a, b] = pairing.players;
            let met = (pairing.games() + 1) as f64 / (strength[a] + strength[b]);
            for (player, points) in [a, b].into_iter().zip(pairing.scores()) {
                score[player] += points;
                weight[player] += met;
            }
        }
        for player in 0..players {
            if weight[player] > 0.0 {
                strength[player] = score[player] / weight[player];
            }
        }
        let unit = strength[anchor];
        strength.iter_mut().for_each(|one| *one /= unit);
    }
    strength.into_iter().map(|one| ANCHOR as f64 + 400.0 * one.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(a: usize, b: usize, wins: [u32; 2], draws: u32) -> Pairing {
        Pairing { players: [a, b], wins, draws }
    }

    #[test]
    fn who_scores_alike_is_rated_alike_and_ten_to_one_is_400_points() {
        let even = rate(2, &[pairing(0, 1, [300, 300], 100)], 0);
        assert_eq!((even[0].rating, even[1].rating), (ANCHOR, ANCHOR));
        let ten = rate(2, &[pairing(0, 1, [1000, 10_000], 0)], 0);
        assert!((ten[1].rating - ANCHOR - 400).abs() <= 1, "{ten:?}");
    }

    #[test]
    fn ratings_add_up_along_the_ladder_and_few_games_say_little() {
        let many = rate(3, &[pairing(0, 1, [250, 750], 0), pairing(1, 2, [250, 750], 0)], 0);
        let steps = [many[1].rating - many[0].rating, many[2].rating - many[1].rating];
        assert!(steps.iter().all(|step| (185..=195).contains(step)), "{many:?}");
        let few = rate(2, &[pairing(0, 1, [5, 15], 0)], 0);
        let width = |one: Rating| one.high - one.low;
        assert!(width(few[1]) > 3 * width(many[1]), "{few:?} {many:?}");
        assert!(few[1].low <= few[1].rating && few[1].rating <= few[1].high);
    }

    #[test]
    fn who_never_lost_has_a_rating_and_the_same_games_give_the_same() {
        let games = [pairing(0, 1, [0, 40], 0)];
        let rated = rate(2, &games, 0);
        assert!(rated[1].rating > ANCHOR + 400 && rated[1].rating < ANCHOR + 1000, "{rated:?}");
        assert_eq!(rated, rate(2, &games, 0));
    }
}
