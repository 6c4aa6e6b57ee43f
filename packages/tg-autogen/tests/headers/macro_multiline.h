#define LONGER(a, b) \
  (((a) << 4) | \
   ((b) & 0xF)) /* a comment */
#define SUM (1 + \
  2)
