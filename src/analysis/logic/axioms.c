/* needs: atoms, and which are tracked. gives: for an atom, what it and the others about the same
 * roots cannot be together, by what they compute: asked of the solver, for the functions in which
 * every branch is followed. cost: the pairs of atoms of a function with a root in common, a check
 * each, within the limit; beyond it no more is known, which rules out less. */
#include "logic/axioms.h"

enum { DEPTH_LIMIT = 40, ROOTS_LIMIT = 16, ATOMS_LIMIT = 160 };
enum {
#define LIMIT(name, value, bounds, at) name = value,
#include "logic/limits.def"
#undef LIMIT
};

typedef struct meaning {
  bool made, known; /* known: truth is what makes the atom true */
  gv_word truth;
  GV_VEC(gv_value_id) roots;
} meaning;

struct gv_axioms {
  gv_predicates *predicates;
  gv_solved *solved; /* of other runs, too; NULL: nothing is remembered */
  gv_terms terms;
  gv_map symbols; /* value to its symbol */
  GV_VEC(meaning) meanings;
  GV_VEC(gv_guard)
  rules; /* by atom, and whether it is asked for: what holds of it and the others; GV_NONE: not
            known yet */
  GV_VEC(gv_guard)
  under; /* by atom, and whether it holds: what of the index that is followed cannot be then;
            GV_NONE: not known yet */
  uint64_t steps;
};

/* ---- what an atom means ---------------------------------------------------------------------- */

static uint8_t bits_of(const gv_value *v) {
  return v->width ? v->width : v->size && v->size < 8 ? (uint8_t)(v->size * 8) : GV_NUMBER_BITS;
}

/* Any number, but the same while the roots stay. */
static gv_word symbol(gv_axioms *x, gv_value_id id, uint8_t bits) {
  bool found;
  const uint32_t *slot = gv_map_at(&x->symbols, id, &found);
  if (found) return gv_word_of(*slot);
  gv_term made = gv_term_symbol(&x->terms, bits);
  if (id + 1 ==
      x->predicates->model
          ->symbol) { /* an index of elements that have 8 bytes at least, none below zero */
    gv_word any = gv_word_arith(&x->terms, GV_LSHR, 0, gv_word_of(made),
                                gv_word_of(gv_term_number(&x->terms, bits, 4)));
    made = any.number;
  }
  *gv_map_at(&x->symbols, id, &found) = made;
  return gv_word_of(made);
}

static void add_root(meaning *m, gv_value_id root) {
  for (uint32_t i = 0; i < m->roots.len; i++)
    if (m->roots.at[i] == root) return;
  m->known &= m->roots.len < ROOTS_LIMIT;
  if (m->known) *gv_push(&m->roots) = root;
}

static gv_word word_of(gv_axioms *x, meaning *m, gv_value_id id, int depth);

/* Of what is stripped already. Its roots go to the meaning; too much of it, and it has none. */
static gv_word word_of_stripped(gv_axioms *x, meaning *m, gv_value_id id, int depth) {
  gv_value v = x->predicates->model->values.at[id];
  uint8_t bits = bits_of(&v);
  m->known &= depth <= DEPTH_LIMIT;
  if (!m->known) return gv_word_of(gv_term_number(&x->terms, bits, 0));
  if (gv_is_root(&v)) {
    add_root(m, id);
    return symbol(x, id, bits);
  }
  if (v.def == GV_DEF_INT || v.def == GV_DEF_NULL)
    return gv_word_of(gv_term_number(&x->terms, bits, v.def == GV_DEF_INT ? v.k : 0));
  if (v.def == GV_DEF_GLOBAL) return symbol(x, id, bits);
  if (v.def == GV_DEF_SELECT && v.size <= 8) {
    gv_word c = word_of(x, m, v.a, depth + 1), a = word_of(x, m, v.b, depth + 1),
            b = word_of(x, m, v.c, depth + 1);
    return gv_word_select(&x->terms, c, a, b);
  }
  if (v.def != GV_DEF_ARITH) {
    m->known = false;
    return gv_word_of(gv_term_number(&x->terms, bits, 0));
  }
  gv_word a = word_of(x, m, v.a, depth + 1),
          b = gv_arith_is_unary((gv_arith)v.c) ? a : word_of(x, m, v.b, depth + 1);
  gv_word made = gv_word_arith(&x->terms, (gv_arith)v.c, (uint8_t)v.k, a, b);
  made.number = gv_term_fit(&x->terms, made.number, bits, v.c != GV_ZEXT);
  return made;
}

