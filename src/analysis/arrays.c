/* needs: a checked model. gives: loads and stores of array elements by index, each with the condition under which it is of the one element
 * that is followed; what loops tell of that. cost: linear in the model, and in the blocks of the loops that are found.
 *
 * Of the elements of an array one is followed, whichever: that of index `k`, a number that is the same throughout the program. What holds for
 * any k holds for all elements, and what goes wrong with one goes wrong for some k. So it is array segmentation (Cousot, Cousot, Logozzo,
 * POPL 2011) with three segments, all before k, k, and all behind it, where the outer two are as one.
 *
 * A loop that counts by one comes to k once, if k lies within its bounds, and not at all otherwise. That is said by conditions which are
 * true or false whatever is known of them, as the program computes them: `seen`, a block argument of the loop's head, is false at first and
 * true behind the round in which the index is k; the element is met where the index is k, it has not been `seen`, and k lies within the
 * bounds; and the loop goes on where it went on before, or where k lies within the bounds and has not been `seen` yet.
 */
#include "analysis/arrays.h"

#include "analysis/flow.h"

enum { ELEMENT_AT = 0x40000000, WORD = 8, CHAIN_LIMIT = 64 };

typedef GV_VEC(uint32_t) list;

/* An address, as far as it is one of an array element. */
typedef struct spot {
  uint32_t base; /* of the finder's bases; GV_NONE: none that is followed */
  int64_t constant;
  gv_value_id index; /* times `stride`; GV_NONE: the address is constant */
  uint32_t stride;
  bool known; /* nothing else is in it */
} spot;

/* One that counts by one. */
typedef struct loop {
  uint32_t head;
  gv_value_id counter;
  int step;          /* 1, -1 */
  gv_value_id first; /* what it begins with; GV_NONE: not one value */
  bool *in;          /* by block of the function: it is in the loop */
  uint32_t test;     /* the block that ends it by the number; GV_NONE: there is none */
  bool behind;       /* … and compares the next number */
  bool stays_first;  /* … and stays by its first edge */
  gv_value_id bound;
  bool inclusive;
  gv_arith wide; /* GV_WIDEN, GV_ZEXT: that is what is compared; GV_ADD: the counter itself */
  gv_arith by;   /* GV_EQ, GV_SLT, GV_ULT */
  bool entered;  /* the first number is within the bounds */
} loop;

typedef struct ghost {
  uint32_t loop;
  gv_value_id index, seen, hit; /* seen: what holds of earlier rounds */
  gv_value_id within;           /* GV_NONE: the bounds are not known */
} ghost;

/* What a new block argument gets by an edge. */
typedef struct given {
  uint32_t edge;
  gv_value_id arg, source;
} given;

/* A comparison with the symbol that a function makes of what it is passed; index: that is an index, compared for being the symbol. */
typedef struct asked {
  uint32_t function;
  gv_value_id value, index; /* index: GV_NONE */
} asked;

typedef struct finder {
  gv_model *m;
  uint32_t globals; /* the number of the first global among the bases, which begin with the values */
  uint32_t *parent; /* of bases */
  bool *fixed;      /* by base: an element is met by a constant index */
  uint32_t *size;   /* by base: bytes, the largest of those that are one; GV_NONE: not known */
  bool *bad;        /* of bases: there are addresses in it that are not followed */
  uint32_t *stride; /* by base: 0: no index is known */
  uint32_t *pred_start, *preds, *edge_from;
  gv_value_id k;
  GV_VEC(loop) loops;
  GV_VEC(ghost) ghosts;
  GV_VEC(given) given;
  GV_VEC(asked) asked;
  uint32_t *args; /* by block: those that it has */
} finder;

/* ---- bases ---------------------------------------------------------------------------------------------------------------------------- */

static uint32_t find(finder *f, uint32_t base) {
  while (f->parent[base] != base) base = f->parent[base] = f->parent[f->parent[base]];
  return base;
}

static void spoil(finder *f, uint32_t base) {
  if (base != GV_NONE) f->bad[find(f, base)] = true;
}

static void take_stride(finder *f, uint32_t base, uint32_t stride) {
  uint32_t *known = &f->stride[find(f, base)];
  if (*known && *known != stride) spoil(f, base);
  *known = stride;
}

static void unite(finder *f, uint32_t a, uint32_t b) {
  a = find(f, a), b = find(f, b);
  if (a == b) return;
  f->parent[b] = a;
  f->bad[a] |= f->bad[b];
  if (f->size[b] > f->size[a]) f->size[a] = f->size[b];
  if (f->stride[b]) take_stride(f, a, f->stride[b]);
}

static uint32_t base_of(const finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id];
  if (v->def == GV_DEF_GLOBAL) return f->m->globals.at[v->a].is_stream ? GV_NONE : f->globals + v->a;
  if (v->def == GV_DEF_PARAM) return v->size == WORD && !v->width ? id : GV_NONE;
  bool memory = v->def == GV_DEF_RESULT && f->m->ops.at[v->a].kind == GV_OP_MEMORY;
  return memory ? id : GV_NONE;
}

static spot spot_of(const finder *f, gv_value_id id) {
  spot s = {GV_NONE, 0, GV_NONE, 0, true};
  for (uint32_t i = 0; i < CHAIN_LIMIT && id != GV_NONE; i++) {
    id = gv_strip(f->m, id);
    const gv_value *v = &f->m->values.at[id];
    if (v->def != GV_DEF_OFFSET) {
      s.base = base_of(f, id);
      return s;
    }
    bool scaled = v->k == GV_ANYWHERE && v->c && s.index == GV_NONE;
    s.known &= scaled || (v->k != GV_ANYWHERE && v->k > INT32_MIN / 4 && v->k < INT32_MAX / 4);
    if (scaled)
      s.index = v->b, s.stride = v->c;
    else if (s.known)
      s.constant += v->k;
    id = v->a;
  }
  return s;
}

/* The address goes where it is not followed. */
static void spoil_value(finder *f, gv_value_id id) {
  if (id != GV_NONE) spoil(f, spot_of(f, id).base);
}

static void take_expression(finder *f, gv_value_id id) {
  const gv_value *v = &f->m->values.at[id];
  bool test = v->def == GV_DEF_ARITH && gv_arith_is_test((gv_arith)v->c);
  if (test || v->def <= GV_DEF_GLOBAL || v->def == GV_DEF_COPY || v->def == GV_DEF_OFFSET || v->def == GV_DEF_EXTRACT) return;
  if (v->def != GV_DEF_SELECT) spoil_value(f, v->a);
  spoil_value(f, v->b);
  if (v->def == GV_DEF_SELECT) spoil_value(f, v->c);
}

