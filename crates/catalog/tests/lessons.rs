//! Every lesson of every game can be solved through the table, and what is wrong with one is told with its line.

use catalog::Opening;
use engine::Need;
use std::collections::HashSet;
use table::Instructions;
use text::Lang;

#[test]
fn every_lesson_can_be_solved() {
    let mut wrong = Vec::new();
    for game in catalog::games() {
        let checked = game.lesson_files().iter().map(|(name, text)| game.check_lesson(name, text));
        wrong.extend(checked.filter_map(Result::err).map(|error| error.to_string()));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn lessons_speak_both_languages_and_name_known_sections() {
    for game in catalog::games() {
        let mut titles = HashSet::new();
        for lesson in game.lessons() {
            for lang in Lang::ALL {
                let title = game.texts().try_say(lang, &lesson.title).expect("a title");
                assert!(
                    !title.is_empty() && titles.insert((lang, title)),
                    "{}: the title is there twice",
                    lesson.id
                );
                for task in &lesson.tasks {
                    assert!(
                        !game.texts().try_say(lang, &task.say).expect("words").is_empty(),
                        "{}",
                        lesson.id
                    );
                }
            }
            assert_ne!(
                game.texts().say(Lang::De, &lesson.end),
                game.texts().say(Lang::En, &lesson.end),
                "{}: not translated",
                lesson.id
            );
            assert!(lesson.rules.iter().all(|rule| game.rulebook().has(rule)), "{}", lesson.id);
        }
    }
}

/// Somebody who does what the lesson points at, at a table that was loaded again after every order.
#[test]
fn a_lesson_is_taken_up_again_from_its_record() {
    for game in catalog::games() {
        for lesson in game.lessons() {
            let opening = Opening { scenario: lesson.scenario(), ..Opening::default() };
            let mut table = game.open(&opening).expect("a table");
            let mut luck = bots::Fancy::new(1);
            for _ in 0..200 {
                let asked = Instructions::default();
                while table.roll(&mut luck) || table.lead() || table.pass(lesson.seat, &asked) {}
                let face = table.lesson().expect("a lesson");
                if face.done == face.tasks {
                    break;
                }
                assert_eq!(table.need(), Need::Order(lesson.seat), "{}", lesson.id);
                let order = face.order.unwrap_or_else(|| panic!("{}: nothing leads on", lesson.id));
                table.order(lesson.seat, &order).expect("an order");
                table = game.replay(&table.record(), None).expect("a record that replays");
            }
            let face = table.lesson().expect("a lesson");
            assert_eq!(face.done, face.tasks, "{}", lesson.id);
        }
    }
}
