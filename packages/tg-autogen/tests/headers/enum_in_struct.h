struct holder { enum inside { IN, OUT } direction; int a; };
