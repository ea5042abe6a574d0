//! Random games end within the declared bounds, and positions do not share memory.

use crate::Trial;
use engine::*;

/// What a game came to on the way: an order or luck.
pub(crate) enum Step<O> {
    Order(Seat, O),
    Luck(Chance, Luck),
}

/// A position of a random game, with the way that led to it.
pub(crate) struct Spot<'a, G: Game> {
    pub(crate) position: &'a G::Position,
    pub(crate) need: Need,
    trial: &'a Trial<'a, G>,
    trail: &'a [Step<G::Order>],
    number: u32,
}

impl<G: Game> Spot<'_, G> {
    /// What is wrong here, with all that is needed to see it again.
    pub(crate) fn fault(&self, what: impl std::fmt::Display) -> String {
        self.trial.fault(what, self.number, self.trail)
    }
}

impl<G: Game> Trial<'_, G> {
    /// What is wrong after these steps: seed and number of the game, position, and a record that leads to it.
    pub(crate) fn fault(
        &self,
        what: impl std::fmt::Display,
        number: u32,
        trail: &[Step<G::Order>],
    ) -> String {
        let game = &*self.game;
        let mut position = game.start();
        let mut header = self.header();
        header.start = hash_of(&position).to_string();
        let mut record = Record { header, entries: Vec::new(), notes: Vec::new(), ending: None };
        for step in trail {
            let (who, text) = match *step {
                Step::Order(seat, order) => (G::PROFILE.seat_id(seat), game.write(order)),
                Step::Luck(chance, luck) => (LUCK, table::write_luck(game, chance, luck)),
            };
            match *step {
                Step::Order(_, order) => game.apply_order(&mut position, order, &mut Silent),
                Step::Luck(_, luck) => game.apply_luck(&mut position, luck, &mut Silent),
            }
            let hash = hash_of(&position).to_string();
            record.entries.push(Entry { who: who.to_owned(), what: text, hash, drawn: None });
        }
        let seed = self.effort.seed;
        let record = record.to_string().replace('\n', "\n    ");
        format!(
            "{what}\n  seed {seed}, game {number}, step {}: {position:?}\n  the record:\n    {}",
            trail.len(),
            record.trim_end()
        )
    }
}

/// Positions far apart are worth more than neighbours: at most every seventh is looked at.
const APART: u64 = 7;

/// Calls `look` at positions of random games until it has seen enough of them or returns false.
pub(crate) fn walk<G: Game>(
    trial: &Trial<G>,
    salt: u64,
    look: impl FnMut(&Spot<G>, &mut dyn Source) -> bool,
) {
    walk_where(trial, salt, |_| true, look);
}

/// Of how many wanted positions one is looked at. A few are spread over some games: the first hundred steps of a large game are its
/// set-up and nothing else.
fn pace<G: Game>(trial: &Trial<G>, wanted: impl Fn(&G::Position) -> bool) -> u64 {
    let game = &*trial.game;
    let mut trail = Vec::new();
    // Games that go wrong are told of elsewhere.
    let _ = one_game(game, &mut trial.luck(17), &mut trail);
    let (mut position, mut found) = (game.start(), 0);
    for step in &trail {
        found += u64::from(wanted(&position));
        match *step {
            Step::Order(_, order) => game.apply_order(&mut position, order, &mut Silent),
            Step::Luck(_, luck) => game.apply_luck(&mut position, luck, &mut Silent),
        }
    }
    (2 * found / u64::from(trial.effort.positions.max(1))).max(APART)
}

/// The same for positions of some kind only. Where hardly any game has them, it gives up in the end.
pub(crate) fn walk_where<G: Game>(
    trial: &Trial<G>,
    salt: u64,
    wanted: impl Fn(&G::Position) -> bool,
    mut look: impl FnMut(&Spot<G>, &mut dyn Source) -> bool,
) {
    let game = &*trial.game;
    let mut source = trial.luck(salt);
    let mut orders = Vec::new();
    let mut seen = 0;
    let pace = pace(trial, &wanted);
    for number in 0..trial.effort.positions.saturating_add(20) {
        let mut position = game.start();
        let mut trail = Vec::new();
        loop {
            let need = game.need(&position);
            let look_here = source.below(pace) == 0 || matches!(need, Need::Over(_));
            if look_here && wanted(&position) {
                seen += 1;
                let spot = Spot { position: &position, need, trial, trail: &trail, number };
                if !look(&spot, &mut source) {
                    return;
                }
            }
            match need {
                Need::Over(_) => break,
                Need::Luck(chance) => {
                    let luck = chance.sample(&mut source);
                    trail.push(Step::Luck(chance, luck));
                    game.apply_luck(&mut position, luck, &mut Silent);
                }
                Need::Order(seat) => {
                    orders.clear();
                    game.orders(&position, &mut orders);
                    let Some(&order) = orders.get(source.below(orders.len().max(1) as u64) as usize) else {
                        break;
                    };
                    trail.push(Step::Order(seat, order));
                    game.apply_order(&mut position, order, &mut Silent);
                }
            }
            if seen >= trial.effort.positions {
                return;
            }
        }
    }
}

