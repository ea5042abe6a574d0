//! A case as something to look at: what happens step by step, in words, and which moments of a table show it.

use crate::file::{CaseError, CaseFile, Step, at, fact};
use crate::run::opening;
use engine::{Fact, Header, Insight, Msg, Need, Viewer};
use scene::{Choice, Cue, OddsFace, Pick, Show, Tone};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::{AnyTable, OrderError, Table};
use text::{Lang, Texts};

/// A case that can be looked at.
pub struct Example {
    /// Its id: the name of its file.
    pub id: String,
    /// What it shows, in both languages if it was written in both.
    pub title: Msg,
    /// The language of the title, if there is only one.
    pub title_in: Option<Lang>,
    /// Sections and rulings it shows.
    pub rules: Vec<String>,
    /// Scenario and options: cases with the same ones have the same map.
    pub ground: String,
    /// Cells it is about, so that the rest of the map can be left out; none if it is about no place.
    pub cells: Vec<String>,
    /// The table it was played at, for the pictures: [`Frame::step`] says after how many steps.
    pub table: Box<dyn AnyTable>,
    /// What happens, one thing after the other; first the position.
    pub frames: Vec<Frame>,
}

/// One thing that happens or is shown.
pub struct Frame {
    /// What kind of thing.
    pub kind: FrameKind,
    /// The moment it shows: steps of the table until then.
    pub step: usize,
    /// What is done.
    pub title: Msg,
    /// The order or luck in notation; empty if there is none.
    pub notation: String,
    /// What comes of it.
    pub lines: Vec<Line>,
    /// Odds of an order, if the case states some.
    pub odds: Option<OddsFace<Msg>>,
    /// What of it can be seen on the board.
    pub cues: Vec<Cue>,
}

/// What a frame shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FrameKind {
    /// The position before anything happens.
    Start,
    /// Somebody orders something.
    Order,
    /// Something is thrown or drawn.
    Luck,
    /// Something is not allowed.
    Refused,
    /// What may come of an order.
    Odds,
    /// What may be ordered, and what is true.
    Look,
}

impl FrameKind {
    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            FrameKind::Start => "start",
            FrameKind::Order => "order",
            FrameKind::Luck => "luck",
            FrameKind::Refused => "refused",
            FrameKind::Odds => "odds",
            FrameKind::Look => "look",
        }
    }
}

/// A sentence of a frame.
pub struct Line {
    /// The sentence.
    pub text: Msg,
    /// Its rule; may be empty.
    pub rule: String,
    /// Whether it says yes or no.
    pub tone: Tone,
}

/// The id of a case: its file's name.
pub fn id_of(name: &str) -> &str {
    let file = name.rsplit('/').next().unwrap_or(name);
    file.strip_suffix(".toml").unwrap_or(file)
}

/// Plays a case for somebody who looks on. What it claims is not checked: [`crate::run`] does that.
pub fn example<G: Show + Insight>(
    data: &G::Data,
    texts: &Texts,
    name: &str,
    text: &str,
    case: &CaseFile,
) -> Result<Example, CaseError> {
    let (game, position) = opening::<G>(data, (name, text), &case.scenario, &case.options, &case.position)?;
    let header = Header { game: G::PROFILE.id.to_owned(), ..Header::default() };
    let table = Table::from_position(Arc::new(game), header, position);
    let mut told = Told { places: Places::new(&table), table, texts, frames: Vec::new() };
    told.begin(case);
    for step in &case.script {
        told.step(step.get_ref()).map_err(|what| at(name, text, step.span(), what))?;
    }
    let scenario = case.scenario.as_ref().map_or("", |scenario| scenario.get_ref());
    let options = case.options().into_iter().map(|(key, value)| format!(" {key}={value}"));
    Ok(Example {
        id: id_of(name).to_owned(),
        title: case.title.msg(),
        title_in: case.title.only(),
        rules: case.rule.get_ref().clone(),
        ground: format!("{scenario}{}", options.collect::<String>()),
        cells: told.places.named.into_iter().collect(),
        table: Box::new(told.table),
        frames: told.frames,
    })
}

