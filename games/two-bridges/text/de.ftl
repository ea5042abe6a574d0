# Zwei Brücken.

## Das Spiel im Regal

game-title = Zwei Brücken
game-blurb = Ein Fluss, zwei Brücken, und Geschütze, deren Ziel niemand kennt.
game-about = Rot will die Stadt Hafen hinter dem Fluss, Blau hält sie. Vor der ersten Runde richtet jede Seite heimlich ihre Geschütze auf eine der beiden Brücken. Das Spiel dauert höchstens acht Runden.

scenario-standard = Das Spiel
scenario-standard-about = Rot beginnt.

## Seiten

side-red = Rot
side-red-aim = Nimm die Stadt Hafen innerhalb von acht Runden.
side-blue = Blau
side-blue-aim = Halte die Stadt Hafen acht Runden lang.

## Karte

cell-title = { $hex }, { $terrain }
terrain-open = Offenes Gelände
terrain-forest = Wald
terrain-town = Stadt
terrain-effect = Betreten kostet { $cost }, Deckung { $cover }
box-lost = Verluste
mark-town = Diese Stadt will Rot
plan-north = nördliche Brücke
plan-south = südliche Brücke

## Spielsteine und Zahlen

value-strength = Stärke
value-moves = Bewegungspunkte
track-turn = Runde
stat-guns-red = Geschütze von Rot
stat-guns-blue = Geschütze von Blau
plan-none = noch nicht gerichtet
plan-secret = geheim

## Fragen und Befehle

prompt-plan = { $side }: Auf welche Brücke sind die Geschütze gerichtet? Die andere Seite erfährt es nicht.
prompt-turn = { $side }: Ziehe und greife an, dann beende den Zug.
prompt-die = Der Würfel entscheidet den Angriff.
order-plan = Geschütze richten: { $plan }
order-move = { $unit } nach { $hex }
order-attack = { $unit } greift { $target } an{ $guns ->
        [yes] , mit Geschützen
       *[no] { "" }
    }
order-done = Zug beenden

## Aussichten

odds-nothing = Ohne Wirkung
odds-repulse = Abgewiesen
strength = Stärke des Angreifers
defence = Stärke des Ziels
cover = Deckung
river = Über die Brücke
guns = Geschütze
roll-attack = Angriff: { $unit }

## Warum nicht

deny-not-now = Das geht jetzt nicht.
deny-not-yours = { $unit } gehört der anderen Seite.
deny-lost = { $unit } ist verloren.
deny-plan-first = Zuerst kommen die Pläne.
deny-no-such-plan = Geschütze werden auf eine der beiden Brücken gerichtet.
deny-plan-made = Beide Pläne stehen schon fest.
deny-has-acted = { $unit } hat in dieser Runde schon gehandelt.
deny-taken = In { $hex } steht schon eine Einheit.
deny-too-far = { $unit } kommt mit { $moves ->
        [one] einem Bewegungspunkt
       *[other] { $moves } Bewegungspunkten
    } nicht nach { $hex }: Wald kostet mehr, über den Fluss geht es nur auf einer Brücke, und neben einem Feind endet der Weg.
deny-has-fought = { $unit } hat in dieser Runde schon gekämpft.
deny-friend = { $target } gehört zur eigenen Seite.
deny-not-adjacent = { $target } ist nicht benachbart.
deny-no-bridge = { $target } steht hinter dem Fluss, und hier ist keine Brücke.
deny-guns-fired = Die Geschütze haben in dieser Runde schon geschossen.
deny-out-of-range = { $target } ist zu weit entfernt ({ $plan }, Reichweite { $range ->
        [one] ein Feld
       *[other] { $range } Felder
    }).

## Was geschah

event-planned = { $side } richtet die Geschütze: { $plan }.
event-plan-made = { $side } richtet die Geschütze.
event-turn = Runde { $turn }: { $side }.
event-moved = { $unit } zieht nach { $hex }.
event-guns = { $side } schießt mit den Geschützen: { $plan }.
event-attacked = { $unit } greift { $target } an: { $die } mit { $sum } macht { $total }: { $effect }.
event-lost = { $unit } ist verloren.
over-town = Rot hat die Stadt genommen.
over-destroyed = Die andere Seite hat keine Einheit mehr.
over-time = Blau hat die Stadt bis zum Ende gehalten.
