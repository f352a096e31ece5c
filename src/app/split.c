#define _GNU_SOURCE
#include "app/split.h"

static const char marker[] = "// -----";

/* Where the next line begins that is a marker; the end of the text when there is none. */
static const char *find_marker(gv_str text) {
  const char *end = text.at + text.len;
  for (const char *at = text.at; (at = memmem(at, (size_t)(end - at), marker, sizeof marker - 1)); at++)
    if (at == text.at || at[-1] == '\n') return at;
  return end;
}

static size_t count_lines(const char *from, const char *to) {
  size_t lines = 0;
  for (; (from = memchr(from, '\n', (size_t)(to - from))); from++) lines++;
  return lines;
}

/* A marker at the very start, and one at the very end, divide nothing. */
bool gv_split_next(gv_arena *arena, const gv_input *whole, gv_str *rest, gv_input *part) {
  if (!rest->at) return false;
  const char *begin = rest->at, *end = find_marker(*rest), *whole_end = whole->bytes.at + whole->bytes.len;
  size_t lines = count_lines(whole->bytes.at, begin), len = (size_t)(end - begin);
  char *text = gv_arena_take(arena, lines + len + 1);
  memset(text, '\n', lines);
  memcpy(text + lines, begin, len);
  *part = *whole;
  part->bytes = (gv_str){text, lines + len};
  const char *next = end < whole_end ? memchr(end, '\n', (size_t)(whole_end - end)) : NULL;
  *rest = next && next + 1 < whole_end ? (gv_str){next + 1, (size_t)(whole_end - next - 1)} : (gv_str){NULL, 0};
  return true;
}
