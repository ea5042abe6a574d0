//! What people see.

use crate::*;
use components::Picture;
use scene::*;

impl Show for TwoBridges {
    scene::shipped!();

    fn map(&self) -> Map<Msg> {
        let effect = |cost: u8, cover: u8| {
            Msg::new("terrain-effect").with("cost", cost as i64).with("cover", cover as i64)
        };
        Picture::new(&self.data.map)
            .right(&["lost"])
            .colour("red", "", "#a8483c")
            .colour("blue", "", "#46698c")
            .effect(|kind| effect(kind.own.cost, kind.own.cover))
            .draw()
    }

    fn scene(&self, p: &Position) -> Scene<Msg> {
        let town = Marker::new("objective", "!", Tone::Warn, Msg::new("mark-town"));
        let turns = (1..=self.data.numbers.turns).map(|turn| Msg::plain(turn.to_string())).collect();
        let guns =
            |(&id, &plan): (&&str, &Plan)| Stat::new(id, Msg::new(format!("stat-guns-{id}")), plan.name());
        Scene {
            pieces: self.data.units.ids().map(|unit| self.piece(p, unit)).collect(),
            marks: vec![Mark { cell: self.data.map.grid.label(self.data.town.0), marker: town }],
            tracks: vec![Track::new("turn", Msg::new("track-turn"), turns, self.turn(p) as usize - 1)],
            stats: Self::PROFILE.seats.iter().zip(p.plan.values()).map(guns).collect(),
            ..Scene::new(self.prompt(p))
        }
    }

    fn round(&self, p: &Position) -> Option<Round> {
        Some(Round { number: self.turn(p) as u32, title: Msg::new("track-turn") })
    }

    fn roll(&self, _: &Position, event: &Event) -> Option<Roll<Msg>> {
        let &Event::Attacked { unit, die, sum, effect, .. } = event else { return None };
        let tone = [Tone::Good, Tone::Plain, Tone::Bad][effect as usize];
        Some(Roll {
            title: Msg::new("roll-attack").with("unit", unit.say(self)),
            side: self.data.units[unit].side_id.to_owned(),
            dice: vec![Die { sides: 6, face: die, value: die as i16 + sum as i16, tone }],
            result: Some(Effect::name(effect)),
        })
    }
}

impl TwoBridges {
    /// The turn; after the last one the game is over.
    fn turn(&self, p: &Position) -> u8 {
        p.turn.min(self.data.numbers.turns)
    }

    fn piece(&self, p: &Position, unit: Unit) -> Piece<Msg> {
        let counter = &self.data.units[unit];
        let cell = if p.lives(unit) { self.data.map.grid.label(p.place[unit].0) } else { "lost".to_owned() };
        let value = |corner, value: u8, name: &str| Value::new(corner, value.to_string(), Msg::new(name));
        Piece {
            values: vec![
                value(Corner::LowerLeft, counter.own.strength, "value-strength"),
                value(Corner::LowerRight, counter.own.moves, "value-moves"),
            ],
            steps: p.steps[unit],
            full_steps: 2,
            spent: p.done[unit] == Done::Fought,
            ..counter.piece(cell)
        }
    }

    fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let (text, rule) = match self.need(p) {
            Need::Over(outcome) => (Msg::new(outcome.reason), "6"),
            Need::Luck(_) => (Msg::new("prompt-die"), "4"),
            Need::Order(side) if p.plan[side] == Plan::None => {
                (Msg::new("prompt-plan").with("side", side.say(self)), "2")
            }
            Need::Order(side) => (Msg::new("prompt-turn").with("side", side.say(self)), "1"),
        };
        Prompt::new(text, rule)
    }
}
