//! Pointing, ordering, taking back, asking why not.

use crate::app::App;
use crate::line::Edit;
use crate::panel::{Item, Panel, Topic};
use crate::picks;
use crate::save;
use crate::think::Purpose;
use crate::words::Say;
use bots::{BotSpec, Level};
use engine::{Msg, Need, Seat};
use scene::{CardFace, Pick, Piece};
use std::path::Path;
use table::OrderError;

/// Something that can be picked next, and where it is.
pub(crate) struct Target {
    pub pick: Pick,
    pub place: usize,
    /// The piece, if it is one.
    pub piece: Option<String>,
}

/// The bot that gives advice.
const ADVISER: BotSpec = BotSpec::Search(Level::Millis(200));

impl App {
    /// The piece with this id.
    pub(crate) fn piece(&self, id: &str) -> Option<&Piece<String>> {
        self.scene.pieces.iter().find(|piece| piece.id == id)
    }

    /// The card with this id in a hand that is seen.
    pub(crate) fn card(&self, id: &str) -> Option<&CardFace<String>> {
        self.scene.hands.iter().flat_map(|hand| &hand.cards).find(|card| card.id == id)
    }

    /// The pieces in a cell, lower ones first.
    pub(crate) fn pieces_in(&self, place: usize) -> Vec<&Piece<String>> {
        let Some(place) = self.places.all.get(place) else { return Vec::new() };
        self.scene.pieces.iter().filter(|piece| piece.cell == place.id).collect()
    }

    pub(crate) fn place_of(&self, pick: &Pick) -> Option<usize> {
        match pick {
            Pick::Cell(id) => self.places.find(id),
            Pick::Piece(id) => self.piece(id).and_then(|piece| self.places.find(&piece.cell)),
            Pick::Card(_) => None,
        }
    }

    /// What can be picked next: pieces first, then cells, each in reading order.
    pub(crate) fn targets(&self) -> Vec<Target> {
        let mut targets: Vec<Target> = picks::next(&self.choices, &self.picks)
            .into_iter()
            .filter_map(|pick| {
                let place = self.place_of(&pick)?;
                let piece = if let Pick::Piece(id) = &pick { Some(id.clone()) } else { None };
                Some(Target { pick, place, piece })
            })
            .collect();
        targets.sort_by_key(|target| (target.piece.is_none(), self.places.reading_order(target.place)));
        targets
    }

    /// Choices to be made without pointing at anything more, by number.
    pub(crate) fn buttons(&self) -> Vec<usize> {
        picks::ready(&self.choices, &self.picks, |pick| match pick {
            // Cards are taken from the hand.
            Pick::Card(id) => self.card(id).is_some(),
            pick => self.place_of(pick).is_some(),
        })
    }

    /// Makes the choice behind a button.
    pub(crate) fn press(&mut self, number: usize) {
        match self.buttons().get(number) {
            Some(&choice) => self.choose(choice),
            None if self.decider().is_none() => self.not_now(),
            None => {}
        }
    }

    /// Why nothing can be ordered at this moment.
    pub(crate) fn not_now(&mut self) {
        let key = match self.table.need() {
            Need::Over(_) => "not-now-over",
            Need::Luck(_) => "not-now-luck",
            Need::Order(_) => "not-now-computer",
        };
        self.tell(Say::Own(Msg::new(key)));
    }

    /// What the cursor points at: a piece, or the cell with all its pieces.
    pub(crate) fn here(&self) -> Vec<Pick> {
        if let Some(piece) = &self.cursor.piece {
            return vec![Pick::Piece(piece.clone())];
        }
        let Some(place) = self.places.all.get(self.cursor.place) else { return Vec::new() };
        let pieces = self.pieces_in(self.cursor.place).into_iter().map(|piece| Pick::Piece(piece.id.clone()));
        pieces.chain([Pick::Cell(place.id.clone())]).collect()
    }

