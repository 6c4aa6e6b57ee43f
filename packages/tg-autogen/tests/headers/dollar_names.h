struct money$ { int a$b; };
