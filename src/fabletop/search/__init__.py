"""Thinking ahead: trees over re-dealt tables, endgames solved, and one step better than a network."""
