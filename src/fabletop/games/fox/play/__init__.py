"""What makes a good player of The Fox in the Forest: heuristics, values, features for networks, characters."""
