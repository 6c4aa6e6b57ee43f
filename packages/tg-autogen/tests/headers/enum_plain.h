enum color { RED, GREEN = 5, BLUE };
