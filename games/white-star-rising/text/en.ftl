# White Star Rising. Refusals are in deny.en.ftl, counters and scenarios in forces.en.ftl, terrain in ground.en.ftl.

## The game on the shelf

game-title = White Star Rising
game-blurb = Platoons, tanks and guns in the West, 1944 and 1945: sixteen battles from Omaha Beach to Paderborn.
game-about = Each counter is a platoon or a company headquarters, each hex 250 metres. The formations of both sides act in the order in which their markers come out of a cup, and nobody knows when the turn will end. Units that move in sight of the enemy must expect opportunity fire; units that are hit are disrupted, then reduced, then gone. Fate points change a roll or a draw. Sixteen scenarios between the landing in Normandy and the end of the war, each with its own forces, support and aims. We do not know the printed counters and maps: values and terrain are reconstructed and can be changed in the data files.

option-support_weapons = Support weapons
option-support_weapons-assigned = given to platoons during set-up
option-support_weapons-kept = kept back and handed out when they fire (11.4)
option-chaos = Chaos marker where the players may agree on one
option-chaos-scenario = none
option-chaos-agreed = it is in the cup
option-opportunity_fire = Opportunity fire at a moving stack (R11)
option-opportunity_fire-unit = once per unit and hex
option-opportunity_fire-stack = once per stack and hex
option-handicap = Handicap
option-handicap-none = none
option-handicap-german-3 = German: 3 fate points more
option-handicap-german-6 = German: 6 fate points more
option-handicap-german-10 = German: 10 fate points more
option-handicap-allied-3 = Allied: 3 fate points more
option-handicap-allied-6 = Allied: 6 fate points more
option-handicap-allied-10 = Allied: 10 fate points more
option-handicap-longer = one turn more
option-handicap-shorter = one turn less
option-leadership = Leadership helps (R18)
option-leadership-once = one attack per impulse or enemy step
option-leadership-every_attack = every attack from the hex

reaction-opportunity-fire = Opportunity fire
reaction-mine = Laying a mine
reaction-fate = Fate points on a throw
reaction-fate-draw = Fate points on a drawn marker
reaction-flak = Flak

## Sides

side-german = German
side-allied = Allied
side-german-aim = What the German side must achieve is said with the scenario.
side-allied-aim = What the Allied side must achieve is said with the scenario.

## Names

# $name: unit-numbered or a kind. $formation: a few letters.
unit-platoon = { $name } ({ $formation })
unit-numbered = { $kind } { $number }
unit-hq = HQ { $formation }
unit-shq = SHQ { $formation }
unit-piece = { $tag }: { $name }
unit-long = { $kind }, { $formation }
unit-long-attached = { $kind }, attached to { $formation }
unit-hq-long = Headquarters, { $formation }
unit-shq-long = Second headquarters, { $formation }
hex-named = { $hex } ({ $name })
place-off-map = off the map
weapon-mg = heavy machine gun
weapon-at = anti-tank weapon
marker-end = End of turn
marker-chaos = Chaos
marker-designated = Designated formation
barrage-he = barrage { $dice }^{ $hit }
barrage-smoke = smoke
barrage-none = no barrage

## Boxes, tokens, markers

box-reserve = { $side }: to come
box-support = { $side }: in hand
box-exit = { $side }: left the map
box-lost = { $side }: lost
decor-exit = Exit
# $name: a stock, one of the following.
token-count = { $name }: { $count }
token-weapon = { $weapon }, { $formation }
token-trench = Trenches to place
token-mine = Mines in hand
token-fate = Fate points

value-ap = AP against hard targets: dice^to-hit/range
value-he = HE against soft targets: dice^to-hit/range
value-mortar = Mortar against hexes: dice^to-hit/range
value-flak = Flak against aircraft: dice^to-hit/range
value-armour = Armour: dice^save
value-assault = Assault: dice^to-hit
value-mp = Movement points
value-range = Command range
value-leadership = Leadership
value-morale = Morale of the formation
mark-disrupted = disrupted
mark-out-of-command = out of command
mark-firing = firing
mark-target = under attack
mark-moving = moving
mark-mg = with a heavy machine gun
mark-at = with an anti-tank weapon
mark-mounted = in its vehicles or limbered
mark-led = leadership used
mark-arrives = comes on in turn { $turn } or later
mark-control-german = counts for victory; German
mark-control-allied = counts for victory; Allied
mark-objective = counts for victory; nobody's
mark-smoke-thick = smoke, this turn and the next
mark-smoke-thin = smoke, to the end of the turn
mark-wreck = wreck
mark-trench = trench
mark-mine = mine
mark-bridge-blown = blown bridge

