//! A game in a terminal that is closed or told to end: the process goes, and nothing keeps turning in the background.
#![cfg(unix)]

use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use std::fs::File;
use std::io::Read;
use std::os::fd::OwnedFd;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A game in a terminal of its own, once the map is on the screen.
fn game() -> (Child, File) {
    let screen: OwnedFd = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&screen).unwrap();
    unlockpt(&screen).unwrap();
    tcsetwinsize(&screen, Winsize { ws_row: 30, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
    let name = ptsname(&screen, Vec::new()).unwrap().into_string().unwrap();
    let open = || Stdio::from(File::options().read(true).write(true).open(&name).unwrap());
    let child = Command::new(env!("CARGO_BIN_EXE_feldzug"))
        .args(["play", "mortain/historical", "--seat", "german=human", "--seat", "us=human", "--lang", "en"])
        .stdin(open())
        .stdout(open())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut screen = File::from(screen);
    let mut seen = Vec::new();
    while !String::from_utf8_lossy(&seen).contains("0101") {
        let mut bytes = [0; 4096];
        let read = screen.read(&mut bytes).unwrap();
        assert!(read > 0, "the game draws itself");
        seen.extend_from_slice(&bytes[..read]);
    }
    (child, screen)
}

fn ended(child: &mut Child) -> ExitStatus {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        if begun.elapsed() > Duration::from_secs(60) {
            child.kill().unwrap();
            panic!("the game still runs");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_closed_terminal_ends_the_game() {
    let (mut child, screen) = game();
    drop(screen);
    // Reading from what is gone has begun.
    std::thread::sleep(Duration::from_millis(300));
    let _ = kill_process(Pid::from_child(&child), Signal::HUP);
    let status = ended(&mut child);
    assert!(!status.success(), "{status}");
}

#[test]
fn a_game_that_is_told_to_end_puts_the_terminal_in_order() {
    let (mut child, mut screen) = game();
    kill_process(Pid::from_child(&child), Signal::TERM).unwrap();
    let drained = std::thread::spawn(move || {
        let mut seen = Vec::new();
        // An error says that nobody has the terminal open any more.
        let _ = screen.read_to_end(&mut seen);
        seen
    });
    assert_eq!(ended(&mut child).code(), Some(128 + 15));
    // Leaving the other screen.
    assert!(String::from_utf8_lossy(&drained.join().unwrap()).contains("\u{1b}[?1049l"));
}
