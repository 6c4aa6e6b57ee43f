enum color { RED, GREEN };
struct paint { enum color c; char d; };
