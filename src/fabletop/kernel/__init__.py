"""What every rules engine stands on: records, chance, bits, decks, questions, facts, and the marking of rules."""
