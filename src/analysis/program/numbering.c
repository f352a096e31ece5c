/* needs: uses, escape, captures. gives: which values are equal wherever the later one is used
 * (value numbering: Alpern, Wegman, Zadeck 1988): expressions of equal values, loads of memory that
 * nothing between them can write, and calls of functions whose result follows from their arguments
 * and from such memory (available expressions, as a dataflow analysis over each function). Only
 * values that conditions are made of are looked at. cost: for each function its blocks and
 * operations, times the loads and calls that occur several times.
 */
#include "program/flow.h"
#include "program/intern.h"

enum {
  ROUNDS = 4,
  STATE_LIMIT = 1 << 21,
  STEPS_LIMIT = 1 << 24,
  ROOTS_LIMIT = 16,
  SCAN_LIMIT = 64,
  POINTS_LIMIT = 256
};

/* What several loads or calls of one function ask for. */
typedef struct question {
  uint32_t function, members;
  uint32_t callee; /* a function of the module; GV_NONE */
  bool calls;
  bool reads; /* memory that is not known: of a load, at an address that cannot be told; of a call,
                 what its arguments lead to */
  gv_address at; /* of a load: where */
  uint32_t size;
  uint32_t count; /* of its keys and roots */
  uint32_t roots;
  gv_key keys[ROOTS_LIMIT];      /* memory that a call gets */
  gv_value_id root[ROOTS_LIMIT]; /* what the address or the arguments are computed from */
} question;

typedef struct numbering {
  gv_flow *flow;
  const gv_model *model;
  bool *wanted;                   /* by value: a condition is made of it */
  bool *impure, *unknown_writers; /* by function: its result does not follow from its arguments and
                                     memory alone; it writes memory that others reach */
  gv_bytes *async;      /* by key: which bytes work on the GPU writes; none where lo == hi */
  bool async_elsewhere; /* … or memory that others reach */
  gv_map points;        /* by value: to what it points */
  uint32_t *asks;       /* by operation: its question; GV_NONE */
  bool *is_root;        /* by value: of some question */
  GV_VEC(question) questions;
  GV_VEC(gv_value_id) stack;
  uint32_t first, end; /* the questions of the function that is looked at now */
  uint64_t steps;
} numbering;

/* ---- what conditions are made of ------------------------------------------------------------- */

static bool is_answer(const gv_op *op) {
  if (op->kind == GV_OP_CALL) return true;
  if (op->kind == GV_OP_ACTION && op->action->flags & GV_ACTION_ANSWERS) return true;
  return op->kind == GV_OP_UNKNOWN && op->effects != GV_ANY_EFFECT;
}

static void want(numbering *n, gv_value_id value) {
  if (value == GV_NONE || n->wanted[value]) return;
  n->wanted[value] = true;
  *gv_push(&n->stack) = value;
}

static void want_parts(numbering *n, gv_value_id value) {
  const gv_model *m = n->model;
  const gv_value v = m->values.at[value];
  if (v.def == GV_DEF_BLOCK_ARG)
    for (uint32_t i = n->flow->pair_into_start[value]; i < n->flow->pair_into_start[value + 1]; i++)
      want(n, m->pairs.at[n->flow->pair_into[i]].source);
  if (v.def == GV_DEF_RESULT) {
    const gv_op *op = &m->ops.at[v.a];
    for (uint32_t i = 0; (op->kind == GV_OP_LOAD || is_answer(op)) && i < op->operand_count; i++)
      want(n, gv_operands(m, op)[i]);
  }
  if (v.def < GV_DEF_COPY) return;
  want(n, v.a);
  if (v.def == GV_DEF_INSERT || v.def == GV_DEF_SELECT || v.def == GV_DEF_ARITH) want(n, v.b);
  if (v.def == GV_DEF_SELECT) want(n, v.c);
}

static void want_conditions(numbering *n) {
  const gv_model *m = n->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    bool branches = op->kind == GV_OP_COND_BR || op->kind == GV_OP_SWITCH;
    bool passes = op->kind == GV_OP_CALL || op->kind == GV_OP_RETURN;
    for (uint32_t i = 0; (branches || passes) && i < op->operand_count; i++) {
      gv_value_id operand = gv_operands(m, op)[i];
      if (operand != GV_NONE && (branches || m->values.at[operand].width)) want(n, operand);
    }
  }
  for (gv_value_id v = 0; v < m->values.len; v++)
    if (m->values.at[v].def == GV_DEF_SELECT) want(n, m->values.at[v].a);
  for (uint32_t i = 0; i < m->elements.len; i++) want(n, m->elements.at[i].is);
  for (uint32_t i = 0; i < m->chunked.len; i++) want(n, m->chunked.at[i].is);
  for (uint32_t i = 0; i < m->carried.len; i++)
    want(n, m->carried.at[i].inside), want(n, m->carried.at[i].outside);
  while (n->stack.len) {
    gv_value_id value = gv_pop(&n->stack);
    want_parts(n, value);
  }
}