/* What is left of it when it is stripped may be wider: the whole of a struct whose first member it
 * is. */
static gv_word word_of(gv_axioms *x, meaning *m, gv_value_id id, int depth) {
  uint8_t bits = bits_of(&x->predicates->model->values.at[id]);
  gv_word word = word_of_stripped(x, m, gv_strip(x->predicates->model, id), depth);
  word.number = gv_term_fit(&x->terms, word.number, bits, false);
  return word;
}

static gv_word operand(gv_axioms *x, meaning *m, gv_value_id id, uint8_t bits) {
  if (gv_predicates_is_case(id))
    return gv_word_of(gv_term_number(&x->terms, bits, gv_predicates_case(x->predicates, id)));
  return word_of(x, m, id, 0);
}

/* Atoms are about what is stripped: of the first member of a struct that is the struct, which is
 * wider than what it is compared with. Numbers keep their order, signed or not, when they are
 * extended by their signs. */
static uint8_t widest(const gv_axioms *x, const gv_atom *a) {
  const gv_value *values = x->predicates->model->values.at;
  uint8_t left = gv_predicates_is_case(a->a) ? 0 : bits_of(&values[a->a]);
  uint8_t right = gv_predicates_is_case(a->b) ? 0 : bits_of(&values[a->b]);
  return left > right ? left : right;
}

static void find_meaning(gv_axioms *x, const gv_atom *a, meaning *m) {
  m->made = m->known = true;
  if (a->test == GV_ATOM_ROOT) {
    m->known = x->predicates->model->values.at[a->a].width == 1;
    m->truth = word_of(x, m, a->a, 0);
    return;
  }
  m->known = a->test == GV_EQ || a->test == GV_SLT || a->test == GV_ULT;
  if (!m->known) return;
  uint8_t bits = widest(x, a);
  gv_word left = operand(x, m, a->a, bits), right = operand(x, m, a->b, bits);
  left.number = gv_term_fit(&x->terms, left.number, bits, true);
  right.number = gv_term_fit(&x->terms, right.number, bits, true);
  if (m->known) m->truth = gv_word_arith(&x->terms, (gv_arith)a->test, 0, left, right);
}

static meaning *meaning_of(gv_axioms *x, uint32_t atom) {
  while (x->meanings.len <= atom) *gv_push(&x->meanings) = (meaning){.made = false};
  if (!x->meanings.at[atom].made) {
    meaning m = {.made = true};
    find_meaning(x, &x->predicates->atoms.at[atom], &m);
    x->meanings.at[atom] = m;
  }
  return &x->meanings.at[atom];
}

static bool have_root_in_common(const meaning *a, const meaning *b) {
  for (uint32_t i = 0; i < a->roots.len; i++)
    for (uint32_t j = 0; j < b->roots.len; j++)
      if (a->roots.at[i] == b->roots.at[j]) return true;
  return false;
}

/* ---- what atoms cannot be together ----------------------------------------------------------- */

/* It comes out so; where it is undefined and nothing may have asked for it, it comes out in both
 * ways. */
static gv_term comes_out(gv_terms *s, const meaning *m, bool is, bool asked) {
  gv_term so = is ? m->truth.number : gv_term_not(s, m->truth.number);
  if (asked) return gv_term_and(s, so, gv_term_not(s, m->truth.poison));
  return gv_term_or(s, so, m->truth.poison);
}

