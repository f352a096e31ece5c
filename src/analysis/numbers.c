/* needs: nothing. gives: sums, differences, comparisons and truth values of unknown numbers, and whether conditions on them contradict each
 * other. cost: each check, the bounds that hang together with it, squared at most; within the limit. */
#include "analysis/numbers.h"

#include "analysis/limits.h"

enum { SPLIT_LIMIT = 2000, GUESS_DEPTH = 32 };

bool gv_numbers_spend(gv_numbers *s, uint64_t steps) {
  s->budget = s->budget > steps ? s->budget - steps : 0;
  return s->budget > 0;
}

static void drop_bounds(gv_numbers *s, uint32_t len) {
  while (s->bounds.len > len) {
    gv_bound b = gv_pop(&s->bounds);
    s->tightest.at[b.b] = b.next;
  }
}

void gv_numbers_begin(gv_numbers *s) {
  gv_map_free(&s->computed);
  gv_map_free(&s->goal_at);
  drop_bounds(s, 0);
  s->goals.len = s->unequal.len = s->unknowns.len = 0;
  *gv_push(&s->unknowns) = (gv_unknown){.op = GV_NUMBER_FREE, .handle = GV_HANDLE_COUNT};
  s->spent += s->granted - s->budget;
  uint64_t left = s->spent < s->limit ? s->limit - s->spent : 0;
  s->granted = s->budget = left < PATH_BUDGET ? left : PATH_BUDGET;
}

void gv_numbers_clear(gv_numbers *s) {
  gv_map_free(&s->computed);
  gv_map_free(&s->goal_at);
  gv_vec_free(&s->unknowns);
  gv_vec_free(&s->goals);
  gv_vec_free(&s->bounds);
  gv_vec_free(&s->unequal);
  gv_vec_free(&s->uses);
  gv_vec_free(&s->touched);
  gv_vec_free(&s->distance);
  gv_vec_free(&s->tightest);
}

/* ---- numbers ---------------------------------------------------------------------------------------------------------------------------- */

gv_number gv_number_fresh(gv_numbers *s) {
  *gv_push(&s->unknowns) = (gv_unknown){.op = GV_NUMBER_FREE, .handle = GV_HANDLE_COUNT};
  return (gv_number){s->unknowns.len - 1, 0};
}

gv_number gv_number_guess(gv_numbers *s) {
  gv_number n = gv_number_fresh(s);
  s->unknowns.at[n.unknown].guessed = true;
  return n;
}

/* Where the unknown that is computed so has its number. */
static uint32_t *slot_of_computed(gv_numbers *s, const gv_unknown *u, bool *found) {
  const int64_t key[8] = {u->op, u->a.unknown, u->a.plus, u->b.unknown, u->b.plus, u->c.unknown, u->c.plus, u->width};
  return gv_map_at(&s->computed, gv_hash(key, sizeof key, 0), found);
}

/* The same operation on the same numbers is the same unknown. */
gv_number gv_number_computed(gv_numbers *s, gv_unknown u) {
  bool found;
  uint32_t *slot = slot_of_computed(s, &u, &found);
  if (!found) {
    *slot = s->unknowns.len;
    *gv_push(&s->unknowns) = u;
  }
  return (gv_number){*slot, 0};
}

static bool is_commutative(gv_arith op) {
  return op == GV_ADD || op == GV_MUL || op == GV_AND || op == GV_OR || op == GV_XOR || op == GV_EQ;
}

