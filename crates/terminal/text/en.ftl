# Texts of the terminal client.

term-too-small = The window is too small. Feldzug needs at least 24 columns and 8 lines.
term-close = press any key to close
term-read = ↑↓ scroll · Esc close

# Input and hints
term-thinking = { $side } ({ $player }) is thinking …
term-advising = The computer is looking for a good order for { $side } …
term-picked = { $picked } > ? ({ $count ->
    [one] 1 order
   *[other] { $count } orders
  })
term-pieces = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
term-spent = done
term-paused = Computer players are paused. Press p to resume.
term-pace = Computer players take { $seconds } s per order.
term-undone = Last order undone.
term-saved = Saved to { $file }.
term-not-now-over = The game is over.
term-not-now-luck = Enter the dice or cards first.
term-not-now-computer = It is the computer's turn.
term-hint-tab = next
term-hint-pick = pick
term-hint-back = back
term-hint-undo = undo
term-hint-advice = advice
term-hint-why = why not?
term-hint-rule = rule
term-hint-help = help
term-hint-more = more orders
term-hint-result = result
term-hint-quit = quit
term-hint-luck = enter result
term-hint-pause = pause
term-hint-go-on = resume
term-hint-look = details
term-hint-correct = correct
term-hint-hand = hand: { $count } ({ $playable } playable)
term-price = costs { $price }
term-hand-title = Cards in hand
term-hand-footer = ↑ ↓ choose · Enter plays · w why not now? · Esc
term-hand-none = This game has no hands of cards.
term-hand-empty = no cards
term-hand-backs = { $count } { $count ->
    [one] card
   *[other] cards
} face down
term-hand-secret = only you see this

# Help
term-help-title = Help
term-help-intro = Point, don't type: use the arrow keys or Tab to pick a unit, then its destination. A star (*) marks units you can pick, a plus (+) cells. You always see the odds before a risky order and can still go back.
term-key-arrows = move the cursor over the map and the boxes beside it
term-key-tab = go to the next thing you can pick (Shift+Tab: the previous one)
term-key-enter = pick what is under the cursor (Space does the same)
term-key-esc = take back the last pick, close a panel
term-key-buttons = give an order without a target, by number or from the list
term-key-hand = the cards in hand: read, play, ask why not now
term-key-order = type an order in notation (Tab completes), or “go UNIT CELL”: the way, its cost and dangers, then the whole move
term-key-look = show everything about the cell, its units and the open cards
term-key-why = explain why something is not possible here, with its rule
term-key-rule = show the rule behind the question or the last refusal
term-key-advice = let the computer suggest an order; after the end: analysis of the game
term-key-undo = undo the last order
term-key-correct = correct the last die or card you typed
term-key-aside = jump between the map and the boxes beside it
term-key-board = go to the next board
term-key-decks = show the situation in words, and what is left in the deck
term-key-scroll = scroll the log (End: newest entry); l shows all of it
term-key-legend = show the legend: terrain, counters, signs
term-key-language = English / Deutsch
term-key-pause = computer players: pause, slower, faster
term-key-save = save the game
term-key-quit = quit

# Legend
term-legend-title = Legend
term-legend-ground = Terrain
term-legend-counters = Counters
term-legend-values = After or below a unit's name stand its values: { $values }. A tick (') means that it has lost a step. ● is a step it still has, ○ one it has lost.
term-legend-signs = In the frame: * you can pick a unit here, + you can pick the cell, > picked, @ something lies on the cell, ! a unit has a marker. …2 stands for two more units, … for text that is cut: x shows all of it.
term-legend-ways = On the map: · road or trail, = railway, ≈ river, ~ stream, # bridge.
term-legend-arms = Arm:
term-arm-infantry = infantry
term-arm-mechanized-infantry = mechanized infantry
term-arm-armour = armour
term-arm-assault-gun = assault guns
term-arm-tank-destroyer = tank destroyers
term-arm-antitank = anti-tank guns
term-arm-artillery = artillery
term-arm-mortar = mortars
term-arm-machine-gun = machine guns
term-arm-anti-aircraft = anti-aircraft guns
term-arm-transport = transport
term-arm-reconnaissance = reconnaissance
term-arm-engineer = engineers
term-arm-headquarters = headquarters

# Log, decks, rules
term-log-title = Log
term-decks-title = Situation and deck
term-decks-left = Left ({ $count }):
term-decks-gone = Drawn ({ $count }):
term-decks-none = This game has no deck.
term-rule-title = Rule
term-rule-footer = ←→ section · ↑↓ scroll · Esc close
term-rule-source = In the printed rulebook: { $source }
term-no-rule = There is no rule text for this reference ({ $rule }).

# Why not?
term-why-title = Why not?
term-why-footer = r rule · ↑↓ scroll · Esc close
term-why-footer-instead = Enter pick { $what } instead · r rule · Esc close
term-why-nothing = No order involves this cell right now.
term-why-allowed = This is allowed.