## Tracks and figures

track-turn = Turn
deck-cup = Cup
stat-standing = If it ended now
standing-draw = draw
# $grade: grade-marginal and so on.
standing-win = { $side } { $grade }
stat-control = Hexes controlled
stat-control-of = Control of { $places }
stat-bridge-held = Bridge in hand
stat-present = Own unit in place
stat-absent = Area free of the enemy
stat-exited = Left the map
stat-eliminated = Enemies eliminated
stat-points = Victory points
stat-through = Tank platoons through
stat-fate = Fate points
stat-mines = Mines in hand
stat-barrages = Barrages left
stat-ends = End markers
stat-ends-drawn = { $count } drawn{ $held ->
        [0] {""}
       *[other] , { $held } held back
    }
stat-chaos = Chaos
stat-bridge = Bridge
stat-aim = Aim
stat-of = { $count } of { $needed }
stat-count = { $count }
stat-both = German { $german }, Allied { $allied }
stat-yes = yes
stat-no = no
bridge-down = blown
bridge-crossed = crossed by the enemy
bridge-charged = charges are set
bridge-charging = charges: { $turns } of { $needed ->
        [one] one turn
       *[other] { $needed } turns
    }

## Throws

throw-none = throw
throw-strength = strength of { $unit }
throw-entry = entry of reinforcements
throw-command = command test in { $hex }
throw-reorganise = reorganisation of { $unit }
throw-attack = attack
throw-attack-on = attack on { $unit }
throw-defence = defence
throw-defence-of = defence of { $unit }
throw-spread = who takes the odd hit
throw-headquarters = survival of { $unit }
throw-accuracy = accuracy
throw-assault = the attackers' dice
throw-counter = the defenders' dice
throw-clear = { $unit } clears mines
throw-chaos = chaos
throw-flak = flak
throw-evade = the aircraft evades
throw-break-off = whether the aircraft comes back
throw-aim = accuracy of the aircraft
throw-return = whether the aircraft comes back
throw-demolition = demolition
throw-weapon-loss = loss of a support weapon

roll-hits = { $count ->
        [0] no hit
        [one] one hit
       *[other] { $count } hits
    }
roll-saves = { $count ->
        [0] nothing saved
        [one] one saved
       *[other] { $count } saved
    }
roll-passed = yes
roll-failed = not yet
roll-test-passed = { $sum }: passed, needed { $needed } or less
roll-test-failed = { $sum }: failed, needed { $needed } or less
roll-aim-good = on target
roll-aim-weak = on target, one die less
roll-aim-off = off target
roll-hq-safe = unharmed
roll-hq-hit = hit
roll-air-back = it will be back
roll-air-gone = it is gone
roll-full = full strength
roll-reduced = took water
roll-first = the first unit
roll-second = the second unit
roll-number = { $count }

## Chances

odds-nothing = Nothing
odds-disrupted = Disrupted
odds-reduced = Reduced
odds-taken = Hex taken
odds-repulsed = Beaten off
odds-beaten = Attackers destroyed
odds-through = Overrun
odds-cleared = Mine cleared
odds-stays = Mine stays
odds-on-target = On target
odds-astray = Lost
odds-flak-hit = Hit
odds-flak-miss = Missed
odds-down = Bridge down
odds-stands = Bridge stands

tally-ap = AP of { $unit }
tally-he = HE of { $unit }
tally-mortar = Dice of { $unit }
tally-mg = Heavy machine gun
tally-leader = Leadership of { $unit }
tally-plus = Extra die (no extra hit)
tally-ammunition = Low ammunition
tally-extended-six = Beyond normal range
tally-beyond = More than a six needed
tally-hit = Hits on { $hit } or more
tally-hit-extended = Beyond normal range: hits on { $hit } or more
tally-trench = The trench cancels the first hit
tally-defence = Defence: { $dice ->
        [0] no dice
        [one] one die, saves on { $save } or more
       *[other] { $dice } dice, save on { $save } or more
    }

## Prompts: what can be done now

prompt-setup = { $side }: set up. { $units ->
        [0] All units stand
        [one] One unit left
       *[other] { $units } units left
    }{ $weapons ->
        [0] {""}
        [one] , one support weapon to give out
       *[other] , { $weapons } support weapons to give out
    }{ $trenches ->
        [0] {""}
        [one] , one trench
       *[other] , { $trenches } trenches
    }. Point at a unit, then at a hex; at the unit twice, and it begins in its vehicles. Weapons and trenches go the same way. Or let the game do it.
