# Blitzkrieg 1940.

## The game on the shelf

game-title = Blitzkrieg 1940
game-blurb = Hannut und Stonne: Kompanien im Mai 1940, Marker aus der Tasse, Reaktionen in jedem Zug.
game-about = Jeder Spielstein ist eine Kompanie oder ein Hauptquartier, jedes Feld 500 Meter. Die Formationen handeln in der Reihenfolge, in der ihre Marker aus der Tasse kommen. Wer in Sicht des Gegners zieht oder feuert, muss mit Gelegenheitsfeuer, Gegenfeuer und Rückzügen rechnen; Nahkampf geht in Runden. Bei Hannut stoßen die Panzer aufeinander, um Stonne wird zehn Stunden lang gerungen. Karten, Werte und Tabellen sind uns nicht überliefert: sie sind rekonstruiert, in den Datendateien so gekennzeichnet und dort zu ändern.
side-german = Deutsche
side-french = Franzosen
side-german-aim = Dörfer nehmen (Hannut) oder Stonne am Ende halten.
side-french-aim = Die Deutschen aufhalten.
scenario-hannut = Hannut, 13. Mai 1940
scenario-hannut-about = Sechs Runden. Zwei Panzerdivisionen gegen die 3e DLM; jede Runde müssen die deutschen Siegpunkte in ihrer Spanne liegen.
scenario-stonne = Stonne, 15. Mai 1940
scenario-stonne-about = Zehn Runden. Großdeutschland greift das Dorf auf dem Kamm an; wer es am Ende hält, gewinnt.
option-hidden_guns = Verdeckte Geschütze (13.1)
option-hidden_guns-off = nein
option-hidden_guns-on = ja
option-critical_hits = Kritische Treffer (13.2)
option-critical_hits-off = nein
option-critical_hits-on = ja
option-crt = Ergebnistabelle (R59)
option-crt-a = A: passt zu allen Beispielen
option-crt-b = B: hoch ist gut
option-points = Siegpunkte bei Hannut (S22)
option-points-a = A: nur Dörfer
option-points-b = B: Dörfer und Verluste
option-french_reaction = Französischer Reaktionswert
option-french_reaction-7 = 7
option-french_reaction-8 = 8
option-french_reaction-6 = 6
option-red_n = Rotes n trifft (R2)
option-red_n-infantry = nur Infanterie
option-red_n-soft = alle weichen Ziele
option-exhausted_fail = Nach misslungener Prüfung (R15)
option-exhausted_fail-acts = handelt die Formation mit Nachteilen
option-exhausted_fail-stops = endet die Aktivierung
option-doctrine = Befehlsradius gilt für (R17)
option-doctrine-all = alle Einheiten
option-doctrine-companies = Infanterie und Panzer
option-ii11_centre = Aufbau von II/11 RDP (S2)
option-ii11_centre-1412 = um 1412
option-ii11_centre-1712 = um 1712, wie gedruckt
option-german_repeat = Deutsche WIEDERHOLUNGEN (13.3)
option-german_repeat-printed = wie gedruckt
option-german_repeat-more = einer mehr
option-german_repeat-fewer = einer weniger
option-german_general = Deutsche GENERÄLE (13.3)
option-german_general-printed = wie gedruckt
option-german_general-more = einer mehr
option-german_general-fewer = einer weniger
option-german_artillery = Deutsche Artilleriemarker (13.3)
option-german_artillery-printed = wie gedruckt
option-german_artillery-more = einer mehr
option-german_artillery-fewer = einer weniger
option-german_stuka = Stukamarker (13.3)
option-german_stuka-printed = wie gedruckt
option-german_stuka-more = einer mehr
option-german_stuka-fewer = einer weniger
option-french_repeat = Französische WIEDERHOLUNGEN (13.3)
option-french_repeat-printed = wie gedruckt
option-french_repeat-more = einer mehr
option-french_repeat-fewer = einer weniger
option-french_general = Französische GENERÄLE (13.3)
option-french_general-printed = wie gedruckt
option-french_general-more = einer mehr
option-french_general-fewer = einer weniger
option-french_artillery = Französische Artilleriemarker (13.3)
option-french_artillery-printed = wie gedruckt
option-french_artillery-more = einer mehr
option-french_artillery-fewer = einer weniger
option-handicap = Vorgabe (13.3)
option-handicap-none = keine
option-handicap-german-general = Deutsche: ein GENERAL mehr
option-handicap-german-artillery = Deutsche: ein Artilleriemarker mehr
option-handicap-german-markers = Deutsche: je ein GENERAL, WIEDERHOLUNG und Artilleriemarker mehr
option-handicap-french-general = Franzosen: ein GENERAL mehr
option-handicap-french-artillery = Franzosen: ein Artilleriemarker mehr
option-handicap-french-markers = Franzosen: je ein GENERAL, WIEDERHOLUNG und Artilleriemarker mehr
reaction-annul = Marker aufheben
reaction-opportunity-fire = Gelegenheitsfeuer
reaction-return-fire = Gegenfeuer
reaction-withdraw = Rückzug