/* `width` of the operands. Sums are taken not to wrap around. */
gv_number gv_number_arith(gv_numbers *s, gv_arith op, uint8_t width, gv_number a, gv_number b) {
  if (op == GV_WIDEN) return a;
  if (!a.unknown && !b.unknown) {
    int64_t k = gv_arith_of(op, width, a.plus, b.plus);
    return gv_number_constant(width == 1 ? k & 1 : k);
  }
  if (is_commutative(op) && (a.unknown < b.unknown || (a.unknown == b.unknown && a.plus < b.plus))) {
    gv_number swap = a;
    a = b, b = swap; /* a constant is the second */
  }
  gv_number sum = a;
  if (op == GV_ADD && width != 1 && !b.unknown && !__builtin_add_overflow(a.plus, b.plus, &sum.plus)) return sum;
  if (op == GV_SUB && width != 1 && !b.unknown && !__builtin_sub_overflow(a.plus, b.plus, &sum.plus)) return sum;
  if (a.unknown == b.unknown) {
    if (op == GV_SUB || op == GV_XOR) {
      if (a.plus == b.plus) return gv_number_constant(0);
    } else if (op == GV_EQ || op == GV_SLT) {
      return gv_number_constant(op == GV_EQ ? a.plus == b.plus : a.plus < b.plus);
    } else if (gv_number_same(a, b) && (op == GV_AND || op == GV_OR || op == GV_ULT)) {
      return op == GV_ULT ? gv_number_constant(0) : a;
    }
  }
  if ((op == GV_AND || op == GV_MUL) && gv_number_same(b, gv_number_constant(0))) return b;
  if (op == GV_ULT && gv_number_same(b, gv_number_constant(0))) return b;
  if (op == GV_SLT && width > 1 && width < 64) { /* nothing is below the least number, or above the greatest */
    int64_t least = -(INT64_C(1) << (width - 1));
    if (gv_number_same(b, gv_number_constant(least)) || gv_number_same(a, gv_number_constant(-1 - least)))
      return gv_number_constant(0);
  }
  if ((op == GV_OR || op == GV_XOR) && gv_number_same(b, gv_number_constant(0))) return a;
  if (width == 1 && op == GV_AND && !b.unknown) return a;
  if (width == 1 && op == GV_OR && !b.unknown) return b;
  return gv_number_computed(s, (gv_unknown){.op = (uint8_t)op, .handle = GV_HANDLE_COUNT, .width = width, .a = a, .b = b});
}

/* Unknowns of another path, of which these are the first. */
void gv_numbers_take(gv_numbers *s, const gv_unknown *unknowns, uint32_t count) {
  bool found;
  for (uint32_t i = 0; i < count; i++) {
    bool is_new = i >= s->unknowns.len;
    if (is_new) gv_push(&s->unknowns);
    s->unknowns.at[i] = unknowns[i]; /* of those that it has, it may know more by now */
    if (is_new && unknowns[i].op != GV_NUMBER_FREE) *slot_of_computed(s, &unknowns[i], &found) = i;
  }
}

/* ---- constraints: shortest paths over differences ------------------------------------------------------------------------------------- */

/* The bounds so far agree; does one more close a cycle that sums to less than nothing? Shortest paths from its one end, in a queue
 * (Bellman, Ford, Moore). */
static bool contradicts(gv_numbers *s, gv_bound more) {
  bool holds = true;
  while (s->distance.len < s->unknowns.len) *gv_push(&s->distance) = INT64_MAX, *gv_push(&s->tightest) = GV_NONE;
  s->touched.len = 0;
  s->distance.at[more.a] = more.most;
  *gv_push(&s->touched) = more.a;
  for (uint32_t i = 0; i < s->touched.len && holds && gv_numbers_spend(s, 1); i++) {
    uint32_t from = s->touched.at[i];
    for (uint32_t b = s->tightest.at[from]; b != GV_NONE && gv_numbers_spend(s, 1); b = s->bounds.at[b].next) {
      int64_t there = s->distance.at[from] + s->bounds.at[b].most;
      if (there >= s->distance.at[s->bounds.at[b].a]) continue;
      s->distance.at[s->bounds.at[b].a] = there;
      *gv_push(&s->touched) = s->bounds.at[b].a;
    }
    holds = s->distance.at[more.b] >= 0;
  }
  for (uint32_t i = 0; i < s->touched.len; i++) s->distance.at[s->touched.at[i]] = INT64_MAX;
  return !holds;
}

/* a - b <= most, for numbers */
static bool require(gv_numbers *s, gv_number a, gv_number b, int64_t most) {
  const int64_t large = INT64_C(1) << 40;
  if (a.plus > large || a.plus < -large || b.plus > large || b.plus < -large) return true; /* left out: says less */
  most -= a.plus - b.plus;
  if (a.unknown == b.unknown) return most >= 0;
  gv_bound more = {a.unknown, b.unknown, GV_NONE, most};
  if (contradicts(s, more)) return false;
  more.next = s->tightest.at[b.unknown];
  s->tightest.at[b.unknown] = s->bounds.len;
  *gv_push(&s->bounds) = more;
  return true;
}

