/* needs: the text of LLVM IR. gives: the same without aliases of functions that have a body here:
 * who calls one from outside calls the function. An alias that a linker may replace stays what it
 * is.
 */
#define _GNU_SOURCE
#include "app/aliases.h"

#include <string.h>

#include "app/lines.h"
#include "base/stream.h"

typedef struct alias {
  gv_str name, of; /* "@_ZN6SolverC1Ei", "@_ZN6SolverC2Ei" */
} alias;

typedef struct aliases {
  GV_VEC(alias) at;
  gv_map by_name; /* hash of the name */
  gv_map defined; /* hashes of the names of functions with a body */
} aliases;

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

/* "@_ZN6SolverC1Ei = dso_local unnamed_addr alias void (ptr, i32), ptr @_ZN6SolverC2Ei": both
 * names.
 */
static bool is_alias(gv_str line, alias *a) {
  static const char word[] = " alias ", last[] = ", ptr @";
  if (!line.len || *line.at != '@') return false;
  const char *end = line.at + line.len, *at = memmem(line.at, line.len, word, sizeof word - 1);
  a->name = gv_global_name(line.at, end);
  gv_str behind = {a->name.at + a->name.len, line.len - a->name.len};
  if (!at || !gv_str_begins(behind, " = ")) return false;
  gv_str linkage = {behind.at, (size_t)(at - behind.at)};
  if (memmem(linkage.at, linkage.len, " weak ", 6) || memchr(linkage.at, '"', linkage.len))
    return false;
  gv_str rest = {at, (size_t)(end - at)};
  const char *of = memmem(rest.at, rest.len, last, sizeof last - 1);
  if (!of) return false;
  a->of = gv_global_name(of + sizeof last - 2, end);
  const char *more = a->of.at + a->of.len;
  return more == end || *more == ',';
}

static void find(aliases *all, gv_str text) {
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest), name = gv_defined_name(line);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    bool is_new;
    alias a;
    bool replaceable = memmem(line.at, line.len, "define weak ", 12) ||
                       memmem(line.at, line.len, "define linkonce ", 16);
    if (name.len && !replaceable) *gv_map_at(&all->defined, hash_of(name), &is_new) = 1;
    if (!is_alias(line, &a)) continue;
    *gv_map_at(&all->by_name, hash_of(a.name), &is_new) = all->at.len;
    *gv_push(&all->at) = a;
  }
}

enum { MOST_STEPS = 8 };

/* The function with a body that the name is another one of; the name itself. */
static gv_str name_of(const aliases *all, gv_str name) {
  gv_str found = name;
  uint32_t at = gv_map_get(&all->by_name, hash_of(name));
  for (int i = 0; i < MOST_STEPS && at != GV_NONE; i++) {
    if (!gv_str_equal(all->at.at[at].name, found)) return name;
    found = all->at.at[at].of;
    at = gv_map_get(&all->by_name, hash_of(found));
  }
  return gv_map_get(&all->defined, hash_of(found)) == GV_NONE ? name : found;
}

static void write_line(FILE *out, const aliases *all, gv_str line) {
  const char *from = line.at, *end = line.at + line.len;
  for (const char *at = from; (at = memchr(at, '@', (size_t)(end - at)));) {
    gv_str name = gv_global_name(at, end), is = name_of(all, name);
    at += name.len;
    if (is.at == name.at) continue;
    fwrite(from, 1, (size_t)(name.at - from), out);
    fwrite(is.at, 1, is.len, out);
    from = at;
  }
  fwrite(from, 1, (size_t)(end - from), out);
}

gv_str gv_name_aliased(gv_arena *arena, gv_str text) {
  aliases all = {0};
  gv_stream stream;
  if (!gv_str_has(text, " alias ")) return text;
  find(&all, text);
  FILE *out = gv_stream_open(&stream);
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    alias a;
    rest = (gv_str){rest.at + step, rest.len - step};
    if (is_alias(line, &a) && name_of(&all, a.name).at != a.name.at) continue;
    bool said = gv_str_begins(line, "!") || gv_str_begins(line, "declare ");
    if (said || is_alias(line, &a))
      fwrite(line.at, 1, line.len, out);
    else
      write_line(out, &all, line);
    if (step > line.len) fputc('\n', out);
  }
  gv_vec_free(&all.at);
  gv_map_free(&all.by_name);
  gv_map_free(&all.defined);
  gv_str kept = gv_str_copy(arena, gv_stream_close(&stream));
  free(stream.at);
  return kept;
}
