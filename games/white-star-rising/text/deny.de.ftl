# Why an order is not legal.

## The wrong moment: what the game waits for instead

deny-moment-setup = Noch nicht: Die Truppen werden erst aufgestellt.
deny-moment-opening = Noch nicht: Erst muss die Wahl vor dem ersten Ziehen getroffen werden.
deny-moment-schedule = Noch nicht: Erst muss feststehen, ob das Flugzeug in dieser Runde kommt.
deny-moment-draw = Nicht jetzt: Erst wird der nächste Marker aus dem Behältnis gezogen.
deny-moment-drawn = Nicht jetzt: Erst muss feststehen, ob der gezogene Marker ins Behältnis zurückgeht.
deny-moment-designate = Nicht jetzt: Erst muss die Formation für den freien Marker benannt werden.
deny-moment-landing = Nicht jetzt: Erst kommen die eingetroffenen Einheiten auf den Plan.
deny-moment-acting = Nicht jetzt: Die gezogene Formation erteilt ihre Befehle.
deny-moment-moving = Nicht jetzt: Eine Bewegung ist im Gang und muss erst beendet werden.
deny-moment-mine = Nicht jetzt: Erst muss feststehen, ob eine Mine gelegt wird.
deny-moment-opportunity = Nicht jetzt: Erst muss feststehen, ob Gelegenheitsfeuer abgegeben wird.
deny-moment-lead = Nicht jetzt: Erst muss die Einheit benannt werden, die die Führungswürfel erhält.
deny-moment-retreat = Nicht jetzt: Erst ziehen sich die geschlagenen Einheiten zurück.
deny-moment-roll = Nicht jetzt: Es wird gewürfelt.
deny-moment-window = Nicht jetzt: Ein Wurf liegt auf dem Tisch, für den noch Schicksalspunkte ausgegeben werden können.
deny-moment-cover = Nicht jetzt: Erst muss feststehen, ob das Ziel noch bereit gemacht wird, bevor die Würfel fallen.
deny-moment-air-target = Nicht jetzt: Erst bekommt das Flugzeug sein Ziel.
deny-moment-flak = Nicht jetzt: Erst darf die Flak auf das Flugzeug feuern.
deny-moment-scatter = Nicht jetzt: Erst muss feststehen, welches Feld das Flugzeug stattdessen trifft.
deny-moment-stray = Nicht jetzt: Erst muss feststehen, wohin der verirrte Artillerieschlag fällt.
deny-moment-quick = Nicht jetzt: Erst werden Einheiten wieder bereit gemacht.
deny-moment-replace = Nicht jetzt: Erst wird das verlorene Hauptquartier ersetzt.
deny-moment-lose-weapon = Nicht jetzt: Erst muss die Unterstützungswaffe benannt werden, die verloren geht.
deny-moment-over = Das Spiel ist zu Ende.

## Who may act

deny-not-yours = { $unit } handelt jetzt nicht: Die Einheit gehört der anderen Seite.
deny-other-formation = { $unit } gehört zu { $formation }; diese Formation wurde nicht gezogen.
deny-not-on-map = { $unit } ist nicht auf dem Plan.
deny-complete = { $unit } hat die Operationen beendet.
deny-not-complete = { $unit } hat die Operationen nicht beendet; da ist nichts abzunehmen.
deny-out-of-command = { $unit } ist außer Befehl und tut in diesem Impuls nichts.
deny-disrupted = { $unit } ist zerschlagen.
deny-has-moved = { $unit } ist in diesem Impuls schon gezogen oder hat die Seite gewechselt.
deny-finish-move = Eine Bewegung ist im Gang; sie muss erst beendet werden.
deny-not-in-party = { $unit } gehört nicht zur laufenden Bewegung.
deny-no-mate = Bei { $unit } steht kein anderer Zug, der mitkommen könnte.
deny-name-first = Zwei Züge, die zusammen ziehen, werden nach dem ersten benannt: { $unit }.
deny-no-hq = Bei { $unit } steht kein Hauptquartier.
deny-hq-alone = { $unit } zieht nicht allein, sondern nur mit einer Einheit seiner Formation.
deny-hq-left-alone = { $unit } bliebe ohne Einheit seiner Formation zurück; es muss mitkommen, oder jemand muss bleiben.
deny-hq-left-waiting = { $unit } darf nicht ohne { $hq } kommen, denn es müsste sonst für immer draußen warten.

