/* needs: a model. gives: what a value is made of: where an address points, and the roots and
 * constants that bytes can come from. cost: the size of the expression. */
#include "program/flow.h"
#include "program/intern.h"

gv_value_id gv_strip(const gv_model *m, gv_value_id id) {
  int64_t lo = 0, hi = m->values.at[id].size;
  gv_value_id best = id;
  for (;;) {
    const gv_value *v = &m->values.at[id];
    if (v->def == GV_DEF_COPY) {
      id = v->a;
    } else if (v->def == GV_DEF_EXTRACT) {
      lo += v->k, hi += v->k;
      id = v->a;
    } else if (v->def == GV_DEF_INSERT) {
      int64_t from = v->k, to = v->k + m->values.at[v->b].size;
      if (hi <= from || lo >= to)
        id = v->a;
      else if (lo >= from && hi <= to)
        lo -= from, hi -= from, id = v->b;
      else
        return best;
    } else {
      return lo == 0 ? id : best;
    }
    if (lo == 0) best = id;
  }
}

/* Bytes of a place are numbered with 32 bits; what is further away than that is anywhere. */
static int64_t sum_of_offsets(int64_t a, int64_t b) {
  int64_t sum;
  if (a == GV_ANYWHERE) return GV_ANYWHERE;
  if (b == GV_ANYWHERE) return GV_ANYWHERE;
  if (__builtin_add_overflow(a, b, &sum)) return GV_ANYWHERE;
  return sum < INT32_MIN || sum > INT32_MAX ? GV_ANYWHERE : sum;
}

gv_address gv_resolve(const gv_model *m, gv_value_id id) {
  int64_t offset = 0;
  for (;;) {
    id = gv_strip(m, id);
    const gv_value *v = &m->values.at[id];
    switch ((gv_def)v->def) {
    case GV_DEF_OFFSET:
      offset = sum_of_offsets(offset, v->k);
      id = v->a;
      continue;
    case GV_DEF_GLOBAL: return (gv_address){gv_key_of(GV_IN_GLOBAL, v->a), offset};
    case GV_DEF_PARAM: /* of a struct by value the first member is not told from the whole */
      return v->size == 8 ? (gv_address){gv_key_of(GV_IN_MEMORY, id), offset}
                          : (gv_address){GV_NONE, 0};
    case GV_DEF_RESULT:
      if (m->ops.at[v->a].kind == GV_OP_MEMORY)
        return (gv_address){gv_key_of(GV_IN_MEMORY, id), offset};
      return (gv_address){GV_NONE, 0};
    default: return (gv_address){GV_NONE, 0};
    }
  }
}

typedef struct leaf_range {
  gv_value_id value;
  int64_t lo, hi;
} leaf_range;

typedef GV_VEC(leaf_range) leaf_stack;

static void push_range(leaf_stack *stack, gv_table *seen, gv_value_id value, int64_t lo,
                       int64_t hi) {
  if (lo >= hi) return;
  bool found;
  int64_t key[3] = {value, lo, hi};
  uint32_t *slot = gv_table_at(seen, key, sizeof key, &found);
  if (found) return;
  *slot = 1;
  *gv_push(stack) = (leaf_range){value, lo, hi};
}

static void push_parts(const gv_model *m, leaf_stack *stack, gv_table *seen, const gv_value *v,
                       int64_t lo, int64_t hi) {
  int64_t from = v->k, to = v->k + (v->def == GV_DEF_INSERT ? m->values.at[v->b].size : 0);
  switch ((gv_def)v->def) {
  case GV_DEF_COPY:
  case GV_DEF_OFFSET: push_range(stack, seen, v->a, lo, hi); break;
  case GV_DEF_ARITH:
    push_range(stack, seen, v->a, lo, hi);
    if (v->c == GV_ADD || !gv_is_address_arith(v)) push_range(stack, seen, v->b, lo, hi);
    break;
  case GV_DEF_EXTRACT: push_range(stack, seen, v->a, lo + from, hi + from); break;
  case GV_DEF_INSERT:
    push_range(stack, seen, v->a, lo, hi < from ? hi : from);
    push_range(stack, seen, v->a, lo > to ? lo : to, hi);
    push_range(stack, seen, v->b, (lo > from ? lo : from) - from, (hi < to ? hi : to) - from);
    break;
  default: /* select */
    push_range(stack, seen, v->b, lo, hi);
    push_range(stack, seen, v->c, lo, hi);
    break;
  }
}

/* An address or a number computed from others is a leaf of its own: as a handle it is unknown, but
 * it may be in the same memory, and what is computed in other ways may be made the same handle
 * again. */
typedef enum wanted { HANDLES = 1, ADDRESSES = 2, SOURCES = 4 } wanted;

static bool is_computed(const gv_value *v) {
  return v->def == GV_DEF_OFFSET || gv_is_address_arith(v);
}

static bool is_mixed(const gv_value *v) {
  if (!(v->def == GV_DEF_OPAQUE || (v->def == GV_DEF_ARITH && !gv_is_address_arith(v))))
    return false;
  return v->index;
}

static bool goes_through(const gv_value *v, int wanted) {
  if (wanted & ADDRESSES && is_computed(v)) return true;
  return wanted & SOURCES && is_mixed(v);
}

