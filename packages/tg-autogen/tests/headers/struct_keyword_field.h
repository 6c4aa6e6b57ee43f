struct keywords { int from; int in; int class; int normal; };
