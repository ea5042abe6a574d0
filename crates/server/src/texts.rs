//! What the server itself has to say, next to what the games say.

use catalog::Shelf;
use engine::{Arg, Msg};
use std::sync::OnceLock;
use text::{Lang, Texts};

const SOURCES: &[(&str, &str)] =
    &[("de", include_str!("../text/de.ftl")), ("en", include_str!("../text/en.ftl"))];

fn own() -> &'static Texts {
    static TEXTS: OnceLock<Texts> = OnceLock::new();
    TEXTS.get_or_init(|| Texts::new(SOURCES).expect("the shipped texts are sound: a test says so"))
}

/// The sentence: keys that begin with `server-` are the server's own, all others the game's. Arguments may be either.
pub fn say(game: Option<&dyn Shelf>, lang: Lang, msg: &Msg) -> String {
    if !msg.key.starts_with("server-") {
        let texts = if let Some(game) = game { game.texts() } else { own() };
        return texts.say(lang, msg);
    }
    let args = msg.args.iter().map(|(name, arg)| (*name, flat(game, lang, arg))).collect();
    own().say(lang, &Msg { key: msg.key.clone(), args })
}

fn flat(game: Option<&dyn Shelf>, lang: Lang, arg: &Arg) -> Arg {
    match arg {
        Arg::Text(msg) => Arg::Plain(say(game, lang, msg)),
        Arg::List(list) => Arg::List(list.iter().map(|arg| flat(game, lang, arg)).collect()),
        other => other.clone(),
    }
}

/// The language of a request: what it asks for, or what the browser prefers, or English.
pub fn choose(asked: Option<&str>, accepts: Option<&str>) -> Lang {
    let accepted = || accepts?.split(',').find_map(|part| Lang::from_code(part.trim()));
    asked.and_then(Lang::from_code).or_else(accepted).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_know_the_same_keys() {
        let keys = |source: &str| -> Vec<String> {
            source.lines().filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
        };
        assert_eq!(keys(SOURCES[0].1), keys(SOURCES[1].1));
        assert!(keys(SOURCES[0].1).iter().all(|key| key.starts_with("server-")));
    }

    #[test]
    fn a_game_is_named_in_the_servers_sentence() {
        let game = catalog::games()[0];
        let side = Msg::new(format!("side-{}", game.profile().seats[0]));
        let msg = Msg::new("server-resigned").with("side", side);
        assert!(!say(Some(game), Lang::De, &msg).contains('‹'));
    }

    #[test]
    fn the_browsers_language_is_taken() {
        assert_eq!(choose(None, Some("fr, de-AT;q=0.8, en")), Lang::De);
        assert_eq!(choose(Some("en"), Some("de")), Lang::En);
        assert_eq!(choose(Some("zz"), None), Lang::En);
        assert_eq!(choose(Some("é"), Some("")), Lang::En);
    }
}
