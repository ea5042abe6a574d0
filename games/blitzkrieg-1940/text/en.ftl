# Blitzkrieg 1940.

## The game on the shelf

game-title = Blitzkrieg 1940
game-blurb = Hannut and Stonne: companies in May 1940, markers from a cup, reactions inside every move.
game-about = Each counter is a company or a headquarters, each hex 500 metres. Formations act in the order in which their markers come out of the cup. Whoever moves or fires in sight of the enemy must expect opportunity fire, return fire and withdrawals; close combat goes in rounds. At Hannut the tanks meet, Stonne is fought over for ten hours. Maps, values and tables have not come down to us: they are reconstructed, marked as such in the data files, and can be changed there.
side-german = German
side-french = French
side-german-aim = Take villages (Hannut) or hold Stonne at the end.
side-french-aim = Stop the Germans.
scenario-hannut = Hannut, 13 May 1940
scenario-hannut-about = Six turns. Two panzer divisions against the 3e DLM; each turn the German points must stay within their band.
scenario-stonne = Stonne, 15 May 1940
scenario-stonne-about = Ten turns. Grossdeutschland attacks the village on the ridge; whoever holds it at the end wins.
option-hidden_guns = Hidden guns (13.1)
option-hidden_guns-off = no
option-hidden_guns-on = yes
option-critical_hits = Critical hits (13.2)
option-critical_hits-off = no
option-critical_hits-on = yes
option-crt = Results table (R59)
option-crt-a = A: fits all examples
option-crt-b = B: high is good
option-points = Points at Hannut (S22)
option-points-a = A: villages only
option-points-b = B: villages and losses
option-french_reaction = French reaction value
option-french_reaction-7 = 7
option-french_reaction-8 = 8
option-french_reaction-6 = 6
option-red_n = Red n affects (R2)
option-red_n-infantry = infantry only
option-red_n-soft = all soft targets
option-exhausted_fail = After a failed check (R15)
option-exhausted_fail-acts = the formation acts with handicaps
option-exhausted_fail-stops = the activation ends
option-doctrine = Command radius binds (R17)
option-doctrine-all = all units
option-doctrine-companies = infantry and tanks
option-ii11_centre = Set-up of II/11 RDP (S2)
option-ii11_centre-1412 = around 1412
option-ii11_centre-1712 = around 1712, as printed
option-german_repeat = German REPEATs (13.3)
option-german_repeat-printed = as printed
option-german_repeat-more = one more
option-german_repeat-fewer = one fewer
option-german_general = German GENERALs (13.3)
option-german_general-printed = as printed
option-german_general-more = one more
option-german_general-fewer = one fewer
option-german_artillery = German artillery markers (13.3)
option-german_artillery-printed = as printed
option-german_artillery-more = one more
option-german_artillery-fewer = one fewer
option-german_stuka = Stuka markers (13.3)
option-german_stuka-printed = as printed
option-german_stuka-more = one more
option-german_stuka-fewer = one fewer
option-french_repeat = French REPEATs (13.3)
option-french_repeat-printed = as printed
option-french_repeat-more = one more
option-french_repeat-fewer = one fewer
option-french_general = French GENERALs (13.3)
option-french_general-printed = as printed
option-french_general-more = one more
option-french_general-fewer = one fewer
option-french_artillery = French artillery markers (13.3)
option-french_artillery-printed = as printed
option-french_artillery-more = one more
option-french_artillery-fewer = one fewer
option-handicap = Handicap (13.3)
option-handicap-none = none
option-handicap-german-general = German: one GENERAL more
option-handicap-german-artillery = German: one artillery marker more
option-handicap-german-markers = German: one GENERAL, REPEAT and artillery marker more
option-handicap-french-general = French: one GENERAL more
option-handicap-french-artillery = French: one artillery marker more
option-handicap-french-markers = French: one GENERAL, REPEAT and artillery marker more
reaction-annul = Annulling a marker
reaction-opportunity-fire = Opportunity fire
reaction-return-fire = Return fire
reaction-withdraw = Withdrawal

