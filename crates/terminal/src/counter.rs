//! Counters as short labels: `117 3/5` on the full side, `117'2/3` when steps are lost.

use crate::fold::{clip, width};
use crate::look::Look;
use scene::Piece;

/// Labels narrower than this have no room for the sign of the arm.
const ROOM_FOR_SIGN: usize = 9;

/// The sign of an arm, after the NATO symbol: a cross for infantry, a track for armour.
pub(crate) fn sign(symbol: &str) -> Option<char> {
    Some(match symbol {
        "infantry" => 'X',
        "mechanized-infantry" => 'Ø',
        "armour" => 'O',
        "assault-gun" => 'Q',
        "tank-destroyer" => 'A',
        "antitank" => '^',
        "artillery" | "self-propelled-artillery" => '•',
        "mortar" => 'm',
        "machine-gun" => 'G',
        "anti-aircraft" => 'F',
        "transport" => 'T',
        "reconnaissance" | "cavalry" => '/',
        "engineer" => 'E',
        "headquarters" => 'H',
        _ => return None,
    })
}

/// The arms that have a sign, for the legend.
pub(crate) const SIGNS: [&str; 14] = [
    "infantry",
    "mechanized-infantry",
    "armour",
    "assault-gun",
    "tank-destroyer",
    "antitank",
    "artillery",
    "mortar",
    "machine-gun",
    "anti-aircraft",
    "transport",
    "reconnaissance",
    "engineer",
    "headquarters",
];

/// What is printed on a counter: its short name, or its id.
pub(crate) fn short(piece: &Piece<String>) -> &str {
    if piece.short.is_empty() { &piece.id } else { &piece.short }
}

/// The label of a counter, and the signs of its markers as far as there is room for them.
pub(crate) fn label_with_markers(
    piece: &Piece<String>,
    seat: Option<usize>,
    room: usize,
    look: Look,
) -> String {
    let signs: Vec<&str> = piece.markers.iter().map(|marker| marker.label.as_str()).collect();
    if signs.is_empty() {
        return label(piece, seat, room, look);
    }
    let signs = format!("!{}", signs.join("!"));
    // A marker tells more than the values do, but not more than the name.
    let wanted = width(&signs) + 1;
    let least = width(short(piece)) + usize::from(look.brackets(seat).is_some());
    match room.checked_sub(wanted).filter(|rest| *rest >= least) {
        Some(rest) => format!("{} {signs}", label(piece, seat, rest, look)),
        None => label(piece, seat, room, look),
    }
}

/// Whether steps are lost.
pub(crate) fn is_reduced<T>(piece: &Piece<T>) -> bool {
    piece.steps < piece.full_steps
}

/// Steps as dots: `●○`.
pub(crate) fn steps<T>(piece: &Piece<T>) -> String {
    let full = piece.full_steps.max(piece.steps);
    (0..full).map(|step| if step < piece.steps { '●' } else { '○' }).collect()
}

