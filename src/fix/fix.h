/* fix: edits that mend a finding, each verified before anybody sees it. A candidate is made from the finding's operations and the text around
 * them, put into the text, and the whole program is judged again: the finding has to be gone, nothing new may be there, and nothing more may be
 * undecided.
 *
 * Only lowered MLIR text is edited, in whole lines. What is asked to judge is the caller's, which knows how the input is read.
 */
#ifndef GV_FIX_H
#define GV_FIX_H

#include "diag/diag.h"

/* One change of a text: what is put before line `line`, from 1, and whether that line goes. */
typedef struct gv_line_edit {
  uint32_t line;
  bool removes;
  gv_str text; /* whole lines with their newlines; empty: none */
} gv_line_edit;

typedef struct gv_fix_edit {
  GV_VEC(gv_line_edit) edits; /* in the order of their lines; freed with gv_vec_free */
  bool only_adds;             /* no statement goes: arguments are other ones, or calls are added */
  gv_str title;               /* what it does, as a sentence to follow "fix: "; in the model's arena */
} gv_fix_edit;

/* Judges a program: reads and analyses the text, and fills in the report (zeroed), with fingerprints, which the caller here clears. False: it cannot
 * be read. */
typedef bool gv_fix_judge(void *with, gv_str text, gv_report *report);

typedef struct gv_fix_trial {
  gv_fix_judge *judge;
  void *with;
  uint32_t left; /* how many texts may still be judged; counted down */
} gv_fix_trial;

/* Candidates of one finding that are tried. */
enum { GV_FIX_CANDIDATES = 16 };

/* The first candidate, cheapest first, that mends finding `finding` of the report, which is of the model, whose file 0 is the text. False: there is none,
 * or trial->left is used up; *edit is empty then. */
bool gv_fix_find(gv_model *model, const gv_report *report, uint32_t finding, gv_fix_trial *trial, gv_fix_edit *edit);
/* Does anything make candidates for findings of this rule? */
bool gv_fix_has_candidates(gv_rule rule);

/* The text with the edits made; in the arena, with a NUL after it. */
gv_str gv_fix_apply(gv_arena *arena, gv_str text, const gv_fix_edit *edit);
/* From `before` to `after`, as `diff -u` writes it, so that `git apply` takes it; `path` as it is named there. Empty: they are the same. */
gv_str gv_fix_patch(gv_arena *arena, gv_str path, gv_str before, gv_str after);

#endif
