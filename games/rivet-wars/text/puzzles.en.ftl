# Themes of puzzles: what the best order does, and the question that is asked.
theme-deploy = Deployment
theme-deploy-ask = Who comes, and where?
theme-cards = Cards
theme-cards-ask = Which card, and when?
theme-attack = Attack
theme-attack-ask = Who fires at whom?
theme-assault = Assault and dash
theme-assault-ask = Run first or fire first?
theme-move = Movement
theme-move-ask = Where does the figure go?
theme-formation = Formation
theme-formation-ask = Who stands in front?
theme-initiative = Who acts
theme-initiative-ask = Which segment acts?
theme-wait = Holding back
theme-wait-ask = Is it enough?
