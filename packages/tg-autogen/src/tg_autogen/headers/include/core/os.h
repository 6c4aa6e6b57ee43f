/* nouveau calls this for its integer types, which kernel.h has. */
