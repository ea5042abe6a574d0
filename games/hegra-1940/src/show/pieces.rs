//! What stands on the two boards: defenders as pawns, works and enemies as counters, goods as tokens.

use crate::Hegra;
use crate::kinds::*;
use crate::picks::disc_piece;
use crate::position::*;
use engine::{Game, Msg};
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
        let side = if disc == X { "" } else { Hegra::PROFILE.seat_id(crate::PLAYER) };
        let piece = self.add(id, cell, side, name, PieceForm::Pawn);
        piece.symbol = DISCS[disc as usize].to_owned();
        piece.style = if disc == X { "german" } else { DISCS[disc as usize] }.to_owned();
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
    vec![Value::new(Corner::LowerRight, n.to_string(), Msg::new("value-count"))]
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
            for disc in DEFENDERS.into_iter().rev().filter(|&disc| zone[disc as usize] > 0) {
                let piece = pieces.ours(disc_piece(cell, disc), cell, disc, self.disc_name(disc));
                piece.values = count(zone[disc as usize]);
                piece.spent = cell == "exhausted";
            }
        }
        for (space, discs) in p.spaces.iter().enumerate() {
            for disc in DEFENDERS.into_iter().filter(|&disc| discs[disc as usize] > 0) {
                let id = match space as u8 {
                    // The Treatment Room begins like the treatment of a patient.
                    TREATMENT => disc_piece("room", disc),
                    _ => disc_piece(PLACES[space], disc),
                };
                let piece = pieces.ours(id, PLACES[space], disc, self.disc_name(disc));
                piece.values = count(discs[disc as usize]);
            }
        }
        for (position, &disc) in p.manned.iter().enumerate().filter(|(_, disc)| **disc != NONE) {
            let name = PLACES[POSITION as usize + position];
            let piece = pieces.ours(format!("@{name}"), name, disc, self.disc_name(disc));
            piece.values =
                vec![Value::new(Corner::LowerRight, DISCS[disc as usize].to_owned(), Msg::new("value-type"))];
            piece.spent = p.fired >> position & 1 == 1;
        }
    }

    /// Damaged positions, guns, the machine gun.
    fn work_pieces(&self, p: &Position, pieces: &mut Pieces) {
        for position in (1..4usize).filter(|position| p.damaged >> (position - 1) & 1 == 1) {
            let name = PLACES[POSITION as usize + position];
            let damage = Msg::new("mark-damaged");
            pieces.add(format!("✗{name}"), name, "", damage, PieceForm::Token).symbol = "damaged".to_owned();
        }
        for gun in (0..2).filter(|&gun| gun == 0 || p.gun_two) {
            let (id, cell) = (format!("N{}", gun + 1), format!("gun{}", gun + 1));
            let name = self.work_name(GUN + gun as u8);
            let piece = pieces.work(id, &cell, "artillery", name, self.gun_tiles(p, gun));
            piece.spent = p.guns_fired >> gun & 1 == 1;
        }
        if p.machine_gun != MachineGun::Away {
            let tile = TILE[(p.machine_gun == MachineGun::Blocked) as usize].to_string();
            let name = self.work_name(MACHINE_GUN);
            pieces.work("MG".to_owned(), "machineGun", "machine-gun", name, tile);
        }
    }

    fn hospital_pieces(&self, p: &Position, pieces: &mut Pieces) {
        for (bed, patient) in p.beds.iter().enumerate().filter(|(_, patient)| patient.disc != NONE) {
            let (id, cell) = (format!("b{}", bed + 1), format!("bed{}", bed + 1));
            let level = Value::new(Corner::LowerRight, patient.level.to_string(), Msg::new("value-level"));
            pieces.ours(id, &cell, patient.disc, self.disc_name(patient.disc)).values = vec![level];
        }
        for (level, zone) in p.waiting.iter().enumerate() {
            for disc in (0..6u8).filter(|&disc| zone[disc as usize] > 0) {
                let id = format!("w{}{}", DISCS[disc as usize], level + 1);
                let piece = pieces.ours(id, "waiting", disc, self.disc_name(disc));
                let level = Value::new(Corner::UpperLeft, (level + 1).to_string(), Msg::new("value-level"));
                piece.values = count(zone[disc as usize]);
                piece.values.push(level);
            }
        }
        for disc in (0..6u8).filter(|&disc| p.morgue[disc as usize] > 0) {
            let piece =
                pieces.ours(format!("x{}", DISCS[disc as usize]), "morgue", disc, self.disc_name(disc));
            piece.values = count(p.morgue[disc as usize]);
            piece.spent = true;
        }
    }

    /// German infantry before the walls.
    fn slope_pieces(&self, p: &Position, pieces: &mut Pieces) {
        for sector in 0..self.sectors(p).len().min(4) {
            let cell = format!("sector{}", sector + 1);
            let ready = p.up[sector] + p.boxes[sector].iter().sum::<u8>();
            if p.down[sector] > 0 {
                let piece = pieces.german(format!("P{}", sector + 1), &cell, "infantry", "piece-pinned");
                piece.values = count(p.down[sector]);
                piece.markers = vec![Marker::new("pinned", "P", Tone::Good, Msg::new("mark-pinned"))];
            }
            if ready > 0 {
                let piece = pieces.german(format!("I{}", sector + 1), &cell, "infantry", "piece-infantry");
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
            let cell = &ids[carrier.field as usize];
            let piece = pieces.ours(format!("K{}", slot + 1), cell, carrier.disc, self.carrier_name(carrier));
            let letter = DISCS[carrier.disc as usize].to_owned();
            piece.values = vec![Value::new(Corner::UpperRight, letter, Msg::new("value-type"))];
            piece.short = Msg::plain(format!("K{}", slot + 1));
            piece.spent = carrier.moved != Moved::No;
            if carrier.tile != NONE {
                piece.markers = vec![Marker::new("supply", "$", Tone::Good, Msg::new("value-tile"))];
            }
        }
        for field in 0..ids.len() as u8 {
            let cell = &ids[field as usize];
            let n = p.patrols[field as usize];
            if n > 0 {
                let id = self.foe_piece(field, false);
                pieces.german(id, cell, "reconnaissance", "piece-patrol").values = count(n);
            }
            if p.map_guns >> field & 1 == 1 {
                pieces.german(self.foe_piece(field, true), cell, "artillery", "piece-gun");
            }
        }
        for (depot, &field) in self.data.map.depots.iter().enumerate() {
            if let (goods, n @ 1..) = p.depots[depot] {
                let name = Msg::new(format!("goods-{}", GOODS[goods as usize]));
                let icon = ["supply", "hidden", "bunker", "morale", "flag"][goods as usize];
                let side = Self::PROFILE.seat_id(crate::PLAYER);
                let piece =
                    pieces.add(format!("${}", depot + 1), &ids[field as usize], side, name, PieceForm::Token);
                piece.symbol = icon.to_owned();
                piece.values = count(n);
            }
        }
    }

    /// The three tiles of a gun: ready, blocked, damaged.
    pub(super) fn gun_tiles(&self, p: &Position, gun: usize) -> String {
        let tile = |space: u8| match (p.gun_damage[gun] >> space & 1, p.gun_blocked[gun] >> space & 1) {
            (1, _) => TILE[2],
            (_, 1) => TILE[1],
            _ => TILE[0],
        };
        (0..3).map(tile).collect()
    }

    fn carrier_name(&self, carrier: Carrier) -> Msg {
        let name = self.disc_name(carrier.disc);
        match carrier.tile {
            NONE => name,
            tile => Msg::new("piece-loaded")
                .with("disc", name)
                .with("goods", Msg::new(format!("goods-{}", GOODS[tile as usize]))),
        }
    }
}
