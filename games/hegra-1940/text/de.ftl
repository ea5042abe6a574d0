# Hegra 1940.

## The game on the shelf

game-title = Hegra 1940
game-blurb = April 1940: Eine verschneite Bergfestung, eine Handvoll Freiwilliger und elf Tage Belagerung. Für eine Person.
game-about = Am 9. April 1940 besetzen deutsche Truppen Trondheim. Major Holtermann sammelt in der aufgegebenen Festung bei Hegra, wer kommen will. Du rekrutierst, gräbst Räume aus dem Schnee, schickst Träger durch die deutschen Linien, hältst die Stellungen und die Stimmung, bis die Belagerung nach elf Tagen endet. Wer dann noch genug unverletzte Verteidiger hat, hat gewonnen; wie gut, sagt die Kapitulationsleiste. Karten, Karte und viele Zahlen sind eine eigene Rekonstruktion.
side-norway = Festung
side-norway-aim = Halte elf Tage aus und behalte genug unverletzte Verteidiger.
scenario-normal = Normal
scenario-normal-about = Drei Tage Mobilmachung, drei Tage 1. Angriff, fünf Tage Belagerung: das Spiel, wie es im Regelheft steht.
scenario-tutorial = Lehrstunde
scenario-tutorial-about = Das normale Spiel; am ersten Tag kommt alles in fester Reihenfolge, und jeder Schritt wird erklärt.
scenario-easier = Einfacher
scenario-easier-about = Ein Tag mehr zur Vorbereitung: Letzte Vorbereitungen an Tag 4, Rückzug an Tag 7.
scenario-easiest = Am einfachsten
scenario-easiest-about = Zwei Tage mehr zur Vorbereitung: Letzte Vorbereitungen an Tag 5, Rückzug an Tag 8.
scenario-harder = Schwerer
scenario-harder-about = Ein Tag weniger: Letzte Vorbereitungen an Tag 2, Rückzug an Tag 5.
scenario-hardest = Am schwersten
scenario-hardest-about = Zwei Tage weniger: Letzte Vorbereitungen an Tag 1, Rückzug an Tag 4.
option-advanced_events = Fortgeschrittene Ereignisse
option-advanced_events-off = ohne (erste Partie)
option-advanced_events-on = mit
option-mission = Auftragskarte
option-mission-off = keine
option-mission-on = eine, zufällig
option-air_piles = Luftangriffsstapel
option-air_piles-sorted = sortiert
option-air_piles-mixed = gemischt
option-scarcity = Vorräte
option-scarcity-normal = wie abgedruckt
option-scarcity-extreme = extrem: Vorratsleiste beginnt auf 3
option-handicap = Vorgabe
option-handicap-none = keine
option-handicap-norway-2 = Norwegen: zu Beginn 2 Vorräte mehr
option-handicap-norway-4 = Norwegen: zu Beginn 4 Vorräte mehr
option-handicap-siege-1 = Deutsche: Norwegen beginnt mit einem Vorrat weniger


## Discs

disc-O = Offizier
discs-O = { $n } { $n ->
        [one] Offizier
       *[other] Offiziere
    }
disc-S = Soldat
discs-S = { $n } { $n ->
        [one] Soldat
       *[other] Soldaten
    }
disc-V = Freiwilliger
discs-V = { $n } { $n ->
        [one] Freiwilliger
       *[other] Freiwillige
    }
disc-M = Sanitäter
discs-M = { $n } { $n ->
        [one] Sanitäter
       *[other] Sanitäter
    }
disc-H = Jäger
discs-H = { $n } { $n ->
        [one] Jäger
       *[other] Jäger
    }
disc-X = Feind
carrier = { $id } ({ $disc })

## Action spaces and positions

space-convince = Überzeugen
space-route = Route planen
space-fierce = Erbitterte Verteidigung
space-telephone = Feldtelefon
space-guns = Artilleriefeuer
space-train = Versorgungszug
space-ambush = Patrouille angreifen
space-shovel = Schnee schaufeln
space-repair = Reparieren
space-fortify = Befestigen
space-promote = Befördern
space-inspire = Anspornen
space-radio = Radio
space-mapRoom = Kartenraum
space-treat = Behandeln
space-treatment = Behandlungsraum
space-L = Stellung links
space-A = Stellung A
space-B = Stellung B
space-C = Stellung C
about-convince = Angst oder Zweifel 1 Feld nach unten.
about-route = Ein Stapel Versorgungsplättchen auf sein Depot.
about-fierce = Entfernt 2 Infanteristen in Schussweite, der Verteidiger wird verwundet.
about-telephone = +1 auf jeden Schuss heute; repariert: 2 Infanteristen unter Beschuss.
about-guns = Eine Mannschaft feuert mit allen Geschützen.
about-train = Träger gehen auf die Karte.
about-ambush = Entfernt 1 Patrouille; repariert: Überwachung −2.
about-shovel = Schnee 1 Feld nach links; unter 1 wird ein Plättchen aufgedeckt.
about-repair = Ein Schaden entfernt oder ein Statusplättchen bereit gemacht.
about-fortify = 1 „Verfehlt“ in den Trefferbeutel oder Verteidigung +1.
about-promote = Offizier und ein Freiwilliger oder Jäger: er wird Soldat.
about-inspire = Moral +1.
about-radio = Eine Hoffnungskarte in den schlechten Stapel; repariert: zwei.
about-mapRoom = Oberste 3 Schneeplättchen ordnen; repariert: Schnee −2.
about-treat = Ein Patient im Bett 1 Feld besser.
about-treatment = Ein Patient im Bett gesund; repariert: Wartende verschlechtern sich heute nicht.
brief-convince = Angst oder Zweifel −1
brief-route = Vorräte in ein Depot
brief-fierce = 2 Infanteristen weg, ein Mann verwundet
brief-telephone = Jeder Schuss +1
brief-guns = Eine Mannschaft, alle Geschütze
brief-train = Träger brechen auf
brief-ambush = 1 Patrouille weniger
brief-shovel = Schnee −1
brief-repair = 1 Schaden weg oder 1 Plättchen bereit
brief-fortify = 1 „Verfehlt“ oder Verteidigung +1
brief-promote = Freiwilliger oder Jäger wird Soldat
brief-inspire = Moral +1
brief-radio = 1 Hoffnung in den schlechten Stapel
brief-mapRoom = 3 Schneeplättchen ordnen
brief-treat = 1 Patient um 1 besser
brief-treatment = 1 Patient gesund

## What can be damaged; tiles

work-posA = Stellung A
work-posB = Stellung B
work-posC = Stellung C
work-gun1 = Geschütz 1
work-gun2 = Geschütz 2
work-ambush = „Patrouille angreifen“
work-telephone = Feldtelefon
work-treatment = Behandlungsraum
work-mapRoom = Kartenraum
work-radio = Radio
work-machineGun = Maschinengewehr
tile-damage = Schaden: { $work }
tile-miss = Verfehlt
tile-artillery = Artillerie
tile-airSupply = Luftangriff: 1 Vorrat
tile-airMorale = Luftangriff: Moral
tile-airWound = Luftangriff: Verwundung

## Places, tracks, words

