//! 5.0: movement costs and defence dice.

use super::*;
use Gait::{Leg, Tracked, Wheeled};

fn cost(ground: &Ground, from: &str, to: &str, gait: Gait, hard: bool) -> Option<u8> {
    ground.cost(ground.find(from).unwrap(), ground.find(to).unwrap(), gait, hard)
}

#[test]
fn terrain_costs_what_the_table_says() {
    let ground = single("A");
    let costs = |from, to| [Leg, Wheeled, Tracked].map(|gait| cost(&ground, from, to, gait, false).unwrap());
    assert_eq!(costs("A01", "A02"), [1, 1, 1], "clear");
    assert_eq!(costs("B02", "B03"), [1, 3, 2], "woods");
    assert_eq!(costs("F04", "F05"), [1, 2, 2], "town");
    assert_eq!(costs("K01", "K02"), [2, 2, 2], "uphill");
    assert_eq!(costs("K02", "K03"), [1, 1, 1], "along the hill");
    assert_eq!(costs("K06", "K07"), [1, 3, 2], "wooded hill from a hill");
    assert_eq!(costs("J07", "K07"), [2, 4, 3], "wooded hill from below");
    assert_eq!(costs("E02", "E03"), [1, 2, 1], "rolling");
    assert_eq!(costs("C06", "C05"), [1, 2, 2], "cultivated");
    assert_eq!(costs("F07", "G07"), [1, 1, 1], "town along a road");
    assert_eq!(cost(&ground, "A01", "A03", Leg, false), None, "not adjacent");
    let coast = single("D");
    assert_eq!(cost(&coast, "I10", "I11", Leg, false), Some(2), "beach");
    assert_eq!(cost(&coast, "M09", "M10", Leg, false), Some(1), "beach along a road");
    assert_eq!(cost(&coast, "J11", "J12", Leg, false), None, "sea");
}

#[test]
fn a_bridge_is_entered_and_left_only_along_its_road() {
    let ground = single("A");
    let bridge = ground.find("P07").unwrap();
    for &beside in ground.neighbours(bridge) {
        let label = ground.label(beside);
        let open = ["O07", "Q06"].contains(&label.as_str()).then_some(1);
        assert_eq!(ground.cost(beside, bridge, Tracked, true), open, "from {label}");
        assert_eq!(ground.cost(bridge, beside, Tracked, true), open, "to {label}");
    }
    assert_eq!(cost(&ground, "O06", "P06", Leg, false), None, "river");
}

#[test]
fn only_one_bridge_is_left_when_the_scenario_says_so() {
    let ground = layouts().remove(15);
    assert_eq!(labels(&ground, ground.bridges()), ["B:P05"]);
    assert_eq!(cost(&ground, "B:R07", "B:R08", Tracked, true), None);
    assert_eq!(cost(&ground, "B:O05", "B:P05", Tracked, true), Some(1));
}

#[test]
fn rubble_makes_towns_slow_except_on_roads_through_them() {
    let ground = layouts().remove(3);
    // O05 and Q04 have a road through them, R06 too; N06 has none. O06 to O05 is no road side.
    for (from, to, soft, hard) in [
        ("B:N05", "B:O05", 1, 2),
        ("B:O06", "B:O05", 2, 3),
        ("B:M06", "B:N06", 2, 3),
        ("B:R05", "B:R06", 1, 2),
        ("B:S05", "B:R05", 1, 2),
    ] {
        for gait in [Leg, Wheeled, Tracked] {
            assert_eq!(cost(&ground, from, to, gait, false), Some(soft), "{from} {to}");
            assert_eq!(cost(&ground, from, to, gait, true), Some(hard), "{from} {to}");
        }
    }
    let town = ground.find("B:N06").unwrap();
    assert_eq!((ground.bonus(town, false), ground.bonus(town, true)), (2, 2));
    assert_eq!(cost(&ground, "D:M06", "D:M05", Leg, false), Some(1), "the rule is for all towns");
}

#[test]
fn a_road_that_ends_in_a_ruined_town_saves_nothing() {
    let maps = sketched(
        "[[A.town]]\nid = \"x\"\nhexes = [\"C03\"]\nprovenance = \"own\"\n\
         [[A.road]]\nhexes = [\"C01\", \"C02\", \"C03\"]\nprovenance = \"own\"\n",
    );
    let changes = Changes { rubble: true, ..Changes::default() };
    let ground = Ground::new(&maps.unwrap(), &[sheet("A", (0, 0))], &changes).unwrap();
    assert_eq!(cost(&ground, "C02", "C03", Tracked, true), Some(3));
}

#[test]
fn entering_the_map_costs_the_edge_hex_or_the_road() {
    let ground = single("B");
    let entry = |label: &str, gait| ground.entry_cost(ground.find(label).unwrap(), gait, true);
    assert_eq!(
        (entry("A06", Wheeled), entry("A05", Wheeled), entry("R01", Wheeled)),
        (Some(1), Some(1), Some(3))
    );
    assert_eq!(entry("N01", Leg), None, "river");
    // Column K is an edge when only the columns A to K are played: the main road leaves there.
    let part = layouts().remove(4);
    let kept = part.find("K09").unwrap();
    assert!(part.ways_out.has(kept) && part.edge(Edge::East).has(kept));
}

#[test]
fn defence_dice_and_concealment_follow_the_table() {
    let ground = single("A");
    let look = |label: &str| {
        let cell = ground.find(label).unwrap();
        let dice = (ground.bonus(cell, false), ground.bonus(cell, true));
        (dice, ground.covers(cell, true), ground.covers(cell, false))
    };
    assert_eq!(look("A01"), ((0, 0), false, false));
    assert_eq!(look("B03"), ((1, 1), true, true));
    assert_eq!(look("F05"), ((2, 1), true, true));
    assert_eq!(look("K02"), ((0, 0), false, false));
    assert_eq!(look("K07"), ((1, 1), true, true));
    assert_eq!(look("E03"), ((1, 1), true, false));
    assert_eq!(look("C04"), ((1, 0), true, false));
}

#[test]
fn tanks_reach_every_hex_where_somebody_can_be() {
    for (number, ground) in layouts().iter().enumerate() {
        let open: Area = ground.all().iter().filter(|&cell| ground.is_passable(cell)).collect();
        let mut reached = Area::of(open.first().unwrap());
        loop {
            let mut next = reached;
            for from in reached {
                let steps = ground.neighbours(from).iter();
                next |= steps.copied().filter(|&to| ground.cost(from, to, Tracked, true).is_some()).collect();
            }
            if next == reached {
                break;
            }
            reached = next;
        }
        assert_eq!(labels(ground, &(open - reached)), [""; 0], "scenario {}", number + 1);
    }
}
