struct wide { unsigned long a : 40; unsigned long b : 24; long c : 63; };
