//! What games are searched for: puzzles and blunders, written as files; and proving such files again.

use cases::exam::ExamFile;
use cases::puzzle::{Answer, Draft, WIN, said, theme_of};
use cases::{Cut, cut};
use engine::{Insight, Msg, Viewer};
use lab::{Find, Hunt, deep_look, play_out};
use scene::Show;
use table::{Instructions, Table, fits, percent};
use text::Texts;

/// Orders whose worth a file keeps.
const KEPT: usize = 8;
/// Playouts with which a position is proved that does not say how it was proved before.
const PLAYOUTS: u32 = 2000;
/// How far a look may err before a position counts as refuted.
const ERROR: f32 = 0.02;

/// What is looked for in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Quarry {
    /// Decisions with one order far better than every other.
    Puzzles,
    /// Decisions at which the order given lost much.
    Blunders,
}

/// A decision that was found.
#[derive(Clone, Debug)]
pub struct Quarried {
    /// Steps before it.
    pub step: usize,
    /// The side that decides.
    pub side: &'static str,
    /// What the best order does.
    pub theme: String,
    /// How hard it is.
    pub level: u8,
    /// The order that was given, and the best one.
    pub given: String,
    /// The best order.
    pub best: String,
    /// What the best order and the one given are worth.
    pub worth: (f32, f32),
    /// The position as a file says it, to know it again; nothing if it cannot be written down.
    pub position: Option<String>,
    /// The file, if the position can be written down.
    pub file: Option<String>,
}

/// What became of a position that was proved again.
#[derive(Clone, Debug)]
pub struct Proof {
    /// Whether it holds.
    pub holds: bool,
    /// What was found, in words.
    pub found: String,
    /// How much better the best order is than the next.
    pub margin: f32,
    /// Every legal order with its outlook, the best first.
    pub worth: Vec<(String, f32)>,
}

/// Whether a puzzle of this theme and level is wanted.
pub type Wanted<'a> = &'a dyn Fn(&str, u8) -> bool;

/// Searches a game.
pub fn search<G: Show + Insight>(
    table: &Table<G>,
    texts: &Texts,
    hunt: &Hunt,
    (quarry, wanted): (Quarry, Wanted),
) -> Vec<Quarried> {
    let game = &**table.game();
    let room = |best: &bots::Seen<G::Order>, level: u8| {
        theme_of_order(game, best).is_some_and(|theme| wanted(theme, level))
    };
    // What the file says is what is proved.
    let made = |step: usize| is_asked(table, step).then(|| cut(table, step)).flatten().map(|(_, made)| made);
    let finds = match quarry {
        Quarry::Puzzles => lab::puzzles(table, hunt, &lab::Wanted { room: &room, made: &made }),
        Quarry::Blunders => lab::blunders(table, hunt),
    };
    finds.iter().filter_map(|find| write(table, texts, find, (quarry, hunt.margin))).collect()
}

/// What an order does.
fn theme_of_order<G: Show>(game: &G, best: &bots::Seen<G::Order>) -> Option<&'static str> {
    if best.wins { Some(WIN) } else { theme_of::<G>(&game.write(best.order)) }
}

/// A position in which the table would answer for a person is no question to anybody.
fn is_asked<G: Show + Insight>(table: &Table<G>, step: usize) -> bool {
    let mut then = table.clone();
    then.rewind(step);
    let engine::Need::Order(seat) = then.need() else { return false };
    !then.pass(seat, &Instructions::default())
}

