struct chain { int ***p; struct chain **q; };
