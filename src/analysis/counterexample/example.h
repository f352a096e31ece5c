/* example: numbers with which control takes a path. */
#ifndef GV_EXAMPLE_H
#define GV_EXAMPLE_H

#include "model/model.h"

/* A number from outside on which the path rests. */
typedef struct gv_input_number {
  gv_value_id of;
  uint64_t number; /* in its low bits, as many as the value has */
} gv_input_number;
typedef GV_VEC(gv_input_number) gv_input_numbers;

#endif
