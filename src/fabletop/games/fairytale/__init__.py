"""Fairy Tale."""
