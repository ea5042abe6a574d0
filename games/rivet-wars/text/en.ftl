# Rivet Wars: Eastern Front.


## The game on the shelf

game-title = Rivet Wars: Eastern Front
game-blurb = Steampunk trenches: buy fresh troops every turn, seize the stars, keep your cards close.
game-about = Two armies of rivets and steam fight over strategic objectives on a board of squares. Each turn you buy riflemen, cycles, guns, tanks and heroes, attack, then move. Action! cards surprise the enemy, Secret Missions bring extra points. Quick to learn: begin with mission 1.
scenario-capture-the-flag = 1: Capture the Flag
scenario-capture-the-flag-about = No cards, no rivets: the mission to learn the game with. First to 6 points.
scenario-ammunition-depot = 2: Ammunition Depot
scenario-ammunition-depot-about = The Allies hold two objectives from the start, Bismark has more troops. No Secret Missions. First to 8.
scenario-closing-the-front = 3: Closing the Front
scenario-closing-the-front-about = A narrow front with wire and mines. First to 10.
scenario-over-the-top = 4: Over the Top
scenario-over-the-top-about = Two lines of bunkers face each other. First to 10.
scenario-barbed-wire = 5: Barbed Wire
scenario-barbed-wire-about = All the wire in the box and one narrow gap. First to 8.
scenario-hold-the-line = 6: Hold the Line
scenario-hold-the-line-about = The Allies must hold out for eight rounds; Bismark needs 10 points from four objectives.
scenario-main-street = 7: Main Street
scenario-main-street-about = Objectives along one road, and two rivets a turn: the tanks come early. First to 10.
scenario-border-post = 8: The Royal Border Post
scenario-border-post-about = A fort in the middle; two extra points a turn for infantry. First to 8.
scenario-death-from-above = 9: Death from Above!
scenario-death-from-above-about = Each Allied turn three Riflemen drop by parachute. First to 10.
scenario-knock-out = 10: Knock-out
scenario-knock-out-about = Who scores gets more to fight with, step by step. First to 10.
option-initiative = Initiative
option-initiative-each_round = thrown before every round
option-initiative-once = thrown once
option-gas_shot = Gas shot
option-gas_shot-all = attacks everybody in the segment
option-gas_shot-first = attacks the first unit only
option-pool = Figures
option-pool-box = as many as in the box
option-pool-unlimited = unlimited, except heroes
option-handicap = Handicap
option-handicap-none = none
option-handicap-allied-2 = Allies: 2 victory points at the start
option-handicap-allied-deploy = Allies: one deployment point more each turn
option-handicap-bismark-2 = Bismark: 2 victory points at the start
option-handicap-bismark-deploy = Bismark: one deployment point more each turn
side-allied = Allies
side-bismark = Bismark
side-allied-aim = Reach the mission's points first: hold objectives, fulfil Secret Missions, eliminate tanks and heroes.
side-bismark-aim = Reach the mission's points first: hold objectives, fulfil Secret Missions, eliminate tanks and heroes.

## Units

unit-numbered = { $unit } { $number }
unit-rif = Rifleman
unit-roc = Rocket Cycle
unit-ham = Hammer 65 Pounder
unit-ost = MT-1 Ostrich
unit-wol = M2 Wolverine
unit-par = Captain W. Parman
unit-hac = Hacksaw Turret
unit-pat = General G. Patston
unit-pan = Panzerfaust
unit-dra = Monowheel Dragoon
unit-sch = MG08 Schlitten
unit-stu = Sturmpanzer
unit-koe = Jaeger Erwin Koenig
unit-tan = Baron Gaston Tankken
unit-cyc = Der Cyclops
unit-rom = General E. Romler

weapon-rifle = the rifle
weapon-rockets = rockets
weapon-mortar = the mortar (all units)
weapon-cannon = the cannon (all units)
weapon-machine-gun = the machine gun
weapon-autocannon = the autocannon
weapon-sabre = the sabre (all units)
weapon-turret = the turret
weapon-panzerfaust = the panzerfaust
weapon-lance = the lance (chain)
weapon-cannons = the cannons
weapon-sniper-rifle = the sniper rifle
weapon-gas-launcher = the gas launcher
weapon-cyclops = the Cyclops

## Cards

