/* needs: nothing. gives: the numbers of a path, what they are computed from, and whether conditions
 * on them contradict each other. cost: each check, what the solver takes for all that they are
 * computed from; within the limit. */
#include "counterexample/numbers.h"

#include "counterexample/limits.h"

enum { STEPS_OF_A_CHECK = 200 };

bool gv_numbers_spend(gv_numbers *s, uint64_t steps) {
  s->budget = s->budget > steps ? s->budget - steps : 0;
  return s->budget > 0;
}

void gv_numbers_begin(gv_numbers *s) {
  gv_map_free(&s->computed);
  gv_map_free(&s->goal_at);
  s->goals.len = s->unknowns.len = 0;
  s->handles.len = s->has_handle.len = 0;
  *gv_push(&s->unknowns) = (gv_unknown){.op = GV_NUMBER_FREE, .handle = GV_HANDLE_NONE};
}

void gv_numbers_grant(gv_numbers *s) {
  gv_terms_clear(&s->terms);
  for (uint32_t i = 0; i < s->named.len; i++)
    if (s->named.at[i] < s->words.len) s->words.at[s->named.at[i]] = (gv_word){GV_NONE, GV_NONE};
  s->named.len = 0;
  s->spent += s->granted - s->budget;
  uint64_t left = s->spent < s->limit ? s->limit - s->spent : 0;
  s->granted = s->budget = left < PATH_BUDGET ? left : PATH_BUDGET;
}

void gv_number_keep(gv_numbers *s, uint32_t unknown) {
  if (unknown < s->shared) *gv_push(&s->undo) = (gv_old_unknown){unknown, s->unknowns.at[unknown]};
}

static void list_handle(gv_numbers *s, uint32_t unknown) {
  while (s->has_handle.len <= unknown) *gv_push(&s->has_handle) = false;
  if (s->has_handle.at[unknown]) return;
  s->has_handle.at[unknown] = true;
  *gv_push(&s->handles) = unknown;
}

void gv_number_set_handle(gv_numbers *s, uint32_t unknown, gv_handle handle) {
  GV_ASSERT(unknown < s->unknowns.len);
  gv_number_keep(s, unknown);
  s->unknowns.at[unknown].handle = (uint8_t)handle;
  if (handle != GV_HANDLE_NONE) list_handle(s, unknown);
}

/* Those behind the last unknown stay: the path may come to them again, see checkpoint.h. */
void gv_numbers_forget_handles(gv_numbers *s) {
  uint32_t left = 0;
  for (uint32_t i = 0; i < s->handles.len; i++) {
    uint32_t unknown = s->handles.at[i];
    if (unknown >= s->unknowns.len) {
      s->handles.at[left++] = unknown;
      continue;
    }
    s->has_handle.at[unknown] = false;
    if (s->unknowns.at[unknown].handle != GV_HANDLE_NONE)
      gv_number_set_handle(s, unknown, GV_HANDLE_NONE);
  }
  s->handles.len = left;
}

void gv_numbers_undo(gv_numbers *s, uint32_t undo, uint32_t unknowns, uint32_t goals) {
  s->unknowns.len = unknowns, s->goals.len = goals;
  while (s->undo.len > undo) {
    gv_old_unknown old = gv_pop(&s->undo);
    if (old.index >= unknowns) continue;
    s->unknowns.at[old.index] = old.unknown;
    if (old.unknown.handle != GV_HANDLE_NONE) list_handle(s, old.index);
  }
  if (s->words.len > unknowns) s->words.len = unknowns;
}

void gv_numbers_clear(gv_numbers *s) {
  gv_vec_free(&s->undo);
  gv_vec_free(&s->handles);
  gv_vec_free(&s->has_handle);
  gv_map_free(&s->computed);
  gv_map_free(&s->goal_at);
  gv_terms_clear(&s->terms);
  gv_vec_free(&s->unknowns);
  gv_vec_free(&s->goals);
  gv_vec_free(&s->words);
  gv_vec_free(&s->named);
  gv_vec_free(&s->order);
  gv_vec_free(&s->seen);
  gv_vec_free(&s->reached);
  gv_vec_free(&s->needed_of);
  gv_vec_free(&s->needed);
  gv_vec_free(&s->counting);
  gv_vec_free(&s->answers);
}

/* ---- numbers --------------------------------------------------------------------------------- */

gv_number gv_number_fresh(gv_numbers *s) {
  gv_numbers_look(s);
  *gv_push(&s->unknowns) = (gv_unknown){.op = GV_NUMBER_FREE, .handle = GV_HANDLE_NONE};
  return (gv_number){s->unknowns.len - 1, 0};
}

gv_number gv_number_unconstrained(gv_numbers *s) {
  gv_number n = gv_number_fresh(s);
  s->unknowns.at[n.unknown].unconstrained = true;
  return n;
}

/* Where the unknown that is computed so has its number. */
static uint32_t *slot_of_computed(gv_numbers *s, const gv_unknown *u, bool *found) {
  const int64_t key[9] = {u->op,        u->a.unknown, u->a.plus, u->b.unknown, u->b.plus,
                          u->c.unknown, u->c.plus,    u->width,  u->flags};
  return gv_map_at(&s->computed, gv_hash(key, sizeof key, 0), found);
}

/* A division by a constant above 0, or a shift by one below the width. */
static bool is_total_by_constant(const gv_unknown *u) {
  if (u->b.unknown || !u->width) return false;
  int64_t k = gv_sign_extend(u->b.plus, u->width);
  if (k != u->b.plus) return false;
  return gv_arith_shifts((gv_arith)u->op) ? k >= 0 && k < u->width : k > 0;
}

