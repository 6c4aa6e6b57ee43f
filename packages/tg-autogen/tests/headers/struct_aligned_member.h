struct member { char a; int b __attribute__((aligned(16))); char c; };
