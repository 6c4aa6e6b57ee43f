struct arrays { int a[4]; char name[16]; double m[2][3]; };
