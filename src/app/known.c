#define _GNU_SOURCE
#include "app/known.h"

#include <stdio.h>
#include <sys/stat.h>

#include "base/stream.h"
#include "diag/baseline.h"
#include "front/front.h"

/* Of a path with its newline. */
static uint64_t key_of(gv_str path) { return gv_hash(path.at, path.len, 0); }

void gv_accepted_add(gv_accepted *lines, const gv_str *marks, uint32_t count, gv_str path) {
  gv_str end = gv_baseline_path(&lines->arena, path);
  bool known;
  *gv_map_at(&lines->looked_at, key_of(end), &known) = 1;
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

static const char *const heads[] = {gv_baseline_head, NULL};
const gv_output_kind gv_baseline_kind_of_output = {"a baseline", heads};

static void write_lines(gv_accepted *lines, FILE *out) {
  if (lines->at.len) qsort(lines->at.at, lines->at.len, sizeof *lines->at.at, order_of_lines);
  fputs(gv_baseline_head, out);
  fputs("# Findings that are known and accepted; made by gpuverify --write-baseline.\n", out);
  for (uint32_t i = 0; i < lines->at.len; i++)
    if (i == 0 || !gv_str_equal(lines->at.at[i], lines->at.at[i - 1])) fwrite(lines->at.at[i].at, 1, lines->at.at[i].len, out);
}

/* ---- a baseline that is there already ---- */

/* Of files that this run did not look at, what was known stays known. */
static void keep_others(gv_accepted *lines, const char *path) {
  gv_input old;
  gv_str error;
  struct stat about; /* a pipe would be waited for */
  if (stat(path, &about) != 0 || !S_ISREG(about.st_mode) || gv_front_load(&lines->arena, path, &old, &error) != GV_OK) return;
  for (gv_str rest = old.bytes; rest.len;) {
    const char *newline = memchr(rest.at, '\n', rest.len);
    gv_str line = {rest.at, newline ? (size_t)(newline + 1 - rest.at) : rest.len};
    rest = (gv_str){line.at + line.len, rest.len - line.len};
    bool is_entry = newline && line.at[0] != '#' && path_of(line).len > 1;
    if (is_entry && gv_map_get(&lines->looked_at, key_of(path_of(line))) == GV_NONE) *gv_push(&lines->at) = line;
  }
}

gv_status gv_accepted_write(gv_accepted *lines, const char *path) {
  gv_stream stream;
  gv_str error;
  keep_others(lines, path);
  write_lines(lines, gv_stream_open(&stream));
  gv_status status = gv_output_write(&lines->arena, path, &gv_baseline_kind_of_output, gv_stream_close(&stream), &error);
  free(stream.at);
  if (status != GV_OK) fprintf(stderr, "gpuverify: error: %.*s\n", GV_FMT(error));
  return status;
}

void gv_accepted_clear(gv_accepted *lines) {
  gv_vec_free(&lines->at);
  gv_map_free(&lines->looked_at);
  gv_arena_clear(&lines->arena);
}
