//! What stands on the two boards: defenders as pawns, works and enemies as counters, goods as tokens.

use super::picks::disc_piece;
use crate::*;
use scene::*;

/// A tile that is ready, blocked, damaged.
const TILE: [char; 3] = ['●', '○', '✗'];

/// The pieces of a scene as they are collected.
struct Pieces(Vec<Piece<Msg>>);

impl Pieces {
    fn add(&mut self, id: String, cell: &str, side: &str, name: Msg, form: PieceForm) -> &mut Piece<Msg> {
        self.0.push(Piece { form, ..Piece::new(id, cell, side, name, Msg::plain("")) });
        self.0.last_mut().expect("one was just added")
    }

    /// One of ours; the letter of the type is printed on it.
    fn ours(&mut self, id: String, cell: &str, disc: Disc, name: Msg) -> &mut Piece<Msg> {
        let side = if disc == Disc::X { "" } else { Hegra::PROFILE.seat_id(crate::PLAYER) };
        let piece = self.add(id, cell, side, name, PieceForm::Pawn);
        piece.symbol = disc.word().to_owned();
        piece.style = if disc == Disc::X { "german" } else { disc.word() }.to_owned();
        piece
    }

    /// Works of the fortress: a gun, the machine gun.
    fn work(&mut self, id: String, cell: &str, symbol: &str, name: Msg, tiles: String) -> &mut Piece<Msg> {
        let side = Hegra::PROFILE.seat_id(crate::PLAYER);
        let piece = self.add(id, cell, side, name, PieceForm::Counter);
        piece.symbol = symbol.to_owned();
        piece.values = vec![Value::new(Corner::LowerRight, tiles, Msg::new("value-tiles"))];
        piece
    }

    fn german(&mut self, id: String, cell: &str, symbol: &str, key: &str) -> &mut Piece<Msg> {
        let piece = self.add(id, cell, "", Msg::new(key), PieceForm::Counter);
        piece.symbol = symbol.to_owned();
        piece.style = "german".to_owned();
        piece
    }
}

/// How many a piece stands for.
fn count(n: u8) -> Vec<Value<Msg>> {
    vec![Value::number(Corner::LowerRight, n, "value-count")]
}

impl Hegra {
    pub(super) fn pieces(&self, p: &Position) -> Vec<Piece<Msg>> {
        let mut pieces = Pieces(Vec::new());
        self.camp_pieces(p, &mut pieces);
        self.work_pieces(p, &mut pieces);
        self.hospital_pieces(p, &mut pieces);
        self.slope_pieces(p, &mut pieces);
        self.country_pieces(p, &mut pieces);
        pieces.0
    }

    /// Who waits, works, or holds a position.
    fn camp_pieces(&self, p: &Position, pieces: &mut Pieces) {
        for (cell, zone) in
            [("ready", &p.ready), ("exhausted", &p.exhausted), ("rest", &p.rest), ("area", &p.area)]
        {
            for disc in Disc::DEFENDERS.into_iter().rev().filter(|&disc| zone[disc] > 0) {
                let piece = pieces.ours(disc_piece(cell, disc), cell, disc, disc.name());
                piece.values = count(zone[disc]);
                piece.spent = cell == "exhausted";
            }
        }
        for (space, discs) in p.spaces.iter() {
            for disc in Disc::DEFENDERS.into_iter().filter(|&disc| discs[disc] > 0) {
                let id = match space {
                    // The Treatment Room begins like the treatment of a patient.
                    Space::TREATMENT => disc_piece("room", disc),
                    _ => disc_piece(space.word(), disc),
                };
                let piece = pieces.ours(id, space.word(), disc, disc.name());
                piece.values = count(discs[disc]);
            }
        }
        for (position, &disc) in p.manned.iter().filter(|(_, disc)| **disc != Disc::NONE) {
            let name = position.word();
            let piece = pieces.ours(format!("@{name}"), name, disc, disc.name());
            piece.values =
                vec![Value::new(Corner::LowerRight, disc.word().to_owned(), Msg::new("value-type"))];
            piece.spent = p.fired >> position.0 & 1 == 1;
        }
    }

    /// Damaged positions, guns, the machine gun.
    fn work_pieces(&self, p: &Position, pieces: &mut Pieces) {
        for position in [Post::A, Post::B, Post::C].iter().filter(|at| p.damaged >> (at.0 - 1) & 1 == 1) {
            let name = position.word();
            let damage = Msg::new("mark-damaged");
            pieces.add(format!("✗{name}"), name, "", damage, PieceForm::Token).symbol = "damaged".to_owned();
        }
        for gun in Gun::ALL.into_iter().filter(|&gun| gun == Gun(0) || p.gun_two) {
            let id = format!("N{}", gun.0 + 1);
            let piece = pieces.work(id, &gun.cell(), "artillery", gun.work().name(), self.gun_tiles(p, gun));
            piece.spent = p.guns_fired >> gun.0 & 1 == 1;
        }
        if p.machine_gun != MachineGun::Away {
            let tile = TILE[(p.machine_gun == MachineGun::Blocked) as usize].to_string();
            let name = Work::MACHINE_GUN.name();
            pieces.work("MG".to_owned(), "machineGun", "machine-gun", name, tile);
        }
    }

