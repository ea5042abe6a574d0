//! Exam positions: decisions in which some orders are clearly best or clearly bad, and how a bot does in them.
//!
//! See `docs/cases.md` for the format.

use crate::file::{CaseError, Step, Title, at, wanted_of};
use crate::run::opening;
use bots::{BotSpec, Clock, Fancy};
use engine::{Header, Insight, Need, Seat, Source, Viewer};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use table::{Table, fits};
use text::{Lang, Texts};
use toml::Spanned;

/// An exam position as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExamFile {
    /// The game's id.
    pub game: Spanned<String>,
    /// One sentence, in English or in both languages.
    pub title: Title,
    /// What is tested; scores are added up by theme.
    pub theme: String,
    /// 1 obvious, 2 sound, 3 fine.
    pub level: Spanned<u8>,
    /// The reason, in words.
    pub why: Title,
    /// How it was verified.
    #[serde(default)]
    pub proof: String,
    /// The deep look that proved it.
    pub look: Option<Proven>,
    /// What orders are worth by that look: the best and those behind it.
    #[serde(default)]
    pub worth: BTreeMap<String, f32>,
    /// Scenario; the first one if not given.
    pub scenario: Option<Spanned<String>>,
    /// Options of the rules.
    #[serde(default)]
    pub options: BTreeMap<String, Spanned<String>>,
    /// Facts that differ from the start of the scenario.
    #[serde(default)]
    pub position: BTreeMap<String, Spanned<toml::Value>>,
    /// Luck and orders that lead to the decision.
    #[serde(default)]
    pub script: Vec<Spanned<Step>>,
    /// The first order must be one of these.
    pub best: Option<Spanned<Vec<String>>>,
    /// The first order must be none of these.
    pub avoid: Option<Spanned<Vec<String>>>,
    /// The bot plays on; what comes of it is checked.
    pub plan: Option<Spanned<Plan>>,
}

/// How a deep look is repeated.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proven {
    /// Its playouts.
    pub playouts: u32,
    /// Its seed.
    pub seed: u64,
}

/// What must come of playing on.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Plan {
    /// Facts that end the play.
    pub until: BTreeMap<String, toml::Value>,
    /// At most so many orders of the examined side.
    pub most: Option<usize>,
    /// Lucks used one after the other; `*` is thrown.
    pub luck: Vec<String>,
    /// The bot of the other side; without one it passes if it can.
    pub foe: Option<String>,
    /// Facts that must all hold at the end.
    pub expect: BTreeMap<String, toml::Value>,
    /// One of these groups of facts must hold.
    pub any: Vec<BTreeMap<String, toml::Value>>,
    /// None of these groups of facts may hold.
    pub forbid: Vec<BTreeMap<String, toml::Value>>,
    /// One of these orders must have been given.
    pub gives: Vec<String>,
    /// None of these orders may have been given.
    pub never: Vec<String>,
}

/// How a bot did in one try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Try {
    /// The orders it gave, until it was known whether they are right.
    pub gave: Vec<String>,
    /// What was wrong with them; nothing if they are right.
    pub wrong: Option<String>,
}

/// Reads an exam position.
pub fn read(name: &str, text: &str) -> Result<ExamFile, CaseError> {
    let exam: ExamFile = engine::parse_with(name, text)?;
    if !(1..=3).contains(exam.level.get_ref()) {
        return Err(at(name, text, exam.level.span(), "level is 1, 2 or 3"));
    }
    if exam.best.is_none() && exam.avoid.is_none() && exam.plan.is_none() {
        return Err(at(name, text, 0..0, "say what is right: best, avoid or plan"));
    }
    Ok(exam)
}

