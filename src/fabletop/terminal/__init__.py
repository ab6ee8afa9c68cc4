"""Playing and reading in a terminal."""
