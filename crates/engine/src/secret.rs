//! Secrets: every hidden fact named once, with who knows it and what it may be.

use crate::{Seat, Source, Viewer};

/// The facts of a position that somebody may not know. Views, imagined positions and the test kit's swaps follow from it.
///
/// ```
/// use engine::{Seat, Secrets, Viewer};
///
/// /// Two players hold one of six cards each; 9 is a card that is not known.
/// #[derive(Clone, Debug, PartialEq)]
/// struct Position {
///     hands: [u8; 2],
/// }
///
/// let mut secrets = Secrets::default();
/// for seat in 0..2usize {
///     secrets.hide(
///         format!("hand {seat}"),
///         Some(Seat(seat as u8)),
///         9,
///         move |p: &mut Position| &mut p.hands[seat],
///         move |p| (0..6).filter(|&card| p.hands[1 - seat] != card).collect(),
///     );
/// }
/// let position = Position { hands: [2, 5] };
/// let view = secrets.veil(&position, Viewer::Seat(Seat(0)));
/// assert_eq!(view.hands, [2, 9]);
///
/// # struct Zero; impl engine::Source for Zero { fn below(&mut self, _: u64) -> u64 { 0 } }
/// // Zero is a source of luck that always takes the first.
/// assert_eq!(secrets.imagine(&view, &mut Zero).hands, [2, 0]);
/// ```
pub struct Secrets<'a, P> {
    list: Vec<Secret<'a, P>>,
}

struct Secret<'a, P> {
    what: String,
    owner: Option<Seat>,
    is_blank: Test<'a, P>,
    blank: Box<dyn Fn(&mut P) + 'a>,
    guess: Guess<'a, P>,
}

type Test<'a, P> = Box<dyn Fn(&mut P) -> bool + 'a>;
type Guess<'a, P> = Box<dyn Fn(&mut P, &mut dyn Source) + 'a>;

impl<P> Default for Secrets<'_, P> {
    fn default() -> Self {
        Secrets { list: Vec::new() }
    }
}

impl<'a, P: Clone> Secrets<'a, P> {
    /// Names a hidden fact: what it is, the seat that knows it (nobody: a face-down card), how the field looks to those who
    /// do not, the field, and what it may be in a position in which it and all later ones are blank.
    ///
    /// What is hidden must be plain from what everybody sees, so that a view names the same facts as its position.
    pub fn hide<T: Copy + PartialEq + 'static>(
        &mut self,
        what: impl Into<String>,
        owner: Option<Seat>,
        unknown: T,
        field: impl Fn(&mut P) -> &mut T + Clone + 'a,
        may_be: impl Fn(&P) -> Vec<T> + 'a,
    ) {
        let (test, blank) = (field.clone(), field.clone());
        self.list.push(Secret {
            what: what.into(),
            owner,
            is_blank: Box::new(move |p| *test(p) == unknown),
            blank: Box::new(move |p| *blank(p) = unknown),
            guess: Box::new(move |p, luck| {
                let values = may_be(p);
                if !values.is_empty() {
                    *field(p) = values[luck.below(values.len() as u64) as usize];
                }
            }),
        });
    }

    /// Whether nothing is hidden.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// What a viewer sees of the position: everything else is blank.
    pub fn veil(&self, position: &P, viewer: Viewer) -> P {
        let mut view = position.clone();
        self.unknown_to(viewer).for_each(|secret| (secret.blank)(&mut view));
        view
    }

    /// A position that looks like this: every blank is filled with something it may be.
    pub fn imagine(&self, view: &P, luck: &mut dyn Source) -> P {
        let mut position = view.clone();
        for secret in &self.list {
            if (secret.is_blank)(&mut position) {
                (secret.guess)(&mut position, luck);
            }
        }
        position
    }

    /// Changes what a viewer may not know into something else it may be.
    pub fn swap(&self, position: &mut P, viewer: Viewer, luck: &mut dyn Source) {
        self.unknown_to(viewer).for_each(|secret| (secret.blank)(position));
        self.unknown_to(viewer).for_each(|secret| (secret.guess)(position, luck));
    }

    /// The facts that are blank: there must be none in a real or imagined position.
    pub fn holes(&self, position: &P) -> Vec<&str> {
        let mut position = position.clone();
        let blank = self.list.iter().filter(|secret| (secret.is_blank)(&mut position));
        blank.map(|secret| secret.what.as_str()).collect()
    }

    fn unknown_to(&self, viewer: Viewer) -> impl Iterator<Item = &Secret<'a, P>> {
        let knows = move |secret: &Secret<P>| match secret.owner {
            Some(owner) => viewer.knows(owner),
            None => viewer == Viewer::Referee,
        };
        self.list.iter().filter(move |secret| !knows(secret))
    }
}
