#define _GNU_SOURCE
#include "base/child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FAILED = 127 };

/* When memory runs out, the system ends this process rather than its parent. */
static void offer_itself(void) {
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score < 0) return;
  if (write(score, "1000", 4) != 4) errno = 0; /* then it goes by size, as for every process */
  close(score);
}

static _Noreturn void run(int (*act)(void *with, FILE *out), void *with, unsigned seconds, int to) {
  int nowhere = open("/dev/null", O_RDWR);
  for (int fd = STDIN_FILENO; nowhere >= 0 && fd <= STDERR_FILENO; fd++) /* last words of libraries go there too */
    if (fd != to) dup2(nowhere, fd);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  offer_itself();
  alarm(seconds);
  FILE *out = fdopen(to, "w");
  int result = out ? act(with, out) : FAILED;
  _exit(out && fflush(out) == 0 && !ferror(out) ? result : FAILED);
}

bool gv_child_start(gv_child *child, int (*act)(void *with, FILE *out), void *with, unsigned seconds) {
  int ends[2];
  *child = (gv_child){0, -1};
  fflush(NULL); /* nothing that waits to be written is written twice */
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    run(act, with, seconds, ends[1]);
  }
  close(ends[1]);
  if (pid > 0)
    *child = (gv_child){pid, ends[0]};
  else
    close(ends[0]);
  return pid > 0;
}

int gv_child_end(gv_child *child) {
  int status, result = -1;
  pid_t ended;
  close(child->from);
  while ((ended = waitpid(child->pid, &status, 0)) < 0 && errno == EINTR) continue;
  if (ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) != FAILED) result = WEXITSTATUS(status);
  *child = (gv_child){0, -1};
  return result;
}

void gv_child_stop(gv_child *child) {
  kill(child->pid, SIGKILL);
  gv_child_end(child);
}
