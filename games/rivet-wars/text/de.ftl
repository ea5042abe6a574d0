# Rivet Wars: Ostfront.


## The game on the shelf

game-title = Rivet Wars: Ostfront
game-blurb = Dampfpanzer und Schützengräben: jeden Zug neue Truppen kaufen, die Sterne besetzen, die Karten verbergen.
game-about = Zwei Armeen aus Nieten und Dampf kämpfen auf Quadraten um strategische Ziele. Jeden Zug kaufst du Schützen, Krads, Geschütze, Panzer und Helden, greifst an und ziehst dann. Action!-Karten überraschen den Gegner, Geheime Missionen bringen Punkte. Schnell gelernt: Beginne mit Mission 1.
scenario-capture-the-flag = 1: Holt die Flagge
scenario-capture-the-flag-about = Ohne Karten und Rivets: die Mission zum Lernen. Wer zuerst 6 Punkte hat.
scenario-ammunition-depot = 2: Munitionslager
scenario-ammunition-depot-about = Die Alliierten halten zwei Ziele von Anfang an, Bismark hat mehr Truppen. Ohne Geheime Missionen. Bis 8 Punkte.
scenario-closing-the-front = 3: Lückenschluss
scenario-closing-the-front-about = Eine schmale Front mit Draht und Minen. Bis 10 Punkte.
scenario-over-the-top = 4: Raus aus dem Graben
scenario-over-the-top-about = Zwei Bunkerlinien stehen sich gegenüber. Bis 10 Punkte.
scenario-barbed-wire = 5: Stacheldraht
scenario-barbed-wire-about = Aller Draht der Schachtel und eine schmale Lücke. Bis 8 Punkte.
scenario-hold-the-line = 6: Haltet die Stellung
scenario-hold-the-line-about = Die Alliierten müssen acht Runden durchhalten; Bismark braucht 10 Punkte von vier Zielen.
scenario-main-street = 7: Hauptstraße
scenario-main-street-about = Ziele an einer Straße und zwei Rivets je Zug: Die Panzer kommen früh. Bis 10 Punkte.
scenario-border-post = 8: Der königliche Grenzposten
scenario-border-post-about = Ein Fort in der Mitte; zwei Punkte mehr je Zug für Infanterie. Bis 8 Punkte.
scenario-death-from-above = 9: Tod aus dem Himmel!
scenario-death-from-above-about = In jedem alliierten Zug springen drei Schützen ab. Bis 10 Punkte.
scenario-knock-out = 10: K.O.-Schlag
scenario-knock-out-about = Wer punktet, bekommt Schritt für Schritt mehr. Bis 10 Punkte.
option-initiative = Initiative
option-initiative-each_round = vor jeder Runde geworfen
option-initiative-once = einmal geworfen
option-gas_shot = Gasschuss
option-gas_shot-all = greift alle im Segment an
option-gas_shot-first = greift nur die erste Einheit an
option-pool = Figuren
option-pool-box = so viele wie in der Schachtel
option-pool-unlimited = unbegrenzt, außer Helden
option-handicap = Vorgabe
option-handicap-none = keine
option-handicap-allied-2 = Alliierte: zu Beginn 2 Siegpunkte
option-handicap-allied-deploy = Alliierte: in jedem Zug ein Aufstellungspunkt mehr
option-handicap-bismark-2 = Bismark: zu Beginn 2 Siegpunkte
option-handicap-bismark-deploy = Bismark: in jedem Zug ein Aufstellungspunkt mehr
side-allied = Alliierte
side-bismark = Bismark
side-allied-aim = Erreiche zuerst die Punkte der Mission: Ziele halten, Geheime Missionen erfüllen, Panzer und Helden ausschalten.
side-bismark-aim = Erreiche zuerst die Punkte der Mission: Ziele halten, Geheime Missionen erfüllen, Panzer und Helden ausschalten.

## Units

