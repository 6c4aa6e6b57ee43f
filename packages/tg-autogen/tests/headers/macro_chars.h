#define LETTER 'A'
#define NEWLINE '\n'
#define OCTAL_CHAR '\033'
#define MAGIC 'd'
