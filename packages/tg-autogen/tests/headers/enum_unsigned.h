enum big { SMALL = 1, LARGE = 0xFFFFFFFFu };