part-column = By road, in column
part-first = Fire first, then move
part-hidden = Hidden

## Names

unit-hq = HQ { $formation }
unit-named = { $type } ({ $id })
nobody = nobody
off-map = off the map
hex-named = { $hex } { $name }
marker-artillery = artillery ({ $side })
marker-stuka = Stukas ({ $side })
marker-repeat = REPEAT ({ $side })
marker-general = GENERAL ({ $side })
calibre-light = light 75 mm
calibre-medium = medium 105 mm
calibre-heavy = heavy 150 mm
calibre-stuka = Stuka strike
type-s35 = Somua S35
type-h35 = Hotchkiss H35
type-h39 = Hotchkiss H39
type-fcm36 = FCM 36
type-b1bis = Char B1 bis
type-p178 = Panhard 178
type-fr-moto = Motorcycles
type-fr-rifle = Rifles
type-fr-rifle-b = Rifles
type-fr-mg = Machine guns
type-fr-at25 = 25 mm AT gun
type-pz1 = Pz I
type-pz2 = Pz II
type-pz3 = Pz III
type-pz4 = Pz IV
type-stug = StuG III
type-ge-ac = Armoured cars
type-ge-moto = Motorcycles
type-ge-rifle = Rifles
type-gd-rifle = GD rifles
type-ge-mg = Machine guns
type-pion = Assault pioneers
type-pak37 = 37 mm AT gun
type-apc = Half-track
type-hq = Headquarters

## Events

