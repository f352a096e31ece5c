#define _GNU_SOURCE
#include "app/known.h"
#include "base/foreign.h"

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

/* What stands after the fingerprint and the rule: the path. */
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

static const char *const heads[] = {"gpuverify-baseline ", NULL};
const gv_output_kind gv_baseline_kind_of_output = {"a baseline", heads};

static const char about[] =
    "# Findings that are known and accepted; made by gpuverify --write-baseline.\n";

static void write_comment(const gv_accepted *lines, gv_str line, FILE *out) {
  uint32_t comment = gv_map_get(&lines->comment_of, key_of(line));
  if (comment != GV_NONE)
    fwrite(lines->comments.at[comment].at, 1, lines->comments.at[comment].len, out);
}

static void write_lines(gv_accepted *lines, FILE *out) {
  if (lines->at.len) qsort(lines->at.at, lines->at.len, sizeof *lines->at.at, order_of_lines);
  fputs(gv_baseline_head, out);
  fputs(about, out);
  for (uint32_t i = 0; i < lines->at.len; i++) {
    if (i > 0 && gv_str_equal(lines->at.at[i], lines->at.at[i - 1])) continue;
    write_comment(lines, lines->at.at[i], out);
    fwrite(lines->at.at[i].at, 1, lines->at.at[i].len, out);
  }
  write_comment(lines, GV_STR(""), out);
}

/* ---- a baseline that is there already ---- */

/* The first line of *text, with a newline and no return before it; *text goes on after it. */
static gv_str take_line(gv_arena *arena, gv_str *text) {
  const char *newline = memchr(text->at, '\n', text->len);
  gv_str line = {text->at, newline ? (size_t)(newline - text->at) : text->len};
  size_t whole = line.len + (newline != NULL);
  bool returns = line.len && line.at[line.len - 1] == '\r';
  *text = (gv_str){text->at + whole, text->len - whole};
  if (newline && !returns) return (gv_str){line.at, whole};
  return gv_format(arena, "%.*s\n", (int)(line.len - returns), line.at);
}

/* `text` is above this line, or at the end where that is "". */
static void keep_comment(gv_accepted *lines, gv_str text, gv_str line) {
  bool found;
  if (!text.len) return;
  *gv_map_at(&lines->comment_of, key_of(line), &found) = lines->comments.len;
  *gv_push(&lines->comments) = text;
}

/* Of files that this run did not look at, what was known stays known; what users wrote above an
 * entry stays above it. */
static void keep_others(gv_accepted *lines, const char *path) {
  gv_input old;
  gv_str error;
  struct stat there; /* a pipe would be waited for */
  if (stat(path, &there) != 0 || !S_ISREG(there.st_mode) ||
      gv_front_load(&lines->arena, path, &old, &error) != GV_OK)
    return;
  bool is_one =
      old.bytes.len > strlen(heads[0]) && memcmp(old.bytes.at, heads[0], strlen(heads[0])) == 0;
  if (!is_one) return;                                             /* what the report goes to */
  gv_str rest = old.bytes, line = take_line(&lines->arena, &rest); /* the first says what it is */
  const char *comment = rest.at;
  for (bool first = true; rest.len; first = false) {
    line = take_line(&lines->arena, &rest);
    if (first && gv_str_equal(line, gv_str_of(about))) comment = rest.at;
    if (line.at[0] == '#' || path_of(line).len <= 1) continue;
    size_t end = (size_t)(rest.at - comment), own = end;
    while (own && (own == end || comment[own - 1] != '\n')) own--; /* before the entry itself */
    keep_comment(lines, (gv_str){comment, own}, line);
    comment = rest.at;
    if (gv_map_get(&lines->looked_at, key_of(path_of(line))) == GV_NONE)
      *gv_push(&lines->at) = line;
  }
  keep_comment(lines, (gv_str){comment, (size_t)(rest.at - comment)}, GV_STR(""));
}

gv_status gv_accepted_write(gv_accepted *lines, const char *path) {
  gv_stream stream;
  gv_str error;
  keep_others(lines, path);
  write_lines(lines, gv_stream_open(&stream));
  gv_status status = gv_output_write(&lines->arena, path, &gv_baseline_kind_of_output,
                                     gv_stream_close(&stream), &error);
  free(stream.at);
  if (status != GV_OK) gv_print_foreign(stderr, "gpuverify: error: %.*s\n", GV_FMT(error));
  return status;
}

void gv_accepted_clear(gv_accepted *lines) {
  gv_vec_free(&lines->at);
  gv_map_free(&lines->looked_at);
  gv_vec_free(&lines->comments);
  gv_map_free(&lines->comment_of);
  gv_arena_clear(&lines->arena);
}
