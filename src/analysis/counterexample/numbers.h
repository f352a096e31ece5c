/* numbers: conditions on machine integers of which nothing is known but what is computed from what.
 * Whether they contradict each other is asked of the solver, exactly; beyond the budget they count
 * as if they did. Conditions on what is undefined, a sum that overflows and may not, contradict
 * themselves: there the program means nothing.
 */
#ifndef GV_NUMBERS_H
#define GV_NUMBERS_H

#include "counterexample/example.h"
#include "counterexample/limits.h"
#include "solver/solver.h"
#include "typestate/states.h"

/* An unknown plus a constant, in so many bits as are looked at; unknown 0 is no unknown at all.
 * Constants are sign-extended, those of one bit are 0 or 1. */
typedef struct gv_number {
  uint32_t unknown;
  int64_t plus;
} gv_number;

/* What an unknown is computed from: a gv_arith of a and b, or one of these; GV_NUMBER_PART: `width`
 * bytes of a at byte c; GV_NUMBER_INSERT: a with b, of `width` bytes, at byte c; GV_NUMBER_DATA:
 * `width` bytes of data at address a plus c, at time b; GV_NUMBER_INDEX: any index, one for the
 * whole program; GV_NUMBER_FREE: nothing that is followed. GV_NUMBER_ASKED is no number: its being
 * there says that the path has asked the outside for what a says. */
enum {
  GV_NUMBER_SELECT = 0x80,
  GV_NUMBER_ADDRESS,
  GV_NUMBER_PART,
  GV_NUMBER_INSERT,
  GV_NUMBER_DATA,
  GV_NUMBER_INDEX,
  GV_NUMBER_FREE,
  GV_NUMBER_ASKED
};
/* Has it a place in memory of its own, or is it a handle? */
typedef enum gv_object {
  GV_OBJECT_NONE,
  GV_OBJECT_GIVEN, /* what a caller passes: perhaps the same twice, but nothing that is made here */
  GV_OBJECT_STANDING,     /* of the runtime itself: never null, perhaps the same twice */
  GV_OBJECT_FIXED,        /* a global */
  GV_OBJECT_MADE,         /* on this path */
  GV_OBJECT_MADE_OR_NULL, /* … if there was memory */
} gv_object;

typedef struct gv_unknown {
  uint8_t op, width; /* width of the operands: bits */
  uint8_t bits;      /* of the number itself; 0: 64 */
  uint8_t flags;     /* GV_ARITH_* */
  uint8_t object;    /* gv_object */
  uint8_t handle;    /* gv_handle that the path has made of it; GV_HANDLE_NONE: nothing is known */
  bool undefined;    /* perhaps it is: some operation in it is not defined for all numbers */
  bool own;          /* the address of memory that the program makes */
  bool data;         /* of data from outside: a second one may be the same, or follow from it */
  bool told;   /* … of the machine, in the program's own memory: text from outside says nothing of
                  it, and it nothing of that */
  bool answer; /* about data from outside: what is loaded of these may follow from it */
  uint32_t about;     /* … the address of these; 0: it is about none; GV_NONE: about several */
  bool either;        /* not computed, and of two sides of a branch, of which the path takes any */
  bool unconstrained; /* not computed, and something on the path may say what it is, which is not
                         followed */
  bool text;          /* the address of an argument of the program: what it says, and that of no
                         other follows from it, is the user's to choose */
  bool input;         /* a number from outside: `of` is its value in the program, for its name */
  uint32_t
      asked_of; /* what an outside function gives: a hash of its name. Where it is
                   unconstrained, it may follow from what else that function gave. 0: no such */
  gv_value_id of;
  gv_number a, b, c;
} gv_unknown;

/* A condition: a as a truth value (op GV_NUMBER_FREE), or the comparison of a with b. */
typedef struct gv_goal {
  uint8_t op;
  bool is;
  gv_number a, b;
  uint8_t width; /* of a and b, bits; 0: 64 */
} gv_goal;

/* An unknown as it was before something more was found of it. */
typedef struct gv_old_unknown {
  uint32_t index;
  gv_unknown unknown;
} gv_old_unknown;

