/* needs: flow. gives: gv_predicates. cost: linear in the branches and selects; guards as bdd.c. */
#include "logic/axioms.h"
#include "logic/received.h"

enum {
  DEPTH_LIMIT = 40,  /* of nested conditions: beyond it, a condition is an atom of its own */
  GROUP_LIMIT = 16,  /* comparisons of one value with constants whose exclusions are spelled out */
  SWITCH_LIMIT = 32, /* cases of a switch distinguished */
#define LIMIT(name, value, bounds, at) name = (value),
#include "logic/limits.def"
#undef LIMIT
};

/* ---- atoms ----------------------------------------------------------------------------------- */

static uint32_t variable(uint32_t atom) { return gv_bdd_first(atom); }
static uint32_t atom_of(uint32_t var) { return var / 2; }

/* A case of a switch is a constant that no operation made: it is named by its edge, counted down
 * from the last id. */
static gv_value_id case_constant(uint32_t edge) { return GV_NONE - 1 - edge; }
int64_t gv_predicates_case(const gv_predicates *f, gv_value_id id) {
  return f->model->edges.at[GV_NONE - 1 - id].case_value;
}

static bool is_int(const gv_predicates *f, gv_value_id id) {
  return gv_predicates_is_case(id) || f->model->values.at[id].def == GV_DEF_INT;
}

/* … or null, where it is asked of what calls before have left whether a handle is that. */
static bool is_constant(const gv_predicates *f, gv_value_id id) {
  if (is_int(f, id)) return true;
  return f->asks_back && f->model->values.at[id].def == GV_DEF_NULL;
}

static int64_t int_of(const gv_predicates *f, gv_value_id id) {
  return gv_predicates_is_case(id) ? gv_predicates_case(f, id) : f->model->values.at[id].k;
}

/* Any index: a number that never changes, the same in all functions. */
static bool is_symbol(const gv_predicates *f, gv_value_id id) { return id + 1 == f->model->symbol; }

static uint8_t width_of(const gv_predicates *f, gv_value_id a, gv_value_id b) {
  return f->model->values.at[gv_predicates_is_case(a) ? b : a].width;
}

/* The value that stands for all that are equal to it. */
static gv_value_id one_of_equals(const gv_predicates *f, gv_value_id value) {
  return f->flow->same[gv_strip(f->model, value)];
}

/* Equal constants are one value, whatever operation made them. */
static gv_value_id canonical(gv_predicates *f, gv_value_id value) {
  value = one_of_equals(f, value);
  const gv_value *v = &f->model->values.at[value];
  bool null = v->def == GV_DEF_NULL && v->size == 8;
  if (v->def != GV_DEF_INT && !null) return value;
  bool found;
  int64_t key[2] = {v->k, null ? -1 : v->width};
  uint32_t *slot = gv_table_at(&f->int_values, key, sizeof key, &found);
  if (!found) *slot = value;
  return *slot;
}

static uint32_t function_of_value(const gv_model *m, gv_value_id value) {
  const gv_value *v = &m->values.at[value];
  uint32_t block = gv_def_block(m, value);
  if (block != GV_NONE) return m->blocks.at[block].function;
  return v->def == GV_DEF_PARAM ? v->a : GV_NONE;
}

typedef struct root_scan {
  const gv_predicates *predicates;
  const gv_model *model;
  GV_VEC(gv_value_id) roots;
  uint32_t budget;
} root_scan;

/* The roots that a number is computed from; gives up (budget 0) on very large expressions. */
static void scan_roots(root_scan *s, gv_value_id value) {
  if (gv_predicates_is_case(value)) return;
  if (!s->budget) return;
  if (!--s->budget) return;
  value = s->predicates->flow->same[value];
  const gv_value *v = &s->model->values.at[value];
  if (gv_is_root(v)) {
    for (uint32_t i = 0; i < s->roots.len; i++)
      if (s->roots.at[i] == value) return;
    *gv_push(&s->roots) = value;
    return;
  }
  switch ((gv_def)v->def) {
  case GV_DEF_SELECT: scan_roots(s, v->c); /* fall through */
  case GV_DEF_INSERT:
  case GV_DEF_ARITH: scan_roots(s, v->b); /* fall through */
  case GV_DEF_COPY:
  case GV_DEF_EXTRACT:
  case GV_DEF_OFFSET: scan_roots(s, v->a); break;
  default: break;
  }
}

static void atom_roots(const gv_predicates *f, const gv_atom *atom, root_scan *scan) {
  *scan = (root_scan){.predicates = f, .model = f->model, .budget = 256};
  if (atom->test == GV_ATOM_RETURN) return;
  scan_roots(scan, atom->a);
  if (atom->b != GV_NONE) scan_roots(scan, atom->b);
}

static gv_guard atom(gv_predicates *f, uint8_t test, gv_value_id a, gv_value_id b) {
  GV_ASSERT(b == GV_NONE ? test == GV_ATOM_ROOT : test < GV_ATOM_RETURN);
  bool found;
  uint32_t key[3] = {test, a, b};
  uint32_t *slot = gv_table_at(&f->atom_by_key, key, sizeof key, &found);
  if (!found) {
    *slot = f->atoms.len;
    *gv_push(&f->atoms) = (gv_atom){.test = test, .a = a, .b = b};
  }
  return gv_bdd_var(&f->bdd, variable(*slot));
}

static bool holds(uint8_t test, int64_t a, int64_t b, uint8_t width) {
  return gv_arith_of((gv_arith)test, width, a, b) != 0;
}

static gv_guard condition(gv_predicates *f, gv_value_id id, int depth);

static gv_guard compare(gv_predicates *f, uint8_t test, gv_value_id a, gv_value_id b, int depth) {
  uint8_t width = f->model->values.at[a].width;
  gv_value_id left = a, right = b;
  a = canonical(f, a), b = canonical(f, b);
  if (is_int(f, a) && is_int(f, b))
    return holds(test, int_of(f, a), int_of(f, b), width) ? GV_TRUE : GV_FALSE;
  if (a == b) return test == GV_EQ ? GV_TRUE : GV_FALSE;
  if (test == GV_EQ && width_of(f, gv_strip(f->model, left), right) == 1)
    return gv_bdd_not(&f->bdd, gv_bdd_xor(&f->bdd, condition(f, left, depth + 1),
                                          condition(f, right, depth + 1)));
  if (test == GV_EQ && a > b) return atom(f, test, b, a);
  return atom(f, test, a, b);
}

static gv_guard arithmetic(gv_predicates *f, gv_value_id id, int depth) {
  const gv_value *v = &f->model->values.at[id];
  if (v->c >= GV_EQ) return compare(f, (uint8_t)v->c, v->a, v->b, depth);
  if (v->width != 1 || f->model->values.at[v->a].width != 1)
    return atom(f, GV_ATOM_ROOT, id, GV_NONE);
  if (v->c != GV_AND && v->c != GV_OR && v->c != GV_XOR) return atom(f, GV_ATOM_ROOT, id, GV_NONE);
  gv_guard a = condition(f, v->a, depth + 1), b = condition(f, v->b, depth + 1);
  if (v->c == GV_AND) return gv_bdd_and(&f->bdd, a, b);
  return v->c == GV_OR ? gv_bdd_or(&f->bdd, a, b) : gv_bdd_xor(&f->bdd, a, b);
}

static gv_guard condition(gv_predicates *f, gv_value_id id, int depth) {
  id = one_of_equals(f, id);
  const gv_value *v = &f->model->values.at[id];
  if (v->width != 1 || depth > DEPTH_LIMIT) return atom(f, GV_ATOM_ROOT, id, GV_NONE);
  uint32_t known = gv_map_get(&f->conditions, id); /* parts may be shared: each is looked at once */
  if (known != GV_NONE) return known;
  gv_guard told;
  bool found;
  switch ((gv_def)v->def) {
  case GV_DEF_INT: return v->k & 1 ? GV_TRUE : GV_FALSE;
  case GV_DEF_NULL: return GV_FALSE;
  case GV_DEF_SELECT:
    told = gv_bdd_ite(&f->bdd, condition(f, v->a, depth + 1), condition(f, v->b, depth + 1),
                      condition(f, v->c, depth + 1));
    break;
  case GV_DEF_ARITH: told = arithmetic(f, id, depth); break;
  default: return atom(f, GV_ATOM_ROOT, id, GV_NONE);
  }
  if (gv_bdd_exceeds(&f->bdd, told, CONDITION_LIMIT)) told = atom(f, GV_ATOM_ROOT, id, GV_NONE);
  *gv_map_at(&f->conditions, id, &found) = told;
  return told;
}