    /// Picks what is under the cursor.
    pub(crate) fn enter(&mut self) {
        if self.decider().is_none() {
            match self.table.need() {
                Need::Over(_) => self.panels.push(Panel::Over { scroll: 0 }),
                Need::Luck(_) if self.physical => self.ask_luck(),
                _ => self.not_now(),
            }
            return;
        }
        let here = self.cursor.place;
        let targets = self.targets().into_iter().filter(|target| target.place == here);
        let mut open: Vec<Pick> = targets.map(|target| target.pick).collect();
        if let Some(piece) = &self.cursor.piece {
            let piece = Pick::Piece(piece.clone());
            if open.contains(&piece) {
                return self.pick(piece);
            }
        }
        match open.as_slice() {
            [] => self.pick_nothing(),
            [Pick::Cell(_)] => self.pick(open.remove(0)),
            _ => {
                // Other counters of the same side could be meant: which one is asked, not guessed.
                let side = |id: &str| self.piece(id).map(|piece| piece.side.clone());
                let sides: Vec<Option<String>> = open
                    .iter()
                    .filter_map(|p| if let Pick::Piece(id) = p { Some(side(id)) } else { None })
                    .collect();
                let mut items: Vec<Item> = Vec::new();
                let mut pieces = self.pieces_in(here);
                if !self.places.all[here].aside {
                    pieces.reverse();
                }
                for piece in pieces {
                    let pick = Pick::Piece(piece.id.clone());
                    let legal = open.contains(&pick);
                    if legal || sides.contains(&Some(piece.side.clone())) {
                        items.push(Item { pick, legal });
                    }
                }
                items.extend(
                    open.iter()
                        .filter(|pick| matches!(pick, Pick::Cell(_)))
                        .map(|pick| Item { pick: pick.clone(), legal: true }),
                );
                if items.len() == 1 {
                    return self.pick(items.remove(0).pick);
                }
                let at = items.iter().position(|item| item.legal).unwrap_or(0);
                self.panels.push(Panel::Stack { items, at });
            }
        }
    }

    /// Nothing here can be picked: either the pick before is meant once more, or the player is told why not.
    fn pick_nothing(&mut self) {
        let here = self.here();
        let buttons = self.buttons();
        if let (Some(last), [only]) = (self.picks.last(), buttons.as_slice())
            && here.contains(last)
        {
            return self.choose(*only);
        }
        self.why_not(here);
    }

    /// Takes one of several things in a cell.
    pub(crate) fn take_item(&mut self, item: Item) {
        if item.legal { self.pick(item.pick) } else { self.why_not(vec![item.pick]) }
    }

    /// Points at something that can be picked.
    pub(crate) fn pick(&mut self, pick: Pick) {
        self.notice = None;
        self.last_rule = None;
        self.picks.push(pick);
        self.cursor.piece = None;
        if let Some(choice) = picks::settled(&self.choices, &self.picks) {
            return self.choose(choice);
        }
        self.leave_box();
        self.seek_targets();
    }

    /// From a box beside the map the way usually leads onto the map, near to where one has been.
    fn leave_box(&mut self) {
        let here = self.cursor.place;
        let mut targets = self.targets();
        let (Some(at), Some(home)) = (self.places.all.get(here), self.places.all.get(self.cursor.home))
        else {
            return;
        };
        // Pointing at the piece once more may mean something, too; the map is what is meant more often.
        targets.retain(|target| !self.places.all[target.place].aside);
        if !at.aside || targets.is_empty() {
            return;
        }
        let away = |place: usize| {
            let there = &self.places.all[place];
            (there.x - home.x).hypot(there.y - home.y)
        };
        let nearest = targets.iter().map(|target| target.place).min_by(|&a, &b| away(a).total_cmp(&away(b)));
        if let Some(place) = nearest {
            self.go_to(place, None);
        }
    }

    /// Takes the last pick back.
    pub(crate) fn take_back(&mut self) {
        self.notice = None;
        self.last_rule = None;
        if let Some(pick) = self.picks.pop()
            && let Some(place) = self.place_of(&pick)
        {
            self.go_to(place, None);
        }
    }

