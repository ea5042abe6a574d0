//! 7.0: lines of sight.

use super::*;

const NO: Area = Area::NONE;

/// A sheet of clear ground with some hexes of other terrain.
fn sketch(areas: &[(&str, &[&str])]) -> Ground {
    let mut text = "A = {}\n".to_owned();
    if !areas.is_empty() {
        text = areas
            .iter()
            .map(|(terrain, hexes)| {
                format!("[[A.area]]\nterrain = \"{terrain}\"\nhexes = {hexes:?}\nprovenance = \"own\"\n")
            })
            .collect();
    }
    Ground::new(&sketched(&text).unwrap(), &[sheet("A", (0, 0))], &Changes::default()).unwrap()
}

/// Both ways, so that every test also tests that sight is mutual (R1).
fn sees(ground: &Ground, a: &str, b: &str, wrecks: &[&str]) -> bool {
    let (a, b, wrecks) = (ground.find(a).unwrap(), ground.find(b).unwrap(), cells(ground, wrecks));
    let there = ground.sees(a, b, &wrecks, &NO);
    assert_eq!(ground.sees(b, a, &wrecks, &NO), there);
    assert_eq!(ground.blocker(a, b, &wrecks, &NO).is_none(), there);
    there
}

#[test]
fn d9_a_line_along_a_side_is_free_if_one_of_the_two_hexes_is() {
    assert!(sees(&sketch(&[("woods", &["B01"])]), "A01", "C01", &[]));
    assert!(sees(&sketch(&[("woods", &["B02"])]), "A01", "C01", &[]));
    assert!(!sees(&sketch(&[("woods", &["B01", "B02"])]), "A01", "C01", &[]));
    assert!(!sees(&sketch(&[("woods", &["B01"]), ("town", &["B02"])]), "A01", "C01", &[]));
}

#[test]
fn a_line_along_the_edge_of_the_map_is_free() {
    assert!(sees(&sketch(&[("woods", &["C01"])]), "B01", "D01", &[]));
}

#[test]
fn d11_two_degrading_hexes_block() {
    assert!(sees(&sketch(&[("rolling", &["C03"])]), "C01", "C06", &[]));
    assert!(!sees(&sketch(&[("rolling", &["C03", "C04"])]), "C01", "C06", &[]));
    assert!(!sees(&sketch(&[("rolling", &["C03"])]), "C01", "C06", &["C05"]));
    assert!(sees(&sketch(&[("rolling", &["C03"])]), "C01", "C06", &["C03"]), "one hex degrades once");
    assert!(!sees(&sketch(&[]), "C01", "C06", &["C02", "C05"]));
    assert!(sees(&sketch(&[]), "C01", "C06", &["C02", "C01", "C06"]), "the ends do not matter");
    let ground = sketch(&[("rolling", &["C03"])]);
    let at = |label| ground.find(label).unwrap();
    assert_eq!(ground.sight(at("C01"), at("C06")), Sight::Degraded);
    assert_eq!(ground.sight(at("C01"), at("C03")), Sight::Clear);
}

#[test]
fn r45_a_side_degrades_if_both_its_hexes_degrade_or_block() {
    let mixed = sketch(&[("woods", &["B01"]), ("rolling", &["B02", "C01"])]);
    assert!(sees(&mixed, "A01", "C01", &[]), "degraded once");
    assert!(!sees(&mixed, "A01", "E01", &[]), "and a second time in C01");
    let half = sketch(&[("woods", &["B01"]), ("rolling", &["C01"])]);
    assert!(sees(&half, "A01", "E01", &[]));
    assert!(!sees(&half, "A01", "E01", &["B02"]), "the wreck closes the other hex of the side");
}

#[test]
fn d12_woods_towns_and_hills_block_between_low_hexes() {
    for terrain in ["woods", "town", "hill", "wooded-hill"] {
        assert!(!sees(&sketch(&[(terrain, &["C03"])]), "C02", "C04", &[]), "{terrain}");
        assert!(!sees(&sketch(&[(terrain, &["C03"])]), "C01", "C06", &[]), "{terrain}");
    }
    for terrain in ["cultivated", "beach", "sea"] {
        assert!(sees(&sketch(&[(terrain, &["C03", "C04", "C05"])]), "C01", "C06", &[]), "{terrain}");
    }
}

