//! Sheets of tables and the rows that belong to them, column by column: that is how many of them go in one statement.

use super::line::Line;
use super::*;

/// How a table stands, as it is kept.
#[derive(Default)]
pub struct Stand {
    pub state: i64,
    pub decides: Option<i64>,
    pub bot: bool,
    pub round: Option<i64>,
    pub over: bool,
    pub resigned: Option<i64>,
    pub peace: bool,
    pub winner: Option<i64>,
    pub reason: Option<String>,
    pub rule: Option<String>,
}

/// The sheets of the tables of a run, column by column.
#[derive(Default)]
pub struct Columns {
    pub number: Vec<i64>,
    pub was: Vec<i64>,
    pub turns: Vec<bool>,
    pub at: Vec<i64>,
    pub drawn: Vec<Option<i64>>,
    pub rounds: Vec<Option<String>>,
    pub rules: Vec<Option<i64>>,
    pub data: Vec<Option<String>>,
    pub asks: Vec<bool>,
    pub request: Vec<Option<String>>,
    pub bot: Vec<Option<bool>>,
    pub play: Vec<bool>,
    pub state: Vec<i64>,
    pub decides: Vec<Option<i64>>,
    pub round: Vec<Option<i64>>,
    pub over: Vec<bool>,
    pub resigned: Vec<Option<i64>>,
    pub peace: Vec<bool>,
    pub winner: Vec<Option<i64>>,
    pub reason: Vec<Option<String>>,
    pub rule: Vec<Option<String>>,
    pub grows: Vec<bool>,
}

impl Columns {
    pub fn of_standing(now: &Standing) -> Stand {
        let seat = |seat: Seat| i64::from(seat.0);
        let stand = Stand {
            state: i64::from(now.state),
            decides: now.decides.map(seat),
            bot: now.bot_decides,
            round: now.round.map(i64::from),
            over: now.end.is_some(),
            peace: now.end == Some(End::Peace),
            ..Stand::default()
        };
        match &now.end {
            None | Some(End::Peace) => stand,
            Some(End::Resigned(loser)) => Stand { resigned: Some(seat(*loser)), ..stand },
            Some(End::Rules { winner, reason, rule }) => Stand {
                winner: winner.map(seat),
                reason: Some(reason.clone()),
                rule: Some(rule.clone()),
                ..stand
            },
        }
    }

    pub fn add(&mut self, edit: &Edit) {
        let Edit { table, was, deed, at, dice, .. } = edit;
        self.number.push(*table);
        self.was.push(*was as i64);
        self.turns.push(deed.turns());
        self.at.push(*at as i64);
        self.drawn.push(dice.as_ref().map(|dice| i64::from(dice.drawn)));
        self.rounds.push(dice.as_ref().map(|dice| dice.rounds.clone()));
        let restamp = if let Deed::Restamp { rules, data } = deed { Some((rules, data)) } else { None };
        self.rules.push(restamp.map(|(rules, _)| i64::from(*rules)));
        self.data.push(restamp.map(|(_, data)| data.clone()));
        let (asks, request) = match deed {
            Deed::Ask(_, request) | Deed::Agree(request) => (true, Some(request::write(request))),
            Deed::Drop(_) | Deed::Seat { .. } => (true, None),
            Deed::Play(play) => (play.ends_request(), None),
            _ => (false, None),
        };
        self.asks.push(asks);
        self.request.push(request);
        let play = if let Deed::Play(play) = deed { Some(play) } else { None };
        self.play.push(play.is_some());
        self.grows.push(play.is_some_and(Play::grows) && edit.notes.is_empty());
        let stand = play.map_or(Stand::default(), |play| Columns::of_standing(&play.standing));
        self.bot.push(match deed {
            Deed::Play(_) => Some(stand.bot),
            Deed::Seat { bot_decides, .. } => Some(*bot_decides),
            _ => None,
        });
        self.state.push(stand.state);
        self.decides.push(stand.decides);
        self.round.push(stand.round);
        self.over.push(stand.over);
        self.resigned.push(stand.resigned);
        self.peace.push(stand.peace);
        self.winner.push(stand.winner);
        self.reason.push(stand.reason);
        self.rule.push(stand.rule);
    }
}

