/* minimize: a program that is proved, with fewer waits. */
#ifndef GV_FIX_MINIMIZE_H
#define GV_FIX_MINIMIZE_H

#include "fix/fix.h"

/* How many waits that may be removed are looked at one by one, and all subsets of how many. */
enum { GV_MINIMIZE_WAITS = 256, GV_MINIMIZE_SUBSETS = 8 };

typedef struct gv_minimal {
  gv_fix_edit edit; /* removes the waits, and the events that nobody waits for after that; empty:
                       none can be removed */
  uint32_t waits;   /* of the program, for streams and events that it creates itself */
  uint32_t removed;
  bool is_so;    /* the text with the edit was verified */
  bool smallest; /* no set of fewer of these waits is enough; else no further one can be removed
                    alone, unless the trial was cut */
} gv_minimal;

/* The program must be proved. It stays so with the edit: there is no new finding, and nothing more
 * is undecided. *after (zeroed) becomes the program with the edit, where there is one. */
gv_minimal gv_minimize(const gv_fix_program *program, gv_fix_trial *trial, gv_judged *after);

#endif
