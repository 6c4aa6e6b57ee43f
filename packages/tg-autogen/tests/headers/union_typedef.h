typedef union { long a; unsigned char bytes[8]; } word_t;
