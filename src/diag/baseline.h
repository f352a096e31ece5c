/* baseline: known findings, identified by path and fingerprint. A text file with one finding per
 * line, to be kept next to the program and compared line by line:
 *
 *   gpuverify-baseline 1
 *   # comments and empty lines are ignored
 *   0123456789abcdef:1 stream-leak lib/kernels.mlir
 *
 * Paths are relative to the folder of the baseline; in them '%', controls and a blank at the end
 * are written %XX.
 */
#ifndef GV_DIAG_BASELINE_H
#define GV_DIAG_BASELINE_H

#include "diag/diag.h"

typedef struct gv_baseline_entry {
  gv_str path;
  gv_fingerprint fingerprint;
  gv_rule rule;
  uint32_t line; /* in the baseline */
} gv_baseline_entry;

typedef struct gv_baseline {
  gv_arena arena;
  gv_str name;                       /* of the file, for what is said of it */
  GV_VEC(gv_baseline_entry) entries; /* by path, then fingerprint */
} gv_baseline;

/* Reads a baseline; *baseline is zeroed and the caller's to clear, also on failure. GV_UNUSABLE:
 * *error (in the baseline's arena) is a line "NAME:LINE: error: …". */
gv_status gv_baseline_read(gv_baseline *baseline, gv_str name, gv_str text, gv_str *error);
/* Frees entries and texts, an error's included, and zeroes it. */
void gv_baseline_clear(gv_baseline *baseline);
/* The entries of one path: from *first, so many. */
uint32_t gv_baseline_of(const gv_baseline *baseline, gv_str path, uint32_t *first);

/* What a baseline begins with. */
extern const char gv_baseline_head[];
/* The line of a finding comes in two parts, as its path depends on where the baseline is. The
 * first, in the arena: "MARK RULE ". The finding must have its fingerprint. */
gv_str gv_baseline_mark(gv_arena *arena, const gv_finding *finding);
/* The second, in the arena: the path, escaped, with its newline. `path` is relative to the folder
 * of the baseline already. */
gv_str gv_baseline_path(gv_arena *arena, gv_str path);

#endif
