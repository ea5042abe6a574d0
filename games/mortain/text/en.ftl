# The Defence of Mortain.

## The game on the shelf

game-title = The Defence of Mortain
game-blurb = August 1944: German armour strikes for Avranches, and a single US division stands in the way.
game-about = On the night of 6 to 7 August 1944 German armoured forces attack at Mortain to reach the coast and cut off the US breakout from Normandy. The Germans come from the east and want to leave the map again in the west; the US side holds on with the 30th Infantry Division, calls aircraft or artillery and brings up armoured reserves. The game lasts six rounds at most. A single deck of playing cards decides who acts, how many units act and who hits, and nobody knows when the joker will end the round.

scenario-standard = Free setup
scenario-standard-about = The game as published: the US side places its five starting units itself.
scenario-historical = Historical setup
scenario-historical-about = The 30th Division is already on the map, modelled on the night of 6 August 1944; play begins at once.

option-activation_rounding = Half the card value for activation
option-activation_rounding-down = rounded down (rulebook)
option-activation_rounding-up = rounded up (English rules text of 2006)
option-handicap = Handicap
option-handicap-none = none
option-handicap-german-round = German: one round more
option-handicap-german-exit = German: one unit less has to leave the map
option-handicap-us-round = US: one round less
option-handicap-us-exit = US: one more German unit has to leave the map

## Sides

side-german = German
side-us = US
side-german-aim = Get five German units across the west edge within six rounds, or eliminate every US unit.
side-us-aim = Prevent the German breakthrough until the end of the sixth round, or eliminate all German units that remain.

## Playing cards

card-spades = { $rank } of Spades
card-clubs = { $rank } of Clubs
card-hearts = { $rank } of Hearts
card-diamonds = { $rank } of Diamonds
card-joker = Joker
rank-ace = Ace
rank-jack = Jack
rank-queen = Queen
rank-king = King
card-for-activation = Activation
card-for-combat = Combat
deck-title = Deck

## Map

cell-title = { $hex }, { $terrain }
hex-named = { $hex } ({ $name })
place-hill = Hill { $height }
place-off-map = off the map
decor-avranches = Avranches
box-setup = To be placed
box-reserve = US reserve
box-exit = Broken through
box-east = Germans approaching
box-lost-us = US losses
box-lost-german = German losses

terrain-open = Open ground
terrain-village = Village
terrain-city = City
terrain-forest = Forest
terrain-hill = Hill
# $modifier: what is added to the card against units here. $blocks: yes or no. $range: of units standing here.
terrain-effect = { $modifier ->
        [0] No cover
       *[other] Attacks on units here weaker by { $modifier }
    }; { $blocks ->
        [yes] blocks line of sight
       *[no] clear line of sight
    }; range from here { $range }

## Units

piece-name = { $id }: { $name }, { $class }
class-tank = tanks
class-inf = infantry
class-gun = guns
value-at = AT: strength against tanks
value-ai = AI: strength against infantry and guns
mark-suppressed = suppressed
mark-firing = firing
mark-target = target

## Tracks and figures

track-round = Round
stat-exited = Broken through
stat-of = { $count } of { $needed }
stat-support = US support
support-ready = ready
support-spent = spent for this round
support-air = Air strike
support-artillery = Artillery
stat-joker = Joker
joker-is-live = still in the deck
joker-is-void = came too early, ignored

## Strength of an attack, line by line; the sum is the highest card that hits

tally-at = AT of { $unit }
tally-ai = AI of { $unit }
tally-air = Air strike
tally-artillery = Artillery
tally-adjacent = All firing units adjacent
tally-tiger = Tiger against tanks
tally-terrain = Target's terrain: { $terrain }
tally-suppressed = Fire from a suppressed area

# Used inside other texts; $needed: the highest card value that hits.
needed-card = { $needed ->
        [-2] no hit possible
        [-1] no hit possible
        [0] no hit possible
        [1] hit only on an ace
       *[other] hit on { $needed } or less
    }

## Prompts: what can be done now

prompt-setup = US: Place the starting units anywhere except in the easternmost column.
prompt-draw = Draw the next card: black for the Germans, red for the US.
prompt-choice = { $side }: { $card }. Activate { $budget ->
        [one] one unit
       *[other] up to { $budget } units
    }{ $support ->
        [air] , call an air strike
        [artillery] , call artillery
       *[none] { "" }
    }, or pass.
# No activation left: only the Tiger, which is free, keeps the card open.
prompt-acting = { $side }: { $card }. { $budget ->
        [0] Act with the Tiger only,
        [one] Activate one more unit,
       *[other] Activate up to { $budget } more units,
    } or end the card.
