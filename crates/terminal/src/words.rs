//! Texts: the game's own and the client's, in the language of the moment.

use engine::Msg;
use std::sync::OnceLock;
use text::{Lang, Texts};

/// The client's texts: language code and Fluent source.
pub(crate) const SOURCES: &[(&str, &str)] =
    &[("de", include_str!("../text/de.ftl")), ("en", include_str!("../text/en.ftl"))];

/// Something to say later, in whatever language is chosen by then.
#[derive(Clone, Debug)]
pub(crate) enum Say {
    /// A sentence of the game.
    Game(Msg),
    /// A sentence of the client.
    Own(Msg),
}

/// The texts of one game and of the client.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    game: &'static Texts,
    own: &'static Texts,
    pub lang: Lang,
}

impl Words {
    pub fn new(game: &'static Texts, lang: Lang) -> Result<Words, String> {
        Ok(Words { game, own: Words::own_texts()?, lang })
    }

    /// The client's texts.
    pub fn own_texts() -> Result<&'static Texts, String> {
        static OWN: OnceLock<Result<Texts, String>> = OnceLock::new();
        OWN.get_or_init(|| Texts::new(SOURCES)).as_ref().map_err(Clone::clone)
    }

    /// A sentence of the game.
    pub fn game(&self, msg: &Msg) -> String {
        self.game.say(self.lang, msg)
    }
    /// A text of the client, by its key without the prefix all of them have.
    pub fn own(&self, key: &str) -> String {
        self.own.word(self.lang, &format!("term-{key}"))
    }
    /// A text of the client with arguments.
    pub fn own_with(&self, msg: Msg) -> String {
        self.own.say(self.lang, &Msg { key: format!("term-{}", msg.key), args: msg.args })
    }
    /// What was kept to be said.
    pub fn say(&self, say: &Say) -> String {
        match say {
            Say::Game(msg) => self.game(msg),
            Say::Own(msg) => self.own_with(msg.clone()),
        }
    }
    /// The name of a side.
    pub fn side(&self, seat_id: &str) -> String {
        self.game(&Msg::new(format!("side-{seat_id}")))
    }

    /// A number with one decimal, as the language writes it.
    pub fn decimal(&self, number: f64) -> String {
        let text = format!("{number:.1}");
        if self.lang == Lang::De { text.replace('.', ",") } else { text }
    }
    /// A chance in percent, as the language writes it.
    pub fn percent(&self, chance: f64) -> String {
        let number = self.decimal(chance * 100.0);
        if self.lang == Lang::De { format!("{number} %") } else { format!("{number}%") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_keys_and_arguments() {
        let entries = |code: &str| {
            let (_, source) = SOURCES.iter().find(|(lang, _)| *lang == code).unwrap();
            let mut entries: Vec<(String, Vec<String>)> = Vec::new();
            for line in source.lines() {
                if let Some((key, _)) = line.split_once(" =").filter(|_| line.starts_with("term-")) {
                    entries.push((key.to_owned(), Vec::new()));
                }
                for part in line.split('$').skip(1).filter(|_| !line.starts_with('#')) {
                    let name: String = part.chars().take_while(|c| c.is_alphanumeric()).collect();
                    let args = &mut entries.last_mut().expect("an argument belongs to a key").1;
                    if !args.contains(&name) {
                        args.push(name);
                        args.sort();
                    }
                }
            }
            entries.sort();
            entries
        };
        assert_eq!(entries("de"), entries("en"));
    }

    /// The source of the client, without this file.
    fn source() -> String {
        let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap();
        let paths = files.map(|file| file.unwrap().path()).filter(|path| !path.ends_with("words.rs"));
        paths.map(|path| std::fs::read_to_string(path).unwrap()).collect()
    }

    #[test]
    fn every_text_the_client_asks_for_exists() {
        let source = source();
        let own = Words::own_texts().unwrap();
        let mut asked = 0;
        for call in ["own(", "own_with(Msg::new(", "Own(Msg::new("] {
            for after in source.split(&format!("{call}\"")).skip(1) {
                let key = format!("term-{}", after.split('"').next().unwrap());
                asked += 1;
                assert!(Lang::ALL.iter().all(|lang| own.has(*lang, &key)), "no text for {key}");
            }
        }
        assert!(asked > 50, "texts are asked for in another way now");
        for (_, key) in crate::keys::KEYS {
            assert!(own.has(Lang::De, &format!("term-{key}")), "no text for {key}");
        }
        for symbol in crate::counter::SIGNS {
            assert!(own.has(Lang::De, &format!("term-arm-{symbol}")), "no text for {symbol}");
        }
    }

    #[test]
    fn no_text_is_left_that_nobody_asks_for() {
        let source = source();
        let keys = SOURCES[0].1.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        for key in keys.filter(|key| key.starts_with("term-") && !key.starts_with("term-arm-")) {
            let short = key.trim_start_matches("term-");
            assert!(
                source.contains(&format!("\"{short}\"")) || source.contains(&format!("\"{key}\"")),
                "{key}"
            );
        }
    }

    #[test]
    fn numbers_are_written_the_way_of_the_language() {
        let own = Words::own_texts().unwrap();
        let words = |lang| Words { game: own, own, lang };
        assert_eq!(words(Lang::De).percent(0.2313), "23,1 %");
        assert_eq!(words(Lang::En).percent(0.2313), "23.1%");
    }
}