typedef struct gv_numbers {
  GV_VEC(gv_unknown) unknowns;
  GV_VEC(gv_goal) goals; /* in the order in which they were assumed */
  gv_map computed;       /* hash of an operation on numbers to its unknown */
  gv_map goal_at;        /* hash of a goal to its place among them, if it is still there */
  gv_terms terms;
  gv_solved *solved;      /* what other paths have asked the solver; NULL: there is none */
  GV_VEC(gv_word) words;  /* by unknown: what the solver knows it as, number GV_NONE: nothing yet */
  GV_VEC(uint32_t) named; /* unknowns that it knows */
  GV_VEC(uint32_t) order; /* scratch: of unknowns */
  gv_term_list needed;    /* scratch: what has to be true … */
  GV_VEC(uint32_t)
  needed_of; /* … and the goal that asks for it; GV_NONE: what is known of addresses */
  GV_VEC(uint32_t) counting;       /* scratch: goals that can contradict each other */
  GV_VEC(bool) seen;               /* scratch: by unknown */
  GV_VEC(uint32_t) reached;        /* scratch: unknowns that are marked there */
  uint64_t budget, granted, spent; /* steps: of this path, of them at its beginning, of all paths */
  uint64_t limit;                  /* of all paths */
  gv_limit hit;    /* the first limit that made a path count as none; GV_LIMIT_NONE: none has */
  uint32_t shared; /* the first so many unknowns are those of other paths, too: gv_number_keep()
                      keeps what they were */
  GV_VEC(gv_old_unknown) undo;
  GV_VEC(uint32_t) handles; /* unknowns of which a handle may be known, each once */
  GV_VEC(bool) has_handle;  /* by unknown: it is among them */
  bool behind;              /* there is more in it than the path has come to; see checkpoint.h */
  void (*go_back)(struct gv_numbers *s);
  void *of;      /* whose numbers they are, for that */
  uint32_t data; /* the first data that gv_number_rests_on_unconstrained() has met; 0: none */
  uint32_t told; /* … the first that a function has told */
  bool answered; /* … it has met an answer about data */
  bool again;    /* … and a number that an outside function gives once more */
  bool suits;    /* there is a machine that tells all that the path asks for */
  bool beyond;   /* no machine tells one of these */
  GV_VEC(uint32_t) answers; /* … the numbers of outside functions that it has met */
  uint32_t conflict; /* … of what the number that it was asked about last may follow from: asked_of;
                        0: it is unconstrained whatever came before */
} gv_numbers;

/* Nothing is known. */
void gv_numbers_begin(gv_numbers *s);
/* A new budget, unless all of it is spent; the solver knows nothing. */
void gv_numbers_grant(gv_numbers *s);
/* Before something else of the unknown than how it is computed changes. */
void gv_number_keep(gv_numbers *s, uint32_t unknown);
/* Nothing is known of any handle. */
void gv_numbers_forget_handles(gv_numbers *s);
/* From here on the unknown is the handle, in that state. */
void gv_number_set_handle(gv_numbers *s, uint32_t unknown, gv_handle handle);
/* As it was when there were so many of each. */
void gv_numbers_undo(gv_numbers *s, uint32_t undo, uint32_t unknowns, uint32_t goals);
/* Whoever looks at numbers looks at those of the path. */
static inline void gv_numbers_look(gv_numbers *s) {
  if (s->behind) s->go_back(s);
}
/* Frees all of it but `solved`, which is borrowed. It is not zeroed. */
void gv_numbers_clear(gv_numbers *s);
/* False: the budget is spent. */
bool gv_numbers_spend(gv_numbers *s, uint64_t steps);
/* Takes over unknowns that were made from those of `s`, which are the first of them. */
void gv_numbers_take(gv_numbers *s, const gv_unknown *unknowns, uint32_t count);

