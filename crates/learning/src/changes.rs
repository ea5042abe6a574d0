//! Numbers of a mind by name, as people write them in a line or in a file.

use std::borrow::Cow;
use std::fmt::Write;

/// More names than this are not listed in an error.
const MANY: usize = 80;

/// What is different in a mind: `danger=0.5,press=1`, or the same in a file, one on a line. `#` begins a remark. A word alone names the mind
/// that is changed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Changes {
    /// The mind that is changed, if not the usual one.
    pub mind: Option<String>,
    /// Numbers by name.
    pub numbers: Vec<(String, f32)>,
}

impl Changes {
    /// Reads what people write. The error names what cannot be read.
    pub fn read(text: &str) -> Result<Changes, String> {
        let mut changes = Changes::default();
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default();
            for part in line.split(',').map(str::trim).filter(|part| !part.is_empty()) {
                changes.add(part)?;
            }
        }
        Ok(changes)
    }

    fn add(&mut self, part: &str) -> Result<(), String> {
        match part.split_once('=') {
            None => self.mind = Some(part.to_owned()),
            Some((name, number)) => {
                let number: f32 = match number.trim().parse() {
                    Ok(number) if f32::is_finite(number) => number,
                    _ => return Err(format!("«{part}»: a name, =, and a number, as in held=1.5")),
                };
                self.numbers.push((name.trim().to_owned(), number));
            }
        }
        Ok(())
    }

    /// These, and others that count more.
    pub fn then(mut self, other: Changes) -> Changes {
        self.mind = other.mind.or(self.mind);
        self.numbers.extend(other.numbers);
        self
    }

    /// Changes the numbers. The error names those there are.
    pub fn apply(&self, mut weights: Vec<(Cow<'static, str>, &mut f32)>) -> Result<(), String> {
        let mut next = 0;
        for (name, number) in &self.numbers {
            // A file has them in the order they are in.
            let here = weights.get(next).is_some_and(|(known, _)| known == name);
            let place = if here { Some(next) } else { weights.iter().position(|(known, _)| known == name) };
            let Some(place) = place else {
                let known: Vec<&str> = weights.iter().map(|(name, _)| name.as_ref()).collect();
                return Err(match known.len() {
                    0 => format!("there is no weight «{name}», and no other: this mind names none"),
                    1..MANY => format!("there is no weight «{name}»; there are: {}", known.join(", ")),
                    many => format!(
                        "there is no weight «{name}» among {many}, from {} to {}",
                        known[0],
                        known[many - 1]
                    ),
                });
            };
            *weights[place].1 = *number;
            next = place + 1;
        }
        Ok(())
    }

    /// The text of a file, after these remarks.
    pub fn write(&self, remarks: &[String]) -> String {
        let mut out: String = remarks.iter().map(|line| format!("# {line}\n")).collect();
        if let Some(mind) = &self.mind {
            let _ = writeln!(out, "{mind}");
        }
        for (name, number) in &self.numbers {
            let _ = writeln!(out, "{name} = {}", (number * 10_000.0).round() / 10_000.0);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weights(numbers: &mut [f32; 2]) -> Vec<(Cow<'static, str>, &mut f32)> {
        let [man, supply] = numbers;
        vec![("man".into(), man), ("supply".into(), supply)]
    }

    #[test]
    fn a_line_and_a_file_say_the_same() {
        let line = Changes::read("plain,man=3, supply = -0.5").expect("sound");
        assert_eq!(line, Changes::read("# a remark\nplain\n\nman = 3 # men\nsupply=-0.5\n").expect("sound"));
        assert_eq!(Changes::read(&line.write(&["found by hand".to_owned()])), Ok(line.clone()));
        let mut numbers = [0.0; 2];
        line.apply(weights(&mut numbers)).expect("both are known");
        assert_eq!(numbers, [3.0, -0.5]);
    }

    #[test]
    fn what_comes_later_counts_more() {
        let both = Changes::read("studied,man=3").unwrap().then(Changes::read("man=4").unwrap());
        let mut numbers = [0.0, 7.0];
        both.apply(weights(&mut numbers)).expect("known");
        assert_eq!((both.mind.as_deref(), numbers), (Some("studied"), [4.0, 7.0]));
    }

    #[test]
    fn an_error_names_what_there_is() {
        let wrong = Changes::read("men=1").unwrap().apply(weights(&mut [0.0; 2])).unwrap_err();
        assert!(wrong.contains("men") && wrong.contains("man, supply"), "{wrong}");
        for wrong in ["man=many", "man=", "man=inf"] {
            assert!(Changes::read(wrong).unwrap_err().contains(wrong));
        }
    }
}