part-column = Auf der Straße, in Kolonne
part-first = Erst feuern, dann ziehen
part-hidden = Verdeckt

## Names

unit-hq = HQ { $formation }
unit-named = { $type } ({ $id })
nobody = niemand
off-map = außerhalb der Karte
hex-named = { $hex } { $name }
marker-artillery = Artillerie ({ $side })
marker-stuka = Stukas ({ $side })
marker-repeat = WIEDERHOLUNG ({ $side })
marker-general = GENERAL ({ $side })
calibre-light = leicht 75 mm
calibre-medium = mittel 105 mm
calibre-heavy = schwer 150 mm
calibre-stuka = Stukaangriff
type-s35 = Somua S35
type-h35 = Hotchkiss H35
type-h39 = Hotchkiss H39
type-fcm36 = FCM 36
type-b1bis = Char B1 bis
type-p178 = Panhard 178
type-fr-moto = Kradschützen
type-fr-rifle = Schützen
type-fr-rifle-b = Schützen
type-fr-mg = Maschinengewehre
type-fr-at25 = 25-mm-PAK
type-pz1 = Pz I
type-pz2 = Pz II
type-pz3 = Pz III
type-pz4 = Pz IV
type-stug = StuG III
type-ge-ac = Panzerspähwagen
type-ge-moto = Kradschützen
type-ge-rifle = Schützen
type-gd-rifle = Schützen GD
type-ge-mg = Maschinengewehre
type-pion = Sturmpioniere
type-pak37 = 37-mm-PAK
type-apc = Halbkettenfahrzeug
type-hq = Hauptquartier

## Events

