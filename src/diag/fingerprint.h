/* fingerprint: what identifies a finding in other runs, although lines were moved or reformatted,
 * and values and blocks have other names.
 */
#ifndef GV_DIAG_FINGERPRINT_H
#define GV_DIAG_FINGERPRINT_H

#include "diag/diag.h"

/* Gives one to every finding that has none yet, in the order in which they stand. `seen` goes from
 * call to call for one report; zeroed, the caller frees it. */
void gv_fingerprints(gv_report *report, gv_map *seen);
/* "0123456789abcdef:1". */
gv_str gv_fingerprint_text(gv_arena *arena, gv_fingerprint fingerprint);
/* False: the text is none. */
bool gv_fingerprint_read(gv_str text, gv_fingerprint *fingerprint);

#endif
