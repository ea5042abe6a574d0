//! What people must agree on: going back, another player, peace. Whoever has a say is asked; a request is kept with the table
//! and ends with the first «no», with a change of players, and with the game.

use super::picture::Pictures;
use super::{Done, LiveTable, Loaded};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::game_cache::settle;
use crate::player::Player;
use crate::store::{Deed, End, Request, Role, Want};
use engine::{Note, Noted, Seat};
use std::sync::Arc;
use std::time::Instant;

/// Refused requests after which a side cannot ask any more.
const REFUSALS: u32 = 10;

impl LiveTable {
    /// Somebody wishes for something. What nobody else has a say in is done at once.
    pub async fn ask(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        want: Want,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let seat = loaded.asker(role, side, &want)?;
        if loaded.is_over() {
            return Err(Fault::new(Kind::Refused, "server-over"));
        }
        if loaded.old.is_some() {
            // The rules of this game are gone: nobody can win it any more, and nobody should be held to it.
            return match want {
                Want::Peace => self.end(app, &mut loaded, End::Peace).await,
                _ => Err(loaded.old_fault()),
            };
        }
        match &want {
            Want::TakeBack(to) if *to >= loaded.state() => {
                return Err(Fault::new(Kind::BadRequest, "server-take-back-where"));
            }
            // The computer fights on; a draw is made between people.
            Want::Peace if loaded.people().len() < 2 => {
                return Err(Fault::new(Kind::Refused, "server-peace-alone"));
            }
            _ => {}
        }
        let mut agreed: Vec<Seat> = loaded.say_in(&want);
        agreed.retain(|seat| loaded.speaks_for(role, *seat));
        let request = Request { seat, want, agreed };
        let agreed = loaded.is_agreed(&request);
        // A change of players that needs no consent drops what others were asked; everything else has to wait for that.
        if loaded.row.request.is_some() && !(agreed && matches!(request.want, Want::Player(..))) {
            return Err(Fault::new(Kind::Refused, "server-request-open"));
        }
        if agreed {
            return self.carry_out(app, &mut loaded, request).await;
        }
        let account = request.account().ok_or_else(Fault::internal)?;
        if loaded.row.refused[account.index()] >= REFUSALS {
            return Err(Fault::new(Kind::Refused, "server-asked-enough"));
        }
        if loaded.row.asked[account.index()] >= loaded.row.turn {
            return Err(Fault::new(Kind::Refused, "server-asked-already"));
        }
        self.commit(app, &mut loaded, Deed::Ask(account, request.clone()), Vec::new()).await?;
        loaded.row.asked[account.index()] = loaded.row.turn;
        self.show_request(&mut loaded, Some(request))
    }

    /// Answers a request: this one, if it is said which.
    pub async fn answer(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        agree: bool,
        want: Option<Want>,
    ) -> Result<Done, Fault> {
        let mut loaded = self.lock(app).await?;
        let mut request =
            loaded.row.request.clone().ok_or_else(|| Fault::new(Kind::Refused, "server-request-none"))?;
        // Whoever agrees to one thing must not find that they have agreed to another, asked for a moment ago.
        if want.is_some_and(|want| want != request.want) {
            return Err(Fault::new(Kind::Stale, "server-stale"));
        }
        let own = side.is_empty() && role == Role::Host && request.seat.is_none();
        let seat = loaded.table.profile().seat(side);
        let seat = match seat {
            _ if own => None,
            Some(seat) if loaded.speaks_for(role, seat) => Some(seat),
            Some(_) => return Err(Fault::new(Kind::Forbidden, "server-not-your-side")),
            None => return Err(Fault::new(Kind::BadRequest, "server-no-side")),
        };
        if !agree {
            // Whoever withdraws a request was not refused.
            let cost = request.account().filter(|_| seat != request.seat);
            self.commit(app, &mut loaded, Deed::Drop(cost), Vec::new()).await?;
            if let Some(seat) = cost {
                loaded.row.refused[seat.index()] += 1;
            }
            return self.show_request(&mut loaded, None);
        }
        if let Some(seat) = seat.filter(|seat| !request.agreed.contains(seat)) {
            request.agreed.push(seat);
        }
        if loaded.is_agreed(&request) {
            return self.carry_out(app, &mut loaded, request).await;
        }
        if Some(&request) != loaded.row.request.as_ref() {
            self.commit(app, &mut loaded, Deed::Agree(request.clone()), Vec::new()).await?;
        }
        self.show_request(&mut loaded, Some(request))
    }

