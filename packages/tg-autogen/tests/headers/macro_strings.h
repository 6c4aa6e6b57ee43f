#define NAME "tg"
#define JOINED "a" "b\n"
#define QUOTED "say \"hi\" \\ tab\t"
#define WRAPPED ("inside")