/* ---- expressions ----------------------------------------------------------------------------- */

static gv_value_id same(const numbering *n, gv_value_id value) {
  return n->flow->same[gv_strip(n->model, value)];
}

/* The value is no expression, or one that says all that it is computed from. */
static bool is_exact(const gv_value *v) {
  if (v->def == GV_DEF_UNDEF) return false;
  if (v->def == GV_DEF_OFFSET && v->k == GV_ANYWHERE) return false;
  return !(v->def == GV_DEF_OPAQUE && v->a == GV_NONE);
}

/* Which of a value's fields are operands, and which say what it is. */
enum { HAS_A = 1, HAS_B = 2, HAS_C = 4, SAYS_A = 8, SAYS_C = 16, SAYS_K = 32 };
static const uint8_t fields[GV_DEF_ARITH + 1] = {
    [GV_DEF_INT] = SAYS_K,
    [GV_DEF_GLOBAL] = SAYS_A,
    [GV_DEF_COPY] = HAS_A,
    [GV_DEF_EXTRACT] = HAS_A | SAYS_K,
    [GV_DEF_INSERT] = HAS_A | HAS_B | SAYS_K,
    [GV_DEF_SELECT] = HAS_A | HAS_B | HAS_C,
    [GV_DEF_OFFSET] = HAS_A | SAYS_K,
    [GV_DEF_ARITH] = HAS_A | HAS_B | SAYS_C,
};

/* What stands in a field, as part of what makes two values equal. */
static int64_t said(const numbering *n, uint8_t has, uint8_t operand, uint8_t plain,
                    uint32_t field) {
  if (has & operand) return same(n, field);
  return has & plain ? field : 0;
}

static void number_expressions(numbering *n) {
  const gv_model *m = n->model;
  gv_table seen = {0};
  for (gv_value_id id = 0; id < m->values.len; id++) {
    const gv_value *v = &m->values.at[id];
    if (!n->wanted[id]) continue;
    if (gv_is_root(v)) continue;
    if (!is_exact(v)) continue;
    uint8_t has = fields[v->def];
    if (has & HAS_A && v->a > id) continue;
    if (has & HAS_B && v->b > id) continue;
    if (has & HAS_C && v->c > id) continue;
    const int64_t key[7] = {v->def | v->width << 8,
                            v->size,
                            said(n, has, HAS_A, SAYS_A, v->a),
                            said(n, has, HAS_B, 0, v->b),
                            said(n, has, HAS_C, SAYS_C, v->c),
                            has & SAYS_K ? v->k : 0,
                            0};
    bool found;
    uint32_t *slot = gv_table_at(&seen, key, sizeof key, &found);
    if (!found) *slot = id;
    n->flow->same[id] = *slot;
  }
  gv_table_clear(&seen);
}

typedef struct scan {
  gv_value_id *roots;
  uint32_t count, budget;
  bool exact;
} scan;

/* All that the value is computed from, each once. */
static void scan_roots(const numbering *n, scan *s, gv_value_id value) {
  value = same(n, value);
  const gv_value *v = &n->model->values.at[value];
  s->exact &= is_exact(v) && s->budget;
  if (!s->exact) return;
  s->budget--;
  if (gv_is_root(v)) {
    for (uint32_t i = 0; i < s->count; i++)
      if (s->roots[i] == value) return;
    s->exact = s->count < ROOTS_LIMIT;
    if (s->exact) s->roots[s->count++] = value;
    return;
  }
  if (v->def < GV_DEF_COPY) return;
  scan_roots(n, s, v->a);
  if (v->def == GV_DEF_INSERT || v->def == GV_DEF_SELECT || v->def == GV_DEF_ARITH)
    scan_roots(n, s, v->b);
  if (v->def == GV_DEF_SELECT) scan_roots(n, s, v->c);
}

/* ---- where addresses point, as far as aliases ask -------------------------------------------- */

enum {
  TO_DEVICE = 1,
  TO_NEW = 2,
  TO_ANY = 4
}; /* memory of the device; memory that the program makes; any that others reach */

typedef struct pointing {
  numbering *numbering;
  gv_map seen;
  GV_VEC(gv_value_id) open;
  uint32_t to;
} pointing;

static void point_on(pointing *p, gv_value_id address) {
  bool found;
  *gv_map_at(&p->seen, address, &found) = 1;
  if (!found) *gv_push(&p->open) = address;
}