unit-numbered = { $unit } { $number }
unit-rif = Schütze
unit-roc = Raketenkrad
unit-ham = Hammer 65-Pfünder
unit-ost = MT-1 Ostrich
unit-wol = M2 Wolverine
unit-par = Captain W. Parman
unit-hac = Hacksaw-Turm
unit-pat = General G. Patston
unit-pan = Panzerfaust
unit-dra = Einrad-Dragoner
unit-sch = MG08 Schlitten
unit-stu = Sturmpanzer
unit-koe = Jäger Erwin König
unit-tan = Baron Gaston Tankken
unit-cyc = Der Cyclops
unit-rom = General E. Romler

weapon-rifle = dem Gewehr
weapon-rockets = Raketen
weapon-mortar = dem Mörser (alle Einheiten)
weapon-cannon = der Kanone (alle Einheiten)
weapon-machine-gun = dem Maschinengewehr
weapon-autocannon = der Maschinenkanone
weapon-sabre = dem Säbel (alle Einheiten)
weapon-turret = dem Turm
weapon-panzerfaust = der Panzerfaust
weapon-lance = der Lanze (Kette)
weapon-cannons = den Kanonen
weapon-sniper-rifle = dem Scharfschützengewehr
weapon-gas-launcher = dem Gaswerfer
weapon-cyclops = dem Cyclops

## Cards

card-pigeon = Brieftaube
card-pigeon-text = Nimm zwei Action!-Karten vom Stapel. „Überbringt Befehle, stellt keine Fragen, schmeckt nach Huhn.“
card-train = Nachschubzug
card-train-text = Zwei Aufstellungspunkte mehr in dieser Phase. „Verspätet, verbeult, zwei Waggons zu wenig: der schönste Anblick des Krieges.“
card-scrap = Schrottsammlung
card-scrap-text = Ein Rivet mehr für deinen Vorrat. „Jede Bratpfanne ist ein Panzer, der seine Bestimmung noch sucht.“
card-march = Gewaltmarsch
card-march-text = Die Infanterie eines deiner Segmente darf in dieser Phase ein Segment weiter ziehen. „Die Karte sagt drei Tage. Der Feldwebel sagt Dienstag.“
card-barrage = Trommelfeuer
card-barrage-text = Drei Granaten fallen rund um den Ort, den du nennst; wo eine einschlägt, werden alle angegriffen. „Wir zielten auf den Hügel. Getroffen haben wir den Landkreis.“
card-shells = Gasgranaten
card-shells-text = Gasgranaten landen nahe dem Ort, den du nennst, und lassen eine Wolke zurück. „Erst den Wind prüfen. Dann noch einmal.“
card-mines = Minenleger
card-mines-text = Lege ein Minenfeld in ein leeres Segment des Niemandslands ohne Marker. „Achten Sie auf die Lücke zwischen den Lücken.“
card-sappers = Pioniere
card-sappers-text = Räume Stacheldraht, Panzersperre oder Minenfeld neben deiner Infanterie, oder lege dort neuen Draht. „Was wir nachts zerschneiden, flicken sie am Tag, und umgekehrt.“
card-shot = Meisterschuss
card-shot-text = Wähle ein beliebiges Ziel im Segment und zähle zu jedem Würfel 1 dazu, bis die Einheit fertig ist. „Ein Atemzug, ein Schuss, eine freie Beförderungsstelle.“
card-dig = Eingraben!
card-dig-text = Angreifer werfen bis zum Zugende einen Würfel weniger gegen deine Einheiten in diesem Segment. „Der gute Soldat liebt den Spaten mehr als das Gewehr.“
card-over = Raus aus dem Graben!
card-over-text = Die Infanterie eines deiner Segmente greift noch einmal an. „Für die Tapferen pfeift es zweimal, für die Klugen einmal.“
card-repairs = Feldreparatur
card-repairs-text = Flicke zwei Schaden an einer deiner Einheiten, oder nimm einen Aufstellungspunkt mehr. „Solange es zischt, fährt es.“
window-deploy-start = Beginn der Aufstellung
window-deploy-end = Ende der Aufstellung
window-combat-start = Beginn des Kampfes
window-before-attack = vor einem Angriff deiner aktiven Einheit
window-targeted = wenn der Feind ein Segment von dir erstmals angreift
window-combat-end = Ende des Kampfes
window-move-start = Beginn der Bewegung
secret-foothold = Fuß gefasst
secret-foothold-text = Am Ende deines Zuges liegt deine Flagge auf einem Ziel.
secret-land = Landgewinn
secret-land-text = Am Ende deines Zuges liegen deine Flaggen auf zwei Zielen.
secret-tank = Panzerknacker
secret-tank-text = Schalte in deinem Zug einen Panzer aus, oder zwei Einheiten Kavallerie oder Unterstützung.
secret-medal = Ordensjäger
secret-medal-text = Schalte in deinem Zug einen Helden aus, allein oder auf einem Panzer.
secret-horse = Abgesessen
secret-horse-text = Schalte in deinem Zug eine Kavallerie-Einheit aus.
secret-colours = Fahnenraub
secret-colours-text = Entferne am Ende deines Zuges eine feindliche Flagge.
secret-ranks = Reihen lichten
secret-ranks-text = Schalte in deinem Zug drei Mann Infanterie aus, Helden eingeschlossen.
secret-behind = Hinter den Linien
secret-behind-text = Am Ende deines Zuges steht deine Infanterie in feindlichem Gebiet.
secret-bunker = Im Bunker
secret-bunker-text = Am Ende deines Zuges stehen zwei Mann deiner Infanterie in einem Bunker.
secret-force = Machtdemonstration
secret-force-text = Am Ende deines Zuges steht ein Panzer oder Held von dir im Niemandsland.
secret-met = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: erfüllt, wenn der Zug jetzt endet
secret-not-met = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: noch nicht erfüllt
deck-action = Action!-Karten, die noch kommen können
deck-secret = Geheime Missionen, die noch kommen können

