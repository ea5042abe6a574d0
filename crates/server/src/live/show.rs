//! What a guest is told. It is made from their view and from what everybody knows, and from nothing else.

use super::ask::safely;
use super::guest::Told;
use super::landmarks::Mark;
use super::picture::{Drawn, nothing};
use super::{Guest, Loaded, Presence};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::player::{Player, level, level_title};
use crate::store::{End, Request, Role, Want};
use crate::texts::say;
use crate::token::{OPEN, seat_token, watch_token};
use bots::BotSpec;
use engine::{Msg, Note, Noted, Seat, Viewer};
use protocol::*;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use text::Lang;

/// What is to be sent because something has changed.
pub struct News {
    /// Sent again if the guest's sides have changed, or their language.
    pub welcome: Option<Welcome>,
    /// How things stand, as JSON.
    pub state: String,
}

/// After something that everybody says could not be written.
const PAUSE: Duration = Duration::from_secs(1);

impl Guest {
    /// How things stand now, and the welcome if it must be said (again).
    pub async fn look(&mut self, app: &Arc<App>, greet: bool) -> Result<News, Fault> {
        // What comes after this look is news again.
        self.version.mark_unchanged();
        let live = self.live.clone();
        let mut loaded = live.lock(app).await?;
        if !self.seals {
            let mut declined = live.decline(app, &mut loaded, self.role).await;
            // If another server was quicker, the table is laid out again, and it is said again there: nobody else will.
            while declined.as_ref().is_err_and(|fault| fault.kind == Kind::Stale) {
                drop(loaded);
                loaded = live.lock(app).await?;
                declined = live.decline(app, &mut loaded, self.role).await;
            }
            if declined.is_err() {
                // It cannot be written just now. Whoever else is here hears of that and tries as well: one after the other, not at once.
                drop(loaded);
                tokio::time::sleep(PAUSE).await;
                loaded = live.lock(app).await?;
            }
            if !matches!(declined, Ok(false)) {
                // What that has changed is seen with this look; what others have done in between is still news.
                self.version.mark_unchanged();
                if live.has_news_for(&loaded) || live.keys.load(Ordering::Acquire) != self.keys {
                    self.version.mark_changed();
                }
            }
        }
        let yours = loaded.played_by(self.role);
        let greet = greet || yours != self.yours;
        self.yours = yours;
        let welcome =
            greet.then(|| safely(&mut loaded, |loaded| loaded.welcome(self, &live.id))).transpose()?;
        let history = live.history.load(Ordering::Acquire);
        let notes = loaded.table.notes().len() as u32;
        let told = Told { state: loaded.state(), notes, history, viewer: loaded.viewer(self.role) };
        // Old log entries stay valid for the same viewer, as long as nothing was taken back.
        let valid = |old: &Told| {
            !greet && old.history == history && old.viewer == told.viewer && old.state <= told.state
        };
        let from = self.told.filter(valid).map_or((0, 0), |old| (old.state, old.notes));
        self.told = Some(told);
        let drawn = safely(&mut loaded, |loaded| loaded.show(self.role, self.lang, from, &live.presence()))??;
        drop(loaded);
        let state = serde_json::to_string(&drawn).map_err(|_| Fault::internal())?;
        Ok(News { welcome, state })
    }
}

impl Loaded {
    pub(super) fn say(&self, lang: Lang, msg: &Msg) -> String {
        say(Some(self.game), lang, msg)
    }

    pub(super) fn side_name(&self, seat: Seat) -> Msg {
        Msg::new(format!("side-{}", self.table.profile().seat_id(seat)))
    }