event-placed = { $unit } is set up in { $hex }.
event-hidden = { $unit } is set up hidden in { $hex }.
event-hidden-somewhere = { $unit } is set up hidden.
event-attached = { $unit } is attached to { $form }.
event-dug = Works in { $hex }.
event-mines-laid = Mines in { $hex }.
event-set-up = The set-up is finished: { $side }.
event-opens = The Germans open with { $form }, Stukas and artillery.
event-turn = Turn { $turn }.
event-marker-comes = The marker { $token } goes into the cup.
event-drawn = Drawn: { $token }.
event-carried = { $token } will be the first marker of the next turn.
event-both-passed = Both sides have passed; operations end.
event-passed = The { $side } side passes.
event-kept = { $token } is held.
event-stored = { $token } is stored.
event-skipped = { $token } is skipped.
event-no-effect = { $token } has no effect.
event-repeats = REPEAT: { $form }.
event-generals = GENERAL of the { $side } side: { $play }.
general-remove = take markers off
general-take = take a REPEAT
general-pair = two markers together
event-annuls = The { $side } side wants to annul the marker.
event-annulled-yes = Roll { $die }: annulled.
event-annulled-no = Roll { $die }: the marker stands.
event-returned = { $unit } returns in { $hex }.
event-activated = { $form } is activated.
event-activated-again = { $form } is activated by REPEAT.
event-exhausted = { $form } is exhausted.
event-rested = { $form } is no longer exhausted.
event-rested-yes = { $form } throws { $sum } and is no longer exhausted.
event-rested-no = { $form } throws { $sum } and stays exhausted.
event-steadied = { $unit } is no longer neutralised.
event-rallied-yes = { $unit } throws { $sum } and rallies.
event-rallied-no = { $unit } throws { $sum } and stays neutralised.
event-recovered-yes = { $form } throws { $sum } and recovers.
event-recovered-no = { $form } throws { $sum }, stays demoralised and goes back.
event-panic-yes = Panic check of { $unit }: { $sum }, stays neutralised.
event-panic-no = Panic check of { $unit }: { $sum }, loses a step.
event-morale-yes = Morale of { $form }: { $sum }, holds.
event-morale-no = Morale of { $form }: { $sum }, demoralised.
event-out-of-command = { $unit } is out of command.
event-in-command = { $unit } is back in command.
event-moved = { $units } → { $hex }.
event-moved-column = { $units } → { $hex } (column).
event-entered = { $unit } enters the map in { $hex }.
event-entered-column = { $unit } enters the map in { $hex } (column).
event-pushed-back = { $unit } finds no room and goes back to { $hex }.
event-loaded = { $unit } mounts its half-track.
event-unloaded = { $unit } dismounts.
event-fired = { $unit } fires at { $target }, factor { $factor }.
event-fired-opportunity = Opportunity fire: { $unit } at { $target }, factor { $factor }.
event-result = { $unit }: column { $shown }, roll { $sum }: { $hit }.
effect-nothing = nothing
effect-neutralised = N
effect-step = one step
effect-step-and-neutralised = one step and N
effect-steps = several steps
event-neutralised = { $unit } is neutralised.
event-reduced = { $unit } loses a step.
event-eliminated = { $unit } is eliminated.
event-tries = { $unit } tries opportunity fire at { $target }.
event-reaction-yes = { $unit }: check { $sum }, passed.
event-reaction-no = { $unit }: check { $sum }, failed.
event-withdrew = { $unit } withdraws to { $hex }.
event-went-back = { $unit } retreats to { $hex }.
event-no-way-out = { $unit } has no way out.
event-revealed = { $unit } in { $hex } is revealed.
event-overrun = { $unit } is overrun in { $hex }.
event-assaulted = Close combat: { $units } against { $hex }.
event-struck = Close combat: { $unit } at { $target }, factor { $factor }.
event-round = Close combat, round { $round }.
event-broken-off = The attackers go back from { $hex }.
event-won = The { $side } side takes { $hex }.
event-held = { $hex } is held.
event-guns-ready = { $token } can fire.
event-aimed = Salvo at { $hex }: { $calibre }.
event-transmission-yes = Transmission for { $hex }: { $sum }, passed.
event-transmission-no = Transmission for { $hex }: { $sum }, the salvo is lost.
event-shelled = { $calibre } on { $hex }: roll { $sum }.
event-salvos-lost = Nobody is left in { $hex }; the other salvos are lost.
event-mined = Mines in { $hex } against { $unit }: roll { $sum }: { $hit }.
event-depletion-yes = Roll { $sum }: the minefield in { $hex } is gone.
event-depletion-no = Roll { $sum }: the minefield in { $hex } stays.
event-works-gone = The works in { $hex } are abandoned.
event-taken = { $hex } is now { $side }.
event-retreated = { $unit } goes back to { $hex }.
event-left-map = { $unit } leaves the map.
event-ended = { $form } is out of the game.
verdict-hannut-french = The French win: the German points are below the band.
verdict-hannut-german = The Germans win: the points are above the band.
verdict-hannut-draw = A draw.
verdict-stonne-german = The Germans win: Stonne is German.
verdict-stonne-french = The French win: Stonne is not German.

## Tally and odds

tally-attack = attack { $unit }
tally-aboard = attack { $unit } aboard
tally-armour = armour { $unit }
tally-close = close combat
tally-range = distance { $distance }
tally-moving = moved and fired
tally-neutralised = firer neutralised
tally-exhausted = firer exhausted
tally-ooc = firer out of command
tally-column = firer in column
tally-dispersed = firer dispersed
tally-target-column = target in column
tally-target-dispersed = target dispersed
tally-cover = cover in { $hex }
tally-works = works in { $hex }
tally-higher = target higher
tally-calibre = { $calibre }
tally-value = at most
odds-nothing = nothing
odds-neutralised = neutralised (N)
odds-step = step loss
odds-passed = check passed
odds-failed = check failed

## Orders