gv_guard gv_predicates_condition(gv_predicates *f, gv_value_id id) { return condition(f, id, 0); }

/* The value that a comparison with a constant is about, or with null; GV_NONE for other atoms. */
static gv_value_id asked_about(const gv_predicates *f, const gv_atom *a) {
  if (a->test >= GV_ATOM_RETURN) return GV_NONE;
  return is_constant(f, a->a) ? a->b : is_constant(f, a->b) ? a->a : GV_NONE;
}

/* ---- what callers ask of results ------------------------------------------------------------- */

/* The question put to one value, as a guard over the atoms of its function. */
static gv_guard answer(gv_predicates *f, const gv_question *q, gv_value_id value) {
  if (q->test == GV_ATOM_ROOT) return condition(f, value, 0);
  if (q->left) return compare(f, q->test, value, q->other, 0);
  return compare(f, q->test, q->other, value, 0);
}

static void count_site(void *to, uint32_t var);

/* Makes the atoms that the answers consist of, at every return; they are needed there and at the
 * call. */
static void prepare_answers(gv_predicates *f, gv_question q) {
  const gv_model *m = f->model;
  const gv_function *fn = &m->functions.at[q.function];
  for (uint32_t b = fn->first_block; b < fn->end_block; b++) {
    const gv_op *op = &m->ops.at[gv_terminator(m, b)];
    if (op->kind != GV_OP_RETURN) continue;
    if (q.result >= op->operand_count) continue;
    if (gv_operands(m, op)[q.result] == GV_NONE) continue;
    gv_guard told = answer(f, &q, gv_operands(m, op)[q.result]);
    gv_bdd_support(&f->bdd, told, count_site, f);
    gv_bdd_support(&f->bdd, told, count_site, f);
  }
}

static void ask(gv_predicates *f, uint32_t function, uint32_t result, const gv_atom *about,
                bool left) {
  gv_question q = {function,
                   result,
                   about->test,
                   left,
                   about->test == GV_ATOM_ROOT ? GV_NONE
                   : left                      ? about->b
                                               : about->a,
                   GV_NONE};
  uint32_t key[5] = {function, result, q.test, left, q.other};
  bool found;
  uint32_t *slot = gv_table_at(&f->question_by_key, key, sizeof key, &found);
  if (found) return;
  if (q.test != GV_ATOM_ROOT && gv_predicates_is_case(q.other))
    return; /* a case that no operation made has no value to compare with */
  *slot = f->questions.len;
  q.atom = f->atoms.len;
  *gv_push(&f->atoms) =
      (gv_atom){.function = function, .test = GV_ATOM_RETURN, .a = f->questions.len, .b = GV_NONE};
  *gv_push(&f->questions) = q;
  prepare_answers(f, q);
}

enum { MOST_ASKED_BACK = 512 };

/* What the comparison with a constant was of the value before it came here. A case that no
 * operation made has no value to compare with. */
static void ask_of(gv_predicates *f, const gv_atom *a, gv_value_id base, gv_value_id before) {
  if (before == GV_NONE) return;
  if (gv_predicates_is_case(a->a) || gv_predicates_is_case(a->b)) return;
  gv_guard told =
      compare(f, a->test, a->a == base ? before : a->a, a->a == base ? a->b : before, 0);
  gv_bdd_support(&f->bdd, told, count_site, f);
  gv_bdd_support(&f->bdd, told, count_site, f);
}

static bool receives_constant(const gv_predicates *f, gv_value_id arg) {
  const gv_flow *flow = f->flow;
  if (f->model->values.at[arg].def != GV_DEF_BLOCK_ARG) return false;
  for (uint32_t i = flow->pair_into_start[arg]; i < flow->pair_into_start[arg + 1]; i++)
    if (is_int(f, gv_strip(f->model, f->model->pairs.at[flow->pair_into[i]].source))) return true;
  return false;
}

/* Of all that the value is computed from, edges bring constants, and `base` is none of it. */
static bool receives_constants(const gv_predicates *f, gv_value_id value, gv_value_id base) {
  root_scan scan = {.predicates = f, .model = f->model, .budget = 256};
  scan_roots(&scan, value);
  bool all = scan.budget && scan.roots.len;
  for (uint32_t i = 0; i < scan.roots.len && all; i++)
    all = scan.roots.at[i] != base && receives_constant(f, scan.roots.at[i]);
  gv_vec_free(&scan.roots);
  return all;
}

/* An argument of a loop that gets an argument of a block before it, which gets a constant, or what
 * is computed from such: what the comparison is of the one is asked of the other. */
static void ask_of_constants(gv_predicates *f, const gv_atom *a) {
  const gv_flow *flow = f->flow;
  gv_value_id base = asked_about(f, a);
  if (f->asks_back || f->atoms.len > MOST_ASKED_BACK) return;
  if (base == GV_NONE || f->model->values.at[base].def != GV_DEF_BLOCK_ARG) return;
  for (uint32_t i = flow->pair_into_start[base]; i < flow->pair_into_start[base + 1]; i++) {
    gv_value_id source = gv_strip(f->model, f->model->pairs.at[flow->pair_into[i]].source);
    if (receives_constants(f, source, base)) ask_of(f, a, base, source);
  }
}

/* Where calls go on from what others have left (program/outside.c), what is compared is asked of
 * where it comes from: what edges and callers bring. */
static void ask_back(gv_predicates *f, const gv_atom *a) {
  const gv_model *m = f->model;
  const gv_flow *flow = f->flow;
  gv_value_id base = asked_about(f, a);
  if (!f->asks_back || f->atoms.len > MOST_ASKED_BACK) return;
  if (base == GV_NONE) return;
  const gv_value *v = &m->values.at[base];
  if (v->def == GV_DEF_BLOCK_ARG)
    for (uint32_t i = flow->pair_into_start[base]; i < flow->pair_into_start[base + 1]; i++)
      ask_of(f, a, base, m->pairs.at[flow->pair_into[i]].source);
  if (v->def != GV_DEF_PARAM) return;
  for (uint32_t c = flow->caller_start[v->a]; c < flow->caller_start[v->a + 1]; c++) {
    const gv_op *op = &m->ops.at[flow->callers[c]];
    if (v->b < op->operand_count) ask_of(f, a, base, gv_operands(m, op)[v->b]);
  }
}

static bool has_outside_calls(const gv_model *m) {
  bool any = false;
  for (uint32_t o = m->ops.len; o-- > 0 && !any;)
    any = m->ops.at[o].kind == GV_OP_CALL && m->ops.at[o].outside;
  return any;
}

/* Every atom about the result of a call puts a question to the callee, whose answer may put one
 * further. */
static void export_result_predicates(gv_predicates *f) {
  const gv_model *m = f->model;
  f->asks_back = has_outside_calls(m);
  for (uint32_t i = 0; i < f->atoms.len; i++) {
    gv_atom a = f->atoms.at[i];
    if (a.test == GV_ATOM_RETURN) continue;
    ask_back(f, &a);
    ask_of_constants(f, &a);
    gv_value_id base = a.test == GV_ATOM_ROOT ? a.a : asked_about(f, &a);
    if (base == GV_NONE || m->values.at[base].def != GV_DEF_RESULT) continue;
    const gv_op *op = &m->ops.at[m->values.at[base].a];
    if (op->kind != GV_OP_CALL) continue;
    if (a.test == GV_ATOM_ROOT && m->values.at[base].width != 1) continue;
    f->atoms.at[i].by_call = true;
    ask(f, op->callee, m->values.at[base].b, &a, a.a == base);
  }
}