static void take_access(finder *f, const gv_op *op, gv_value_id address, int64_t size) {
  spot s = spot_of(f, address);
  (void)op;
  if (s.base == GV_NONE) return;
  if (!s.known || size > WORD || s.constant < 0) spoil(f, s.base);
  if (s.stride) take_stride(f, s.base, s.stride);
}

/* A function that is called from outside gets memory of which nothing is known. */
static bool is_private(const gv_model *m, uint32_t function) { return !m->functions.at[function].is_public; }

static void take_call(finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  const gv_function *callee = &m->functions.at[op->callee];
  for (uint32_t i = 0; i < op->operand_count; i++) {
    gv_value_id operand = gv_operands(m, op)[i], param = i < callee->params ? m->params.at[callee->first_param + i] : GV_NONE;
    spot s = operand == GV_NONE ? (spot){.base = GV_NONE} : spot_of(f, operand);
    uint32_t inside = param == GV_NONE ? GV_NONE : base_of(f, param);
    bool whole = s.base != GV_NONE && inside != GV_NONE && s.known && !s.constant && s.index == GV_NONE;
    if (whole)
      unite(f, s.base, inside);
    else
      spoil(f, s.base), spoil(f, inside);
  }
}

static void take_op(finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  const gv_value_id *operand = gv_operands(m, op);
  switch ((gv_op_kind)op->kind) {
  case GV_OP_LOAD:
    take_access(f, op, operand[0], op->result_count ? m->values.at[gv_results(m, op)[0]].size : op->bytes);
    break;
  case GV_OP_STORE:
    spoil_value(f, operand[0]);
    take_access(f, op, operand[1], operand[0] == GV_NONE ? INT32_MAX : m->values.at[operand[0]].size);
    break;
  case GV_OP_CALL:
    take_call(f, op);
    break;
  case GV_OP_SLOT_BEGIN:
  case GV_OP_SLOT_END:
    break;
  case GV_OP_ACTION:
    for (uint32_t i = 0; i < op->operand_count; i++) {
      spot s = operand[i] == GV_NONE ? (spot){.base = GV_NONE} : spot_of(f, operand[i]);
      bool freed = gv_role_of(op, i) == GV_ROLE_HOST_FREE && s.known && !s.constant && s.index == GV_NONE;
      if (!freed) spoil(f, s.base);
    }
    break;
  default:
    for (uint32_t i = 0; i < op->operand_count; i++) spoil_value(f, operand[i]);
    break;
  }
}

static void take_memory(finder *f) {
  const gv_model *m = f->m;
  for (gv_value_id v = 0; v < m->values.len; v++) take_expression(f, v);
  for (uint32_t i = 0; i < m->sources.len; i++) spoil_value(f, m->sources.at[i].from);
  for (uint32_t i = 0; i < m->pairs.len; i++) spoil_value(f, m->pairs.at[i].source);
  for (uint32_t g = 0; g < m->globals.len; g++)
    if (m->globals.at[g].is_public || m->globals.at[g].is_named || m->globals.at[g].is_constant) spoil(f, f->globals + g);
  for (uint32_t i = 0; i < m->pointers.len; i++) {
    spoil(f, f->globals + m->pointers.at[i].holder);
    spoil(f, f->globals + m->pointers.at[i].target);
  }
  for (uint32_t o = 0; o < m->ops.len; o++) take_op(f, &m->ops.at[o]);
  for (uint32_t fn = 0; fn < m->functions.len; fn++) {
    const gv_function *function = &m->functions.at[fn];
    for (uint32_t p = 0; p < function->params && !is_private(m, fn); p++)
      spoil(f, base_of(f, m->params.at[function->first_param + p]));
  }
}

/* ---- values --------------------------------------------------------------------------------------------------------------------------- */

static gv_value_id add(finder *f, gv_value v) {
  v.loc = GV_NO_LOC;
  *gv_push(&f->m->values) = v;
  return f->m->values.len - 1;
}

static gv_value_id number(finder *f, int64_t k, uint8_t width) {
  return add(f, (gv_value){.def = GV_DEF_INT, .width = width, .size = width == 1 ? 1 : width / 8, .k = k});
}

static gv_value_id arith(finder *f, gv_arith op, gv_value_id a, gv_value_id b, uint8_t width) {
  return add(
      f,
      (gv_value){.def = GV_DEF_ARITH, .width = width, .size = width == 1 ? 1 : width / 8, .a = a, .b = b, .c = (uint32_t)op});
}

static gv_value_id not_of(finder *f, gv_value_id a) { return arith(f, GV_XOR, a, number(f, 1, 1), 1); }
static gv_value_id and_of(finder *f, gv_value_id a, gv_value_id b) { return arith(f, GV_AND, a, b, 1); }
static gv_value_id or_of(finder *f, gv_value_id a, gv_value_id b) { return arith(f, GV_OR, a, b, 1); }

static bool is_number(const finder *f, gv_value_id id, int64_t *k) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, id)];
  *k = v->def == GV_DEF_NULL ? 0 : gv_sign_extend(v->k, v->width);
  return v->def == GV_DEF_INT || (v->def == GV_DEF_NULL && v->size <= WORD);
}

static bool is_same(const finder *f, gv_value_id a, gv_value_id b) {
  int64_t x, y;
  a = gv_strip(f->m, a), b = gv_strip(f->m, b);
  if (a == b) return true;
  if (is_number(f, a, &x) && is_number(f, b, &y)) return x == y;
  const gv_value *v = &f->m->values.at[a], *w = &f->m->values.at[b];
  bool unary = v->def == GV_DEF_ARITH && gv_arith_is_unary((gv_arith)v->c);
  return unary && w->def == GV_DEF_ARITH && v->c == w->c && v->width == w->width &&
         gv_strip(f->m, v->a) == gv_strip(f->m, w->a);
}

/* The number is `of`, made wide, plus a constant: a sum that does not wrap, but of 64 bits. */
typedef struct linear {
  gv_value_id of;
  gv_arith wide; /* GV_WIDEN, GV_ZEXT; GV_ADD: it has 64 bits itself */
  int64_t plus;
} linear;

static linear linear_of(const finder *f, gv_value_id id) {
  linear l = {gv_strip(f->m, id), GV_ADD, 0};
  for (uint32_t i = 0; i < CHAIN_LIMIT; i++) {
    const gv_value *v = &f->m->values.at[l.of];
    int64_t k;
    bool sum = v->def == GV_DEF_ARITH && (v->c == GV_ADD || v->c == GV_SUB) && is_number(f, v->b, &k);
    bool mirrored = !sum && v->def == GV_DEF_ARITH && v->c == GV_ADD && is_number(f, v->a, &k);
    int64_t flag = l.wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW;
    if ((sum || mirrored) && k > INT32_MIN && k < INT32_MAX && (l.wide == GV_ADD || v->k & flag)) {
      l.plus += v->c == GV_SUB ? -k : k;
      l.of = gv_strip(f->m, mirrored ? v->b : v->a);
    } else if (v->def == GV_DEF_ARITH && (v->c == GV_WIDEN || v->c == GV_ZEXT) && l.wide == GV_ADD) {
      l.wide = (gv_arith)v->c, l.of = gv_strip(f->m, v->a);
    } else {
      return l;
    }
  }
  return l;
}