static bool forced_equal(gv_numbers *s, const gv_bound *u) {
  gv_number a = {u->a, 0}, b = {u->b, 0};
  uint32_t len = s->bounds.len;
  if (u->a == u->b) return u->most == 0;
  bool below = !require(s, a, b, u->most - 1);
  drop_bounds(s, len);
  bool above = below && !require(s, b, a, -u->most - 1);
  drop_bounds(s, len);
  return above;
}

static bool differ(gv_numbers *s, gv_number a, gv_number b) {
  if (a.unknown == b.unknown) return a.plus != b.plus;
  *gv_push(&s->unequal) = (gv_bound){a.unknown, b.unknown, GV_NONE, b.plus - a.plus};
  return true;
}

static bool unequal_hold(gv_numbers *s) {
  for (uint32_t i = 0; i < s->unequal.len; i++)
    if (forced_equal(s, &s->unequal.at[i])) return false;
  return true;
}

/* ---- goals, one after the other; where there are two ways, one after the other ---------------------------------------------------------- */

static bool solve(gv_numbers *s, uint32_t next, int depth);

static bool alike(gv_goal a, gv_goal b) { return a.op == b.op && gv_number_same(a.a, b.a) && gv_number_same(a.b, b.b); }

/* Each goal stands in the list once. False: its contrary does. */
bool gv_numbers_assume(gv_numbers *s, gv_goal g) {
  bool found;
  const int64_t key[5] = {g.op, g.a.unknown, g.a.plus, g.b.unknown, g.b.plus};
  if (g.op == GV_NUMBER_FREE && !g.a.unknown) return (g.a.plus & 1) == g.is;
  if (g.op == GV_EQ && !g.a.unknown && !g.b.unknown) return (g.a.plus == g.b.plus) == g.is;
  uint32_t *slot = gv_map_at(&s->goal_at, gv_hash(key, sizeof key, 0), &found);
  if (found && *slot < s->goals.len && alike(s->goals.at[*slot], g)) return s->goals.at[*slot].is == g.is;
  *slot = s->goals.len;
  *gv_push(&s->goals) = g;
  return true;
}

/* One way: with these goals in addition, from number `next` on. */
static bool way(gv_numbers *s, uint32_t next, int depth, gv_goal first, gv_goal second) {
  uint32_t bounds = s->bounds.len, unequal = s->unequal.len, goals = s->goals.len;
  bool holds = gv_numbers_assume(s, first) && gv_numbers_assume(s, second) && solve(s, next, depth + 1);
  if (!holds) drop_bounds(s, bounds), s->unequal.len = unequal;
  s->goals.len = goals;
  return holds;
}

typedef enum outcome { FAILS, HOLDS, SPLIT, SPLIT_IN_THREE } outcome;

/* Unsigned a < b is three cases of signs, the likely one first; and so is its negation, b <= a. */
static bool unsigned_case(gv_numbers *s, gv_goal g, int which) {
  const gv_number zero = {0, 0}, a = g.is ? g.a : g.b, b = g.is ? g.b : g.a;
  int64_t most = g.is ? -1 : 0;
  if (which == 0) return require(s, zero, a, 0) && require(s, a, b, most);
  return require(s, b, zero, -1) && (which == 1 ? require(s, zero, a, 0) : require(s, a, b, most));
}

/* A single case that can be is taken at once. */
static outcome unsigned_cases(gv_numbers *s, gv_goal g) {
  uint32_t bounds = s->bounds.len, cases = 0;
  int last = 0;
  for (int which = 0; which < 3; which++) {
    if (unsigned_case(s, g, which)) cases++, last = which;
    drop_bounds(s, bounds);
  }
  if (cases == 1) unsigned_case(s, g, last);
  return !cases ? FAILS : cases == 1 ? HOLDS : SPLIT_IN_THREE;
}

