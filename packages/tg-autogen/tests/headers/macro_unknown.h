#define BROKEN (undefined_thing + 1)
#define KEPT 4
