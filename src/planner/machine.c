#include "planner/machine.h"

#include <stdio.h>

/* Of expressions in expressions; and values that one operation may look at: what is computed from
 * itself twice doubles each time. */
enum { DEPTH = 2000, LOOKS = 1 << 16 };

/* ---- setting up ---- */

static bool is_compared(const gv_value *v) { return v->def == GV_DEF_ARITH && v->c >= GV_EQ; }

/* Numbers next to those that the program compares with decide branches. */
static void note_constant(machine *m, int64_t k) {
  for (uint32_t i = 0; i < m->constants.len; i++)
    if (m->constants.at[i] == k) return;
  if (m->constants.len < 8) *gv_push(&m->constants) = k;
}

static void note_constants(machine *m) {
  const gv_model *model = m->model;
  for (uint32_t i = 0; i < model->values.len; i++) {
    const gv_value *v = &model->values.at[i];
    for (int side = 0; is_compared(v) && side < 2; side++) {
      const gv_value *operand = &model->values.at[side ? v->b : v->a];
      if (operand->def != GV_DEF_INT) continue;
      note_constant(m, operand->k);
      if (v->c != GV_EQ) note_constant(m, side ? operand->k - 1 : operand->k + 1);
    }
  }
  for (uint32_t i = 0; i < model->edges.len; i++)
    if (model->edges.at[i].case_value) note_constant(m, model->edges.at[i].case_value);
}

static uint32_t function_of(const gv_model *model, const gv_value *v) {
  if (v->def == GV_DEF_PARAM) return v->a;
  uint32_t block = v->def == GV_DEF_RESULT ? model->ops.at[v->a].block : v->a;
  return model->blocks.at[block].function;
}

/* A value that is computed nobody knows where: it has no place in a frame. */
static bool is_anywhere(const gv_value *v) { return v->def == GV_DEF_OPAQUE && v->a == GV_NONE; }

void gv_machine_init(machine *m, gv_model *model) {
  *m = (machine){.model = model};
  m->root_index = gv_malloc(model->values.len * sizeof *m->root_index);
  m->root_count = gv_malloc(model->functions.len * sizeof *m->root_count);
  m->global_things = gv_malloc(model->globals.len * sizeof *m->global_things);
  memset(m->root_count, 0, model->functions.len * sizeof *m->root_count);
  for (uint32_t i = 0; i < model->values.len; i++) {
    const gv_value *v = &model->values.at[i];
    if (gv_is_root(v) && !is_anywhere(v)) m->root_index[i] = m->root_count[function_of(model, v)]++;
  }
  note_constants(m);
}

static void drop_run(machine *m) {
  for (uint32_t i = 0; i < m->things.len; i++) gv_bytes_free(&m->things.at[i].memory);
  for (uint32_t i = 0; i < m->frames.len; i++) {
    for (uint32_t r = 0; r < m->root_count[m->frames.at[i].function]; r++)
      gv_bytes_free(&m->frames.at[i].roots[r]);
    gv_free(m->frames.at[i].roots);
  }
  m->things.len = m->unknowns.len = m->frames.len = m->step_ops.len = 0;
}

void gv_machine_restart(machine *m, gv_plan *plan) {
  drop_run(m);
  m->plan = plan;
  m->next_choice = m->guided = 0;
  m->left_out = m->assumed = GV_NONE;
  memset(m->global_things, 0xff, m->model->globals.len * sizeof *m->global_things);
}

void gv_machine_clear(machine *m) {
  drop_run(m);
  gv_vec_free(&m->step_ops);
  gv_vec_free(&m->things);
  gv_vec_free(&m->unknowns);
  gv_vec_free(&m->frames);
  gv_vec_free(&m->constants);
  gv_vec_free(&m->choices);
  gv_vec_free(&m->ways);
  gv_free(m->root_index);
  gv_free(m->root_count);
  gv_free(m->global_things);
}