static bool unsigned_ways(gv_numbers *s, gv_goal g, uint32_t next, int depth) {
  uint32_t bounds = s->bounds.len, unequal = s->unequal.len, goals = s->goals.len;
  for (int which = 0; which < 3; which++) {
    if (unsigned_case(s, g, which) && solve(s, next, depth + 1)) return true;
    drop_bounds(s, bounds);
    s->unequal.len = unequal, s->goals.len = goals;
  }
  return false;
}

/* Notes what the goal comes to; `two`: one of two pairs. */
static outcome meet(gv_numbers *s, gv_goal g, gv_goal two[4]) {
  gv_unknown a = s->unknowns.at[g.a.unknown], b = s->unknowns.at[g.b.unknown];
  if (g.op == GV_NUMBER_FREE) {
    if (!g.a.unknown) return (g.a.plus & 1) == g.is ? HOLDS : FAILS;
    if (g.a.plus || a.op >= GV_NUMBER_ADDRESS || (a.op < GV_EQ && a.width != 1))
      return require(s, g.a, gv_number_constant(g.is), 0) && require(s, gv_number_constant(g.is), g.a, 0) ? HOLDS : FAILS;
    if (a.op == GV_NUMBER_SELECT) {
      two[0] = gv_number_truth(a.a, true), two[1] = gv_number_truth(a.b, g.is), two[2] = gv_number_truth(a.a, false),
      two[3] = gv_number_truth(a.c, g.is);
      return SPLIT;
    }
    if (a.op >= GV_EQ && !(a.op == GV_EQ && a.width == 1)) {
      two[0] = two[1] = two[2] = two[3] = (gv_goal){a.op, g.is, a.a, a.b};
      return SPLIT;
    }
    bool both = a.op == GV_AND || a.op == GV_MUL;
    if (both && g.is)
      two[0] = two[2] = gv_number_truth(a.a, true), two[1] = two[3] = gv_number_truth(a.b, true);
    else if (both)
      two[0] = two[1] = gv_number_truth(a.a, false), two[2] = gv_number_truth(a.a, true), two[3] = gv_number_truth(a.b, false);
    else if (a.op == GV_OR && !g.is)
      two[0] = two[2] = gv_number_truth(a.a, false), two[1] = two[3] = gv_number_truth(a.b, false);
    else if (a.op == GV_OR)
      two[0] = two[1] = gv_number_truth(a.a, true), two[2] = gv_number_truth(a.a, false), two[3] = gv_number_truth(a.b, true);
    else {
      bool differ_when = a.op == GV_EQ ? !g.is : g.is; /* xor, and sums of one bit */
      two[0] = gv_number_truth(a.a, true), two[1] = gv_number_truth(a.b, !differ_when), two[2] = gv_number_truth(a.a, false),
      two[3] = gv_number_truth(a.b, differ_when);
    }
    return SPLIT;
  }
  if (a.op == GV_NUMBER_SELECT || b.op == GV_NUMBER_SELECT) {
    gv_goal t = g, e = g;
    gv_unknown s = a.op == GV_NUMBER_SELECT ? a : b;
    gv_number *ts = a.op == GV_NUMBER_SELECT ? &t.a : &t.b, *es = a.op == GV_NUMBER_SELECT ? &e.a : &e.b;
    s.b.plus += ts->plus, s.c.plus += es->plus;
    *ts = s.b, *es = s.c;
    two[0] = gv_number_truth(s.a, true), two[1] = t, two[2] = gv_number_truth(s.a, false), two[3] = e;
    return SPLIT;
  }
  if (g.op == GV_ULT) return unsigned_cases(s, g);
  bool holds;
  if (g.op == GV_EQ)
    holds = g.is ? require(s, g.a, g.b, 0) && require(s, g.b, g.a, 0) : differ(s, g.a, g.b);
  else
    holds = g.is ? require(s, g.a, g.b, -1) : require(s, g.b, g.a, 0);
  return holds ? HOLDS : FAILS;
}

