//! Straight lines between the centres of hexes, in whole numbers.
//!
//! Doubled coordinates of hexes that stand on a side: a step to the north or south changes v by 2, a step to one of
//! the four other neighbours changes u by 1 and v by 1. Drawn with centres at (3u, v) and corners at
//! (±2, 0) and (±1, ±1) around them the hexes are squeezed, but straight lines stay straight and every
//! point is a whole number. Hexes that stand on a corner are the same with u and v exchanged.

/// What a line meets on its way: a hex it runs through, or the two hexes along whose common side it runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// It runs through the inside of this hex.
    Through((i32, i32)),
    /// It runs along the side between these two hexes.
    Along((i32, i32), (i32, i32)),
}

/// Everything the line from the centre of hex (0, 0) to the centre of hex (u, v) meets strictly between the two, in
/// order. Hexes that are only touched in a corner are not met.
pub fn crossings(u: i32, v: i32) -> Vec<Crossing> {
    let mut met: Vec<(i32, (i32, i32), bool)> = Vec::new();
    let end = along((u, v), (u, v));
    for column in u.min(0)..=u.max(0) {
        let (low, high) = heights(u, v, column);
        for row in low..=high {
            let hex = (column, row);
            let at = along((u, v), hex);
            if (column + row) % 2 != 0 || at <= 0 || at >= end {
                continue;
            }
            match sides((u, v), hex) {
                Touch::Inside => met.push((at, hex, true)),
                Touch::Side => met.push((at, hex, false)),
                Touch::Not => {}
            }
        }
    }
    // The two hexes of a side lie equally far along the line, so they end up next to each other.
    met.sort_unstable();
    let mut crossings = Vec::with_capacity(met.len());
    let mut rest = met.as_slice();
    loop {
        rest = match rest {
            [] => return crossings,
            [(_, hex, true), more @ ..] => {
                crossings.push(Crossing::Through(*hex));
                more
            }
            [(_, one, _), (_, two, _), more @ ..] => {
                crossings.push(Crossing::Along(*one, *two));
                more
            }
            [_] => unreachable!("a side has two hexes"),
        };
    }
}

/// How far along the line to a hex another hex lies, in some unit. Of two hexes the line meets, the one whose centre lies
/// farther is met later: every hex is the set of points nearest to its centre.
fn along((u, v): (i32, i32), (column, row): (i32, i32)) -> i32 {
    // In a hex that is not squeezed a step of (3u, v) is u * 3/2 wide and v * sqrt(3)/2 high.
    3 * u * column + v * row
}

/// The rows of a column that the line to (u, v) may meet.
fn heights(u: i32, v: i32, column: i32) -> (i32, i32) {
    if u == 0 {
        return (v.min(0), v.max(0));
    }
    let at = |x: i32| {
        let x = x.clamp(3 * u.min(0), 3 * u.max(0));
        ((v * x).div_euclid(3 * u), -(-v * x).div_euclid(3 * u))
    };
    let ((one, one_up), (two, two_up)) = (at(3 * column - 2), at(3 * column + 2));
    (one.min(two) - 1, one_up.max(two_up) + 1)
}

enum Touch {
    Inside,
    Side,
    Not,
}

/// On which sides of the line the six corners of a hex lie.
fn sides((u, v): (i32, i32), (column, row): (i32, i32)) -> Touch {
    let (mut left, mut right, mut on) = (0, 0, 0);
    for (x, y) in [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)] {
        match (3 * u * (row + y) - v * (3 * column + x)).signum() {
            1 => left += 1,
            -1 => right += 1,
            _ => on += 1,
        }
    }
    match (left > 0 && right > 0, on) {
        (true, _) => Touch::Inside,
        (false, 2) => Touch::Side,
        _ => Touch::Not,
    }
}

#[cfg(test)]
mod tests {
    use super::Crossing::{Along, Through};
    use super::*;

    #[test]
    fn a_line_down_a_column_runs_through_its_hexes() {
        assert_eq!(crossings(0, 6), [Through((0, 2)), Through((0, 4))]);
        assert_eq!(crossings(0, -4), [Through((0, -2))]);
        assert_eq!(crossings(3, 3), [Through((1, 1)), Through((2, 2))]);
    }

    #[test]
    fn a_line_to_the_second_column_runs_along_a_side() {
        assert_eq!(crossings(2, 0), [Along((1, -1), (1, 1))]);
        assert_eq!(crossings(4, 0), [Along((1, -1), (1, 1)), Through((2, 0)), Along((3, -1), (3, 1))]);
        assert_eq!(crossings(-1, 3), [Along((-1, 1), (0, 2))]);
    }

    #[test]
    fn neighbours_have_nothing_between_them() {
        for (u, v) in [(0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)] {
            assert_eq!(crossings(u, v), []);
        }
    }

    #[test]
    fn a_line_may_cut_a_side_in_the_middle() {
        assert_eq!(crossings(1, 5), [Through((0, 2)), Through((1, 3))]);
        assert_eq!(crossings(3, 1), [Through((1, 1)), Through((2, 0))]);
    }

    /// The hexes nearest to the point at `part`/`whole` of the way to (u, v).
    fn nearest(u: i32, v: i32, part: i32, whole: i32) -> Vec<(i32, i32)> {
        let mut hexes: Vec<(i64, (i32, i32))> = Vec::new();
        let (near_u, near_v) = ((u * part).div_euclid(whole), (v * part).div_euclid(whole));
        for column in near_u - 1..=near_u + 2 {
            for row in (near_v - 2..=near_v + 3).filter(|row| (column + row) % 2 == 0) {
                let (du, dv) = ((u * part - column * whole) as i64, (v * part - row * whole) as i64);
                hexes.push((3 * du * du + dv * dv, (column, row)));
            }
        }
        let least = hexes.iter().map(|hex| hex.0).min().unwrap();
        hexes.into_iter().filter(|hex| hex.0 == least).map(|hex| hex.1).collect()
    }

    #[test]
    fn every_point_of_a_line_lies_in_a_hex_or_on_a_side_that_is_met() {
        for u in -8..=8_i32 {
            for v in (-14..=14).filter(|v| (u + v) % 2 == 0) {
                let whole = 4801;
                let mut seen: Vec<Crossing> = Vec::new();
                for part in 0..=whole {
                    let crossing = match nearest(u, v, part, whole)[..] {
                        [hex] if hex == (0, 0) || hex == (u, v) => continue,
                        [hex] => Through(hex),
                        [one, two] => Along(one, two),
                        _ => continue,
                    };
                    // A side that is only crossed is a single point; one that is run along is many.
                    let again = part > 0 && nearest(u, v, part - 1, whole) == nearest(u, v, part, whole);
                    if again && seen.last() != Some(&crossing) {
                        seen.push(crossing);
                    }
                }
                assert_eq!(crossings(u, v), seen, "({u}, {v})");
            }
        }
    }
}
