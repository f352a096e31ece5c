/* compare: what the files share that decide whether the lowered code does what its source does:
 * match.c, reorder.c, effects.c, waits.c, differences.c, in this order; each may use those before
 * it. compare.c walks over pairs of functions and uses them all.
 *
 * An effect of the lowered code that is not the next one of the source may be one that comes later
 * there: then what comes before is owed, and the two may change places if nothing in the source
 * orders them, or only the host does and they have no memory in common.
 */
#ifndef GV_VALIDATE_COMPARE_H
#define GV_VALIDATE_COMPARE_H

#include "validate/walk.h"

/* A pair of functions that is compared. */
typedef struct gv_walk {
  gv_comparison *c;
  bool root; /* the outside calls the source's function: its arguments are chosen freely, its
                buffers are distinct */
  GV_VEC(gv_walk_state) queue;
  GV_VEC(gv_walk_state) merged; /* by place */
  GV_VEC(uint32_t) resumed;     /* of these, the ones to go on from */
  gv_map places;
  bool ordered; /* what comes first in the programs goes first, so that paths that meet go on as
                   one; else each path to its end */
  bool too_long;
  gv_difference *difference;
  uint64_t limit;
} gv_walk;

enum { GV_MOST_OWED = 48, GV_MOST_TERMS = 256 };

/* Operands of an effect as terms. Where there are GV_MOST_TERMS, there may be more. */
typedef struct gv_term_list {
  uint32_t count, at[GV_MOST_TERMS];
} gv_term_list;

/* Operation number `op` of the source. */
static inline const gv_host_op *gv_source_op(const gv_comparison *c, uint32_t op) {
  return &c->host[GV_SOURCE]->ops.at[op];
}
/* Operation number `op` of what it was lowered to. */
static inline const gv_host_op *gv_lowered_op(const gv_comparison *c, uint32_t op) {
  return &c->host[GV_LOWERED]->ops.at[op];
}
/* The function that the side is in; as long as no frame is pushed. */
static inline gv_frame *gv_top_frame(const gv_walk_state *s, int side) {
  return &s->frames[side].at[s->frames[side].len - 1];
}

/* ---- match.c: are they the same? ------------------------------------------------------------- */

enum {
  GV_ALLOCATES = 1,   /* nothing but a new address comes of it */
  GV_FILLS = 2,       /* it only fills or frees the memory that operand 0 leads to */
  GV_WRITES = 4,      /* it writes there for certain */
  GV_NEEDED = 8,      /* no lowering drops it, whatever else the program does */
  GV_AFTER_WAITS = 16 /* it may do whatever it is that the source waited for */
};
enum { GV_NAMED_OPERANDS = 3, GV_ALL_OPERANDS = GV_MOST_TERMS };

/* What is known of the effects of a name. */
typedef struct gv_effect_row {
  const char *name;
  uint8_t traits;
  uint32_t addresses; /* how many operands lead to the memory that it touches; 0: it is not known
                         what it touches */
  const char *operands[GV_NAMED_OPERANDS]; /* what they are called */
} gv_effect_row;

/* The row of the effect's name; that of no name, without traits, where there is none. */
const gv_effect_row *gv_effect_of(const gv_host_op *o);
/* One of these, GV_TRAIT_*. */
static inline bool gv_has_trait(const gv_host_op *o, uint8_t trait) {
  return gv_effect_of(o)->traits & trait;
}
/* It is the effect of this name. */
static inline bool gv_is_effect(const gv_host_op *o, const char *name) {
  return gv_str_equal(o->name, gv_str_of(name));
}

/* The lowered operation has this place, or is in part of it. */
bool gv_is_at(const gv_comparison *c, const gv_host_op *lowered, uint64_t place);
/* It has the place of another operation of the source. */
bool gv_is_elsewhere(const gv_comparison *c, const gv_host_op *source, const gv_host_op *lowered);
/* Both launch the same kernel, or call the same function. */
bool gv_is_same_symbol(const gv_comparison *c, const gv_host_op *source, const gv_host_op *lowered);

typedef enum gv_outcome { GV_NO_MATCH, GV_DIFFERENT, GV_SAME } gv_outcome;
typedef struct gv_match {
  gv_outcome what;
  bool sure;           /* they differ for certain */
  const char *differs; /* the first thing that does */
} gv_match;

/* Whether the two next operations do the same with the same operands; to be compared at all they
 * need a place in common. */
gv_match gv_match_ops(gv_comparison *c, gv_walk_state *s, uint32_t source, uint32_t lowered);
/* The same, whatever their places. */
gv_match gv_match_anywhere(gv_comparison *c, gv_walk_state *s, uint32_t source, uint32_t lowered);
/* Both return, with the same values; false: they may differ. */
bool gv_returns_same(gv_comparison *c, gv_walk_state *s);

