struct deep { char a; union { struct { int b; union { short c; long d; }; }; char e[3]; }; };
