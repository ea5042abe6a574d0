# Was der Server selbst zu sagen hat. Eine Zeile für jeden Text; jeder Schlüssel beginnt mit server-.

## Hereinkommen

server-no-table = Diesen Tisch gibt es nicht oder nicht mehr: Der Link ist unvollständig, oder es kam lange niemand, und der Tisch wurde abgeräumt. Einen neuen gibt es auf der Startseite, auch aus einem gespeicherten Spielbericht.
server-wrong-token = Dieser Link öffnet den Tisch nicht. Bitte den Absender um einen neuen.
server-seat-taken = Mit dieser Einladung ist schon jemand gekommen; die Seite gehört ihm. Bitte um einen Link zum Zuschauen.
server-seat-bot = Diese Seite spielt jetzt der Computer. Bitte den Gastgeber, sie dir zu geben.
server-renewed = Dieser Link wurde durch einen neuen ersetzt und öffnet nichts mehr.
server-token-shape = Ein eigener Schlüssel muss neu sein und aus 43 Buchstaben, Ziffern, - oder _ bestehen.
server-not-yours = Nur der Schlüssel eines Spielers oder Gastgebers kann erneuert werden.
server-table-full = An diesem Tisch sind zu viele Leute. Versuche es später noch einmal.
server-house-full = Es sind zu viele Leute verbunden. Versuche es später noch einmal.
server-too-many-from-your-address = Von deiner Adresse sind zu viele verbunden. Schließe andere Tische oder versuche es später noch einmal.
server-too-many-hellos = Zu viele Versuche von deiner Adresse. Warte eine Minute.
server-host = Unter diesem Namen ist der Server nicht bekannt. Nimm die Adresse, die du bekommen hast; wer den Server betreibt, nennt sie mit --public-url oder --host.
server-origin = Diese Seite darf nicht mit dem Tisch sprechen. Öffne ihn auf der Seite des Servers.
server-version = Dein Programm spricht Fassung { $theirs } des Protokolls, dieser Server Fassung { $ours }. Im Browser: Lade die Seite neu. Ein eigenes Programm muss docs/protocol.md folgen.
server-hello-first = Die erste Nachricht muss „hello“ sein.
server-hello-again = „hello“ wurde schon gesagt.
server-no-lang = Diese Sprache wird hier nicht gesprochen; „de“ und „en“ schon.

## Nachrichten

server-unreadable = Die Nachricht ist nicht zu lesen: { $error }
server-not-json = Schicke JSON, mit der Kopfzeile „Content-Type: application/json“.
server-cut-short = Die Nachricht ist nicht ganz angekommen. Sende sie noch einmal.
server-binary = Nachrichten müssen JSON als Text sein.
server-too-large = Die Nachricht ist zu lang.
server-too-often = Zu viele Nachrichten. Warte einen Augenblick.
server-internal = Auf dem Server ist etwas schiefgegangen; nichts hat sich geändert. Es steht im Protokoll. Versuche es noch einmal.
server-no-page = Unter dieser Adresse gibt es nichts.

## Am Tisch

