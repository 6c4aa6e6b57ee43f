struct outer { int a; struct { short b; long c; }; };
