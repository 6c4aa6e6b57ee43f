struct halves { _Float16 a; _Float16 b[3]; };
