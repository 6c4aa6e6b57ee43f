struct cell { char tag; int value; };
struct grid { struct cell cells[3]; };
