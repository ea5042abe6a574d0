//! What the text says about the maps (M1 to M27).

use super::*;

const MAPS: [&str; 4] = ["A", "B", "C", "D"];

fn at(ground: &Ground, label: &str) -> Cell {
    ground.find(label).unwrap()
}

fn is(ground: &Ground, label: &str, terrain: Terrain) -> bool {
    ground.terrain(at(ground, label)) == terrain
}

fn has_road(ground: &Ground, label: &str) -> bool {
    ground.links[at(ground, label) as usize] != 0
}

/// How many units an area has room for.
fn room(ground: &Ground, area: &Area) -> usize {
    2 * area.iter().filter(|&cell| ground.is_passable(cell)).count()
}

fn hexes_within(ground: &Ground, label: &str, range: u8) -> Area {
    ground.within(at(ground, label), range)
}

#[test]
fn m1_a_sheet_has_21_columns_and_241_hexes() {
    for map in MAPS {
        let ground = single(map);
        assert_eq!(ground.len(), 241);
        assert_eq!(*ground.edge(Edge::West), ground.columns(map, 'A', 'A'));
        assert_eq!(*ground.edge(Edge::East), ground.columns(map, 'U', 'U'));
        assert_eq!(ground.edge(Edge::North).len(), 21);
        assert!(ground.edge(Edge::North).iter().all(|cell| ground.label(cell).ends_with("01")));
    }
}

#[test]
fn m2_named_hexes_lie_on_their_edges() {
    let ground = single("A");
    assert!(cells(&ground, &["J01", "K01", "L01"]).is_inside(ground.edge(Edge::North)));
    assert!(cells(&ground, &["J12", "K11", "L12"]).is_inside(ground.edge(Edge::South)));
    assert!(cells(&ground, &["U06"]).is_inside(ground.edge(Edge::East)));
}

#[test]
fn m3_m4_map_a_has_three_towns_two_of_them_in_the_west() {
    let ground = single("A");
    assert_eq!(ground.towns().map(|town| town.0).collect::<Vec<_>>(), ["ste-jeanne", "chateaux", "celles"]);
    let west = ground.columns("A", 'A', 'K');
    assert!(ground.town("ste-jeanne").unwrap().is_inside(&west));
    assert!(ground.town("chateaux").unwrap().is_inside(&west));
}

#[test]
fn m5_five_units_find_woods_around_k08() {
    let ground = single("A");
    let woods = hexes_within(&ground, "K08", 2).iter().filter(|&cell| ground.is_wooded(cell)).count();
    assert!(woods >= 3, "{woods}");
}

#[test]
fn m6_hill_137_is_what_the_text_lists() {
    let ground = single("A");
    let hill = cells(&ground, &["J05", "J06", "K02", "K03", "K04", "K05", "K06", "L03", "L04", "L05"]);
    assert!(hill.iter().all(|cell| ground.level(cell) == 1));
    assert_eq!(ground.connected(at(&ground, "K04"), Terrain::Hill), hill);
    assert_eq!(ground.named().collect::<Vec<_>>(), [("hill-137", &hill)]);
    assert!(hill.is_inside(ground.north_of_line()));
    let chateaux = ground.town("chateaux").unwrap();
    let column = |cell: Cell| ground.plane.at(cell).0;
    assert!(chateaux.iter().map(column).max() < hill.iter().map(column).min());
}

#[test]
fn m7_k07_lies_in_a_group_of_wooded_hills() {
    let ground = single("A");
    let hill = ground.connected(at(&ground, "K07"), Terrain::WoodedHill);
    assert!(
        hill.len() > 1 && hill.is_inside(&hexes_within(&ground, "K07", 2)),
        "{:?}",
        labels(&ground, &hill)
    );
    assert_eq!(hill, ground.of_terrain(Terrain::WoodedHill));
}