/* Sign-extended; of one bit, 0 or 1. */
static inline gv_number gv_number_constant(int64_t k) { return (gv_number){0, k}; }
/* False: they may still be equal, which depends on the conditions. */
static inline bool gv_number_same(gv_number a, gv_number b) {
  return a.unknown == b.unknown && a.plus == b.plus;
}
/* That a number of one bit is true, or, not `is`, false. */
static inline gv_goal gv_number_truth(gv_number n, bool is) {
  return (gv_goal){GV_NUMBER_FREE, is, n, {0, 0}, 1};
}
/* Whatever it is, the path does not depend on it. */
gv_number gv_number_fresh(gv_numbers *s);
/* It may depend on what is known. */
gv_number gv_number_unconstrained(gv_numbers *s);
/* The same operation on the same numbers is the same unknown. */
gv_number gv_number_computed(gv_numbers *s, gv_unknown u);
/* `width` of the operands, bits; `flags`: GV_ARITH_*, under which the path means nothing. */
gv_number gv_number_arith(gv_numbers *s, gv_arith op, uint8_t flags, uint8_t width, gv_number a,
                          gv_number b);

/* False: the contrary was assumed. */
bool gv_numbers_assume(gv_numbers *s, gv_goal g);
/* What is assumed does not contradict itself. */
bool gv_numbers_hold(gv_numbers *s);
typedef GV_VEC(uint32_t) gv_goal_list;
/* Where gv_numbers_hold() is false: goals that contradict each other, whatever the others are,
 * sorted. Empty: they do not, or it takes more than `steps` to tell. */
void gv_numbers_core(gv_numbers *s, uint64_t steps, gv_goal_list *core);
/* It is the number of `value`, which comes from outside. */
void gv_number_is_input(gv_numbers *s, gv_number n, gv_value_id value);
/* Numbers of inputs with which all that is assumed holds, small ones where these do, in the order
 * in which the program has them. Empty: what is assumed rests on no input, or they were not found
 * within the limits. */
void gv_numbers_example(gv_numbers *s, gv_input_numbers *to);
/* Before gv_number_rests_on_unconstrained() is asked about the numbers of another path. */
static inline void gv_numbers_forget_data(gv_numbers *s) {
  s->data = s->told = 0, s->answered = s->suits = s->beyond = false;
  s->answers.len = 0, s->conflict = 0, s->again = false;
}
/* Can all that the path asks for hold where whatever the machine tells is one small number: it has
 * all that can be asked for, of everything several, and of none very many? What the runtime says of
 * such a machine goes together. Sets s->suits; s->beyond, where no machine does: what it tells is
 * above zero where it is a size, or compared by its order, but for counts. */
void gv_numbers_find_machine(gv_numbers *s);
/* No product, no sum of two numbers that are not less than nothing, and no difference to a constant
 * that is made wide wraps of those that the number is computed from. False: that contradicts the
 * goals, or the budget is spent. */
bool gv_numbers_assume_exact(gv_numbers *s, gv_number n);
/* Is the number computed from one that is unconstrained? Of data from outside, the first that is
 * asked about since gv_numbers_forget_data() may be anything; a second one may follow from it, and
 * so may answers about data, or it from those, and one answer from another one about the same data;
 * what functions have told stands for itself, and where s->suits follows from nothing, if not
 * s->beyond. Of what an outside function gives, one number may be anything, too, where nothing
 * rests on data; another one only if it was called with other arguments. Sets s->conflict. Where
 * the program's own memory lies is unconstrained, too, but for whether two addresses are one. Pays
 * a step for each unknown that it is computed from; true, too, when the budget is spent. */
bool gv_number_rests_on_unconstrained(gv_numbers *s, gv_number n);
/* Is the number computed from what an outside function gives, by a hash of its name, or GV_NONE:
 * any? True, too, when the budget is spent. */
bool gv_number_is_asked_of(gv_numbers *s, gv_number n, uint32_t asked_of);
/* A number that comes by one side of a branch, or by the other, of which the path takes any. */
gv_number gv_number_either(gv_numbers *s);
/* Is it computed from such a number? True, too, when the budget is spent. */
bool gv_number_is_either(gv_numbers *s, gv_number n);

#endif
