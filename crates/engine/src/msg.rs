/// A sentence not yet in any language: a text key and its arguments. Rendered at the edge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Msg {
    /// Key in the text files.
    pub key: String,
    /// Named arguments.
    pub args: Vec<(&'static str, Arg)>,
}

/// An argument of a [`Msg`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number.
    Num(i64),
    /// Shown as it is: a hex number, a card, an id.
    Plain(String),
    /// Another sentence or name, rendered in the same language.
    Text(Msg),
    /// Several, joined the way the language joins them.
    List(Vec<Arg>),
}

impl Msg {
    /// A sentence without arguments.
    pub fn new(key: impl Into<String>) -> Msg {
        Msg { key: key.into(), args: Vec::new() }
    }
    /// A word that is the same in every language; it is shown as it is.
    pub fn plain(text: impl Into<String>) -> Msg {
        Msg::new("plain").with("text", text.into())
    }
    /// Adds an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Msg {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg {
            fn from(n: $number) -> Arg {
                Arg::Num(n.into())
            }
        })*
    };
}
from_numbers!(u8 u16 u32 i8 i16 i32 i64);
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Plain(text)
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Plain(text.to_owned())
    }
}
impl From<Msg> for Arg {
    fn from(msg: Msg) -> Arg {
        Arg::Text(msg)
    }
}
impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}