# Also after the Tiger has acted, when it is too late to pass.
prompt-court = { $side }: { $card }. Activate all units in one hex, or one waiting stack{ $support ->
        [air] , call an air strike
        [artillery] , call artillery
       *[none] { "" }
    }, or do without.
prompt-court-hex = { $side }: { $card } for { $hex }. Go on acting, or end the card.
prompt-court-enter = { $side }: { $card } for entry into { $hex }. { $budget ->
        [0] Act with the Tiger only,
        [one] Bring in one more waiting unit,
       *[other] Bring in up to { $budget } more waiting units,
    } or end the card.
prompt-declare = { $side }: Fire at { $target }, { needed-card }. Let more units join in, or draw the combat card.
prompt-strike = { $side }: Attack on the hex of { $target }, { needed-card }. Name more targets there, or draw the combat card.
prompt-combat-draw = Draw the combat card.
prompt-redraw = { $side }: Court card in combat. Draw again, or accept the miss.

## Orders, as on a button

order-place = Place { $unit } in { $hex }
order-pass = Pass
order-done = End the card
order-move = Move { $unit } to { $hex }
order-enter = Enter { $hex } with { $unit }
order-exit = Break through to the west with { $unit }
order-fire = Fire at { $target } with { $unit }
order-join = Let { $unit } join in
order-shoot = Draw the combat card
order-redraw = Draw again
order-miss = Accept the miss
# $support: support-air or support-artillery.
order-strike = { $support } against { $unit }
order-target = Attack { $unit } too
order-suppress = Suppress { $hex } and adjacent hexes


## Log: what happens

event-placed = { $unit } takes up position in { $hex }.
event-round-begins = Round { $round } begins; all cards are shuffled afresh.
event-drawn = { $card } drawn: { $side } to act.
event-cannot-act = { $side }: No action possible, the card is lost.
event-joker-void = The joker comes before both sides have activated units: it is ignored, and the round lasts until the deck is empty.
event-joker-ends = The joker ends the round.
event-deck-empty = The deck is empty.
event-round-ends = Round { $round } is over.
event-passed = The { $side } player passes.
event-stopped = The { $side } player ends the card.
event-moved = { $unit } moves from { $from } to { $to }.
event-entered = { $unit } enters { $hex }.
event-exited = { $unit } breaks through to the west: { $count } of { $needed }.
event-aimed = { $unit } takes aim at { $target }.
event-joined = { $unit } joins in.
event-called = { $support } called against { $target }.
event-targeted = { $unit } is a target too.
# $by: one unit or several, or support-air or support-artillery. $targets: one unit or several.
event-attack = { $by } against { $targets }: { needed-card }.
event-combat-card = Combat card: { $card }.
event-redrawn = Court card: another card is drawn.
event-took-miss = Court card: the attack counts as a miss.
event-hit = Hit: card value { $value }, { $needed ->
        [1] needed: an ace
       *[other] needed: { $needed } or less
    }.
event-missed = Miss: card value { $value }, { $needed ->
        [-2] no hit possible
        [-1] no hit possible
        [0] no hit possible
        [1] needed: an ace
       *[other] needed: { $needed } or less
    }.
event-reduced = { $unit } loses a step.
event-eliminated = { $unit } is eliminated.
event-interrupted = The attack has no effect.
event-suppressed = Aircraft suppress { $hex } and the adjacent hexes: German fire from there is weaker by 1 until the end of the round.

## The end

win-german-exit = The Germans win: they have broken through to the west.
win-german-sweep = The Germans win: every US unit is eliminated.
win-german-cleared = The Germans win: at the end of the last round no US unit stands on the map.
win-us-held = The US wins: the last round is over and the breakthrough has failed.
win-us-sweep = The US wins: no German unit is left, and too few have broken through.

## Refusals: the wrong moment; what the game waits for instead

deny-moment-setup = Not yet: first the US side places its starting units.
deny-moment-draw = Not now: first the next card is drawn.
deny-moment-acting = Not now: first the side to act lets units act, passes or ends its card.
deny-moment-declaring = Not now: an attack is declared, and its combat card comes first.
deny-moment-combat-draw = Not now: first the combat card is drawn.
deny-moment-court = Not now: after the court card in combat, first draw again or accept the miss.
deny-moment-over = The game is over.

## Refusals: setting up

deny-not-set-up = { $unit } is not placed at the start; it enters later from the edge of the map.
deny-already-placed = { $unit } has already been placed.
deny-east-column = { $hex } lies in the easternmost column; the US side may not set up there.

