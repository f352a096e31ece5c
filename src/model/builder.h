/* builder: the one way to make a model, for the front and for every unit test.
 *
 * Order: files and globals at any time; a function is begun, all its blocks are filled, the
 * function is ended. Blocks are made before they are filled, in any order, and filled one after
 * another, each once, ending with a terminator. Edges and what block arguments receive may be added
 * until the function is ended. Values may be made at any time.
 */
#ifndef GV_MODEL_BUILDER_H
#define GV_MODEL_BUILDER_H

#include "model/model.h"

/* The file's index; the first call makes file 0, the input. Paths are compared as text. `path` is
 * copied. */
uint32_t gv_add_file(gv_model *model, gv_str path);
/* File 0's text; copied into the arena when `copy`, else it must outlive the model. */
void gv_set_text(gv_model *model, gv_str text, bool copy);
/* The same of any file, which is then not loaded; not copied. */
void gv_set_file_text(gv_model *model, uint32_t file, gv_str text);

/* Its index; `name` is copied, `size` in bytes. */
uint32_t gv_add_global(gv_model *model, gv_str name, uint32_t size, bool is_public, bool zeroed,
                       gv_loc loc);

/* Begins a function; params follow with gv_add_param. */
uint32_t gv_begin_function(gv_model *model, gv_str name, bool is_public, gv_loc loc);
/* The next parameter of the open function, `size` in bytes, `width` in bits (gv_value.width). */
gv_value_id gv_add_param(gv_model *model, uint32_t size, uint8_t width, gv_loc loc);
/* A new block of the open function; the first one made is the entry. */
uint32_t gv_add_block(gv_model *model);
/* Operations go to the end of this block of the open function from here on; each block once. */
void gv_fill_block(gv_model *model, uint32_t block);
/* Checks that every block was filled; sorts the edges by block. */
void gv_end_function(gv_model *model);

/* A new one each time, taken as it is: `loc` must be set, to GV_NO_LOC where there is none.
 * Pointers into values are not valid any more. */
gv_value_id gv_add_value(gv_model *model, gv_value value);
/* An operation at the end of the block being filled; fields not given by arguments are set through
 * the returned pointer, which is valid until the next call. Operands are copied; `name` is not:
 * static text, or text in the model's arena. */
gv_op *gv_add_op(gv_model *model, gv_op_kind kind, gv_str name, gv_loc loc,
                 const gv_value_id *operands, uint32_t count);
/* Makes a GV_OP_ACTION what the row says; a launch sets `roles` to its own afterwards. */
void gv_set_action(gv_op *op, const gv_action *action);
/* A result of the newest operation. */
gv_value_id gv_add_result(gv_model *model, uint32_t size, uint8_t width, gv_loc loc);
/* The next edge of `block` (of the open function, filled or not). Its place in the block is the
 * order of calls. */
uint32_t gv_add_edge(gv_model *model, uint32_t block, uint32_t target, int64_t case_value);
/* Argument number `index` of a block of the open function, in any order; what it receives is for
 * gv_add_pair(). */
gv_value_id gv_add_block_arg(gv_model *model, uint32_t block, uint32_t index, uint32_t size,
                             uint8_t width, gv_loc loc);
/* Edge number `edge` (as gv_add_edge returned it) passes `source` to block argument `arg`. */
void gv_add_pair(gv_model *model, uint32_t edge, gv_value_id arg, gv_value_id source);

/* Bytes of `from` may be in `of`, which is opaque. gv_sort_sources(), once everything is there,
 * brings them into order, and finds the numbers in which there may be some. */
void gv_add_source(gv_model *model, gv_value_id of, gv_value_id from);
/* Once, after the last gv_add_source(). */
void gv_sort_sources(gv_model *model);

/* Gives back what the builder holds beside the model; the model may be built further.
 * gv_model_clear() calls it. */
void gv_builder_clear(gv_model *model);

#endif
