"""The games in the tools that researchers have: PettingZoo, Gymnasium and OpenSpiel. Each needs the extra ``research``.

Nothing here knows a rule: tables are played by the compiled kernel, and what a seat is given comes from ``observe`` and
``legal``, which depend on nothing that the seat cannot know.
"""
