use crate::Tone;
use serde::{Deserialize, Serialize};

/// A question whose answer is drawn over the board: what can this unit see, who has acted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Overlay<T> {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: T,
    /// What must be pointed at before it can be drawn.
    pub needs: OverlayNeeds,
    /// What the tones mean, in the order of the legend.
    pub legend: Vec<(Tone, T)>,
}

/// What an overlay is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum OverlayNeeds {
    /// The whole board.
    Nothing,
    /// One cell.
    Cell,
    /// One piece.
    Piece,
}

/// A cell as an overlay colours it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Tint<T> {
    /// The cell's id.
    pub cell: String,
    /// Its colour.
    pub tone: Tone,
    /// What there is to say about this cell in particular: a range, a name.
    pub note: Option<T>,
}

impl<T> Overlay<T> {
    /// The same overlay with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Overlay<U> {
        Overlay {
            id: self.id.clone(),
            title: f(&self.title),
            needs: self.needs,
            legend: self.legend.iter().map(|(tone, text)| (*tone, f(text))).collect(),
        }
    }
}

impl<T> Tint<T> {
    /// A cell with nothing special to say about it.
    pub fn new(cell: impl Into<String>, tone: Tone) -> Tint<T> {
        Tint { cell: cell.into(), tone, note: None }
    }
    /// The same tint with its text turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Tint<U> {
        Tint { cell: self.cell.clone(), tone: self.tone, note: self.note.as_ref().map(f) }
    }
}
