use crate::file::{CaseError, CaseFile, Step, at, fact};
use engine::{Fact, Game, Header, Insight, Need, Setup};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use table::{OrderError, Table};
use text::{Lang, RuleBook, Texts};
use toml::Spanned;

/// Runs a case. The first thing that does not hold is the error, with its line.
pub fn run<G: Insight>(
    data: &G::Data,
    texts: &Texts,
    book: &RuleBook,
    name: &str,
    text: &str,
    case: &CaseFile,
) -> Result<(), CaseError> {
    let fail = |span: Range<usize>, what: String| at(name, text, span, what);
    for rule in case.rule.get_ref() {
        if !book.has(rule) {
            return Err(fail(case.rule.span(), format!("the rulebook has no section or ruling «{rule}»")));
        }
    }
    play::<G>(data, texts, name, text, case).map(|_| ())
}

/// Plays a case to its end, unless something does not hold before.
pub fn play<G: Insight>(
    data: &G::Data,
    texts: &Texts,
    name: &str,
    text: &str,
    case: &CaseFile,
) -> Result<Table<G>, CaseError> {
    let (game, position) = opening::<G>(data, (name, text), &case.scenario, &case.options, &case.position)?;
    let mut table = Table::from_position(Arc::new(game), Header::default(), position);
    for step in &case.script {
        take(&mut table, texts, step.get_ref()).map_err(|what| at(name, text, step.span(), what))?;
    }
    Ok(table)
}

/// The rules and the hand-made position that a file describes.
pub(crate) fn opening<G: Game>(
    data: &G::Data,
    (name, text): (&str, &str),
    scenario: &Option<Spanned<String>>,
    options_wanted: &BTreeMap<String, Spanned<String>>,
    facts: &BTreeMap<String, Spanned<toml::Value>>,
) -> Result<(G, G::Position), CaseError> {
    let fail = |span: Range<usize>, what: String| at(name, text, span, what);
    let mut scenarios = G::scenarios(data);
    scenarios.extend(G::drills(data));
    let scenario = match scenario {
        Some(wanted) if scenarios.contains(wanted.get_ref()) => wanted.get_ref().clone(),
        Some(wanted) => {
            let known = scenarios.join(", ");
            return Err(fail(
                wanted.span(),
                format!("no scenario «{}»; there are {known}", wanted.get_ref()),
            ));
        }
        None => scenarios[0].clone(),
    };
    let mut options = Vec::new();
    for (key, value) in options_wanted {
        let spec = G::PROFILE.options.iter().find(|spec| spec.key == key);
        match spec {
            Some(spec) if spec.values.contains(&value.get_ref().as_str()) => {
                options.push((key.clone(), value.get_ref().clone()))
            }
            Some(spec) => {
                return Err(fail(value.span(), format!("option {key} is one of {}", spec.values.join(", "))));
            }
            None => return Err(fail(value.span(), format!("the game has no option «{key}»"))),
        }
    }
    let game = G::new(data, &Setup { scenario, options });
    let mut position = game.start();
    let mut last = 0..0;
    for (key, value) in facts {
        let fact = fact(value.get_ref()).ok_or_else(|| {
            fail(value.span(), format!("{key} wants a word, a number, true, false or a list of words"))
        })?;
        game.set_fact(&mut position, key, &fact).map_err(|error| fail(value.span(), error.0))?;
        last = value.span();
    }
    game.check_position(&position).map_err(|error| fail(last, error.0))?;
    Ok((game, position))
}

