use crate::Net;

/// Gradient descent with Adam's step sizes: changes a network so that it foresees what happened.
pub struct Teacher<const FIGURES: usize, const HIDDEN: usize> {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl<const FIGURES: usize, const HIDDEN: usize> Default for Teacher<FIGURES, HIDDEN> {
    fn default() -> Self {
        let n = (FIGURES + 1) * (HIDDEN + 1) + HIDDEN;
        Teacher { mean: vec![0.0; n], square: vec![0.0; n], steps: 0 }
    }
}

impl<const FIGURES: usize, const HIDDEN: usize> Teacher<FIGURES, HIDDEN> {
    /// One step towards what the samples say (figures, and the chance they should lead to); the mean error before it.
    pub fn teach(
        &mut self,
        net: &mut Net<FIGURES, HIDDEN>,
        samples: &[&([f32; FIGURES], f32)],
        speed: f32,
    ) -> f32 {
        let mut slope = Box::new(Net::<FIGURES, HIDDEN>::BLANK);
        let mut error = 0.0;
        for (figures, target) in samples {
            let (cells, ahead) = net.look(figures);
            let chance = 1.0 / (1.0 + (-ahead).exp());
            error -= target * chance.max(1e-6).ln() + (1.0 - target) * (1.0 - chance).max(1e-6).ln();
            let miss = chance - target;
            let mut back = [0.0; HIDDEN];
            for (h, &cell) in cells.iter().enumerate() {
                slope.last[h] += miss * cell;
                back[h] = if cell > 0.0 { miss * net.last[h] } else { 0.0 };
            }
            let Net { rows, always, .. } = &mut *slope;
            let rows = rows.iter_mut().chain([always]);
            for ((slopes, straight), amount) in rows.zip(figures.iter().chain(&[1.0])) {
                *straight += miss * amount;
                slopes.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back * amount);
            }
        }
        self.steps += 1;
        let n = samples.len() as f32;
        let fix = (1.0 - 0.999f32.powi(self.steps)).sqrt() / (1.0 - 0.9f32.powi(self.steps));
        let moved = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in net.weights().zip(slope.weights()).zip(moved) {
            let slope = *slope / n + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= speed * fix * *mean / (square.sqrt() + 1e-8);
        }
        error / n
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two figures the first decides.
    #[test]
    fn a_taught_network_foresees_what_it_was_taught() {
        let samples: Vec<([f32; 2], f32)> = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]
            .map(|(decides, idle)| ([decides, idle], if decides > 0.5 { 0.9 } else { 0.2 }))
            .to_vec();
        let all: Vec<&([f32; 2], f32)> = samples.iter().collect();
        let mut net = Net::<2, 2>::BLANK;
        let mut teacher = Teacher::default();
        let first = teacher.teach(&mut net, &all, 0.01);
        let mut last = first;
        for _ in 0..3000 {
            last = teacher.teach(&mut net, &all, 0.01);
        }
        assert!(last < first, "the error falls: {first} to {last}");
        for (figures, target) in &samples {
            assert!((net.chance(figures) - target).abs() < 0.03, "{figures:?}: {}", net.chance(figures));
        }
    }
}
