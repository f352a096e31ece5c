/* order: which operation uses which stream, event and buffer, as plain data: for graphs, and for
 * queries about an operand. Everything is per function; an argument of a function is an object of
 * its own there.
 */
#ifndef GV_ORDER_H
#define GV_ORDER_H

#include "base/base.h"
#include "model/model.h"

typedef enum gv_thing_kind {
  GV_THING_STREAM,
  GV_THING_EVENT,
  GV_THING_MEMORY,
  GV_THING_MODULE,
  GV_THING_NULL,      /* as a stream: the null stream */
  GV_THING_UNDEFINED, /* poison, undef, an uninitialised slot */
  GV_THING_GIVEN,     /* a stream or event that the callers pass */
  GV_THING_UNKNOWN,
} gv_thing_kind;

/* A stream, event or buffer, as far as one function can tell them apart: one for each creating
 * operation, each call that hands one out, each parameter. */
typedef struct gv_thing {
  gv_thing_kind kind;
  uint32_t function;
  uint32_t made;     /* the operation of this function that makes it or hands it out; GV_NONE */
  uint32_t created;  /* the operation that creates it, through calls; GV_NONE */
  gv_value_id value; /* that holds it first, for its name; GV_NONE */
} gv_thing;

/* A thing comes to an operand. */
typedef struct gv_contact {
  uint32_t op, operand, thing;
  const char
      *state; /* before, as a reader would say it: "a live stream"; static. Of several the first */
  gv_role role;      /* of the operand */
  bool works, fails; /* on some path */
} gv_contact;

/* A call passes a thing on: in the callee it is `inner`. */
typedef struct gv_passing {
  uint32_t call, outer, inner;
} gv_passing;

/* What a thing is at the head of a block. */
typedef struct gv_block_state {
  uint32_t block, thing;
  const char *state; /* static */
} gv_block_state;

/* Operation `op`, an await or the begin of a task, comes after the end of `task`. */
typedef struct gv_wait {
  uint32_t op, task;
  bool sure; /* else perhaps: the task is in the group that is waited for, in a way that is not
                followed */
} gv_wait;

typedef struct gv_order {
  GV_VEC(gv_thing) things;
  GV_VEC(gv_contact) contacts;   /* by operation, operand, thing; each once */
  GV_VEC(gv_passing) passings;   /* by call, inner, outer; each once */
  GV_VEC(gv_block_state) states; /* by block, thing, state; each once */
  GV_VEC(gv_wait) waits;         /* by operation, task; each once */
  uint32_t *block_order; /* position of each block in its function's reverse postorder; GV_NONE:
                            unreachable */
  uint32_t *block_task;  /* the async.execute body that it belongs to; GV_NONE */
} gv_order;

/* Frees the lists and zeroes *order; the texts in it are static. */
void gv_order_clear(gv_order *order);

/* The contacts with operation `op`: their number, the first in *first. */
static inline uint32_t gv_order_contacts(const gv_order *order, uint32_t op,
                                         const gv_contact **first) {
  uint32_t lo = 0, hi = order->contacts.len;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (order->contacts.at[mid].op < op)
      lo = mid + 1;
    else
      hi = mid;
  }
  *first = order->contacts.at + lo;
  while (hi < order->contacts.len && order->contacts.at[hi].op == op) hi++;
  return hi - lo;
}

#endif
