struct reg { union { struct { unsigned lo : 16; unsigned hi : 16; }; unsigned value; }; };
