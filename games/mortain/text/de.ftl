# Die Verteidigung von Mortain. "Karte" is both map and playing card: the sentence must make clear which.

## The game on the shelf

game-title = Die Verteidigung von Mortain
game-blurb = August 1944: Deutsche Panzer wollen nach Avranches durchbrechen, und nur eine US-Division steht im Weg.
game-about = In der Nacht zum 7. August 1944 greifen deutsche Panzerverbände bei Mortain an, um zur Küste durchzustoßen und den US-Ausbruch aus der Normandie abzuschneiden. Die Deutschen kommen von Osten und wollen die Karte im Westen wieder verlassen; die US-Seite hält mit der 30. Infanteriedivision, ruft Flugzeuge oder Artillerie und führt Panzerreserven heran. Gespielt werden höchstens sechs Runden. Ein einziger Stapel Spielkarten bestimmt, wer handelt, wie viele Einheiten handeln und wer trifft, und niemand weiß, wann der Joker die Runde beendet.

scenario-standard = Freie Aufstellung
scenario-standard-about = Das Spiel, wie es veröffentlicht wurde: Die US-Seite stellt ihre fünf Anfangseinheiten selbst auf.
scenario-historical = Historische Aufstellung
scenario-historical-about = Die 30. Division steht, der Lage in der Nacht des 6. August 1944 nachempfunden, schon auf der Karte; es geht sofort los.

option-activation_rounding = Halber Kartenwert bei der Aktivierung
option-activation_rounding-down = abgerundet (Regelheft)
option-activation_rounding-up = aufgerundet (englischer Regeltext von 2006)
option-handicap = Vorgabe
option-handicap-none = keine
option-handicap-german-round = Deutsche: eine Runde mehr
option-handicap-german-exit = Deutsche: eine Einheit weniger muss den Plan verlassen
option-handicap-us-round = USA: eine Runde weniger
option-handicap-us-exit = USA: eine deutsche Einheit mehr muss den Plan verlassen

## Sides

side-german = Deutsche
side-us = US
side-german-aim = Fünf deutsche Einheiten in sechs Runden über den Westrand bringen oder alle US-Einheiten vernichten.
side-us-aim = Den deutschen Durchbruch bis zum Ende der sechsten Runde verhindern oder alle noch verbliebenen deutschen Einheiten vernichten.

## Playing cards

card-spades = Pik { $rank }
card-clubs = Kreuz { $rank }
card-hearts = Herz { $rank }
card-diamonds = Karo { $rank }
card-joker = Joker
rank-ace = Ass
rank-jack = Bube
rank-queen = Dame
rank-king = König
card-for-activation = Aktivierung
card-for-combat = Kampf
deck-title = Kartenstapel

## Map

cell-title = { $hex }, { $terrain }
hex-named = { $hex } ({ $name })
place-hill = Höhe { $height }
place-off-map = außerhalb der Karte
decor-avranches = Avranches
box-setup = Aufzustellen
box-reserve = US-Reserve
box-exit = Durchgebrochen
box-east = Deutsche im Anmarsch
box-lost-us = Verluste US
box-lost-german = Verluste Deutsche

terrain-open = Offenes Gelände
terrain-village = Dorf
terrain-city = Stadt
terrain-forest = Wald
terrain-hill = Hügel
# $modifier: what is added to the card against units here. $blocks: yes or no. $range: of units standing here.
terrain-effect = { $modifier ->
        [0] Keine Deckung
       *[other] Angriffe hierher um { $modifier } schwächer
    }; { $blocks ->
        [yes] sperrt die Sichtlinie
       *[no] freie Sichtlinie
    }; Reichweite von hier { $range }

## Units

piece-name = { $id }: { $name }, { $class }
class-tank = Panzer
class-inf = Infanterie
class-gun = Geschütze
value-at = AT: Stärke gegen Panzer
value-ai = AI: Stärke gegen Infanterie und Geschütze
mark-suppressed = niedergehalten
mark-firing = feuert
mark-target = Ziel

## Tracks and figures

track-round = Runde
stat-exited = Durchgebrochen
stat-of = { $count } von { $needed }
stat-support = US-Unterstützung
support-ready = bereit
support-spent = in dieser Runde verbraucht
support-air = Luftangriff
support-artillery = Artillerie
stat-joker = Joker
joker-is-live = noch im Kartenstapel
joker-is-void = kam zu früh, gilt nicht

## Strength of an attack, line by line; the sum is the highest card that hits

tally-at = AT von { $unit }
tally-ai = AI von { $unit }
tally-air = Luftangriff
tally-artillery = Artillerie
tally-adjacent = Alle Feuernden benachbart
tally-tiger = Tiger gegen Panzer
tally-terrain = Gelände des Ziels: { $terrain }
tally-suppressed = Feuer aus niedergehaltenem Gebiet

