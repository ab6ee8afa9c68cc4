"""The Grimm Forest in words and pictures: built on its numbers."""
