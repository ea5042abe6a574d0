# Texts every game shares. A game must not define these keys again.

## At the table

# $reason: a whole sentence. $rule: section and ruling, "4.3 R6".
table-refused = { $reason } (rule { $rule })
# Also when a card or dice are awaited, or the game is over.
table-not-your-turn = It is not your turn, or the game is waiting for something else.

# Why orders given together were not all carried out.
plan-luck = Stopped: dice or cards have decided something.
plan-revealed = Stopped: something new has come in sight.
plan-other-side = Stopped: the other side has done something.
plan-turn = Stopped: the turn is over.
plan-illegal = Stopped: the next order cannot be given.

# Moves by destination.
course-steps = steps
course-points = { $count ->
    [one] movement point
   *[other] movement points
}
course-luck = Dice or cards decide what comes of it

## Taking back

undo-nothing = There is nothing to undo.
undo-luck = The last thing that happened was a draw or a roll; nothing before it can be undone.
undo-revealed = The last order revealed something hidden and cannot be undone.
undo-other-side = The other side has decided since, or decides now; it is too late to undo.

## Luck typed in

# $text: what was typed.
luck-dice = “{ $text }” does not fit. Enter { $count ->
        [one] one number
       *[other] { $count } numbers
    } from 1 to { $sides }.
# $left: what is left, in notation.
luck-draw = “{ $text }” cannot be drawn; what is left: { $left }.
luck-wrong = “{ $text }” does not fit what must be drawn or rolled now.

## Opening a game

# $name: what was asked for. $known: what there is.
open-game = There is no game “{ $name }”; the games are: { $known }.
open-scenario = { $game } has no scenario “{ $name }”; its scenarios are: { $known }.
open-option = { $game } has no option “{ $name }”; its options are: { $known }.
open-option-value = Option { $name } must be one of: { $known }.
open-side = { $game } has no side “{ $name }”; its sides are: { $known }.

## Replaying a record

replay-start = The record begins in a different starting position from this game.
replay-seat = There is no side “{ $seat }” in this game.
replay-hash = The position differs from the record: checksum { $found }, recorded is { $written }.
replay-drawn = “{ $luck }” is not what the number behind it gives.

## Results of a fight

odds-hit = Hit
odds-miss = Miss
odds-eliminated = Eliminated
odds-interrupted = Interrupted

## Who plays

player-human = Human
player-bot = Computer ({ $bot })
level-random = Random
level-recruit = Recruit
level-corporal = Corporal
level-sergeant = Sergeant
level-captain = Captain
level-general = General

## Notation

notation-order = “{ $order }” is no order. Orders begin with: { $verbs }.
notation-form = “{ $order }” is not a complete order. It is written: { $forms }.
notation-word = There is no “{ $word }” here. There are: { $known }.

# A game that is served with an owner's data files. $title: its title.
game-own-data = { $title } (own data)

## What happened at the table beside the game

note-back = { $side } took back: from step { $from } to step { $to }.
note-back-luck = { $side } took back: from step { $from } to step { $to }. Cards and dice drawn in between: { $count }; they are drawn anew.
note-player = { $side } is played by: { $player }.
note-seated = { $side }: the seat is taken and belongs to this player alone.
note-advice = { $side } asked the computer for advice.
note-rules = The game goes on under newer rules or data (rules version { $old }, now { $new }); every position so far is the same under both.
end-won = Winner: { $side }.
end-draw = A draw.
end-lost = The game wins.
end-resigned = { $side } has given up.
end-lapsed = { $side } ran out of time.
end-peace = Peace: the game ends in a draw.

## Balance, in the lists of scenarios

balance-measured = { $bot } against itself, { $games ->
        [one] one game
       *[other] { $games } games
    }: { $shares }.
balance-share = { $side } { $share } % ({ $low } to { $high })
balance-draws = draws { $share } %
balance-even = Closer with the handicap “{ $handicap }”: { $shares }.
balance-stale = Measured with other rules or numbers.

## Dice that can be verified

note-gap = The database was restored from a backup; draws { $from } to { $to } are given up, because they may have been seen.
dice-checked = Dice checked: { $drawn ->
    [one] one draw,
   *[other] { $drawn } draws,
 } { $struck ->
    [0] none
   *[other] { $struck }
 } taken back; every number is the one that secret and seeds give.
dice-by = Seeds in the dice: { $sides }.
dice-by-nobody = No player's seed is in the dice: the server alone has sealed them.
dice-declined = Without a seed: { $sides }.
dice-given = The first { $given } steps were brought along; nothing is known of their luck.
dice-gaps = { $gaps } numbers were given up when a backup was restored.
dice-how = The commitment was { $commitment }. Check it yourself: feldzug record verify --dice FILE, or tools/check-dice.py FILE.
dice-own = Dice: rolled on the player's own machine; there is nothing to verify.
dice-failed = The dice are not right: { $what }
dice-none = This record has no dice that can be verified: they were rolled on the player's own machine, or before there were such dice.
dice-no-secret = The secret is not in the record yet; it is told when the game is over.
dice-other-secret = The secret is not the one the server had committed to.
dice-not-shown = The commitment in the record is not the one that was shown.
dice-other-seed = The seed of { $side } is not the one that was sealed.
dice-rounds = Seeds were asked for more often than somebody sat down.
dice-not-drawn = The luck at step { $step } was not drawn.
dice-wrong = Draw { $which } at step { $step } does not give this result.
dice-twice = Draw { $which } comes twice or out of order.
dice-beyond = Draw { $which } was never counted.
dice-missing = Draw { $which } is missing.
dice-line = This line makes no sense: { $line }

