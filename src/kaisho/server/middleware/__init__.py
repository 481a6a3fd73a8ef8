"""The middlewares around the routes: small ASGI wrappers, each with one concern. ``app.MIDDLEWARE`` has their order."""
