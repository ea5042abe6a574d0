# Texts every game shares. A game must not define these keys again.

## At the table

# $reason: a whole sentence. $rule: section and ruling, "4.3 R6".
table-refused = { $reason } (Regel { $rule })
# Also when a card or dice are awaited, or the game is over.
table-not-your-turn = Nicht an der Reihe, oder das Spiel wartet auf etwas anderes.

# Why orders given together were not all carried out.
plan-luck = Angehalten: Würfel oder Karten haben entschieden.
plan-revealed = Angehalten: Etwas Neues ist zu sehen.
plan-other-side = Angehalten: Die andere Seite hat etwas getan.
plan-turn = Angehalten: Der Zug ist vorbei.
plan-illegal = Angehalten: Der nächste Befehl ist nicht möglich.

# Moves by destination.
course-steps = Schritte
course-points = { $count ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}
course-luck = Würfel oder Karten entscheiden, was daraus wird

## Taking back

undo-nothing = Es gibt nichts zurückzunehmen.
undo-luck = Zuletzt wurde gezogen oder gewürfelt; was davor geschah, lässt sich nicht mehr zurücknehmen.
undo-revealed = Dabei wurde Verborgenes aufgedeckt; das lässt sich nicht mehr zurücknehmen.
undo-other-side = Die andere Seite ist am Zug oder war es zuletzt; zurücknehmen geht nicht mehr.

## Luck typed in

# $text: what was typed.
luck-dice = „{ $text }“ passt nicht; erwartet { $count ->
        [one] wird eine Zahl
       *[other] werden { $count } Zahlen
    } von 1 bis { $sides }.
# $left: what is left, in notation.
luck-draw = „{ $text }“ ist nicht zu ziehen; noch da sind: { $left }.
luck-wrong = „{ $text }“ passt nicht zu dem, was jetzt gezogen oder gewürfelt wird.

## Opening a game

# $name: what was asked for. $known: what there is.
open-game = Ein Spiel „{ $name }“ gibt es nicht; Spiele sind: { $known }.
open-scenario = { $game } hat kein Szenario „{ $name }“; Szenarien sind: { $known }.
open-option = { $game } hat keine Option „{ $name }“; Optionen sind: { $known }.
open-option-value = Die Option { $name } ist eines von: { $known }.
open-side = { $game } hat keine Seite „{ $name }“; Seiten sind: { $known }.

## Replaying a record

replay-start = Die Aufzeichnung beginnt in einer anderen Ausgangsstellung als dieses Spiel.
replay-seat = Eine Seite „{ $seat }“ gibt es in diesem Spiel nicht.
replay-hash = Die Stellung weicht von der Aufzeichnung ab: Prüfsumme { $found }, aufgezeichnet ist { $written }.
replay-drawn = „{ $luck }“ ist nicht das, was die Zahl dahinter ergibt.

## Results of a fight

odds-hit = Treffer
odds-miss = Fehlschuss
odds-eliminated = Vernichtet
odds-interrupted = Unterbrochen

## Who plays

player-human = Mensch
player-bot = Computer ({ $bot })
level-random = Zufällig
level-recruit = Rekrut
level-corporal = Gefreiter
level-sergeant = Feldwebel
level-captain = Hauptmann
level-general = General

## Schreibweise

notation-order = „{ $order }“ ist kein Befehl. Befehle beginnen mit: { $verbs }.
notation-form = „{ $order }“ ist kein ganzer Befehl. Er wird so geschrieben: { $forms }.
notation-word = „{ $word }“ gibt es hier nicht. Es gibt: { $known }.

# A game that is served with an owner's data files. $title: its title.
game-own-data = { $title } (eigene Daten)

## Was am Tisch neben dem Spiel geschah

note-back = Zurückgenommen von Schritt { $from } bis Schritt { $to }: { $side }.
note-back-luck = Zurückgenommen von Schritt { $from } bis Schritt { $to }: { $side }. Karten und Würfe dazwischen: { $count }; sie fallen neu.
note-player = { $side } spielt jetzt: { $player }.
note-seated = { $side }: Der Platz ist besetzt und gehört nur dieser Person.
note-advice = Den Computer um Rat gefragt: { $side }.
note-rules = Das Spiel geht unter neueren Regeln oder Daten weiter (Regelfassung { $old }, jetzt { $new }); alle Stellungen bisher sind unter beiden gleich.
end-won = Gewonnen hat: { $side }.
end-draw = Unentschieden.
end-lost = Das Spiel hat gewonnen.
end-resigned = Aufgegeben hat: { $side }.
end-lapsed = Die Zeit ist abgelaufen für: { $side }.
end-peace = Frieden: Das Spiel endet unentschieden.

