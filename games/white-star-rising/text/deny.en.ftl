# Why an order is not legal.

## The wrong moment: what the game waits for instead

deny-moment-setup = Not yet: the forces are still being set up.
deny-moment-opening = Not yet: first the choice before the first draw has to be made.
deny-moment-schedule = Not yet: first it has to be said whether the aircraft comes this turn.
deny-moment-draw = Not now: first the next marker is drawn from the cup.
deny-moment-drawn = Not now: first it has to be settled whether the drawn marker goes back into the cup.
deny-moment-designate = Not now: first the formation for the designated marker has to be named.
deny-moment-landing = Not now: first the units that have arrived are put on the map.
deny-moment-acting = Not now: the formation that was drawn is giving its orders.
deny-moment-moving = Not now: a move is under way and has to be finished first.
deny-moment-mine = Not now: first it has to be settled whether a mine is laid.
deny-moment-opportunity = Not now: first it has to be settled whether there is opportunity fire.
deny-moment-lead = Not now: first the unit that gets the leadership dice has to be named.
deny-moment-retreat = Not now: first the beaten units retreat.
deny-moment-roll = Not now: dice are being thrown.
deny-moment-window = Not now: a throw lies on the table, and fate points may be spent on it.
deny-moment-cover = Not now: first it has to be settled whether the target is made ready before the dice fall.
deny-moment-air-target = Not now: first the aircraft gets its target.
deny-moment-flak = Not now: flak may fire at the aircraft first.
deny-moment-scatter = Not now: first it has to be said which hex the aircraft hits instead.
deny-moment-stray = Not now: first it has to be said where the stray barrage falls.
deny-moment-quick = Not now: first units are made ready again.
deny-moment-replace = Not now: first the lost headquarters is replaced.
deny-moment-lose-weapon = Not now: first the support weapon that is lost has to be named.
deny-moment-over = The game is over.

## Who may act

deny-not-yours = { $unit } does not act now: it belongs to the other side.
deny-other-formation = { $unit } belongs to { $formation }, which has not been drawn.
deny-not-on-map = { $unit } is not on the map.
deny-complete = { $unit } has completed its operations.
deny-not-complete = { $unit } has not completed its operations, so there is nothing to take off.
deny-out-of-command = { $unit } is out of command and does nothing in this impulse.
deny-disrupted = { $unit } is disrupted.
deny-has-moved = { $unit } has already moved or turned over in this impulse.
deny-finish-move = A move is under way; finish it first.
deny-not-in-party = { $unit } is not part of the move under way.
deny-no-mate = There is no other platoon with { $unit } that could come along.
deny-name-first = Two platoons that move together are named by the first of them: { $unit }.
deny-no-hq = There is no headquarters with { $unit }.
deny-hq-alone = { $unit } does not move by itself, only together with a unit of its formation.
deny-hq-left-alone = { $unit } would be left without a unit of its formation; it has to come along, or somebody has to stay.
deny-hq-left-waiting = { $unit } may not come on without { $hq }, which would then wait outside for ever.

## Where to

deny-two-hqs = There is already a headquarters in { $hex }.
deny-full = { $hex } is full: two platoons to a hex.
deny-not-adjacent = { $unit } is not next to { $hex }.
deny-impassable = { $unit } cannot go to { $hex } from here.
deny-boundary = { $hex } lies beyond the boundary of { $unit }.
deny-too-far = { $unit } would need { $cost ->
        [one] one movement point
       *[other] { $cost } movement points
    } and has { $left } left.
deny-enemy-there = The enemy is in { $hex }.
deny-nobody-there = There is no enemy in { $hex }.
deny-disrupted-near = { $unit } is disrupted and may not go next to the enemy.
deny-disrupted-closer = { $unit } is disrupted and may not go closer to an enemy it sees.
deny-disrupted-mount = { $unit } is disrupted and cannot mount.
deny-no-vehicle = { $unit } has no vehicle to mount or leave.
deny-must-leave = Units stand in { $hex } in the middle of an overrun; they have to move on first.
deny-no-exit = { $unit } cannot leave the map from here.
deny-not-waiting = { $unit } is not waiting beyond the edge of the map.
deny-too-early = { $unit } may not come on yet.
deny-not-entry-hex = { $hex } is no entry hex of { $unit }.

## Assault and overrun