uint32_t gv_machine_choose(machine *m, uint32_t ways) {
  uint32_t at = m->next_choice++;
  if (at == m->choices.len) {
    m->random = m->random ? m->random * 6364136223846793005ULL + 1442695040888963407ULL : 0;
    *gv_push(&m->choices) = m->random ? (uint32_t)(m->random >> 33) % ways : 0;
    *gv_push(&m->ways) = ways;
  }
  return m->choices.at[at] < ways ? m->choices.at[at] : 0;
}

uint32_t gv_machine_new_thing(machine *m, thing_kind kind, uint32_t op) {
  *gv_push(&m->things) = (thing){.kind = (uint8_t)kind,
                                 .op = op,
                                 .object = GV_NONE,
                                 .made = GV_NONE,
                                 .memory.rest = {S_UNKNOWN, GV_NONE, 0}};
  return m->things.len - 1;
}

void gv_machine_push_frame(machine *m, uint32_t function) {
  const gv_function *f = &m->model->functions.at[function];
  size_t size = m->root_count[function] * sizeof(bytes);
  bytes *roots = gv_malloc(size);
  memset(roots, 0, size);
  for (uint32_t i = 0; i < m->root_count[function]; i++)
    roots[i].rest = (scalar){S_UNKNOWN, GV_NONE, 0};
  *gv_push(&m->frames) = (frame){function, m->model->blocks.at[f->first_block].first_op, roots};
}

/* ---- bytes ---- */

void gv_bytes_free(bytes *b) { gv_vec_free(&b->pieces); }

/* What it covers whole is gone: copies within one memory would double the pieces each time round.
 */
void gv_bytes_put(bytes *to, int64_t at, int64_t len, scalar holds) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < to->pieces.len; i++) {
    const piece *p = &to->pieces.at[i];
    if (p->at < at || p->at + p->len > at + len) to->pieces.at[kept++] = *p;
  }
  to->pieces.len = kept;
  *gv_push(&to->pieces) = (piece){at, len, holds};
}

static bool is_plain(scalar s) { return s.kind == S_UNDEF || (s.kind == S_INT && s.k == 0); }

void gv_bytes_put_all(bytes *to, int64_t at, int64_t len, const bytes *from) {
  if (from->rest.kind != S_UNKNOWN || !from->pieces.len) gv_bytes_put(to, at, len, from->rest);
  for (uint32_t i = 0; i < from->pieces.len; i++) {
    const piece *p = &from->pieces.at[i];
    gv_bytes_put(to, at + p->at, p->len, p->holds);
  }
}

/* Pieces that stick out are cut off where every byte is the same, and are otherwise unknown. */
bytes gv_bytes_get(machine *m, bytes *from, int64_t at, int64_t len) {
  bytes got = {.rest = from->rest};
  (void)m;
  for (uint32_t i = 0; i < from->pieces.len; i++) {
    const piece *p = &from->pieces.at[i];
    if (p->at >= at + len || p->at + p->len <= at) continue;
    int64_t start = p->at < at ? at : p->at,
            end = p->at + p->len < at + len ? p->at + p->len : at + len;
    bool whole = start == p->at && end == p->at + p->len;
    gv_bytes_put(&got, start - at, end - start,
                 whole || is_plain(p->holds) ? p->holds : (scalar){S_UNKNOWN, GV_NONE, 0});
  }
  return got;
}

static scalar new_unknown(machine *m, gv_value_id as, int64_t len) {
  *gv_push(&m->unknowns) =
      (unknown){.thing = GV_NONE, .value = as, .width = (uint8_t)(len < 8 ? len * 8 : 64)};
  return (scalar){S_UNKNOWN, m->unknowns.len - 1, 0};
}

scalar gv_bytes_scalar(machine *m, bytes *from, int64_t at, int64_t len, gv_value_id as) {
  scalar found = from->rest;
  for (uint32_t i = from->pieces.len; i-- > 0;) {
    const piece *p = &from->pieces.at[i];
    if (p->at >= at + len || p->at + p->len <= at) continue;
    bool exact = p->at == at && p->len == len, covers = p->at <= at && p->at + p->len >= at + len;
    found = exact || (covers && is_plain(p->holds)) ? p->holds : (scalar){S_UNKNOWN, GV_NONE, 0};
    break;
  }
  if (found.kind != S_UNKNOWN || found.id != GV_NONE) return found;
  found = new_unknown(m, as, len);
  gv_bytes_put(from, at, len, found); /* the same one the next time */
  return found;
}