/* ---- loops ---------------------------------------------------------------------------------------------------------------------------- */

static uint32_t function_of(const finder *f, uint32_t block) { return f->m->blocks.at[block].function; }
static uint32_t first_block(const finder *f, uint32_t block) { return f->m->functions.at[function_of(f, block)].first_block; }
static bool is_in(const finder *f, const loop *l, uint32_t block) {
  return function_of(f, block) == function_of(f, l->head) && l->in[block - first_block(f, block)];
}

static void find_edges(finder *f) {
  const gv_model *m = f->m;
  gv_entry_list into = {0};
  f->edge_from = gv_malloc((m->edges.len + 1) * sizeof *f->edge_from);
  for (uint32_t b = 0; b < m->blocks.len; b++)
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++) {
      f->edge_from[e] = b;
      *gv_push(&into) = (gv_entry){m->edges.at[e].target, e};
    }
  gv_group(&into, m->blocks.len, &f->pred_start, &f->preds);
  gv_vec_free(&into);
}

static gv_value_id source_of(const finder *f, uint32_t edge, gv_value_id arg) {
  const gv_edge *e = &f->m->edges.at[edge];
  for (uint32_t p = e->first_pair; p < e->first_pair + e->pairs; p++)
    if (f->m->pairs.at[p].arg == arg) return f->m->pairs.at[p].source;
  return GV_NONE;
}

/* The counter, plus or minus one: 1, -1; else 0. */
static int step_of(const finder *f, gv_value_id source, gv_value_id counter) {
  const gv_value *v = &f->m->values.at[gv_strip(f->m, source)];
  int64_t k;
  if (v->def != GV_DEF_ARITH || (v->c != GV_ADD && v->c != GV_SUB)) return 0;
  bool sum = gv_strip(f->m, v->a) == counter && is_number(f, v->b, &k);
  if (!sum && !(v->c == GV_ADD && gv_strip(f->m, v->b) == counter && is_number(f, v->a, &k))) return 0;
  if (v->c == GV_SUB) k = -k;
  return k == 1 ? 1 : k == -1 ? -1 : 0;
}

/* An edge that brings the counter on comes from inside the loop. */
static void fill(finder *f, loop *l) {
  list walk = {0};
  uint32_t first = first_block(f, l->head);
  l->in[l->head - first] = true;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (step_of(f, source_of(f, f->preds[p], l->counter), l->counter)) *gv_push(&walk) = f->edge_from[f->preds[p]];
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (l->in[b - first]) continue;
    l->in[b - first] = true;
    for (uint32_t p = f->pred_start[b]; p < f->pred_start[b + 1]; p++) *gv_push(&walk) = f->edge_from[f->preds[p]];
  }
  gv_vec_free(&walk);
}

static bool stays_the_same(const finder *f, const loop *l, gv_value_id id, int depth) {
  const gv_value *v = &f->m->values.at[id];
  if (depth > CHAIN_LIMIT) return false;
  if (v->def == GV_DEF_PARAM) return true;
  if (gv_is_root(v)) {
    uint32_t block = gv_def_block(f->m, id);
    return block != GV_NONE && !is_in(f, l, block);
  }
  if (v->def < GV_DEF_COPY) return v->def == GV_DEF_INT || v->def == GV_DEF_NULL;
  if (v->def != GV_DEF_ARITH && v->def != GV_DEF_COPY) return false;
  return stays_the_same(f, l, v->a, depth + 1) && (v->def == GV_DEF_COPY || stays_the_same(f, l, v->b, depth + 1));
}

/* i1: a < b, a == b, or the opposite. */
typedef struct comparison {
  gv_arith test;
  gv_value_id a, b;
  bool negated;
} comparison;

static bool take_comparison(const finder *f, gv_value_id condition, comparison *c) {
  c->negated = false;
  for (uint32_t i = 0; i < CHAIN_LIMIT; i++) {
    const gv_value *v = &f->m->values.at[gv_strip(f->m, condition)];
    int64_t k;
    if (v->def != GV_DEF_ARITH) return false;
    if (v->c == GV_XOR && v->width == 1 && is_number(f, v->b, &k)) {
      c->negated ^= k & 1;
      condition = v->a;
      continue;
    }
    c->test = (gv_arith)v->c, c->a = gv_strip(f->m, v->a), c->b = gv_strip(f->m, v->b);
    return v->c == GV_EQ || v->c == GV_SLT || v->c == GV_ULT;
  }
  return false;
}

/* Is it the number that the loop compares, of its own width or wide? */
static bool is_compared(const finder *f, const loop *l, gv_value_id id, bool next, gv_arith *wide) {
  const gv_value *v = &f->m->values.at[id];
  bool widens = v->def == GV_DEF_ARITH && (v->c == GV_WIDEN || v->c == GV_ZEXT);
  *wide = widens ? (gv_arith)v->c : GV_ADD;
  gv_value_id plain = widens ? gv_strip(f->m, v->a) : id;
  return next ? step_of(f, plain, l->counter) == l->step : plain == l->counter;
}

/* The block goes on with the loop by one edge, and ends it by the other, as the condition says. */
static bool take_test(finder *f, loop *l, uint32_t block, bool behind) {
  const gv_model *m = f->m;
  const gv_op *op = &m->ops.at[gv_terminator(m, block)];
  comparison c;
  if (op->kind != GV_OP_COND_BR || op->assumed || !take_comparison(f, gv_operands(m, op)[0], &c)) return false;
  uint32_t first = m->blocks.at[block].first_edge;
  bool in[2];
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t to = m->edges.at[first + i].target;
    in[i] = behind ? to == l->head : is_in(f, l, to);
  }
  if (in[0] == in[1] || (behind && is_in(f, l, m->edges.at[first + in[0]].target))) return false;
  bool stays = in[0] != c.negated; /* where the plain comparison holds */
  gv_arith wide_a, wide_b;
  bool a = is_compared(f, l, c.a, behind, &wide_a), b = is_compared(f, l, c.b, behind, &wide_b);
  if (a == b || !stays_the_same(f, l, a ? c.b : c.a, 0)) return false;
  if (c.test == GV_EQ && stays) return false;
  /* It stays while counter < bound, counter <= bound, counter > bound, counter >= bound. */
  bool below = c.test == GV_EQ ? l->step > 0 : a == stays;
  if (below != (l->step > 0)) return false;
  l->inclusive = c.test != GV_EQ && !stays;
  if (c.test == GV_ULT && l->step < 0) return false;
  l->bound = a ? c.b : c.a, l->wide = a ? wide_a : wide_b, l->by = c.test;
  l->test = block, l->behind = behind, l->stays_first = in[0];
  return true;
}

