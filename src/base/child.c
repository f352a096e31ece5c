#define _GNU_SOURCE
#include "base/child.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FAILED = 127, PIECE = 1 << 16 };

/* When memory runs out, the system ends this process rather than its parent. */
static void offer_itself(void) {
  int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (score < 0) return;
  if (write(score, "1000", 4) != 4) errno = 0; /* then it goes by size, as for every process */
  close(score);
}

static void become_expendable(int to) {
  int nowhere = open("/dev/null", O_RDWR);
  for (int fd = STDIN_FILENO; nowhere >= 0 && fd <= STDOUT_FILENO; fd++)
    if (fd != to) dup2(nowhere, fd);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  offer_itself();
}

void gv_end_with(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(FAILED); /* it died before that */
}

void gv_heed_alarms(void) {
  sigset_t alarms;
  sigemptyset(&alarms);
  sigaddset(&alarms, SIGALRM);
  sigaddset(&alarms, SIGPROF);
  signal(SIGALRM, SIG_DFL);
  signal(SIGPROF, SIG_DFL);
  sigprocmask(SIG_UNBLOCK, &alarms, NULL);
}

static _Noreturn void run(int (*act)(void *with, FILE *out), void *with, unsigned seconds,
                          bool expendable, int to, pid_t parent) {
  gv_end_with(parent);
  gv_heed_alarms();
  if (expendable) become_expendable(to);
  if (seconds) alarm(seconds);
  FILE *out = fdopen(to, "w");
  int result = out ? act(with, out) : FAILED;
  _exit(out && fflush(out) == 0 && !ferror(out) ? result : FAILED);
}

bool gv_child_start(gv_child *child, int (*act)(void *with, FILE *out), void *with,
                    unsigned seconds, bool expendable) {
  int ends[2];
  *child = (gv_child){.from = -1};
  fflush(NULL); /* nothing that waits to be written is written twice */
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  pid_t parent = getpid(), pid = fork();
  if (pid == 0) {
    close(ends[0]);
    run(act, with, seconds, expendable, ends[1], parent);
  }
  close(ends[1]);
  if (pid > 0)
    child->pid = pid, child->from = ends[0];
  else
    close(ends[0]);
  return pid > 0;
}

static void stop_reading(gv_child *child) {
  if (child->from >= 0) close(child->from);
  child->from = -1;
}

bool gv_child_read(gv_child *child) {
  ssize_t got;
  if (child->bytes.cap - child->bytes.len < PIECE)
    child->bytes.at = gv_vec_grow(child->bytes.at, &child->bytes.cap, child->bytes.len + PIECE, 1);
  do got = read(child->from, child->bytes.at + child->bytes.len, PIECE);
  while (got < 0 && errno == EINTR);
  if (got > 0)
    child->bytes.len += (uint32_t)got;
  else
    stop_reading(child);
  return got > 0;
}

int gv_child_end(gv_child *child) {
  int status;
  pid_t ended;
  struct rusage used = {0};
  stop_reading(child);
  while ((ended = wait4(child->pid, &status, 0, &used)) < 0 && errno == EINTR) continue;
  child->pid = 0;
  child->signal = ended > 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  child->peak = (uint64_t)used.ru_maxrss << 10;
  return ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) != FAILED ? WEXITSTATUS(status) : -1;
}

void gv_child_stop(gv_child *child) {
  kill(child->pid, SIGKILL);
  gv_child_end(child);
}
