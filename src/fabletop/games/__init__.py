"""The games, each a package of its own: ``rules`` in numbers, and beside it the face in words."""
