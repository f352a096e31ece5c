/* found: a small program with a finding of each severity, for what reads texts about findings. */
#ifndef GV_FUZZ_FOUND_H
#define GV_FUZZ_FOUND_H

#include "diag/diag.h"
#include "model/model.h"

/* Both are zeroed and the caller's to clear. `text` is that of the program, and not copied: its
 * findings are on its first lines. */
void gv_find_some(gv_model *model, gv_report *report, gv_str text);

#endif
