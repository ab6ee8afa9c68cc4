"""The steps from an empty database to the newest form."""
