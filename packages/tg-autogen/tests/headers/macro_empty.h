#define NOTHING
#define GUARD_H
