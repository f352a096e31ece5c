/* walk: two programs side by side: what the files that compare a source with its lowered code
 * share.
 *
 * Both are executed on terms, along every pair of paths that their conditions allow together. Where
 * a path ends a block with several ways in, what is known is merged with what was known there
 * before: two values that were equal each time stay equal, under a new unknown. So the walk ends,
 * and what holds in it holds on every path.
 */
#ifndef GV_VALIDATE_WALK_H
#define GV_VALIDATE_WALK_H

#include "model/host.h"
#include "validate/formula.h"
#include "validate/room.h"

enum { GV_SOURCE, GV_LOWERED, GV_SIDES };

typedef struct gv_frame {
  uint32_t function, block, op; /* op: the next one */
  uint32_t call;                /* by which it was entered; GV_NONE */
  bool entered; /* `op` is the first of a block with several ways in, and what comes there was
                   merged */
} gv_frame;

/* What is in memory of which nobody else has the address. */
typedef struct gv_cell {
  uint32_t base, term;
  int64_t offset;
} gv_cell;

typedef struct gv_fact {
  uint32_t term;
  bool holds;
} gv_fact;

/* Something that the source has done on this path and the lowered code has not yet. */
typedef struct gv_owed {
  uint32_t op, call, root; /* call: of the frame that it is in */
  uint32_t barriers;       /* that the host had waited at before */
  GV_VEC(uint32_t) terms;
} gv_owed;

/* Something that the host has waited for in the source, and that is enqueued in the lowered code.
 */
typedef struct gv_in_flight {
  uint32_t op;   /* of the source */
  uint32_t mark; /* a stream whose next work comes after it, or an event that marks it; one entry
                    for each */
} gv_in_flight;

/* The lowered code has done operation `lowered`, which is of the source's wait `wait`. */
typedef struct gv_waited {
  uint32_t wait, lowered;
} gv_waited;

typedef GV_VEC(gv_frame) gv_frame_list;
typedef GV_VEC(gv_cell) gv_cell_list;

typedef struct gv_walk_state {
  gv_frame_list frames[GV_SIDES];
  gv_map env[GV_SIDES]; /* leaf -> term */
  gv_cell_list memory[GV_SIDES];
  uint32_t epoch[GV_SIDES];
  GV_VEC(gv_fact) facts;
  GV_VEC(gv_owed) owed;
  GV_VEC(uint32_t) done; /* operations of the source, on this path */
  GV_VEC(gv_in_flight) in_flight;
  GV_VEC(uint32_t)
  waits; /* of the source, that it has passed; and of each the operations of the lowered code that
            were done since */
  GV_VEC(gv_waited) waited;
  GV_VEC(uint32_t)
  unwaited; /* waits that the source has passed on some way and the lowered code, as far as is
               known, not */
  GV_VEC(uint32_t)
  circled; /* blocks with several ways in that the lowered code has come to since the source moved
            */
  uint64_t segment; /* where it was merged last */
  uint32_t number;  /* of what was done since */
  uint32_t barriers;
  bool sure; /* this path can be taken */
} gv_walk_state;

/* At a wait is the lowered code only. */
typedef enum gv_stop {
  GV_AT_WAIT,
  GV_AT_EFFECT,
  GV_AT_CALL,
  GV_AT_OPAQUE,
  GV_AT_BRANCH,
  GV_AT_JOIN,
  GV_AT_RETURN,
  GV_AT_END
} gv_stop;

/* Why they could not be shown to do the same. */
typedef struct gv_difference {
  bool found;
  gv_rule rule; /* an error's, where it is certain; else GV_RULE_WORK_UNMATCHED */
  gv_loc loc;
  gv_str message, note;
  gv_loc note_loc;
} gv_difference;

typedef struct gv_comparison {
  gv_model *model;
  const gv_gpu_program *program;
  const gv_spots *spots;
  const gv_host *host[GV_SIDES];
  gv_arena *arena;
  gv_formulas terms;
  gv_map lowered_functions; /* hash of the name -> function */
  gv_map waits_at;          /* … -> wait of the source */
  gv_map
      lowered_waits; /* wait of the source -> how many operations of the lowered code wait for it */
  gv_map source_at;  /* hash of a place -> operation of the source that does something */
  gv_map answers;    /* pair of functions -> GV_PAIR_* */
  uint64_t steps;
} gv_comparison;

enum { GV_PAIR_ASKED = 1, GV_PAIR_SAME, GV_PAIR_DIFFERENT };

/* Whether the functions do the same for all arguments. *difference says why not; it is left as it
 * was where the two were compared before. */
bool gv_compare_functions(gv_comparison *c, uint32_t source, uint32_t lowered,
                          gv_difference *difference);

/* state.c: *to is overwritten with a copy of its own, which is to be freed. */
void gv_state_copy(gv_walk_state *to, const gv_walk_state *from);
/* Frees all that it owns. */
void gv_state_free(gv_walk_state *state);
/* Weakens `known` to what holds in both; whether anything was lost. */
bool gv_state_merge(gv_comparison *c, gv_walk_state *known, const gv_walk_state *other,
                    uint64_t place);
/* A hash of where control is in both programs, calls included: the same for states that can be
 * merged. */
uint64_t gv_state_place(const gv_walk_state *state);

/* run.c: up to what has to be looked at. */
gv_stop gv_run_side(gv_comparison *c, gv_walk_state *state, int side);
/* The term that the leaf is on this path; of one that nothing is known of, a new unknown, the same
 * from here on. */
uint32_t gv_value_now(gv_comparison *c, gv_walk_state *state, int side, uint32_t leaf);
/* A new unknown on this path. */
uint32_t gv_new_root(gv_comparison *c, gv_walk_state *state, gv_root how);
/* From here on the leaf is this term. */
void gv_set_value(gv_walk_state *state, int side, uint32_t leaf, uint32_t term);
/* The operation that comes next on that side, in its top frame. */
const gv_host_op *gv_op_at(const gv_comparison *c, const gv_walk_state *state, int side);
/* The same as an index into gv_host.ops. */
uint32_t gv_op_number(const gv_walk_state *state, int side);
/* What is passed where the term goes: of memory of its own, what is in it. */
uint32_t gv_passed(gv_comparison *c, gv_walk_state *state, int side, uint32_t term);
/* What is in memory at these addresses may be another from now on. */
void gv_forget_behind(gv_comparison *c, gv_walk_state *state, int side, const uint32_t *terms,
                      uint32_t count);
/* 0 or 1; GV_NONE: it is not known. */
uint32_t gv_known_condition(const gv_comparison *c, const gv_walk_state *state, uint32_t term);
/* Notes it once for each mark. */
void gv_put_in_flight(gv_walk_state *state, uint32_t op, uint32_t mark);
/* The lowered code is at a wait: what it waits for is in flight no more, and it goes on. */
void gv_pass_wait(gv_comparison *c, gv_walk_state *state);
/* Goes into the function that is called. False, and nothing is changed: it is recursive, too deep,
 * or gets another number of arguments. */
bool gv_enter_call(gv_comparison *c, gv_walk_state *state, int side);
/* A hash of the place as the source's operations name it, for the maps of gv_comparison. */
uint64_t gv_place_key(const gv_comparison *c, gv_loc loc);

#endif
