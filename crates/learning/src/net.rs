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

    /// Reads what [`Net::write`] wrote: whole thousandths. `None` if numbers are missing or left over.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split_whitespace().map(|word| Some(word.parse::<i32>().ok()? as f32 / 1000.0));
        let mut net = Self::BLANK;
        for weight in net.weights() {
            *weight = numbers.next()??;
        }
        numbers.next().is_none().then_some(net)
    }

    /// The numbers as text, row by row.
    pub fn write(&self) -> String {
        let line = |numbers: &mut dyn Iterator<Item = f32>| {
            let words: Vec<String> = numbers.map(|n| format!("{}", (n * 1000.0).round() as i32)).collect();
            words.join(" ") + "\n"
        };
        let rows = self.rows.iter().chain([&self.always]);
        let rows = rows.map(|(row, straight)| line(&mut row.iter().copied().chain([*straight])));
        rows.collect::<String>() + &line(&mut self.last.iter().copied())
    }

    /// Every number, in the sequence of the text.
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
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_back_as_written() {
        let text = "1 2 3\n4 5 6\n-7 8 9\n10 -11\n";
        let net = Net::<2, 2>::read(text).expect("three rows and the last");
        assert_eq!(net.write(), text);
        assert_eq!(
            (net.rows[1], net.always, net.last),
            (([0.004, 0.005], 0.006), ([-0.007, 0.008], 0.009), [0.01, -0.011])
        );
        assert!(Net::<2, 2>::read(&text[..text.len() - 5]).is_none(), "a number is missing");
        assert!(Net::<2, 2>::read(&format!("{text}1")).is_none(), "a number is left over");
    }
}
