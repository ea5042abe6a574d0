# White Star Rising. Refusals are in deny.de.ftl, counters and scenarios in forces.de.ftl, terrain in ground.de.ftl.

## The game on the shelf

game-title = White Star Rising
game-blurb = Züge, Panzer und Geschütze im Westen 1944 und 1945: sechzehn Gefechte von Omaha Beach bis Paderborn.
game-about = Jede Einheit ist ein Zug oder der Stab einer Formation, jedes Feld misst 250 Meter. Die Formationen beider Seiten handeln in der Reihenfolge, in der ihre Marker aus einem Behältnis kommen, und niemand weiß, wann die Runde endet. Wer in Sicht des Gegners zieht, muss mit Gelegenheitsfeuer rechnen; wer getroffen wird, ist zerschlagen, dann reduziert, dann fort. Schicksalspunkte retten einen Wurf oder ein Ziehen. Sechzehn Szenarien zwischen der Landung in der Normandie und dem Kriegsende, jedes mit eigenen Truppen, Unterstützung und Zielen. Die gedruckten Einheiten und Pläne liegen uns nicht vor: Werte und Gelände sind rekonstruiert und lassen sich in den Datendateien ändern.

option-support_weapons = Unterstützungswaffen
option-support_weapons-assigned = beim Aufstellen an Züge verteilt
option-support_weapons-kept = zurückgehalten und erst beim Feuern ausgegeben (11.4)
option-chaos = Chaos-Marker, wo sich die Spieler darauf einigen dürfen
option-chaos-scenario = keiner
option-chaos-agreed = er liegt im Behältnis
option-opportunity_fire = Gelegenheitsfeuer auf einen ziehenden Stapel (R11)
option-opportunity_fire-unit = einmal je Einheit und Feld
option-opportunity_fire-stack = einmal je Stapel und Feld
option-handicap = Vorgabe
option-handicap-none = keine
option-handicap-german-3 = Deutsche: 3 Schicksalspunkte mehr
option-handicap-german-6 = Deutsche: 6 Schicksalspunkte mehr
option-handicap-german-10 = Deutsche: 10 Schicksalspunkte mehr
option-handicap-allied-3 = Alliierte: 3 Schicksalspunkte mehr
option-handicap-allied-6 = Alliierte: 6 Schicksalspunkte mehr
option-handicap-allied-10 = Alliierte: 10 Schicksalspunkte mehr
option-handicap-longer = eine Runde mehr
option-handicap-shorter = eine Runde weniger
option-leadership = Der Befehlswert hilft (R18)
option-leadership-once = einem Angriff je Impuls oder feindlichem Schritt
option-leadership-every_attack = jedem Angriff aus dem Feld

reaction-opportunity-fire = Gelegenheitsfeuer
reaction-mine = Mine legen
reaction-fate = Schicksalspunkte für einen Wurf
reaction-fate-draw = Schicksalspunkte für einen gezogenen Marker
reaction-flak = Flak

## Sides

side-german = Deutsche
side-allied = Alliierte
side-german-aim = Was die deutsche Seite erreichen muss, steht beim Szenario.
side-allied-aim = Was die alliierte Seite erreichen muss, steht beim Szenario.

## Names

# $name: unit-numbered or a kind. $formation: a few letters.
unit-platoon = { $name } ({ $formation })
unit-numbered = { $kind } { $number }
unit-hq = HQ { $formation }
unit-shq = SHQ { $formation }
unit-piece = { $tag }: { $name }
unit-long = { $kind }, { $formation }
unit-long-attached = { $kind }, unterstellt: { $formation }
unit-hq-long = Hauptquartier, { $formation }
unit-shq-long = Hauptquartier-Sektion, { $formation }
hex-named = { $hex } ({ $name })
place-off-map = außerhalb des Plans
weapon-mg = schweres MG
weapon-at = Panzerabwehrwaffe
marker-end = Rundenende
marker-chaos = Chaos
marker-designated = Bestimmte Formation
barrage-he = Artillerieschlag { $dice }^{ $hit }
barrage-smoke = Rauch
barrage-none = kein Artillerieschlag

