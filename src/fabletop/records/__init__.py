"""Games in files: records that anyone can replay and verify, and scenes."""
