"""The games, each a package of its own: its rules, what a seat knows, what makes a good player, and words."""
