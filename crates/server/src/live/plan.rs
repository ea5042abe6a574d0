//! Plans: orders that a side has the table give one after the other, each judged and written down like any other. A plan waits while
//! others decide, goes on when nothing came of it, and stops when something did. Only its owner sees it.

use super::{Done, LiveTable, Loaded};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::store::{Deed, Plan, Role, Stop};
use engine::{Msg, Seat, Viewer};
use protocol::PlanState;
use std::sync::Arc;
use table::Disturbance;
use text::Lang;

/// The most orders in a plan.
pub const MOST: usize = 64;

/// What a plan does next.
enum Next {
    /// Others decide, or its owner is asked something.
    Wait,
    /// Its owner must decide.
    Stop(Stop),
    /// The next order.
    Give,
}

impl LiveTable {
    /// A side has the table give these orders. The first must be legal now.
    pub async fn plan(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        version: u64,
        side: &str,
        orders: Vec<String>,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.seat(role, side)?;
        loaded.must_run()?;
        loaded.must_be(version)?;
        let whole = !orders.is_empty() && orders.len() <= MOST;
        if !whole || orders.iter().any(|order| order.contains('\n')) {
            return Err(Fault::new(Kind::BadRequest, "server-plan-length"));
        }
        let gesture = loaded.row.turn as u32;
        let plan = Plan { gesture, at: loaded.state(), stop: None, orders };
        self.give_next(app, &mut loaded, seat, plan).await?;
        let done = loaded.done();
        Ok(self.pursue(app, &mut loaded).await.unwrap_or(done))
    }

    /// A plan that has stopped goes on.
    pub async fn go_on(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        version: u64,
        side: &str,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.seat(role, side)?;
        loaded.must_run()?;
        loaded.must_be(version)?;
        let plan = loaded.row.plans[seat.index()].clone();
        let plan = plan.ok_or_else(|| Fault::new(Kind::Refused, "server-no-plan"))?;
        self.give_next(app, &mut loaded, seat, Plan { stop: None, ..plan }).await?;
        let done = loaded.done();
        Ok(self.pursue(app, &mut loaded).await.unwrap_or(done))
    }

    /// A plan is given up.
    pub async fn drop_plan(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        version: u64,
        side: &str,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.seat(role, side)?;
        loaded.must_be(version)?;
        if loaded.row.plans[seat.index()].is_some() {
            self.keep_plan(app, &mut loaded, seat, None).await?;
        }
        Ok(loaded.done())
    }

    /// Goes on with plans until others decide, something has happened or nothing is left.
    pub(super) async fn pursue(self: &Arc<Self>, app: &Arc<App>, loaded: &mut Loaded) -> Result<Done, Fault> {
        while let Some((seat, plan)) = loaded.running_plan() {
            match loaded.next_of(seat, &plan) {
                Next::Wait => break,
                Next::Stop(stop) => {
                    let stopped = Plan { stop: Some(stop), ..plan };
                    self.keep_plan(app, loaded, seat, Some(stopped)).await?;
                }
                Next::Give => match self.give_next(app, loaded, seat, plan.clone()).await {
                    Ok(()) => {}
                    Err(_) if !loaded.unwritten => {
                        let stopped = Plan { stop: Some(Stop::Illegal), ..plan };
                        self.keep_plan(app, loaded, seat, Some(stopped)).await?;
                    }
                    Err(fault) => return Err(fault),
                },
            }
        }
        Ok(loaded.done())
    }

    /// Gives the next order of a plan and writes it down together with what is left of the plan.
    async fn give_next(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        seat: Seat,
        mut plan: Plan,
    ) -> Result<(), Fault> {
        if plan.orders.is_empty() {
            return Ok(());
        }
        let order = plan.orders.remove(0);
        plan.at = loaded.state() + 1;
        let gesture = plan.gesture;
        let left = (!plan.orders.is_empty()).then_some(plan);
        self.give(app, loaded, seat, &order, gesture, left).await.map(drop)
    }

    async fn keep_plan(
        &self,
        app: &App,
        loaded: &mut Loaded,
        seat: Seat,
        plan: Option<Plan>,
    ) -> Result<(), Fault> {
        self.commit(app, loaded, Deed::Plan(seat, plan.clone()), Vec::new()).await?;
        loaded.row.plans[seat.index()] = plan;
        self.changed();
        Ok(())
    }
}

impl Loaded {
    /// A plan that goes on by itself, that of whoever decides first.
    fn running_plan(&self) -> Option<(Seat, Plan)> {
        if self.is_over() || self.old.is_some() {
            return None;
        }
        let runs = |seat: &Seat| self.row.plans[seat.index()].as_ref().is_some_and(Plan::runs);
        let seat = self.decides().filter(runs).or_else(|| self.table.profile().all_seats().find(runs))?;
        Some((seat, self.row.plans[seat.index()].clone()?))
    }

    fn next_of(&self, seat: Seat, plan: &Plan) -> Next {
        if let Some(disturbance) = self.table.disturbance(plan.at as usize, seat) {
            return Next::Stop(match disturbance {
                Disturbance::Luck => Stop::Luck,
                Disturbance::Revealed => Stop::Revealed,
                Disturbance::OtherSide => Stop::OtherSide,
            });
        }
        match self.decides() {
            Some(decider) if self.table.reaction(decider).is_some() => Next::Wait,
            Some(decider) if decider == seat => Next::Give,
            // Dice that people shake together are not thrown yet.
            None if matches!(self.table.need(), engine::Need::Luck(_)) => Next::Wait,
            _ => Next::Stop(Stop::Turn),
        }
    }

    /// The plan of one of these seats, for its owner's eyes. Where several sides share a screen, only that of the side that decides.
    pub(super) fn show_plan(&self, lang: Lang, yours: &[Seat]) -> Option<PlanState> {
        if self.is_over() || self.old.is_some() {
            return None;
        }
        let seat = match yours {
            [only] => *only,
            _ => self.decides().filter(|seat| yours.contains(seat))?,
        };
        let plan = self.row.plans[seat.index()].as_ref()?;
        let way = plan.orders.iter().filter_map(|order| self.table.leads_to(seat, order)).collect();
        let stopped = plan.stop.map(|stop| self.why_stopped(lang, seat, plan, stop));
        Some(PlanState { side: self.side(seat), left: plan.orders.clone(), way, stopped })
    }

    /// Why a plan has stopped: what has happened since, or why its next order cannot be given.
    fn why_stopped(&self, lang: Lang, seat: Seat, plan: &Plan, stop: Stop) -> String {
        let mut words = vec![self.say(lang, &Msg::new(format!("plan-{}", stop.word())))];
        match stop {
            Stop::Illegal => {
                let refusal = plan.orders.first().and_then(|order| self.table.refusal(seat, order));
                words.extend(refusal.map(|msg| self.say(lang, &msg)));
            }
            _ => {
                let told = self.table.log(plan.at as usize, Viewer::Seat(seat));
                let lines: Vec<String> = told
                    .iter()
                    .flat_map(|entry| &entry.lines)
                    .map(|line| self.say(lang, &line.text))
                    .collect();
                words.extend(lines.into_iter().rev().take(3).rev());
            }
        }
        words.join(" ")
    }
}
