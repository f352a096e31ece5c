/* place: where something is, in the words of other programs. Inside this room only. */
#ifndef GV_RENDER_PLACE_H
#define GV_RENDER_PLACE_H

#include "render/render.h"

/* A location that names a file of the model; every other one stands for the input as a whole. */
static inline bool gv_place_known(const gv_result *result, gv_loc loc) {
  return !result->unusable && loc.file < result->model->files.len;
}
/* The path as the user or the location wrote it; that of the input where no place is known. */
gv_str gv_place_path(const gv_result *result, gv_loc loc);
/* The column in UTF-16 code units, from 1; 0 where there is none, or none in that line. A line
 * whose text is not at hand is treated as ASCII. */
uint32_t gv_place_column(const gv_result *result, gv_loc loc);
/* The column after the last character of the operation at the place in its line, a comment left
 * out, in bytes and from 1; 0 where the text is not at hand or has no such column. */
uint32_t gv_place_end(const gv_result *result, gv_loc loc);
/* The same in UTF-16 code units. */
uint32_t gv_place_end_column(const gv_result *result, gv_loc loc);

#endif
