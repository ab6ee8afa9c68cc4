"""Fairy Tale in words and pictures: built on its numbers."""
