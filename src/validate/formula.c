#include "validate/formula.h"

enum { MOST_ARGS = 64 };

void gv_formulas_clear(gv_formulas *t) {
  gv_vec_free(&t->all);
  gv_vec_free(&t->args);
  gv_vec_free(&t->factors);
  gv_map_free(&t->by_key);
  gv_map_free(&t->names);
  gv_vec_free(&t->texts);
}

static uint32_t name_of(gv_formulas *t, gv_str name) {
  bool found;
  uint32_t *known = gv_map_at(&t->names, gv_hash(name.at, name.len, 1), &found);
  if (!found) {
    *known = t->texts.len;
    *gv_push(&t->texts) = name;
  }
  return *known;
}

static bool is_equal(const gv_formulas *t, const gv_formula *a, const gv_formula *b,
                     const uint32_t *args, const int64_t *factors) {
  if (a->kind != b->kind || a->name != b->name || a->k != b->k || a->args != b->args) return false;
  for (uint32_t i = 0; i < a->args; i++) {
    if (t->args.at[a->first_arg + i] != args[i]) return false;
    if (factors && t->factors.at[a->first_arg + i] != factors[i]) return false;
  }
  return true;
}

/* A sum or product of known unknowns, or one itself, says which value it is. */
static bool is_sure(const gv_formulas *t, const gv_formula *term, const uint32_t *args) {
  if (term->kind == GV_FORMULA_ROOT) return false;
  bool sure = term->kind != GV_FORMULA_APP || gv_str_equal(t->texts.at[term->name], GV_STR("mul"));
  for (uint32_t i = 0; i < term->args; i++) sure = sure && t->all.at[args[i]].sure;
  return sure;
}

static uint32_t intern(gv_formulas *t, gv_formula term, const uint32_t *args,
                       const int64_t *factors) {
  uint64_t key = gv_hash(args, term.args * sizeof *args,
                         (uint64_t)term.k * 31 + term.kind + ((uint64_t)term.name << 8));
  if (factors) key = gv_hash(factors, term.args * sizeof *factors, key);
  for (;; key = key * 6364136223846793005u + 1442695040888963407u) {
    bool found;
    uint32_t *known = gv_map_at(&t->by_key, key, &found);
    if (found && is_equal(t, &t->all.at[*known], &term, args, factors)) return *known;
    if (found) continue;
    *known = t->all.len;
    break;
  }
  term.first_arg = t->args.len;
  term.sure = is_sure(t, &term, args);
  for (uint32_t i = 0; i < term.args; i++) {
    *gv_push(&t->args) = args[i];
    *gv_push(&t->factors) = factors ? factors[i] : 0;
  }
  *gv_push(&t->all) = term;
  return t->all.len - 1;
}

uint32_t gv_formula_const(gv_formulas *t, int64_t k) {
  return intern(t, (gv_formula){.kind = GV_FORMULA_CONST, .k = k}, NULL, NULL);
}

uint32_t gv_formula_root(gv_formulas *t, int64_t k, gv_root how) {
  uint32_t id = intern(t, (gv_formula){.kind = GV_FORMULA_ROOT, .k = k}, NULL, NULL);
  t->all.at[id].given |= how >= GV_ROOT_GIVEN;
  t->all.at[id].free |= how == GV_ROOT_FREE;
  t->all.at[id].sure |= how != GV_ROOT_VAGUE;
  return id;
}

bool gv_formula_is(const gv_formulas *t, uint32_t term, const char *name) {
  return t->all.at[term].kind == GV_FORMULA_APP &&
         gv_str_equal(t->texts.at[t->all.at[term].name], gv_str_of(name));
}

/* ---- sums ---- */

typedef struct sum {
  uint64_t k; /* wraps around */
  uint32_t count, args[MOST_ARGS];
  int64_t factors[MOST_ARGS];
  bool too_long;
} sum;

static void add_to(sum *s, uint32_t term, int64_t factor) {
  for (uint32_t i = 0; i < s->count; i++)
    if (s->args[i] == term) {
      s->factors[i] = (int64_t)((uint64_t)s->factors[i] + (uint64_t)factor);
      return;
    }
  if (s->count == MOST_ARGS)
    s->too_long = true;
  else
    s->args[s->count] = term, s->factors[s->count++] = factor;
}

static int64_t times(int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); }

