# Themen der Rätsel: was der beste Befehl tut.
theme-fire = Feuer
theme-draw = Ziehen oder lassen
theme-strike = Luft und Artillerie
theme-move = Bewegung
theme-exit = Durchbruch
theme-wait = Abwarten
theme-set-up = Aufstellung
