enum mode { SLOW, FAST };
enum mode switch_mode(enum mode m);