/// Asks a bot, once for each seed. What is wrong with the position itself is an error with its line.
pub fn sit<G: Insight>(
    data: &G::Data,
    texts: &Texts,
    (name, text): (&str, &str),
    exam: &ExamFile,
    (bot, seeds): (BotSpec, Range<u64>),
    clock: &dyn Clock,
) -> Result<Vec<Try>, CaseError> {
    let fail = |span: Range<usize>, what: String| at(name, text, span, what);
    let (table, seat) = decision::<G>(data, texts, (name, text), exam)?;
    let foe = match exam.plan.as_ref().and_then(|plan| plan.get_ref().foe.as_ref().map(|foe| (foe, plan))) {
        Some((foe, plan)) => Some(foe.parse::<BotSpec>().map_err(|what| fail(plan.span(), what))?),
        None => None,
    };
    let one = |seed: u64| Sitting { seat, bot, foe, fancy: Fancy::new(seed), clock }.sit(&table, exam);
    seeds
        .map(|seed| one(seed).map_err(|what| fail(exam.plan.as_ref().map_or(0..0, Spanned::span), what)))
        .collect()
}

/// The table at the decision, and the seat that is examined. Orders that are named must be legal.
pub fn decision<G: Insight>(
    data: &G::Data,
    texts: &Texts,
    (name, text): (&str, &str),
    exam: &ExamFile,
) -> Result<(Table<G>, Seat), CaseError> {
    let fail = |span: Range<usize>, what: String| at(name, text, span, what);
    if exam.game.get_ref() != G::PROFILE.id {
        return Err(fail(exam.game.span(), format!("this is a position of {}", G::PROFILE.id)));
    }
    let (game, position) = opening::<G>(data, (name, text), &exam.scenario, &exam.options, &exam.position)?;
    let mut table = Table::from_position(Arc::new(game), Header::default(), position);
    for step in &exam.script {
        lead(&mut table, texts, step.get_ref()).map_err(|what| fail(step.span(), what))?;
    }
    let Need::Order(seat) = table.need() else {
        return Err(fail(0..0, "no side is asked for an order here".to_owned()));
    };
    let legal: Vec<String> = table.orders().into_iter().map(|order| table.game().write(order)).collect();
    for list in [&exam.best, &exam.avoid].into_iter().flatten() {
        for order in list.get_ref() {
            if !legal.iter().any(|known| fits(order, known)) {
                let what = format!("«{order}» is no legal order here; legal are: {}", legal.join(", "));
                return Err(fail(list.span(), what));
            }
        }
    }
    Ok((table, seat))
}

/// Leads to the decision.
fn lead<G: Insight>(table: &mut Table<G>, texts: &Texts, step: &Step) -> Result<(), String> {
    let say = |error: table::OrderError| texts.say(Lang::En, &error.msg());
    match (&step.luck, &step.order, table.need()) {
        (Some(luck), None, _) => table.luck_text(luck).map_err(say),
        (None, Some(order), Need::Order(seat)) => table.order_text(seat, order).map_err(say),
        (None, Some(_), _) => Err("no order is awaited here".to_owned()),
        _ => Err("a step that leads to the decision has either luck or order".to_owned()),
    }
}

struct Sitting<'a> {
    seat: Seat,
    bot: BotSpec,
    foe: Option<BotSpec>,
    fancy: Fancy,
    clock: &'a dyn Clock,
}

