# Hegra 1940.

## The game on the shelf

game-title = Hegra 1940
game-blurb = April 1940: a snowed-in mountain fortress, a handful of volunteers and eleven days of siege. For one player.
game-about = On 9 April 1940 German troops occupy Trondheim. In the abandoned fortress near Hegra Major Holtermann gathers whoever will come. You recruit, dig rooms out of the snow, send carriers through the German lines, hold the positions and the spirits until the siege ends after eleven days. If you then have enough uninjured defenders, you win; the surrender track says how well. The cards, the map and many numbers are a reconstruction of our own.
side-norway = Fortress
side-norway-aim = Hold out for eleven days and keep enough uninjured defenders.
scenario-normal = Normal
scenario-normal-about = Three days of mobilisation, three of the first attack, five of siege: the game as the rulebook has it.
scenario-tutorial = Tutorial
scenario-tutorial-about = The normal game; on day 1 everything comes in a fixed order and every step is explained.
scenario-easier = Easier
scenario-easier-about = One more day to prepare: final preparations on day 4, retreat on day 7.
scenario-easiest = Easiest
scenario-easiest-about = Two more days to prepare: final preparations on day 5, retreat on day 8.
scenario-harder = Harder
scenario-harder-about = One day less: final preparations on day 2, retreat on day 5.
scenario-hardest = Hardest
scenario-hardest-about = Two days less: final preparations on day 1, retreat on day 4.
option-advanced_events = Advanced events
option-advanced_events-off = without (first game)
option-advanced_events-on = with
option-mission = Mission card
option-mission-off = none
option-mission-on = one at random
option-air_piles = Air raid piles
option-air_piles-sorted = sorted
option-air_piles-mixed = mixed
option-scarcity = Supplies
option-scarcity-normal = as printed
option-scarcity-extreme = extreme: supply track begins on 3
option-handicap = Handicap
option-handicap-none = none
option-handicap-norway-2 = Norway: 2 supplies more at the start
option-handicap-norway-4 = Norway: 4 supplies more at the start
option-handicap-siege-1 = Germany: Norway begins with one supply less


## Discs

disc-O = officer
discs-O = { $n } { $n ->
        [one] officer
       *[other] officers
    }
disc-S = soldier
discs-S = { $n } { $n ->
        [one] soldier
       *[other] soldiers
    }
disc-V = volunteer
discs-V = { $n } { $n ->
        [one] volunteer
       *[other] volunteers
    }
disc-M = medic
discs-M = { $n } { $n ->
        [one] medic
       *[other] medics
    }
disc-H = hunter
discs-H = { $n } { $n ->
        [one] hunter
       *[other] hunters
    }
disc-X = enemy
carrier = { $id } ({ $disc })

## Action spaces and positions

space-convince = Convince
space-route = Plan a route
space-fierce = Fierce defence
space-telephone = Field telephone
space-guns = Artillery fire
space-train = Supply train
space-ambush = Attack patrol
space-shovel = Shovel snow
space-repair = Repair
space-fortify = Fortify
space-promote = Promote
space-inspire = Inspire
space-radio = Radio
space-mapRoom = Map room
space-treat = Treat
space-treatment = Treatment room
space-L = Left position
space-A = Position A
space-B = Position B
space-C = Position C
about-convince = Fear or doubt one field down.
about-route = One pile of supply tiles to its depot.
about-fierce = Removes 2 infantry in range; the defender is wounded.
about-telephone = +1 on every shot today; repaired: pins 2 infantry.
about-guns = One crew fires all guns.
about-train = Carriers go to the map.
about-ambush = Removes 1 patrol; repaired: surveillance −2.
about-shovel = Snow one field left; below 1 a tile is revealed.
about-repair = One damage removed or one status tile made ready.
about-fortify = 1 miss tile into the hit bag, or defence +1.
about-promote = Officer and a volunteer or hunter, who becomes a soldier.
about-inspire = Morale +1.
about-radio = One Hope card into the Bad deck; repaired: two.
about-mapRoom = Order the top 3 snow tiles; repaired: snow −2.
about-treat = One patient in a bed one field better.
about-treatment = One patient in a bed cured; repaired: nobody waiting gets worse today.
brief-convince = Fear or doubt −1
brief-route = Supplies to a depot
brief-fierce = 2 infantry gone, one man wounded
brief-telephone = Every shot +1
brief-guns = One crew fires all guns
brief-train = Carriers set out
brief-ambush = 1 patrol less
brief-shovel = Snow −1
brief-repair = 1 damage off, or 1 tile ready
brief-fortify = A miss into the bag, or defence +1
brief-promote = A volunteer or hunter becomes a soldier
brief-inspire = Morale +1
brief-radio = 1 Hope card into the Bad deck
brief-mapRoom = Order the top 3 snow tiles
brief-treat = 1 patient better by 1
brief-treatment = 1 patient cured

## What can be damaged; tiles

work-posA = position A
work-posB = position B
work-posC = position C
work-gun1 = Gun 1
work-gun2 = Gun 2
work-ambush = “Attack patrol”
work-telephone = field telephone
work-treatment = treatment room
work-mapRoom = map room
work-radio = radio
work-machineGun = Machine gun
tile-damage = damage: { $work }
tile-miss = miss
tile-artillery = artillery
tile-airSupply = air raid: 1 supply
tile-airMorale = air raid: morale
tile-airWound = air raid: wound

## Places, tracks, words

