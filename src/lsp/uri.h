/* uri: names of files as clients write them. */
#ifndef GV_LSP_URI_H
#define GV_LSP_URI_H

#include "base/base.h"

/* The path of a file: URI; at == NULL for others. NUL-terminated, in the arena. */
gv_str gv_uri_to_path(gv_arena *arena, gv_str uri);
/* The file: URI of an absolute path; of another one, taken as relative to the folder of the file
 * that `base` names. at == NULL where that does not give a path. In the arena. */
gv_str gv_uri_of_path(gv_arena *arena, gv_str path, gv_str base);

#endif