/* ---- which atoms are worth tracking ---------------------------------------------------------- */

static void count_site(void *to, uint32_t var) {
  gv_predicates *f = to;
  f->atoms.at[atom_of(var)].sites++;
}

static void track(void *to, uint32_t var) {
  gv_predicates *f = to;
  f->atoms.at[atom_of(var)].tracked = true;
}

typedef struct site {
  gv_predicates *predicates;
  uint32_t block;
} site;

/* A test in a cycle sees the same atom again unless a root of it is defined in the block of the
 * test. */
static void track_in_cycle(void *to, uint32_t var) {
  site *s = to;
  gv_atom *a = &s->predicates->atoms.at[atom_of(var)];
  root_scan scan;
  atom_roots(s->predicates, a, &scan);
  bool renewed = !scan.budget;
  for (uint32_t i = 0; i < scan.roots.len; i++)
    renewed |= gv_def_block(s->predicates->model, scan.roots.at[i]) == s->block;
  a->tracked |= !renewed;
  gv_vec_free(&scan.roots);
}

static void count_branch(gv_predicates *f, uint32_t b) {
  const gv_model *m = f->model;
  const gv_op *op = &m->ops.at[gv_terminator(m, b)];
  gv_guard tested = GV_TRUE;
  if (op->kind == GV_OP_COND_BR) {
    tested = gv_predicates_condition(f, gv_operands(m, op)[0]);
    gv_bdd_support(&f->bdd, tested, count_site, f);
    if (f->flow->cycle[b]) gv_bdd_support(&f->bdd, tested, track_in_cycle, &(site){f, b});
  } else if (op->kind == GV_OP_SWITCH &&
             m->blocks.at[b].end_edge - m->blocks.at[b].first_edge <= SWITCH_LIMIT) {
    gv_value_id on = canonical(f, gv_operands(m, op)[0]);
    if (is_int(f, on)) return;
    for (uint32_t e = m->blocks.at[b].first_edge + 1; e < m->blocks.at[b].end_edge; e++) {
      bool found;
      int64_t key[2] = {m->edges.at[e].case_value, m->values.at[gv_operands(m, op)[0]].width};
      uint32_t *slot = gv_table_at(&f->int_values, key, sizeof key, &found);
      if (!found) *slot = case_constant(e);
      tested = atom(f, GV_EQ, on, *slot);
      gv_bdd_support(&f->bdd, tested, count_site, f);
      gv_bdd_support(&f->bdd, tested, count_site, f);
    }
  }
}

/* A condition or number handed to a function may be tested there again. */
static void count_arguments(gv_predicates *f, const gv_op *op) {
  const gv_value *values = f->model->values.at;
  bool found;
  for (uint32_t i = 0; op->kind == GV_OP_CALL && i < op->operand_count; i++) {
    gv_value_id id = gv_operands(f->model, op)[i];
    if (id == GV_NONE || !values[id].width) continue;
    if (values[id].width == 1)
      gv_bdd_support(&f->bdd, gv_predicates_condition(f, id), track, f);
    else
      *gv_map_at(&f->passed, canonical(f, id), &found) = 1;
  }
}

/* Whether an access is of the element that is followed. */
static void count_elements(gv_predicates *f) {
  const gv_model *m = f->model;
  for (uint32_t i = 0; i < m->elements.len; i++)
    gv_bdd_support(&f->bdd, gv_predicates_condition(f, m->elements.at[i].is), track, f);
  for (uint32_t i = 0; i < m->chunked.len; i++)
    gv_bdd_support(&f->bdd, gv_predicates_condition(f, m->chunked.at[i].is), track, f);
  for (uint32_t i = 0; i < m->carried.len; i++) {
    gv_bdd_support(&f->bdd, gv_predicates_condition(f, m->carried.at[i].inside), track, f);
    gv_bdd_support(&f->bdd, gv_predicates_condition(f, m->carried.at[i].outside), track, f);
  }
}

/* Where callers have what an atom says of the index that is followed. */
static void list_carried(gv_predicates *f) {
  const gv_model *m = f->model;
  bool found;
  for (uint32_t i = 0; i < f->atoms.len; i++)
    if (f->atoms.at[i].everywhere && f->atoms.at[i].tracked) *gv_push(&f->everywhere) = i;
  for (uint32_t i = 0; i < m->carried.len; i++) {
    gv_guard inside = gv_predicates_condition(f, m->carried.at[i].inside);
    if (inside <= GV_TRUE || inside != gv_bdd_var(&f->bdd, f->bdd.nodes.at[inside].var)) continue;
    uint64_t key = (uint64_t)m->carried.at[i].call << 32 | atom_of(f->bdd.nodes.at[inside].var);
    *gv_map_at(&f->carried, key, &found) = i;
  }
}

static void count_sites(gv_predicates *f) {
  const gv_model *m = f->model;
  count_elements(f);
  for (uint32_t o = 0; o < m->ops.len; o++) count_arguments(f, &m->ops.at[o]);
  for (uint32_t v = 0; v < m->values.len; v++)
    if (m->values.at[v].def == GV_DEF_SELECT)
      gv_bdd_support(&f->bdd, gv_predicates_condition(f, m->values.at[v].a), track, f);
  for (uint32_t b = 0; b < m->blocks.len; b++) count_branch(f, b);
  for (uint32_t p = 0; p < m->pairs.len; p++)
    if (m->values.at[m->pairs.at[p].arg].width == 1)
      gv_bdd_support(&f->bdd, gv_predicates_condition(f, m->pairs.at[p].source), count_site, f);
}

/* The value that a comparison with a constant is about; GV_NONE for other atoms. */
static gv_value_id compared(const gv_predicates *f, const gv_atom *a) {
  if (a->test >= GV_ATOM_RETURN) return GV_NONE;
  return is_int(f, a->a) ? a->b : is_int(f, a->b) ? a->a : GV_NONE;
}

/* Truth of a comparison of `base` with a constant when base is `k`. */
static bool truth_at(const gv_predicates *f, const gv_atom *a, gv_value_id base, int64_t k) {
  GV_ASSERT(a->a == base || a->b == base);
  uint8_t width = f->model->values.at[base].width;
  if (!width) width = width_of(f, a->a == base ? a->b : a->a, base); /* a member of a struct */
  if (a->a == base) return holds(a->test, k, int_of(f, a->b), width);
  return holds(a->test, int_of(f, a->a), k, width);
}

/* A value compared with a few constants: one comparison tells something of the others. With many,
 * that is not worth keeping. */
typedef struct groups {
  gv_map sites, members;
} groups;

static bool grouped(const groups *g, gv_value_id base) {
  if (base == GV_NONE) return false;
  if (gv_map_get(&g->sites, base) < 2) return false;
  return gv_map_get(&g->members, base) <= GROUP_LIMIT;
}

static bool has_callers(const gv_predicates *f, uint32_t function) {
  if (function == GV_NONE) return false;
  return f->flow->caller_start[function] != f->flow->caller_start[function + 1];
}

/* `closely`: it is in the condition of a branch that is to be followed. */
static void settle_atom(gv_predicates *f, gv_atom *a, const groups *g, const bool *exact,
                        bool closely) {
  root_scan scan;
  atom_roots(f, a, &scan);
  bool given_up = !scan.budget, unstable = false;
  if (a->test == GV_ATOM_RETURN) {
    a->tracked = true;
    return;
  }
  a->function = GV_NONE;
  a->by_param = scan.roots.len > 0 && !given_up;
  for (uint32_t i = 0; i < scan.roots.len; i++) {
    const gv_value *root = &f->model->values.at[scan.roots.at[i]];
    if (is_symbol(f, scan.roots.at[i])) continue;
    a->function = function_of_value(f->model, scan.roots.at[i]);
    a->by_param &= root->def == GV_DEF_PARAM;
    unstable |= root->def == GV_DEF_OPAQUE && root->a == GV_NONE;
  }
  gv_value_id base = compared(f, a);
  a->everywhere = a->by_param && a->function == GV_NONE;
  a->tracked |= a->everywhere;
  a->by_param &= has_callers(f, a->function);
  a->tracked |= a->sites >= 2 || a->by_param || a->by_call || grouped(g, base);
  a->tracked |=
      base != GV_NONE && (receives_constant(f, base) || gv_map_get(&f->passed, base) != GV_NONE);
  a->tracked |= a->test == GV_ATOM_ROOT && receives_constant(f, a->a);
  a->tracked |= a->function != GV_NONE && (closely || (exact && exact[a->function]));
  a->tracked &= !given_up && !unstable;
  gv_vec_free(&scan.roots);
}