#[test]
fn d14_between_hills_towns_and_wooded_hills_block_and_the_second_hill_does() {
    let ends: &[&str] = &["C01", "C06"];
    let between = |terrain, hexes: &[&str]| {
        let hills: Vec<&str> =
            ends.iter().copied().chain(hexes.iter().copied().filter(|_| terrain == "hill")).collect();
        match terrain {
            "hill" => sketch(&[("hill", &hills)]),
            _ => sketch(&[("hill", &hills), (terrain, hexes)]),
        }
    };
    let free = |terrain, hexes: &[&str]| sees(&between(terrain, hexes), "C01", "C06", &[]);
    assert!(!free("town", &["C03"]) && !free("wooded-hill", &["C03"]));
    assert!(free("woods", &["C03", "C04"]), "one looks over woods in the valley");
    assert!(free("hill", &["C03"]) && !free("hill", &["C03", "C04"]));
    assert!(free("rolling", &["C03"]) && !free("rolling", &["C03", "C05"]));
    assert!(!sees(&between("hill", &["C03"]), "C01", "C06", &["C04"]));
}

#[test]
fn d16_adjacent_hexes_see_each_other_even_in_smoke() {
    let ground = sketch(&[("woods", &["C03", "C04", "D04"]), ("wooded-hill", &["D05"])]);
    let start = ground.find("C04").unwrap();
    let smoked = ground.within(start, 1);
    for &beside in ground.neighbours(start) {
        assert!(ground.sees(start, beside, &NO, &smoked) && ground.sees(beside, start, &NO, &smoked));
    }
    assert!(ground.sees(start, start, &NO, &smoked));
}

#[test]
fn smoke_blocks_into_out_of_and_through() {
    let ground = sketch(&[("hill", &["C10"])]);
    let at = |label| ground.find(label).unwrap();
    let smoked = ground.within(at("C05"), 1);
    for (a, b) in [("C01", "C09"), ("C01", "C04"), ("C05", "C08"), ("C01", "C10"), ("A05", "F05")] {
        assert!(ground.sees(at(a), at(b), &NO, &NO) && !ground.sees(at(a), at(b), &NO, &smoked), "{a} {b}");
        assert!(!ground.sees(at(b), at(a), &NO, &smoked), "{b} {a}");
        assert!(smoked.has(ground.blocker(at(a), at(b), &NO, &smoked).unwrap()));
    }
    assert!(ground.sees(at("A01"), at("A09"), &NO, &smoked));
    // A line along a side is hidden only if both hexes are: B04 is not smoked, B05 is.
    let smoked = Area::of(at("B05"));
    assert!(ground.sees(at("A04"), at("C04"), &NO, &smoked));
    assert!(!ground.sees(at("A04"), at("C04"), &NO, &smoked.with(at("B04"))));
}

#[test]
fn from_a_hill_one_does_not_see_what_is_right_behind_woods_or_a_town() {
    for terrain in ["woods", "town"] {
        let ground = sketch(&[("hill", &["C01"]), (terrain, &["C04"])]);
        assert!(!sees(&ground, "C01", "C05", &[]), "{terrain}");
        assert!(sees(&ground, "C01", "C06", &[]), "{terrain}");
    }
    let ground = sketch(&[("hill", &["C01"]), ("rolling", &["C03", "C04", "C05"])]);
    assert!(sees(&ground, "C01", "C06", &["C02"]), "neither rolling ground nor wrecks hide what is below");
}

#[test]
fn a_second_hill_or_a_wooded_hill_hides_the_ground_behind_it() {
    assert!(!sees(&sketch(&[("hill", &["C01", "C04"])]), "C01", "C07", &[]));
    assert!(!sees(&sketch(&[("hill", &["C01"]), ("wooded-hill", &["C02"])]), "C01", "C07", &[]));
}

#[test]
fn the_own_crest_hides_the_valley_unless_one_stands_at_it() {
    let ground = sketch(&[("hill", &["C01", "C02", "C03"])]);
    assert!(!sees(&ground, "C01", "C06", &[]), "the crest lies between C03 and C04");
    assert!(sees(&ground, "C03", "C06", &[]), "C03 stands at the edge");
    assert!(sees(&ground, "C01", "C04", &[]), "C04 lies at the foot");
    assert_eq!(
        ground.blocker(ground.find("C01").unwrap(), ground.find("C06").unwrap(), &NO, &NO),
        ground.find("C03")
    );
}

