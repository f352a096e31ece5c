/* config: settings that a folder has for the files in it and below it, in a file .gpuverify:
 *
 *   # what is known of these kernels
 *   disable  = event-leak
 *   severity = stream-leak=error, null-handle=warning
 *   baseline = known.txt
 *   werror
 *
 * Names are those of options; which of them a folder can set says the option table. Paths are seen
 * from the folder.
 */
#ifndef GV_APP_CONFIG_H
#define GV_APP_CONFIG_H

#include "base/base.h"

/* The nearest one for the input at `path` ("-": for the working folder): in its folder, or one
 * above. Path, or .at == NULL: there is none. */
gv_str gv_config_find(gv_arena *arena, gv_str path);

/* Why what gv_config_find() found cannot hold settings, a sentence; NULL: it can, as far as is
 * known without opening it. */
const char *gv_config_refuse(const char *path);

/* One line. `value` is NULL where there is no '='; line and col are of the name. */
typedef struct gv_setting {
  gv_str name;
  const char *value; /* NUL-terminated, in the arena */
  uint32_t line, col, value_col;
} gv_setting;
typedef struct gv_config {
  gv_arena arena;
  gv_str path;
  GV_VEC(gv_setting) settings;
} gv_config;

/* Divides the text into settings; *config is zeroed and the caller's to clear. GV_UNUSABLE: *error
 * (in its arena) is a line "PATH:LINE:COL: error: …". */
gv_status gv_config_read(gv_config *config, gv_str path, gv_str text, gv_str *error);
/* Frees settings and texts, *error of gv_config_read() included, and zeroes it. */
void gv_config_clear(gv_config *config);

#endif
