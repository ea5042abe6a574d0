use super::line::{AWAY, Broken, Heard, Line, Noise, POLICY, RESTART, number};
use crate::app::App;
use crate::bots::Hint;
use crate::fault::{Fault, Kind};
use crate::limits::Ask;
use crate::live::{Advised, Done, Guest, Progress, Woken};
use crate::logs;
use crate::metrics;
use crate::player::Player;
use crate::store::{Arrows, Role, Want};
use crate::token::{OPEN, is_id};
use engine::{Msg, Seat};
use protocol::{FromTable, ToTable, VERSION, Wish};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use text::Lang;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until, timeout_at};
use tracing::Instrument;

/// The longest order in notation that is read at all, and the most things pointed at.
const ORDER: usize = 200;
const PICKS: usize = 16;
/// The most sequences of orders weighed at once, and the most orders in one of them.
const SEQUENCES: usize = 40;
/// What a request counts that makes much work, besides itself.
const DEAR: f64 = 4.0;
/// How often a sign of life is asked for.
const PULSE: Duration = Duration::from_secs(25);

/// Why a conversation ends.
enum End {
    Gone,
    Impatient,
    Silent,
    Refused,
    Stopped,
    Elsewhere,
}

impl From<Broken> for End {
    fn from(_: Broken) -> End {
        End::Gone
    }
}

/// Talks with a client until one of the two has had enough.
pub async fn converse(app: &Arc<App>, id: &str, from: IpAddr, mut line: Line) {
    let end = match greet(app, id, from, &mut line).await {
        Ok(guest) => Talk { app, guest, line: &mut line, advice: None }.go_on().await,
        Err(end) => end,
    };
    match end {
        End::Gone => {}
        End::Impatient => line.close(POLICY, "too many faults").await,
        End::Refused => line.close(POLICY, "not at this table").await,
        End::Silent => line.close(AWAY, "silent").await,
        End::Stopped => line.close(RESTART, "the server stops").await,
        End::Elsewhere => line.close(RESTART, "played at another server").await,
    }
}

/// Waits for `hello` and lets the client in.
async fn greet(app: &Arc<App>, id: &str, from: IpAddr, line: &mut Line) -> Result<Guest, End> {
    let patience = Instant::now() + app.config.limits.hello_time;
    let mut stop = app.stop.clone();
    loop {
        let heard = tokio::select! {
            heard = timeout_at(patience, line.hear()) => heard.map_err(|_| End::Silent)?,
            _ = stop.wait_for(|stop| *stop) => return Err(End::Stopped),
        };
        let text = match heard {
            Heard::Gone => return Err(End::Gone),
            Heard::Huge => return Err(huge(line, Lang::En).await),
            Heard::Nothing => continue,
            Heard::Noise(noise) => {
                complain_of(line, noise, Lang::En).await?;
                continue;
            }
            Heard::Text(text) => text,
        };
        match serde_json::from_str::<ToTable>(&text) {
            Ok(ToTable::Hello { version, token, lang, packs, own, seals }) => {
                let lang = Lang::from_code(&lang).unwrap_or_default();
                if version != VERSION {
                    let msg = Msg::new("server-version")
                        .with("theirs", version as i64)
                        .with("ours", VERSION as i64);
                    // Clients of version 2 show what is forbidden and go on knocking at everything else.
                    let kind = if version < VERSION { Kind::Forbidden } else { Kind::BadRequest };
                    refuse(line, &Fault::with(kind, msg), lang).await?;
                }
                if !app.limiter.may(Ask::Hello, from) || !app.limiter.could(Ask::WrongToken, from) {
                    refuse(line, &Fault::new(Kind::TooMany, "server-too-many-hellos"), lang).await?;
                }
                // A browser is not told why a socket was not opened, so this is said in the conversation.
                if !is_id(id) {
                    refuse(line, &Fault::new(Kind::NotFound, "server-no-table"), lang).await?;
                }
                if token == OPEN && is_public(app, id).await {
                    app.live.get(id).learn_that_it_is_public().await;
                }
                match app.live.get(id).enter(app, &token, own.as_deref(), seals, lang).await {
                    Ok(guest) => {
                        line.packs = packs;
                        match guest.role {
                            Role::Watch => guest.live.is_watched_from(from),
                            _ => guest.live.belongs_to(from),
                        }
                        return Ok(guest);
                    }
                    Err(fault) if fault.kind == Kind::Elsewhere => return Err(End::Elsewhere),
                    Err(fault) => {
                        if let Kind::Forbidden | Kind::NotFound = fault.kind {
                            app.limiter.may(Ask::WrongToken, from);
                        }
                        refuse(line, &fault, lang).await?
                    }
                }
            }
            Ok(_) => complain(line, 0, &Fault::new(Kind::BadRequest, "server-hello-first"), Lang::En).await?,
            Err(error) => complain(line, number(&text), &unreadable(&error), Lang::En).await?,
        }
    }
}

