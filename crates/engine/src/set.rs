use crate::Id;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, Not};

/// A small set of things that are numbered, one bit for each: `Set<Unit, u32>` for up to 32 units, `Set<Hex, u128>` for up to 128
/// hexes. It is laid out, compared and hashed like the number inside.
///
/// ```
/// # use engine::{Set, ids};
/// ids! {
///     /// A counter.
///     pub struct Unit(u8);
/// }
/// let set: Set<Unit, u32> = [Unit(3), Unit(1)].into_iter().collect();
/// assert!(set.has(Unit(3)) && !set.has(Unit(2)));
/// assert_eq!(set.first(), Some(Unit(1)));
/// assert_eq!((set & Set::one(Unit(3))).len(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<I, B> {
    /// One bit for each thing that is in the set.
    pub bits: B,
    ids: PhantomData<I>,
}

/// A number that serves as a set of bits.
pub trait Bits: Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// How many bits it has.
    const SIZE: usize;
    /// No bit.
    const NONE: Self;
    /// One bit.
    fn bit(index: usize) -> Self;
    /// How many bits are set.
    fn count(self) -> usize;
    /// The lowest bit that is set, the size if there is none.
    fn first(self) -> usize;
    /// The highest bit that is set; there must be one.
    fn last(self) -> usize;
    /// The same without the lowest bit.
    fn rest(self) -> Self;
}

macro_rules! bits {
    ($($number:ty)*) => {
        $(impl Bits for $number {
            const SIZE: usize = <$number>::BITS as usize;
            const NONE: $number = 0;
            #[inline]
            fn bit(index: usize) -> $number {
                1 << index
            }
            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }
            #[inline]
            fn first(self) -> usize {
                self.trailing_zeros() as usize
            }
            #[inline]
            fn last(self) -> usize {
                self.ilog2() as usize
            }
            #[inline]
            fn rest(self) -> $number {
                self & (self - 1)
            }
        })*
    };
}
bits!(u8 u16 u32 u64 u128);

impl<I: Id, B: Bits> Set<I, B> {
    /// The empty set.
    pub const NONE: Set<I, B> = Set::new(B::NONE);

    /// The set with these bits.
    #[inline]
    pub const fn new(bits: B) -> Set<I, B> {
        Set { bits, ids: PhantomData }
    }
    /// The set of one.
    #[inline]
    pub fn one(id: I) -> Set<I, B> {
        Set::new(B::bit(id.index()))
    }
    /// Whether it is in the set. What is numbered beyond the size of the set is not.
    #[inline]
    pub fn has(self, id: I) -> bool {
        id.index() < B::SIZE && self.bits & B::bit(id.index()) != B::NONE
    }
    /// Adds one.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.bits = self.bits | B::bit(id.index());
    }
    /// The set with one more.
    #[inline]
    pub fn with(self, id: I) -> Set<I, B> {
        self | Set::one(id)
    }
    /// The set without one.
    #[inline]
    pub fn without(self, id: I) -> Set<I, B> {
        self & !Set::one(id)
    }
    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::NONE
    }
    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }
    /// Whether the two have something in common.
    #[inline]
    pub fn meets(self, other: Set<I, B>) -> bool {
        self.bits & other.bits != B::NONE
    }
    /// The one with the lowest number.
    #[inline]
    pub fn first(self) -> Option<I> {
        (!self.is_empty()).then(|| I::nth(self.bits.first()))
    }
    /// The one with the highest number.
    #[inline]
    pub fn last(self) -> Option<I> {
        (!self.is_empty()).then(|| I::nth(self.bits.last()))
    }
    /// All that are in it, in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            if rest == B::NONE {
                return None;
            }
            let id = I::nth(rest.first());
            rest = rest.rest();
            Some(id)
        })
    }
}

impl<I, B: Bits> BitAnd for Set<I, B> {
    type Output = Set<I, B>;
    #[inline]
    fn bitand(self, other: Set<I, B>) -> Set<I, B> {
        Set { bits: self.bits & other.bits, ids: PhantomData }
    }
}
impl<I, B: Bits> BitOr for Set<I, B> {
    type Output = Set<I, B>;
    #[inline]
    fn bitor(self, other: Set<I, B>) -> Set<I, B> {
        Set { bits: self.bits | other.bits, ids: PhantomData }
    }
}
impl<I, B: Bits> Not for Set<I, B> {
    type Output = Set<I, B>;
    #[inline]
    fn not(self) -> Set<I, B> {
        Set { bits: !self.bits, ids: PhantomData }
    }
}
impl<I: Id, B: Bits> FromIterator<I> for Set<I, B> {
    fn from_iter<A: IntoIterator<Item = I>>(ids: A) -> Set<I, B> {
        ids.into_iter().fold(Set::NONE, Set::with)
    }
}
impl<I: Id + std::fmt::Debug, B: Bits> std::fmt::Debug for Set<I, B> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
/// A set is called by all that are in it.
impl<G, I: Id + crate::Say<G>, B: Bits> crate::Say<G> for Set<I, B> {
    fn say(&self, game: &G) -> crate::Arg {
        crate::Arg::List(self.iter().map(|one| one.say(game)).collect())
    }
}
