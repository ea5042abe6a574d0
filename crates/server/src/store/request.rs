//! A request in one cell: who asks, who has agreed, what for.

use super::{Request, Want};
use crate::player::Player;
use engine::Seat;

/// `1 1,0 back 14`: seat 1 asks to go back to state 14, seats 1 and 0 have agreed. `- - player 0 human Anna`: the host asks
/// that Anna plays seat 0. `0 0 peace`.
pub fn write(request: &Request) -> String {
    let agreed: Vec<String> = request.agreed.iter().map(|seat| seat.0.to_string()).collect();
    let agreed = if agreed.is_empty() { "-".to_owned() } else { agreed.join(",") };
    let seat = request.seat.map_or("-".to_owned(), |seat| seat.0.to_string());
    let want = match &request.want {
        Want::TakeBack(to) => format!("back {to}"),
        Want::Player(seat, player) => format!("player {} {}", seat.0, player.write()),
        Want::Peace => "peace".to_owned(),
    };
    format!("{seat} {agreed} {want}")
}

/// None for what cannot be read: then nobody is asked, and whoever wants to asks again.
pub fn read(text: &str) -> Option<Request> {
    let seats =
        |text: &str| text.split(',').map(|word| word.parse().ok().map(Seat)).collect::<Option<Vec<_>>>();
    let words: Vec<&str> = text.splitn(5, ' ').collect();
    let (seat, agreed, want) = match words.as_slice() {
        // As it was written before there were other requests: `1 14 1,0`.
        [seat, to, agreed] if *agreed != "peace" => (*seat, *agreed, Want::TakeBack(to.parse().ok()?)),
        [seat, agreed, "peace"] => (*seat, *agreed, Want::Peace),
        [seat, agreed, "back", to] => (*seat, *agreed, Want::TakeBack(to.parse().ok()?)),
        [seat, agreed, "player", whose, player] => {
            (*seat, *agreed, Want::Player(Seat(whose.parse().ok()?), Player::parse(player)))
        }
        _ => return None,
    };
    let seat = if seat == "-" { None } else { Some(Seat(seat.parse().ok()?)) };
    Some(Request { seat, want, agreed: if agreed == "-" { Vec::new() } else { seats(agreed)? } })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_as_it_was_written() {
        let wants = [
            (Want::TakeBack(14), "1 1,0 back 14"),
            (Want::Peace, "1 1,0 peace"),
            (Want::Player(Seat(0), Player::Human("Anna Maria".into())), "1 1,0 player 0 human Anna Maria"),
            (Want::Player(Seat(0), Player::Human(String::new())), "1 1,0 player 0 human"),
        ];
        for (want, text) in wants {
            let request = Request { seat: Some(Seat(1)), want, agreed: vec![Seat(1), Seat(0)] };
            assert_eq!(write(&request), text);
            assert_eq!(read(text), Some(request.clone()));
            let host = Request { seat: None, agreed: Vec::new(), ..request };
            assert_eq!(read(&write(&host)), Some(host));
        }
        let old = Request { seat: Some(Seat(1)), want: Want::TakeBack(14), agreed: vec![Seat(1), Seat(0)] };
        assert_eq!(read("1 14 1,0"), Some(old));
        for rubbish in ["", "1", "1 14", "1 14 x", "us 14 1", "1 -1 1", "1 1 player", "1 1 back x"] {
            assert_eq!(read(rubbish), None, "{rubbish}");
        }
    }
}
