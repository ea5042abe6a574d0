use crate::Limits;
use bots::{BotSpec, Level};
use engine::Msg;
use protocol::PlayerSpec;

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person, with a name to show (may be empty).
    Human(String),
    /// The computer.
    Bot(BotSpec),
}

/// The longest name, in characters.
const NAME: usize = 40;

impl Player {
    /// Whether a person plays.
    pub fn is_human(&self) -> bool {
        matches!(self, Player::Human(_))
    }

    /// The player asked for, or the message that says what is wrong with it.
    pub fn read(spec: &PlayerSpec, limits: &Limits) -> Result<Player, Msg> {
        match spec {
            PlayerSpec::Human(name) => Ok(Player::Human(clean(name))),
            PlayerSpec::Bot(text) => {
                let short: String = text.chars().take(NAME).collect();
                let unknown =
                    || Msg::new("server-bot-unknown").with("bot", short.clone()).with("bots", BotSpec::HELP);
                match text.parse().map_err(|_| unknown())? {
                    BotSpec::Search(Level::Millis(ms)) if ms > limits.think_millis => {
                        Err(Msg::new("server-bot-slow")
                            .with("most", format!("search:{}ms", limits.think_millis)))
                    }
                    BotSpec::Search(Level::Playouts(n)) if n > limits.think_playouts => {
                        Err(Msg::new("server-bot-slow")
                            .with("most", format!("search:{}n", limits.think_playouts)))
                    }
                    bot => Ok(Player::Bot(bot)),
                }
            }
        }
    }

    /// The player as the protocol names it.
    pub fn spec(&self) -> PlayerSpec {
        match self {
            Player::Human(name) => PlayerSpec::Human(name.clone()),
            Player::Bot(bot) => PlayerSpec::Bot(bot.to_string()),
        }
    }

    /// The player in a record's header: `human`, `human Anna`, `search:200ms`.
    pub fn write(&self) -> String {
        match self {
            Player::Human(name) if name.is_empty() => "human".to_owned(),
            Player::Human(name) => format!("human {name}"),
            Player::Bot(bot) => bot.to_string(),
        }
    }

    /// The player from a record's header; what is no bot is a person.
    pub fn parse(text: &str) -> Player {
        match text.parse() {
            Ok(bot) => Player::Bot(bot),
            Err(_) if text == "human" => Player::Human(String::new()),
            Err(_) => Player::Human(clean(text.strip_prefix("human ").unwrap_or(text))),
        }
    }

    /// The name to show.
    pub fn name(&self) -> Msg {
        match self {
            Player::Human(name) if name.is_empty() => Msg::new("player-human"),
            Player::Human(name) => Msg::plain(name.clone()),
            Player::Bot(bot) => Msg::new("player-bot").with("bot", level_title(*bot)),
        }
    }
}

/// The level of a bot, if it has a name.
pub fn level(bot: BotSpec) -> Option<&'static str> {
    if bot == BotSpec::Random { Some("random") } else { bot.level() }
}

/// The name of a bot's level, or the bot as it is written.
pub fn level_title(bot: BotSpec) -> Msg {
    level(bot).map_or_else(|| Msg::plain(bot.to_string()), |level| Msg::new(format!("level-{level}")))
}

/// A name on one line, without signs that could turn a text around.
fn clean(name: &str) -> String {
    let visible = |c: &char| {
        !c.is_control()
            && !matches!(*c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
    };
    let name: String = name.chars().filter(visible).take(NAME).collect();
    name.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_back_as_written() {
        for player in [
            Player::Human(String::new()),
            Player::Human("Anna Maria".into()),
            Player::Bot(BotSpec::Greedy),
            Player::Bot(BotSpec::Search(Level::Millis(200))),
        ] {
            assert_eq!(Player::parse(&player.write()), player);
            assert_eq!(Player::read(&player.spec(), &Limits::default()), Ok(player));
        }
    }

    #[test]
    fn a_name_is_one_short_visible_line() {
        assert_eq!(clean(" A\nB\u{202e}C "), "ABC");
        assert_eq!(clean(&"x".repeat(1000)).len(), NAME);
    }

    #[test]
    fn whoever_plays_has_a_name_in_the_sentences_of_every_game() {
        let bots = ["random", "recruit", "corporal", "sergeant", "captain", "general", "search:7n"];
        let players = bots.map(|bot| Player::Bot(bot.parse().unwrap()));
        for player in [Player::Human(String::new()), Player::Human("Anna".into())].iter().chain(&players) {
            for (game, lang) in
                catalog::games().iter().flat_map(|game| text::Lang::ALL.map(|lang| (game, lang)))
            {
                assert!(game.texts().try_say(lang, &player.name()).is_ok(), "{player:?}");
            }
        }
    }

    #[test]
    fn a_bot_must_not_think_for_ever() {
        for bot in ["search:600000ms", "search:4000000000n", "deep thought"] {
            assert!(Player::read(&PlayerSpec::Bot(bot.into()), &Limits::default()).is_err(), "{bot}");
        }
    }
}
