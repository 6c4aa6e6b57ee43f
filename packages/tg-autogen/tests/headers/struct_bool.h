struct flags { _Bool a; char b; _Bool c; };
