typedef enum { STOP, GO } signal_t;
struct light { signal_t state; };