order-place = set { $unit } up in { $hex }
order-hide = set { $unit } up hidden in { $hex }
order-attach = attach { $unit } to { $form }
order-dig = works in { $hex }
order-mine = mines in { $hex }
order-lose = { $unit } loses the step
order-load = { $unit } mounts
order-unload = { $unit } dismounts
order-auto = Set up the rest automatically
order-ready = Set-up finished
order-open = Open with { $form }
order-use = use { $token } now
order-activate = Activate
order-skip = Skip
order-store = Store with the GENERAL
order-pair = Together with the stored marker
order-hold = Hold
order-repeat = REPEAT: { $form }
order-remove = GENERAL: take markers off
order-take = GENERAL: take a REPEAT
order-steady = neutralised marker off { $unit }
order-rest = exhaustion off { $form }
order-done = Done
order-annul = Annul the marker
order-pass = No reaction
order-return = { $unit } returns to { $hex }
order-move = { $unit } to { $hex }{ $road ->
    [yes] {" "}by road
   *[no] {""}
}
order-enter = { $unit } enters { $hex }{ $road ->
    [yes] {" "}by road
   *[no] {""}
}
order-assault = { $unit }: close combat in { $hex }{ $road ->
    [yes] {" "}by road
   *[no] {""}
}
order-stack = { $unit } moves with { $with }
order-drop = { $unit } stays here
order-stop = End the move
order-fire = { $unit } fires at { $target }{ $first ->
    [yes] {" "}and moves afterwards
   *[no] {""}
}
order-aim = salvo at { $hex }: { $calibre }
order-shoot = Fire
order-end = End the activation
order-opportunity = { $unit }: opportunity fire at { $target }
order-reply = Return fire
order-withdraw = { $unit } withdraws to { $hex }
order-accept = Take the neutralisation
order-step = Lose a step instead
order-stay = Stay
order-give-way = Give way
order-retreat = { $unit } retreats to { $hex }
order-strike = { $unit } fires in close combat at { $target }

## Prompts

prompt-setup = Set up.
prompt-opening = Which formation opens?
prompt-opening-marker = Opening: which marker first?
prompt-draw = A marker is drawn.
prompt-admin = Administration.
prompt-assign = To which formation is { $unit } attached?
prompt-after = { $marker } is dealt with: play anything else?
prompt-marker = { $marker }: what to do?
prompt-annul = Annul { $marker } with the GENERAL?
prompt-play = A marker is played.
prompt-must-repeat = A REPEAT must be played now.
prompt-remove = Which markers come off?
prompt-hq-return = Where does the headquarters return?
prompt-acting = { $formation } acts.
prompt-moving = { $unit } moves.
prompt-moving-full = { $unit } is in a full hex and must go on.
prompt-moving-far = { $unit } is too far from its headquarters and must go on.
prompt-window-step = { $unit } is in { $hex }: react?
prompt-window-fire = { $unit } has fired from { $hex }: react?
prompt-window-salvo = After the salvo on { $hex }: withdraw?
prompt-window-shot = { $unit } has been shot at: withdraw?
prompt-return-fire = { $unit } is shot at by { $target }: return fire?
prompt-hit = Results are applied.
prompt-effect = { $unit } receives an N: take it or lose a step?
prompt-lose = Who loses the step?
prompt-stay = { $unit } has lost a step: stay or give way?
prompt-must = { $unit } was neutralised before: give way or lose a step.
prompt-roll = Dice: { $what }.
prompt-morale = Morale check.
prompt-withdrawal = { $unit } withdraws: where to?
prompt-retreat = { $unit } retreats: where to?
prompt-mine = Mines.
prompt-clash = Close combat in { $hex }, round { $round }: who fires at whom?
prompt-guns = Salvos: hex and calibre.
prompt-salvo = A salvo falls.
prompt-forced = Forced retreat.
prompt-over = The game is over.
throw-annul = annulling, 1 to { $needed }
throw-recovery = recovery, { $needed } or less
throw-exhaustion = exhaustion, { $needed } or less
throw-rally = rally, { $needed } or less
throw-panic = panic, { $needed } or less
throw-morale = morale, { $needed } or less
throw-opportunity = reaction, { $needed } or less
throw-return = return fire, { $needed } or less
throw-withdrawal = withdrawal, { $needed } or less
throw-fire = fire, column { $needed }
throw-reply = return fire, column { $needed }
throw-close = close combat, column { $needed }
throw-transmission = transmission, { $needed } or less
throw-salvo = salvo
throw-mines = mines
throw-depletion = mines gone on { $needed } or more
roll-effect = { $sum }: { $effect }
roll-passed = { $sum }: passed
roll-failed = { $sum }: failed
roll-sum = { $sum }
roll-mines-gone = { $sum }: the mines are gone
roll-mines-stay = { $sum }: the mines stay