card-pigeon = Carrier Pigeon
card-pigeon-text = Take two Action! cards from the deck. “Delivers orders, asks no questions, tastes of chicken.”
card-train = Supply Train
card-train-text = Two more deployment points this phase. “Late, dented and two wagons short: the finest sight of the war.”
card-scrap = Scrap Drive
card-scrap-text = One more rivet for your stock. “Every frying pan is a tank that has not found its purpose.”
card-march = Forced March
card-march-text = The infantry of one of your segments may go one segment farther this phase. “The map says three days. The sergeant says Tuesday.”
card-barrage = Artillery Barrage
card-barrage-text = Three shells fall around the spot you name; wherever one lands, everybody is attacked. “We aimed at the hill. We hit the county.”
card-shells = Gas Shells
card-shells-text = Gas grenades land near the spot you name and leave a cloud. “First check the wind. Then check it again.”
card-mines = Mine Layers
card-mines-text = Lay a minefield in an empty, unmarked segment of no man's land. “Mind the gap between the gaps.”
card-sappers = Sappers
card-sappers-text = Clear a barbed wire, tank trap or minefield beside your infantry, or roll out new wire there. “What we cut by night they mend by day, and the other way round.”
card-shot = Crack Shot
card-shot-text = Choose any target in the segment and add 1 to every die, for the rest of the unit's activation. “One breath, one round, one vacancy for promotion.”
card-dig = Dig In!
card-dig-text = Attackers throw one die less against your units in this segment, until the turn ends. “A good soldier loves his spade more than his rifle.”
card-over = Over the Top!
card-over-text = The infantry of one of your segments attacks once more. “The whistle blows twice for the brave and once for the sensible.”
card-repairs = Field Repairs
card-repairs-text = Patch up two points of damage on one of your units, or take one more deployment point. “If it still hisses, it still drives.”
window-deploy-start = start of deployment
window-deploy-end = end of deployment
window-combat-start = start of combat
window-before-attack = before an attack of your active unit
window-targeted = when the enemy first attacks a segment of yours
window-combat-end = end of combat
window-move-start = start of movement
secret-foothold = Foothold
secret-foothold-text = At the end of your turn your flag lies on an objective.
secret-land = Land Grab
secret-land-text = At the end of your turn your flags lie on two objectives.
secret-tank = Tank Buster
secret-tank-text = In your turn eliminate a tank, or two cavalry or support units.
secret-medal = Medal Hunter
secret-medal-text = In your turn eliminate a hero, alone or plugged into a tank.
secret-horse = Unhorsed
secret-horse-text = In your turn eliminate a cavalry unit.
secret-colours = Captured Colours
secret-colours-text = At the end of your turn remove an enemy flag.
secret-ranks = Thin the Ranks
secret-ranks-text = In your turn eliminate three infantry, heroes included.
secret-behind = Behind the Lines
secret-behind-text = At the end of your turn infantry of yours stands in enemy territory.
secret-bunker = Dug In
secret-bunker-text = At the end of your turn two of your infantry stand in one bunker.
secret-force = Show of Force
secret-force-text = At the end of your turn a tank or hero of yours stands in no man's land.
secret-met = { $points } { $points ->
        [one] point
       *[other] points
    }: met if the turn ended now
secret-not-met = { $points } { $points ->
        [one] point
       *[other] points
    }: not met yet
deck-action = Action! cards that may still come
deck-secret = Secret Missions that may still come

## Board

price-rivets = { $cost } + { $rivets }•
hand-secrets = Secret Missions
hand-points = { $points } { $points ->
    [one] point
   *[other] points
}
box-hand-allied = Allied hand
box-hand-bismark = Bismark hand
box-shop-allied = Allied recruits
box-shop-bismark = Bismark recruits
ground-mud = open ground
ground-mud-about = No effect.
ground-duckboard = duckboards
ground-duckboard-about = Runners activated here have more movement points (9.6).
ground-offmap = beside the board
ground-offmap-about = Hands and recruits.
territory-allied = Allied territory
territory-bismark = Bismark territory
territory-none = no man's land
cell-title = { $seg }, { $ground }, { $territory }
marker-none = nothing
marker-bunker = bunker
marker-objective = strategic objective
marker-wire = barbed wire
marker-tank-trap = tank trap
marker-minefield = minefield
mark-flag = flag: { $side }
mark-deploy = deployment segment: { $side }
mark-gas = gas of { $side }, age { $age }
mark-dug = dug in until the turn ends
mark-hero = hero
value-move = move
value-armour = armour class
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
phase-initiative = initiative
phase-start = turn start
phase-cards = card phase
phase-deploy = deployment
phase-combat = combat
phase-move = movement
phase-regroup = regrouping
phase-wrap-up = wrap-up
phase-over = end
round = Round
track-phase = Round { $round }
stat-turn = Turn
stat-turn-of = { $side }
stat-vp = Points: { $side }
stat-of = { $have } of { $goal }
stat-rivets = Rivets: { $side }
stat-hand = Hand: { $side }
stat-hand-of = { $cards } { $cards ->
        [one] action
       *[other] actions
    }, { $secrets } { $secrets ->
        [one] mission
       *[other] missions
    }
