/* MLIR's reader trusts what it reads. Damaged bytecode can make it write past its memory; text can make it abort (resources of the wrong
 * size) or take any amount of memory (attributes that are printed into a diagnostic and are small only because their parts are shared).
 * So it runs where only a child process can be lost: within limits in a process that is expendable itself, or else first in one that
 * is made for that. Cost: nothing in the first case, reading twice in the second.
 */
#define _GNU_SOURCE
#include "read/read.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__)
enum { CAN_LIMIT_MEMORY = 0 }; /* the sanitizer's own memory is address space, too */
#else
enum { CAN_LIMIT_MEMORY = 1 };
#endif

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

/* The last words of libraries go nowhere where the parent says what happened. Gives where they went before; -1: still there. */
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

void gv_read_within(const gv_reading *limits, void (*act)(void *), void *with) {
  if (!limits) {
    act(with);
    return;
  }
  int before = limits->under_way ? silence() : -1;
  struct rlimit memory = limit_memory(limits->bytes);
  if (limits->under_way) *limits->under_way = 1;
  if (limits->seconds) alarm(limits->seconds);
  act(with);
  if (limits->seconds) alarm(0);
  if (limits->under_way) *limits->under_way = 0;
  if (limits->bytes && CAN_LIMIT_MEMORY) setrlimit(RLIMIT_AS, &memory);
  speak(before);
}

/* ---- in a process that has to survive ---- */

static _Noreturn void rehearse(void (*act)(void *), void *with) {
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  signal(SIGALRM, SIG_DFL); /* whatever the parent does at its own alarms */
  act(with);
  _exit(0);
}

bool gv_survives(void (*act)(void *), void *with) {
  pid_t child = fork();
  if (child == 0) rehearse(act, with);
  if (child < 0) return true; /* no more processes: without rehearsal */
  int status;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return true;
  /* Without memory it has shown nothing; that will be said where it is read. */
  return WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == GV_NO_MEMORY);
}