static void add_term(const gv_formulas *t, sum *s, uint32_t id, int64_t by) {
  const gv_formula *term = &t->all.at[id];
  if (term->kind == GV_FORMULA_CONST) {
    s->k += (uint64_t)times(term->k, by);
  } else if (term->kind == GV_FORMULA_SUM) {
    s->k += (uint64_t)times(term->k, by);
    for (uint32_t i = 0; i < term->args; i++)
      add_to(s, t->args.at[term->first_arg + i], times(t->factors.at[term->first_arg + i], by));
  } else {
    add_to(s, id, by);
  }
}

static uint32_t close_sum(gv_formulas *t, sum *s) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < s->count; i++) {
    uint32_t arg = s->args[i], at = count;
    int64_t factor = s->factors[i];
    if (!factor) continue;
    for (; at && s->args[at - 1] > arg; at--)
      s->args[at] = s->args[at - 1], s->factors[at] = s->factors[at - 1];
    s->args[at] = arg, s->factors[at] = factor;
    count++;
  }
  if (!count) return gv_formula_const(t, (int64_t)s->k);
  if (count == 1 && s->factors[0] == 1 && !s->k) return s->args[0];
  return intern(t, (gv_formula){.kind = GV_FORMULA_SUM, .k = (int64_t)s->k, .args = count}, s->args,
                s->factors);
}

static uint32_t plain(gv_formulas *t, gv_str name, int64_t k, const uint32_t *args,
                      uint32_t count) {
  uint32_t id = name_of(t, name);
  return intern(t, (gv_formula){.kind = GV_FORMULA_APP, .name = id, .k = k, .args = count}, args,
                NULL);
}

static uint32_t linear(gv_formulas *t, uint32_t a, int64_t by_a, uint32_t b, int64_t by_b) {
  sum s = {0};
  add_term(t, &s, a, by_a);
  add_term(t, &s, b, by_b);
  if (s.too_long) return plain(t, GV_STR("long sum"), by_b, (const uint32_t[]){a, b}, 2);
  return close_sum(t, &s);
}

/* ---- products ---- */

static void add_factors(const gv_formulas *t, uint32_t id, uint32_t *list, uint32_t *count) {
  const gv_formula *term = &t->all.at[id];
  uint32_t n = gv_formula_is(t, id, "mul") ? term->args : 1;
  for (uint32_t i = 0; i < n && *count < MOST_ARGS; i++) {
    uint32_t factor = n > 1 || gv_formula_is(t, id, "mul") ? t->args.at[term->first_arg + i] : id,
             at = (*count)++;
    for (; at && list[at - 1] > factor; at--) list[at] = list[at - 1];
    list[at] = factor;
  }
}

static uint32_t monomial(gv_formulas *t, uint32_t a, uint32_t b) {
  uint32_t list[MOST_ARGS], count = 0;
  add_factors(t, a, list, &count);
  add_factors(t, b, list, &count);
  return plain(t, GV_STR("mul"), 0, list, count);
}

static uint32_t product(gv_formulas *t, uint32_t a, uint32_t b) {
  if (t->all.at[a].kind == GV_FORMULA_CONST)
    return linear(t, b, t->all.at[a].k, gv_formula_const(t, 0), 0);
  if (t->all.at[b].kind == GV_FORMULA_CONST)
    return linear(t, a, t->all.at[b].k, gv_formula_const(t, 0), 0);
  if (t->all.at[a].kind == GV_FORMULA_SUM || t->all.at[b].kind == GV_FORMULA_SUM) {
    bool left = t->all.at[a].kind == GV_FORMULA_SUM;
    uint32_t over = left ? a : b, other = left ? b : a, args = t->all.at[over].args,
             all = gv_formula_const(t, 0);
    if (args > 8) return monomial(t, a, b);
    all = linear(t, all, 1, other, t->all.at[over].k);
    for (uint32_t i = 0; i < args; i++) {
      uint32_t arg = t->args.at[t->all.at[over].first_arg + i];
      int64_t factor = t->factors.at[t->all.at[over].first_arg + i];
      all = linear(t, all, 1, product(t, arg, other), factor);
    }
    return all;
  }
  return monomial(t, a, b);
}

/* ---- conditions ---- */

