//! The set-ups the game proposes.

use super::*;

#[test]
fn set_ups_are_legal() {
    for (scenario, auto) in data().scenarios().flat_map(|one| [(one, &one.auto), (one, &one.even)]) {
        let at = |unit: u8| auto.places.iter().find(|place| place.unit == unit).map(|place| place.cell);
        for (index, unit) in scenario.units.iter().enumerate() {
            let name = format!("{} {}", scenario.id, unit.id);
            let place = at(index as u8);
            let Arrival::Setup { zone } = &scenario.groups[unit.group as usize].arrival else {
                assert_eq!(place, None, "{name} is still to come");
                continue;
            };
            let cell = place.unwrap_or_else(|| panic!("{name} has no place"));
            assert!(zone.has(cell), "{name} stands outside its zone");
            let beside: Vec<&Unit> = (0..scenario.units.len() as u8)
                .filter(|&other| at(other) == Some(cell))
                .map(|other| &scenario.units[other as usize])
                .collect();
            assert!(beside.iter().all(|other| other.seat == unit.seat), "{name} stands among enemies");
            let platoons = beside.iter().filter(|other| other.role == Role::Combat);
            assert!(platoons.clone().count() <= 2, "{name} is crowded (1.4)");
            assert!(
                beside.iter().filter(|other| other.role != Role::Combat).count() <= 1,
                "{name}: two HQs (1.4)"
            );
            if unit.role != Role::Combat {
                assert!(
                    platoons.clone().any(|other| other.formation == unit.formation),
                    "{name} is alone (1.3.2)"
                );
            }
        }
        for limit in &scenario.limits {
            let inside = units(limit.units).filter(|&unit| at(unit).is_some_and(|cell| limit.area.has(cell)));
            assert!(
                (limit.least as usize..=limit.most as usize).contains(&inside.count()),
                "{}",
                scenario.id
            );
        }
        for group in &scenario.groups {
            let given: Vec<Weapon> = units(group.carriers).filter_map(|unit| auto.weapon(unit)).collect();
            let count = |weapons: &[Weapon], kind| weapons.iter().filter(|weapon| **weapon == kind).count();
            for kind in [Weapon::Mg, Weapon::At] {
                assert_eq!(count(&given, kind), count(&group.weapons, kind), "{}", scenario.id);
            }
        }
        for seat in [GERMAN, ALLIED] {
            let (rule, dug) = (scenario.trenches[seat.index()], &auto.trenches[seat.index()]);
            assert_eq!(dug.len(), rule.count as usize, "{}", scenario.id);
            assert_eq!(
                dug.iter().copied().collect::<Area>().len(),
                dug.len(),
                "{}: one per hex",
                scenario.id
            );
            for &cell in dug {
                assert!(rule.zone.has(cell), "{}", scenario.id);
                let own = auto
                    .places
                    .iter()
                    .any(|place| place.cell == cell && scenario.units[place.unit as usize].seat == seat);
                assert!(own || !rule.manned, "{}: an empty trench", scenario.id);
            }
        }
    }
}

#[test]
fn the_even_set_up_is_sensible() {
    for scenario in data().scenarios() {
        for place in &scenario.even.places {
            let unit = &scenario.units[place.unit as usize];
            let formation = &scenario.formations[unit.formation as usize];
            let hq = formation.hq.and_then(|hq| scenario.even.places.iter().find(|place| place.unit == hq));
            if let Some(hq) = hq {
                let away = scenario.ground.distance(hq.cell, place.cell);
                assert!(away <= formation.range[0], "{}: {} is out of command", scenario.id, unit.id);
            }
            let kind = scenario.kind(place.unit);
            let face = kind.face(place.vehicle, unit.reduced);
            let armed = face.ap.or(face.he).is_some() || place.vehicle || unit.role != Role::Combat;
            assert!(armed, "{}: {} cannot fire", scenario.id, unit.id);
        }
    }
    let pioneers = scenario(8).find_unit("107-pio-1").expect("a unit");
    let ends = scenario(8).special.demolition.expect("12.2.8").ends;
    for set_up in [&scenario(8).auto, &scenario(8).even] {
        let place = set_up.places.iter().find(|place| place.unit == pioneers).expect("set up");
        assert!(ends.has(place.cell), "the pioneers are at the bridge");
    }
}

#[test]
fn a_second_set_up_is_offered_only_where_it_differs() {
    for scenario in data().scenarios() {
        for seat in [GERMAN, ALLIED] {
            let own = |auto: &Auto| -> Vec<AutoPlace> {
                auto.places
                    .iter()
                    .copied()
                    .filter(|place| scenario.units[place.unit as usize].seat == seat)
                    .collect()
            };
            let differ = own(&scenario.auto) != own(&scenario.even);
            assert_eq!(differ, scenario.has_even[seat.index()], "{}: {seat:?}", scenario.id);
        }
    }
}
