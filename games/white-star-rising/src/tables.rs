//! What is printed on the counters, by unit and by the face that is up, so that one look finds it.

use crate::*;

/// One face of one unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Printed {
    /// The face of its kind.
    pub face: Face,
    /// How it moves; a headquarters in its own way.
    pub gait: Gait,
    pub hard: bool,
    pub mp: u8,
}

/// The faces of every unit: on foot and mounted, each at full strength and reduced.
pub(crate) type Faces = Vec<[[Printed; 2]; 2]>;

/// Copies the values of every unit from its kind.
pub(crate) fn faces(s: &Scenario) -> Faces {
    (0..s.units.len() as u8)
        .map(|unit| {
            let (kind, piece) = (s.kind(unit), &s.units[unit as usize]);
            kind.faces.map(|steps| {
                steps.map(|face| match piece.role {
                    crate::forces::Role::Combat => {
                        Printed { face, gait: face.gait, hard: face.hard, mp: face.mp }
                    }
                    _ => Printed { face, gait: piece.gait, hard: kind.faces[0][0].hard, mp: piece.mp },
                })
            })
        })
        .collect()
}
