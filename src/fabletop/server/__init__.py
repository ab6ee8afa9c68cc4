"""The server: people meet at tables over HTTP and WebSockets, and nothing acknowledged is lost."""