    fn welcome(&self, guest: &Guest, id: &str) -> Welcome {
        let lang = guest.lang;
        let word = |key: &str| self.say(lang, &Msg::new(key));
        let profile = self.table.profile();
        let ids = |seats: Vec<Seat>| seats.into_iter().map(|seat| self.side(seat)).collect();
        let invites = match guest.role {
            Role::Host => self
                .played_by(Role::Host)
                .into_iter()
                .filter(|seat| !self.row.is_taken(*seat))
                .map(|seat| (self.side(seat), seat_token(&guest.token, profile.seat_id(seat))))
                .collect(),
            _ => Vec::new(),
        };
        let watch = match guest.role {
            _ if guest.token == OPEN => OPEN.to_owned(),
            Role::Watch => guest.token.clone(),
            _ => watch_token(&guest.token),
        };
        let seated = self.row.players.iter().filter_map(|player| match player {
            Player::Bot(bot) => Some(*bot),
            Player::Human(_) => None,
        });
        let seated: Vec<BotSpec> = seated.collect();
        Welcome {
            version: VERSION,
            table: id.to_owned(),
            game: profile.id.to_owned(),
            title: word("game-title"),
            scenario: self.say(lang, &self.game.scenario_title(&self.table.header().scenario)),
            lang: lang.code().to_owned(),
            sides: profile
                .all_seats()
                .map(|seat| (self.side(seat), self.say(lang, &self.side_name(seat))))
                .collect(),
            yours: ids(guest.yours.clone()),
            holds: ids(self.held_by(guest.role)),
            secrets: self.table.has_secrets(),
            map: self.table.map().map_text(&|msg| self.say(lang, msg)),
            overlays: self
                .table
                .overlays()
                .iter()
                .map(|overlay| overlay.map_text(&|msg| self.say(lang, msg)))
                .collect(),
            reactions: self
                .table
                .reactions()
                .iter()
                .map(|kind| (kind.to_string(), word(&format!("reaction-{kind}"))))
                .collect(),
            bots: show_bots(self.game, lang, &seated),
            watch,
            invites,
            token: if guest.fresh { guest.token.clone() } else { String::new() },
        }
    }

    /// How things stand, for somebody with this role.
    fn show(
        &mut self,
        role: Role,
        lang: Lang,
        (log_from, notes_from): (u32, u32),
        presence: &Presence,
    ) -> Result<Drawn, Fault> {
        let viewer = self.viewer(role);
        let (landmarks, scene) = (self.landmarks_for(lang)?, self.scene_for(viewer, lang)?);
        let text = |msg: &Msg| self.say(lang, msg);
        let yours = self.played_by(role);
        let decides = self.decides();
        let choices = match decides.filter(|seat| yours.contains(seat)) {
            Some(seat) => self.table.choices(seat).iter().map(|choice| choice.map_text(&text)).collect(),
            None => Vec::new(),
        };
        let reaction = decides.filter(|seat| yours.contains(seat)).and_then(|seat| self.table.reaction(seat));
        let rest = State {
            version: self.row.turn,
            state: self.state(),
            decides: decides.map_or(String::new(), |seat| self.side(seat)),
            scene: nothing(),
            choices,
            reaction: reaction.map(|reaction| ReactionState {
                kind: reaction.kind.to_owned(),
                chance: reaction.chance,
                decline: reaction.decline,
            }),
            instructions: self.show_instructions(&yours),
            log: self.show_log(lang, log_from, viewer, &yours),
            log_from,
            plan: self.show_plan(lang, &yours),
            undo: self.show_undo(lang, &yours),
            thinking: decides
                .filter(|seat| !self.row.players[seat.index()].is_human())
                .map(|seat| self.side(seat))
                .into_iter()
                .collect(),
            players: self.show_players(lang, presence),
            notes: self
                .table
                .notes()
                .iter()
                .skip(notes_from as usize)
                .map(|note| self.show_note(lang, note))
                .collect(),
            notes_from,
            request: self.row.request.as_ref().map(|request| self.show_request(lang, request)),
            old: self
                .old
                .as_ref()
                .map(|_| OldRules { text: self.say(lang, &self.old_msg()), shown: self.table.len() as u32 }),
            over: self.row.standing.end.as_ref().map(|end| show_end(self.game, lang, end)),
            landmarks: Vec::new(),
            dice: self.show_dice(),
            lesson: self.show_lesson(lang),
        };
        Ok(Drawn { rest, scene, landmarks })
    }

    /// What is taught here, and how far it is.
    fn show_lesson(&self, lang: Lang) -> Option<LessonState> {
        let face = self.table.lesson()?;
        let lessons = self.game.lessons();
        let next = lessons.iter().skip_while(|lesson| lesson.id != face.id).nth(1);
        Some(LessonState {
            title: self.say(lang, &face.title),
            done: face.done as u32,
            tasks: face.tasks as u32,
            say: self.say(lang, &face.say),
            hint: face.hint.map_or(String::new(), |hint| self.say(lang, &hint)),
            order: face.order,
            stuck: face.stuck,
            rules: face.rules,
            next: next.map(|lesson| lesson.id.clone()),
            puzzle: face.puzzle.map(|(theme, level)| PuzzleFace {
                theme: (theme.clone(), self.say(lang, &Msg::new(format!("theme-{theme}")))),
                level,
            }),
            id: face.id,
        })
    }