/* Of a condition, a term of one bit; two of them cancel out. */
static uint32_t formula_not(gv_formulas *t, uint32_t term) {
  if (t->all.at[term].kind == GV_FORMULA_CONST)
    return gv_formula_const(t, !(t->all.at[term].k & 1));
  if (gv_formula_is(t, term, "not")) return t->args.at[t->all.at[term].first_arg];
  return plain(t, GV_STR("not"), 0, &term, 1);
}

uint32_t gv_formula_strip_not(const gv_formulas *t, uint32_t term, bool *negated) {
  *negated = gv_formula_is(t, term, "not");
  return *negated ? t->args.at[t->all.at[term].first_arg] : term;
}

static uint32_t relation(gv_formulas *t, const char *name, uint32_t a, uint32_t b) {
  bool equal = strcmp(name, "eq") == 0;
  const gv_formula *x = &t->all.at[a], *y = &t->all.at[b];
  if (x->kind == GV_FORMULA_CONST && y->kind == GV_FORMULA_CONST) {
    bool less = strcmp(name, "ult") == 0 ? (uint64_t)x->k < (uint64_t)y->k : x->k < y->k;
    return gv_formula_const(t, equal ? x->k == y->k : less);
  }
  if (a == b) return gv_formula_const(t, equal);
  if (equal && a > b) return plain(t, GV_STR("eq"), 0, (const uint32_t[]){b, a}, 2);
  return plain(t, gv_str_of(name), 0, (const uint32_t[]){a, b}, 2);
}

/* By predicate, as llvm.icmp numbers them; of single bits, whose signed order is the other way
 * round, from 100 on. */
static uint32_t comparison(gv_formulas *t, int64_t predicate, uint32_t a, uint32_t b) {
  static const struct {
    const char *name;
    bool swap, negate;
  } how[] = {{"eq", false, false}, {"eq", false, true},  {"slt", false, false}, {"slt", true, true},
             {"slt", true, false}, {"slt", false, true}, {"ult", false, false}, {"ult", true, true},
             {"ult", true, false}, {"ult", false, true}};
  bool bit = predicate >= 100;
  if (bit) predicate -= 100;
  if (predicate < 0 || predicate >= (int64_t)(sizeof how / sizeof *how) ||
      (bit && predicate >= 2)) {
    const uint32_t args[] = {a, b};
    return plain(t, GV_STR("icmp"), predicate + 200, args, 2);
  }
  uint32_t made =
      relation(t, how[predicate].name, how[predicate].swap ? b : a, how[predicate].swap ? a : b);
  return how[predicate].negate ? formula_not(t, made) : made;
}

static uint32_t selection(gv_formulas *t, const uint32_t *args) {
  const gv_formula *c = &t->all.at[args[0]];
  if (c->kind == GV_FORMULA_CONST) return c->k & 1 ? args[1] : args[2];
  if (args[1] == args[2]) return args[1];
  bool negated;
  uint32_t condition = gv_formula_strip_not(t, args[0], &negated);
  return plain(t, GV_STR("select"), 0,
               (const uint32_t[]){condition, args[negated ? 2 : 1], args[negated ? 1 : 2]}, 3);
}

/* ---- the rest ---- */

static bool extend(const char *name, int64_t widths, int64_t k, int64_t *result) {
  uint32_t from = (uint32_t)(widths / 256), to = (uint32_t)(widths % 256),
           keep = strcmp(name, "trunc") == 0 ? to : from;
  if (!keep || keep >= 64) {
    *result = k;
    return keep == 64;
  }
  uint64_t low = (uint64_t)k & ((UINT64_C(1) << keep) - 1);
  bool negative = strcmp(name, "zext") != 0 && low >> (keep - 1) & 1 && keep > 1;
  if (strcmp(name, "sext") == 0 && keep == 1) negative = low & 1;
  *result = negative ? (int64_t)(low | ~((UINT64_C(1) << keep) - 1)) : (int64_t)low;
  return true;
}

static uint32_t of_width(gv_formulas *t, gv_str name, int64_t widths, uint32_t arg) {
  static const char *const names[] = {"sext", "zext", "trunc"};
  int64_t k;
  for (int i = 0; i < 3; i++)
    if (gv_str_equal(name, gv_str_of(names[i])) && t->all.at[arg].kind == GV_FORMULA_CONST &&
        extend(names[i], widths, t->all.at[arg].k, &k))
      return gv_formula_const(t, k);
  return plain(t, name, widths, &arg, 1);
}