## Refusals

deny-not-yours = { $unit } belongs to the other side or does not act now.
deny-other-formation = { $unit } acts with { $form }, which is not active.
deny-not-on-map = { $unit } is not on the map.
deny-acted = { $unit } has acted already.
deny-aboard = { $unit } is aboard; the half-track acts for both.
deny-not-aboard = { $unit } is not aboard.
deny-neutralised = { $unit } is neutralised.
deny-out-of-command = { $unit } is out of command and does not assault.
deny-demoralised = { $form } is demoralised.
deny-halted = { $unit } has been stopped.
deny-finish-move = Finish the move under way first.
deny-name-first = The stack is named after its first unit: { $unit }.
deny-one-hex = { $unit } was allowed this one hex only.
deny-not-together = { $unit } cannot move along here.
deny-not-in-party = { $unit } is not in the moving stack.
deny-last-in-party = { $unit } is the last of the stack; end the move instead.
deny-not-adjacent = { $hex } is not next to { $unit }.
deny-enemy-there = The enemy stands in { $hex }.
deny-nobody-there = No enemy can be seen in { $hex }.
deny-hq-into-enemy = { $unit } does not enter enemy hexes.
deny-no-road = No road leads to { $hex } from here.
deny-closed = { $unit } cannot go to { $hex }.
deny-too-far = { $unit } needs { $cost } { $cost ->
        [one] point
       *[other] points
    } and has { $left } left.
deny-beyond-radius = { $hex } is more than { $radius } hexes from the headquarters of { $unit }.
deny-full = There is no room in { $hex }.
deny-not-waiting = { $unit } is not waiting to enter.
deny-not-entry-hex = { $unit } does not enter the map in { $hex }.
deny-own-target = { $unit } is not an enemy unit.
deny-no-target = { $unit } is no target.
deny-hq-covered = { $unit } is protected by the units in its hex.
deny-hq-fires = { $unit } does not fire.
deny-range-zero = { $unit } only returns fire.
deny-out-of-range = { $unit } reaches { $range } { $range ->
        [one] hex
       *[other] hexes
    }; the distance to { $target } is { $distance }.
deny-not-seen = { $unit } does not see { $target }: { $why }.
blocked-by = { $hex } blocks the line
too-far-to-see = seen there at { $most } { $most ->
        [one] hex
       *[other] hexes
    } at most
