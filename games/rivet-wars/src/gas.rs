//! 10: clouds: how they come, age, drift and go.

use crate::*;

impl RivetWars {
    /// 10.1, 10.5, R38: a cloud is put on a segment.
    pub(crate) fn place_cloud(
        &self,
        p: &mut Position,
        at: Seg,
        owner: Seat,
        dice: [u8; 5],
        precision: u8,
        sink: &mut impl Sink<Event>,
    ) {
        // The one created later stays.
        self.remove_clouds(p, |cloud| cloud.at == at);
        let limit = self.data.numbers.clouds as usize;
        if p.clouds.iter().flatten().count() >= limit {
            let Some(oldest) = p.clouds.into_iter().flatten().find(|cloud| cloud.owner == owner) else {
                sink.tell(|| Event::NoCloudLeft { seg: at });
                return;
            };
            self.remove_clouds(p, |cloud| cloud.at == oldest.at);
            sink.tell(|| Event::CloudGone { seg: oldest.at });
        }
        let cloud = Cloud { at, owner, dice, precision, age: 0, drifted: false };
        let free = p.clouds.iter().position(Option::is_none).expect("there is room for a cloud");
        p.clouds[free] = Some(cloud);
        sink.tell(|| Event::CloudComes { seg: at });
    }

    /// Removes clouds; the others keep their order of creation (R66).
    pub(crate) fn remove_clouds(&self, p: &mut Position, gone: impl Fn(&Cloud) -> bool) {
        let mut kept = [None; CLOUDS];
        let rest = p.clouds.into_iter().flatten().filter(|cloud| !gone(cloud));
        rest.zip(&mut kept).for_each(|(cloud, slot)| *slot = Some(cloud));
        p.clouds = kept;
    }

    /// 10.2: clouds of P age; the old ones are removed.
    pub(crate) fn age_clouds(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let active = p.active;
        for cloud in p.clouds.iter_mut().flatten().filter(|cloud| cloud.owner == active) {
            cloud.age += 1;
        }
        let life = self.data.numbers.cloud_life;
        for cloud in p.clouds.into_iter().flatten().filter(|cloud| cloud.age >= life) {
            sink.tell(|| Event::CloudGone { seg: cloud.at });
        }
        self.remove_clouds(p, |cloud| cloud.age >= life);
    }

    /// 10.3: the next cloud of P that has not drifted yet, oldest first; then the movement phase.
    pub(crate) fn drift(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.clouds.iter().flatten().any(|cloud| !cloud.drifted) {
            self.await_flip(p, Stage::Flip, sink);
        } else {
            p.stage = Stage::Movement;
        }
    }

    /// 10.3: a cloud drifts and attacks everybody where it comes.
    pub(crate) fn drift_flip(&self, p: &mut Position, card: u8, sink: &mut impl Sink<Event>) {
        let index = p
            .clouds
            .iter()
            .position(|cloud| cloud.is_some_and(|cloud| !cloud.drifted))
            .expect("a cloud drifts");
        let cloud = p.clouds[index].expect("it is there");
        match self.deviate(p, cloud.at, card, sink) {
            Some(seg) => {
                let moved = Cloud { at: seg, drifted: true, ..cloud };
                p.clouds[index] = Some(moved);
                sink.tell(|| Event::Drifted { from: cloud.at, seg });
                self.gas_attack(p, Cause::Drift, moved, seg, sink);
            }
            None => {
                p.clouds[index] = None;
                self.remove_clouds(p, |_| false);
                sink.tell(|| Event::CloudGone { seg: cloud.at });
                self.put_away_flip(p);
                self.drift(p, sink);
            }
        }
    }

    /// R38, R87: after its attacks the older of two clouds goes.
    pub(crate) fn after_drift(&self, p: &mut Position, seg: Seg, sink: &mut impl Sink<Event>) {
        let here = |cloud: &Option<Cloud>| cloud.is_some_and(|cloud| cloud.at == seg);
        if p.clouds.iter().filter(|cloud| here(cloud)).count() > 1 {
            let older = p.clouds.iter().position(here).expect("two are there");
            p.clouds[older] = None;
            self.remove_clouds(p, |_| false);
            sink.tell(|| Event::CloudGone { seg });
        }
        self.put_away_flip(p);
        self.drift(p, sink);
    }

    /// 10.4: a cloud attacks everybody in a segment, friend and foe.
    pub(crate) fn gas_attack(
        &self,
        p: &mut Position,
        cause: Cause,
        cloud: Cloud,
        seg: Seg,
        sink: &mut impl Sink<Event>,
    ) {
        let sweep = Sweep {
            cause,
            victims: self.everybody(p, seg),
            dice: cloud.dice,
            precision: cloud.precision,
            gas: true,
            by: Some(cloud.owner),
            at: seg,
            ..Position::NO_SWEEP
        };
        self.begin_sweep(p, sweep, sink);
    }
}
