/* A program and three pipes, served by poll until all are closed or the time is over. Between it
 * and this process is a keeper, to which the system gives whatever the program leaves behind, in
 * whatever group or session: when the program ends, when the time is over and when this process
 * dies, by whatever signal, the keeper ends all of that.
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

/* What the keeper starts the program with. */
typedef struct beginning {
  const gv_tool_call *call;
  int fds[3];
  int failed;      /* where it says why it could not be started */
  sigset_t heeded; /* the signals that are not */
} beginning;

/* In the child, after fork: nothing but system calls. */
static _Noreturn void become(const beginning *b) {
  const gv_tool_call *call = b->call;
  setpgid(0, 0);
  sigprocmask(SIG_SETMASK, &b->heeded, NULL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
#ifndef __SANITIZE_ADDRESS__ /* which has taken more than that, and could not write why */
  if (call->most_memory)
    setrlimit(RLIMIT_AS, &(struct rlimit){call->most_memory, call->most_memory});
#endif
  signal(SIGPIPE, SIG_DFL);
  signal(SIGXFSZ, SIG_DFL);
  for (int i = 0; i < 3; i++)
    if (dup2(b->fds[i], i) < 0) _exit(127);
  if (!call->folder || chdir(call->folder) == 0) execv(call->words[0], (char *const *)call->words);
  int why = errno;
  (void)!write(b->failed, &why, sizeof why);
  _exit(127);
}

/* ---- the keeper: after fork, too ---- */

/* Kills the children that this process has now. */
static void kill_children(void) {
  char text[4096];
  int fd = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  ssize_t len = fd >= 0 ? read(fd, text, sizeof text) : 0;
  pid_t pid = 0;
  for (ssize_t i = 0; i < len; i++) {
    if (text[i] >= '0' && text[i] <= '9') {
      pid = pid * 10 + (text[i] - '0');
      continue;
    }
    if (pid > 0) kill(pid, SIGKILL); /* a number that is cut off at the end comes again */
    pid = 0;
  }
  if (fd >= 0) close(fd);
}

/* Until there is nothing left of them: when one ends, its own children are this process's. */
static void end_all(void) {
  enum { ROUNDS = 2000 };
  for (int round = 0; round < ROUNDS; round++) {
    kill_children();
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) continue;
    if (ended < 0 && errno == ECHILD) return;
    nanosleep(&(struct timespec){0, 500000}, NULL);
  }
}

/* As the program ended, so that who waits for the keeper sees what he would see of the program. */
static _Noreturn void end_like(int status) {
  sigset_t all;
  sigfillset(&all);
  if (!WIFSIGNALED(status)) _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 127);
  signal(WTERMSIG(status), SIG_DFL);
  sigprocmask(SIG_UNBLOCK, &all, NULL);
  kill(getpid(), WTERMSIG(status));
  _exit(127);
}

static _Noreturn void keep(beginning *b, pid_t parent) {
  sigset_t awaited;
  int status = 0;
  bool ended = false;
  sigemptyset(&awaited);
  sigaddset(&awaited, SIGTERM);
  sigaddset(&awaited, SIGCHLD);
  signal(SIGCHLD, SIG_DFL);
  sigprocmask(SIG_BLOCK, &awaited, &b->heeded);
  sigdelset(&b->heeded, SIGTERM);
  sigdelset(&b->heeded, SIGCHLD);
  setpgid(0, 0);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  pid_t program = getppid() == parent ? fork() : -1;
  if (program == 0) become(b);
  if (program < 0) {
    (void)!write(b->failed, &errno, sizeof errno);
    _exit(127);
  }
  close_range(
      3, ~0u,
      0); /* the ends of pipes above all, so that they close when the program closes its own */
  siginfo_t child = {0};
  while (!ended && sigwaitinfo(&awaited, NULL) != SIGTERM)
    while (!ended && waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) == 0 && child.si_pid) {
      ended = child.si_pid == program;
      if (ended) kill(-program, SIGKILL); /* while the number is still its own */
      waitpid(child.si_pid, &status, 0);
      child.si_pid = 0;
    }
  if (!ended) kill(program, SIGKILL), kill(-program, SIGKILL);
  end_all();
  end_like(status);
}

static void close_all(const int *fds, int count) {
  for (int i = 0; i < count; i++)
    if (fds[i] >= 0) close(fds[i]);
}

/* Pairs of file descriptors above the three standard ones, so that dup2 in the child overwrites
 * none of them. */
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
  pid_t self = getpid();
  if (!open_pipes(pipes, PIPES) || (c->pid = fork()) < 0) {
    why = errno;
    close_all(pipes[0], PIPES * 2);
    return why;
  }
  if (c->pid == 0) {
    beginning b = {call, {pipes[IN][0], pipes[OUT][1], pipes[ERR][1]}, pipes[FAILED][1], {{0}}};
    keep(&b, self);
  }
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

/* What goes beyond `most` is read, so that the child goes on, and forgotten; whether anything did.
 */
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

/* It has closed its ends, which is not yet the end of it. It is not reaped here: its number is
 * still its own. */
static bool wait_until(pid_t pid, long deadline) {
  for (;;) {
    siginfo_t info = {0};
    if (waitid(P_PID, (id_t)pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == pid)
      return true;
    if (now() >= deadline) return false;
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
}

/* Has the keeper end it, if it has not ended, and what it has started; its status. */
static int reap(pid_t keeper) {
  int status = 0;
  kill(keeper, SIGTERM);
  while (waitpid(keeper, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

static gv_str take_all(gv_arena *arena, bytes *from) {
  char *at =
      gv_arena_take(arena, (size_t)from->len + ADDRESSES + 1); /* aligned as bytecode wants it */
  at += (ADDRESSES - (uintptr_t)at % ADDRESSES) % ADDRESSES;
  if (from->len) memcpy(at, from->at, from->len);
  gv_str kept = {at, from->len};
  gv_vec_free(from);
  return kept;
}

void gv_tool_run(gv_arena *arena, const gv_tool_call *call, gv_tool_outcome *outcome) {
  long begin = now(), deadline = begin + (long)call->milliseconds;
  service s = {.input = call->input,
               .most_diagnostics =
                   call->most_diagnostics ? call->most_diagnostics : MOST_DIAGNOSTICS};
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
  if (outcome->end == GV_TOOL_TOO_MUCH)
    gv_vec_free(&s.output);
  else
    outcome->output = take_all(arena, &s.output);
  outcome->diagnostics = take_all(arena, &s.diagnostics);
  outcome->milliseconds = (unsigned)(now() - begin);
}