field-F = Festung
field-named = { $id } ({ $name })
weather-clear = klar
weather-cloudy = bewölkt
weather-snow = Schnee
chapter-0 = I: Mobilmachung
chapter-1 = II: 1. Angriff
chapter-2 = III: Belagerung
grade-0 = Deutscher Rückzug
grade-1 = Waffenruhe
grade-2 = Ehrenvolle Kapitulation
grade-3 = Kapitulation
grade-4 = Totenschädel
row-blue = Blaue Reihe
row-green = Grüne Reihe
row-yellow = Gelbe Reihe
row-risk = Risiko { $risk }
row-title = { $row }: Risiko { $risk } für eigene Geschütze
goods-supply = Vorrat
goods-patrol = Patrouille entfernen
goods-miss = Verfehlt
goods-morale = Moral
goods-soldier = Soldat
course-fields = { $count ->
    [one] Feld
   *[other] Felder
}
course-met = Hier ist auf Patrouillen oder Geschütze zu reagieren
track-round = Tag
track-morale = Moral
track-surrender = Kapitulation
track-supply = Verpflegte je Vorrat
track-snow = Schnee
track-surveillance = Überwachung
track-defence = Verteidigung
track-artillery = Artillerie
track-fear = Angst
track-doubt = Zweifel
stat-chapter = Kapitel
stat-supplies = Vorräte
stat-weather = Wetter
stat-uninjured = Unverletzt
stat-reserve = Reserve
stat-infantry = Infanterie in Reserve
stat-track-guns = Geschütze auf der Leiste
stat-shells = Treffer morgen
stat-bonus = Feldtelefon
stat-morale-next = Moral morgen
stat-snow-top = Oberstes Schneeplättchen
stat-of = { $have } (nötig { $need })
deck-recruits = Verstärkungsbeutel
deck-hits = Trefferbeutel
deck-patrols = Patrouillenbeutel
deck-events = Ereignisse heute möglich
deck-good = Gute Moral
deck-bad = Schlechte Moral
deck-snow = Schneeplättchen
card-kind-event = Ereignis des Tages
card-kind-lasting = Bleibt liegen
card-kind-mission = Auftrag
card-kind-morale = Moral
chit-patrol = auf die Felder mit der Zahl { $n }
mark-pinned = unter Beschuss
card-event = { $text }. Infanterie: { $infantry }. Verwundungen treffen der Reihe nach { $wounds }.
card-morale = { $text }; sonst { $other }
lasting-red = Sektor { $sector } zählt als roter Sektor. Weg, wenn er leer ist (Preis { $cost }).
lasting-sniper = Steht in Sektor { $sector } ein Feind bereit, wird vor jedem Angriff eine Stellung verwundet. Weg, wenn der Sektor leer oder beschossen ist (Preis { $cost }).
lasting-spotter = Ist Sektor { $sector } besetzt, kommt ein Trefferplättchen mehr. Weg, wenn er leer ist (Preis { $cost }).
lasting-flames = Rückt jemand aus Sektor { $sector } vor, Verteidigung −1. Weg, wenn er leer ist (Preis { $cost }).
mission-supplies = { $n ->
    [one] Mindestens ein Vorrat. { $rows }
   *[other] Mindestens { $n } Vorräte. { $rows }
}
mission-guns = { $n ->
    [0] Kein deutsches Geschütz auf der Karte. { $rows }
    [one] Höchstens ein deutsches Geschütz auf der Karte. { $rows }
   *[other] Höchstens { $n } deutsche Geschütze auf der Karte. { $rows }
}
mission-revealed = { $n ->
    [one] Mindestens ein Schneeplättchen aufgedeckt. { $rows }
   *[other] Mindestens { $n } Schneeplättchen aufgedeckt. { $rows }
}
mission-delivered = { $n ->
    [one] Mindestens ein Versorgungsplättchen heimgebracht. { $rows }
   *[other] Mindestens { $n } Versorgungsplättchen heimgebracht. { $rows }
}
mission-row = Runde { $round }: { $text }

## Boards

board-fortress = Festung
board-country = Umland
cell-ready = Bereit
cell-exhausted = Erschöpft
cell-rest = Rast
cell-area = Verstärkung
cell-waiting = Wartebereich
cell-morgue = Leichenhalle
cell-assault = Ansturm
cell-airfield = Værnes
cell-air = Luftangriffe
cell-sector = Sektor { $n }
cell-bed = Bett { $n }
cell-space = { $name } (Abschnitt 0{ $section }): je Mal { $need }; doppelt zählen: { $double }; dürfen nicht: { $forbidden }. { $about }
ground-camp = Lager
ground-camp-about = Hier sind Verteidiger ohne Aufgabe.
ground-work = Arbeit
ground-work-about = Aktionsfelder der Abschnitte 00 bis 04.
ground-hospital = Lazarett
ground-hospital-about = Abschnitt 05, Betten und Wartebereich.
ground-wall = Festungswerk
ground-wall-about = Stellungen, Maschinengewehr, Geschütze.
ground-slope = Hang
ground-slope-about = Sektoren der deutschen Infanterie.
ground-upland = Hochland
ground-upland-about = Keine Patrouillen.
ground-blue = Hellblau
ground-blue-about = Patrouillen in Kapitel III.
ground-green = Grün
ground-green-about = Patrouillen in Kapitel II.
ground-yellow = Gelb
ground-yellow-about = Patrouillen in Kapitel I; zuerst deutsche Geschütze.
ground-depot = Depot
ground-depot-about = Versorgungsplättchen zum Abholen.
ground-offmap = Außerhalb
ground-offmap-about = Ziele der Geschütze.
value-count = Anzahl
value-type = Typ
value-level = Stufe
value-tiles = Statusplättchen
value-tile = trägt ein Versorgungsplättchen
piece-infantry = Infanterie, feuerbereit
piece-pinned = Infanterie, unter Beschuss
piece-patrol = Patrouille
piece-gun = deutsches Geschütz
mark-damaged = beschädigt
mark-buried = verschüttet
mark-left-only = rechtes Feld beschädigt
mark-away = noch nicht da
mark-blocked = blockiert
piece-loaded = { $disc } mit { $goods }
mark-gun = { $spaces } Stärke { $strength }
mark-red = roter Sektor, Trefferwert { $value }

## Odds

tally-telephone = Feldtelefon
tally-paid = Bezahlter Vorrat
tally-surveillance = Überwachung: der Wurf muss höher sein
tally-risk = Trefferwert: darunter klemmt das Geschütz
tally-doubts = Zweifelscheiben im Beutel
odds-pin = Unter Beschuss
odds-pass = Unbemerkt
odds-fail = Entdeckt
odds-holds = Geschütz hält
odds-jams = Geschütz klemmt
odds-defender = Verteidiger
odds-doubt = Zweifel

## Effects of cards and tiles

