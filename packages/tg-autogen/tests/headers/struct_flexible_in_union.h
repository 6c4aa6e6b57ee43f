struct ring { union { struct { long head; int tail; }; struct { struct { } empty; long items[]; }; }; };
