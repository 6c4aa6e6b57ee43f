struct partly { char a; int b __attribute__((packed)); char c; int d; };