/* Of what the block compares on the way to `edge`: the first number of the loop is below its bound. */
static bool says_so(const finder *f, const loop *l, uint32_t edge) {
  const gv_model *m = f->m;
  uint32_t block = f->edge_from[edge];
  const gv_op *op = &m->ops.at[gv_terminator(m, block)];
  comparison c;
  if (op->kind != GV_OP_COND_BR || !take_comparison(f, gv_operands(m, op)[0], &c) || l->step < 0) return false;
  bool holds = (edge == m->blocks.at[block].first_edge) != c.negated;
  linear bound = linear_of(f, l->bound), a = linear_of(f, c.a), b = linear_of(f, c.b);
  int64_t first, k;
  if (bound.plus || a.plus || b.plus || !is_number(f, l->first, &first)) return false;
  if (c.test == GV_SLT && holds) return b.of == bound.of && is_number(f, c.a, &k) && k >= first;
  if (c.test == GV_SLT) return a.of == bound.of && is_number(f, c.b, &k) && k > first;
  if (c.test == GV_ULT && bound.wide == GV_WIDEN) return false;
  if (c.test == GV_ULT && !holds) return a.of == bound.of && is_number(f, c.b, &k) && k > first && first >= 0;
  if (c.test == GV_ULT && holds) return b.of == bound.of && is_number(f, c.a, &k) && k >= first && first >= 0;
  bool zero = (is_number(f, c.a, &k) && b.of == bound.of) || (is_number(f, c.b, &k) && a.of == bound.of);
  return c.test == GV_EQ && !holds && zero && !k && !first && bound.wide != GV_WIDEN;
}

/* Does control come to the loop by a way on which nothing says that the first number is within its bounds? */
static bool is_reached_unsaid(const finder *f, const loop *l) {
  const gv_model *m = f->m;
  const gv_function *function = &m->functions.at[function_of(f, l->head)];
  bool *seen = gv_malloc(function->end_block - function->first_block + 1);
  list walk = {0};
  memset(seen, 0, function->end_block - function->first_block + 1);
  *gv_push(&walk) = function->first_block;
  while (walk.len) {
    uint32_t b = gv_pop(&walk);
    if (seen[b - function->first_block]) continue;
    seen[b - function->first_block] = true;
    for (uint32_t e = m->blocks.at[b].first_edge; e < m->blocks.at[b].end_edge; e++)
      if (!says_so(f, l, e)) *gv_push(&walk) = m->edges.at[e].target;
  }
  bool reached = seen[l->head - function->first_block];
  gv_free(seen);
  gv_vec_free(&walk);
  return reached;
}

/* Where the comparison comes behind each round, the first one has to be known to be within the bounds. */
static bool is_entered(const finder *f, const loop *l) {
  int64_t first, bound;
  if (!l->behind) return true;
  if (is_number(f, l->first, &first) && is_number(f, l->bound, &bound))
    return l->step > 0 ? first < bound + l->inclusive : first > bound - l->inclusive;
  return !is_reached_unsaid(f, l);
}

static void find_test(finder *f, loop *l) {
  if (take_test(f, l, l->head, false)) return;
  uint32_t latch = GV_NONE, latches = 0;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++)
    if (is_in(f, l, f->edge_from[f->preds[p]])) latch = f->edge_from[f->preds[p]], latches++;
  if (latches == 1) take_test(f, l, latch, true);
}

/* The sum that brings the counter on does not come back to a number that was there before. */
static bool ends_before_it_wraps(const finder *f, const loop *l) {
  const gv_model *m = f->m;
  bool all = true;
  if (l->test != GV_NONE || m->values.at[l->counter].width == 64) return true;
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    gv_value_id source = source_of(f, f->preds[p], l->counter);
    if (step_of(f, source, l->counter)) all &= (m->values.at[gv_strip(m, source)].k & (GV_ARITH_NSW | GV_ARITH_NUW)) != 0;
  }
  return all;
}

/* The loop whose counter the block argument is; GV_NONE: none. */
static uint32_t loop_of(finder *f, gv_value_id counter) {
  const gv_model *m = f->m;
  if (m->values.at[counter].def != GV_DEF_BLOCK_ARG) return GV_NONE;
  for (uint32_t i = 0; i < f->loops.len; i++)
    if (f->loops.at[i].counter == counter) return f->loops.at[i].head == GV_NONE ? GV_NONE : i;
  loop l = {.head = m->values.at[counter].a, .counter = counter, .first = GV_NONE, .test = GV_NONE};
  bool is = m->values.at[counter].width > 0, several = false;
  for (uint32_t p = f->pred_start[l.head]; p < f->pred_start[l.head + 1] && is; p++) {
    gv_value_id source = source_of(f, f->preds[p], counter);
    int step = source == GV_NONE ? 0 : step_of(f, source, counter);
    if (step) {
      is = !l.step || l.step == step;
      l.step = step;
    } else {
      is = source != GV_NONE && gv_strip(m, source) != counter;
      several |= l.first != GV_NONE && is && !is_same(f, l.first, source);
      l.first = source;
    }
  }
  is &= l.step != 0 && l.first != GV_NONE;
  if (is) {
    const gv_function *function = &m->functions.at[function_of(f, l.head)];
    l.in = gv_malloc(function->end_block - function->first_block + 1);
    memset(l.in, 0, function->end_block - function->first_block + 1);
    fill(f, &l);
    for (uint32_t p = f->pred_start[l.head]; p < f->pred_start[l.head + 1]; p++) { /* all that come from inside bring it on */
      bool inside = is_in(f, &l, f->edge_from[f->preds[p]]);
      is &= inside == (step_of(f, source_of(f, f->preds[p], counter), counter) != 0);
    }
  }
  if (is && !several) find_test(f, &l);
  is = is && ends_before_it_wraps(f, &l);
  l.entered = is && l.test != GV_NONE && is_entered(f, &l);
  if (!is) l.head = GV_NONE;
  *gv_push(&f->loops) = l;
  return is ? f->loops.len - 1 : GV_NONE;
}

/* ---- what a loop tells of the element ---------------------------------------------------------------------------------------------------- */

/* The number as an index: wide like the one that the counter is. */
static gv_value_id as_index(finder *f, gv_value_id id, const linear *like) {
  int64_t k;
  if (is_number(f, id, &k)) return number(f, (like->wide == GV_ZEXT ? (int64_t)(uint32_t)k : k) + like->plus, 64);
  gv_value_id wide = id;
  if (like->wide != GV_ADD && f->m->values.at[id].width != 64) wide = arith(f, like->wide, id, id, 64);
  if (like->plus && like->wide == GV_ADD) return GV_NONE; /* it may wrap */
  return like->plus ? arith(f, GV_ADD, wide, number(f, like->plus, 64), 64) : wide;
}

