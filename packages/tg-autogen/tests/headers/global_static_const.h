static const int limit = 40;
static const unsigned long mask = 0xFFUL << 8;
