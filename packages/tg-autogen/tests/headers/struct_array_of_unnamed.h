struct rows { struct { char a; short b; } row[2]; };
