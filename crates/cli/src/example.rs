//! `feldzug rules --examples`: cases as pictures in characters, step by step.

use crate::error::Failure;
use cases::Frame;
use catalog::Shelf;
use engine::{Msg, Viewer};
use scene::Tone;
use std::io::Write;
use text::Lang;

/// Prints a case step by step; the board where it has changed.
pub fn print(out: &mut impl Write, shelf: &'static dyn Shelf, path: &str, lang: Lang) -> Result<(), Failure> {
    let id = cases::id_of(path);
    let example = shelf.example(id).ok_or_else(|| Failure::new(format!("there is no case `{id}`")))?;
    let example = example.map_err(Failure::new)?;
    let say = |msg: &Msg| shelf.texts().say(lang, msg);
    writeln!(out, "    {} [{}]", say(&example.title), example.rules.join(", "))?;
    writeln!(out, "    {path}")?;
    let count = example.frames.len();
    let mut seen = None;
    for (number, frame) in example.frames.iter().enumerate() {
        writeln!(out, "\n    {}/{count}  {}", number + 1, say(&frame.title))?;
        let scene = example.table.scene_at(frame.step, Viewer::Referee);
        if seen.as_ref() != Some(&scene) {
            let mut table = example.table.fork();
            table.rewind(frame.step);
            let picture = terminal::picture(shelf, table, lang, &example.cells);
            for line in picture.map_err(|error| Failure::new(error.say(lang)))? {
                writeln!(out, "      {line}")?;
            }
            seen = Some(scene);
        }
        words(out, frame, &say)?;
    }
    writeln!(out)?;
    Ok(())
}

fn words(out: &mut impl Write, frame: &Frame, say: &dyn Fn(&Msg) -> String) -> Result<(), Failure> {
    for line in &frame.lines {
        let sign = match line.tone {
            Tone::Good => "+ ",
            Tone::Bad => "- ",
            _ => "",
        };
        let rule = if line.rule.is_empty() { String::new() } else { format!(" [{}]", line.rule) };
        writeln!(out, "      {sign}{}{rule}", say(&line.text))?;
    }
    let Some(odds) = frame.odds.as_ref().map(|odds| odds.map_text(&say)) else { return Ok(()) };
    for line in &odds.tally {
        writeln!(out, "      {:+4}  {} [{}]", line.value, line.reason, line.rule)?;
    }
    writeln!(out, "      {:+4}", odds.sum)?;
    for share in &odds.shares {
        writeln!(out, "      {:6.2} %  {}", share.chance * 100.0, share.name)?;
    }
    Ok(())
}