/// Rows that belong to tables of a run, column by column.
#[derive(Default)]
pub struct Rows {
    pub back: (Vec<i64>, Vec<i64>),
    pub entry: (Vec<i64>, Vec<i64>),
    pub words: (Vec<String>, Vec<String>, Vec<String>),
    pub marks: (Vec<bool>, Vec<i64>, Vec<i64>, Vec<Option<String>>),
    pub plans: (Vec<i64>, Vec<i64>, Vec<Option<String>>),
    pub notes: (Vec<i64>, Vec<i64>, Vec<String>, Vec<i64>),
}

impl Rows {
    pub fn play(&mut self, table: i64, play: &Play, at: u64) {
        let Play { was, keep, entries, passed, gestures, plans, .. } = play;
        if keep < was {
            self.back.0.push(table);
            self.back.1.push(i64::from(*keep));
        }
        self.append(table, *keep, entries, (passed, gestures), at);
        for (seat, plan) in (0..).zip(plans.iter().flatten()) {
            self.plan(table, seat, plan.as_ref());
        }
    }

    pub fn append(
        &mut self,
        table: i64,
        from: u32,
        entries: &[Entry],
        (passed, gestures): (&[u32], &[(u32, u32)]),
        at: u64,
    ) {
        for (entry, step) in entries.iter().zip(from + 1..) {
            let gesture = gestures.iter().find(|(marked, _)| *marked == step);
            self.entry.0.push(table);
            self.entry.1.push(i64::from(step));
            self.words.0.push(entry.who.clone());
            self.words.1.push(entry.what.clone());
            self.words.2.push(entry.hash.clone());
            self.marks.0.push(passed.contains(&step));
            self.marks.1.push(gesture.map_or(0, |(_, gesture)| i64::from(*gesture)));
            self.marks.2.push(at as i64);
            self.marks.3.push(entry.drawn.map(|drawn| drawn.write()));
        }
    }

    pub fn plan(&mut self, table: i64, seat: i64, plan: Option<&Plan>) {
        self.plans.0.push(table);
        self.plans.1.push(seat);
        self.plans.2.push(plan.map(Plan::write));
    }

    /// Notes of a table, once for each table.
    pub fn note(&mut self, table: i64, notes: &[Note], at: u64) {
        for (place, note) in (1..).zip(notes) {
            self.notes.0.push(table);
            self.notes.1.push(place);
            self.notes.2.push(note.write());
            self.notes.3.push(at as i64);
        }
    }

    /// Writes them: steps that were taken back go first.
    pub async fn insert(&self, line: &Line) -> Result<(), StoreError> {
        if !self.back.0.is_empty() {
            let sql = "DELETE FROM entries USING unnest($1::bigint[], $2::bigint[]) AS e (number, keep)
                WHERE entries.number = e.number AND step > e.keep";
            line.execute(sql, &[&self.back.0, &self.back.1]).await?;
        }
        if !self.entry.0.is_empty() {
            let sql = "INSERT INTO entries (number, step, who, what, hash, passed, gesture, at, drawn)
                SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::boolean[],
                    $7::bigint[], $8::bigint[], $9::text[])";
            let (e, w, m) = (&self.entry, &self.words, &self.marks);
            line.execute(sql, &[&e.0, &e.1, &w.0, &w.1, &w.2, &m.0, &m.1, &m.2, &m.3]).await?;
        }
        if !self.plans.0.is_empty() {
            let sql = "UPDATE seats SET plan = e.plan
                FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS e (number, seat, plan)
                WHERE seats.number = e.number AND seats.seat = e.seat";
            line.execute(sql, &[&self.plans.0, &self.plans.1, &self.plans.2]).await?;
        }
        if !self.notes.0.is_empty() {
            let sql = "INSERT INTO notes (number, line, what, at)
                SELECT e.number, e.place + coalesce((SELECT max(line) FROM notes WHERE notes.number = e.number), 0), e.what, e.at
                FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[]) AS e (number, place, what, at)";
            let n = &self.notes;
            line.execute(sql, &[&n.0, &n.1, &n.2, &n.3]).await?;
        }
        Ok(())
    }
}
