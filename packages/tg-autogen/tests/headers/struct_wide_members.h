struct wide { char a; __int128 b; unsigned __int128 c; };