/* ---- values ---- */

bytes *gv_machine_root(machine *m, gv_value_id root) {
  return &m->frames.at[m->frames.len - 1].roots[m->root_index[root]];
}

static bytes value(machine *m, gv_value_id id, int depth);

static scalar scalar_of(machine *m, gv_value_id id, int depth) {
  const gv_value *v = &m->model->values.at[id];
  if (is_anywhere(v)) return new_unknown(m, id, v->size); /* each look at it is a new one */
  if (gv_is_root(v)) return gv_bytes_scalar(m, gv_machine_root(m, id), 0, v->size, id);
  bytes b = value(m, id, depth);
  scalar s = gv_bytes_scalar(m, &b, 0, v->size, id);
  gv_bytes_free(&b);
  return s;
}

static scalar compute(machine *m, const gv_value *v, int depth) {
  uint8_t width = gv_arith_width(m->model, v);
  int64_t a = gv_machine_number(m, scalar_of(m, v->a, depth), width),
          b = gv_machine_number(m, scalar_of(m, v->b, depth), width);
  int64_t k = gv_arith_of((gv_arith)v->c, width, a, b);
  return (scalar){S_INT, 0, gv_sign_extend(k, v->width)};
}

static scalar offset(machine *m, const gv_value *v, int depth) {
  scalar s = scalar_of(m, v->a, depth);
  if (s.kind == S_UNKNOWN && gv_machine_thing(m, s) != GV_NONE)
    s = (scalar){S_ADDRESS, gv_machine_thing(m, s), 0};
  if (s.kind == S_ADDRESS && v->k != GV_ANYWHERE)
    s.k += v->k; /* anywhere: the start of the buffer is one of the places */
  return s;
}

static uint32_t thing_of_global(machine *m, uint32_t global) {
  uint32_t *place = &m->global_things[global];
  if (*place != GV_NONE) return *place;
  *place = gv_machine_new_thing(m, T_HOST, GV_NONE);
  thing *t = &m->things.at[*place];
  t->given = true;
  if (m->model->globals.at[global].zeroed) t->memory.rest = (scalar){S_INT, 0, 0};
  return *place;
}

static bytes single(scalar s, int64_t len) {
  bytes b = {.rest = {S_UNKNOWN, GV_NONE, 0}};
  gv_bytes_put(&b, 0, len, s);
  return b;
}

static bytes plain(scalar rest) { return (bytes){.rest = rest}; }

static bytes insert(machine *m, const gv_value *v, int depth) {
  bytes whole = value(m, v->a, depth), part = value(m, v->b, depth);
  gv_bytes_put_all(&whole, v->k, m->model->values.at[v->b].size, &part);
  gv_bytes_free(&part);
  return whole;
}

static bytes extract(machine *m, const gv_value *v, int depth) {
  const gv_value *of = &m->model->values.at[v->a];
  if (gv_is_root(of) && !is_anywhere(of) &&
      v->size <= 8) /* an unknown part is the same the next time */
    gv_bytes_scalar(m, gv_machine_root(m, v->a), v->k, v->size, v->a);
  bytes whole = value(m, v->a, depth), part = gv_bytes_get(m, &whole, v->k, v->size);
  gv_bytes_free(&whole);
  return part;
}

