enum words { None, True, is, plain };