/* There are operands for which the operation has no result. */
static bool is_partial(const gv_unknown *u) {
  if (u->op == GV_NUMBER_SELECT) return false;
  bool partial = gv_arith_shifts((gv_arith)u->op) || gv_arith_divides((gv_arith)u->op);
  return partial && !is_total_by_constant(u);
}

static bool may_be_undefined(const gv_numbers *s, const gv_unknown *u) {
  if (u->op > GV_NUMBER_SELECT) return false;
  if (u->op == GV_FREEZE) return false;
  if (u->flags) return true;
  if (is_partial(u)) return true;
  const gv_number of[] = {u->a, u->b, u->c};
  for (int i = 0; i < 3; i++)
    if (s->unknowns.at[of[i].unknown].undefined) return true;
  return false;
}

static bool is_computed_as(const gv_unknown *a, const gv_unknown *b) {
  if (a->op != b->op) return false;
  if (a->width != b->width) return false;
  if (a->flags != b->flags) return false;
  if (!gv_number_same(a->a, b->a)) return false;
  if (!gv_number_same(a->b, b->b)) return false;
  return gv_number_same(a->c, b->c);
}

/* The same operation on the same numbers is the same unknown. What the table has may be of another
 * path. */
gv_number gv_number_computed(gv_numbers *s, gv_unknown u) {
  GV_ASSERT(u.a.unknown < s->unknowns.len && u.b.unknown < s->unknowns.len);
  bool found;
  gv_numbers_look(s);
  u.undefined = may_be_undefined(s, &u);
  uint32_t *slot = slot_of_computed(s, &u, &found);
  if (!found || *slot >= s->unknowns.len || !is_computed_as(&s->unknowns.at[*slot], &u)) {
    *slot = s->unknowns.len;
    *gv_push(&s->unknowns) = u;
  }
  return (gv_number){*slot, 0};
}

static bool is_commutative(gv_arith op) {
  static const gv_ariths commutative = GV_ARITHS(GV_ADD) | GV_ARITHS(GV_MUL) | GV_ARITHS(GV_AND) |
                                       GV_ARITHS(GV_OR) | GV_ARITHS(GV_XOR) | GV_ARITHS(GV_EQ);
  return commutative >> op & 1;
}

static uint8_t bits_of_result(gv_arith op, uint8_t width) {
  if (gv_arith_is_test(op)) return 1;
  return gv_arith_resizes(op) ? GV_NUMBER_BITS : width;
}

static int64_t of_bits(int64_t k, uint8_t bits) {
  return bits == 1 ? k & 1 : gv_sign_extend(k, bits);
}

/* a plus a constant. */
static gv_number plus(gv_number a, int64_t k, uint8_t width) {
  return (gv_number){a.unknown, of_bits((int64_t)((uint64_t)a.plus + (uint64_t)k), width)};
}

/* The number with itself. */
static bool is_plain_with_itself(gv_arith op, gv_number a, gv_number *out) {
  switch (op) {
  case GV_ULT:
  case GV_XOR: *out = gv_number_constant(0); return true;
  case GV_AND:
  case GV_OR: *out = a; return true;
  default: return false;
  }
}

/* The number with 0, 1 or all ones. */
static bool is_plain_by_constant(gv_arith op, uint8_t width, gv_number a, gv_number b,
                                 gv_number *out) {
  const gv_number zero = {0, 0}, ones = {0, of_bits(-1, width)};
  bool by_zero = gv_number_same(b, zero), by_ones = gv_number_same(b, ones);
  bool by_one = b.plus == 1 && width > 1;
  switch (op) {
  case GV_ULT: *out = zero; return by_zero;
  case GV_XOR: *out = a; return by_zero;
  case GV_AND: *out = by_zero ? zero : a; return by_zero || by_ones;
  case GV_OR: *out = by_ones ? ones : a; return by_zero || by_ones;
  case GV_MUL: *out = by_zero ? zero : a; return by_zero || by_one;
  default: return false;
  }
}

/* What it comes to where that needs no more than to look at it; false: it does need more. A
 * constant is the second. */
static bool is_plain(gv_arith op, uint8_t width, gv_number a, gv_number b, gv_number *out) {
  bool constant = !b.unknown;
  bool near = a.unknown == b.unknown; /* they differ by a constant */
  int64_t minus = (int64_t)(0 - (uint64_t)b.plus);
  bool same = near && plus(a, minus, width).plus == 0;
  switch (op) {
  case GV_ADD: *out = plus(a, b.plus, width); return constant;
  case GV_SUB:
    *out = plus(constant ? a : gv_number_constant(a.plus), minus, width);
    return near || constant;
  case GV_EQ: *out = gv_number_constant(same); return near;
  case GV_SLT: *out = gv_number_constant(0); return same;
  default: break;
  }
  if (same && is_plain_with_itself(op, a, out)) return true;
  return constant && is_plain_by_constant(op, width, a, b, out);
}

/* (x + c) + d, neither of which may overflow, is x + (c + d), which may not either, if c and d are
 * of one sign. */
