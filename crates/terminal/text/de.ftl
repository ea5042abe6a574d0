# Texte der Terminal-Oberfläche.

term-too-small = Das Fenster ist zu klein: bitte mindestens 24 Spalten und 8 Zeilen.
term-close = eine Taste schließt
term-read = ↑↓ blättern · Esc schließt

# Eingabe und Hinweise
term-thinking = { $side }: { $player } denkt nach …
term-advising = Der Computer sucht einen Rat für { $side } …
term-picked = { $picked } > ? ({ $count ->
    [one] 1 Befehl
   *[other] { $count } Befehle
  })
term-pieces = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
  }
term-spent = fertig
term-paused = Die Computerspieler warten. p lässt sie weiterspielen.
term-pace = Computerspieler: { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } je Befehl.
term-undone = Der letzte Befehl ist zurückgenommen.
term-saved = Gesichert in { $file }.
term-not-now-over = Das Spiel ist zu Ende.
term-not-now-luck = Erst muss gewürfelt oder gezogen werden.
term-not-now-computer = Jetzt entscheidet der Computer.
term-hint-tab = nächstes
term-hint-pick = wählen
term-hint-back = zurück
term-hint-undo = zurücknehmen
term-hint-advice = Rat
term-hint-why = warum nicht?
term-hint-rule = Regel
term-hint-help = Hilfe
term-hint-more = weitere Befehle
term-hint-result = Ergebnis
term-hint-quit = beenden
term-hint-luck = eintippen
term-hint-pause = anhalten
term-hint-go-on = weiterspielen
term-hint-look = genauer
term-hint-correct = berichtigen
term-hint-hand = Hand: { $count } ({ $playable } spielbar)
term-price = kostet { $price }
term-hand-title = Karten auf der Hand
term-hand-footer = ↑ ↓ wählen · Enter spielt · w warum nicht jetzt? · Esc
term-hand-none = Dieses Spiel hat keine Handkarten.
term-hand-empty = keine Karten
term-hand-backs = { $count } { $count ->
    [one] Karte
   *[other] Karten
} verdeckt
term-hand-secret = nur du siehst das

# Hilfe
term-help-title = Hilfe
term-help-intro = Zeigen statt tippen: Wähle mit Pfeilen oder Tab, was du bewegen willst, dann das Ziel. Wählbare Einheiten tragen einen Stern (*), wählbare Felder ein Plus (+). Vor jedem Wagnis siehst du die Chancen und kannst noch zurück.
term-key-arrows = Cursor über Karte und Felder am Rand
term-key-tab = zum nächsten, Umschalt+Tab zum vorigen wählbaren Ziel
term-key-enter = wählen, was unter dem Cursor liegt (auch Leertaste)
term-key-esc = letzte Wahl zurücknehmen, Fenster schließen
term-key-buttons = Befehle ohne Ziel: mit ihrer Nummer oder aus der Liste
term-key-hand = die Karten auf der Hand: lesen, spielen, fragen, warum nicht jetzt
term-key-order = Befehl in Notation eintippen (Tab ergänzt), oder „go EINHEIT FELD“: der Weg mit Kosten und Gefahren, dann die ganze Bewegung
term-key-look = alles über das Feld, seine Einheiten und die offenen Karten zeigen
term-key-why = warum geht das hier nicht? Mit Regel
term-key-rule = Regeltext zur Frage oder zur letzten Ablehnung
term-key-advice = der Computer schlägt einen Befehl vor; nach dem Ende: Analyse der Partie
term-key-undo = letzten Befehl zurücknehmen
term-key-correct = zuletzt eingetippten Würfel oder Karte berichtigen
term-key-aside = zwischen Karte und den Feldern am Rand wechseln
term-key-board = nächster Plan, wenn es mehrere gibt
term-key-decks = Lage in Worten; was noch im Stapel ist und was schon heraus ist
term-key-scroll = Protokoll rollen (Ende: zum Neuesten); l zeigt es ganz
term-key-legend = Legende: Gelände, Spielsteine, Zeichen
term-key-language = Deutsch / English
term-key-pause = Computerspieler: anhalten, langsamer, schneller
term-key-save = Spiel sichern
term-key-quit = beenden