effect-morale = Moral { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-moraleNext = Moral morgen { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-supply = Vorräte { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-snow = Schnee { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-fear = Angst { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-doubt = Zweifel { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-doubtDisc = Zweifelscheiben im Beutel { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-defence = Verteidigung { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-surveillance = Überwachung { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-surrender = Kapitulation { $way ->
        [up] +{ $size }
       *[down] −{ $size }
    }
effect-recruitAdd = { $discs } in den Verstärkungsbeutel
effect-recruitTake = { $discs } aus dem Verstärkungsbeutel
effect-gain = { $discs } aus der Reserve
effect-returnToBag = { $discs } zurück in den Beutel
effect-ready = { $n ->
    [one] ein erschöpfter Verteidiger wird bereit
   *[other] { $n } erschöpfte Verteidiger werden bereit
}
effect-exhaust = { $n ->
    [one] ein bereiter Verteidiger wird erschöpft
   *[other] { $n } bereite Verteidiger werden erschöpft
}
effect-wound = { $n ->
    [one] ein Verteidiger verwundet
   *[other] { $n } Verteidiger verwundet
}
effect-lose = { $n ->
    [one] ein Verteidiger verloren
   *[other] { $n } Verteidiger verloren
}
effect-die = { $n ->
    [one] ein Verteidiger stirbt
   *[other] { $n } Verteidiger sterben
}
effect-woundPosition = { $n ->
    [one] ein Verteidiger in Stellung verwundet
   *[other] { $n } Verteidiger in Stellung verwundet
}
effect-heal = { $n ->
    [one] ein Schritt Behandlung
   *[other] { $n } Schritte Behandlung
}
effect-healAll = alle in Betten +{ $n }
effect-worsen = alle Wartenden −{ $n }
effect-enemyPatient = ein Feind ins Lazarett, Stufe { $n }
effect-hit = { $n ->
    [one] ein Trefferplättchen
   *[other] { $n } Trefferplättchen
}
effect-hitAdd = { $n }× { $tile } in den Trefferbeutel
effect-barrage = { $n ->
    [one] ein Artillerieschritt
   *[other] { $n } Artillerieschritte
}
effect-gunBack = { $n ->
    [one] ein deutsches Geschütz zurück
   *[other] { $n } deutsche Geschütze zurück
}
effect-patrol = { $n ->
    [one] eine Patrouille
   *[other] { $n } Patrouillen
}
effect-patrolRemove = { $n ->
    [one] eine Patrouille entfernt
   *[other] { $n } Patrouillen entfernt
}
effect-infantryRemove = { $n ->
    [one] bis zu ein Infanterist eines Sektors entfernt
   *[other] bis zu { $n } Infanteristen eines Sektors entfernt
}
effect-pinSector = ein Sektor unter Beschuss
effect-advance = { $n ->
    [one] einer aus Sektor { $sector } rückt vor
   *[other] { $n } aus Sektor { $sector } rücken vor
}
effect-repair = { $n ->
    [one] eine Reparatur
   *[other] { $n } Reparaturen
}
effect-repairGun = { $n ->
    [one] eine Geschützreparatur
   *[other] { $n } Geschützreparaturen
}
effect-blockGun = ein Geschütz blockiert
effect-blockMachineGun = Maschinengewehr blockiert
effect-damage = Schaden: { $work }
effect-depotLose = { $n ->
    [one] ein Versorgungsplättchen verloren
   *[other] { $n } Versorgungsplättchen verloren
}
effect-hope = { $n ->
    [one] eine Hoffnungskarte
   *[other] { $n } Hoffnungskarten
}
effect-despair = { $n ->
    [one] eine Verzweiflungskarte
   *[other] { $n } Verzweiflungskarten
}
effect-mark = Marker in Sektor { $sector }
effect-choose = { $a } oder { $b }
effect-none = keine Wirkung
today-promote = heute keine Beförderung
today-route = Routen brauchen heute einen mehr
today-guns = heute keine Geschützreparatur

## Log: what happens

event-day-ends = Tag { $day } ist vorbei. Unverletzt: { $uninjured }, im Lazarett: { $patients }, tot: { $bodies }, Vorräte: { $supplies }, Kapitulation: { $grade }.
event-mission = Auftrag: { $card }.
event-day-begins = Tag { $day } ({ $chapter }).
event-card = { $card }. { $text }
event-weather = Wetter: { $weather }.
event-track = { $track }: { $to }.
doubt-field = { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
}
doubt-field-morale = keine Scheibe, abends Moral +{ $morale }
event-supplies-gained = Vorräte +{ $n }, nun { $total }.
event-supplies-lost = Vorräte −{ $n }, nun { $total }.
event-snowed-in = Der Schnee liegt schon auf dem letzten Feld: Ein Trefferplättchen wird gezogen.
event-alarm = Alarm: Die Überwachung fällt zurück, aber eine neue Patrouille kommt.
event-desperate = Die Moral ist am Ende: Jemand geht.
event-effect = Wirkung: { $effect }.
event-skipped = Ohne Wirkung: { $effect }.
event-doubts-added = { $n ->
        [one] Eine Zweifelscheibe kommt
       *[other] { $n } Zweifelscheiben kommen
    } in den Verstärkungsbeutel.
event-recruited = { $disc } meldet sich.
event-doubt-first = Gleich zuerst Zweifel: Der nächste Verteidiger ist der letzte für heute.
event-doubt-drawn = Zweifel! Nur einer bleibt.
event-no-recruits = Niemand mehr da, der sich melden könnte.
event-recruits-in = Bereit: { $discs }.
event-kept = { $disc } bleibt.
event-tiles-added = In den Trefferbeutel: { $n }× { $tile }.
event-shells = { $n ->
    [one] Beschuss: ein Trefferplättchen.
   *[other] Beschuss: { $n } Trefferplättchen.
}
event-tile-drawn = Gezogen: { $tile }.
event-bag-empty = Der Trefferbeutel ist leer: Die Kapitulation rückt näher.
event-missed = { $n }× verfehlt.
event-air-raid = { $tile }.
event-damaged = Beschädigt: { $work }.
event-artillery-tile = Die deutsche Artillerie rückt vor.
event-no-guns-left = Kein Geschütz mehr auf der Leiste: Die Kapitulation rückt näher.
event-gun-placed = Ein deutsches Geschütz geht in { $field } in Stellung.
event-gun-removed = Das deutsche Geschütz in { $field } muss zurück.
event-wounded = { $disc } wird verwundet.
event-wound-level = { $disc }: Schweregrad { $level }.
event-in-bed = { $disc } liegt im Bett auf Stufe { $level }.
event-waits = { $disc } wartet auf Stufe { $level }.
event-died = { $disc } ist tot.
event-lost = { $disc } ist verloren.
event-nobody-to-take = Es ist niemand da, den es treffen könnte.
event-infantry-comes = Neue Infanterie in Sektor { $sector }.
event-sniper = Ein Scharfschütze in Sektor { $sector } legt an.
event-nobody-there = Keine Stellung ist besetzt: Die Infanterie geht einfach vor.
event-dice = Sektor { $sector } würfelt { $faces }: Granaten { $grenades }, Treffer { $hits }, Vorrücken { $advance }.
event-stand-up = { $n ->
        [one] Ein Infanterist steht
       *[other] { $n } Infanteristen stehen
    } wieder auf.
event-grenades = { $n ->
    [one] Einer wirft Granaten.
   *[other] { $n } werfen Granaten.
}
event-hits-counted = { $n ->
        [one] Ein Treffer
       *[other] { $n } Treffer
    }, Verteidigung { $defence }: { $through ->
        [0] Keiner kommt
        [one] Einer kommt
       *[other] { $through } kommen
    } durch.
event-advances = Vorrücken von Sektor { $from } nach { $to }.
event-assaults = Aus Sektor { $from } in den Ansturm!
event-flames = Der Flammenwerfer frisst sich vor.
event-assault = Ansturm!
event-woke = Ausgeruht und bereit: { $discs }.
event-paid-supply = Ein Vorrat wird ausgegeben.
event-paid-morale = Statt Essen gibt es Worte: Moral −1.
event-fed = { $disc } ist wieder bereit.
event-rests = { $disc } rastet bis morgen.
event-placed = { $disc }: { $place }.
event-relieved = { $disc } wird in { $position } abgelöst und ist erschöpft.
event-placement-done = { $n ->
    [0] Alle sind eingeteilt. Der Tag beginnt.
    [one] Einer bleibt ohne Aufgabe. Der Tag beginnt.
   *[other] { $n } bleiben ohne Aufgabe. Der Tag beginnt.
}
event-route-opened = Neue Route: { $goods } in { $field }.
event-machine-gun = Das Maschinengewehr schießt aus { $position }.
event-shot-hit = { $position } würfelt { $face }, zusammen { $total }: getroffen.
event-shot-miss = { $position } würfelt { $face }, zusammen { $total }: daneben, der Feind duckt sich.
event-pinned = { $n ->
    [one] Sektor { $sector }: Einer liegt unter Beschuss.
   *[other] Sektor { $sector }: { $n } liegen unter Beschuss.
}
event-removed = Sektor { $sector }: ein Infanterist weniger.
event-fierce = { $disc } verteidigt sich erbittert.
event-gun-sector = Geschütz { $gun } feuert auf Sektor { $sector }.
event-gun-row = Geschütz { $gun } feuert ins Gelände: { $row }.
event-gun-airfield = Geschütz { $gun } feuert auf Værnes.
event-guns-silent = Die Mannschaft feuert heute nicht.
event-own-fire = In { $field } standen eigene Leute: Moral −1.
event-pile-gone = Luftangriffsstapel { $pile } ist zerstört.
event-risk-jams = Geschütz { $gun } würfelt { $face } gegen { $value }: Es klemmt.
event-risk-holds = Geschütz { $gun } würfelt { $face } gegen { $value }: Es hält.
event-sent = { $disc } bricht zum Versorgungszug auf.
event-loaded = { $disc } nimmt ein Plättchen auf: { $goods }.
event-stepped = { $disc } geht nach { $field }.
event-halted = { $disc } bleibt in { $field }.
event-hides = { $disc } versteckt sich.
event-fights = { $disc } greift an.
event-sneak-passed = { $disc } schleicht vorbei ({ $face } gegen { $level }).
event-sneak-failed = { $disc } wird gefasst ({ $face } gegen { $level }).
event-fight-passed = { $disc } kommt davon ({ $face } gegen { $level }).
event-fight-failed = { $disc } wird dabei verwundet ({ $face } gegen { $level }).
event-home = { $disc } ist zurück und bringt: { $goods }.
event-home-empty = { $disc } ist mit leeren Händen zurück.
event-patrol-placed = Eine Patrouille besetzt { $field }.
event-patrol-removed = Die Patrouille in { $field } ist fort.
event-no-patrols = Weder Patrouillen noch Versorgungsplättchen: Ein Trefferplättchen wird gezogen.
event-depot-loses = Keine Patrouille mehr im Beutel: { $field } verliert ein Versorgungsplättchen.
event-revealed = Unter dem Schnee: { $tile }.
event-no-snow-tile = Unter dem Schnee ist nichts mehr.
event-looked = Auf der Karte verzeichnet: { $tile }.
event-snow-ordered = { $tile } liegt nun an Stelle { $at }.
event-repaired = Repariert: { $work }. Der Schaden liegt im Trefferbeutel.
event-flipped = Wieder bereit: { $work }.
event-blocked = Blockiert: { $work }.
event-promoted = { $disc } ist nun Soldat.
event-hope-added = Hoffnung in den schlechten Stapel: { $card }.
event-despair-added = Verzweiflung in den guten Stapel: { $card }.
event-better = { $disc } erholt sich auf Stufe { $level }.
event-cured = { $disc } ist geheilt.
event-worse = Wer wartet, dem geht es schlechter.
event-spared = Der Behandlungsraum hilft: Niemandem im Wartebereich geht es schlechter.
event-taken-exhausted = { $disc } ist erschöpft.
event-taken-ready = { $disc } ist bereit.
event-because-trust = { $n }: Vertrauen im Tal.
event-because-red-day = { $n }: roter Tag.
event-because-no-supplies = { $n }: keine Vorräte.
event-because-waiting = { $n }: Verwundete im Wartebereich.
event-because-bodies = { $n }: Tote in der Leichenhalle.
event-because-red-sector = { $n }: Feind in einem roten Sektor.
event-because-many-bodies = Kapitulation { $n }: drei oder mehr Tote.
event-because-many-waiting = Kapitulation { $n }: vier oder mehr Wartende.
event-because-all-guns = Kapitulation { $n }: alle deutschen Geschütze stehen im Gelände.
event-morale-quiet = Moral { $morale }: Der Abend bleibt ruhig.
event-morale-good = Moral { $morale }: { $draw ->
        [one] eine gute Moralkarte
       *[other] { $draw } gute Moralkarten
    } ziehen, { $resolve ->
        [one] eine
       *[other] { $resolve }
    } abhandeln.
event-morale-bad = Moral { $morale }: { $draw ->
        [one] eine schlechte Moralkarte
       *[other] { $draw } schlechte Moralkarten
    } ziehen, { $resolve ->
        [one] eine
       *[other] { $resolve }
    } abhandeln.
event-card-drawn = Gezogen: { $card }.
event-card-chosen = { $card }.
event-card-alternative = { $card }: Der Abschnitt des Kapitels geht nicht, also gilt der untere Text.
event-special-used = { $card } wird genutzt und verlässt das Spiel.
event-special-ignored = { $card } wird abgelegt.
event-morale-reset = Die Moral geht auf 0 zurück.
event-counted = Unverletzt: { $have }, nötig: { $need }.
event-marked = { $card } bleibt liegen: Marker in Sektor { $sector }.
event-discarded = { $card } ist erledigt.
event-mission-cashed = Auftrag erfüllt: { $card }.
event-mission-failed = Auftrag gescheitert: { $card }.
event-final-preparations = Letzte Vorbereitungen: Die Angst holt sich ihren Anteil, dann werden die Stellungen besetzt.
event-doubt-aside = Zweifel, beiseitegelegt.
event-fear-takes = Aus Angst bleibt fort: { $disc }.
event-soldiers-posted = { $n ->
    [one] Ein Soldat in Stellung hebt die Moral.
   *[other] { $n } Soldaten in Stellung heben die Moral.
}
event-retreat = Rückzug in die Festung: { $n ->
        [0] Kein deutsches Geschütz geht
        [one] Ein deutsches Geschütz geht
       *[other] { $n } deutsche Geschütze gehen
    } in Stellung, die Infanterie folgt, das Maschinengewehr ist bereit.
event-last-stand = Das letzte Gefecht.
event-last-advance = Alle Infanteristen gehen { $n ->
        [one] einen Sektor
       *[other] { $n } Sektoren
    } vor.

## The end

over-open = Das Spiel läuft noch.
over-skull = Verloren: bedingungslose Kapitulation.
over-too-few = Verloren: Am Abend sind zu wenige unverletzte Verteidiger übrig.
over-overrun = Verloren: Nach dem letzten Gefecht sind zu wenige übrig.
over-held-0 = Gewonnen, der größte Sieg: Die Deutschen ziehen ab.
over-held-1 = Gewonnen: Waffenruhe.
over-held-2 = Gewonnen: ehrenvolle Kapitulation.
over-held-3 = Knapp gewonnen: Kapitulation.

## What the game waits for, as part of a refusal

stage-turn = eine Karte wird aufgedeckt
stage-mission = ein Auftrag wird gezogen
stage-air = Luftangriffsplättchen werden gelegt
stage-event = das Ereignis wird gezogen
stage-last-stand = die Karte des letzten Gefechts wird gezogen
stage-choice = die Karte verlangt eine Wahl
stage-recruit = es wird rekrutiert
stage-recruit-draw = eine Scheibe wird gezogen
stage-keep = einer der Rekruten bleibt
stage-attack = die Infanterie würfelt
stage-death = jemand fällt im Ansturm
stage-hits = Trefferplättchen werden gezogen
stage-tiles = Trefferplättchen werden geordnet
stage-wound = der Schweregrad wird gewürfelt
stage-bed = ein Verwundeter braucht Platz
stage-feed = die Verteidiger werden versorgt
stage-place = die Verteidiger werden eingeteilt
stage-section-0 = Abschnitt 00
stage-section-1 = Abschnitt 01
stage-section-2 = Abschnitt 02
stage-section-3 = Abschnitt 03
stage-section-4 = Abschnitt 04
stage-section-5 = Abschnitt 05
stage-fire = ein Schuss wird gewürfelt
stage-target = Ziele werden gewählt
stage-gun-sector = das Geschütz feuert auf einen Sektor
stage-gun-row = das Geschütz feuert ins Gelände
stage-airfield = das Geschütz feuert auf Værnes
stage-risk = das Risiko wird gewürfelt
stage-moving = die Träger bewegen sich
stage-stepping = ein Träger ist unterwegs
stage-meet = ein Träger trifft auf den Feind
stage-sneak = das Schleichen wird gewürfelt
stage-fight = der Kampf wird gewürfelt
stage-deliver = Träger kehren heim
stage-patrol = eine Patrouille wird gezogen
stage-clear = eine Spielfigur auf der Karte wird entfernt
stage-repair = eine freie Reparatur
stage-take = Scheiben werden gewählt
stage-heal = eine Behandlung durch eine Karte
stage-admit = ein Bett ist frei
stage-snow = ein Schneeplättchen wird aufgedeckt
stage-look = Schneeplättchen werden angesehen
stage-snow-order = Schneeplättchen werden geordnet
stage-block = ein Geschütz wird blockiert
stage-moment = ein Auftrag oder eine Karte kann erledigt werden
stage-cards = Moralkarten werden gezogen
stage-pick = eine Moralkarte wird gewählt
stage-special = Hoffnung oder Verzweiflung
stage-fear = die Angst holt Rekruten
stage-post = die Stellungen werden besetzt
stage-over = das Spiel ist zu Ende

## Refusals

deny-moment = Das geht jetzt nicht: { $now }.
deny-credit-left = Erst die bezahlten Verteidiger bereit machen (noch { $n }).
deny-morale-spent = Die Moral kann nicht weiter sinken, also lässt sich mit ihr nichts bezahlen.
deny-no-supplies = Dafür fehlen Vorräte.
deny-no-sectors = Während der Mobilmachung steht keine Infanterie vor der Festung; die Geschütze feuern auf eine Reihe der Karte oder auf Værnes.
deny-not-exhausted = Kein { $disc } ist erschöpft.
deny-nothing-paid = Erst einen Vorrat oder Moral bezahlen.
deny-rest-full = { $n ->
    [0] Niemand darf rasten.
    [one] Höchstens einer darf je Morgen rasten.
   *[other] Höchstens { $n } dürfen je Morgen rasten.
}
deny-chapter-over = { $space } gibt es nur während der Mobilmachung.
deny-too-early = { $space }: Das gibt es erst, wenn der 1. Angriff begonnen hat.
deny-today = Heute nicht möglich: { $card }.
deny-buried = { $space } liegt noch unter dem Schnee.
deny-not-ready = Kein { $disc } ist bereit.
deny-forbidden = { $space }: nicht für diesen Typ ({ $disc }).
deny-medic = Sanitäter kämpfen nicht und besetzen keine Stellung.
deny-position-damaged = { $position } ist beschädigt; erst reparieren, ab morgen nutzbar.
deny-busy = Erst { $space } zu Ende führen oder mit „done“ verlassen.
deny-no-workers = { $space }: nicht genug Verteidiger dort.
deny-track-end = Der Marker steht schon am Ende der Leiste.
deny-route-known = Diese Plättchen liegen nicht mehr in der Reserve.
deny-depot-taken = Das Depot hat schon einen Stapel bekommen.
deny-nobody-there = { $position } ist nicht besetzt.
deny-has-fired = { $position } hat heute schon geschossen.
deny-out-of-range = Kein Feind in Schussweite ({ $disc }).
deny-machine-gun-away = Das Maschinengewehr gibt es erst in der Belagerung.
deny-machine-gun-blocked = Das Maschinengewehr ist blockiert; es muss repariert werden.
deny-machine-gun-place = Das Maschinengewehr schießt nur aus A, B oder C.
deny-sector-out-of-range = Sektor { $sector } liegt nicht in Reichweite.
deny-no-infantry = In Sektor { $sector } steht kein passendes Ziel.
deny-already-pinned = Wer schon liegt, kann nicht noch einmal unter Beschuss geraten.
deny-ready-first = Feuerbereite zuerst; der Rest gerät ohnehin unter Beschuss.
deny-not-placed = Dort liegt kein passender Verteidiger ({ $disc }).
deny-room-damaged = { $space }: Das rechte Feld ist beschädigt.
deny-gun-fired = Dieses Geschütz hat heute schon gefeuert.
deny-gun-silent = Dieses Geschütz ist nicht einsatzbereit.
deny-row-empty = In dieser Reihe steht nichts.
deny-other-row = Das Geschütz feuert auf eine andere Reihe.
deny-other-piece = Darum geht es hier nicht.
deny-nothing-there = In { $field } steht nichts dergleichen.
deny-airfield-used = Diese Wirkung auf Værnes ist für heute verbraucht.
deny-no-pile = Dort liegt kein Stapel mehr.
deny-not-on-map = { $carrier } ist nicht auf der Karte.
deny-has-moved = { $carrier } hat sich heute schon bewegt.
deny-nothing-to-leave = { $carrier } lässt hier kein Plättchen zurück.
deny-no-path = Dorthin führt von hier kein Pfad: { $field }.
deny-visited = { $field } hat er in diesem Zug schon betreten.
deny-field-taken = { $field }: Dort kann der Zug nicht enden, und weiter geht es nicht.
deny-only-sneak = { $field }: Dort ist schon jemand; hier hilft nur Schleichen.
deny-must-move = Mindestens ein Feld muss er gehen.
deny-only-soldiers = Nur Soldaten kämpfen unterwegs.
deny-not-home = { $carrier } ist heute nicht heimgekehrt.
deny-only-guns = Diese Reparatur gilt nur Geschützen.
deny-not-damaged = Dort liegt kein Schaden: { $work }.
deny-not-blocked = Dort ist nichts blockiert: { $work }.
deny-under-damage = { $work }: Auf dem blockierten Plättchen liegt noch Schaden.
deny-no-tiles = Davon ist nichts mehr in der Reserve.
deny-no-pupil = Befördert werden nur Freiwillige und Jäger.
deny-no-soldiers = In der Reserve ist kein Soldat.
deny-no-hope = Keine Hoffnungskarte mehr da.
deny-no-snow = Es liegt kein Schneeplättchen mehr da.
deny-not-among-them = Dieses Plättchen gehört nicht dazu.
deny-bed-empty = Bett { $bed } ist leer.
deny-not-waiting = So ein Patient wartet nicht.
deny-not-drawn = Das wurde nicht gezogen.
deny-tile-not-drawn = Dieses Plättchen wurde nicht gezogen.
deny-special-first = Hoffnung und Verzweiflung müssen gewählt werden.
deny-cannot-pay = Der Preis lässt sich nicht ganz zahlen.
deny-not-in-zone = Dort ist niemand von diesem Typ ({ $disc }).
deny-manned = { $position } ist schon besetzt.
deny-no-mission = Es liegt kein Auftrag aus.
deny-mission-open = Die Bedingung des Auftrags ist nicht erfüllt.
deny-not-on-table = Diese Karte liegt nicht aus.
deny-sector-held = In Sektor { $sector } steht noch der Feind.
deny-without-effect = Diese Seite hätte keine Wirkung; die andere muss gewählt werden.
deny-not-there = Dort ist keiner von diesem Typ ({ $disc }).
deny-must-go-on = Das ist Pflicht und kann nicht übersprungen werden.

## Prompts: what can be done now

prompt-turn = Eine Karte aufdecken.
prompt-mission = Einen Auftrag ziehen.
prompt-air = Luftangriffsplättchen legen.
prompt-event = Die Ereigniskarte ziehen.
prompt-last-stand = Das letzte Gefecht: Karte ziehen.
prompt-choice = Wähle: { $a }, oder { $b }.
prompt-recruit = { $n ->
        [0] Noch hat sich kein Rekrut
        [one] Ein Rekrut hat sich
       *[other] { $n } Rekruten haben sich
    } gemeldet. Weiterziehen oder aufhören? Im Beutel { $all ->
        [one] ist eine Scheibe
       *[other] sind { $all } Scheiben
    }, davon { $doubts ->
        [0] kein Zweifel
        [one] ein Zweifel
       *[other] { $doubts } Zweifel
    }.
prompt-recruit-draw = Eine Scheibe aus dem Verstärkungsbeutel ziehen.
prompt-keep = Zweifel: Wer bleibt?
prompt-attack = { $n ->
    [one] Sektor { $sector }: Ein Infanterist würfelt.
   *[other] Sektor { $sector }: { $n } Infanteristen würfeln.
}
prompt-death = Ansturm: Wer fällt?
prompt-hits = { $n ->
    [one] Noch ein Trefferplättchen ziehen.
   *[other] Noch { $n } Trefferplättchen ziehen.
}
prompt-tiles = Welches Plättchen zuerst?
prompt-wound = { $disc } ist verwundet: Schweregrad würfeln.
prompt-bed = { $disc }, Stufe { $level }: ins Bett oder in den Wartebereich?
prompt-feed = Dämmerung: { $n ->
        [0] Niemand ist erschöpft
        [one] Ein Verteidiger ist erschöpft
       *[other] { $n } Verteidiger sind erschöpft
    }. Mit Vorräten (noch { $supplies }) oder Moral bezahlen, dann auf einen Mann und auf „Bereit“ zeigen; ohne Bezahlung { $rest ->
        [0] darf niemand mehr
        [one] darf noch einer
       *[other] dürfen noch { $rest }
    } rasten. Bezahlt für: { $credit }.
prompt-place = { $n ->
    [one] Teile den letzten bereiten Verteidiger ein: erst die Scheibe, dann das Feld. Dann den Tag beginnen.
   *[other] Teile { $n } bereite Verteidiger ein: erst die Scheibe, dann das Feld. Dann den Tag beginnen.
}
prompt-section-0 = 00 Mobilmachung: überzeugen und Routen planen.
prompt-section-1 = 01 Verteidige die Festung: Stellungen feuern lassen, Maschinengewehr, erbitterte Verteidigung, Feldtelefon.
prompt-section-2 = 02 Artilleriefeuer: für jedes Geschütz ein Ziel.
prompt-section-3 = 03 Patrouillen angreifen.
prompt-section-4 = 04 Instandhaltung: auf ein Feld zeigen, auf dem jemand arbeitet.
prompt-section-5 = 05 Lazarett: Patienten behandeln.
prompt-space = { $n ->
    [one] { $space }: noch eine Ausführung.
   *[other] { $space }: noch { $n } Ausführungen.
}
prompt-fire = Den Schuss würfeln.
prompt-target = { $n ->
    [one] Getroffen: noch einen Infanteristen entfernen. Wen?
   *[other] Getroffen: noch { $n } Infanteristen entfernen. Wen?
}
prompt-pin = { $n ->
    [one] Noch ein Ziel unter Beschuss nehmen. Welches?
   *[other] Noch { $n } Ziele unter Beschuss nehmen. Welche?
}
prompt-gun-sector = { $n ->
    [one] Geschütz { $gun } auf Sektor { $sector }: noch bis zu einen entfernen.
   *[other] Geschütz { $gun } auf Sektor { $sector }: noch bis zu { $n } entfernen.
}
prompt-gun-row = { $n ->
    [one] Geschütz { $gun }: noch eine Patrouille oder ein Geschütz der Reihe entfernen.
   *[other] Geschütz { $gun }: noch { $n } Patrouillen oder Geschütze der Reihe entfernen.
}
prompt-airfield = { $n ->
    [one] Geschütz { $gun } auf Værnes: noch eine Wirkung wählen.
   *[other] Geschütz { $gun } auf Værnes: noch { $n } Wirkungen wählen.
}
prompt-risk = Risiko für Geschütz { $gun }: unter { $value } klemmt es.
prompt-moving = Welcher Träger geht als Nächster?
prompt-stepping = { $carrier } in { $field }: noch { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }.
prompt-meet = { $carrier } trifft in { $field } auf den Feind. Verstecken, schleichen oder kämpfen? Überwachung { $level }.
prompt-sneak = { $carrier } schleicht: mehr als { $level } würfeln.
prompt-fight = { $carrier } kämpft: mehr als { $level } würfeln.
prompt-deliver = Wer liefert zuerst ab?
prompt-patrol = Eine Patrouille ziehen.
prompt-clear = { $n ->
    [one] Noch eine Patrouille von der Karte entfernen.
   *[other] Noch { $n } Patrouillen von der Karte entfernen.
}
prompt-clear-gun = { $n ->
    [one] Noch ein deutsches Geschütz von der Karte entfernen.
   *[other] Noch { $n } deutsche Geschütze von der Karte entfernen.
}
prompt-repair = { $n ->
    [one] Noch eine freie Reparatur.
   *[other] Noch { $n } freie Reparaturen.
}
prompt-take = { $n ->
    [one] Noch ein erschöpfter Verteidiger wird bereit. Wer?
   *[other] Noch { $n } erschöpfte Verteidiger werden bereit. Wer?
}
prompt-exhaust = { $n ->
    [one] Noch ein bereiter Verteidiger wird erschöpft. Wer?
   *[other] Noch { $n } bereite Verteidiger werden erschöpft. Wer?
}
prompt-heal = { $n ->
    [one] Noch ein Schritt Behandlung. Welches Bett?
   *[other] Noch { $n } Schritte Behandlung. Welches Bett?
}
prompt-admit = Ein Bett ist frei. Wer aus dem Wartebereich kommt hinein?
prompt-snow = Ein Schneeplättchen aufdecken.
prompt-look = Kartenraum: das nächste Schneeplättchen ansehen.
prompt-snow-order = Kartenraum: Welches Plättchen liegt an Stelle { $n }?
prompt-block = Welches Geschütz wird blockiert?
prompt-moment = Auftrag oder Karte jetzt erledigen, oder weiter?
prompt-cards-good = { $n ->
    [one] Noch eine gute Moralkarte ziehen.
   *[other] Noch { $n } gute Moralkarten ziehen.
}
prompt-cards-bad = { $n ->
    [one] Noch eine schlechte Moralkarte ziehen.
   *[other] Noch { $n } schlechte Moralkarten ziehen.
}
prompt-pick = Welche Karte wird abgehandelt? Noch { $n }.
prompt-special = { $card }: nutzen oder ablegen?
prompt-fear = { $n ->
    [one] Die Angst nimmt noch einen Verteidiger aus dem Beutel.
   *[other] Die Angst nimmt noch { $n } Verteidiger aus dem Beutel.
}
prompt-post = Letzte Vorbereitungen: Besetze jede unbeschädigte Stellung.
prompt-over = Das Spiel ist zu Ende.
prompt-taught = { $lesson } { $prompt }

## The tutorial

lesson-0 = Lehrstunde: Jeder Tag hat drei Phasen: Ereignis, Dämmerung, Tag. Heute kommt alles in fester Reihenfolge.
lesson-1 = Zweifel machen das Rekrutieren gefährlich: Kommt eine Zweifelscheibe, bleibt nur einer. Heute kommen vier Verteidiger hintereinander.
lesson-2 = An Tag 1 wird nicht verpflegt. Jetzt teilst du die Verteidiger ein; solange nichts gewürfelt ist, kannst du alles zurücknehmen.
lesson-3 = Die Abschnitte werden der Reihe nach abgehandelt. Wer gearbeitet hat, ist danach erschöpft und muss morgen verpflegt werden.
lesson-4 = Am Ende des Lazaretts werden Patienten angepasst: Wartende sinken, wer ein Bett hat, steigt.
lesson-5 = Alle Träger haben sich bewegt. Wer ein Plättchen heimbringt, bringt Vorräte und Moral.
lesson-6 = Der Abend: Die Moral zieht Karten und geht danach auf 0 zurück. Gute Moral bringt Auswahl, schlechte kostet.
teach-event = Jeder Tag beginnt mit einer Ereigniskarte: Wetter, Text, Verwundetenliste.
teach-recruit = Du darfst jederzeit aufhören. Jeder Freiwillige bringt einen Vorrat mit; mehr als vier kommen nicht.
teach-place = Guter Anfang: zwei Soldaten reparieren, der Jäger schaufelt (er zählt doppelt), der Offizier überzeugt (er auch), ein Freiwilliger geht auf den Versorgungszug.
teach-section-0 = Weniger Angst heißt mehr Rekruten im 1. Angriff, weniger Zweifel heißt sichereres Ziehen und abends Moral.
teach-section-2 = Ein Geschütz braucht ein heiles Grundplättchen und mindestens ein Symbol, um zu feuern.
teach-section-4 = Fällt der Schnee unter 1, kommt ein Plättchen zum Vorschein. Reparierte Schäden wandern in den Trefferbeutel und können wiederkommen.
teach-moving = Träger müssen sich jeden Tag bewegen. Das Depot D1 liegt fünf Felder entfernt.
teach-stepping = Auf Feldern mit Patrouille oder Geschütz musst du dich verstecken, schleichen oder kämpfen.
teach-pick = Gewählt wird eine; die anderen werden zurückgemischt.
teach-patrol = Zum Schluss des Tages kommen Patrouillen: in Kapitel I in die gelbe Reihe.

## Orders, as on a button

order-draw = Weiterziehen
order-stop = Aufhören
order-keep = { $disc } behalten
order-die = { $disc } fällt
order-exhaust = { $disc } erschöpft
order-take-ready = { $disc } bereit
order-bed = Ins Bett
order-wait = In den Wartebereich
order-tile = Zuerst: { $tile }
order-pay-supply = 1 Vorrat zahlen (für { $n })
order-pay-morale = 1 Moral zahlen (für { $n })
order-ready = { $disc } verpflegen
order-rest = { $disc } rasten lassen
order-place = { $disc }: { $place }
order-done = Fertig
order-done-feed = Verpflegung beenden
order-done-place = Den Tag beginnen
order-done-space = { $space } verlassen
order-done-section = Abschnitt { $section } beenden
order-done-admit = Bett frei lassen
order-convince-fear = Angst 1 nach unten
order-convince-doubt = Zweifel 1 nach unten
order-route = Route: { $goods }
order-fire = { $position } feuert
order-mg = Maschinengewehr in { $position }
order-mg-paid = Maschinengewehr in { $position }, 1 Vorrat für +2
order-fierce = Erbitterte Verteidigung: { $disc }
order-phone = Feldtelefon: Sektor { $sector }
order-target = Sektor { $sector }, feuerbereit
order-target-pinned = Sektor { $sector }, unter Beschuss
order-gun-sector = Geschütz { $gun } auf Sektor { $sector }
order-gun-row = Geschütz { $gun }: { $row }
order-gun-airfield = Geschütz { $gun } auf Værnes
order-airfield-morale = Moral +2
order-airfield-miss = 2 „Verfehlt“ in den Trefferbeutel
order-airfield-surrender = Kapitulation 1 zurück
order-pile = Stapel { $pile } zerstören ({ $tile })
order-clear-patrol = Patrouille in { $field } entfernen
order-clear-gun = Geschütz in { $field } entfernen
order-march = { $carrier } bricht auf
order-march-empty = { $carrier } bricht ohne Plättchen auf
order-step = Nach { $field }
order-halt = Hier bleiben
order-hide = Verstecken
order-sneak = Schleichen
order-fight = Patrouille angreifen
order-fight-gun = Geschütz angreifen
order-deliver = { $carrier } liefert ab
order-shovel = Schaufeln
order-repair = Reparieren: { $work }
order-flip = Bereit machen: { $work }
order-fortify-miss = 1 „Verfehlt“ in den Trefferbeutel
order-fortify-defence = Verteidigung +1
order-promote = { $disc } befördern
order-inspire = Anspornen
order-radio = Radio hören
order-map-room = Karten studieren
order-snow = { $tile }
order-treat = Bett { $bed } behandeln
order-cure = Bett { $bed } heilen
order-admit = { $disc } (Stufe { $level }) ins Bett
order-card = { $card }: { $text }
order-use = Nutzen: { $text }
order-ignore = Ablegen
order-post = { $disc } ({ $zone }) nach { $position }
order-cash = { $card } einlösen: { $now }
order-cash-early = { $card } schon jetzt einlösen: { $now }. Wer wartet, bekommt auch: { $later }. Der Auftrag wird nur einmal bezahlt
order-cash-nothing = { $card } schon jetzt einlösen, ohne Lohn. Wer wartet, bekommt: { $later }. Der Auftrag wird nur einmal bezahlt
order-discard = { $card } erledigen (Preis { $cost })
order-block = Geschütz { $gun }

## Cards

card-M01 = Flüchtlinge auf der Straße nach Selbu
card-M01-text = Familien ziehen mit Handkarren unter der Festung vorbei; ein paar junge Männer bleiben, die anderen tragen die Unruhe weiter.
card-M02 = Gerüchte aus Trondheim
card-M02-text = Die Stadt soll ohne einen Schuss gefallen sein. Hier oben kann niemand das Gegenteil beweisen.
card-M03 = Nasser Schnee auf Ingstadkleiva
card-M03-text = Schwere Flocken begraben, was gestern freigeschaufelt wurde.
card-M04 = Hakenkreuz über Værnes
card-M04-text = Der Flugplatz ist genommen, und die ersten Transporter landen in Sichtweite.
card-M05 = Kisten aus Øyanmoen
card-M05-text = Unter den Augen der neuen Herren wird das Depot Kiste um Kiste leerer.
card-M06 = Männer der dritten Artillerie
card-M06-text = Wehrpflichtige, die hier im Vorjahr gedient haben, kommen zurück, manche gegen jeden Rat.
card-M07 = Die Division schweigt
card-M07-text = Der General hat die Stadt verlassen, und im Telefon knackt es nur.
card-M08 = Verwehungen auf der Festungsstraße
card-M08-text = Die Schlitten stecken fest; jede neue Route braucht heute mehr Hände.
card-M09 = Quisling im Rundfunk
card-M09-text = Ein Mann in Oslo nennt sich Regierungschef und verbietet den Widerstand.
card-M10 = Vereiste Verschlüsse
card-M10-text = Dreißig Jahre altes Fett ist zu Stein geworden; an den Geschützen geht heute nichts.
card-M11 = Mütter am Tor
card-M11-text = Höflich und ausdauernd bitten sie um ihre Söhne.
card-M12 = Storch über dem Tal
card-M12-text = Ein langsames Aufklärungsflugzeug zieht zwei Kreise und dreht ab.
card-F01 = Lastwagen in Trøyte
card-F01-text = Zwei Kompanien sitzen im Dunkeln ab, eineinhalb Kilometer vor der Brücke.
card-F02 = Schneesturm über dem Tal
card-F02-text = Bis zum Frühstück ein Fuß Neuschnee; beide Seiten fluchen.
card-F03 = Die Brücke von Hegra fliegt in die Luft
card-F03-text = Die Ladung zündet. Das Feuer im Güterschuppen leider auch.
card-F04 = Gefecht am Bahnhof
card-F04-text = Drei Stunden zwischen Bahnsteigen und Holzstapeln.
card-F05 = Umgangen an der Straßensperre
card-F05-text = Der Melder kommt nach den Gebirgsjägern an.
card-F06 = Gebirgsjäger auf Skiern
card-F06-text = Weiße Tarnhemden queren die Höhe südlich der Festung.
card-F07 = Sturzkampfflugzeuge schießen sich ein
card-F07-text = Ein einzelnes Paar, eher neugierig als zornig.
card-F08 = Loses Gerede im Dorf
card-F08-text = Jemand hat jemandem erzählt, auf welchem Weg das Brot kommt.
card-F09 = Kalte Gräben
card-F09-text = Zwei Männer spüren ihre Füße nicht mehr und müssen hinunter.
card-F10 = Belagerungsgeschütze in Værnes
card-F10-text = Erbeutete norwegische Kanonen rollen von den Waggons zum Fluss.
card-F11 = Stützpunkt im Sägewerk
card-F11-text = Maschinengewehre hinter Balken; die ganze Straße ist unruhig.
card-F12 = Scharfschütze im Kirchturm
card-F12-text = Ein Mann mit gutem Gewehr und weitem Blick.
card-G01 = Ein frierender Feind
card-G01-text = Unter dem Draht liegt zitternd eine graue Gestalt. Der Arzt besteht darauf.
card-G02 = Telefon und Strom fallen aus
card-G02-text = Die Leitung ins Tal ist gekappt, und die Lampen gehen aus.
card-G03 = Die Lagerbaracken brennen
card-G03-text = Draußen vor dem Fels stehen sie keine Stunde mehr.
card-G04 = Haubitzen hinter dem Kamm
card-G04-text = Granaten fallen nun von dort, wohin unsere Rohre nicht reichen.
card-G05 = Wasser im Tunnel
card-G05-text = Es tropft Tag und Nacht, das Stroh fault, der Husten geht um.
card-G06 = Nächtliches Tasten am Draht
card-G06-text = Dosen klappern, Leuchtkugeln steigen, und sie sind näher als gestern.
card-G07 = Skistreifen sperren die Pfade
card-G07-text = Frische Spuren queren jeden Weg nach Süden.
card-G08 = Heiße Rohre
card-G08-text = Das Kühlwasser geht früher aus als der Angriff.
card-G09 = Druckwelle im Graben
card-G09-text = Keine Wunde zu sehen. Es war allein die Luft.
card-G10 = Granatwerfer im Birkenwald
card-G10-text = Zwei Rohre, gut eingegraben, schießen sich auf die Brustwehr ein.
card-G11 = Sturmgraben
card-G11-text = Sie graben nachts, und die Besatzung hört jeden Spatenstich.
card-H01 = Hinterhalt am Flaksjøen
card-H01-text = Ein Trägertrupp läuft in Gewehre; drei Männer werden abgeführt.
card-H02 = Die Batterie von Bjørngard
card-H02-text = Von der neuen Stellung treffen sie alles und werden von nichts getroffen.
card-H03 = Eine frische Division aus dem Süden
card-H03-text = Die Gebirgsjäger ziehen ab; mehr Männer als zuvor lösen sie ab.
card-H04 = Nachricht aus Namsos
card-H04-text = Die Briten schiffen sich ein. Der Rundfunk sagt es nur einmal.
card-H05 = Flugblätter über der Festung
card-H05-text = In schlechtem Norwegisch wird gute Behandlung versprochen.
card-H06 = Das letzte Brot aus Hoset
card-H06-text = Neun Kilometer je Weg, und der Ofen ist kalt.
card-H07 = Pioniere mit Sprengstoff
card-H07-text = Ein Teil der Außenwerke rutscht den Hang hinab.
card-H08 = Fieber in den Kasematten
card-H08-text = Doktor Thomassen zählt mehr Husten als Wunden.
card-H09 = Bomben den ganzen Nachmittag
card-H09-text = Der Fels hält. Die Nerven halten schlechter.
card-H10 = Flammenwerfertrupp
card-H10-text = Im toten Winkel warten sie auf Windstille.
card-H11 = Vorgeschobener Beobachter
card-H11-text = Ein eigenes Feldtelefon, dreißig Schritte vor unserem Draht.
card-L01 = Morgen des fünften Mai
card-L01-text = Alle Geschütze im Tal beginnen zugleich.
card-L02 = Sturmkompanien
card-L02-text = Diesmal mit Bajonett und ohne Pfiffe.
card-L03 = Rauch am Hang
card-L03-text = Nichts zu sehen, bis sie am Draht sind.
card-GM01 = Kaffee auf dem Ofen
card-GM02 = Schlitten bei Nacht
card-GM03 = Gesang in den Tunneln
card-GM04 = Der Jäger weiß einen Weg
card-GM05 = Maurer aus Stjørdal
card-GM06 = Sandsäcke im Mondlicht
card-GM07 = Hauptmann Evjens Kanoniere
card-GM08 = Die Lotta macht ihre Runde
card-GM09 = Freunde von jenseits der Grenze
card-GM10 = Hier spricht London
card-GM11 = Lastwagen im Graben
card-GM12 = Skistreich
card-GM13 = Holtermann spricht
card-BM01 = Fort vor dem Appell
card-BM02 = Schimmel im Mehl
card-BM03 = Streit um Decken
card-BM04 = Rauch aus der Küche
card-BM05 = Vernachlässigte Werke
card-BM06 = Nasse Lungen
card-BM07 = Leichtsinnige Lampe
card-BM08 = Flüstern im Dunkeln
card-BM09 = Klemmende Verschlüsse
card-HO1 = Ein Brief kam durch
card-HO2 = Milch vom Hof Buan
card-HO3 = Frühlingssonne auf der Brustwehr
card-HO4 = Hasen in der Schlinge
card-HO5 = Flaggen auf dem Fjord
card-HO6 = Beton, der hält
card-DE1 = Leere Tabaksdosen
card-DE2 = Briefe als Brennholz
card-DE3 = Niemand schläft
card-DE4 = Weißes Tuch im Rucksack
card-DE5 = Der Arzt schweigt
card-DE6 = Namen in der Wand
card-MI1 = Die Speisekammer hüten
card-MI2 = Die Batterie zum Schweigen bringen
card-MI3 = Die alten Hallen öffnen
card-MI4 = Die Pfade offen halten

## Snow tiles

card-SN1 = Feldtelefon
card-SN2 = Patrouille angreifen
card-SN3 = Behandlungsraum
card-SN4 = Kartenraum
card-SN5 = Radio
card-SN6 = Geschütz 2
card-SN7 = Konserven
card-SN8 = Die alte Fahne
card-SN9 = Grubenholz
card-SN10 = Zementfässer
card-SN11 = Tragen und Decken

## The briefing when a table opens: what is special, with the section; how many minutes a game takes

briefing-1 = Rekruten kommen einzeln aus dem Beutel: Hör rechtzeitig auf, bevor ein Zweifel die anderen wegschickt.
briefing-1-rule = 6.2
briefing-2 = Jeder Raum der Festung braucht Leute, und es sind nie genug.
briefing-2-rule = 8
briefing-3 = Besetzte Stellungen schießen auf die Belagerer in ihrer Reichweite.
briefing-3-rule = 8.1
briefing-minutes = 60

## Warum der Computer einen Befehl gibt

why-men = Das hält die Männer kampffähig.
why-camp = Das hilft bei Verpflegung, Moral oder im Lazarett.
why-works = Das hilft den Stellungen, Geschützen und Räumen der Festung.
why-enemy = Das hält den Gegner zurück.
why-trains = Das bringt Nachschub näher.
why-plans = Das setzt Männer dort ein, wo es am meisten hilft.
