"""The HTTP API, a file for each matter."""

from fabletop.server.routes import games, identity, operations, page, standings, tables, talk

ROUTES = [
    *games.ROUTES,
    *identity.ROUTES,
    *operations.ROUTES,
    *page.ROUTES,
    *standings.ROUTES,
    *tables.ROUTES,
    *talk.ROUTES,
]
