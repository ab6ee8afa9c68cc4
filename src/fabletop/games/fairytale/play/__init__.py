"""What makes a good player of Fairy Tale: heuristics, values, features for networks, characters."""