/* a < b, of which callers may know more. */
static gv_value_id ask(finder *f, const loop *l, gv_value_id a, gv_value_id b) {
  int64_t k;
  if (a == f->k && is_number(f, b, &k) && k <= 0) return number(f, 0, 1);
  if (b == f->k && is_number(f, a, &k) && k < 0) return number(f, 1, 1);
  gv_value_id made = arith(f, GV_SLT, a, b, 1);
  *gv_push(&f->asked) = (asked){function_of(f, l->head), made, GV_NONE};
  return made;
}

/* The index that is followed lies within the bounds of the loop. */
static gv_value_id within(finder *f, const loop *l, const linear *index) {
  if (l->test == GV_NONE || l->first == GV_NONE) return GV_NONE;
  linear start = linear_of(f, l->first);
  uint8_t width = f->m->values.at[l->counter].width;
  bool one_less = l->step < 0 && start.plus == -1 && start.wide == GV_ADD; /* counts down from there */
  const gv_value *first = &f->m->values.at[gv_strip(f->m, l->first)];
  one_less &= first->def == GV_DEF_ARITH && (first->k & GV_ARITH_NSW || width == 64);
  int64_t k;
  if (width != 64 && index->wide == GV_ADD) return GV_NONE;
  if (l->wide != GV_ADD && l->wide != index->wide) return GV_NONE;
  bool small = is_number(f, l->bound, &k) && k >= 0 && is_number(f, l->first, &k) && k >= 0;
  bool mixed = (l->by == GV_ULT && index->wide == GV_WIDEN) || (l->by == GV_SLT && index->wide == GV_ZEXT);
  if (mixed && !small) return GV_NONE; /* a number below zero is one thing where it is compared and another as an index */
  gv_value_id lowest, above, at_first = as_index(f, one_less ? start.of : l->first, index),
                             at_bound = as_index(f, l->bound, index);
  if (at_first == GV_NONE || at_bound == GV_NONE) return GV_NONE;
  if (l->step > 0) {
    lowest = not_of(f, ask(f, l, f->k, at_first));
    above = l->inclusive ? not_of(f, ask(f, l, at_bound, f->k)) : ask(f, l, f->k, at_bound);
  } else {
    lowest = l->inclusive ? not_of(f, ask(f, l, f->k, at_bound)) : ask(f, l, at_bound, f->k);
    above = one_less ? ask(f, l, f->k, at_first) : not_of(f, ask(f, l, at_first, f->k));
  }
  return and_of(f, lowest, above);
}

/* The loop goes on as long as the element is to come. */
static void go_on_to_it(finder *f, const loop *l, const ghost *g) {
  gv_model *m = f->m;
  const gv_op *end = &m->ops.at[gv_terminator(m, l->test)];
  gv_value_id *condition = &m->operands.at[end->first_operand];
  gv_value_id seen = l->behind ? or_of(f, g->seen, g->hit) : g->seen;
  gv_value_id to_come = and_of(f, not_of(f, seen), g->within);
  *condition = l->stays_first ? or_of(f, *condition, to_come) : and_of(f, *condition, not_of(f, to_come));
}

static gv_value_id new_argument(finder *f, uint32_t block, uint8_t width) {
  return add(
      f, (gv_value){
             .def = GV_DEF_BLOCK_ARG, .width = width, .size = width == 1 ? 1 : width / 8, .a = block, .b = f->args[block]++});
}

static const ghost *ghost_of(finder *f, uint32_t loop_id, gv_value_id index, const linear *of, gv_value_id hit) {
  const loop *l = &f->loops.at[loop_id];
  for (uint32_t i = 0; i < f->ghosts.len; i++) {
    linear known = linear_of(f, f->ghosts.at[i].index);
    if (f->ghosts.at[i].loop == loop_id && known.plus == of->plus && known.wide == of->wide) return &f->ghosts.at[i];
  }
  ghost g = {.loop = loop_id, .index = index, .hit = hit};
  g.seen = new_argument(f, l->head, 1);
  g.within = within(f, l, of);
  gv_value_id on_entry = number(f, 0, 1), on_return = or_of(f, g.seen, hit);
  for (uint32_t p = f->pred_start[l->head]; p < f->pred_start[l->head + 1]; p++) {
    uint32_t edge = f->preds[p];
    *gv_push(&f->given) = (given){edge, g.seen, is_in(f, l, f->edge_from[edge]) ? on_return : on_entry};
  }
  if (g.within != GV_NONE) go_on_to_it(f, l, &g);
  *gv_push(&f->ghosts) = g;
  return &f->ghosts.at[f->ghosts.len - 1];
}

/* The condition under which the access in `block` is of the element that is followed. */
static gv_value_id is_followed(finder *f, gv_value_id index, uint32_t block) {
  linear of = linear_of(f, index);
  gv_value_id hit = arith(f, GV_EQ, index, f->k, 1);
  uint32_t loop_id = loop_of(f, of.of);
  if (f->m->values.at[of.of].def == GV_DEF_PARAM) *gv_push(&f->asked) = (asked){function_of(f, block), hit, index};
  if (loop_id == GV_NONE) return hit;
  const ghost *g = ghost_of(f, loop_id, index, &of, hit);
  const loop *l = &f->loops.at[loop_id];
  if (!is_in(f, l, block)) return hit;
  gv_value_id is = and_of(f, hit, not_of(f, g->seen));
  bool bounded = g->within != GV_NONE && l->entered && (l->behind || block != l->head);
  return bounded ? and_of(f, is, g->within) : is;
}

/* ---- the whole -------------------------------------------------------------------------------------------------------------------------- */

/* The index as a number of 64 bits. */
static gv_value_id whole_index(finder *f, const spot *s, uint32_t stride) {
  int64_t more = s->constant / stride;
  if (s->index == GV_NONE) return number(f, more, 64);
  gv_value_id wide = s->index;
  if (f->m->values.at[wide].width != 64) wide = arith(f, GV_WIDEN, wide, wide, 64);
  return more ? arith(f, GV_ADD, wide, number(f, more, 64), 64) : wide;
}

static bool straddles(const finder *f, uint32_t op_id, uint32_t stride) {
  const gv_model *m = f->m;
  const gv_op *op = &m->ops.at[op_id];
  bool store = op->kind == GV_OP_STORE;
  gv_value_id value = store ? gv_operands(m, op)[0] : op->result_count ? gv_results(m, op)[0] : GV_NONE;
  int64_t size = value == GV_NONE ? op->bytes : m->values.at[value].size;
  return spot_of(f, gv_operands(m, op)[store]).constant % stride + size > stride;
}

