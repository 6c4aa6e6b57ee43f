enum error { OK = 0, FAIL = -1, WORSE = -100 };
