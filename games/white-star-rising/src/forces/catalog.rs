//! Reads counters, formations, the chaos table and what all scenarios share.

use super::file::{
    AircraftKind, At, ChaosFile, FaceEntry, Flag, FormationEntry, FormationFile, GameFile, KindEntry,
    UnitFile,
};
use super::{ChaosResult, Face, Kind};
use engine::{DataError, DataFiles, parse};
use std::sync::Arc;
use toml::Spanned;

/// What scenarios are made of.
pub(super) struct Catalog {
    pub kinds: Arc<Vec<Kind>>,
    pub aircraft: Vec<AircraftKind>,
    pub formations: Vec<FormationEntry>,
    pub chaos: [ChaosResult; 11],
    pub end_markers: u8,
}

impl Catalog {
    pub fn load(files: &DataFiles) -> Result<Catalog, DataError> {
        let (kinds, aircraft) = read_kinds(files)?;
        let formations = read_formations(files, &kinds)?;
        let game: GameFile = parse(files, "game.toml")?;
        let at = At { file: "game.toml", text: files.get("game.toml")? };
        if game.game.id.get_ref() != "white-star-rising" {
            return Err(at.error(&game.game.id, "these are not the data of white-star-rising"));
        }
        if !(1..=4).contains(game.game.end_markers.get_ref()) {
            return Err(at.error(&game.game.end_markers, "there are 1 to 4 end markers"));
        }
        Ok(Catalog {
            kinds: Arc::new(kinds),
            aircraft,
            formations,
            chaos: read_chaos(files)?,
            end_markers: game.game.end_markers.into_inner(),
        })
    }

    /// The index of a kind.
    pub fn kind(&self, at: &At, id: &Spanned<String>) -> Result<u8, DataError> {
        find_kind(&self.kinds, id.get_ref())
            .ok_or_else(|| at.error(id, format!("units.toml has no kind «{}»", id.get_ref())))
    }
}

/// The index of the kind with this id.
pub(super) fn find_kind(kinds: &[Kind], id: &str) -> Option<u8> {
    kinds.iter().position(|kind| kind.id == id).map(|kind| kind as u8)
}

/// Ids are typed by players: lower case letters, digits and hyphens.
pub(super) fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

fn read_kinds(files: &DataFiles) -> Result<(Vec<Kind>, Vec<AircraftKind>), DataError> {
    let file: UnitFile = parse(files, "units.toml")?;
    let at = At { file: "units.toml", text: files.get("units.toml")? };
    let mut kinds: Vec<Kind> = Vec::new();
    for entry in &file.kind {
        if !is_id(entry.id.get_ref()) {
            return Err(at.error(&entry.id, "an id has lower case letters, digits and hyphens only"));
        }
        if !is_id(entry.short.get_ref()) {
            return Err(
                at.error(&entry.short, "a short name has lower case letters, digits and hyphens only")
            );
        }
        if find_kind(&kinds, entry.id.get_ref()).is_some() {
            return Err(at.error(&entry.id, format!("there are two kinds «{}»", entry.id.get_ref())));
        }
        kinds.push(kind(entry).map_err(|what| at.error(&entry.id, what))?);
    }
    if kinds.is_empty() || kinds.len() > 200 {
        return Err(at.whole("there must be 1 to 200 kinds"));
    }
    Ok((kinds, file.aircraft))
}

fn kind(entry: &KindEntry) -> Result<Kind, String> {
    let is = |flag: Flag| entry.flags.contains(&flag);
    let one_step = entry.reduced.is_none();
    let transport = entry.vehicle.is_some();
    if entry.vehicle_reduced.is_some() != (transport && !one_step) {
        return Err("vehicle_reduced is needed with vehicle and reduced, and only then".to_owned());
    }
    let full = face(&entry.full)?;
    let reduced = entry.reduced.as_ref().map_or(Ok(full), face)?;
    let vehicle = entry.vehicle.as_ref().map_or(Ok(full), face)?;
    let vehicle_reduced = match (&entry.vehicle_reduced, transport) {
        (Some(written), _) => face(written)?,
        (None, true) => vehicle,
        (None, false) => reduced,
    };
    if full.hard != reduced.hard || vehicle.hard != vehicle_reduced.hard {
        return Err("both steps of a face are hard or both are soft".to_owned());
    }
    for (whole, worn, what) in [(&full, &reduced, "reduced"), (&vehicle, &vehicle_reduced, "vehicle_reduced")]
    {
        if let Some(value) = stronger(worn, whole) {
            return Err(format!("{what} is stronger than the full side: {value}"));
        }
    }
    if [full, vehicle].iter().any(|face| face.assault.is_some_and(|a| a.dice > most_assault(face))) {
        return Err(format!(
            "assault has at most {MOST_ASSAULT} dice, with armour {MOST_OVERRUN}: an overrun triples them (6.4)"
        ));
    }
    if is(Flag::Infantry) && full.hard {
        return Err("infantry has no armour on its main face".to_owned());
    }
    Ok(Kind {
        id: entry.id.get_ref().clone(),
        short: entry.short.get_ref().clone(),
        nation: entry.nation.id().to_owned(),
        symbol: entry.symbol.clone(),
        infantry: is(Flag::Infantry),
        pioneer: is(Flag::Pioneer),
        recon: is(Flag::Recon),
        gun: is(Flag::Gun),
        para: is(Flag::Para),
        m4: is(Flag::M4),
        m18: is(Flag::M18),
        one_step,
        transport,
        wreck: full.hard || transport,
        tank: full.hard && full.flak.is_none() && !transport,
        faces: [[full, reduced], [vehicle, vehicle_reduced]],
        provenance: entry.values_provenance.0.clone(),
    })
}