event-placed = { $unit } wird in { $hex } aufgestellt.
event-hidden = { $unit } wird verdeckt in { $hex } aufgestellt.
event-hidden-somewhere = { $unit } wird verdeckt aufgestellt.
event-attached = { $unit } wird { $form } zugeteilt.
event-dug = Werke in { $hex }.
event-mines-laid = Minen in { $hex }.
event-set-up = Der Aufbau ist fertig: { $side }.
event-opens = Die Deutschen eröffnen mit { $form }, Stukas und Artillerie.
event-turn = Runde { $turn }.
event-marker-comes = Der Marker { $token } kommt in die Tasse.
event-drawn = Gezogen: { $token }.
event-carried = { $token } wird der erste Marker der nächsten Runde.
event-both-passed = Beide Seiten haben gepasst; die Operationen enden.
event-passed = { $side } passen.
event-kept = { $token } wird zurückgehalten.
event-stored = { $token } wird hinterlegt.
event-skipped = { $token } wird ausgelassen.
event-no-effect = { $token } bleibt ohne Wirkung.
event-repeats = WIEDERHOLUNG: { $form }.
event-generals = GENERAL ({ $side }): { $play }.
general-remove = Marker entfernen
general-take = eine WIEDERHOLUNG nehmen
general-pair = zwei Marker gemeinsam
event-annuls = { $side } wollen den Marker aufheben.
event-annulled-yes = Wurf { $die }: aufgehoben.
event-annulled-no = Wurf { $die }: der Marker gilt.
event-returned = { $unit } kehrt in { $hex } zurück.
event-activated = { $form } wird aktiviert.
event-activated-again = { $form } wird durch WIEDERHOLUNG aktiviert.
event-exhausted = { $form } ist erschöpft.
event-rested = { $form } ist nicht mehr erschöpft.
event-rested-yes = { $form } wirft { $sum } und ist nicht mehr erschöpft.
event-rested-no = { $form } wirft { $sum } und bleibt erschöpft.
event-steadied = { $unit } ist nicht mehr neutralisiert.
event-rallied-yes = { $unit } wirft { $sum } und sammelt sich.
event-rallied-no = { $unit } wirft { $sum } und bleibt neutralisiert.
event-recovered-yes = { $form } wirft { $sum } und erholt sich.
event-recovered-no = { $form } wirft { $sum }, bleibt demoralisiert und geht zurück.
event-panic-yes = Panikprüfung von { $unit }: { $sum }, bleibt neutralisiert.
event-panic-no = Panikprüfung von { $unit }: { $sum }, verliert einen Schritt.
event-morale-yes = Moral von { $form }: { $sum }, hält.
event-morale-no = Moral von { $form }: { $sum }, demoralisiert.
event-out-of-command = { $unit } ist außer Befehlsgewalt.
event-in-command = { $unit } steht wieder unter Befehl.
event-moved = { $units } → { $hex }.
event-moved-column = { $units } → { $hex } (Kolonne).
event-entered = { $unit } betritt die Karte in { $hex }.
event-entered-column = { $unit } betritt die Karte in { $hex } (Kolonne).
event-pushed-back = { $unit } findet keinen Platz und geht zurück nach { $hex }.
event-loaded = { $unit } sitzt auf.
event-unloaded = { $unit } sitzt ab.
event-fired = { $unit } feuert auf { $target }, Faktor { $factor }.
event-fired-opportunity = Gelegenheitsfeuer: { $unit } auf { $target }, Faktor { $factor }.
event-result = { $unit }: Spalte { $shown }, Wurf { $sum }: { $hit }.
effect-nothing = nichts
effect-neutralised = N
effect-step = ein Schritt
effect-step-and-neutralised = ein Schritt und N
effect-steps = mehrere Schritte
event-neutralised = { $unit } ist neutralisiert.
event-reduced = { $unit } verliert einen Schritt.
event-eliminated = { $unit } ist eliminiert.
event-tries = { $unit } versucht Gelegenheitsfeuer auf { $target }.
event-reaction-yes = { $unit }: Prüfung { $sum }, gelungen.
event-reaction-no = { $unit }: Prüfung { $sum }, misslungen.
event-withdrew = { $unit } zieht sich nach { $hex } zurück.
event-went-back = { $unit } weicht nach { $hex } zurück.
event-no-way-out = { $unit } kann nicht zurück.
event-revealed = { $unit } in { $hex } ist entdeckt.
event-overrun = { $unit } wird in { $hex } überrannt.
event-assaulted = Nahkampf: { $units } gegen { $hex }.
event-struck = Nahkampf: { $unit } auf { $target }, Faktor { $factor }.
event-round = Nahkampf, Runde { $round }.
event-broken-off = Die Angreifer gehen aus { $hex } zurück.
event-won = { $side } nehmen { $hex }.
event-held = { $hex } wird gehalten.
event-guns-ready = { $token } kann feuern.
event-aimed = Salve auf { $hex }: { $calibre }.
event-transmission-yes = Übermittlung für { $hex }: { $sum }, gelungen.
event-transmission-no = Übermittlung für { $hex }: { $sum }, die Salve ist verloren.
event-shelled = { $calibre } auf { $hex }: Wurf { $sum }.
event-salvos-lost = In { $hex } ist niemand mehr; die übrigen Salven sind verloren.
event-mined = Minen in { $hex } gegen { $unit }: Wurf { $sum }: { $hit }.
event-depletion-yes = Wurf { $sum }: das Minenfeld in { $hex } ist geräumt.
event-depletion-no = Wurf { $sum }: das Minenfeld in { $hex } bleibt.
event-works-gone = Die Werke in { $hex } sind verlassen.
event-taken = { $side } kontrollieren jetzt { $hex }.
event-retreated = { $unit } geht nach { $hex } zurück.
event-left-map = { $unit } verlässt die Karte.
event-ended = { $form } ist aus dem Spiel.
verdict-hannut-french = Die Franzosen gewinnen: Die deutschen Siegpunkte liegen unter der Spanne.
verdict-hannut-german = Die Deutschen gewinnen: Die Siegpunkte liegen über der Spanne.
verdict-hannut-draw = Unentschieden.
verdict-stonne-german = Die Deutschen gewinnen: Stonne ist deutsch.
verdict-stonne-french = Die Franzosen gewinnen: Stonne ist nicht deutsch.

