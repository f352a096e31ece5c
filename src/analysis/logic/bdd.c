/* needs: nothing. gives: canonical guards. cost: and/or/xor O(product of the sizes), in practice a
 * few nodes. */
#include "logic/bdd.h"

enum { SMALLEST_MEMO = 1 << 6, LARGEST_MEMO = 1 << 18, MEMO_GROWS = 4 };
enum { NODES_OF_STEP = 8 }; /* that are counted cost a step */

typedef struct ite_memo {
  gv_guard test, then, otherwise, result;
} ite_memo;
typedef struct exists_memo {
  gv_guard a;
  uint32_t var;
  gv_guard result;
} exists_memo;

/* A cache that forgets: one result a slot, as many slots as there are nodes, up to a bound. */
struct gv_bdd_memo {
  ite_memo *ite;
  exists_memo *exists;
  uint32_t size;        /* slots of each, a power of two */
  GV_VEC(uint32_t) met; /* by node: the latest walk that came to it */
  uint32_t walks;
  /* By node: how many there are from it on, 0 where nobody asked, with AT_LEAST: or more. */
  GV_VEC(uint32_t) sizes;
};
enum { AT_LEAST = 1u << 31 };

/* GV_FALSE is never looked up, so that zeroed slots are never hit. */
static void open_memo(struct gv_bdd_memo *memo, uint32_t size) {
  gv_free(memo->ite);
  gv_free(memo->exists);
  memo->size = size;
  memo->ite = memset(gv_malloc(size * sizeof *memo->ite), 0, size * sizeof *memo->ite);
  memo->exists = memset(gv_malloc(size * sizeof *memo->exists), 0, size * sizeof *memo->exists);
}

static void grow_memo(const gv_bdd *bdd) {
  if (bdd->nodes.len > bdd->memo->size && bdd->memo->size < LARGEST_MEMO)
    open_memo(bdd->memo, bdd->memo->size * MEMO_GROWS);
}

void gv_bdd_init(gv_bdd *bdd) {
  memset(bdd, 0, sizeof *bdd);
  for (gv_guard constant = GV_FALSE; constant <= GV_TRUE; constant++) {
    *gv_push(&bdd->nodes) = (gv_bdd_node){0, constant, constant};
    *gv_push(&bdd->chain) = GV_NONE;
  }
  bdd->memo = gv_malloc(sizeof *bdd->memo);
  memset(bdd->memo, 0, sizeof *bdd->memo);
  open_memo(bdd->memo, SMALLEST_MEMO);
}

void gv_bdd_clear(gv_bdd *bdd) {
  gv_vec_free(&bdd->nodes);
  gv_vec_free(&bdd->chain);
  gv_map_free(&bdd->unique);
  if (bdd->memo) {
    gv_vec_free(&bdd->memo->met);
    gv_vec_free(&bdd->memo->sizes);
    gv_free(bdd->memo->ite);
    gv_free(bdd->memo->exists);
  }
  gv_free(bdd->memo);
  memset(bdd, 0, sizeof *bdd);
}

static bool constant(gv_guard a) { return a <= GV_TRUE; }

/* The larger variable is nearer the root; constants have none. */
static int64_t level(const gv_bdd *bdd, gv_guard a) {
  return constant(a) ? -1 : (int64_t)bdd->nodes.at[a].var;
}

static gv_guard make(gv_bdd *bdd, uint32_t var, gv_guard low, gv_guard high) {
  if (low == high) return low;
  /* Variables fall from the root to the leaves. */
  GV_ASSERT(level(bdd, low) < (int64_t)var && level(bdd, high) < (int64_t)var);
  uint32_t key[3] = {var, low, high};
  bool found;
  uint32_t *first = gv_map_at(&bdd->unique, gv_hash(key, sizeof key, 0), &found);
  for (uint32_t n = found ? *first : GV_NONE; n != GV_NONE; n = bdd->chain.at[n]) {
    const gv_bdd_node *node = &bdd->nodes.at[n];
    if (node->var == var && node->low == low && node->high == high) return n;
  }
  uint32_t made = bdd->nodes.len, next = found ? *first : GV_NONE;
  *first = made;
  *gv_push(&bdd->nodes) = (gv_bdd_node){var, low, high};
  *gv_push(&bdd->chain) = next;
  return made;
}

gv_guard gv_bdd_var(gv_bdd *bdd, uint32_t var) { return make(bdd, var, GV_FALSE, GV_TRUE); }

static gv_guard branch(const gv_bdd *bdd, gv_guard a, int64_t var, bool high) {
  if (level(bdd, a) != var) return a;
  return high ? bdd->nodes.at[a].high : bdd->nodes.at[a].low;
}

