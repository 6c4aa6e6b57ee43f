struct b;
struct a { struct b *other; };
struct b { struct a *other; };
