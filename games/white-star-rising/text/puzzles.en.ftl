# Themes of puzzles: what the best order does.
theme-fire = Fire
theme-assault = Assault
theme-retreat = Retreat
theme-move = Movement
theme-edge = Over the edge of the map
theme-support = Support
theme-fate = Fate
theme-wait = Holding back
theme-face = Mount and dismount
theme-order = Who is next
theme-set-up = Set-up
