#define _GNU_SOURCE
#include "base/split.h"

static const char marker[] = "// -----";

/* Where the next line begins that is a marker; the end of the text when there is none. */
static const char *find_marker(gv_str text) {
  const char *end = text.at + text.len;
  for (const char *at = text.at; (at = memmem(at, (size_t)(end - at), marker, sizeof marker - 1));
       at++)
    if (at == text.at || at[-1] == '\n') return at;
  return end;
}

/* Ends of lines are all that is kept of what is before; clients of an editor take a '\r' for one,
 * too. */
static size_t copy_line_ends(char *to, const char *from, const char *end) {
  size_t len = 0;
  for (; from < end; from++)
    if (*from == '\n' || *from == '\r') to[len++] = *from;
  return len;
}

static size_t count_line_ends(const char *from, const char *end) {
  size_t count = 0;
  for (; from < end; from++) count += *from == '\n' || *from == '\r';
  return count;
}

/* A marker at the very start, and one at the very end, divide nothing. */
bool gv_split_next(gv_arena *arena, gv_str whole, gv_str *rest, gv_str *part) {
  if (!rest->at) return false;
  const char *begin = rest->at, *end = find_marker(*rest), *whole_end = whole.at + whole.len;
  size_t ends = count_line_ends(whole.at, begin), len = (size_t)(end - begin);
  char *text = gv_arena_take(arena, ends + len + 1);
  copy_line_ends(text, whole.at, begin);
  memcpy(text + ends, begin, len);
  text[ends + len] = 0;
  *part = (gv_str){text, ends + len};
  const char *next = end < whole_end ? memchr(end, '\n', (size_t)(whole_end - end)) : NULL;
  *rest = next && next + 1 < whole_end ? (gv_str){next + 1, (size_t)(whole_end - next - 1)}
                                       : (gv_str){NULL, 0};
  return true;
}

bool gv_is_split(gv_str text) {
  const char *end = text.at + text.len, *at = text.len ? find_marker(text) : end;
  const char *next = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;
  return next && next + 1 < end;
}
