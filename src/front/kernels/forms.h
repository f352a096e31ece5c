/* forms: numbers in a kernel as linear forms over symbols: k + Σ by · symbol.
 *
 * A symbol is the id of a thread or block, a round of a loop, or whatever else has no known value,
 * each with a range (of a number of which nothing is known, all integers). Forms make differences
 * exact: `block * 64 + thread` under `if (that < n)` stays what it is.
 */
#ifndef GV_KERNELS_FORMS_H
#define GV_KERNELS_FORMS_H

#include "base/base.h"

enum { GV_FORM_TERMS = 6 };
/* No bound below, or above. */
#define GV_LEAST INT64_MIN
#define GV_MOST INT64_MAX

typedef struct gv_form_symbol {
  int64_t lo, hi;
  bool full;    /* each value from lo to hi occurs, with all those of other full symbols */
  bool pointed; /* in the first thread of the first block it is `point` */
  int64_t point;
  uint32_t passed; /* it is the number that is passed as this argument, plus 1; 0: it is none */
  uint32_t passed_unsigned; /* … as an unsigned one */
  uint32_t grid;    /* it is the number of blocks in this dimension, plus 1; 0: it is none */
  uint32_t block;   /* … that of a block, of as many */
  uint32_t natural; /* one more than an index into gv_ranges.wrapped: it is that where no number
                       that is passed is below zero; 0: it is none */
  uint32_t divided; /* one more than an index into gv_ranges.divided: it is that, divided by
                       `divisor` and rounded; 0: it is none */
  int64_t divisor;
  uint32_t wraps; /* one more than an index into gv_ranges.wrapped: it is that, less 2^width where
                     that is more than the width has; 0: it is none */
} gv_form_symbol;

typedef GV_VEC(gv_form_symbol) gv_form_symbols;

typedef struct gv_form_term {
  uint32_t symbol;
  int64_t by;
} gv_form_term;

typedef struct gv_form {
  int64_t plus;
  uint32_t count;
  gv_form_term terms[GV_FORM_TERMS]; /* by symbol, none twice, none by 0 */
} gv_form;

typedef struct gv_interval {
  int64_t lo, hi; /* both belong to it */
} gv_interval;

/* Neither of the two that stand for no bound. */
static inline bool gv_is_finite(int64_t k) { return k != GV_LEAST && k != GV_MOST; }
/* What is out of 64 bits is infinite. */
static inline int64_t gv_clamp(__int128 k) {
  return k <= GV_LEAST ? GV_LEAST : k >= GV_MOST ? GV_MOST : (int64_t)k;
}

/* The form without symbols. */
static inline gv_form gv_form_constant(int64_t k) { return (gv_form){.plus = k}; }
/* No symbol is in it. */
static inline bool gv_form_is_constant(const gv_form *x) { return x->count == 0; }
/* The form that is this symbol, number `symbol` of the list. */
static inline gv_form gv_form_of(uint32_t symbol) {
  return (gv_form){.count = 1, .terms = {{symbol, 1}}};
}
/* Appends the symbol; the form that is it. */
gv_form gv_form_new(gv_form_symbols *symbols, gv_form_symbol symbol);

/* The least and the greatest number that the form can be, with the symbols in these ranges. */
gv_interval gv_form_hull(const gv_form_symbol *symbols, const gv_form *x);
/* What it is in the first thread of the first block; false: that is not known. */
bool gv_form_point(const gv_form_symbol *symbols, const gv_form *x, int64_t *point);
/* The same form. */
bool gv_form_equal(const gv_form *a, const gv_form *b);
/* *a + by * b. False, and *a is as it was: it does not fit. */
bool gv_form_add(gv_form *a, const gv_form *b, int64_t by);

#endif
