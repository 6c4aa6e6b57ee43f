void fill(int values[8], char text[]);
