struct integers { signed char a; unsigned char b; short c; unsigned short d; int e; unsigned f; long g; unsigned long h; long long i; unsigned long long j; };
