"""The rules of The Grimm Forest, numbers only: a file for each section of the rulebook."""