# Legende
term-legend-title = Legende
term-legend-ground = Gelände
term-legend-counters = Spielsteine
term-legend-values = Hinter oder unter dem Namen der Einheit stehen ihre Werte: { $values }. Ein Strich (') heißt: Schritt verloren. ● hat sie noch, ○ nicht mehr.
term-legend-signs = Im Rahmen: * eine Einheit ist wählbar, + das Feld ist wählbar, > gewählt, @ auf dem Feld liegt etwas, ! eine Einheit trägt einen Marker. …2 heißt: zwei weitere Einheiten; … heißt: hier ist Text gekürzt, x zeigt ihn ganz.
term-legend-ways = Auf der Karte: · Straße oder Weg, = Bahn, ≈ Fluss, ~ Bach, # Brücke.
term-legend-arms = Waffengattung:
term-arm-infantry = Infanterie
term-arm-mechanized-infantry = Panzergrenadiere
term-arm-armour = Panzer
term-arm-assault-gun = Sturmgeschütze
term-arm-tank-destroyer = Jagdpanzer
term-arm-antitank = Panzerabwehr
term-arm-artillery = Artillerie
term-arm-mortar = Granatwerfer
term-arm-machine-gun = Maschinengewehre
term-arm-anti-aircraft = Flak
term-arm-transport = Transport
term-arm-reconnaissance = Aufklärung
term-arm-engineer = Pioniere
term-arm-headquarters = Stab

# Protokoll, Stapel, Regeln
term-log-title = Protokoll
term-decks-title = Lage und Stapel
term-decks-left = Noch darin ({ $count }):
term-decks-gone = Schon heraus ({ $count }):
term-decks-none = Dieses Spiel hat keinen Stapel.
term-rule-title = Regel
term-rule-footer = ←→ Abschnitt · ↑↓ blättern · Esc schließt
term-rule-source = Im gedruckten Regelheft: { $source }
term-no-rule = Zu dieser Stelle ({ $rule }) gibt es keinen Regeltext.

# Warum nicht?
term-why-title = Warum nicht?
term-why-footer = r Regel · ↑↓ blättern · Esc schließt
term-why-footer-instead = Enter stattdessen { $what } · r Regel · Esc schließt
term-why-nothing = Mit diesem Feld ist hier kein Befehl gemeint.
term-why-allowed = Das ist erlaubt.

# go EINHEIT FELD
term-go-title = Dorthin gehen?
term-go-footer = Enter gehen · Esc zurück
term-go-footer-ways = Enter gehen · w anderer Weg · Esc zurück
term-go-safe = Niemand kann unterwegs eingreifen.
term-go-danger = Gefahr unterwegs: { $chance }
term-go-how = Tippe „go“, dann Einheit und Feld: go EINHEIT FELD.
term-go-which = Mehrere Einheiten heißen „{ $what }“. Tippe die Kennung von einer: { $ids }.
term-go-who = Es ist keine Einheit „{ $what }“ zu sehen. Tippe ihre Kennung oder ihren Namen; x zeigt sie.
term-go-where = Es gibt kein Feld „{ $what }“.
term-go-nowhere = { $what } kann sich jetzt nicht bewegen; zeige darauf und drücke w, um zu sehen, warum.
term-go-too-far = { $what } ist in einer Bewegung nicht erreichbar; zeige darauf und drücke w, um zu sehen, warum.

# Bestätigen, auswählen
term-confirm-title = Wagnis
term-confirm-footer = Enter ausführen · r Regel · Esc zurück
term-confirm-sure = Sicher?
term-confirm-final = Das beendet deinen Zug und lässt sich nicht zurücknehmen.
term-odds-sum = Summe
term-stack-title = Was ist gemeint?
term-stack-footer = ↑↓ oder Nummer · Enter wählen · Esc zurück
term-buttons-title = Befehle
term-buttons-none = Jetzt gibt es keinen Befehl ohne Ziel.
term-advice-title = Rat des Computers
term-advice-footer = Enter so machen · Esc schließt

# Eintippen
term-order-title = Befehl
term-order-question = Befehl in Notation, Tab ergänzt:
term-save-title = Sichern
term-save-question = In welche Datei?
term-save-exists = Die Datei gibt es schon. Noch einmal Enter überschreibt sie.
term-line-footer = Enter fertig · Esc schließt
term-luck-ask-title = Was ist gekommen?
term-luck-dice = { $count ->
    [one] Wirf einen Würfel mit { $sides } Seiten und tippe die Augenzahl ein
   *[other] Wirf { $count } Würfel mit { $sides } Seiten und tippe die Augenzahlen ein
  }, zum Beispiel: { $example }
term-luck-draw = Ziehe und tippe ein, was gekommen ist, zum Beispiel { $example }. { $count ->
    [one] Noch 1 darin:
   *[other] Noch { $count } darin:
  }
term-luck-footer = Enter fertig · Esc zum Tisch (dort c: das Letzte berichtigen)
term-correct-none = Es gibt keinen Wurf und keine Karte zu berichtigen.
term-correct-later = { $count ->
    [one] Ein späterer Schritt wird zurückgenommen.
   *[other] { $count } spätere Schritte werden zurückgenommen.
  }

# Beenden, Ergebnis
term-quit-title = Beenden
term-quit-text = Willst du den Tisch verlassen?
term-quit-saved = Zuletzt gesichert in { $file }.
term-quit-footer = j ja · s sichern und beenden · Esc bleiben
term-curtain = An der Reihe: { $side }. Gib den Platz frei; Enter zeigt die Karte.
term-over-title = Das Spiel ist zu Ende
term-over-footer = ↑↓ blättern · a Analyse · Esc schließt
term-luck-title = Glück: erwartet und gekommen
term-luck-side = { $side }: { $count ->
    [one] 1 Kampf
   *[other] { $count } Kämpfe
  }
term-luck-line = erwartet { $expected }, gekommen { $came }
term-luck-effect = Mit Wirkung

# Fehler
term-error-io = Das Terminal lässt sich nicht benutzen: { $error }
term-error-no-terminal = Der Tisch braucht ein Terminal; Ein- oder Ausgabe sind umgeleitet.
term-error-seats = Das Spiel hat { $wanted ->
    [one] 1 Platz
   *[other] { $wanted } Plätze
  }, angegeben { $given ->
    [one] ist 1 Spieler.
   *[other] sind { $given } Spieler.
  }
term-error-luck = Der Zufall passt nicht zu dem, was das Spiel erwartet; bitte melde das als Fehler.
term-error-thread = Der Computerspieler lässt sich nicht starten: { $error }. p versucht es noch einmal.
term-error-bot = { $side }: Der Computerspieler ist stehen geblieben. { $why } p versucht es noch einmal.
term-error-bot-silent = Er hat keinen Befehl gefunden.
term-error-advice = Der Computer weiß keinen Rat.
term-error-save = { $file } lässt sich nicht schreiben: { $error }

# Stehende Anweisungen und Einblendungen
term-key-overlay = Farben auf der Karte: wohin eine Einheit reicht, wer gehandelt hat; v noch einmal schaltet sie aus
term-key-instructions = stehende Anweisungen: wann du nach einer Reaktion gefragt werden willst
term-instructions-title = Stehende Anweisungen
term-instructions-intro = Wann willst du gefragt werden, { $side }? Wonach du nicht gefragt werden willst, darauf wird für dich verzichtet; das Protokoll sagt es.
term-instructions-footer = ↑↓ Reaktion · ←→ öfter, seltener fragen · Esc schließt
term-instructions-none = In diesem Spiel wird niemand nach Reaktionen gefragt.
term-ask-always = immer
term-ask-matters = wenn es etwas ändern kann
term-ask-above = wenn die Chance mindestens { $percent } % beträgt
term-ask-never = nie
term-passed = Durch stehende Anweisung verzichtet.
term-overlays-title = Farben auf der Karte
term-overlays-none = Dieses Spiel hat keine Farben für die Karte.
term-reaction = ({ $name }: beste Chance { $chance })

## Lektionen

term-key-task = die Aufgabe der Lektion noch einmal zeigen
term-lesson-task = { $title }, { $task } von { $tasks }
term-lesson-over = { $title }: geschafft
term-lesson-order = Befehl: { $order }
term-lesson-rules = Alles steht in den Regeln, Abschnitte { $rules } (Taste r).
term-lesson-footer = Enter beginnt · h Hinweis · t zeigt das wieder
term-lesson-footer-help = Enter weiter
term-lesson-footer-over = Enter nächste Lektion · Esc umsehen
term-lesson-stuck = Von hier aus ist die Aufgabe nicht mehr zu lösen. Nimm deinen letzten Befehl mit u zurück.
term-lesson-none = Das ist keine Lektion. Eine beginnt mit: feldzug learn SPIEL
term-puzzle-task = { $title }
term-puzzle-footer = Enter beginnt · h Lösung · t zeigt das wieder
term-puzzle-footer-over = Enter nächstes Rätsel · Esc umsehen
