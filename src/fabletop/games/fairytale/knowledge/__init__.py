"""What a seat of Fairy Tale knows: what it remembers, the worlds that fit, and all that as numbers."""
