//! Several servers on one database: each hears what the others write, says who is here, and takes over bots of one that is gone.
//!
//! Nothing here decides what is right: an order on an old picture is refused by the version of the table. News only make
//! pictures fresh, and may be lost; every ten seconds the versions of all tables in memory are compared.

use crate::app::App;
use crate::store::{Arrows, Here, Joining, News, Place, Shared, StoreError, Time};
use crate::{Error, metrics};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, sleep_until};

/// How often a server says that it is there.
const BEAT: Duration = Duration::from_secs(2);
/// How often the versions of all tables in memory are compared.
const COMPARE: Duration = Duration::from_secs(10);
/// How soon the others hear who came and went.
const ANNOUNCE: Duration = Duration::from_millis(500);
/// The most tables taken over at once from a server that is gone.
const MOST: usize = 100;

/// Joins the other servers, if the store has room for several.
pub async fn start(app: &Arc<App>, addr: SocketAddr) -> Result<(), Error> {
    if app.store.shared().is_none() {
        return Ok(());
    }
    if addr.ip().is_unspecified() && app.config.own_url.is_none() {
        tracing::warn!("servers on other machines cannot reach this one; say --own-url http://ADDRESS:PORT");
    }
    let joining = Joining {
        url: app.config.own_url.clone().unwrap_or_else(|| format!("http://{}", reachable(addr))),
        release: env!("CARGO_PKG_VERSION").to_owned(),
        plays: plays(),
    };
    let own = joining.clone();
    ask(app, move |shared| shared.join(&own)).await?;
    tokio::spawn(until_stopped(app.clone(), beat(app.clone(), joining)));
    tokio::spawn(until_stopped(app.clone(), listen(app.clone())));
    tokio::spawn(until_stopped(app.clone(), announce(app.clone())));
    Ok(())
}

/// Milliseconds since 1970, as this machine has it.
fn millis() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as i64)
}

/// An address that others can name: who listens everywhere listens on this machine as well.
fn reachable(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, addr.port())
}

/// Leaves the others: they need not wait for this server any more.
pub async fn leave(app: &Arc<App>) {
    if app.store.shared().is_some() {
        let _ = ask(app, |shared| shared.leave()).await;
    }
}

/// What this server can play: a line for each game with rules and data.
fn plays() -> String {
    let line = |game: &&dyn catalog::Shelf| {
        let profile = game.profile();
        let data = game
            .open(&catalog::Opening::default())
            .map_or(String::new(), |table| table.header().data.clone());
        format!("{} {} {data}\n", profile.id, profile.rules_version)
    };
    catalog::games().iter().map(line).collect()
}

async fn until_stopped(app: Arc<App>, work: impl Future<Output = ()>) {
    let mut stop = app.stop.clone();
    tokio::select! {
        () = work => {}
        _ = stop.wait_for(|stop| *stop) => {}
    }
}

/// Talking to the database blocks.
async fn ask<T: Send + 'static>(
    app: &Arc<App>,
    question: impl FnOnce(&dyn Shared) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let keeper = app.clone();
    let alone = || StoreError::Database("nobody shares this database".into());
    let answer = tokio::task::spawn_blocking(move || question(keeper.store.shared().ok_or_else(alone)?));
    answer.await.unwrap_or_else(|panic| Err(StoreError::Database(panic.to_string())))
}

/// Says again and again that this server is there, and looks for bots that nobody lets think.
async fn beat(app: Arc<App>, joining: Joining) {
    let mut away = false;
    loop {
        let thinks: Vec<String> =
            app.live.all().iter().filter(|live| live.is_thinking()).map(|live| live.id.clone()).collect();
        let own = joining.clone();
        match ask(&app, move |shared| shared.beat(&own, &thinks)).await {
            Ok(Time { club, calendar }) => {
                app.uptime.set(club / 1000);
                metrics::AHEAD.set(millis() - calendar);
                if std::mem::take(&mut away) {
                    tracing::info!("the database is back");
                    compare(&app).await;
                }
                if let Err(error) = take_over(&app).await {
                    tracing::warn!(%error, "cannot look for bots that nobody lets think");
                }
            }
            Err(error) => {
                if !std::mem::replace(&mut away, true) {
                    tracing::error!(%error, "the database is away: no order is accepted");
                }
            }
        }
        sleep(BEAT).await;
    }
}

/// Lets bots think that a server has left behind.
async fn take_over(app: &Arc<App>) -> Result<(), StoreError> {
    let mut ids = ask(app, |shared| shared.take_over(MOST)).await?;
    // Where bots play alone they go on as long as somebody looks on, wherever that is.
    for live in app.live.all().iter().filter(|live| live.waits_for_bot()) {
        let id = live.id.clone();
        if !ids.contains(&id) && ask(app, move |shared| shared.thinks(&id)).await? {
            ids.push(live.id.clone());
        }
    }
    let mut idle = Vec::new();
    for id in ids {
        match app.live.get(&id).take_over(app).await {
            Some(true) => metrics::TAKEN_OVER.count(),
            // Games of older rules, say: until somebody does something there it need not be tried again.
            Some(false) => idle.push(id),
            None => {}
        }
    }
    match idle.is_empty() {
        true => Ok(()),
        false => ask(app, move |shared| shared.rest(&idle)).await,
    }
}

