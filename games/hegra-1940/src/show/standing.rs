//! How the game stands: markers on the board, tracks, figures.

use crate::*;
use scene::*;

impl Hegra {
    pub(super) fn marks(&self, p: &Position) -> Vec<Mark<Msg>> {
        let mut marks = Vec::new();
        let mut put = |cell: String, id: &str, label: &str, tone: Tone, name: Msg| {
            marks.push(Mark { cell, marker: Marker::new(id, label, tone, name) });
        };
        for position in [Post::A, Post::B, Post::C].iter().filter(|at| p.damaged >> (at.0 - 1) & 1 == 1) {
            put(position.word().to_owned(), "damaged", "✗", Tone::Bad, Msg::new("mark-damaged"));
        }
        for room in Work::ROOMS {
            let cell = room.word().to_owned();
            if !p.has_room(room) {
                put(cell, "buried", "∧", Tone::Bad, Msg::new("mark-buried"));
            } else if !p.room_repaired(room) {
                put(cell, "left-only", "½", Tone::Warn, Msg::new("mark-left-only"));
            }
        }
        for gun in Gun::ALL {
            let cell = gun.cell();
            if gun == Gun(1) && !p.gun_two {
                put(cell, "buried", "∧", Tone::Bad, Msg::new("mark-buried"));
                continue;
            }
            let spaces = self.gun_tiles(p, gun);
            let strength = p.strength(gun);
            let name = Msg::new("mark-gun").with("spaces", spaces).with("strength", strength);
            put(cell, "gun", &strength.to_string(), Tone::Plain, name);
        }
        match p.machine_gun {
            MachineGun::Away => put("machineGun".to_owned(), "away", "–", Tone::Warn, Msg::new("mark-away")),
            MachineGun::Blocked => {
                put("machineGun".to_owned(), "blocked", "○", Tone::Warn, Msg::new("mark-blocked"))
            }
            MachineGun::Ready => {}
        }
        for (card, face) in self.data.events.iter() {
            if p.lasting >> card.0 & 1 == 1 {
                put(face.sector.cell(), "event", "!", Tone::Bad, card.name(self));
            }
        }
        if self.at_war(p) {
            for (at, sector) in self.sectors(p).iter().filter(|(_, sector)| sector.red) {
                let mark = Msg::new("mark-red").with("value", sector.value);
                put(at.cell(), "red", &sector.value.to_string(), Tone::Bad, mark);
            }
        }
        let piles = p.air.values().iter().filter(|pile| pile[0] != Tile::NONE);
        let next: Vec<String> = piles.map(|pile| pile[0].word()[3..].to_owned()).collect();
        if !next.is_empty() {
            put("air".to_owned(), "air", &next.len().to_string(), Tone::Warn, Msg::plain(next.join(" ")));
        }
        marks
    }

    pub(super) fn scene_tracks(&self, p: &Position) -> Vec<Track<Msg>> {
        let data = &self.data;
        let track = |id: &str, spaces: Vec<Msg>, at: usize| {
            Track::new(id, Msg::new(format!("track-{id}")), spaces, at)
        };
        let range = |from: i64, to: i64| (from..=to).map(|n| Msg::plain(n.to_string())).collect::<Vec<_>>();
        let numbers = |list: &[u8]| list.iter().map(|n| Msg::plain(n.to_string())).collect::<Vec<_>>();
        // Where the marker should be, and where it must not be.
        let toned = |track: Track<Msg>, tones: &[(usize, Tone)]| Track { tones: tones.to_vec(), ..track };
        let morale = track("morale", range(-3, 3), (p.morale + 3) as usize);
        let grades = (0..5).map(|field| self.grade_name(field)).collect();
        let (good, warn, bad) = (Tone::Good, Tone::Warn, Tone::Bad);
        let mut tracks = vec![
            track("round", range(1, data.game.round_track.days as i64), p.day as usize - 1),
            toned(morale, &[(0, bad), (1, bad), (2, bad), (4, good), (5, good), (6, good)]),
            toned(track("surrender", grades, p.surrender as usize), &[(0, good), (3, warn), (4, bad)]),
            track("supply", numbers(&data.game.supply_track.fields), p.supply_track as usize),
            track("snow", range(1, data.game.snow_track.last as i64), p.snow as usize - 1),
            track(
                "surveillance",
                range(1, data.game.surveillance_track.last as i64),
                p.surveillance as usize - 1,
            ),
        ];
        tracks.push(track("defence", range(0, data.game.defence_track.last as i64), p.defence as usize));
        if self.at_war(p) {
            tracks.push(track("artillery", numbers(&data.game.artillery_track.fields), p.artillery as usize));
        } else {
            tracks.push(track("fear", range(0, data.game.fear_track.last as i64), p.fear as usize));
            let doubts = data.game.doubt_track.discs.iter().zip(&data.game.doubt_track.morale);
            let spaces = doubts.map(|(&discs, &morale)| {
                if morale > 0 {
                    Msg::plain(format!("{discs}+{morale}"))
                } else {
                    Msg::plain(discs.to_string())
                }
            });
            tracks.push(track("doubt", spaces.collect(), p.doubt as usize));
        }
        tracks
    }

    pub(super) fn stats(&self, p: &Position) -> Vec<Stat<Msg>> {
        let stat = |id: &str, value: Msg| Stat::new(id, Msg::new(format!("stat-{id}")), value);
        let plain = |n: u8| Msg::plain(n.to_string());
        let needed = self.data.game.surrender_track.needed[p.surrender.min(3) as usize];
        let guns: Vec<String> = (0..self.data.game.artillery_track.fields.len())
            .filter(|at| p.track_guns >> at & 1 == 1)
            .map(|at| self.data.game.artillery_track.fields[at].to_string())
            .collect();
        let mut stats = vec![
            stat("chapter", Msg::new(format!("chapter-{}", self.chapter(p.day)))),
            stat("supplies", plain(p.supplies)),
            stat("weather", p.weather.name()),
            stat("uninjured", Msg::new("stat-of").with("have", p.uninjured()).with("need", needed)),
            stat("reserve", Msg::new("plain").with("text", p.reserve.say(self))),
            stat("infantry", plain(p.infantry)),
            stat("track-guns", Msg::plain(if guns.is_empty() { "-".to_owned() } else { guns.join(" ") })),
        ];
        if self.chapter(p.day) == 2 {
            stats.push(stat("shells", plain(self.shells(p))));
        }
        if p.bonus > 0 {
            stats.push(stat("bonus", Msg::plain(format!("+{}", p.bonus))));
        }
        if p.morale_next != 0 {
            stats.push(stat("morale-next", Msg::plain(format!("{:+}", p.morale_next))));
        }
        if let Some(tile) = Some(p.snow_top[0]).filter(|&tile| tile != SnowId::NONE) {
            stats.push(stat("snow-top", tile.name(self)));
        }
        stats
    }
}
