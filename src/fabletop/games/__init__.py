"""The games, each a package of its own: ``rules`` in numbers, beside them the face in words, and ``locale``."""

SHELF = ("fox", "fairytale", "grimm")
"""The order in which people are shown the games; those that are not named here follow by name."""