## Boxes, tokens, markers

box-reserve = { $side }: noch außerhalb
box-support = { $side }: in der Hand
box-exit = { $side }: abgerückt
box-lost = { $side }: Verluste
decor-exit = Ausgang
# $name: a stock, one of the following.
token-count = { $name }: { $count }
token-weapon = { $weapon }, { $formation }
token-trench = Schützengräben zum Anlegen
token-mine = Minen in der Hand
token-fate = Schicksalspunkte

value-ap = Panzerbrechend gegen harte Ziele: Würfel^Trefferzahl/Reichweite
value-he = Sprenggranaten gegen weiche Ziele: Würfel^Trefferzahl/Reichweite
value-mortar = Granatwerfer gegen Felder: Würfel^Trefferzahl/Reichweite
value-flak = Flak gegen Flugzeuge: Würfel^Trefferzahl/Reichweite
value-armour = Panzerung: Würfel^Schutzzahl
value-assault = Sturmangriff: Würfel^Trefferzahl
value-mp = Bewegungspunkte
value-range = Befehlsreichweite
value-leadership = Führung
value-morale = Moral der Formation
mark-disrupted = zerschlagen
mark-out-of-command = außer Befehl
mark-firing = feuert
mark-target = wird angegriffen
mark-moving = in Bewegung
mark-mg = mit schwerem MG
mark-at = mit Panzerabwehrwaffe
mark-mounted = aufgesessen oder angehängt
mark-led = Führung eingesetzt
mark-arrives = kommt in Runde { $turn } oder später
mark-control-german = zählt für den Sieg; deutsch
mark-control-allied = zählt für den Sieg; alliiert
mark-objective = zählt für den Sieg; niemandes
mark-smoke-thick = Rauch, diese und die nächste Runde
mark-smoke-thin = Rauch bis zum Ende der Runde
mark-wreck = Wrack
mark-trench = Schützengraben
mark-mine = Mine
mark-bridge-blown = gesprengte Brücke

## Tracks and figures

track-turn = Runde
deck-cup = Behältnis
stat-standing = Wäre jetzt Schluss
standing-draw = unentschieden
# $grade: grade-marginal and so on.
standing-win = { $side }, { $grade }
stat-control = Kontrollierte Felder
stat-control-of = Kontrolle: { $places }
stat-bridge-held = Brücke in der Hand
stat-present = Eigene Einheit am Ort
stat-absent = Bereich frei vom Gegner
stat-exited = Abgerückt
stat-eliminated = Gegner eliminiert
stat-points = Siegpunkte
stat-through = Panzerzüge durch
stat-fate = Schicksalspunkte
stat-mines = Minen in der Hand
stat-barrages = Artillerieschläge
stat-ends = Rundenende-Marker
stat-ends-drawn = { $count } gezogen{ $held ->
        [0] {""}
       *[other] , { $held } zurückgehalten
    }
stat-chaos = Chaos
stat-bridge = Brücke
stat-aim = Ziel
stat-of = { $count } von { $needed }
stat-count = { $count }
stat-both = Deutsche { $german }, Alliierte { $allied }
stat-yes = ja
stat-no = nein
bridge-down = gesprengt
bridge-crossed = vom Gegner überschritten
bridge-charged = Ladungen sind angebracht
bridge-charging = Ladungen: { $turns } von { $needed ->
        [one] einer Runde
       *[other] { $needed } Runden
    }

## Throws

throw-none = Wurf
throw-strength = Stärke von { $unit }
throw-entry = Eintreffen der Verstärkung
throw-command = Befehlstest in { $hex }
throw-reorganise = Reorganisation von { $unit }
throw-attack = Angriff
throw-attack-on = Angriff auf { $unit }
throw-defence = Abwehr
throw-defence-of = Abwehr von { $unit }
throw-spread = wen der überzählige Treffer trifft
throw-headquarters = Überleben von { $unit }
throw-accuracy = Genauigkeit
throw-assault = Würfel der Angreifer
throw-counter = Würfel der Verteidiger
throw-clear = { $unit } räumt Minen
throw-chaos = Chaos
throw-flak = Flak
throw-evade = Abwehr des Flugzeugs
throw-break-off = ob das Flugzeug wiederkommt
throw-aim = Genauigkeit des Flugzeugs
throw-return = ob das Flugzeug wiederkommt
throw-demolition = Sprengung
throw-weapon-loss = Verlust einer Unterstützungswaffe