## Tally and odds

tally-attack = Angriff { $unit }
tally-aboard = Angriff { $unit } an Bord
tally-armour = Panzerung { $unit }
tally-close = Nahkampf
tally-range = Entfernung { $distance }
tally-moving = bewegt und gefeuert
tally-neutralised = Schütze neutralisiert
tally-exhausted = Schütze erschöpft
tally-ooc = Schütze außer Befehlsgewalt
tally-column = Schütze in Kolonne
tally-dispersed = Schütze zerstreut
tally-target-column = Ziel in Kolonne
tally-target-dispersed = Ziel zerstreut
tally-cover = Deckung in { $hex }
tally-works = Werke in { $hex }
tally-higher = Ziel höher
tally-calibre = { $calibre }
tally-value = höchstens
odds-nothing = nichts
odds-neutralised = neutralisiert (N)
odds-step = Schrittverlust
odds-passed = Prüfung gelungen
odds-failed = Prüfung misslungen

## Orders

order-place = { $unit } in { $hex } aufstellen
order-hide = { $unit } verdeckt in { $hex } aufstellen
order-attach = { $unit } { $form } zuteilen
order-dig = Werke in { $hex }
order-mine = Minen in { $hex }
order-lose = { $unit } verliert den Schritt
order-load = { $unit } sitzt auf
order-unload = { $unit } sitzt ab
order-auto = Den Rest von selbst aufstellen
order-ready = Aufbau fertig
order-open = Mit { $form } eröffnen
order-use = { $token } jetzt einsetzen
order-activate = Aktivieren
order-skip = Auslassen
order-store = Mit dem GENERAL hinterlegen
order-pair = Mit dem hinterlegten Marker gemeinsam
order-hold = Zurückhalten
order-repeat = WIEDERHOLUNG: { $form }
order-remove = GENERAL: Marker entfernen
order-take = GENERAL: eine WIEDERHOLUNG nehmen
order-steady = Neutralisiert-Marker von { $unit }
order-rest = Erschöpfung von { $form }
order-done = Fertig
order-annul = Den Marker aufheben
order-pass = Keine Reaktion
order-return = { $unit } kehrt nach { $hex } zurück
order-move = { $unit } nach { $hex }{ $road ->
    [yes] {" "}auf der Straße
   *[no] {""}
}
order-enter = { $unit } betritt { $hex }{ $road ->
    [yes] {" "}auf der Straße
   *[no] {""}
}
order-assault = { $unit }: Nahkampf in { $hex }{ $road ->
    [yes] {" "}auf der Straße
   *[no] {""}
}
order-stack = { $unit } zieht mit { $with }
order-drop = { $unit } bleibt hier
order-stop = Bewegung beenden
order-fire = { $unit } feuert auf { $target }{ $first ->
    [yes] {" "}und bewegt sich danach
   *[no] {""}
}
order-aim = Salve auf { $hex }: { $calibre }
order-shoot = Feuer frei
order-end = Aktivierung beenden
order-opportunity = { $unit }: Gelegenheitsfeuer auf { $target }
order-reply = Gegenfeuer
order-withdraw = { $unit } zieht sich nach { $hex } zurück
order-accept = Neutralisiert hinnehmen
order-step = Stattdessen einen Schritt verlieren
order-stay = Bleiben
order-give-way = Zurückweichen
order-retreat = { $unit } weicht nach { $hex } zurück
order-strike = { $unit } feuert im Nahkampf auf { $target }

## Prompts

