//! One thing, one name: what a counter prints is what the log calls it, in both languages.

use engine::{Game, Need, Setup, Silent};
use scene::Show;
use text::{Lang, Texts};
use white_star_rising::WhiteStar;
use white_star_rising::orders::Order;
use white_star_rising::position::{Position, Stage};

/// Letters and figures only.
fn plain(name: &str) -> Vec<char> {
    name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).collect()
}

/// Whether the letters of the short form stand in the long one in the same order, beginning with its first letter.
fn abbreviates(short: &str, long: &str) -> bool {
    let (short, long) = (plain(short), plain(long));
    let mut rest = long.iter();
    short.first() == long.first() && short.iter().all(|letter| rest.any(|other| other == letter))
}

#[test]
fn counter_log_and_card_use_the_same_name() {
    let texts = Texts::new(WhiteStar::TEXTS).expect("the texts");
    let data = WhiteStar::load(&engine::DataFiles::shipped(WhiteStar::FILES)).expect("the data");
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        for kind in data.kinds.iter() {
            let word = |part: &str| texts.word(lang, &format!("kind-{}{part}", kind.id));
            let (long, short, tag) = (word(""), word("-short"), word("-tag"));
            let named = abbreviates(&short, &long) || long.split(' ').any(|part| part == short);
            if !named || !abbreviates(&tag, &short) {
                wrong.push(format!("{}: {tag}, {short}, {long}", lang.code()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whoever decides is told so too: the reason names what is settled first, not who does it.
#[test]
fn a_wrong_moment_does_not_speak_of_the_other_side() {
    for (name, source) in WhiteStar::TEXTS {
        let moments = source.lines().filter(|line| line.starts_with("deny-moment-"));
        for line in moments {
            assert!(!line.contains("other side") && !line.contains("andere Seite"), "{name}: {line}");
        }
    }
}

#[test]
fn nobody_is_told_to_choose_when_nobody_is_ready() {
    let texts = Texts::new(WhiteStar::TEXTS).expect("the texts");
    let data = WhiteStar::load(&engine::DataFiles::shipped(WhiteStar::FILES)).expect("the data");
    let game = WhiteStar::new(&data, &Setup { scenario: "06-bastogne".into(), options: Vec::new() });
    let mut p = game.start();
    while p.stage != Stage::Acting {
        match game.need(&p) {
            Need::Luck(chance) => game.apply_luck(&mut p, chance.nth(0), &mut Silent),
            _ => {
                let mut orders = Vec::new();
                game.orders(&p, &mut orders);
                let wanted = |order: &&Order| matches!(order, Order::Auto | Order::Ready | Order::Pass);
                let order = *orders.iter().find(wanted).unwrap_or(&orders[0]);
                game.apply_order(&mut p, order, &mut Silent);
            }
        }
    }
    let asked = |p: &Position| texts.say(Lang::En, &game.scene(p).prompt.text);
    assert!(asked(&p).contains("Choose who comes on"), "Beck still waits off the map: {}", asked(&p));
    p.entering = 0;
    assert!(asked(&p).ends_with("End the impulse."), "{}", asked(&p));
}