/* What was stored in the slot, if that is all that is done to it. */
static void point_on_stored(pointing *p, gv_key key) {
  const gv_flow *flow = p->numbering->flow;
  const gv_model *m = flow->model;
  bool slot = key != GV_NONE && gv_key_space(key) == GV_IN_MEMORY &&
              m->values.at[gv_key_base(key)].def == GV_DEF_RESULT;
  if (!slot || flow->escaped[key]) p->to |= TO_ANY;
  for (uint32_t u = p->to & TO_ANY ? 0 : flow->use_start[key];
       u < (p->to & TO_ANY ? 0 : flow->use_start[key + 1]); u++) {
    const gv_op *op = &m->ops.at[flow->uses[u]];
    if (op->kind == GV_OP_STORE)
      point_on(p, gv_operands(m, op)[0]); /* or its address, which is new memory */
    else if (op->kind != GV_OP_LOAD && op->kind != GV_OP_MEMORY)
      p->to |= TO_ANY;
  }
}

static void point(void *with, gv_value_id leaf) {
  pointing *p = with;
  const gv_flow *flow = p->numbering->flow;
  const gv_model *m = flow->model;
  const gv_value *v = &m->values.at[leaf];
  const gv_op *op = v->def == GV_DEF_RESULT ? &m->ops.at[v->a] : NULL;
  if (v->def == GV_DEF_NULL || v->def == GV_DEF_UNDEF || v->def == GV_DEF_INT) return;
  if (op && op->kind == GV_OP_MEMORY)
    p->to |= TO_NEW;
  else if (op && op->kind == GV_OP_ACTION && op->action->creates == GV_CREATES_MEMORY)
    p->to |= op->shared ? TO_NEW : TO_DEVICE;
  else if (op && op->kind == GV_OP_LOAD)
    point_on_stored(p, gv_resolve(m, gv_operands(m, op)[0]).key);
  else if (v->def == GV_DEF_BLOCK_ARG)
    for (uint32_t i = flow->pair_into_start[leaf]; i < flow->pair_into_start[leaf + 1]; i++)
      point_on(p, m->pairs.at[flow->pair_into[i]].source);
  else
    p->to |= TO_ANY;
}

static uint32_t points_to(numbering *n, gv_value_id address) {
  bool found;
  uint32_t known = gv_map_get(&n->points, address);
  if (known != GV_NONE) return known;
  pointing p = {.numbering = n};
  point_on(&p, address);
  for (uint32_t i = 0; i < p.open.len && !(p.to & TO_ANY); i++) {
    if (i == POINTS_LIMIT) p.to |= TO_ANY;
    gv_each_memory_leaf(n->model, p.open.at[i], 0, 8, point, &p);
  }
  *gv_map_at(&n->points, address, &found) = p.to;
  gv_map_free(&p.seen);
  gv_vec_free(&p.open);
  return p.to;
}

/* ---- what operations write ------------------------------------------------------------------- */

static bool is_memory_of(const gv_model *m, gv_key key, gv_def def) {
  if (key == GV_NONE) return false;
  if (gv_key_space(key) != GV_IN_MEMORY) return false;
  return m->values.at[gv_key_base(key)].def == def;
}

static bool is_written_by(gv_role role) {
  return role == GV_ROLE_GPU_WRITE || role == GV_ROLE_KERNEL_WRITE || role == GV_ROLE_KERNEL_BOTH ||
         role == GV_ROLE_HOST_WRITE || role == GV_ROLE_MEMREF_WRITE;
}

/* Can others have the address, or can it be that of memory that they have? */
static bool is_reached(const numbering *n, gv_key key) {
  return n->flow->captured[key] || is_memory_of(n->model, key, GV_DEF_PARAM);
}

/* The address is written through: can that be memory that others reach? */
static bool writes_elsewhere(numbering *n, gv_value_id address) {
  gv_key key = gv_resolve(n->model, address).key;
  return key == GV_NONE ? points_to(n, address) & ~TO_DEVICE : is_reached(n, key);
}

static gv_value_id target_of(const gv_model *m, const gv_op *op) {
  return gv_operands(m, op)[op->kind == GV_OP_STORE];
}

/* The bytes from the operand on that the action writes. */
static gv_bytes written_by(const gv_model *m, const gv_op *op, uint32_t operand) {
  gv_bytes bytes;
  if (gv_find_written(m, op, operand, &bytes)) return bytes;
  return (gv_bytes){INT64_MIN, INT64_MAX};
}