stat-points = Deployment points
stat-purse = Points for infantry
stat-free = Free infantry
overlay-range = Range of a unit
overlay-range-legend = in range
overlay-threat = Who can fire at a segment
overlay-threat-legend = can fire there
overlay-threat-here = this segment
overlay-land = Territories
reaction-dig-in = Dig In!

## Questions

prompt-initiative = Both sides throw for initiative.
prompt-drop = Parachutes: where shall { $count } { $count ->
        [one] Rifleman
       *[other] Riflemen
    } aim?
prompt-flip = A card shows where it goes.
prompt-discard = Discard a card to make room, or keep your hand?
prompt-draw = A card is drawn.
prompt-deploy = Deployment: { $points } { $points ->
        [one] point
       *[other] points
    }, { $rivets } { $rivets ->
        [one] rivet
       *[other] rivets
    }. Choose a recruit, then a segment.
prompt-deploy-purse = Deployment: { $points } { $points ->
        [one] point
       *[other] points
    }, { $purse } more for infantry, { $rivets } { $rivets ->
        [one] rivet
       *[other] rivets
    }.
prompt-deploy-free = Deployment: { $points } { $points ->
        [one] point
       *[other] points
    }, { $purse } infantry free, { $rivets } { $rivets ->
        [one] rivet
       *[other] rivets
    }.
prompt-ended = A card has ended the phase: play another of the same kind, or go on.
prompt-combat = Combat: choose a segment to activate.
prompt-fight = Combat in { $seg }: choose a unit, then its target.
prompt-move = Movement: choose a segment to activate.
prompt-move-unit = Movement from { $seg }: choose a unit.
prompt-step = { $unit } moves: { $points } { $points ->
        [one] point
       *[other] points
    } left.
prompt-targeted = { $unit } attacks { $seg } for the first time this turn. Do you react?
prompt-push = Tank Shock: where does { $unit } go?
prompt-sweep = { $dice } { $dice ->
        [one] die is
       *[other] dice are
    } thrown at { $unit }.
prompt-regroup = Regroup: point at the units of a segment in their new order, or end your turn.

## Orders

order-keep = Keep the hand
order-discard = Discard { $card }
order-deploy = Deploy { $kind } in { $seg }
order-plug = Put { $plug } on { $host }
order-play = Play { $card }
order-play-points = Play { $card } for one deployment point
order-play-at = Play { $card }: { $aim }
order-done-deploy = End deployment
order-done-combat = End combat
order-done-move = End movement
order-done-regroup = End the turn
order-activate = Activate { $seg }
order-attack = { $unit } attacks { $seg } with { $weapon }
order-attack-unit = { $unit } attacks { $target } in { $seg } with { $weapon }
order-dash = { $unit }: Dash instead of attacking
order-assault = { $unit }: Rapid Assault
order-move = Move { $unit }
order-step = To { $seg }
order-step-shock = Tank Shock into { $seg }
order-halt = Stop here
order-close = Done with { $seg }
order-pass = Do not react
order-push = { $unit } goes to { $seg }
order-form = { $seg }: { $units }
order-drop = Aim at { $seg }

## Odds

odds-hit-two = two hits
odds-hit-three = three hits
odds-hit-four = four hits or more
odds-mover-lost = the mover is eliminated
odds-mover-damaged = the mover is damaged
odds-mover-through = nobody is hurt
tally-dice = dice against { $unit }
tally-bolster = Bolster Defense of { $unit }
roll-initiative = Initiative: Allies, Bismark
roll-attack = { $cause } against { $unit }
cause-mine = Minefield
cause-gas = Gas
cause-gas-shell = Gas shells
cause-shell = Shell

## Results

win-goal = The goal of the mission is reached.
win-more = Both have reached their goal; the larger total wins.
win-guard = Round 40 is over; the points decide.

## Events

