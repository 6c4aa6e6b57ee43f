struct numbers { float _Complex a; char b; double _Complex c; };