fn take<G: Insight>(table: &mut Table<G>, texts: &Texts, step: &Step) -> Result<(), String> {
    let say = |error: &OrderError| texts.say(Lang::En, &error.msg());
    let decider = |table: &Table<G>| match table.need() {
        Need::Order(seat) => Ok(seat),
        Need::Luck(_) => Err("luck is awaited here, not an order".to_owned()),
        Need::Over(_) => Err("the game is over here".to_owned()),
    };
    let legal = |table: &Table<G>| -> Vec<String> {
        table.orders().into_iter().map(|order| table.game().write(order)).collect()
    };
    // An order that cannot even be read is a mistake of the case, not a fact about the rules.
    let readable = |table: &Table<G>, text: &str| {
        let order = table.game().read(text).map_err(|error| texts.say(Lang::En, &error.0))?;
        Ok::<String, String>(table.game().write(order))
    };
    if step.luck.is_some() && step.order.is_some() {
        return Err("one step is either luck or an order".into());
    }
    let mut did = false;
    if let Some(luck) = &step.luck {
        did = true;
        table.luck_text(luck).map_err(|error| match error {
            OrderError::NotYourTurn => format!("no luck is awaited here: {} decides", who(table)),
            error => say(&error),
        })?;
    }
    if let Some(order) = &step.order {
        did = true;
        let seat = decider(table)?;
        table.order_text(seat, order).map_err(|error| format!("«{order}»: {}", say(&error)))?;
    }
    if let Some(order) = &step.refused {
        did = true;
        let read = table.game().read(order).map_err(|error| texts.say(Lang::En, &error.0))?;
        match (table.game().judge(table.position(), read), &step.rule) {
            (Ok(()), _) => return Err(format!("«{order}» must be refused but is legal")),
            (Err(refusal), Some(rule)) if refusal.rule.0 != rule => {
                let reason = texts.say(Lang::En, &refusal.reason);
                return Err(format!("«{order}» is refused under {}, not {rule}: {reason}", refusal.rule));
            }
            (Err(_), Some(_)) => {}
            (Err(_), None) => return Err("say under which rule it is refused: rule = \"...\"".into()),
        }
    } else if step.rule.is_some() {
        return Err("rule goes with refused".into());
    }
    if let Some(facts) = &step.expect {
        did = true;
        expect(table, facts)?;
    }
    for order in step.offered.iter().flatten() {
        did = true;
        let order = readable(table, order)?;
        if !legal(table).contains(&order) {
            return Err(format!("«{order}» is not offered; legal are: {}", legal(table).join(", ")));
        }
    }
    for order in step.not_offered.iter().flatten() {
        did = true;
        let order = readable(table, order)?;
        if legal(table).contains(&order) {
            return Err(format!("«{order}» is offered but must not be"));
        }
    }
    if let Some(only) = &step.only {
        did = true;
        let mut wanted = only.iter().map(|order| readable(table, order)).collect::<Result<Vec<_>, _>>()?;
        let mut found = legal(table);
        wanted.sort();
        found.sort();
        if wanted != found {
            return Err(format!("legal are exactly: {}", found.join(", ")));
        }
    }
    if let Some(order) = &step.odds {
        did = true;
        odds(table, texts, order, step)?;
    } else if step.chances.is_some() || step.sum.is_some() || step.tally.is_some() {
        return Err("chances, sum and tally go with odds".into());
    }
    if did { Ok(()) } else { Err("the step does nothing".into()) }
}

fn who<G: Insight>(table: &Table<G>) -> &'static str {
    match table.need() {
        Need::Order(seat) => G::PROFILE.seat_id(seat),
        Need::Luck(_) => "luck",
        Need::Over(_) => "nobody",
    }
}

fn expect<G: Insight>(table: &Table<G>, wanted: &BTreeMap<String, toml::Value>) -> Result<(), String> {
    let facts = table.game().facts(table.position());
    for (key, value) in wanted {
        let value =
            fact(value).ok_or_else(|| format!("{key} wants a word, a number, true, false or a list"))?;
        let Some((_, found)) = facts.iter().find(|(name, _)| name.eq_ignore_ascii_case(key)) else {
            let known: Vec<&str> = facts.iter().map(|(name, _)| name.as_str()).collect();
            return Err(format!("there is no fact «{key}»; facts are {}", known.join(", ")));
        };
        let value = match (&value, found) {
            (Fact::Num(n), Fact::Word(_)) => Fact::Word(n.to_string()),
            _ => value,
        };
        if !found.agrees(&value) {
            return Err(format!("{key} is {found}, expected {value}"));
        }
    }
    Ok(())
}

fn odds<G: Insight>(table: &Table<G>, texts: &Texts, order: &str, step: &Step) -> Result<(), String> {
    let game = table.game();
    let read = game.read(order).map_err(|error| texts.say(Lang::En, &error.0))?;
    game.judge(table.position(), read)
        .map_err(|refusal| format!("«{order}» is refused: {}", texts.say(Lang::En, &refusal.reason)))?;
    let odds = game.odds(table.position(), read).ok_or_else(|| format!("«{order}» leads to no fight"))?;
    if step.chances.is_none() && step.sum.is_none() && step.tally.is_none() {
        return Err("say what the odds must be: chances, sum or tally".into());
    }
    for (result, &wanted) in step.chances.iter().flatten() {
        if !texts.has(Lang::En, &format!("odds-{result}")) {
            return Err(format!("no fight has the result «{result}»"));
        }
        let found = odds.chance(result);
        if (found - wanted).abs() > 0.00005 {
            return Err(format!("the chance of {result} is {found:.4}, expected {wanted}"));
        }
    }
    if let Some(wanted) = step.sum
        && odds.tally.sum() != wanted
    {
        return Err(format!("the tally comes to {}, expected {wanted}", odds.tally.sum()));
    }
    if let Some(wanted) = &step.tally {
        let mut found: BTreeMap<String, i32> = BTreeMap::new();
        for line in odds.tally.lines() {
            let key = line.reason.strip_prefix("tally-").unwrap_or(line.reason);
            *found.entry(key.to_owned()).or_default() += line.value as i32;
        }
        if found != *wanted {
            return Err(format!("the tally is {found:?}, expected {wanted:?}"));
        }
    }
    Ok(())
}
