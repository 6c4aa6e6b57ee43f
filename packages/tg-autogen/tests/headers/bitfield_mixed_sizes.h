struct mixed { unsigned char a : 4; unsigned short b : 9; unsigned c : 20; unsigned long d : 33; };