server-stale = Am Tisch ist es inzwischen weitergegangen. So steht es jetzt.
server-plan-length = Ein Plan hat 1 bis 64 Befehle.
server-no-plan = Es gibt keinen Plan, der weitergehen könnte.
server-not-written = Der Server konnte das nicht festhalten, darum ist es nicht geschehen. Versuche es noch einmal.
server-no-side = Diese Seite gibt es in dem Spiel nicht.
server-not-your-side = Dein Link spielt diese Seite nicht.
server-seal-shape = Ein Siegel hat 64 hexadezimale Ziffern, eine Saat 32.
server-seal-old = Dieser Tisch ist älter als die nachprüfbaren Würfel; er geht weiter wie bisher.
server-seal-side = Von dieser Seite wird keine Saat erwartet.
server-seal-phase = Dafür ist es zu früh oder zu spät: Erst kommen die Siegel, dann die Saaten, dann fallen die Würfel.
server-seal-seed = Das ist nicht die Saat, die versiegelt wurde.
server-status-seeds = Die Würfel warten auf einen Spieler
server-over = Das Spiel ist zu Ende.
server-resigned = Aufgegeben hat: { $side }.
server-peace = Frieden: Das Spiel endet unentschieden.
server-peace-alone = Frieden schließen Menschen miteinander; der Computer kämpft weiter. Du kannst aufgeben.
server-the-host = Gastgeber
server-request-open = Eine Bitte wartet schon auf Antwort.
server-request-none = Niemand hat um etwas gebeten, oder es ist schon entschieden.
server-asked-already = An dieser Stelle hast du schon gefragt. Warte, bis das Spiel weitergegangen ist.
server-asked-enough = Zehn deiner Bitten wurden in diesem Spiel abgelehnt; weitere gibt es nicht.
server-asks-back = Zurück zu Schritt { $to }? Darum bittet: { $side }.
server-asks-peace = Frieden? Das Spiel endete unentschieden. Darum bittet: { $side }.
server-asks-player = { $seat } soll spielen: { $player }. Darum bittet: { $side }.
server-elsewhere = Diese Partie geht unter den Regeln weiter, unter denen sie begann, auf einem anderen Server dieses Hauses. Versuchen Sie es gleich noch einmal.
server-old = Dieses Spiel begann unter älteren Regeln oder Daten (Regelfassung { $theirs }, hier { $ours }) und führt unter diesen anderswohin; es kann hier nicht weitergehen. Das Brett ist bis Schritt { $shown } zu sehen; Protokoll und Aufzeichnung enthalten alles. Jede Seite kann es als unentschieden beenden.
server-old-over = Dieses Spiel wurde unter älteren Regeln oder Daten gespielt (Regelfassung { $theirs }, hier { $ours }) und führt unter diesen anderswohin. Das Brett ist bis Schritt { $shown } zu sehen; Protokoll und Aufzeichnung enthalten alles.
server-old-broken = Die Aufzeichnung dieses Spiels lässt sich nicht mehr nachspielen: { $why } Das Brett ist bis Schritt { $shown } zu sehen; Protokoll und Aufzeichnung enthalten alles. Jede Seite kann es als unentschieden beenden.
server-take-back-where = Zurückgehen kann man nur zu einem früheren Augenblick des Spiels.
server-no-moment = So weit ist das Spiel noch nicht.
server-advice-busy = Der Computer denkt noch über anderen Rat nach. Warte einen Augenblick.
server-analysis-running = Eine Analyse verrät alles, was eine Seite wusste: Es gibt sie, wenn die Partie zu Ende ist.
server-not-yours-to-stop = Nur wer hier spielt oder den Tisch leitet, kann die Analyse anhalten.
server-no-decision = Befehle zum Weiterspielen brauchen einen Moment, in dem eine Seite entscheidet.
server-secrets = Solange das Spiel läuft, würde das verraten, was die andere Seite nicht wissen darf. Frage nach dem Ende noch einmal.
server-bot-unknown = Den Computerspieler „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
server-bot-slow = So lange darf der Computer nicht nachdenken; höchstens { $most }.
server-round = { $title } { $space }
server-fight = { $side }: { $result }
server-decides = Am Zug: { $side }

## Tische

server-no-game = Dieses Spiel gibt es nicht.
server-no-section = Diesen Abschnitt gibt es in den Regeln nicht.
server-no-case = Dieses Beispiel gibt es nicht.
server-no-puzzle = Dieses Rätsel gibt es nicht.
server-case-unplayable = Mit den Zahlen, die dieser Server benutzt, lässt sich dieses Beispiel nicht spielen.
server-no-scenario = Dieses Szenario gibt es nicht.
server-too-many-tables = Von deiner Adresse wurden zu viele Tische eröffnet. Warte eine Minute.
server-too-many-published = Von deiner Adresse wurden zu viele Partien für alle freigegeben. Versuche es in einer Stunde noch einmal.
server-too-many-keys = Zu viele Tische auf einmal.
server-too-many-lists = Von deiner Adresse wurden zu viele Listen verlangt. Warte eine Minute.
server-open = Der Tisch lässt sich nicht eröffnen: { $error }
server-record-or-branch = Sende einen Spielbericht oder nenne einen Tisch zum Abzweigen, nicht beides.
server-step-of-what = Ein Schritt braucht einen Spielbericht oder einen Tisch zum Abzweigen.
server-record = Das ist kein Spielbericht: { $error }
server-record-broken = Der Spielbericht dieses Tisches lässt sich nicht mehr nachspielen, darum lässt sich der Tisch nicht öffnen. Noch ist er erhalten.
server-replay = Der Spielbericht lässt sich nicht nachspielen (Eintrag { $entry }): { $what }
server-replay-old = Die Aufzeichnung wurde unter älteren Regeln oder Daten gespielt (Regelfassung { $theirs }, hier { $ours }) und führt unter diesen anderswohin (Eintrag { $entry }): { $what }
server-status = Am Zug: { $side }.
server-status-round = Runde { $round }, am Zug: { $side }.
server-passed = Durch stehende Anweisung verzichtet.
server-no-reaction = Dieses Spiel kennt keine solche Reaktion, oder die Chance liegt nicht zwischen 0 und 100 Prozent.
server-level-random-about = Irgendein erlaubter Befehl: zum Ausprobieren.
server-level-recruit-about = Übersieht jeden zweiten Befehl und nimmt den besten der übrigen.
server-level-corporal-about = Sieht einen Schritt voraus und lässt nie warten.
server-level-sergeant-about = Spielt vor jeder Entscheidung 50 Fortsetzungen im Kopf durch.
server-level-captain-about = Spielt vor jeder Entscheidung 200 Fortsetzungen im Kopf durch.
server-level-general-about = Spielt vor jeder Entscheidung 1.000 Fortsetzungen im Kopf durch. Das kann dauern.
