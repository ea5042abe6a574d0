//! Hashes of positions are what `docs/records.md` tells whoever writes a checker.

use engine::hash_of;
use std::hash::Hash;

#[derive(Hash)]
enum Kind {
    Empty,
    Full(u8),
}

fn hex(value: impl Hash) -> String {
    hash_of(&value).to_string()
}

#[test]
fn values_are_hashed_as_documented() {
    assert_eq!(hex(()), "cbf29ce484222325");
    assert_eq!(hex(1u8), "af63bc4c8601b62c");
    assert_eq!(hex(true), "af63bc4c8601b62c");
    assert_eq!(hex(258u16), "08395307b4f1348c");
    assert_eq!(hex(-1i8), "af64724c8602eb6e");
    assert_eq!(hex(-1i16), "0a99c907b6f64763");
    assert_eq!(hex(-1isize), "8cf51a8bfca3883d");
    assert_eq!(hex(Kind::Empty), "a8c7f832281a39c5");
    assert_eq!(hex(Kind::Full(7)), "529a2bdc8ff531f9");
    assert_eq!(hex(None::<u8>), "a8c7f832281a39c5");
    assert_eq!(hex(Some(7u8)), "529a2bdc8ff531f9");
    assert_eq!(hex([1u8, 2]), "9b19e1d327944d90");
    assert_eq!(hex(vec![1u16, 2]), "9eed40127c715314");
    assert_eq!(hex("ab"), "e7202e190542452f");
    assert_eq!(hex((1u8, 2u32)), "1802c4bf5447f80e");
}