# Used inside other texts; $needed: the highest card value that hits.
needed-card = { $needed ->
        [-2] kein Treffer möglich
        [-1] kein Treffer möglich
        [0] kein Treffer möglich
        [1] Treffer nur mit einem Ass
       *[other] Treffer bei { $needed } oder weniger
    }

## Prompts: what can be done now

prompt-setup = US: Anfangseinheiten frei aufstellen, nur nicht in der östlichsten Spalte.
prompt-draw = Nächste Karte ziehen: Schwarz für die Deutschen, Rot für die US-Seite.
prompt-choice = { $side }: { $card }. { $budget ->
        [one] Eine Einheit
       *[other] Bis zu { $budget } Einheiten
    } aktivieren{ $support ->
        [air] , Luftangriff anfordern
        [artillery] , Artillerie anfordern
       *[none] { "" }
    }, oder passen.
# No activation left: only the Tiger, which is free, keeps the card open.
prompt-acting = { $side }: { $card }. { $budget ->
        [0] Nur noch den Tiger handeln lassen,
        [one] Noch eine Einheit aktivieren,
       *[other] Noch { $budget } Einheiten aktivieren,
    } oder Karte beenden.
# Also after the Tiger has acted, when it is too late to pass.
prompt-court = { $side }: { $card }. Alle Einheiten eines Hexfelds oder einen wartenden Stapel aktivieren{ $support ->
        [air] , Luftangriff anfordern
        [artillery] , Artillerie anfordern
       *[none] { "" }
    }, oder verzichten.
prompt-court-hex = { $side }: { $card } für { $hex }. Weiter handeln, oder Karte beenden.
prompt-court-enter = { $side }: { $card } für den Einzug in { $hex }. { $budget ->
        [0] Nur noch den Tiger handeln lassen,
        [one] Noch eine wartende Einheit einziehen lassen,
       *[other] Noch { $budget } wartende Einheiten einziehen lassen,
    } oder Karte beenden.
prompt-declare = { $side }: Feuer auf { $target }, { needed-card }. Weitere Einheiten mitfeuern lassen, oder Kampfkarte ziehen.
prompt-strike = { $side }: Angriff auf das Hexfeld von { $target }, { needed-card }. Dort weitere Ziele nennen, oder Kampfkarte ziehen.
prompt-combat-draw = Kampfkarte ziehen.
prompt-redraw = { $side }: Bildkarte im Kampf. Neu ziehen, oder den Fehlschuss hinnehmen.

## Orders, as on a button

order-place = { $unit } in { $hex } aufstellen
order-pass = Passen
order-done = Karte beenden
order-move = { $unit } nach { $hex } ziehen
order-enter = Mit { $unit } in { $hex } einziehen
order-exit = Mit { $unit } nach Westen durchbrechen
order-fire = Mit { $unit } auf { $target } feuern
order-join = { $unit } mitfeuern lassen
order-shoot = Kampfkarte ziehen
order-redraw = Neu ziehen
order-miss = Fehlschuss hinnehmen
# $support: support-air or support-artillery.
order-strike = { $support } gegen { $unit }
order-target = Auch { $unit } angreifen
order-suppress = { $hex } und Nachbarfelder niederhalten


## Log: what happens

event-placed = { $unit } bezieht Stellung in { $hex }.
event-round-begins = Runde { $round } beginnt; alle Karten sind neu gemischt.
event-drawn = { $card } gezogen: { $side } am Zug.
event-cannot-act = { $side }: Keine Handlung möglich, die Karte verfällt.
event-joker-void = Der Joker kommt, bevor beide Seiten Einheiten aktiviert haben: Er gilt nicht, und die Runde dauert, bis der Kartenstapel leer ist.
event-joker-ends = Der Joker beendet die Runde.
event-deck-empty = Der Kartenstapel ist leer.
event-round-ends = Runde { $round } ist zu Ende.
event-passed = { $side }: gepasst.
event-stopped = { $side }: Karte beendet.
event-moved = { $unit } zieht von { $from } nach { $to }.
event-entered = { $unit } zieht in { $hex } ein.
event-exited = { $unit } bricht nach Westen durch: { $count } von { $needed }.
event-aimed = { $unit } nimmt { $target } ins Ziel.
event-joined = { $unit } feuert mit.
event-called = { $support } gegen { $target } angefordert.
event-targeted = { $unit } ist ebenfalls Ziel.
# $by: one unit or several, or support-air or support-artillery. $targets: one unit or several.
event-attack = { $by } gegen { $targets }: { needed-card }.
event-combat-card = Kampfkarte: { $card }.
event-redrawn = Bildkarte: Es wird neu gezogen.
event-took-miss = Bildkarte: Der Angriff gilt als Fehlschuss.
event-hit = Treffer: Kartenwert { $value }, { $needed ->
        [1] nötig ein Ass
       *[other] nötig { $needed } oder weniger
    }.