/// A case while it is told.
struct Told<'a, G: Show + Insight> {
    table: Table<G>,
    texts: &'a Texts,
    places: Places,
    frames: Vec<Frame>,
}

impl<G: Show + Insight> Told<'_, G> {
    fn begin(&mut self, case: &CaseFile) {
        let facts: Vec<(String, Fact)> = case.facts();
        for (key, fact) in &facts {
            self.places.word(&self.table, key.split('.').next().unwrap_or(key));
            self.places.fact(&self.table, fact);
        }
        self.frame(FrameKind::Start, Msg::new("example-start"), String::new());
    }

    fn frame(&mut self, kind: FrameKind, title: Msg, notation: String) -> &mut Frame {
        let step = self.table.len();
        self.frames.push(Frame {
            kind,
            step,
            title,
            notation,
            lines: Vec::new(),
            odds: None,
            cues: Vec::new(),
        });
        self.frames.last_mut().expect("just pushed")
    }

    /// An order in words, and what it points at. Games describe legal orders; of any other one only what it is declared as is known, or
    /// what was written.
    fn label(&mut self, text: &str) -> Result<(G::Order, Msg), String> {
        let game = self.table.game();
        let order = game.read(text).map_err(|error| self.texts.say(Lang::En, &error.0))?;
        let choice = match (self.table.need(), game.judge(self.table.position(), order)) {
            (Need::Order(seat), Ok(())) => {
                game.choice(&game.view(self.table.position(), Viewer::Seat(seat)), order)
            }
            _ => Choice::of(&**game, order),
        };
        self.places.picks(&self.table, &choice.picks);
        let told = Lang::ALL.iter().all(|lang| self.texts.try_say(*lang, &choice.label).is_ok());
        Ok((order, if told { choice.label } else { Msg::plain(text) }))
    }

    /// What was told since so many steps, with what can be seen of it.
    fn log(&mut self, from: usize) {
        let entries = AnyTable::log(&self.table, from, Viewer::Referee);
        let Some(frame) = self.frames.last_mut() else { return };
        for entry in entries {
            for cue in &entry.cues {
                let ends = cue.from.iter().chain(&cue.to).cloned().collect::<Vec<Pick>>();
                self.places.picks(&self.table, &ends);
                cue.path.iter().for_each(|cell| self.places.word(&self.table, cell));
            }
            frame.cues.extend(entry.cues);
            let lines = entry.lines.into_iter();
            frame.lines.extend(lines.map(|line| Line {
                text: line.text,
                rule: line.rule.to_string(),
                tone: Tone::Plain,
            }));
        }
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
        let say = |texts: &Texts, error: OrderError| texts.say(Lang::En, &error.msg());
        let before = self.table.len();
        if let Some(luck) = &step.luck {
            self.table.luck_text(luck).map_err(|error| say(self.texts, error))?;
            let title = Msg::new("example-luck").with("luck", luck.clone());
            self.frame(FrameKind::Luck, title, luck.clone());
        }
        if let Some(text) = &step.order {
            let Need::Order(seat) = self.table.need() else {
                return Err("nobody can order anything here".to_owned());
            };
            let (order, label) = self.label(text)?;
            self.table.order(seat, order).map_err(|error| say(self.texts, error))?;
            let side = Msg::new(format!("side-{}", G::PROFILE.seat_id(seat)));
            let title = Msg::new("example-order").with("side", side).with("order", label);
            self.frame(FrameKind::Order, title, text.clone());
        }
        if self.table.len() > before {
            self.log(before);
        }
        if let Some(text) = &step.refused {
            let (order, label) = self.label(text)?;
            let Err(refusal) = self.table.game().judge(self.table.position(), order) else {
                return Err(format!("«{text}» is legal"));
            };
            let title = Msg::new("example-refused").with("order", label);
            let frame = self.frame(FrameKind::Refused, title, text.clone());
            let rule = refusal.rule.to_string();
            frame.lines.push(Line { text: refusal.reason, rule, tone: Tone::Bad });
        }
        if let Some(text) = &step.odds {
            let (order, label) = self.label(text)?;
            let game = self.table.game().clone();
            let odds = game.odds(self.table.position(), order);
            let odds = odds.ok_or_else(|| format!("«{text}» leads to no fight"))?;
            let title = Msg::new("example-odds").with("order", label);
            self.frame(FrameKind::Odds, title, text.clone()).odds = Some(game.odds_face(&odds));
        }
        self.offers(step)?;
        if let Some(facts) = &step.expect {
            self.expect(facts);
        }
        Ok(())
    }

    /// What may and may not be ordered.
    fn offers(&mut self, step: &Step) -> Result<(), String> {
        let yes = step.offered.iter().chain(&step.only).flatten().map(|order| (order, Tone::Good));
        let no = step.not_offered.iter().flatten().map(|order| (order, Tone::Bad));
        let mut lines = Vec::new();
        for (text, tone) in yes.chain(no) {
            let (order, label) = self.label(text)?;
            let refusal = self.table.game().judge(self.table.position(), order).err();
            lines.push(match (tone, refusal) {
                (Tone::Bad, Some(refusal)) => Line {
                    text: Msg::new("example-may-not").with("order", label).with("why", refusal.reason),
                    rule: refusal.rule.to_string(),
                    tone,
                },
                _ => Line { text: Msg::new("example-may").with("order", label), rule: String::new(), tone },
            });
        }
        if step.only.is_some() {
            let key = if lines.is_empty() { "example-nothing" } else { "example-only" };
            lines.push(Line { text: Msg::new(key), rule: String::new(), tone: Tone::Plain });
        }
        if !lines.is_empty() {
            self.frame(FrameKind::Look, Msg::new("example-look"), String::new()).lines = lines;
        }
        Ok(())
    }

    /// What must be true now belongs to what has just happened.
    fn expect(&mut self, facts: &BTreeMap<String, toml::Value>) {
        let mut words = Vec::new();
        for (key, value) in facts {
            self.places.word(&self.table, key.split('.').next().unwrap_or(key));
            if let Some(fact) = fact(value) {
                self.places.fact(&self.table, &fact);
                words.push(format!("{key} = {fact}"));
            }
        }
        let text = Msg::new("example-holds").with("facts", words.join(", "));
        let line = Line { text, rule: String::new(), tone: Tone::Plain };
        if let Some(frame) = self.frames.last_mut() {
            frame.lines.push(line);
        }
    }
}