static gv_number joined(const gv_numbers *s, gv_number a, uint8_t flags, uint8_t width,
                        int64_t *k) {
  const gv_unknown *u = &s->unknowns.at[a.unknown];
  int64_t all;
  if (flags != GV_ARITH_NSW) return a;
  if (a.plus) return a;
  if (u->op != GV_ADD) return a;
  if (u->flags != flags) return a;
  if (u->width != width) return a;
  if (u->b.unknown) return a;
  if ((u->b.plus < 0) != (*k < 0)) return a;
  if (__builtin_add_overflow(u->b.plus, *k, &all)) return a;
  if (gv_sign_extend(all, width) != all) return a;
  *k = all;
  return u->a;
}

/* In a form that is the same for the same sum or product: a constant is the second. */
static void sort_operands(gv_number *a, gv_number *b) {
  bool sorted = a->unknown == b->unknown ? a->plus >= b->plus : a->unknown > b->unknown;
  if (sorted) return;
  gv_number swap = *a;
  *a = *b, *b = swap;
}

/* What is undefined in an operand is in the result, so that no form of it may be lost. */
static bool may_simplify(const gv_numbers *s, gv_arith op, uint8_t flags, gv_number a,
                         gv_number b) {
  if (flags) return false;
  if (gv_arith_divides(op)) return false;
  if (gv_arith_shifts(op)) return false;
  bool adds = (op == GV_ADD || op == GV_SUB) && !b.unknown;
  if (adds) return true;
  return !s->unknowns.at[a.unknown].undefined && !s->unknowns.at[b.unknown].undefined;
}

/* An address that is compared with null, which it never is. */
static bool is_never_null(const gv_numbers *s, gv_arith op, uint8_t width, gv_number a,
                          gv_number b) {
  if (op != GV_EQ || width != GV_NUMBER_BITS) return false;
  if (!a.unknown || a.plus || b.unknown || b.plus) return false;
  gv_object object = (gv_object)s->unknowns.at[a.unknown].object;
  return object == GV_OBJECT_MADE || object == GV_OBJECT_FIXED || object == GV_OBJECT_STANDING;
}

gv_number gv_number_arith(gv_numbers *s, gv_arith op, uint8_t flags, uint8_t width, gv_number a,
                          gv_number b) {
  uint8_t bits = bits_of_result(op, width);
  gv_number out;
  if (op == GV_TRUNC) return a; /* of which the low bits are looked at */
  if (gv_arith_is_unary(op)) b = a;
  bool constant = !a.unknown && !b.unknown && gv_arith_is_defined(op, flags, width, a.plus, b.plus);
  if (constant && op == GV_FREEZE) return a;
  if (constant) return gv_number_constant(of_bits(gv_arith_of(op, width, a.plus, b.plus), bits));
  if (is_commutative(op)) sort_operands(&a, &b);
  if (is_never_null(s, op, width, a, b)) return gv_number_constant(0);
  if (may_simplify(s, op, flags, a, b) && is_plain(op, width, a, b, &out)) return out;
  if (op == GV_ADD && flags && !b.unknown) a = joined(s, a, flags, width, &b.plus);
  gv_unknown u = {.op = (uint8_t)op,
                  .flags = flags,
                  .handle = GV_HANDLE_NONE,
                  .width = width,
                  .bits = bits,
                  .a = a,
                  .b = b};
  return gv_number_computed(s, u);
}

/* Unknowns of another path, of which these are the first. */
void gv_numbers_take(gv_numbers *s, const gv_unknown *unknowns, uint32_t count) {
  bool found;
  gv_numbers_look(s);
  for (uint32_t i = 0; i < count; i++) {
    bool is_new = i >= s->unknowns.len;
    if (is_new) gv_push(&s->unknowns);
    if (!is_new) gv_number_keep(s, i);
    s->unknowns.at[i] = unknowns[i]; /* of those that it has, it may know more by now */
    if (unknowns[i].handle != GV_HANDLE_NONE) list_handle(s, i);
    if (is_new && unknowns[i].op != GV_NUMBER_FREE) *slot_of_computed(s, &unknowns[i], &found) = i;
  }
}

/* ---- goals ----------------------------------------------------------------------------------- */

static bool alike(gv_goal a, gv_goal b) {
  if (a.op != b.op) return false;
  if (a.width != b.width) return false;
  if (!gv_number_same(a.a, b.a)) return false;
  return gv_number_same(a.b, b.b);
}

/* Each goal stands in the list once. False: its contrary does. */
bool gv_numbers_assume(gv_numbers *s, gv_goal g) {
  bool found;
  gv_numbers_look(s);
  if (!g.width) g.width = GV_NUMBER_BITS;
  const int64_t key[6] = {g.op, g.a.unknown, g.a.plus, g.b.unknown, g.b.plus, g.width};
  if (g.op == GV_NUMBER_FREE && !g.a.unknown) return (g.a.plus & 1) == g.is;
  if (g.op == GV_EQ && g.a.unknown == g.b.unknown && !s->unknowns.at[g.a.unknown].undefined)
    return (of_bits((int64_t)((uint64_t)g.a.plus - (uint64_t)g.b.plus), g.width) == 0) == g.is;
  uint32_t *slot = gv_map_at(&s->goal_at, gv_hash(key, sizeof key, 0), &found);
  if (found && *slot < s->goals.len && alike(s->goals.at[*slot], g))
    return s->goals.at[*slot].is == g.is;
  *slot = s->goals.len;
  *gv_push(&s->goals) = g;
  return true;
}

/* ---- what numbers are made of ---------------------------------------------------------------- */

/* To the solver it is any number. */
static bool is_leaf(const gv_unknown *u) { return u->op >= GV_NUMBER_ADDRESS; }
/* It is not made of other numbers. */
static bool is_root(const gv_unknown *u) {
  return u->op == GV_NUMBER_ADDRESS || u->op >= GV_NUMBER_DATA;
}

