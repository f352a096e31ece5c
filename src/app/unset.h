/* unset: variables of functions in LLVM IR in which pointers lie that are not set yet. */
#ifndef GV_APP_UNSET_H
#define GV_APP_UNSET_H

#include <stdio.h>

#include "base/base.h"

/* The types that LLVM IR names; all zero: none. */
typedef struct gv_named_types {
  gv_map at; /* hash of "%struct.pair" to its place in bodies */
  GV_VEC(gv_str) bodies;
} gv_named_types;

/* Fills in all zero `types`, which borrows the text. cost: linear in it. */
void gv_named_types_find(gv_named_types *types, gv_str text);
/* Frees it; it is not zeroed. */
void gv_named_types_clear(gv_named_types *types);

/* The group of accesses, gv_declare_unset()'s, to which stores belong that only say that something
 * is unset: as the text calls it, which is what LLVM may have made of it. cost: linear. */
uint32_t gv_unset_group(gv_str text);
/* Sets each pointer in the variable to something undefined. Of a variable of a great many it only
 * says that it is set somehow. cost: the type, written out. */
void gv_write_unset(FILE *out, const gv_named_types *types, gv_str variable, gv_str type,
                    uint32_t number, uint32_t group);
/* What that calls. */
void gv_declare_unset(FILE *out);
/* The same text, in the arena, without what is left of it in memory, which is not set there. cost:
 * linear. */
gv_str gv_drop_unset(gv_arena *arena, gv_str text);

#endif
