//! Cutting a position out of a game: the facts that differ from the start of its scenario, and the last steps where facts alone do not
//! lead there.

use engine::{Fact, Facts, Game, Insight, Need, Silent};
use std::fmt::Write;
use table::{Table, read_luck};

/// Steps that may lead from facts to the position: more are no file that anybody reads.
const MOST_STEPS: usize = 120;

/// A position as a file says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cut {
    /// Facts that differ from the start of the scenario.
    pub facts: Facts,
    /// What then leads to the position: whether it is luck, and what.
    pub script: Vec<(bool, String)>,
}

/// The position after this many steps as facts and a few steps, and the position that these lead to: everything that can be said of it and
/// every legal order is the same. Nothing if it cannot be written down.
pub fn cut<G: Insight>(table: &Table<G>, step: usize) -> Option<(Cut, G::Position)> {
    let game = &**table.game();
    let start = game.facts(&game.start());
    let wanted = Face::of(game, table.position_at(step));
    (step.saturating_sub(MOST_STEPS)..=step).rev().find_map(|from| {
        let (facts, mut made) = differing(game, &start, table.position_at(from))?;
        let steps = &table.steps()[from..step];
        for step in steps {
            match (game.need(&made), step.seat) {
                (Need::Order(seat), Some(ordered)) if seat == ordered => {
                    let order = game.read(&step.entry.what).ok()?;
                    game.judge(&made, order).ok()?;
                    game.apply_order(&mut made, order, &mut Silent);
                }
                (Need::Luck(chance), None) => {
                    let luck = read_luck(game, chance, &step.entry.what).ok()?;
                    chance.check(luck).ok()?;
                    game.apply_luck(&mut made, luck, &mut Silent);
                }
                _ => return None,
            }
        }
        let script = steps.iter().map(|step| (step.seat.is_none(), step.entry.what.clone())).collect();
        (Face::of(game, &made) == wanted).then_some((Cut { facts, script }, made))
    })
}

/// What people can tell of a position.
#[derive(PartialEq)]
struct Face {
    need: Need,
    facts: Facts,
    orders: Vec<String>,
}

impl Face {
    fn of<G: Game>(game: &G, position: &G::Position) -> Face {
        let mut orders = Vec::new();
        game.orders(position, &mut orders);
        let mut orders: Vec<String> = orders.into_iter().map(|order| game.write(order)).collect();
        orders.sort();
        Face { need: game.need(position), facts: game.facts(position), orders }
    }
}

/// The facts that make this position of the first one, and what they make; nothing if it is no sound position.
fn differing<G: Game>(game: &G, start: &Facts, position: &G::Position) -> Option<(Facts, G::Position)> {
    let mut facts: Facts = game.facts(position).into_iter().filter(|fact| !start.contains(fact)).collect();
    // As in a file that is read.
    facts.sort_by(|a, b| a.0.cmp(&b.0));
    let mut made = game.start();
    // What follows from other facts cannot be set; whether it follows is seen in the end.
    facts.retain(|(key, fact)| game.set_fact(&mut made, key, fact).is_ok());
    // Even an attempt may change something: whoever reads the file makes only what it says.
    made = game.start();
    facts.iter().try_for_each(|(key, fact)| game.set_fact(&mut made, key, fact)).ok()?;
    game.check_position(&made).ok()?;
    Some((facts, made))
}

impl Cut {
    /// The facts and steps as they stand in a file.
    pub fn write(&self) -> String {
        let mut out = String::new();
        let group: Vec<String> =
            self.facts.iter().map(|(key, fact)| format!("{} = {}", name(key), value(fact))).collect();
        if !group.is_empty() {
            wrapped(&mut out, "position = { ", &group, " }");
        }
        let steps: Vec<String> = self
            .script
            .iter()
            .map(|(luck, what)| format!("{{ {} = {} }}", if *luck { "luck" } else { "order" }, quoted(what)))
            .collect();
        if !steps.is_empty() {
            wrapped(&mut out, "script = [", &steps, "]");
        }
        out
    }
}

/// Items behind each other, on as many lines as they need.
fn wrapped(out: &mut String, open: &str, items: &[String], close: &str) {
    const WIDTH: usize = 130;
    let mut line = open.to_owned();
    for (number, item) in items.iter().enumerate() {
        if line.len() + item.len() > WIDTH && number > 0 {
            let _ = writeln!(out, "{}", line.trim_end());
            line = "  ".to_owned();
        }
        line += item;
        line += if number + 1 < items.len() { ", " } else { close };
    }
    let _ = writeln!(out, "{line}");
}

/// A text in quotes.
pub fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

fn name(key: &str) -> String {
    let bare = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    if bare && !key.is_empty() { key.to_owned() } else { quoted(key) }
}

fn value(fact: &Fact) -> String {
    match fact {
        Fact::Num(n) => n.to_string(),
        Fact::Flag(flag) => flag.to_string(),
        Fact::Word(word) => quoted(word),
        Fact::Words(words) => {
            format!("[{}]", words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(", "))
        }
    }
}
