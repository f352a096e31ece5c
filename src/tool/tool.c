/* One child and three pipes, served by poll until all are closed or the time is over. The child is the leader of a process group,
 * which is killed as one; should we die first, the kernel ends it.
 */
#define _GNU_SOURCE
#include "tool/tool.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_DIAGNOSTICS = 1 << 20, PIECE = 1 << 16, ADDRESSES = 64 };

/* ---- finding it ---- */

static bool can_run(const char *path) {
  struct stat about;
  return stat(path, &about) == 0 && S_ISREG(about.st_mode) && access(path, X_OK) == 0;
}

gv_str gv_tool_find(gv_arena *arena, const char *name) {
  const gv_str none = {NULL, 0};
  if (strchr(name, '/')) return can_run(name) ? gv_str_copy(arena, gv_str_of(name)) : none;
  const char *folders = getenv("PATH");
  while (folders && *folders && *name) {
    size_t len = strcspn(folders, ":");
    gv_str path = gv_format(arena, "%.*s/%s", len ? (int)len : 1, len ? folders : ".", name);
    if (can_run(path.at)) return path;
    folders += len + (folders[len] == ':');
  }
  return none;
}

/* ---- starting it ---- */

typedef struct child {
  pid_t pid;
  int in, out, err; /* our ends; -1: closed */
} child;

/* In the child, after fork: nothing but system calls. */
static _Noreturn void become(const gv_tool_call *call, const int fds[3], int failed) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  for (int i = 0; i < 3; i++)
    if (dup2(fds[i], i) < 0) _exit(127);
  execv(call->words[0], (char *const *)call->words);
  int why = errno;
  (void)!write(failed, &why, sizeof why);
  _exit(127);
}

static void close_all(const int *fds, int count) {
  for (int i = 0; i < count; i++)
    if (fds[i] >= 0) close(fds[i]);
}

/* Pairs of file descriptors above the three standard ones, so that dup2 in the child overwrites none of them. */
static bool open_pipes(int (*pipes)[2], int count) {
  for (int i = 0; i < count; i++) pipes[i][0] = pipes[i][1] = -1;
  for (int i = 0; i < count; i++) {
    int pair[2];
    if (pipe2(pair, O_CLOEXEC) != 0) return false;
    for (int end = 0; end < 2; end++) {
      pipes[i][end] = fcntl(pair[end], F_DUPFD_CLOEXEC, 3);
      close(pair[end]);
    }
    if (pipes[i][0] < 0 || pipes[i][1] < 0) return false;
  }
  return true;
}

/* 0, or why it could not be started. */
static int start(const gv_tool_call *call, child *c) {
  enum { IN, OUT, ERR, FAILED, PIPES };
  int pipes[PIPES][2], why = 0;
  if (!open_pipes(pipes, PIPES) || (c->pid = fork()) < 0) {
    why = errno;
    close_all(pipes[0], PIPES * 2);
    return why;
  }
  if (c->pid == 0) become(call, (const int[]){pipes[IN][0], pipes[OUT][1], pipes[ERR][1]}, pipes[FAILED][1]);
  close_all((const int[]){pipes[IN][0], pipes[OUT][1], pipes[ERR][1], pipes[FAILED][1]}, 4);
  ssize_t got;
  while ((got = read(pipes[FAILED][0], &why, sizeof why)) < 0 && errno == EINTR) continue;
  close(pipes[FAILED][0]);
  *c = (child){c->pid, pipes[IN][1], pipes[OUT][0], pipes[ERR][0]};
  if (got != (ssize_t)sizeof why) return 0;
  close_all((const int[]){c->in, c->out, c->err}, 3);
  while (waitpid(c->pid, NULL, 0) < 0 && errno == EINTR) continue;
  return why;
}

/* ---- serving it ---- */

typedef GV_VEC(char) bytes;

typedef struct service {
  child c;
  gv_str input; /* what is left of it */
  bytes output, diagnostics;
  size_t most_diagnostics;
  bool too_much;
} service;

static long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void shut(int *fd) {
  close(*fd);
  *fd = -1;
}

