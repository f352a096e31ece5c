/* blocks: the lines of one function in the text of LLVM IR, as blocks with edges. */
#ifndef GV_APP_BLOCKS_H
#define GV_APP_BLOCKS_H

#include "base/base.h"

typedef struct gv_ir_block {
  uint32_t first, end; /* lines */
  GV_VEC(uint32_t) next;
  bool met; /* by gv_ir_meet() */
} gv_ir_block;

/* A line of a block. */
typedef struct gv_ir_place {
  uint32_t block, line;
} gv_ir_place;

typedef struct gv_ir_function {
  GV_VEC(gv_str) lines; /* the first is "define … {", the last "}" */
  GV_VEC(gv_ir_block) blocks;
  gv_map block_of; /* hashes of labels */
} gv_ir_function;

/* Fills in all zero `function`, which borrows the text: all lines of a definition. cost: linear. */
void gv_ir_read(gv_ir_function *function, gv_str text);
/* Frees what it holds. */
void gv_ir_clear(gv_ir_function *function);
/* The label with which the line begins a block, without quotes and "%"; empty: it begins none. */
gv_str gv_ir_label(gv_str line);
/* Sets `met` of the blocks that may run after block `from`; of that itself only if there is a way
 * back. What comes after block `last` is not looked at; GV_NONE: there is none such. cost: linear
 * in the blocks. */
void gv_ir_meet(gv_ir_function *function, uint32_t from, uint32_t last);

/* "  %14 = …": "%14"; empty: the line gives no value. */
gv_str gv_ir_result(gv_str line);
/* The next name of a value, label or type in the line, "%x", which is taken off it; empty: there is
 * none. */
gv_str gv_ir_next_value(gv_str *rest);
/* Of "  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8" "%14"; empty: the line is none, or of
 * something else than a value. *indices: what is behind it, without the place. */
gv_str gv_ir_base(gv_str line, gv_str *indices);

#endif
