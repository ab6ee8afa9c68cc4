"""Messages as words, in English and Russian."""
