struct split { unsigned char a : 3; unsigned char : 0; unsigned char b : 2; };