static void push_sources(const gv_model *m, leaf_stack *stack, gv_table *seen, gv_value_id opaque) {
  uint32_t count;
  const gv_source *sources = gv_sources_of(m, opaque, &count);
  for (uint32_t i = 0; i < count; i++)
    push_range(stack, seen, sources[i].from, 0,
               m->values.at[sources[i].from].size ? m->values.at[sources[i].from].size : 1);
}

static bool is_leaf(const gv_value *v) {
  return v->def != GV_DEF_COPY && v->def != GV_DEF_EXTRACT && v->def != GV_DEF_INSERT &&
         v->def != GV_DEF_SELECT;
}

/* One step down while the bytes come from one operand alone; false: they do not, or `value` is a
 * leaf. */
static bool go_down(const gv_model *m, leaf_range *r) {
  const gv_value *v = &m->values.at[r->value];
  int64_t from = v->k, to = v->k + (v->def == GV_DEF_INSERT ? m->values.at[v->b].size : 0);
  switch ((gv_def)v->def) {
  case GV_DEF_COPY: r->value = v->a; return true;
  case GV_DEF_EXTRACT: r->value = v->a, r->lo += from, r->hi += from; return true;
  case GV_DEF_INSERT:
    if (r->hi <= from || r->lo >= to)
      r->value = v->a;
    else if (r->lo >= from && r->hi <= to)
      r->value = v->b, r->lo -= from, r->hi -= from;
    else
      return false;
    return true;
  default: return false;
  }
}

gv_simple gv_simple_of(const gv_model *m, gv_value_id value) {
  gv_simple s = {GV_NONE, 0, 0, false, 0};
  if (value == GV_NONE) return s;
  leaf_range r = {value, 0, m->values.at[value].size ? m->values.at[value].size : 1};
  int64_t far = 0;
  for (;;) {
    while (go_down(m, &r)) continue;
    const gv_value *v = &m->values.at[r.value];
    if (v->def != GV_DEF_OFFSET) break;
    if (!s.aligned && gv_alignment_of(v))
      s.aligned = gv_alignment_of(v);
    else
      far = s.aligned && v->k ? GV_ANYWHERE : sum_of_offsets(far, v->k);
    s.computed = true;
    r.value = v->a;
  }
  const gv_value *v = &m->values.at[r.value];
  if (!is_leaf(v)) return s;
  if (is_computed(v)) return s;
  if (r.lo > INT32_MAX) return s;
  s.root = r.value, s.lo = (int32_t)r.lo,
  s.far = far == GV_ANYWHERE || far == GV_FAR ? GV_FAR : (int32_t)far;
  return s;
}

static void each_leaf(const gv_model *m, gv_value_id value, int64_t lo, int64_t hi, int wanted,
                      void (*visit)(void *to, gv_value_id leaf), void *to) {
  leaf_range down = {value, lo, hi};
  while (go_down(m, &down)) continue;
  for (;;) { /* addresses computed from one thing are a chain, too */
    const gv_value *v = &m->values.at[down.value];
    if (v->def != GV_DEF_OFFSET || !(wanted & ADDRESSES)) break;
    if (wanted & HANDLES) visit(to, down.value);
    down.value = v->a;
    while (go_down(m, &down)) continue;
  }
  value = down.value, lo = down.lo, hi = down.hi;
  if (is_leaf(&m->values.at[value]) && !goes_through(&m->values.at[value], wanted)) {
    visit(to, value);
    return;
  }
  gv_table seen = {0};
  leaf_stack stack = {0};
  push_range(&stack, &seen, value, lo, hi);
  while (stack.len) {
    leaf_range r = gv_pop(&stack);
    const gv_value *v = &m->values.at[r.value];
    bool through = !is_leaf(v) || goes_through(v, wanted);
    if (is_leaf(v) && (!through || wanted & HANDLES)) visit(to, r.value);
    if (through && wanted & SOURCES && is_mixed(v) &&
        (v->def == GV_DEF_OPAQUE || v->index == GV_WITH_SOURCES))
      push_sources(m, &stack, &seen, r.value);
    else if (through)
      push_parts(m, &stack, &seen, v, r.lo, r.hi);
  }
  gv_table_clear(&seen);
  gv_vec_free(&stack);
}

void gv_each_leaf(const gv_model *m, gv_value_id value, int64_t lo, int64_t hi,
                  void (*visit)(void *to, gv_value_id leaf), void *to) {
  each_leaf(m, value, lo, hi, HANDLES, visit, to);
}

void gv_each_memory_leaf(const gv_model *m, gv_value_id value, int64_t lo, int64_t hi,
                         void (*visit)(void *to, gv_value_id leaf), void *to) {
  each_leaf(m, value, lo, hi, ADDRESSES, visit, to);
}

void gv_each_used(const gv_model *m, gv_value_id value, int64_t lo, int64_t hi,
                  void (*visit)(void *to, gv_value_id leaf), void *to) {
  each_leaf(m, value, lo, hi, HANDLES | ADDRESSES | SOURCES, visit, to);
}

uint32_t gv_def_block(const gv_model *m, gv_value_id id) {
  const gv_value *v = &m->values.at[id];
  switch ((gv_def)v->def) {
  case GV_DEF_BLOCK_ARG: return v->a;
  case GV_DEF_RESULT: return m->ops.at[v->a].block;
  case GV_DEF_OPAQUE: return v->a;
  default: return GV_NONE;
  }
}

uint32_t gv_function_of_op(const gv_model *m, uint32_t op) {
  return m->blocks.at[m->ops.at[op].block].function;
}