/// The places a case names.
struct Places {
    cells: BTreeSet<String>,
    named: BTreeSet<String>,
}

impl Places {
    fn new<G: Show + Insight>(table: &Table<G>) -> Places {
        let map = AnyTable::map(table);
        let cells = map.boards.iter().flat_map(|board| board.cells.iter().map(|cell| cell.id.clone()));
        Places { cells: cells.collect(), named: BTreeSet::new() }
    }

    /// A cell, or a piece, which stands in one before or after the last step.
    fn word<G: Show + Insight>(&mut self, table: &Table<G>, word: &str) {
        if self.cells.contains(word) {
            self.named.insert(word.to_owned());
            return;
        }
        for step in [table.len().saturating_sub(1), table.len()] {
            let scene = table.game().scene(&table.game().view(table.position_at(step), Viewer::Referee));
            let found = scene.pieces.into_iter().find(|piece| piece.id.eq_ignore_ascii_case(word));
            self.named.extend(found.map(|piece| piece.cell).filter(|cell| self.cells.contains(cell)));
        }
    }

    fn fact<G: Show + Insight>(&mut self, table: &Table<G>, fact: &Fact) {
        match fact {
            Fact::Word(text) => text.split_whitespace().for_each(|word| self.word(table, word)),
            Fact::Words(list) => list.iter().for_each(|word| self.word(table, word)),
            Fact::Num(n) => self.word(table, &n.to_string()),
            Fact::Flag(_) => {}
        }
    }

    fn picks<G: Show + Insight>(&mut self, table: &Table<G>, picks: &[Pick]) {
        for pick in picks {
            match pick {
                Pick::Cell(id) | Pick::Piece(id) => self.word(table, id),
                Pick::Card(_) => {}
            }
        }
    }
}
