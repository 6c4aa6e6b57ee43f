enum mode { OFF, ON, AUTO };
struct settings { enum mode a : 2; enum mode b : 2; };