static void feed(service *s) {
  ssize_t put = s->input.len ? write(s->c.in, s->input.at, s->input.len) : 0;
  if (put < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (put > 0) s->input = (gv_str){s->input.at + put, s->input.len - (size_t)put};
  if (put < 0 || !s->input.len) shut(&s->c.in); /* it does not want the rest: its own affair */
}

/* What goes beyond `most` is read, so that the child goes on, and forgotten; whether anything did. */
static bool take(int *fd, bytes *to, size_t most) {
  char piece[PIECE];
  ssize_t got = read(*fd, piece, sizeof piece);
  if (got < 0 && (errno == EINTR || errno == EAGAIN)) return false;
  if (got <= 0) {
    shut(fd);
    return false;
  }
  size_t kept = most - to->len < (size_t)got ? most - to->len : (size_t)got;
  if (to->cap - to->len < kept) to->at = gv_vec_grow(to->at, &to->cap, to->len + (uint32_t)kept, 1);
  if (kept) memcpy(to->at + to->len, piece, kept);
  to->len += (uint32_t)kept;
  return kept < (size_t)got;
}

/* False: the time is over, or it writes too much. */
static bool serve(service *s, long deadline) {
  while (s->c.in >= 0 || s->c.out >= 0 || s->c.err >= 0) {
    struct pollfd fds[] = {{s->c.in, POLLOUT, 0}, {s->c.out, POLLIN, 0}, {s->c.err, POLLIN, 0}};
    long left = deadline - now();
    if (left <= 0) return false;
    if (poll(fds, 3, left > INT32_MAX ? INT32_MAX : (int)left) < 0 && errno != EINTR) return false;
    if (fds[0].revents) feed(s);
    if (fds[1].revents) s->too_much = take(&s->c.out, &s->output, GV_TOOL_MOST_OUTPUT);
    if (fds[2].revents) take(&s->c.err, &s->diagnostics, s->most_diagnostics);
    if (s->too_much) return false;
  }
  return true;
}

/* It has closed its ends, which is not yet the end of it. It is not reaped here: its number is still its own. */
static bool wait_until(pid_t pid, long deadline) {
  for (;;) {
    siginfo_t info = {0};
    if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid) return true;
    if (now() >= deadline) return false;
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
}

/* Ends it, if it has not ended, and what it has started; its status. */
static int reap(pid_t pid) {
  int status = 0;
  kill(-pid, SIGKILL);
  kill(pid, SIGKILL); /* it may not lead its group yet */
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

static gv_str keep(gv_arena *arena, bytes *from) {
  char *at = gv_arena_take(arena, (size_t)from->len + ADDRESSES + 1); /* aligned as bytecode wants it */
  at += (ADDRESSES - (uintptr_t)at % ADDRESSES) % ADDRESSES;
  if (from->len) memcpy(at, from->at, from->len);
  gv_str kept = {at, from->len};
  gv_vec_free(from);
  return kept;
}

void gv_tool_run(gv_arena *arena, const gv_tool_call *call, gv_tool_outcome *outcome) {
  long begin = now(), deadline = begin + (long)call->milliseconds;
  service s = {.input = call->input, .most_diagnostics = call->most_diagnostics ? call->most_diagnostics : MOST_DIAGNOSTICS};
  *outcome = (gv_tool_outcome){.output = GV_STR(""), .diagnostics = GV_STR("")};
  if ((outcome->code = start(call, &s.c)) != 0) {
    outcome->end = GV_TOOL_NOT_STARTED;
    return;
  }
  fcntl(s.c.in, F_SETFL, O_NONBLOCK);
  bool ended = serve(&s, deadline) && wait_until(s.c.pid, deadline);
  int status = reap(s.c.pid);
  close_all((const int[]){s.c.in, s.c.out, s.c.err}, 3);
  outcome->end = ended        ? WIFSIGNALED(status) ? GV_TOOL_KILLED : GV_TOOL_EXITED
                 : s.too_much ? GV_TOOL_TOO_MUCH
                              : GV_TOOL_TIMED_OUT;
  outcome->code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  outcome->output = keep(arena, &s.output);
  outcome->diagnostics = keep(arena, &s.diagnostics);
  outcome->milliseconds = (unsigned)(now() - begin);
}