/// Whether everybody may watch the table, as the store has it now.
async fn is_public(app: &Arc<App>, id: &str) -> bool {
    let (keeper, id) = (app.clone(), id.to_owned());
    let listing = tokio::task::spawn_blocking(move || keeper.store.listing(&id)).await;
    matches!(listing, Ok(Ok((true, _))))
}

/// Says why the client cannot come in, and ends the conversation.
async fn refuse(line: &mut Line, fault: &Fault, lang: Lang) -> Result<(), End> {
    line.tell(&FromTable::Problem { id: 0, problem: fault.say(None, lang) }).await?;
    Err(End::Refused)
}

/// Says what is wrong with a message; ends the conversation if that happens too often.
async fn complain(line: &mut Line, id: u32, fault: &Fault, lang: Lang) -> Result<(), End> {
    line.tell(&FromTable::Problem { id, problem: fault.say(None, lang) }).await?;
    if line.forgive() { Ok(()) } else { Err(End::Impatient) }
}

/// A message so long that the rest of it is not even read.
async fn huge(line: &mut Line, lang: Lang) -> End {
    let _ = complain_of(line, Noise::TooLong, lang).await;
    End::Impatient
}

/// Says what is wrong with what is no request.
async fn complain_of(line: &mut Line, noise: Noise, lang: Lang) -> Result<(), End> {
    let (id, fault) = match noise {
        Noise::TooLong => (0, Fault::new(Kind::TooLarge, "server-too-large")),
        Noise::Binary => (0, Fault::new(Kind::BadRequest, "server-binary")),
        Noise::TooOften(id) => (id, Fault::new(Kind::TooMany, "server-too-often")),
    };
    complain(line, id, &fault, lang).await
}

fn unreadable(error: &serde_json::Error) -> Fault {
    Fault::with(Kind::BadRequest, Msg::new("server-unreadable").with("error", error.to_string()))
}

/// Advice that is being thought about.
struct Advice {
    id: u32,
    seat: Seat,
    answer: oneshot::Receiver<Option<Hint>>,
}

/// A conversation with somebody at the table.
struct Talk<'a> {
    app: &'a Arc<App>,
    guest: Guest,
    line: &'a mut Line,
    advice: Option<Advice>,
}

/// What woke the conversation.
enum Event {
    Heard(Heard),
    Woken(Woken),
    Advice(Option<Hint>),
    Pulse,
    Stop,
}

