/* gpuverify: reads the command line, runs, and makes sure that what it said was heard. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>

#include "app/options.h"
#include "app/pipeline.h"
#include "app/rules.h"
#include "app/serve.h"

/* A report that was cut short must not pass for a whole one. gv_run() stops at the first write that fails, so that errno is
 * still that of the write. */
static gv_exit close_output(gv_exit status) {
  if (!ferror(stdout) && fflush(stdout) == 0) return status;
  fprintf(stderr, "gpuverify: error: cannot write to standard output: %s\n", strerror(errno));
  return GV_EXIT_UNUSABLE;
}

int main(int argc, char **argv) {
  gv_options options;
  signal(SIGPIPE, SIG_IGN); /* a closed pipe is a failed write, with a message */
  if (gv_options_read(&options, argc, argv) != GV_OK) return GV_EXIT_UNUSABLE;
  if (options.lsp && !options.help && !options.version) return gv_serve(&options);
  gv_exit status = GV_EXIT_PROVED;
  if (options.help)
    gv_print_help(stdout);
  else if (options.version)
    gv_print_version(stdout);
  else if (options.list_rules)
    gv_list_rules(stdout);
  else if (options.explain != GV_RULE_COUNT)
    gv_explain(stdout, options.explain);
  else
    status = gv_run(&options);
  return close_output(status);
}
