/* mutate: programs as MLIR's reader sees them, changed by their structure and not by their bytes:
 * operands exchanged or replaced, branches led elsewhere, operations doubled, deleted and moved,
 * attributes and types changed, code outlined and inlined, functions of other programs put in. What
 * comes of it is text in the generic form, which the reader takes as a rule. And the same program
 * written in other ways.
 */
#ifndef GV_FUZZ_MUTATE_H
#define GV_FUZZ_MUTATE_H

#include "base/base.h"

/* The program changed once or a few times, by a number that says how, into `to`, of no more than
 * `most` bytes; 0: it is no text that can be read, or nothing came of it. A source and what it was
 * lowered to, with a line "// -----" between them: one of them, or the same in both, as far as
 * their locations tell. */
size_t gv_mutate(gv_str program, uint64_t how, char *to, size_t most);
/* The first program with a function of the second in it. */
size_t gv_mutate_with(gv_str program, gv_str other, uint64_t how, char *to, size_t most);

/* The same program. In all of them, operations keep their locations. */
typedef enum gv_rewriting {
  GV_AS_GENERIC,  /* the generic form */
  GV_AS_BYTECODE, /* bytecode */
  GV_REORDERED,   /* functions and globals in the opposite order */
  GV_RENAMED,     /* symbols that are defined and not public have other names */
  GV_WITH_DEAD,   /* in each function is a block that nothing leads to */
  GV_REWRITINGS
} gv_rewriting;
/* In the arena, a NUL behind it; empty: it cannot be read, or is none of MLIR's that can be written
 * so. */
gv_str gv_rewritten(gv_arena *arena, gv_str program, gv_rewriting as);

#endif
