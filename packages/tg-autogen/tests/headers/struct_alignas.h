struct chosen { char a; _Alignas(8) char b; };