/// Hears what other servers write. After a line that broke, and every ten seconds, versions are compared.
async fn listen(app: Arc<App>) {
    loop {
        match ask(&app, |shared| shared.listen()).await {
            Ok(mut news) => {
                compare(&app).await;
                let mut next = Instant::now() + COMPARE;
                loop {
                    tokio::select! {
                        heard = news.recv() => match heard {
                            Some(news) => hear(&app, news).await,
                            None => break,
                        },
                        () = sleep_until(next) => {
                            compare(&app).await;
                            next = Instant::now() + COMPARE;
                        }
                    }
                }
                metrics::LINES_LOST.count();
                tracing::warn!("the line on which other servers are heard has broken");
            }
            Err(error) => {
                tracing::debug!(%error, "cannot hear other servers");
                compare(&app).await;
            }
        }
        sleep(ANNOUNCE).await;
    }
}

async fn hear(app: &Arc<App>, news: News) {
    match news {
        News::Written(tables, at) => {
            metrics::NEWS.count();
            if let Some(at) = at {
                // By the clock of the database: the servers' own may differ.
                let late = millis() - metrics::AHEAD.now() - at;
                metrics::NEWS_SECONDS.measure(late.max(0) as f64 / 1000.0);
            }
            for (id, version) in tables {
                if let Some(live) = app.live.find(&id) {
                    live.heard(version);
                }
            }
        }
        News::Present(ids) => {
            let here: Vec<String> = ids.into_iter().filter(|id| app.live.find(id).is_some()).collect();
            look_around(app, here).await;
        }
        News::Arrows(id, arrows) => {
            if let Some(live) = app.live.find(&id) {
                live.show_arrows(arrows);
            }
        }
    }
}

/// Shows arrows to whoever is at this table on other servers; they may be lost.
pub fn point(app: &Arc<App>, id: &str, arrows: &Arrows) {
    if app.store.shared().is_none() {
        return;
    }
    let (app, id, arrows) = (app.clone(), id.to_owned(), arrows.clone());
    tokio::spawn(async move {
        if let Err(error) = ask(&app, move |shared| shared.point(&id, &arrows)).await {
            tracing::debug!(%error, "cannot show arrows on other servers");
        }
    });
}

/// Compares the versions of all tables in memory, and who is where.
async fn compare(app: &Arc<App>) {
    let all = app.live.all();
    if all.is_empty() {
        return;
    }
    let ids: Vec<String> = all.iter().map(|live| live.id.clone()).collect();
    let wanted = ids.clone();
    match ask(app, move |shared| shared.versions(&wanted)).await {
        Ok(versions) => {
            for (id, version) in versions {
                if let Some(live) = app.live.find(&id) {
                    live.heard(version);
                }
            }
        }
        Err(error) => tracing::debug!(%error, "cannot compare versions"),
    }
    let here: Vec<Here> =
        all.iter().map(|live| Here { table: live.id.clone(), places: live.places() }).collect();
    if let Err(error) = ask(app, move |shared| shared.present(&here, true)).await {
        tracing::debug!(%error, "cannot say who is here");
    }
    look_around(app, ids).await;
}

/// Tells the others who came and went, and asks who is with them.
async fn announce(app: Arc<App>) {
    loop {
        sleep(ANNOUNCE).await;
        let all = app.live.all();
        let (mut here, mut fresh) = (Vec::new(), Vec::new());
        for live in &all {
            if live.must_announce() {
                here.push(Here { table: live.id.clone(), places: live.places() });
            }
            if live.must_look_around() {
                fresh.push(live.id.clone());
            }
        }
        if !here.is_empty()
            && let Err(error) = ask(&app, move |shared| shared.present(&here, false)).await
        {
            tracing::debug!(%error, "cannot say who is here");
        }
        look_around(&app, fresh).await;
    }
}

/// Who is at these tables on other servers.
async fn look_around(app: &Arc<App>, ids: Vec<String>) {
    if ids.is_empty() {
        return;
    }
    let wanted = ids.clone();
    let found = match ask(app, move |shared| shared.elsewhere(&wanted)).await {
        Ok(found) => found,
        Err(error) => return tracing::debug!(%error, "cannot ask who is elsewhere"),
    };
    let mut places: HashMap<String, Vec<Place>> = ids.into_iter().map(|id| (id, Vec::new())).collect();
    for (id, place) in found {
        let here = places.entry(id).or_default();
        if !here.contains(&place) {
            here.push(place);
        }
    }
    for (id, mut places) in places {
        places.sort();
        if let Some(live) = app.live.find(&id) {
            live.is_told_who_is_elsewhere(places);
        }
    }
}
