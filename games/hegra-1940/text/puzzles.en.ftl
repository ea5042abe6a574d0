# Themes of puzzles: what the best order does.
theme-recruit = Recruits
theme-fire = Fire from the walls
theme-guns = The guns
theme-patrol = The way outside
theme-works = Work in the fort
theme-people = The people
theme-walls = Man the walls
theme-hospital = Hospital
theme-cards = Cards
theme-choice = The lesser evil
theme-done = Enough