## Balance, in the lists of scenarios

balance-measured = { $bot } gegen sich selbst, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }: { $shares }.
balance-share = { $side } { $share } % ({ $low } bis { $high })
balance-draws = unentschieden { $share } %
balance-even = Ausgeglichener mit der Vorgabe „{ $handicap }“: { $shares }.
balance-stale = Gemessen mit anderen Regeln oder Werten.

## Würfel, die man nachprüfen kann

note-gap = Die Datenbank wurde aus einer Sicherung wiederhergestellt; die Ziehungen { $from } bis { $to } sind aufgegeben, weil jemand sie gesehen haben kann.
dice-checked = Würfel geprüft: { $drawn ->
    [one] eine Ziehung,
   *[other] { $drawn } Ziehungen,
 } { $struck ->
    [0] keine
   *[other] { $struck }
 } zurückgenommen; jede Zahl ist die, die Geheimnis und Saaten ergeben.
dice-by = Saaten in den Würfeln: { $sides }.
dice-by-nobody = Keine Saat eines Spielers ist in den Würfeln: Nur der Server hat sie versiegelt.
dice-declined = Ohne Saat: { $sides }.
dice-given = Die ersten { $given } Schritte wurden mitgebracht; über ihr Glück ist nichts bekannt.
dice-gaps = { $gaps } Nummern wurden aufgegeben, als eine Sicherung zurückgespielt wurde.
dice-how = Die Festlegung war { $commitment }. Selbst nachprüfen: feldzug record verify --dice DATEI oder tools/check-dice.py DATEI.
dice-own = Würfel: auf dem eigenen Rechner geworfen; es gibt nichts nachzuprüfen.
dice-failed = Die Würfel stimmen nicht: { $what }
dice-none = Diese Aufzeichnung hat keine Würfel, die man nachprüfen kann: Sie wurden auf dem eigenen Rechner geworfen, oder es gab solche Würfel noch nicht.
dice-no-secret = Das Geheimnis steht noch nicht in der Aufzeichnung; es wird gesagt, wenn das Spiel zu Ende ist.
dice-other-secret = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
dice-not-shown = Die Festlegung in der Aufzeichnung ist nicht die, die gezeigt wurde.
dice-other-seed = Die Saat von { $side } ist nicht die versiegelte.
dice-rounds = Saaten wurden öfter verlangt, als sich jemand gesetzt hat.
dice-not-drawn = Das Glück bei Schritt { $step } wurde nicht gezogen.
dice-wrong = Ziehung { $which } bei Schritt { $step } ergibt nicht dieses Ergebnis.
dice-twice = Ziehung { $which } kommt zweimal oder in falscher Reihenfolge.
dice-beyond = Ziehung { $which } wurde nie gezählt.
dice-missing = Ziehung { $which } fehlt.
dice-line = Diese Zeile ergibt keinen Sinn: { $line }

## Lektionen

# Ein Text, der in beiden Sprachen kommt, aus einer Lektion.
in-words = { $de }
lesson-other = Die Regeln erlauben das, aber in dieser Lektion geht es um etwas anderes. Lies die Aufgabe noch einmal, oder lass dir einen Hinweis geben.
open-lesson = { $game } hat keine Lektion „{ $name }“; Lektionen sind: { $known }.

# Beispiele zu Regeln: Fälle, wie man sie ansehen kann.
example-start = Die Stellung
example-order = { $side }: { $order }
example-luck = Geworfen oder gezogen: { $luck }
example-refused = Nicht erlaubt: { $order }
example-odds = Die Aussichten: { $order }
example-look = Was jetzt möglich ist
example-may = Erlaubt: { $order }
example-may-not = Nicht erlaubt: { $order }. { $why }
example-only = Sonst ist nichts erlaubt.
example-nothing = Es kann nichts befohlen werden.
example-holds = Geprüft: { $facts }
example-view = Gezeichnet, wie ein Schiedsrichter es sieht: mit allem, was einer Seite verborgen ist.

