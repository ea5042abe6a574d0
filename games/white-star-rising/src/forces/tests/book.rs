//! What the rulebook says, section by section, against the data.

use super::*;

/// 12.2.1-12.2.16: scenario, formation, platoons with attached ones, attached, support weapons.
const STRENGTH: [(u8, &str, u32, u32, usize); 45] = [
    (1, "beck", 10, 0, 1),
    (1, "507", 5, 2, 1),
    (1, "cca", 7, 1, 1),
    (2, "dauer", 5, 0, 1),
    (2, "107", 6, 2, 1),
    (2, "216", 11, 0, 1),
    (2, "73", 4, 0, 1),
    (3, "107", 6, 0, 1),
    (3, "beck", 3, 0, 2),
    (3, "507", 6, 0, 1),
    (4, "beck", 5, 3, 1),
    (4, "cca", 9, 5, 0),
    (5, "fsj3", 6, 1, 0),
    (5, "172", 5, 0, 0),
    (5, "451", 6, 0, 0),
    (5, "cca", 12, 0, 0),
    (6, "beck", 8, 1, 1),
    (6, "507", 8, 1, 2),
    (7, "dauer", 6, 0, 2),
    (7, "fsj3", 5, 1, 1),
    (7, "507", 10, 1, 2),
    (7, "cca", 3, 0, 0),
    (8, "107", 10, 4, 0),
    (8, "73", 9, 1, 0),
    (9, "107", 11, 4, 3),
    (9, "216", 11, 0, 2),
    (9, "451", 6, 3, 1),
    (10, "dauer", 13, 1, 2),
    (10, "107", 8, 2, 2),
    (10, "cca", 18, 2, 3),
    (11, "107", 10, 4, 2),
    (11, "216", 12, 1, 2),
    (11, "451", 4, 0, 0),
    (12, "dauer", 10, 0, 2),
    (12, "wsg", 13, 2, 0),
    (13, "recon4", 9, 3, 0),
    (13, "73", 10, 2, 0),
    (14, "501", 5, 2, 0),
    (14, "cca", 11, 4, 0),
    (15, "172", 7, 2, 0),
    (15, "recon4", 7, 1, 1),
    (15, "wsg", 10, 0, 0),
    (16, "dauer", 8, 0, 0),
    (16, "501", 2, 0, 0),
    (16, "7th", 7, 1, 3),
];

#[test]
fn formations_are_as_strong_as_in_the_book() {
    for (number, id, platoons, attached, weapons) in STRENGTH {
        let scenario = scenario(number);
        let formation = scenario.find_formation(id).unwrap_or_else(|| panic!("{number}: {id}"));
        let of = |test: &dyn Fn(&Unit) -> bool| {
            scenario.select(|unit, _| unit.formation == formation && test(unit)).count_ones()
        };
        assert_eq!(of(&|unit| unit.role == Role::Combat), platoons, "{number}: {id}");
        assert_eq!(of(&|unit| unit.attached), attached, "{number}: {id} attached");
        let groups = scenario.groups.iter().filter(|group| group.formation == formation);
        assert_eq!(groups.map(|group| group.weapons.len()).sum::<usize>(), weapons, "{number}: {id} weapons");
        assert!(scenario.formations[formation as usize].hq.is_some(), "{number}: {id} has a headquarters");
    }
    for scenario in data().scenarios() {
        for formation in &scenario.formations {
            let listed =
                STRENGTH.iter().any(|line| (line.0, line.1) == (scenario.number, formation.id.as_str()));
            assert!(listed, "{}: {}", scenario.number, formation.id);
            let shq = matches!((scenario.number, formation.id.as_str()), (1, "beck") | (10 | 14, "cca"));
            assert_eq!(formation.shq.is_some(), shq, "{}: {}", scenario.number, formation.id);
        }
    }
}

