"""What the server answers over HTTP: JSON for programs and for the browser's page."""
