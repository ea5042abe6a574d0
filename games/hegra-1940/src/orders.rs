//! Orders: one small decision each, and how they are written.

use crate::*;

engine::orders! {
    /// One small decision.
    pub enum Order {
        Draw = "6.2", "draw";
        Stop = "6.2", "stop";
        /// A disc is named: a recruit to keep, the victim of an assault, the disc a card means.
        Take { disc: Disc } = "6.2", "take";
        /// A side of a choice.
        Side { right: bool } = "6.1", "first|second";
        Bed = "6.6", "bed";
        Wait = "6.6", "wait";
        /// Which of the drawn tiles is resolved first.
        Tile { tile: Tile } = "6.5", "tile";
        PaySupply = "7", "pay supply";
        PayMorale = "7", "pay morale";
        Ready { disc: Disc } = "7", "ready";
        Rest { disc: Disc } = "7", "rest";
        Place { disc: Disc, place: Space } = "7", "place";
        Done = "7", "done";
        Convince { doubt: bool } = "8.0", "convince fear|doubt";
        Route { goods: Goods } = "8.0", "route";
        Fire { position: Post } = "8.1", "fire";
        MachineGun { position: Post, paid: bool } = "8.1", "mg";
        Fierce { disc: Disc } = "8.1", "fierce";
        Phone { sector: Sector } = "8.1", "phone";
        Target { sector: Sector, pinned: bool } = "8.1", "target {sector} ready|pinned";
        GunSector { gun: Gun, sector: Sector } = "8.2", "gun {gun} sector {sector}";
        GunRow { gun: Gun, row: Row } = "8.2", "gun {gun} row {row}";
        GunAirfield { gun: Gun } = "8.2", "gun {gun} airfield";
        Airfield { option: Airfield } = "8.2", "airfield";
        Pile { pile: Pile } = "8.2", "airfield pile {pile}";
        Clear { field: Field, gun: bool } = "8.2", "clear {field} patrol|gun";
        March { carrier: Slot, empty: bool } = "8.3", "march";
        Step { field: Field } = "8.3", "step";
        Halt = "8.3", "halt";
        Hide = "8.3", "hide";
        Sneak = "8.3", "sneak";
        Fight { gun: bool } = "8.3", "fight patrol|gun";
        Deliver { carrier: Slot } = "8.3", "deliver";
        Shovel = "8.4", "shovel";
        Repair { work: Work } = "8.4", "repair";
        Flip { work: Work } = "8.4", "flip";
        Fortify { defence: bool } = "8.4", "fortify miss|defence";
        Promote { disc: Disc } = "8.4", "promote";
        Inspire = "8.4", "inspire";
        Radio = "8.4", "radio";
        MapRoom = "8.4", "map-room";
        Snow { tile: SnowId } = "8.4", "snow";
        Treat { bed: Bed } = "8.5", "treat";
        Cure { bed: Bed } = "8.5", "cure";
        Admit { disc: Disc, level: Level } = "8.5", "admit";
        Card { card: Card } = "8.6", "card";
        Use = "8.6", "use";
        Ignore = "8.6", "ignore";
        Post { disc: Disc, position: Post, zone: Stock } = "9.1", "post";
        Cash = "10", "cash";
        Discard { card: EventId } = "10", "discard";
        /// Which of two equal guns is blocked.
        Block { second: bool } = "6.4", "block gun1|gun2";
    }
}