impl Sitting<'_> {
    fn sit<G: Insight>(&mut self, start: &Table<G>, exam: &ExamFile) -> Result<Try, String> {
        let mut table = start.clone();
        let first = self.choose(&table, self.seat, self.bot)?;
        let order = table.game().write(first);
        let gave = vec![order.clone()];
        let among = |list: &Option<Spanned<Vec<String>>>| {
            list.as_ref().is_some_and(|list| list.get_ref().iter().any(|known| fits(known, &order)))
        };
        if exam.best.is_some() && !among(&exam.best) {
            return Ok(Try { gave, wrong: Some(format!("«{order}» is not best")) });
        }
        if among(&exam.avoid) {
            return Ok(Try { gave, wrong: Some(format!("«{order}» must be avoided")) });
        }
        let Some(plan) = &exam.plan else { return Ok(Try { gave, wrong: None }) };
        let plan = plan.get_ref();
        let mut try_ = Try { gave, wrong: None };
        table.order(self.seat, first).map_err(|_| format!("the bot gave an illegal order: {order}"))?;
        self.play_on(&mut table, plan, &mut try_)?;
        try_.wrong = judge(&table, plan, &try_.gave)?;
        Ok(try_)
    }

    /// Plays until the plan is at its end.
    fn play_on<G: Insight>(
        &mut self,
        table: &mut Table<G>,
        plan: &Plan,
        try_: &mut Try,
    ) -> Result<(), String> {
        let mut lucks = plan.luck.iter();
        loop {
            if !plan.until.is_empty() && holds(table, &plan.until)? {
                return Ok(());
            }
            match table.need() {
                Need::Over(_) => return Ok(()),
                Need::Luck(_) => {
                    let given = lucks.next().filter(|luck| *luck != "*");
                    if given.is_none_or(|luck| table.luck_text(luck).is_err()) {
                        table.roll(&mut self.fancy);
                    }
                }
                Need::Order(seat) if seat == self.seat => {
                    if plan.most.is_some_and(|most| try_.gave.len() >= most) {
                        return Ok(());
                    }
                    let order = self.choose(table, seat, self.bot)?;
                    try_.gave.push(table.game().write(order));
                    table.order(seat, order).map_err(|_| "the bot gave an illegal order".to_owned())?;
                }
                Need::Order(seat) => {
                    let order = match self.foe {
                        Some(foe) => self.choose(table, seat, foe)?,
                        None => self.idle(table),
                    };
                    table
                        .order(seat, order)
                        .map_err(|_| "the other side gave an illegal order".to_owned())?;
                }
            }
        }
    }

    fn choose<G: Insight>(&mut self, table: &Table<G>, seat: Seat, bot: BotSpec) -> Result<G::Order, String> {
        let view = table.game().view(table.position(), Viewer::Seat(seat));
        bots::choose(bot, &**table.game(), table.minds(), &view, seat, &mut self.fancy, self.clock)
            .ok_or_else(|| "there is no legal order".to_owned())
    }

    /// Does as little as it can.
    fn idle<G: Insight>(&mut self, table: &Table<G>) -> G::Order {
        let orders = table.orders();
        let little = ["pass", "done", "end"];
        let found = orders.iter().find(|order| little.contains(&table.game().write(**order).as_str()));
        *found.unwrap_or_else(|| &orders[self.fancy.below(orders.len() as u64) as usize])
    }
}

/// What is wrong at the end.
fn judge<G: Insight>(table: &Table<G>, plan: &Plan, gave: &[String]) -> Result<Option<String>, String> {
    for (key, wanted) in &plan.expect {
        if !holds(table, &BTreeMap::from([(key.clone(), wanted.clone())]))? {
            let facts = table.game().facts(table.position());
            let found = facts.iter().find(|(name, _)| name.eq_ignore_ascii_case(key));
            let found = found.map_or("missing".to_owned(), |(_, fact)| fact.to_string());
            return Ok(Some(format!("{key} is {found}, expected {wanted}")));
        }
    }
    let mut one = plan.any.is_empty();
    for group in &plan.any {
        one |= holds(table, group)?;
    }
    if !one {
        return Ok(Some("none of the wanted ends was reached".to_owned()));
    }
    for group in &plan.forbid {
        if holds(table, group)? {
            return Ok(Some(format!("what must not be: {group:?}")));
        }
    }
    if !plan.gives.is_empty() && !gave.iter().any(|order| plan.gives.iter().any(|known| fits(known, order))) {
        return Ok(Some(format!("none of these was ordered: {}", plan.gives.join(", "))));
    }
    let bad = gave.iter().find(|order| plan.never.iter().any(|known| fits(known, order)));
    Ok(bad.map(|order| format!("«{order}» must never be ordered")))
}

/// Whether all these facts hold.
fn holds<G: Insight>(table: &Table<G>, wanted: &BTreeMap<String, toml::Value>) -> Result<bool, String> {
    let facts = table.game().facts(table.position());
    for (key, value) in wanted {
        let Some((_, found)) = facts.iter().find(|(name, _)| name.eq_ignore_ascii_case(key)) else {
            return Err(format!("there is no fact «{key}»"));
        };
        let meaningless = || format!("{key} is compared with {value}, which has no meaning");
        for test in wanted_of(value).ok_or_else(meaningless)? {
            if !test.holds(found).ok_or_else(meaningless)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}
