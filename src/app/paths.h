/* paths: names of files, as text; links are not resolved. Results are in the arena and
 * NUL-terminated. */
#ifndef GV_APP_PATHS_H
#define GV_APP_PATHS_H

#include "base/base.h"

/* The folder that holds it: "a/b" of "a/b/c", "." of "c", "/" of "/c". */
gv_str gv_path_folder(gv_arena *arena, gv_str path);
/* `path` as seen from `folder`: itself when it is absolute. */
gv_str gv_path_join(gv_arena *arena, gv_str folder, gv_str path);
/* From the root on, without "." and "..". */
gv_str gv_path_absolute(gv_arena *arena, gv_str path);
/* How the baseline `baseline` calls an input: seen from its folder; "<stdin>" is itself. */
gv_str gv_path_in_baseline(gv_arena *arena, const char *baseline, gv_str input);
/* The way from `folder` to `path`, both made absolute. */
gv_str gv_path_relative(gv_arena *arena, gv_str folder, gv_str path);

/* The path as a patch names it, for who applies it where gpuverify runs: as seen from there,
 * without what leads out of it. */
gv_str gv_path_in_patch(gv_arena *arena, gv_str path);

#endif
