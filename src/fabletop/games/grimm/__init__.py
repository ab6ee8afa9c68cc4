"""The Grimm Forest."""