roll-hits = { $count ->
        [0] kein Treffer
        [one] ein Treffer
       *[other] { $count } Treffer
    }
roll-saves = { $count ->
        [0] nichts abgewehrt
        [one] einer abgewehrt
       *[other] { $count } abgewehrt
    }
roll-passed = ja
roll-failed = noch nicht
roll-test-passed = { $sum }: bestanden, nötig { $needed } oder weniger
roll-test-failed = { $sum }: nicht bestanden, nötig { $needed } oder weniger
roll-aim-good = im Ziel
roll-aim-weak = im Ziel, ein Würfel weniger
roll-aim-off = daneben
roll-hq-safe = unversehrt
roll-hq-hit = getroffen
roll-air-back = kommt wieder
roll-air-gone = kommt nicht wieder
roll-full = volle Stärke
roll-reduced = Wasser genommen
roll-first = die erste Einheit
roll-second = die zweite Einheit
roll-number = { $count }

## Chances

odds-nothing = Nichts
odds-disrupted = Zerschlagen
odds-reduced = Reduziert
odds-taken = Feld genommen
odds-repulsed = Abgeschlagen
odds-beaten = Angreifer vernichtet
odds-through = Überrannt
odds-cleared = Mine geräumt
odds-stays = Mine bleibt
odds-on-target = Im Ziel
odds-astray = Verloren
odds-flak-hit = Getroffen
odds-flak-miss = Verfehlt
odds-down = Brücke zerstört
odds-stands = Brücke steht

tally-ap = Panzerbrechend, { $unit }
tally-he = Sprenggranaten, { $unit }
tally-mortar = Würfel von { $unit }
tally-mg = Schweres MG
tally-leader = Führung: { $unit }
tally-plus = Zusatzwürfel (kein Treffer mehr)
tally-ammunition = Wenig Munition
tally-extended-six = Über die normale Reichweite
tally-beyond = Mehr als eine Sechs nötig
tally-hit = Trifft ab { $hit }
tally-hit-extended = Über die normale Reichweite: trifft ab { $hit }
tally-trench = Der Schützengraben streicht den ersten Treffer
tally-defence = Abwehr: { $dice ->
        [0] keine Würfel
        [one] ein Würfel, schützt ab { $save }
       *[other] { $dice } Würfel, schützen ab { $save }
    }

## Prompts: what can be done now

prompt-setup = { $side }: Aufstellen. { $units ->
        [0] Alle Einheiten stehen
        [one] Noch eine Einheit
       *[other] Noch { $units } Einheiten
    }{ $weapons ->
        [0] {""}
        [one] , eine Unterstützungswaffe zu verteilen
       *[other] , { $weapons } Unterstützungswaffen zu verteilen
    }{ $trenches ->
        [0] {""}
        [one] , ein Schützengraben
       *[other] , { $trenches } Schützengräben
    }. Auf eine Einheit zeigen, dann auf ein Feld; zweimal auf die Einheit, und sie beginnt in ihren Fahrzeugen. Waffen und Gräben ebenso. Oder das Spiel aufstellen lassen.
