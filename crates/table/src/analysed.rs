//! An analysis in words: for pages of the terminal, the command line and the server alike.

use crate::AnyTable;
use crate::running::Table;
use analysis::{CERTAIN, Cause, Made, Moment, Notebook, Played, Report};
use engine::{Insight, Msg, Seat, Viewer};
use scene::Round;

/// Points of an outlook in one hundredth of a game, in which people are told of them.
const HUNDREDTH: i32 = CERTAIN / 100;
/// What luck and decisions must be apart before one is said to weigh more, in points.
const APART: i32 = 5 * HUNDREDTH;

impl<G: Insight> Table<G> {
    /// The game so far, to be looked at again.
    pub(crate) fn played(&self) -> Played<G> {
        let made = self.steps().iter().map(|step| {
            let order = step.seat.zip(self.game().read(&step.entry.what).ok());
            order.map_or(Made::Luck, |(seat, order)| Made::Order(seat, order))
        });
        Played {
            game: self.game().clone(),
            minds: self.minds().clone(),
            positions: (0..=self.len()).map(|step| self.position_at(step).clone()).collect(),
            made: made.collect(),
        }
    }
}

/// What a [`Notebook`] is about: game, rules and everything that happened, in one word.
pub fn game_name(table: &dyn AnyTable) -> String {
    let head = table.header();
    let last = table.entries(table.len().saturating_sub(1)).pop().map_or(String::new(), |entry| entry.hash);
    format!("{} {} {} {} {} {last}", head.game, head.rules, head.data, head.start, table.len())
}

/// A whole analysis with what is needed to tell of it.
pub struct Analysed {
    /// The figures.
    pub report: Report,
    /// What decided the game.
    pub moments: Vec<ToldMoment>,
    /// A summary, sentence by sentence.
    pub summary: Vec<Msg>,
    /// Where rounds begin: steps before it, and which.
    pub rounds: Vec<(usize, Round)>,
}

/// A moment in words.
pub struct ToldMoment {
    /// The moment.
    pub moment: Moment,
    /// Where in the game it is.
    pub place: Msg,
    /// What it was and what it was worth.
    pub headline: Msg,
    /// What happened, sentence by sentence.
    pub told: Vec<Msg>,
    /// The order that would have been better, if it was a decision.
    pub better: Option<Msg>,
}

impl Analysed {
    /// The analysis of a game whose every moment was looked at; `None` if some were not.
    pub fn new(table: &dyn AnyTable, notebook: &Notebook) -> Option<Analysed> {
        if notebook.done() <= table.len() {
            return None;
        }
        let seats = table.profile().seats.len();
        let report = Report::new(notebook.found(), &table.speakers(0), seats, notebook.playouts());
        let rounds = rounds(table);
        let moments = report.moments.iter().map(|moment| told(table, moment)).collect();
        let summary = summary(table, &report);
        Some(Analysed { report, moments, summary, rounds })
    }
}

fn side(table: &dyn AnyTable, seat: Seat) -> Msg {
    Msg::new(format!("side-{}", table.profile().seat_id(seat)))
}