deny-no-assault = { $unit } cannot take part in an assault.
deny-starred = { $unit } may defend itself in an assault but not begin one.
deny-not-armoured = { $unit } is not armoured; only armoured units overrun.
deny-overrun-terrain = { $hex } cannot be overrun because of its terrain.
deny-hard-target = { $unit } is a hard target; only soft ones can be overrun.
deny-overran-before = { $hex } has already been overrun in this impulse.
deny-no-way-out = { $unit } would have no hex to go on to after the overrun.
deny-not-in-clash = { $unit } does not get the leadership dice: it takes no part in this fight, or not on this side.
deny-no-retreat-there = { $unit } may not retreat to { $hex }.

## Fire

deny-hq-fires = { $unit } is a headquarters and does not fire.
deny-hq-target = { $unit } is a headquarters and cannot be fired at; it shares the fate of its hex.
deny-own-target = { $unit } is no enemy.
deny-no-target = { $unit } is not on the map.
deny-not-moving = { $unit } has not just moved; opportunity fire hits only who has.
deny-nothing-moved = Nobody who may still be fired at has just entered { $hex }.
deny-already-shot = { $unit } has already been fired at in this hex.
deny-mortar-hex = { $unit } fires at a hex, not at a single unit.
deny-not-mortar = { $unit } is no mortar and does not fire at hexes.
deny-no-value = { $unit } has no value against { $target }.
deny-no-weapon = { $unit } has no such support weapon to use or to leave out.
deny-no-leader = No headquarters can lend its leadership to { $unit } now.
deny-no-scoot = { $unit } may not fire and move in one impulse.
deny-out-of-range = { $target } is { $distance ->
        [one] one hex
       *[other] { $distance } hexes
    } away; the normal range of { $unit } is { $range }.
deny-beyond-range = The hex is { $distance ->
        [one] one hex
       *[other] { $distance } hexes
    } away; { $unit } has a range of { $range }.
deny-too-weak = { $unit } is too weak to fire beyond its normal range.
# $by: a hex, or blocked-by-line.
deny-no-sight = { $hex } cannot be seen from { $from }: the line is blocked by { $by }.
blocked-by-line = what lies between, or by haze
deny-no-observer = { $unit } does not see the hex, nor does a headquarters or recon unit of its formation.

## Mines, barrages, aircraft

deny-not-infantry = { $unit } is no infantry on foot; only infantry does this.
deny-no-mine = There is no mine in { $hex }.
deny-no-barrage = None left of these: { $barrage }.
deny-barrages-this-turn = Only { $most ->
        [one] one barrage
       *[other] { $most } barrages
    } of this side in a turn.
deny-barrages-this-impulse = Two barrages have already been called in this impulse.
deny-no-caller = Nobody can call a barrage now: it takes a headquarters or a recon unit in command that has not acted.
deny-nobody-sees = Nobody who may call a barrage sees { $hex }.
deny-not-flak = { $unit } is no flak.
deny-not-beside = { $hex } is not next to the hex that was aimed at.

## Fate

deny-no-fate = That costs { $cost ->
        [one] one fate point
       *[other] { $cost } fate points
    }; there are not enough left.
deny-no-such-die = No die shows { $face }.
deny-die-ends = A die that shows { $face } cannot be changed that way.
deny-already-in-command = The hex is in command anyway.

## Formations, weapons, setting up

deny-not-this-formation = { $formation } cannot be named now.
deny-no-replacement = The headquarters cannot come back in { $hex }.
deny-not-in-stock = There is no such support weapon in stock for this unit.
deny-already-armed = { $unit } already has a support weapon.
deny-already-placed = { $unit } has already been set up, or is not set up at the start.
deny-not-zone = { $hex } lies outside the area of { $unit }.
deny-too-many-there = There may be no more units in the area of { $hex }.
deny-needed-elsewhere = { $unit } is needed in another area: the scenario demands so many units there.
deny-no-trench = There is no trench left to place.
deny-not-trench-hex = No trench can be placed in { $hex }.
deny-not-manned = A trench needs an own unit in its hex; there is none in { $hex }.
deny-not-all-placed = There are still units to set up.
deny-not-all-armed = There are still support weapons to give out.
deny-nothing-left = There is nothing left to set up.
deny-no-even = There is no second set-up for this side; the automatic one is all there is.
deny-must-choose = This cannot be declined.

## The bridge and the ambush

deny-no-bridge-rule = No bridge can be blown in this scenario.
deny-bridge-safe = The bridge is down, or the enemy has already crossed it.
deny-charges-not-set = The charges are not set.
deny-tried-this-turn = The attempt has already been made this turn.
deny-no-pioneer = No pioneers in good order are at the bridge.
deny-no-ambush = There is no unit in ambush, or not any more.
deny-not-ambush-hex = The unit in ambush cannot appear in { $hex }.
