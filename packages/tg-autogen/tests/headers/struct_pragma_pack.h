#pragma pack(push, 2)
struct two { char a; int b; double c; };
#pragma pack(pop)
struct normal { char a; int b; };