event-missed = Fehlschuss: Kartenwert { $value }, { $needed ->
        [-2] kein Treffer möglich
        [-1] kein Treffer möglich
        [0] kein Treffer möglich
        [1] nötig ein Ass
       *[other] nötig { $needed } oder weniger
    }.
event-reduced = { $unit } verliert einen Schritt.
event-eliminated = { $unit } ist vernichtet.
event-interrupted = Der Angriff bleibt ohne Wirkung.
event-suppressed = Flugzeuge halten { $hex } und die Nachbarfelder nieder: Deutsches Feuer von dort ist bis zum Rundenende um 1 schwächer.

## The end

win-german-exit = Die Deutschen gewinnen: Der Durchbruch nach Westen ist gelungen.
win-german-sweep = Die Deutschen gewinnen: Alle US-Einheiten sind vernichtet.
win-german-cleared = Die Deutschen gewinnen: Am Ende der letzten Runde steht keine US-Einheit auf der Karte.
win-us-held = Die US-Seite gewinnt: Die letzte Runde ist vorbei, und der Durchbruch ist gescheitert.
win-us-sweep = Die US-Seite gewinnt: Keine deutsche Einheit ist mehr da, und zu wenige sind durchgebrochen.

## Refusals: the wrong moment; what the game waits for instead

deny-moment-setup = Das geht noch nicht: Zuerst stellt die US-Seite ihre Anfangseinheiten auf.
deny-moment-draw = Das geht jetzt nicht: Zuerst wird die nächste Karte gezogen.
deny-moment-acting = Das geht jetzt nicht: Die Seite am Zug lässt zuerst Einheiten handeln, passt oder beendet ihre Karte.
deny-moment-declaring = Das geht jetzt nicht: Ein Angriff ist angesagt, und zuerst wird seine Kampfkarte gezogen.
deny-moment-combat-draw = Das geht jetzt nicht: Zuerst wird die Kampfkarte gezogen.
deny-moment-court = Das geht jetzt nicht: Nach der Bildkarte im Kampf wird zuerst neu gezogen oder der Fehlschuss hingenommen.
deny-moment-over = Das Spiel ist zu Ende.

## Refusals: setting up

deny-not-set-up = { $unit } wird nicht aufgestellt, sondern zieht später vom Kartenrand ein.
deny-already-placed = { $unit } ist schon aufgestellt.
deny-east-column = { $hex } liegt in der östlichsten Spalte; dort darf die US-Seite nicht aufstellen.

## Refusals: activating

deny-not-yours = { $unit } handelt nicht mit dieser Karte: Schwarz aktiviert deutsche Einheiten, Rot US-Einheiten.
deny-used = { $unit } hat mit dieser Karte schon gehandelt; jede Einheit handelt nur einmal je Karte.
# $card is the card in notation, "8S"; the sentence does without it.
deny-no-budget = Die Aktivierungen dieser Karte sind verbraucht.
deny-court-hex = { $unit } ist nicht in { $hex }; diese Bildkarte aktiviert nur die Einheiten in diesem Hexfeld.
deny-court-stack = Mit dieser Bildkarte zieht ein Stapel gemeinsam ein; auch die zweite Einheit muss nach { $hex }.
deny-court-stack-only = { $unit } wartet nicht am Kartenrand; diese Bildkarte aktiviert nur den Stapel, der gerade einzieht.
deny-not-started = Noch hat keine Einheit gehandelt; es bleibt, mit einer Einheit zu handeln oder zu passen.
deny-already-started = Zum Passen ist es zu spät: Mit dieser Karte wurde schon gehandelt. Die Karte lässt sich aber beenden.

## Refusals: moving, entering, leaving

deny-off-map = { $unit } ist nicht auf der Karte und kann dort weder ziehen noch feuern.
deny-not-adjacent = { $unit } steht nicht neben { $hex }; eine Einheit zieht nur in ein benachbartes Hexfeld.
deny-enemy-there = In { $hex } steht der Feind; dorthin kann niemand ziehen, solange er dort ist.
deny-full = { $hex } ist voll: { $limit ->
        [one] Nur eine Einheit darf
       *[other] Höchstens { $limit } Einheiten dürfen
    } in einem Hexfeld stehen; der Tiger zählt nicht mit.
