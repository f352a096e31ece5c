#define _GNU_SOURCE
#include "app/progress.h"
#include "base/foreign.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 1 /* seconds */, WIDEST = 48 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

gv_progress gv_progress_begin(void) {
  const char *term = getenv("TERM");
  bool on = isatty(STDERR_FILENO) && term && strcmp(term, "dumb") != 0;
  return (gv_progress){.on = on, .begin = on ? now() : 0};
}

static void put_path(const char *path) {
  size_t len = strlen(path);
  const char *from = len > WIDEST ? path + len - WIDEST : path;
  if (from > path) fputs("...", stderr);
  gv_print_safe(stderr, gv_str_of(from));
}

void gv_progress_show(gv_progress *p, uint32_t done, uint32_t count, const char *path,
                      const char *doing) {
  if (!p->on || now() - p->begin < PATIENCE) return;
  fputs("\r\033[K", stderr);
  if (count > 1) fprintf(stderr, "[%u/%u] ", done, count);
  put_path(path);
  if (*doing) fputs(": ", stderr);
  gv_print_safe(stderr, gv_str_of(doing));
  fprintf(stderr, ", %.0f s", now() - p->begin);
  fflush(stderr);
  p->shown = true;
}

void gv_progress_hide(gv_progress *p) {
  if (!p->shown) return;
  fputs("\r\033[K", stderr);
  fflush(stderr);
  p->shown = false;
}
