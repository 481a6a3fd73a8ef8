"""Tests of the courses."""
