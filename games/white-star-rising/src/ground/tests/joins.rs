//! R34, M27: how sheets join.

use super::*;

#[test]
fn seams_agree_hex_by_hex() {
    for (west, east) in [("A", "C"), ("B", "A"), ("C", "B"), ("B", "C"), ("B", "D")] {
        let (one, two) = (single(west), single(east));
        for row in 1..=11 {
            let (u, a) = (format!("U{row:02}"), format!("A{row:02}"));
            assert_eq!(
                one.terrain(one.find(&u).unwrap()),
                two.terrain(two.find(&a).unwrap()),
                "{west}:{u} {east}:{a}"
            );
        }
    }
    let (north, south) = (single("B"), single("A"));
    for column in "BDFHJLNPRT".chars() {
        let (low, high) = (format!("{column}12"), format!("{column}01"));
        assert_eq!(
            north.terrain(north.find(&low).unwrap()),
            south.terrain(south.find(&high).unwrap()),
            "{low} {high}"
        );
    }
}

#[test]
fn a_seam_hex_has_two_names_and_is_called_by_the_western_one() {
    let ground = east_of("B", "A");
    assert_eq!(ground.len(), 2 * 241 - 11);
    let seam = ground.find("B:U06").unwrap();
    assert_eq!(ground.find("A:A06"), Some(seam));
    assert_eq!((ground.label(seam).as_str(), ground.sheet_of(seam)), ("B:U06", "B"));
    assert_eq!(ground.find("U06"), None, "both sheets have one");
    assert!(ground.map("A").has(seam) && ground.map("B").has(seam));
    assert_eq!(labels(&ground, &(ground.map("A") & ground.map("B"))).len(), 11);
    assert_eq!(*ground.edge(Edge::East), ground.columns("A", 'U', 'U'));
    assert_eq!(*ground.edge(Edge::West), ground.columns("B", 'A', 'A'));
}

#[test]
fn neighbours_reach_across_the_seam_and_the_main_road_goes_on() {
    let ground = east_of("B", "A");
    let seam = ground.find("B:U06").unwrap();
    let around: Vec<String> = ground.neighbours(seam).iter().map(|&cell| ground.label(cell)).collect();
    assert_eq!(around, ["B:U05", "A:B06", "A:B07", "B:U07", "B:T07", "B:T06"]);
    for label in ["B:T06", "A:B06"] {
        assert_eq!(ground.cost(seam, ground.find(label).unwrap(), Gait::Wheeled, true), Some(1), "{label}");
    }
    assert_eq!(ground.distance(ground.find("B:A06").unwrap(), ground.find("A:U06").unwrap()), 40);
}

#[test]
fn the_long_edges_of_b_and_a_share_row_12_of_the_long_columns() {
    let ground = layouts().remove(11);
    assert_eq!(ground.len(), 2 * 241 - 10);
    assert_eq!(ground.find("B:T12"), ground.find("A:T01"));
    assert_eq!(ground.label(ground.find("A:T01").unwrap()), "B:T12");
    let (low, high) = (ground.find("B:K11").unwrap(), ground.find("A:K01").unwrap());
    assert_eq!(ground.distance(low, high), 1);
    assert!(ground.road(low, high), "both roads run off their sheets here");
    let water = ground.of_terrain(Terrain::River) | *ground.bridges();
    assert_eq!(ground.flood(water.first().unwrap(), water), water, "one river");
    assert_eq!(labels(&ground, ground.bridges()).len(), 3);
    assert_eq!((ground.edge(Edge::North).len(), ground.edge(Edge::South).len()), (21, 21));
    assert_eq!(ground.edge(Edge::East).len(), 22);
    let east = ground.bank(ground.find("A:U06").unwrap());
    let landing = labels(&ground, &(east & *ground.edge(Edge::South)));
    assert_eq!(landing, ["A:Q11", "A:R12", "A:S11", "A:T12", "A:U11"]);
}

#[test]
fn a_road_that_meets_no_other_ends_at_the_seam() {
    let ground = east_of("B", "A");
    let blind = ground.find("A:A11").unwrap();
    assert_eq!(ground.links[blind as usize].count_ones(), 1);
}

#[test]
fn the_order_of_the_sheets_does_not_matter() {
    let maps = shipped();
    let there = [sheet("A", (0, 0)), sheet("C", (1, 0))];
    let back = [sheet("C", (0, 0)), sheet("A", (-1, 0))];
    let labels = |sheets: &[Sheet]| {
        let ground = Ground::new(&maps, sheets, &Changes::default()).unwrap();
        labels(&ground, ground.all())
    };
    assert_eq!(labels(&there), labels(&back));
}
