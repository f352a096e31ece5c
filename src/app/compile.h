/* compile: programs of the user's LLVM: mlir-opt, as --lower runs it, mlir-translate, which imports
 * LLVM IR, clang and llvm-link. */
#ifndef GV_APP_COMPILE_H
#define GV_APP_COMPILE_H

#include "app/options.h"
#include "front/front.h"

/* The program of one file: found once, with one time limit for all that it does for that file. */
typedef struct gv_compiler {
  const gv_options *options;
  gv_arena *arena;
  gv_str path;   /* of the program */
  gv_str folder; /* where it runs; at == NULL: in the working folder. The path is from the root on
                    then */
  unsigned release; /* that it says it is, or that the user says; 0: not known */
  unsigned left;    /* milliseconds */
  uint64_t memory;  /* bytes that it may take; 0: as many as there are */
  bool dumps;       /* what it says is the program after each pass: all of it is kept, and errors go
                       without it */
} gv_compiler;

/* Finds it: --mlir-opt, MLIR_OPT, mlir-opt-22, mlir-opt. GV_UNUSABLE: *error, about `name`, says
 * where it was looked for. */
gv_status gv_compiler_find(gv_compiler *compiler, const gv_options *options, gv_arena *arena,
                           gv_str name, gv_str *error);
/* The same of mlir-translate, whose release is not asked for. */
gv_status gv_importer_find(gv_compiler *importer, const gv_options *options, gv_arena *arena,
                           gv_str name, gv_str *error);
/* The same of clang. */
gv_status gv_clang_find(gv_compiler *clang, const gv_options *options, gv_arena *arena, gv_str name,
                        gv_str *error);
/* The same of llvm-link. */
gv_status gv_linker_find(gv_compiler *linker, const gv_options *options, gv_arena *arena,
                         gv_str name, gv_str *error);
/* What tells the program from others, and from itself after a change, for caches. */
gv_str gv_compiler_identity(const gv_compiler *compiler);
/* Puts opt in its place, for the same file: --opt, opt-22, opt. False: there is none, or the user
 * wants none. */
bool gv_simplifier_find(gv_compiler *compiler);
/* The release that the program says it is of; 0: it does not say. */
unsigned gv_compiler_release(gv_compiler *compiler);

/* Runs it with these words after its name (ends with NULL) and this standard input. GV_UNUSABLE: it
 * failed in some way, and *error says how, with what it said. Else *output is what it wrote, and
 * *diagnostics what it said besides. */
gv_status gv_compiler_run(gv_compiler *compiler, gv_str name, const char *const *words,
                          gv_str input, gv_str *output, gv_str *diagnostics, gv_str *error);

/* The words that lower the source: file, -mlir-print-debuginfo, and the passes that the user gave
 * or the usual ones. In the arena. */
const char *const *gv_compiler_words(const gv_compiler *compiler, const char *path);
/* Whether the user gave this word, with one '-' or two, among the passes. */
bool gv_compiler_has_word(const gv_compiler *compiler, const char *word);

/* The passes that the words stand for, as pipelines of one pass each, in their order, as the
 * compiler itself spells them out; in the arena, ends with NULL. */
gv_status gv_compiler_passes(gv_compiler *compiler, gv_str name, const char *const **passes,
                             gv_str *error);

#endif
