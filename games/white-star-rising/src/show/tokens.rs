//! What a side has in hand, as tokens beside the map: barrages, weapons, trenches, mines, fate points.

use super::board::box_id;
use crate::*;
use scene::*;

/// A token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token {
    /// A stock of barrages (11.2).
    Barrage(u8),
    /// A group's support weapons that nobody carries yet (1.3.4.1, 11.4).
    Weapon(u8, Weapon),
    /// Trenches to be dug (8.1).
    Trench(Seat),
    /// Mines in hand (8.2).
    Mine(Seat),
    /// Fate points (10.0).
    Fate(Seat),
}

impl WhiteStar {
    fn all_tokens(&self) -> impl Iterator<Item = Token> {
        let sides = [GERMAN, ALLIED].into_iter();
        let weapons = (0..self.s.groups.len() as u8)
            .flat_map(|group| [Weapon::Mg, Weapon::At].map(|weapon| Token::Weapon(group, weapon)));
        (0..self.s.barrages.len() as u8)
            .map(Token::Barrage)
            .chain(weapons)
            .chain(sides.flat_map(|seat| [Token::Trench(seat), Token::Mine(seat), Token::Fate(seat)]))
    }

    /// The tokens that lie on the table.
    pub(super) fn tokens<'a>(&'a self, p: &'a Position) -> impl Iterator<Item = Token> + 'a {
        self.all_tokens().filter(|&token| self.stock_of(p, token) > 0)
    }

    /// The token with this id.
    pub(super) fn find_token(&self, id: &str) -> Option<Token> {
        self.all_tokens().find(|&token| self.token_id(token) == id)
    }

    pub(super) fn token_id(&self, token: Token) -> String {
        let side = |seat: Seat| Self::PROFILE.seat_id(seat);
        match token {
            Token::Barrage(slot) => format!("barrage-{}", self.s.barrage_name(slot)),
            Token::Weapon(group, weapon) => format!("stock-{}-{}", weapon.id(), group + 1),
            Token::Trench(seat) => format!("trench-{}", side(seat)),
            Token::Mine(seat) => format!("mine-{}", side(seat)),
            Token::Fate(seat) => format!("fate-{}", side(seat)),
        }
    }

    fn stock_of(&self, p: &Position, token: Token) -> u8 {
        match token {
            Token::Barrage(slot) => p.barrages[slot as usize],
            Token::Weapon(group, weapon) => p.weapons_left[group as usize][weapon as usize],
            Token::Trench(seat) => p.trenches_left[seat.index()],
            Token::Mine(seat) => p.mines_left[seat.index()],
            Token::Fate(seat) => p.fate[seat.index()],
        }
    }

    fn owner_of(&self, token: Token) -> Seat {
        match token {
            Token::Barrage(slot) => self.s.barrages[slot as usize].seat,
            Token::Weapon(group, _) => {
                self.s.formations[self.s.groups[group as usize].formation as usize].seat
            }
            Token::Trench(seat) | Token::Mine(seat) | Token::Fate(seat) => seat,
        }
    }

    pub(super) fn token_piece(&self, p: &Position, token: Token) -> Piece<Msg> {
        let count = self.stock_of(p, token);
        let (symbol, name) = match token {
            Token::Barrage(slot) => {
                let icon = if self.s.barrages[slot as usize].smoke { "smoke" } else { "ammunition" };
                (icon, self.barrage_label(slot))
            }
            Token::Weapon(group, weapon) => {
                let formation = self.s.groups[group as usize].formation;
                let name = Msg::new("token-weapon")
                    .with("weapon", self.weapon_name(weapon))
                    .with("formation", self.formation_name(formation));
                ("", name)
            }
            Token::Trench(_) => ("trench", Msg::new("token-trench")),
            Token::Mine(_) => ("mine", Msg::new("token-mine")),
            Token::Fate(_) => ("fate", Msg::new("token-fate")),
        };
        let short = match token {
            Token::Barrage(slot) if !self.s.barrages[slot as usize].smoke => {
                let barrage = &self.s.barrages[slot as usize];
                format!("{count}× {}^{}", barrage.dice, barrage.hit)
            }
            Token::Weapon(_, weapon) => format!("{count}× {}", weapon.id().to_uppercase()),
            _ => format!("{count}×"),
        };
        let seat = self.owner_of(token);
        let name = Msg::new("token-count").with("count", count as i64).with("name", name);
        Piece {
            form: PieceForm::Token,
            style: String::new(),
            symbol: symbol.to_owned(),
            ..Piece::new(
                self.token_id(token),
                box_id("support", seat),
                Self::PROFILE.seat_id(seat),
                name,
                Msg::plain(short),
            )
        }
    }
}
