enum huge { LOW = 1, HIGH = 0x100000000ull };
