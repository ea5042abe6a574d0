//! The data files as they are written.

use super::Abilities;
use serde::Deserialize;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameFile {
    pub game: GameId,
    pub rules: Rules,
    #[serde(rename = "box")]
    pub in_box: InBox,
    pub guards: Guards,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameId {
    pub id: Spanned<String>,
}

#[derive(Deserialize)]
pub(super) struct Rules {
    pub hit_number: u8,
    pub action_hand: u8,
    pub mission_hand: u8,
    pub minefield_dice: u8,
    pub bunker_bolster: u8,
    pub cloud_life: u8,
}

#[derive(Deserialize)]
pub(super) struct InBox {
    pub wire: u8,
    pub minefields: u8,
    pub clouds: Spanned<u8>,
}

#[derive(Deserialize)]
pub(super) struct Guards {
    pub rounds: Spanned<u8>,
    pub initiative_throws: u8,
    pub parachute_flips: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitFile {
    pub unit: Vec<Spanned<Unit>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unit {
    pub id: String,
    pub side: String,
    pub class: String,
    #[serde(default)]
    pub hero: bool,
    #[serde(default)]
    pub air: bool,
    pub cost: u8,
    pub rivets: u8,
    #[serde(default, rename = "move")]
    pub moves: u8,
    #[serde(default)]
    pub armour: u8,
    #[serde(default)]
    pub hit_points: u8,
    #[serde(default)]
    pub fields: u8,
    pub ground_range: u8,
    pub air_range: u8,
    pub bounty: u8,
    #[serde(default)]
    pub sockets: u8,
    pub figures: u8,
    #[serde(default)]
    pub abilities: Abilities,
    #[serde(default)]
    pub benefits: Abilities,
    #[serde(default)]
    pub weapons: Vec<Weapon>,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Weapon {
    pub name: String,
    pub attacks: u8,
    #[serde(default)]
    pub special: String,
    pub dice: [u8; 5],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardFile {
    pub card: Vec<Spanned<Card>>,
    pub secret_mission: Vec<Spanned<Secret>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub id: String,
    pub directions: [String; 2],
    pub window: String,
    pub effect: Effect,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Effect {
    pub draw: Option<u8>,
    pub deployment_points: Option<u8>,
    pub rivets: Option<u8>,
    pub march: Option<u8>,
    pub strike: Option<Strike>,
    pub lay: Option<String>,
    pub sappers: Option<bool>,
    pub shot: Option<u8>,
    pub dig: Option<u8>,
    pub again: Option<bool>,
    pub repair: Option<Repair>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Strike {
    pub dice: [u8; 5],
    pub shells: u8,
    pub gas: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Repair {
    pub damage: u8,
    pub deployment_points: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Secret {
    pub id: String,
    pub goal: String,
    pub number: u8,
    pub points: u8,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MissionFile {
    pub mission: Vec<Spanned<Mission>>,
}

#[derive(Deserialize)]
pub(super) struct Mission {
    pub id: String,
    #[serde(default)]
    pub drill: bool,
    pub dp: Sides,
    pub infantry_dp: u8,
    pub rivets: u8,
    pub action_cards: bool,
    pub secret_missions: bool,
    pub first: String,
    pub start: Vec<Start>,
    pub objective_vp: Sides,
    pub round_vp: Sides,
    pub goal: Sides,
    pub special: Vec<String>,
    pub ground: Vec<String>,
    pub things: Vec<String>,
    pub territory: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sides {
    pub allied: u8,
    pub bismark: u8,
}

impl Sides {
    pub(super) fn both(&self) -> [u8; 2] {
        [self.allied, self.bismark]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub unit: String,
    pub at: Vec<String>,
}
