//! The terminal itself: keys in, frames out, and everything put back in order at the end.

use crate::app::{App, Input};
use crate::session::{End, Error, Session};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen};
use ratatui::crossterm::{cursor, execute, terminal};
use std::io::{self, IsTerminal, Stdout, Write};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long to wait for a key while the computer thinks, and otherwise.
const BUSY: Duration = Duration::from_millis(60);
const IDLE: Duration = Duration::from_millis(1000);
/// How long a signal waits at most to be noticed.
const NOTICE: Duration = Duration::from_millis(100);
/// How long the session may take to end after a signal before it is ended for it.
#[cfg(unix)]
const GRACE: Duration = Duration::from_secs(1);

/// Plays a session in this terminal until the player leaves. The terminal is restored, whatever happens.
pub fn play(mut session: Session) -> Result<End, Error> {
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(Error::NoTerminal);
    }
    if std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) {
        session.colour = false;
    }
    let mut app = App::new(session)?;
    let signals = Signals::watch()?;
    let screen = Screen::open()?;
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let played = run(&mut terminal, &mut app, &signals);
    drop(screen);
    // When the terminal is closed, reading from it fails as well; the signal says why.
    let signal = signals.came();
    if signal.is_none() {
        played?;
    }
    Ok(End { signal, ..app.end() })
}

fn run(
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    app: &mut App,
    signals: &Signals,
) -> io::Result<()> {
    while !app.is_done() && signals.came().is_none() {
        terminal.draw(|frame| app.draw(frame))?;
        let wait = if app.is_thinking() { BUSY } else { IDLE };
        if poll(wait, signals)? {
            // Everything that is waiting is taken at once; a held key would lag behind otherwise.
            loop {
                take(app, event::read()?);
                if app.is_done() || !event::poll(Duration::ZERO)? {
                    break;
                }
            }
        }
        app.update(Input::Tick);
    }
    Ok(())
}

/// Waits for a key, but not longer than a signal may wait.
fn poll(wait: Duration, signals: &Signals) -> io::Result<bool> {
    let until = Instant::now() + wait;
    loop {
        let left = until.saturating_duration_since(Instant::now());
        if event::poll(left.min(NOTICE))? {
            return Ok(true);
        }
        if left.is_zero() || signals.came().is_some() {
            return Ok(false);
        }
    }
}

/// The signals that end a session: the terminal must be put back in order before the process goes.
struct Signals {
    came: Arc<AtomicUsize>,
    #[cfg(unix)]
    watch: signal_hook::iterator::Handle,
}

impl Signals {
    #[cfg(unix)]
    fn watch() -> io::Result<Signals> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
        let mut waiting = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT])?;
        let signals = Signals { came: Arc::default(), watch: waiting.handle() };
        let came = signals.came.clone();
        thread::spawn(move || {
            let Some(signal) = waiting.forever().next() else { return };
            came.store(signal as usize, Ordering::SeqCst);
            thread::sleep(GRACE);
            // A terminal that is gone is read from for ever, inside the library that reads it. Every step is saved already.
            if !waiting.handle().is_closed() {
                let _ = restore();
                std::process::exit(128 + signal);
            }
        });
        Ok(signals)
    }
    #[cfg(not(unix))]
    fn watch() -> io::Result<Signals> {
        Ok(Signals { came: Arc::default() })
    }

    /// The signal that came, if one did.
    fn came(&self) -> Option<i32> {
        Some(self.came.load(Ordering::SeqCst) as i32).filter(|signal| *signal != 0)
    }
}

#[cfg(unix)]
impl Drop for Signals {
    fn drop(&mut self) {
        self.watch.close();
    }
}

fn take(app: &mut App, event: Event) {
    match event {
        Event::Key(key) => app.update(Input::Key(key)),
        // Pasted at the table, every letter would be a key.
        Event::Paste(text) if app.is_typing() => {
            for c in text.chars().filter(|c| !c.is_control()) {
                app.update(Input::Key(KeyEvent::new(KeyCode::Char(c), KeyModifiers::NONE)));
            }
        }
        // The next frame is drawn at the new size.
        Event::Resize(..) | Event::Paste(_) | Event::FocusGained | Event::FocusLost | Event::Mouse(_) => {}
    }
}

/// Whether the terminal is in full-screen mode.
static OPEN: AtomicBool = AtomicBool::new(false);

type Hook = dyn Fn(&panic::PanicHookInfo<'_>) + Sync + Send + 'static;

/// The terminal in full-screen mode; put back in order when dropped, and before a panic is reported.
struct Screen {
    before: Arc<Hook>,
}

impl Screen {
    fn open() -> io::Result<Screen> {
        let before: Arc<Hook> = Arc::from(panic::take_hook());
        let hook = before.clone();
        let main = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // A bot that fails is reported by the client; its thread must not touch the screen.
            if thread::current().id() == main {
                let _ = restore();
                hook(info);
            }
        }));
        let screen = Screen { before };
        OPEN.store(true, Ordering::SeqCst);
        terminal::enable_raw_mode()?;
        execute!(io::stdout(), EnterAlternateScreen, event::EnableBracketedPaste)?;
        Ok(screen)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Nothing more can be done if the terminal is gone.
        let _ = restore();
        if !thread::panicking() {
            let before = self.before.clone();
            panic::set_hook(Box::new(move |info| before(info)));
        }
    }
}

/// Puts the terminal back in order, once: a second time would put the cursor over what was printed since.
fn restore() -> io::Result<()> {
    if !OPEN.swap(false, Ordering::SeqCst) {
        return Ok(());
    }
    terminal::disable_raw_mode()?;
    execute!(io::stdout(), event::DisableBracketedPaste, LeaveAlternateScreen, cursor::Show)?;
    io::stdout().flush()
}
