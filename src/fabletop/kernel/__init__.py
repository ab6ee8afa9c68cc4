"""What every rules engine stands on: records, rules, chance, questions, facts, and the ways to run them."""