static bool is_array(finder *f, uint32_t base) {
  return base != GV_NONE && !f->bad[find(f, base)] && f->stride[find(f, base)] >= WORD;
}

static void spoil_straddled(finder *f) {
  const gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_LOAD && op->kind != GV_OP_STORE) continue;
    uint32_t base = spot_of(f, gv_operands(m, op)[op->kind == GV_OP_STORE]).base;
    if (is_array(f, base) && straddles(f, o, f->stride[find(f, base)])) spoil(f, base);
  }
}

enum { FEW_ELEMENTS = 16 };

/* The symbol is below `count`; said one by one where single elements are met by constant indexes, too. */
static gv_value_id is_one_of(finder *f, uint32_t count, bool one_by_one) {
  if (!one_by_one || !count || count > FEW_ELEMENTS) return arith(f, GV_SLT, f->k, number(f, count, 64), 1);
  gv_value_id is = arith(f, GV_EQ, number(f, 0, 64), f->k, 1);
  for (uint32_t i = 1; i < count; i++) is = or_of(f, is, arith(f, GV_EQ, number(f, i, 64), f->k, 1));
  return is;
}

static void take_element(finder *f, uint32_t op_id) {
  gv_model *m = f->m;
  gv_op *op = &m->ops.at[op_id];
  spot s = spot_of(f, gv_operands(m, op)[op->kind == GV_OP_STORE]);
  if (!is_array(f, s.base)) return;
  if (!m->symbol) {
    f->k = add(f, (gv_value){.def = GV_DEF_OPAQUE, .width = 64, .size = WORD, .a = GV_NONE, .c = GV_ON_NOTHING});
    m->symbol = f->k + 1;
  }
  uint32_t stride = f->stride[find(f, s.base)];
  uint32_t base = find(f, s.base), size = f->size[base];
  gv_value_id is = is_followed(f, whole_index(f, &s, stride), op->block);
  if (size != GV_NONE) is = and_of(f, is, is_one_of(f, size / stride, f->fixed[base]));
  *gv_push(&m->elements) = (gv_element){is, ELEMENT_AT + s.constant % stride};
  op->element = m->elements.len;
}

/* ---- what callers know of it ---------------------------------------------------------------------------------------------------------------- */

enum { CARRIED_LIMIT = 1024, CARRIED_DEPTH = 16 };

static bool rests_on_parameters(const finder *f, gv_value_id id, int depth) {
  const gv_value *v = &f->m->values.at[id];
  if (v->def == GV_DEF_PARAM) return true;
  if ((v->def != GV_DEF_ARITH && v->def != GV_DEF_COPY) || depth > CARRIED_DEPTH) return false;
  return rests_on_parameters(f, v->a, depth + 1) || (v->def == GV_DEF_ARITH && rests_on_parameters(f, v->b, depth + 1));
}

/* The value with what the call passes in place of parameters; GV_NONE: it rests on more than these. */
static gv_value_id in_caller(finder *f, gv_value_id id, const gv_op *call, int depth) {
  gv_value v = f->m->values.at[id];
  if (id == f->k || v.def == GV_DEF_INT || v.def == GV_DEF_NULL) return id;
  if (v.def == GV_DEF_PARAM) return v.b < call->operand_count ? gv_operands(f->m, call)[v.b] : GV_NONE;
  if ((v.def != GV_DEF_ARITH && v.def != GV_DEF_COPY) || depth > CARRIED_DEPTH) return GV_NONE;
  bool unary = v.def == GV_DEF_COPY || gv_arith_is_unary((gv_arith)v.c);
  uint8_t width = gv_arith_width(f->m, &v);
  v.a = in_caller(f, v.a, call, depth + 1);
  if (v.a == GV_NONE) return GV_NONE;
  v.b = v.def == GV_DEF_COPY ? v.b : unary ? v.a : in_caller(f, v.b, call, depth + 1);
  if (v.b == GV_NONE) return GV_NONE;
  int64_t a, b;
  bool known = v.def == GV_DEF_ARITH && is_number(f, v.a, &a) && is_number(f, v.b, &b);
  if (known && gv_arith_is_defined((gv_arith)v.c, (uint8_t)v.k, width, a, b)) {
    int64_t k = gv_arith_of((gv_arith)v.c, width, a, b);
    return number(f, v.width == 1 ? k & 1 : gv_sign_extend(k, v.width), v.width);
  }
  return add(f, v);
}

static void carry_to(finder *f, asked one, uint32_t call_id) {
  gv_model *m = f->m;
  uint32_t block = m->ops.at[call_id].block;
  gv_value_id outside, index = GV_NONE;
  if (one.index != GV_NONE) {
    index = in_caller(f, one.index, &m->ops.at[call_id], 0);
    outside = index == GV_NONE ? GV_NONE : is_followed(f, index, block);
  } else {
    outside = in_caller(f, one.value, &m->ops.at[call_id], 0);
    if (outside != GV_NONE) *gv_push(&f->asked) = (asked){m->blocks.at[block].function, outside, GV_NONE};
  }
  if (outside != GV_NONE) *gv_push(&m->carried) = (gv_carried){call_id, one.value, outside};
}

static void carry_to_callers(finder *f) {
  const gv_model *m = f->m;
  list calls = {0};
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_CALL) *gv_push(&calls) = o;
  for (uint32_t i = 0; i < f->asked.len && i < CARRIED_LIMIT; i++) {
    asked one = f->asked.at[i];
    if (!rests_on_parameters(f, one.value, 0)) continue;
    for (uint32_t c = 0; c < calls.len; c++)
      if (m->ops.at[calls.at[c]].callee == one.function) carry_to(f, one, calls.at[c]);
  }
  gv_vec_free(&calls);
}

/* ---- block arguments that were added ------------------------------------------------------------------------------------------------------- */

static int by_edge(const void *a, const void *b) {
  const given *x = a, *y = b;
  if (x->edge != y->edge) return x->edge < y->edge ? -1 : 1;
  return (x->arg > y->arg) - (x->arg < y->arg);
}

static void give(finder *f) {
  gv_model *m = f->m;
  GV_VEC(gv_pair) pairs = {0};
  uint32_t next = 0;
  if (f->given.len) qsort(f->given.at, f->given.len, sizeof *f->given.at, by_edge);
  for (uint32_t e = 0; e < m->edges.len; e++) {
    gv_edge *edge = &m->edges.at[e];
    uint32_t first = pairs.len;
    for (uint32_t p = 0; p < edge->pairs; p++) *gv_push(&pairs) = m->pairs.at[edge->first_pair + p];
    for (; next < f->given.len && f->given.at[next].edge == e; next++)
      *gv_push(&pairs) = (gv_pair){f->given.at[next].arg, f->given.at[next].source};
    edge->first_pair = first, edge->pairs = pairs.len - first;
  }
  m->pairs.len = 0;
  for (uint32_t i = 0; i < pairs.len; i++) *gv_push(&m->pairs) = pairs.at[i];
  f->given.len = 0;
  gv_vec_free(&pairs);
}