/* All unknowns that the number is made of, in s->reached; each is marked in s->seen until
 * forget_reached(). */
static void reach(gv_numbers *s, gv_number n) {
  while (s->seen.len < s->unknowns.len) *gv_push(&s->seen) = false;
  uint32_t done = s->reached.len;
  if (n.unknown && !s->seen.at[n.unknown])
    s->seen.at[n.unknown] = true, *gv_push(&s->reached) = n.unknown;
  for (; done < s->reached.len; done++) {
    const gv_unknown *u = &s->unknowns.at[s->reached.at[done]];
    const gv_number of[] = {u->a, u->b, u->c};
    for (int i = 0; i < 3 && !is_root(u); i++)
      if (of[i].unknown && !s->seen.at[of[i].unknown])
        s->seen.at[of[i].unknown] = true, *gv_push(&s->reached) = of[i].unknown;
  }
}

static void forget_reached(gv_numbers *s) {
  for (uint32_t i = 0; i < s->reached.len; i++) s->seen.at[s->reached.at[i]] = false;
  s->reached.len = 0;
}

/* ---- checks ---------------------------------------------------------------------------------- */

static gv_word word_of(gv_numbers *s, gv_number n, uint8_t width);

static gv_word make_word(gv_numbers *s, const gv_unknown *u) {
  if (is_leaf(u)) return gv_word_of(gv_term_symbol(&s->terms, GV_NUMBER_BITS));
  uint8_t bits = u->bits ? u->bits : GV_NUMBER_BITS;
  if (u->op == GV_NUMBER_SELECT)
    return gv_word_select(&s->terms, word_of(s, u->a, 1), word_of(s, u->b, bits),
                          word_of(s, u->c, bits));
  gv_word a = word_of(s, u->a, u->width);
  return gv_word_arith(&s->terms, (gv_arith)u->op, u->flags, a,
                       gv_arith_is_unary((gv_arith)u->op) ? a : word_of(s, u->b, u->width));
}

/* Its low `width` bits. The words of all that it is computed from are there. */
static gv_word word_of(gv_numbers *s, gv_number n, uint8_t width) {
  gv_term k = gv_term_number(&s->terms, width, n.plus);
  if (!n.unknown) return gv_word_of(k);
  gv_word w = s->words.at[n.unknown];
  bool truth = s->unknowns.at[n.unknown].bits == 1;
  w.number = gv_term_fit(&s->terms, w.number, width, !truth);
  return gv_word_arith(&s->terms, GV_ADD, 0, w, gv_word_of(k));
}

static gv_word word_of_goal(gv_numbers *s, gv_goal g) {
  uint8_t width = g.width ? g.width : GV_NUMBER_BITS;
  if (g.op == GV_NUMBER_FREE) return word_of(s, g.a, 1);
  return gv_word_arith(&s->terms, (gv_arith)g.op, 0, word_of(s, g.a, width),
                       word_of(s, g.b, width));
}

static void require(gv_numbers *s, gv_term t) {
  if (t != GV_TRUE_TERM) *gv_push(&s->needed) = t;
}

static bool is_any_number(const gv_numbers *s, gv_number n) {
  return !n.unknown || is_leaf(&s->unknowns.at[n.unknown]);
}

/* Two different numbers that are not made of others are to be different. */
static bool is_difference(const gv_numbers *s, const gv_goal *g) {
  if (g->op != GV_EQ) return false;
  if (g->is) return false;
  if (g->width != GV_NUMBER_BITS) return false;
  if (g->a.unknown == g->b.unknown) return false;
  if (!is_any_number(s, g->a)) return false;
  return is_any_number(s, g->b);
}

/* There is always a number that is different from all others: what is asked for nothing else can be
 * left out. */
static bool is_free(const gv_numbers *s, gv_number n) {
  return n.unknown && !s->seen.at[n.unknown];
}

/* The goals that say more come first in s->counting; then the differences between numbers that
 * these are about. */
static void choose_goals(gv_numbers *s) {
  s->counting.len = 0;
  reach(s, gv_number_constant(0)); /* nothing, but there is room */
  for (uint32_t g = 0; g < s->goals.len; g++) {
    if (is_difference(s, &s->goals.at[g])) continue;
    reach(s, s->goals.at[g].a), reach(s, s->goals.at[g].b);
    *gv_push(&s->counting) = g;
  }
  for (uint32_t g = 0; g < s->goals.len; g++) {
    const gv_goal *goal = &s->goals.at[g];
    if (is_difference(s, goal) && !is_free(s, goal->a) && !is_free(s, goal->b))
      *gv_push(&s->counting) = g;
  }
}

static int ascending(const void *left, const void *right) {
  uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return (a > b) - (a < b);
}

/* Words of all that the goals are about. An operand comes before what is computed from it. */
static void make_words(gv_numbers *s) {
  choose_goals(s);
  while (s->words.len < s->unknowns.len) *gv_push(&s->words) = (gv_word){GV_NONE, GV_NONE};
  s->order.len = 0;
  for (uint32_t i = 0; i < s->reached.len; i++)
    if (s->words.at[s->reached.at[i]].number == GV_NONE) *gv_push(&s->order) = s->reached.at[i];
  if (s->order.len) qsort(s->order.at, s->order.len, sizeof *s->order.at, ascending);
  for (uint32_t i = 0; i < s->order.len && gv_numbers_spend(s, 1); i++) {
    s->words.at[s->order.at[i]] = make_word(s, &s->unknowns.at[s->order.at[i]]);
    *gv_push(&s->named) = s->order.at[i];
  }
}

