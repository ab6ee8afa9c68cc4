"""Tables and cards in letters: from what a game tells to lines of text, for every game alike."""
