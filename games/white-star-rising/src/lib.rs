//! *White Star Rising*: platoon combat in the West, 1944 and 1945. Chit-pull activation, sight lines, opportunity fire.

pub mod forces;
pub mod ground;
