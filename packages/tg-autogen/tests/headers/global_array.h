extern int table[4];
