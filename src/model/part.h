/* part: the model of some functions of a program alone, with what they use numbered again
 * in the same order, and the way back to the numbers of the whole.
 */
#ifndef GV_MODEL_PART_H
#define GV_MODEL_PART_H

#include "model/model.h"

/* Numbers in order, by part: those of part p from at[start[p]] up to at[start[p + 1]]. */
typedef struct gv_shares {
  uint32_t *start, *at;
} gv_shares;

/* How a program is cut: each function is in one part, with all that it calls or that calls it, and
 * so is each value but constants, which every part may have. */
typedef struct gv_parts {
  uint32_t count;
  uint32_t *of_function; /* by function */
  uint32_t *of_value;    /* by value; GV_NONE: a constant, or nothing uses it */
  uint32_t *of_global;   /* by global; GV_NONE: nobody writes it, or nobody has to do with it */
  uint8_t entered;       /* gv_entered: in the whole program */
  bool calls_unknown;    /* it calls code that is not here */
  /* filled in by gv_parts_index() */
  gv_shares functions, values, pointers, elements, carried, demands;
  uint32_t *function_now, *block_now, *op_now; /* by function: its number in its part, and those of
                                                  its first block and operation */
  uint32_t *first_op;                          /* by function */
} gv_parts;

/* Fills in the lists, once what stands before them is set. O(size of the model). */
void gv_parts_index(gv_parts *parts, const gv_model *model);
/* Frees all of it, and zeroes it. */
void gv_parts_clear(gv_parts *parts);

/* What one thread needs to make parts, one after the other. Zero-initialise. */
typedef struct gv_part_room {
  uint32_t *value_now, *global_now; /* valid for those of the present part */
  uint32_t *value_seen,
      *global_seen; /* which of those that were made here was the last that has it, from 1 on */
  uint32_t made;    /* so many, with the present one */
} gv_part_room;
/* Frees all of it, and zeroes it. */
void gv_part_room_clear(gv_part_room *room);

/* A part, and the numbers in the whole of what it has. */
typedef struct gv_part {
  gv_model model;
  uint32_t *functions, *blocks, *ops, *edges, *tasks, *demands;
  GV_VEC(uint32_t) values, globals;
} gv_part;

/* Fills in *part, which the caller clears before the whole goes. Texts are those of the whole.
 * O(size of the part), but for tables of which few things are in. */
void gv_part_make(gv_part *part, gv_model *whole, const gv_parts *parts, uint32_t number,
                  gv_part_room *room);
/* The operation of the whole in the part that has it. */
uint32_t gv_op_in_part(const gv_model *whole, const gv_parts *parts, uint32_t op);
/* Texts that were made since, such as names, go to `texts`. */
void gv_part_clear(gv_part *part, gv_arena *texts);
/* The operands of an expression that are values, in v's a, b and c: `index` 0 to 2; false: that one
 * is none. */
bool gv_operand_of_value(const gv_value *v, unsigned index, gv_value_id *operand);

#endif
