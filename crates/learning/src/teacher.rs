/// Gradient descent with Adam's step sizes: changes numbers so that what they lead to misses less.
pub struct Teacher {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Teacher {
    /// A teacher of so many numbers.
    pub fn new(many: usize) -> Teacher {
        Teacher { mean: vec![0.0; many], square: vec![0.0; many], steps: 0 }
    }

    /// One step down the slope of the error: each number moves by about its speed.
    pub fn step(&mut self, numbers: &mut [f32], slope: &[f32], speed: &[f32]) {
        self.steps += 1;
        let fix = (1.0 - 0.999f32.powi(self.steps)).sqrt() / (1.0 - 0.9f32.powi(self.steps));
        for (i, number) in numbers.iter_mut().enumerate() {
            let (mean, square) = (&mut self.mean[i], &mut self.square[i]);
            *mean = 0.9 * *mean + 0.1 * slope[i];
            *square = 0.999 * *square + 0.001 * slope[i] * slope[i];
            *number -= speed[i] * fix * *mean / (square.sqrt() + 1e-8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Net;

    /// Of two figures the first decides.
    #[test]
    fn a_taught_network_foresees_what_it_was_taught() {
        let samples: [([f32; 2], f32); 4] = [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 1.0)]
            .map(|(decides, idle)| ([decides, idle], if decides > 0.5 { 0.9 } else { 0.2 }));
        let mut net = Net::<2, 2>::BLANK;
        let many = net.weights().count();
        let mut teacher = Teacher::new(many);
        for _ in 0..3000 {
            let mut slope = vec![0.0; many];
            for (figures, target) in &samples {
                let miss = (net.chance(figures) - target) / samples.len() as f32;
                slope.iter_mut().zip(net.slope(figures)).for_each(|(sum, one)| *sum += miss * one);
            }
            let mut numbers: Vec<f32> = net.weights().map(|weight| *weight).collect();
            teacher.step(&mut numbers, &slope, &vec![0.01; many]);
            net.weights().zip(numbers).for_each(|(weight, number)| *weight = number);
        }
        for (figures, target) in &samples {
            assert!((net.chance(figures) - target).abs() < 0.03, "{figures:?}: {}", net.chance(figures));
        }
    }
}
