enum __attribute__((packed)) tiny { A, B };
struct uses { enum tiny a; char b; };