/* ---- reorder.c: what may change places ------------------------------------------------------- */

typedef enum gv_lead { GV_NO_LEAD, GV_MAY_LEAD, GV_LEADS } gv_lead;
/* Whether the tokens that `later` takes lead back to `earlier`; both are operations of the source.
 */
gv_lead gv_tokens_lead(const gv_comparison *c, uint32_t earlier, uint32_t later);
/* The operation of the gpu dialect at the place; GV_NONE: there is none. */
uint32_t gv_gpu_op_at(const gv_comparison *c, gv_loc loc);
/* It makes memory that the lowered code does not have, or only fills or frees such memory: what
 * takes that out changes nothing. */
bool gv_is_of_no_use(const gv_comparison *c, const gv_walk_state *s, const gv_owed *owed);
/* The first thing owed that is of use; GV_NONE: there is none. */
uint32_t gv_first_owed(const gv_comparison *c, const gv_walk_state *s);
/* The lowered code does without what is of no use. */
void gv_forgive(gv_comparison *c, gv_walk_state *s);
/* An operation at this place is reachable in the lowered code from here, by whatever path. */
bool gv_is_reachable(gv_walk *w, const gv_walk_state *s, uint64_t place);
/* `later` of the source may come before what is owed. */
bool gv_may_overtake(gv_walk *w, const gv_walk_state *s, const gv_owed *owed, const gv_owed *later);

/* ---- effects.c: doing it --------------------------------------------------------------------- */

/* Operand terms of an effect. */
void gv_list_terms(gv_comparison *c, gv_walk_state *s, int side, const gv_host_op *o,
                   gv_term_list *to);
/* To the next operation of the block. */
void gv_step_over(gv_walk_state *s, int side);
/* Both sides do what comes next, which is the same. */
void gv_do_both(gv_comparison *c, gv_walk_state *s);
/* The source does what comes next, and the lowered code owes it. */
void gv_owe(gv_comparison *c, gv_walk_state *s);
/* The lowered code does now what the source did before; false: it does not. */
bool gv_pay(gv_walk *w, gv_walk_state *s);
/* Further on in the source there is what the lowered code does now: *s goes there. False, and *s is
 * as it was: there is not, or (*blocked, else GV_NONE) it is there, and may not come before this
 * operation. */
bool gv_look_ahead(gv_walk *w, gv_walk_state *s, uint32_t *blocked);

/* ---- differences.c: why they are not the same; of several the first that is said counts ------ */

/* `certain`: an error, if this path can be taken from outside; else GV_RULE_WORK_UNMATCHED. The
 * message lives as long as c->arena. */
void gv_differ(gv_walk *w, const gv_walk_state *s, gv_rule rule, bool certain, gv_loc loc,
               gv_str message);
/* The difference is that it cannot be told; the message as above. */
void gv_differ_perhaps(gv_walk *w, const gv_walk_state *s, gv_loc loc, gv_str message);
/* The lowered code never comes to this operation of the source. */
void gv_say_dropped(gv_walk *w, const gv_walk_state *s, uint32_t op);
/* The lowered code does something that the source does not do there. */
void gv_say_extra(gv_walk *w, const gv_walk_state *s);
/* That side has come to something of which nothing is known. */
void gv_say_opaque(gv_walk *w, const gv_walk_state *s, int side);
/* Both are at effects that are not the same; `blocked` of gv_look_ahead(). */
void gv_explain_effects(gv_walk *w, gv_walk_state *s, uint32_t blocked);
/* On the path that the lowered code is on, it does this operation of the source later, before
 * anything branches. */
bool gv_comes_later(gv_walk *w, const gv_walk_state *s, uint32_t op);
/* And a call for the wait comes after that, or a branch, after which one may. */
bool gv_comes_before_wait(gv_walk *w, const gv_walk_state *s, uint32_t op, uint32_t wait);

/* ---- waits.c: what the host waits for. False of all three: it may not be, and the difference is said. */

/* The source has passed the wait that the lowered code is at, or it is none of the source; says
 * nothing. */
bool gv_has_waited(const gv_comparison *c, const gv_walk_state *s);
/* The lowered code waits, for a wait of the source: what that waits for has to have been done. */
bool gv_pass_source_wait(gv_walk *w, gv_walk_state *s);
/* Before something outside, or the end: the lowered code has waited for all that the source has. */
bool gv_has_waited_too(gv_walk *w, const gv_walk_state *s);
/* What the host had waited for in the source is over before `next`; NULL: before all that follows.
 */
bool gv_is_over(gv_walk *w, gv_walk_state *s, const gv_host_op *next);
/* Is it in the list? */
bool gv_lists(const uint32_t *list, uint32_t len, uint32_t what);

#endif
