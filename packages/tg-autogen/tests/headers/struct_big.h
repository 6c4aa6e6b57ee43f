struct big { char a[4096]; int b; };
