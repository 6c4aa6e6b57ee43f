/** Opens the device. */
int device_open(int index);
