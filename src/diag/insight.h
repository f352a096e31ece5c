/* insight: what is known of the handles in a program, for queries by position: the object, and its
 * uses.
 *
 * An *object* is what one place in the program makes: a stream, an event, the token or memory of an
 * operation, what a caller passes. A value stands for one of a few objects, and so does each
 * operand.
 */
#ifndef GV_DIAG_INSIGHT_H
#define GV_DIAG_INSIGHT_H

#include "diag/diag.h"

/* The first few of some objects, ascending; of the rest it is only known whether there is any. */
enum { GV_INSIGHT_OBJECTS = 6 };
typedef struct gv_insight_set {
  uint32_t at[GV_INSIGHT_OBJECTS];
  uint8_t len;
  bool more;
} gv_insight_set;

typedef struct gv_insight_object {
  const char *kind;  /* "a live stream": as the analysis calls it when it is made */
  uint32_t op;       /* that makes it; GV_NONE: none does */
  gv_value_id value; /* that it is first; GV_NONE: none, it is in memory */
  gv_loc loc;
} gv_insight_object;

/* Operand number `operand` of `op`. */
typedef struct gv_insight_use {
  uint32_t op, operand;
  gv_insight_set objects;
  gv_str states; /* "a live stream or a destroyed stream": what comes there; empty: not followed */
  gv_verdict verdict; /* GV_VERDICT_COUNT: nothing has to be proved of it */
} gv_insight_use;

typedef struct gv_insight_value {
  gv_value_id value;
  gv_insight_set objects;
} gv_insight_value;

/* Zero-initialise. */
typedef struct gv_insight {
  gv_arena arena; /* all text */
  GV_VEC(gv_insight_object) objects;
  GV_VEC(gv_insight_use) uses;     /* by operation, then operand */
  GV_VEC(gv_insight_value) values; /* by value */
} gv_insight;

/* Frees lists and texts. */
void gv_insight_clear(gv_insight *insight);
/* Adds it; says whether the set is another now. */
bool gv_insight_add(gv_insight_set *set, uint32_t object);
/* Adds all of `other`; says whether *set is another now. */
bool gv_insight_join(gv_insight_set *set, const gv_insight_set *other);
/* Is one of the first few in both? Of the rest nothing is known: `more` is not looked at. */
bool gv_insight_shared(const gv_insight_set *a, const gv_insight_set *b);

#endif
