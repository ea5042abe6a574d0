//! Figures worth knowing: the turn, the cup, fate points, how the game stands.

use crate::forces::*;
use crate::*;
use scene::{Chit, Deck, Stat};

impl WhiteStar {
    /// 3.1: the cup with what may still come out of it.
    pub(super) fn cup(&self, p: &Position) -> Deck<Msg> {
        let mut chits: Vec<Chit<Msg>> = Vec::new();
        for (token, &marker) in self.s.markers.iter().enumerate() {
            let inside = p.cup.has(token as u8) as u8;
            let id = self.marker_word(token as u8);
            match chits.iter_mut().find(|chit| chit.id == id) {
                Some(chit) => {
                    chit.left += inside;
                    chit.total += 1;
                }
                None => chits.push(self.chit(id, marker, inside)),
            }
        }
        Deck::of("cup", chits)
    }

    fn chit(&self, id: String, marker: Marker, left: u8) -> Chit<Msg> {
        let side = |seat: Seat| Self::PROFILE.seat_id(seat).to_owned();
        let (label, icon, owner, style) = match marker {
            Marker::End => ("E".to_owned(), "end", String::new(), String::new()),
            Marker::Chaos => ("C".to_owned(), "event", String::new(), String::new()),
            Marker::Designated => {
                let seat = self.s.special.designated.map_or(ALLIED, |rule| rule.seat);
                ("D".to_owned(), "command", side(seat), String::new())
            }
            Marker::Formation(f) => {
                let formation = &self.s.formations[f as usize];
                let label: String = formation.tag.chars().filter(|c| *c != ' ').take(3).collect();
                (label, "", side(formation.seat), formation.id.clone())
            }
            Marker::Aircraft(a) => {
                ("A".to_owned(), "air", side(self.s.aircraft[a as usize].seat), String::new())
            }
        };
        Chit {
            id,
            name: self.marker_name(marker),
            label,
            icon: icon.to_owned(),
            side: owner,
            style,
            left,
            total: 1,
        }
    }

    pub(super) fn figures(&self, p: &Position) -> Vec<Stat<Msg>> {
        let mut stats = Vec::new();
        let mut put = |id: &str, value: Msg| {
            stats.push(Stat::new(id, Msg::new(format!("stat-{id}")), value));
        };
        let both = |[german, allied]: [u8; 2]| {
            Msg::new("stat-both").with("german", german as i64).with("allied", allied as i64)
        };
        put("standing", verdict_name(self.judge_game(p)));
        put("fate", both(p.fate));
        if self.s.mines != [0, 0] {
            put("mines", both(p.mines_left));
        }
        if !self.s.barrages.is_empty() {
            put("barrages", both([GERMAN, ALLIED].map(|seat| self.barrages_left(p, seat))));
        }
        let [german, allied] = p.held;
        put(
            "ends",
            Msg::new("stat-ends-drawn").with("count", p.ends as i64).with("held", (german + allied) as i64),
        );
        let results = p.chaos.next.iter().chain(&p.impulse.chaos).copied();
        if let Some(sum) = results.into_iter().find(|&sum| sum != 0) {
            put("chaos", self.chaos_name(sum));
        } else if p.chaos.haze {
            put("chaos", Msg::new("chaos-haze"));
        }
        if let Some(rule) = &self.s.special.demolition {
            let state = match () {
                _ if p.special.down => Msg::new("bridge-down"),
                _ if p.special.crossed => Msg::new("bridge-crossed"),
                _ if p.special.charges >= rule.turns => Msg::new("bridge-charged"),
                _ => Msg::new("bridge-charging")
                    .with("turns", p.special.charges as i64)
                    .with("needed", rule.turns as i64),
            };
            put("bridge", state);
        }
        put("aim", Msg::new(format!("scenario-{}-victory", self.s.id)));
        stats.splice(1..1, self.progress_figures(p));
        stats
    }

    fn barrages_left(&self, p: &Position, seat: Seat) -> u8 {
        let own = self.s.barrages.iter().enumerate().filter(|(_, barrage)| barrage.seat == seat);
        own.map(|(slot, _)| p.barrages[slot]).sum()
    }

    /// How far the side with goals has come, or the points.
    fn progress_figures(&self, p: &Position) -> Vec<Stat<Msg>> {
        let stat = |id: &str, value: Msg| Stat::new(id, Msg::new(format!("stat-{id}")), value);
        match &self.s.victory {
            Victory::Goals { seat, goals, .. } => {
                let figures = goals.iter().map(|goal| self.goal_figure(p, *seat, goal));
                let numbered = figures.enumerate();
                numbered
                    .map(|(index, (title, value))| Stat::new(format!("goal-{}", index + 1), title, value))
                    .collect()
            }
            Victory::Points { scores, .. } => {
                let [german, allied] = self.points(p, scores).map(i64::from);
                vec![stat("points", Msg::new("stat-both").with("german", german).with("allied", allied))]
            }
            Victory::Breakthrough { tanks, .. } => {
                let gone = members(*tanks).filter(|&unit| p.place(unit) == EXITED).count();
                vec![stat("through", Msg::new("stat-count").with("count", gone as i64))]
            }
        }
    }

    fn goal_figure(&self, p: &Position, seat: Seat, goal: &Goal) -> (Msg, Msg) {
        let of = |count: u32, needed: u8| {
            Msg::new("stat-of").with("count", count as i64).with("needed", needed as i64)
        };
        let reached = || Msg::new(if self.reached(p, seat, goal) { "stat-yes" } else { "stat-no" });
        let counted = |needed: u8| of((self.progress(p, goal) * needed as f32).round() as u32, needed);
        let (key, value) = match goal {
            Goal::Control { area, count } => {
                let value = of(self.controlled(p, seat, area), *count);
                return (self.control_title(area), value);
            }
            Goal::Bridge { .. } => ("stat-bridge-held", reached()),
            Goal::Present { .. } => ("stat-present", reached()),
            Goal::Absent { .. } => ("stat-absent", reached()),
            Goal::Exited { count, .. } => ("stat-exited", counted(*count)),
            Goal::Eliminated { count, .. } => ("stat-eliminated", counted(*count)),
        };
        (Msg::new(key), value)
    }

    /// The places that lie in an area, or how large it is.
    fn control_title(&self, area: &Area) -> Msg {
        let ground = &self.s.ground;
        let towns = ground.towns().map(|(id, hexes)| (format!("town-{id}"), hexes));
        let all = towns.chain(ground.named().map(|(id, hexes)| (format!("place-{id}"), hexes)));
        let names: Vec<Arg> = all
            .filter(|(_, hexes)| !(**hexes & *area).is_empty())
            .map(|(key, _)| Arg::Text(Msg::new(key)))
            .collect();
        if names.is_empty() {
            Msg::new("stat-control")
        } else {
            Msg::new("stat-control-of").with("places", names)
        }
    }
}

/// Who would win as things stand.
fn verdict_name(verdict: Verdict) -> Msg {
    let Verdict::Win(seat, grade) = verdict else { return Msg::new("standing-draw") };
    let grade = match grade {
        Grade::Marginal => "grade-marginal",
        Grade::Tactical => "grade-tactical",
        Grade::Plain => "grade-plain",
        Grade::Decisive => "grade-decisive",
    };
    let side = WhiteStar::PROFILE.seat_id(seat);
    Msg::new("standing-win").with("side", Msg::new(format!("side-{side}"))).with("grade", Msg::new(grade))
}
