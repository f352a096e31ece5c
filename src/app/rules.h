/* rules: the rule catalogue, as the command line shows it. */
#ifndef GV_APP_RULES_H
#define GV_APP_RULES_H

#include <stdio.h>

#include "diag/diag.h"
#include "diag/select.h"

/* Name, severity and one line of each. */
void gv_list_rules(FILE *out);
/* The rule's page, and how to suppress it and turn it off. */
void gv_explain(FILE *out, gv_rule rule);
/* "RULE,…" gives each of them the grade. False when something in it is no rule, or the rule cannot
 * have that grade; what was read before that stays set. */
bool gv_read_rules(gv_selection *selection, const char *value, gv_grade grade);
/* The same of "RULE=GRADE,…", which gives each rule a grade of its own. False, too, when something
 * in it is no grade. */
bool gv_read_grades(gv_selection *selection, const char *value);
/* "unknown rule 'stream-leek'; did you mean 'stream-leak'?": what is wrong with the first rule in
 * the list that cannot be there. Empty: nothing. */
gv_str gv_rule_refusal(gv_arena *arena, const char *value);

#endif