prompt-setup-done = { $side }: Alles steht. Aufstellung beenden, oder zurücknehmen, was anders stehen soll.
prompt-opening-barrage = { $side }: Vor dem ersten Ziehen einen Artillerieschlag anfordern oder verzichten.
prompt-opening-optional = { $side }: Soll { $formation } vor dem ersten Ziehen handeln?
prompt-opening-choice = { $side }: Welche Formation handelt vor dem ersten Ziehen?
prompt-schedule = Kommt in dieser Runde ins Behältnis: { $craft }?
prompt-draw = Den nächsten Marker aus dem Behältnis ziehen.
prompt-drawn = { $side }: { $marker } wurde gezogen. Zwei Schicksalspunkte legen den Marker zurück ins Behältnis.
prompt-designate = Welche Formation aktiviert der freie Marker?
prompt-landing = { $formation } trifft ein: Einheiten auf den Plan setzen.
prompt-acting = { $side }: { $formation } handelt. { $ready ->
        [0] Niemand ist mehr bereit
        [one] Eine Einheit ist bereit
       *[other] { $ready } Einheiten sind bereit
    }{ $waiting ->
        [0] {""}
        [one] , eine wartet auf den Eintritt
       *[other] , { $waiting } warten auf den Eintritt
    }. { $choice ->
        [none] Den Impuls beenden.
        [waiting] Wählen, wer eintritt, dann ein Eintrittsfeld.
       *[some] Einheit wählen (und wer mitkommt), dann Feld oder Gegner.
    }
prompt-moving = In Bewegung: { $units }; { $left ->
        [one] noch ein Bewegungspunkt
       *[other] noch { $left } Bewegungspunkte
    }. Weiterziehen oder anhalten.
prompt-inside = Mitten im Überrennen: { $units }. Weiterfahren.
prompt-mine = { $hex } wurde betreten: Dort eine Mine legen?
prompt-opportunity = In { $hex } angekommen: { $units }. Wer feuert?
prompt-lead = { $side }: Welche Einheit erhält die Führungswürfel?
prompt-retreat = Rückzug: { $units }.
prompt-roll = { $count ->
        [one] Ein Würfel
       *[other] { $count } Würfel
    }: { $what }.
prompt-window = { $side }: Schicksal für den Wurf „{ $what }“? { $fate ->
        [one] Noch ein Punkt.
       *[other] Noch { $fate } Punkte.
    }
prompt-cover = { $side }: Auf { $unit } wird gefeuert. Ohne „Operationen beendet“ wäre sie verdeckt. Zwei Schicksalspunkte dafür ausgeben?
prompt-air-target = { $craft }: Ziel wählen.
prompt-flak = { $craft } greift { $hex } an: Wer feuert darauf?
prompt-scatter = { $craft } verfehlt { $hex }: das Nachbarfeld wählen, das getroffen wird.
prompt-stray = Verirrter Artillerieschlag auf { $formation }: Wohin fällt er?
prompt-quick = Rasche Befehle: Auf der Seite von { $formation } { $units ->
        [one] darf noch eine Einheit
       *[other] dürfen noch { $units } Einheiten
    } wieder bereit werden.
prompt-replace = Wo kehrt das Hauptquartier von { $formation } zurück?
prompt-lose-weapon = { $side }: Eine Unterstützungswaffe geht verloren. Welche?

## Orders, as on a button

order-place = { $unit } nach { $hex }
order-place-mounted = { $unit } nach { $hex }, Fahrzeugseite oben
order-arm = { $weapon } für { $unit }
order-dig = Schützengraben in { $hex }
order-auto = Den Rest aufstellen lassen (so gut wie bekannt)
order-even = Den Rest ausgeglichen aufstellen lassen
order-ready = Aufstellung beendet
order-first = { $formation }
order-launch = Ins Behältnis
order-return = Zurücklegen (2 Schicksalspunkte)
order-refresh = { $unit } wieder bereit (2 Schicksalspunkte)
order-refresh-free = { $unit } wieder bereit
order-pass = Nein
order-pass-mine = Keine Mine
order-pass-fire = Nicht feuern
order-pass-throw = Stehen lassen
order-pass-marker = Gelten lassen
order-reroll = Neu würfeln (1 Schicksalspunkt)
order-nudge = Aus einer { $face } eine { $to } machen (1 Schicksalspunkt)
order-command = Feld unter Befehl stellen (1 Schicksalspunkt)
order-move = { $units } nach { $hex }
order-assault = Sturmangriff auf { $hex } mit { $units }
order-overrun = { $hex } überrennen mit { $units }
order-enter = { $unit }{ $hq ->
        [yes] {" "}mit Hauptquartier
       *[no] {""}
    } kommt in { $hex } auf den Plan{ $mounted ->
        [yes] , Fahrzeugseite oben
       *[no] {""}
    }