    /// The log as the viewer may know it; of a game of older rules the rest in notation.
    fn show_log(&self, lang: Lang, from: u32, viewer: Viewer, yours: &[Seat]) -> Vec<LogEntry> {
        let steps = self.table.log(from as usize, viewer);
        let mut log: Vec<LogEntry> = steps.iter().map(|entry| self.show_entry(lang, entry, yours)).collect();
        let Some(old) = &self.old else { return log };
        let open = !self.table.has_secrets() || self.is_over();
        let rest = old.entries.iter().enumerate().skip(self.table.len().max(from as usize));
        log.extend(rest.map(|(index, entry)| {
            let lines = if open { vec![(entry.what.clone(), String::new())] } else { Vec::new() };
            LogEntry {
                step: index as u32 + 1,
                who: entry.who.clone(),
                lines,
                cues: Vec::new(),
                heads: None,
                gesture: None,
                why: None,
            }
        }));
        log
    }

    fn show_note(&self, lang: Lang, note: &Note) -> NoteLine {
        let kind = match &note.what {
            Noted::TookBack { .. } => "take-back",
            Noted::Player { .. } => "player",
            Noted::Seated(_) => "seated",
            Noted::Advice(_) => "advice",
            Noted::Rules { .. } => "rules",
            Noted::Gap(..) => "gap",
        };
        let msg = table::note_msg(note, &|player| Player::parse(player).name());
        NoteLine { state: note.step, kind: kind.to_owned(), text: self.say(lang, &msg) }
    }

    fn show_request(&self, lang: Lang, request: &Request) -> RequestState {
        let who = match request.seat {
            Some(seat) => self.side_name(seat),
            None => Msg::new("server-the-host"),
        };
        let (what, msg) = match &request.want {
            Want::TakeBack(to) => (Wish::TakeBack(*to), Msg::new("server-asks-back").with("to", *to as i64)),
            Want::Peace => (Wish::Peace, Msg::new("server-asks-peace")),
            Want::Player(seat, player) => {
                let msg = Msg::new("server-asks-player").with("seat", self.side_name(*seat));
                (Wish::Player(self.side(*seat), player.spec()), msg.with("player", player.name()))
            }
        };
        let waits = self.say_in(&request.want).into_iter().filter(|seat| !request.agreed.contains(seat));
        RequestState {
            side: request.seat.map_or(String::new(), |seat| self.side(seat)),
            what,
            text: self.say(lang, &msg.with("side", who)),
            waits: waits.map(|seat| self.side(seat)).collect(),
        }
    }

    fn show_entry(&self, lang: Lang, entry: &table::LogEntry, yours: &[Seat]) -> LogEntry {
        let lines = entry.lines.iter().map(|line| (self.say(lang, &line.text), line.rule.to_string()));
        let mut lines: Vec<(String, String)> = lines.collect();
        // What a player leaves to their instructions is nobody else's business.
        let own = self.table.profile().seat(&entry.who).is_some_and(|seat| yours.contains(&seat));
        if entry.passed && own {
            lines.push((self.say(lang, &Msg::new("server-passed")), String::new()));
        }
        // Neither is what he gave as one order of many.
        let gesture = Some(entry.gesture).filter(|gesture| own && *gesture != 0);
        LogEntry {
            step: entry.step as u32,
            who: entry.who.clone(),
            lines,
            cues: entry.cues.clone(),
            heads: entry.heads.map(|line| line as u32),
            gesture,
            why: entry.why.as_ref().map(|why| self.say(lang, why)),
        }
    }

    fn show_instructions(&self, yours: &[Seat]) -> Vec<Instruction> {
        let kinds = self.table.reactions();
        let secrets = self.table.has_secrets();
        let of = |seat: &Seat| {
            let (side, own) = (self.side(*seat), &self.row.instructions[seat.index()]);
            let line = move |kind: &&str| Instruction {
                side: side.clone(),
                kind: kind.to_string(),
                ask: own.get(kind, secrets),
            };
            kinds.iter().map(line)
        };
        yours.iter().flat_map(of).collect()
    }

    fn show_players(&self, lang: Lang, presence: &Presence) -> Vec<PlayerState> {
        let seats = self.table.profile().all_seats().zip(&self.row.players);
        seats
            .map(|(seat, player)| PlayerState {
                side: self.side(seat),
                player: player.spec(),
                name: self.say(lang, &player.name()),
                here: !player.is_human() || presence.is_here(seat, self.row.claimed[seat.index()]),
                claimed: self.row.claimed[seat.index()],
            })
            .collect()
    }

