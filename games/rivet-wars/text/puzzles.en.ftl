# Themes of puzzles: what the best order does.
theme-deploy = Deployment
theme-cards = Cards
theme-attack = Attack
theme-assault = Assault and dash
theme-move = Movement
theme-formation = Formation
theme-initiative = Who acts
theme-wait = Holding back
