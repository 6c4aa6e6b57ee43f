enum kind { KIND_A = 3, KIND_B };
#define KIND_DEFAULT KIND_B
#define KIND_A KIND_A
