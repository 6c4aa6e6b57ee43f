#define ONE 1 /* one */
#define TWO 2 // two
#define THREE /* in front */ 3
