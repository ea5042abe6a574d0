//! Moves by destination: a course is asked for, and its orders are given as one plan, which waits for others, stops when something
//! happens, survives the server, and is nobody else's business.

use crate::kill::spawn;
use crate::support::*;
use protocol::*;
use scene::{Ask, Course};
use serde_json::json;
use std::net::SocketAddr;

/// Both sides of a game, each played by its own person, and somebody who watches.
struct Match {
    addr: SocketAddr,
    table: TableOpened,
    sides: Vec<Client>,
    watcher: Client,
}

impl Match {
    async fn open(addr: SocketAddr) -> Match {
        let new = json!({ "game": "white-star-rising" }).to_string();
        let answer = request(addr, "POST /api/tables HTTP/1.1\r\n", &new).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        Match::join(addr, answer.json()).await
    }

    async fn join(addr: SocketAddr, table: TableOpened) -> Match {
        let mut sides = Vec::new();
        for (_, token) in &table.seats {
            sides.push(Client::join(addr, &table.table, token, "en").await.expect("let in"));
        }
        let watcher = Client::join(addr, &table.table, &table.watch, "en").await.expect("let in");
        Match { addr, table, sides, watcher }
    }

    /// Everybody has heard of this version.
    async fn all_hear(&mut self, version: u64) {
        for client in self.sides.iter_mut().chain([&mut self.watcher]) {
            client.until(|state| state.version >= version).await;
        }
    }

    fn decider(&self) -> usize {
        self.sides.iter().position(Client::must_decide).expect("somebody decides")
    }

    /// Sends a request of one side and waits until everybody has heard what came of it.
    async fn act(
        &mut self,
        who: usize,
        request: impl FnOnce(u32, u64, String) -> ToTable,
    ) -> Result<(), Problem> {
        let (version, side) = (self.sides[who].state.version, self.sides[who].welcome.yours[0].clone());
        match self.sides[who].ask(|id| request(id, version, side)).await {
            FromTable::Done { version, .. } => self.all_hear(version).await,
            FromTable::Problem { problem, .. } => return Err(problem),
            other => panic!("{other:?}"),
        }
        Ok(())
    }

    async fn order(&mut self, who: usize, order: &str) {
        let order = order.to_owned();
        self.act(who, |id, version, side| ToTable::Order { id, version, side, order }).await.unwrap();
    }

    async fn plan(&mut self, who: usize, orders: Vec<String>) -> Result<(), Problem> {
        self.act(who, |id, version, side| ToTable::Plan { id, version, side, orders }).await
    }

    async fn course(&mut self, who: usize, unit: &str) -> Option<Course<String>> {
        let (state, unit) = (self.sides[who].state.state, vec![unit.to_owned()]);
        let ask = |id| ToTable::Course { id, state, who: unit, via: Vec::new() };
        match self.sides[who].ask(ask).await {
            FromTable::Course { course, .. } => course,
            other => panic!("{other:?}"),
        }
    }

    /// Every side wants to be asked about everything.
    async fn ask_always(&mut self) {
        for who in 0..self.sides.len() {
            let (kind, ask) = ("opportunity-fire".to_owned(), Ask::Always);
            let side = self.sides[who].welcome.yours[0].clone();
            self.sides[who].act(|id| ToTable::Instruct { id, side, kind, ask }).await.unwrap();
        }
    }

    /// Units that the side which decides can move now.
    fn movers(&self) -> Vec<String> {
        let choices = &self.sides[self.decider()].state.choices;
        let mut found: Vec<String> = Vec::new();
        for choice in choices.iter().filter(|choice| choice.order.starts_with("move ")) {
            let unit = choice.order.split([' ', '+']).nth(1).unwrap().to_owned();
            if !found.contains(&unit) {
                found.push(unit);
            }
        }
        found
    }

