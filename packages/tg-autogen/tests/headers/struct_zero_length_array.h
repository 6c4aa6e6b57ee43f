struct old { int count; int items[0]; };
