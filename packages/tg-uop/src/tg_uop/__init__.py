"""The one node type of the system: UOps, patterns, rewriting, symbolic algebra and a reference interpreter."""