static bool is_made(gv_object a) { return a == GV_OBJECT_MADE || a == GV_OBJECT_MADE_OR_NULL; }

static bool may_be_twice(gv_object a) { return a == GV_OBJECT_GIVEN || a == GV_OBJECT_STANDING; }

/* Are two things of these kinds in different places, if neither is null? */
static bool are_apart(gv_object a, gv_object b) {
  bool perhaps = may_be_twice(a) || may_be_twice(b);
  if (!perhaps) return true;
  if (is_made(a)) return true;
  return is_made(b);
}

/* Whatever has a place of its own has another one than the rest. False: there are too many of them.
 */
static bool tell_objects_apart(gv_numbers *s) {
  GV_VEC(uint32_t) objects = {0};
  for (uint32_t i = 0; i < s->reached.len; i++)
    if (s->unknowns.at[s->reached.at[i]].object) *gv_push(&objects) = s->reached.at[i];
  bool few = objects.len <= OBJECTS_LIMIT;
  gv_term null = gv_term_number(&s->terms, GV_NUMBER_BITS, 0);
  for (uint32_t i = 0; i < objects.len && few; i++) {
    gv_object kind = s->unknowns.at[objects.at[i]].object;
    gv_term a = s->words.at[objects.at[i]].number, is_null = gv_term_equal(&s->terms, a, null);
    if (kind == GV_OBJECT_MADE || kind == GV_OBJECT_FIXED || kind == GV_OBJECT_STANDING)
      require(s, gv_term_not(&s->terms, is_null));
    for (uint32_t j = 0; j < i; j++) {
      if (!are_apart(kind, (gv_object)s->unknowns.at[objects.at[j]].object)) continue;
      gv_term same = gv_term_equal(&s->terms, a, s->words.at[objects.at[j]].number);
      require(s, gv_term_or(&s->terms, is_null, gv_term_not(&s->terms, same)));
    }
  }
  gv_vec_free(&objects);
  return few;
}

static bool refuse_at(gv_numbers *s, gv_limit limit) {
  if (!s->hit) s->hit = limit;
  return false;
}

static void name_goal(gv_numbers *s, uint32_t goal) {
  while (s->needed_of.len < s->needed.len) *gv_push(&s->needed_of) = goal;
}

/* All that has to be true, in s->needed. False: it contradicts itself plainly, or is beyond the
 * budget. What it is about is in s->reached. */
static bool find_needed(gv_numbers *s) {
  if (!s->terms.at.len) gv_terms_init(&s->terms);
  s->needed.len = s->needed_of.len = 0;
  make_words(s);
  bool holds = s->budget > 0 || refuse_at(s, GV_LIMIT_PATH_BUDGET);
  holds = holds && (tell_objects_apart(s) || refuse_at(s, GV_LIMIT_OBJECTS_LIMIT));
  name_goal(s, GV_NONE);
  for (uint32_t i = 0; i < s->counting.len && holds; i++) {
    gv_goal goal = s->goals.at[s->counting.at[i]];
    gv_word w = word_of_goal(s, goal);
    require(s, goal.is ? w.number : gv_term_not(&s->terms, w.number));
    require(s, gv_term_not(&s->terms, w.poison));
    name_goal(s, s->counting.at[i]);
    holds = gv_numbers_spend(s, 1) || refuse_at(s, GV_LIMIT_PATH_BUDGET);
  }
  return holds;
}

bool gv_numbers_hold(gv_numbers *s) {
  bool holds = find_needed(s);
  forget_reached(s);
  if (!holds || !s->needed.len) return holds;
  gv_answer answer =
      s->solved ? gv_solve_once(s->solved, &s->terms, s->needed.at, s->needed.len, &s->budget)
                : gv_solve(&s->terms, s->needed.at, s->needed.len, &s->budget, NULL);
  holds = answer == GV_ANSWER_YES ||
          (answer == GV_ANSWER_UNKNOWN && refuse_at(s, GV_LIMIT_PATH_BUDGET));
  if (!holds) return false;
  return gv_numbers_spend(s, STEPS_OF_A_CHECK) || refuse_at(s, GV_LIMIT_PATH_BUDGET);
}

void gv_numbers_core(gv_numbers *s, uint64_t steps, gv_goal_list *core) {
  gv_numbers_look(s);
  core->len = 0;
  bool asks = find_needed(s) && s->needed.len;
  forget_reached(s);
  if (!asks) return;
  bool *is = gv_malloc(s->needed.len);
  memset(is, 0, s->needed.len);
  bool no = gv_solve_core(&s->terms, s->needed.at, s->needed.len, &steps, is) == GV_ANSWER_NO;
  for (uint32_t i = 0; i < s->needed.len && no; i++)
    if (is[i] && s->needed_of.at[i] != GV_NONE) *gv_push(core) = s->needed_of.at[i];
  if (core->len) qsort(core->at, core->len, sizeof *core->at, ascending);
  gv_free(is);
}

/* ---- an example ------------------------------------------------------------------------------ */

void gv_number_is_input(gv_numbers *s, gv_number n, gv_value_id value) {
  gv_numbers_look(s);
  gv_unknown *u = &s->unknowns.at[n.unknown];
  bool leaf = u->op == GV_NUMBER_FREE || u->op == GV_NUMBER_DATA;
  bool first = n.unknown && !n.plus && leaf && !u->unconstrained && !u->object && !u->input;
  if (first) gv_number_keep(s, n.unknown), u->input = true, u->of = value;
}

