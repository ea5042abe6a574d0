# Themes of puzzles: what the best order does, and the question that is asked.
theme-fire = Fire
theme-fire-ask = Who fires at whom?
theme-draw = Draw or leave it
theme-draw-ask = Is the attack good enough as it stands?
theme-strike = Air and artillery
theme-strike-ask = Where do aircraft and shells go?
theme-move = Movement
theme-move-ask = Where does the unit go?
theme-exit = Breakthrough
theme-exit-ask = Who leaves the map?
theme-wait = Holding back
theme-wait-ask = Is this card worth using?
theme-set-up = Set-up
theme-set-up-ask = Where does the unit stand best?