prompt-setup = Aufstellen.
prompt-opening = Mit welcher Formation eröffnen?
prompt-opening-marker = Eröffnung: welcher Marker zuerst?
prompt-draw = Ein Marker wird gezogen.
prompt-admin = Verwaltung.
prompt-assign = Welcher Formation wird { $unit } zugeteilt?
prompt-after = { $marker } ist erledigt: noch etwas ausspielen?
prompt-marker = { $marker }: was tun?
prompt-annul = { $marker } mit dem GENERAL aufheben?
prompt-play = Ein Marker wird ausgespielt.
prompt-must-repeat = Eine WIEDERHOLUNG muss jetzt gespielt werden.
prompt-remove = Welche Marker entfernen?
prompt-hq-return = Wo kehrt das Hauptquartier zurück?
prompt-acting = { $formation } handelt.
prompt-moving = { $unit } bewegt sich.
prompt-moving-full = { $unit } ist in einem vollen Feld und muss weiter.
prompt-moving-far = { $unit } ist zu weit vom Hauptquartier weg und muss weiter.
prompt-window-step = { $unit } ist in { $hex }: reagieren?
prompt-window-fire = { $unit } hat aus { $hex } gefeuert: reagieren?
prompt-window-salvo = Nach der Salve auf { $hex }: zurückziehen?
prompt-window-shot = Auf { $unit } wurde gefeuert: zurückziehen?
prompt-return-fire = { $unit } wird von { $target } beschossen: Gegenfeuer?
prompt-hit = Ergebnisse werden angewandt.
prompt-effect = { $unit } erhält ein N: hinnehmen oder einen Schritt verlieren?
prompt-lose = Wer verliert den Schritt?
prompt-stay = { $unit } hat einen Schritt verloren: bleiben oder zurückweichen?
prompt-must = { $unit } war schon neutralisiert: zurückweichen oder einen Schritt verlieren.
prompt-roll = Würfeln: { $what }.
prompt-morale = Moralprüfung.
prompt-withdrawal = { $unit } zieht sich zurück: wohin?
prompt-retreat = { $unit } weicht zurück: wohin?
prompt-mine = Minen.
prompt-clash = Nahkampf in { $hex }, Runde { $round }: wer feuert auf wen?
prompt-guns = Salven: Feld und Kaliber.
prompt-salvo = Eine Salve fällt.
prompt-forced = Erzwungener Rückzug.
prompt-over = Das Spiel ist aus.
throw-annul = Aufheben, 1 bis { $needed }
throw-recovery = Erholung, höchstens { $needed }
throw-exhaustion = Erschöpfung, höchstens { $needed }
throw-rally = Sammeln, höchstens { $needed }
throw-panic = Panik, höchstens { $needed }
throw-morale = Moral, höchstens { $needed }
throw-opportunity = Reaktion, höchstens { $needed }
throw-return = Gegenfeuer, höchstens { $needed }
throw-withdrawal = Rückzug, höchstens { $needed }
throw-fire = Feuer, Spalte { $needed }
throw-reply = Gegenfeuer, Spalte { $needed }
throw-close = Nahkampf, Spalte { $needed }
throw-transmission = Übermittlung, höchstens { $needed }
throw-salvo = Salve
throw-mines = Minen
throw-depletion = Minen geräumt ab { $needed }
roll-effect = { $sum }: { $effect }
roll-passed = { $sum }: bestanden
roll-failed = { $sum }: nicht bestanden
roll-sum = { $sum }
roll-mines-gone = { $sum }: die Minen sind geräumt
roll-mines-stay = { $sum }: die Minen bleiben

## Refusals

deny-not-yours = { $unit } gehört der anderen Seite oder reagiert jetzt nicht.
deny-other-formation = { $unit } handelt mit { $form }, die nicht aktiv ist.
deny-not-on-map = { $unit } ist nicht auf der Karte.
deny-acted = { $unit } hat schon gehandelt.
deny-aboard = { $unit } sitzt auf; es handelt das Halbkettenfahrzeug.
deny-not-aboard = { $unit } sitzt nicht auf.
deny-neutralised = { $unit } ist neutralisiert.
deny-out-of-command = { $unit } ist außer Befehlsgewalt und greift nicht an.
deny-demoralised = { $form } ist demoralisiert.
deny-halted = { $unit } ist gestoppt.
deny-finish-move = Erst die laufende Bewegung beenden.
deny-name-first = Der Stapel heißt nach seiner ersten Einheit: { $unit }.
deny-one-hex = { $unit } durfte nur dieses eine Feld weit.
deny-not-together = { $unit } kann hier nicht mitziehen.
deny-not-in-party = { $unit } zieht nicht mit.
deny-last-in-party = { $unit } ist als Letzte im Stapel: Beende stattdessen die Bewegung.
deny-not-adjacent = { $hex } ist kein Nachbarfeld von { $unit }.
deny-enemy-there = In { $hex } steht der Gegner.
deny-nobody-there = In { $hex } ist kein Gegner zu sehen.
deny-hq-into-enemy = { $unit } betritt kein gegnerisches Feld.
deny-no-road = Nach { $hex } führt von hier keine Straße.
deny-closed = { $unit } kann nicht nach { $hex }.
deny-too-far = { $unit } braucht { $cost } { $cost ->
        [one] Punkt
       *[other] Punkte
    } und hat noch { $left }.
