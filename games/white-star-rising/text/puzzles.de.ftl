# Themen der Rätsel: was der beste Befehl tut.
theme-fire = Feuer
theme-assault = Sturm
theme-retreat = Rückzug
theme-move = Bewegung
theme-edge = Über den Kartenrand
theme-support = Unterstützung
theme-fate = Schicksal
theme-wait = Abwarten
theme-face = Auf- und absitzen
theme-order = Reihenfolge
theme-set-up = Aufstellung
