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
/* "RULE,…" gives each of them the grade. False when something in it is no rule, or the rule cannot have that grade; what was read before
 * that stays set. */
bool gv_read_rules(gv_selection *selection, const char *value, gv_grade grade);
/* The same of "RULE=GRADE,…", which gives each rule a grade of its own. False, too, when something in it is no grade. */
bool gv_read_grades(gv_selection *selection, const char *value);
/* Of each word in `value`, words being divided by ',' and '=', that should be the name of a rule and is none: a line with the
 * rules that were perhaps meant. */
void gv_print_hints(FILE *out, const char *value);
/* "; did you mean 'stream-leak'?" for the first of them, or nothing. */
gv_str gv_rule_hint(gv_arena *arena, const char *value);

#endif
