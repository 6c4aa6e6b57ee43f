struct hidden;
struct hidden *hidden_open(void);