/* ---- counters in slots ---------------------------------------------------------------------------------------------------------------------- */

/* As a compiler makes of variables without optimizations: what is loaded is what was stored last (Braun et al., CC 2013). */
typedef struct slot {
  uint32_t memory; /* operation */
  uint8_t width;   /* of the number in it; 0: none was seen yet */
  bool bad;
} slot;

typedef struct renamer {
  finder *f;
  GV_VEC(slot) slots;
  uint32_t *slot_of; /* by value: one more than the number of the slot that it is the address of */
  gv_map at_head;    /* by slot and block: the value at its head */
} renamer;

static uint32_t slot_at(const renamer *r, gv_value_id address) {
  if (address == GV_NONE) return GV_NONE;
  address = gv_strip(r->f->m, address);
  return r->slot_of[address] - 1; /* none: GV_NONE */
}

static void spoil_slot(renamer *r, gv_value_id id) {
  uint32_t s = slot_at(r, id);
  if (s != GV_NONE) r->slots.at[s].bad = true;
}

static void take_number(renamer *r, uint32_t s, gv_value_id value) {
  const gv_value *v = value == GV_NONE ? NULL : &r->f->m->values.at[value];
  slot *at = &r->slots.at[s];
  bool fits = v && (v->width == 32 || v->width == 64) && (!at->width || at->width == v->width);
  at->bad |= !fits;
  if (fits) at->width = v->width;
}

static void take_slot_uses(renamer *r) {
  const gv_model *m = r->f->m;
  for (gv_value_id id = 0; id < r->f->globals; id++) {
    const gv_value *v = &m->values.at[id];
    if (v->def < GV_DEF_EXTRACT || v->def > GV_DEF_ARITH) continue;
    spoil_slot(r, v->a);
    if (v->def == GV_DEF_INSERT || v->def == GV_DEF_SELECT || v->def == GV_DEF_ARITH) spoil_slot(r, v->b);
    if (v->def == GV_DEF_SELECT) spoil_slot(r, v->c);
  }
  for (uint32_t i = 0; i < m->sources.len; i++) spoil_slot(r, m->sources.at[i].from);
  for (uint32_t i = 0; i < m->pairs.len; i++) spoil_slot(r, m->pairs.at[i].source);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    const gv_value_id *operand = gv_operands(m, op);
    uint32_t s = op->kind == GV_OP_LOAD || op->kind == GV_OP_STORE ? slot_at(r, operand[op->kind == GV_OP_STORE]) : GV_NONE;
    if (s != GV_NONE)
      take_number(r, s, op->kind == GV_OP_STORE ? operand[0] : op->result_count ? gv_results(m, op)[0] : GV_NONE);
    if (s != GV_NONE) r->slots.at[s].bad |= op->is_volatile;
    for (uint32_t i = 0; i < op->operand_count; i++)
      if (s == GV_NONE || i != (op->kind == GV_OP_STORE)) spoil_slot(r, operand[i]);
  }
}

static gv_value_id value_behind(renamer *r, uint32_t s, uint32_t block, uint32_t end);

static gv_value_id any_number(renamer *r, uint32_t s, uint32_t block) {
  uint8_t width = r->slots.at[s].width;
  return add(r->f, (gv_value){.def = GV_DEF_OPAQUE, .width = width, .size = width / 8, .a = block});
}

/* What is in the slot where control enters the block. */
static gv_value_id value_at_head(renamer *r, uint32_t s, uint32_t block) {
  finder *f = r->f;
  bool found;
  uint64_t key = (uint64_t)s << 32 | block;
  uint32_t *known = gv_map_at(&r->at_head, key, &found), preds = f->pred_start[block + 1] - f->pred_start[block];
  if (found) return *known;
  uint32_t first = f->pred_start[block];
  gv_value_id made = preds > 1 ? new_argument(f, block, r->slots.at[s].width) : any_number(r, s, block);
  *known = made; /* on a cycle that control never enters that is all there is to it */
  if (preds == 1) {
    uint32_t from = f->edge_from[f->preds[first]];
    made = value_behind(r, s, from, f->m->blocks.at[from].end_op);
    *gv_map_at(&r->at_head, key, &found) = made;
  }
  if (preds < 2) return made;
  for (uint32_t p = first; p < first + preds; p++) {
    uint32_t from = f->edge_from[f->preds[p]];
    gv_value_id source = value_behind(r, s, from, f->m->blocks.at[from].end_op);
    *gv_push(&f->given) = (given){f->preds[p], made, source};
  }
  return made;
}

/* … before operation `end` of the block. */
static gv_value_id value_behind(renamer *r, uint32_t s, uint32_t block, uint32_t end) {
  const gv_model *m = r->f->m;
  for (uint32_t o = end; o-- > m->blocks.at[block].first_op;) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind == GV_OP_STORE && slot_at(r, gv_operands(m, op)[1]) == s) return gv_operands(m, op)[0];
    if (op->kind == GV_OP_MEMORY && o == r->slots.at[s].memory) return any_number(r, s, block);
  }
  return value_at_head(r, s, block);
}

/* The load gives what was stored, and is no more than a read of the slot. */
static void replace_load(renamer *r, uint32_t op_id) {
  gv_model *m = r->f->m;
  uint32_t s = slot_at(r, gv_operands(m, &m->ops.at[op_id])[0]);
  if (s == GV_NONE || r->slots.at[s].bad) return;
  gv_value_id loaded = gv_results(m, &m->ops.at[op_id])[0], stored = value_behind(r, s, m->ops.at[op_id].block, op_id);
  gv_value *v = &m->values.at[loaded];
  *v = (gv_value){.def = GV_DEF_COPY, .width = v->width, .size = v->size, .a = stored, .loc = v->loc};
  m->ops.at[op_id].bytes = v->size;
  m->ops.at[op_id].result_count = 0;
}
/* What the argument is whichever edge control comes by; GV_NONE: there is no one value. */
static gv_value_id only_source(const finder *f, const uint32_t *start, gv_value_id arg) {
  gv_value_id only = GV_NONE;
  for (uint32_t i = start[0]; i < start[1]; i++) {
    gv_value_id source = gv_strip(f->m, f->given.at[i].source);
    if (source == arg || source == only) continue;
    if (only != GV_NONE) return GV_NONE;
    only = source;
  }
  return only;
}

