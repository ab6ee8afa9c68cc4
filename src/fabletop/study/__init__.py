"""Games to look at from Python and notebooks."""