gv_guard gv_bdd_ite(gv_bdd *bdd, gv_guard test, gv_guard then, gv_guard otherwise) {
  if (test == GV_TRUE || then == otherwise) return then;
  if (test == GV_FALSE) return otherwise;
  if (then == GV_TRUE && otherwise == GV_FALSE) return test;
  uint32_t key[3] = {test, then, otherwise};
  uint32_t hash = (uint32_t)gv_hash(key, sizeof key, 1);
  const ite_memo *known = &bdd->memo->ite[hash % bdd->memo->size];
  if (known->test == test && known->then == then && known->otherwise == otherwise)
    return known->result;
  bdd->work++;
  int64_t top = level(bdd, test);
  if (level(bdd, then) > top) top = level(bdd, then);
  if (level(bdd, otherwise) > top) top = level(bdd, otherwise);
  gv_guard low = gv_bdd_ite(bdd, branch(bdd, test, top, false), branch(bdd, then, top, false),
                            branch(bdd, otherwise, top, false));
  gv_guard high = gv_bdd_ite(bdd, branch(bdd, test, top, true), branch(bdd, then, top, true),
                             branch(bdd, otherwise, top, true));
  gv_guard result = make(bdd, (uint32_t)top, low, high);
  grow_memo(bdd);
  bdd->memo->ite[hash % bdd->memo->size] = (ite_memo){test, then, otherwise, result};
  return result;
}

gv_guard gv_bdd_not(gv_bdd *bdd, gv_guard a) { return gv_bdd_ite(bdd, a, GV_FALSE, GV_TRUE); }

/* Commutative: one order of the operands finds more in the memo. */
gv_guard gv_bdd_and(gv_bdd *bdd, gv_guard a, gv_guard b) {
  if (a == b || b == GV_TRUE) return a;
  return a < b ? gv_bdd_ite(bdd, a, b, GV_FALSE) : gv_bdd_ite(bdd, b, a, GV_FALSE);
}

gv_guard gv_bdd_or(gv_bdd *bdd, gv_guard a, gv_guard b) {
  if (a == b || b == GV_FALSE) return a;
  return a < b ? gv_bdd_ite(bdd, a, GV_TRUE, b) : gv_bdd_ite(bdd, b, GV_TRUE, a);
}

gv_guard gv_bdd_xor(gv_bdd *bdd, gv_guard a, gv_guard b) {
  return gv_bdd_ite(bdd, a, gv_bdd_not(bdd, b), b);
}

/* ---- forgetting ------------------------------------------------------------------------------ */

/* What is forgotten is part of a key of the memo: so many variables there cannot be. */
enum { ONE = 0, LISTED = 1 << 28, ALL_BELOW = 2 << 28, RENAMED = 3 << 28 };

static gv_guard *memo_of(gv_bdd *bdd, gv_guard a, uint32_t what, bool *known) {
  GV_ASSERT(what < RENAMED + LISTED);
  uint32_t key[2] = {a, what};
  exists_memo *slot = &bdd->memo->exists[(uint32_t)gv_hash(key, sizeof key, 2) % bdd->memo->size];
  *known = slot->a == a && slot->var == what;
  if (!*known) bdd->work++;
  return &slot->result;
}

static gv_guard remember(gv_bdd *bdd, gv_guard a, uint32_t what, gv_guard result) {
  uint32_t key[2] = {a, what};
  grow_memo(bdd);
  bdd->memo->exists[(uint32_t)gv_hash(key, sizeof key, 2) % bdd->memo->size] =
      (exists_memo){a, what, result};
  return result;
}

gv_guard gv_bdd_exists(gv_bdd *bdd, gv_guard a, uint32_t var) {
  if (level(bdd, a) < (int64_t)var) return a;
  gv_bdd_node node = bdd->nodes.at[a];
  if (node.var == var) return gv_bdd_or(bdd, node.low, node.high);
  bool known;
  const gv_guard *before = memo_of(bdd, a, ONE | var, &known);
  if (known) return *before;
  gv_guard low = gv_bdd_exists(bdd, node.low, var), high = gv_bdd_exists(bdd, node.high, var);
  return remember(bdd, a, ONE | var, make(bdd, node.var, low, high));
}

static bool is_listed(const gv_bdd_list *list, uint32_t pair) {
  uint32_t low = 0, high = list->len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (list->pairs[middle] == pair) return true;
    if (list->pairs[middle] < pair)
      low = middle + 1;
    else
      high = middle;
  }
  return false;
}

static gv_guard forget_listed(gv_bdd *bdd, gv_guard a, const gv_bdd_list *list) {
  GV_ASSERT(list->len && list->number < LISTED);
  if (level(bdd, a) < (int64_t)gv_bdd_first(list->pairs[0])) return a;
  bool known;
  const gv_guard *before = memo_of(bdd, a, LISTED | list->number, &known);
  if (known) return *before;
  gv_bdd_node node = bdd->nodes.at[a];
  gv_guard low = forget_listed(bdd, node.low, list), high = forget_listed(bdd, node.high, list);
  bool goes = node.var == gv_bdd_first(node.var / 2) && is_listed(list, node.var / 2);
  return remember(bdd, a, LISTED | list->number,
                  goes ? gv_bdd_or(bdd, low, high) : make(bdd, node.var, low, high));
}