    /// Makes a choice; if it is risky, odds come first.
    fn choose(&mut self, number: usize) {
        let Some(choice) = self.choices.get(number) else { return };
        let (order, risky) = (choice.order.clone(), choice.risky);
        // One key on a bare cell is easily pressed by mistake; it must not end the turn for good.
        let careless = matches!(choice.picks.as_slice(), [Pick::Cell(_)]) && self.ends_turn(&order);
        if risky {
            self.consider(&order);
        } else if careless {
            self.panels.push(Panel::Confirm { order, odds: None, scroll: 0 });
        } else {
            self.give(&order);
        }
    }

    /// Whether the seat has no more say after this order, so that it could not be taken back.
    fn ends_turn(&self, order: &str) -> bool {
        let Some(seat) = self.decider() else { return false };
        let mut trial = self.table.fork();
        trial.order(seat, order).is_ok() && trial.need() != Need::Order(seat)
    }

    /// Shows the odds of an order, or gives it if there are none.
    pub(crate) fn consider(&mut self, order: &str) {
        if let Err(error) = self.try_consider(order) {
            self.picks.pop();
            self.order_refused(&error);
        }
    }

    fn try_consider(&mut self, order: &str) -> Result<(), OrderError> {
        let Some(seat) = self.decider() else { return Err(OrderError::NotYourTurn) };
        match self.table.odds(seat, order)? {
            Some(odds) => {
                self.panels.push(Panel::Confirm { order: order.to_owned(), odds: Some(odds), scroll: 0 });
                Ok(())
            }
            None => self.try_give(seat, order),
        }
    }

    /// Gives an order.
    pub(crate) fn give(&mut self, order: &str) {
        let given = match self.decider() {
            Some(seat) => self.try_give(seat, order),
            None => Err(OrderError::NotYourTurn),
        };
        if let Err(error) = given {
            self.picks.clear();
            self.order_refused(&error);
        }
    }

    fn try_give(&mut self, seat: Seat, order: &str) -> Result<(), OrderError> {
        let before = self.table.len();
        let first = self.picks.first().and_then(|pick| self.place_of(pick));
        let answers = self.table.reaction(seat).is_some();
        self.table.order(seat, order)?;
        if !answers {
            self.plan = None;
        }
        self.from_box = first.filter(|&place| self.places.all[place].aside);
        self.actor = Some(seat);
        self.news_from = before;
        self.stepped();
        self.advance();
        Ok(())
    }

    pub(crate) fn order_refused(&mut self, error: &OrderError) {
        if let OrderError::Refused(refusal) = error {
            self.remember_rule(refusal.rule);
        }
        self.complain(Say::Game(error.msg()));
    }

    /// An order in notation, typed in.
    pub(crate) fn type_order(&mut self, text: &str) -> Result<(), Say> {
        if let Some(goal) = text.strip_prefix("go ") {
            return self.type_go(goal);
        }
        self.try_consider(text).map_err(|error| {
            if let OrderError::Refused(refusal) = &error {
                self.remember_rule(refusal.rule);
            }
            Say::Game(error.msg())
        })
    }

    /// Shows why these things cannot be picked now.
    pub(crate) fn why_not(&mut self, here: Vec<Pick>) {
        let Some(seat) = self.decider() else { return self.not_now() };
        let mut answers = Vec::new();
        for pick in &here {
            let mut picks = self.picks.clone();
            picks.push(pick.clone());
            let found = self.table.why_not(seat, &picks);
            // Who points at a cell with units in it means the units, as long as none is picked.
            let aside = matches!(pick, Pick::Cell(_)) && self.picks.is_empty() && !answers.is_empty();
            if !found.is_empty() && !aside {
                answers.push((pick.clone(), found));
            }
        }
        let refusal = answers.iter().flat_map(|(_, found)| found).find_map(|answer| answer.refusal.as_ref());
        if let Some(rule) = refusal.map(|refusal| refusal.rule) {
            self.remember_rule(rule);
        }
        // Somebody who points at another of their own units usually wants to go on with that one.
        let first = picks::next(&self.choices, &[]);
        let instead = here.into_iter().find(|pick| !self.picks.is_empty() && first.contains(pick));
        self.panels.push(Panel::Why { answers, instead, scroll: 0 });
    }