static void add_to(gv_map *map, uint32_t key, uint32_t count) {
  bool found;
  uint32_t *slot = gv_map_at(map, key, &found);
  *slot = (found ? *slot : 0) + count;
}

static void mark_atom(void *to, uint32_t var) { ((bool *)to)[atom_of(var)] = true; }

static gv_guard raw_edge(gv_predicates *f, uint32_t block, uint32_t edge);

/* By atom: a branch of the core asks for it. The caller's to free. */
static bool *atoms_of_core(gv_predicates *f, const bool *core) {
  const gv_model *m = f->model;
  bool *closely = gv_malloc(f->atoms.len + 1);
  memset(closely, 0, f->atoms.len + 1);
  for (uint32_t b = 0; core && b < m->blocks.len; b++)
    for (uint32_t e = m->blocks.at[b].first_edge; core[b] && e < m->blocks.at[b].end_edge; e++)
      gv_bdd_support(&f->bdd, raw_edge(f, b, e), mark_atom, closely);
  return closely;
}

static void settle_atoms(gv_predicates *f, const gv_refinement *refinement) {
  groups g = {{0}, {0}};
  for (uint32_t i = 0; i < f->atoms.len; i++) {
    gv_value_id base = compared(f, &f->atoms.at[i]);
    if (base == GV_NONE) continue;
    add_to(&g.sites, base, f->atoms.at[i].sites);
    add_to(&g.members, base, 1);
  }
  bool *closely = atoms_of_core(f, refinement ? refinement->core : NULL);
  for (uint32_t i = 0; i < f->atoms.len; i++)
    settle_atom(f, &f->atoms.at[i], &g, refinement ? refinement->exact : NULL, closely[i]);
  gv_free(closely);
  gv_map_free(&g.sites);
  gv_map_free(&g.members);
}

/* Each tracked atom is forgotten where a root of it is defined, and listed with its function if
 * parameters decide it. */
static void list_kills(gv_predicates *f) {
  const gv_model *m = f->model;
  f->kill = gv_malloc((m->blocks.len + 1) * sizeof *f->kill);
  f->param_atoms = gv_malloc((m->functions.len + 1) * sizeof *f->param_atoms);
  f->asked = gv_malloc((m->functions.len + 1) * sizeof *f->asked);
  memset(f->asked, 0, (m->functions.len + 1) * sizeof *f->asked);
  memset(f->kill, 0, (m->blocks.len + 1) * sizeof *f->kill);
  memset(f->param_atoms, 0, (m->functions.len + 1) * sizeof *f->param_atoms);
  for (uint32_t i = 0; i < f->atoms.len; i++) {
    gv_atom *a = &f->atoms.at[i];
    if (!a->tracked) continue;
    if (a->test == GV_ATOM_RETURN) {
      *gv_push(&f->asked[a->function]) = a->a;
      continue;
    }
    if (a->by_param) *gv_push(&f->param_atoms[a->function]) = i;
    root_scan scan = {.predicates = f, .model = m, .budget = 256};
    scan_roots(&scan, a->a);
    if (a->b != GV_NONE) scan_roots(&scan, a->b);
    for (uint32_t r = 0; r < scan.roots.len; r++) {
      uint32_t block = gv_def_block(m, scan.roots.at[r]);
      if (block != GV_NONE) *gv_push(&f->kill[block]) = i;
    }
    gv_vec_free(&scan.roots);
  }
}

/* ---- what edges tell ------------------------------------------------------------------------- */

typedef struct forget {
  gv_predicates *predicates;
  gv_guard guard;
} forget;

static void forget_untracked(void *to, uint32_t var) {
  forget *g = to;
  if (!g->predicates->atoms.at[atom_of(var)].tracked)
    g->guard = gv_bdd_exists(&g->predicates->bdd, g->guard, var);
}

gv_guard gv_predicates_assume(gv_predicates *f, gv_guard guard, gv_guard condition) {
  if (condition == GV_TRUE || guard == GV_FALSE) return guard;
  forget g = {f, gv_bdd_and(&f->bdd, guard, condition)};
  gv_bdd_support(&f->bdd, condition, forget_untracked, &g);
  return g.guard;
}

/* What two comparisons of one value with constants cannot both be, found by trying the values
 * around the constants, and around the ends of the ranges: wherever both have some truth, they have
 * it at one of these. */
static gv_guard exclusion(gv_predicates *f, gv_value_id base, uint32_t i, uint32_t j) {
  const gv_atom *both[2] = {&f->atoms.at[i], &f->atoms.at[j]};
  bool seen[2][2] = {{false}};
  uint8_t width = f->model->values.at[base].width;
  int64_t least = width && width < 64 ? -((int64_t)1 << (width - 1)) : INT64_MIN,
          most = -(least + 1);
  for (int c = 0; c < 2; c++) {
    int64_t k = gv_sign_extend(int_of(f, both[c]->a == base ? both[c]->b : both[c]->a), width);
    const int64_t points[] = {
        k, k == least ? most : k - 1, k == most ? least : k + 1, 0, -1, least, most};
    for (size_t p = 0; p < sizeof points / sizeof *points; p++)
      seen[truth_at(f, both[0], base, points[p])][truth_at(f, both[1], base, points[p])] = true;
  }
  gv_guard a = gv_bdd_var(&f->bdd, variable(i)), b = gv_bdd_var(&f->bdd, variable(j)),
           possible = GV_TRUE;
  for (int x = 0; x < 2; x++) {
    for (int y = 0; y < 2; y++) {
      if (seen[x][y]) continue;
      gv_guard corner =
          gv_bdd_and(&f->bdd, x ? a : gv_bdd_not(&f->bdd, a), y ? b : gv_bdd_not(&f->bdd, b));
      possible = gv_bdd_and(&f->bdd, possible, gv_bdd_not(&f->bdd, corner));
    }
  }
  return possible;
}

typedef struct axioms {
  gv_predicates *predicates;
  gv_axioms *computed;    /* of the functions that are `related`; NULL: of none */
  gv_axioms *indexes;     /* of conditions on the bounds of indexes; NULL: there are no indexes */
  const bool *related;    /* by function */
  gv_guard raw;           /* of the edge */
  const gv_map *first_of; /* value to the first atom about it */
  const uint32_t *next_of;
  gv_guard all;
} axioms;

/* Where control takes the edge the variable is true, or, not `holds`, false. The branch depends on
 * it then, so that it is defined there. */
static bool is_implied(const axioms *x, uint32_t var, bool holds) {
  gv_bdd *bdd = &x->predicates->bdd;
  gv_guard literal = gv_bdd_var(bdd, var);
  return gv_bdd_and(bdd, x->raw, holds ? gv_bdd_not(bdd, literal) : literal) == GV_FALSE;
}

typedef struct parts {
  const gv_predicates *predicates;
  uint32_t tests, roots,
      of_symbol; /* atoms: other comparisons; values as conditions; … with the symbol */
} parts;

static void count_part(void *to, uint32_t var) {
  parts *p = to;
  const gv_atom *a = &p->predicates->atoms.at[atom_of(var)];
  gv_value_id symbol = p->predicates->model->symbol - 1;
  if (a->test >= GV_ATOM_RETURN)
    p->roots++;
  else if (a->a == symbol || a->b == symbol)
    p->of_symbol++;
  else
    p->tests++;
}

/* The branch is the test of a loop, which goes on until it has come to the element that is followed
 * (program/array_among.c): the program rests on the comparison alone. */
