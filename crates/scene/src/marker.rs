use serde::{Deserialize, Serialize};

/// What a colour says, whatever colour a client gives it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// Nothing special.
    #[default]
    Plain,
    /// Good for whoever looks at it: a hit, in command.
    Good,
    /// Take care.
    Warn,
    /// Bad: a loss, out of command.
    Bad,
    /// The nearest or strongest of several bands.
    Band1,
    /// The second band.
    Band2,
    /// The third band.
    Band3,
}

/// A marker on a piece or a cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Marker<T> {
    /// Its id, which also names its icon: `disrupted`, `out-of-command`, `done`, `suppressed`, `smoke`, `wreck`, `trench`,
    /// `mine`, `firing`, `target`, `objective`, `hidden`, ... An id no client knows shows its label.
    pub id: String,
    /// Up to three signs, for where there is no icon: `D`, `OOC`.
    pub label: String,
    /// Its colour.
    pub tone: Tone,
    /// What it says.
    pub name: T,
}

/// A marker on a cell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Mark<T> {
    /// The cell's id.
    pub cell: String,
    /// What lies on it.
    pub marker: Marker<T>,
}

impl<T> Marker<T> {
    /// A marker.
    pub fn new(id: impl Into<String>, label: impl Into<String>, tone: Tone, name: T) -> Marker<T> {
        Marker { id: id.into(), label: label.into(), tone, name }
    }
    /// The same marker with its text turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Marker<U> {
        Marker { id: self.id.clone(), label: self.label.clone(), tone: self.tone, name: f(&self.name) }
    }
}

impl<T> Mark<T> {
    /// The same mark with its text turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Mark<U> {
        Mark { cell: self.cell.clone(), marker: self.marker.map_text(f) }
    }
}
