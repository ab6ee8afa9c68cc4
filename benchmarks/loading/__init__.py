"""What it takes to put servers under load: cheap sockets, tables that play by themselves, and a watch on the server."""
