struct list { unsigned count; unsigned items[]; };
