/* machine: the state of one run through the model, with concrete values. Handles and addresses are
 * things; numbers that the program does not fix are unknown until something depends on them, and
 * then chosen.
 */
#ifndef GV_PLANNER_MACHINE_H
#define GV_PLANNER_MACHINE_H

#include "diag/diag.h"
#include "model/model.h"
#include "replay/plan.h"

typedef enum scalar_kind { S_UNKNOWN, S_INT, S_ADDRESS, S_UNDEF } scalar_kind;

/* What a value or a place in memory holds. */
typedef struct scalar {
  uint8_t kind;
  uint32_t id; /* S_UNKNOWN: which one; S_ADDRESS: into machine.things */
  int64_t k;   /* S_INT: the number; S_ADDRESS: the offset */
} scalar;

typedef struct piece {
  int64_t at, len;
  scalar holds;
} piece;

/* Bytes as what was written to them, one after another: the newest that covers a byte counts. */
typedef struct bytes {
  GV_VEC(piece) pieces;
  scalar rest; /* what was never written; S_UNKNOWN with id GV_NONE: an unknown of its own for each
                  place */
} bytes;

typedef enum thing_kind { T_GIVEN, T_STREAM, T_EVENT, T_DEVICE, T_HOST, T_MODULE } thing_kind;

typedef struct thing {
  uint8_t kind; /* T_GIVEN: not known yet; its first use says */
  bool dead, recorded, shared, heap, given;
  uint32_t op;     /* that made it, or GV_NONE */
  uint32_t object; /* of the plan, or GV_NONE */
  uint32_t made;   /* step of the plan, or GV_NONE */
  bytes memory;
} thing;

/* A number that the program does not fix. */
typedef struct unknown {
  bool chosen;
  int64_t k;
  uint32_t thing;    /* used as an address or handle: what it turned out to be, or GV_NONE */
  gv_value_id value; /* that it was first seen as, for its name; or GV_NONE */
  uint8_t width;
} unknown;

typedef struct frame {
  uint32_t function, op; /* op: the next one */
  bytes *roots;          /* by root of the function; see machine.root_index */
} frame;

typedef struct machine {
  gv_model *model;
  gv_plan *plan;             /* the draft: every call of the path */
  GV_VEC(uint32_t) step_ops; /* by step of the draft: the operation */
  GV_VEC(thing) things;
  GV_VEC(unknown) unknowns;
  GV_VEC(frame) frames;
  uint32_t *root_index, *root_count; /* by value, among the roots of its function; by function */
  uint32_t *global_things;           /* by global, or GV_NONE */
  GV_VEC(int64_t) constants;         /* that the program compares with */
  const gv_finding *example;         /* whose numbers from outside are tried first; NULL: none */
  /* what was chosen so far, and how many ways there were */
  GV_VEC(uint32_t) choices;
  GV_VEC(uint32_t) ways;
  uint32_t next_choice;
  uint64_t random; /* not 0: choices beyond those given are random */
  /* the edges to be taken, where control comes by their blocks: a walk that takes another one there
   * has strayed */
  const uint32_t *guide;
  uint32_t guide_len, guided; /* how many of them were taken */
  uint32_t looks;             /* at values, for the operation that is executed */
  bool unseen_act;    /* kernels without a body here read and write all that they are passed, else
                         nothing */
  bool atomics_write; /* atomic accesses of kernels are as plain ones; else they only read */
  uint32_t assumed;   /* the launch of a kernel that is taken to do what it may, or GV_NONE */
  uint32_t left_out;  /* an operation whose effect is not followed, or GV_NONE */
} machine;

/* Overwrites *m, which is to be cleared; no run is begun. The model is borrowed. */
void gv_machine_init(machine *m, gv_model *model);
/* Everything but the choices is as at the start; the draft is that of `plan`, which must be zeroed.
 */
void gv_machine_restart(machine *m, gv_plan *plan);
/* Frees all but model and plan. */
void gv_machine_clear(machine *m);

/* A number below `ways`: the next of the choices given, or else 0, or a random one, noted as a
 * choice. */
uint32_t gv_machine_choose(machine *m, uint32_t ways);
/* Its number in m->things, whose elements may move; no object of the plan yet. `op`: that makes it,
 * or GV_NONE. */
uint32_t gv_machine_new_thing(machine *m, thing_kind kind, uint32_t op);
/* Control enters the function; all roots are unknown. */
void gv_machine_push_frame(machine *m, uint32_t function);

/* ---- bytes ---- */
/* Pieces that these bytes cover whole are dropped. */
void gv_bytes_put(bytes *to, int64_t at, int64_t len, scalar holds);
/* What `from` has, `at` bytes further on; `from` is not `to`. */
void gv_bytes_put_all(bytes *to, int64_t at, int64_t len, const bytes *from);
/* len bytes from `at` on, as bytes of their own. */
bytes gv_bytes_get(machine *m, bytes *from, int64_t at, int64_t len);
/* What these bytes hold, as one scalar. A new unknown, first seen as `as`, is put there, so that it
 * is the same the next time. */
scalar gv_bytes_scalar(machine *m, bytes *from, int64_t at, int64_t len, gv_value_id as);
/* Frees the pieces; it is empty then but for `rest`. */
void gv_bytes_free(bytes *b);

/* ---- values, in the top frame ---- */
/* Where the top frame has the root; valid while that frame is there. */
bytes *gv_machine_root(machine *m, gv_value_id root);
/* What the root holds, or the expression comes to, now; to be freed. */
bytes gv_machine_value(machine *m, gv_value_id value);
/* The same as one scalar. */
scalar gv_machine_scalar(machine *m, gv_value_id value);
/* The number, chosen now if it is unknown. */
int64_t gv_machine_number(machine *m, scalar s, uint8_t width);
/* The thing, made now if it is unknown; GV_NONE: null, undef or no address. */
uint32_t gv_machine_thing(machine *m, scalar s);

#endif
