//! Colours and signs. Without colours everything is told by signs, brackets and weight alone.

use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub colour: bool,
}

/// What a cell or piece is to the player at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    /// Nothing.
    Plain,
    /// A piece that can be picked next.
    Open,
    /// A cell that can be picked next.
    Ground,
    /// It has been picked.
    Picked,
}

const INK: Color = Color::Indexed(234);
const FRAME: Color = Color::Indexed(243);
const CURSOR: Color = Color::Indexed(160);
const OPEN: Color = Color::Indexed(226);
const GROUND: Color = Color::Indexed(229);
const PICKED: Color = Color::Indexed(129);
const WHITE: Color = Color::Indexed(231);

/// Counters of each side: fresh, and done for now.
const SIDES: [(Color, Color); 4] = [
    (Color::Indexed(239), Color::Indexed(245)),
    (Color::Indexed(22), Color::Indexed(65)),
    (Color::Indexed(19), Color::Indexed(67)),
    (Color::Indexed(88), Color::Indexed(131)),
];

/// Brackets of each side, without colours.
const BRACKETS: [(char, char); 4] = [('[', ']'), ('(', ')'), ('<', '>'), ('{', '}')];

impl Look {
    fn painted(self, fg: Color, bg: Color) -> Style {
        if self.colour { Style::new().fg(fg).bg(bg) } else { Style::new() }
    }

    /// The brackets that tell a side's counters apart; none where colours do.
    pub fn brackets(self, seat: Option<usize>) -> Option<(char, char)> {
        seat.filter(|_| !self.colour).map(|seat| BRACKETS[seat % BRACKETS.len()])
    }

    /// The ground of a cell.
    pub fn ground(self, terrain: &str) -> Style {
        let bg = match terrain {
            "open" | "clear" | "plain" => 187,
            "village" | "town" => 181,
            "city" | "urban" => 174,
            "forest" | "woods" | "wood" | "jungle" => 108,
            "hill" | "hills" | "ridge" | "rough" => 179,
            "mountain" | "mountains" => 137,
            "water" | "sea" | "lake" | "river" => 110,
            "swamp" | "marsh" => 109,
            "desert" | "beach" | "sand" => 222,
            "offmap" => 252,
            // Other grounds get one of a few quiet tones, always the same one.
            other => [151, 144, 223, 146, 188]
                [other.bytes().fold(0usize, |sum, byte| sum * 31 + byte as usize) % 5],
        };
        self.painted(INK, Color::Indexed(bg))
    }

    /// Lines between cells.
    pub fn frame(self) -> Style {
        if self.colour {
            Style::new().fg(FRAME).bg(Color::Indexed(187))
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// The frame around the cursor.
    pub fn cursor(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        if self.colour { bold.fg(CURSOR).bg(Color::Indexed(187)) } else { bold }
    }

    /// The printed number of a cell.
    pub fn label(self, mark: Mark) -> Style {
        match mark {
            Mark::Plain if self.colour => Style::new().fg(INK).bg(Color::Indexed(187)),
            Mark::Plain => Style::new(),
            Mark::Open => self.painted(INK, OPEN).add_modifier(Modifier::BOLD),
            Mark::Ground => self.painted(INK, GROUND).add_modifier(Modifier::BOLD),
            Mark::Picked => self.painted(WHITE, PICKED).add_modifier(Modifier::BOLD),
        }
    }

    /// A sign for people who see no colours.
    pub fn sign(self, mark: Mark) -> Option<char> {
        match mark {
            Mark::Plain => None,
            Mark::Open => Some('*'),
            Mark::Ground => Some('+'),
            Mark::Picked => Some('>'),
        }
    }

    /// A counter.
    pub fn counter(self, seat: Option<usize>, spent: bool, reduced: bool) -> Style {
        let mut style = match seat {
            Some(seat) if self.colour => {
                let (fresh, done) = SIDES[seat % SIDES.len()];
                Style::new().fg(WHITE).bg(if spent { done } else { fresh })
            }
            None if self.colour => Style::new().fg(INK).bg(Color::Indexed(250)),
            _ => Style::new(),
        };
        if spent {
            style = style.add_modifier(Modifier::DIM);
        }
        if reduced && self.colour {
            style = style.fg(Color::Indexed(222));
        }
        style
    }

    /// The counter the cursor points at.
    pub fn focus(self) -> Style {
        if self.colour {
            Style::new().fg(WHITE).bg(CURSOR).add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
        }
    }

    /// Roads and rivers.
    pub fn scenery(self, water: bool) -> Style {
        match (self.colour, water) {
            (true, true) => Style::new().fg(Color::Indexed(25)),
            (true, false) => Style::new().fg(Color::Indexed(130)),
            _ => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// The bar on top.
    pub fn bar(self) -> Style {
        if self.colour { Style::new().fg(Color::Indexed(252)).bg(Color::Indexed(236)) } else { Style::new() }
    }

    /// The bar that says who must decide what.
    pub fn prompt(self, seat: Option<usize>) -> Style {
        if !self.colour {
            return Style::new().add_modifier(Modifier::REVERSED);
        }
        let bg = seat.map_or(Color::Indexed(238), |seat| SIDES[seat % SIDES.len()].0);
        Style::new().fg(WHITE).bg(bg).add_modifier(Modifier::BOLD)
    }

    /// A side's name in running text.
    pub fn side(self, seat: Option<usize>) -> Style {
        match seat {
            Some(seat) if self.colour => Style::new()
                .fg(Color::Indexed([250, 114, 111, 210][seat % SIDES.len()]))
                .add_modifier(Modifier::BOLD),
            _ => Style::new().add_modifier(Modifier::BOLD),
        }
    }

    /// A key to press.
    pub fn key(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        if self.colour { bold.fg(Color::Indexed(221)) } else { bold }
    }

    /// Rule numbers and what matters less.
    pub fn faint(self) -> Style {
        if self.colour {
            Style::new().fg(Color::Indexed(245))
        } else {
            Style::new().add_modifier(Modifier::DIM)
        }
    }

    /// What matters more.
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What went wrong.
    pub fn error(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        if self.colour { bold.fg(Color::Indexed(210)) } else { bold }
    }

    /// Good news and suggestions.
    pub fn good(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        if self.colour { bold.fg(Color::Indexed(157)) } else { bold }
    }

    /// A card's colour.
    pub fn card(self, red: bool) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        match (self.colour, red) {
            (true, true) => bold.fg(Color::Indexed(124)).bg(WHITE),
            (true, false) => bold.fg(Color::Indexed(16)).bg(WHITE),
            _ => bold,
        }
    }
}