static bool is_test_of_loop(const axioms *x, uint32_t atom) {
  const gv_predicates *f = x->predicates;
  if (f->atoms.at[atom].test >= GV_ATOM_RETURN) return false;
  parts p = {f, 0, 0, 0};
  gv_bdd_support(&x->predicates->bdd, x->raw, count_part, &p);
  return p.of_symbol && p.tests == 1 && p.roots <= 1;
}

/* What an edge tells may not be too large a guard: further axioms are left out. */
static void add_axiom(axioms *x, gv_guard axiom) {
  gv_guard both = gv_bdd_and(&x->predicates->bdd, x->all, axiom);
  if (!gv_bdd_exceeds(&x->predicates->bdd, both, GUARD_LIMIT)) x->all = both;
}

static void add_axioms(void *to, uint32_t var) {
  axioms *x = to;
  gv_value_id base = compared(x->predicates, &x->predicates->atoms.at[atom_of(var)]);
  gv_guard literal = gv_bdd_var(&x->predicates->bdd, var);
  bool alone = x->raw == literal || x->raw == gv_bdd_not(&x->predicates->bdd, literal);
  bool holds = is_implied(x, var, true);
  if (x->computed) add_axiom(x, gv_axioms_of(x->computed, atom_of(var), alone, x->related));
  if (x->indexes && (holds || is_implied(x, var, false)))
    add_axiom(x, gv_axioms_under(x->indexes, atom_of(var), holds));
  else if (x->indexes && is_test_of_loop(x, atom_of(var)))
    add_axiom(x, gv_bdd_ite(&x->predicates->bdd, literal,
                            gv_axioms_under(x->indexes, atom_of(var), true),
                            gv_axioms_under(x->indexes, atom_of(var), false)));
  if (base == GV_NONE) return;
  uint32_t count = 0;
  for (uint32_t i = gv_map_get(x->first_of, base); i != GV_NONE && count < GROUP_LIMIT;
       i = x->next_of[i], count++)
    if (i != atom_of(var) && x->predicates->atoms.at[i].tracked)
      add_axiom(x, exclusion(x->predicates, base, atom_of(var), i));
}

static gv_guard switch_case(gv_predicates *f, uint32_t block, uint32_t edge) {
  const gv_model *m = f->model;
  gv_value_id on = canonical(f, gv_operands(m, &m->ops.at[gv_terminator(m, block)])[0]);
  int64_t k = m->edges.at[edge].case_value;
  uint8_t width = m->values.at[gv_operands(m, &m->ops.at[gv_terminator(m, block)])[0]].width;
  if (is_int(f, on)) return holds(GV_EQ, int_of(f, on), k, width) ? GV_TRUE : GV_FALSE;
  int64_t key[2] = {k, width};
  return atom(f, GV_EQ, on, gv_table_get(&f->int_values, key, sizeof key));
}

static gv_guard raw_edge(gv_predicates *f, uint32_t block, uint32_t edge) {
  const gv_model *m = f->model;
  const gv_block *b = &m->blocks.at[block];
  const gv_op *op = &m->ops.at[b->end_op - 1];
  if (op->kind == GV_OP_COND_BR) {
    gv_guard c = gv_predicates_condition(f, gv_operands(m, op)[0]);
    return edge == b->first_edge ? c : gv_bdd_not(&f->bdd, c);
  }
  if (op->kind != GV_OP_SWITCH) return GV_TRUE;
  if (b->end_edge - b->first_edge > SWITCH_LIMIT && !is_int(f, canonical(f, gv_operands(m, op)[0])))
    return GV_TRUE;
  if (edge != b->first_edge) return switch_case(f, block, edge);
  gv_guard none = GV_TRUE;
  for (uint32_t e = b->first_edge + 1; e < b->end_edge; e++)
    none = gv_bdd_and(&f->bdd, none, gv_bdd_not(&f->bdd, switch_case(f, block, e)));
  return none;
}

/* The condition, and what follows from it. */
static gv_guard told_by(axioms *x, gv_guard condition) {
  x->raw = x->all = condition;
  gv_bdd_support(&x->predicates->bdd, condition, add_axioms, x);
  return gv_predicates_assume(x->predicates, GV_TRUE, x->all);
}

/* What all comparisons of the value with constants can be together. */
static gv_guard exclusions_of(const axioms *x, gv_value_id base) {
  gv_predicates *f = x->predicates;
  gv_guard all = GV_TRUE;
  for (uint32_t i = gv_map_get(x->first_of, base), n = 0; i != GV_NONE && n < GROUP_LIMIT;
       i = x->next_of[i], n++)
    for (uint32_t j = x->next_of[i], k = n; j != GV_NONE && k < GROUP_LIMIT; j = x->next_of[j], k++)
      all = gv_bdd_and(&f->bdd, all, exclusion(f, base, i, j));
  return all;
}

/* What the index that is followed is compared with, where that is no constant; GV_NONE: the atom is
 * something else. */
static gv_value_id compared_with_symbol(const gv_predicates *f, const gv_atom *a) {
  if (!a->tracked || a->test >= GV_ATOM_RETURN) return GV_NONE;
  gv_value_id other = is_symbol(f, a->a) ? a->b : is_symbol(f, a->b) ? a->a : GV_NONE;
  return other == GV_NONE || is_int(f, other) ? GV_NONE : other;
}

/* What comparisons of the index with one number that is not constant can be together, each with the
 * one before. */
static gv_guard orders_of_symbol(axioms *x) {
  gv_predicates *f = x->predicates;
  gv_map last = {0};
  bool found;
  for (uint32_t i = 0; i < f->atoms.len; i++) {
    gv_value_id with = compared_with_symbol(f, &f->atoms.at[i]);
    if (with == GV_NONE) continue;
    uint32_t *slot = gv_map_at(&last, with, &found);
    if (found) add_axiom(x, gv_axioms_of_two(x->indexes, *slot, i));
    *slot = i;
  }
  gv_map_free(&last);
  return x->all;
}

static void settle_edges(gv_predicates *f, const bool *related, gv_solved *solved) {
  const gv_model *m = f->model;
  gv_map first_of = {0};
  uint32_t *next_of = gv_malloc((f->atoms.len + 1) * sizeof *next_of), atoms = f->atoms.len;
  bool found;
  for (uint32_t i = atoms; i-- > 0;) {
    next_of[i] = GV_NONE;
    gv_value_id base = compared(f, &f->atoms.at[i]);
    if (base == GV_NONE || !f->atoms.at[i].tracked) continue;
    uint32_t *slot = gv_map_at(&first_of, base, &found);
    if (found) next_of[i] = *slot;
    *slot = i;
  }
  gv_axioms *computed = related ? gv_axioms_make(f, solved) : NULL,
            *indexes = m->symbol ? gv_axioms_make(f, solved) : NULL;
  f->edge = gv_malloc((m->edges.len + 1) * sizeof *f->edge);
  axioms x = {f, computed, indexes, related, GV_TRUE, &first_of, next_of, GV_TRUE};
  for (uint32_t b = 0; b < m->blocks.len; b++)
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      f->edge[e] = told_by(&x, raw_edge(f, b, e));
  x.all = m->symbol ? exclusions_of(&x, m->symbol - 1) : GV_TRUE;
  f->possible = m->symbol ? orders_of_symbol(&x) : GV_TRUE;
  GV_CHECK(f->atoms.len == atoms);
  if (computed) gv_axioms_drop(computed);
  if (indexes) gv_axioms_drop(indexes);
  gv_map_free(&first_of);
  gv_free(next_of);
}

/* What a runtime has just made is not null: no call fails (docs/limits.md). */
static bool is_made(const gv_model *m, gv_value_id id) {
  const gv_value *v = &m->values.at[id];
  const gv_op *op = v->def == GV_DEF_RESULT ? &m->ops.at[v->a] : NULL;
  if (op && op->kind == GV_OP_MEMORY) return op->given;
  return op && op->kind == GV_OP_ACTION && gv_creates_object(op->action->creates);
}

