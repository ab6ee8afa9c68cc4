"""The Fox in the Forest."""
