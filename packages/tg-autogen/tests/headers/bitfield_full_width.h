struct full { unsigned a : 32; unsigned char b : 8; unsigned long c : 64; };
