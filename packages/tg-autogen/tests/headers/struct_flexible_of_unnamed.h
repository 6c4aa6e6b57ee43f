struct table { unsigned count; struct { unsigned offset; unsigned size; } entry[]; };
