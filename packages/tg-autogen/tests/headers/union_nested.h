union outer { struct { short a; short b; } parts; int whole; };