    /// Plays on until one of the units can go as wanted: who, course and spot. Luck may end a game before that: then another
    /// one is played, with the same instructions.
    async fn until(
        &mut self,
        wanted: impl Fn(&Course<String>, usize) -> bool,
    ) -> (usize, Course<String>, usize) {
        let mut whim = Whim(5);
        for step in 1..3000 {
            if step % 400 == 0 || self.sides[0].state.over.is_some() {
                let instructions: Vec<_> =
                    self.sides.iter().map(|side| side.state.instructions.clone()).collect();
                *self = Match::open(self.addr).await;
                for (side, lines) in self.sides.iter_mut().zip(instructions) {
                    for Instruction { side: id, kind, ask } in lines {
                        side.act(|number| ToTable::Instruct { id: number, side: id, kind, ask })
                            .await
                            .unwrap();
                    }
                }
                continue;
            }
            // On a busy machine the search takes longer than the server bears silence.
            for client in self.sides.iter_mut().chain([&mut self.watcher]) {
                client.send(&ToTable::Ping {}).await;
            }
            let who = self.decider();
            for unit in self.movers() {
                let Some(course) = self.course(who, &unit).await else { continue };
                if let Some(spot) = (1..course.spots.len()).find(|&spot| wanted(&course, spot)) {
                    return (who, course, spot);
                }
            }
            let choices = &self.sides[who].state.choices;
            let fitting = |word: &str| choices.iter().find(|choice| choice.order == word);
            let usual = ["auto", "ready", "pass", "stop"].into_iter().find_map(fitting);
            let moves: Vec<_> = choices.iter().filter(|choice| choice.order.starts_with("move ")).collect();
            let order = match usual {
                Some(choice) => choice.order.clone(),
                None if !moves.is_empty() && whim.below(6) > 0 => {
                    moves[whim.below(moves.len())].order.clone()
                }
                None => choices[whim.below(choices.len())].order.clone(),
            };
            self.order(who, &order).await;
        }
        panic!("no such course");
    }

    /// The one who does not play this side.
    fn other(&self, who: usize) -> usize {
        1 - who
    }
}

/// A way of at least five steps on which nothing can happen.
fn long_and_safe(course: &Course<String>, spot: usize) -> bool {
    course.way_to(spot).len() > 5 && course.danger_to(spot) == 0.0 && course.spots[spot].rest
}

/// A way on which somebody is asked before its last step.
fn with_questions(course: &Course<String>, spot: usize) -> bool {
    let way = course.way_to(spot);
    let asked =
        |number: &usize| course.spots[*number].dangers.iter().any(|danger| danger.kind == "opportunity-fire");
    let luck = |number: &usize| course.spots[*number].dangers.iter().any(|danger| danger.kind == "luck");
    way.len() > 3
        && way.iter().filter(|number| asked(number)).count() == 1
        && asked(&way[2])
        && !way.iter().any(luck)
}

