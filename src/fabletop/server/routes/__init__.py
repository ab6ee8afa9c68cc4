"""The HTTP API, a file for each matter."""

from fabletop.server.routes import games, identity, operations, page, standings, talk

ROUTES = [*games.ROUTES, *identity.ROUTES, *operations.ROUTES, *page.ROUTES, *standings.ROUTES, *talk.ROUTES]
