/* front: MLIR text or bytecode in, model out. The only room that includes mlir-c. */
#ifndef GV_FRONT_H
#define GV_FRONT_H

#include "base/base.h"
#include "front/handler.h"
#include "front/input.h"
#include "model/gpu.h"
#include "model/host.h"
#include "model/model.h"

/* Reads the file at `path` ("-": standard input) into the arena; *error as below, in the same
 * arena. */
gv_status gv_front_load(gv_arena *arena, const char *path, gv_input *input, gv_str *error);
/* The same of a file that is no input but read beside them: a pipe into which nobody writes is not
 * waited for. */
gv_status gv_front_load_aside(gv_arena *arena, const char *path, gv_input *input, gv_str *error);
/* As gv_front_load(), but large files are mapped into memory and not copied, until
 * gv_front_unmap(): what is written to such a file meanwhile is seen. */
gv_status gv_front_map(gv_arena *arena, const char *path, gv_input *input, gv_str *error);
/* Nobody needs the bytes any more. False: the file has been written to since it was mapped, so that
 * what was made of it is of no use. An input that is not mapped is left as it is. */
bool gv_front_unmap(gv_input *input);
/* MLIR's; false: it is text, or something else. */
bool gv_front_is_bytecode(const gv_input *input);
/* LLVM IR, text or bitcode, is not read here: it has to be imported first. */
bool gv_front_is_llvm_ir(const gv_input *input);
/* Parses, verifies and builds the model; the input must outlive it. The rest as gv_front_read. */
gv_status gv_front_parse_input(gv_model *model, const gv_input *input, gv_str *error);
/* Frees what is left of an input, if anything is: `leftover` is a gv_leftover **, of which the
 * leftover is NULL then. On any thread, but one with a large stack: MLIR's destructors recurse. */
void gv_front_forget(void *leftover);

/* Reads the file at `path` ("-": standard input), parses and verifies it, and builds the model of
 * what it holds; *model must be zeroed and is the caller's to clear, also on failure. File 0 of the
 * model is the input under the name `path` ("<stdin>"). GV_UNUSABLE: *error (in the model's arena)
 * is one or more lines "FILE[:LINE:COL]: error: …", ready to print. */
gv_status gv_front_read(gv_model *model, const char *path, gv_str *error);
/* The same from memory. */
gv_status gv_front_parse(gv_model *model, gv_str name, gv_str bytes, gv_str *error);
/* Reads a program that is not lowered yet, for its tokens, into *program (zeroed by the caller, who
 * clears it); places and texts go into the model, which may hold the same program lowered. Else as
 * gv_front_parse_input. */
gv_status gv_front_read_source(gv_model *model, const gv_input *input, gv_gpu_program *program,
                               gv_str *error);
/* Reads a program, lowered or not, for what its host code does, into *host (zeroed by the caller,
 * who clears it); its places go into the model. The input was read before; else as
 * gv_front_read_source. */
gv_status gv_front_read_host(gv_model *model, const gv_input *input, gv_host *host, gv_str *error);
/* Only parses and verifies, for whoever reads beside. */
gv_status gv_front_show(gv_arena *arena, const gv_input *input, gv_str *error);
/* Only parses and verifies: the base line of the benchmarks. */
gv_status gv_front_parse_only(const char *path, gv_str *error, gv_arena *arena);
/* Of the LLVM inside: 22. */
unsigned gv_front_llvm_release(void);

/* Is it the name of a function or variable of a library, which knows nothing of the program by
 * name: of C's or C++'s, of threads, or of the runtime? */
bool gv_front_is_of_library(const gv_profile *runtime, gv_str name);

/* Is it the name of a function that no exception leaves: of the runtime, of C, or `operator new`?
 * `handled`: something handles what `operator new` throws, and so it may.
 */
bool gv_front_throws_nothing(const gv_profile *runtime, gv_str name, bool handled);

#endif