deny-too-weak = { $unit } would have factor { $factor } against { $target }; no shot below -1.
deny-has-fired = { $unit } has fired already.
deny-has-fought = { $unit } has been in close combat: only move or attack again.
deny-has-loaded = { $unit } has loaded or unloaded: only half a move or fire.
deny-not-moved-yet = { $unit } has not moved yet; break up the stack first.
deny-moved-too-far = { $unit } has spent more than { $half } points and fires no more.
deny-no-half-track = { $unit } has no free half-track here.
deny-not-in-clash = { $unit } does not fight here.
deny-not-occasion = { $unit } gives or has no occasion to react here.
deny-opp-used = { $unit } has used its opportunity fire.
deny-reacted = { $unit } has already reacted to this.
deny-return-used = { $unit } has already returned fire in this activation.
deny-withdraw-used = { $unit } has already withdrawn in this activation.
deny-towards-enemy = { $hex } is nearer to the enemy for { $unit }.
deny-attackers-came = The attackers came from { $hex }.
deny-long-way = { $hex } is not on a shortest way.
deny-no-salvo = No salvo left: { $calibre }.
deny-no-guns = There are no salvos now.
deny-aimed-elsewhere = Fire the salvos at { $hex } first.
deny-shelled-before = { $hex } has been shelled in this activation already.
deny-no-observer = No headquarters sees an enemy in { $hex }.
deny-not-aimed = Declare a target first.
deny-not-your-formation = { $form } does not belong to this side.
deny-not-in-play = { $form } is not in play.
deny-hq-unfit = The headquarters of { $form } is neutralised or overrun.
deny-repeated-before = { $form } had a REPEAT this turn already.
deny-twice-this-turn = { $form } was active twice this turn.
deny-not-that-marker = This marker does not allow that.
deny-no-general = There is no free GENERAL in hand.
deny-no-repeat = There is no REPEAT in hand.
deny-nothing-stored = No marker is stored.
deny-hand-full = A REPEAT is held already; this one must be played.
deny-nothing-to-remove = There is no marker to take off.
deny-remove-one = Take off at least one marker.
deny-not-neutralised = { $unit } is not neutralised.
deny-not-exhausted = { $form } is not exhausted.
deny-not-both = Either neutralised or exhaustion markers, not both.
deny-not-return-hex = No unit of the formation stands in { $hex }.
deny-not-opening = { $token } is not part of the opening.
deny-already-placed = { $unit } is set up already or comes later.
deny-not-now = { $unit } is set up in another part.
deny-no-hiding = { $unit } cannot be hidden.
deny-not-zone = { $hex } is outside the area of { $unit }.
deny-needed-elsewhere = The room in { $hex } is still needed.
deny-not-independent = { $unit } is not independent.
deny-not-host = { $unit } cannot be attached to { $form }.
deny-none-left = None of these are left.
deny-not-works-hex = Works may not stand in { $hex }.
deny-works-there = There are works in { $hex } already.
deny-not-mine-hex = Mines may not lie in { $hex }.
deny-mines-there = There are mines in { $hex } already.
deny-no-loss-here = { $unit } cannot take a loss at the start.
deny-not-all-placed = { $left } { $left ->
        [one] counter is
       *[other] counters are
    } still to be set up.
deny-works-left = { $left } { $left ->
        [one] work is
       *[other] works are
    } still to be placed.
deny-mines-left = { $left } { $left ->
        [one] minefield is
       *[other] minefields are
    } still to be laid.
deny-losses-left = { $left } { $left ->
        [one] loss is
       *[other] losses are
    } still to be spread.
deny-half-split = Split { $form } up entirely or keep it whole.
deny-nothing-left = Nothing is left to set up.
deny-not-this-unit = { $unit } does not lose this step.
deny-moment-setup = This cannot be done now, during set-up.
deny-moment-opening = This cannot be done now, in the opening.
deny-moment-opening-marker = This cannot be done now, in the opening.
deny-moment-draw = This cannot be done now, while a marker is drawn.
deny-moment-admin = This cannot be done now, in administration.
deny-moment-assign = This cannot be done now, while a unit is attached.
deny-moment-after = This cannot be done now, after a marker.
deny-moment-marker = This cannot be done now, while a marker is chosen for.
deny-moment-annul = This cannot be done now, while annulling is decided.
deny-moment-play = This cannot be done now, while a marker is played.
deny-moment-must-repeat = This cannot be done now, while a REPEAT must be played.
deny-moment-remove = This cannot be done now, while markers are taken off.
deny-moment-hq-return = This cannot be done now, while a headquarters returns.
deny-moment-acting = This cannot be done now, in an activation.
deny-moment-moving = This cannot be done now, in a move.
deny-moment-window-step = This cannot be done now, while a move is reacted to.
deny-moment-window-fire = This cannot be done now, while a shot is reacted to.
deny-moment-window-salvo = This cannot be done now, while a salvo is reacted to.
deny-moment-return-fire = This cannot be done now, while return fire is decided.
deny-moment-hit = This cannot be done now, while results are applied.
deny-moment-effect = This cannot be done now, while N or step is chosen.
deny-moment-lose = This cannot be done now, while a loss is chosen.
deny-moment-stay = This cannot be done now, while staying or giving way is chosen.
deny-moment-must = This cannot be done now, while giving way is chosen.
deny-moment-roll = This cannot be done now, while dice fall.
deny-moment-morale = This cannot be done now, during a morale check.
deny-moment-withdrawal = This cannot be done now, in a withdrawal.
deny-moment-retreat = This cannot be done now, in a retreat.
deny-moment-mine = This cannot be done now, at mines.
deny-moment-clash = This cannot be done now, in close combat.
deny-moment-guns = This cannot be done now, while salvos are aimed.
deny-moment-salvo = This cannot be done now, while a salvo falls.
deny-moment-forced = This cannot be done now, in a forced retreat.
deny-moment-over = This cannot be done now, after the end.