# go UNIT CELL
term-go-title = Go there?
term-go-footer = Enter go · Esc back
term-go-footer-ways = Enter go · w other way · Esc back
term-go-safe = Nobody can interfere on the way.
term-go-danger = Danger on the way: { $chance }
term-go-how = Type “go”, then the unit and the cell: go UNIT CELL.
term-go-which = Several units are called “{ $what }”. Type the id of one: { $ids }.
term-go-who = There is no unit “{ $what }” in sight. Type its id or name; x shows it.
term-go-where = There is no cell “{ $what }”.
term-go-nowhere = { $what } cannot move now; point at it and press w to see why.
term-go-too-far = { $what } cannot be reached in one move; point at it and press w to see why.

# Confirm, choose
term-confirm-title = Odds
term-confirm-footer = Enter go ahead · r rule · Esc back
term-confirm-sure = Sure?
term-confirm-final = This ends your turn and cannot be undone.
term-odds-sum = sum
term-stack-title = Which one?
term-stack-footer = ↑↓ or number · Enter pick · Esc back
term-buttons-title = Orders
term-buttons-none = Every order needs a target right now.
term-advice-title = The computer's advice
term-advice-footer = Enter follow · Esc close

# Typing
term-order-title = Order
term-order-question = Order in notation (Tab completes):
term-save-title = Save
term-save-question = Save to which file?
term-save-exists = The file already exists. Press Enter again to overwrite it.
term-line-footer = Enter done · Esc close
term-luck-ask-title = What did you get?
term-luck-dice = { $count ->
    [one] Roll one { $sides }-sided die and type the result
   *[other] Roll { $count } { $sides }-sided dice and type the results
  }, for example: { $example }
term-luck-draw = Draw and type what you drew, for example { $example }. { $count ->
    [one] One is left:
   *[other] { $count } are left:
  }
term-luck-footer = Enter done · Esc to the table (there c: correct the last result)
term-correct-none = There is no die or card to correct.
term-correct-later = { $count ->
    [one] One later step is taken back.
   *[other] { $count } later steps are taken back.
  }

# Quit, result
term-quit-title = Quit
term-quit-text = Leave the table?
term-quit-saved = Last saved to { $file }.
term-quit-footer = y yes · s save and quit · Esc stay
term-curtain = { $side } to play. Change places, then press Enter to show the map.
term-over-title = The game is over
term-over-footer = ↑↓ scroll · a analysis · Esc close
term-luck-title = Luck: expected and actual results
term-luck-side = { $side }: { $count ->
    [one] 1 fight
   *[other] { $count } fights
  }
term-luck-line = expected { $expected }, actual { $came }
term-luck-effect = Any effect

# Errors
term-error-io = Cannot use the terminal: { $error }
term-error-no-terminal = Playing needs a terminal, but input or output is redirected.
term-error-seats = The game has { $wanted ->
    [one] 1 seat
   *[other] { $wanted } seats
  }, but { $given ->
    [one] 1 player was given.
   *[other] { $given } players were given.
  }
term-error-luck = The dice or cards do not fit what the game asked for. Please report this as a bug.
term-error-thread = Cannot start the computer player: { $error }. Press p to try again.
term-error-bot = { $side }: the computer player has stopped. { $why } Press p to try again.
term-error-bot-silent = It found no order.
term-error-advice = The computer has no suggestion.
term-error-save = Cannot write { $file }: { $error }

# Standing instructions and overlays
term-key-overlay = colour the map: what a unit can reach, who has acted (v again: off)
term-key-instructions = standing instructions: when to ask you about reactions
term-instructions-title = Standing instructions
term-instructions-intro = When do you want to be asked, { $side }? Otherwise the reaction is declined for you, and the log says so.
term-instructions-footer = ↑↓ reaction · ←→ ask more, less often · Esc close
term-instructions-none = This game has no reactions.
term-ask-always = always
term-ask-matters = when it can change something
term-ask-above = when the chance is at least { $percent } %
term-ask-never = never
term-passed = Declined by standing instruction.
term-overlays-title = Map overlays
term-overlays-none = This game has no map overlays.
term-reaction = ({ $name }: best chance { $chance })

## Lessons

term-key-task = show the task of the lesson again
term-lesson-task = { $title }, { $task } of { $tasks }
term-lesson-over = { $title }: done
term-lesson-order = Order: { $order }
term-lesson-rules = You can read all of it in the rules, sections { $rules } (key r).
term-lesson-footer = Enter begin · h hint · t shows this again
term-lesson-footer-help = Enter go on
term-lesson-footer-over = Enter next lesson · Esc look around
term-lesson-stuck = From here the task cannot be done any more. Press u to take back your last order.
term-lesson-none = This is no lesson. Take one with: feldzug learn GAME
term-puzzle-task = { $title }
term-puzzle-footer = Enter begin · h solution · t shows this again
term-puzzle-footer-over = Enter next puzzle · Esc look around