static bool solve(gv_numbers *s, uint32_t next, int depth) {
  gv_goal two[4];
  if (depth > SPLIT_LIMIT) return false;
  while (next < s->goals.len) {
    if (!gv_numbers_spend(s, 1)) return false;
    gv_goal g = s->goals.at[next++];
    outcome o = meet(s, g, two);
    if (o == FAILS) return false;
    if (o == HOLDS) continue;
    if (o == SPLIT_IN_THREE) return unsigned_ways(s, g, next, depth);
    bool forked = !alike(two[0], two[2]) || two[0].is != two[2].is || !alike(two[1], two[3]) || two[1].is != two[3].is;
    if (forked) return way(s, next, depth, two[0], two[1]) || way(s, next, depth, two[2], two[3]);
    if (!gv_numbers_assume(s, two[0]) || !gv_numbers_assume(s, two[1]))
      return false; /* taken back by the way that this is part of */
  }
  return unequal_hold(s) && s->budget > 0;
}

bool gv_numbers_hold(gv_numbers *s) {
  uint32_t goals = s->goals.len;
  drop_bounds(s, 0);
  s->unequal.len = 0;
  bool holds = solve(s, 0, 0);
  s->goals.len = goals;
  return holds;
}

/* ---- what the conditions rest on ---------------------------------------------------------------------------------------------------------- */

static void use(gv_numbers *s, gv_number n) {
  if (n.unknown && !s->uses.at[n.unknown]++) *gv_push(&s->touched) = n.unknown;
}

/* Of the conditions that are assumed, and of all that they are computed from. */
void gv_numbers_count_uses(gv_numbers *s) {
  s->uses.len = s->touched.len = s->data = 0;
  while (s->uses.len < s->unknowns.len) *gv_push(&s->uses) = 0;
  for (uint32_t i = 0; i < s->goals.len; i++) use(s, s->goals.at[i].a), use(s, s->goals.at[i].b);
  for (uint32_t i = 0; i < s->touched.len; i++) {
    gv_unknown u = s->unknowns.at[s->touched.at[i]];
    if (u.op != GV_NUMBER_FREE) use(s, u.a), use(s, u.b), use(s, u.c);
  }
  s->touched.len = 0;
}

static bool is_guessed(gv_numbers *s, gv_number n, int depth);

/* Nothing else asks for it, so whatever is made of it one to one can be anything. */
static bool is_loose(gv_numbers *s, gv_number n, int depth) {
  return n.unknown && s->uses.at[n.unknown] == 1 && !is_guessed(s, n, depth + 1);
}

static bool is_guessed(gv_numbers *s, gv_number n, int depth) {
  gv_unknown u = s->unknowns.at[n.unknown];
  if (!n.unknown) return false;
  if (depth > GUESS_DEPTH || !gv_numbers_spend(s, 1)) return true;
  if (u.data && !s->data) s->data = n.unknown;
  if (u.op >= GV_NUMBER_DATA) return u.guessed || (u.data && s->data != n.unknown);
  bool wide = u.op < GV_EQ && u.width != 1;
  if (wide && (u.op == GV_ADD || u.op == GV_SUB || u.op == GV_XOR) && (is_loose(s, u.a, depth) || is_loose(s, u.b, depth)))
    return false;
  return wide || is_guessed(s, u.a, depth + 1) || is_guessed(s, u.b, depth + 1) || is_guessed(s, u.c, depth + 1);
}

bool gv_number_is_guessed(gv_numbers *s, gv_number n) { return is_guessed(s, n, 0); }

gv_number gv_number_either(gv_numbers *s) {
  gv_number n = gv_number_guess(s);
  s->unknowns.at[n.unknown].either = true;
  return n;
}

static bool is_either(gv_numbers *s, gv_number n, int depth) {
  gv_unknown u = s->unknowns.at[n.unknown];
  if (!n.unknown || u.op == GV_NUMBER_FREE) return u.either;
  if (depth > GUESS_DEPTH || !gv_numbers_spend(s, 1)) return true;
  return is_either(s, u.a, depth + 1) || is_either(s, u.b, depth + 1) || is_either(s, u.c, depth + 1);
}

bool gv_number_is_either(gv_numbers *s, gv_number n) { return is_either(s, n, 0); }
