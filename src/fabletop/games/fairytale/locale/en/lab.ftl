# What reports say of the game.

report-cards-about-fairytale = A card came to whoever played it, even if it was turned face down later.
