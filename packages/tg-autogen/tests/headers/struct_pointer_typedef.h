typedef struct object_st *object;
object object_new(int size);
void object_free(object o);