/// The label of a counter in at most `room` columns, as telling as fits.
pub(crate) fn label(piece: &Piece<String>, seat: Option<usize>, room: usize, look: Look) -> String {
    let values: Vec<&str> =
        piece.values.iter().map(|value| value.text.as_str()).filter(|v| !v.is_empty()).collect();
    let slashed = values.join("/");
    // Two digits can stand together without being misread as one number; more of them nobody can tell apart.
    let packs = values.len() <= 2 && values.iter().all(|value| value.len() == 1);
    let packed = if packs { values.concat() } else { slashed.clone() };
    let id = short(piece);
    let reduced = is_reduced(piece);
    let (open, close) = match look.brackets(seat) {
        Some((open, close)) => (open.to_string(), close.to_string()),
        None => (String::new(), String::new()),
    };
    let arm = sign(&piece.symbol)
        .filter(|_| room >= ROOM_FOR_SIGN)
        .map(|sign| format!("{sign} "))
        .unwrap_or_default();
    // The mark of a lost step takes the place of the closing bracket where room is short.
    let mark = if reduced {
        "'"
    } else if close.is_empty() {
        " "
    } else {
        &close
    };
    let short = if reduced { "'" } else { "" };
    let dots = steps(piece);
    let tries = [
        format!("{open}{arm}{id}{close} {slashed} {dots}"),
        format!("{open}{arm}{id}{close} {slashed}{dots}"),
        format!("{open}{arm}{id}{close}{short}{slashed}"),
        format!("{open}{arm}{id}{mark}{slashed}"),
        format!("{open}{id}{mark}{slashed}"),
        format!("{id}{short}{slashed}"),
        format!("{open}{id}{mark}{packed}"),
        format!("{open}{id}{short}{packed}"),
        format!("{open}{id}{short}"),
        format!("{open}{id}"),
    ];
    let wide = room >= ROOM_FOR_SIGN && piece.full_steps > 1;
    let bare = close.is_empty();
    let ends_in_digit = id.ends_with(|c: char| c.is_ascii_digit());
    tries
        .iter()
        .enumerate()
        .filter(|(number, _)| match number {
            0 | 1 => wide,
            // Without a bracket nothing would keep id and values apart.
            2 => !bare,
            5 => bare && !ends_in_digit,
            _ => true,
        })
        .find(|(_, text)| width(text) <= room)
        .map_or_else(|| clip(id, room), |(_, text)| text.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Corner, Value};

    fn piece(id: &str, values: [&str; 2], steps: u8) -> Piece<String> {
        let value = |text: &str| Value::new(Corner::LowerLeft, text, String::new());
        Piece {
            symbol: "armour".to_owned(),
            values: values.map(value).to_vec(),
            steps,
            full_steps: 2,
            ..Piece::new(id, "", "", String::new(), id.to_owned())
        }
    }

    #[test]
    fn a_label_says_as_much_as_fits() {
        let look = Look { colour: true };
        let say = |id, values, steps, room| label(&piece(id, values, steps), Some(0), room, look);
        assert_eq!(say("117", ["3", "5"], 2, 7), "117 3/5");
        assert_eq!(say("117", ["2", "3"], 1, 7), "117'2/3");
        assert_eq!(say("StuG", ["5", "3"], 2, 7), "StuG5/3");
        assert_eq!(say("1117", ["5", "3"], 2, 7), "1117 53");
        assert_eq!(say("StuG", ["3", "2"], 1, 7), "StuG'32");
        assert_eq!(say("StuG", ["3", "2"], 1, 13), "O StuG 3/2 ●○");
        assert_eq!(say("StuG", ["10", "2"], 2, 3), "St…");
    }

    #[test]
    fn markers_show_their_signs_where_there_is_room() {
        let marker = scene::Marker::new("disrupted", "D", scene::Tone::Bad, String::new());
        let marked = Piece { markers: vec![marker], ..piece("A1", ["3", "5"], 2) };
        let say = |room| label_with_markers(&marked, Some(0), room, Look { colour: true });
        assert_eq!(say(9), "A1 3/5 !D");
        assert_eq!(say(7), "A135 !D");
        assert_eq!(say(4), "A135");
    }

    #[test]
    fn a_short_name_is_printed_in_place_of_the_id() {
        let named = Piece { short: "2/A".to_owned(), ..piece("us-a-2", ["3", "5"], 2) };
        assert_eq!(label(&named, Some(0), 7, Look { colour: true }), "2/A 3/5");
    }

    #[test]
    fn without_colours_brackets_tell_the_sides_apart() {
        let look = Look { colour: false };
        let say = |seat, id, steps, room| label(&piece(id, ["6", "4"], steps), Some(seat), room, look);
        assert_eq!(say(0, "PzA", 2, 7), "[PzA]64");
        assert_eq!(say(1, "PzA", 2, 7), "(PzA)64");
        assert_eq!(say(0, "PzA", 1, 7), "[PzA'64");
        assert_eq!(say(0, "StuG", 2, 7), "[StuG64");
        assert_eq!(say(0, "PzA", 2, 13), "[O PzA] 6/4●●");
    }
}