#[test]
fn m8_the_river_of_a_has_a_bridge_and_an_eastern_bank() {
    let ground = single("A");
    assert_eq!(labels(&ground, ground.bridges()), ["P07"]);
    let (east, west) = (ground.bank(at(&ground, "U06")), ground.bank(at(&ground, "A06")));
    assert!(!east.intersects(&west));
    assert_eq!(east | west | ground.of_terrain(Terrain::River) | *ground.bridges(), *ground.all());
    assert!(east.intersects(ground.edge(Edge::South)) && east.intersects(ground.edge(Edge::East)));
    let celles = ground.town("celles").unwrap();
    assert!(celles.intersects(&hexes_within(&ground, "P07", 2)));
    assert!(room(&ground, &ground.near(celles, 5)) >= 10);
    let [one, two] = ground.bridge_ends(at(&ground, "P07"));
    assert_eq!([ground.label(one), ground.label(two)], ["Q06", "O07"]);
    assert!(east.has(one) && west.has(two));
}

#[test]
fn m9_m10_roads_of_a_reach_the_edges_where_units_enter() {
    let ground = single("A");
    for label in ["U06", "A06", "A11", "K01"] {
        assert_eq!(ground.entry_cost(at(&ground, label), Gait::Wheeled, true), Some(1), "{label}");
        assert!(has_road(&ground, label));
    }
}

#[test]
fn m11_m12_there_is_room_where_units_set_up() {
    let ground = single("A");
    assert!(room(&ground, &hexes_within(&ground, "R05", 1)) >= 11);
    let zone = hexes_within(&ground, "E05", 3);
    assert!(room(&ground, &zone) >= 6);
    for town in ["ste-jeanne", "chateaux"] {
        assert!(ground.near(&zone, 3).intersects(ground.town(town).unwrap()));
    }
}

#[test]
fn m13_a_without_rivers_and_hills_is_flat_and_dry() {
    let (ground, dry) = (single("A"), layouts().remove(5));
    assert!(!ground.of_terrain(Terrain::Hill).is_empty() && !ground.of_terrain(Terrain::River).is_empty());
    for gone in [Terrain::Hill, Terrain::WoodedHill, Terrain::River, Terrain::Bridge] {
        assert!(dry.of_terrain(gone).is_empty());
    }
    assert!(dry.all().iter().all(|cell| dry.level(cell) == 0));
    assert!(is(&dry, "K07", Terrain::Woods) && is(&dry, "K04", Terrain::Clear));
}

#[test]
fn m14_to_m16_ville_sur_le_fleuve_lies_on_both_banks() {
    let ground = single("B");
    assert_eq!(ground.towns().map(|town| town.0).collect::<Vec<_>>(), ["ville-sur-le-fleuve", "kleinestad"]);
    let town = *ground.town("ville-sur-le-fleuve").unwrap();
    assert!(town.len() >= 10 && town.has(at(&ground, "Q04")));
    assert!(town.intersects(&ground.columns("B", 'N', 'O')));
    let (east, west) = (ground.bank(at(&ground, "U06")), ground.bank(at(&ground, "A11")));
    assert!(town.intersects(&east) && town.intersects(&west) && !east.intersects(&west));
    assert!(east.has(at(&ground, "Q04")));
    assert_eq!(ground.bridge_ends(at(&ground, "P05")), [at(&ground, "Q04"), at(&ground, "O05")]);
    assert!(ground.bridges().len() >= 2);
}

#[test]
fn m17_m18_roads_of_b_reach_west_edge_u06_and_k01() {
    let ground = single("B");
    assert!(ground.edge(Edge::West).iter().any(|cell| ground.ways_out.has(cell)));
    for label in ["U06", "K01", "K02"] {
        assert!(has_road(&ground, label), "{label}");
    }
    let cleared = layouts().remove(14);
    for label in ["B:K01", "B:K02"] {
        assert!(!has_road(&cleared, label) && is(&cleared, label, Terrain::Clear), "{label}");
    }
    assert!(!cleared.road(at(&cleared, "B:K02"), at(&cleared, "B:K03")));
    assert!(cleared.road(at(&cleared, "B:K03"), at(&cleared, "B:K04")));
}

