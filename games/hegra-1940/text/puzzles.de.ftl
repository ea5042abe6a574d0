# Themen der Rätsel: was der beste Befehl tut.
theme-recruit = Rekruten und Aufgebot
theme-fire = Feuer der Wälle
theme-guns = Die Geschütze
theme-patrol = Der Zug nach draußen
theme-works = Arbeit in der Festung
theme-people = Die Leute
theme-walls = Auf die Wälle
theme-hospital = Lazarett
theme-cards = Karten
theme-choice = Das kleinere Übel
theme-done = Aufhören
