/* manual: what is made of the option table: --help, the man page, completions of shells. */
#ifndef GV_APP_MANUAL_H
#define GV_APP_MANUAL_H

#include <stdio.h>

#include "app/options.h"

/* --help: usage, every option that is shown, and the exit status. Failures to write are left in
 * `out`. */
void gv_print_help(FILE *out);
/* One row of such a list, in 80 columns. */
void gv_print_option(FILE *out, const gv_option_info *row);
/* The man page, in roff. */
void gv_print_manual(FILE *out);
/* `shell`: "bash", "zsh" or "fish". */
void gv_print_completion(FILE *out, const char *shell);

#endif
