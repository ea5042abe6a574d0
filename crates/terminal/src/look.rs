//! Colours and signs. Without colours everything is told by signs, brackets and weight alone.

use ratatui::style::{Color, Modifier, Style};
use scene::Tone;

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
            "wooded-hill" => 107,
            "rolling" => 186,
            "cultivated" => 150,
            "mud" => 138,
            "duckboard" => 180,
            "mountain" | "mountains" => 137,
            "water" | "sea" | "lake" | "river" => 110,
            "swamp" | "marsh" => 109,
            "desert" | "beach" | "sand" => 222,
            "offmap" | "room" => 252,
            // Other grounds get one of a few quiet tones, always the same one.
            other => [151, 144, 223, 146, 188]
                [other.bytes().fold(0usize, |sum, byte| sum * 31 + byte as usize) % 5],
        };
        self.painted(INK, Color::Indexed(bg))
    }

    /// A cell coloured by an overlay, or its sign in the legend.
    pub fn tone(self, tone: Tone) -> Style {
        let bg = match tone {
            Tone::Plain => 250,
            Tone::Good => 77,
            Tone::Warn => 220,
            Tone::Bad => 203,
            Tone::Band1 => 208,
            Tone::Band2 => 215,
            Tone::Band3 => 222,
        };
        self.painted(INK, Color::Indexed(bg)).add_modifier(Modifier::BOLD)
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

    /// A counter in the colour the game gives it, `#rrggbb`.
    pub fn livery(self, colour: &str, spent: bool, reduced: bool) -> Option<Style> {
        let hex = colour.strip_prefix('#').filter(|hex| self.colour && hex.len() == 6)?;
        let part = |at: usize| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok();
        let mut rgb = [part(0)?, part(2)?, part(4)?];
        if spent {
            rgb = rgb.map(|part| (part as u16 * 5 / 9 + 0xc0 * 4 / 9) as u8);
        }
        let light = rgb[0] as u32 * 3 + rgb[1] as u32 * 6 + rgb[2] as u32 > 1500;
        let fg = match (light, reduced) {
            (true, false) => INK,
            (true, true) => Color::Indexed(88),
            (false, false) => WHITE,
            (false, true) => Color::Indexed(222),
        };
        let style = Style::new().fg(fg).bg(nearest(rgb));
        Some(if spent { style.add_modifier(Modifier::DIM) } else { style })
    }

    /// A die: whether it hit, missed or did harm.
    pub fn die(self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => self.painted(INK, Color::Indexed(252)),
            tone => self.tone(tone),
        }
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

/// The nearest of the 256 colours every terminal knows: the cube of 6 by 6 by 6, or a grey.
fn nearest(rgb: [u8; 3]) -> Color {
    const LEVELS: [i32; 6] = [0, 95, 135, 175, 215, 255];
    let level = |part: u8| (0..6).min_by_key(|&at| (LEVELS[at] - part as i32).abs()).unwrap_or(0);
    let away = |other: [i32; 3]| -> i32 { (0..3).map(|i| (other[i] - rgb[i] as i32).pow(2)).sum() };
    let [r, g, b] = rgb.map(level);
    let cube = (16 + 36 * r + 6 * g + b, away([LEVELS[r], LEVELS[g], LEVELS[b]]));
    let greys = (0..24usize).map(|step| (232 + step, away([8 + 10 * step as i32; 3])));
    let best = greys.chain([cube]).min_by_key(|(_, distance)| *distance).unwrap_or(cube);
    Color::Indexed(best.0 as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_livery_becomes_the_nearest_colour_with_print_that_can_be_read() {
        let look = Look { colour: true };
        let black = look.livery("#000000", false, false).unwrap();
        assert_eq!((black.fg, black.bg), (Some(WHITE), Some(Color::Indexed(16))));
        let sand = look.livery("#ffd787", false, false).unwrap();
        assert_eq!((sand.fg, sand.bg), (Some(INK), Some(Color::Indexed(222))));
        assert_eq!(look.livery("green", false, false), None);
        assert_eq!(look.livery("#12345é", false, false), None);
        assert_eq!(Look { colour: false }.livery("#000000", false, false), None);
    }
}
