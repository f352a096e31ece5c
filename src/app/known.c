#define _GNU_SOURCE
#include "app/known.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "diag/baseline.h"

void gv_accepted_add(gv_accepted *lines, const gv_str *marks, uint32_t count, gv_str path) {
  gv_str end = gv_baseline_path(&lines->arena, path);
  for (uint32_t i = 0; i < count; i++)
    *gv_push(&lines->at) = gv_format(&lines->arena, "%.*s%.*s", GV_FMT(marks[i]), GV_FMT(end));
}

/* What stands behind the fingerprint and the rule: the path. */
static gv_str path_of(gv_str line) {
  for (int words = 0; words < 2; words++) {
    const char *blank = memchr(line.at, ' ', line.len);
    size_t next = blank ? (size_t)(blank + 1 - line.at) : line.len;
    line = (gv_str){line.at + next, line.len - next};
  }
  return line;
}

static int order_of_lines(const void *left, const void *right) {
  const gv_str *a = left, *b = right;
  int order = gv_str_compare(path_of(*a), path_of(*b));
  return order ? order : gv_str_compare(*a, *b);
}

static void write_lines(gv_accepted *lines, FILE *out) {
  if (lines->at.len) qsort(lines->at.at, lines->at.len, sizeof *lines->at.at, order_of_lines);
  fputs(gv_baseline_head, out);
  fputs("# Findings that are known and accepted; made by gpuverify --write-baseline.\n", out);
  for (uint32_t i = 0; i < lines->at.len; i++)
    if (i == 0 || !gv_str_equal(lines->at.at[i], lines->at.at[i - 1])) fwrite(lines->at.at[i].at, 1, lines->at.at[i].len, out);
}

gv_status gv_accepted_write(gv_accepted *lines, const char *path) {
  char *beside = (char *)gv_format(&lines->arena, "%s.XXXXXX", path).at;
  int fd = mkstemp(beside);
  FILE *out = fd >= 0 ? fdopen(fd, "w") : NULL;
  mode_t mask = umask(0);
  umask(mask);
  if (out) write_lines(lines, out);
  bool written = out && !ferror(out) && fchmod(fd, 0666 & ~mask) == 0;
  if (out && fclose(out) != 0) written = false;
  if (written && rename(beside, path) == 0) return GV_OK;
  fprintf(stderr, "gpuverify: error: cannot write '%s': %s\n", path, strerror(errno));
  if (fd >= 0) unlink(beside);
  return GV_UNUSABLE;
}

void gv_accepted_clear(gv_accepted *lines) {
  gv_vec_free(&lines->at);
  gv_arena_clear(&lines->arena);
}
