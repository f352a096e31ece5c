/* The program, with the n-th request for memory and all after it refused, for every n: it says so
 * and leaves with status 2, or does without and says what it says with all the memory in the world;
 * it never crashes, and it never says less.
 *
 *   starved [-times=N] [-first=N] [-input=FILE] [-any-words=1] ARGUMENT...
 *
 * Runs gpuverify with the arguments: once to see what is right, then once for each n, in a process
 * of its own; with -times about N of them, beside the first 40, or as many as -first says.
 * -any-words: what it says may be something else, as of a server that goes on without what it
 * lacks.
 *
 * What is refused is what this project asks for itself: gv_malloc() and gv_realloc(), text that is
 * written to memory, jansson's, processes, pipes and threads. MLIR's own is not: it ends the
 * process when there is none, in its own way.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- what the program is built with in place of the system's (tests/CMakeLists.txt) ---- */

int starved_main(int argc, char **argv);
void *starved_malloc(size_t size);
void *starved_realloc(void *old, size_t size);
FILE *starved_memstream(char **at, size_t *len);
pid_t starved_fork(void);
int starved_pipe(int ends[2], int flags);
int starved_thread(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *with);

/* Of this process; in a child they go on from where its parent was. */
static uint64_t asked, allowed = UINT64_MAX;

static bool is_refused(int *error, int what) {
  if (++asked <= allowed) return false;
  *error = what;
  return true;
}

void *starved_malloc(size_t size) { return is_refused(&errno, ENOMEM) ? NULL : malloc(size); }
void *starved_realloc(void *old, size_t size) {
  return is_refused(&errno, ENOMEM) ? NULL : realloc(old, size);
}
FILE *starved_memstream(char **at, size_t *len) {
  return is_refused(&errno, ENOMEM) ? NULL : open_memstream(at, len);
}
pid_t starved_fork(void) { return is_refused(&errno, EAGAIN) ? -1 : fork(); }
int starved_pipe(int ends[2], int flags) {
  return is_refused(&errno, EMFILE) ? -1 : pipe2(ends, flags);
}

int starved_thread(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *with) {
  int error = 0;
  return is_refused(&error, EAGAIN) ? error : pthread_create(thread, attributes, run, with);
}

/* ---- one run ---- */

typedef struct outcome {
  int status; /* as waitpid() gives it */
  uint64_t asked;
  char *output, *errors;
  size_t output_len, errors_len;
} outcome;

typedef struct trial {
  int argc;
  char **argv;
  const char *input; /* NULL: none */
} trial;

enum { SECONDS = 60 };

static void give_up(const char *what) {
  perror(what);
  exit(2);
}

static int scratch(void) {
  int fd = memfd_create("starved", 0);
  if (fd < 0) give_up("memfd_create");
  return fd;
}

static char *take(int fd, size_t *len) {
  *len = (size_t)lseek(fd, 0, SEEK_END);
  char *at = malloc(*len + 1);
  if (!at || pread(fd, at, *len, 0) != (ssize_t)*len) give_up("pread");
  at[*len] = 0;
  close(fd);
  return at;
}

static int count_fd;

static void write_count(void) {
  if (pwrite(count_fd, &asked, sizeof asked, 0) != sizeof asked) _exit(98);
}

static _Noreturn void run_here(const trial *t, uint64_t allow, int out, int err, int count) {
  pid_t self = getpid();
  int in = open(t->input ? t->input : "/dev/null", O_RDONLY);
  if (in < 0 || dup2(in, STDIN_FILENO) < 0 || dup2(out, STDOUT_FILENO) < 0 ||
      dup2(err, STDERR_FILENO) < 0)
    _exit(97);
  alarm(SECONDS);
  count_fd = count;
  asked = 0;
  allowed = allow;
  json_set_alloc_funcs(starved_malloc, free);
  int status = starved_main(t->argc, t->argv);
  if (getpid() == self) write_count();
  exit(status);
}

static outcome run(const trial *t, uint64_t allow) {
  outcome o = {0};
  size_t len;
  int out = scratch(), err = scratch(), count = scratch();
  pid_t child = fork();
  if (child == 0) run_here(t, allow, out, err, count);
  if (child < 0 || waitpid(child, &o.status, 0) != child) give_up("fork");
  o.output = take(out, &o.output_len);
  o.errors = take(err, &o.errors_len);
  char *counted = take(count, &len);
  if (len == sizeof o.asked) memcpy(&o.asked, counted, len);
  free(counted);
  return o;
}

static void forget(outcome *o) {
  free(o->output);
  free(o->errors);
}

/* ---- all of them ---- */

static bool is_same(const outcome *a, const outcome *b) {
  return a->status == b->status && a->output_len == b->output_len &&
         memcmp(a->output, b->output, a->output_len) == 0;
}

static bool is_refusal(const outcome *o) {
  return WIFEXITED(o->status) && WEXITSTATUS(o->status) == 2 &&
         strstr(o->errors, "out of memory") && !strstr(o->errors, "fault of gpuverify") &&
         !strstr(o->errors, "Sanitizer");
}

/* It neither crashed nor complained of itself. */
static bool is_calm(const outcome *o) {
  return WIFEXITED(o->status) && WEXITSTATUS(o->status) <= 2 && !strstr(o->errors, "bug:") &&
         !strstr(o->errors, "Sanitizer");
}

static void tell(const outcome *o, uint64_t n) {
  printf("request %llu refused: ", (unsigned long long)n);
  if (WIFSIGNALED(o->status))
    printf("signal %d\n", WTERMSIG(o->status));
  else
    printf("status %d\n", WEXITSTATUS(o->status));
  printf("%.2000s%.3000s\n", o->output, o->errors);
}

int main(int argc, char **argv) {
  uint64_t step = 1, runs = 0, failures = 0, times = 0, first = 40;
  bool any_words = false;
  trial t = {argc, argv, NULL};
  for (; t.argc > 1 && t.argv[1][0] == '-' && strchr(t.argv[1], '='); t.argc--, t.argv++) {
    const char *value = strchr(t.argv[1], '=') + 1;
    if (strncmp(t.argv[1], "-any-words=", 11) == 0)
      any_words = value[0] == '1';
    else if (strncmp(t.argv[1], "-times=", 7) == 0)
      times = strtoull(value, NULL, 10);
    else if (strncmp(t.argv[1], "-first=", 7) == 0)
      first = strtoull(value, NULL, 10);
    else if (strncmp(t.argv[1], "-input=", 7) == 0)
      t.input = value;
    else
      break;
  }
  outcome right = run(&t, UINT64_MAX);
  if (!WIFEXITED(right.status) || WEXITSTATUS(right.status) > 3 || !right.asked) {
    tell(&right, 0);
    return 2;
  }
  if (times && right.asked > first) step = (right.asked - first) / times + 1;
  for (uint64_t n = 1; n <= right.asked && failures < 5; n += n < first ? 1 : step, runs++) {
    outcome o = run(&t, n - 1);
    bool well = is_refusal(&o) || (any_words ? is_calm(&o) : is_same(&o, &right));
    if (!well) tell(&o, n);
    failures += !well;
    forget(&o);
  }
  printf("%llu of %llu requests refused, %llu not answered well\n", (unsigned long long)runs,
         (unsigned long long)right.asked, (unsigned long long)failures);
  forget(&right);
  return failures ? 1 : 0;
}