deny-east-closed = { $hex } liegt in der östlichsten Spalte; sie ist für US-Einheiten gesperrt, solange deutsche Einheiten auf den Einzug warten.
deny-not-waiting = { $unit } wartet nicht am Kartenrand und kann daher nicht einziehen.
deny-not-east-edge = { $hex } liegt nicht am Ostrand; { $unit } kann nur in ein Hexfeld der östlichsten Spalte einziehen.
deny-not-west-entry = { $hex } liegt nicht am Westrand; { $unit } kann nur in ein Hexfeld der westlichsten Spalte einziehen.
deny-too-early = { $unit } gehört zur Reserve und darf erst ab Runde { $round } einziehen.
deny-not-west-edge = { $unit } steht nicht in der westlichsten Spalte; nur von dort kann eine Einheit nach Westen durchbrechen.
deny-no-exit = { $unit } muss bleiben: US-Einheiten dürfen die Karte nicht verlassen.

## Refusals: firing

deny-own-target = { $unit } ist keine feindliche Einheit; Ziel kann nur eine Einheit des Gegners sein.
deny-no-target = { $unit } ist nicht auf der Karte und kann kein Ziel sein.
deny-out-of-range = { $target } ist { $distance ->
        [one] ein Hexfeld
       *[other] { $distance } Hexfelder
    } entfernt; { $unit } hat vom eigenen Hexfeld aus Reichweite { $range }.
deny-blocked = { $unit } hat keine Sichtlinie zu { $target }: { $hex } sperrt die Sicht.
deny-no-strength = { $unit } hat gegen { $target } keine Kampfstärke und kann daher keinen Angriff beginnen.

## Refusals: US support

deny-not-red = Das ist eine schwarze Karte; Unterstützung kommt nur mit einer roten.
deny-support-used = Die Unterstützung ist in dieser Runde schon verbraucht; sie kommt nur einmal je Runde.
deny-support-instead = Mit dieser Karte haben schon Einheiten gehandelt; Unterstützung gibt es nur stattdessen.
# $card is the card in notation, "8H"; the sentence does without it.
deny-not-air = Diese Karte bringt Artillerie; niederhalten können nur Flugzeuge: mit rotem Ass, 3, 5, 7, 9 oder Bube.
deny-not-support = Einheiten feuern immer auf ein einzelnes Ziel; weitere Ziele gibt es nur bei US-Unterstützung.
deny-only-support = Flugzeuge und Artillerie greifen allein an; Einheiten können dabei nicht mitfeuern.
deny-wrong-mode = { $unit } passt nicht zum ersten Ziel: Unterstützung trifft entweder nur Panzer oder nur Infanterie und Geschütze.
deny-other-hex = { $unit } steht nicht beim ersten Ziel; alle Ziele müssen im selben Hexfeld stehen.
deny-already-target = { $unit } ist schon als Ziel genannt.

## Einblendungen

overlay-fire = Worauf diese Einheit feuern kann
overlay-fire-adjacent = benachbart
overlay-fire-two = zwei Felder entfernt
overlay-fire-three = drei Felder entfernt (von einem Hügel)
overlay-fire-blocked = in Reichweite, aber die Schusslinie ist verdeckt
overlay-threat = Wer auf dieses Feld feuern kann
overlay-threat-german = deutsche Einheiten
overlay-threat-us = US-Einheiten
overlay-threat-both = Einheiten beider Seiten
overlay-threat-hex = von hier zu sehen, niemand steht dort
overlay-acted = Wer noch handeln kann
overlay-acted-may = kann mit dieser Karte noch handeln
overlay-acted-done = hat gehandelt
overlay-range = Reichweite { $distance }
overlay-blocked = verdeckt durch { $hex }
overlay-units = { $units }

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Die Farbe der gezogenen Karte sagt, wer handelt, und niemand weiß, wann der Joker die Runde beendet.
briefing-1-rule = 4.1
briefing-2 = Ein Angriff gilt einem Ziel, mit so vielen deiner Einheiten, wie du willst; jede verbraucht ihre Aktivierung.
briefing-2-rule = 6.1
briefing-3 = Einmal in der Runde ruft die US-Seite Flugzeuge oder Artillerie, statt Einheiten handeln zu lassen.
briefing-3-rule = 4.2
briefing-minutes = 45

## Warum der Computer einen Befehl gibt

why-force = Das hält die eigenen Einheiten stark.
why-hurt = Das schwächt den Gegner.
why-danger = Das bringt die eigenen Einheiten aus dem Feuer des Gegners.
why-threat = Das bringt den Gegner unter Feuer.
why-west = Das bringt Einheiten näher an den Westrand.
why-stop = Das hält den Gegner vom Westrand fern.
why-gone = Das bringt Einheiten über den Westrand.
