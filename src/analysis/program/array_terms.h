/* array_terms: addresses and numbers of bytes as sums: a constant, and so many bytes for each of
 * some numbers, and of products of two. array_chunks.c compares them. */
#ifndef GV_ARRAY_TERMS_H
#define GV_ARRAY_TERMS_H

#include "program/array_loops.h"

enum { GV_MOST_TERMS = 4, GV_LARGEST_TERM = 1 << 30 };

/* So many bytes for each of a number, made wide to 64 bits in the way `wide` (GV_WIDEN, GV_ZEXT;
 * GV_ADD: it has 64 bits); or of its product with `by`, made wide in its own way. */
typedef struct gv_term {
  gv_value_id of, by; /* by: GV_NONE: there is none */
  gv_arith wide, by_wide;
  int64_t bytes;
} gv_term;

/* constant + the sum of the terms, modulo 2^64; of an address that is so far behind the root. */
typedef struct gv_terms {
  gv_value_id root; /* of an address */
  uint32_t block;   /* where it is asked for */
  bool products;    /* those of two numbers are taken apart */
  bool exact;       /* what is taken apart does not wrap, of 64 bits either */
  uint32_t count;
  int64_t constant;
  gv_term at[GV_MOST_TERMS];
} gv_terms;

/* The address; to->block, to->products and to->exact are given. False: it is none of a few such
 * terms. */
bool gv_find_address_terms(gv_finder *f, gv_value_id id, gv_terms *to);
/* The number, as one of 64 bits; the same. */
bool gv_find_number_terms(gv_finder *f, gv_value_id id, gv_terms *to);
/* … and adds it, so many times, to what is there. */
bool gv_find_add_number_terms(gv_finder *f, gv_value_id id, int64_t by, gv_terms *to);
/* The two are one product, but for the factors. */
bool gv_find_is_same_term(const gv_term *a, const gv_term *b);

#endif
