//! A request to take back in one cell: who asks, where to, who has agreed.

use super::{Request, StoreError};
use engine::Seat;
use rusqlite::{Transaction, params};

/// `1 14 1,0`: seat 1 asks to go back to state 14, seats 1 and 0 have agreed.
pub fn write(request: &Request) -> String {
    let agreed: Vec<String> = request.agreed.iter().map(|seat| seat.0.to_string()).collect();
    format!("{} {} {}", request.seat.0, request.to, agreed.join(","))
}

/// None for what cannot be read: then nobody is asked, and whoever wants to asks again.
pub fn read(text: &str) -> Option<Request> {
    let mut words = text.split(' ');
    let seat = Seat(words.next()?.parse().ok()?);
    let to = words.next()?.parse().ok()?;
    let agreed = words.next()?.split(',').map(|word| word.parse().ok().map(Seat)).collect::<Option<_>>()?;
    Some(Request { seat, to, agreed })
}

/// Keeps a request, or forgets it.
pub fn keep(transaction: &Transaction, table: i64, request: Option<&Request>) -> Result<(), StoreError> {
    let found = transaction
        .prepare_cached("UPDATE tables SET request = ? WHERE number = ?")
        .and_then(|mut sql| sql.execute(params![request.map(write), table]));
    match found {
        Ok(1) => Ok(()),
        Ok(_) => Err(StoreError::Conflict),
        Err(error) => Err(StoreError::Database(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_as_it_was_written() {
        let request = Request { seat: Seat(1), to: 14, agreed: vec![Seat(1), Seat(0)] };
        assert_eq!(write(&request), "1 14 1,0");
        assert_eq!(read(&write(&request)), Some(request));
        for rubbish in ["", "1", "1 14", "1 14 x", "us 14 1", "1 -1 1"] {
            assert_eq!(read(rubbish), None, "{rubbish}");
        }
    }
}
