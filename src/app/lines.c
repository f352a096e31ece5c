#define _GNU_SOURCE
#include "app/lines.h"

#include <string.h>

gv_str gv_place_in(gv_str line) {
  const char *at = memmem(line.at, line.len, ", !dbg ", 7);
  return at ? (gv_str){at, (size_t)(line.at + line.len - at)} : GV_STR("");
}

bool gv_argument_in(gv_str text, uint32_t wanted, gv_str *argument, size_t *end) {
  uint32_t depth = 0, number = 0;
  size_t start = 1;
  *argument = (gv_str){NULL, 0};
  for (size_t i = 0; i < text.len; i++) {
    char c = text.at[i];
    depth += c == '(' || c == '{' || c == '[' || c == '<';
    depth -= c == ')' || c == '}' || c == ']' || c == '>';
    if (!depth || (depth == 1 && c == ',')) {
      if (number == wanted) *argument = (gv_str){text.at + start, i - start};
      number++, start = i + 1;
    }
    if (depth) continue;
    *end = i;
    return argument->at != NULL;
  }
  return false;
}

gv_str gv_last_word(gv_str text) {
  size_t at = text.len;
  while (at && text.at[at - 1] != ' ') at--;
  return (gv_str){text.at + at, text.len - at};
}

/* "@main", '@"a b"': the name that begins at `at`, with nothing before it. */
gv_str gv_global_name(const char *at, const char *end) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789$._-";
  const char *stop = at + 1;
  if (stop < end && *stop == '"')
    for (stop++; stop < end && *stop != '"';) stop++;
  else
    while (stop < end && *stop && strchr(plain, *stop)) stop++;
  return (gv_str){at, (size_t)(stop - at)};
}

gv_str gv_defined_name(gv_str line) {
  const char *at = gv_str_begins(line, "define ") ? memchr(line.at, '@', line.len) : NULL;
  return at ? gv_global_name(at, line.at + line.len) : (gv_str){0};
}

const char *gv_find_outside(gv_str text, const char *word) {
  int depth = 0;
  for (const char *p = text.at, *end = text.at + text.len; p < end; p++) {
    depth += *p == '{' || *p == '[' || *p == '<' || *p == '(';
    depth -= *p == '}' || *p == ']' || *p == '>' || *p == ')';
    if (!depth && gv_str_begins((gv_str){p, (size_t)(end - p)}, word)) return p;
  }
  return NULL;
}
