/* arguments: the command line with every "@FILE" replaced by the words in FILE. */
#ifndef GV_APP_ARGUMENTS_H
#define GV_APP_ARGUMENTS_H

#include "base/base.h"

/* A word that a file gave. */
typedef struct gv_word_origin {
  const char *word, *path;
  uint32_t line;
} gv_word_origin;

typedef struct gv_arguments {
  gv_arena arena;
  GV_VEC(char *) words;           /* ends with NULL */
  GV_VEC(gv_word_origin) origins; /* of those that stand in files */
  uint32_t files;                 /* read so far */
} gv_arguments;

/* Words in a file are divided by blanks and ends of lines; quotes of both kinds and backslashes
 * mean what they mean to gcc and clang. A file may name others. "-" and words after "--" are taken
 * as they are. GV_UNUSABLE: a message is on standard error. */
gv_status gv_arguments_read(gv_arguments *arguments, int argc, char **argv);
/* What a message about a word, or a value in it, begins with: "FILE:LINE", where a file gave it,
 * and else "gpuverify". */
gv_str gv_argument_place(gv_arena *arena, const gv_arguments *arguments, const char *word);
/* Frees the words, and with them what options took from them. */
void gv_arguments_clear(gv_arguments *arguments);

#endif
