/* array_units: chunks whose size is no constant but so many bytes for each of a number, the unit:
 * `n / streams` elements. Where lengths and distances are counted in that many bytes, they are
 * constants again. array_chunks.c. */
#ifndef GV_ARRAY_UNITS_H
#define GV_ARRAY_UNITS_H

#include "program/array_ranges.h"
#include "program/array_terms.h"

/* So many bytes for each of the unit, made wide so; GV_NONE: as many bytes. */
typedef struct gv_chunk_size {
  gv_value_id unit;
  gv_arith wide;
  int64_t bytes;
} gv_chunk_size;

enum { GV_MOST_LENGTHS = 2 };
/* What the operation accesses at the operand is so long; of a kernel there may be two ends that say
 * it, `which`. False: it is not of this kind. */
bool gv_find_unit_of_length(gv_finder *f, uint32_t op, uint32_t operand, uint32_t which,
                            gv_chunk_size *size);
/* The root is the address of memory that is made there. */
bool gv_find_is_made(const gv_finder *f, gv_value_id root);
/* The number is one and the same in one run of its function. */
bool gv_find_is_fixed(const gv_finder *f, gv_value_id id);
/* Accesses of the function to memory of that root, which may be compared, are all in one run of it.
 */
bool gv_find_is_in_one_run(gv_finder *f, const gv_terms *at);
/* The address in units: *scaled, with constants and factors for each of the unit. Of an element,
 * which is one of as many as the unit: where these begin, and how far they reach is *spread, else
 * 0. False: it is not at such a distance. */
bool gv_find_scaled(gv_finder *f, const gv_terms *at, const gv_chunk_size *size, gv_terms *scaled,
                    int64_t *spread);
/* How far an access reaches behind where it begins, for each of a unit. */
typedef struct gv_reach {
  int64_t bytes; /* 0: it is not known */
  bool all;      /* to there for certain */
  bool begins;   /* where it begins bytes are touched, if any is for certain */
} gv_reach;
/* … of this one, by work. */
gv_reach gv_find_scaled_reach(gv_finder *f, uint32_t op, uint32_t operand,
                              const gv_chunk_size *size);
/* The access is one by work, to no byte before where it begins. */
bool gv_find_goes_on(const gv_finder *f, uint32_t op, uint32_t operand);
/* Where what the kernel touches through the operand begins: *at, its address, goes on by as much.
 * False: it is not known. */
bool gv_find_kernel_begin(gv_finder *f, const gv_symbolic_extent *x, gv_terms *at);

#endif