/* All of them together: false, too, where that takes too long to tell. */
static bool is_impossible(gv_axioms *x, const gv_term *all, uint32_t count) {
  uint64_t steps = x->steps < AXIOM_STEPS_OF_PAIR ? x->steps : AXIOM_STEPS_OF_PAIR, before = steps;
  gv_answer answer = x->solved ? gv_solve_once(x->solved, &x->terms, all, count, &steps)
                               : gv_solve(&x->terms, all, count, &steps, NULL);
  uint64_t taken = before - steps + 100;
  x->steps -= taken < x->steps ? taken : x->steps;
  return answer == GV_ANSWER_NO;
}

/* Both of them, or with i == j the one; `asked`: control goes by the first. */
static gv_guard rule_of(gv_axioms *x, uint32_t i, uint32_t j, bool asked) {
  gv_bdd *bdd = &x->predicates->bdd;
  gv_guard a = gv_bdd_var(bdd, gv_predicates_variable(i)),
           b = gv_bdd_var(bdd, gv_predicates_variable(j)), rule = GV_TRUE;
  for (int is = 0; is < 4; is++) {
    bool is_a = is & 1, is_b = is >> 1;
    if (i == j && is_a != is_b) continue;
    if (!x->steps) continue;
    gv_term first = comes_out(&x->terms, &x->meanings.at[i], is_a, asked);
    gv_term second = i == j ? first : comes_out(&x->terms, &x->meanings.at[j], is_b, false);
    if (!is_impossible(x, (const gv_term[]){first, second}, 2)) continue;
    gv_guard corner = gv_bdd_and(bdd, is_a ? a : gv_bdd_not(bdd, a), is_b ? b : gv_bdd_not(bdd, b));
    rule = gv_bdd_and(bdd, rule, gv_bdd_not(bdd, corner));
  }
  return rule;
}

gv_guard gv_axioms_of_two(gv_axioms *x, uint32_t i, uint32_t j) {
  bool known = meaning_of(x, i)->known && meaning_of(x, j)->known;
  return known ? rule_of(x, i, j, false) : GV_TRUE;
}

gv_guard gv_axioms_of(gv_axioms *x, uint32_t atom, bool asked, const bool *related) {
  const gv_predicates *f = x->predicates;
  uint32_t at = atom * 2 + asked;
  while (x->rules.len <= at) *gv_push(&x->rules) = GV_NONE;
  if (x->rules.at[at] != GV_NONE) return x->rules.at[at];
  gv_guard all = GV_TRUE;
  uint32_t function = f->atoms.at[atom].function, count = 0;
  bool asks = f->atoms.at[atom].tracked && function != GV_NONE && related[function] &&
              meaning_of(x, atom)->known;
  for (uint32_t i = 0; asks && i < f->atoms.len && count < ATOMS_LIMIT && x->steps; i++) {
    if (!f->atoms.at[i].tracked) continue;
    if (f->atoms.at[i].function != function) continue;
    if (!meaning_of(x, i)->known) continue;
    count++;
    if (i != atom && !have_root_in_common(&x->meanings.at[atom], &x->meanings.at[i])) continue;
    all = gv_bdd_and(&x->predicates->bdd, all, rule_of(x, atom, i, asked));
  }
  return x->rules.at[at] = all;
}

/* ---- … where something is known of bounds ---------------------------------------------------- */

enum { INDEX_ATOMS = 8, MET_ATOMS = 8 };

static bool has_root(const meaning *m, gv_value_id root) {
  bool has = false;
  for (uint32_t i = 0; i < m->roots.len && !has; i++) has = m->roots.at[i] == root;
  return has;
}

/* Both say something of the index that is followed, and all that the condition is about is in them.
 */
static bool are_about(gv_axioms *x, const meaning *condition, uint32_t i, uint32_t j) {
  const meaning *a = meaning_of(x, i), *b = meaning_of(x, j);
  bool all = true;
  for (uint32_t r = 0; r < condition->roots.len && all; r++)
    all = has_root(a, condition->roots.at[r]) || has_root(b, condition->roots.at[r]);
  return all;
}

