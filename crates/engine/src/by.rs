use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// Something numbered from 0, made by [`ids!`](crate::ids) or [`words!`](crate::words).
pub trait Id: Copy {
    /// The one with this place in a list.
    fn nth(index: usize) -> Self;
    /// Its place in a list, from 0.
    fn index(self) -> usize;
}

/// A seat is an id too: `By<Seat, [T; 2]>`.
impl Id for crate::Seat {
    fn nth(index: usize) -> Self {
        crate::Seat(index as u8)
    }
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// A table that is opened by one kind of id only: `By<Unit, [u8; 16]>` in positions, `By<Unit, Vec<Counter>>` in data.
///
/// It is laid out, compared and hashed like the array or the vector inside.
///
/// ```
/// # use engine::{By, ids};
/// ids! {
///     /// A counter.
///     pub struct Unit(u8);
///     /// A hex.
///     pub struct Hex(u16);
/// }
/// let names: By<Unit, Vec<&str>> = ["120", "PzA"].into_iter().collect();
/// assert_eq!(names[Unit(1)], "PzA");
/// assert_eq!(names.ids().count(), 2);
/// assert_eq!(names.find(|&name| name == "120"), Some(Unit(0)));
/// ```
///
/// ```compile_fail
/// # use engine::{By, ids};
/// # ids! { pub struct Unit(u8); pub struct Hex(u16); }
/// let names: By<Unit, Vec<&str>> = ["120", "PzA"].into_iter().collect();
/// names[Hex(1)]; // a hex opens no table of units
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct By<I, S> {
    inner: S,
    ids: PhantomData<I>,
}

impl<I: Id, S> By<I, S> {
    /// The table with these values, in the order of the ids.
    pub const fn new(values: S) -> By<I, S> {
        By { inner: values, ids: PhantomData }
    }
}

impl<I: Id, T: Copy, const N: usize> By<I, [T; N]> {
    /// The same value everywhere.
    pub const fn all(value: T) -> By<I, [T; N]> {
        By::new([value; N])
    }
}

macro_rules! tables {
    ($([$($generics:tt)*] $storage:ty;)*) => {
        $(
            impl<I: Id, T, $($generics)*> By<I, $storage> {
                /// How many values there are.
                #[inline]
                #[allow(clippy::len_without_is_empty)] // a game has units and hexes
                pub fn len(&self) -> usize {
                    self.inner.len()
                }
                /// The values in order.
                #[inline]
                pub fn values(&self) -> &[T] {
                    &self.inner
                }
                /// The values in order, to change them.
                #[inline]
                pub fn values_mut(&mut self) -> &mut [T] {
                    &mut self.inner
                }
                /// Ids and values.
                pub fn iter(&self) -> impl DoubleEndedIterator<Item = (I, &T)> + ExactSizeIterator + Clone {
                    self.inner.iter().enumerate().map(|(index, value)| (I::nth(index), value))
                }
                /// The first id whose value is as wanted.
                pub fn find(&self, wanted: impl FnMut(&T) -> bool) -> Option<I> {
                    self.inner.iter().position(wanted).map(I::nth)
                }
                /// The value, if the table goes that far.
                pub fn get(&self, id: I) -> Option<&T> {
                    self.inner.get(id.index())
                }
            }
            impl<I: Id, T, $($generics)*> Index<I> for By<I, $storage> {
                type Output = T;
                #[inline]
                fn index(&self, id: I) -> &T {
                    &self.inner[id.index()]
                }
            }
            impl<I: Id, T, $($generics)*> IndexMut<I> for By<I, $storage> {
                #[inline]
                fn index_mut(&mut self, id: I) -> &mut T {
                    &mut self.inner[id.index()]
                }
            }
            impl<I, T: std::fmt::Debug, $($generics)*> std::fmt::Debug for By<I, $storage> {
                fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                    self.inner.fmt(f)
                }
            }
        )*
    };
}

tables! {
    [const N: usize] [T; N];
    [] Vec<T>;
}

impl<I: Id, T, const N: usize> By<I, [T; N]> {
    /// All ids.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + Clone + use<I, T, N> {
        (0..N).map(I::nth)
    }
}
impl<I: Id, T> By<I, Vec<T>> {
    /// All ids.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = I> + ExactSizeIterator + Clone + use<I, T> {
        (0..self.inner.len()).map(I::nth)
    }
    /// Adds a value and gives it the next id.
    pub fn push(&mut self, value: T) -> I {
        self.inner.push(value);
        I::nth(self.inner.len() - 1)
    }
}
impl<I: Id, T> FromIterator<T> for By<I, Vec<T>> {
    fn from_iter<A: IntoIterator<Item = T>>(values: A) -> By<I, Vec<T>> {
        By::new(values.into_iter().collect())
    }
}
impl<I: Id, T: Default, const N: usize> Default for By<I, [T; N]> {
    fn default() -> By<I, [T; N]> {
        By::new(std::array::from_fn(|_| T::default()))
    }
}
impl<I: Id, T> Default for By<I, Vec<T>> {
    fn default() -> By<I, Vec<T>> {
        By::new(Vec::new())
    }
}
