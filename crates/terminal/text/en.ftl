# Texts of the terminal client.

term-too-small = The window is too small: at least 24 columns and 8 lines, please.
term-close = any key closes
term-read = ↑↓ scroll · Esc closes

# Input and hints
term-thinking = { $side } ({ $player }) is thinking …
term-advising = The computer looks for advice for { $side } …
term-picked = { $picked } > ? ({ $count ->
    [one] 1 order
   *[other] { $count } orders
  })
term-pieces = { $count } units
term-spent = done
term-paused = The computer players wait. p lets them go on.
term-pace = Computer players: { $seconds } seconds per order.
term-undone = The last order is taken back.
term-saved = Saved in { $file }.
term-not-now-over = The game is over.
term-not-now-luck = Dice or cards come first.
term-not-now-computer = The computer decides now.
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
term-hint-luck = type it in
term-hint-pause = pause
term-hint-go-on = go on

# Help
term-help-title = Help
term-help-intro = Point, don't type: with arrows or Tab pick what you want to move, then where to. Units that can be picked bear a star (*), cells a plus (+). Before every risk you see the odds and can still go back.
term-key-arrows = cursor over the map and the boxes beside it
term-key-tab = to the next, Shift+Tab to the previous thing that can be picked
term-key-enter = pick what is under the cursor (space, too)
term-key-esc = take the last pick back, close a panel
term-key-buttons = orders without a target: by their number or from the list
term-key-order = type an order in notation (Tab completes)
term-key-why = why can this not be done here? With the rule
term-key-rule = text of the rule behind the question or the last refusal
term-key-advice = the computer suggests an order
term-key-undo = take back the last order
term-key-aside = between the map and the boxes beside it
term-key-board = next board, if there are several
term-key-decks = situation in words; what is left in the deck and what has come out
term-key-scroll = scroll the log (End: to the newest); l shows all of it
term-key-legend = legend: ground, counters, signs
term-key-language = English / Deutsch
term-key-pause = pause the computer players, faster, slower
term-key-save = save the game
term-key-quit = quit

# Legend
term-legend-title = Legend
term-legend-ground = Ground
term-legend-counters = Counters
term-legend-values = A unit's number is followed by its values: { $values }. A tick (') means: step lost. ● it still has, ○ no more.
term-legend-signs = In the frame: * a unit can be picked, + the cell can be picked, > picked, ~ the cell is under an effect, ! a unit bears a marker. +2 means: two more units.
term-legend-arms = Arm:
term-arm-infantry = infantry
term-arm-mechanized-infantry = mechanized infantry
term-arm-armour = armour
term-arm-assault-gun = assault guns
term-arm-tank-destroyer = tank destroyers
term-arm-antitank = anti-tank guns
term-arm-artillery = artillery
term-arm-reconnaissance = reconnaissance
term-arm-engineer = engineers
term-arm-headquarters = headquarters

# Log, decks, rules
term-log-title = Log
term-decks-title = Situation and deck
term-decks-left = Still in it ({ $count }):
term-decks-gone = Out already ({ $count }):
term-decks-none = This game has no deck.
term-rule-title = Rule
term-rule-footer = ←→ section · ↑↓ scroll · Esc closes
term-rule-source = In the printed rulebook: { $source }
term-no-rule = There is no rule text for this place ({ $rule }).

# Why not?
term-why-title = Why not?
term-why-footer = r rule · ↑↓ scroll · Esc closes
term-why-footer-instead = Enter picks { $what } instead · r rule · Esc closes
term-why-nothing = No order is meant by pointing here now.
term-why-allowed = This is allowed.

# Confirm, choose
term-confirm-title = At risk
term-confirm-footer = Enter do it · r rule · Esc back
term-confirm-sure = Sure?
term-confirm-final = This ends your turn and cannot be taken back.
term-odds-sum = sum
term-stack-title = Which one?
term-stack-footer = ↑↓ or number · Enter pick · Esc back
term-buttons-title = Orders
term-buttons-none = There is no order without a target now.
term-advice-title = The computer's advice
term-advice-footer = Enter do so · Esc closes

# Typing
term-order-title = Order
term-order-question = Order in notation, Tab completes:
term-save-title = Save
term-save-question = In which file?
term-save-exists = The file exists already. Enter once more overwrites it.
term-line-footer = Enter done · Esc closes
term-luck-ask-title = What came?
term-luck-dice = { $count ->
    [one] Throw one die of { $sides } sides and type what it shows
   *[other] Throw { $count } dice of { $sides } sides and type what they show
  }, for example: { $example }
term-luck-draw = Draw and type what came, for example { $example }. Still { $count } in it:
term-luck-footer = Enter done · Esc to the table (u there: undo)

# Quit, result
term-quit-title = Quit
term-quit-text = Do you want to leave the table?
term-quit-saved = Last saved in { $file }.
term-quit-footer = y yes · s save and quit · Esc stay
term-curtain = It is { $side }'s turn. Change places; Enter shows the map.
term-over-title = The game is over
term-over-won = Won by: { $side }.
term-over-draw = A draw.
term-over-lost = The game has won.
term-luck-title = Luck: expected and come
term-luck-side = { $side }: { $count ->
    [one] 1 fight
   *[other] { $count } fights
  }
term-luck-line = expected { $expected }, came { $came }
term-luck-effect = With effect

# Errors
term-error-io = The terminal cannot be used: { $error }
term-error-no-terminal = The table needs a terminal; input or output is redirected.
term-error-seats = The game has { $wanted } seats, but { $given } players were given.
term-error-luck = The luck does not fit what the game awaits; please report this as a bug.
term-error-thread = The computer player cannot be started: { $error }. p tries again.
term-error-bot = { $side }: the computer player has stopped. { $why } p tries again.
term-error-bot-silent = It found no order.
term-error-advice = The computer has no advice.
term-error-save = { $file } cannot be written: { $error }

# Standing instructions and overlays
term-key-overlay = colours on the map: what a unit can reach, who has acted; v again turns them off
term-key-instructions = standing instructions: when you want to be asked for a reaction
term-instructions-title = Standing instructions
term-instructions-intro = When do you want to be asked, { $side }? What you do not want to be asked about is let pass for you; the log says so.
term-instructions-footer = ↑↓ reaction · ←→ ask more, ask less · Esc closes
term-instructions-none = Nobody is asked for reactions in this game.
term-ask-always = always
term-ask-matters = when it can change something
term-ask-above = when the chance is at least { $percent } %
term-ask-never = never
term-passed = Let pass by standing instruction.
term-overlays-title = Colours on the map
term-overlays-none = This game has no colours to show on the map.