/* That a handle is null, asked of one that is known; false: that is not said by what it is. */
static bool is_null_known(const gv_predicates *f, const gv_atom *a, gv_value_id base,
                          gv_value_id value, gv_guard *is) {
  gv_value_id with = a->a == base ? a->b : a->a;
  if (a->test != GV_EQ || int_of(f, with)) return false;
  bool null = is_constant(f, value) && !int_of(f, value);
  *is = null ? GV_TRUE : GV_FALSE;
  return null || is_made(f->model, value);
}

/* The atom, which is about `base`, asked of another value; false: that is not tracked. */
static bool ask_other(gv_predicates *f, const gv_atom *a, gv_value_id base, gv_value_id value,
                      gv_guard *now) {
  if (f->asks_back && is_null_known(f, a, base, value, now)) return true;
  value = canonical(f, value);
  gv_value_id left = a->a == base ? value : a->a, right = a->a == base ? a->b : value;
  uint32_t key[3] = {a->test, left, right};
  if (a->test == GV_EQ && left > right) key[1] = right, key[2] = left;
  uint32_t existing = gv_table_get(&f->atom_by_key, key, sizeof key);
  if (existing == GV_NONE || !f->atoms.at[existing].tracked) return false;
  *now = gv_bdd_var(&f->bdd, variable(existing));
  return true;
}

/* A side of a comparison, or a condition, once the edge has given the arguments their values. */
static bool side(const gv_predicates *f, const gv_edge *edge, gv_value_id id, int64_t *number) {
  *number = gv_predicates_is_case(id) ? gv_predicates_case(f, id) : 0;
  return gv_predicates_is_case(id) || gv_number_received(f->model, edge, id, number);
}

/* All that the atom is computed from gets constants. */
static bool is_received(const gv_predicates *f, const gv_atom *a, const gv_edge *edge, bool *is) {
  int64_t left, right;
  if (a->test != GV_ATOM_ROOT && a->test >= GV_ATOM_RETURN) return false;
  uint8_t width = width_of(f, a->a, a->test == GV_ATOM_ROOT ? a->a : a->b);
  if (!width || !side(f, edge, a->a, &left)) return false;
  *is = left & 1;
  if (a->test == GV_ATOM_ROOT) return width == 1;
  if (!side(f, edge, a->b, &right)) return false;
  *is = holds(a->test, left, right, width);
  return true;
}

/* What the edge makes of the atom, whatever else holds; false: that is not known. */
static bool is_settled(const gv_predicates *f, const gv_atom *a, const gv_edge *edge, bool *is) {
  if (is_received(f, a, edge, is)) return true;
  if (a->test >= GV_ATOM_RETURN) return false;
  if (gv_predicates_is_case(a->a) || gv_predicates_is_case(a->b)) return false;
  return gv_order_received(f->flow, edge, (gv_arith)a->test, a->a, a->b, is);
}

/* … which is asked for each guard that crosses it. */
static bool recall_settled(gv_predicates *f, const gv_edge *edge, uint32_t atom_index, bool *is) {
  enum { UNKNOWN, IS_NOT, IS };
  uint32_t key[2] = {(uint32_t)(edge - f->model->edges.at), atom_index};
  bool found;
  uint32_t *settled = gv_table_at(&f->settled, key, sizeof key, &found);
  if (!found) {
    const gv_atom a = f->atoms.at[atom_index];
    *settled = !is_settled(f, &a, edge, is) ? UNKNOWN : *is ? IS : IS_NOT;
  }
  *is = *settled == IS;
  return *settled != UNKNOWN;
}

/* The constant, as comparisons have it; GV_NONE: none does. */
static gv_value_id constant_of(const gv_predicates *f, int64_t k, uint8_t width) {
  int64_t key[2] = {k, width};
  return gv_table_get(&f->int_values, key, sizeof key);
}

/* All that the value is computed from gets nothing but constants. A counter, which also comes
 * round, is related to the symbol by what its loop has seen. */
static bool is_of_constants(const gv_predicates *f, gv_value_id value) {
  const gv_flow *flow = f->flow;
  root_scan scan = {.predicates = f, .model = f->model, .budget = 256};
  scan_roots(&scan, value);
  bool all = scan.budget && scan.roots.len;
  for (uint32_t r = 0; r < scan.roots.len && all; r++) {
    gv_value_id root = scan.roots.at[r];
    all = f->model->values.at[root].def == GV_DEF_BLOCK_ARG;
    for (uint32_t i = flow->pair_into_start[root]; i < flow->pair_into_start[root + 1] && all; i++)
      all = is_int(f, gv_strip(f->model, f->model->pairs.at[flow->pair_into[i]].source));
  }
  gv_vec_free(&scan.roots);
  return all;
}

/* The symbol is compared with what becomes a constant on the edge: that is asked of the constant.
 * False: it is not tracked. */
static bool ask_symbol(gv_predicates *f, const gv_atom *a, const gv_edge *edge, gv_guard *now) {
  int64_t k;
  if (a->test != GV_EQ || gv_predicates_is_case(a->a) || gv_predicates_is_case(a->b)) return false;
  bool left = is_symbol(f, a->a);
  if (left == is_symbol(f, a->b)) return false;
  gv_value_id number = left ? a->b : a->a;
  if (!gv_number_received(f->model, edge, number, &k)) return false;
  if (!is_of_constants(f, number)) return false;
  gv_value_id constant = constant_of(f, k, f->model->values.at[number].width);
  return constant != GV_NONE && ask_other(f, a, number, constant, now);
}

/* Facts about the block arguments' new values, in the second variables of the atoms, since the old
 * values may be sources themselves. False: none is known. */
static bool receive(gv_predicates *f, gv_guard *guard, const gv_edge *edge, uint32_t atom_index) {
  const gv_model *m = f->model;
  gv_atom a = f->atoms.at[atom_index];
  gv_value_id base = a.test == GV_ATOM_ROOT ? a.a : asked_about(f, &a);
  gv_guard second = gv_bdd_var(&f->bdd, gv_bdd_second(atom_index));
  bool is;
  if (recall_settled(f, edge, atom_index, &is)) {
    *guard = gv_bdd_and(&f->bdd, *guard, is ? second : gv_bdd_not(&f->bdd, second));
    return true;
  }
  gv_guard symbol;
  if (ask_symbol(f, &a, edge, &symbol)) {
    *guard =
        gv_predicates_assume(f, *guard, gv_bdd_not(&f->bdd, gv_bdd_xor(&f->bdd, second, symbol)));
    return true;
  }
  for (uint32_t p = edge->first_pair; p < edge->first_pair + edge->pairs; p++) {
    if (m->pairs.at[p].arg != base) continue;
    gv_value_id source = gv_strip(m, m->pairs.at[p].source);
    gv_guard now;
    if (a.test == GV_ATOM_ROOT && m->values.at[base].width == 1)
      now = gv_predicates_condition(f, source);
    else if (a.test != GV_ATOM_ROOT && is_int(f, source) && compared(f, &a) == base)
      now = truth_at(f, &a, base, int_of(f, source)) ? GV_TRUE : GV_FALSE;
    else if (a.test == GV_ATOM_ROOT || !ask_other(f, &a, base, source, &now))
      return false;
    *guard = gv_predicates_assume(f, *guard, gv_bdd_not(&f->bdd, gv_bdd_xor(&f->bdd, second, now)));
    return true;
  }
  return false;
}

/* Each time that the fixpoint has taken so many steps on guards, these may be half as large; in the
 * end they say nothing. */
static void halve_limit(gv_predicates *f) {
  for (; f->bdd.work >= f->halved_at; f->halved_at += f->halved_each) f->guard_limit /= 2;
}

/* A guard too large forgets its oldest predicates, nearest the leaves, as few as will do: it then
 * says less, which is sound. The more it forgets the smaller it is. */
