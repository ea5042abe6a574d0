//! Dice anybody can verify: seals and seeds come in, and luck that waited for them is drawn.

use super::{LiveTable, Loaded};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::game_cache::go_on;
use crate::live::Done;
use crate::store::{Deed, Role};
use dice::{Phase, Share, Wrong, read_hex, write_hex};
use engine::{Need, Seat};
use protocol::{DicePhase, DiceState};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

impl LiveTable {
    /// A side's client has drawn a seed and tells its seal.
    pub async fn seal(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        seal: &str,
        lost: bool,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        loaded.seat(role, side)?;
        let seal = read_hex(seal).ok_or_else(|| Fault::new(Kind::BadRequest, "server-seal-shape"))?;
        let dice = loaded.row.dice.as_mut().ok_or_else(old_dice)?;
        if dice.seal(side, seal, lost).map_err(fault)? {
            self.keep_dice(app, &mut loaded).await?;
        }
        Ok(loaded.done())
    }

    /// Everybody has sealed: a side's client tells its seed.
    pub async fn seed(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        seed: &str,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        loaded.seat(role, side)?;
        let seed = read_hex(seed).ok_or_else(|| Fault::new(Kind::BadRequest, "server-seal-shape"))?;
        let dice = loaded.row.dice.as_mut().ok_or_else(old_dice)?;
        if dice.open(side, seed).map_err(fault)? {
            self.keep_dice(app, &mut loaded).await?;
        }
        Ok(loaded.done())
    }

    /// The client of this role seals nothing: its sides are not waited for. Whether that is new.
    pub(super) async fn decline(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        role: Role,
    ) -> Result<bool, Fault> {
        if loaded.is_over() || !loaded.row.dice.as_ref().is_some_and(|dice| dice.phase() == Phase::Seals) {
            return Ok(false);
        }
        let sides: Vec<String> = loaded.played_by(role).into_iter().map(|seat| loaded.side(seat)).collect();
        let Some(dice) = &mut loaded.row.dice else { return Ok(false) };
        let declined = sides.iter().filter(|side| dice.decline(side)).count();
        match declined {
            0 => Ok(false),
            _ => self.keep_dice(app, loaded).await.map(|()| true),
        }
    }

    /// Writes how the dice stand, and draws what has waited for them.
    async fn keep_dice(self: &Arc<Self>, app: &Arc<App>, loaded: &mut Loaded) -> Result<(), Fault> {
        self.commit(app, loaded, Deed::Note, Vec::new()).await?;
        self.changed();
        self.roll_on(app, loaded).await
    }

    /// Draws luck that is due, if nothing is waited for.
    pub(super) async fn roll_on(self: &Arc<Self>, app: &Arc<App>, loaded: &mut Loaded) -> Result<(), Fault> {
        if !loaded.luck_is_due() {
            return Ok(());
        }
        let was = loaded.state();
        loaded.unwritten = true;
        let (table, row) = (&mut *loaded.table, &mut loaded.row);
        if catch_unwind(AssertUnwindSafe(|| go_on(table, row))).is_err() {
            tracing::error!(table = self.id, state = was, "the rules panicked");
            return Err(Fault::internal());
        }
        let plans = loaded.row.plans.clone();
        self.write(app, loaded, was, was, Vec::new(), plans).await?;
        self.pursue(app, loaded).await.map(drop)
    }
}

impl Loaded {
    /// Whether luck is to be drawn, and nobody's seed is waited for.
    pub(super) fn luck_is_due(&self) -> bool {
        let waits = self.row.dice.as_ref().is_some_and(|dice| dice.phase() != Phase::Ready);
        !waits && matches!(self.table.need(), Need::Luck(_)) && !self.is_over() && self.old.is_none()
    }

    /// Somebody has a side to themselves from now on: everybody seals anew.
    pub(super) fn somebody_sits_down(&mut self) {
        let people = self.people_but(None);
        if let Some(dice) = &mut self.row.dice {
            dice.begin_round(&people);
        }
    }

    /// A person takes a side over from the computer, or leaves it to it.
    pub(super) fn people_change(&mut self, seat: Seat, human: bool) {
        if self.row.players[seat.index()].is_human() == human {
            return;
        }
        let people = self.people_but(Some((seat, human)));
        if let Some(dice) = &mut self.row.dice
            // Seeds that are in the dice stay there; nobody waits for those of a bot.
            && (human || dice.phase() != Phase::Ready)
        {
            dice.begin_round(&people);
        }
    }

    /// Sides that people play, with one of them as it will be.
    fn people_but(&self, change: Option<(Seat, bool)>) -> Vec<String> {
        let human = |seat: &Seat| match change {
            Some((changed, human)) if changed == *seat => human,
            _ => self.row.players[seat.index()].is_human(),
        };
        self.table.profile().all_seats().filter(human).map(|seat| self.side(seat)).collect()
    }

    /// How the dice stand. Numbers behind the luck are never told while the game runs.
    pub(super) fn show_dice(&self) -> Option<DiceState> {
        let dice = self.row.dice.as_ref()?;
        let round = dice.rounds.last()?;
        let seal = |share: &Share| match share {
            Share::Awaited => String::new(),
            Share::Declined => "declined".to_owned(),
            Share::Sealed(seal) | Share::Open(seal, _) => write_hex(seal),
        };
        Some(DiceState {
            commitment: write_hex(&dice.commitment),
            round: dice.rounds.len() as u32,
            phase: match dice.phase() {
                Phase::Seals => DicePhase::Seals,
                Phase::Seeds => DicePhase::Seeds,
                Phase::Ready => DicePhase::Ready,
            },
            seals: round.shares.iter().map(|(side, share)| (side.clone(), seal(share))).collect(),
            waits: dice.waits().into_iter().map(str::to_owned).collect(),
            luck_waits: dice.phase() != Phase::Ready
                && !self.is_over()
                && matches!(self.table.need(), Need::Luck(_)),
            drawn: dice.drawn,
        })
    }
}

fn old_dice() -> Fault {
    Fault::new(Kind::Refused, "server-seal-old")
}

fn fault(wrong: Wrong) -> Fault {
    Fault::new(
        Kind::Refused,
        match wrong {
            Wrong::Side => "server-seal-side",
            Wrong::Phase => "server-seal-phase",
            Wrong::Seed => "server-seal-seed",
        },
    )
}