order-exit = Plan verlassen: { $units }
order-mount = { $unit }: aufsitzen oder anhängen
order-dismount = { $unit }: absitzen oder in Stellung gehen
order-stop = Bewegung beenden
order-fire = { $unit } feuert auf { $target }{ $leader ->
        [yes] , geführt
       *[no] {""}
    }{ $weapon ->
        [hold] , ohne Unterstützungswaffe
        [mg] , nimmt ein schweres MG
        [at] , nimmt eine Panzerabwehrwaffe
       *[along] {""}
    }{ $scoot ->
        [yes] , in Bewegung
       *[no] {""}
    }
order-shell = { $unit } feuert auf { $hex }{ $leader ->
        [yes] , geführt
       *[no] {""}
    }
order-clear = { $unit } räumt die Mine in { $hex }
order-call = { $barrage } auf { $hex }
order-demolish = Brücke sprengen
order-ambush = { $unit } erscheint in { $hex } und feuert auf { $target }{ $leader ->
        [yes] , geführt
       *[no] {""}
    }
order-end = Impuls beenden
order-mine = Mine in { $hex } legen
order-lead = { $unit }
order-retreat = { $unit } nach { $hex }
order-target = { $hex }
order-flak = { $unit } feuert{ $leader ->
        [yes] , geführt
       *[no] {""}
    }
order-replace = { $formation }: { $hex }
order-lose = { $weapon }, { $formation }


## Log: what happens

event-placed = { $unit } steht in { $hex }.
event-armed = { $unit } erhält: { $weapon }.
event-dug = Schützengraben in { $hex }.
event-ready = { $side }: Aufstellung beendet.
event-swamped = { $unit } { $swamped ->
        [yes] hat Wasser genommen und beginnt reduziert.
       *[no] kommt unversehrt durch.
    }
event-turn-begins = Runde { $turn } beginnt.
event-turn-ends = Runde { $turn } ist zu Ende.
event-cup-empty = Im Behältnis ist keine Formation mehr.
event-acts-first = { $formation } handelt vor dem ersten Ziehen.
event-drawn = Gezogen: { $marker }.
event-put-back = { $marker } geht ins Behältnis zurück.
event-put-aside = Der Marker hat niemanden mehr zu aktivieren und kommt beiseite.
event-end-marker = { $count ->
        [one] Erster Rundenende-Marker.
       *[other] Zweiter Rundenende-Marker: Die Runde endet.
    }
event-ends-held = { $side }: { $count ->
        [one] ein Rundenende-Marker wird
       *[other] { $count } Rundenende-Marker werden
    } zurückgehalten.
event-ends-released = { $side }: { $count ->
        [one] ein Rundenende-Marker kommt
       *[other] { $count } Rundenende-Marker kommen
    } ins Behältnis.
event-marker-again = Der Marker von { $formation } geht noch einmal ins Behältnis.
event-designated = Bestimmte Formation: { $formation }.
event-activated = { $formation } handelt.
event-impulse-ends = { $formation } ist fertig.
event-not-yet = Die Verstärkung kommt noch nicht.
event-may-enter = Die Verstärkung darf auf den Plan.
event-command-test = { $hex }: { $passed ->
        [yes] unter Befehl.
       *[no] außer Befehl.
    }
event-command-bought = { $hex } wird unter Befehl gestellt.
event-reorganised = { $unit } { $passed ->
        [yes] ist wieder in gutem Zustand.
       *[no] bleibt zerschlagen.
    }
# $what: one of throw-...
event-thrown = Würfel, { $what }: { $dice }.
event-nudged = Aus einer { $face } wird eine { $to }: { $dice }.
event-fate-spent = { $side }: { $cost ->
        [one] ein Schicksalspunkt
       *[other] { $cost } Schicksalspunkte
    } ausgegeben, noch { $left }.
