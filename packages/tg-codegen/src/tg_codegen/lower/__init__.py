"""From a kernel to instructions: tiles to vectors, gates, decompositions, index types."""
