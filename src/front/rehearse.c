/* MLIR's bytecode reader trusts what it reads: a few changed bytes can make it write past its memory, abort or never end. So
 * bytecode is read once before in a child process, which may die of it. Text needs no such care. Cost: bytecode is read twice.
 */
#define _GNU_SOURCE
#include "front/room.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SECONDS = 10, BYTES_PER_SECOND = 1 << 20 }; /* far more than reading takes */

static _Noreturn void rehearse(void (*act)(void *), void *with, size_t size) {
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO); /* last words of libraries */
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  signal(SIGALRM, SIG_DFL); /* whatever the parent does at its own alarms */
  alarm((unsigned)(SECONDS + size / BYTES_PER_SECOND));
  act(with);
  _exit(0);
}

bool gv_survives(void (*act)(void *), void *with, size_t size) {
  pid_t child = fork();
  if (child == 0) rehearse(act, with, size);
  if (child < 0) return true; /* no more processes: without rehearsal */
  int status;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return true;
  /* Without memory it has shown nothing; that will be said where it is read. */
  return WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == GV_NO_MEMORY);
}
