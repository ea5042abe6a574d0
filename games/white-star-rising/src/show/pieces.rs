//! Counters and what lies on hexes.

use super::board::box_id;
use crate::forces::{Assault, Goal, Per, Victory};
use crate::*;
use scene::{Corner, Mark, Marker, Piece, Tone, Value};

impl WhiteStar {
    pub(super) fn piece(&self, p: &Position, unit: u8) -> Piece<Msg> {
        let counter = self.unit(unit);
        let kind = self.kind(unit);
        let formation = &self.s.formations[counter.formation as usize];
        let cell = match p.place(unit) {
            EXITED => box_id("exit", counter.seat),
            ELIMINATED => box_id("lost", counter.seat),
            place if on_map(place) => self.s.ground.label(place),
            _ => box_id("reserve", counter.seat),
        };
        let full_steps = match counter.role {
            Role::Combat if kind.one_step => 1,
            Role::Shq => 1,
            _ => 2,
        };
        let symbol = match counter.role {
            Role::Combat => kind.symbol.clone(),
            _ => "headquarters".to_owned(),
        };
        let values = if self.is_hq(unit) { self.hq_values(p, unit) } else { face_values(self.face(p, unit)) };
        Piece {
            style: formation.id.clone(),
            symbol,
            size: self.formation_tag(counter.formation),
            values,
            steps: full_steps - (full_steps > 1 && Position::is(p.reduced, unit)) as u8,
            full_steps,
            markers: self.markers(p, unit),
            spent: Position::is(p.oc, unit),
            ..Piece::new(
                counter.id.clone(),
                cell,
                Self::PROFILE.seat_id(counter.seat),
                Msg::new("unit-piece").with("tag", self.tag(unit)).with("name", self.long_name(unit)),
                self.tag(unit),
            )
        }
    }

    /// 1.3.2: command range and leadership.
    fn hq_values(&self, p: &Position, hq: u8) -> Vec<Value<Msg>> {
        let formation = &self.s.formations[self.unit(hq).formation as usize];
        let range = match self.unit(hq).role {
            Role::Shq => formation.shq_range,
            _ => formation.range[Position::is(p.reduced, hq) as usize],
        };
        vec![
            Value::number(Corner::LowerLeft, range, "value-range"),
            Value::number(Corner::LowerRight, self.leadership(p, hq), "value-leadership"),
            Value::number(Corner::UpperRight, self.mp(p, hq), "value-mp"),
            Value::number(Corner::UpperLeft, formation.morale, "value-morale"),
        ]
    }

    fn markers(&self, p: &Position, unit: u8) -> Vec<Marker<Msg>> {
        let mut markers = Vec::new();
        let mut put = |id: &str, label: &str, tone: Tone, key: &str| {
            markers.push(Marker::new(id, label, tone, Msg::new(key)));
        };
        let bit = bit(unit);
        if p.disrupted & bit != 0 {
            put("disrupted", "D", Tone::Bad, "mark-disrupted");
        }
        if p.ooc & bit != 0 {
            put("out-of-command", "OOC", Tone::Warn, "mark-out-of-command");
        }
        if !p.attack.done && p.attack.firer == unit {
            put("firing", "F", Tone::Warn, "mark-firing");
        }
        if !p.attack.done && p.attack.victims & bit != 0 {
            put("target", "T", Tone::Bad, "mark-target");
        }
        if p.moving.party & bit != 0 {
            put("moved", "M", Tone::Good, "mark-moving");
        }
        match p.weapon[unit as usize] {
            1 => put("weapon-mg", "MG", Tone::Plain, "mark-mg"),
            2 => put("weapon-at", "AT", Tone::Plain, "mark-at"),
            _ => {}
        }
        if p.mounted & bit != 0 {
            put("mounted", "▲", Tone::Plain, "mark-mounted");
        }
        if p.led & bit != 0 {
            put("leader", "L", Tone::Plain, "mark-led");
        }
        if p.place(unit) == WAITING
            && let Arrival::Enter { turn, .. } | Arrival::Place { turn, .. } =
                self.s.groups[self.unit(unit).group as usize].arrival
        {
            let name = Msg::new("mark-arrives").with("turn", turn as i64);
            markers.push(Marker::new("arrives", format!("T{turn}"), Tone::Plain, name));
        }
        markers
    }

