/* numbers: conditions on numbers of which nothing is known but what is computed from what. Whether they contradict each other is told as
 * far as sums, differences, comparisons and constants tell; beyond the budget they count as if they did.
 */
#ifndef GV_NUMBERS_H
#define GV_NUMBERS_H

#include "analysis/states.h"

/* An unknown plus a constant; unknown 0 is no unknown at all. */
typedef struct gv_number {
  uint32_t unknown;
  int64_t plus;
} gv_number;

/* What an unknown is computed from: a gv_arith of a and b, or one of these; GV_NUMBER_PART: `width` bytes of a at byte c; GV_NUMBER_INSERT:
 * a with b, of `width` bytes, at byte c; GV_NUMBER_DATA: `width` bytes of data at address a plus c, at time b; GV_NUMBER_FREE: nothing that is followed. */
enum { GV_NUMBER_SELECT = 0x80, GV_NUMBER_ADDRESS, GV_NUMBER_PART, GV_NUMBER_INSERT, GV_NUMBER_DATA, GV_NUMBER_FREE };
typedef struct gv_unknown {
  uint8_t op, width;
  uint8_t handle; /* gv_handle that the path has made of it; GV_HANDLE_COUNT: nothing is known */
  bool own;       /* the address of memory that the program makes */
  bool data;      /* of data from outside: a second one may be the same, or follow from it */
  bool either;    /* not computed, and of two sides of a branch, of which the path takes any */
  bool guessed;   /* not computed, and something on the path may say what it is, which is not followed */
  gv_number a, b, c;
} gv_unknown;

/* unknown a - unknown b <= most */
typedef struct gv_bound {
  uint32_t a, b, next; /* the bound before it with the same b */
  int64_t most;
} gv_bound;

/* A condition: a as a truth value (op GV_NUMBER_FREE), or the comparison of a with b. */
typedef struct gv_goal {
  uint8_t op;
  bool is;
  gv_number a, b;
} gv_goal;

typedef struct gv_numbers {
  GV_VEC(gv_unknown) unknowns;
  GV_VEC(gv_goal) goals; /* in the order in which they were assumed */
  gv_map computed;       /* hash of an operation on numbers to its unknown */
  gv_map goal_at;        /* hash of a goal to its place among them, if it is still there */
  GV_VEC(gv_bound) bounds;
  GV_VEC(gv_bound) unequal;        /* a - b != most */
  GV_VEC(uint32_t) uses;           /* scratch: by unknown, how many conditions and numbers are made of it */
  GV_VEC(uint32_t) touched;        /* scratch: unknowns with a distance */
  GV_VEC(int64_t) distance;        /* by unknown; INT64_MAX outside a check */
  GV_VEC(uint32_t) tightest;       /* by unknown: the last bound with it as b, GV_NONE */
  uint64_t budget, granted, spent; /* steps: of this path, of them at its beginning, of all paths */
  uint64_t limit;                  /* of all paths */
  uint32_t data;                   /* the data that is_guessed() has come by; 0: none */
} gv_numbers;

/* Nothing is known, and there is a new budget, unless all of it is spent. */
void gv_numbers_begin(gv_numbers *s);
void gv_numbers_clear(gv_numbers *s);
/* False: the budget is spent. */
bool gv_numbers_spend(gv_numbers *s, uint64_t steps);
/* Takes over unknowns that were made from those of `s`, which are the first of them. */
void gv_numbers_take(gv_numbers *s, const gv_unknown *unknowns, uint32_t count);

static inline gv_number gv_number_constant(int64_t k) { return (gv_number){0, k}; }
static inline bool gv_number_same(gv_number a, gv_number b) { return a.unknown == b.unknown && a.plus == b.plus; }
static inline gv_goal gv_number_truth(gv_number n, bool is) { return (gv_goal){GV_NUMBER_FREE, is, n, {0, 0}}; }
/* Whatever it is, the path does not depend on it. */
gv_number gv_number_fresh(gv_numbers *s);
/* It may depend on what is known. */
gv_number gv_number_guess(gv_numbers *s);
/* The same operation on the same numbers is the same unknown. */
gv_number gv_number_computed(gv_numbers *s, gv_unknown u);
/* `width` of the operands, bits. Sums are taken not to wrap around. */
gv_number gv_number_arith(gv_numbers *s, gv_arith op, uint8_t width, gv_number a, gv_number b);

/* False: the contrary was assumed. */
bool gv_numbers_assume(gv_numbers *s, gv_goal g);
/* What is assumed does not contradict itself. */
bool gv_numbers_hold(gv_numbers *s);
/* Does the number rest on a guess, or on what is computed in a way of which the above knows too little? Count first what is made of what
 * in all that is assumed; of data from outside, one of those that are asked about since then may be anything. */
void gv_numbers_count_uses(gv_numbers *s);
bool gv_number_is_guessed(gv_numbers *s, gv_number n);
/* example.c: are there numbers that callers may pass with which all holds that is assumed of them, and of what they meet in conditions? Then
 * the number, which is computed from such, is no guess. */
bool gv_numbers_have_example(gv_numbers *s, gv_number n);
/* A guess: it comes by one side of a branch, or by the other. */
gv_number gv_number_either(gv_numbers *s);
bool gv_number_is_either(gv_numbers *s, gv_number n);

#endif
