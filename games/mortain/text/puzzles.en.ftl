# Themes of puzzles: what the best order does.
theme-fire = Fire
theme-draw = Draw or leave it
theme-strike = Air and artillery
theme-move = Movement
theme-exit = Breakthrough
theme-wait = Holding back
theme-set-up = Set-up