deny-beyond-radius = { $hex } liegt weiter als { $radius } Felder vom Hauptquartier von { $unit }.
deny-full = In { $hex } ist kein Platz.
deny-not-waiting = { $unit } wartet nicht auf den Eintritt.
deny-not-entry-hex = { $unit } betritt die Karte nicht in { $hex }.
deny-own-target = { $unit } ist keine gegnerische Einheit.
deny-no-target = { $unit } ist kein Ziel.
deny-hq-covered = { $unit } ist durch die Einheiten in seinem Feld geschützt.
deny-hq-fires = { $unit } feuert nicht.
deny-range-zero = { $unit } feuert nur zurück.
deny-out-of-range = { $unit } reicht { $range } { $range ->
        [one] Feld
       *[other] Felder
    } weit; die Entfernung zu { $target } ist { $distance }.
deny-not-seen = { $unit } sieht { $target } nicht: { $why }.
blocked-by = { $hex } verdeckt die Linie
too-far-to-see = dort nur bis { $most } { $most ->
        [one] Feld
       *[other] Felder
    } zu sehen
deny-too-weak = { $unit } hätte gegen { $target } Faktor { $factor }; unter -1 kein Schuss.
deny-has-fired = { $unit } hat schon gefeuert.
deny-has-fought = { $unit } war im Nahkampf: nur noch bewegen oder wieder angreifen.
deny-has-loaded = { $unit } hat auf- oder abgesessen: nur noch halb bewegen oder feuern.
deny-not-moved-yet = { $unit } hat sich noch nicht bewegt; den Stapel erst auflösen.
deny-moved-too-far = { $unit } hat mehr als { $half } Punkte verbraucht und feuert nicht mehr.
deny-no-half-track = { $unit } hat hier kein freies Halbkettenfahrzeug.
deny-not-in-clash = { $unit } kämpft hier nicht.
deny-not-occasion = { $unit } gibt oder hat hier keinen Anlass zu reagieren.
deny-opp-used = { $unit } hat sein Gelegenheitsfeuer verbraucht.
deny-reacted = { $unit } hat auf diesen Anlass schon reagiert.
deny-return-used = { $unit } hat in dieser Aktivierung schon zurückgefeuert.
deny-withdraw-used = { $unit } ist in dieser Aktivierung schon zurückgegangen.
deny-towards-enemy = { $hex } liegt für { $unit } näher am Gegner.
deny-attackers-came = Aus { $hex } kamen die Angreifer.
deny-long-way = Über { $hex } ist nicht der kürzeste Weg.
deny-no-salvo = Keine Salve mehr: { $calibre }.
deny-no-guns = Es gibt jetzt keine Salven.
deny-aimed-elsewhere = Erst die Salven auf { $hex } abfeuern.
deny-shelled-before = { $hex } wurde in dieser Aktivierung schon beschossen.
deny-no-observer = Kein Hauptquartier sieht einen Gegner in { $hex }.
deny-not-aimed = Erst ein Ziel ansagen.
deny-not-your-formation = { $form } gehört nicht dieser Seite.
deny-not-in-play = { $form } ist nicht im Spiel.
deny-hq-unfit = Das Hauptquartier von { $form } ist neutralisiert oder überrannt.
deny-repeated-before = { $form } hatte in dieser Runde schon eine WIEDERHOLUNG.
deny-twice-this-turn = { $form } war in dieser Runde zweimal aktiv.
deny-not-that-marker = Das geht mit diesem Marker nicht.
deny-no-general = Es ist kein freier GENERAL zur Hand.
deny-no-repeat = Es ist keine WIEDERHOLUNG zur Hand.
deny-nothing-stored = Es ist kein Marker hinterlegt.
deny-hand-full = Eine WIEDERHOLUNG wird schon gehalten; diese muss gespielt werden.
deny-nothing-to-remove = Es gibt keinen Marker zu entfernen.
deny-remove-one = Mindestens einen Marker entfernen.
deny-not-neutralised = { $unit } ist nicht neutralisiert.
deny-not-exhausted = { $form } ist nicht erschöpft.
deny-not-both = Entweder Neutralisiert- oder Erschöpfungsmarker, nicht beides.
deny-not-return-hex = In { $hex } steht keine Einheit der Formation.
deny-not-opening = { $token } gehört nicht zur Eröffnung.
deny-already-placed = { $unit } ist schon aufgestellt oder kommt später.
deny-not-now = { $unit } wird in einem anderen Teil aufgestellt.
deny-no-hiding = { $unit } kann nicht verdeckt stehen.
deny-not-zone = { $hex } liegt nicht im Bereich von { $unit }.
deny-needed-elsewhere = Der Platz in { $hex } wird noch gebraucht.
deny-not-independent = { $unit } ist nicht unabhängig.
deny-not-host = { $unit } kann { $form } nicht zugeteilt werden.
deny-none-left = Davon ist nichts mehr übrig.
deny-not-works-hex = In { $hex } dürfen keine Werke stehen.
deny-works-there = In { $hex } stehen schon Werke.
deny-not-mine-hex = In { $hex } dürfen keine Minen liegen.
deny-mines-there = In { $hex } liegen schon Minen.
deny-no-loss-here = { $unit } kann keinen Anfangsverlust nehmen.
deny-not-all-placed = Noch { $left } { $left ->
        [one] Spielstein
       *[other] Spielsteine
    } aufstellen.
