//! Where everything is on the picture: one view from the fortress into the valley. The terminal keeps its boxes.

use scene::{BoardPicture, Cell, CellFrame, PictureLayer};

/// The drawing, `art/hegra.svg`.
const ASSET: &str = "hegra";
/// Its size in its own units.
const SIZE: (f32, f32) = (1046.0, 712.0);
/// Units of the board for one of the drawing.
const SCALE: f32 = 0.014;

/// Cells on the drawing: left, top, width, height.
#[rustfmt::skip]
const SPOTS: &[(&str, [f32; 4])] = &[
    ("convince", [12.0, 386.0, 121.0, 84.0]),
    ("inspire", [140.5, 386.0, 121.0, 84.0]),
    ("promote", [269.0, 386.0, 121.0, 84.0]),
    ("telephone", [397.5, 386.0, 121.0, 84.0]),
    ("radio", [526.0, 386.0, 121.0, 84.0]),
    ("mapRoom", [654.5, 386.0, 121.0, 84.0]),
    ("route", [783.0, 386.0, 121.0, 84.0]),
    ("guns", [911.5, 386.0, 121.0, 84.0]),
    ("fierce", [12.0, 479.0, 121.0, 84.0]),
    ("ambush", [140.5, 479.0, 121.0, 84.0]),
    ("train", [269.0, 479.0, 121.0, 84.0]),
    ("shovel", [397.5, 479.0, 121.0, 84.0]),
    ("repair", [526.0, 479.0, 121.0, 84.0]),
    ("fortify", [654.5, 479.0, 121.0, 84.0]),
    ("treat", [783.0, 479.0, 121.0, 84.0]),
    ("treatment", [911.5, 479.0, 121.0, 84.0]),
    ("ready", [12.0, 574.0, 262.0, 128.0]),
    ("exhausted", [282.0, 574.0, 150.0, 128.0]),
    ("rest", [440.0, 574.0, 96.0, 128.0]),
    ("area", [544.0, 574.0, 96.0, 128.0]),
    ("bed1", [650.0, 574.0, 72.0, 128.0]),
    ("bed2", [722.0, 574.0, 72.0, 128.0]),
    ("bed3", [794.0, 574.0, 72.0, 128.0]),
    ("waiting", [874.0, 574.0, 78.0, 128.0]),
    ("morgue", [960.0, 574.0, 76.0, 128.0]),
    ("L", [18.0, 314.0, 90.0, 58.0]),
    ("F", [116.0, 314.0, 42.0, 58.0]),
    ("gun1", [166.0, 314.0, 96.0, 58.0]),
    ("gun2", [304.0, 314.0, 96.0, 58.0]),
    ("machineGun", [442.0, 314.0, 90.0, 58.0]),
    ("A", [576.0, 314.0, 84.0, 58.0]),
    ("B", [704.0, 314.0, 84.0, 58.0]),
    ("C", [832.0, 314.0, 84.0, 58.0]),
    ("assault", [950.0, 314.0, 90.0, 58.0]),
    ("sector1", [878.0, 112.0, 164.0, 40.0]),
    ("sector2", [848.0, 162.0, 194.0, 40.0]),
    ("sector3", [826.0, 216.0, 216.0, 40.0]),
    ("sector4", [806.0, 268.0, 236.0, 38.0]),
    ("air", [560.0, 14.0, 150.0, 42.0]),
    ("airfield", [722.0, 14.0, 150.0, 42.0]),
    ("B1", [50.0, 273.0, 92.0, 34.0]),
    ("G1", [82.0, 233.5, 84.0, 31.0]),
    ("Y1", [114.0, 197.0, 76.0, 28.0]),
    ("B2", [174.0, 273.0, 92.0, 34.0]),
    ("G2", [194.0, 233.5, 84.0, 31.0]),
    ("Y2", [214.0, 197.0, 76.0, 28.0]),
    ("B3", [298.0, 273.0, 92.0, 34.0]),
    ("G3", [306.0, 233.5, 84.0, 31.0]),
    ("Y3", [314.0, 197.0, 76.0, 28.0]),
    ("B4", [422.0, 273.0, 92.0, 34.0]),
    ("G4", [418.0, 233.5, 84.0, 31.0]),
    ("Y4", [414.0, 197.0, 76.0, 28.0]),
    ("B5", [546.0, 273.0, 92.0, 34.0]),
    ("G5", [530.0, 233.5, 84.0, 31.0]),
    ("Y5", [514.0, 197.0, 76.0, 28.0]),
    ("B6", [670.0, 273.0, 92.0, 34.0]),
    ("G6", [642.0, 233.5, 84.0, 31.0]),
    ("Y6", [614.0, 197.0, 76.0, 28.0]),
    ("W1", [161.0, 162.0, 68.0, 24.0]),
    ("W2", [266.0, 162.0, 68.0, 24.0]),
    ("W3", [466.0, 162.0, 68.0, 24.0]),
    ("W4", [571.0, 162.0, 68.0, 24.0]),
    ("W5", [490.0, 135.5, 60.0, 21.0]),
    ("W6", [610.0, 135.5, 60.0, 21.0]),
    ("D1", [130.0, 108.0, 72.0, 38.0]),
    ("D2", [256.0, 108.0, 72.0, 38.0]),
    ("D3", [446.0, 86.0, 72.0, 38.0]),
    ("D4", [619.0, 86.0, 72.0, 38.0]),
    ("row-blue", [2.0, 268.0, 51.0, 22.0]),
    ("row-green", [2.0, 229.0, 51.0, 22.0]),
    ("row-yellow", [2.0, 190.0, 51.0, 22.0]),
];

/// What is seen on the drawing only while a cell carries a marker.
const LAYERS: &[(&str, &str)] = &[
    ("telephone", "buried"),
    ("radio", "buried"),
    ("mapRoom", "buried"),
    ("ambush", "buried"),
    ("treatment", "buried"),
    ("gun2", "buried"),
    ("A", "damaged"),
    ("B", "damaged"),
    ("C", "damaged"),
];

/// The picture both boards are parts of.
pub(super) fn picture() -> BoardPicture {
    let layer = |&(cell, marker): &(&str, &str)| PictureLayer {
        id: format!("{marker}-{cell}"),
        cell: cell.to_owned(),
        marker: marker.to_owned(),
    };
    BoardPicture {
        asset: ASSET.to_owned(),
        width: SIZE.0 * SCALE,
        height: SIZE.1 * SCALE,
        layers: LAYERS.iter().map(layer).collect(),
    }
}

/// Gives a cell its place on the picture: fields of the country are round, everything else has four corners.
pub(super) fn put<T>(cell: &mut Cell<T>) {
    let Some((id, [x, y, w, h])) = SPOTS.iter().find(|(id, _)| *id == cell.id) else { return };
    let round = matches!(id.as_bytes(), [b'B' | b'G' | b'Y' | b'W', b'1'..=b'6']);
    let corners: &[(f32, f32)] = if round {
        &[
            (0.0, 0.5),
            (0.14, 0.15),
            (0.5, 0.0),
            (0.86, 0.15),
            (1.0, 0.5),
            (0.86, 0.85),
            (0.5, 1.0),
            (0.14, 0.85),
        ]
    } else {
        &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
    };
    cell.outline = corners.iter().map(|(a, b)| ((x + a * w) * SCALE, (y + b * h) * SCALE)).collect();
    cell.frame = CellFrame::Plate;
}
