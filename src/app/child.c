#define _GNU_SOURCE
#include "app/child.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FAILED = 127 };

static _Noreturn void run(int (*act)(void *with, FILE *out), void *with, unsigned seconds, bool expendable, int to) {
  int nowhere = expendable ? open("/dev/null", O_WRONLY) : -1;
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  if (expendable) setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  if (seconds) alarm(seconds);
  FILE *out = fdopen(to, "w");
  int result = out ? act(with, out) : FAILED;
  _exit(out && fflush(out) == 0 ? result : FAILED);
}

bool gv_child_start(gv_child *child, int (*act)(void *with, FILE *out), void *with, unsigned seconds, bool expendable) {
  int ends[2];
  *child = (gv_child){.from = -1};
  fflush(NULL); /* nothing that waits to be written is written twice */
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  child->pid = fork();
  if (child->pid == 0) {
    close(ends[0]);
    run(act, with, seconds, expendable, ends[1]);
  }
  close(ends[1]);
  if (child->pid > 0)
    child->from = ends[0];
  else
    close(ends[0]);
  return child->pid > 0;
}

bool gv_child_read(gv_child *child) {
  char piece[1 << 16];
  ssize_t got;
  do got = read(child->from, piece, sizeof piece);
  while (got < 0 && errno == EINTR);
  if (got <= 0) {
    close(child->from);
    child->from = -1;
    return false;
  }
  uint32_t need = child->bytes.len + (uint32_t)got;
  if (need < child->bytes.len) gv_out_of_memory();
  if (need > child->bytes.cap) child->bytes.at = gv_vec_grow(child->bytes.at, &child->bytes.cap, need, 1);
  memcpy(child->bytes.at + child->bytes.len, piece, (size_t)got);
  child->bytes.len = need;
  return true;
}

int gv_child_end(gv_child *child) {
  int status;
  while (waitpid(child->pid, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFEXITED(status) && WEXITSTATUS(status) != FAILED ? WEXITSTATUS(status) : -1;
}
