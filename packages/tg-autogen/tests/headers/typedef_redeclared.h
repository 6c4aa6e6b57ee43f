typedef int number;
typedef int number;
