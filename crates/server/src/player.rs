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
            Player::Bot(bot) => PlayerSpec::Bot(match level_name(*bot) {
                Some(name) => format!("search:{name}"),
                None => bot.to_string(),
            }),
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
            Player::Bot(BotSpec::Random) => Msg::new("bot-random"),
            Player::Bot(BotSpec::Greedy) => Msg::new("bot-greedy"),
            Player::Bot(bot) => match level_name(*bot) {
                Some(level) => Msg::new(format!("bot-search-{level}")),
                None => Msg::new("server-bot").with("bot", bot.to_string()),
            },
        }
    }
}

fn level_name(bot: BotSpec) -> Option<&'static str> {
    let BotSpec::Search(Level::Millis(ms)) = bot else { return None };
    BotSpec::NAMED.iter().find(|(_, millis)| *millis == ms).map(|(name, _)| *name)
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
    fn a_bot_must_not_think_for_ever() {
        for bot in ["search:600000ms", "search:4000000000n", "deep thought"] {
            assert!(Player::read(&PlayerSpec::Bot(bot.into()), &Limits::default()).is_err(), "{bot}");
        }
    }
}
