/* plans: what cuFFT has a number for, as an object. */
#ifndef GV_APP_PLANS_H
#define GV_APP_PLANS_H

#include "app/succeed.h"
#include "base/base.h"

/* The same program, in the arena, in which functions of cuFFT make and take objects, and a number
 * stands for one only in the program's own variables; the text itself where it declares a function
 * of cuFFT of which the profiles say nothing. cost: linear. */
gv_str gv_write_plans(gv_arena *arena, const gv_usual_profiles *usual, gv_str text);
/* What opt has made of that, in the arena: an object whose number is given to functions of cuFFT
 * only is what these take; another one is anybody's. cost: linear. */
gv_str gv_settle_plans(gv_arena *arena, gv_str text);

#endif