## Lessons

# A text that comes in both languages, from a lesson.
in-words = { $en }
lesson-other = The rules allow that, but this lesson is about something else. Look at the task again, or ask for a hint.
open-lesson = { $game } has no lesson “{ $name }”; its lessons are: { $known }.

# Examples of rules: cases as one can look at them.
example-start = The position
example-order = { $side }: { $order }
example-luck = Thrown or drawn: { $luck }
example-refused = Not allowed: { $order }
example-odds = The odds: { $order }
example-look = What can be done now
example-may = Allowed: { $order }
example-may-not = Not allowed: { $order }. { $why }
example-only = Nothing else is allowed.
example-nothing = Nothing can be ordered.
example-holds = Checked: { $facts }
example-view = Drawn as a referee sees it, with everything that is hidden from one side.

# A game as a text.
report-title = { $game }: { $scenario }
report-player = { $side }: { $player }
report-round = { $title } { $number }
report-notes = Beside the game
report-end = How it ended
report-open = The game is not over: { $steps ->
    [one] one step so far.
   *[other] { $steps } steps so far.
}
report-luck-title = Luck
report-luck = { $side }: { $count ->
    [one] one attack
   *[other] { $count } attacks
}, { $whole }.{ $tenth } successes expected, { $came } came.

# Why the computer gives an order. Games add sentences of their own for what they weigh: why-<what>.
why-certain = It wins, whatever happens.

# Analysis after the game
analysis-title = Analysis
analysis-curve = How it looked for { $side }: the higher, the better. Below: the rounds.
analysis-curve-plain = How it looked for { $side }: the higher, the better.
analysis-span = { $side } began with an outlook of { $from } % and ended with { $to } %.
analysis-side = { $side }: luck { $luck }, own decisions { $decisions } (in hundredths of a game). Nothing better was found { $choices ->
    [one] in { $sound } of { $choices } decision.
   *[other] in { $sound } of { $choices } decisions.
}
analysis-news = { $side }: what came to light was worth { $news }.
analysis-by-luck = Luck weighed more than decisions: it favoured { $side } by { $worth }.
analysis-by-decisions = Decisions weighed more than luck: they favoured { $side } by { $worth }.
analysis-by-neither = Luck and decisions nearly cancelled each other out.
analysis-alone-luck = Luck weighed more than decisions: { $worth }.
analysis-alone-decisions = Decisions weighed more than luck: { $worth }.
analysis-greatest = The greatest single moment was step { $step }: { $worth } for { $side }.
analysis-correction = From one estimate to the next { $whole }.{ $tenth } hundredths are neither luck nor decision nor news: that is the error of the estimate. Its mean direction is { $mean } for { $side }.
analysis-moments = What decided the game
analysis-none = No single moment moved the outlook by two hundredths.
analysis-at = Step { $step }
analysis-at-round = Step { $step }, { $title } { $number }
analysis-cause-luck = Luck favours { $side }: { $worth }
analysis-cause-decision = { $side } decides: { $worth }
analysis-cause-news = What comes to light favours { $side }: { $worth }
analysis-after = After: { $order }.
analysis-played = Played: { $order }.
analysis-better = Better: { $order }.
analysis-budget = Searched with { $playouts ->
    [one] { $playouts } playout for each decision.
   *[other] { $playouts } playouts for each decision.
}
analysis-progress = { $done }/{ $of }

# Puzzles
puzzle-wrong = That is legal, but it leaves an outlook of { $outlook } % only. The best order reaches { $best } %, { $gain } more. Try again, or have the solution shown.
puzzle-wrong-by-far = That is legal, but it leaves an outlook of { $outlook } % at most. The best order reaches { $best } %. Try again, or have the solution shown.
puzzle-wrong-unknown = That is legal, but another order is clearly better. Try again, or have the solution shown.
puzzle-title = { $scenario }: { $side }
puzzle-title-round = { $scenario }: { $side }, round { $round }
puzzle-task = One order is clearly better than every other. Give it.
puzzle-task-win = One order wins for certain. Give it.
puzzle-why = The best order: { $best }. It brings an outlook of { $worth } %; the next best ({ $second }) brings { $less } %.
puzzle-why-wins = The best order: { $best }. It wins for certain; the next best ({ $second }) brings an outlook of { $less } %.
puzzle-blunder = Better is: { $best }. That brings an outlook of { $worth } %. Played was: { $given }. That leaves { $less } %.
theme-win = Win now
open-puzzle = { $game } has no puzzle “{ $name }”.