fn cell_of(state: &State, piece: &str) -> String {
    state.scene.pieces.iter().find(|one| one.id == piece).expect("it is there").cell.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_five_hexes_is_one_gesture_and_one_undo() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let mut game = Match::open(house.addr).await;
    let (who, course, spot) = game.until(long_and_safe).await;
    let (unit, goal) = (course.who[0].clone(), course.spots[spot].cell.clone());
    let before = game.sides[who].state.clone();
    game.plan(who, course.orders_to(spot)).await.unwrap();
    let after = game.sides[who].state.clone();
    assert_eq!(cell_of(&after, &unit), goal);
    assert!(after.plan.is_none(), "nothing is left");
    let undo = after.undo.unwrap();
    assert!(
        undo.possible
            && undo.to == Some(before.state)
            && undo.label.is_some_and(|words| words.contains(&goal))
    );
    // To its owner the steps are one gesture, to nobody else.
    let steps = before.state as usize..after.state as usize;
    let mine: Vec<_> = game.sides[who].log[steps.clone()].iter().map(|entry| entry.gesture).collect();
    assert!(mine.iter().all(|gesture| gesture.is_some() && *gesture == mine[0]), "{mine:?}");
    let other = game.other(who);
    for client in [&game.sides[other], &game.watcher] {
        assert!(client.log[steps.clone()].iter().all(|entry| entry.gesture.is_none()));
    }
    game.act(who, |id, version, side| ToTable::Undo { id, version, side }).await.unwrap();
    assert_eq!(game.sides[who].state.state, before.state);
    assert_eq!(game.sides[who].state.scene.pieces, before.scene.pieces);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_waits_for_others_through_a_crash_and_goes_on_when_nothing_came_of_it() {
    let folder = Folder::new();
    let (mut child, addr) = spawn(&folder);
    let mut game = Match::open(addr).await;
    game.ask_always().await;
    let (who, course, spot) = game.until(with_questions).await;
    let (unit, goal) = (course.who[0].clone(), course.spots[spot].cell.clone());
    let orders = course.orders_to(spot);
    game.plan(who, orders.clone()).await.unwrap();
    let other = game.other(who);
    assert_eq!(game.decider(), other, "the other side is asked");
    let plan = game.sides[who].state.plan.clone().expect("the rest waits");
    assert_eq!(plan.stopped, None);
    assert_eq!(plan.left, orders[orders.len() - plan.left.len()..]);
    assert_eq!(plan.way.last(), Some(&goal));
    // Nobody else hears of it.
    for client in [&game.sides[other], &game.watcher] {
        assert!(client.state.plan.is_none());
        assert!(
            plan.left
                .iter()
                .all(|order| !client.heard.iter().any(|text| text.contains(&format!("\"{order}\""))))
        );
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let (mut child, addr) = spawn(&folder);
    let mut game = Match::join(addr, game.table).await;
    assert_eq!(game.sides[who].state.plan, Some(plan), "it is kept with the seat");
    while game.decider() == other {
        game.order(other, "pass").await;
    }
    let state = &game.sides[who].state;
    assert_eq!((cell_of(state, &unit), state.plan.is_none()), (goal, true), "it has gone on by itself");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_stops_when_it_is_fired_at_and_can_be_dropped_or_gone_on_with() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let mut game = Match::open(house.addr).await;
    game.ask_always().await;
    let (who, course, spot) = game.until(with_questions).await;
    let other = game.other(who);
    let stale = game.sides[who].state.version;
    game.plan(who, course.orders_to(spot)).await.unwrap();
    assert_eq!(game.decider(), other);
    // Decided on an old picture, or by somebody else: nothing happens.
    let side = game.sides[who].welcome.yours[0].clone();
    let orders = course.orders_to(spot);
    let old = |id| ToTable::Plan { id, version: stale, side: side.clone(), orders: orders.clone() };
    assert_eq!(game.sides[who].act(old).await.unwrap_err().code, "stale");
    let now = game.sides[other].state.version;
    let foreign = |id| ToTable::Drop { id, version: now, side: side.clone() };
    assert_eq!(game.sides[other].act(foreign).await.unwrap_err().code, "forbidden");
    assert!(game.sides[who].state.plan.is_some());
    // The other side fires: whatever comes of it, the plan waits for a word of its owner.
    let shot = game.sides[other].state.choices.iter().find(|choice| choice.order.starts_with("fire "));
    let shot = shot.expect("somebody can fire").order.clone();
    game.order(other, &shot).await;
    for _ in 0..20 {
        let decider = game.decider();
        let pass = game.sides[decider].state.choices.iter().any(|choice| choice.order == "pass");
        if decider == who && !pass {
            break;
        }
        game.order(decider, "pass").await;
    }
    let plan = game.sides[who].state.plan.clone().expect("it is still there");
    assert!(
        plan.stopped.is_some_and(|why| why.starts_with("Stopped") && why.len() > 60),
        "with what has happened"
    );
    assert!(game.sides[other].state.plan.is_none() && game.watcher.state.plan.is_none());
    let left = plan.left.len();
    let gone_on = game.act(who, |id, version, side| ToTable::GoOn { id, version, side }).await;
    match gone_on {
        Ok(()) => {
            let now = game.sides[who].state.plan.clone().map_or(0, |plan| plan.left.len());
            assert!(now < left, "it has gone on");
        }
        // The unit was hit and cannot: the answer says why, and the plan stays until it is dropped.
        Err(problem) => {
            assert_eq!(problem.code, "refused");
            assert_eq!(game.sides[who].state.plan.clone().unwrap().left.len(), left);
        }
    }
    let version = game.sides[who].state.version;
    game.sides[who].act(|id| ToTable::Drop { id, version, side: side.clone() }).await.unwrap();
    game.sides[who].until(|state| state.plan.is_none()).await;
    let none = game.sides[who].act(|id| ToTable::GoOn { id, version, side }).await.unwrap_err();
    assert_eq!(none.code, "refused");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_plan_is_refused_whole() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let mut game = Match::open(house.addr).await;
    let (who, course, spot) = game.until(long_and_safe).await;
    let before = game.sides[who].state.state;
    let orders = course.orders_to(spot);
    for (orders, code) in [
        (Vec::new(), "bad_request"),
        (vec![orders[0].clone(); 65], "bad_request"),
        (vec![orders[1].clone()], "refused"),
        (vec!["nonsense".to_owned()], "bad_request"),
        (vec!["x".repeat(300)], "too_large"),
    ] {
        assert_eq!(game.plan(who, orders).await.unwrap_err().code, code);
    }
    let watching = game.watcher.welcome.sides[who].0.clone();
    let version = game.watcher.state.version;
    let plan = |id| ToTable::Plan { id, version, side: watching.clone(), orders: orders.clone() };
    assert_eq!(game.watcher.act(plan).await.unwrap_err().code, "forbidden");
    let state = game.watcher.state.state;
    let course = |id| ToTable::Course { id, state, who: course.who.clone(), via: Vec::new() };
    assert!(
        matches!(game.watcher.ask(course).await, FromTable::Problem { .. }),
        "who watches asks for no course"
    );
    assert_eq!(game.sides[who].state.state, before);
    // A plan whose second order is not legal stops after the first, and another order drops it.
    game.plan(who, vec![orders[0].clone(), orders[0].clone()]).await.unwrap();
    let plan = game.sides[who].state.plan.clone().expect("one is left");
    assert!(plan.stopped.is_some_and(|why| why.contains("rule")), "the reason is told");
    game.order(who, &orders[1]).await;
    assert!(game.sides[who].state.plan.is_none());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_attacks_are_weighed_at_once() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table: TableOpened = house.table(historical()).await;
    let mut client = house.join(&table, &table.host).await;
    for _ in 0..200 {
        let fires: Vec<String> = client.state.choices.iter().map(|choice| choice.order.clone()).collect();
        let fires: Vec<String> =
            fires.into_iter().filter(|order| order.starts_with("fire ")).take(4).collect();
        if fires.is_empty() {
            let order = client.state.choices[0].order.clone();
            let state = client.order(&order).await.unwrap();
            client.until(|now| now.state >= state).await;
            continue;
        }
        let mut orders: Vec<Vec<String>> =
            fires.iter().map(|fire| vec![fire.clone(), "shoot".into()]).collect();
        orders.push(vec!["nonsense".into()]);
        orders.push(Vec::new());
        let asked = orders.clone();
        let FromTable::OddsAll { odds, .. } = client.ask(|id| ToTable::OddsAll { id, orders: asked }).await
        else {
            panic!()
        };
        assert_eq!(odds.len(), orders.len());
        for (fire, odds) in fires.iter().zip(&odds) {
            let order = fire.clone();
            let FromTable::Odds { odds: single, .. } = client.ask(|id| ToTable::Odds { id, order }).await
            else {
                panic!()
            };
            assert_eq!(odds.as_ref().map(|odds| &odds.shares), single.as_ref().map(|odds| &odds.shares));
            let headline = odds.as_ref().and_then(|odds| odds.headline()).expect("good results are marked");
            assert!((0.0..=1.0).contains(&headline));
        }
        assert!(odds[fires.len()].is_none() && odds[fires.len() + 1].is_none());
        let many = vec![vec![fires[0].clone()]; 41];
        assert!(matches!(
            client.ask(|id| ToTable::OddsAll { id, orders: many }).await,
            FromTable::Problem { .. }
        ));
        house.close().await;
        return;
    }
    panic!("nobody could fire");
}
