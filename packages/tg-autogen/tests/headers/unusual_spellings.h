struct spelled { int long unsigned a; long int b; short unsigned int c; unsigned char signed_; };
