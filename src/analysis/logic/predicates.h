/* predicates: what branches tell. Conditions become guards over *atoms*: an i1 root, or a
 * comparison of two values. An atom keeps its truth until control passes the definition of a root
 * in it (the next iteration of a loop), where it is forgotten.
 *
 * Only atoms that can decide anything are *tracked*: tested in two places, in a select, again in a
 * later iteration, or known from a caller. The rest would be forgotten at the next join and are
 * left out from the start.
 */
#ifndef GV_PREDICATES_H
#define GV_PREDICATES_H

#include "logic/bdd.h"
#include "program/flow.h"
#include "program/intern.h"

typedef struct gv_atom {
  uint32_t function;
  uint8_t test;           /* gv_arith GV_EQ, GV_SLT, GV_ULT, or GV_ATOM_ROOT */
  bool tracked, by_param; /* by_param: all roots are parameters */
  bool everywhere; /* about an index that is the same throughout the program, and constants */
  bool by_call;    /* about the result of a call: the callee tells */
  uint32_t a, b;   /* values; b GV_NONE for a root */
  uint32_t sites;  /* places that test it */
} gv_atom;
enum { GV_ATOM_ROOT = 255, GV_ATOM_ENTERED = 254, GV_ATOM_RETURN = 253 };

/* What callers ask of a function's result, as an atom of the function: test GV_ATOM_RETURN, a: the
 * index of this. At a return it takes the truth of the same question about the returned value. */
typedef struct gv_question {
  uint32_t function, result;
  uint8_t test;      /* GV_ATOM_ROOT: is it true? else the comparison */
  bool left;         /* the result stands on the left */
  gv_value_id other; /* what it is compared with, a constant */
  uint32_t atom;
} gv_question;

typedef struct gv_predicates {
  const gv_model *model;
  const gv_flow *flow;
  gv_bdd bdd;
  GV_VEC(gv_atom)
  atoms; /* number is the variable in the guards; odd numbers are scratch copies, see
            gv_predicates_edge() */
  gv_table atom_by_key;
  gv_map conditions;   /* value to its guard, for those that are computed */
  gv_table int_values; /* constant to the first value id that has it */
  gv_map passed;       /* numbers handed to functions of the module */
  bool asks_back;      /* comparisons with constants are asked of what edges and callers bring */
  gv_guard *edge;      /* of each edge: what holds when it is taken */
  gv_guard possible;   /* what is known of the index of the element that is followed, everywhere */
  uint32_t crossings_len;
  struct gv_crossing *crossings; /* what came of the latest calls of gv_predicates_edge() */
  gv_guard *entered; /* of each edge: what holds then and until its target is entered again; NULL:
                        nothing */
  GV_VEC(uint32_t) * kill;        /* by block: tracked atoms forgotten at its entry */
  GV_VEC(uint32_t) * param_atoms; /* by function: tracked atoms over its parameters */
  GV_VEC(uint32_t) everywhere;    /* atoms that are */
  uint64_t shrunk;                /* how often a guard became too large, and forgot something */
  uint32_t guard_limit;           /* nodes of one */
  /* Steps of the bdd: at the beginning of the fixpoint; those at which the limit is halved, and
   * after how many more it is halved again. */
  uint64_t begun_at, halved_at, halved_each;
  uint64_t ended_at; /* and at its end */
  bool halved;       /* the limit was, in the fixpoint */
  gv_table settled;  /* edge and atom to what the edge makes of it */
  gv_map carried; /* hash of a call and an atom of its callee to the index into gv_model.carried */
  GV_VEC(gv_question) questions;
  gv_table question_by_key;
  GV_VEC(uint32_t) * asked; /* by function: questions about its results */
} gv_predicates;