    fn show_undo(&self, lang: Lang, yours: &[Seat]) -> Option<UndoState> {
        let first = *yours.first()?;
        if self.table.is_empty() || self.old.is_some() {
            return None;
        }
        // The side that gave the last order, if it is one of these; otherwise the one that decides.
        let mine = |seat: Option<Seat>| seat.filter(|seat| yours.contains(seat));
        let seat = mine(self.landmarks.last_speaker()).or(mine(self.decides())).unwrap_or(first);
        let stop = match (self.is_over(), self.table.may_undo(seat)) {
            (true, _) => Some(Msg::new("server-over")),
            (false, may) => may.err().map(|stop| stop.msg()),
        };
        let to = self.table.undo_to(seat).ok().filter(|_| stop.is_none());
        let label = to.and_then(|_| self.table.order_label(self.table.len()));
        Some(UndoState {
            to: to.map(|to| to as u32),
            label: label.map(|msg| self.say(lang, &msg)),
            possible: stop.is_none(),
            side: self.side(seat),
            why_not: stop.map_or(String::new(), |msg| self.say(lang, &msg)),
        })
    }

    pub(super) fn show_landmarks(&self, lang: Lang) -> Vec<Landmark> {
        let round = self.table.round_at(self.table.len());
        let human = |seat: Seat| self.row.players[seat.index()].is_human();
        let mut words: HashMap<Mark, String> = HashMap::new();
        let name = |mark: &Mark| match mark {
            Mark::Round(at) => {
                let title = round.as_ref().map_or(Msg::plain(""), |round| round.title.clone());
                let msg = Msg::new("server-round").with("title", title);
                self.say(lang, &msg.with("space", at.to_string()))
            }
            Mark::Fight(seat, result) => {
                let msg = Msg::new("server-fight").with("side", self.side_name(*seat));
                self.say(lang, &msg.with("result", Msg::new(format!("odds-{result}"))))
            }
            Mark::Decision(seat) => {
                self.say(lang, &Msg::new("server-decides").with("side", self.side_name(*seat)))
            }
        };
        // What came of a fight may be a secret while the game runs.
        let open = !self.table.has_secrets() || self.is_over();
        let marks = self.landmarks.all(&*self.table, human).into_iter();
        marks
            .filter(|(_, mark)| open || !matches!(mark, Mark::Fight(..)))
            .map(|(state, mark)| Landmark {
                state,
                kind: match mark {
                    Mark::Round(_) => "turn",
                    Mark::Fight(..) => "fight",
                    Mark::Decision(_) => "decision",
                }
                .to_owned(),
                label: words.entry(mark).or_insert_with(|| name(&mark)).clone(),
            })
            .collect()
    }
}

/// The levels of the computer in a game, weakest first, and whoever else sits at the table.
pub fn show_bots(game: &dyn catalog::Shelf, lang: Lang, seated: &[BotSpec]) -> Vec<Opponent> {
    let mut bots = vec![BotSpec::Random];
    bots.extend(BotSpec::LEVELS.iter().map(|(_, bot)| *bot));
    bots.extend(seated.iter().filter(|bot| bot.level().is_none() && **bot != BotSpec::Random));
    bots.into_iter()
        .map(|bot| {
            let about =
                level(bot).map(|level| say(None, lang, &Msg::new(format!("server-level-{level}-about"))));
            Opponent {
                id: bot.to_string(),
                title: say(None, lang, &level_title(bot)),
                about: about.unwrap_or_default(),
                rating: catalog::rating(game, bot).map(|rating| RatingInfo {
                    rating: rating.rating,
                    low: rating.low,
                    high: rating.high,
                }),
            }
        })
        .collect()
}

/// How a game ended, in words.
pub fn show_end(game: &dyn catalog::Shelf, lang: Lang, end: &End) -> Over {
    let profile = game.profile();
    let name = |seat: Seat| Msg::new(format!("side-{}", profile.seat_id(seat)));
    match end {
        End::Rules { winner, reason, rule } => Over {
            winner: winner.map_or(String::new(), |seat| profile.seat_id(seat).to_owned()),
            reason: say(Some(game), lang, &Msg::new(reason.clone())),
            rule: rule.clone(),
        },
        End::Peace => Over {
            winner: String::new(),
            reason: say(Some(game), lang, &Msg::new("server-peace")),
            rule: String::new(),
        },
        End::Resigned(loser) => {
            let mut others = profile.all_seats().filter(|seat| seat != loser);
            let winner = others.next().filter(|_| others.next().is_none());
            Over {
                winner: winner.map_or(String::new(), |seat| profile.seat_id(seat).to_owned()),
                reason: say(Some(game), lang, &Msg::new("server-resigned").with("side", name(*loser))),
                rule: String::new(),
            }
        }
    }
}