impl Talk<'_> {
    async fn go_on(mut self) -> End {
        match self.run().await {
            Ok(never) => match never {},
            Err(end) => end,
        }
    }

    async fn run(&mut self) -> Result<std::convert::Infallible, End> {
        self.look(true).await?;
        let mut stop = self.app.stop.clone();
        let mut pulse = Instant::now() + PULSE;
        loop {
            let event = tokio::select! {
                heard = self.line.hear() => Event::Heard(heard),
                woken = self.guest.news() => Event::Woken(woken),
                thought = thought(&mut self.advice) => Event::Advice(thought),
                () = sleep_until(pulse) => Event::Pulse,
                _ = stop.wait_for(|stop| *stop) => Event::Stop,
            };
            match event {
                Event::Heard(Heard::Gone) => return Err(End::Gone),
                Event::Heard(Heard::Huge) => return Err(huge(self.line, self.guest.lang).await),
                Event::Heard(Heard::Nothing) => {}
                Event::Heard(Heard::Noise(noise)) => complain_of(self.line, noise, self.guest.lang).await?,
                Event::Heard(Heard::Text(text)) => self.hear(&text).instrument(logs::request()).await?,
                Event::Woken(Woken::News) => self.look(false).await?,
                Event::Woken(Woken::Arrows(arrows)) => self.show_arrows(arrows).await?,
                Event::Advice(thought) => self.advise(thought).await?,
                Event::Pulse => {
                    if self.line.heard.elapsed() > self.app.config.limits.silence {
                        return Err(End::Silent);
                    }
                    self.line.ping().await?;
                    pulse = Instant::now() + PULSE;
                }
                Event::Stop => return Err(End::Stopped),
            }
        }
    }

    /// Tells how things stand.
    async fn look(&mut self, greet: bool) -> Result<(), End> {
        if let Err(fault) = self.guest.must_hold(self.app).await {
            refuse(self.line, &fault, self.guest.lang).await?;
        }
        match self.guest.look(self.app, greet).await {
            Ok(news) => {
                if let Some(welcome) = news.welcome {
                    self.line.tell_welcome(welcome).await?;
                }
                Ok(self.line.tell_state(news.state).await?)
            }
            // Whoever comes again is passed on to there.
            Err(fault) if fault.kind == Kind::Elsewhere => Err(End::Elsewhere),
            Err(fault) => {
                let problem = fault.say(None, self.guest.lang);
                Ok(self.line.tell(&FromTable::Problem { id: 0, problem }).await?)
            }
        }
    }

    async fn hear(&mut self, text: &str) -> Result<(), End> {
        let request = match serde_json::from_str::<ToTable>(text) {
            Ok(request) => request,
            Err(error) => {
                return complain(self.line, number(text), &unreadable(&error), self.guest.lang).await;
            }
        };
        let id = request_id(&request);
        // A sign of life wakes no table.
        if let ToTable::Ping {} = request {
            return Ok(self.line.tell(&FromTable::Pong {}).await?);
        }
        if let Err(fault) = self.guest.must_hold(self.app).await {
            refuse(self.line, &fault, self.guest.lang).await?;
        }
        if let ToTable::Lang { .. }
        | ToTable::Luck { .. }
        | ToTable::Record { .. }
        | ToTable::Report { .. }
        | ToTable::Advice { .. }
        | ToTable::OddsAll { .. } = request
        {
            self.line.charge(DEAR);
        }
        let ordered = matches!(request, ToTable::Order { .. });
        let answer = self.answer(request).await;
        if ordered {
            metrics::order(answer.as_ref().map_or_else(|fault| fault.kind.code(), |_| "done"));
        }
        match answer {
            Ok(Answer::Say(message)) => Ok(self.line.tell(&message).await?),
            Ok(Answer::Greet) => self.look(true).await,
            Ok(Answer::Later) => Ok(()),
            Err(fault) => {
                let problem = fault.say(Some(self.guest.game), self.guest.lang);
                self.line.tell(&FromTable::Problem { id, problem }).await?;
                match fault.kind {
                    // Whoever decided on an old picture gets the new one.
                    Kind::Stale => self.look(false).await,
                    Kind::Elsewhere => Err(End::Elsewhere),
                    _ => Ok(()),
                }
            }
        }
    }

    async fn answer(&mut self, request: ToTable) -> Result<Answer, Fault> {
        let (app, live, role) = (self.app, self.guest.live.clone(), self.guest.role);
        let done = |id: u32| {
            move |done: Done| Answer::Say(FromTable::Done { id, version: done.version, state: done.state })
        };
        let said = |message: FromTable| Ok(Answer::Say(message));
        match request {
            ToTable::Hello { .. } => Err(Fault::new(Kind::BadRequest, "server-hello-again")),
            ToTable::Lang { lang } => {
                let unknown = || Fault::new(Kind::BadRequest, "server-no-lang");
                self.guest.lang = Lang::from_code(&lang).ok_or_else(unknown)?;
                Ok(Answer::Greet)
            }
            ToTable::Order { id, version, side, order } => {
                live.order(app, role, version, &side, short(&order)?).await.map(done(id))
            }
            ToTable::Odds { id, order } => {
                let odds = self.guest.odds(app, short(&order)?).await?;
                said(FromTable::Odds { id, order, odds })
            }
            ToTable::OddsAll { id, orders } => {
                if orders.len() > SEQUENCES || orders.iter().any(|sequence| sequence.len() > PICKS) {
                    return Err(Fault::new(Kind::TooLarge, "server-too-large"));
                }
                orders.iter().flatten().try_for_each(|order| short(order).map(drop))?;
                said(FromTable::OddsAll { id, odds: self.guest.odds_all(app, &orders).await? })
            }
            ToTable::Course { id, state, who, via } => {
                if who.len() > PICKS || via.len() > PICKS {
                    return Err(Fault::new(Kind::TooLarge, "server-too-large"));
                }
                said(FromTable::Course { id, course: self.guest.course(app, state, &who, &via).await? })
            }
            ToTable::WhyNot { id, side, picks } => {
                if picks.len() > PICKS {
                    return Err(Fault::new(Kind::TooLarge, "server-too-large"));
                }
                said(FromTable::WhyNot { id, reasons: self.guest.why_not(app, &side, &picks).await? })
            }
            ToTable::Overlay { id, state, overlay, target } => {
                let tints = self.guest.overlay(app, state, &overlay, target.as_ref()).await?;
                said(FromTable::Overlay { id, tints })
            }
            ToTable::Instruct { id, side, kind, ask } => {
                live.instruct(app, role, &side, &kind, ask).await.map(done(id))
            }
            ToTable::Undo { id, version, side } => live.undo(app, role, version, &side).await.map(done(id)),
            ToTable::Plan { id, version, side, orders } => {
                orders.iter().try_for_each(|order| short(order).map(drop))?;
                live.plan(app, role, version, &side, orders).await.map(done(id))
            }
            ToTable::GoOn { id, version, side } => live.go_on(app, role, version, &side).await.map(done(id)),
            ToTable::Drop { id, version, side } => {
                live.drop_plan(app, role, version, &side).await.map(done(id))
            }
            ToTable::Ask { id, side, what } => {
                let want = self.want(what)?;
                live.ask(app, role, &side, want).await.map(done(id))
            }
            ToTable::Answer { id, side, agree, what } => {
                let want = what.map(|wish| self.want(wish)).transpose()?;
                live.answer(app, role, &side, agree, want).await.map(done(id))
            }
            ToTable::Renew { id, own } => {
                let token = self.guest.renew(app, own.as_deref()).await?;
                said(FromTable::Renewed { id, token })
            }
            ToTable::Seal { id, side, seal, lost } => {
                live.seal(app, role, &side, &seal, lost).await.map(done(id))
            }
            ToTable::Seed { id, side, seed } => live.seed(app, role, &side, &seed).await.map(done(id)),
            ToTable::Resign { id, side } => live.resign(app, role, &side).await.map(done(id)),
            ToTable::Advice { id, side } => {
                if self.advice.is_some() {
                    return Err(Fault::new(Kind::TooMany, "server-advice-busy"));
                }
                let seat = self.guest.may_ask_advice(app, &side).await?;
                let answer = app.pool.ask_advice(live, seat, app.config.limits.advice_queue);
                let answer = answer.ok_or_else(|| Fault::new(Kind::TooMany, "server-advice-busy"))?;
                self.advice = Some(Advice { id, seat, answer });
                Ok(Answer::Later)
            }
            ToTable::Moment { id, state } => {
                said(FromTable::Moment { id, state, scene: self.guest.moment(app, state).await? })
            }
            ToTable::Point { id, side, cells } => {
                self.guest.point(app, side, cells).await?;
                said(FromTable::Pointed { id })
            }
            ToTable::Luck { id } => said(FromTable::Luck { id, report: self.guest.luck(app).await? }),
            ToTable::Analyse { id, what } => {
                let Progress { done, of, running, analysis } = self.guest.analyse(app, what).await?;
                if analysis.is_some() {
                    self.line.charge(DEAR);
                }
                said(FromTable::Analysis { id, done, of, running, analysis })
            }
            ToTable::Record { id } => said(FromTable::Record { id, text: self.guest.record(app).await? }),
            ToTable::Report { id } => said(FromTable::Report { id, text: self.guest.report(app).await? }),
            ToTable::Ping {} => said(FromTable::Pong {}),
        }
    }

    /// What is wished, in the server's own words.
    fn want(&self, wish: Wish) -> Result<Want, Fault> {
        Ok(match wish {
            Wish::TakeBack(to) => Want::TakeBack(to),
            Wish::Peace => Want::Peace,
            Wish::Player(side, player) => {
                let seat = self.guest.game.profile().seat(&side);
                let seat = seat.ok_or_else(|| Fault::new(Kind::BadRequest, "server-no-side"))?;
                let player = Player::read(&player, &self.app.config.limits);
                Want::Player(seat, player.map_err(|msg| Fault::with(Kind::BadRequest, msg))?)
            }
        })
    }

    /// Somebody has drawn arrows; who has lost their token sees them no more.
    async fn show_arrows(&mut self, Arrows { side, cells }: Arrows) -> Result<(), End> {
        if let Err(fault) = self.guest.must_hold(self.app).await {
            refuse(self.line, &fault, self.guest.lang).await?;
        }
        Ok(self.line.tell(&FromTable::Arrows { side, cells }).await?)
    }

    /// The computer has thought.
    async fn advise(&mut self, hint: Option<Hint>) -> Result<(), End> {
        let Some(Advice { id, seat, .. }) = self.advice.take() else { return Ok(()) };
        // The token may have been renewed while it thought.
        if let Err(fault) = self.guest.must_hold(self.app).await {
            refuse(self.line, &fault, self.guest.lang).await?;
        }
        let message = match self.guest.advised(self.app, seat, hint).await {
            Ok(Advised { order, label, outlook, why, then }) => {
                let (then, way) = then.into_iter().map(|on| (on.order, on.cell)).unzip();
                FromTable::Advice { id, order, label, outlook, why, then, way }
            }
            Err(fault) => FromTable::Problem { id, problem: fault.say(None, self.guest.lang) },
        };
        Ok(self.line.tell(&message).await?)
    }
}

