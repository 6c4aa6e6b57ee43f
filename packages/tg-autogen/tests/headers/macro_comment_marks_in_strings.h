#define HOME "http://example.org/a" /* a comment */
#define SLASHES "//"
#define KEPT 1 // "text"
