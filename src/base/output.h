/* output: the files that the program writes on request. Each is written whole or not at all, what
 * it replaces has to be of its kind, and what is at the path otherwise stays what it is: mode,
 * links, devices.
 */
#ifndef GV_OUTPUT_H
#define GV_OUTPUT_H

#include "base/base.h"

/* What files of one kind begin with. */
typedef struct gv_output_kind {
  const char *name;         /* "a baseline" */
  const char *const *heads; /* ends with NULL */
} gv_output_kind;

/* Writes the bytes to the file at `path`: a new one, one of this kind or empty, or a device or
 * pipe; "-", or a file that standard output or standard error goes to, is appended to. GV_UNUSABLE:
 * *error, in the arena, is "cannot write 'PATH': …", and the file is as it was. */
gv_status gv_output_write(gv_arena *arena, const char *path, const gv_output_kind *kind,
                          gv_str bytes, gv_str *error);
/* Whether it may be written, as far as that can be known before; `inputs`, NULL at the end, are
 * files that are read. */
gv_status gv_output_check(gv_arena *arena, const char *path, const gv_output_kind *kind,
                          const char *const *inputs, gv_str *error);
/* Where a file at this path is or would be made, links followed: two outputs are one file if it is
 * the same. */
gv_str gv_output_target(gv_arena *arena, const char *path);
/* Whether what is written to the descriptor goes into one of the inputs. */
bool gv_output_is_input(int fd, const char *const *inputs);

#endif