    fn hospital_pieces(&self, p: &Position, pieces: &mut Pieces) {
        for (bed, patient) in p.beds.iter().filter(|(_, patient)| patient.disc != Disc::NONE) {
            let id = format!("b{}", bed.0 + 1);
            let level = Value::number(Corner::LowerRight, patient.level.0, "value-level");
            pieces.ours(id, &bed.cell(), patient.disc, patient.disc.name()).values = vec![level];
        }
        for (level, zone) in p.waiting.iter() {
            for &disc in Disc::ALL.iter().filter(|&&disc| zone[disc] > 0) {
                let id = format!("w{}{}", disc.word(), level.0);
                let piece = pieces.ours(id, "waiting", disc, disc.name());
                let level = Value::number(Corner::UpperLeft, level.0, "value-level");
                piece.values = count(zone[disc]);
                piece.values.push(level);
            }
        }
        for &disc in Disc::ALL.iter().filter(|&&disc| p.morgue[disc] > 0) {
            let piece = pieces.ours(format!("x{}", disc.word()), "morgue", disc, disc.name());
            piece.values = count(p.morgue[disc]);
            piece.spent = true;
        }
    }

    /// German infantry before the walls.
    fn slope_pieces(&self, p: &Position, pieces: &mut Pieces) {
        for sector in self.sectors(p).ids().take(4) {
            let (cell, n) = (sector.cell(), sector.0 + 1);
            let ready = p.up[sector] + p.boxes[sector].iter().sum::<u8>();
            if p.down[sector] > 0 {
                let piece = pieces.german(format!("P{n}"), &cell, "infantry", "piece-pinned");
                piece.values = count(p.down[sector]);
                piece.markers = vec![Marker::new("pinned", "P", Tone::Good, Msg::new("mark-pinned"))];
            }
            if ready > 0 {
                let piece = pieces.german(format!("I{n}"), &cell, "infantry", "piece-infantry");
                piece.values = count(ready);
            }
        }
        if p.assault > 0 {
            let piece = pieces.german("I0".to_owned(), "assault", "infantry", "piece-infantry");
            piece.values = count(p.assault);
        }
    }

    /// Carriers, patrols, German guns, and what lies in the depots.
    fn country_pieces(&self, p: &Position, pieces: &mut Pieces) {
        let ids = &self.data.map.ids;
        for (slot, carrier) in p.on_map() {
            let cell = &ids[carrier.field];
            let piece = pieces.ours(slot.id(), cell, carrier.disc, self.carrier_name(carrier));
            let letter = carrier.disc.word().to_owned();
            piece.values = vec![Value::new(Corner::UpperRight, letter, Msg::new("value-type"))];
            piece.short = Msg::plain(slot.id());
            piece.spent = carrier.moved != Moved::No;
            if carrier.tile != Goods::NONE {
                piece.markers = vec![Marker::new("supply", "$", Tone::Good, Msg::new("value-tile"))];
            }
        }
        for field in ids.ids() {
            let cell = &ids[field];
            let n = p.patrols[field];
            if n > 0 {
                let id = self.foe_piece(field, false);
                pieces.german(id, cell, "reconnaissance", "piece-patrol").values = count(n);
            }
            if p.map_guns >> field.0 & 1 == 1 {
                pieces.german(self.foe_piece(field, true), cell, "artillery", "piece-gun");
            }
        }
        for (depot, &field) in self.data.map.depots.iter() {
            if let (goods, n @ 1..) = p.depots[depot] {
                let name = goods.name();
                let icon = ["supply", "hidden", "bunker", "morale", "flag"][goods.index()];
                let side = Self::PROFILE.seat_id(crate::PLAYER);
                let piece =
                    pieces.add(format!("${}", depot.0 + 1), &ids[field], side, name, PieceForm::Token);
                piece.symbol = icon.to_owned();
                piece.values = count(n);
            }
        }
    }

    /// The three tiles of a gun: ready, blocked, damaged.
    pub(super) fn gun_tiles(&self, p: &Position, gun: Gun) -> String {
        let tile = |space: u8| match (p.gun_damage[gun] >> space & 1, p.gun_blocked[gun] >> space & 1) {
            (1, _) => TILE[2],
            (_, 1) => TILE[1],
            _ => TILE[0],
        };
        (0..3).map(tile).collect()
    }

    fn carrier_name(&self, carrier: Carrier) -> Msg {
        match carrier.tile {
            Goods::NONE => carrier.disc.name(),
            goods => Msg::new("piece-loaded").with("disc", carrier.disc.name()).with("goods", goods.name()),
        }
    }
}