static void add_async(numbering *n, const gv_op *op, uint32_t operand) {
  gv_address at = gv_resolve(n->model, gv_operands(n->model, op)[operand]);
  gv_bytes bytes = gv_bytes_at(written_by(n->model, op, operand), at.offset),
           *all = &n->async[at.key];
  if (bytes.lo >= bytes.hi) return;
  if (all->lo == all->hi) *all = bytes;
  if (bytes.lo < all->lo) all->lo = bytes.lo;
  if (bytes.hi > all->hi) all->hi = bytes.hi;
}

static void find_async(numbering *n) {
  const gv_model *m = n->model;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count; i++) {
      gv_role role = gv_role_of(op, i);
      gv_value_id operand = gv_operands(m, op)[i];
      if (operand == GV_NONE) continue;
      if (!is_written_by(role)) continue;
      if (role == GV_ROLE_HOST_WRITE || role == GV_ROLE_MEMREF_WRITE) continue;
      gv_key key = gv_resolve(m, operand).key;
      if (key != GV_NONE) add_async(n, op, i);
      n->async_elsewhere |=
          writes_elsewhere(n, operand) || (key != GV_NONE && gv_key_space(key) == GV_IN_GLOBAL);
    }
  }
}

static bool is_own(const numbering *n, gv_value_id address, uint32_t function) {
  gv_key key = gv_resolve(n->model, address).key;
  if (!is_memory_of(n->model, key, GV_DEF_RESULT)) return false;
  if (n->flow->captured[key]) return false;
  return gv_function_of_op(n->model, n->model->values.at[gv_key_base(key)].a) == function;
}

/* What an operation does by itself; calls in the module are followed afterwards. */
static void judge_op(numbering *n, uint32_t function, const gv_op *op) {
  const gv_model *m = n->model;
  bool *impure = &n->impure[function], *unknown_writers = &n->unknown_writers[function];
  switch ((gv_op_kind)op->kind) {
  case GV_OP_STORE:
  case GV_OP_MEMCPY:
    *impure |= !is_own(n, target_of(m, op), function);
    *unknown_writers |= writes_elsewhere(n, target_of(m, op));
    break;
  case GV_OP_LOAD: *impure |= op->is_volatile; break;
  case GV_OP_MEMORY: *impure |= op->heap; break;
  case GV_OP_ACTION:
    *impure |= !(op->action->flags & GV_ACTION_ANSWERS);
    *unknown_writers |= n->async_elsewhere;
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (gv_operands(m, op)[i] != GV_NONE && is_written_by(gv_role_of(op, i)))
        *unknown_writers |=
            gv_role_of(op, i) == GV_ROLE_MEMREF_WRITE || writes_elsewhere(n, gv_operands(m, op)[i]);
    break;
  case GV_OP_UNKNOWN:
    *impure |= op->effects == GV_ANY_EFFECT;
    *unknown_writers |= op->effects == GV_ANY_EFFECT;
    break;
  case GV_OP_CALL:
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END:
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_RETURN:
  case GV_OP_UNREACHABLE: break;
  case GV_OP_CHOICE: *impure = true; break;
  default: /* of tasks, or not lowered */ *impure = *unknown_writers = true; break;
  }
}

static void spread_to_callers(const numbering *n, bool *flags) {
  GV_VEC(uint32_t) queue = {0};
  for (uint32_t f = 0; f < n->model->functions.len; f++)
    if (flags[f]) *gv_push(&queue) = f;
  while (queue.len) {
    uint32_t f = gv_pop(&queue);
    for (uint32_t c = n->flow->caller_start[f]; c < n->flow->caller_start[f + 1]; c++) {
      uint32_t caller = gv_function_of_op(n->model, n->flow->callers[c]);
      if (!flags[caller]) flags[caller] = true, *gv_push(&queue) = caller;
    }
  }
  gv_vec_free(&queue);
}

static void judge_functions(numbering *n) {
  const gv_model *m = n->model;
  for (uint32_t o = 0; o < m->ops.len; o++) judge_op(n, gv_function_of_op(m, o), &m->ops.at[o]);
  for (gv_value_id v = 0; v < m->values.len; v++) {
    const gv_value *value = &m->values.at[v];
    uint32_t block = value->def == GV_DEF_OPAQUE ? value->a : GV_NONE;
    if (block != GV_NONE && value->c == GV_ON_NOTHING)
      n->impure[m->blocks.at[block].function] = true;
  }
  spread_to_callers(n, n->impure);
  spread_to_callers(n, n->unknown_writers);
}

/* ---- the questions --------------------------------------------------------------------------- */

