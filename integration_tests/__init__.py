"""What only the whole can show: every op end to end, models, generated code, caches, threads, and
benchmarks.
"""
