struct floats { float a; double b; };