# Eine Partie als Text.
report-title = { $game }: { $scenario }
report-player = { $side }: { $player }
report-round = { $title } { $number }
report-notes = Neben dem Spiel
report-end = Wie es ausging
report-open = Die Partie ist nicht zu Ende: bisher { $steps ->
    [one] ein Schritt.
   *[other] { $steps } Schritte.
}
report-luck-title = Glück
report-luck = { $side }: { $count ->
    [one] ein Angriff
   *[other] { $count } Angriffe
}, { $whole },{ $tenth } Erfolge zu erwarten, { $came } gekommen.

# Warum der Computer einen Befehl gibt. Spiele fügen eigene Sätze hinzu für das, was sie abwägen: why-<was>.
why-certain = Das gewinnt, was auch geschieht.

# Analyse nach der Partie
analysis-title = Analyse
analysis-curve = Aussichten: { $side }. Je höher, desto besser. Darunter die Runden.
analysis-curve-plain = Aussichten: { $side }. Je höher, desto besser.
analysis-span = { $side }: am Anfang { $from } % Aussicht auf den Sieg, am Ende { $to } %.
analysis-side = { $side }: Glück { $luck }, eigene Entscheidungen { $decisions } (in Hundertsteln einer Partie). Nichts Besseres fand sich { $choices ->
    [one] bei { $sound } von { $choices } Entscheidung.
   *[other] bei { $sound } von { $choices } Entscheidungen.
}
analysis-news = { $side }: Was sich zeigte, war { $news } wert.
analysis-by-luck = Das Glück wog schwerer als die Entscheidungen. Vorteil für { $side }: { $worth }.
analysis-by-decisions = Die Entscheidungen wogen schwerer als das Glück. Vorteil für { $side }: { $worth }.
analysis-by-neither = Glück und Entscheidungen hoben sich nahezu auf.
analysis-alone-luck = Das Glück wog schwerer als die Entscheidungen: { $worth }.
analysis-alone-decisions = Die Entscheidungen wogen schwerer als das Glück: { $worth }.
analysis-greatest = Der größte einzelne Moment war Schritt { $step }: { $worth } für { $side }.
analysis-correction = Von einer Schätzung zur nächsten sind { $whole },{ $tenth } Hundertstel weder Glück noch Entscheidung noch Neues: So groß ist der Fehler der Schätzung. Seine mittlere Richtung ist { $mean } für { $side }.
analysis-moments = Was die Partie entschied
analysis-none = Kein einzelner Moment änderte die Aussichten um zwei Hundertstel.
analysis-at = Schritt { $step }
analysis-at-round = Schritt { $step }, { $title } { $number }
analysis-cause-luck = Glück für { $side }: { $worth }
analysis-cause-decision = { $side } entscheidet: { $worth }
analysis-cause-news = Neues zugunsten von { $side }: { $worth }
analysis-after = Nach: { $order }.
analysis-played = Gespielt: { $order }.
analysis-better = Besser: { $order }.
analysis-budget = Gesucht mit { $playouts ->
    [one] { $playouts } Durchlauf je Entscheidung.
   *[other] { $playouts } Durchläufen je Entscheidung.
}
analysis-progress = { $done }/{ $of }

# Puzzles
puzzle-wrong = Das geht, aber es lässt nur { $outlook } % Aussicht. Der beste Befehl kommt auf { $best } %, { $gain } mehr. Versuch es noch einmal, oder lass dir die Lösung zeigen.
puzzle-wrong-by-far = Das geht, aber es lässt höchstens { $outlook } % Aussicht. Der beste Befehl kommt auf { $best } %. Versuch es noch einmal, oder lass dir die Lösung zeigen.
puzzle-wrong-unknown = Das geht, aber ein anderer Befehl ist klar besser. Versuch es noch einmal, oder lass dir die Lösung zeigen.
puzzle-title = { $scenario }: { $side }
puzzle-title-round = { $scenario }: { $side }, Runde { $round }
puzzle-task = Ein Befehl ist klar besser als alle anderen. Gib ihn.
puzzle-task-win = Ein Befehl gewinnt sicher. Gib ihn.
puzzle-why = Der beste Befehl: { $best }. Er bringt { $worth } % Aussicht; der nächstbeste ({ $second }) bringt { $less } %.
puzzle-why-wins = Der beste Befehl: { $best }. Er gewinnt sicher; der nächstbeste ({ $second }) bringt { $less } % Aussicht.
puzzle-blunder = Besser ist: { $best }. Das bringt { $worth } % Aussicht. Gespielt wurde: { $given }. Das lässt { $less } %.
theme-win = Jetzt gewinnen
open-puzzle = { $game } hat kein Rätsel „{ $name }“.