## Where to

deny-two-hqs = In { $hex } steht schon ein Hauptquartier.
deny-full = { $hex } ist voll: Zwei Züge je Feld.
deny-not-adjacent = { $unit } steht nicht neben { $hex }.
deny-impassable = { $unit } kommt von hier nicht nach { $hex }.
deny-boundary = { $hex } liegt jenseits der Grenze von { $unit }.
deny-too-far = { $unit } bräuchte { $cost ->
        [one] einen Bewegungspunkt
       *[other] { $cost } Bewegungspunkte
    } und hat noch { $left }.
deny-enemy-there = In { $hex } steht der Gegner.
deny-nobody-there = In { $hex } steht kein Gegner.
deny-disrupted-near = { $unit } ist zerschlagen und darf nicht neben den Gegner.
deny-disrupted-closer = { $unit } ist zerschlagen und darf keinem Gegner näher kommen, den die Einheit sieht.
deny-disrupted-mount = { $unit } ist zerschlagen und kann nicht aufsitzen.
deny-no-vehicle = { $unit } hat kein Fahrzeug zum Auf- oder Absitzen.
deny-must-leave = In { $hex } stehen Einheiten mitten im Überrennen; sie müssen erst weiter.
deny-no-exit = { $unit } kann den Plan von hier nicht verlassen.
deny-not-waiting = { $unit } wartet nicht am Planrand.
deny-too-early = { $unit } darf noch nicht auf den Plan.
deny-not-entry-hex = { $hex } ist kein Eintrittsfeld von { $unit }.

## Assault and overrun

deny-no-assault = { $unit } kann an keinem Sturmangriff teilnehmen.
deny-starred = { $unit } darf sich im Sturmangriff verteidigen, aber keinen beginnen.
deny-not-armoured = { $unit } ist nicht gepanzert; nur gepanzerte Einheiten überrennen.
deny-overrun-terrain = { $hex } kann wegen des Geländes nicht überrannt werden.
deny-hard-target = { $unit } ist ein hartes Ziel; überrannt werden nur weiche.
deny-overran-before = { $hex } wurde in diesem Impuls schon überrannt.
deny-no-way-out = { $unit } hätte nach dem Überrennen kein Feld, um weiterzufahren.
deny-not-in-clash = { $unit } erhält die Führungswürfel nicht: Die Einheit nimmt an diesem Kampf nicht oder nicht auf dieser Seite teil.
deny-no-retreat-there = { $unit } darf sich nicht nach { $hex } zurückziehen.

## Fire

deny-hq-fires = { $unit } ist ein Hauptquartier und feuert nicht.
deny-hq-target = { $unit } ist ein Hauptquartier und kein Ziel; es teilt das Los seines Feldes.
deny-own-target = { $unit } ist kein Gegner.
deny-no-target = { $unit } ist nicht auf dem Plan.
deny-not-moving = { $unit } ist nicht gerade gezogen; Gelegenheitsfeuer trifft nur, wer gezogen ist.
deny-nothing-moved = In { $hex } ist niemand gerade angekommen, auf den noch gefeuert werden darf.
deny-already-shot = Auf { $unit } wurde in diesem Feld schon gefeuert.
deny-mortar-hex = { $unit } feuert auf ein Feld, nicht auf eine einzelne Einheit.
deny-not-mortar = { $unit } ist kein Granatwerfer und feuert nicht auf Felder.
deny-no-value = { $unit } hat keinen Wert gegen { $target }.
deny-no-weapon = { $unit } hat keine solche Unterstützungswaffe, die mitfeuern oder schweigen könnte.
deny-no-leader = Kein Hauptquartier kann { $unit } jetzt mit seiner Führung helfen.
deny-no-scoot = { $unit } darf nicht im selben Impuls feuern und ziehen.
deny-out-of-range = { $target } ist { $distance ->
        [one] ein Feld
       *[other] { $distance } Felder
    } entfernt; { $unit } hat die normale Reichweite { $range }.
