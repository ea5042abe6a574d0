use crate::app::App;
use crate::bots::{self, Pool};
use crate::game_cache::GameCache;
use crate::http::{Health, Peer, router};
use crate::limits::{Full, Limiter};
use crate::live_tables::{self, LiveTables};
use crate::store::{self, Reader, Store, Writer};
use crate::uptime::Uptime;
use crate::{Config, Error, Network};
use crate::{checkup, expire, metrics, nodes};
use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

/// Tables with a bot to move that are looked at when the server starts.
const RESUMED: usize = 10_000;
/// Open files that are enough for all sockets.
const FILES: u64 = 65_536;
/// The longest the head of a request may take.
const HEAD: Duration = Duration::from_secs(15);
/// What a connection hears for which there is no room.
const FULL: &str = "HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
/// How long the server waits for conversations to end when it stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Serves until the process is told to stop (SIGINT, SIGTERM). `ready` hears the address, with its real port.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    allow_many_sockets();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().max_blocking_threads(16).enable_all().build()?;
    let result = runtime.block_on(serve(config, ready));
    // A bot may still be thinking; nobody waits for it.
    runtime.shutdown_timeout(Duration::from_millis(200));
    result
}

/// Serves until the process is told to stop. `ready` hears the address, with its real port.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    let stop = signals()?;
    serve_until(config, ready, stop).await
}

/// Serves until the future ends.
pub async fn serve_until(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), Error> {
    // The address comes first: a server that cannot listen leaves no database behind.
    let listener = TcpListener::bind(config.addr).await.map_err(|error| Error::Listen(config.addr, error))?;
    let db = config.db.clone();
    let addr = listener.local_addr()?;
    let (stopper, stopped) = watch::channel(false);
    // Talking to a database blocks.
    let open = move || open(config, store::open(&db)?, stopped);
    let app = tokio::task::spawn_blocking(open).await.map_err(std::io::Error::other)??;
    nodes::start(&app, addr).await?;
    if let Some(addr) = app.config.metrics {
        metrics::serve(app.clone(), addr).await?;
    }
    bots::start(&app)?;
    checkup::start(&app)?;
    tokio::spawn(live_tables::unload_idle(app.clone()));
    tokio::spawn(expire::expire(app.clone()));
    if app.store.shared().is_none() {
        tokio::spawn(resume(app.clone()));
    }
    tracing::info!(%addr, db = %app.config.db, "serving");
    ready(addr);
    tokio::select! {
        () = accept(listener, app.clone()) => {}
        () = stop => {}
    }
    tracing::info!(sockets = app.limiter.sockets.now(), "stopping");
    app.pool.stop();
    stopper.send_replace(true);
    let farewell = async {
        while app.limiter.sockets.now() > 0 || app.limiter.connections.now() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = tokio::time::timeout(FAREWELL, farewell).await;
    // Without it the time since the last sweep does not count, and tables are kept a little longer.
    let _ = expire::remember(&app).await;
    nodes::leave(&app).await;
    tracing::info!("stopped");
    Ok(())
}

/// Everything requests can reach.
pub(crate) fn open(
    config: Config,
    store: Arc<dyn Store>,
    stop: watch::Receiver<bool>,
) -> Result<Arc<App>, Error> {
    let (writer, _) = Writer::start(store.clone())?;
    Ok(Arc::new(App {
        uptime: Uptime::after(store.uptime()?),
        limiter: Limiter::new(&config.limits),
        config,
        reader: Reader::start(store.clone())?,
        store,
        writer,
        live: LiveTables::default(),
        games: GameCache::default(),
        pool: Pool::default(),
        health: Health::default(),
        stop,
    }))
}

/// Lets bots go on that were to move when the server stopped.
async fn resume(app: Arc<App>) {
    let keeper = app.clone();
    let waiting = tokio::task::spawn_blocking(move || keeper.store.bots_to_move(RESUMED)).await;
    match waiting {
        Ok(Ok(ids)) => {
            for id in ids {
                app.live.get(&id).wake(&app).await;
            }
        }
        Ok(Err(error)) => tracing::error!(%error, "cannot find tables with bots to move"),
        Err(panic) => tracing::error!(%panic, "resuming panicked"),
    }
}

/// Accepts connections, no more than there are places, and from each address no more than its share.
pub(crate) async fn accept(listener: TcpListener, app: Arc<App>) {
    let router = router(app.clone());
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => {
                let proxy = app.config.trust_proxy.iter().any(|network| network.contains(peer.ip()));
                let place = match app.limiter.connections.enter((!proxy).then_some(peer.ip())) {
                    Ok(place) => place,
                    Err(full) => {
                        if full == Full::Address {
                            tracing::warn!(
                                address = %shorten(peer.ip()),
                                "too many connections from one address; if it is your proxy, name it with --trust-proxy"
                            );
                        }
                        let _ = stream.try_write(FULL.as_bytes());
                        continue;
                    }
                };
                let (router, app) = (router.clone(), app.clone());
                tokio::spawn(async move {
                    if let Err(error) = connection(stream, peer, router, &app).await {
                        tracing::debug!(address = %shorten(peer.ip()), %error, "connection ended");
                    }
                    // Once it has become a socket it no longer counts here.
                    drop(place);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "cannot accept");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// One HTTP connection. When the server stops, or its time is over, it ends with the request under way.
async fn connection(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    app: &App,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    // Small messages must not wait for each other.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(request)
    });
    let limits = &app.config.limits;
    let mut line = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.request_time.min(HEAD))
            .max_buf_size(64 << 10)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades()
    );
    let mut stop = app.stop.clone();
    tokio::select! {
        ended = line.as_mut() => return Ok(ended?),
        _ = stop.wait_for(|stop| *stop) => {}
        () = tokio::time::sleep(limits.connection_time) => {}
    }
    line.as_mut().graceful_shutdown();
    // Also for clients that take their answer drop by drop.
    Ok(tokio::time::timeout(limits.request_time, line).await??)
}

/// An address as it may stand in a log: enough to see a pattern, not enough to know a person.
pub(crate) fn shorten(ip: IpAddr) -> Network {
    let length = if ip.to_canonical().is_ipv4() { 24 } else { 48 };
    Network::around(ip, length)
}

/// Ends when the process is told to stop.
fn signals() -> Result<impl Future<Output = ()>, Error> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Every socket needs an open file; many systems allow a process few of them unless it asks.
pub(crate) fn allow_many_sockets() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
        let wanted = maximum.unwrap_or(FILES).min(FILES);
        if current.is_some_and(|current| current < wanted) {
            let _ = setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum });
        }
    }
}
