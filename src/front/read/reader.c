/* MLIR's reader trusts what it reads. Damaged bytecode can make it write past its memory; text can
 * make it abort (resources of the wrong size) or take any amount of memory (attributes that are
 * printed into a diagnostic and are small only because their parts are shared). What is small as
 * text can be a model that takes long to make, too. So both happen where only a child process can
 * be lost: within limits in a process that is expendable itself, or else first in one that is made
 * for that. Cost: nothing in the first case, reading twice in the second.
 */
#define _GNU_SOURCE
#include "read/read.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/child.h"

#if defined(__SANITIZE_ADDRESS__)
enum { CAN_LIMIT_MEMORY = 0 }; /* the sanitizer's own memory is address space, too */
#else
enum { CAN_LIMIT_MEMORY = 1 };
#endif

enum { WAITS = 20 }; /* times its processor time */

/* ---- in an expendable process ---- */

/* Bytes of address space that the process has; 0: it cannot be told. */
static uint64_t address_space(void) {
  unsigned long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* Gives what the limit was. */
static struct rlimit limit_memory(uint64_t bytes) {
  struct rlimit before = {RLIM_INFINITY, RLIM_INFINITY}, limit;
  uint64_t now = bytes && CAN_LIMIT_MEMORY ? address_space() : 0;
  if (!now || getrlimit(RLIMIT_AS, &before) != 0) return before;
  limit = before;
  if (limit.rlim_cur > now + bytes) limit.rlim_cur = now + bytes;
  setrlimit(RLIMIT_AS, &limit);
  return before;
}

/* The last words of libraries go nowhere where the parent says what happened. Gives where they went
 * before; -1: still there. */
static int silence(void) {
  int before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (before >= 0 && nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  if (nowhere >= 0) close(nowhere);
  return before;
}

static void speak(int before) {
  if (before < 0) return;
  dup2(before, STDERR_FILENO);
  close(before);
}

/* The limit is one of processor time, so that it does not depend on what else the machine does;
 * what waits has to come to an end as well. 0: no limit any more. */
static void set_clock(unsigned seconds) {
  setitimer(ITIMER_PROF, &(struct itimerval){.it_value.tv_sec = seconds}, NULL);
  alarm(seconds * WAITS);
}

gv_bounds gv_bounds_begin(const gv_reading *limits) {
  gv_bounds b = {.limits = limits, .errors = -1};
  if (!limits) return b;
  if (limits->under_way) b.errors = silence();
  b.memory = limit_memory(limits->bytes);
  if (limits->under_way) *limits->under_way = GV_PARSING;
  if (limits->seconds) set_clock(limits->seconds);
  return b;
}

void gv_bounds_parsed(gv_bounds *b) {
  if (!b->limits) return;
  if (b->limits->under_way) *b->limits->under_way = GV_MODELING;
  speak(b->errors);
  b->errors = -1;
}

void gv_bounds_end(gv_bounds *b) {
  const gv_reading *limits = b->limits;
  if (!limits) return;
  if (limits->seconds) set_clock(0);
  if (limits->under_way) *limits->under_way = GV_NOT_READING;
  if (limits->bytes && CAN_LIMIT_MEMORY) setrlimit(RLIMIT_AS, &b->memory);
  speak(b->errors);
}

/* ---- in a process that has to survive ---- */

static _Noreturn void rehearse(void (*act)(void *), void *with, pid_t parent) {
  gv_end_with(parent);
  gv_leave_at_once();
  gv_heed_alarms();
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  silence();
  act(with);
  _exit(0);
}

bool gv_may_rehearse(void) {
  struct stat tasks;
  struct sigaction action;
  bool alone =
      stat("/proc/self/task", &tasks) == 0 && tasks.st_nlink == 3; /* ".", ".." and one thread */
  bool hears = sigaction(SIGCHLD, NULL, &action) == 0 && action.sa_handler != SIG_IGN &&
               !(action.sa_flags & SA_NOCLDWAIT);
  return alone && hears;
}

gv_survival gv_survives(void (*act)(void *), void *with) {
  pid_t parent = getpid(), child = fork();
  if (child == 0) rehearse(act, with, parent);
  if (child < 0) return GV_NOT_TRIED; /* no more processes */
  int status;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return GV_NOT_TRIED;
  /* Without memory it has shown nothing; that will be said where it is read. */
  bool survived =
      WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == GV_NO_MEMORY);
  return survived ? GV_SURVIVES : GV_DIES;
}
