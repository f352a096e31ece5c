/* fix: edits that fix a finding, each verified before it is shown. A candidate is made from the
 * finding's operations and the text around them. It is tried on the model first, without reading a
 * text; what fixes the finding there is put into the text, and the whole program is read and
 * verified again: the finding has to be gone, nothing new may be there, and nothing more may be
 * undecided. Where one edit is not enough, further ones are looked for in the model that it makes.
 *
 * Only lowered MLIR text is edited, in whole lines. What is asked to judge is the caller's, which
 * knows how the input is read.
 */
#ifndef GV_FIX_H
#define GV_FIX_H

#include "fix/program.h"

/* The first candidate, cheapest first, that mends finding `finding`. False: there is none, or the
 * trial was cut; *edit is empty then. `after`, if it is not NULL, is zeroed and becomes the program
 * with the edit. */
bool gv_fix_find(const gv_fix_program *program, uint32_t finding, gv_fix_trial *trial,
                 gv_fix_edit *edit, gv_judged *after);
/* The same for all findings, each alone, into edits[finding] (zeroed), whose title is empty where
 * there is none. Those that have an edit with a confidence are passed over. Together they are
 * judged as one text, where that says that each does what its changes of the model say. */
void gv_fix_find_all(const gv_fix_program *program, gv_fix_trial *trial, gv_fix_edit *edits);
/* Fixes one finding after the other, errors first, on the model alone, with edits of this
 * `confidence`, or more. *edit is all of it, *fixed the number of findings, *left how many there
 * are then, *deferred whether a finding has candidates of which only a text says what they do. No
 * text is judged. */
void gv_fix_draft(const gv_fix_program *program, gv_fix_trial *trial, gv_confidence confidence,
                  gv_fix_edit *edit, uint32_t *fixed, uint32_t *left, bool *deferred);
/* Judges the program with the edit, as long as the trial has something left. False: it is cut, or
 * the text cannot be read. */
bool gv_fix_try(const gv_fix_program *program, gv_fix_trial *trial, const gv_fix_edit *edit,
                gv_judged *after);
/* The same, also where nothing is left: what was found on the model is put to the text once. */
bool gv_fix_settle(const gv_fix_program *program, gv_fix_trial *trial, const gv_fix_edit *edit,
                   gv_judged *after);
/* *judged (zeroed) becomes the model with the edit's changes, judged without a text; other findings
 * than `finding`, of the program, are told without their notes, if they may be there again (NULL:
 * all). GV_EDIT_NOT_MADE: only a text says what the edit does. */
gv_model_edited gv_fix_try_model(const gv_fix_program *program, gv_fix_trial *trial,
                                 const gv_finding *finding, const gv_fix_edit *edit,
                                 gv_judged *judged);
/* Is there no new finding, and nothing more undecided? */
bool gv_fix_keeps(const gv_report *before, const gv_report *after);
/* Is a finding gone, nothing new there but warnings that an error hid, and nothing more undecided
 * but warnings of what the edit adds? */
bool gv_fix_improves(const gv_report *before, const gv_report *after, const gv_fix_edit *edit);

#endif
