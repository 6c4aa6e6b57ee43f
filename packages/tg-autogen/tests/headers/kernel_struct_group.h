struct grouped { int a; union { struct { int b; int c; } named; struct { int b; int c; }; }; };