deny-works-left = Noch { $left } { $left ->
        [one] Werk
       *[other] Werke
    } setzen.
deny-mines-left = Noch { $left } { $left ->
        [one] Minenfeld
       *[other] Minenfelder
    } legen.
deny-losses-left = Noch { $left } { $left ->
        [one] Verlust
       *[other] Verluste
    } verteilen.
deny-half-split = { $form } ganz aufteilen oder ganz behalten.
deny-nothing-left = Es ist nichts mehr aufzustellen.
deny-not-this-unit = { $unit } verliert hier keinen Schritt.
deny-moment-setup = Das geht jetzt nicht, beim Aufbau.
deny-moment-opening = Das geht jetzt nicht, bei der Eröffnung.
deny-moment-opening-marker = Das geht jetzt nicht, bei der Eröffnung.
deny-moment-draw = Das geht jetzt nicht, beim Ziehen eines Markers.
deny-moment-admin = Das geht jetzt nicht, in der Verwaltungsphase.
deny-moment-assign = Das geht jetzt nicht, bei der Zuteilung.
deny-moment-after = Das geht jetzt nicht, nach einem Marker.
deny-moment-marker = Das geht jetzt nicht, bei der Wahl für einen Marker.
deny-moment-annul = Das geht jetzt nicht, beim Aufheben.
deny-moment-play = Das geht jetzt nicht, beim Ausspielen.
deny-moment-must-repeat = Das geht jetzt nicht, bei einer Pflicht-WIEDERHOLUNG.
deny-moment-remove = Das geht jetzt nicht, beim Entfernen von Markern.
deny-moment-hq-return = Das geht jetzt nicht, bei der Rückkehr eines Hauptquartiers.
deny-moment-acting = Das geht jetzt nicht, in einer Aktivierung.
deny-moment-moving = Das geht jetzt nicht, in einer Bewegung.
deny-moment-window-step = Das geht jetzt nicht, bei der Reaktion auf eine Bewegung.
deny-moment-window-fire = Das geht jetzt nicht, bei der Reaktion auf einen Schuss.
deny-moment-window-salvo = Das geht jetzt nicht, bei der Reaktion auf eine Salve.
deny-moment-return-fire = Das geht jetzt nicht, bei der Frage nach Gegenfeuer.
deny-moment-hit = Das geht jetzt nicht, bei Verlusten.
deny-moment-effect = Das geht jetzt nicht, bei der Wahl zwischen N und Schritt.
deny-moment-lose = Das geht jetzt nicht, bei der Wahl des Verlusts.
deny-moment-stay = Das geht jetzt nicht, bei der Wahl zu bleiben oder zu weichen.
deny-moment-must = Das geht jetzt nicht, bei der Wahl zu weichen.
deny-moment-roll = Das geht jetzt nicht, beim Würfeln.
deny-moment-morale = Das geht jetzt nicht, bei einer Moralprüfung.
deny-moment-withdrawal = Das geht jetzt nicht, in einem Rückzug.
deny-moment-retreat = Das geht jetzt nicht, in einem Rückzug.
deny-moment-mine = Das geht jetzt nicht, bei Minen.
deny-moment-clash = Das geht jetzt nicht, im Nahkampf.
deny-moment-guns = Das geht jetzt nicht, bei den Salven.
deny-moment-salvo = Das geht jetzt nicht, bei einer Salve.
deny-moment-forced = Das geht jetzt nicht, in einem erzwungenen Rückzug.
deny-moment-over = Das geht jetzt nicht, nach dem Ende.