/// Points as hundredths of a game, with a sign.
fn signed(points: i32) -> String {
    let hundredths = (f64::from(points) / f64::from(HUNDREDTH)).round() as i32;
    match hundredths {
        0 => "±0".to_owned(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", -less),
    }
}

/// What it is worth to a seat.
fn for_seat(seat: Seat, points: i32) -> i32 {
    if seat == Seat(0) { points } else { -points }
}

fn rounds(table: &dyn AnyTable) -> Vec<(usize, Round)> {
    let mut rounds: Vec<(usize, Round)> = Vec::new();
    for step in 0..=table.len() {
        if let Some(round) = table.round_at(step)
            && rounds.last().is_none_or(|(_, last)| *last != round)
        {
            rounds.push((step, round));
        }
    }
    rounds
}

fn told(table: &dyn AnyTable, moment: &Moment) -> ToldMoment {
    let step = (moment.from + 1) as i64;
    let place = match table.round_at(moment.from) {
        Some(round) => Msg::new("analysis-at-round")
            .with("step", step)
            .with("title", round.title.clone())
            .with("number", round.number as i64),
        None => Msg::new("analysis-at").with("step", step),
    };
    let key = match moment.cause {
        Cause::Luck => "analysis-cause-luck",
        Cause::Decision => "analysis-cause-decision",
        Cause::News => "analysis-cause-news",
    };
    let points = signed(for_seat(moment.seat, moment.points));
    let headline = Msg::new(key).with("side", side(table, moment.seat)).with("worth", points);
    let order = |key: &str, order: Msg| Msg::new(key).with("order", order);
    let given = table.order_label(moment.from + 1);
    let mut told = Vec::new();
    match (moment.cause, given) {
        (Cause::Decision | Cause::News, Some(label)) => told.push(order("analysis-played", label)),
        _ => {
            // What luck decided is understood from the order before it.
            let last = (1..=moment.from).rev().find_map(|step| table.order_label(step));
            told.extend(last.map(|label| order("analysis-after", label)));
        }
    }
    if moment.cause != Cause::Decision {
        let lines = table.log(moment.from, Viewer::Referee);
        let lines = lines.into_iter().take(moment.to - moment.from).flat_map(|entry| entry.lines);
        told.extend(lines.map(|line| line.text));
    }
    let better = moment.better.first().and_then(|better| table.order_label_at(moment.from, better));
    let better = better.map(|label| order("analysis-better", label));
    ToldMoment { moment: moment.clone(), place, headline, told, better }
}

fn summary(table: &dyn AnyTable, report: &Report) -> Vec<Msg> {
    let first = side(table, Seat(0));
    let percent = |points: i32| i64::from((points + HUNDREDTH / 2).clamp(0, CERTAIN) / HUNDREDTH);
    let ends = (report.curve[0], report.curve.last().copied().unwrap_or_default());
    let mut out = vec![
        Msg::new("analysis-span")
            .with("side", first.clone())
            .with("from", percent(ends.0))
            .with("to", percent(ends.1)),
    ];
    let (mut luck, mut decisions) = (0, 0);
    for (seat, sum) in table.profile().all_seats().zip(&report.sides) {
        out.push(
            Msg::new("analysis-side")
                .with("side", side(table, seat))
                .with("luck", signed(sum.luck))
                .with("decisions", signed(sum.decisions))
                .with("sound", i64::from(sum.sound))
                .with("choices", i64::from(sum.choices)),
        );
        if sum.news.abs() >= HUNDREDTH {
            let news = Msg::new("analysis-news").with("side", side(table, seat));
            out.push(news.with("news", signed(sum.news)));
        }
        luck = if seat == Seat(0) { sum.luck } else { luck };
        decisions += for_seat(seat, sum.decisions);
    }
    let alone = report.sides.len() == 1;
    let heavier = |key: &str, alone_key: &str, points: i32| {
        if alone {
            return Msg::new(alone_key).with("worth", signed(points));
        }
        let seat = Seat(u8::from(points < 0));
        Msg::new(key).with("side", side(table, seat)).with("worth", signed(points.abs()))
    };
    out.push(match luck.abs() - decisions.abs() {
        apart if apart >= APART => heavier("analysis-by-luck", "analysis-alone-luck", luck),
        apart if apart <= -APART => heavier("analysis-by-decisions", "analysis-alone-decisions", decisions),
        _ => Msg::new("analysis-by-neither"),
    });
    if let Some(moment) = report.moments.iter().max_by_key(|moment| moment.points.abs()) {
        let seat = if alone { Seat(0) } else { Seat(u8::from(moment.points < 0)) };
        out.push(
            Msg::new("analysis-greatest")
                .with("step", (moment.from + 1) as i64)
                .with("side", side(table, seat))
                .with("worth", signed(for_seat(seat, moment.points))),
        );
    }
    let tenths = (report.correction.mean_size() / f64::from(HUNDREDTH) * 10.0).round() as i64;
    out.push(
        Msg::new("analysis-correction")
            .with("whole", tenths / 10)
            .with("tenth", tenths % 10)
            .with("mean", signed(report.correction.mean().round() as i32))
            .with("side", first),
    );
    out.push(Msg::new("analysis-budget").with("playouts", i64::from(report.playouts)));
    out
}

/// The bars of a curve, lowest first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The curve as a line of bars so many columns wide at most, and below it the rounds where they begin.
pub fn sparkline(analysed: &Analysed, wide: usize) -> (String, String) {
    let curve = &analysed.report.curve;
    let wide = wide.clamp(1, curve.len());
    let bar = |column: usize| {
        let (from, to) = (column * curve.len() / wide, (column + 1) * curve.len() / wide);
        let here = &curve[from..to.max(from + 1)];
        let mean = here.iter().sum::<i32>() / here.len() as i32;
        BARS[(mean.clamp(0, CERTAIN) * 7 / CERTAIN) as usize]
    };
    let line = (0..wide).map(bar).collect();
    let mut marks = String::new();
    for (step, round) in &analysed.rounds {
        let column = step * wide / curve.len();
        let used = marks.chars().count();
        let number = round.number.to_string();
        // A round whose number has no room goes without.
        if (column > used || used == 0) && column + number.len() <= wide {
            marks += &" ".repeat(column.saturating_sub(used));
            marks += &number;
        }
    }
    (line, marks)
}

/// The analysis as lines of text; `say` renders, `wide` is how long the curve may be.
pub fn page(
    table: &dyn AnyTable,
    analysed: &Analysed,
    say: &dyn Fn(&Msg) -> String,
    wide: usize,
) -> Vec<String> {
    let (curve, marks) = sparkline(analysed, wide);
    let mut out = vec![curve];
    let key = if marks.is_empty() { "analysis-curve-plain" } else { "analysis-curve" };
    if !marks.is_empty() {
        out.push(marks);
    }
    out.push(say(&Msg::new(key).with("side", side(table, Seat(0)))));
    out.push(String::new());
    out.extend(analysed.summary.iter().map(say));
    out.push(String::new());
    if analysed.moments.is_empty() {
        out.push(say(&Msg::new("analysis-none")));
        return out;
    }
    out.push(say(&Msg::new("analysis-moments")));
    for told in &analysed.moments {
        out.push(String::new());
        out.push(format!("{}: {}", say(&told.place), say(&told.headline)));
        let sentences = told.told.iter().chain(&told.better);
        out.extend(sentences.map(|msg| format!("  {}", say(msg))));
    }
    out
}