static bytes value(machine *m, gv_value_id id, int depth) {
  const gv_value *v = &m->model->values.at[id];
  if (++m->looks > LOOKS) m->left_out = m->frames.at[m->frames.len - 1].op;
  if (depth > DEPTH || m->looks > LOOKS) return single(new_unknown(m, id, v->size), v->size);
  switch ((gv_def)v->def) {
  case GV_DEF_PARAM:
  case GV_DEF_BLOCK_ARG:
  case GV_DEF_RESULT:
  case GV_DEF_OPAQUE:
    if (is_anywhere(v))
      return v->size <= 8 ? single(new_unknown(m, id, v->size), v->size)
                          : plain((scalar){S_UNKNOWN, GV_NONE, 0});
    if (v->size <= 8) scalar_of(m, id, depth); /* gives an unknown its number */
    return gv_bytes_get(m, gv_machine_root(m, id), 0, v->size);
  case GV_DEF_INT: return single((scalar){S_INT, 0, v->k}, v->size);
  case GV_DEF_NULL: return plain((scalar){S_INT, 0, 0});
  case GV_DEF_UNDEF: return plain((scalar){S_UNDEF, 0, 0});
  case GV_DEF_GLOBAL: return single((scalar){S_ADDRESS, thing_of_global(m, v->a), 0}, v->size);
  case GV_DEF_COPY: return value(m, v->a, depth + 1);
  case GV_DEF_EXTRACT: return extract(m, v, depth + 1);
  case GV_DEF_INSERT: return insert(m, v, depth + 1);
  case GV_DEF_SELECT:
    return value(m, gv_machine_number(m, scalar_of(m, v->a, depth + 1), 1) & 1 ? v->b : v->c,
                 depth + 1);
  case GV_DEF_OFFSET: return single(offset(m, v, depth + 1), v->size);
  case GV_DEF_ARITH: return single(compute(m, v, depth + 1), v->size);
  }
  GV_BUG("a value without a definition");
}

bytes gv_machine_value(machine *m, gv_value_id id) { return value(m, id, 0); }
scalar gv_machine_scalar(machine *m, gv_value_id id) { return scalar_of(m, id, 0); }

/* ---- what is not known ---- */

/* What the finding's example has for the number: the n-th for the n-th that the value is on this
 * run. NULL: nothing. */
static const gv_chosen *exemplary(const machine *m, uint32_t of) {
  gv_value_id value = m->unknowns.at[of].value;
  uint32_t before = 0;
  if (value == GV_NONE || !m->example) return NULL;
  for (uint32_t i = 0; i < m->unknowns.len; i++)
    before += m->unknowns.at[i].chosen && m->unknowns.at[i].value == value;
  for (uint32_t i = 0; i < m->example->example.len; i++)
    if (m->example->example.at[i].of == value && !before--) return &m->example->example.at[i];
  return NULL;
}

static int64_t candidate(const machine *m, uint32_t index, uint8_t width) {
  static const int64_t common[] = {2, 0, 1, 3, 16, -1};
  if (width == 1) return index;
  if (index < m->constants.len) return m->constants.at[index];
  return common[index - m->constants.len];
}

int64_t gv_machine_number(machine *m, scalar s, uint8_t width) {
  if (s.kind == S_INT) return s.k;
  if (s.kind == S_ADDRESS) return ((int64_t)s.id + 1) * (1 << 24) + s.k;
  if (s.kind == S_UNDEF) return 0;
  if (m->unknowns.at[s.id].thing != GV_NONE)
    return ((int64_t)m->unknowns.at[s.id].thing + 1) * (1 << 24);
  if (!m->unknowns.at[s.id].chosen) {
    const gv_chosen *first = exemplary(m, s.id);
    uint32_t index =
        gv_machine_choose(m, (width == 1 ? 2 : m->constants.len + 6) + (first != NULL));
    unknown *u = &m->unknowns.at[s.id];
    u->k = gv_sign_extend(
        first && !index ? first->number : candidate(m, index - (first != NULL), width), width);
    if (width == 1) u->k &= 1;
    u->chosen = true;
    u->width = width;
  }
  return m->unknowns.at[s.id].k;
}

uint32_t gv_machine_thing(machine *m, scalar s) {
  if (s.kind == S_ADDRESS) return s.id;
  if (s.kind != S_UNKNOWN || m->unknowns.at[s.id].chosen) return GV_NONE;
  if (m->unknowns.at[s.id].thing == GV_NONE) {
    uint32_t made = gv_machine_new_thing(m, T_GIVEN, GV_NONE);
    m->things.at[made].given = true;
    m->unknowns.at[s.id].thing = made;
  }
  return m->unknowns.at[s.id].thing;
}
