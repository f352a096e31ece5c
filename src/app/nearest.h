/* nearest: names that are similar to an unknown word. */
#ifndef GV_APP_NEAREST_H
#define GV_APP_NEAREST_H

#include "base/base.h"

/* Number `index` of the names; NULL: there are no more. */
typedef const char *gv_name_at(const void *names, uint32_t index);

enum { GV_NEAREST = 3 };
/* The few names that are nearest to the word, the nearest first; how many. None, if nobody means
 * any of them by it. */
uint32_t gv_nearest(gv_str word, gv_name_at *name_at, const void *names,
                    const char *nearest[GV_NEAREST]);
/* "; did you mean 'stream-leak'?", or nothing. */
gv_str gv_did_you_mean(gv_arena *arena, gv_str word, gv_name_at *name_at, const void *names);
/* The same of the words in "text|json|sarif". */
gv_str gv_did_you_mean_word(gv_arena *arena, gv_str word, const char *words);

#endif
