int lambda(int from);
