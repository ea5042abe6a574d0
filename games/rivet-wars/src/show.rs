//! What a person sees of Rivet Wars.

use crate::RivetWars;
use crate::order::Order;
use crate::view::View;
use engine::{Game, Msg};
use scene::*;

impl Show for RivetWars {
    const TEXTS: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("../text/de.ftl")), ("en", include_str!("../text/en.ftl"))];
    const RULEBOOK: &'static str = include_str!("../text/rules.toml");
    const CASES: &'static [(&'static str, &'static str)] = &include!(concat!(env!("OUT_DIR"), "/cases.rs"));

    fn map(&self) -> Map<Msg> {
        Map { boards: Vec::new(), terrain: Vec::new(), liveries: Vec::new() }
    }
    fn scene(&self, _view: &View) -> Scene<Msg> {
        Scene::new(Prompt { seat: String::new(), text: Msg::new("prompt"), rule: "5.3".to_owned() })
    }
    fn choice(&self, _view: &View, order: Order) -> Choice<Msg> {
        let label = Msg::plain(self.write(order));
        Choice { order: self.write(order), label, picks: Vec::new(), rule: "5.3".to_owned(), risky: false }
    }
    fn attempts(&self, _view: &View, _picks: &[Pick]) -> Vec<Order> {
        Vec::new()
    }
}
