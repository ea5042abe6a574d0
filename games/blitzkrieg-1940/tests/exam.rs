//! Every exam position can be sat, and `greedy` gets most of the obvious ones right.

use blitzkrieg_1940::Blitzkrieg;
use bots::{BotSpec, Timeless};
use engine::{DataFiles, Game};
use scene::Show;
use std::{fs, path::Path};
use text::Texts;

#[test]
fn every_exam_position_can_be_sat() {
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("the data");
    let texts = Texts::new(Blitzkrieg::TEXTS).expect("the texts");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("exam");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    assert!(paths.len() >= 24, "{} positions", paths.len());
    let (mut wrong, mut right, mut obvious) = (Vec::new(), 0, 0);
    for path in &paths {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let text = fs::read_to_string(path).expect("a readable file");
        let sat = cases::exam::read(&name, &text).map_err(|error| error.to_string()).and_then(|exam| {
            let level = *exam.level.get_ref();
            cases::exam::sit::<Blitzkrieg>(
                &data,
                &texts,
                (&name, &text),
                &exam,
                (BotSpec::Greedy, 1..2),
                &Timeless,
            )
            .map(|tries| (level, tries))
            .map_err(|error| error.to_string())
        });
        match sat {
            Err(error) => wrong.push(error),
            Ok((level, tries)) => {
                let good = tries.iter().all(|one| one.wrong.is_none());
                if !good {
                    println!("{name}: level {level}: {:?}", tries[0].wrong);
                }
                if level == 1 {
                    obvious += 1;
                    right += u32::from(good);
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(right * 100 >= obvious * 85, "greedy gets {right} of {obvious} obvious positions right");
}