prompt-setup-done = { $side }: everything stands. Finish the set-up, or take back what should stand elsewhere.
prompt-opening-barrage = { $side }: call one barrage before the first draw, or do without.
prompt-opening-optional = { $side }: let { $formation } act before the first draw?
prompt-opening-choice = { $side }: name the formation that acts before the first draw.
prompt-schedule = Does the { $craft } go into the cup this turn?
prompt-draw = Draw the next marker from the cup.
prompt-drawn = { $side }: { $marker } was drawn. Two fate points put it back into the cup.
prompt-designate = Name the formation the designated marker activates.
prompt-landing = { $formation } arrives: put its units on the map.
prompt-acting = { $side }: { $formation } acts. { $ready ->
        [0] Nobody is ready any more
        [one] One unit is ready
       *[other] { $ready } units are ready
    }{ $waiting ->
        [0] {""}
        [one] , one waits to come on
       *[other] , { $waiting } wait to come on
    }. { $choice ->
        [none] End the impulse.
        [waiting] Choose who comes on, then an entry hex.
       *[some] Choose a unit (and whoever goes with it), then a hex or an enemy.
    }
prompt-moving = { $units } on the move, { $left ->
        [one] one movement point
       *[other] { $left } movement points
    } left: go on or stop.
prompt-inside = { $units } in the middle of an overrun: move on.
prompt-mine = { $hex } has been entered: lay a mine there?
prompt-opportunity = { $units } entered { $hex }: who fires?
prompt-lead = { $side }: which unit gets the leadership dice?
prompt-retreat = Retreat { $units }.
prompt-roll = { $count ->
        [one] One die
       *[other] { $count } dice
    }: { $what }.
prompt-window = { $side }: spend fate on the throw “{ $what }”? { $fate ->
        [one] One point
       *[other] { $fate } points
    } left.
prompt-cover = { $side }: { $unit } is fired at. Without “ops complete” it would be concealed. Spend two fate points on that?
prompt-air-target = { $craft }: choose its target.
prompt-flak = { $craft } attacks { $hex }: who fires at it?
prompt-scatter = { $craft } missed { $hex }: choose the hex next to it that is hit.
prompt-stray = Stray barrage on { $formation }: choose where it falls.
prompt-quick = Quick orders: { $units ->
        [one] one more unit
       *[other] { $units } more units
    } of { $formation }'s side may be made ready again.
prompt-replace = Where does the headquarters of { $formation } come back?
prompt-lose-weapon = { $side } loses a support weapon: which one?

## Orders, as on a button

order-place = Put { $unit } in { $hex }
order-place-mounted = Put { $unit } in { $hex }, vehicle side up
order-arm = Give a { $weapon } to { $unit }
order-dig = Trench in { $hex }
order-auto = Set up the rest for me (best known)
order-even = Set up the rest for an even game
order-ready = Set-up finished
order-first = { $formation }
order-launch = Into the cup
order-return = Put it back (2 fate points)
order-refresh = Make { $unit } ready again (2 fate points)
order-refresh-free = Make { $unit } ready again
order-pass = No
order-pass-mine = No mine
order-pass-fire = Hold fire
order-pass-throw = Let it stand
order-pass-marker = Leave it
order-reroll = Throw again (1 fate point)
order-nudge = Turn a { $face } into a { $to } (1 fate point)
order-command = Put the hex in command (1 fate point)
order-move = { $units } to { $hex }
order-assault = Assault { $hex } with { $units }
order-overrun = Overrun { $hex } with { $units }
order-enter = { $unit }{ $hq ->
        [yes] {" "}with headquarters
       *[no] {""}
    } comes on in { $hex }{ $mounted ->
        [yes] , vehicle side up
       *[no] {""}
    }
order-exit = { $units }: leave the map
order-mount = { $unit }: mount or limber up
order-dismount = { $unit }: dismount or unlimber
order-stop = End the move
order-fire = { $unit } fires at { $target }{ $leader ->
        [yes] , led
       *[no] {""}
    }{ $weapon ->
        [hold] , without support weapon
        [mg] , taking a heavy machine gun
        [at] , taking an anti-tank weapon
       *[along] {""}
    }{ $scoot ->
        [yes] , on the move
       *[no] {""}
    }
order-shell = { $unit } fires at { $hex }{ $leader ->
        [yes] , led
       *[no] {""}
    }
order-clear = { $unit } clears the mine in { $hex }
order-call = { $barrage } on { $hex }
order-demolish = Blow up the bridge
order-ambush = { $unit } appears in { $hex } and fires at { $target }{ $leader ->
        [yes] , led
       *[no] {""}
    }