static bool is_asked_of_memory(const numbering *n, const gv_op *op) {
  gv_key key = gv_resolve(n->model, gv_operands(n->model, op)[0]).key;
  bool reached = key == GV_NONE || is_reached(n, key);
  if (op->is_volatile) return false;
  return !(reached && n->model->task_count); /* tasks may write it at any time */
}

static bool is_asked_of_call(const numbering *n, const gv_op *op) {
  if (!is_answer(op)) return false;
  if (op->kind == GV_OP_CALL && n->impure[op->callee]) return false;
  if (n->model->task_count) return false;
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (gv_operands(n->model, op)[i] == GV_NONE) return false;
  return op->operand_count <= ROOTS_LIMIT;
}

/* False: what it is asked with is not known well enough. */
static bool fill_in(numbering *n, const gv_op *op, question *q) {
  const gv_model *m = n->model;
  scan s = {.roots = q->root, .budget = SCAN_LIMIT, .exact = true};
  q->calls = op->kind != GV_OP_LOAD;
  q->callee = op->kind == GV_OP_CALL ? op->callee : GV_NONE;
  q->at.key = GV_NONE;
  for (uint32_t i = 0; i < op->operand_count && s.exact; i++) {
    gv_value_id operand = gv_operands(m, op)[i];
    gv_address at = gv_resolve(m, operand);
    scan_roots(n, &s, operand);
    q->reads |= q->calls ? !m->values.at[operand].width : at.key == GV_NONE;
    if (!q->calls) q->at = at;
    if (q->calls && at.key != GV_NONE) q->keys[q->count++] = at.key;
  }
  q->reads |= q->callee != GV_NONE || (op->kind == GV_OP_UNKNOWN && op->effects == GV_READS_ONLY);
  q->reads &= !(op->kind == GV_OP_UNKNOWN && op->effects == GV_NO_EFFECT);
  q->size = m->values.at[gv_results(m, op)[0]].size;
  q->roots = s.count;
  return s.exact;
}

static void add_question(numbering *n, gv_table *seen, uint32_t o) {
  const gv_model *m = n->model;
  const gv_op *op = &m->ops.at[o];
  if (op->result_count != 1 || !n->wanted[gv_results(m, op)[0]]) return;
  if (op->kind == GV_OP_LOAD ? !is_asked_of_memory(n, op) : !is_asked_of_call(n, op)) return;
  const gv_value *result = &m->values.at[gv_results(m, op)[0]];
  uint32_t function = gv_function_of_op(m, o);
  int64_t key[6 + ROOTS_LIMIT] = {op->kind, function, result->size | (int64_t)result->width << 32,
                                  op->kind == GV_OP_CALL ? (int64_t)op->callee
                                  : op->kind == GV_OP_LOAD
                                      ? 0
                                      : (int64_t)gv_hash(op->name.at, op->name.len, 0),
                                  op->operand_count};
  for (uint32_t i = 0; i < op->operand_count; i++) key[6 + i] = same(n, gv_operands(m, op)[i]);
  bool found;
  uint32_t *slot = gv_table_at(seen, key, sizeof key, &found);
  if (!found) {
    question q = {.function = function};
    *slot = fill_in(n, op, &q) ? n->questions.len : GV_NONE;
    if (*slot != GV_NONE) *gv_push(&n->questions) = q;
  }
  n->asks[o] = *slot;
  if (*slot != GV_NONE) n->questions.at[*slot].members++;
}

/* Those that are asked once are left out. */
static void list_questions(numbering *n) {
  const gv_model *m = n->model;
  gv_table seen = {0};
  n->questions.len = 0;
  for (uint32_t o = 0; o < m->ops.len; o++) n->asks[o] = GV_NONE, add_question(n, &seen, o);
  uint32_t *moved = gv_malloc((n->questions.len + 1) * sizeof *moved), kept = 0;
  for (uint32_t q = 0; q < n->questions.len; q++) {
    moved[q] = n->questions.at[q].members > 1 ? kept : GV_NONE;
    if (moved[q] != GV_NONE) n->questions.at[kept++] = n->questions.at[q];
  }
  n->questions.len = kept;
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (n->asks[o] != GV_NONE) n->asks[o] = moved[n->asks[o]];
  memset(n->is_root, 0, m->values.len + 1);
  for (uint32_t q = 0; q < kept; q++)
    for (uint32_t i = 0; i < n->questions.at[q].roots; i++)
      n->is_root[n->questions.at[q].root[i]] = true;
  gv_free(moved);
  gv_table_clear(&seen);
}

/* ---- which answers are still good ------------------------------------------------------------ */

static bool overlap(gv_address a, int64_t a_size, gv_address b, int64_t b_size) {
  if (a.offset == GV_ANYWHERE || b.offset == GV_ANYWHERE) return true;
  return a.offset < b.offset + b_size && b.offset < a.offset + a_size;
}

