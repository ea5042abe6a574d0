use std::borrow::Cow;

/// A small network: one hidden layer beside a straight sum. `FIGURES` are what it looks at, `HIDDEN` what it makes of them in
/// between.
#[derive(Clone, Debug)]
pub struct Net<const FIGURES: usize, const HIDDEN: usize> {
    /// From each figure to each hidden cell, and straight to the result.
    pub rows: [([f32; HIDDEN], f32); FIGURES],
    /// The same for what counts always.
    pub always: ([f32; HIDDEN], f32),
    /// From the hidden cells to the result.
    pub last: [f32; HIDDEN],
}

impl<const FIGURES: usize, const HIDDEN: usize> Net<FIGURES, HIDDEN> {
    /// A network that knows nothing.
    pub const BLANK: Net<FIGURES, HIDDEN> =
        Net { rows: [([0.0; HIDDEN], 0.0); FIGURES], always: ([0.0; HIDDEN], 0.0), last: [0.0; HIDDEN] };

    /// Every number with its name, for figures of these names: `figure.2` leads from the figure to the second hidden cell, `figure` straight
    /// to the result.
    pub fn named(&mut self, figures: &[&'static str; FIGURES]) -> Vec<(Cow<'static, str>, &mut f32)> {
        let rows = figures.iter().chain([&"always"]);
        let cells = |name: &'static str| (1..=HIDDEN).map(move |cell| format!("{name}.{cell}").into());
        let names = rows.flat_map(|&name| cells(name).chain([name.into()])).chain(cells("cell"));
        names.zip(self.weights()).collect()
    }

    /// Every number, row by row.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().chain([&mut self.always]);
        let rows = rows.flat_map(|(row, straight)| row.iter_mut().chain([straight]));
        rows.chain(&mut self.last)
    }

    /// The hidden cells and the result, as log-odds.
    pub fn look(&self, figures: &[f32; FIGURES]) -> ([f32; HIDDEN], f32) {
        let (mut cells, mut sum) = self.always;
        for (figure, (weights, straight)) in figures.iter().zip(&self.rows) {
            if *figure != 0.0 {
                sum += straight * figure;
                for (cell, weight) in cells.iter_mut().zip(weights) {
                    *cell += weight * figure;
                }
            }
        }
        for (cell, weight) in cells.iter_mut().zip(&self.last) {
            *cell = cell.max(0.0);
            sum += *cell * weight;
        }
        (cells, sum)
    }

    /// The chance of what the network foresees.
    pub fn chance(&self, figures: &[f32; FIGURES]) -> f32 {
        1.0 / (1.0 + (-self.look(figures).1).exp())
    }

    /// How the log-odds change with every number.
    pub fn slope(&self, figures: &[f32; FIGURES]) -> Vec<f32> {
        let (cells, _) = self.look(figures);
        let back: [f32; HIDDEN] = std::array::from_fn(|h| if cells[h] > 0.0 { self.last[h] } else { 0.0 });
        let rows = figures.iter().chain([&1.0]);
        let rows = rows.flat_map(|amount| back.iter().map(move |back| back * amount).chain([*amount]));
        rows.chain(cells).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_a_name_of_its_own() {
        let mut net = Net::<2, 2>::BLANK;
        net.weights().zip(1..).for_each(|(weight, n)| *weight = n as f32);
        let named: Vec<(String, f32)> =
            net.named(&["men", "guns"]).into_iter().map(|(name, n)| (name.into_owned(), *n)).collect();
        let names: Vec<&str> = named.iter().map(|(name, _)| name.as_str()).collect();
        let rows = ["men.1", "men.2", "men", "guns.1", "guns.2", "guns", "always.1", "always.2", "always"];
        assert_eq!(names, [&rows[..], &["cell.1", "cell.2"]].concat());
        assert_eq!((net.rows[1], net.last), (([4.0, 5.0], 6.0), [10.0, 11.0]));
    }

    #[test]
    fn the_slope_is_what_trying_finds() {
        let mut net = Net::<2, 2>::BLANK;
        let numbers = [0.3, -0.4, 0.5, 0.6, 0.7, -0.8, 0.2, 0.9, 0.1, 0.4, -0.6];
        net.weights().zip(numbers).for_each(|(weight, n)| *weight = n);
        let figures = [0.7, 1.2];
        for (i, slope) in net.slope(&figures).into_iter().enumerate() {
            let mut other = net.clone();
            *other.weights().nth(i).expect("as many") += 0.01;
            let tried = (other.look(&figures).1 - net.look(&figures).1) / 0.01;
            assert!((tried - slope).abs() < 0.01, "{i}: {tried} and {slope}");
        }
    }
}
