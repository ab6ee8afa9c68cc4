"""What a seat of The Fox in the Forest knows: what it remembers, the worlds that fit, and all that as numbers."""
