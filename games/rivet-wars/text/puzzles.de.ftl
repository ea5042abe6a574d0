# Themen der Rätsel: was der beste Befehl tut.
theme-deploy = Aufstellung
theme-cards = Karten
theme-attack = Angriff
theme-assault = Vorstoß und Rasen
theme-move = Bewegung
theme-formation = Formation
theme-initiative = Wer ist dran
theme-wait = Abwarten