event-refreshed = { $unit } ist wieder bereit.
event-moved = { $units }: von { $from } nach { $to }.
event-entered = In { $to } auf den Plan: { $units }.
event-assaults = { $units }: von { $from } zum Sturmangriff auf { $to }.
event-overruns = { $units }: von { $from }, um { $to } zu überrennen.
event-flipped = { $unit } { $mounted ->
        [yes] sitzt auf oder hängt an.
       *[no] sitzt ab oder geht in Stellung.
    }
event-exited = Vom Plan: { $units }.
event-stopped = Ende der Bewegung: { $units }.
event-went-back = Zurück nach { $to }: { $units }.
event-fires = { $unit } feuert auf { $target }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, trifft ab { $hit }.
event-opportunity = Gelegenheitsfeuer von { $unit } auf { $target }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, trifft ab { $hit }.
event-shells = { $unit } feuert auf { $hex }{ $direct ->
        [yes] .
       *[no] {" "}nach Beobachtung.
    }
event-shells-fall = Feuer auf { $hex }.
event-hits = { $hits ->
        [0] Kein Treffer.
        [one] Ein Treffer.
       *[other] { $hits } Treffer.
    }
event-counter-hits = Die Verteidiger: { $hits ->
        [0] kein Treffer.
        [one] ein Treffer.
       *[other] { $hits } Treffer.
    }
event-saves = { $saved ->
        [0] Nichts wird abgewehrt.
        [one] Ein Treffer wird abgewehrt.
       *[other] { $saved } Treffer werden abgewehrt.
    }
event-trench-saves = Der Schützengraben fängt einen Treffer ab.
event-disrupted = { $unit } ist zerschlagen.
event-reduced = { $unit } ist reduziert.
event-eliminated = { $unit } ist eliminiert.
event-wreck = Ein Wrack in { $hex }.
event-hq-safe = { $unit } bleibt unversehrt.
event-hq-reduced = { $unit } ist reduziert.
event-hq-lost = { $unit } ist verloren.
event-hq-replaced = { $unit } kehrt in { $hex } zurück.
event-mine-laid = Eine Mine in { $hex }!
event-mine-attacks = Die Mine in { $hex } geht hoch.
event-cleared = { $unit }: Die Mine in { $hex } { $cleared ->
        [yes] ist geräumt.
       *[no] bleibt liegen.
    }
event-assault = Sturmangriff auf { $hex }: { $attackers } gegen { $defenders }.
event-overrun = Überrennen in { $hex }: { $attackers } gegen { $defenders }.
event-leads = { $unit } erhält die Führungswürfel.
event-taken = { $hex } ist genommen.
event-retreated = Rückzug nach { $to }: { $units }.
event-no-retreat = { $unit } hat kein Feld für den Rückzug.
event-called = { $side }: { $smoke ->
        [yes] Rauch
       *[no] Artillerieschlag
    } auf { $hex } angefordert.
event-astray = Daneben.
event-smoke = Rauch in { $hex }.
event-airborne = { $craft } über dem Gefechtsfeld.
event-launched = Ins Behältnis: { $craft }.
event-aircraft-gone = Kommt nicht mehr: { $craft }.
event-no-air-target = Es gibt kein Ziel.
event-air-target = { $craft } greift { $hex } an.
event-flak-fires = Flak: { $unit } feuert.
event-breaks-off = { $craft } ist getroffen und dreht ab.
event-shot-down = { $craft } ist abgeschossen.
event-scattered = Stattdessen wird { $hex } getroffen.
event-air-returns = { $craft } { $back ->
        [yes] kommt wieder.
       *[no] kommt nicht wieder.
    }
event-chaos = Chaos: { $result }.
event-chaos-strikes = Das Chaos trifft { $formation }: { $result }.
event-chaos-lapses = Das Chaos-Ergebnis verfällt; sein Marker geht ins Behältnis zurück.
event-weapon-check = { $side }: { $lost ->
        [yes] Eine Unterstützungswaffe aus dem Vorrat ist verloren.
       *[no] Keine Unterstützungswaffe geht verloren.
    }
