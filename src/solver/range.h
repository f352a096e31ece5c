/* range.h: between which numbers the value of a term is, read without a sign and with one. What is
 * known of an operation and of its operands narrows each other: what is cut off is impossible.
 */
#ifndef GV_RANGE_H
#define GV_RANGE_H

#include "solver/solver.h"

typedef unsigned __int128 gv_wide;
typedef __int128 gv_wide_signed;

/* Of a number alone: is it one of `width` bits? As a gv_term_kind; one bit comes out. */
enum { GV_RANGE_FITS = GV_TERM_SLT + 1, GV_RANGE_FITS_SIGNED };

/* Both hold; empty where an end is beyond the other. */
typedef struct gv_range {
  gv_wide low, high;
  gv_wide_signed least, most;
} gv_range;

/* An operation, its operands and what it gives. */
typedef struct gv_range_rule {
  uint8_t kind;         /* gv_term_kind */
  uint8_t width;        /* of the result */
  uint8_t from;         /* of the operands */
  gv_range is, a, b, c; /* `b`, `c`: where the kind has them */
} gv_range_rule;

/* All numbers of so many bits. */
gv_range gv_range_all(uint8_t width);
/* One. */
gv_range gv_range_one(gv_wide k, uint8_t width);
/* Some of these, not below and not above them with a sign. */
gv_range gv_range_between(gv_range r, gv_wide_signed least, gv_wide_signed most, uint8_t width);
/* In both. */
gv_range gv_range_both(gv_range r, const gv_range *other, uint8_t width);
/* No number is in it. */
static inline bool gv_range_is_empty(const gv_range *r) {
  return r->low > r->high || r->least > r->most;
}
/* One number is in it. */
static inline bool gv_range_is_one(const gv_range *r) { return r->low == r->high; }

/* Narrows what the operation gives and its operands. False: there are no such numbers. */
bool gv_range_narrow(gv_range_rule *rule);

/* What the operation gives; the operands have `from` bits, the result is cut to its own. */
gv_wide gv_compute(gv_term_kind kind, uint8_t width, uint8_t from, gv_wide a, gv_wide b, gv_wide c);

/* A product or quotient of two unknown numbers. */
static inline bool gv_is_hard(const gv_terms *terms, const gv_term_node *n) {
  bool product = n->kind == GV_TERM_MUL || n->kind == GV_TERM_UDIV || n->kind == GV_TERM_UREM;
  return product && !gv_term_is_number(terms, n->a) && !gv_term_is_number(terms, n->b);
}
/* guess.c: the terms are made of one. */
bool gv_has_hard(const gv_terms *terms, const gv_term *all, uint32_t count);

/* narrow.c: can they, as far as the ranges of what they are made of and some attempts tell? */
gv_answer gv_narrow(const gv_terms *terms, const gv_term *all, uint32_t count, uint64_t *steps);

#endif