field-F = Fortress
field-named = { $id } ({ $name })
weather-clear = clear
weather-cloudy = cloudy
weather-snow = snow
chapter-0 = I: Mobilisation
chapter-1 = II: First attack
chapter-2 = III: Siege
grade-0 = German retreat
grade-1 = Truce
grade-2 = Honourable surrender
grade-3 = Surrender
grade-4 = Skull
row-blue = Blue row
row-green = Green row
row-yellow = Yellow row
row-risk = Risk { $risk }
row-title = { $row }: risk { $risk } for our guns
goods-supply = supply
goods-patrol = remove a patrol
goods-miss = miss
goods-morale = morale
goods-soldier = soldier
course-fields = { $count ->
    [one] field
   *[other] fields
}
course-met = Patrols or guns must be dealt with here
track-round = Day
track-morale = Morale
track-surrender = Surrender
track-supply = Fed per supply
track-snow = Snow
track-surveillance = Surveillance
track-defence = Defence
track-artillery = Artillery
track-fear = Fear
track-doubt = Doubt
stat-chapter = Chapter
stat-supplies = Supplies
stat-weather = Weather
stat-uninjured = Uninjured
stat-reserve = Reserve
stat-infantry = Infantry in reserve
stat-track-guns = Guns on the track
stat-shells = Hits tomorrow
stat-bonus = Telephone
stat-morale-next = Morale tomorrow
stat-snow-top = Top snow tile
stat-of = { $have } (needed { $need })
deck-recruits = Recruit bag
deck-hits = Hit bag
deck-patrols = Patrol bag
deck-events = Events possible
deck-good = Good morale
deck-bad = Bad morale
deck-snow = Snow tiles
card-kind-event = Event of the day
card-kind-lasting = Stays on the table
card-kind-mission = Mission
card-kind-morale = Morale
chit-patrol = to the fields with number { $n }
mark-pinned = pinned
card-event = { $text }. Infantry: { $infantry }. Wounds fall on { $wounds }, in this order.
card-morale = { $text }; otherwise { $other }
lasting-red = Sector { $sector } counts as red. Goes when it is empty (price { $cost }).
lasting-sniper = With a ready enemy in sector { $sector } a position is wounded before each attack. Goes when the sector is empty or shelled (price { $cost }).
lasting-spotter = While sector { $sector } is held, one more hit tile is drawn. Goes when it is empty (price { $cost }).
lasting-flames = If anybody advances out of sector { $sector }, defence −1. Goes when it is empty (price { $cost }).
mission-supplies = { $n ->
    [one] At least one supply. { $rows }
   *[other] At least { $n } supplies. { $rows }
}
mission-guns = { $n ->
    [0] No German gun on the map. { $rows }
    [one] At most one German gun on the map. { $rows }
   *[other] At most { $n } German guns on the map. { $rows }
}
mission-revealed = { $n ->
    [one] At least one snow tile revealed. { $rows }
   *[other] At least { $n } snow tiles revealed. { $rows }
}
mission-delivered = { $n ->
    [one] At least one supply tile delivered. { $rows }
   *[other] At least { $n } supply tiles delivered. { $rows }
}
mission-row = round { $round }: { $text }

## Boards

board-fortress = Fortress
board-country = Country
cell-ready = Ready
cell-exhausted = Exhausted
cell-rest = Rest
cell-area = Recruits
cell-waiting = Waiting
cell-morgue = Morgue
cell-assault = Assault
cell-airfield = Værnes
cell-air = Air raids
cell-sector = Sector { $n }
cell-bed = Bed { $n }
cell-space = { $name } (section 0{ $section }): { $need } each time; count double: { $double }; cannot: { $forbidden }. { $about }
ground-camp = Camp
ground-camp-about = Defenders without a task.
ground-work = Work
ground-work-about = Action spaces of sections 00 to 04.
ground-hospital = Hospital
ground-hospital-about = Section 05, beds and waiting area.
ground-wall = Works
ground-wall-about = Positions, machine gun, guns.
ground-slope = Slope
ground-slope-about = Sectors of the German infantry.
ground-upland = Upland
ground-upland-about = No patrols.
ground-blue = Light blue
ground-blue-about = Patrols in chapter III.
ground-green = Green
ground-green-about = Patrols in chapter II.
ground-yellow = Yellow
ground-yellow-about = Patrols in chapter I; German guns come here first.
ground-depot = Depot
ground-depot-about = Supply tiles to fetch.
ground-offmap = Off the map
ground-offmap-about = Targets of the guns.
value-count = number
value-type = type
value-level = level
value-tiles = status tiles
value-tile = carries a supply tile
piece-infantry = Infantry, ready
piece-pinned = Infantry, pinned
piece-patrol = Patrol
piece-gun = German gun
mark-damaged = damaged
mark-buried = buried
mark-left-only = right space damaged
mark-away = not yet there
mark-blocked = blocked
piece-loaded = { $disc } with { $goods }
mark-gun = { $spaces } strength { $strength }
mark-red = red sector, hit value { $value }

## Odds

tally-telephone = Field telephone
tally-paid = Supply paid
tally-surveillance = Surveillance: the roll must be higher
tally-risk = Hit value: below it the gun jams
tally-doubts = Doubt discs in the bag
odds-pin = Pinned
odds-pass = Unseen
odds-fail = Caught
odds-holds = Gun holds
odds-jams = Gun jams
odds-defender = Defender
odds-doubt = Doubt

## Effects of cards and tiles

