/* unit: a source in C, C++, CUDA or HIP on its way to LLVM IR: the user's clang compiles it, the
 * host side and the device side. */
#ifndef GV_APP_UNIT_H
#define GV_APP_UNIT_H

#include "app/options.h"
#include "commands/commands.h"
#include "front/front.h"

/* What clang made of it: bitcode. Texts are in the arena of whoever had it made. */
typedef struct gv_compiled {
  gv_str host;
  gv_str device; /* at == NULL: there is none */
  gv_str note;   /* a line: what could not be had, without which the rest is of use; at == NULL: no
                    such thing */
} gv_compiled;

typedef struct gv_unit {
  gv_str path; /* as reports call it */
  gv_compilation how;
  gv_str beside;  /* whose settings hold: those that are found from this path; at == NULL: from its
                     own */
  gv_str text;    /* to be compiled instead of what the file holds; at == NULL: that */
  gv_str refused; /* why it cannot be compiled, a line; at == NULL: it can */
  bool is_compiled; /* what came of it is there already; `how` is no more needed */
  gv_compiled compiled;
  const struct gv_unit
      *parts; /* of a program: the units, compiled, that were linked; NULL: it is none */
  uint32_t part_count;
} gv_unit;

/* The flags that stand on the command line for all of them, after those of *c. GV_UNUSABLE: *error
 * names one that no clang is given. */
gv_status gv_unit_add_flags(gv_arena *arena, const gv_options *options, gv_compilation *c,
                            gv_str *error);
/* Compiles it, or takes from the cache what came of the same text before. GV_UNUSABLE: *error says
 * why, and how clang was called. */
gv_status gv_unit_compile(const gv_unit *unit, const gv_options *options, gv_arena *arena,
                          gv_compiled *compiled, gv_str *error);
/* The unit as an input for gv_import_read(), compiled, its device side imported into *device. Else
 * as gv_unit_compile(). */
gv_status gv_unit_load(const gv_unit *unit, const gv_options *options, gv_arena *arena,
                       gv_input *input, gv_input *device, gv_str *note, gv_str *error);
/* The host sides as one module, the device sides as another. GV_UNUSABLE: that does not go, and
 * *why says so in a few words. */
gv_status gv_units_link(const gv_unit *units, uint32_t count, const gv_options *options,
                        gv_arena *arena, gv_compiled *linked, gv_str *why);
/* … as the program that these are parts of, with *device empty where that of a part is not known.
 */
gv_status gv_units_link_program(const gv_unit *units, uint32_t count, const gv_options *options,
                                gv_arena *arena, gv_compiled *linked, gv_str *why);
/* What tells the programs that work on units, for caches. */
gv_str gv_unit_tools(const gv_options *options, gv_arena *arena);

#endif
