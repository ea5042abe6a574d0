# Texts every game shares. A game must not define these keys again.

## At the table

# $reason: a whole sentence. $rule: section and ruling, "4.3 R6".
table-refused = { $reason } (Regel { $rule })
# Also when a card or dice are awaited, or the game is over.
table-not-your-turn = Nicht an der Reihe, oder das Spiel wartet auf etwas anderes.

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

## Results of a fight

odds-hit = Treffer
odds-miss = Fehlschuss
odds-eliminated = Vernichtet
odds-interrupted = Unterbrochen

## Who plays

player-human = Mensch
bot-random = Computer (Zufall)
bot-greedy = Computer (einfach)
bot-search-quick = Computer (schnell)
bot-search-normal = Computer (normal)
bot-search-strong = Computer (stark)

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