static bool gets(const question *q, gv_key key) {
  for (uint32_t i = 0; i < q->count; i++)
    if (q->keys[i] == key) return true;
  return false;
}

/* `size` bytes at the address are written; negative: it is not known how many. */
static bool hits(numbering *n, const question *q, gv_value_id address, int64_t size) {
  const gv_model *m = n->model;
  gv_address at = gv_resolve(m, address);
  if (at.key == GV_NONE) {
    uint32_t to = points_to(n, address);
    if (to == TO_DEVICE) return false;
    for (uint32_t i = 0; i < q->count; i++)
      if (is_reached(n, q->keys[i])) return true;
    if (q->at.key == GV_NONE) return q->reads;
    bool made = is_memory_of(m, q->at.key, GV_DEF_RESULT);
    return made ? n->flow->captured[q->at.key] : to & TO_ANY && is_reached(n, q->at.key);
  }
  bool global = gv_key_space(at.key) == GV_IN_GLOBAL, param = is_memory_of(m, at.key, GV_DEF_PARAM);
  if (q->at.key == at.key) return size < 0 || overlap(q->at, q->size, at, size);
  if (gets(q, at.key)) return true;
  if (q->at.key == GV_NONE) return q->reads && (global || param || n->flow->captured[at.key]);
  bool q_global = gv_key_space(q->at.key) == GV_IN_GLOBAL,
       q_param = is_memory_of(m, q->at.key, GV_DEF_PARAM);
  if (param && (q_param || q_global)) return true;
  return q_param && global; /* two names of one thing */
}

static bool is_at_mercy(const numbering *n, const question *q) {
  for (uint32_t i = 0; i < q->count; i++)
    if (is_reached(n, q->keys[i])) return true;
  return q->at.key == GV_NONE ? q->reads : is_reached(n, q->at.key);
}

/* From the operand on; -1: it is not known. */
static int64_t size_written(const gv_model *m, const gv_op *op, uint32_t operand) {
  gv_bytes bytes = written_by(m, op, operand);
  return bytes.lo >= 0 && bytes.hi != INT64_MAX ? bytes.hi : -1;
}

static bool meets(gv_bytes bytes, gv_address at, int64_t size) {
  if (bytes.lo >= bytes.hi) return false;
  if (at.offset == GV_ANYWHERE) return true;
  return bytes.lo < at.offset + size && at.offset < bytes.hi;
}

static bool action_writes(numbering *n, const gv_op *op, const question *q) {
  const gv_model *m = n->model;
  bool writes = n->async_elsewhere && is_at_mercy(n, q);
  if (q->at.key != GV_NONE) writes |= meets(n->async[q->at.key], q->at, q->size);
  for (uint32_t i = 0; i < q->count && !writes; i++)
    writes = meets(n->async[q->keys[i]], (gv_address){q->keys[i], GV_ANYWHERE}, 1);
  for (uint32_t i = 0; i < op->operand_count && !writes; i++) {
    gv_role role = gv_role_of(op, i);
    if (gv_operands(m, op)[i] == GV_NONE || !is_written_by(role)) continue;
    writes = (role == GV_ROLE_MEMREF_WRITE && is_at_mercy(n, q)) ||
             hits(n, q, gv_operands(m, op)[i], size_written(m, op, i));
  }
  return writes;
}

static bool call_writes(numbering *n, uint32_t o, const question *q) {
  const gv_model *m = n->model;
  const gv_op *op = &m->ops.at[o];
  if (!n->impure[op->callee]) return false;
  if (q->calls) return true;
  if (n->unknown_writers[op->callee] && is_at_mercy(n, q)) return true;
  gv_key key = q->at.key;
  if (key == GV_NONE) return true;
  if (gv_key_space(key) == GV_IN_GLOBAL)
    return n->flow->touches[(size_t)op->callee * m->globals.len + gv_key_base(key)];
  return gv_call_writes(n->flow, o, key);
}