    fn show_request(&self, loaded: &mut Loaded, request: Option<Request>) -> Result<Done, Fault> {
        loaded.row.request = request;
        loaded.touched = Instant::now();
        self.changed();
        Ok(loaded.done())
    }

    /// Everybody has agreed.
    async fn carry_out(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        request: Request,
    ) -> Result<Done, Fault> {
        match request.want {
            Want::TakeBack(to) => {
                let was = loaded.state();
                // Cards and dice belong to the decision they followed.
                let keep = loaded.landmarks.decision_at(to.min(was));
                loaded.unwritten = true;
                let note = loaded.table.take_back_note(request.seat.unwrap_or(Seat(0)), keep as usize);
                loaded.table.rewind(keep as usize);
                settle(&mut *loaded.table, loaded.row.dice.as_mut());
                let none = vec![None; loaded.row.plans.len()];
                self.write(app, loaded, was, keep, vec![note], none).await
            }
            Want::Player(seat, player) => self.seat(app, loaded, seat, player).await,
            Want::Peace => self.end(app, loaded, End::Peace).await,
        }
    }

    /// Puts another player into a seat.
    async fn seat(
        self: &Arc<Self>,
        app: &Arc<App>,
        loaded: &mut Loaded,
        seat: Seat,
        player: Player,
    ) -> Result<Done, Fault> {
        let bot = |player: &Player| !player.is_human();
        let bot_decides = match loaded.decides() {
            Some(decider) if decider == seat => bot(&player),
            Some(decider) => bot(&loaded.row.players[decider.index()]),
            None => false,
        };
        let what = Noted::Player { side: loaded.side(seat), player: player.write() };
        let note = Note { step: loaded.state(), what };
        let deed = Deed::Seat { seat, player: player.clone(), bot_decides };
        loaded.people_change(seat, player.is_human());
        self.commit(app, loaded, deed, vec![note]).await?;
        loaded.table.set_player(seat, &player.write());
        loaded.row.players[seat.index()] = player;
        loaded.row.plans[seat.index()] = None;
        loaded.row.standing.bot_decides = bot_decides;
        // Whoever was asked was asked about another table: no request outlives a change of players.
        loaded.row.request = None;
        loaded.pictures = Pictures::default();
        self.moved_on(app, loaded);
        self.roll_on(app, loaded).await?;
        Ok(loaded.done())
    }
}

impl Loaded {
    /// Who asks, if the role may ask for this.
    fn asker(&self, role: Role, side: &str, want: &Want) -> Result<Option<Seat>, Fault> {
        if let Want::Player(whose, _) = want
            && !self.held_by(role).contains(whose)
        {
            return Err(Fault::new(Kind::Forbidden, "server-not-your-side"));
        }
        match want {
            Want::Player(..) if side.is_empty() && role == Role::Host => Ok(None),
            // Whoever has put the computer into their seat may still ask to have it back.
            Want::Player(whose, _) if role == Role::Seat(*whose) => Ok(Some(*whose)),
            _ => self.seat(role, side).map(Some),
        }
    }

    /// Seats that people play.
    fn people(&self) -> Vec<Seat> {
        let seats = self.table.profile().all_seats();
        seats.filter(|seat| self.row.players[seat.index()].is_human()).collect()
    }

    /// Seats whose person has a say in this.
    pub(super) fn say_in(&self, want: &Want) -> Vec<Seat> {
        let mut seats = self.people();
        if let Want::Player(whose, player) = want {
            if let (Player::Human(_), Player::Human(_)) = (&self.row.players[whose.index()], player) {
                // Another name for the same person is nobody else's business.
                return vec![*whose];
            }
            // Whoever sat down at a seat is asked, even if the computer plays it for them now.
            if self.row.claimed[whose.index()] && !seats.contains(whose) {
                seats.push(*whose);
            }
        }
        seats
    }

    fn is_agreed(&self, request: &Request) -> bool {
        self.say_in(&request.want).iter().all(|seat| request.agreed.contains(seat))
    }

    /// Whether the role speaks for the person at this seat: the host does not where somebody else has sat down.
    pub(super) fn speaks_for(&self, role: Role, seat: Seat) -> bool {
        role == Role::Seat(seat) || role == Role::Host && !self.row.claimed[seat.index()]
    }
}
