/* options: the command line. One table holds every option; getopt_long, the reader and --help come out of it. */
#ifndef GV_APP_OPTIONS_H
#define GV_APP_OPTIONS_H

#include "analysis/analysis.h"
#include "base/base.h"
#include "diag/select.h"
#include "render/render.h"

/* The exit status; the contract with every script that calls the program. */
typedef enum gv_exit { GV_EXIT_PROVED = 0, GV_EXIT_VIOLATED = 1, GV_EXIT_UNUSABLE = 2, GV_EXIT_UNPROVED = 3 } gv_exit;

typedef struct gv_options {
  const gv_renderer *renderer;
  gv_render_options render;
  gv_analysis_options analysis;
  gv_selection selection;
  bool dump_model;
  bool parse_only;
  bool werror;
  bool help, version, list_rules;
  bool lsp;           /* the first word of the command line: serve an editor */
  gv_rule explain;    /* GV_RULE_COUNT: none */
  char *const *files; /* in argv; ends with NULL */
} gv_options;

/* GV_UNUSABLE: a message is on standard error. */
gv_status gv_options_read(gv_options *options, int argc, char **argv);
void gv_print_help(FILE *out);
void gv_print_version(FILE *out);

#endif
