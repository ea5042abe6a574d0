//! 13.1, 17.2 of the specification: what a side may not know.

use crate::Blitzkrieg;
use crate::data::FormKind;
use crate::position::*;
use crate::words::*;
use board::Area;
use engine::{Source, Viewer};

impl Blitzkrieg {
    /// Guns this viewer does not see.
    fn unseen(&self, p: &Position, viewer: Viewer) -> Units {
        match viewer {
            Viewer::Referee => Units::NONE,
            Viewer::Spectator => p.hidden,
            Viewer::Seat(seat) => p.hidden.without(self.sides[seat.index()]),
        }
    }
    /// What a viewer knows: neither where a hidden gun stands nor with whom it acts.
    pub(crate) fn seen_by(&self, p: &Position, viewer: Viewer) -> Position {
        let mut view = *p;
        for gun in self.unseen(p, viewer).iter() {
            self.hide_away(&mut view, gun);
        }
        view
    }
    fn hide_away(&self, p: &mut Position, gun: Unit) {
        let hex = p.place(gun);
        if hex.on_map() {
            p.count[self.side(gun).index()][hex.i()] -= 1;
            p.at[gun.i()] = Hex::SECRET;
            p.host[gun.i()] = self.card(gun).form;
            p.ooc.remove(gun);
        }
    }
    /// Hexes in which a hidden gun may stand as far as its enemy can know.
    pub(crate) fn possible(&self, p: &Position, gun: Unit) -> Area {
        let side = self.side(gun);
        let card = self.form(self.card(gun).form);
        let mut zone = card.zone;
        for host in card.hosts.iter() {
            zone |= self.form(host).zone;
            if self.printed_centre && self.form(host).id == "ii11" {
                zone |= self.s.printed;
            }
        }
        let fits = |hex: Hex| {
            p.foes(enemy(side), hex) == 0 && !self.hq_there(p, enemy(side), hex) && p.foes(side, hex) < 3
        };
        // Three that everybody sees leave no room; whether others are hidden there nobody knows.
        let free: Area = zone.iter().filter(|&hex| fits(Hex(hex))).collect();
        let unknown = free - p.trodden[enemy(side).index()];
        match (unknown.is_empty(), free.is_empty()) {
            (false, _) => unknown,
            (true, false) => free,
            // Nowhere in its zone: anywhere with room.
            _ => self.s.ground.hexes().filter(|&hex| fits(hex)).map(|hex| hex.0).collect(),
        }
    }
    /// Puts a gun somewhere it may be.
    fn dream(&self, p: &mut Position, gun: Unit, luck: &mut dyn Source) {
        let roomy = self.possible(p, gun).iter().filter(|&hex| p.own(self.side(gun), Hex(hex)) < 3);
        let hexes: Area = roomy.collect();
        let index = luck.below(hexes.len().max(1) as u64) as usize;
        let Some(hex) = hexes.iter().nth(index) else { return };
        p.at[gun.i()] = Hex(hex);
        p.count[self.side(gun).index()][hex as usize] += 1;
        let hosts: Vec<Form> =
            self.form(self.card(gun).form).hosts.iter().filter(|&host| !p.ended.has(host)).collect();
        if !hosts.is_empty() && !self.keeps_its_marker(p, gun) {
            p.host[gun.i()] = hosts[luck.below(hosts.len() as u64) as usize];
        }
        p.ooc.set(gun, self.astray(p, gun));
    }
    /// 12.2: whether everybody can tell from the markers that a gun acts with its own formation: that has one, and all others of it
    /// act elsewhere.
    fn keeps_its_marker(&self, p: &Position, gun: Unit) -> bool {
        let form = self.card(gun).form;
        let card = self.form(form);
        let alone = card.units.iter().all(|unit| unit == gun || p.host[unit.i()] != form);
        let token = self.token_of(form);
        let markers = [p.cup, p.hand, p.stored, p.used, p.skipped, p.later, p.opening];
        card.kind == FormKind::Stripe
            && alone
            && (p.marker.token == token || markers.iter().any(|pile| pile.has(token)))
    }
    /// A position that looks like this view.
    pub(crate) fn fill_in(&self, view: &Position, luck: &mut dyn Source) -> Position {
        let mut p = *view;
        for gun in p.hidden.iter().filter(|&gun| view.place(gun) == Hex::SECRET) {
            self.dream(&mut p, gun, luck);
        }
        p
    }
    /// Changes what this viewer may not know.
    pub(crate) fn swap_guns(&self, p: &mut Position, viewer: Viewer, luck: &mut dyn Source) {
        for gun in self.unseen(p, viewer).iter().filter(|&gun| p.on_map(gun)).collect::<Vec<_>>() {
            self.hide_away(p, gun);
            self.dream(p, gun, luck);
        }
    }
}
