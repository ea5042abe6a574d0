# Themes of puzzles: what the best order does, and the question that is asked.
theme-fire = Feuer
theme-fire-ask = Wer schießt auf wen?
theme-draw = Ziehen oder lassen
theme-draw-ask = Ist der Schuss gut genug, wie er steht?
theme-strike = Luft und Artillerie
theme-strike-ask = Wohin mit Flugzeugen und Granaten?
theme-move = Bewegung
theme-move-ask = Wohin geht die Einheit?
theme-exit = Durchbruch
theme-exit-ask = Wer verlässt die Karte?
theme-wait = Abwarten
theme-wait-ask = Gehört diese Karte genutzt?
theme-set-up = Aufstellung
theme-set-up-ask = Wo steht die Einheit am besten?
