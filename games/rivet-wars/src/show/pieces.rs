//! Figures on the board, cards in hand, recruits to buy, markers in segments.

use crate::*;
use scene::{Corner, Mark, Marker as Badge, Piece, PieceForm, Tone, Value};

const SIDES: [&str; 2] = ["allied", "bismark"];

/// What a figure looks like.
fn figure_of(card: &UnitCard) -> &'static str {
    match (card.class, card.id.as_str()) {
        (Class::Infantry, "Rif" | "Wol") => "rifleman",
        (Class::Infantry, "Koe") => "sniper",
        (Class::Infantry, "Pan") => "rocketeer",
        (Class::Infantry, _) => "officer",
        (Class::Cavalry, "Dra") => "monowheel",
        (Class::Cavalry, _) => "motorcycle",
        (Class::Support, "Sch") => "machine-gun",
        (Class::Support, _) => "field-gun",
        (Class::Tank, _) => "tank",
        (Class::Plug, _) if card.hero => "officer",
        (Class::Plug, _) => "turret",
    }
}

impl RivetWars {
    pub(super) fn pieces(&self, view: &View) -> Vec<Piece<Msg>> {
        let p = &view.open;
        let mut pieces = Vec::new();
        for seg in self.grid().segs() {
            for (place, unit) in p.units_in(seg).enumerate() {
                pieces.push(self.figure(p, unit, place));
            }
            if p.moving.left && p.at[p.moving.unit.index()] == seg {
                pieces.push(self.figure(p, p.moving.unit, p.units_in(seg).count()));
            }
        }
        for side in [ALLIED, BISMARK] {
            self.shop_pieces(p, side, &mut pieces);
        }
        pieces
    }

    fn figure(&self, p: &Position, unit: Unit, place: usize) -> Piece<Msg> {
        let card = self.card_of(unit);
        let id = self.unit_id(unit);
        let cell = self.grid().name(p.at[unit.index()]);
        let mut piece =
            Piece::new(id, cell, SIDES[card.side.index()], self.unit_name(unit), Msg::plain(card.id.clone()));
        piece.form = PieceForm::Figure;
        piece.symbol = figure_of(card).to_owned();
        piece.order = place as u8 + 1;
        piece.steps = card.hit_points - p.damage[unit.index()];
        piece.full_steps = card.hit_points;
        piece.fields = card.fields;
        piece.values = vec![
            Value::number(Corner::LowerLeft, card.moves, "value-move"),
            Value::number(Corner::LowerRight, card.armour, "value-armour"),
        ];
        if card.hero {
            piece.markers.push(Badge::new("leader", "*", Tone::Good, Msg::new("mark-hero")));
        }
        if let Some(plug) = p.plug_of(unit) {
            let label = self.data.units[plug.index()].id.clone();
            piece.markers.push(Badge::new("plug", label, Tone::Plain, self.kind_name(plug)));
        }
        let acted = p.is(unit, State::USED) && !p.is(unit, State::ACTIVE);
        piece.spent = acted || p.is(unit, State::ASSAULTED) && p.phase == Phase::Move;
        piece
    }

    /// What can be bought: cost, rivets, figures left.
    fn shop_pieces(&self, p: &Position, side: Seat, pieces: &mut Vec<Piece<Msg>>) {
        for (index, card) in self.data.units.iter().enumerate().filter(|(_, card)| card.side == side) {
            let kind = Kind(index as u8);
            let name = self.kind_name(kind);
            let cell = format!("{}-shop", SIDES[side.index()]);
            let mut piece = Piece::new(
                format!("shop-{}", card.id),
                cell,
                SIDES[side.index()],
                name,
                Msg::plain(card.id.clone()),
            );
            piece.form = PieceForm::Figure;
            piece.symbol = figure_of(card).to_owned();
            piece.fields = card.fields.max(1);
            piece.count = self.figures_left(p, kind) as u8;
            piece.price = Some(match card.rivets {
                0 => Msg::plain(card.cost.to_string()),
                rivets => {
                    Msg::new("price-rivets").with("cost", card.cost as i64).with("rivets", rivets as i64)
                }
            });
            piece.spent = p.stage != Stage::Deploy || p.active != side || self.may_buy(p, kind).is_err();
            pieces.push(piece);
        }
    }

    /// How many figures of a kind wait in the pool.
    fn figures_left(&self, p: &Position, kind: Kind) -> usize {
        let card = &self.data.units[kind.index()];
        if card.class == Class::Plug {
            let out = p.plug.iter().filter(|&&plug| plug == kind.0).count();
            let gone = card.hero && p.spent_heroes >> kind.0 & 1 == 1;
            return if gone { 0 } else { (card.figures as usize).saturating_sub(out) };
        }
        let all = card.first as usize..(card.first + self.limit(card)) as usize;
        all.filter(|&unit| p.at[unit] == crate::board::Seg::NONE).count()
    }

    /// Markers, flags, gas, deployment segments.
    pub(super) fn marks(&self, view: &View) -> Vec<Mark<Msg>> {
        let p = &view.open;
        let mut marks = Vec::new();
        for seg in self.grid().segs() {
            let cell = self.grid().name(seg);
            let mut add = |id: &str, label: &str, tone: Tone, name: Msg| {
                marks.push(Mark { cell: cell.clone(), marker: Badge::new(id, label, tone, name) });
            };
            match p.marker[seg.index()] {
                Marker::None => {}
                Marker::Bunker => add("bunker", "B", Tone::Plain, Msg::new("marker-bunker")),
                Marker::Wire => add("wire", "#", Tone::Warn, Msg::new("marker-wire")),
                Marker::TankTrap => add("roadblock", "X", Tone::Warn, Msg::new("marker-tank-trap")),
                Marker::Minefield => add("mine", "M", Tone::Bad, Msg::new("marker-minefield")),
                Marker::Objective => add("objective", "O", Tone::Good, Msg::new("marker-objective")),
            }
            for side in [ALLIED, BISMARK] {
                let name = SIDES[side.index()];
                if p.flags[side.index()].has(seg) {
                    let label = if side == ALLIED { "A" } else { "B" };
                    add(
                        &format!("flag-{name}"),
                        label,
                        Tone::Plain,
                        Msg::new("mark-flag").with("side", side.say(self)),
                    );
                }
                if self.mission().deploy[side.index()].has(seg) {
                    let label = if side == ALLIED { "▲" } else { "▼" };
                    add(
                        &format!("deploy-{name}"),
                        label,
                        Tone::Plain,
                        Msg::new("mark-deploy").with("side", side.say(self)),
                    );
                }
            }
            if let Some(cloud) = p.cloud_at(seg) {
                let text =
                    Msg::new("mark-gas").with("side", cloud.owner.say(self)).with("age", cloud.age as i64);
                add("smoke", &format!("G{}", cloud.age), Tone::Bad, text);
            }
            if p.dug.has(seg) {
                add("trench", "D", Tone::Good, Msg::new("mark-dug"));
            }
        }
        marks
    }

    /// Whose hand the viewer looks into.
    pub(super) fn seat_of(&self, view: &View) -> Option<Seat> {
        match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}
