"""What makes a good player of The Grimm Forest: heuristics, values, features for networks, characters."""