static bool commutes(gv_str name) {
  static const char *const names[] = {"and",       "or",        "xor",       "fadd",     "fmul",
                                      "intr.smax", "intr.smin", "intr.umax", "intr.umin"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (gv_str_equal(name, gv_str_of(names[i]))) return true;
  return false;
}

/* Of two constants of 64 bits. */
static bool compute(gv_str name, int64_t a, int64_t b, int64_t *k) {
  bool divides = b != 0 && b != -1;
  if (gv_str_equal(name, GV_STR("and"))) return *k = a & b, true;
  if (gv_str_equal(name, GV_STR("or"))) return *k = a | b, true;
  if (gv_str_equal(name, GV_STR("xor"))) return *k = a ^ b, true;
  if (gv_str_equal(name, GV_STR("sdiv"))) return *k = divides ? a / b : 0, divides;
  if (gv_str_equal(name, GV_STR("srem"))) return *k = divides ? a % b : 0, divides;
  if (gv_str_equal(name, GV_STR("udiv")))
    return *k = b ? (int64_t)((uint64_t)a / (uint64_t)b) : 0, b != 0;
  if (gv_str_equal(name, GV_STR("urem")))
    return *k = b ? (int64_t)((uint64_t)a % (uint64_t)b) : 0, b != 0;
  return false;
}

static uint32_t binary(gv_formulas *t, gv_str name, int64_t k, uint32_t a, uint32_t b) {
  const gv_formula *x = &t->all.at[a], *y = &t->all.at[b];
  int64_t result;
  if (gv_str_equal(name, GV_STR("add"))) return linear(t, a, 1, b, 1);
  if (gv_str_equal(name, GV_STR("sub"))) return linear(t, a, 1, b, -1);
  if (gv_str_equal(name, GV_STR("mul"))) return product(t, a, b);
  if (gv_str_equal(name, GV_STR("icmp"))) return comparison(t, k, a, b);
  if (gv_str_equal(name, GV_STR("shl")) && y->kind == GV_FORMULA_CONST && y->k >= 0 && y->k < 64)
    return linear(t, a, (int64_t)(UINT64_C(1) << y->k), gv_formula_const(t, 0), 0);
  if (gv_str_equal(name, GV_STR("xor")) && k == 1 &&
      (x->kind == GV_FORMULA_CONST || y->kind == GV_FORMULA_CONST)) {
    uint32_t other = x->kind == GV_FORMULA_CONST ? b : a;
    return (x->kind == GV_FORMULA_CONST ? x->k : y->k) & 1 ? formula_not(t, other) : other;
  }
  if (k == 64 && x->kind == GV_FORMULA_CONST && y->kind == GV_FORMULA_CONST &&
      compute(name, x->k, y->k, &result))
    return gv_formula_const(t, result);
  bool swap = commutes(name) && a > b;
  return plain(t, name, k, (const uint32_t[]){swap ? b : a, swap ? a : b}, 2);
}

uint32_t gv_formula_app(gv_formulas *t, gv_str name, int64_t k, const uint32_t *args,
                        uint32_t count) {
  if (count == 1) return of_width(t, name, k, args[0]);
  if (count == 2) return binary(t, name, k, args[0], args[1]);
  if (count == 3 && gv_str_equal(name, GV_STR("select"))) return selection(t, args);
  return plain(t, name, k, args, count);
}

uint32_t gv_formula_base(const gv_formulas *t, uint32_t id, int64_t *offset) {
  const gv_formula *term = &t->all.at[id];
  *offset = 0;
  if (term->kind == GV_FORMULA_ROOT || term->kind == GV_FORMULA_APP) return id;
  if (term->kind != GV_FORMULA_SUM) return GV_NONE;
  uint32_t base = GV_NONE;
  for (uint32_t i = 0; i < term->args; i++) {
    uint32_t arg = t->args.at[term->first_arg + i];
    bool address =
        gv_formula_is(t, arg, "slot") || gv_formula_is(t, arg, "storage") ||
        gv_formula_is(t, arg, "global") ||
        (t->all.at[arg].kind == GV_FORMULA_ROOT && t->factors.at[term->first_arg + i] == 1);
    if (address && base != GV_NONE) return GV_NONE; /* which of them is the address? */
    if (address) base = arg;
  }
  *offset = term->args == 1 ? term->k : INT64_MIN;
  return base;
}
