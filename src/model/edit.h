/* edit: a model as an edit of the program's text makes it, without reading the text: calls are
 * added, operations removed or moved, operands replaced. */
#ifndef GV_MODEL_EDIT_H
#define GV_MODEL_EDIT_H

#include "model/model.h"

typedef enum gv_model_change_kind {
  GV_CHANGE_INSERT,  /* a call of `action` with `values` before operation `op` */
  GV_CHANGE_LOAD,    /* a load of the address values[0] before operation `op` */
  GV_CHANGE_REMOVE,  /* operation `op` */
  GV_CHANGE_MOVE,    /* operation `from` to before operation `op` */
  GV_CHANGE_OPERAND, /* number `operand` of operation `op` becomes values[0] */
} gv_model_change_kind;

enum { GV_CHANGE_VALUES = 2 };
/* As a value: null; the result of the call or load that change number `value - GV_VALUE_OF_CHANGE`
 * of the list inserts. */
#define GV_VALUE_NULL UINT32_C(0xc0000000)
#define GV_VALUE_OF_CHANGE UINT32_C(0x80000000)

/* Operations are those of the model before all changes. */
typedef struct gv_model_change {
  uint8_t kind;        /* gv_model_change_kind */
  uint8_t value_count; /* GV_CHANGE_INSERT */
  uint32_t op, from, operand;
  const gv_action *action;
  gv_value_id values[GV_CHANGE_VALUES];
} gv_model_change;

typedef enum gv_model_edited {
  GV_EDIT_DONE,
  GV_EDIT_INVALID,  /* a value would not be there where it is used */
  GV_EDIT_NOT_MADE, /* it is none that is made here: the text has to be read */
} gv_model_edited;

/* `to`, zeroed, becomes the model with the changes; its texts are those of `from`, which must
 * outlive it. Operations and values keep their places in the text; calls that are added have none.
 * What is inserted at one place comes in the order of the changes. `to` is to be cleared in any
 * case. O(size of the model). */
gv_model_edited gv_model_edit(const gv_model *from, const gv_model_change *changes, uint32_t count,
                              gv_model *to);
/* … and now[op], of which there are as many as operations of `from`, becomes the number of
 * operation `op` of `from` in `to`; GV_NONE: it is removed. */
gv_model_edited gv_model_edit_ops(const gv_model *from, const gv_model_change *changes,
                                  uint32_t count, gv_model *to, uint32_t *now);

/* An operation that is put before another one of its block. */
typedef struct gv_model_insertion {
  uint32_t before;
  gv_op op; /* its block, operands and result are filled in */
  gv_value_id operands[GV_CHANGE_VALUES];
  gv_value_id result; /* which is one, of the operation GV_NONE; GV_NONE: there is none */
} gv_model_insertion;

/* The model gets the operations, which are in the order of the places where they come, and all that
 * has the number of an operation is numbered anew. O(size of the model). */
void gv_model_insert(gv_model *m, const gv_model_insertion *inserted, uint32_t count);

/* The same program, in the same order, whatever the numbers of values and the places in the text.
 * O(size of the models). */
bool gv_model_is_same(const gv_model *a, const gv_model *b);

#endif