order-end = End the impulse
order-mine = Lay a mine in { $hex }
order-lead = { $unit }
order-retreat = { $unit } to { $hex }
order-target = { $hex }
order-flak = { $unit } fires{ $leader ->
        [yes] , led
       *[no] {""}
    }
order-replace = { $formation }: { $hex }
order-lose = { $weapon }, { $formation }


## Log: what happens

event-placed = { $unit } set up in { $hex }.
event-armed = { $unit } gets: { $weapon }.
event-dug = Trench in { $hex }.
event-ready = { $side }: set-up finished.
event-swamped = { $unit } { $swamped ->
        [yes] has taken water and starts reduced.
       *[no] comes through unharmed.
    }
event-turn-begins = Turn { $turn } begins.
event-turn-ends = Turn { $turn } is over.
event-cup-empty = No formation is left in the cup.
event-acts-first = { $formation } acts before the first draw.
event-drawn = Drawn: { $marker }.
event-put-back = { $marker } goes back into the cup.
event-put-aside = It has nobody left to activate and is put aside.
event-end-marker = { $count ->
        [one] First end marker.
       *[other] Second end marker: the turn ends.
    }
event-ends-held = { $side } holds back { $count ->
        [one] one end marker.
       *[other] { $count } end markers.
    }
event-ends-released = { $side }: { $count ->
        [one] one end marker goes
       *[other] { $count } end markers go
    } into the cup.
event-marker-again = The marker of { $formation } goes into the cup once more.
event-designated = The designated formation is { $formation }.
event-activated = { $formation } acts.
event-impulse-ends = { $formation } has finished.
event-not-yet = The reinforcements do not come yet.
event-may-enter = The reinforcements may come on.
event-command-test = { $hex }: { $passed ->
        [yes] in command.
       *[no] out of command.
    }
event-command-bought = { $hex } is put in command.
event-reorganised = { $unit } { $passed ->
        [yes] is in good order again.
       *[no] stays disrupted.
    }
# $what: one of throw-...
event-thrown = Dice, { $what }: { $dice }.
event-nudged = A { $face } becomes a { $to }: { $dice }.
event-fate-spent = { $side } spends { $cost ->
        [one] one fate point
       *[other] { $cost } fate points
    }; { $left } left.
event-refreshed = { $unit } is ready again.
event-moved = { $units }: { $from } to { $to }.
event-entered = { $units } onto the map in { $to }.
event-assaults = { $units }: from { $from } into the assault on { $to }.
event-overruns = { $units }: from { $from } to overrun { $to }.
event-flipped = { $unit } { $mounted ->
        [yes] mounts or limbers up.
       *[no] dismounts or unlimbers.
    }
event-exited = Off the map: { $units }.
event-stopped = End of the move: { $units }.
event-went-back = Back to { $to }: { $units }.
event-fires = { $unit } fires at { $target }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $hit } or more hits.
event-opportunity = Opportunity fire by { $unit } at { $target }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }, { $hit } or more hits.
event-shells = { $unit } fires at { $hex }{ $direct ->
        [yes] .
       *[no] {" "}by observer.
    }
event-shells-fall = Fire falls on { $hex }.
event-hits = { $hits ->
        [0] No hit.
        [one] One hit.
       *[other] { $hits } hits.
    }
event-counter-hits = The defenders: { $hits ->
        [0] no hit.
        [one] one hit.
       *[other] { $hits } hits.
    }
event-saves = { $saved ->
        [0] Nothing is saved.
        [one] One hit is saved.
       *[other] { $saved } hits are saved.
    }
event-trench-saves = The trench takes one hit.
event-disrupted = { $unit } is disrupted.
event-reduced = { $unit } is reduced.
event-eliminated = { $unit } is eliminated.
event-wreck = A wreck in { $hex }.
event-hq-safe = { $unit } is unharmed.
event-hq-reduced = { $unit } is reduced.
event-hq-lost = { $unit } is lost.
event-hq-replaced = { $unit } is replaced in { $hex }.
event-mine-laid = A mine in { $hex }!
event-mine-attacks = The mine in { $hex } goes off.
event-cleared = { $unit }: the mine in { $hex } { $cleared ->
        [yes] is cleared.
       *[no] stays.
    }
event-assault = Assault on { $hex }: { $attackers } against { $defenders }.
event-overrun = Overrun in { $hex }: { $attackers } against { $defenders }.
event-leads = { $unit } gets the leadership dice.
event-taken = { $hex } is taken.
event-retreated = Retreat to { $to }: { $units }.
event-no-retreat = { $unit } has nowhere to retreat to.
event-called = { $side } calls { $smoke ->
        [yes] smoke
       *[no] a barrage
    } on { $hex }.