/* The inputs in s->reached, in the order in which the program has them; rounds of a loop in theirs.
 */
static void find_inputs(const gv_numbers *s, gv_input_numbers *to, gv_term_list *terms) {
  for (uint32_t i = 1; i < s->unknowns.len && to->len < EXAMPLE_INPUTS; i++) {
    if (!s->seen.at[i] || !s->unknowns.at[i].input) continue;
    gv_input_number input = {s->unknowns.at[i].of, 0};
    gv_term term = s->words.at[i].number;
    *gv_push(to) = input;
    *gv_push(terms) = term;
    uint32_t at = to->len - 1;
    for (; at && to->at[at - 1].of > input.of; at--)
      to->at[at] = to->at[at - 1], terms->at[at] = terms->at[at - 1];
    to->at[at] = input;
    terms->at[at] = term;
  }
}

static bool solve_with(gv_numbers *s, gv_term more, const gv_term_list *of, uint64_t *numbers) {
  uint64_t steps = EXAMPLE_STEPS;
  uint32_t before = s->needed.len;
  gv_example example = {of->at, of->len, numbers};
  require(s, more);
  gv_answer answer = s->solved ? gv_solve_example(s->solved, &s->terms, s->needed.at, s->needed.len,
                                                  &steps, &example)
                               : gv_solve(&s->terms, s->needed.at, s->needed.len, &steps, &example);
  bool found = answer == GV_ANSWER_YES;
  if (!found) s->needed.len = before;
  return found;
}

static gv_term is_below(gv_numbers *s, gv_term number, int64_t end) {
  return gv_word_arith(&s->terms, GV_ULT, 0, gv_word_of(number),
                       gv_word_of(gv_term_number(&s->terms, GV_NUMBER_BITS, end)))
      .number;
}

/* The smaller, the easier to read: one input after the other is kept below the first of these
 * bounds below which it can be. */
static bool solve_small(gv_numbers *s, const gv_term_list *of, uint64_t *numbers) {
  static const int64_t bounds[] = {4, 64, 65536};
  bool found = false;
  for (uint32_t i = 0; i < of->len; i++) {
    bool small = false;
    for (size_t b = 0; b < sizeof bounds / sizeof *bounds && !small; b++)
      small = solve_with(s, is_below(s, of->at[i], bounds[b]), of, numbers);
    if (!small && !found && !solve_with(s, GV_TRUE_TERM, of, numbers)) return false;
    found = true;
  }
  return found;
}

void gv_numbers_example(gv_numbers *s, gv_input_numbers *to) {
  gv_term_list terms = {0};
  gv_numbers_look(s);
  to->len = 0;
  bool holds = find_needed(s);
  if (holds) find_inputs(s, to, &terms);
  forget_reached(s);
  uint64_t numbers[EXAMPLE_INPUTS];
  bool found = holds && to->len && solve_small(s, &terms, numbers);
  for (uint32_t i = 0; i < to->len && found; i++) to->at[i].number = numbers[i];
  if (!found) to->len = 0;
  gv_vec_free(&terms);
}

/* ---- what does not wrap ---------------------------------------------------------------------- */

/* It is made as what is less than nothing is: -x, ~x, -3 * x. What it is added to has less then. */
static bool is_less_than_nothing(const gv_numbers *s, gv_number n) {
  if (!n.unknown) return n.plus < 0;
  const gv_unknown *u = &s->unknowns.at[n.unknown];
  if (u->op == GV_XOR) return !u->b.unknown && u->b.plus == -1;
  if (u->op == GV_SUB) return !u->a.unknown;
  return u->op == GV_MUL && ((!u->a.unknown && u->a.plus < 0) || (!u->b.unknown && u->b.plus < 0));
}

/* One of these tests says so, as of 64 bits the other has to, too: a number of so many bits may be
 * a signed one or not, where one of fewer is made wide, if it has no sign. */
static bool assume_none_wraps(gv_numbers *s, gv_arith as_unsigned, gv_arith as_signed,
                              uint8_t width, gv_number a, gv_number b) {
  if (width < GV_NUMBER_BITS)
    return gv_numbers_assume(s, (gv_goal){as_unsigned, false, a, b, width});
  gv_number wraps = gv_number_arith(s, as_unsigned, 0, width, a, b),
            wraps_signed = gv_number_arith(s, as_signed, 0, width, a, b);
  return gv_numbers_assume(
      s, gv_number_truth(gv_number_arith(s, GV_AND, 0, 1, wraps, wraps_signed), false));
}

/* What is made wide as if it had no sign is a difference, of numbers with one or without: it is not
 * below zero. */
static bool assume_above_zero(gv_numbers *s, gv_number n, uint8_t width) {
  const gv_unknown *u = &s->unknowns.at[n.unknown];
  bool sum = n.unknown && (u->op == GV_ADD || u->op == GV_SUB);
  gv_goal below = {.op = GV_SLT, .is = false, .a = n, .b = gv_number_constant(0), .width = width};
  if (sum && u->flags & GV_ARITH_NSW) return gv_numbers_assume(s, below);
  if (!n.unknown || n.plus >= 0) return true;
  below.op = GV_ULT, below.a.plus = 0, below.b = gv_number_constant(-n.plus);
  return gv_numbers_assume(s, below);
}

