//! German and English, rendered at the edge: turns an [`engine::Msg`] into a sentence.

mod rulebook;

pub use rulebook::{Book, RuleBook, Ruling, Section};

use engine::{Arg, Msg};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::cell::RefCell;

/// A language of the product.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// German.
    De,
    /// English.
    #[default]
    En,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];

    /// Its code: `de`, `en`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
        }
    }
    /// The language with this code, also as `de_DE.UTF-8` or `en-GB`.
    pub fn from_code(code: &str) -> Option<Lang> {
        match code.get(..2)?.to_ascii_lowercase().as_str() {
            "de" => Some(Lang::De),
            "en" => Some(Lang::En),
            _ => None,
        }
    }
}

/// The texts of a game in every language, on top of the texts all games share.
pub struct Texts {
    bundles: [FluentBundle<FluentResource>; 2],
}

/// The texts all games share: language code and Fluent source.
pub const COMMON: &[(&str, &str)] =
    &[("de", include_str!("../text/de.ftl")), ("en", include_str!("../text/en.ftl"))];

impl Texts {
    /// Texts from Fluent sources, by language code. A broken source is an error that says where.
    pub fn new(sources: &[(&str, &str)]) -> Result<Texts, String> {
        let bundle = |lang: Lang| {
            let code = lang.code();
            let mut bundle = FluentBundle::new_concurrent(vec![code.parse().expect("a language code")]);
            bundle.set_use_isolating(false);
            for (_, source) in COMMON.iter().chain(sources).filter(|(name, _)| *name == code) {
                let resource = FluentResource::try_new((*source).to_owned())
                    .map_err(|(_, errors)| format!("text in {code}: {errors:?}"))?;
                bundle.add_resource(resource).map_err(|errors| format!("text in {code}: {errors:?}"))?;
            }
            Ok::<_, String>(bundle)
        };
        Ok(Texts { bundles: [bundle(Lang::De)?, bundle(Lang::En)?] })
    }

    /// The sentence. A missing key or argument shows as `‹key›`; [`Texts::try_say`] tells.
    pub fn say(&self, lang: Lang, msg: &Msg) -> String {
        self.render(lang, msg, &RefCell::new(Vec::new()))
    }

    /// The sentence of a key without arguments.
    pub fn word(&self, lang: Lang, key: &str) -> String {
        self.say(lang, &Msg::new(key))
    }

    /// Whether the language has this key.
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.bundles[lang as usize].has_message(key)
    }

    /// The sentence, or what is missing for it.
    pub fn try_say(&self, lang: Lang, msg: &Msg) -> Result<String, Vec<String>> {
        let problems = RefCell::new(Vec::new());
        let text = self.render(lang, msg, &problems);
        let problems = problems.into_inner();
        if problems.is_empty() { Ok(text) } else { Err(problems) }
    }

    fn render(&self, lang: Lang, msg: &Msg, problems: &RefCell<Vec<String>>) -> String {
        if msg.key == "plain" {
            return msg.args.first().map_or(String::new(), |(_, arg)| self.arg(lang, arg, problems));
        }
        let bundle = &self.bundles[lang as usize];
        let Some(pattern) = bundle.get_message(&msg.key).and_then(|message| message.value()) else {
            problems.borrow_mut().push(format!("{}: no text for «{}»", lang.code(), msg.key));
            return format!("‹{}›", msg.key);
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &msg.args {
            match arg {
                Arg::Num(n) => args.set(*name, FluentValue::from(*n)),
                other => args.set(*name, self.arg(lang, other, problems)),
            }
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        for error in errors {
            problems.borrow_mut().push(format!("{}: «{}»: {error}", lang.code(), msg.key));
        }
        text
    }

    fn arg(&self, lang: Lang, arg: &Arg, problems: &RefCell<Vec<String>>) -> String {
        match arg {
            Arg::Num(n) => n.to_string(),
            Arg::Plain(text) => text.clone(),
            Arg::Text(msg) => self.render(lang, msg, problems),
            Arg::List(list) => {
                let parts: Vec<String> = list.iter().map(|arg| self.arg(lang, arg, problems)).collect();
                match parts.as_slice() {
                    [] => String::new(),
                    [one] => one.clone(),
                    [most @ .., last] => {
                        let and = if lang == Lang::De { "und" } else { "and" };
                        format!("{} {and} {last}", most.join(", "))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_know_the_same_shared_keys() {
        let keys = |code: &str| {
            let (_, source) = COMMON.iter().find(|(lang, _)| *lang == code).unwrap();
            let mut keys: Vec<&str> = source
                .lines()
                .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
                .collect();
            keys.sort();
            keys
        };
        assert_eq!(keys("de"), keys("en"));
    }

    #[test]
    fn lists_are_joined_the_way_each_language_does() {
        let texts = Texts::new(&[("de", "hello = { $who }"), ("en", "hello = { $who }")]).unwrap();
        let msg = Msg::new("hello").with("who", vec![Arg::from("A"), Arg::from("B"), Arg::from("C")]);
        assert_eq!(texts.say(Lang::De, &msg), "A, B und C");
        assert_eq!(texts.say(Lang::En, &msg), "A, B and C");
    }

    #[test]
    fn a_missing_text_is_told() {
        let texts = Texts::new(&[]).unwrap();
        assert!(texts.try_say(Lang::De, &Msg::new("no-such-key")).is_err());
    }
}
