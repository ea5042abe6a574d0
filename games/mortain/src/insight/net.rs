//! The evaluation's arithmetic: a small network, one hidden layer beside a straight sum.

/// Figures the network looks at.
pub const FIGURES: usize = 44;
/// Rows of learned numbers: the figures, and one that always counts.
pub const ROWS: usize = FIGURES + 1;
/// What the network makes of all that in between.
pub const HIDDEN: usize = 16;

/// The learned numbers.
#[derive(Clone, Debug)]
pub struct Net {
    /// From each row to each hidden cell, and straight to the result.
    pub rows: [([f32; HIDDEN], f32); ROWS],
    /// From the hidden cells to the result.
    pub last: [f32; HIDDEN],
}

impl Net {
    /// The shipped numbers, learned by `examples/learn.rs`: whole thousandths, row by row.
    pub fn learned() -> Net {
        Net::read(include_str!("learned.txt")).expect("the shipped numbers are complete")
    }

    /// Reads what [`Net::write`] wrote; `None` if numbers are missing or left over.
    pub fn read(text: &str) -> Option<Net> {
        let mut numbers = text.split_whitespace().map(|word| Some(word.parse::<i32>().ok()? as f32 / 1000.0));
        let mut net = Net { rows: [([0.0; HIDDEN], 0.0); ROWS], last: [0.0; HIDDEN] };
        for weight in net.weights() {
            *weight = numbers.next()??;
        }
        numbers.next().is_none().then_some(net)
    }

    /// The numbers as text.
    pub fn write(&self) -> String {
        let line = |numbers: &mut dyn Iterator<Item = f32>| {
            let words: Vec<String> = numbers.map(|n| format!("{}", (n * 1000.0).round() as i32)).collect();
            words.join(" ") + "\n"
        };
        let rows = self.rows.iter().map(|(row, straight)| line(&mut row.iter().copied().chain([*straight])));
        rows.collect::<String>() + &line(&mut self.last.iter().copied())
    }

    /// Every number, in the sequence of the text.
    pub fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().flat_map(|(row, straight)| row.iter_mut().chain([straight]));
        rows.chain(&mut self.last)
    }

    /// The hidden cells and the result, as log-odds of a German win.
    pub fn look(&self, figures: &[f32; FIGURES]) -> ([f32; HIDDEN], f32) {
        let (mut cells, mut sum) = self.rows[FIGURES];
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

    /// The chance of a German win.
    pub fn chance(&self, figures: &[f32; FIGURES]) -> f32 {
        1.0 / (1.0 + (-self.look(figures).1).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_numbers_read_back_as_written() {
        let net = Net::learned();
        let text = net.write();
        assert_eq!(text, include_str!("learned.txt"));
        assert!(Net::read(&text[..text.len() - 8]).is_none(), "a number is missing");
        assert!(Net::read(&(text + "1")).is_none(), "a number is left over");
    }
}
