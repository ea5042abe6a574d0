//! Every event, refusal, prompt, label and tally line has words in German and English and a rule that exists.

use crate::Trial;
use crate::aids::answers;
use crate::play::walk;
use bots::Minds;
use engine::*;
use scene::Show;
use std::collections::BTreeSet;
use text::{Lang, RuleBook, Texts};

struct Ears<'a> {
    texts: &'a Texts,
    book: &'a RuleBook,
    wrong: BTreeSet<String>,
}

impl Ears<'_> {
    fn hear(&mut self, msg: &Msg) {
        for lang in Lang::ALL {
            if let Err(problems) = self.texts.try_say(lang, msg) {
                self.wrong.extend(problems);
            }
        }
    }
    fn rule(&mut self, rule: &str) {
        for part in rule.split(' ') {
            if !self.book.has(part) {
                self.wrong.insert(format!("the rulebook has no «{part}»"));
            }
        }
    }
}

pub(crate) fn everything<G: Show + Insight>(trial: &Trial<G>, texts: &Texts, book: &RuleBook) -> Vec<String> {
    let game = &*trial.game;
    let mut ears = Ears { texts, book, wrong: BTreeSet::new() };
    let mut universe = Vec::new();
    game.universe(&mut universe);
    let map_problems = std::cell::RefCell::new(Vec::new());
    game.map().map_text(&|msg| collect(texts, msg, &map_problems));
    ears.wrong.extend(map_problems.into_inner());
    for overlay in game.overlays() {
        ears.hear(&overlay.title);
        overlay.legend.iter().for_each(|(_, text)| ears.hear(text));
    }
    let minds = Minds::<G>::default();
    walk(trial, 9, |spot, mut source| {
        let (position, need) = (spot.position, spot.need);
        let viewers = G::PROFILE.all_seats().map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Referee]);
        for viewer in viewers {
            let scene = game.scene(&game.view(position, viewer));
            let problems = std::cell::RefCell::new(Vec::new());
            scene.map_text(&|msg| collect(texts, msg, &problems));
            ears.wrong.extend(problems.into_inner());
            ears.rule(&scene.prompt.rule);
            for (_, _, tints) in answers(game, &game.view(position, viewer), source) {
                tints.iter().filter_map(|tint| tint.note.as_ref()).for_each(|note| ears.hear(note));
            }
        }
        let mut events = Vec::new();
        match need {
            Need::Over(outcome) => {
                ears.hear(&Msg::new(outcome.reason));
                ears.rule(outcome.rule.0);
            }
            Need::Luck(chance) => {
                let mut next = position.clone();
                game.apply_luck(&mut next, chance.sample(&mut source), &mut events);
            }
            Need::Order(seat) => {
                let view = game.view(position, Viewer::Seat(seat));
                let mut listed = Vec::new();
                game.orders(position, &mut listed);
                for schooling in [Schooling::Plain, Schooling::Studied] {
                    let parts = game.parts(minds.get(game, schooling).mind, position, seat);
                    parts.iter().for_each(|part| ears.hear(&part.why));
                }
                for &order in &listed {
                    let choice = game.choice(&view, order);
                    ears.hear(&choice.label);
                    ears.rule(&choice.rule);
                    let mut next = position.clone();
                    game.apply_order(&mut next, order, &mut events);
                    if let Some(odds) = game.odds(position, order) {
                        let face = game.odds_face(&odds);
                        face.shares.iter().for_each(|share| ears.hear(&share.name));
                        for line in &face.tally {
                            ears.hear(&line.reason);
                            ears.rule(&line.rule);
                        }
                    }
                }
            }
        }
        let before = game.view(position, Viewer::Referee);
        for event in &events {
            if let Some(roll) = game.roll(&before, event) {
                ears.hear(&roll.title);
                roll.result.iter().for_each(|result| ears.hear(result));
            }
            if let Some((msg, rule)) = game.tell(event, Viewer::Referee) {
                ears.hear(&msg);
                ears.rule(rule.0);
            }
        }
        for &order in trial.sample(&universe, source) {
            if let Err(refusal) = game.judge(position, order) {
                ears.rule(refusal.rule.0);
                ears.hear(&refusal.reason);
            }
        }
        ears.wrong.len() < 20
    });
    ears.wrong.into_iter().collect()
}

fn collect(texts: &Texts, msg: &Msg, problems: &std::cell::RefCell<Vec<String>>) {
    for lang in Lang::ALL {
        if let Err(found) = texts.try_say(lang, msg) {
            problems.borrow_mut().extend(found);
        }
    }
}

/// The names every game must have.
pub(crate) fn keys(
    profile: &Profile,
    reactions: &[&str],
    scenarios: &[String],
    sentences: &[Key],
    texts: &Texts,
) -> Vec<String> {
    let mut keys = vec!["game-title".to_owned(), "game-blurb".to_owned(), "game-about".to_owned()];
    for seat in profile.seats {
        keys.extend([format!("side-{seat}"), format!("side-{seat}-aim")]);
    }
    for id in scenarios {
        keys.extend([format!("scenario-{id}"), format!("scenario-{id}-about")]);
    }
    keys.extend(sentences.iter().filter_map(Key::text));
    keys.extend(reactions.iter().map(|kind| format!("reaction-{kind}")));
    for option in profile.options {
        keys.push(format!("option-{}", option.key));
        keys.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.key)));
    }
    let missing = |lang: Lang| {
        let absent = keys.iter().filter(move |key| !texts.has(lang, key));
        absent.map(move |key| format!("{}: no text for «{key}»", lang.code())).collect::<Vec<_>>()
    };
    Lang::ALL.into_iter().flat_map(missing).collect()
}
