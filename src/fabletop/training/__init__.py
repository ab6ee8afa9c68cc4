"""Networks that learn a game by playing themselves; needs the ``train`` extra."""