/// How a request is answered.
#[allow(clippy::large_enum_variant)] // made once and said at once
enum Answer {
    Say(FromTable),
    /// With welcome and state.
    Greet,
    /// When the computer has thought.
    Later,
}

/// Waits for advice, for ever if none was asked for.
async fn thought(advice: &mut Option<Advice>) -> Option<Hint> {
    match advice {
        Some(advice) => (&mut advice.answer).await.ok().flatten(),
        None => std::future::pending().await,
    }
}

fn short(order: &str) -> Result<&str, Fault> {
    if order.len() > ORDER { Err(Fault::new(Kind::TooLarge, "server-too-large")) } else { Ok(order) }
}

/// The number of a request.
fn request_id(request: &ToTable) -> u32 {
    match request {
        ToTable::Hello { .. } | ToTable::Lang { .. } | ToTable::Ping {} => 0,
        ToTable::Order { id, .. }
        | ToTable::Odds { id, .. }
        | ToTable::OddsAll { id, .. }
        | ToTable::Course { id, .. }
        | ToTable::WhyNot { id, .. }
        | ToTable::Overlay { id, .. }
        | ToTable::Instruct { id, .. }
        | ToTable::Undo { id, .. }
        | ToTable::Plan { id, .. }
        | ToTable::GoOn { id, .. }
        | ToTable::Drop { id, .. }
        | ToTable::Ask { id, .. }
        | ToTable::Answer { id, .. }
        | ToTable::Renew { id, .. }
        | ToTable::Seal { id, .. }
        | ToTable::Seed { id, .. }
        | ToTable::Resign { id, .. }
        | ToTable::Advice { id, .. }
        | ToTable::Moment { id, .. }
        | ToTable::Point { id, .. }
        | ToTable::Analyse { id, .. }
        | ToTable::Luck { id }
        | ToTable::Record { id }
        | ToTable::Report { id } => *id,
    }
}
