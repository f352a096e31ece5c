/* succeed: LLVM IR in which functions of the runtime tell of success. */
#ifndef GV_APP_SUCCEED_H
#define GV_APP_SUCCEED_H

#include "profile/profile.h"

/* What programs in LLVM IR may call: each profile for itself. */
enum { GV_USUAL_PROFILES = 10 };
typedef struct gv_usual_profiles {
  gv_profile profiles[GV_USUAL_PROFILES];
  uint32_t count;
} gv_usual_profiles;

/* Those named, or, where that is NULL, CUDA's, HIP's and the libraries' beside them; false: there
 * is none such. Release them with gv_clear_usual_profiles() in any case. */
bool gv_read_usual_profiles(gv_usual_profiles *usual, gv_arena *arena, const char *runtimes);
/* Releases the profiles. */
void gv_clear_usual_profiles(gv_usual_profiles *usual);

/* The text with 0 for the status that each call of a function of these gives, so that what is done
 * where one fails, which is not looked at, can be dropped before anything is inlined. Whether the
 * program asks for a status stays visible. cost: linear. */
gv_str gv_succeed(gv_arena *arena, const gv_usual_profiles *usual, gv_str text);

#endif
