"""What a seat of The Grimm Forest knows: what it remembers, the worlds that fit, and all that as numbers."""
