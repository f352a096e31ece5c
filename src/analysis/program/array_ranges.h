/* array_ranges: between which numbers a value lies: array_ranges.c by what it is computed of,
 * array_said.c by what branches compare. */
#ifndef GV_ARRAY_RANGES_H
#define GV_ARRAY_RANGES_H

#include "program/array_loops.h"

/* All numbers of `width` bits; what has no width is any of 64 bits. */
static inline gv_range gv_range_any(uint8_t width) {
  if (!width || width > 64) width = 64;
  return (gv_range){INT64_MIN >> (64 - width), INT64_MAX >> (64 - width)};
}
/* Of two numbers the smaller one. */
static inline gv_range gv_range_smaller(gv_range a, gv_range b) {
  return (gv_range){a.lo < b.lo ? a.lo : b.lo, a.hi < b.hi ? a.hi : b.hi};
}
/* Of two numbers the larger one. */
static inline gv_range gv_range_larger(gv_range a, gv_range b) {
  return (gv_range){a.lo > b.lo ? a.lo : b.lo, a.hi > b.hi ? a.hi : b.hi};
}
/* A number of which both are known; `a` where there is none: control never comes there. */
static inline gv_range gv_range_both(gv_range a, gv_range b) {
  gv_range r = {gv_range_larger(a, b).lo, gv_range_smaller(a, b).hi};
  return r.lo <= r.hi ? r : a;
}
/* A number of which one of both is known. */
static inline gv_range gv_range_either(gv_range a, gv_range b) {
  return (gv_range){gv_range_smaller(a, b).lo, gv_range_larger(a, b).hi};
}
/* All numbers of `a` are in `all`. */
static inline bool gv_range_is_within(gv_range a, gv_range all) {
  return a.lo >= all.lo && a.hi <= all.hi;
}
/* The same numbers. */
static inline bool gv_range_is_same(gv_range a, gv_range b) { return a.lo == b.lo && a.hi == b.hi; }
/* Of a sum, difference or product (any other operation) as whole numbers; false: it does not fit
 * into 64 bits. */
bool gv_range_combine(gv_arith op, gv_range a, gv_range b, gv_range *r);

/* array_said.c: the range, as far as branches say more of the root on every way to the block from
 * where the root gets its value. lo > hi: what they say is none of the range. */
gv_range gv_range_said(gv_finder *f, gv_value_id root, uint32_t block, gv_range r);
/* … as far as the condition, which holds or does not, says more of the value. */
gv_range gv_range_said_by(const gv_finder *f, gv_value_id condition, bool holds, gv_value_id value,
                          gv_range r);
/* … as far as the branch that the edge is one of says more of the value, where control takes the
 * edge. */
gv_range gv_range_said_on_edge(const gv_finder *f, uint32_t edge, gv_value_id value, gv_range r);
/* … what they say of a number of 8 to 32 bits as an unsigned one; all such numbers where it is no
 * root. */
gv_range gv_range_natural(gv_finder *f, gv_value_id root, uint32_t block);

#endif
