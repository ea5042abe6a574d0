//! Counters as short labels: `117 3/5` on the full side, `117'2/3` when steps are lost. Values never touch the name, and never
//! each other: where there is no room for that, the name stands alone.

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

/// The printed values of a counter in one word: `3/5`.
pub(crate) fn values(piece: &Piece<String>) -> String {
    let values: Vec<&str> =
        piece.values.iter().map(|value| value.text.as_str()).filter(|v| !v.is_empty()).collect();
    values.join("/")
}

/// The label of a counter in at most `room` columns, as telling as fits.
pub(crate) fn label(piece: &Piece<String>, seat: Option<usize>, room: usize, look: Look) -> String {
    with_values(piece, seat, room, look).unwrap_or_else(|| name(piece, seat, room, look))
}

/// The label with its values, if there is room for both.
pub(crate) fn with_values(
    piece: &Piece<String>,
    seat: Option<usize>,
    room: usize,
    look: Look,
) -> Option<String> {
    let values = values(piece);
    if values.is_empty() {
        return None;
    }
    let id = short(piece);
    let (open, close) = brackets(seat, look);
    let arm = sign(&piece.symbol)
        .filter(|_| room >= ROOM_FOR_SIGN)
        .map(|sign| format!("{sign} "))
        .unwrap_or_default();
    // After `81mm 1` a blank would not do: the name has one itself. The mark of a lost step keeps apart as well.
    let gap = match (is_reduced(piece), id.contains(' ') && close.is_empty()) {
        (true, _) => "'",
        (false, true) => ":",
        (false, false) => " ",
    };
    let tight = if is_reduced(piece) { "'" } else { close.as_str() };
    let dots = steps(piece);
    let wide = room >= ROOM_FOR_SIGN && piece.full_steps > 1;
    let tries = [
        wide.then(|| format!("{open}{arm}{id}{close} {values} {dots}")),
        Some(format!("{open}{arm}{id}{close}{gap}{values}")),
        Some(format!("{open}{id}{close}{gap}{values}")),
        (!close.is_empty()).then(|| format!("{open}{id}{tight}{values}")),
    ];
    tries.into_iter().flatten().find(|text| width(text) <= room)
}

/// The name on a counter, with the mark of a lost step.
fn name(piece: &Piece<String>, seat: Option<usize>, room: usize, look: Look) -> String {
    let id = short(piece);
    let (open, close) = brackets(seat, look);
    let step = if is_reduced(piece) { "'" } else { "" };
    let tries = [format!("{open}{id}{step}{close}"), format!("{open}{id}{step}"), format!("{open}{id}")];
    tries.into_iter().find(|text| width(text) <= room).unwrap_or_else(|| clip(id, room))
}

fn brackets(seat: Option<usize>, look: Look) -> (String, String) {
    match look.brackets(seat) {
        Some((open, close)) => (open.to_string(), close.to_string()),
        None => (String::new(), String::new()),
    }
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
        assert_eq!(say("StuG", ["5", "3"], 2, 8), "StuG 5/3");
        assert_eq!(say("StuG", ["3", "2"], 1, 7), "StuG'");
        assert_eq!(say("StuG", ["3", "2"], 1, 13), "O StuG 3/2 ●○");
        assert_eq!(say("StuG", ["10", "2"], 2, 3), "St…");
    }

    #[test]
    fn values_never_run_into_the_name() {
        let look = Look { colour: true };
        for id in ["81mm 1", "StuG", "1117", "A1", "M4A3E8 2"] {
            for room in 1..20 {
                let said = label(&piece(id, ["1", "5"], 2), Some(0), room, look);
                let rest = said.strip_prefix(id).unwrap_or_default().trim_start_matches("O ");
                assert!(rest.is_empty() || rest.starts_with([' ', ':']), "{said}");
                assert!(!said.contains("15"), "{said}");
            }
        }
        assert_eq!(label(&piece("81mm 1", ["5", ""], 2), Some(0), 8, look), "81mm 1:5");
        assert_eq!(label(&piece("81mm 1", ["5", ""], 2), Some(0), 7, look), "81mm 1");
    }

    #[test]
    fn markers_show_their_signs_where_there_is_room() {
        let marker = scene::Marker::new("disrupted", "D", scene::Tone::Bad, String::new());
        let marked = Piece { markers: vec![marker], ..piece("A1", ["3", "5"], 2) };
        let say = |room| label_with_markers(&marked, Some(0), room, Look { colour: true });
        assert_eq!(say(9), "A1 3/5 !D");
        assert_eq!(say(7), "A1 !D");
        assert_eq!(say(4), "A1");
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
        assert_eq!(say(0, "PzA", 2, 8), "[PzA]6/4");
        assert_eq!(say(1, "PzA", 2, 8), "(PzA)6/4");
        assert_eq!(say(0, "PzA", 1, 8), "[PzA'6/4");
        assert_eq!(say(0, "PzA", 2, 7), "[PzA]");
        assert_eq!(say(0, "StuG", 2, 7), "[StuG]");
        assert_eq!(say(0, "PzA", 2, 14), "[O PzA] 6/4 ●●");
    }
}
