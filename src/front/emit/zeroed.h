/* zeroed: what the files share that find memory which is filled with zeros first: zeroed.c by one
 * operation, zeroed_copies.c element by element. */
#ifndef GV_ZEROED_H
#define GV_ZEROED_H

#include "emit/emit.h"

/* A number, so many times. */
typedef struct gv_product {
  MlirValue of;
  int64_t times;
} gv_product;

/* The operation whose result the value is; NULL: it is none. */
static inline MlirOperation gv_maker(MlirValue v) {
  return mlirValueIsAOpResult(v) ? mlirOpResultGetOwner(v) : (MlirOperation){NULL};
}

/* zeroed.c: what the number of bytes is computed of; itself, once, where it is no product by a
 * constant. */
gv_product gv_product_of(front *f, MlirValue size);
/* A memset with zeros, not volatile. */
bool gv_fills_with_zeros(front *f, MlirOperation op);
/* It asks for an address, or tells a debugger of it, or does nothing with it. */
bool gv_touches_nothing(MlirOperation op);
/* A call that only keeps what it is passed from being removed. */
bool gv_is_call_for_nothing(MlirOperation op);

/* zeroed_copies.c: as gv_starts_as_zeros(), of memory whose first element is copied to the others.
 */
bool gv_starts_with_copies(front *f, MlirOperation allocation, MlirValue size);

#endif