## Board

price-rivets = { $cost } + { $rivets }•
hand-secrets = Geheime Missionen
hand-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
box-hand-allied = Hand der Alliierten
box-hand-bismark = Hand von Bismark
box-shop-allied = Rekruten der Alliierten
box-shop-bismark = Rekruten von Bismark
ground-mud = offenes Feld
ground-mud-about = Keine Wirkung.
ground-duckboard = Laufroste
ground-duckboard-about = Läufer, die hier aktiviert werden, haben mehr Bewegungspunkte (9.6).
ground-offmap = neben dem Plan
ground-offmap-about = Hände und Rekruten.
territory-allied = alliiertes Gebiet
territory-bismark = Gebiet von Bismark
territory-none = Niemandsland
cell-title = { $seg }, { $ground }, { $territory }
marker-none = nichts
marker-bunker = Bunker
marker-objective = strategisches Ziel
marker-wire = Stacheldraht
marker-tank-trap = Panzersperre
marker-minefield = Minenfeld
mark-flag = Flagge: { $side }
mark-deploy = Aufstellungssegment: { $side }
mark-gas = Gas von { $side }, Alter { $age }
mark-dug = eingegraben bis zum Zugende
mark-hero = Held
value-move = Bewegung
value-armour = Rüstungsklasse
direction-n = Norden
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten
phase-initiative = Initiative
phase-start = Zugbeginn
phase-cards = Kartenphase
phase-deploy = Aufstellung
phase-combat = Kampf
phase-move = Bewegung
phase-regroup = Umgruppieren
phase-wrap-up = Sammelphase
phase-over = Ende
round = Runde
track-phase = Runde { $round }
stat-turn = Zug
stat-turn-of = { $side }
stat-vp = Punkte: { $side }
stat-of = { $have } von { $goal }
stat-rivets = Rivets: { $side }
stat-hand = Hand: { $side }
stat-hand-of = { $cards } { $cards ->
        [one] Aktion
       *[other] Aktionen
    }, { $secrets } { $secrets ->
        [one] Mission
       *[other] Missionen
    }
