/* needs: the text of LLVM IR, with places of debug information. gives: functions that a compiler
 * has inlined where they were called, and of which nothing else may be left that says so. cost:
 * linear in the text, times the depth of blocks in blocks.
 */
#define _GNU_SOURCE
#include "app/inlined.h"

#include <string.h>

#include "app/lines.h"

typedef struct scopes {
  gv_map named; /* a function's scope, by number: its place in … */
  GV_VEC(uint64_t) names;
  gv_map outer;             /* a block, by number: the number of the scope that it is in */
  GV_VEC(uint32_t) inlined; /* scopes of places */
} scopes;

enum { MOST_OUTER = 256 };

/* The number in "!12" behind the word; GV_NONE: it is not there. */
static uint32_t number_behind(gv_str line, const char *word) {
  size_t len = strlen(word);
  const char *at = memmem(line.at, line.len, word, len), *end = line.at + line.len;
  uint32_t number = 0, digits = 0;
  if (!at) return GV_NONE;
  for (at += len; at < end && *at >= '0' && *at <= '9' && digits < 9; at++, digits++)
    number = number * 10 + (uint32_t)(*at - '0');
  return digits ? number : GV_NONE;
}

static void take_defined(scopes *s, gv_str line) {
  gv_str name = gv_defined_name(line);
  uint32_t scope = number_behind(line, " !dbg !");
  bool found;
  if (!name.len || scope == GV_NONE) return;
  *gv_map_at(&s->named, scope, &found) = s->names.len;
  *gv_push(&s->names) = gv_hash(name.at, name.len, 0);
}

/* "!7 = distinct !DILexicalBlock(scope: !5, …" and "!9 = !DILocation(…, scope: !7, inlinedAt: !8)"
 */
static void take_metadata(scopes *s, gv_str line) {
  uint32_t scope = number_behind(line, "scope: !");
  bool found;
  if (scope == GV_NONE) return;
  if (memmem(line.at, line.len, "!DILexicalBlock", 15))
    *gv_map_at(&s->outer, number_behind(line, "!"), &found) = scope;
  if (memmem(line.at, line.len, "!DILocation(", 12) &&
      memmem(line.at, line.len, " inlinedAt: !", 13))
    *gv_push(&s->inlined) = scope;
}

void gv_add_inlined(gv_map *names, gv_str text) {
  scopes s = {0};
  bool found;
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    if (gv_str_begins(line, "define ")) take_defined(&s, line);
    if (gv_str_begins(line, "!")) take_metadata(&s, line);
  }
  for (uint32_t i = 0; i < s.inlined.len; i++) {
    uint32_t scope = s.inlined.at[i], of = GV_NONE;
    for (uint32_t depth = 0; scope != GV_NONE && depth < MOST_OUTER; depth++) {
      of = gv_map_get(&s.named, scope);
      if (of != GV_NONE) break;
      scope = gv_map_get(&s.outer, scope);
    }
    if (of != GV_NONE) *gv_map_at(names, s.names.at[of], &found) = 1;
  }
  gv_map_free(&s.named);
  gv_map_free(&s.outer);
  gv_vec_free(&s.names);
  gv_vec_free(&s.inlined);
}