    /// Wrecks, trenches, mines, smoke, and who holds what matters for victory.
    pub(super) fn marks(&self, p: &Position) -> Vec<Mark<Msg>> {
        let mut marks = Vec::new();
        let mut put = |area: &Area, id: &str, label: &str, tone: Tone, key: &str| {
            marks.extend(area.iter().map(|cell| Mark {
                cell: self.s.ground.label(cell),
                marker: Marker::new(id, label, tone, Msg::new(key)),
            }));
        };
        let goals = self.objectives();
        let [german, allied] = p.control;
        put(&(goals & german), "control-german", "G", Tone::Plain, "mark-control-german");
        put(&(goals & allied), "control-allied", "A", Tone::Band2, "mark-control-allied");
        put(&(goals & !german & !allied), "objective", "*", Tone::Plain, "mark-objective");
        put(&p.smoke[0], "smoke", "S2", Tone::Plain, "mark-smoke-thick");
        put(&p.smoke[1], "smoke", "S1", Tone::Plain, "mark-smoke-thin");
        put(&p.wrecks, "wreck", "W", Tone::Plain, "mark-wreck");
        put(&p.trenches, "trench", "TR", Tone::Plain, "mark-trench");
        put(&p.mines, "mine", "X", Tone::Bad, "mark-mine");
        if let Some(rule) = &self.s.special.demolition
            && p.special.down
        {
            put(&Area::of(rule.bridge), "bridge-blown", "×", Tone::Bad, "mark-bridge-blown");
        }
        marks
    }

    /// The hexes whose control counts at the end.
    fn objectives(&self) -> Area {
        let mut area = Area::NONE;
        match &self.s.victory {
            Victory::Goals { goals, .. } => {
                for goal in goals {
                    if let Goal::Control { area: hexes, .. } | Goal::Bridge { area: hexes } = goal {
                        area |= *hexes;
                    }
                }
            }
            Victory::Points { scores, .. } => {
                for score in scores {
                    if let Per::Area(hexes) | Per::Hex(hexes) = &score.per {
                        area |= *hexes;
                    }
                }
            }
            Victory::Breakthrough { .. } => {}
        }
        area
    }
}

/// The numbers of the face that is up, written as in the data files.
fn face_values(face: &Face) -> Vec<Value<Msg>> {
    let mut values = Vec::new();
    // What is meant for armour has its own colour, so that nobody reads the wrong number in a hurry.
    let mut put = |corner, text: Option<String>, key: &str| {
        let tone = if key == "value-ap" { Tone::Band2 } else { Tone::Plain };
        // Whom it can hurt is what one looks for from afar.
        let matters = matches!(key, "value-ap" | "value-he" | "value-mortar");
        values.extend(text.map(|text| Value {
            tone,
            key: matters,
            ..Value::new(corner, text, Msg::new(key))
        }));
    };
    if face.mortar {
        put(Corner::MiddleLeft, face.he.map(fire), "value-mortar");
    } else {
        put(Corner::MiddleLeft, face.ap.map(fire), "value-ap");
        put(Corner::MiddleRight, face.he.map(fire), "value-he");
    }
    put(Corner::LowerLeft, face.armour.map(|a| format!("{}^{}", a.dice, a.save)), "value-armour");
    put(Corner::LowerRight, face.assault.map(assault), "value-assault");
    put(Corner::UpperRight, Some(face.mp.to_string()), "value-mp");
    put(Corner::UpperLeft, face.flak.map(fire), "value-flak");
    values
}

fn fire(value: Fire) -> String {
    let (plus, fixed) = (if value.plus { "+" } else { "" }, if value.fixed { "_" } else { "" });
    format!("{}{plus}^{}/{}{fixed}", value.dice, value.hit, value.range)
}

fn assault(value: Assault) -> String {
    let (plus, star) = (if value.plus { "+" } else { "" }, if value.star { "*" } else { "" });
    format!("{}{plus}^{}{star}", value.dice, value.hit)
}