event-weapon-lost = Verloren: { $weapon }.
event-charges-set = Die Ladungen an der Brücke sind angebracht.
event-charging = Ladungen an der Brücke: { $turns ->
        [one] eine Runde Arbeit getan.
       *[other] { $turns } Runden Arbeit getan.
    }
event-demolition = { $down ->
        [yes] Die Brücke fliegt in die Luft.
       *[no] Die Ladungen versagen; die Brücke steht.
    }
event-ambush = { $unit } taucht in { $hex } aus dem Hinterhalt auf!

## The end

over-draw = Das Spiel endet unentschieden.
over-german-marginal = Die Deutschen gewinnen knapp.
over-german-tactical = Die Deutschen gewinnen taktisch.
over-german = Die Deutschen gewinnen.
over-german-decisive = Die Deutschen gewinnen deutlich.
over-allied-marginal = Die Alliierten gewinnen knapp.
over-allied-tactical = Die Alliierten gewinnen taktisch.
over-allied = Die Alliierten gewinnen.
over-allied-decisive = Die Alliierten gewinnen deutlich.

## Overlays

overlay-range-hard = Wohin sie feuern kann: harte Ziele
overlay-range-soft = Wohin sie feuern kann: weiche Ziele
overlay-range-reduced = nah: trifft leichter
overlay-range-normal = normale Reichweite
overlay-range-extended = über die normale Reichweite: trifft schwerer
overlay-range-blocked = in Reichweite, aber nicht zu sehen
overlay-sight = Was diese Einheit sieht
overlay-sight-clear = zu sehen
overlay-seen = Wer dieses Feld sieht
overlay-seen-german = Deutsche
overlay-seen-allied = Alliierte
overlay-seen-both = beide Seiten
overlay-seen-hex = von hier zu sehen, niemand steht hier
overlay-command = Unter Befehl ohne Test
overlay-command-hq = durch das Hauptquartier
overlay-command-shq = durch die Hauptquartier-Sektion
overlay-command-recon = nur Aufklärung
overlay-zone = Wo sie aufgestellt wird oder eintritt
overlay-zone-setup = Aufstellungsbereich
overlay-zone-entry = Eintrittsfelder
overlay-distance = Entfernung { $distance }
overlay-units = { $units }

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Marker aus dem Behältnis sagen, welche Formation handelt; der zweite Ende-Marker beendet die Runde.
briefing-1-rule = 3.1
briefing-2 = Wer ein Feld in Sicht eines bereiten Gegners betritt, kann beschossen werden. Einheiten, die warten, behalten diese Möglichkeit.
briefing-2-rule = 6.2
briefing-3 = Einheiten handeln nur in Reichweite ihres Hauptquartiers.
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

## Warum der Computer einen Befehl gibt

why-force = Das erhält die eigenen Einheiten.
why-hurt = Das setzt dem Gegner zu.
why-fire = Das bringt Feuer zum Tragen.
why-cover = Das bringt Einheiten aus dem Feuer des Gegners.
why-guns = Das bringt Geschütze in Stellung.
why-command = Das hält Einheiten geführt.
why-ready = Das hält Einheiten einsatzbereit.
why-fate = Das spart Schicksalspunkte.
# $place: eine Stadt, ein anderer benannter Ort oder ein Feld.
why-hold = Es geht um { $place }: halten oder näher herankommen.
why-deny = Das hält den Gegner von { $place } fern.
why-leave = Das bringt Einheiten näher daran, die Karte zu verlassen.
why-stop = Das hindert den Gegner daran, die Karte zu verlassen.
why-kill = Das gilt den Einheiten, die ausgeschaltet werden müssen.
why-save = Das schützt die Einheiten, die der Gegner ausschalten muss.
why-clear = Das vertreibt den Gegner aus { $place }.
why-stay = Das hält Einheiten in { $place }, die dort sein müssen.
