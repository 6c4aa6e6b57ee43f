typedef void nothing;
nothing *allocate(unsigned long size);