## Refusals: activating

deny-not-yours = { $unit } does not act on this card: black activates German units, red US units.
deny-used = { $unit } has already acted on this card; each unit acts only once per card.
# $card is the card in notation, "8S"; the sentence does without it.
deny-no-budget = The activations of this card are used up.
deny-court-hex = { $unit } is not in { $hex }; this court card activates only the units in that hex.
deny-court-stack = With this court card a stack enters together; the second unit must go to { $hex } too.
deny-court-stack-only = { $unit } is not waiting at the edge of the map; this court card activates only the stack that is entering.
deny-not-started = No unit has acted yet; either act with a unit or pass.
deny-already-started = It is too late to pass: this card has already been used. But it can be ended.

## Refusals: moving, entering, leaving

deny-off-map = { $unit } is not on the map and can neither move nor fire there.
deny-not-adjacent = { $unit } is not next to { $hex }; a unit moves only into an adjacent hex.
deny-enemy-there = The enemy holds { $hex }; no unit can move there.
deny-full = { $hex } is full: { $limit ->
        [one] only one unit
       *[other] at most { $limit } units
    } may be in a hex; the Tiger is not counted.
deny-east-closed = { $hex } lies in the easternmost column, which is closed to US units as long as German units are waiting to enter.
deny-not-waiting = { $unit } is not waiting at the edge of the map and so cannot enter.
deny-not-east-edge = { $hex } is not on the east edge; { $unit } can enter only in a hex of the easternmost column.
deny-not-west-entry = { $hex } is not on the west edge; { $unit } can enter only in a hex of the westernmost column.
deny-too-early = { $unit } belongs to the reserve and may enter only from round { $round } on.
deny-not-west-edge = { $unit } is not in the westernmost column; only from there can a unit break through to the west.
deny-no-exit = { $unit } must stay: US units may not leave the map.

## Refusals: firing

deny-own-target = { $unit } is not an enemy unit; only a unit of the opponent can be a target.
deny-no-target = { $unit } is not on the map and cannot be a target.
deny-out-of-range = { $target } is { $distance ->
        [one] one hex
       *[other] { $distance } hexes
    } away; { $unit } has a range of { $range } from its own hex.
deny-blocked = { $unit } has no line of sight to { $target }: { $hex } blocks it.
deny-no-strength = { $unit } has no strength against { $target } and so cannot begin an attack.

## Refusals: US support

deny-not-red = This is a black card; support comes only with a red one.
deny-support-used = Support has already been used this round; it comes only once per round.
deny-support-instead = Units have already acted on this card; support is only possible instead of that.
# $card is the card in notation, "8H"; the sentence does without it.
deny-not-air = This card brings artillery; only aircraft can suppress, with a red ace, 3, 5, 7, 9 or jack.
deny-not-support = Units always fire at a single target; more targets are possible only with US support.
deny-only-support = Aircraft and artillery attack alone; units cannot join in.
deny-wrong-mode = { $unit } does not match the first target: support hits either only tanks or only infantry and guns.
deny-other-hex = { $unit } is not with the first target; all targets must be in the same hex.
deny-already-target = { $unit } has already been named as a target.

## Overlays

overlay-fire = What this unit can fire at
overlay-fire-adjacent = next to it
overlay-fire-two = two hexes away
overlay-fire-three = three hexes away (from a hill)
overlay-fire-blocked = in range, but the line is blocked
overlay-threat = Who can fire at this hex
overlay-threat-german = German units
overlay-threat-us = US units
overlay-threat-both = units of both sides
overlay-threat-hex = seen from here, nobody stands here
overlay-acted = Who may still act
overlay-acted-may = may still act with this card
overlay-acted-done = has acted
overlay-range = range { $distance }
overlay-blocked = blocked by { $hex }
overlay-units = { $units }

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = The colour of the card that is drawn says who acts, and nobody knows when the joker ends the round.
briefing-1-rule = 4.1
briefing-2 = An attack is one target and as many of your units as you like; each uses up its activation.
briefing-2-rule = 6.1
briefing-3 = Once a round the US side may call aircraft or artillery instead of letting units act.
briefing-3-rule = 4.2
briefing-minutes = 45

## Why the computer gives an order

why-force = It keeps its own units strong.
why-hurt = It weakens the enemy.
why-danger = It takes its units out of the enemy’s fire.
why-threat = It brings the enemy under fire.
why-west = It brings units closer to the west edge.
why-stop = It keeps the enemy away from the west edge.
why-gone = It gets units across the west edge.