/// The most assault dice of a soft unit: two of them with leadership, town and plus still fit into one throw.
const MOST_ASSAULT: u8 = 6;
/// The most assault dice of a hard unit, which may overrun.
const MOST_OVERRUN: u8 = 3;

fn most_assault(face: &Face) -> u8 {
    if face.hard { MOST_OVERRUN } else { MOST_ASSAULT }
}

/// The value by which a worn side would beat the full one, if any; that cannot be meant.
fn stronger(worn: &Face, full: &Face) -> Option<&'static str> {
    let fire = |of: &dyn Fn(&Face) -> Option<super::Fire>| match (of(worn), of(full)) {
        (Some(_), None) => true,
        (Some(worn), Some(full)) => worn.dice > full.dice || worn.hit < full.hit || worn.range > full.range,
        _ => false,
    };
    let assault = match (worn.assault, full.assault) {
        (Some(_), None) => true,
        (Some(worn), Some(full)) => worn.dice > full.dice || worn.hit < full.hit,
        _ => false,
    };
    let armour = match (worn.armour, full.armour) {
        (Some(worn), Some(full)) => worn.dice > full.dice || worn.save < full.save,
        _ => false,
    };
    let found = [
        (fire(&|face| face.ap), "ap"),
        (fire(&|face| face.he), "he"),
        (fire(&|face| face.flak), "flak"),
        (armour, "armour"),
        (assault, "assault"),
        (worn.mp > full.mp, "mp"),
    ];
    found.into_iter().find(|(stronger, _)| *stronger).map(|(_, value)| value)
}

fn face(entry: &FaceEntry) -> Result<Face, String> {
    if entry.mortar.is_some() && (entry.ap.is_some() || entry.he.is_some()) {
        return Err("a mortar value stands for ap and he".to_owned());
    }
    if entry.flak.is_some() && entry.ap.is_some() {
        return Err("flak fires at hard targets with its flak value and has no ap (11.1)".to_owned());
    }
    Ok(Face {
        ap: entry.ap.or(entry.mortar),
        he: entry.he.or(entry.mortar),
        flak: entry.flak,
        mortar: entry.mortar.is_some(),
        armour: entry.armour,
        mp: entry.mp.mp,
        gait: entry.mp.gait,
        assault: entry.assault,
        hard: entry.armour.is_some(),
    })
}

/// The most leadership of a headquarters.
const MOST_LEADERSHIP: u8 = 4;
/// The longest command range.
const MOST_RANGE: u8 = 20;

fn read_formations(files: &DataFiles, kinds: &[Kind]) -> Result<Vec<FormationEntry>, DataError> {
    let file: FormationFile = parse(files, "formations.toml")?;
    let at = At { file: "formations.toml", text: files.get("formations.toml")? };
    for (index, entry) in file.formation.iter().enumerate() {
        let id = entry.id.get_ref();
        if !is_id(id) {
            return Err(at.error(&entry.id, "an id has lower case letters, digits and hyphens only"));
        }
        if file.formation[..index].iter().any(|other| other.id.get_ref() == id) {
            return Err(at.error(&entry.id, format!("there are two formations «{id}»")));
        }
        if !(2..=12).contains(&entry.morale) {
            return Err(at.error(&entry.id, "morale is tested with two dice: 2 to 12"));
        }
        let second = entry.shq.as_ref().map_or((0, 0), |shq| (shq.range, shq.leadership));
        if entry.hq.leadership.0[0].max(second.1) > MOST_LEADERSHIP || second.0 > MOST_RANGE {
            let what = format!("leadership is at most {MOST_LEADERSHIP}, command range at most {MOST_RANGE}");
            return Err(at.error(&entry.id, what));
        }
        for kind in [Some(&entry.hq.kind), entry.shq.as_ref().map(|shq| &shq.kind)].into_iter().flatten() {
            if find_kind(kinds, kind.get_ref()).is_none() {
                return Err(at.error(kind, format!("units.toml has no kind «{}»", kind.get_ref())));
            }
        }
    }
    Ok(file.formation)
}

/// 9.0: one result for each throw of two dice.
fn read_chaos(files: &DataFiles) -> Result<[ChaosResult; 11], DataError> {
    let file: ChaosFile = parse(files, "chaos.toml")?;
    let at = At { file: "chaos.toml", text: files.get("chaos.toml")? };
    let mut table = [None; 11];
    for entry in &file.result {
        let throw = *entry.throw.get_ref();
        if let Some(what) = entry.effect.beyond() {
            return Err(at.error(&entry.throw, what));
        }
        match throw.checked_sub(2).and_then(|index| table.get_mut(index as usize)) {
            None => return Err(at.error(&entry.throw, "two dice throw 2 to 12")),
            Some(Some(_)) => return Err(at.error(&entry.throw, format!("there are two results for {throw}"))),
            Some(place) => *place = Some(entry.effect),
        }
    }
    match table.iter().position(Option::is_none) {
        Some(index) => Err(at.whole(format!("there is no result for {}", index + 2))),
        None => Ok(table.map(|result| result.unwrap_or(ChaosResult::Nothing))),
    }
}
