struct bits { int a : 3; int b : 1; int c : 12; };