static gv_guard shrink(gv_predicates *f, gv_guard guard) {
  halve_limit(f);
  if (!gv_bdd_exceeds(&f->bdd, guard, f->guard_limit)) return guard;
  uint32_t few = 0, enough = f->bdd.nodes.at[guard].var + 1;
  f->shrunk++;
  while (few < enough) {
    uint32_t middle = few + (enough - few) / 2;
    if (gv_bdd_exceeds(&f->bdd, gv_bdd_forget_below(&f->bdd, guard, middle), f->guard_limit))
      few = middle + 1;
    else
      enough = middle;
  }
  return gv_bdd_forget_below(&f->bdd, guard, enough);
}

gv_guard gv_predicates_shrink(gv_predicates *f, gv_guard guard) {
  halve_limit(f);
  return guard > GV_TRUE && f->guard_limit < GUARD_LIMIT ? shrink(f, guard) : guard;
}

gv_guard gv_predicates_join(gv_predicates *f, gv_guard a, gv_guard b) {
  gv_guard joined = gv_bdd_or(&f->bdd, a, b);
  return joined == a || joined == b ? joined : shrink(f, joined);
}

gv_guard gv_predicates_forget_at(gv_predicates *f, gv_guard guard, uint32_t block) {
  GV_ASSERT(block < f->model->blocks.len);
  const gv_bdd_list kills = {f->kill[block].at, f->kill[block].len, block};
  return gv_bdd_forget(&f->bdd, guard, &kills);
}

static gv_guard cross(gv_predicates *f, gv_guard guard, uint32_t edge_id) {
  const gv_edge *edge = &f->model->edges.at[edge_id];
  guard = gv_bdd_and(&f->bdd, guard, f->edge[edge_id]);
  if (guard == GV_FALSE) return GV_FALSE;
  bool received = false;
  for (uint32_t i = 0; i < f->kill[edge->target].len; i++)
    received |= receive(f, &guard, edge, f->kill[edge->target].at[i]);
  guard = gv_predicates_forget_at(f, guard, edge->target);
  if (received) guard = gv_bdd_rename(&f->bdd, guard);
  if (f->entered) guard = gv_bdd_and(&f->bdd, guard, f->entered[edge_id]);
  return shrink(f, guard);
}

/* Many states cross an edge with one guard. A cache that forgets: one result a slot. */
enum { LEAST_CROSSINGS = 1 << 5, MOST_CROSSINGS = 1 << 12, CROSSINGS_OF_EDGE = 4 };
typedef struct gv_crossing {
  gv_guard guard;
  uint32_t edge;
  gv_guard result;
  uint64_t shrunk;
} gv_crossing;

static void open_crossings(gv_predicates *f) {
  f->crossings_len = LEAST_CROSSINGS;
  while (f->crossings_len < MOST_CROSSINGS &&
         f->crossings_len < CROSSINGS_OF_EDGE * f->model->edges.len)
    f->crossings_len *= 2;
  size_t size = f->crossings_len * sizeof *f->crossings;
  f->crossings = memset(gv_malloc(size), 0, size);
}

gv_guard gv_predicates_edge(gv_predicates *f, gv_guard guard, uint32_t edge) {
  GV_ASSERT(edge < f->model->edges.len);
  if (guard == GV_FALSE) return GV_FALSE; /* nothing is kept of it: an empty slot has it */
  uint32_t key[2] = {guard, edge};
  gv_crossing *c = &f->crossings[(uint32_t)gv_hash(key, sizeof key, 3) % f->crossings_len];
  if (c->guard != guard || c->edge != edge) {
    uint64_t before = f->shrunk;
    gv_guard result = cross(f, guard, edge);
    *c = (gv_crossing){guard, edge, result, f->shrunk - before};
  } else {
    f->shrunk += c->shrunk;
  }
  return c->result;
}

/* Afterwards the limit is not halved any more. */
uint64_t gv_predicates_steps(const gv_predicates *f) {
  bool ended = f->halved_at == UINT64_MAX;
  return (ended ? f->ended_at : f->bdd.work) - f->begun_at;
}

bool gv_predicates_are_out_of_steps(const gv_predicates *f) {
  return gv_predicates_steps(f) >= GUARD_TIMES * f->halved_each;
}

void gv_predicates_end_fixpoint(gv_predicates *f) {
  f->ended_at = f->bdd.work;
  f->halved = f->guard_limit < GUARD_LIMIT;
  if (f->halved) memset(f->crossings, 0, f->crossings_len * sizeof *f->crossings);
  f->guard_limit = GUARD_LIMIT;
  f->halved_at = UINT64_MAX;
}

bool gv_predicates_can_follow(gv_predicates *f, gv_guard guard, uint32_t edge) {
  return !f->entered || gv_bdd_and(&f->bdd, guard, f->entered[edge]) != GV_FALSE;
}

/* They are listed as they are numbered. */
bool gv_predicates_keeps(const gv_predicates *f, uint32_t var, uint32_t edge) {
  uint32_t target = f->model->edges.at[edge].target, low = 0, high = f->kill[target].len;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (f->kill[target].at[middle] == atom_of(var)) return false;
    if (f->kill[target].at[middle] < atom_of(var))
      low = middle + 1;
    else
      high = middle;
  }
  return true;
}

uint32_t gv_predicates_variable(uint32_t atom) { return variable(atom); }
uint32_t gv_predicates_atom(uint32_t variable) { return atom_of(variable); }

/* ---- calls ----------------------------------------------------------------------------------- */

/* The caller's value for a callee value: parameters become arguments, constants stay. */
static gv_value_id argument_for(const gv_predicates *f, const gv_op *op, gv_value_id value) {
  if (is_constant(f, value)) return value;
  const gv_value *v = &f->model->values.at[value];
  if (v->def != GV_DEF_PARAM) return GV_NONE;
  return v->b < op->operand_count ? gv_operands(f->model, op)[v->b] : GV_NONE;
}

/* The callee's atom in the caller's terms; false when it has none there. Makes no new atom: those
 * would be unknown anyway. */
static bool translate(gv_predicates *f, const gv_op *op, uint32_t atom_id, gv_guard *out) {
  const gv_value *values = f->model->values.at;
  const gv_atom copy = f->atoms.at[atom_id], *a = &copy;
  uint32_t carried =
      f->carried.len ? gv_map_get(&f->carried, (uint64_t)(op - f->model->ops.at) << 32 | atom_id)
                     : GV_NONE;
  if (carried != GV_NONE) {
    *out = gv_predicates_condition(f, f->model->carried.at[carried].outside);
    return true;
  }
  if (a->test == GV_ATOM_ROOT) {
    gv_value_id to = argument_for(f, op, a->a);
    if (to == GV_NONE || values[to].width != 1) return false;
    *out = gv_predicates_condition(f, to);
    return true;
  }
  gv_value_id base = asked_about(f, a), to;
  if (base == GV_NONE) return false;
  if (values[base].def != GV_DEF_PARAM) return false;
  if ((to = argument_for(f, op, base)) == GV_NONE) return false;
  to = canonical(f, to);
  if (is_int(f, to) && compared(f, a) == base) {
    *out = truth_at(f, a, base, int_of(f, to)) ? GV_TRUE : GV_FALSE;
    return true;
  }
  return ask_other(f, a, base, to, out);
}

gv_guard gv_predicates_of_element(gv_predicates *f, gv_guard guard, gv_guard is) {
  guard = gv_predicates_assume(f, guard, is);
  return gv_bdd_and(&f->bdd, guard, f->possible) == GV_FALSE ? GV_FALSE : guard;
}

/* The atom, or its opposite, where `guard` says which by `here`. */
static gv_guard literal_of(gv_predicates *f, uint32_t atom_id, gv_guard guard, gv_guard here) {
  gv_guard literal = gv_bdd_var(&f->bdd, variable(atom_id));
  if (gv_predicates_assume(f, guard, here) == GV_FALSE) return gv_bdd_not(&f->bdd, literal);
  return gv_predicates_assume(f, guard, gv_bdd_not(&f->bdd, here)) == GV_FALSE ? literal : GV_TRUE;
}

