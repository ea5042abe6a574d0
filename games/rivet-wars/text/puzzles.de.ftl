# Themes of puzzles: what the best order does, and the question that is asked.
theme-deploy = Aufstellung
theme-deploy-ask = Wer kommt, und wo?
theme-cards = Karten
theme-cards-ask = Welche Karte, und wann?
theme-attack = Angriff
theme-attack-ask = Wer schießt auf wen?
theme-assault = Vorstoß und Rasen
theme-assault-ask = Erst laufen oder erst schießen?
theme-move = Bewegung
theme-move-ask = Wohin geht die Figur?
theme-formation = Formation
theme-formation-ask = Wer steht vorn?
theme-initiative = Wer ist dran
theme-initiative-ask = Welches Segment handelt?
theme-wait = Abwarten
theme-wait-ask = Ist es genug?
