enum flags { F0 = 1 << 0, F1 = 1 << 1, ALL = F0 | F1, MASK = ~0x3, SIZE = sizeof(int) };