/* As the condition says, the one of these implies the other, or its opposite. */
static gv_guard rule_under(gv_axioms *x, gv_term condition, uint32_t i, uint32_t j) {
  gv_bdd *bdd = &x->predicates->bdd;
  gv_guard a = gv_bdd_var(bdd, gv_predicates_variable(i)),
           b = gv_bdd_var(bdd, gv_predicates_variable(j)), rule = GV_TRUE;
  for (int is = 0; is < 4; is++) {
    gv_term first = comes_out(&x->terms, &x->meanings.at[i], is & 1, false);
    if (!x->steps) continue;
    gv_term second = comes_out(&x->terms, &x->meanings.at[j], is >> 1, false);
    if (!is_impossible(x, (const gv_term[]){condition, first, second}, 3)) continue;
    gv_guard corner =
        gv_bdd_and(bdd, is & 1 ? a : gv_bdd_not(bdd, a), is >> 1 ? b : gv_bdd_not(bdd, b));
    rule = gv_bdd_and(bdd, rule, gv_bdd_not(bdd, corner));
  }
  return rule;
}

gv_guard gv_axioms_under(gv_axioms *x, uint32_t atom, bool is) {
  const gv_predicates *f = x->predicates;
  uint32_t at = atom * 2 + is;
  while (x->under.len <= at) *gv_push(&x->under) = GV_NONE;
  if (x->under.at[at] != GV_NONE) return x->under.at[at];
  gv_value_id symbol = f->model->symbol - 1;
  uint32_t about[INDEX_ATOMS], count = 0, met[MET_ATOMS], hits = 0;
  gv_guard all = GV_TRUE;
  bool asks =
      f->model->symbol && f->atoms.at[atom].test != GV_ATOM_ROOT && meaning_of(x, atom)->known;
  asks = asks && x->meanings.at[atom].roots.len && !has_root(&x->meanings.at[atom], symbol);
  for (uint32_t i = 0; asks && i < f->atoms.len && count < INDEX_ATOMS; i++) {
    const gv_atom *a = &f->atoms.at[i];
    if (!a->tracked) continue;
    if (!meaning_of(x, i)->known) continue;
    if (!has_root(&x->meanings.at[i], symbol)) continue;
    bool common = have_root_in_common(&x->meanings.at[atom], &x->meanings.at[i]);
    bool hit = a->test == GV_EQ && hits < MET_ATOMS;
    hit = hit && (common || x->meanings.at[i].roots.len == 1);
    if (hit) met[hits++] = i;
    if (a->test == GV_EQ) continue;
    if (x->meanings.at[i].roots.len == 1 || common) about[count++] = i;
  }
  gv_term condition = asks && count + hits > 1
                          ? comes_out(&x->terms, &x->meanings.at[atom], is, true)
                          : GV_TRUE_TERM;
  for (uint32_t i = 0; i < count; i++) {
    for (uint32_t j = i + 1; j < count && x->steps; j++)
      if (are_about(x, &x->meanings.at[atom], about[i], about[j]))
        all = gv_bdd_and(&x->predicates->bdd, all, rule_under(x, condition, about[i], about[j]));
    for (uint32_t j = 0; j < hits && x->steps; j++)
      if (are_about(x, &x->meanings.at[atom], about[i], met[j]))
        all = gv_bdd_and(&x->predicates->bdd, all, rule_under(x, condition, about[i], met[j]));
  }
  return x->under.at[at] = all;
}

gv_axioms *gv_axioms_make(gv_predicates *predicates, gv_solved *solved) {
  gv_axioms *x = gv_malloc(sizeof *x);
  *x = (gv_axioms){.predicates = predicates, .solved = solved, .steps = AXIOM_STEPS};
  gv_terms_init(&x->terms);
  return x;
}

void gv_axioms_drop(gv_axioms *x) {
  for (uint32_t i = 0; i < x->meanings.len; i++) gv_vec_free(&x->meanings.at[i].roots);
  gv_vec_free(&x->meanings);
  gv_vec_free(&x->rules);
  gv_vec_free(&x->under);
  gv_map_free(&x->symbols);
  gv_terms_clear(&x->terms);
  gv_free(x);
}