gv_guard gv_bdd_forget(gv_bdd *bdd, gv_guard a, const gv_bdd_list *list) {
  return list->len ? forget_listed(bdd, a, list) : a;
}

gv_guard gv_bdd_rename(gv_bdd *bdd, gv_guard a) {
  if (constant(a)) return a;
  bool known;
  const gv_guard *before = memo_of(bdd, a, RENAMED, &known);
  if (known) return *before;
  gv_bdd_node node = bdd->nodes.at[a];
  gv_guard low = gv_bdd_rename(bdd, node.low), high = gv_bdd_rename(bdd, node.high);
  return remember(bdd, a, RENAMED, make(bdd, gv_bdd_first(node.var / 2), low, high));
}

/* Below its variable, every node but GV_FALSE holds for some values. */
gv_guard gv_bdd_forget_below(gv_bdd *bdd, gv_guard a, uint32_t var) {
  if (constant(a)) return a;
  gv_bdd_node node = bdd->nodes.at[a];
  if (node.var < var) return GV_TRUE;
  bool known;
  const gv_guard *before = memo_of(bdd, a, ALL_BELOW | var, &known);
  if (known) return *before;
  gv_guard low = gv_bdd_forget_below(bdd, node.low, var),
           high = gv_bdd_forget_below(bdd, node.high, var);
  return remember(bdd, a, ALL_BELOW | var, make(bdd, node.var, low, high));
}

/* Each node once, through a stack and a set: what `visit` does may walk, too. */
void gv_bdd_support(const gv_bdd *bdd, gv_guard a, void (*visit)(void *to, uint32_t var),
                    void *to) {
  GV_ASSERT(a < bdd->nodes.len);
  gv_map seen = {0}, vars = {0};
  GV_VEC(gv_guard) stack = {0};
  if (constant(a)) return;
  if (constant(bdd->nodes.at[a].low) && constant(bdd->nodes.at[a].high)) {
    visit(to, bdd->nodes.at[a].var);
    return;
  }
  *gv_push(&stack) = a;
  bool found;
  while (stack.len) {
    gv_guard n = gv_pop(&stack);
    if (constant(n)) continue;
    *gv_map_at(&seen, n, &found) = 1;
    if (found) continue;
    gv_bdd_node node = bdd->nodes.at[n];
    *gv_map_at(&vars, node.var, &found) = 1;
    if (!found) visit(to, node.var);
    *gv_push(&stack) = node.low;
    *gv_push(&stack) = node.high;
  }
  gv_map_free(&seen);
  gv_map_free(&vars);
  gv_vec_free(&stack);
}

/* A walk begins, which has come to no node: marks of earlier ones are smaller numbers. */
static uint32_t begin_walk(const gv_bdd *bdd) {
  struct gv_bdd_memo *memo = bdd->memo;
  if (!++memo->walks) memo->walks = 1, memo->met.len = 0;
  while (memo->met.len < bdd->nodes.len) *gv_push(&memo->met) = 0;
  return memo->walks;
}

/* The nodes of the guard, or so many of them that it has more than `limit`. */
static uint32_t count_nodes(gv_bdd *bdd, gv_guard a, uint32_t limit) {
  GV_VEC(gv_guard) stack = {0};
  uint32_t now = begin_walk(bdd), met = 0;
  *gv_push(&stack) = a;
  while (stack.len && met <= limit) {
    gv_guard n = gv_pop(&stack);
    if (constant(n) || bdd->memo->met.at[n] == now) continue;
    bdd->memo->met.at[n] = now, met++;
    *gv_push(&stack) = bdd->nodes.at[n].low;
    *gv_push(&stack) = bdd->nodes.at[n].high;
  }
  gv_vec_free(&stack);
  return met;
}

bool gv_bdd_exceeds(gv_bdd *bdd, gv_guard a, uint32_t limit) {
  if (constant(a)) return false;
  struct gv_bdd_memo *memo = bdd->memo;
  while (memo->sizes.len < bdd->nodes.len) *gv_push(&memo->sizes) = 0;
  uint32_t known = memo->sizes.at[a], nodes = known & ~(uint32_t)AT_LEAST;
  if (nodes > limit) return true;
  if (known == nodes && known) return false;
  nodes = count_nodes(bdd, a, limit);
  memo->sizes.at[a] = nodes > limit ? nodes | AT_LEAST : nodes;
  bdd->work += nodes / NODES_OF_STEP;
  return nodes > limit;
}
