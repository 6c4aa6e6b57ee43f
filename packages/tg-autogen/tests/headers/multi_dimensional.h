struct cube { short v[2][3][4]; };