static int by_argument(const void *a, const void *b) {
  const given *x = a, *y = b;
  if (x->arg != y->arg) return x->arg < y->arg ? -1 : 1;
  return (x->edge > y->edge) - (x->edge < y->edge);
}

enum { MERGE_ROUNDS = 16 };

/* Arguments that get the same by all edges are that. */
static void merge_arguments(renamer *r) {
  finder *f = r->f;
  gv_model *m = f->m;
  bool changed = true;
  uint32_t kept = 0;
  if (f->given.len) qsort(f->given.at, f->given.len, sizeof *f->given.at, by_argument);
  for (uint32_t round = 0; round < MERGE_ROUNDS && changed; round++) {
    changed = false;
    for (uint32_t i = 0, end; i < f->given.len; i = end) {
      gv_value_id arg = f->given.at[i].arg;
      for (end = i; end < f->given.len && f->given.at[end].arg == arg;) end++;
      if (m->values.at[arg].def != GV_DEF_BLOCK_ARG) continue;
      const uint32_t span[2] = {i, end};
      gv_value_id only = only_source(f, span, arg);
      if (only == GV_NONE) continue;
      gv_value *v = &m->values.at[arg];
      *v = (gv_value){.def = GV_DEF_COPY, .width = v->width, .size = v->size, .a = only, .loc = v->loc};
      changed = true;
    }
  }
  for (uint32_t i = 0; i < f->given.len; i++)
    if (m->values.at[f->given.at[i].arg].def == GV_DEF_BLOCK_ARG) f->given.at[kept++] = f->given.at[i];
  f->given.len = kept;
}

/* Slots in the functions' first blocks, of which only loads and stores know. */
static void rename_slots(finder *f) {
  gv_model *m = f->m;
  renamer r = {.f = f};
  r.slot_of = gv_malloc((f->globals + 1) * sizeof *r.slot_of);
  memset(r.slot_of, 0, (f->globals + 1) * sizeof *r.slot_of);
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    bool first = op->block == m->functions.at[m->blocks.at[op->block].function].first_block;
    if (op->kind != GV_OP_MEMORY || op->heap || op->zeroed || op->bytes > WORD || !op->bytes || !first) continue;
    *gv_push(&r.slots) = (slot){.memory = o};
    r.slot_of[gv_results(m, op)[0]] = r.slots.len;
  }
  if (r.slots.len) {
    take_slot_uses(&r);
    for (uint32_t o = 0; o < m->ops.len; o++)
      if (m->ops.at[o].kind == GV_OP_LOAD && m->ops.at[o].result_count) replace_load(&r, o);
    merge_arguments(&r);
    if (f->given.len) give(f);
  }
  gv_map_free(&r.at_head);

  gv_vec_free(&r.slots);
  gv_free(r.slot_of);
}

static void count_arguments(finder *f) {
  f->args = gv_malloc((f->m->blocks.len + 1) * sizeof *f->args);
  memset(f->args, 0, (f->m->blocks.len + 1) * sizeof *f->args);
  for (gv_value_id v = 0; v < f->m->values.len; v++)
    if (f->m->values.at[v].def == GV_DEF_BLOCK_ARG) f->args[f->m->values.at[v].a]++;
}

static bool has_indexes(const gv_model *m) {
  bool any = false;
  for (gv_value_id v = 0; v < m->values.len && !any; v++)
    any = m->values.at[v].def == GV_DEF_OFFSET && m->values.at[v].k == GV_ANYWHERE && m->values.at[v].c >= WORD;
  return any && !m->task_count;
}

/* Of memory of this size the element that is followed is one: nothing is accessed beyond it. */
static void take_sizes(finder *f) {
  gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_MEMORY || !op->bytes || !op->result_count || !is_array(f, gv_results(m, op)[0])) continue;
    uint32_t stride = f->stride[find(f, gv_results(m, op)[0])];
    gv_value_id is = is_one_of(f, op->bytes / stride, f->fixed[find(f, gv_results(m, op)[0])]);
    *gv_push(&m->elements) = (gv_element){is, ELEMENT_AT};
    op->element = m->elements.len;
  }
}

static void find_sizes(finder *f, uint32_t bases) {
  const gv_model *m = f->m;
  memset(f->size, 0, (bases + 1) * sizeof *f->size);
  for (uint32_t g = 0; g < m->globals.len; g++)
    f->size[f->globals + g] = m->globals.at[g].size ? m->globals.at[g].size : GV_NONE;
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (m->ops.at[o].kind == GV_OP_MEMORY && m->ops.at[o].result_count)
      f->size[gv_results(m, &m->ops.at[o])[0]] = m->ops.at[o].bytes ? m->ops.at[o].bytes : GV_NONE;
}

void gv_follow_elements(gv_model *m) {
  if (m->symbol || !has_indexes(m)) return;
  finder f = {.m = m, .globals = m->values.len};
  uint32_t bases = m->values.len + m->globals.len;
  f.parent = gv_malloc((bases + 1) * sizeof *f.parent);
  f.stride = gv_malloc((bases + 1) * sizeof *f.stride);
  f.bad = gv_malloc(bases + 1);
  memset(f.stride, 0, (bases + 1) * sizeof *f.stride);
  memset(f.bad, 0, bases + 1);
  f.size = gv_malloc((bases + 1) * sizeof *f.size);
  find_sizes(&f, bases);
  f.fixed = gv_malloc(bases + 1);
  memset(f.fixed, 0, bases + 1);
  for (uint32_t b = 0; b < bases; b++) f.parent[b] = b;
  find_edges(&f);
  take_memory(&f);
  spoil_straddled(&f);
  list accesses = {0};
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_LOAD && op->kind != GV_OP_STORE) continue;
    spot s = spot_of(&f, gv_operands(m, op)[op->kind == GV_OP_STORE]);
    if (!is_array(&f, s.base)) continue;
    *gv_push(&accesses) = o;
    f.fixed[find(&f, s.base)] |= s.index == GV_NONE;
  }
  if (accesses.len) {
    count_arguments(&f);
    rename_slots(&f);
  }
  for (uint32_t i = 0; i < accesses.len; i++) take_element(&f, accesses.at[i]);
  if (accesses.len) take_sizes(&f);
  carry_to_callers(&f);
  if (f.given.len) give(&f);
  gv_vec_free(&accesses);
  gv_vec_free(&f.asked);
  gv_free(f.args);
  for (uint32_t i = 0; i < f.loops.len; i++) gv_free(f.loops.at[i].in);
  gv_vec_free(&f.loops);
  gv_vec_free(&f.ghosts);
  gv_vec_free(&f.given);
  uint32_t *const lists[] = {f.parent, f.stride, f.size, f.pred_start, f.preds, f.edge_from};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) gv_free(lists[i]);
  gv_free(f.bad);
  gv_free(f.fixed);
}
