struct padded { char a; int b; char c; double d; };
