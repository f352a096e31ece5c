/* A function that is called at one place only can be inlined however large it is: the program has
 * no more operations then. A function that several call is not inlined so, nor is what it calls,
 * which would make it too large.
 *
 * needs: LLVM IR. gives: the names that functions use, and those that are used once, by main or by
 * a function that is. cost: linear, times the depth of these calls, which is bounded.
 */
#include "app/once.h"

#include "app/lines.h"

enum { MOST_LEVELS = 64 }; /* of calls in calls */

/* A name that functions use. */
typedef struct use {
  uint64_t name, by; /* hashes; the last function that does */
  uint32_t times;
} use;

typedef struct uses {
  GV_VEC(use) all;
  gv_map at; /* of the hash of a name, in `all` */
} uses;

static uint64_t hash_of(gv_str name) { return gv_hash(name.at, name.len, 0); }

static void add_use(uses *u, uint64_t name, uint64_t by) {
  bool found;
  uint32_t *slot = gv_map_at(&u->at, name, &found);
  if (!found) {
    *slot = u->all.len;
    *gv_push(&u->all) = (use){.name = name};
  }
  u->all.at[*slot].by = by;
  u->all.at[*slot].times++;
}

static void find_uses(uses *u, gv_str text) {
  gv_str current = {0};
  for (gv_str rest = text; rest.len;) {
    gv_str line = gv_str_line(rest), defined = gv_defined_name(line);
    size_t step = line.len < rest.len ? line.len + 1 : line.len;
    rest = (gv_str){rest.at + step, rest.len - step};
    if (defined.len) current = defined;
    if (!gv_str_begins(line, "  ")) continue;
    const char *end = line.at + line.len;
    for (const char *at = line.at; (at = memchr(at, '@', (size_t)(end - at))); at++) {
      gv_str name = gv_global_name(at, end);
      if (!gv_str_equal(name, current)) add_use(u, hash_of(name), hash_of(current));
    }
  }
}

void gv_find_used(gv_map *used, gv_map *once, gv_str text) {
  const uint64_t main_name = hash_of(GV_STR("@main"));
  uses u = {0};
  bool found, more = true;
  find_uses(&u, text);
  for (uint32_t i = 0; i < u.all.len; i++) *gv_map_at(used, u.all.at[i].name, &found) = 1;
  for (uint32_t level = 0; level < MOST_LEVELS && more; level++) {
    more = false;
    for (uint32_t i = 0; i < u.all.len; i++) {
      const use *one = &u.all.at[i];
      if (one->times > 1) continue;
      if (one->by != main_name && gv_map_get(once, one->by) == GV_NONE) continue;
      *gv_map_at(once, one->name, &found) = 1;
      more |= !found;
    }
  }
  gv_vec_free(&u.all);
  gv_map_free(&u.at);
}
