//! The server from outside: over HTTP and sockets, on a free port, with a database of its own.

mod abandoned;
mod admin;
mod aids;
mod analysed;
mod bots;
mod damage;
mod dice;
mod fair;
mod http;
mod kill;
mod lessons;
mod limits;
mod logs;
mod old;
mod packs;
mod plans;
mod play;
mod public;
mod rubbish;
mod stop;
mod support;
mod take_back;
mod tokens;
mod views;