/// RULES 16 word for word, hex by hex, with the signs of the corners of every hex of the sheet.
fn los(ground: &Ground, a: Cell, b: Cell, wrecks: &Area, smoked: &Area) -> bool {
    if ground.distance(a, b) <= 1 {
        return true;
    }
    if smoked.has(a) || smoked.has(b) {
        return false;
    }
    let (a, b) = if ground.level(a) >= ground.level(b) { (a, b) } else { (b, a) };
    let centre = |cell: Cell| (3 * ground.plane.at(cell).0 as i32, ground.plane.at(cell).1 as i32);
    let (from, to) = (centre(a), centre(b));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let mut met: Vec<(i32, Cell, bool)> = Vec::new();
    for cell in ground.all().iter().filter(|&cell| cell != a && cell != b) {
        let (x, y) = centre(cell);
        let along = dx * (x - from.0) + 3 * dy * (y - from.1);
        if along <= 0 || along >= dx * dx + 3 * dy * dy {
            continue;
        }
        let corners = [(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let signs = corners.map(|(cx, cy)| (dx * (y + cy - from.1) - dy * (x + cx - from.0)).signum());
        let (left, right) = (signs.contains(&1), signs.contains(&-1));
        match (left && right, signs.iter().filter(|&&sign| sign == 0).count()) {
            (true, _) => met.push((along, cell, true)),
            (false, 2) => met.push((along, cell, false)),
            _ => {}
        }
    }
    met.sort();
    // A pair lies at the same place along the line; a missing partner is clear.
    let mut line: Vec<Vec<Option<Cell>>> = Vec::new();
    let mut last = None;
    for (along, cell, inside) in met {
        if inside {
            line.push(vec![Some(cell)]);
        } else if last == Some(along) {
            line.last_mut().unwrap()[1] = Some(cell);
        } else {
            line.push(vec![Some(cell), None]);
        }
        last = Some(along);
    }
    let slope = ground.level(a) == 1 && ground.level(b) == 0;
    let level = |cell: &Option<Cell>| cell.map_or(0, |cell| ground.level(cell));
    let (mut degraded, mut left) = (0, false);
    for hexes in &line {
        let class = |cell: &Option<Cell>| {
            let Some(cell) = *cell else { return (false, false) };
            let wreck = wrecks.has(cell);
            use Terrain::*;
            match (slope, ground.level(a), ground.terrain(cell)) {
                (true, _, WoodedHill) => (true, false),
                (true, _, Woods | Town) => (ground.distance(cell, b) == 1, false),
                (true, _, Hill) => (left, false),
                (true, _, _) => (false, false),
                (_, 0, Woods | Town | Hill | WoodedHill) => (true, wreck),
                (_, 0, Rolling) => (false, true),
                (_, 1, WoodedHill | Town) => (true, wreck),
                (_, 1, Hill | Rolling) => (false, true),
                _ => (false, wreck),
            }
        };
        if hexes.iter().all(|cell| cell.is_some_and(|cell| smoked.has(cell))) {
            return false;
        }
        if hexes.iter().map(class).all(|(blocks, degrades)| blocks || (degrades && degraded >= 1)) {
            return false;
        }
        if hexes.iter().map(class).all(|(blocks, degrades)| blocks || degrades) {
            degraded += 1;
        }
        if slope && hexes.iter().all(|cell| level(cell) == 0) {
            left = true;
        }
    }
    if slope {
        let mixed =
            |hexes: &&Vec<Option<Cell>>| !hexes.windows(2).any(|pair| level(&pair[0]) != level(&pair[1]));
        let mut levels: Vec<u8> = vec![1];
        levels.extend(line.iter().filter(mixed).map(|hexes| level(&hexes[0])));
        levels.push(0);
        let last_high = levels.iter().position(|&level| level == 0).unwrap() - 1;
        if last_high > 0 && last_high + 1 != levels.len() - 1 {
            return false;
        }
    }
    true
}

#[test]
fn sight_is_what_the_rules_say_for_every_two_hexes_of_every_sheet() {
    for map in ["A", "B", "C", "D"] {
        let ground = single(map);
        // Scattered over the sheet without a pattern.
        let wrecks: Area = ground.all().iter().filter(|cell| cell * 37 % 11 == 3).collect();
        let smoked =
            ground.within(ground.find("H06").unwrap(), 1) | ground.within(ground.find("L09").unwrap(), 1);
        for a in ground.all() {
            for b in a..ground.len() as Cell {
                for (wrecks, smoked) in [(&NO, &NO), (&wrecks, &NO), (&wrecks, &smoked)] {
                    let expected = los(&ground, a, b, wrecks, smoked);
                    let pair = format!("{map}: {} {}", ground.label(a), ground.label(b));
                    assert_eq!(ground.sees(a, b, wrecks, smoked), expected, "{pair}");
                }
            }
        }
    }
}

#[test]
fn sight_is_mutual_on_the_ground_of_every_scenario() {
    for ground in layouts() {
        let wrecks: Area = ground.all().iter().filter(|cell| cell * 37 % 17 == 3).collect();
        let smoked = ground.within(ground.len() as Cell / 2, 1);
        for a in ground.all() {
            for b in 0..a {
                for (wrecks, smoked) in [(&NO, &NO), (&wrecks, &smoked)] {
                    let there = ground.sees(a, b, wrecks, smoked);
                    assert_eq!(ground.sees(b, a, wrecks, smoked), there);
                    assert_eq!(ground.blocker(a, b, wrecks, smoked).is_none(), there);
                    assert!(!there || ground.view(a).has(b));
                }
            }
        }
    }
}