fn write<G: Show + Insight>(
    table: &Table<G>,
    texts: &Texts,
    find: &Find<G::Order>,
    (quarry, margin): (Quarry, f32),
) -> Option<Quarried> {
    let game = &**table.game();
    let view = game.view(table.position_at(find.step), Viewer::Seat(find.seat));
    let label = |order: G::Order| game.choice(&view, order).label;
    let cut = cut(table, find.step).filter(|_| is_asked(table, find.step));
    let proved = cut
        .as_ref()
        .filter(|(_, made)| quarry == Quarry::Blunders && made != table.position_at(find.step))
        .map(|(_, made)| deep_look(game, table.minds(), made, find.seat, (find.playouts, find.seed)));
    if quarry == Quarry::Puzzles {
        let (_, made) = cut.as_ref()?;
        if !lab::played_out(game, table.minds(), made, (find.seat, &find.look), find.seed) {
            return None;
        }
    }
    let seen = &proved.as_ref().unwrap_or(&find.look).orders;
    let (best, second) = (seen[0], seen[1]);
    let given = seen.iter().find(|one| one.order == find.given)?;
    let gained = best.value - if quarry == Quarry::Puzzles { second.value } else { given.value };
    if best.order != find.look.orders[0].order || gained < margin {
        return None;
    }
    let written = game.write(best.order);
    let theme = theme_of_order(game, &best)?;
    let less = if quarry == Quarry::Puzzles { second } else { *given };
    let side = G::PROFILE.seat_id(find.seat);
    let title = match game.round(&view) {
        Some(round) => Msg::new("puzzle-title-round").with("round", round.number as i64),
        None => Msg::new("puzzle-title"),
    };
    let scenario = Msg::new(format!("scenario-{}", table.header().scenario));
    let title = title.with("side", Msg::new(format!("side-{side}"))).with("scenario", scenario);
    let why = match (quarry, best.wins) {
        (Quarry::Puzzles, true) => Msg::new("puzzle-why-wins"),
        (Quarry::Puzzles, false) => Msg::new("puzzle-why"),
        (Quarry::Blunders, _) => Msg::new("puzzle-blunder").with("given", label(given.order)),
    };
    let why = why
        .with("best", label(best.order))
        .with("worth", percent(best.value))
        .with("second", label(second.order))
        .with("less", percent(less.value));
    let worth: Vec<(String, f32)> =
        seen.iter().take(KEPT).map(|one| (game.write(one.order), one.value)).collect();
    let answer = match quarry {
        Quarry::Puzzles => Answer::Best(written.clone()),
        Quarry::Blunders => Answer::Avoid(game.write(given.order)),
    };
    let header = table.header();
    let plain = |(key, value): &&(String, String)| {
        let spec = G::PROFILE.options.iter().find(|spec| spec.key == key);
        spec.is_some_and(|spec| spec.values[0] != value)
    };
    let options: Vec<(String, String)> = header.options.iter().filter(plain).cloned().collect();
    let file = |cut: &Cut| {
        let draft = Draft {
            scenario: &header.scenario,
            options: &options,
            cut,
            title: said(texts, &title),
            why: said(texts, &why),
            theme,
            level: find.level,
            answer,
            worth: &worth,
            look: (find.playouts, find.seed),
        };
        draft.write(G::PROFILE.id)
    };
    Some(Quarried {
        step: find.step,
        side,
        theme: theme.to_owned(),
        level: find.level,
        given: game.write(given.order),
        best: written,
        worth: (best.value, given.value),
        position: cut.as_ref().map(|(cut, _)| cut.write()),
        file: cut.as_ref().map(|(cut, _)| file(cut)),
    })
}

/// Proves again that a position says what is right: by a deep look from what the seat may know, and by so many games to the end after the
/// best right order and after the best wrong one.
pub fn prove<G: Insight>(table: &Table<G>, exam: &ExamFile, playouts: Option<u32>, games: u32) -> Proof {
    let look = exam.look.unwrap_or(cases::exam::Proven { playouts: PLAYOUTS, seed: 1 });
    let playouts = playouts.unwrap_or(look.playouts);
    let (game, minds, position) = (&**table.game(), &**table.minds(), table.position());
    let engine::Need::Order(seat) = table.need() else {
        return Proof {
            holds: false,
            found: "nobody decides here".to_owned(),
            margin: 0.0,
            worth: Vec::new(),
        };
    };
    let seen = deep_look(game, minds, position, seat, (playouts, look.seed)).orders;
    let worth: Vec<(String, f32)> = seen.iter().map(|one| (game.write(one.order), one.value)).collect();
    let among = |list: &Option<toml::Spanned<Vec<String>>>, order: &str| {
        list.as_ref().is_some_and(|list| list.get_ref().iter().any(|known| fits(known, order)))
    };
    let right = |order: &str| (exam.best.is_none() || among(&exam.best, order)) && !among(&exam.avoid, order);
    let best = |wanted: bool| worth.iter().position(|(order, _)| right(order) == wanted);
    let (Some(good), Some(bad)) = (best(true), best(false)) else {
        let found = "every order is right, or none is".to_owned();
        return Proof { holds: false, found, margin: 0.0, worth };
    };
    let margin = worth[good].1 - worth[bad].1;
    let say = |at: usize| format!("«{}» {} %", worth[at].0, percent(worth[at].1));
    let mut found = format!("right {}, wrong {}", say(good), say(bad));
    let mut holds = margin > -ERROR;
    if games > 0 {
        let score = |at: usize, n| play_out(game, minds, position, (seat, seen[at].order), n, look.seed);
        let lead: Vec<(f32, f32)> =
            (0..games).map(|n| (score(good, n..n + 1), score(bad, n..n + 1))).collect();
        let many = games as f32;
        let mean = |of: &dyn Fn(&(f32, f32)) -> f32| lead.iter().map(of).sum::<f32>() / many;
        let (ahead, squares) = (mean(&|(good, bad)| good - bad), mean(&|(good, bad)| (good - bad).powi(2)));
        let error = ((squares - ahead * ahead).max(0.0) / many).sqrt();
        let (good, bad) = (percent(mean(&|one| one.0)), percent(mean(&|one| one.1)));
        found +=
            &format!("; {games} games to the end: {good} % against {bad} % (± {})", percent(2.0 * error));
        holds &= ahead >= -2.0 * error;
    }
    Proof { holds, found, margin, worth }
}
