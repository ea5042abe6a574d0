//! stub
use crate::{Config, Error};
/// How much load.
pub struct Load;
/// What came of it.
pub struct Report;
/// Bench.
pub fn bench(_: Config, _: &Load) -> Result<Report, Error> {
    Ok(Report)
}
