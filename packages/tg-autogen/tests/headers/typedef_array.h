typedef int triple[3];
struct uses { triple a; triple b[2]; };
