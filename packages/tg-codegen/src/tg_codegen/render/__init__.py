"""Renderers: one file per target language."""