event-astray = It misses.
event-smoke = Smoke in { $hex }.
event-airborne = { $craft } over the battlefield.
event-launched = The { $craft } goes into the cup.
event-aircraft-gone = The { $craft } will not come any more.
event-no-air-target = It finds no target.
event-air-target = { $craft } attacks { $hex }.
event-flak-fires = Flak: { $unit } fires.
event-breaks-off = { $craft } is hit and breaks off.
event-shot-down = { $craft } is shot down.
event-scattered = { $hex } is hit instead.
event-air-returns = { $craft } { $back ->
        [yes] will be back.
       *[no] is gone for good.
    }
event-chaos = Chaos: { $result }.
event-chaos-strikes = Chaos strikes { $formation }: { $result }.
event-chaos-lapses = The chaos result lapses; its marker goes back into the cup.
event-weapon-check = { $side }: { $lost ->
        [yes] a support weapon in stock is lost.
       *[no] no support weapon is lost.
    }
event-weapon-lost = Lost: { $weapon }.
event-charges-set = The charges on the bridge are set.
event-charging = Charges on the bridge: { $turns ->
        [one] one turn of work done.
       *[other] { $turns } turns of work done.
    }
event-demolition = { $down ->
        [yes] The bridge goes up.
       *[no] The charges fail; the bridge stands.
    }
event-ambush = { $unit } appears from ambush in { $hex }!

## The end

over-draw = The game is drawn.
over-german-marginal = The Germans win marginally.
over-german-tactical = The Germans win tactically.
over-german = The Germans win.
over-german-decisive = The Germans win decisively.
over-allied-marginal = The Allies win marginally.
over-allied-tactical = The Allies win tactically.
over-allied = The Allies win.
over-allied-decisive = The Allies win decisively.

## Overlays

overlay-range-hard = What it can fire at: hard targets
overlay-range-soft = What it can fire at: soft targets
overlay-range-reduced = close: hits more easily
overlay-range-normal = normal range
overlay-range-extended = beyond normal range: hits less easily
overlay-range-blocked = in range, but not seen
overlay-sight = What this unit sees
overlay-sight-clear = seen
overlay-seen = Who sees this hex
overlay-seen-german = Germans
overlay-seen-allied = Allies
overlay-seen-both = both sides
overlay-seen-hex = seen from here, nobody stands here
overlay-command = In command without a test
overlay-command-hq = by the headquarters
overlay-command-shq = by the second headquarters
overlay-command-recon = recon units only
overlay-zone = Where it is set up or comes on
overlay-zone-setup = set-up area
overlay-zone-entry = entry hexes
overlay-distance = distance { $distance }
overlay-units = { $units }

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Markers drawn from the cup say which formation acts; the second end marker ends the turn.
briefing-1-rule = 3.1
briefing-2 = Whoever enters a hex in sight of a ready enemy can be fired on. Units that wait keep that chance.
briefing-2-rule = 6.2
briefing-3 = Units act only within reach of their headquarters.
briefing-3-rule = 1.3.2
briefing-minutes = 120
scenario-01-noville-rule = 12.2.1
scenario-02-montmartin-rule = 12.2.2
scenario-03-vierville-rule = 12.2.3
scenario-04-cologne-rule = 12.2.4
scenario-05-chaumont-rule = 12.2.5
scenario-06-bastogne-rule = 12.2.6
scenario-07-carentan-rule = 12.2.7
scenario-08-remagen-rule = 12.2.8
scenario-09-huertgen-rule = 12.2.9
scenario-10-elsenborn-rule = 12.2.10
scenario-11-omaha-rule = 12.2.11
scenario-12-odon-rule = 12.2.12
scenario-13-luneville-rule = 12.2.13
scenario-14-paderborn-rule = 12.2.14
scenario-15-bieville-rule = 12.2.15
scenario-16-arnhem-rule = 12.2.16

## Why the computer gives an order

why-force = It keeps its own units whole.
why-hurt = It wears the enemy down.
why-fire = It brings fire to bear.
why-cover = It takes units out of the enemy’s fire.
why-guns = It brings guns into position.
why-command = It keeps units in command.
why-ready = It keeps units ready to act.
why-fate = It saves fate points.
# $place: a town, another named place or a hex.
why-hold = It is about { $place }: holding it, or getting closer.
why-deny = It keeps the enemy away from { $place }.
why-leave = It brings units closer to leaving the map.
why-stop = It keeps the enemy from leaving the map.
why-kill = It goes after the units that must be eliminated.
why-save = It protects the units that the enemy must eliminate.
why-clear = It drives the enemy out of { $place }.
why-stay = It keeps the units in { $place } that must be there.
