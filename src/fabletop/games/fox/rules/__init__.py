"""The rules of The Fox in the Forest, numbers only: a file for each section of the rulebook."""