/* Can the operation change the answer? */
static bool writes(numbering *n, uint32_t o, const question *q) {
  const gv_model *m = n->model;
  const gv_op *op = &m->ops.at[o];
  if (!q->reads && q->at.key == GV_NONE && !q->count) return false;
  switch ((gv_op_kind)op->kind) {
  case GV_OP_STORE: return hits(n, q, target_of(m, op), m->values.at[gv_operands(m, op)[0]].size);
  case GV_OP_MEMCPY: return hits(n, q, target_of(m, op), -1);
  case GV_OP_ACTION: return action_writes(n, op, q);
  case GV_OP_CALL: return call_writes(n, o, q);
  case GV_OP_UNKNOWN: return op->effects == GV_ANY_EFFECT && is_at_mercy(n, q);
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END:
    return q->at.key == gv_resolve(m, gv_operands(m, op)[0]).key ||
           gets(q, gv_resolve(m, gv_operands(m, op)[0]).key);
  case GV_OP_MEMORY:
    return q->at.key == gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]) ||
           gets(q, gv_key_of(GV_IN_MEMORY, gv_results(m, op)[0]));
  case GV_OP_LOAD:
  case GV_OP_BR:
  case GV_OP_COND_BR:
  case GV_OP_SWITCH:
  case GV_OP_CHOICE:
  case GV_OP_RETURN:
  case GV_OP_UNREACHABLE: return false;
  default: return is_at_mercy(n, q);
  }
}

static bool may_write(const gv_op *op) {
  if (op->kind <= GV_OP_MEMORY || op->kind == GV_OP_STORE) return true;
  return op->kind > GV_OP_STORE && op->kind < GV_OP_BR;
}

static void forget_root(numbering *n, gv_value_id *now, gv_value_id root) {
  if (!n->is_root[root]) return;
  for (uint32_t q = n->first; q < n->end; q++)
    for (uint32_t i = 0; i < n->questions.at[q].roots; i++)
      if (n->questions.at[q].root[i] == root) now[q - n->first] = GV_NONE;
}

/* `now`: by question, the value that has its answer. With `settle`, loads and calls that ask again
 * get that value. */
static void pass_block(numbering *n, uint32_t block, gv_value_id *now, bool settle) {
  const gv_model *m = n->model;
  for (uint32_t q = n->first; q < n->end; q++) /* what the block defines */
    for (uint32_t i = 0; i < n->questions.at[q].roots; i++) {
      gv_value_id root = n->questions.at[q].root[i];
      uint8_t def = m->values.at[root].def;
      if ((def == GV_DEF_BLOCK_ARG || def == GV_DEF_OPAQUE) && m->values.at[root].a == block)
        now[q - n->first] = GV_NONE;
    }
  for (uint32_t o = m->blocks.at[block].first_op; o < m->blocks.at[block].end_op; o++) {
    const gv_op *op = &m->ops.at[o];
    n->steps += may_write(op) ? n->end - n->first : 1;
    for (uint32_t q = n->first; q < n->end && may_write(op); q++)
      if (now[q - n->first] != GV_NONE && writes(n, o, &n->questions.at[q]))
        now[q - n->first] = GV_NONE;
    for (uint32_t r = 0; r < op->result_count; r++) forget_root(n, now, gv_results(m, op)[r]);
    if (n->asks[o] == GV_NONE) continue;
    if (n->asks[o] < n->first) continue;
    if (n->asks[o] >= n->end) continue;
    gv_value_id *answer = &now[n->asks[o] - n->first], result = gv_results(m, op)[0];
    if (*answer == GV_NONE) *answer = result;
    if (settle) n->flow->same[result] = *answer;
  }
}

static const gv_value_id NOT_YET = GV_NONE - 1;

/* What all edges into the block bring; what was lost once stays lost. False: nothing new. */
static bool meet(numbering *n, uint32_t block, gv_value_id *in, const gv_value_id *outs,
                 uint32_t base) {
  const gv_flow *flow = n->flow;
  uint32_t count = n->end - n->first;
  bool changed = false;
  for (uint32_t p = flow->pred_start[block]; p < flow->pred_start[block + 1]; p++) {
    uint32_t from = flow->edge_from[flow->preds[p]];
    const gv_value_id *out = outs + (size_t)(from - base) * count;
    if (flow->order[from] == GV_NONE) continue;
    for (uint32_t q = 0; q < count; q++) {
      if (out[q] == NOT_YET) continue;
      if (in[q] == out[q]) continue;
      if (in[q] == GV_NONE) continue;
      in[q] = in[q] == NOT_YET ? out[q] : GV_NONE;
      changed = true;
    }
  }
  return changed;
}

