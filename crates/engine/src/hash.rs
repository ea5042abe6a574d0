use std::fmt;
use std::hash::{Hash, Hasher};

/// A position's fingerprint: the same on every machine, for records.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PositionHash(pub u64);

impl fmt::Display for PositionHash {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The fingerprint of a position.
pub fn hash_of(position: &impl Hash) -> PositionHash {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    position.hash(&mut hasher);
    PositionHash(hasher.finish())
}

/// FNV-1a, with whole numbers fed in one width and byte order so that every platform agrees.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ byte as u64).wrapping_mul(0x0100_0000_01b3);
        }
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_u128(&mut self, n: u128) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }
    fn write_i64(&mut self, n: i64) {
        self.write_u64(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}