gv_guard gv_predicates_into_call(gv_predicates *f, gv_guard guard, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  GV_ASSERT(op->kind == GV_OP_CALL);
  gv_guard entry = GV_TRUE, here;
  for (uint32_t i = 0; i < f->param_atoms[op->callee].len; i++) {
    uint32_t a = f->param_atoms[op->callee].at[i];
    if (translate(f, op, a, &here))
      entry = gv_bdd_and(&f->bdd, entry, literal_of(f, a, guard, here));
  }
  for (uint32_t i = 0; i < f->everywhere.len; i++) {
    uint32_t a = f->everywhere.at[i];
    entry = gv_bdd_and(&f->bdd, entry, literal_of(f, a, guard, gv_bdd_var(&f->bdd, variable(a))));
  }
  return entry;
}

static void forget_local(void *to, uint32_t var) {
  forget *g = to;
  const gv_atom *a = &g->predicates->atoms.at[atom_of(var)];
  if (!a->by_param && !a->everywhere && a->test != GV_ATOM_RETURN)
    g->guard = gv_bdd_exists(&g->predicates->bdd, g->guard, var);
}

gv_guard gv_predicates_leave(gv_predicates *f, gv_guard guard, uint32_t op_id) {
  const gv_op *op = &f->model->ops.at[op_id];
  GV_ASSERT(op->kind == GV_OP_RETURN);
  uint32_t function = gv_function_of_op(f->model, op_id);
  for (uint32_t i = 0; i < f->asked[function].len; i++) {
    gv_question q = f->questions.at[f->asked[function].at[i]];
    if (q.result >= op->operand_count || gv_operands(f->model, op)[q.result] == GV_NONE) continue;
    gv_guard told = answer(f, &q, gv_operands(f->model, op)[q.result]);
    guard = gv_predicates_assume(
        f, guard,
        gv_bdd_not(&f->bdd, gv_bdd_xor(&f->bdd, gv_bdd_var(&f->bdd, variable(q.atom)), told)));
  }
  return guard;
}

/* The caller learns the answers about the result of its call. */
static gv_guard import_result_predicates(gv_predicates *f, gv_guard exit, const gv_op *op) {
  for (uint32_t i = 0; i < f->asked[op->callee].len && exit > GV_TRUE; i++) {
    gv_question q = f->questions.at[f->asked[op->callee].at[i]];
    gv_guard var = gv_bdd_var(&f->bdd, variable(q.atom));
    gv_value_id result = q.result < op->result_count ? gv_results(f->model, op)[q.result] : GV_NONE;
    if (result != GV_NONE)
      exit = gv_predicates_assume(
          f, exit, gv_bdd_not(&f->bdd, gv_bdd_xor(&f->bdd, var, answer(f, &q, result))));
    exit = gv_bdd_exists(&f->bdd, exit, variable(q.atom));
  }
  return exit;
}

gv_guard gv_predicates_out_of_call(gv_predicates *f, gv_guard guard, uint32_t op_id,
                                   gv_guard exit) {
  const gv_op *op = &f->model->ops.at[op_id];
  GV_ASSERT(op->kind == GV_OP_CALL);
  forget local = {f, exit};
  gv_bdd_support(&f->bdd, exit, forget_local, &local);
  exit = local.guard;
  /* The callee's variables differ from the caller's unless the function calls itself, where nothing
   * is carried over. */
  if (gv_function_of_op(f->model, op_id) == op->callee) return guard;
  for (uint32_t i = 0; i < f->param_atoms[op->callee].len && exit > GV_TRUE; i++) {
    uint32_t a = f->param_atoms[op->callee].at[i];
    gv_guard here, var = gv_bdd_var(&f->bdd, variable(a));
    if (translate(f, op, a, &here))
      exit = gv_predicates_assume(f, exit, gv_bdd_not(&f->bdd, gv_bdd_xor(&f->bdd, var, here)));
    exit = gv_bdd_exists(&f->bdd, exit, variable(a));
  }
  exit = import_result_predicates(f, exit, op);
  return gv_bdd_and(&f->bdd, guard, exit);
}

/* ---- which edge a loop was entered by -------------------------------------------------------- */

enum { ENTRIES_LIMIT = 4, ENTRY_BITS = 2 };

static bool receives(const gv_predicates *f, uint32_t block) {
  const gv_flow *flow = f->flow;
  bool any = false;
  for (uint32_t p = flow->pred_start[block]; p < flow->pred_start[block + 1]; p++)
    any |= f->model->edges.at[flow->preds[p]].pairs > 0;
  return any;
}

/* Its edges are numbered in new atoms, one for each bit, which the next entry forgets: what the
 * block's arguments got they got together. */
static void distinguish_loop_entries(gv_predicates *f, uint32_t block) {
  const gv_flow *flow = f->flow;
  uint32_t first = flow->pred_start[block], count = flow->pred_start[block + 1] - first;
  if (count < 2 || count > ENTRIES_LIMIT) return;
  if (!flow->cycle[block]) return;
  if (!receives(f, block)) return;
  for (uint32_t bit = 0; bit < ENTRY_BITS && count > 1u << bit; bit++) {
    uint32_t atom = f->atoms.len;
    *gv_push(&f->atoms) = (gv_atom){.function = f->model->blocks.at[block].function,
                                    .test = GV_ATOM_ENTERED,
                                    .tracked = true,
                                    .a = GV_NONE,
                                    .b = GV_NONE};
    *gv_push(&f->kill[block]) = atom;
    gv_guard yes = gv_bdd_var(&f->bdd, variable(atom)), no = gv_bdd_not(&f->bdd, yes);
    for (uint32_t i = 0; i < count; i++)
      f->entered[flow->preds[first + i]] =
          gv_bdd_and(&f->bdd, f->entered[flow->preds[first + i]], i >> bit & 1 ? yes : no);
  }
}

static void settle_entries(gv_predicates *f, const bool *exact) {
  f->entered = gv_malloc((f->model->edges.len + 1) * sizeof *f->entered);
  for (uint32_t e = 0; e < f->model->edges.len; e++) f->entered[e] = GV_TRUE;
  for (uint32_t b = 0; b < f->model->blocks.len; b++)
    if (exact[f->model->blocks.at[b].function]) distinguish_loop_entries(f, b);
}

/* ---- the whole ------------------------------------------------------------------------------- */

void gv_predicates_init(gv_predicates *f, const gv_model *model, const gv_flow *flow,
                        const gv_refinement *refinement, gv_solved *solved) {
  memset(f, 0, sizeof *f);
  f->model = model;
  f->flow = flow;
  gv_bdd_init(&f->bdd);
  f->guard_limit = GUARD_LIMIT;
  f->halved_each = GUARD_WORK + (uint64_t)GUARD_WORK_OF_OP * model->ops.len;
  f->halved_at = UINT64_MAX;
  open_crossings(f);
  count_sites(f);
  export_result_predicates(f);
  settle_atoms(f, refinement);
  list_kills(f);
  list_carried(f);
  settle_edges(f, refinement ? refinement->related : NULL, solved);
  if (refinement) settle_entries(f, refinement->exact);
  f->begun_at = f->bdd.work;
  f->halved_at = f->begun_at + f->halved_each;
}

void gv_predicates_clear(gv_predicates *f) {
  for (uint32_t b = 0; b < f->model->blocks.len; b++) gv_vec_free(&f->kill[b]);
  for (uint32_t i = 0; i < f->model->functions.len; i++) gv_vec_free(&f->param_atoms[i]);
  for (uint32_t i = 0; i < f->model->functions.len; i++) gv_vec_free(&f->asked[i]);
  gv_free(f->asked);
  gv_vec_free(&f->questions);
  gv_table_clear(&f->question_by_key);
  gv_free(f->kill);
  gv_free(f->param_atoms);
  gv_free(f->crossings);
  gv_free(f->edge);
  gv_free(f->entered);
  gv_vec_free(&f->atoms);
  gv_vec_free(&f->everywhere);
  gv_map_free(&f->carried);
  gv_table_clear(&f->settled);
  gv_table_clear(&f->atom_by_key);
  gv_table_clear(&f->int_values);
  gv_map_free(&f->passed);
  gv_map_free(&f->conditions);
  gv_bdd_clear(&f->bdd);
}
