//! The lucks that make a difference, with their weights: twelve dice are seven results, not two thousand million.

use crate::*;

/// A face that certainly scores and one that certainly does not.
const HIT: u8 = 6;
const MISS: u8 = 1;

impl WhiteStar {
    /// What the dice under way can lead to, each result once.
    pub(crate) fn kinds_of_luck(&self, p: &Position, chance: Chance) -> Vec<(Luck, u64)> {
        match chance {
            Chance::Draw { tokens, .. } => {
                let mut kinds: Vec<(Luck, u64)> = Vec::with_capacity(12);
                for token in tokens.iter() {
                    let marker = self.s.markers[token as usize];
                    let same = kinds.iter_mut().find(
                        |(luck, _)| matches!(luck, Luck::Token(known) if self.s.markers[*known as usize] == marker),
                    );
                    match same {
                        Some((_, weight)) => *weight += 1,
                        None => kinds.push((Luck::Token(token), 1)),
                    }
                }
                kinds
            }
            Chance::Dice { count, .. } => self.kinds_of_dice(p, count),
        }
    }

    fn kinds_of_dice(&self, p: &Position, count: u8) -> Vec<(Luck, u64)> {
        match p.roll.purpose {
            Purpose::Attack | Purpose::Flak => hits(count, p.attack.volley),
            Purpose::Defence => {
                hits(count, Volley { dice: count, cap: count.min(p.attack.hits), hit: self.defence(p).save })
            }
            Purpose::Evade => {
                let save = self.s.aircraft[p.air.craft as usize].armour.save;
                hits(count, Volley { dice: count, cap: count.min(p.air.shot), hit: save })
            }
            Purpose::Assault => both(p.clash.volleys[0]),
            Purpose::Counter => both(p.clash.volleys[1]),
            Purpose::Clear(..) => {
                let fail = 3u64.pow(count as u32);
                vec![
                    (dice(count, 0), 6u64.pow(count as u32) - fail),
                    (dice_of(&vec![1; count as usize]), fail),
                ]
            }
            Purpose::Command(_) | Purpose::Reorganise(_) => sums(|sum| {
                let mut shown = *p;
                shown.roll.count = 2;
                shown.roll.faces[0] = sum.min(7) - 1;
                shown.roll.faces[1] = sum - shown.roll.faces[0];
                match p.roll.purpose {
                    Purpose::Reorganise(unit) => {
                        sum as i32 + self.reorganise_modifier(p, unit) <= self.formation(p).morale as i32
                    }
                    _ => self.command_test(&shown),
                }
            }),
            Purpose::Chaos => self.chaos_kinds(),
            // One die: every face by itself.
            _ => (1..=6).map(|face| (dice_of(&[face]), 1)).collect(),
        }
    }

    fn chaos_kinds(&self) -> Vec<(Luck, u64)> {
        let mut kinds: Vec<(ChaosResult, Luck, u64)> = Vec::new();
        for (first, second) in pairs() {
            let result = self.chaos[(first + second) as usize - 2];
            match kinds.iter_mut().find(|(known, ..)| *known == result) {
                Some((.., weight)) => *weight += 1,
                None => kinds.push((result, dice_of(&[first, second]), 1)),
            }
        }
        kinds.into_iter().map(|(_, luck, weight)| (luck, weight)).collect()
    }
}

fn pairs() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second)))
}

/// Two dice that pass or fail.
fn sums(passes: impl Fn(u8) -> bool) -> Vec<(Luck, u64)> {
    let mut kinds: [Option<(Luck, u64)>; 2] = [None; 2];
    for (first, second) in pairs() {
        let kind = &mut kinds[passes(first + second) as usize];
        match kind {
            Some((_, weight)) => *weight += 1,
            None => *kind = Some((dice_of(&[first, second]), 1)),
        }
    }
    kinds.into_iter().flatten().collect()
}

fn dice_of(faces: &[u8]) -> Luck {
    Luck::Dice(Dice::from_faces(faces).expect("few dice"))
}

/// `hits` sixes, the rest ones; of `count` dice. With no hits asked for, sixes all the same: even numbers clear mines.
fn dice(count: u8, misses: u8) -> Luck {
    let mut dice = Dice::default();
    for index in 0..count {
        dice.push(if index < count - misses { HIT } else { MISS });
    }
    Luck::Dice(dice)
}

/// Ways for exactly `k` of `n` dice to reach `hit`.
fn ways(n: u8, k: u8, hit: u8) -> u64 {
    let mut choose = 1u64;
    for i in 0..k as u64 {
        choose = choose * (n as u64 - i) / (i + 1);
    }
    let (good, bad) = ((7 - hit) as u64, (hit - 1) as u64);
    choose * good.pow(k as u32) * bad.pow((n - k) as u32)
}

/// One result for each number of hits.
fn hits(count: u8, volley: Volley) -> Vec<(Luck, u64)> {
    let mut kinds: Vec<(Luck, u64)> = Vec::with_capacity(count as usize + 1);
    for k in 0..=count {
        let weight = ways(count, k, volley.hit);
        if k <= volley.cap {
            kinds.push((dice(count, count - k), weight));
        } else if let Some((_, last)) = kinds.last_mut() {
            *last += weight;
        }
    }
    kinds.retain(|(_, weight)| *weight > 0);
    kinds
}

/// One result for each number of hits of two units together.
fn both([first, second]: [Volley; 2]) -> Vec<(Luck, u64)> {
    if second.dice == 0 {
        return hits(first.dice, first);
    }
    if first.dice == 0 {
        return hits(second.dice, second);
    }
    let mut kinds: Vec<(Luck, u64)> = Vec::new();
    let mut slots = [usize::MAX; 48];
    for i in 0..=first.dice {
        for j in 0..=second.dice {
            let total = (i.min(first.cap) + j.min(second.cap)) as usize;
            let weight = ways(first.dice, i, first.hit) * ways(second.dice, j, second.hit);
            if slots[total] == usize::MAX {
                let mut faces = Dice::default();
                (0..first.dice).for_each(|index| faces.push(if index < i { HIT } else { MISS }));
                (0..second.dice).for_each(|index| faces.push(if index < j { HIT } else { MISS }));
                slots[total] = kinds.len();
                kinds.push((Luck::Dice(faces), weight));
            } else {
                kinds[slots[total]].1 += weight;
            }
        }
    }
    kinds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_add_up_to_all_throws() {
        for count in 1..=12 {
            for hit in 2..=6 {
                for cap in 0..=count {
                    let sum: u64 =
                        hits(count, Volley { dice: count, cap, hit }).iter().map(|(_, weight)| weight).sum();
                    assert_eq!(sum, 6u64.pow(count as u32));
                }
            }
        }
        let two = [Volley { dice: 4, cap: 3, hit: 4 }, Volley { dice: 3, cap: 3, hit: 6 }];
        let sum: u64 = both(two).iter().map(|(_, weight)| weight).sum();
        assert_eq!(sum, 6u64.pow(7));
    }

    #[test]
    fn chances_of_hits_are_those_of_the_dice() {
        // Three dice, 4 or more: one in eight each for none and all.
        let kinds = hits(3, Volley { dice: 3, cap: 3, hit: 4 });
        let shares: Vec<u64> = kinds.iter().map(|(_, weight)| weight * 8 / 216).collect();
        assert_eq!(shares, [1, 3, 3, 1]);
    }
}
