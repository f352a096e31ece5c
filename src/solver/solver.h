/* solver: can conditions on machine integers hold together, and with which numbers? Terms are bit
 * vectors of 1 to 128 bits, each built once. A check computes their ranges first (narrow.c), and
 * turns what these do not tell into clauses (blast.c), which a SAT solver decides. The answer is
 * exact: sums wrap around, a quotient is a quotient. A check that takes more than its budget says
 * so, and its budget is counted in steps, not in time, so that every run of a program says the
 * same.
 *
 * The SAT solver is CaDiCaL, as a static library. Z3, which knows bit vectors itself, was tried
 * with the same conditions: a context of it takes 23 ms to make, a solver of CaDiCaL 0.06 ms, and
 * it comes as a shared library of 23 MB only, where the program depends on libc alone.
 */
#ifndef GV_SOLVER_H
#define GV_SOLVER_H

#include "model/model.h"

/* Index into gv_terms.at; GV_FALSE_TERM and GV_TRUE_TERM are always there. */
typedef uint32_t gv_term;
enum { GV_FALSE_TERM = 0, GV_TRUE_TERM = 1, GV_TERM_BITS = 128, GV_NUMBER_BITS = 64 };

/* What a term is. Only these are turned into clauses; what gv_word_arith() knows beyond them is
 * built from them. */
typedef enum gv_term_kind {
  GV_TERM_NUMBER, /* k, its low `width` bits */
  GV_TERM_SYMBOL, /* any number */
  GV_TERM_ITE,    /* c ? a : b; c of 1 bit */
  GV_TERM_LOW,    /* the low `width` bits of a */
  GV_TERM_ZEXT,
  GV_TERM_SEXT,
  GV_TERM_NOT, /* each bit */
  GV_TERM_AND,
  GV_TERM_OR,
  GV_TERM_XOR,
  GV_TERM_ADD,
  GV_TERM_SUB,
  GV_TERM_MUL,
  GV_TERM_UDIV, /* by 0: 0 */
  GV_TERM_UREM, /* by 0: 0 */
  GV_TERM_SHL,  /* by its width and more: 0 */
  GV_TERM_LSHR,
  GV_TERM_EQ, /* from here on 1 bit */
  GV_TERM_ULT,
  GV_TERM_SLT,
} gv_term_kind;

typedef struct gv_term_node {
  uint8_t kind, width;
  gv_term a, b, c;
  uint64_t k;
} gv_term_node;

typedef struct gv_terms {
  GV_VEC(gv_term_node) at; /* what a term is made of comes before it */
  gv_map index;            /* hash of a term to where it is */
} gv_terms;

/* Overwrites *terms, which is to be cleared. */
void gv_terms_init(gv_terms *terms);
/* Frees it; no term is valid any more. */
void gv_terms_clear(gv_terms *terms);

/* The low `width` bits of k, 1 to 64. */
gv_term gv_term_number(gv_terms *terms, uint8_t width, int64_t k);
/* A new one each time. */
gv_term gv_term_symbol(gv_terms *terms, uint8_t width);
/* Each bit. Here and below constants are folded, and equal terms are one. */
gv_term gv_term_not(gv_terms *terms, gv_term a);
/* Bit by bit; both of one width, as below. */
gv_term gv_term_and(gv_terms *terms, gv_term a, gv_term b);
/* Bit by bit. */
gv_term gv_term_or(gv_terms *terms, gv_term a, gv_term b);
/* 1 bit. */
gv_term gv_term_equal(gv_terms *terms, gv_term a, gv_term b);
/* a with `width` bits: cut off, or extended. */
gv_term gv_term_fit(gv_terms *terms, gv_term a, uint8_t width, bool is_signed);
/* It is folded to a constant, `k` of its node. */
static inline bool gv_term_is_number(const gv_terms *terms, gv_term t) {
  return terms->at.at[t].kind == GV_TERM_NUMBER;
}

/* What a program computes: a number, or none at all where `poison`, of 1 bit, holds: a sum
 * overflows that may not, say. */
typedef struct gv_word {
  gv_term number, poison;
} gv_word;
/* It is defined always. */
static inline gv_word gv_word_of(gv_term number) { return (gv_word){number, GV_FALSE_TERM}; }
/* `flags`: GV_ARITH_*; both of one width, up to 64 bits. The result has as many bits, but of a test
 * 1, and of GV_WIDEN and GV_ZEXT, which do not say how many they want, 64. */
gv_word gv_word_arith(gv_terms *terms, gv_arith op, uint8_t flags, gv_word a, gv_word b);
/* What the side that is not taken is does not count. */
gv_word gv_word_select(gv_terms *terms, gv_word c, gv_word a, gv_word b);

/* ---- checks ---------------------------------------------------------------------------------- */

typedef enum gv_answer {
  GV_ANSWER_UNKNOWN, /* beyond the budget */
  GV_ANSWER_NO,
  GV_ANSWER_YES,
} gv_answer;

typedef GV_VEC(gv_term) gv_term_list;

typedef struct gv_example {
  const gv_term *of; /* numbers of these are asked for, up to 64 bits each */
  uint32_t count;
  uint64_t *numbers; /* out, with GV_ANSWER_YES: in which all holds */
} gv_example;

/* Can all of these terms of 1 bit be true at once? `steps`: in, the most that it may take; out,
 * what is left of them. `example`: NULL where none is asked for. */
gv_answer gv_solve(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps,
                   gv_example *example);
/* The same; with GV_ANSWER_NO, core[i] says whether term i is among some that cannot be true at
 * once, whatever the others are. */
gv_answer gv_solve_core(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps,
                        bool *core);

/* One that was given before. */
typedef struct gv_solution {
  uint64_t check; /* a second hash of the conditions */
  uint64_t taken; /* steps */
  gv_answer answer;
  bool spent; /* none were left */
  uint32_t next;
} gv_solution;

/* Zeroed: nothing is known. */
typedef struct gv_solved {
  gv_map at; /* hash of the conditions to the newest solution */
  GV_VEC(gv_solution) all;
  gv_map example_at; /* hash of the conditions and of what numbers were asked for, to where these
                        begin */
  GV_VEC(uint64_t) examples;
} gv_solved;

/* solved.c: the same without an example; conditions that were asked for before, by these terms or
 * by others, get the answer that they got, for a step for a few terms. */
gv_answer gv_solve_once(gv_solved *solved, const gv_terms *terms, const gv_term *all,
                        uint32_t count, uint64_t *steps);
/* Numbers with which all holds, of conditions that are known to hold together: what has nothing to
 * do with `example` is not looked at, and what was asked before gets the numbers that it got. */
gv_answer gv_solve_example(gv_solved *solved, const gv_terms *terms, const gv_term *all,
                           uint32_t count, uint64_t *steps, gv_example *example);
/* Frees all solutions; nothing is known then. */
void gv_solved_clear(gv_solved *solved);

/* order.c: can they not, because of the order alone that the comparisons among them ask for? A long
 * chain of these is easy to see, and hard to find bit by bit. */
bool gv_contradicts_order(const gv_terms *terms, const gv_term *all, uint32_t count,
                          uint64_t *steps);

/* guess.c: do they, with some small numbers for what is not known? Only products and quotients of
 * unknown numbers are worth it: false for others. */
bool gv_guess(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps);

#endif
