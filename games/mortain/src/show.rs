//! What a person sees of Mortain.

mod cue;
mod overlay;
mod themes;

use crate::*;
use scene::{Part, *};

/// Room left of the map for the boxes.
const LEFT: f32 = 2.3;

const SETUP: &str = "setup";
const RESERVE: &str = "reserve";
const EXIT: &str = "exit";
const EAST: &str = "east";
const LOST_US: &str = "lost-us";
const LOST_GERMAN: &str = "lost-german";

impl Show for Mortain {
    scene::shipped!();
    const THEMES: &'static [(&'static str, &'static [&'static str])] = themes::THEMES;

    fn map(&self) -> Map<Msg> {
        let (width, height) = self.data.map.grid.extent();
        let mut cells: Vec<Cell<Msg>> = self.data.hexes().map(|hex| self.hex_cell(hex)).collect();
        let left = 1.05;
        let right = LEFT + width + 1.25;
        let part = height / 3.0;
        let boxes = [
            (SETUP, left, part * 0.5, part),
            (RESERVE, left, part * 1.5, part),
            (EXIT, left, part * 2.5, part),
            (EAST, right, part, part * 2.0),
            (LOST_US, right, part * 2.25, part * 0.5),
            (LOST_GERMAN, right, part * 2.75, part * 0.5),
        ];
        cells.extend(boxes.map(|(id, x, y, h)| {
            let title = Msg::new(format!("box-{id}"));
            let name = Some(title.clone());
            let role = match id {
                SETUP | RESERVE | EAST => CellRole::Tray,
                _ => CellRole::Aside,
            };
            Cell { name, role, ..Cell::new(id, CellShape::Box, (x, y), (2.0, h - 0.1), "offmap", title) }
        }));
        let line = |line: &components::Line| Decor {
            kind: line.kind,
            points: line.through.iter().map(|&hex| self.centre(Hex(hex as u8))).collect(),
            text: None,
        };
        let mut decor: Vec<Decor<Msg>> = self.data.map.lines.iter().map(line).collect();
        decor.push(Decor {
            kind: DecorKind::Arrow,
            points: vec![(LEFT + 0.45, part * 2.5), (LEFT - 0.25, part * 2.5)],
            text: Some(Msg::new("decor-avranches")),
        });
        let board = Board {
            id: "map".to_owned(),
            title: Msg::new("game-title"),
            width: LEFT + width + 2.35,
            height,
            cells,
            decor,
            picture: None,
        };
        let terrain = self
            .data
            .map
            .kinds
            .iter()
            .map(|kind| Terrain {
                id: kind.id.clone(),
                name: Msg::new(format!("terrain-{}", kind.id)),
                effect: Msg::new("terrain-effect")
                    .with("modifier", kind.own.modifier)
                    .with("blocks", if kind.own.blocks { "yes" } else { "no" })
                    .with("range", kind.own.range),
                letter: kind.letter,
            })
            .collect();
        Map { boards: vec![board], terrain, liveries: liveries() }
    }

    fn scene(&self, p: &Position) -> Scene<Msg> {
        let mut marks = Vec::new();
        if p.suppressed != Hex::NOWHERE {
            let area = self.data.near(p.suppressed).with(p.suppressed);
            marks.extend(area.iter().map(|hex| Mark { cell: hex.write(self), marker: suppressed() }));
        }
        let support = if p.support_used { "support-spent" } else { "support-ready" };
        let names = |tokens: Tokens| tokens.iter().map(|token| Card(token).name()).collect();
        let mut cards = Vec::new();
        if p.card != NO_CARD {
            cards.push(self.card_face(p.card, Msg::new("card-for-activation")));
        }
        if p.attack.card != NO_CARD {
            cards.push(self.card_face(p.attack.card, Msg::new("card-for-combat")));
        }
        Scene {
            pieces: self.data.units.ids().map(|unit| self.piece(p, unit)).collect(),
            marks,
            tracks: Vec::from_iter(self.round(p).map(|round| round.track("round", self.data.rounds))),
            stats: vec![
                Stat::new(
                    "exited",
                    Msg::new("stat-exited"),
                    Msg::new("stat-of")
                        .with("count", p.exited(&self.data))
                        .with("needed", self.data.exits_to_win),
                ),
                Stat::new("support", Msg::new("stat-support"), Msg::new(support)),
                Stat::new(
                    "joker",
                    Msg::new("stat-joker"),
                    Msg::new(if p.joker_void { "joker-is-void" } else { "joker-is-live" }),
                ),
            ],
            decks: vec![Deck {
                id: "deck".to_owned(),
                title: Msg::new("deck-title"),
                left: names(p.deck),
                gone: names(Tokens(FULL_DECK.0 & !p.deck.0)),
                chits: Vec::new(),
            }],
            cards,
            ..Scene::new(self.prompt(p))
        }
    }

    fn choice(&self, p: &Position, order: Order) -> Choice<Msg> {
        let mut choice = Choice::of(self, order);
        match order {
            Order::Enter { .. } if p.side() == US => choice.rule = "5.4".to_owned(),
            Order::Exit { .. } => choice.picks.push(Pick::Cell(EXIT.to_owned())),
            Order::Strike { .. } => {
                choice.label = choice.label.with("support", self.support_of(p).name());
            }
            _ => {}
        }
        choice.verb = match order {
            Order::Place { .. } | Order::Enter { .. } => Verb::Place,
            Order::Move { .. } | Order::Exit { .. } => Verb::Go,
            Order::Fire { .. } | Order::Join { .. } | Order::Shoot => Verb::Attack,
            Order::Strike { .. } | Order::Target { .. } => Verb::Attack,
            Order::Redraw | Order::Miss => Verb::Answer,
            Order::Pass | Order::Done => Verb::End,
            Order::Suppress { .. } => Verb::Other,
        };
        choice
    }

    fn cue(&self, before: &Position, event: &Event) -> Option<Cue> {
        self.cue_of(before, event)
    }
    fn leg(&self, _: &Position, who: &[String], order: Order) -> Leg {
        self.leg_of(who, order, EXIT)
    }
    fn joins(&self, p: &Position, order: Order) -> (Vec<Part<Msg>>, Vec<String>) {
        self.joins_of(p, order)
    }
    fn result_tone(&self, result: &str) -> Tone {
        self.hoped(result)
    }

    fn attempts(&self, p: &Position, picks: &[Pick]) -> Vec<Order> {
        let unit = |id: &str| self.data.find_unit(id);
        match picks {
            [Pick::Piece(id)] => unit(id).map_or(Vec::new(), |unit| self.attempts_with(p, unit)),
            [Pick::Cell(label)] => match self.data.find_hex(label) {
                Some(hex) if p.stage == Stage::Acting && p.side() == US => vec![Order::Suppress { hex }],
                _ => Vec::new(),
            },
            [Pick::Piece(id), Pick::Cell(label)] => match (unit(id), self.data.find_hex(label)) {
                (Some(unit), Some(hex)) if p.stage == Stage::Setup => vec![Order::Place { unit, hex }],
                (Some(unit), Some(hex)) if p.at(unit) == Hex::WAITING => vec![Order::Enter { unit, hex }],
                (Some(unit), Some(hex)) => vec![Order::Move { unit, hex }],
                (Some(unit), None) if label == EXIT => vec![Order::Exit { unit }],
                _ => Vec::new(),
            },
            [Pick::Piece(id), Pick::Piece(other)] => match (unit(id), unit(other)) {
                (Some(unit), Some(target)) => vec![Order::Fire { unit, target }],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn round(&self, p: &Position) -> Option<Round> {
        Some(Round::new(p.round, "track-round"))
    }
    fn overlays(&self) -> Vec<Overlay<Msg>> {
        self.all_overlays()
    }
    fn overlay(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        self.answer_overlay(p, id, target)
    }
}

impl Mortain {
    /// What a person may mean by pointing at one unit.
    fn attempts_with(&self, p: &Position, unit: Unit) -> Vec<Order> {
        let side = self.data.units[unit].side;
        match p.stage {
            Stage::Setup => vec![Order::Place { unit, hex: Hex(0) }],
            Stage::Declaring if p.attack.support.is_some() => vec![Order::Target { unit }],
            Stage::Declaring => vec![Order::Join { unit }],
            Stage::Acting if side != p.side() && side == GERMAN => vec![Order::Strike { unit }],
            _ if p.at(unit) == Hex::WAITING => {
                self.entry_column(side).iter().map(|hex| Order::Enter { unit, hex }).collect()
            }
            _ if p.at(unit).on_map() => {
                self.data.near(p.at(unit)).iter().map(|hex| Order::Move { unit, hex }).collect()
            }
            _ => vec![Order::Move { unit, hex: Hex(0) }],
        }
    }

    /// The centre of a hex on the board.
    fn centre(&self, hex: Hex) -> (f32, f32) {
        let (x, y) = self.data.map.grid.centre(hex.0 as u16);
        (LEFT + x, y)
    }

    fn hex_cell(&self, hex: Hex) -> Cell<Msg> {
        let terrain = self.data.map.kind(hex.0 as u16).id.clone();
        let title = Msg::new("cell-title")
            .with("hex", hex.say(self))
            .with("terrain", Msg::new(format!("terrain-{terrain}")));
        let (at, size) = (self.centre(hex), self.data.map.grid.cell_size());
        Cell {
            label: hex.write(self),
            name: hex.place_name(self),
            ..Cell::new(hex.write(self), CellShape::HexPointy, at, size, terrain, title)
        }
    }

    fn piece(&self, p: &Position, unit: Unit) -> Piece<Msg> {
        let card = &self.data.units[unit];
        let steps = p.steps[unit];
        let cell = match p.at(unit) {
            Hex::UNPLACED => SETUP.to_owned(),
            Hex::WAITING if card.side == US => RESERVE.to_owned(),
            Hex::WAITING => EAST.to_owned(),
            Hex::EXITED => EXIT.to_owned(),
            Hex::ELIMINATED if card.side == US => LOST_US.to_owned(),
            Hex::ELIMINATED => LOST_GERMAN.to_owned(),
            hex => hex.write(self),
        };
        let shown = steps.max(1) as usize;
        let mut markers = Vec::new();
        if self.is_suppressed(p, unit) {
            markers.push(suppressed());
        }
        if p.attack.result.is_none() && p.attack.firers.has(unit) {
            markers.push(Marker::new("firing", "F", Tone::Warn, Msg::new("mark-firing")));
        }
        if p.attack.result.is_none() && p.attack.targets.has(unit) {
            markers.push(Marker::new("target", "T", Tone::Bad, Msg::new("mark-target")));
        }
        let name = Msg::new("piece-name")
            .with("id", card.id.clone())
            .with("name", card.name.clone())
            .with("class", card.own.class.name());
        Piece {
            style: if card.own.tiger { "elite" } else { "regular" }.to_owned(),
            name,
            values: vec![
                Value::number(Corner::LowerLeft, self.data.at[unit][shown], "value-at"),
                Value::number(Corner::LowerRight, self.data.ai[unit][shown], "value-ai"),
            ],
            steps,
            full_steps: 2,
            markers,
            spent: p.acting.used.has(unit),
            ..card.piece(cell)
        }
    }

    fn card_face(&self, card: Card, purpose: Msg) -> CardFace<Msg> {
        let suits = [Suit::Spades, Suit::Clubs, Suit::Hearts, Suit::Diamonds, Suit::Joker];
        CardFace {
            rank: card.rank_name().to_owned(),
            suit: suits[card.suit() as usize],
            ..CardFace::new(card.name(), card.called(), purpose)
        }
    }

    fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let say = |key: &str| Msg::new(format!("prompt-{key}"));
        let support = match self.may_call(p) {
            Ok(()) if self.support_of(p) == Support::Air => "air",
            Ok(()) => "artillery",
            Err(_) => "none",
        };
        let acting = |key: &str| {
            say(key)
                .with("side", p.side().say(self))
                .with("card", p.card.say(self))
                .with("budget", p.acting.budget)
                .with("support", support)
        };
        let (text, rule) = match p.stage {
            Stage::Setup => (say("setup"), "3"),
            Stage::Draw => (say("draw"), "4.1"),
            Stage::Acting if p.card.is_court() && p.acting.hex == Hex::NOWHERE => (acting("court"), "4.3"),
            Stage::Acting if p.card.is_court() && p.acting.entering => {
                (acting("court-enter").with("hex", p.acting.hex.say(self)), "4.3")
            }
            Stage::Acting if p.card.is_court() => {
                (acting("court-hex").with("hex", p.acting.hex.say(self)), "4.3")
            }
            Stage::Acting if p.acting.used.is_empty() => (acting("choice"), "4.2"),
            Stage::Acting => (acting("acting"), "4.3"),
            Stage::Declaring => {
                let target = p.attack.target().say(self);
                let key = if p.attack.support.is_some() { "strike" } else { "declare" };
                (acting(key).with("target", target).with("needed", self.tally(p).sum()), "6.1")
            }
            Stage::CombatDraw => (say("combat-draw"), "6.5"),
            Stage::Court => (say("redraw").with("side", p.side().say(self)), "6.5"),
            Stage::Over(outcome) => (Msg::new(outcome.reason), "8"),
        };
        Prompt::new(text, rule)
    }
}

/// Field grey, the black of the Tiger's tank troops, and olive drab.
fn liveries() -> Vec<Livery> {
    vec![
        Livery::new("german", "", "#6f7a74"),
        Livery::new("german", "elite", "#24282a"),
        Livery::new("us", "", "#8f8a4e"),
    ]
}

fn suppressed() -> Marker<Msg> {
    Marker::new("suppressed", "S", Tone::Bad, Msg::new("mark-suppressed"))
}
