enum { FIRST = 3, SECOND };
