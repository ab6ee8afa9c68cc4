# What reports say of the game.

report-cards-about-grimm = A Fable came to whoever played it, a Friend to whoever had it before them, even if not for long.