stat-points = Aufstellungspunkte
stat-purse = Punkte für Infanterie
stat-free = Infanterie umsonst
overlay-range = Reichweite einer Einheit
overlay-range-legend = in Reichweite
overlay-threat = Wer auf ein Segment schießen kann
overlay-threat-legend = kann dorthin schießen
overlay-threat-here = dieses Segment
overlay-land = Gebiete
reaction-dig-in = Eingraben!

## Questions

prompt-initiative = Beide Seiten werfen um die Initiative.
prompt-drop = Fallschirme: { $count ->
        [one] Wohin zielt ein Schütze?
       *[other] Wohin zielen { $count } Schützen?
    }
prompt-flip = Eine Karte zeigt, wohin es geht.
prompt-discard = Eine Karte abwerfen, um Platz zu schaffen, oder die Hand behalten?
prompt-draw = Eine Karte wird gezogen.
prompt-deploy = Aufstellung: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $rivets } { $rivets ->
        [one] Rivet
       *[other] Rivets
    }. Wähle einen Rekruten, dann ein Segment.
prompt-deploy-purse = Aufstellung: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $purse } mehr für Infanterie, { $rivets } { $rivets ->
        [one] Rivet
       *[other] Rivets
    }.
prompt-deploy-free = Aufstellung: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, { $purse } Mann umsonst, { $rivets } { $rivets ->
        [one] Rivet
       *[other] Rivets
    }.