/* Of numbers with a sign it is said where they wrap that this means nothing. */
static bool assume_exact(gv_numbers *s, gv_unknown u) {
  if (is_leaf(&u) || u.flags & (GV_ARITH_NSW | GV_ARITH_NUW)) return true;
  bool less = is_less_than_nothing(s, u.a) || is_less_than_nothing(s, u.b);
  if (u.op == GV_MUL && !less)
    return assume_none_wraps(s, GV_UMUL_OVERFLOWS, GV_SMUL_OVERFLOWS, u.width, u.a, u.b);
  if (u.op == GV_SHL && !u.b.unknown && u.b.plus >= 0 && u.b.plus < u.width - 1)
    return assume_none_wraps(s, GV_UMUL_OVERFLOWS, GV_SMUL_OVERFLOWS, u.width, u.a,
                             gv_number_constant(INT64_C(1) << u.b.plus));
  if (u.op == GV_ZEXT) return assume_above_zero(s, u.a, u.width);
  if (u.op == GV_ADD && u.a.unknown && u.b.unknown && !less)
    return assume_none_wraps(s, GV_UADD_OVERFLOWS, GV_SADD_OVERFLOWS, u.width, u.a, u.b);
  return true;
}

bool gv_numbers_assume_exact(gv_numbers *s, gv_number n) {
  gv_numbers_look(s);
  reach(s, n);
  bool may = gv_numbers_spend(s, s->reached.len + 1);
  for (uint32_t i = 0; i < s->reached.len && may; i++)
    may = assume_exact(s, s->unknowns.at[s->reached.at[i]]);
  forget_reached(s);
  return may;
}

/* ---- what the conditions rest on ------------------------------------------------------------- */

/* Something is computed from the number itself, or it is compared with more than whether it is the
 * same. */
static bool looks_into(const gv_unknown *u) {
  if (is_leaf(u)) return false;
  if (u->op == GV_EQ || u->op == GV_NUMBER_SELECT) return false;
  return u->width != 1;
}

static void note_data(gv_numbers *s, uint32_t unknown) {
  const gv_unknown *u = &s->unknowns.at[unknown];
  uint32_t *first = u->told ? &s->told : &s->data;
  if (u->data && !*first) *first = unknown;
  s->answered |= u->answer;
}

/* One function of a library has answered about the same data as another. */
static bool are_about_one(const gv_unknown *a, const gv_unknown *b) {
  if (!a->answer || !b->answer || !a->about || !b->about) return false;
  return a->about == b->about || a->about == GV_NONE || b->about == GV_NONE;
}

/* An outside function has given both, and not each of them was chosen. */
static bool are_asked_again(const gv_unknown *a, const gv_unknown *b) {
  return a->asked_of && a->asked_of == b->asked_of && (a->unconstrained || b->unconstrained);
}

/* What functions give may be anything, but only once: what else is given may follow from that. What
 * one function gives may follow from what it gave before: s->conflict. */
static bool follows_from_answers(gv_numbers *s, uint32_t unknown) {
  const gv_unknown *u = &s->unknowns.at[unknown];
  bool met = false, follows = u->answer && s->data;
  for (uint32_t i = 0; i < s->answers.len; i++) {
    const gv_unknown *o = &s->unknowns.at[s->answers.at[i]];
    if (o == u)
      met = true;
    else if (are_asked_again(u, o))
      s->conflict = u->asked_of;
    else
      follows |= are_about_one(u, o);
  }
  if (!met) *gv_push(&s->answers) = unknown;
  if (u->asked_of && u->unconstrained)
    s->again = true, follows |= s->data; /* it may have written that */
  return follows || !gv_numbers_spend(s, s->answers.len);
}

/* It may follow from another number that has been asked about. */
static bool follows_from_data(const gv_numbers *s, uint32_t unknown) {
  const gv_unknown *u = &s->unknowns.at[unknown];
  if (u->answer) return false;
  if (u->told) return s->beyond || (!s->suits && s->told != unknown);
  return u->data && (s->answered || s->again || s->data != unknown);
}

static bool is_unconstrained(gv_numbers *s, uint32_t unknown) {
  const gv_unknown *u = &s->unknowns.at[unknown];
  if ((u->asked_of || u->answer) && follows_from_answers(s, unknown)) return true;
  return (u->unconstrained && !u->asked_of) || follows_from_data(s, unknown);
}

bool gv_number_is_asked_of(gv_numbers *s, gv_number n, uint32_t asked_of) {
  gv_numbers_look(s);
  reach(s, n);
  bool is = !gv_numbers_spend(s, s->reached.len + 1);
  for (uint32_t i = 0; i < s->reached.len && !is; i++)
    is = asked_of == GV_NONE ? s->unknowns.at[s->reached.at[i]].asked_of
                             : s->unknowns.at[s->reached.at[i]].asked_of == asked_of;
  forget_reached(s);
  return is;
}

bool gv_number_rests_on_unconstrained(gv_numbers *s, gv_number n) {
  gv_numbers_look(s);
  reach(s, n);
  s->conflict = 0;
  bool unconstrained = !gv_numbers_spend(s, s->reached.len + 1);
  for (uint32_t i = 0; i < s->reached.len && !unconstrained; i++) {
    const gv_unknown *u = &s->unknowns.at[s->reached.at[i]];
    note_data(s, s->reached.at[i]);
    unconstrained = is_unconstrained(s, s->reached.at[i]);
    bool chosen = false; /* where the program's own things lie, the system chooses */
    const gv_number of[] = {u->a, u->b, u->c};
    for (int k = 0; k < 3 && looks_into(u); k++) {
      gv_object object = (gv_object)s->unknowns.at[of[k].unknown].object;
      chosen |= of[k].unknown && object != GV_OBJECT_NONE && object != GV_OBJECT_GIVEN;
    }
    unconstrained |= chosen;
  }
  forget_reached(s);
  if (unconstrained) s->conflict = 0;
  return unconstrained || s->conflict;
}

