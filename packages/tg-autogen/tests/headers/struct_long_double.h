struct wide { char a; long double b; };
