# Themes of puzzles: what the best order does.
theme-fire = Fire
theme-artillery = Artillery
theme-assault = Close combat
theme-reaction = Reaction
theme-retreat = Give way or stay
theme-losses = Losses
theme-move = Movement
theme-enter = Reinforcements
theme-command = Command markers
theme-wait = Enough
theme-set-up = Set-up
