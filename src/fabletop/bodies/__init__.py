"""Ways to run the same rules: interpreted, compiled for the CPU, compiled for a GPU; one table or many at once."""
