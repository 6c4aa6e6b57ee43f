struct again;
struct again { int a; };
struct again;