event-round-begins = Round { $round } begins.
event-initiative = Initiative: Allies { $allied }, Bismark { $bismark }.
event-initiative-tied = Initiative: { $allied } each, thrown again.
event-turn-begins = { $side }: the turn begins.
event-flag = { $side }: flag on { $seg }.
event-drop-aimed = The parachutes aim at { $seg }.
event-landed = { $unit } lands in { $seg }.
event-drifts-on = Nobody can land in { $seg }; the parachute drifts on.
event-parachute-lost = The parachutist is lost.
event-discarded = { $side }: { $card } is discarded.
event-kept = { $side }: the hand is kept.
event-drew = { $side }: { $card } is drawn.
event-drew-hidden = { $side }: an Action! card is drawn.
event-drew-mission = { $side }: Secret Mission “{ $mission }”.
event-drew-mission-hidden = { $side }: a Secret Mission is drawn.
event-deck-renewed = The Action! deck is renewed from its discards.
event-secret-deck-renewed = The deck of Secret Missions is renewed from its discards.
event-supplies = { $side }: { $points } { $points ->
        [one] deployment point
       *[other] deployment points
    }, { $rivets } { $rivets ->
        [one] rivet
       *[other] rivets
    }.
event-supplies-purse = { $side }: { $points } { $points ->
        [one] deployment point
       *[other] deployment points
    }, { $purse } more for infantry, { $rivets } { $rivets ->
        [one] rivet
       *[other] rivets
    }.
event-supplies-free = { $side }: { $points } { $points ->
        [one] deployment point
       *[other] deployment points
    }, { $purse } infantry free, { $rivets } { $rivets ->
        [one] rivet
       *[other] rivets
    }.
event-deployed = { $unit } is deployed in { $seg }; { $points } { $points ->
        [one] point
       *[other] points
    } left.
event-plugged = { $plug } is put on { $host }.
event-phase-begins = Phase: { $phase }.
event-played = { $side }: { $card }!
event-played-at = { $side }: { $card }, { $aim }!
event-repaired = { $unit } is repaired.
event-laid = { $marker } is laid in { $seg }.
event-lifted = { $marker } is cleared from { $seg }.
event-flipped = { $card } shows { $direction }: { $seg }.
event-flipped-off = { $card } shows { $direction }: off the board.
event-activated = { $seg } is activated.
event-closed = { $seg } is done.
event-attacks = { $unit } attacks { $seg }.
event-passed = { $side }: no reaction for { $seg }.
event-hit = { $sweep } against { $victim }: { $dice }, hit.
event-miss = { $sweep } against { $victim }: { $dice }, no hit.
event-damaged = { $unit } is damaged, { $left } { $left ->
        [one] hit point
       *[other] hit points
    } left.
event-eliminated = { $unit } is eliminated.
event-eliminated-bounty = { $unit } is eliminated: { $bounty } { $bounty ->
        [one] point
       *[other] points
    } for { $to }.
event-eliminated-plug = { $unit } is eliminated with { $plug }.
event-eliminated-plug-bounty = { $unit } is eliminated with { $plug }: { $bounty } { $bounty ->
        [one] point
       *[other] points
    } for { $to }.
event-stepped = { $unit } moves to { $seg }.
event-wire-gone = { $unit } flattens the wire in { $seg }.
event-shocks = { $unit } shocks { $seg }.
event-pushed = { $unit } is pushed to { $seg }.
event-no-refuge = { $unit } has nowhere to go.
event-cloud-comes = A cloud of gas lies in { $seg }.
event-cloud-gone = The gas in { $seg } is gone.
event-no-cloud-left = No gas marker is left for { $seg }.
event-drifted = The gas drifts from { $from } to { $seg }.
event-formed = { $seg } is regrouped.
event-captured = { $side }: { $seg } captured, { $points } { $points ->
        [one] point
       *[other] points
    }.
event-captured-flag = { $side }: { $seg } captured, the enemy flag removed, { $points } { $points ->
        [one] point
       *[other] points
    }.
event-fulfilled = { $side }: “{ $mission }” fulfilled, { $points } { $points ->
        [one] point
       *[other] points
    }.
event-round-points = { $side }: { $points } { $points ->
        [one] point
       *[other] points
    } for the round.

## Why not

