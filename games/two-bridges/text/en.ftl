# Two Bridges.

## The game on the shelf

game-title = Two Bridges
game-blurb = A river, two bridges, and guns that nobody knows the aim of.
game-about = Red wants the town of Hafen behind the river, Blue holds it. Before the first turn each side lays its guns on one of the two bridges, in secret. The game lasts eight turns at most.

scenario-standard = The game
scenario-standard-about = Red begins.

## Sides

side-red = Red
side-red-aim = Take the town of Hafen within eight turns.
side-blue = Blue
side-blue-aim = Hold the town of Hafen for eight turns.

## Map

cell-title = { $hex }, { $terrain }
terrain-open = Open ground
terrain-forest = Forest
terrain-town = Town
terrain-effect = Costs { $cost } to enter, cover { $cover }
box-lost = Losses
mark-town = Red wants this town
plan-north = northern bridge
plan-south = southern bridge

## Counters and figures

value-strength = Strength
value-moves = Movement points
track-turn = Turn
stat-guns-red = Red's guns
stat-guns-blue = Blue's guns
plan-none = not laid yet
plan-secret = secret

## Questions and orders

prompt-plan = { $side }: on which bridge are your guns laid? The other side does not learn it.
prompt-turn = { $side }: move and attack, then end your turn.
prompt-die = The die decides the attack.
order-plan = Lay the guns on the { $plan }
order-move = { $unit } to { $hex }
order-attack = { $unit } attacks { $target }{ $guns ->
        [yes] { " " }with the guns
       *[no] { "" }
    }
order-done = End the turn

## Odds

odds-nothing = Nothing
odds-repulse = Repulse
strength = Strength of the attacker
defence = Strength of the target
cover = Cover
river = Across the bridge
guns = Guns
roll-attack = Attack: { $unit }

## Why not

deny-not-now = This cannot be done now.
deny-not-yours = { $unit } belongs to the other side.
deny-lost = { $unit } is lost.
deny-plan-first = Plans come first.
deny-no-such-plan = Guns are laid on one of the two bridges.
deny-plan-made = Both plans are made already.
deny-has-acted = { $unit } has acted in this turn already.
deny-taken = There is a unit in { $hex } already.
deny-too-far = { $unit } cannot get to { $hex } with { $moves ->
        [one] one movement point
       *[other] { $moves } movement points
    }: forests cost more, rivers are crossed by a bridge only, and next to an enemy the way ends.
deny-has-fought = { $unit } has fought in this turn already.
deny-friend = { $target } is on your own side.
deny-not-adjacent = { $target } is not adjacent.
deny-no-bridge = { $target } is behind the river, and there is no bridge here.
deny-guns-fired = The guns have fired in this turn already.
deny-out-of-range = { $target } is more than { $range ->
        [one] one hex
       *[other] { $range } hexes
    } away from the { $plan }.

## What happened

event-planned = { $side } lays its guns on the { $plan }.
event-plan-made = { $side } lays its guns.
event-turn = Turn { $turn }: { $side }.
event-moved = { $unit } moves to { $hex }.
event-guns = { $side } fires its guns at the { $plan }.
event-attacked = { $unit } attacks { $target }: { $die } with { $sum } makes { $total }: { $effect }.
event-lost = { $unit } is lost.
over-town = Red has taken the town.
over-destroyed = The other side has no unit left.
over-time = Blue has held the town to the end.
