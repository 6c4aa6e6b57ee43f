enum same { ONE = 1, UNO = 1, TWO };
