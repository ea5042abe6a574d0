//! Reading the cards and the snow tiles.

use super::*;
use crate::effect::{Library, Op};
use engine::{By, DataError, Reader, ensure};

pub(super) fn read_snow(
    at: &Reader,
    entries: Vec<SnowEntry>,
    library: &mut Library,
) -> Result<By<SnowId, Vec<Snow>>, DataError> {
    let mut snow: By<SnowId, Vec<Snow>> = By::default();
    for entry in entries {
        let (action, bonus) = match (entry.action, &entry.bonus) {
            (Some(action), None) if (Work::GUN_2..Work::MACHINE_GUN).contains(&action) => {
                (action, Effects::default())
            }
            (None, Some(bonus)) => (Work::NONE, library.read(at, bonus, Origin::Snow)?),
            _ => return Err(at.at(&entry.id, "a snow tile has either a room or the second gun, or a bonus")),
        };
        snow.push(Snow { id: entry.id.into_inner(), name: entry.name, action, bonus });
    }
    ensure(snow.len() <= 16, at.whole("at most 16 snow tiles"))?;
    Ok(snow)
}

/// The event cards, the bits of the five decks, and those of the advanced cards.
pub(super) type Events = (By<EventId, Vec<EventCard>>, [u64; 5], u64);

pub(super) fn read_events(
    entries: Vec<EventEntry>,
    library: &mut Library,
    at: &Reader,
) -> Result<Events, DataError> {
    let mut events: By<EventId, Vec<EventCard>> = By::default();
    let (mut decks, mut advanced) = ([0u64; 5], 0u64);
    ensure(entries.len() <= 64, at.whole("at most 64 event cards"))?;
    for (index, entry) in entries.into_iter().enumerate() {
        let Some(deck) = entry.id.get_ref().chars().next().and_then(|letter| "MFGHL".find(letter)) else {
            return Err(at.at(&entry.id, "the id of an event begins with M, F, G, H or L, its deck"));
        };
        decks[deck] |= 1 << index;
        let wound: Vec<Disc> =
            entry.wound.get_ref().chars().filter_map(|letter| Disc::find(&letter.to_string())).collect();
        let all = Disc::DEFENDERS.iter().all(|disc| wound.contains(disc));
        let Some(wound) = wound.try_into().ok().filter(|_| all && entry.wound.get_ref().len() == 5) else {
            return Err(at.at(&entry.wound, "the wound list names O, S, V, M and H once each (R49)"));
        };
        let origin = Origin::DECKS[deck];
        let effects = library.read(at, &entry.effects, origin)?;
        let mark = library.list(effects).iter().find(|effect| effect.op == Op::Mark).copied();
        ensure(
            entry.advanced == mark.is_some() && entry.advanced == entry.lasting.is_some(),
            at.at(&entry.id, "an advanced card marks a sector and says what lasts; no other card does"),
        )?;
        advanced |= (entry.advanced as u64) << index;
        events.push(EventCard {
            id: entry.id.into_inner(),
            name: entry.name,
            weather: entry.weather,
            infantry: entry.infantry,
            wound,
            effects,
            origin,
            lasting: entry.lasting,
            sector: Sector(mark.map_or(0, |mark| mark.what)),
            shelled: entry.discard == Some(Discard::Shelled),
            cost: entry.cost,
        });
    }
    ensure(
        decks.iter().all(|deck| deck & !advanced != 0),
        at.whole("each of the decks M, F, G, H and L needs a card that is not advanced"),
    )?;
    Ok((events, decks, advanced))
}

pub(super) fn read_morale(
    at: &Reader,
    entries: Vec<MoraleEntry>,
    library: &mut Library,
) -> Result<By<Card, Vec<MoraleCard>>, DataError> {
    let mut cards: By<Card, Vec<MoraleCard>> = By::default();
    for entry in entries {
        let mut chapters = [Effects::default(); 3];
        for (slot, text) in chapters.iter_mut().zip(&entry.chapters) {
            *slot = library.read(at, text, Origin::Morale)?;
        }
        let alternative = library.read(at, &entry.alternative, Origin::Morale)?;
        let good = entry.deck == Deck::Good;
        cards.push(MoraleCard { id: entry.id, name: entry.name, good, chapters, alternative });
    }
    Ok(cards)
}

pub(super) fn read_specials(
    at: &Reader,
    entries: Vec<SpecialEntry>,
    library: &mut Library,
) -> Result<Vec<Special>, DataError> {
    let mut read = |entry: SpecialEntry| {
        let effects = library.read(at, &entry.effects, Origin::Morale)?;
        Ok(Special { id: entry.id, name: entry.name, hope: entry.kind == Kind::Hope, effects })
    };
    entries.into_iter().map(&mut read).collect()
}

pub(super) fn read_missions(
    at: &Reader,
    entries: Vec<MissionEntry>,
    days: u8,
    library: &mut Library,
) -> Result<By<MissionId, Vec<Mission>>, DataError> {
    let mut missions: By<MissionId, Vec<Mission>> = By::default();
    for MissionEntry { id, condition, rows: written, name } in entries {
        let Goal(condition, limit) = *condition.get_ref();
        let mut rows = Vec::new();
        for (day, text) in &written {
            rows.push((at.within("the day", day, 1..=days)?, library.read(at, text, Origin::Mission)?));
        }
        missions.push(Mission { id, name, condition, limit, rows });
    }
    Ok(missions)
}
