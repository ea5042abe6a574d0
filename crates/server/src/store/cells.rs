//! What both stores keep as text in one cell.

use super::{DiceCell, Role};
use dice::Dice;
use engine::Seat;

/// What a token opens, as it is kept.
pub fn write_role(role: Role) -> String {
    match role {
        Role::Host => "host".to_owned(),
        Role::Watch => "watch".to_owned(),
        Role::Invite(seat) => format!("invite {}", seat.0),
        Role::Seat(seat) => format!("seat {}", seat.0),
    }
}

/// What a token opens, as it was kept.
pub fn read_role(text: &str) -> Option<Role> {
    match text {
        "host" => Some(Role::Host),
        "watch" => Some(Role::Watch),
        _ => {
            let (kind, seat) = text.split_once(' ')?;
            let seat = Seat(seat.parse().ok()?);
            match kind {
                "invite" => Some(Role::Invite(seat)),
                "seat" => Some(Role::Seat(seat)),
                _ => None,
            }
        }
    }
}

/// Options, one on each line.
pub fn write_options(options: &[(String, String)]) -> String {
    options.iter().map(|(key, value)| format!("{key}={value}\n")).collect()
}

/// Options as they were kept.
pub fn read_options(text: &str) -> Vec<(String, String)> {
    let lines = text.lines().filter_map(|line| line.split_once('='));
    lines.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// Dice as they were kept. Rounds that make no sense leave dice without rounds, which is told as damage.
pub fn read_dice(table: &str, secret: [u8; 32], drawn: u32, rounds: String) -> Dice {
    let cell = DiceCell { drawn, rounds };
    cell.read(table, secret).unwrap_or_else(|| Dice { rounds: Vec::new(), ..Dice::new(table, secret, &[]) })
}
