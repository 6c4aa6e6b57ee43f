/* a struct */
struct noted {
  int a; /**< the first */
  int b; ///< the second
};