prompt-ended = Eine Karte hat die Phase beendet: Spiele eine weitere dieser Art, oder mach weiter.
prompt-combat = Kampf: Wähle ein Segment zum Aktivieren.
prompt-fight = Kampf in { $seg }: Wähle eine Einheit, dann ihr Ziel.
prompt-move = Bewegung: Wähle ein Segment zum Aktivieren.
prompt-move-unit = Bewegung aus { $seg }: Wähle eine Einheit.
prompt-step = { $unit } zieht: noch { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
prompt-targeted = { $unit } greift { $seg } zum ersten Mal in diesem Zug an. Reagierst du?
prompt-push = Panzerschreck: Wohin weicht { $unit } aus?
prompt-sweep = { $dice ->
        [one] Ein Würfel wird
       *[other] { $dice } Würfel werden
    } gegen { $unit } geworfen.
prompt-regroup = Umgruppieren: Zeige auf die Einheiten eines Segments in neuer Reihenfolge, oder beende den Zug.

## Orders

order-keep = Hand behalten
order-discard = { $card } abwerfen
order-deploy = { $kind } in { $seg } aufstellen
order-plug = { $plug } auf { $host } stecken
order-play = { $card } spielen
order-play-points = { $card } für einen Aufstellungspunkt spielen
order-play-at = { $card } spielen: { $aim }
order-done-deploy = Aufstellung beenden
order-done-combat = Kampf beenden
order-done-move = Bewegung beenden
order-done-regroup = Zug beenden
order-activate = { $seg } aktivieren
order-attack = { $unit } greift { $seg } mit { $weapon } an
order-attack-unit = { $unit } greift { $target } in { $seg } mit { $weapon } an
order-dash = { $unit }: Rasen statt angreifen
order-assault = { $unit }: Schneller Vorstoß
order-move = { $unit } ziehen
order-step = Nach { $seg }
order-step-shock = Panzerschreck nach { $seg }
order-halt = Hier anhalten
order-close = Fertig mit { $seg }
order-pass = Nicht reagieren
order-push = { $unit } geht nach { $seg }
order-form = { $seg }: { $units }
order-drop = Auf { $seg } zielen

## Odds

odds-hit-two = zwei Treffer
odds-hit-three = drei Treffer
odds-hit-four = vier Treffer oder mehr
odds-mover-lost = wer zieht, wird ausgeschaltet
odds-mover-damaged = wer zieht, nimmt Schaden
odds-mover-through = niemand nimmt Schaden
tally-dice = Würfel gegen { $unit }
tally-bolster = Verstärkte Verteidigung von { $unit }
roll-initiative = Initiative: Alliierte, Bismark
roll-attack = { $cause } gegen { $unit }
cause-mine = Minenfeld
cause-gas = Gas
cause-gas-shell = Gasgranaten
cause-shell = Granate

## Results

win-goal = Das Ziel der Mission ist erreicht.
win-more = Beide haben ihr Ziel erreicht; die größere Zahl gewinnt.
win-guard = Runde 40 ist vorbei; die Punkte entscheiden.

## Events

event-round-begins = Runde { $round } beginnt.
event-initiative = Initiative: Alliierte { $allied }, Bismark { $bismark }.
event-initiative-tied = Initiative: je { $allied }, es wird neu geworfen.
event-turn-begins = { $side }: Der Zug beginnt.
event-flag = { $side }: Flagge auf { $seg }.
event-drop-aimed = Die Fallschirme zielen auf { $seg }.
event-landed = { $unit } landet in { $seg }.
event-drifts-on = In { $seg } kann niemand landen; der Fallschirm treibt weiter.
event-parachute-lost = Der Fallschirmspringer ist verloren.
event-discarded = { $side }: { $card } wird abgeworfen.
event-kept = { $side }: Die Hand bleibt.
event-drew = { $side }: { $card } wird gezogen.
event-drew-hidden = { $side }: Eine Action!-Karte wird gezogen.
event-drew-mission = { $side }: Geheime Mission „{ $mission }“.
event-drew-mission-hidden = { $side }: Eine Geheime Mission wird gezogen.
event-deck-renewed = Der Action!-Stapel wird aus der Ablage erneuert.
event-secret-deck-renewed = Der Stapel der Geheimen Missionen wird aus der Ablage erneuert.
event-supplies = { $side }: { $points } { $points ->
        [one] Aufstellungspunkt
       *[other] Aufstellungspunkte
    }, { $rivets } { $rivets ->
        [one] Rivet
       *[other] Rivets
    }.
event-supplies-purse = { $side }: { $points } { $points ->
        [one] Aufstellungspunkt
       *[other] Aufstellungspunkte
    }, { $purse } mehr für Infanterie, { $rivets } { $rivets ->
        [one] Rivet
       *[other] Rivets
    }.
event-supplies-free = { $side }: { $points } { $points ->
        [one] Aufstellungspunkt
       *[other] Aufstellungspunkte
    }, { $purse } Mann umsonst, { $rivets } { $rivets ->
        [one] Rivet
       *[other] Rivets
    }.
event-deployed = { $unit } wird in { $seg } aufgestellt; noch { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
event-plugged = { $plug } wird auf { $host } gesteckt.
event-phase-begins = Phase: { $phase }.
event-played = { $side }: { $card }!
event-played-at = { $side }: { $card }, { $aim }!
event-repaired = { $unit } wird repariert.
event-laid = In { $seg } liegt jetzt: { $marker }.
event-lifted = Aus { $seg } geräumt: { $marker }.
event-flipped = { $card } zeigt nach { $direction }: { $seg }.
event-flipped-off = { $card } zeigt nach { $direction }: über den Rand.
event-activated = { $seg } wird aktiviert.
event-closed = { $seg } ist fertig.
event-attacks = { $unit } greift { $seg } an.
event-passed = { $side }: keine Reaktion für { $seg }.
event-hit = { $sweep } gegen { $victim }: { $dice }, Treffer.
event-miss = { $sweep } gegen { $victim }: { $dice }, kein Treffer.
event-damaged = { $unit } nimmt Schaden, noch { $left } { $left ->
        [one] Trefferpunkt
       *[other] Trefferpunkte
    }.
event-eliminated = { $unit } ist ausgeschaltet.
event-eliminated-bounty = { $unit } ist ausgeschaltet: { $bounty } { $bounty ->
        [one] Punkt
       *[other] Punkte
    } für { $to }.
event-eliminated-plug = { $unit } ist mit { $plug } ausgeschaltet.
event-eliminated-plug-bounty = { $unit } ist mit { $plug } ausgeschaltet: { $bounty } { $bounty ->
        [one] Punkt
       *[other] Punkte
    } für { $to }.
event-stepped = { $unit } zieht nach { $seg }.
event-wire-gone = { $unit } walzt den Draht in { $seg } nieder.
event-shocks = { $unit } bringt Panzerschreck nach { $seg }.
event-pushed = { $unit } weicht nach { $seg } aus.
event-no-refuge = { $unit } kann nirgends hin.
event-cloud-comes = In { $seg } liegt eine Gaswolke.
event-cloud-gone = Das Gas in { $seg } ist weg.
event-no-cloud-left = Für { $seg } ist kein Gasmarker mehr da.
event-drifted = Das Gas treibt von { $from } nach { $seg }.
event-formed = { $seg } wird umgruppiert.
event-captured = { $side }: { $seg } erobert, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
event-captured-flag = { $side }: { $seg } erobert, die feindliche Flagge entfernt, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
event-fulfilled = { $side }: „{ $mission }“ erfüllt, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
event-round-points = { $side }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } für die Runde.

## Why not

deny-moment = Jetzt nicht: Es ist die Phase { $phase }.
deny-over = Das Spiel ist vorbei.
deny-not-yours = { $unit } gehört nicht der Seite, die handelt.
deny-not-on-board = { $unit } steht nicht auf dem Plan.
deny-other-side = { $kind } gehört der anderen Seite.
deny-not-in-hand = { $card } ist nicht auf deiner Hand.
deny-window = { $card } gilt zu einem anderen Zeitpunkt: { $window }.
deny-needs-aim = { $card } braucht ein Ziel.
deny-needs-no-aim = { $card } hat kein Ziel.
deny-undamaged = { $unit } hat keinen Schaden.
deny-no-infantry = In { $seg } steht keine Infanterie von dir, die es nutzen kann.
deny-not-free = { $seg } ist kein leeres Segment des Niemandslands ohne Marker.
deny-no-supply = Im Vorrat ist nichts mehr: { $marker }.
deny-not-beside = { $seg } liegt nicht neben deiner Infanterie.
deny-nothing-to-clear = In { $seg } ist nichts zu räumen und kein Platz für Draht.
deny-nothing-to-shoot = { $unit } hat kein Ziel, auch nicht als Scharfschütze.
deny-nobody-attacks = Niemand in { $seg } kann angreifen.
deny-phase-ended = Eine Karte hat die Befehle dieser Phase beendet.
deny-points = { $kind } kostet { $cost } { $cost ->
        [one] Punkt
       *[other] Punkte
    }; du hast { $have }.
deny-rivets = { $kind } braucht { $cost } { $cost ->
        [one] Rivet
       *[other] Rivets
    }; du hast { $have }.
deny-no-figure = Im Vorrat ist keine Figur mehr: { $kind }.
deny-hero-spent = { $kind } war schon in diesem Spiel; ein Held kommt nur einmal.
deny-not-deployment = { $seg } ist keines deiner Aufstellungssegmente.
deny-enemy-there = In { $seg } steht der Feind.
deny-no-room = In { $seg } ist nicht genug Platz.
deny-no-socket = { $unit } hat keine freie Buchse.
deny-not-home = { $unit } steht nicht in deinem Gebiet.
deny-bunker = Nur Infanterie darf in den Bunker in { $seg }.
deny-objective = Nur Infanterie darf auf das Ziel in { $seg }.
deny-wire = Infanterie darf nicht in den Draht in { $seg }.
deny-tank-trap = Nur Infanterie darf in die Panzersperre in { $seg }.
deny-nobody-there = In { $seg } stehen keine Einheiten von dir.
deny-chosen = { $seg } wurde in dieser Phase schon aktiviert.
deny-all-used = Alle Einheiten in { $seg } waren in dieser Phase schon an der Reihe.
deny-close-first = Beende erst das aktive Segment.
deny-nothing-open = Kein Segment ist aktiv; aktiviere erst eines.
deny-not-active = { $unit } ist nicht aktiv.
deny-no-row = { $unit } hat diese Waffe nicht.
deny-no-attack-left = { $unit } hat mit dieser Waffe keinen Angriff mehr.
deny-no-range = { $unit } kann keine Bodenziele angreifen.
deny-too-far = { $seg } liegt außerhalb der Reichweite { $range }.
deny-same-segment = Niemand greift sein eigenes Segment an.
deny-own-units = In { $seg } stehen eigene Einheiten.
deny-no-target = In { $seg } steht kein Feind.
deny-shielded = Die erste Einheit in { $seg } ist mit dieser Waffe nicht verwundbar und deckt die anderen.
deny-none-hurt = Diese Waffe kann niemanden in { $seg } verwunden.
deny-name-target = Ein Scharfschütze nennt sein Ziel: Zeige auf die Einheit.
deny-no-sniper = { $unit } ist kein Scharfschütze und nimmt die erste Einheit: Zeige auf das Segment.
deny-no-place = Diese Einheit gibt es in { $seg } nicht.
deny-cannot-hurt = Diese Waffe kann diese Einheit in { $seg } nicht verwunden.
deny-star = Alle Schüsse dieser Waffe gehen nach { $seg }.
deny-no-dash = { $unit } hat kein Rasen.
deny-no-assault = { $unit } hat keinen Schnellen Vorstoß.
deny-assault-first = { $unit } hat schon gehandelt; der Vorstoß kommt zuerst und einmal.
deny-dash-instead = { $unit } hat schon gehandelt; Rasen ersetzt Angriffe.
deny-only-attacks = „Raus aus dem Graben!“ erlaubt nur Angriffe.
deny-assaulted = { $unit } ist in diesem Zug vorgestoßen und zieht nicht mehr.
deny-stuck = { $unit } kann nirgends hin.
deny-not-adjacent = { $seg } ist mit einem Schritt nicht erreichbar.
deny-second-diagonal = Nur ein diagonaler Schritt je Aktivierung.
deny-enemy-held = Der Feind hält { $seg }.
deny-no-shock = Panzerschreck wirkt nur gegen Infanterie; in { $seg } stehen auch andere.
deny-no-way-out = { $seg } ist voll, und der Zug könnte dahinter nicht enden.
deny-cannot-stay = In { $seg } ist kein Platz zum Bleiben.
deny-other-survivor = Erst ist ein anderer Überlebender an der Reihe.
deny-no-push = Nach { $seg } kann niemand ausweichen.
deny-not-so-many = In { $seg } steht eine andere Zahl von Einheiten.
deny-formed = { $seg } wurde in diesem Zug schon umgruppiert.

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = In jedem Zug kaufst du neue Truppen; nicht ausgegebene Punkte verfallen, Rivets bleiben.
briefing-1-rule = 6.1
briefing-2 = Ein Angriff trifft die erste Einheit der Aufstellung, der Reihe nach.
briefing-2-rule = 7.2
briefing-3 = Action!-Karten kosten nichts, aber jede hat ihren Augenblick.
briefing-3-rule = 13.1
briefing-minutes = 60

## Warum der Computer einen Befehl gibt

why-goals = Es geht um die Ziele: eines halten oder näher herankommen.
why-deny = Das hält den Gegner von den Zielen fern.
why-force = Das macht die eigene Seite stärker.
why-hurt = Das macht den Gegner schwächer.
why-fire = Das bringt die eigenen Waffen zum Tragen.
why-cover = Das bringt die eigenen Einheiten aus dem Feuer des Gegners.
why-shot = Der Angriff sollte sich lohnen.
