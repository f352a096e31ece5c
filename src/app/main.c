/* gpuverify: reads the command line, runs, and makes sure that what it said was heard. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "app/arguments.h"
#include "app/compare.h"
#include "app/manual.h"
#include "app/merge.h"
#include "app/options.h"
#include "app/pipeline.h"
#include "app/profiles.h"
#include "app/replay.h"
#include "app/rules.h"
#include "app/serve.h"
#include "base/foreign.h"

/* A report that was cut short must not pass for a whole one. gv_run() stops at the first write that
 * fails, so that errno is still that of the write. */
static gv_exit close_output(gv_exit status) {
  if (!ferror(stdout) && fflush(stdout) == 0) return status;
  gv_print_foreign(stderr, "gpuverify: error: cannot write to standard output: %s\n",
                   strerror(errno));
  return GV_EXIT_UNUSABLE;
}

static gv_exit run(const gv_options *options) {
  if (options->help)
    gv_print_help(stdout);
  else if (options->version)
    gv_print_version(stdout);
  else if (options->list_rules)
    gv_list_rules(stdout);
  else if (options->explain != GV_RULE_NONE)
    gv_explain(stdout, options->explain);
  else if (options->completion)
    gv_print_completion(stdout, options->completion);
  else if (options->manual)
    gv_print_manual(stdout);
  else if (options->dump_runtime)
    return gv_dump_runtime(options, stdout);
  else if (options->compare_runtimes)
    return gv_compare_runtimes(options, stdout);
  else if (options->lsp)
    return gv_serve(options);
  else
    return gv_run(options);
  return GV_EXIT_PROVED;
}

static gv_exit verify(int argc, char **argv, const gv_arguments *arguments) {
  gv_options options;
  gv_exit status =
      gv_options_read(&options, argc, argv, arguments) == GV_OK ? run(&options) : GV_EXIT_UNUSABLE;
  gv_options_clear(&options);
  return status;
}

/* No file that is opened later takes the place of a standard stream that is closed. Writing to
 * standard output fails then, as it would. */
static void hold_standard_streams(void) {
  static const int modes[] = {
      [STDIN_FILENO] = O_RDONLY, [STDOUT_FILENO] = O_RDONLY, [STDERR_FILENO] = O_WRONLY};
  for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
    if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", modes[fd]) != fd) _exit(GV_EXIT_UNUSABLE);
}

int main(int argc, char **argv) {
  gv_arguments arguments = {0};
  gv_exit status = GV_EXIT_UNUSABLE;
  hold_standard_streams();
  signal(SIGPIPE, SIG_IGN); /* a closed pipe is a failed write, with a message; */
  signal(SIGXFSZ, SIG_IGN); /* so is a file that may not get larger */
  signal(SIGCHLD, SIG_DFL); /* children are waited for */
  if (gv_arguments_read(&arguments, argc, argv) == GV_OK) {
    char **words = arguments.words.at;
    bool merges = words[0] && words[1] && strcmp(words[1], "merge") == 0;
    bool replays = words[0] && words[1] && strcmp(words[1], "replay") == 0;
    int count = (int)arguments.words.len - 1;
    status = merges    ? gv_merge_run(words + 2)
             : replays ? (gv_exit)gv_replay_main(count - 1, words + 1)
                       : verify(count, words, &arguments);
  }
  gv_arguments_clear(&arguments);
  return close_output(status);
}
