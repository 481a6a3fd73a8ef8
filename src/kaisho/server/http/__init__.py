"""The JSON API: handlers that parse a request, call a service, and format its result."""