effect-morale = morale { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-moraleNext = morale tomorrow { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-supply = supplies { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-snow = snow { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-fear = fear { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-doubt = doubt { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-doubtDisc = doubt discs in the bag { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-defence = defence { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-surveillance = surveillance { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-surrender = surrender { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-recruitAdd = { $discs } into the recruit bag
effect-recruitTake = { $discs } from the recruit bag
effect-gain = { $discs } from the reserve
effect-returnToBag = { $discs } back into the bag
effect-ready = { $n ->
    [one] one exhausted defender becomes ready
   *[other] { $n } exhausted defenders become ready
}
effect-exhaust = { $n ->
    [one] one ready defender becomes exhausted
   *[other] { $n } ready defenders become exhausted
}
effect-wound = { $n ->
    [one] one defender wounded
   *[other] { $n } defenders wounded
}
effect-lose = { $n ->
    [one] one defender lost
   *[other] { $n } defenders lost
}
effect-die = { $n ->
    [one] one defender dies
   *[other] { $n } defenders die
}
effect-woundPosition = { $n ->
    [one] one defender in a position wounded
   *[other] { $n } defenders in positions wounded
}
effect-heal = { $n ->
    [one] one step of treatment
   *[other] { $n } steps of treatment
}
effect-healAll = all in beds +{ $n }
effect-worsen = all waiting −{ $n }
effect-enemyPatient = an enemy into the hospital, level { $n }
effect-hit = { $n ->
    [one] one hit tile
   *[other] { $n } hit tiles
}
effect-hitAdd = { $n }× { $tile } into the hit bag
effect-barrage = { $n ->
    [one] one artillery step
   *[other] { $n } artillery steps
}
effect-gunBack = { $n ->
    [one] one German gun back
   *[other] { $n } German guns back
}
effect-patrol = { $n ->
    [one] one patrol
   *[other] { $n } patrols
}
effect-patrolRemove = { $n ->
    [one] one patrol removed
   *[other] { $n } patrols removed
}
effect-infantryRemove = { $n ->
    [one] up to one infantry of a sector removed
   *[other] up to { $n } infantry of a sector removed
}
effect-pinSector = one sector pinned
effect-advance = { $n ->
    [one] one from sector { $sector } advances
   *[other] { $n } from sector { $sector } advance
}
effect-repair = { $n ->
    [one] one repair
   *[other] { $n } repairs
}
effect-repairGun = { $n ->
    [one] one gun repair
   *[other] { $n } gun repairs
}
effect-blockGun = a gun blocked
effect-blockMachineGun = machine gun blocked
effect-damage = damage: { $work }
effect-depotLose = { $n ->
    [one] one supply tile lost
   *[other] { $n } supply tiles lost
}
effect-hope = { $n ->
    [one] one Hope card
   *[other] { $n } Hope cards
}
effect-despair = { $n ->
    [one] one Despair card
   *[other] { $n } Despair cards
}
effect-mark = marker in sector { $sector }
effect-choose = { $a } or { $b }
effect-none = no effect
today-promote = no promotion today
today-route = routes need one more today
today-guns = no gun repair today

## Log: what happens

event-day-ends = Day { $day } is over. Uninjured: { $uninjured }, in hospital: { $patients }, dead: { $bodies }, supplies: { $supplies }, surrender: { $grade }.
event-mission = Mission: { $card }.
event-day-begins = Day { $day } ({ $chapter }).
event-card = { $card }. { $text }
event-weather = Weather: { $weather }.
event-track = { $track }: { $to }.
doubt-field = { $discs ->
    [one] one disc
   *[other] { $discs } discs
}
doubt-field-morale = no disc, morale +{ $morale } in the evening
event-supplies-gained = Supplies +{ $n }, now { $total }.
event-supplies-lost = Supplies −{ $n }, now { $total }.
event-snowed-in = The snow is already on its last field: a hit tile is drawn.
event-alarm = Alarm: surveillance falls back, but a new patrol comes.
event-desperate = Morale is at its end: somebody leaves.
event-effect = Effect: { $effect }.
event-skipped = Without effect: { $effect }.
event-doubts-added = { $n ->
        [one] One doubt disc goes
       *[other] { $n } doubt discs go
    } into the recruit bag.
event-recruited = A { $disc } comes forward.
event-doubt-first = Doubt at once: the next defender is the last for today.
event-doubt-drawn = Doubt! Only one stays.
event-no-recruits = Nobody is left to come forward.
event-recruits-in = Ready: { $discs }.
event-kept = The { $disc } stays.
event-tiles-added = Into the hit bag: { $n }× { $tile }.
event-shells = { $n ->
    [one] Bombardment: one hit tile.
   *[other] Bombardment: { $n } hit tiles.
}
event-tile-drawn = Drawn: { $tile }.
event-bag-empty = The hit bag is empty: surrender comes closer.
event-missed = { $n }× missed.
event-air-raid = { $tile }.
event-damaged = Damaged: { $work }.
event-artillery-tile = The German artillery moves up.
event-no-guns-left = No gun is left on the track: surrender comes closer.
event-gun-placed = A German gun takes position in { $field }.
event-gun-removed = The German gun in { $field } has to go back.
event-wounded = A { $disc } is wounded.
event-wound-level = { $disc }: level { $level }.
event-in-bed = The { $disc } lies in a bed on level { $level }.
event-waits = The { $disc } waits on level { $level }.
event-died = A { $disc } is dead.
event-lost = A { $disc } is lost.
event-nobody-to-take = There is nobody it could strike.
event-infantry-comes = New infantry in sector { $sector }.
event-sniper = A sniper in sector { $sector } takes aim.
event-nobody-there = No position is manned: the infantry simply walks up.
event-dice = Sector { $sector } rolls { $faces }: grenades { $grenades }, hits { $hits }, advance { $advance }.
event-stand-up = { $n } infantry { $n ->
        [one] stands
       *[other] stand
    } up again.
event-grenades = { $n ->
    [one] One throws grenades.
   *[other] { $n } throw grenades.
}
event-hits-counted = { $n ->
        [one] One hit
       *[other] { $n } hits
    }, defence { $defence }: { $through ->
        [0] none gets
        [one] one gets
       *[other] { $through } get
    } through.
event-advances = Advance from sector { $from } to { $to }.
event-assaults = From sector { $from } into the assault!
event-flames = The flamethrower eats its way forward.
event-assault = Assault!
event-woke = Rested and ready: { $discs }.
event-paid-supply = One supply is handed out.
event-paid-morale = Words instead of food: morale −1.
event-fed = The { $disc } is ready again.
event-rests = The { $disc } rests until tomorrow.
event-placed = { $disc }: { $place }.
event-relieved = The { $disc } in { $position } is relieved and exhausted.
event-placement-done = { $n ->
    [0] Everybody has a task. The day begins.
    [one] One defender stays without a task. The day begins.
   *[other] { $n } defenders stay without a task. The day begins.
}
event-route-opened = New route: { $goods } in { $field }.
event-machine-gun = The machine gun fires from { $position }.
event-shot-hit = { $position } rolls { $face }, in all { $total }: hit.
event-shot-miss = { $position } rolls { $face }, in all { $total }: missed, the enemy ducks.
event-pinned = { $n ->
    [one] Sector { $sector }: one pinned.
   *[other] Sector { $sector }: { $n } pinned.
}
event-removed = Sector { $sector }: one infantry less.
event-fierce = The { $disc } defends fiercely.
event-gun-sector = Gun { $gun } fires at sector { $sector }.
event-gun-row = Gun { $gun } fires at the terrain: { $row }.
event-gun-airfield = Gun { $gun } fires at Værnes.
event-guns-silent = The crew does not fire today.
event-own-fire = Our own men stood in { $field }: morale −1.
event-pile-gone = Air raid pile { $pile } is destroyed.
event-risk-jams = Gun { $gun } rolls { $face } against { $value }: it jams.
event-risk-holds = Gun { $gun } rolls { $face } against { $value }: it holds.
event-sent = A { $disc } sets out with the supply train.
event-loaded = The { $disc } takes a tile: { $goods }.
event-stepped = The { $disc } goes to { $field }.
event-halted = The { $disc } stays in { $field }.
event-hides = The { $disc } hides.
event-fights = The { $disc } attacks.
event-sneak-passed = The { $disc } sneaks past ({ $face } against { $level }).
event-sneak-failed = The { $disc } is caught ({ $face } against { $level }).
event-fight-passed = The { $disc } gets away with it ({ $face } against { $level }).
event-fight-failed = The { $disc } is wounded doing it ({ $face } against { $level }).
event-home = The { $disc } is back and brings: { $goods }.
event-home-empty = The { $disc } is back empty-handed.
event-patrol-placed = A patrol occupies { $field }.
event-patrol-removed = The patrol in { $field } is gone.
event-no-patrols = Neither patrols nor supply tiles: a hit tile is drawn.
event-depot-loses = No patrol is left in the bag: { $field } loses a supply tile.
event-revealed = Under the snow: { $tile }.
event-no-snow-tile = There is nothing more under the snow.
event-looked = Shown on the map: { $tile }.
event-snow-ordered = { $tile } now lies in place { $at }.
event-repaired = Repaired: { $work }. The damage tile is in the hit bag.
event-flipped = Ready again: { $work }.
event-blocked = Blocked: { $work }.
event-promoted = The { $disc } is now a soldier.
event-hope-added = Hope into the Bad deck: { $card }.
event-despair-added = Despair into the Good deck: { $card }.
event-better = The { $disc } recovers to level { $level }.
event-cured = The { $disc } is cured.
event-worse = Patients who wait get worse.
event-spared = The treatment room helps: nobody waiting gets worse.
event-taken-exhausted = The { $disc } is exhausted.
event-taken-ready = The { $disc } is ready.
event-because-trust = { $n }: trust in the valley.
event-because-red-day = { $n }: red day.
event-because-no-supplies = { $n }: no supplies.
event-because-waiting = { $n }: wounded in the waiting area.
event-because-bodies = { $n }: bodies in the morgue.
event-because-red-sector = { $n }: enemy in a red sector.
event-because-many-bodies = Surrender { $n }: three bodies or more.
event-because-many-waiting = Surrender { $n }: four or more waiting.
event-because-all-guns = Surrender { $n }: all German guns are in the field.
event-morale-quiet = Morale { $morale }: a quiet evening.
event-morale-good = Morale { $morale }: draw { $draw ->
        [one] one Good card
       *[other] { $draw } Good cards
    }, resolve { $resolve ->
        [one] one
       *[other] { $resolve }
    }.
event-morale-bad = Morale { $morale }: draw { $draw ->
        [one] one Bad card
       *[other] { $draw } Bad cards
    }, resolve { $resolve ->
        [one] one
       *[other] { $resolve }
    }.
event-card-drawn = Drawn: { $card }.
event-card-chosen = { $card }.
event-card-alternative = { $card }: the section of the chapter cannot be done, so the text at its foot applies.
event-special-used = { $card } is used and leaves the game.
event-special-ignored = { $card } is discarded.
event-morale-reset = Morale goes back to 0.
event-counted = Uninjured: { $have }, needed: { $need }.
event-marked = { $card } stays on the table: marker in sector { $sector }.
event-discarded = { $card } is dealt with.
event-mission-cashed = Mission accomplished: { $card }.
event-mission-failed = Mission failed: { $card }.
event-final-preparations = Final preparations: fear takes its share, then the positions are manned.
event-doubt-aside = Doubt, laid aside.
event-fear-takes = Stays away out of fear: { $disc }.
event-soldiers-posted = { $n ->
    [one] One soldier in position raises morale.
   *[other] { $n } soldiers in position raise morale.
}
event-retreat = Retreat into the fortress: { $n ->
        [0] no German gun takes position
        [one] one German gun takes position
       *[other] { $n } German guns take position
    }, the infantry follows, the machine gun is ready.
event-last-stand = The last stand.
event-last-advance = All infantry moves up { $n ->
        [one] one sector
       *[other] { $n } sectors
    }.

## The end

over-open = The game is still going on.
over-skull = Lost: unconditional surrender.
over-too-few = Lost: in the evening too few uninjured defenders are left.
over-overrun = Lost: after the last stand too few are left.
over-held-0 = Won, the greatest victory: the Germans retreat.
over-held-1 = Won: a truce.
over-held-2 = Won: an honourable surrender.
over-held-3 = A narrow win: surrender.

## What the game waits for, as part of a refusal

stage-turn = a card is turned up
stage-mission = a mission is drawn
stage-air = air raid tiles are laid
stage-event = the event is drawn
stage-last-stand = the last stand card is drawn
stage-choice = the card asks for a choice
stage-recruit = recruits are drawn
stage-recruit-draw = a disc is drawn
stage-keep = one of the recruits stays
stage-attack = the infantry rolls
stage-death = somebody falls in the assault
stage-hits = hit tiles are drawn
stage-tiles = hit tiles are put in order
stage-wound = the level of the wound is rolled
stage-bed = a wounded man needs a place
stage-feed = the defenders are fed
stage-place = the defenders are placed
stage-section-0 = section 00
stage-section-1 = section 01
stage-section-2 = section 02
stage-section-3 = section 03
stage-section-4 = section 04
stage-section-5 = section 05
stage-fire = a shot is rolled
stage-target = targets are chosen
stage-gun-sector = the gun fires at a sector
stage-gun-row = the gun fires at the terrain
stage-airfield = the gun fires at Værnes
stage-risk = the risk is rolled
stage-moving = the carriers move
stage-stepping = a carrier is on the way
stage-meet = a carrier meets the enemy
stage-sneak = sneaking is rolled
stage-fight = the fight is rolled
stage-deliver = carriers come home
stage-patrol = a patrol is drawn
stage-clear = a piece on the map is removed
stage-repair = a free repair
stage-take = discs are chosen
stage-heal = a treatment by a card
stage-admit = a bed is free
stage-snow = a snow tile is revealed
stage-look = snow tiles are looked at
stage-snow-order = snow tiles are put in order
stage-block = a gun is blocked
stage-moment = a mission or a card can be dealt with
stage-cards = morale cards are drawn
stage-pick = a morale card is chosen
stage-special = Hope or Despair
stage-fear = fear takes recruits
stage-post = the positions are manned
stage-over = the game is over

## Refusals

deny-moment = Not now: { $now }.
deny-credit-left = { $n ->
    [one] First ready the one defender you have paid for.
   *[other] First ready the { $n } defenders you have paid for.
}
deny-morale-spent = Morale cannot sink further, so nothing can be paid with it.
deny-no-supplies = There are not enough supplies for that.
deny-no-sectors = During mobilisation no infantry stands before the fortress; guns fire at a row of the map or at Værnes.
deny-not-exhausted = No { $disc } is exhausted.
deny-nothing-paid = Pay a supply or morale first.
deny-rest-full = { $n ->
    [0] Nobody may go to rest.
    [one] At most one may go to rest each dawn.
   *[other] At most { $n } may go to rest each dawn.
}
deny-chapter-over = { $space } exists only during mobilisation.
deny-too-early = { $space }: only once the first attack has begun.
deny-today = Not possible today: { $card }.
deny-buried = { $space } is still under the snow.
deny-not-ready = No { $disc } is ready.
deny-forbidden = { $space }: not for this type ({ $disc }).
deny-medic = Medics do not fight and man no position.
deny-position-damaged = { $position } is damaged; repair it first, it can be used from tomorrow.
deny-busy = First finish { $space } or leave it with “done”.
deny-no-workers = { $space }: not enough defenders there.
deny-track-end = The marker is already at the end of its track.
deny-route-known = These tiles are no longer in the reserve.
deny-depot-taken = The depot has already been given a pile.
deny-nobody-there = { $position } is not manned.
deny-has-fired = { $position } has already fired today.
deny-out-of-range = No enemy in range ({ $disc }).
deny-machine-gun-away = The machine gun is there only in the siege.
deny-machine-gun-blocked = The machine gun is blocked; it must be repaired.
deny-machine-gun-place = The machine gun fires only from A, B or C.
deny-sector-out-of-range = Sector { $sector } is not in reach.
deny-no-infantry = There is no suitable target in sector { $sector }.
deny-already-pinned = Infantry that is already pinned cannot be pinned again.
deny-ready-first = Ready ones first; the rest is pinned anyway.
deny-not-placed = No fitting defender is placed there ({ $disc }).
deny-room-damaged = { $space }: the right space is damaged.
deny-gun-fired = This gun has already fired today.
deny-gun-silent = This gun is not operational.
deny-row-empty = There is nothing in this row.
deny-other-row = The gun fires at another row.
deny-other-piece = That is not what this is about.
deny-nothing-there = There is nothing of the kind in { $field }.
deny-airfield-used = This effect on Værnes is used up for today.
deny-no-pile = There is no pile left there.
deny-not-on-map = { $carrier } is not on the map.
deny-has-moved = { $carrier } has already moved today.
deny-nothing-to-leave = { $carrier } leaves no tile behind here.
deny-no-path = No path leads there from here: { $field }.
deny-visited = He has already been in { $field } in this move.
deny-field-taken = { $field }: the move cannot end there, and there is no way on.
deny-only-sneak = { $field }: somebody is there already; only sneaking helps here.
deny-must-move = He must move at least one field.
deny-only-soldiers = Only soldiers fight on the way.
deny-not-home = { $carrier } has not come home today.
deny-only-guns = This repair is for guns only.
deny-not-damaged = There is no damage there: { $work }.
deny-not-blocked = Nothing is blocked there: { $work }.
deny-under-damage = { $work }: damage still lies on the blocked tile.
deny-no-tiles = There is none of that left in the reserve.
deny-no-pupil = Only volunteers and hunters are promoted.
deny-no-soldiers = There is no soldier in the reserve.
deny-no-hope = No Hope card is left.
deny-no-snow = No snow tile is left.
deny-not-among-them = This tile is not among them.
deny-bed-empty = Bed { $bed } is empty.
deny-not-waiting = No such patient is waiting.
deny-not-drawn = That has not been drawn.
deny-tile-not-drawn = This tile has not been drawn.
deny-special-first = Hope and Despair must be chosen.
deny-cannot-pay = The price cannot be paid in full.
deny-not-in-zone = There is nobody of this type there ({ $disc }).
deny-manned = { $position } is already manned.
deny-no-mission = There is no mission.
deny-mission-open = The condition of the mission is not met.
deny-not-on-table = This card is not on the table.
deny-sector-held = The enemy is still in sector { $sector }.
deny-without-effect = This side would have no effect; the other must be chosen.
deny-not-there = There is none of this type ({ $disc }).
deny-must-go-on = This is compulsory and cannot be skipped.

## Prompts: what can be done now

prompt-turn = Turn up a card.
prompt-mission = Draw a mission.
prompt-air = Lay the air raid tiles.
prompt-event = Draw the event card.
prompt-last-stand = The last stand: draw the card.
prompt-choice = Choose: { $a }, or { $b }.
prompt-recruit = { $n ->
        [0] No recruit has
        [one] One recruit has
       *[other] { $n } recruits have
    } come forward. Draw on or stop? The bag holds { $all ->
        [one] one disc
       *[other] { $all } discs
    }, { $doubts ->
        [0] none of them a doubt
        [one] one of them a doubt
       *[other] { $doubts } of them doubts
    }.
prompt-recruit-draw = Draw a disc from the recruit bag.
prompt-keep = Doubt: who stays?
prompt-attack = { $n ->
    [one] Sector { $sector }: one infantry rolls.
   *[other] Sector { $sector }: { $n } infantry roll.
}
prompt-death = Assault: who falls?
prompt-hits = { $n ->
    [one] One more hit tile to draw.
   *[other] { $n } more hit tiles to draw.
}
prompt-tiles = Which tile first?
prompt-wound = { $disc } wounded: roll for the level.
prompt-bed = { $disc }, level { $level }: to a bed or to the waiting area?
prompt-feed = Dawn: { $n ->
        [0] nobody is exhausted
        [one] one defender is exhausted
       *[other] { $n } defenders are exhausted
    }. Pay with supplies ({ $supplies } left) or morale, then point at a man and at Ready; { $rest ->
        [0] nobody
        [one] one
       *[other] { $rest }
    } more may rest without pay. Paid for: { $credit }.
prompt-place = { $n ->
    [one] Place the last ready defender: first the disc, then the space. Then begin the day.
   *[other] Place { $n } ready defenders: first the disc, then the space. Then begin the day.
}
prompt-section-0 = 00 Mobilisation: convince and plan routes.
prompt-section-1 = 01 Defend the fortress: let positions fire, machine gun, fierce defence, telephone.
prompt-section-2 = 02 Artillery fire: a target for each gun.
prompt-section-3 = 03 Attack patrols.
prompt-section-4 = 04 Maintenance: point at a space where somebody works.
prompt-section-5 = 05 Hospital: treat patients.
prompt-space = { $n ->
    [one] { $space }: one execution left.
   *[other] { $space }: { $n } executions left.
}
prompt-fire = Roll the shot.
prompt-target = { $n ->
    [one] Hit: one more infantry to remove. Which?
   *[other] Hit: { $n } more infantry to remove. Which?
}
prompt-pin = { $n ->
    [one] One more target to pin. Which?
   *[other] { $n } more targets to pin. Which?
}
prompt-gun-sector = { $n ->
    [one] Gun { $gun } at sector { $sector }: remove up to one more.
   *[other] Gun { $gun } at sector { $sector }: remove up to { $n } more.
}
prompt-gun-row = { $n ->
    [one] Gun { $gun }: remove one more patrol or gun of the row.
   *[other] Gun { $gun }: remove { $n } more patrols or guns of the row.
}
prompt-airfield = { $n ->
    [one] Gun { $gun } at Værnes: choose one more effect.
   *[other] Gun { $gun } at Værnes: choose { $n } more effects.
}
prompt-risk = Risk for gun { $gun }: below { $value } it jams.
prompt-moving = Which carrier moves next?
prompt-stepping = { $carrier } in { $field }: { $n ->
        [one] one field
       *[other] { $n } fields
    } left.
prompt-meet = { $carrier } meets the enemy in { $field }. Hide, sneak or fight? Surveillance { $level }.
prompt-sneak = { $carrier } sneaks: roll more than { $level }.
prompt-fight = { $carrier } fights: roll more than { $level }.
prompt-deliver = Who delivers first?
prompt-patrol = Draw a patrol.
prompt-clear = { $n ->
    [one] Remove one more patrol from the map.
   *[other] Remove { $n } more patrols from the map.
}
prompt-clear-gun = { $n ->
    [one] Remove one more German gun from the map.
   *[other] Remove { $n } more German guns from the map.
}
prompt-repair = { $n ->
    [one] One free repair left.
   *[other] { $n } free repairs left.
}
prompt-take = { $n ->
    [one] One more exhausted defender becomes ready. Who?
   *[other] { $n } more exhausted defenders become ready. Who?
}
prompt-exhaust = { $n ->
    [one] One more ready defender becomes exhausted. Who?
   *[other] { $n } more ready defenders become exhausted. Who?
}
prompt-heal = { $n ->
    [one] One more step of treatment. Which bed?
   *[other] { $n } more steps of treatment. Which bed?
}
prompt-admit = A bed is free. Who of those waiting takes it?
prompt-snow = Reveal a snow tile.
prompt-look = Map room: look at the next snow tile.
prompt-snow-order = Map room: which tile lies in place { $n }?
prompt-block = Which gun is blocked?
prompt-moment = Deal with the mission or a card now, or go on?
prompt-cards-good = { $n ->
    [one] Draw one more Good card.
   *[other] Draw { $n } more Good cards.
}
prompt-cards-bad = { $n ->
    [one] Draw one more Bad card.
   *[other] Draw { $n } more Bad cards.
}
prompt-pick = { $n ->
    [one] Which card is resolved? One more.
   *[other] Which card is resolved? { $n } more.
}
prompt-special = { $card }: use it or discard it?
prompt-fear = { $n ->
    [one] Fear takes one more defender from the bag.
   *[other] Fear takes { $n } more defenders from the bag.
}
prompt-post = Final preparations: man every undamaged position.
prompt-over = The game is over.
prompt-taught = { $lesson } { $prompt }

## The tutorial

lesson-0 = Tutorial: every day has three phases: event, dawn, day. Today everything comes in a fixed order.
lesson-1 = Doubts make recruiting dangerous: if a doubt disc comes, only one stays. Today four defenders come in a row.
lesson-2 = On day 1 nobody is fed. Now you place the defenders; until something is rolled you can take everything back.
lesson-3 = The sections are resolved in order. Defenders who have worked are exhausted afterwards and must be fed tomorrow.
lesson-4 = At the end of the hospital section patients are adjusted: those waiting sink, those in beds rise.
lesson-5 = All carriers have moved. A carrier who brings a tile home brings supplies and morale.
lesson-6 = The evening: morale draws cards and then goes back to 0. Good morale gives a choice, bad morale costs.
teach-event = Every day begins with an event card: weather, text, wound list.
teach-recruit = You may stop at any time. Every volunteer brings a supply; no more than four come.
teach-place = A good start: two soldiers repair, the hunter shovels (counts double), the officer convinces (counts double), a volunteer joins the supply train.
teach-section-0 = Less fear means more recruits in the first attack; less doubt means safer draws and morale in the evening.
teach-section-2 = A gun needs a sound base tile and at least one symbol to fire.
teach-section-4 = If the snow falls below 1 a tile comes to light. Repaired damage goes into the hit bag and may come back.
teach-moving = Carriers must move every day. Depot D1 is five fields away.
teach-stepping = On fields with a patrol or gun you must hide, sneak or fight.
teach-pick = One is chosen; the others are shuffled back.
teach-patrol = At the end of the day patrols come: in chapter I to the yellow row.

## Orders, as on a button

order-draw = Draw on
order-stop = Stop
order-keep = Keep the { $disc }
order-die = The { $disc } falls
order-exhaust = { $disc } exhausted
order-take-ready = { $disc } ready
order-bed = To a bed
order-wait = To the waiting area
order-tile = First: { $tile }
order-pay-supply = Pay 1 supply (for { $n })
order-pay-morale = Pay 1 morale (for { $n })
order-ready = Feed the { $disc }
order-rest = Let the { $disc } rest
order-place = { $disc }: { $place }
order-done = Done
order-done-feed = End feeding
order-done-place = Begin the day
order-done-space = Leave { $space }
order-done-section = End section { $section }
order-done-admit = Leave the bed free
order-convince-fear = Fear 1 down
order-convince-doubt = Doubt 1 down
order-route = Route: { $goods }
order-fire = { $position } fires
order-mg = Machine gun in { $position }
order-mg-paid = Machine gun in { $position }, 1 supply for +2
order-fierce = Fierce defence: { $disc }
order-phone = Telephone: sector { $sector }
order-target = Sector { $sector }, ready
order-target-pinned = Sector { $sector }, pinned
order-gun-sector = Gun { $gun } at sector { $sector }
order-gun-row = Gun { $gun }: { $row }
order-gun-airfield = Gun { $gun } at Værnes
order-airfield-morale = Morale +2
order-airfield-miss = 2 misses into the hit bag
order-airfield-surrender = Surrender 1 back
order-pile = Destroy pile { $pile } ({ $tile })
order-clear-patrol = Remove the patrol in { $field }
order-clear-gun = Remove the gun in { $field }
order-march = { $carrier } sets out
order-march-empty = { $carrier } sets out without a tile
order-step = To { $field }
order-halt = Stay here
order-hide = Hide
order-sneak = Sneak
order-fight = Attack the patrol
order-fight-gun = Attack the gun
order-deliver = { $carrier } delivers
order-shovel = Shovel
order-repair = Repair: { $work }
order-flip = Make ready: { $work }
order-fortify-miss = 1 miss into the hit bag
order-fortify-defence = Defence +1
order-promote = Promote the { $disc }
order-inspire = Inspire
order-radio = Listen to the radio
order-map-room = Study the maps
order-snow = { $tile }
order-treat = Treat bed { $bed }
order-cure = Cure bed { $bed }
order-admit = { $disc } (level { $level }) to the bed
order-card = { $card }: { $text }
order-use = Use: { $text }
order-ignore = Discard
order-post = { $disc } ({ $zone }) to { $position }
order-cash = Cash { $card }: { $now }
order-cash-early = Cash { $card } now: { $now }. Those who wait also get: { $later }. A mission pays only once
order-cash-nothing = Cash { $card } now, for nothing. Those who wait get: { $later }. A mission pays only once
order-discard = Deal with { $card } (price { $cost })
order-block = Gun { $gun }

## Cards

card-M01 = Refugees on the Selbu Road
card-M01-text = Families with handcarts pass below the fort; a few of the young men stay, the rest spread alarm.
card-M02 = Rumours from Trondheim
card-M02-text = The city is said to have fallen without one shot. Nobody up here can prove otherwise.
card-M03 = Wet Snow on Ingstadkleiva
card-M03-text = Heavy flakes bury what was cleared yesterday.
card-M04 = Swastika over Værnes
card-M04-text = The airfield is taken and the first transports land within sight of the ridge.
card-M05 = Crates from Øyanmoen
card-M05-text = Stores are carried out of the depot camp under the eyes of its new owners.
card-M06 = Men of the Third Artillery
card-M06-text = Conscripts who served their drill here last year arrive, some of them against advice.
card-M07 = Division Gives No Orders
card-M07-text = The general has left the city and the telephone only crackles.
card-M08 = Drifts on the Fortress Road
card-M08-text = Sledges stick; every new route costs extra hands today.
card-M09 = Quisling on the Wireless
card-M09-text = A man in Oslo claims to be prime minister and forbids resistance.
card-M10 = Frozen Breech Blocks
card-M10-text = Thirty-year-old grease has turned to stone; the guns cannot be worked on today.
card-M11 = Mothers at the Gate
card-M11-text = They ask for their sons back, politely and for a long time.
card-M12 = Storch over the Valley
card-M12-text = A slow spotter plane circles twice and turns for home.
card-F01 = Lorries at Trøyte
card-F01-text = Two companies dismount in the dark, fifteen hundred metres from the bridge.
card-F02 = Snowstorm over the Valley
card-F02-text = A foot of new snow by breakfast; both sides curse it.
card-F03 = Hegra Bridge Goes Up
card-F03-text = The charge works. So does the fire it starts in the goods shed.
card-F04 = Firefight at the Railway Station
card-F04-text = Three hours between the platforms and the timber stacks.
card-F05 = Outflanked on the Barricade Road
card-F05-text = A message sent by runner arrives after the mountain troops do.
card-F06 = Gebirgsjäger on Skis
card-F06-text = White smocks cross the high ground south of the fort.
card-F07 = Dive Bombers Test the Range
card-F07-text = A single pair of aircraft, more curious than angry.
card-F08 = Loose Talk in the Village
card-F08-text = Someone told someone which path the bread comes by.
card-F09 = Cold Trenches
card-F09-text = Two men cannot feel their feet and are sent below.
card-F10 = Siege Guns Unloaded at Værnes
card-F10-text = Captured Norwegian pieces roll off flat cars towards the river.
card-F11 = Strongpoint in the Sawmill
card-F11-text = Machine guns behind squared timber; the whole road is uneasy.
card-F12 = Sniper in the Church Tower
card-F12-text = One man with a good rifle and a long view.
card-G01 = A Freezing Enemy
card-G01-text = A grey figure lies shivering under the wire. The doctor insists.
card-G02 = Telephone and Power Lost
card-G02-text = The line to the valley is cut and the lamps go out.
card-G03 = Camp Huts Burn
card-G03-text = The barracks outside the rock last less than an hour.
card-G04 = Howitzers Behind the Ridge
card-G04-text = Shells now fall where our flat-firing guns cannot answer.
card-G05 = Water on the Tunnel Floor
card-G05-text = It drips day and night; the straw rots; the cough spreads.
card-G06 = Night Probe at the Wire
card-G06-text = Cans rattle, flares go up, and they are closer than yesterday.
card-G07 = Ski Patrols Close the Paths
card-G07-text = Fresh tracks cross every trail to the south.
card-G08 = Overheated Barrels
card-G08-text = Water for cooling runs out before the attack does.
card-G09 = Blast in the Trench
card-G09-text = No wound to be seen. The air itself did it.
card-G10 = Mortars in the Birch Wood
card-G10-text = Two tubes, well dug in, ranging on the parapet.
card-G11 = Assault Trench Opened
card-G11-text = They dig by night and the garrison hears every spade.
card-H01 = Ambush at Flaksjøen
card-H01-text = A carrying party walks into rifles; three men are led away.
card-H02 = The Bjørngard Battery
card-H02-text = From a new position they can hit everything and be hit by nothing.
card-H03 = Fresh Division from the South
card-H03-text = The mountain troops leave; more men than before replace them.
card-H04 = News from Namsos
card-H04-text = The British are embarking. The wireless does not say it twice.
card-H05 = Leaflets Over the Fort
card-H05-text = Good treatment is promised in poor Norwegian.
card-H06 = Last Bread from Hoset
card-H06-text = Nine kilometres each way, and the oven is cold.
card-H07 = Pioneers with Explosives
card-H07-text = Part of the outer works slides down the slope.
card-H08 = Fever in the Casemates
card-H08-text = Dr Thomassen counts more coughs than wounds.
card-H09 = Bombs All Afternoon
card-H09-text = The rock holds. The nerves hold less well.
card-H10 = Flamethrower Team
card-H10-text = They wait in dead ground for a calm wind.
card-H11 = Forward Observer
card-H11-text = A field telephone of their own, thirty paces from our wire.
card-L01 = Dawn of the Fifth of May
card-L01-text = Every gun in the valley opens at once.
card-L02 = Storm Companies
card-L02-text = Bayonets, this time, and no whistles.
card-L03 = Smoke on the Slope
card-L03-text = Nothing to see until they are on the wire.
card-GM01 = Coffee on the Stove
card-GM02 = Sledges by Night
card-GM03 = Singing in the Tunnels
card-GM04 = The Hunter Knows a Way
card-GM05 = Masons from Stjørdal
card-GM06 = Sandbags by Moonlight
card-GM07 = Captain Evjen's Gunners
card-GM08 = The Lotta Makes Her Rounds
card-GM09 = Friends from Across the Border
card-GM10 = London Calling
card-GM11 = Lorry in the Ditch
card-GM12 = Ski Raid
card-GM13 = Holtermann Speaks
card-BM01 = Gone Before Roll-call
card-BM02 = Mould in the Flour
card-BM03 = Quarrel over Blankets
card-BM04 = Smoke from the Kitchen
card-BM05 = Neglected Works
card-BM06 = Wet Lungs
card-BM07 = Careless Lamp
card-BM08 = Whispers After Dark
card-BM09 = Jammed Mechanisms
card-HO1 = A Letter Got Through
card-HO2 = Milk from Buan Farm
card-HO3 = Spring Sun on the Parapet
card-HO4 = Snared Hares
card-HO5 = Flags on the Fjord
card-HO6 = Concrete That Holds
card-DE1 = Empty Tobacco Tins
card-DE2 = Letters Burned for Warmth
card-DE3 = Nobody Sleeps
card-DE4 = White Cloth in a Pack
card-DE5 = The Doctor Says Nothing
card-DE6 = Names Scratched in the Wall
card-MI1 = Keep the Larder
card-MI2 = Silence the Battery
card-MI3 = Open the Old Halls
card-MI4 = Keep the Paths Open

## Snow tiles

card-SN1 = Field telephone
card-SN2 = Attack patrol
card-SN3 = Treatment room
card-SN4 = Map room
card-SN5 = Radio
card-SN6 = Gun 2
card-SN7 = Tinned rations
card-SN8 = The old flag
card-SN9 = Timber props
card-SN10 = Barrels of cement
card-SN11 = Stretchers and blankets

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Recruits come out of the bag one by one: stop in time, before doubt sends the others away.
briefing-1-rule = 6.2
briefing-2 = Every room of the fortress needs men, and there are never enough of them.
briefing-2-rule = 8
briefing-3 = Positions that are manned shoot at the siege lines in their range.
briefing-3-rule = 8.1
briefing-minutes = 60

## Why the computer gives an order

why-men = It keeps men fit to fight.
why-camp = It helps food, spirits or the hospital.
why-works = It helps the positions, guns and rooms of the fortress.
why-enemy = It holds the enemy back.
why-trains = It brings supplies closer.
why-plans = It puts men to work where it helps most.
