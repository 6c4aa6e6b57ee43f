struct between { char before; unsigned flag : 1; unsigned kind : 6; char after; };
