//! What people must agree on: going back, another player, peace. Whoever has a say is asked; a request is kept with the table
//! and ends with the first «no», with a change of players, and with the game.

use super::picture::Pictures;
use super::{Desk, Done, Room};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::player::Player;
use crate::shop::settle;
use crate::store::{Deed, End, Request, Role, Want};
use engine::{Note, Noted, Seat};
use std::sync::Arc;
use std::time::Instant;

/// Refused requests after which a side cannot ask any more.
const REFUSALS: u32 = 10;

impl Room {
    /// Somebody wishes for something. What nobody else has a say in is done at once.
    pub async fn ask(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        want: Want,
    ) -> Result<Done, Fault> {
        let mut desk = self.sit(app).await?;
        let seat = desk.asker(role, side, &want)?;
        if desk.is_over() {
            return Err(Fault::new(Kind::Refused, "server-over"));
        }
        if desk.old.is_some() {
            // The rules of this game are gone: nobody can win it any more, and nobody should be held to it.
            return match want {
                Want::Peace => self.end(app, &mut desk, End::Peace).await,
                _ => Err(desk.old_fault()),
            };
        }
        match &want {
            Want::TakeBack(to) if *to >= desk.state() => {
                return Err(Fault::new(Kind::BadRequest, "server-take-back-where"));
            }
            // The computer fights on; a draw is made between people.
            Want::Peace if desk.people().len() < 2 => {
                return Err(Fault::new(Kind::Refused, "server-peace-alone"));
            }
            _ => {}
        }
        let mut agreed: Vec<Seat> = desk.say_in(&want);
        agreed.retain(|seat| desk.speaks_for(role, *seat));
        let request = Request { seat, want, agreed };
        let agreed = desk.is_agreed(&request);
        // A change of players that needs no consent drops what others were asked; everything else has to wait for that.
        if desk.sheet.request.is_some() && !(agreed && matches!(request.want, Want::Player(..))) {
            return Err(Fault::new(Kind::Refused, "server-request-open"));
        }
        if agreed {
            return self.carry_out(app, &mut desk, request).await;
        }
        let account = request.account().ok_or_else(Fault::internal)?;
        if desk.sheet.refused[account.index()] >= REFUSALS {
            return Err(Fault::new(Kind::Refused, "server-asked-enough"));
        }
        if desk.sheet.asked[account.index()] >= desk.sheet.turn {
            return Err(Fault::new(Kind::Refused, "server-asked-already"));
        }
        self.commit(app, &mut desk, Deed::Ask(account, request.clone()), Vec::new()).await?;
        desk.sheet.asked[account.index()] = desk.sheet.turn;
        self.show_request(&mut desk, Some(request))
    }

    /// Answers a request.
    pub async fn answer(
        self: &Arc<Self>,
        app: &Arc<App>,
        role: Role,
        side: &str,
        agree: bool,
    ) -> Result<Done, Fault> {
        let mut desk = self.sit(app).await?;
        let mut request =
            desk.sheet.request.clone().ok_or_else(|| Fault::new(Kind::Refused, "server-request-none"))?;
        let own = side.is_empty() && role == Role::Host && request.seat.is_none();
        let seat = desk.table.profile().seat(side);
        let seat = match seat {
            _ if own => None,
            Some(seat) if desk.speaks_for(role, seat) => Some(seat),
            Some(_) => return Err(Fault::new(Kind::Forbidden, "server-not-your-side")),
            None => return Err(Fault::new(Kind::BadRequest, "server-no-side")),
        };
        if !agree {
            // Whoever withdraws a request was not refused.
            let cost = request.account().filter(|_| seat != request.seat);
            self.commit(app, &mut desk, Deed::Drop(cost), Vec::new()).await?;
            if let Some(seat) = cost {
                desk.sheet.refused[seat.index()] += 1;
            }
            return self.show_request(&mut desk, None);
        }
        if let Some(seat) = seat.filter(|seat| !request.agreed.contains(seat)) {
            request.agreed.push(seat);
        }
        if desk.is_agreed(&request) {
            return self.carry_out(app, &mut desk, request).await;
        }
        if Some(&request) != desk.sheet.request.as_ref() {
            self.commit(app, &mut desk, Deed::Agree(request.clone()), Vec::new()).await?;
        }
        self.show_request(&mut desk, Some(request))
    }

    fn show_request(&self, desk: &mut Desk, request: Option<Request>) -> Result<Done, Fault> {
        desk.sheet.request = request;
        desk.touched = Instant::now();
        self.changed();
        Ok(desk.done())
    }

    /// Everybody has agreed.
    async fn carry_out(
        self: &Arc<Self>,
        app: &Arc<App>,
        desk: &mut Desk,
        request: Request,
    ) -> Result<Done, Fault> {
        match request.want {
            Want::TakeBack(to) => {
                let was = desk.state();
                // Cards and dice belong to the decision they followed.
                let keep = desk.landmarks.decision_at(to.min(was));
                desk.unwritten = true;
                let note = desk.table.take_back_note(request.seat.unwrap_or(Seat(0)), keep as usize);
                desk.table.rewind(keep as usize);
                settle(&mut *desk.table);
                self.write(app, desk, was, keep, vec![note]).await
            }
            Want::Player(seat, player) => self.seat(app, desk, seat, player).await,
            Want::Peace => self.end(app, desk, End::Peace).await,
        }
    }

    /// Puts another player into a seat.
    async fn seat(
        self: &Arc<Self>,
        app: &Arc<App>,
        desk: &mut Desk,
        seat: Seat,
        player: Player,
    ) -> Result<Done, Fault> {
        let bot = |player: &Player| !player.is_human();
        let bot_decides = match desk.decides() {
            Some(decider) if decider == seat => bot(&player),
            Some(decider) => bot(&desk.sheet.players[decider.index()]),
            None => false,
        };
        let what = Noted::Player { side: desk.side(seat), player: player.write() };
        let note = Note { step: desk.state(), what };
        let deed = Deed::Seat { seat, player: player.clone(), bot_decides };
        self.commit(app, desk, deed, vec![note]).await?;
        desk.table.set_player(seat, &player.write());
        desk.sheet.players[seat.index()] = player;
        desk.sheet.standing.bot_decides = bot_decides;
        // Whoever was asked was asked about another table: no request outlives a change of players.
        desk.sheet.request = None;
        desk.pictures = Pictures::default();
        self.moved_on(app, desk);
        Ok(desk.done())
    }
}

impl Desk {
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
        seats.filter(|seat| self.sheet.players[seat.index()].is_human()).collect()
    }

    /// Seats whose person has a say in this.
    pub(super) fn say_in(&self, want: &Want) -> Vec<Seat> {
        let mut seats = self.people();
        if let Want::Player(whose, player) = want {
            if let (Player::Human(_), Player::Human(_)) = (&self.sheet.players[whose.index()], player) {
                // Another name for the same person is nobody else's business.
                return vec![*whose];
            }
            // Whoever sat down at a seat is asked, even if the computer plays it for them now.
            if self.sheet.claimed[whose.index()] && !seats.contains(whose) {
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
        role == Role::Seat(seat) || role == Role::Host && !self.sheet.claimed[seat.index()]
    }
}
