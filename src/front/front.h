/* front: MLIR text or bytecode in, model out. The only room that includes mlir-c. */
#ifndef GV_FRONT_H
#define GV_FRONT_H

#include "base/base.h"
#include "model/model.h"

/* Reads the file at `path` ("-": standard input), parses and verifies it, and builds the model of what it holds; *model must be
 * zeroed and is the caller's to clear, also on failure. File 0 of the model is the input under the name `path` ("<stdin>").
 * GV_UNUSABLE: *error (in the model's arena) is one or more lines "FILE[:LINE:COL]: error: …", ready to print. */
gv_status gv_front_read(gv_model *model, const char *path, gv_str *error);
/* The same from memory. */
gv_status gv_front_parse(gv_model *model, gv_str name, gv_str bytes, gv_str *error);
/* Only parses and verifies: the base line of the benchmarks. */
gv_status gv_front_parse_only(const char *path, gv_str *error, gv_arena *arena);
/* "22.1.8" of the LLVM inside. */
const char *gv_front_llvm_version(void);

#endif
