//! How long it takes to work out where pieces can go. Not part of the usual run: it says something where processor time is told, or on an idle machine.
//!
//! `cargo test --release -p catalog --test course -- --ignored --nocapture`

use bots::Fancy;
use catalog::Opening;
use engine::{Need, Source};
use scene::Pick;
use std::time::Instant;

/// Milliseconds this thread has had a processor, where the system tells that (a little coarsely); what else runs on the machine does not
/// count. Elsewhere the time that has gone by.
fn worked(begun: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| begun.elapsed().as_secs_f64() * 1e3, |time| time / 1e6)
}

/// Orders given in each scenario.
const ORDERS: usize = 1_500;

#[test]
#[ignore = "measures"]
fn courses_are_quick() {
    let start = Instant::now();
    for shelf in catalog::games() {
        for scenario in shelf.check_data(&shelf.shipped()).unwrap() {
            let opening = Opening { scenario: scenario.clone(), ..Opening::default() };
            let mut table = shelf.open(&opening).unwrap();
            let mut luck = Fancy::new(3);
            let mut times: Vec<f64> = Vec::new();
            let mut most = 0;
            for _ in 0..ORDERS {
                while matches!(table.need(), Need::Luck(_)) {
                    table.roll(&mut luck);
                }
                let Need::Order(seat) = table.need() else { break };
                let choices = table.choices(seat);
                let first = |pick: Option<&Pick>| match pick {
                    Some(Pick::Piece(id)) => Some(id.clone()),
                    _ => None,
                };
                let mut pieces: Vec<String> =
                    choices.iter().filter_map(|choice| first(choice.picks.first())).collect();
                pieces.sort();
                pieces.dedup();
                if !pieces.is_empty() {
                    let who = [pieces[luck.below(pieces.len() as u64) as usize].clone()];
                    let begun = worked(start);
                    let course = table.course(seat, &who, &[]);
                    if let Some(course) = course.filter(|course| course.spots.len() > 1) {
                        times.push(worked(start) - begun);
                        most = most.max(course.spots.len());
                    }
                }
                let usual = choices.iter().find(|choice| ["auto", "ready"].contains(&choice.order.as_str()));
                let any = &choices[luck.below(choices.len() as u64) as usize];
                table.order(seat, &usual.unwrap_or(any).order).unwrap();
            }
            times.sort_by(f64::total_cmp);
            let at = |share: f64| times.get((times.len() as f64 * share) as usize).copied().unwrap_or(0.0);
            println!(
                "{} {scenario}: {} courses of up to {most} spots, median {:.1} ms, 95 % under {:.1} ms, longest {:.1} ms",
                shelf.profile().id,
                times.len(),
                at(0.5),
                at(0.95),
                at(1.0 - 1e-9),
            );
        }
    }
}
