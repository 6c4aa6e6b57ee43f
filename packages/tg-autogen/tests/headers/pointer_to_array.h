struct rows { int (*row)[4]; };
