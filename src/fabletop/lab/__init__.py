"""Where games are measured."""