/* Where more is followed than what is tested twice, or asked for otherwise. */
typedef struct gv_refinement {
  bool *exact;   /* by function: all atoms are tracked, and which edge a loop was entered by */
  bool *core;    /* by block: the atoms of the branch at its end are tracked */
  bool *related; /* by function: what one atom says of another is looked for: where there is either
                    of these */
} gv_refinement;
typedef struct gv_solved gv_solved; /* of the solver */
/* `refinement`: NULL: nowhere. `solved`: what the solver was asked in other runs over the model;
 * NULL: nothing is remembered. Both are used only here. */
void gv_predicates_init(gv_predicates *predicates, const gv_model *model, const gv_flow *flow,
                        const gv_refinement *refinement, gv_solved *solved);
/* Frees the guards and their bdd, not the model and the flow. Afterwards only gv_predicates_init()
 * may be called. */
void gv_predicates_clear(gv_predicates *predicates);

/* A case of a switch, which is a constant that no operation made. */
static inline bool gv_predicates_is_case(gv_value_id id) { return id > GV_NONE / 2; }
/* The constant of the switch case that `id` stands for; gv_predicates_is_case(id) must hold. */
int64_t gv_predicates_case(const gv_predicates *predicates, gv_value_id id);
/* The variable of an atom in the guards. */
uint32_t gv_predicates_variable(uint32_t atom);
/* The inverse: which of `atoms` a variable of the guards is; of a scratch copy, the atom that it is
 * a copy of. */
uint32_t gv_predicates_atom(uint32_t variable);
/* What makes the i1 value true, over its atoms. */
gv_guard gv_predicates_condition(gv_predicates *predicates, gv_value_id condition);
/* `guard` and `condition`, without what is not tracked. */
gv_guard gv_predicates_assume(gv_predicates *predicates, gv_guard guard, gv_guard condition);
/* … where that is whether an access is of the element that is followed: GV_FALSE, too, where no
 * index is all that is said of it. */
gv_guard gv_predicates_of_element(gv_predicates *predicates, gv_guard guard, gv_guard is);
/* The guard after the edge is taken: its condition holds, block arguments take their new values,
 * and what the target block defines anew is forgotten. GV_FALSE: the edge cannot be taken. */
gv_guard gv_predicates_edge(gv_predicates *predicates, gv_guard guard, uint32_t edge);
/* What holds where either does, or less: a guard that is not too large. Where `b` implies `a`, it
 * is `a`. */
gv_guard gv_predicates_join(gv_predicates *predicates, gv_guard a, gv_guard b);
/* The guard, or one that says less where guards have cost so much that it is too large by now. */
gv_guard gv_predicates_shrink(gv_predicates *predicates, gv_guard guard);
/* Steps on guards that the fixpoint has taken. */
uint64_t gv_predicates_steps(const gv_predicates *predicates);
/* These are all that it may take. */
bool gv_predicates_are_out_of_steps(const gv_predicates *predicates);
/* The fixpoint is done: from here on guards are followed as closely as there. */
void gv_predicates_end_fixpoint(gv_predicates *predicates);
/* `guard` without what the block forgets where it is entered. */
gv_guard gv_predicates_forget_at(gv_predicates *predicates, gv_guard guard, uint32_t block);
/* Does the edge leave what the variable says as it is? Logarithmic. */
bool gv_predicates_keeps(const gv_predicates *predicates, uint32_t variable, uint32_t edge);
/* Can `guard` hold right after the edge? */
bool gv_predicates_can_follow(gv_predicates *predicates, gv_guard guard, uint32_t edge);
/* What a caller with `guard` knows of the callee's parameters at call `op`, as a conjunction of
 * literals. */
gv_guard gv_predicates_into_call(gv_predicates *predicates, gv_guard guard, uint32_t op);
/* The guard with which a function is left at its return `op`: answers what callers ask of its
 * results. */
gv_guard gv_predicates_leave(gv_predicates *predicates, gv_guard guard, uint32_t op);
/* The caller's guard after a call that left the callee with `exit` guard. */
gv_guard gv_predicates_out_of_call(gv_predicates *predicates, gv_guard guard, uint32_t op,
                                   gv_guard exit);

#endif
