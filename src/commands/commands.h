/* commands: how the sources of a build are compiled: its compile_commands.json, and which of its
 * flags the user's clang gets. The database is untrusted: the compiler that it names is never run,
 * and a flag is passed on only if flags.c lists it as one that neither runs nor writes anything.
 */
#ifndef GV_COMMANDS_H
#define GV_COMMANDS_H

#include "base/base.h"

typedef enum gv_language {
  GV_LANGUAGE_NONE,
  GV_LANGUAGE_C,
  GV_LANGUAGE_CXX,
  GV_LANGUAGE_CUDA,
  GV_LANGUAGE_HIP
} gv_language;

/* By how the name of a file ends; GV_LANGUAGE_NONE: no source that clang compiles. */
gv_language gv_language_of(gv_str path);
/* "cuda": how clang's -x calls it. */
const char *gv_language_name(gv_language language);

/* A source, as one entry of a build compiles it. */
typedef struct gv_compilation {
  gv_str folder; /* where flags and file are seen from; at == NULL: the working folder */
  gv_str file;   /* as the entry names it */
  gv_str output; /* what the entry makes of it; at == NULL: it does not say */
  gv_language language;
  gv_str arch;              /* "sm_80": of the device, where it says one; at == NULL: it does not */
  const char *const *flags; /* that pass; ends with NULL */
  gv_str left;              /* the first flag that does not pass; at == NULL: all do */
} gv_compilation;

/* Of the words of a command line, without the program, those that pass: they replace flags,
 * language and arch of *c, of which folder and file are set. Response files are read where they are
 * seen from its folder. */
void gv_flags_take(gv_arena *arena, const char *const *words, gv_compilation *c);
/* The words of a command line as a shell would see them, but for what a shell would put in their
 * place. Ends with NULL. */
const char *const *gv_words_split(gv_arena *arena, gv_str line);

typedef struct gv_compilations {
  GV_VEC(gv_compilation)
  all;              /* in the order of the entries; the same source with the same flags once */
  uint32_t entries; /* of the file */
} gv_compilations;

/* needs: the bytes of the compile_commands.json at `path`. gives: its C, C++, CUDA and HIP sources.
 * GV_UNUSABLE: it is no such file, and *error is a line that says why. Entries of other languages
 * are passed over. */
gv_status gv_compilations_read(gv_arena *arena, gv_str path, gv_str bytes, gv_compilations *list,
                               gv_str *error);
/* Texts are the arena's. */
void gv_compilations_clear(gv_compilations *list);

#endif
