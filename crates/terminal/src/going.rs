//! `go UNIT CELL`: a move by destination. The way is shown with its cost and dangers before it is gone, step by step, until something
//! happens.

use crate::app::App;
use crate::fold::lines;
use crate::panel::Panel;
use crate::panels::Sheet;
use crate::words::Say;
use engine::{Msg, Need, Seat};
use ratatui::style::Style;
use ratatui::text::Line;
use scene::{Course, Piece};
use table::Disturbance;

/// Orders that are given one after the other.
pub(crate) struct Plan {
    seat: Seat,
    gesture: u32,
    /// Steps there were after the last of them.
    at: usize,
    orders: Vec<String>,
}

impl App {
    /// Shows the way to a cell: `text` is unit and cell, as typed.
    pub(crate) fn type_go(&mut self, text: &str) -> Result<(), Say> {
        let Some(seat) = self.decider() else { return Err(Say::Game(table::OrderError::NotYourTurn.msg())) };
        let own = |key: &str, what: &str| Say::Own(Msg::new(key).with("what", what));
        let (unit, cell) = text.trim().rsplit_once(' ').ok_or(Say::Own(Msg::new("go-how")))?;
        let unit = unit.trim();
        // By id, by name, or as it is written on the counter.
        let plain = |text: &str| text.split_whitespace().collect::<String>().to_lowercase();
        let called = |text: &str| plain(text) == plain(unit);
        let named = |piece: &&Piece<String>| {
            let before = piece.name.split(':').next().unwrap_or_default();
            [piece.id.as_str(), &piece.name, &piece.short, before].into_iter().any(called)
        };
        let meant: Vec<&Piece<String>> = self.scene.pieces.iter().filter(named).collect();
        if meant.is_empty() {
            return Err(own("go-who", unit));
        }
        let cells = self.map.boards.iter().flat_map(|board| &board.cells);
        let fits = |id: &str, label: &str| id.eq_ignore_ascii_case(cell) || label.eq_ignore_ascii_case(cell);
        let goal = cells.into_iter().find(|one| fits(&one.id, &one.label)).map(|one| one.id.clone());
        let goal = goal.ok_or_else(|| own("go-where", cell))?;
        let can = |piece: &&Piece<String>| self.table.course(seat, std::slice::from_ref(&piece.id), &[]);
        let mut courses: Vec<Course<Msg>> = meant.iter().filter_map(can).collect();
        if courses.len() > 1 {
            let ids: Vec<String> = courses.iter().flat_map(|course| course.who.clone()).collect();
            let which = Msg::new("go-which").with("what", unit).with("ids", ids.join(", "));
            return Err(Say::Own(which));
        }
        let course = courses.pop().ok_or_else(|| own("go-nowhere", unit))?;
        let spot = course.find(&goal).ok_or_else(|| own("go-too-far", cell))?;
        self.panels.push(Panel::Go { course, spot, scroll: 0 });
        Ok(())
    }

    /// The safer or the cheaper way to the same cell.
    pub(crate) fn other_way(course: &Course<Msg>, spot: usize) -> usize {
        let same = |number: &usize| course.spots[*number].cell == course.spots[spot].cell;
        let ways: Vec<usize> =
            (1..course.spots.len()).filter(same).filter(|&number| course.spots[number].rest).collect();
        let at = ways.iter().position(|&number| number == spot).unwrap_or(0);
        ways.get((at + 1) % ways.len().max(1)).copied().unwrap_or(spot)
    }

    /// The way with its cost and what may happen on it.
    pub(crate) fn go_sheet(&self, course: &Course<Msg>, spot: usize, page: usize) -> Sheet {
        let words = self.words;
        let name = |id: &String| self.piece(id).map_or_else(|| id.clone(), |piece| piece.name.clone());
        let who: Vec<String> = course.who.iter().map(name).collect();
        let cells: Vec<String> =
            course.way_to(spot).into_iter().map(|number| course.spots[number].cell.clone()).collect();
        let mut out = lines(&who.join(" + "), page, self.look.strong());
        out.extend(lines(&cells.join(" → "), page, Style::new()));
        let unit = words.game(&course.unit);
        let cost = course.spots[spot].cost;
        let spent = match course.budget {
            Some(budget) => format!("{cost} / {budget} {unit}"),
            None => format!("{cost} {unit}"),
        };
        out.extend(lines(&spent, page, Style::new()));
        out.push(Line::default());
        let danger = course.danger_to(spot);
        if danger > 0.0 {
            let total = Msg::new("go-danger").with("chance", words.percent(f64::from(danger)));
            out.extend(lines(&words.own_with(total), page, self.look.error()));
        } else {
            out.extend(lines(&words.own("go-safe"), page, self.look.good()));
        }
        for number in course.way_to(spot) {
            let at = &course.spots[number];
            for danger in &at.dangers {
                let by: Vec<String> = danger.by.iter().map(|pick| self.pick_name(pick)).collect();
                let by = if by.is_empty() { String::new() } else { format!(" ({})", by.join(", ")) };
                let chance = words.percent(f64::from(danger.chance));
                let text =
                    format!("{}: {} {chance}{by} [{}]", at.cell, words.game(&danger.text), danger.rule);
                out.extend(lines(&text, page, Style::new()));
            }
        }
        let key = if App::other_way(course, spot) == spot { "go-footer" } else { "go-footer-ways" };
        Sheet { title: words.own("go-title"), lines: out, footer: words.own(key), width: page, aside: true }
    }

    /// Goes.
    pub(crate) fn go(&mut self, course: &Course<Msg>, spot: usize) {
        let Some(seat) = self.decider() else { return self.not_now() };
        let at = self.table.len();
        self.plan = Some(Plan { seat, gesture: at as u32 + 1, at, orders: course.orders_to(spot) });
        self.pursue(seat);
    }

    /// Goes on with what was planned, now that this seat decides.
    pub(crate) fn pursue(&mut self, seat: Seat) {
        let Some(mut plan) = self.plan.take_if(|plan| plan.seat == seat) else { return };
        if let Some(disturbance) = self.table.disturbance(plan.at, seat) {
            let key = match disturbance {
                Disturbance::Luck => "plan-luck",
                Disturbance::Revealed => "plan-revealed",
                Disturbance::OtherSide => "plan-other-side",
            };
            return self.tell(Say::Game(Msg::new(key)));
        }
        // What the seat is asked on the way comes first.
        if self.table.need() != Need::Order(seat) || self.table.reaction(seat).is_some() {
            self.plan = Some(plan);
            return;
        }
        if plan.orders.is_empty() {
            return;
        }
        let order = plan.orders.remove(0);
        let before = self.table.len();
        if let Err(error) = self.table.order(seat, &order) {
            return self.order_refused(&error);
        }
        self.table.mark_gesture(self.table.len(), plan.gesture);
        plan.at = self.table.len();
        self.actor = Some(seat);
        self.news_from = before;
        if !plan.orders.is_empty() {
            self.plan = Some(plan);
        }
        self.stepped();
        self.advance();
    }
}
