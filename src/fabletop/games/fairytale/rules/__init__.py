"""The rules of Fairy Tale, numbers only: a file for each section of the rulebook."""