#[test]
fn m19_south_of_the_river_thirteen_units_find_cover_on_b() {
    let ground = single("B");
    let south = ground.bank(at(&ground, "A11"));
    let cover = [Terrain::Woods, Terrain::Cultivated, Terrain::Town]
        .map(|terrain| ground.of_terrain(terrain) & south);
    assert!(cover.iter().all(|area| !area.is_empty()));
    assert!(cover.iter().map(|area| room(&ground, area)).sum::<usize>() >= 13);
}

#[test]
fn m20_m22_parts_of_b_and_c_are_usable_alone() {
    let ground = layouts().remove(14);
    assert!(ground.of_terrain(Terrain::River).is_empty());
    assert!(room(&ground, &ground.columns("B", 'H', 'K')) >= 9);
    assert!(room(&ground, &ground.columns("C", 'K', 'M')) >= 11);
    let remagen = layouts().remove(7);
    assert_eq!(remagen.sheet_of(remagen.find("K06").unwrap()), "C");
    assert_eq!(remagen.len(), 9 * 11 + 4 + 10 * 11 + 5);
}

#[test]
fn m21_kruispunkten_has_two_hexes() {
    let ground = single("C");
    assert_eq!(ground.towns().map(|town| (town.0, town.1.len())).collect::<Vec<_>>(), [("kruispunkten", 2)]);
}

#[test]
fn m23_the_landing_hexes_are_a_strip_of_beach_before_the_sea() {
    let ground = single("D");
    let landing = ["I11", "J11", "K10", "L11", "M10", "N11", "O10", "P11", "Q10", "R11", "S10", "T10"];
    let beach = ground.of_terrain(Terrain::Beach);
    assert_eq!(beach, cells(&ground, &landing));
    assert_eq!(ground.connected(at(&ground, "I11"), Terrain::Beach), beach);
    let sea = ground.of_terrain(Terrain::Sea);
    assert!(sea.iter().all(|cell| !ground.is_passable(cell)) && sea.intersects(ground.edge(Edge::South)));
    assert!(beach.iter().filter(|&cell| ground.around(cell).intersects(&sea)).count() >= 10);
}

#[test]
fn m24_saarbourg_has_three_hexes_in_the_playable_part() {
    let ground = layouts().remove(10);
    assert_eq!(ground.town("saarbourg").unwrap().len(), 3);
}

#[test]
fn m25_a_river_that_does_not_exist_is_the_ground_below_it() {
    let (wet, dry) = (single("B"), layouts().remove(2));
    for cell in wet.all() {
        let gone = matches!(wet.terrain(cell), Terrain::River | Terrain::Bridge);
        assert_eq!(dry.terrain(cell), if gone { Terrain::Clear } else { wet.terrain(cell) });
    }
    assert!(dry.bridges().is_empty() && dry.road(at(&dry, "O05"), at(&dry, "P05")));
}

#[test]
fn m26_the_boundary_crosses_a_and_c_with_one_hex_per_column() {
    let ground = east_of("A", "C");
    let (line, north, south) = (*ground.main_road(), *ground.north_of_line(), *ground.south_of_line());
    assert_eq!(line.len(), 41);
    assert_eq!(line | north | south, *ground.all());
    assert!(!north.intersects(&south) && !line.intersects(&(north | south)));
    assert!(
        line.has(at(&ground, "A:P07")) && north.has(at(&ground, "A:P06")) && south.has(at(&ground, "C:K11"))
    );
    let mut before: Option<Cell> = None;
    for cell in line {
        assert!(before.is_none_or(|before| ground.road(before, cell)), "{}", ground.label(cell));
        before = Some(cell);
    }
}

#[test]
fn a_river_is_one_piece() {
    for map in ["A", "B"] {
        let ground = single(map);
        let water = ground.of_terrain(Terrain::River) | *ground.bridges();
        assert_eq!(ground.flood(water.first().unwrap(), water), water);
    }
}
