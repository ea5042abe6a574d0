use crate::{Marker, Tone};
use serde::{Deserialize, Serialize};

/// A counter, a worker, a token.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Piece<T> {
    /// Its id, as in notation.
    pub id: String,
    /// The cell it is in.
    pub cell: String,
    /// Seat id of its owner; empty for nobody's.
    pub side: String,
    /// Looks within its side, see [`Livery`](crate::Livery): `regular`, `elite`, ...
    pub style: String,
    /// Its form.
    pub form: PieceForm,
    /// Its full name.
    pub name: T,
    /// Its name in a few signs, as printed on it; empty for none.
    pub short: T,
    /// NATO symbol: `infantry`, `armour`, `antitank`, `assault-gun`, `tank-destroyer`, ... On tokens and workers any icon.
    pub symbol: String,
    /// Size above the symbol: `III`, `II`, `X`.
    pub size: String,
    /// Printed values.
    pub values: Vec<Value<T>>,
    /// Steps it has.
    pub steps: u8,
    /// Steps it began with; 0 or 1 if it has none to lose.
    pub full_steps: u8,
    /// Fields of its cell that it takes, in cells that are divided into fields; 0 where they are not. Pieces are then laid out side
    /// by side in the order of the list instead of being stacked.
    pub fields: u8,
    /// States shown by markers, the most important first.
    pub markers: Vec<Marker<T>>,
    /// Whether it has acted and is done for now.
    pub spent: bool,
    /// Facing of a piece that has one, in degrees clockwise from north.
    pub facing: Option<u16>,
    /// Its number in the formation of its cell, from 1; 0 where formations do not matter.
    pub order: u8,
    /// How many there are of it, for a piece that stands for several: recruits in a pool; 0 for a piece that stands for itself.
    pub count: u8,
    /// What it costs to bring it onto the board.
    pub price: Option<T>,
    /// Whether the enemy does not know of it. Shown to its owner only: other views leave it out.
    pub hidden: bool,
}

/// The form of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PieceForm {
    /// A square counter.
    #[default]
    Counter,
    /// A person: a worker, a leader.
    Pawn,
    /// A small round token or marker: ammunition, an objective, a mine.
    Token,
    /// A figure of a miniatures game: drawn as what it is instead of as a counter. `symbol` names its kind: `rifleman`,
    /// `rocketeer`, `gunner`, `officer`, `rider`, `motorcycle`, `machine-gun`, `field-gun`, `walker`, `tank`, `aircraft`; an
    /// unknown one is a man.
    Figure,
}

/// A printed value of a counter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Value<T> {
    /// Where it is printed.
    pub corner: Corner,
    /// The value.
    pub text: String,
    /// What it means.
    pub name: T,
    /// Its colour: a second weapon, a value that markers have changed.
    pub tone: Tone,
    /// Whether it is one of the two that matter most: a counter seen from further away shows only these. If a piece marks none, the
    /// values in its lower corners count as such.
    #[serde(default)]
    pub key: bool,
}

/// A place on a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    /// Lower left.
    LowerLeft,
    /// Lower right.
    LowerRight,
    /// Left, between the symbol and the lower corner: for counters with four values below the symbol.
    MiddleLeft,
    /// Right, between the symbol and the lower corner.
    MiddleRight,
    /// Upper left.
    UpperLeft,
    /// Upper right.
    UpperRight,
}

impl<T> Piece<T> {
    /// A plain counter; the rest is filled in with `Piece { symbol, ..Piece::new(...) }`.
    pub fn new(
        id: impl Into<String>,
        cell: impl Into<String>,
        side: impl Into<String>,
        name: T,
        short: T,
    ) -> Piece<T> {
        Piece {
            id: id.into(),
            cell: cell.into(),
            side: side.into(),
            style: "regular".to_owned(),
            form: PieceForm::Counter,
            name,
            short,
            symbol: String::new(),
            size: String::new(),
            values: Vec::new(),
            steps: 1,
            full_steps: 1,
            fields: 0,
            markers: Vec::new(),
            spent: false,
            facing: None,
            order: 0,
            count: 0,
            price: None,
            hidden: false,
        }
    }

    /// The same piece with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Piece<U> {
        Piece {
            id: self.id.clone(),
            cell: self.cell.clone(),
            side: self.side.clone(),
            style: self.style.clone(),
            form: self.form,
            name: f(&self.name),
            short: f(&self.short),
            symbol: self.symbol.clone(),
            size: self.size.clone(),
            values: self
                .values
                .iter()
                .map(|v| Value {
                    corner: v.corner,
                    text: v.text.clone(),
                    name: f(&v.name),
                    tone: v.tone,
                    key: v.key,
                })
                .collect(),
            steps: self.steps,
            full_steps: self.full_steps,
            fields: self.fields,
            markers: self.markers.iter().map(|marker| marker.map_text(f)).collect(),
            spent: self.spent,
            facing: self.facing,
            order: self.order,
            count: self.count,
            price: self.price.as_ref().map(f),
            hidden: self.hidden,
        }
    }
}

impl Value<engine::Msg> {
    /// A number, with the text of this name as what it means.
    pub fn number(corner: Corner, number: impl ToString, name: &str) -> Value<engine::Msg> {
        Value::new(corner, number.to_string(), engine::Msg::new(name))
    }
}
impl<T> Value<T> {
    /// A value in ordinary print.
    pub fn new(corner: Corner, text: impl Into<String>, name: T) -> Value<T> {
        Value { corner, text: text.into(), name, tone: Tone::Plain, key: false }
    }
}