## Scene

box-reserve = Bereitstellung ({ $side })
box-lost = Verluste ({ $side })
cell-title = { $hex }: { $terrain }, Höhe { $level }
terrain-clear = offen
terrain-hill = offene Höhe
terrain-village = Dorf
terrain-woods = Wald
terrain-wooded-hill = Wald auf der Höhe
terrain-orchard = Obstgarten
terrain-clear-effect = 2 zu Fuß und auf Ketten, 3 auf Rädern
terrain-hill-effect = wie offen, bergauf 1 (Räder 2) mehr
terrain-village-effect = 2 zu Fuß, sonst 4; weiche Ziele -2; Panzer zerstreut; nimmt die Sicht
terrain-woods-effect = 3, 4, 6; weiche Ziele -1; Panzer zerstreut; nimmt die Sicht
terrain-wooded-hill-effect = wie Wald, bergauf mehr
terrain-orchard-effect = 2, 3, 4; weiche Ziele -1; Panzer zerstreut; nimmt die Sicht
value-command = Kommandowert
value-mp = Bewegungspunkte
value-attack = Angriff
value-armour = Panzerung
value-range = Reichweite
piece-name = { $unit }, { $formation }
mark-hidden = verdeckt
mark-disrupted = neutralisiert
mark-out-of-command = außer Befehlsgewalt
mark-opp-used = Gelegenheitsfeuer verbraucht
mark-mounted = aufgesessen
mark-moved = in Bewegung
mark-firing = feuert
mark-target = Ziel
mark-column = Kolonne
mark-exhausted = Formation erschöpft
mark-demoralised = Formation demoralisiert
mark-repeated = durch WIEDERHOLUNG aktiviert
mark-arrives = kommt in Runde { $turn }
mark-control-german = deutsch
mark-control-french = französisch
mark-trench = Werke
mark-mine = Minen
mark-barrage = Zielfeld
track-turn = Runde
stat-stonne = Stonne
stat-points = Deutsche Siegpunkte
points-in-band = { $points } (Spanne { $least } bis { $most })
stat-hand-german = Deutsche Hand
stat-hand-french = Französische Hand
stat-carry = Erster Marker der Runde
hand-empty = leer
deck-cup = Tasse
overlay-sees = Was sieht diese Einheit?
overlay-fire = Worauf kann diese Einheit feuern?
overlay-command = Befehlsradius
overlay-blind = Blinde Felder von hier
legend-seen = alles zu sehen
legend-armour-only = nur Fahrzeuge zu sehen
legend-target = Ziel mit Spalte
legend-command = im Befehlsradius
legend-blind = hinter einem Hindernis
note-column = Spalte { $column }

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Formationen handeln, wenn ihr Marker aus der Tasse kommt; jede Einheit hat eine Aktion, oder eine Bewegung mit einer verbunden.
briefing-1-rule = 5.2
briefing-2 = Wer sich in Reichweite und Sicht des Gegners bewegt oder schießt, kann nach einer Prüfung beschossen werden.
briefing-2-rule = 6.3.1
briefing-3 = Nur der Nahkampf führt in ein Feld des Gegners.
briefing-3-rule = 9
briefing-minutes = 150

## Warum der Computer einen Befehl gibt

why-ground = Das hält oder gewinnt Gelände, auf das es ankommt.
why-danger = Danach stehen die eigenen Einheiten weniger gefährdet oder die des Gegners mehr.
why-reactions = Das erhält eigene Reaktionen oder nimmt sie dem Gegner.
why-fight = Der laufende Kampf sollte sich lohnen.
why-poised = Das macht bereit zum Angriff.
why-advance = Das kommt dem Ziel näher oder hält den Gegner davon fern.
why-force = Das hält die eigenen Kompanien stark und geführt.
why-hurt = Das schwächt die Kompanien des Gegners oder ihre Führung.
why-way = Das lässt Bewegungspunkte für mehr.
