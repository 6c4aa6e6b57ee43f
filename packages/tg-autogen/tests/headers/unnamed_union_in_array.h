struct slots { union { int i; float f; } slot[4]; };
