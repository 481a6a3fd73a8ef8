"""The commands of ``kaisho``, one module each, with a function ``run`` that takes the values of the command line."""
