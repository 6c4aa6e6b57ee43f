union bits { unsigned all; unsigned low : 4; struct { unsigned a : 3; unsigned b : 29; } parts; };