pub(crate) fn random_games<G: Game>(trial: &Trial<G>) -> Vec<String> {
    let mut source = trial.luck(1);
    let mut wrong = Vec::new();
    for number in 0..trial.effort.games {
        let mut trail = Vec::new();
        if let Err(what) = one_game(&*trial.game, &mut source, &mut trail) {
            wrong.push(trial.fault(what, number, &trail));
            if wrong.len() > 3 {
                break;
            }
        }
    }
    wrong
}

/// Plays one game with the given luck, checking bounds, lists and clones on the way.
fn one_game<G: Game>(
    game: &G,
    source: &mut dyn Source,
    trail: &mut Vec<Step<G::Order>>,
) -> Result<(), String> {
    let bounds = G::PROFILE.bounds;
    let mut position = game.start();
    let (mut given, mut lucks) = (0, 0);
    let mut orders: Vec<G::Order> = Vec::new();
    loop {
        match game.need(&position) {
            Need::Over(_) => return Ok(()),
            Need::Luck(chance) => {
                if chance.total() == 0 {
                    return Err("luck is asked of an empty deck".to_owned());
                }
                lucks += 1;
                let mut source: &mut dyn Source = source;
                let drawn = chance.sample(&mut source);
                trail.push(Step::Luck(chance, drawn));
                game.apply_luck(&mut position, drawn, &mut Silent);
            }
            Need::Order(seat) => {
                if seat.index() >= G::PROFILE.seats.len() {
                    return Err(format!("seat {seat:?} is not at the table"));
                }
                orders.clear();
                game.orders(&position, &mut orders);
                if orders.is_empty() {
                    return Err("stuck: there is no legal order".to_owned());
                }
                if orders.len() > bounds.choices as usize {
                    return Err(format!("{} legal orders, {} declared", orders.len(), bounds.choices));
                }
                let order = orders[source.below(orders.len() as u64) as usize];
                if given % 16 == 0 {
                    let mut copy = position.clone();
                    let before = hash_of(&position);
                    game.apply_order(&mut copy, order, &mut Silent);
                    if hash_of(&position) != before {
                        return Err(format!("an order on a clone changed the original: {order:?}"));
                    }
                }
                given += 1;
                trail.push(Step::Order(seat, order));
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
        if given > bounds.orders || lucks > bounds.lucks {
            return Err(format!("{given} orders and {lucks} lucks exceed the declared bounds"));
        }
    }
}
/// Bytes as a source of luck and choices, for fuzzing; zeros when they run out.
pub struct Bytes<'a>(pub &'a [u8]);

impl Source for Bytes<'_> {
    fn below(&mut self, n: u64) -> u64 {
        let take = self.0.len().min(if n > 256 { 2 } else { 1 });
        let (head, rest) = self.0.split_at(take);
        self.0 = rest;
        head.iter().fold(0u64, |sum, &byte| sum << 8 | byte as u64) % n
    }
}

/// One game steered by bytes: panics if anything is wrong. The body of the fuzz target.
pub fn fuzz_one<G: Game>(game: &G, bytes: &[u8]) {
    let mut source = Bytes(bytes);
    let mut position = game.start();
    let mut orders: Vec<G::Order> = Vec::new();
    let mut universe = Vec::new();
    game.universe(&mut universe);
    while !source.0.is_empty() {
        match game.need(&position) {
            Need::Over(_) => return,
            Need::Luck(chance) => {
                let drawn = chance.sample(&mut source);
                game.apply_luck(&mut position, drawn, &mut Silent);
            }
            Need::Order(_) => {
                orders.clear();
                game.orders(&position, &mut orders);
                assert!(!orders.is_empty(), "stuck: {position:?}");
                let any = universe[source.below(universe.len() as u64) as usize];
                assert_eq!(
                    game.judge(&position, any).is_ok(),
                    orders.contains(&any),
                    "{any:?} in {position:?}"
                );
                let order = orders[source.below(orders.len() as u64) as usize];
                assert_eq!(game.read(&game.write(order)).as_ref(), Ok(&order));
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
}