## Scene

box-reserve = Waiting ({ $side })
box-lost = Lost ({ $side })
cell-title = { $hex }: { $terrain }, level { $level }
terrain-clear = clear
terrain-hill = clear height
terrain-village = village
terrain-woods = woods
terrain-wooded-hill = woods on a height
terrain-orchard = orchard
terrain-clear-effect = 2 on foot and tracks, 3 on wheels
terrain-hill-effect = as clear, uphill 1 (wheels 2) more
terrain-village-effect = 2 on foot, else 4; soft targets -2; armour dispersed; blocks sight
terrain-woods-effect = 3, 4, 6; soft targets -1; armour dispersed; blocks sight
terrain-wooded-hill-effect = as woods, more uphill
terrain-orchard-effect = 2, 3, 4; soft targets -1; armour dispersed; blocks sight
value-command = command value
value-mp = movement points
value-attack = attack
value-armour = armour
value-range = range
piece-name = { $unit }, { $formation }
mark-hidden = hidden
mark-disrupted = neutralised
mark-out-of-command = out of command
mark-opp-used = opportunity fire used
mark-mounted = aboard
mark-moved = moving
mark-firing = firing
mark-target = target
mark-column = column
mark-exhausted = formation exhausted
mark-demoralised = formation demoralised
mark-repeated = activated by REPEAT
mark-arrives = comes in turn { $turn }
mark-control-german = German
mark-control-french = French
mark-trench = works
mark-mine = mines
mark-barrage = target hex
track-turn = Turn
stat-stonne = Stonne
stat-points = German points
points-in-band = { $points } (band { $least } to { $most })
stat-hand-german = German hand
stat-hand-french = French hand
stat-carry = First marker of the turn
hand-empty = empty
deck-cup = Cup
overlay-sees = What does this unit see?
overlay-fire = What can this unit fire at?
overlay-command = Command radius
overlay-blind = Blind hexes from here
legend-seen = everything is seen
legend-armour-only = vehicles only
legend-target = target with column
legend-command = within the radius
legend-blind = behind an obstacle
note-column = column { $column }

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Formations act when their marker comes out of the cup; each unit has one action, or a move joined with one.
briefing-1-rule = 5.2
briefing-2 = Whoever moves or fires in range and sight of the enemy can be fired on, after a check.
briefing-2-rule = 6.3.1
briefing-3 = Close combat is the only way into an enemy hex.
briefing-3-rule = 9
briefing-minutes = 150

## Why the computer gives an order

why-ground = It holds or wins ground that counts.
why-danger = It leaves its own units less exposed, or the enemy’s more.
why-reactions = It keeps reactions in hand, or takes them from the enemy.
why-fight = The fight under way should pay.
why-poised = It gets ready to attack.
why-advance = It gets closer to the goal, or keeps the enemy from it.
why-force = It keeps its own companies strong and in command.
why-hurt = It weakens the enemy’s companies or their command.
why-way = It leaves movement points for more.
