//! Resolves victory conditions.

use super::build::Builder;
use super::file::Side;
use super::scenario_file::{GoalEntry, LeadEntry, ScoreEntry, VictoryEntry};
use super::{Goal, Grade, Lead, Per, Role, Score, Verdict, Victory};
use engine::{DataError, Seat};
use toml::Spanned;

/// The enemy of a seat.
fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl Builder<'_> {
    pub fn victory(&self, place: &Spanned<VictoryEntry>) -> Result<Victory, DataError> {
        let entry = place.get_ref();
        let ways = [!entry.goal.is_empty(), !entry.score.is_empty(), !entry.breakthrough.is_empty()];
        if ways.iter().filter(|&&way| way).count() != 1 {
            return Err(self.at.error(place, "victory needs either goal, score or breakthrough entries"));
        }
        if ways[1] {
            let scores: Result<_, _> = entry.score.iter().map(|score| self.score(score)).collect();
            return Ok(Victory::Points { scores: scores?, leads: entry.lead.iter().map(lead).collect() });
        }
        let Some(seat) = entry.side.map(Side::seat) else {
            return Err(self.at.error(place, "victory needs a side whose aims these are"));
        };
        if ways[0] {
            if entry.results.len() != entry.goal.len() + 1 {
                return Err(self
                    .at
                    .error(place, "there must be one result for each number of goals, from none to all"));
            }
            let goals: Result<_, _> = entry.goal.iter().map(|goal| self.goal(seat, goal)).collect();
            let results: Result<_, _> = entry.results.iter().map(|result| self.verdict(result)).collect();
            return Ok(Victory::Goals { seat, goals: goals?, results: results? });
        }
        let (Some(stopped), Some(kept), Some(better)) = (&entry.stopped, entry.keep, &entry.stopped_and_kept)
        else {
            return Err(self.at.error(place, "a breakthrough needs stopped, keep and stopped_and_kept"));
        };
        let mut results = Vec::new();
        let tanks = self.select(seat, "tanks").unwrap_or(0);
        let keep = self.select(enemy(seat), "tanks").unwrap_or(0);
        self.enough(place, kept, keep.count_ones())?;
        for line in &entry.breakthrough {
            self.enough(&line.result, line.tanks, tanks.count_ones())?;
            if results.last().is_some_and(|&(tanks, _)| tanks <= line.tanks) {
                return Err(self.at.error(&line.result, "the best result comes first"));
            }
            results.push((line.tanks, self.verdict(&line.result)?));
        }
        Ok(Victory::Breakthrough {
            seat,
            tanks,
            results,
            stopped: self.verdict(stopped)?,
            keep,
            kept,
            stopped_and_kept: self.verdict(better)?,
        })
    }

    /// `draw`, `german`, `allied decisive`.
    fn verdict(&self, text: &Spanned<String>) -> Result<Verdict, DataError> {
        let words: Vec<&str> = text.get_ref().split(' ').collect();
        let (side, grade) = match words[..] {
            ["draw"] => return Ok(Verdict::Draw),
            [side] => (side, Grade::Plain),
            [side, "marginal"] => (side, Grade::Marginal),
            [side, "tactical"] => (side, Grade::Tactical),
            [side, "decisive"] => (side, Grade::Decisive),
            _ => ("", Grade::Plain),
        };
        match side {
            "german" => Ok(Verdict::Win(super::GERMAN, grade)),
            "allied" => Ok(Verdict::Win(super::ALLIED, grade)),
            _ => Err(self
                .at
                .error(text, "write draw, german or allied, perhaps with marginal, tactical or decisive")),
        }
    }

    /// Units of a seat by a word.
    fn select(&self, seat: Seat, word: &str) -> Option<u64> {
        let units = |test: &dyn Fn(&super::Unit, &super::Kind) -> bool| {
            self.scenario.select(|unit, kind| unit.seat == seat && test(unit, kind))
        };
        Some(match word {
            "all" => units(&|_, _| true),
            "platoons" => units(&|unit, _| unit.role == Role::Combat),
            "tanks" => units(&|unit, kind| unit.role == Role::Combat && kind.tank),
            "paras" => units(&|unit, kind| unit.role == Role::Combat && kind.para),
            "m4" => units(&|unit, kind| unit.role == Role::Combat && kind.m4),
            _ => return None,
        })
    }

    fn selected(&self, seat: Seat, word: &Spanned<String>) -> Result<u64, DataError> {
        self.select(seat, word.get_ref())
            .filter(|&units| units != 0)
            .ok_or_else(|| self.at.error(word, "write all, platoons, tanks, paras or m4; some unit must fit"))
    }

    /// A goal asks for at least one unit and for no more than there are.
    fn enough<T>(&self, place: &Spanned<T>, count: u8, there: u32) -> Result<(), DataError> {
        match (1..=there).contains(&(count as u32)) {
            true => Ok(()),
            false => Err(self.at.error(place, format!("{count} units are asked for, but {there} can count"))),
        }
    }

    fn goal(&self, seat: Seat, place: &Spanned<GoalEntry>) -> Result<Goal, DataError> {
        let entry = place.get_ref();
        let platoons = |seat| self.select(seat, if entry.hq { "all" } else { "platoons" }).unwrap_or(0);
        match entry {
            GoalEntry { control: Some(zone), .. } => {
                let area = self.zone(zone)?;
                let all = area.len().min(u8::MAX as usize) as u8;
                let count = entry.count.unwrap_or(all);
                if count > all {
                    return Err(self.at.error(place, format!("there are only {all} hexes")));
                }
                Ok(Goal::Control { area, count })
            }
            GoalEntry { bridge: Some(label), .. } => {
                Ok(Goal::Bridge { area: board::Area::of(self.bridge(label)?) })
            }
            GoalEntry { present: Some(zone), .. } => {
                let units = match &entry.units {
                    Some(word) => self.selected(seat, word)?,
                    None => platoons(seat),
                };
                Ok(Goal::Present { units, area: self.zone(zone)? })
            }
            GoalEntry { absent: Some(zone), .. } => {
                let units = self.select(enemy(seat), "all").unwrap_or(0);
                Ok(Goal::Absent { units, area: self.zone(zone)? })
            }
            GoalEntry { exited: Some(count), .. } => {
                let units = platoons(seat);
                let double = if entry.double_m4 { self.select(seat, "m4").unwrap_or(0) } else { 0 };
                self.enough(place, *count, units.count_ones() + (units & double).count_ones())?;
                Ok(Goal::Exited { units, double, full: entry.full, count: *count })
            }
            GoalEntry { eliminated: Some(count), .. } => {
                let units = platoons(enemy(seat));
                self.enough(place, *count, units.count_ones())?;
                Ok(Goal::Eliminated { units, count: *count })
            }
            _ => Err(self
                .at
                .error(place, "a goal needs control, bridge, present, absent, exited or eliminated")),
        }
    }

    fn score(&self, place: &Spanned<ScoreEntry>) -> Result<Score, DataError> {
        let entry = place.get_ref();
        let seat = entry.side.seat();
        let per = match entry {
            ScoreEntry { area: Some(zone), .. } => Per::Area(self.zone(zone)?),
            ScoreEntry { each_hex: Some(zone), .. } => Per::Hex(self.zone(zone)?),
            ScoreEntry { eliminated: Some(word), .. } => Per::Eliminated(self.selected(enemy(seat), word)?),
            ScoreEntry { exited: Some(word), .. } => Per::Exited(self.selected(seat, word)?),
            _ => return Err(self.at.error(place, "a score needs area, each_hex, eliminated or exited")),
        };
        Ok(Score { seat, points: entry.points, per })
    }
}

fn lead(entry: &LeadEntry) -> Lead {
    Lead {
        seat: entry.side.seat(),
        lead: entry.lead,
        least: entry.least,
        grade: entry.grade.unwrap_or(Grade::Plain),
    }
}