deny-beyond-range = Das Feld ist { $distance ->
        [one] ein Feld
       *[other] { $distance } Felder
    } entfernt; { $unit } hat die Reichweite { $range }.
deny-too-weak = { $unit } ist zu schwach, um über die normale Reichweite hinaus zu feuern.
# $by: a hex, or blocked-by-line.
deny-no-sight = { $hex } ist von { $from } aus nicht zu sehen: Die Linie ist durch { $by } versperrt.
blocked-by-line = das, was dazwischen liegt, oder durch Dunst
deny-no-observer = { $unit } sieht das Feld nicht, und auch kein Hauptquartier und keine Aufklärung der Formation.

## Mines, barrages, aircraft

deny-not-infantry = { $unit } ist keine Infanterie zu Fuß; nur die kann das.
deny-no-mine = In { $hex } liegt keine Mine.
deny-no-barrage = Davon ist nichts mehr da: { $barrage }.
deny-barrages-this-turn = Nur { $most ->
        [one] ein Artillerieschlag
       *[other] { $most } Artillerieschläge
    } dieser Seite je Runde.
deny-barrages-this-impulse = In diesem Impuls wurden schon zwei Artillerieschläge gerufen.
deny-no-caller = Niemand kann jetzt einen Artillerieschlag rufen: Dazu braucht es ein Hauptquartier oder eine Aufklärungseinheit unter Befehl, die noch nicht gehandelt hat.
deny-nobody-sees = Niemand, der einen Artillerieschlag rufen darf, sieht { $hex }.
deny-not-flak = { $unit } ist keine Flak.
deny-not-beside = { $hex } liegt nicht neben dem Feld, auf das gezielt wurde.

## Fate

deny-no-fate = Das kostet { $cost ->
        [one] einen Schicksalspunkt
       *[other] { $cost } Schicksalspunkte
    }; so viele sind nicht mehr da.
deny-no-such-die = Kein Würfel zeigt { $face }.
deny-die-ends = Ein Würfel, der { $face } zeigt, lässt sich so nicht ändern.
deny-already-in-command = Das Feld ist ohnehin unter Befehl.

## Formations, weapons, setting up

deny-not-this-formation = { $formation } kann jetzt nicht benannt werden.
deny-no-replacement = In { $hex } kann das Hauptquartier nicht ersetzt werden.
deny-not-in-stock = Für diese Einheit ist keine solche Unterstützungswaffe vorrätig.
deny-already-armed = { $unit } hat schon eine Unterstützungswaffe.
deny-already-placed = { $unit } steht schon oder wird zu Beginn nicht aufgestellt.
deny-not-zone = { $hex } liegt außerhalb des Bereichs von { $unit }.
deny-too-many-there = In dem Bereich um { $hex } dürfen nicht noch mehr Einheiten stehen.
deny-needed-elsewhere = { $unit } wird in einem anderen Bereich gebraucht: Das Szenario verlangt dort so viele Einheiten.
deny-no-trench = Es ist kein Schützengraben mehr da.
deny-not-trench-hex = In { $hex } kann kein Schützengraben angelegt werden.
deny-not-manned = Ein Schützengraben braucht eine eigene Einheit in seinem Feld; in { $hex } steht keine.
deny-not-all-placed = Es sind noch Einheiten aufzustellen.
deny-not-all-armed = Es sind noch Unterstützungswaffen zu verteilen.
deny-nothing-left = Es ist nichts mehr aufzustellen.
deny-no-even = Für diese Seite gibt es keine zweite Aufstellung, nur die automatische.
deny-must-choose = Darauf kann nicht verzichtet werden.

## The bridge and the ambush

deny-no-bridge-rule = In diesem Szenario kann keine Brücke gesprengt werden.
deny-bridge-safe = Die Brücke ist zerstört, oder der Gegner hat sie schon überschritten.
deny-charges-not-set = Die Ladungen sind nicht angebracht.
deny-tried-this-turn = In dieser Runde wurde die Sprengung schon versucht.
deny-no-pioneer = An der Brücke stehen keine Pioniere in guter Ordnung.
deny-no-ambush = Es liegt keine Einheit im Hinterhalt, oder nicht mehr.
deny-not-ambush-hex = Die Einheit im Hinterhalt kann nicht in { $hex } erscheinen.
