#define _GNU_SOURCE
#include "app/limits.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/time.h>

enum { BYTES_PER_SECOND = 1 << 20 /* far less than is read in that time */ };

/* Builds for development check all that they find out. */
#ifdef NDEBUG
enum { PATIENCE = 1 };
#else
enum { PATIENCE = 20 };
#endif

gv_reading gv_limits_of(const gv_options *options, size_t bytes) {
  uint64_t usual = GV_READING_BYTES + bytes * GV_READING_FACTOR;
  return (gv_reading){.seconds = options->lower.time_limit + (unsigned)(bytes / BYTES_PER_SECOND),
                      .bytes = options->read_memory ? (uint64_t)options->read_memory << 20 : usual};
}

volatile unsigned char *gv_limits_page(void) {
  void *page = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return page == MAP_FAILED ? NULL : page;
}

void gv_limits_free_page(volatile unsigned char *page) {
  if (page) munmap((void *)page, 1);
}

static bool is_watched(const gv_reading *limits) {
  return limits && limits->under_way && limits->seconds;
}

static void set_timer(unsigned seconds) {
  setitimer(ITIMER_PROF, &(struct itimerval){.it_value.tv_sec = seconds}, NULL);
}

void gv_limits_begin_analysis(const gv_reading *limits) {
  sigset_t ends;
  if (!is_watched(limits)) return;
  sigemptyset(&ends);
  sigaddset(&ends, SIGPROF);
  signal(SIGPROF, SIG_DFL);
  sigprocmask(SIG_UNBLOCK, &ends, NULL);
  *limits->under_way = GV_ANALYSING;
  set_timer(limits->seconds * PATIENCE);
}

void gv_limits_begin_drawing(const gv_reading *limits) {
  if (is_watched(limits)) *limits->under_way = GV_DRAWING;
}

void gv_limits_end_analysis(const gv_reading *limits) {
  if (!is_watched(limits)) return;
  set_timer(0);
  *limits->under_way = GV_NOT_READING;
}

/* What the limit ends is a refused request for memory, at which MLIR aborts. */
static bool ran_out(const gv_child *child, int exit, const gv_reading *limits) {
  return exit == GV_NO_MEMORY || child->peak > limits->bytes / 2;
}

gv_str gv_limits_why(gv_arena *arena, const gv_child *child, int exit, unsigned stage,
                     const gv_reading *limits) {
  const char *who = stage == GV_PARSING ? "MLIR's reader" : "its model";
  bool reads = stage == GV_PARSING || stage == GV_MODELING,
       timed_out = child->signal == SIGPROF || child->signal == SIGALRM;
  if (stage == GV_ANALYSING && child->signal == SIGPROF)
    return gv_format(arena, "its analysis is not done in %u s of processor time (--time-limit)",
                     limits->seconds);
  if (stage == GV_DRAWING && child->signal == SIGPROF)
    return gv_format(arena,
                     "its graph is not laid out in %u s of processor time (--time-limit); "
                     "--graph-limit makes it smaller",
                     limits->seconds);
  if (reads && timed_out)
    return gv_format(arena,
                     stage == GV_PARSING ? "%s has not read it in %u s (--time-limit)"
                                         : "%s is not made in %u s (--time-limit)",
                     who, limits->seconds);
  if (reads && ran_out(child, exit, limits))
    return gv_format(arena, "%s wants more than %u MB of memory%s (--read-memory)", who,
                     (unsigned)(limits->bytes >> 20), stage == GV_PARSING ? " for it" : "");
  if (exit == GV_NO_MEMORY)
    return GV_STR("out of memory; verify fewer files at a time, or this one alone");
  if (stage == GV_PARSING)
    return GV_STR(
        "MLIR's reader crashes on it: it is damaged, or made to do that; write the file again");
  return GV_STR("gpuverify crashed on it; that is a fault of gpuverify");
}