deny-moment = Not now: it is the phase { $phase }.
deny-over = The game is over.
deny-not-yours = { $unit } does not belong to the side that acts.
deny-not-on-board = { $unit } is not on the board.
deny-other-side = { $kind } belongs to the other side.
deny-not-in-hand = { $card } is not in your hand.
deny-window = { $card } is for another moment: { $window }.
deny-needs-aim = { $card } needs a target.
deny-needs-no-aim = { $card } has no target.
deny-undamaged = { $unit } has no damage.
deny-no-infantry = You have no infantry in { $seg } that could use it.
deny-not-free = { $seg } is no empty, unmarked segment of no man's land.
deny-no-supply = The supply has none left: { $marker }.
deny-not-beside = { $seg } is not beside your infantry.
deny-nothing-to-clear = In { $seg } there is nothing to clear and no room for wire.
deny-nothing-to-shoot = { $unit } has no target, not even as a Sniper.
deny-nobody-attacks = Nobody in { $seg } has a legal attack.
deny-phase-ended = A card has ended the orders of this phase.
deny-points = { $kind } costs { $cost } { $cost ->
        [one] point
       *[other] points
    }; you have { $have }.
deny-rivets = { $kind } needs { $cost } { $cost ->
        [one] rivet
       *[other] rivets
    }; you have { $have }.
deny-no-figure = No figure is left in the pool: { $kind }.
deny-hero-spent = { $kind } has already been in this game; a hero comes once.
deny-not-deployment = { $seg } is none of your deployment segments.
deny-enemy-there = The enemy stands in { $seg }.
deny-no-room = There is not enough room in { $seg }.
deny-no-socket = { $unit } has no free socket.
deny-not-home = { $unit } is not in your territory.
deny-bunker = Only infantry may enter the bunker in { $seg }.
deny-objective = Only infantry may enter the objective in { $seg }.
deny-wire = Infantry may not enter the wire in { $seg }.
deny-tank-trap = Only infantry may enter the tank trap in { $seg }.
deny-nobody-there = You have no units in { $seg }.
deny-chosen = { $seg } was already activated in this phase.
deny-all-used = All units in { $seg } have had their turn in this phase.
deny-close-first = Finish the active segment first.
deny-nothing-open = No segment is active; activate one first.
deny-not-active = { $unit } is not active.
deny-no-row = { $unit } has no such weapon.
deny-no-attack-left = { $unit } has no attack left with this weapon.
deny-no-range = { $unit } cannot attack ground targets.
deny-too-far = { $seg } is out of range { $range }.
deny-same-segment = Nobody attacks his own segment.
deny-own-units = Your own units stand in { $seg }.
deny-no-target = No enemy stands in { $seg }.
deny-shielded = The first unit in { $seg } cannot be hurt by this weapon and shields those behind.
deny-none-hurt = This weapon can hurt nobody in { $seg }.
deny-name-target = A Sniper names his target: point at the unit.
deny-no-sniper = { $unit } is no Sniper and takes the first unit: point at the segment.
deny-no-place = There is no such unit in { $seg }.
deny-cannot-hurt = This weapon cannot hurt that unit in { $seg }.
deny-star = All shots of this weapon go into { $seg }.
deny-no-dash = { $unit } has no Dash.
deny-no-assault = { $unit } has no Rapid Assault.
deny-assault-first = { $unit } has already acted; Rapid Assault comes first and once.
deny-dash-instead = { $unit } has already acted; Dash replaces attacks.
deny-only-attacks = “Over the Top!” allows attacks only.
deny-assaulted = { $unit } used Rapid Assault this turn and does not move again.
deny-stuck = { $unit } can go nowhere.
deny-not-adjacent = { $seg } cannot be reached with one step.
deny-second-diagonal = Only one diagonal step per activation.
deny-enemy-held = The enemy holds { $seg }.
deny-no-shock = Tank Shock works against infantry only; not everybody in { $seg } is.
deny-no-way-out = { $seg } is full, and the move could not end beyond it.
deny-cannot-stay = There is no room to stay in { $seg }.
deny-other-survivor = Another survivor goes first.
deny-no-push = Nobody can go to { $seg }.
deny-not-so-many = In { $seg } there is another number of units.
deny-formed = { $seg } was already regrouped this turn.

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Each turn you buy new troops; points that are not spent are lost, rivets are kept.
briefing-1-rule = 6.1
briefing-2 = An attack hits the first unit of the formation, in its order.
briefing-2-rule = 7.2
briefing-3 = Action! cards cost nothing, but each has its moment.
briefing-3-rule = 13.1
briefing-minutes = 60

## Why the computer gives an order

why-goals = It is about the objectives: holding one, or getting closer.
why-deny = It keeps the enemy away from the objectives.
why-force = It makes its own side stronger.
why-hurt = It makes the enemy weaker.
why-fire = It brings its weapons to bear.
why-cover = It takes its units out of the enemy’s fire.
why-shot = The attack should pay.