/// Scenario; fate, mines and trenches, German and allied; barrages, aircraft, chaos.
type Support = (u8, [[u8; 2]; 3], &'static str, &'static str, &'static [u8]);

const SUPPORT: [Support; 16] = [
    (1, [[1, 4], [0, 0], [0, 0]], "", "", &[]),
    (2, [[0, 2], [0, 0], [0, 0]], "", "", &[]),
    (3, [[0, 0], [0, 0], [0, 0]], "", "", &[]),
    (4, [[2, 4], [0, 0], [0, 0]], "", "", &[]),
    (5, [[0, 0], [0, 0], [0, 0]], "G1x4^4 A2x4^3", "A p47 1", &[5]),
    (6, [[0, 0], [0, 0], [0, 4]], "G3x4^4", "", &[]),
    (7, [[2, 2], [0, 0], [0, 0]], "G1x3^4 A2x4^4 A1x4^3", "", &[]),
    (8, [[2, 2], [0, 0], [0, 0]], "A1x3^4", "G stuka 1, A p47 2", &[]),
    (9, [[4, 5], [1, 0], [5, 0]], "G2x3^4 A3x5^5", "", &[]),
    (10, [[2, 3], [0, 0], [0, 0]], "G1x3^4 A2x3^4", "", &[]),
    (11, [[3, 4], [2, 0], [4, 0]], "A3x3^4", "A p47 2", &[]),
    (12, [[4, 2], [0, 0], [0, 0]], "A1x3^4", "A typhoon 2", &[2, 5]),
    (13, [[2, 2], [0, 0], [0, 0]], "", "A p47 4", &[4]),
    (14, [[3, 3], [0, 0], [0, 0]], "A1x3^4 A1xsmoke", "A p47 4", &[4, 8]),
    (15, [[4, 4], [0, 0], [0, 0]], "", "A typhoon 2", &[4]),
    (16, [[2, 4], [0, 0], [0, 0]], "", "A typhoon 2", &[]),
];

#[test]
fn support_is_as_in_the_book() {
    for (number, [fate, mines, trenches], barrages, aircraft, chaos) in SUPPORT {
        let scenario = scenario(number);
        let side = |seat: Seat| if seat == GERMAN { 'G' } else { 'A' };
        assert_eq!(scenario.fate, fate, "{number}");
        assert_eq!(scenario.mines, mines, "{number}");
        assert_eq!(scenario.trenches.map(|trenches| trenches.count), trenches, "{number}");
        let stock = scenario.barrages.iter().map(|barrage| match barrage.smoke {
            true => format!("{}{}xsmoke", side(barrage.seat), barrage.count),
            false => format!("{}{}x{}^{}", side(barrage.seat), barrage.count, barrage.dice, barrage.hit),
        });
        assert_eq!(stock.collect::<Vec<_>>().join(" "), barrages, "{number}");
        let planes =
            scenario.aircraft.iter().map(|plane| format!("{} {} {}", side(plane.seat), plane.id, plane.turn));
        assert_eq!(planes.collect::<Vec<_>>().join(", "), aircraft, "{number}");
        assert_eq!(scenario.chaos, chaos, "{number}");
        let ends = scenario.markers.iter().filter(|marker| **marker == Marker::End).count();
        assert_eq!(ends, 2, "{number}: end markers");
    }
}

#[test]
fn anchored_values_are_those_of_text_and_examples() {
    let full = |id: &str| *kind(id).face(false, false);
    let reduced = |id: &str| *kind(id).face(false, true);
    let ap = |face: Face| face.ap.map(|fire| (fire.dice, fire.hit, fire.range));
    assert_eq!(full("m4a3e8").ap.map(|fire| (fire.dice, fire.hit)), Some((3, 4)), "E11");
    assert_eq!(full("panther").armour, Some(Armour { dice: 3, save: 5 }), "E11");
    assert_eq!(reduced("panther").ap.map(|fire| (fire.dice, fire.hit)), Some((3, 4)), "E26");
    assert_eq!(ap(full("m4a1")).map(|(_, hit, range)| (hit, range)), Some((5, 5)), "E13");
    assert_eq!(ap(full("panzer-iv")).map(|(_, hit, range)| (hit, range)), Some((4, 6)), "E14");
    let mortar = full("us-mortar-81").he.expect("fires");
    assert!(full("us-mortar-81").mortar && mortar.dice == 2 && (5..=6).contains(&mortar.hit), "E12");
    assert!(mortar.range >= 10 && full("us-mortar-81").ap == Some(mortar), "E12");
    let mech = kind("us-mech");
    assert_eq!((mech.face(true, false).mp, mech.face(false, false).mp), (5, 3), "E9");
    for para in ["ger-para", "us-para", "uk-para"] {
        assert_eq!(full(para).assault.map(|assault| (assault.dice, assault.plus)), Some((3, true)), "E15");
    }
    assert_eq!(kind("pzgren").face(true, false).assault.map(|assault| assault.dice), Some(1), "E19");
    assert!(full("pzgren").he.expect("fires").plus && !full("pzgren-foot").he.expect("fires").plus, "12.2.3");
    assert_eq!(full("m18").ap.map(|fire| (fire.dice, fire.hit)), Some((3, 4)), "P1");
    assert_eq!(full("tiger-i").armour, Some(Armour { dice: 3, save: 4 }), "P1");
    for flak in ["wirbelwind", "quad-20mm", "m16", "crusader-aa"] {
        assert!(kind(flak).one_step && full(flak).flak.is_some() && full(flak).ap.is_none(), "11.1: {flak}");
    }
    let beck = &scenario(1).formations[0];
    assert_eq!((beck.id.as_str(), beck.leadership[0]), ("beck", 2), "E19");
    assert_eq!(scenario(1).kind(beck.hq.expect("has one")).id, "panzer-iv", "E19");
    let morale: Vec<(&str, u8)> =
        [(1, "beck"), (2, "dauer"), (2, "107"), (5, "fsj3"), (2, "216"), (1, "507"), (16, "7th")]
            .map(|(number, id)| {
                let formation = scenario(number).find_formation(id).expect(id);
                (id, scenario(number).formations[formation as usize].morale)
            })
            .to_vec();
    let book = [("beck", 7), ("dauer", 8), ("107", 7), ("fsj3", 8), ("216", 6), ("507", 8), ("7th", 8)];
    assert_eq!(morale, book, "13.0");
}

#[test]
fn zones_are_where_the_book_has_them() {
    let zone = |number: u8, group: usize| match &scenario(number).groups[group].arrival {
        Arrival::Setup { zone } => *zone,
        Arrival::Enter { at, .. } | Arrival::Place { at, .. } => *at,
        other => panic!("{other:?}"),
    };
    let woods = zone(1, 2);
    assert_eq!(woods, area(scenario(1), "J08 J10 K07 K08 L07 L08 L10 M07"), "12.2.1");
    assert_eq!(zone(2, 3), area(scenario(2), "B:Q03 B:Q04 B:Q05 B:R04 B:R05 B:R06"), "12.2.2");
    assert_eq!(zone(5, 1), area(scenario(5), "K01"), "12.2.5");
    assert_eq!(zone(5, 2), area(scenario(5), "A06 A11"), "12.2.5");
    for cell in zone(10, 0) | zone(10, 1) {
        let ground = &scenario(10).ground;
        assert!(ground.map("A").iter().all(|other| ground.distance(cell, other) > 3), "12.2.10");
    }
    assert!(!zone(10, 0).intersects(&scenario(10).formations[0].forbidden), "S22");
    assert!(!zone(10, 1).intersects(&scenario(10).formations[1].forbidden), "S22");
    for cell in zone(12, 1) {
        let ground = &scenario(12).ground;
        assert_eq!(ground.sheet_of(cell), "A", "12.2.12");
        assert!(ground.bank(ground.find("A:U06").expect("a hex")).has(cell), "12.2.12: east of the river");
    }
    assert_eq!(zone(13, 1), area(scenario(13), "K06 K07"), "12.2.13");
    assert_eq!(zone(11, 3).len(), 12, "12.2.11");
    assert_eq!(scenario(15).exits[0].len(), 11, "12.2.15: column K");
    assert!(scenario(3).ground.bridges().is_empty(), "12.2.3: no river, no bridge");
    assert_eq!(*scenario(16).ground.bridges(), area(scenario(16), "B:P05"), "12.2.16");
}

#[test]
fn special_rules_are_where_the_book_has_them() {
    let id = |number: u8, set: u64| -> Vec<&str> {
        units(set).map(|unit| scenario(number).units[unit as usize].id.as_str()).collect()
    };
    assert_eq!(id(1, scenario(1).special.m18), ["507-m18-1"]);
    assert_eq!(id(14, scenario(14).special.m18), ["cca-m18-1"]);
    let ambush = scenario(4).special.ambush.expect("12.2.4");
    assert_eq!((id(4, 1 << ambush.unit), ambush.hits), (vec!["beck-panther-2"], 1));
    assert!(scenario(4).units[ambush.unit as usize].reduced);
    assert_eq!(id(4, scenario(4).formations[0].replacement), ["beck-panther-1", "beck-panther-2"]);
    let demolition = scenario(8).special.demolition.expect("12.2.8");
    assert_eq!(demolition.ends, area(scenario(8), "A:O07 A:P07 A:Q06"));
    assert_eq!((demolition.turns, demolition.first, demolition.later), (3, 2, 5));
    assert!(matches!(scenario(8).aircraft[0].when, When::Trigger { near } if near.has(demolition.bridge)));
    assert_eq!(scenario(8).aircraft[1].when, When::OwnerChooses);
    let limit = &scenario(8).limits[0];
    assert_eq!((limit.least, limit.most), (0, 2));
    let designated = scenario(9).special.designated.expect("12.2.9");
    assert_eq!(scenario(9).formations[designated.not_first as usize].id, "216");
    assert!(scenario(9).markers.contains(&Marker::Designated));
    assert!(!scenario(9).trenches[0].manned && scenario(11).trenches[0].manned);
    assert_eq!(id(10, scenario(10).special.only_callers[0]), ["dauer-hq"]);
    assert_eq!(scenario(11).special.barrages_per_turn, Some(2));
    assert_eq!(scenario(11).special.opening_barrage, Some(ALLIED));
    let swamped = scenario(11).special.swamped.expect("12.2.11");
    assert_eq!(id(11, swamped.units), ["451-m4a1-1", "451-m4a1-2", "451-m4a1-3", "451-m4a1-4"]);
    let pounder = scenario(12).find_unit("wsg-17pdr-1").expect("12.2.12");
    assert_eq!(scenario(12).units[pounder as usize].command, Command::Always);
    let crossroads = scenario(13).find_unit("recon4-pak50-1").expect("12.2.13");
    assert_eq!(scenario(13).units[crossroads as usize].command, Command::Turn(1));
    assert_eq!(scenario(15).aircraft[0].until, Some(6));
    assert_eq!(scenario(1).special.chaos_by_consent, Some(5));
    let fresh: Vec<u8> = scenario(15).formations.iter().map(|formation| formation.marker_turn).collect();
    assert_eq!(fresh, [1, 5, 1], "R40");
    let out: Vec<u8> = scenario(2).formations.iter().map(|formation| formation.marker_turn).collect();
    assert_eq!(out, [1, 1, 2, 2], "12.2.2");
}

#[test]
fn victory_is_as_in_the_book() {
    let goals = |number: u8| match &scenario(number).victory {
        Victory::Goals { goals, results, .. } => (goals.as_slice(), results.as_slice()),
        other => panic!("{number}: {other:?}"),
    };
    let german = Verdict::Win(GERMAN, Grade::Plain);
    let allied = Verdict::Win(ALLIED, Grade::Plain);
    assert_eq!(goals(2).1, [german, allied, allied], "either town");
    assert_eq!(goals(5).1, [german, german, allied], "towns and exits");
    assert_eq!(goals(10).1, [allied, Verdict::Draw, german, german]);
    assert_eq!(goals(13).1, [german, Verdict::Draw, allied]);
    assert!(matches!(goals(7).0[0], Goal::Control { count: 10, area } if area.len() == 13));
    assert!(matches!(goals(9).0[0], Goal::Control { count: 10, .. }), "Hill 137");
    let Goal::Exited { units: counted, double, full: true, count: 2 } = goals(9).0[3] else {
        panic!("12.2.9")
    };
    assert_eq!((counted.count_ones(), double.count_ones()), (17, 3));
    let Goal::Exited { units: counted, count: 3, .. } = goals(6).0[0] else { panic!("12.2.6") };
    assert!(counted & 1 == 1, "12.2.6: the headquarters counts");
    let Goal::Present { units: paras, .. } = goals(16).0[0] else { panic!("12.2.16") };
    assert_eq!(paras.count_ones(), 6);
    let Victory::Points { scores, leads } = &scenario(14).victory else { panic!("12.2.14") };
    assert_eq!(leads.len(), 4);
    // S18: three Tigers and the Jagdpanther, neither headquarters nor Wirbelwind.
    assert!(matches!(scores[0].per, Per::Eliminated(tanks) if tanks.count_ones() == 4));
    let Victory::Points { scores, .. } = &scenario(12).victory else { panic!("12.2.12") };
    assert_eq!(scores[0].per, Per::Area(area(scenario(12), "A:J08 A:K07 A:K08 A:L08")));
    assert!(matches!(scores[3].per, Per::Hex(bridges) if bridges.len() == 3));
    let Victory::Breakthrough { tanks, keep, kept: 2, .. } = &scenario(15).victory else { panic!("12.2.15") };
    assert_eq!((tanks.count_ones(), keep.count_ones()), (10, 7));
}

/// DATA 6.5: what must be taken can be reached by tracks from where the attacker starts.
#[test]
fn aims_can_be_reached() {
    for scenario in data().scenarios() {
        let Victory::Goals { seat, goals, .. } = &scenario.victory else { continue };
        // Formation by formation, since some may not go everywhere.
        let mut reached = Area::NONE;
        for group in &scenario.groups {
            let formation = &scenario.formations[group.formation as usize];
            let (Arrival::Setup { zone: start } | Arrival::Enter { at: start, .. }) = &group.arrival else {
                continue;
            };
            if formation.seat != *seat {
                continue;
            }
            let mut there = *start;
            let mut rim: Vec<Cell> = there.iter().collect();
            while let Some(from) = rim.pop() {
                for &to in scenario.ground.neighbours(from) {
                    let open = scenario.ground.cost(from, to, Gait::Tracked, true).is_some();
                    if open && !there.has(to) && !formation.forbidden.has(to) {
                        there.insert(to);
                        rim.push(to);
                    }
                }
            }
            reached |= there;
        }
        for goal in goals {
            if let Goal::Control { area, .. } | Goal::Bridge { area } | Goal::Present { area, .. } = goal {
                assert!(area.is_inside(&reached), "{}: {goal:?}", scenario.id);
            }
        }
        let exits = scenario.exits[seat.index()];
        assert!(exits.is_empty() || exits.intersects(&reached), "{}", scenario.id);
    }
}
