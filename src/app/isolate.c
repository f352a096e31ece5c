#define _GNU_SOURCE
#include "app/isolate.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static _Noreturn void child(int (*act)(void *with, FILE *out), void *with, unsigned seconds, int to) {
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO); /* last words of libraries */
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  alarm(seconds);
  FILE *out = fdopen(to, "w");
  int result = out ? act(with, out) : 127;
  _exit(out && fflush(out) == 0 ? result : 127);
}

static gv_str read_pipe(gv_arena *arena, int from) {
  GV_VEC(char) bytes = {0};
  char piece[1 << 14];
  for (ssize_t got; (got = read(from, piece, sizeof piece)) != 0;) {
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) break;
    if (bytes.cap - bytes.len < (size_t)got) bytes.at = gv_vec_grow(bytes.at, &bytes.cap, bytes.len + (uint32_t)got, 1);
    memcpy(bytes.at + bytes.len, piece, (size_t)got);
    bytes.len += (uint32_t)got;
  }
  gv_str copy = gv_str_copy(arena, (gv_str){bytes.at, bytes.len});
  gv_vec_free(&bytes);
  return copy;
}

int gv_isolate(gv_arena *arena, int (*act)(void *with, FILE *out), void *with, unsigned seconds, gv_str *output) {
  int ends[2], status;
  *output = GV_STR("");
  fflush(NULL); /* nothing that waits to be written is written twice */
  if (pipe(ends) != 0) return -2;
  pid_t pid = fork();
  if (pid == 0) {
    close(ends[0]);
    child(act, with, seconds, ends[1]);
  }
  close(ends[1]);
  gv_str written = pid > 0 ? read_pipe(arena, ends[0]) : GV_STR("");
  close(ends[0]);
  if (pid < 0) return -2;
  while (waitpid(pid, &status, 0) < 0)
    if (errno != EINTR) return -1;
  if (!WIFEXITED(status) || WEXITSTATUS(status) == 127) return -1;
  *output = written;
  return WEXITSTATUS(status);
}
