use engine::{DataError, DataFiles, Profile, Reader};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::DeValue;

/// Reads the numbers of the rules: the table `[game]` of `game.toml`. Its `id` must be the game's.
///
/// ```
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Numbers {
///     turns: u8,
/// }
///
/// # use engine::{Bounds, DataFiles, Profile};
/// # let bounds = Bounds { orders: 1, lucks: 1, choices: 1 };
/// # let profile = Profile { id: "skirmish", seats: &["red"], rules_version: 1, secrets: false, options: &[], bounds };
/// let read = |text: &str| {
///     let files = DataFiles::shipped(&[("game.toml", text)]);
///     components::numbers::<Numbers>(&files, &profile).map(|numbers| numbers.turns)
/// };
/// assert_eq!(read("[game]\nid = \"skirmish\"\nturns = 6\nprovenance = \"own\"\n"), Ok(6));
/// let wrong = read("[game]\nid = \"battle\"\nturns = 6\nprovenance = \"own\"\n").unwrap_err();
/// assert_eq!(wrong.to_string(), "game.toml:2: these are the data of another game: the id must be «skirmish»");
/// ```
pub fn numbers<T: DeserializeOwned>(files: &DataFiles, profile: &Profile) -> Result<T, DataError> {
    let reader = Reader::open(files, "game.toml")?;
    let mut root = reader.table()?;
    let Some(DeValue::Table(game)) = root.get_mut().get_mut("game").map(Spanned::get_mut) else {
        return Err(reader.whole("there is no table [game]"));
    };
    match game.remove("id") {
        Some(id) if id.get_ref().as_str() == Some(profile.id) => {}
        Some(id) => {
            let what = format!("these are the data of another game: the id must be «{}»", profile.id);
            return Err(reader.at(&id, what));
        }
        None => return Err(reader.whole(format!("the table [game] needs id = \"{}\"", profile.id))),
    }
    reader.read::<File<T>>(root).map(|file| file.game)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, bound = "T: Deserialize<'de>")]
struct File<T> {
    game: T,
}
