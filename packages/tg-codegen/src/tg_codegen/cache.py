def compile_cached(key, source, fn): return fn(source)
