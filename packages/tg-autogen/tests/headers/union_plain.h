union value { int i; float f; char c[8]; };
