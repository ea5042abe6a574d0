//! Choices and the things pointed at so far.

use scene::{Choice, Pick};

/// The choices that begin with these picks and go on.
fn going_on<'a>(choices: &'a [Choice<String>], picks: &'a [Pick]) -> impl Iterator<Item = (usize, &'a Pick)> {
    choices.iter().enumerate().filter_map(move |(number, choice)| {
        let next = choice.picks.get(picks.len())?;
        choice.picks.starts_with(picks).then_some((number, next))
    })
}

/// What can be picked next, each thing once.
pub(crate) fn next(choices: &[Choice<String>], picks: &[Pick]) -> Vec<Pick> {
    let mut found: Vec<Pick> = Vec::new();
    for (_, pick) in going_on(choices, picks) {
        if !found.contains(pick) {
            found.push(pick.clone());
        }
    }
    found
}

/// The choices that can be made at once, by number: those with exactly these picks, and those whose next pick is
/// nowhere to be seen.
pub(crate) fn ready(choices: &[Choice<String>], picks: &[Pick], seen: impl Fn(&Pick) -> bool) -> Vec<usize> {
    let exact =
        choices.iter().enumerate().filter(|(_, choice)| choice.picks == picks).map(|(number, _)| number);
    let hidden = going_on(choices, picks).filter(|(_, pick)| !seen(pick)).map(|(number, _)| number);
    exact.chain(hidden).collect()
}

/// The one choice these picks amount to, if nothing else can be meant.
pub(crate) fn settled(choices: &[Choice<String>], picks: &[Pick]) -> Option<usize> {
    if picks.is_empty() || going_on(choices, picks).next().is_some() {
        return None;
    }
    let mut exact = choices.iter().enumerate().filter(|(_, choice)| choice.picks == picks);
    let (number, _) = exact.next()?;
    exact.next().is_none().then_some(number)
}

/// The choices that begin with these picks.
pub(crate) fn matching(choices: &[Choice<String>], picks: &[Pick]) -> usize {
    choices.iter().filter(|choice| choice.picks.starts_with(picks)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(id: &str) -> Pick {
        Pick::Cell(id.to_owned())
    }
    fn piece(id: &str) -> Pick {
        Pick::Piece(id.to_owned())
    }
    fn choice(order: &str, picks: Vec<Pick>) -> Choice<String> {
        Choice { order: order.to_owned(), ..Choice::new(order.to_owned(), picks, "") }
    }

    #[test]
    fn picks_narrow_the_choices_down() {
        let choices = [
            choice("pass", vec![]),
            choice("move A 1", vec![piece("A"), cell("1")]),
            choice("move A 2", vec![piece("A"), cell("2")]),
            choice("wait A", vec![piece("A")]),
            choice("join B", vec![piece("B")]),
        ];
        assert_eq!(next(&choices, &[]), [piece("A"), piece("B")]);
        assert_eq!(ready(&choices, &[], |_| true), [0]);
        assert_eq!(settled(&choices, &[]), None);
        let a = [piece("A")];
        assert_eq!(next(&choices, &a), [cell("1"), cell("2")]);
        assert_eq!(ready(&choices, &a, |_| true), [3]);
        assert_eq!(settled(&choices, &a), None);
        assert_eq!(settled(&choices, &[piece("A"), cell("2")]), Some(2));
        assert_eq!(settled(&choices, &[piece("B")]), Some(4));
        assert_eq!(matching(&choices, &a), 3);
    }

    #[test]
    fn a_pick_that_is_nowhere_to_be_seen_becomes_a_button() {
        let choices = [choice("play C", vec![piece("C")]), choice("move A 1", vec![piece("A"), cell("1")])];
        assert_eq!(ready(&choices, &[], |pick| *pick != piece("C")), [0]);
    }
}