static void number_function(numbering *n, uint32_t function, const uint32_t *by_order) {
  const gv_model *m = n->model;
  const gv_function *f = &m->functions.at[function];
  uint32_t blocks = f->end_block - f->first_block, count = n->end - n->first;
  if (!count) return;
  if ((uint64_t)blocks * count > STATE_LIMIT) return;
  if (n->steps > STEPS_LIMIT) return;
  size_t size = (size_t)blocks * count * sizeof(gv_value_id);
  gv_value_id *ins = gv_malloc(size), *outs = gv_malloc(size);
  for (size_t i = 0; i < (size_t)blocks * count; i++) ins[i] = outs[i] = NOT_YET;
  for (uint32_t q = 0; q < count; q++)
    ins[q] = GV_NONE; /* at the entry, which has no edge into it */
  bool changed = true, first = true;
  while (changed && n->steps <= STEPS_LIMIT) {
    changed = false;
    for (uint32_t i = 0; i < blocks && by_order[i] != GV_NONE; i++) {
      uint32_t block = by_order[i];
      gv_value_id *in = ins + (size_t)(block - f->first_block) * count,
                  *out = outs + (size_t)(block - f->first_block) * count;
      bool is_new = meet(n, block, in, outs, f->first_block);
      if (!is_new && !first) continue;
      for (uint32_t q = 0; q < count; q++) out[q] = in[q] == NOT_YET ? GV_NONE : in[q];
      pass_block(n, block, out, false);
      changed = true;
    }
    first = false;
  }
  for (uint32_t i = 0; i < blocks && by_order[i] != GV_NONE && n->steps <= STEPS_LIMIT; i++)
    pass_block(n, by_order[i], ins + (size_t)(by_order[i] - f->first_block) * count, true);
  gv_free(ins);
  gv_free(outs);
}

/* Blocks by their order, those that nothing leads to left out. */
static void sort_blocks(const numbering *n, uint32_t function, uint32_t *by_order) {
  const gv_function *f = &n->model->functions.at[function];
  for (uint32_t b = f->first_block; b < f->end_block; b++) by_order[b - f->first_block] = GV_NONE;
  for (uint32_t b = f->first_block; b < f->end_block; b++)
    if (n->flow->order[b] != GV_NONE) by_order[n->flow->order[b]] = b;
}

static void number_looks(numbering *n) {
  const gv_model *m = n->model;
  uint32_t *by_order = gv_malloc((m->blocks.len + 1) * sizeof *by_order);
  for (n->first = 0; n->first < n->questions.len; n->first = n->end) {
    uint32_t function = n->questions.at[n->first].function;
    for (n->end = n->first;
         n->end < n->questions.len && n->questions.at[n->end].function == function;)
      n->end++;
    sort_blocks(n, function, by_order);
    number_function(n, function, by_order);
  }
  gv_free(by_order);
}

/* Globals to which an address may lead that is not followed: that others have, or that some
 * operation gets. */
static void capture_globals(gv_flow *flow) {
  const gv_model *m = flow->model;
  gv_classes led_to = (gv_classes)~GV_CLASSES_OF_GLOBALS;
  for (uint32_t i = 0; i < m->operands.len; i++) led_to |= flow->foreign[i];
  for (uint32_t o = 0; o < m->ops.len; o++) led_to |= flow->reached[o];
  for (uint32_t g = 0; g < m->globals.len; g++)
    flow->captured[gv_key_of(GV_IN_GLOBAL, g)] |= (flow->classes[g] & led_to) != 0;
}

void gv_number_values(gv_flow *flow) {
  const gv_model *m = flow->model;
  capture_globals(flow);
  uint32_t keys =
      gv_key_of(GV_IN_VALUE, (m->values.len > m->globals.len ? m->values.len : m->globals.len) + 1);
  numbering n = {.flow = flow, .model = m};
  flow->same = gv_malloc((m->values.len + 1) * sizeof *flow->same);
  for (gv_value_id v = 0; v < m->values.len; v++) flow->same[v] = v;
  n.wanted = gv_malloc(m->values.len + 1), memset(n.wanted, 0, m->values.len + 1);
  n.is_root = gv_malloc(m->values.len + 1), memset(n.is_root, 0, m->values.len + 1);
  n.impure = gv_malloc(m->functions.len + 1), memset(n.impure, 0, m->functions.len + 1);
  n.unknown_writers = gv_malloc(m->functions.len + 1),
  memset(n.unknown_writers, 0, m->functions.len + 1);
  n.async = gv_malloc(keys * sizeof *n.async), memset(n.async, 0, keys * sizeof *n.async);
  n.asks = gv_malloc((m->ops.len + 1) * sizeof *n.asks);
  want_conditions(&n);
  find_async(&n);
  judge_functions(&n);
  number_expressions(&n);
  for (uint32_t round = 0; round < ROUNDS; round++) {
    list_questions(&n);
    if (!n.questions.len) break;
    number_looks(&n);
    number_expressions(&n);
  }
  void *const blocks[] = {n.wanted, n.is_root, n.impure, n.unknown_writers, n.async, n.asks};
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) gv_free(blocks[i]);
  gv_map_free(&n.points);
  gv_vec_free(&n.questions);
  gv_vec_free(&n.stack);
}