/* What the machine tells, or bytes of it, is the number. */
static bool is_told(const gv_numbers *s, uint32_t unknown) {
  const gv_unknown *u = &s->unknowns.at[unknown];
  if (u->told) return true;
  return u->op == GV_NUMBER_PART && s->unknowns.at[u->a.unknown].told;
}

/* All that the machine tells and that the path asks about is `number`. False: it is about no more
 * than one such number. */
static bool assume_machine(gv_numbers *s, int64_t number) {
  uint32_t told = 0;
  bool may = true;
  for (uint32_t g = 0; g < s->goals.len; g++)
    reach(s, s->goals.at[g].a), reach(s, s->goals.at[g].b);
  for (uint32_t i = 0; i < s->reached.len && may; i++) {
    uint32_t unknown = s->reached.at[i];
    if (!is_leaf(&s->unknowns.at[unknown]) || !is_told(s, unknown)) continue;
    told++;
    may = gv_numbers_assume(
        s, (gv_goal){GV_EQ, true, {unknown, 0}, gv_number_constant(number), GV_NUMBER_BITS});
  }
  forget_reached(s);
  return may && told > 1;
}

/* It is compared by its order. */
static bool is_order(uint8_t op) { return op == GV_SLT || op == GV_ULT; }

static gv_goal is_below_number(uint32_t unknown, int64_t end, bool is, uint8_t width) {
  return (gv_goal){
      .op = GV_SLT, .is = is, .a = {unknown, 0}, .b = gv_number_constant(end), .width = width};
}

/* The runtime counts something, perhaps nothing: the path says that it is not below zero. */
static bool is_counted(const gv_numbers *s, uint32_t unknown, uint8_t width) {
  const gv_goal counted = is_below_number(unknown, 0, false, width);
  bool is = false;
  for (uint32_t g = 0; g < s->goals.len && !is; g++)
    is = alike(s->goals.at[g], counted) && !s->goals.at[g].is;
  return is;
}

/* A number of `width` bits that the machine tells, if it is one, which `op` is about: it is above
 * zero where it is a size, or is compared by its order; zero is a count of nothing, or a feature
 * that is missing, of which it is asked whether it is zero. What is below zero has no order: it is
 * a priority, or the number of nothing. False: that contradicts the goals. */
static bool assume_plausible(gv_numbers *s, gv_number n, uint8_t op, uint8_t width) {
  enum { NUMBER = 32, SIZE = 64 };
  const uint8_t bits = width ? width : GV_NUMBER_BITS;
  if (!n.unknown || bits < NUMBER || (bits != SIZE && !is_order(op))) return true;
  if (!is_leaf(&s->unknowns.at[n.unknown]) || !is_told(s, n.unknown)) return true;
  const int64_t least = bits == SIZE || !is_counted(s, n.unknown, bits);
  return gv_numbers_assume(s, is_below_number(n.unknown, least, false, bits));
}

/* Adds to the goals what holds on any machine. False: they contradict that. */
static bool assume_any_machine(gv_numbers *s, bool *told) {
  const uint32_t goals = s->goals.len;
  bool may = true;
  for (uint32_t g = 0; g < goals; g++) reach(s, s->goals.at[g].a), reach(s, s->goals.at[g].b);
  for (uint32_t i = 0; i < s->reached.len; i++) {
    const gv_unknown u = s->unknowns.at[s->reached.at[i]];
    *told |= u.told;
    if (is_leaf(&u)) continue;
    may = may && assume_plausible(s, u.a, u.op, u.width) && assume_plausible(s, u.b, u.op, u.width);
  }
  for (uint32_t g = 0; g < goals && may; g++) {
    const gv_goal goal = s->goals.at[g];
    may = assume_plausible(s, goal.a, goal.op, goal.width) &&
          assume_plausible(s, goal.b, goal.op, goal.width);
  }
  forget_reached(s);
  return may;
}

void gv_numbers_find_machine(gv_numbers *s) {
  static const int64_t machines[] = {8, 2, 1};
  uint32_t goals = s->goals.len;
  bool told = false;
  gv_numbers_look(s);
  s->suits = false;
  s->beyond = !assume_any_machine(s, &told) || (told && !gv_numbers_hold(s));
  s->goals.len = goals;
  for (size_t i = 0; told && i < sizeof machines / sizeof *machines && !s->suits; i++) {
    s->suits = assume_machine(s, machines[i]) && gv_numbers_hold(s);
    s->goals.len = goals;
  }
}

gv_number gv_number_either(gv_numbers *s) {
  gv_number n = gv_number_unconstrained(s);
  s->unknowns.at[n.unknown].either = true;
  return n;
}

bool gv_number_is_either(gv_numbers *s, gv_number n) {
  gv_numbers_look(s);
  reach(s, n);
  bool either = !gv_numbers_spend(s, s->reached.len + 1);
  for (uint32_t i = 0; i < s->reached.len; i++) either |= s->unknowns.at[s->reached.at[i]].either;
  forget_reached(s);
  return either;
}
