/* read: bytes in, a verified MLIR module out. Knows nothing of the model.
 *
 * input (bytes, and what is refused unseen) -> newer (text of a newer release in the words of this
 * one) -> reader (in a process that may crash)
 * -> parse (MLIR's own parser and verifier).
 */
#ifndef GV_READ_H
#define GV_READ_H

#include <sys/resource.h>

#include "front/input.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/IR.h>

#include "read/release.h"

/* Borrowed, as long as MLIR has it. */
static inline gv_str gv_str_from(MlirStringRef s) { return (gv_str){s.data, s.length}; }
/* Borrowed; `c_string` ends with NUL. */
static inline MlirStringRef gv_ref(const char *c_string) {
  return (MlirStringRef){c_string, strlen(c_string)};
}
/* "gpu.memcpy", as long as the context lives. */
static inline gv_str gv_op_name(MlirOperation op) {
  return gv_str_from(mlirIdentifierStr(mlirOperationGetName(op)));
}
/* It is the operation of this name, "llvm.call". */
static inline bool gv_op_is(MlirOperation op, const char *name) {
  return gv_str_equal(gv_op_name(op), (gv_str){name, strlen(name)});
}
/* It has one of the two names. */
static inline bool gv_op_is_either(MlirOperation op, const char *one, const char *other) {
  return gv_op_is(op, one) || gv_op_is(op, other);
}
/* NULL inside where there is none: mlirAttributeIsNull(). */
static inline MlirAttribute gv_attribute(MlirOperation op, const char *name) {
  return mlirOperationGetAttributeByName(op, gv_ref(name));
}
/* All of them, whatever their segments. */
static inline uint32_t gv_operand_count(MlirOperation op) {
  return (uint32_t)mlirOperationGetNumOperands(op);
}
/* dead.c: the terminator, or an operation that is not registered and has successors: of that
 * mlirBlockGetTerminator() does not know that it is one. NULL: there is none. Linear in the block
 * where MLIR knows of none. */
MlirOperation gv_end_of_block(MlirBlock block);

typedef GV_VEC(char) gv_text;

typedef struct gv_parsed {
  MlirContext context;
  MlirOperation root; /* NULL: *error says why */
  bool unnamed;       /* locations call the input "-" */
  bool outlived;      /* `root` is the caller's, and is there as long as the model */
} gv_parsed;

enum { GV_MAX_NESTING = 2000 }; /* of brackets in text, of regions in bytecode */

/* ---- location.c ------------------------------------------------------------------------------ */

/* The location of kind file:line:column that a location stands for; false: none. */
bool gv_resolve_place(MlirLocation location, MlirLocation *place);
/* The file name, line and column that a location stands for; false: unknown. */
bool gv_resolve_location(MlirLocation location, MlirIdentifier *file, uint32_t *line,
                         uint32_t *col);

/* ---- parse.c --------------------------------------------------------------------------------- */

/* Text that MLIR prints piece by piece: gv_keep_text is the callback, `to` the gv_text. What would
 * make it too long is left out. */
void gv_keep_text(MlirStringRef piece, void *to);
/* The text of a type of the gpu and async dialects; of any other, whose text can be of any length,
 * nothing. */
void gv_print_async_type(MlirType type, gv_text *text);
/* Parses and verifies; bytes.at[bytes.len] is 0. What is wrong goes to *error, in the arena. */
gv_parsed gv_parse(gv_arena *arena, gv_str name, gv_str bytes, gv_str *error);
/* The same in a context that is there; the operation is the caller's. */
MlirOperation gv_parse_in(MlirContext context, gv_arena *arena, gv_str name, gv_str bytes,
                          bool *unnamed, gv_str *error);
/* Destroys module and context, also where `root` is NULL; nothing of MLIR's that came from them may
 * be used any more. */
void gv_parsed_destroy(gv_parsed *parsed);

/* ---- dead.c ---------------------------------------------------------------------------------- */

/* Takes out the blocks that no edges lead to from the entry of their region, and puts each of the
 * others after all that dominate it. NULL: nothing.
 * */
void gv_order_blocks(MlirContext context, MlirOperation module);
/* What one walk over all operations tells. */
typedef struct gv_module_shape {
  bool ordered; /* gv_order_blocks() would change nothing */
  bool invokes; /* there is an llvm.invoke */
} gv_module_shape;
/* Of the module and all that is in it; `context` is its own. Linear. */
gv_module_shape gv_shape_of(MlirContext context, MlirOperation module);

/* ---- reader.c -------------------------------------------------------------------------------- */

typedef enum gv_survival {
  GV_SURVIVES, /* or memory ran out before */
  GV_DIES,     /* it crashed or did not end */
  GV_NOT_TRIED,
} gv_survival;

/* What becomes of act(with) in a child process. */
gv_survival gv_survives(void (*act)(void *), void *with);
/* False: in a child locks that other threads hold now could stay locked, or its end would not be
 * heard of. */
bool gv_may_rehearse(void);
/* What is done from the beginning to the end is done within the limits, which end this process. */
typedef struct gv_bounds {
  const gv_reading *limits; /* NULL: none */
  int errors;               /* where standard error goes when it is back; -1: it is */
  struct rlimit memory;     /* as it was */
} gv_bounds;
/* Sets the alarm and the limit on memory, and, where a parent looks, silences standard error. NULL:
 * nothing is limited. To be ended. */
gv_bounds gv_bounds_begin(const gv_reading *limits);
/* MLIR's reader has ended; the model is next. */
void gv_bounds_parsed(gv_bounds *bounds);
/* Takes alarm, limit and silence back. */
void gv_bounds_end(gv_bounds *bounds);

/* ---- input.c --------------------------------------------------------------------------------- */

/* All of the file ("-": standard input) in the arena, with a 0 after it. */
gv_status gv_read_input(gv_arena *arena, const char *path, bool aside, gv_str *bytes,
                        gv_str *error);
/* The same, mapped and not copied, where the file is large and ends with a 0 then; *mapped is NULL
 * where it does not. */
gv_status gv_map_input(gv_arena *arena, const char *path, gv_str *bytes, gv_mapped **mapped,
                       gv_str *error);
/* The pages that are in memory are no longer, until somebody reads them again. NULL: nothing. */
void gv_drop_pages(const gv_mapped *mapped);
/* Ends the mapping. False: the file has changed since it began. */
bool gv_unmap_input(gv_mapped *mapped);
/* Room for `size` bytes, aligned as bytecode wants it. */
char *gv_take_aligned(gv_arena *arena, size_t size);
/* Refuses what MLIR's parser would answer with nonsense, or with a stack overflow. */
gv_status gv_refuse_input(gv_arena *arena, gv_str name, gv_str bytes, gv_str *error);
/* By the first four bytes. */
bool gv_is_bytecode(gv_str bytes);
/* LLVM's bitcode, bare or in the wrapper that some systems put around it. */
bool gv_is_bitcode(gv_str bytes);
/* That, or what begins as LLVM IR's text does. */
bool gv_is_llvm_ir(gv_str bytes);

/* ---- newer.c --------------------------------------------------------------------------------- */

/* What comes after the string literal that begins at `at`: after its closing quote, or the newline
 * that cuts it off; at most `end`. */
const char *gv_behind_string(const char *at, const char *end);
/* Text of a newer release in the words of this one, with each line and column where it was, and a
 * NUL after it. False: nothing in it is new. */
bool gv_in_older_words(gv_str text, gv_text *to);

#endif
