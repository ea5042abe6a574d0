//! What people see.

use crate::*;
use components::Picture;
use scene::*;

impl Show for TwoBridges {
    scene::shipped!();

    fn map(&self) -> Map<Msg> {
        Picture::new(&self.data.map)
            .right(&["lost"])
            .colour("red", "", "#a8483c")
            .colour("blue", "", "#46698c")
            .effect(|kind| {
                Msg::new("terrain-effect").with("cost", kind.own.cost).with("cover", kind.own.cover)
            })
            .draw()
    }

    fn scene(&self, p: &Position) -> Scene<Msg> {
        let town = Marker::new("objective", "!", Tone::Warn, Msg::new("mark-town"));
        let guns =
            |(&id, &plan): (&&str, &Plan)| Stat::new(id, Msg::new(format!("stat-guns-{id}")), plan.name());
        Scene {
            pieces: self.data.units.ids().map(|unit| self.piece(p, unit)).collect(),
            marks: vec![Mark { cell: self.data.map.grid.label(self.data.town.0), marker: town }],
            tracks: Vec::from_iter(self.round(p).map(|turn| turn.track("turn", self.data.numbers.turns))),
            stats: Self::PROFILE.seats.iter().zip(p.plan.values()).map(guns).collect(),
            ..Scene::new(self.prompt(p))
        }
    }

    fn round(&self, p: &Position) -> Option<Round> {
        // After the last one the game is over.
        Some(Round::new(p.turn.min(self.data.numbers.turns), "track-turn"))
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
    fn piece(&self, p: &Position, unit: Unit) -> Piece<Msg> {
        let counter = &self.data.units[unit];
        let cell = if p.lives(unit) { self.data.map.grid.label(p.place[unit].0) } else { "lost".to_owned() };
        Piece {
            values: vec![
                Value::number(Corner::LowerLeft, counter.own.strength, "value-strength"),
                Value::number(Corner::LowerRight, counter.own.moves, "value-moves"),
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
