/* select: which rules are reported, and how severely, after the analysis has judged them all.
 *
 * A rule that is off was not checked, as far as the report goes: its findings are taken out, and
 * what they decided is unproved, so that no file is proved by not looking. A rule of lower severity
 * is checked and shown, and is what every warning or remark is: no obligation, and nothing that
 * decides the verdict. A rule that is made an error decides it. What could not be decided stays so:
 * of a rule that says that, the findings can be taken out, and the verdict is the same.
 *
 * A single finding that was accepted (suppress.h) is set aside with what it decided or left
 * undecided: neither counts as proved, and neither decides the verdict. What another finding
 * decides at the same place stays.
 */
#ifndef GV_DIAG_SELECT_H
#define GV_DIAG_SELECT_H

#include "diag/diag.h"

typedef enum gv_grade {
  GV_GRADE_DEFAULT, /* as in the catalogue; remarks are off */
  GV_GRADE_ON,      /* as in the catalogue */
  GV_GRADE_OFF,
  GV_GRADE_ERROR,
  GV_GRADE_WARNING,
  GV_GRADE_REMARK,
} gv_grade;

/* Zero: everything as in the catalogue. */
typedef struct gv_selection {
  gv_grade grades[GV_RULE_COUNT];
} gv_selection;

/* False when the rule cannot have that grade, which it is given all the same. */
bool gv_selection_set(gv_selection *selection, gv_rule rule, gv_grade grade);
/* Off, though the catalogue has it on. */
bool gv_selection_disables(const gv_selection *selection, gv_rule rule);
/* Of another severity than in the catalogue; being off does not count. */
bool gv_selection_regrades(const gv_selection *selection, gv_rule rule);
/* How many rules it disables. */
uint32_t gv_selection_disabled(const gv_selection *selection);
/* How many rules are of another severity. */
uint32_t gv_selection_regraded(const gv_selection *selection);
/* Is a rule on that looks for remarks? */
bool gv_selection_asks_for_remarks(const gv_selection *selection);
/* That of the rule's findings under the selection; of a rule that is off, the catalogue's. */
gv_severity gv_selection_severity(const gv_selection *selection, gv_rule rule);

/* Of a report that it was applied to: the finding would decide the verdict, and somebody has said
 * that it does not. */
bool gv_finding_is_accepted(const gv_finding *finding);
/* Applies it to a finished report; when it disables or regrades anything, or a finding is
 * suppressed, all obligations have to be listed there. */
void gv_select(gv_report *report, const gv_selection *selection);

#endif
