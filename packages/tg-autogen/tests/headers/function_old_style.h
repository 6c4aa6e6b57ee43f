int old_style();
