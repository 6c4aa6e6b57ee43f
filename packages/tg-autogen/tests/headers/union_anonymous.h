struct variant { int kind; union { int i; double d; }; };