    /// The seat whose order undo would take back.
    pub(crate) fn undoer(&self) -> Option<Seat> {
        self.decider().or(self.actor).or_else(|| {
            let human = self.players.iter().position(|player| *player == crate::Player::Human)?;
            Some(Seat(human as u8))
        })
    }

    /// Takes back the last order.
    pub(crate) fn undo(&mut self) {
        let Some(seat) = self.undoer() else { return self.not_now() };
        match self.table.undo(seat) {
            Ok(()) => {
                self.thinking = None;
                self.plan = None;
                self.news_from = self.news_from.min(self.table.len());
                self.stepped();
                self.advance();
                self.tell(Say::Own(Msg::new("undone")));
            }
            Err(stop) => self.complain(Say::Game(stop.msg())),
        }
    }

    /// Asks the computer what it would do.
    pub(crate) fn ask_advice(&mut self) {
        match self.decider() {
            Some(_) if self.thinking.is_some() => {}
            Some(seat) => self.think(ADVISER, Purpose::Advice(seat)),
            None => self.not_now(),
        }
    }

    /// Opens the rulebook where the last refusal or the prompt points.
    pub(crate) fn show_rule(&mut self) {
        let rule = self.rule_of_the_moment();
        self.show_rule_of(&rule);
    }

    /// Opens the rulebook at a reference: a section, with rulings or without.
    pub(crate) fn show_rule_of(&mut self, rule: &str) {
        let book = self.shelf.rulebook();
        let sections = book.speak(self.words.lang).sections;
        let found = rule.split(' ').find_map(|part| {
            let section = book.section_of(part)?;
            sections.iter().position(|candidate| candidate.section == section)
        });
        let rulings =
            rule.split(' ').filter(|part| book.section_of(part) != Some(part)).map(str::to_owned).collect();
        self.panels.push(match found {
            Some(section) => Panel::Rule { section, rulings, scroll: 0 },
            None => Panel::NoRule { rule: rule.to_owned() },
        });
    }

    /// Saves the record, or asks where to.
    pub(crate) fn save(&mut self, quit: bool) {
        match self.save_path.clone() {
            Some(path) => {
                if let Err(say) = self.save_to(&path, quit) {
                    self.complain(say);
                }
            }
            None => {
                let header = self.table.header();
                let name = self.saved.as_ref().map_or_else(
                    || format!("{}-{}.feldzug", header.game, header.scenario.replace(':', "-")),
                    |path| path.display().to_string(),
                );
                let edit = Edit::new(&name);
                self.panels.push(Panel::Line { topic: Topic::Save { quit }, edit, error: None, sure: false });
            }
        }
    }

    /// Saves the record in a file.
    pub(crate) fn save_to(&mut self, path: &Path, quit: bool) -> Result<(), Say> {
        self.write_record(path)?;
        self.tell(Say::Own(Msg::new("saved").with("file", path.display().to_string())));
        if quit {
            self.leave();
        }
        Ok(())
    }

    /// Saves the record after a step, if the session says where.
    pub(crate) fn autosave(&mut self) {
        if let Some(path) = self.save_path.clone()
            && let Err(say) = self.write_record(&path)
        {
            self.complain(say);
        }
    }

    fn write_record(&mut self, path: &Path) -> Result<(), Say> {
        match save::save(&self.table.record(), path) {
            Ok(()) => {
                self.saved = Some(path.to_owned());
                Ok(())
            }
            Err(error) => {
                let file = path.display().to_string();
                Err(Say::Own(Msg::new("error-save").with("file", file).with("error", error.to_string())))
            }
        }
    }
}
