//! A request to take back is kept with the table: it outlives the server, and goes when it is answered or outdated.

use crate::kill::spawn;
use crate::support::*;
use protocol::*;

/// Two people, and a server that can be killed under them.
struct Pair {
    folder: Folder,
    table: TableOpened,
    child: std::process::Child,
    us: Client,
    german: Client,
}

impl Pair {
    /// Six orders into a game.
    async fn new() -> Pair {
        let folder = Folder::new();
        let (child, addr) = spawn(&folder);
        let new = serde_json::json!({ "game": "mortain", "scenario": "historical" });
        let answer = request(addr, "POST /api/tables HTTP/1.1\r\n", &new.to_string()).await;
        let table: TableOpened = answer.json();
        let (us, german) = sit(addr, &table).await;
        let mut pair = Pair { folder, table, child, us, german };
        for _ in 0..6 {
            pair.order().await;
        }
        pair
    }

    /// The next order, whoever gives it.
    async fn order(&mut self) {
        let player = if self.us.must_decide() { &mut self.us } else { &mut self.german };
        let order = player.state.choices.last().unwrap().order.clone();
        let state = player.order(&order).await.unwrap();
        self.us.until(|seen| seen.state == state).await;
        self.german.until(|seen| seen.state == state).await;
    }

    /// Kills the server and starts another.
    async fn restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let (child, addr) = spawn(&self.folder);
        self.child = child;
        (self.us, self.german) = sit(addr, &self.table).await;
    }

    async fn ask(&mut self, to: u32) {
        self.us.wish("us", Wish::TakeBack(to)).await.unwrap();
    }

    async fn answer(&mut self, agree: bool) {
        self.german.answer("german", agree).await.unwrap();
    }

    /// Where the players are asked to go back to.
    fn asked(&self) -> Option<u32> {
        let to = |client: &Client| match client.state.request.as_ref()?.what {
            Wish::TakeBack(to) => Some(to),
            _ => None,
        };
        assert_eq!(to(&self.us), to(&self.german));
        to(&self.us)
    }
}

impl Drop for Pair {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn sit(addr: std::net::SocketAddr, table: &TableOpened) -> (Client, Client) {
    let join =
        async |side: &str| Client::join(addr, &table.table, seat(table, side), "en").await.expect("let in");
    let (mut us, mut german) = (join("us").await, join("german").await);
    us.settled().await;
    german.settled().await;
    (us, german)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_player_is_still_asked_after_a_kill() {
    let mut pair = Pair::new().await;
    pair.ask(1).await;
    pair.restart().await;
    assert_eq!(pair.asked(), Some(1));
    let again = pair.us.wish("us", Wish::TakeBack(2)).await;
    assert_eq!(again.unwrap_err().code, "refused", "one request at a time");
    // It still waits when the game goes on, and through a second kill.
    pair.order().await;
    pair.restart().await;
    assert_eq!(pair.asked(), Some(1));
    pair.answer(true).await;
    pair.us.until(|state| state.state == 1 && state.request.is_none()).await;
    pair.restart().await;
    assert_eq!((pair.us.state.state, pair.asked()), (1, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_request_is_gone_after_a_kill() {
    let mut pair = Pair::new().await;
    let before = pair.us.state.state;
    pair.ask(1).await;
    pair.answer(false).await;
    pair.restart().await;
    assert_eq!((pair.us.state.state, pair.asked()), (before, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_ends_with_the_game() {
    let mut pair = Pair::new().await;
    pair.ask(1).await;
    pair.german.act(|id| ToTable::Resign { id, side: "german".into() }).await.unwrap();
    pair.restart().await;
    assert!(pair.us.state.over.is_some());
    assert_eq!(pair.asked(), None);
}
