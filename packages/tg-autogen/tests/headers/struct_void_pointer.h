struct handle { void *p; const void *q; void **r; };
