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
