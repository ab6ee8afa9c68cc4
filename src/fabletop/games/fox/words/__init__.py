"""The Fox in the Forest in words and pictures: built on its numbers."""
