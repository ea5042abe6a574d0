# Themen der Rätsel: was der beste Befehl tut.
theme-fire = Feuer
theme-artillery = Artillerie
theme-assault = Nahkampf
theme-reaction = Reaktion
theme-retreat = Weichen oder bleiben
theme-losses = Verluste
theme-move = Bewegung
theme-enter = Verstärkung
theme-command = Befehlsmarker
theme-wait = Aufhören
theme-set-up = Aufstellung
