/* needs: a finder whose edges and arguments are known. gives: of an address that goes over the
 * elements of an array, as `for (p = s; p != end; p++)`, what it is in terms of a number that
 * counts: s[i]; and comparisons of two addresses in one array as those of their indexes. cost:
 * linear in the model, for each such address the edges to its block.
 *
 * A number that counts the bytes of such an address is so many times one that counts elements.
 *
 * The address is an argument of a block that all edges from inside its loop move by the same
 * constant, and all others bring from one memory. What the program does stays the same: addresses
 * do not wrap, and lie within the memory, or just past it.
 */
#include "program/array_loops.h"

enum { MOST_MOVE = 1 << 16, ROUNDS = 3 };

/* By how much the source is the argument moved; 0: it is something else, or the argument itself. */
static int64_t move_of(const gv_finder *f, gv_value_id source, gv_value_id arg) {
  const gv_model *m = f->m;
  int64_t sum = 0;
  gv_value_id id = gv_strip(m, source);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    if (m->values.at[id].k < -MOST_MOVE || m->values.at[id].k > MOST_MOVE) return 0;
    sum += m->values.at[id].k;
    id = gv_strip(m, m->values.at[id].a);
  }
  return id == arg && sum >= -MOST_MOVE && sum <= MOST_MOVE ? sum : 0;
}

bool gv_find_is_moved(const gv_finder *f, gv_value_id source, gv_value_id arg) {
  return move_of(f, source, arg) != 0;
}

static gv_value_id made_wide(gv_finder *f, gv_value_id id) {
  return f->m->values.at[id].width == 64 ? id : gv_find_arith(f, GV_WIDEN, id, id, 64);
}

/* Bytes for each of a number that is a multiple of another one, made wide, are so many more for
 * each of that. */
static bool take_factor(gv_finder *f, gv_value *offset) {
  gv_value_id id = gv_strip(f->m, offset->b);
  gv_value wide = f->m->values.at[id];
  gv_arith how = gv_find_widening(&wide);
  gv_value product = how == GV_ADD ? wide : f->m->values.at[gv_strip(f->m, wide.a)];
  int64_t k;
  if (!gv_find_factor(f, &product, &k)) return false;
  if (!(product.k & (how == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW))) return false;
  if (how == GV_ADD && wide.width != 64) return false;
  if (k > MOST_MOVE || k * offset->c > MOST_MOVE) return false;
  offset->b = product.a;
  if (how != GV_ADD) { /* in the same way */
    gv_value made = {.def = GV_DEF_ARITH,
                     .width = 64,
                     .size = GV_WORD_BYTES,
                     .a = product.a,
                     .b = product.a,
                     .c = wide.c,
                     .k = wide.k};
    offset->b = gv_find_value(f, made);
  }
  offset->c *= (uint32_t)k;
  return true;
}

/* Moved by two numbers of elements is moved by their sum. */
static bool take_sum(gv_finder *f, gv_value *offset) {
  gv_value inner = f->m->values.at[gv_strip(f->m, offset->a)];
  if (inner.def != GV_DEF_OFFSET) return false;
  if (inner.k != GV_ANYWHERE) return false;
  if (inner.c != offset->c) return false;
  gv_value_id first = made_wide(f, gv_strip(f->m, inner.b)),
              second = made_wide(f, gv_strip(f->m, offset->b));
  offset->b = gv_find_exact(f, GV_ADD, first, second);
  offset->a = inner.a;
  return true;
}

/* Addresses with an index are written in one way. */
static void simplify(gv_finder *f) {
  uint32_t values = f->m->values.len;
  for (gv_value_id id = 0; id < values; id++) {
    gv_value v = f->m->values.at[id];
    if (v.def != GV_DEF_OFFSET) continue;
    if (v.k != GV_ANYWHERE) continue;
    if (!v.c) continue;
    for (uint32_t i = 0; i < ROUNDS && take_factor(f, &v);) i++;
    if (v.c >= GV_WORD_BYTES) (void)take_sum(f, &v);
    f->m->values.at[id] = v;
  }
}

/* What the address is computed from. */
static gv_value_id root_of(const gv_finder *f, gv_value_id id) {
  id = gv_strip(f->m, id);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && f->m->values.at[id].def == GV_DEF_OFFSET; i++)
    id = gv_strip(f->m, f->m->values.at[id].a);
  return gv_find_nullable_memory(f, id);
}

static bool is_null(const gv_finder *f, gv_value_id id) {
  return f->m->values.at[gv_strip(f->m, id)].def == GV_DEF_NULL;
}

bool gv_find_is_made_again(const gv_finder *f, gv_value_id root) {
  const gv_model *m = f->m;
  const gv_value *v = &m->values.at[root];
  if (v->def != GV_DEF_RESULT) return false;
  return gv_find_is_on_cycle(f, m->ops.at[v->a].block);
}

/* The index of the element that the address is in, as a number of 64 bits. */
static gv_value_id index_of(gv_finder *f, const gv_spot *s, uint32_t stride) {
  int64_t more = gv_spot_more(s, stride);
  if (s->index == GV_NONE) return gv_find_number(f, more, 64);
  gv_value_id wide = made_wide(f, s->index);
  return more ? gv_find_exact(f, GV_ADD, wide, gv_find_number(f, more, 64)) : wide;
}

/* The argument, as it goes round: by `move` bytes in each round, from places in `root` that are
 * `within` bytes in an element. One that no loop moves is in elements of so many bytes. */
typedef struct pointer {
  int64_t move;
  gv_value_id root;
  int64_t within;
} pointer;

static uint32_t stride_of(const pointer *p) { return (uint32_t)(p->move < 0 ? -p->move : p->move); }

/* By value: of the memory at this address elements of so many bytes are met by an index; 0: none
 * are, GV_NONE: of different ones. */
static uint32_t *find_strides(const gv_finder *f) {
  uint32_t *strides = gv_malloc((f->m->values.len + 1) * sizeof *strides);
  memset(strides, 0, (f->m->values.len + 1) * sizeof *strides);
  for (gv_value_id id = 0; id < f->m->values.len; id++) {
    const gv_value *v = &f->m->values.at[id];
    if (v->def != GV_DEF_OFFSET || v->k != GV_ANYWHERE || v->c < GV_WORD_BYTES) continue;
    uint32_t *stride = &strides[root_of(f, id)];
    *stride = *stride && *stride != v->c ? GV_NONE : v->c;
  }
  return strides;
}

/* The bytes of an element, as an edge says it that brings an address at an index, or else other
 * addresses in the memory; 0: none does. */
static uint32_t stride_of_entries(const gv_finder *f, gv_value_id arg, const uint32_t *strides) {
  uint32_t block = f->m->values.at[arg].a, stride = 0;
  for (uint32_t e = f->pred_start[block]; e < f->pred_start[block + 1]; e++) {
    gv_value_id source = gv_find_source(f, f->preds[e], arg);
    gv_spot s = gv_find_spot(f, source);
    if (s.index != GV_NONE) return s.stride;
    stride = strides[root_of(f, source)];
  }
  return stride == GV_NONE ? 0 : stride;
}

/* An edge from outside brings it. False: not in a way that is followed. */
static bool take_entry(const gv_finder *f, gv_value_id source, pointer *p) {
  if (is_null(f, source)) return true;
  gv_spot s = gv_find_spot(f, source);
  uint32_t stride = stride_of(p);
  if (!s.known) return false;
  if (s.base == GV_NONE) return false;
  if (s.row != GV_NONE) return false;
  if (s.index != GV_NONE && s.stride != stride) return false;
  gv_value_id root = root_of(f, source);
  const gv_model *m = f->m;
  bool same =
      p->root == GV_NONE || p->root == root ||
      (m->values.at[root].def == GV_DEF_GLOBAL && m->values.at[p->root].def == GV_DEF_GLOBAL &&
       m->values.at[root].a == m->values.at[p->root].a);
  if (!same) return false;
  if (p->root != GV_NONE && p->within != gv_spot_within(&s, stride)) return false;
  if (p->root == GV_NONE) p->root = root, p->within = gv_spot_within(&s, stride);
  return true;
}

static bool find_pointer(const gv_finder *f, gv_value_id arg, const bool *asked,
                         const uint32_t *strides, pointer *p) {
  uint32_t block = f->m->values.at[arg].a, first = f->pred_start[block],
           end = f->pred_start[block + 1];
  uint64_t when;
  *p = (pointer){.root = GV_NONE};
  if (!gv_find_when_argument_null(f, arg, &when) || when != gv_find_when_null(f, arg)) return false;
  if (when && asked[arg]) return false;
  for (uint32_t i = first; i < end; i++) {
    gv_value_id source = gv_find_source(f, f->preds[i], arg);
    int64_t move = source == GV_NONE ? 0 : move_of(f, source, arg);
    if (source == GV_NONE) return false;
    if (gv_strip(f->m, source) == arg) return false;
    if (move && p->move && move != p->move) return false;
    if (move) p->move = move;
  }
  if (!p->move)
    p->move = stride_of_entries(f, arg, strides); /* no loop moves it: it is one of several */
  if (stride_of(p) < GV_WORD_BYTES || p->move > MOST_MOVE) return false;
  for (uint32_t i = first; i < end; i++) {
    gv_value_id source = gv_find_source(f, f->preds[i], arg);
    if (!move_of(f, source, arg) && !take_entry(f, source, p)) return false;
  }
  return p->root != GV_NONE && !gv_find_is_made_again(f, p->root);
}

static void count_instead(gv_finder *f, gv_value_id arg, const pointer *p) {
  uint32_t block = f->m->values.at[arg].a, stride = stride_of(p);
  gv_value_id i = gv_find_argument(f, block, 64), base = p->root;
  for (uint32_t e = f->pred_start[block]; e < f->pred_start[block + 1]; e++) {
    gv_value_id source = gv_find_source(f, f->preds[e], arg), index;
    if (move_of(f, source, arg)) {
      index = gv_find_exact(f, GV_ADD, i, gv_find_number(f, p->move / stride, 64));
    } else {
      gv_spot s = gv_find_spot(f, source);
      index = is_null(f, source) ? gv_find_number(f, 0, 64) : index_of(f, &s, stride);
    }
    *gv_push(&f->given) = (gv_given){f->preds[e], i, index};
  }
  if (p->within)
    base = gv_find_value(
        f,
        (gv_value){
            .def = GV_DEF_OFFSET, .size = GV_WORD_BYTES, .a = base, .b = GV_NONE, .k = p->within});
  gv_value *v = &f->m->values.at[arg];
  *v = (gv_value){.def = GV_DEF_OFFSET,
                  .size = GV_WORD_BYTES,
                  .a = base,
                  .b = i,
                  .c = stride,
                  .k = GV_ANYWHERE,
                  .loc = v->loc};
}

/* ---- numbers that count bytes ---------------------------------------------------------------- */

/* The number in units of `by`, where it is a multiple of that as a whole. GV_NONE: it is not known
 * to be. */
static gv_value_id divided(gv_finder *f, gv_value_id id, int64_t by) {
  gv_linear l = gv_find_linear(f, id);
  gv_value v = f->m->values.at[l.of];
  int64_t k;
  if (gv_find_is_number(f, id, &k)) return k % by ? GV_NONE : gv_find_number(f, k / by, 64);
  if (l.plus && gv_strip(f->m, v.a) < f->globals)
    return GV_NONE; /* it may wrap where that in units does not */
  if (l.wide != GV_ADD) return GV_NONE;
  if (l.plus % by) return GV_NONE;
  if (v.width != 64) return GV_NONE;
  if (!gv_find_factor(f, &v, &k)) return GV_NONE;
  if (!(v.k & GV_ARITH_NSW)) return GV_NONE;
  if (k % by) return GV_NONE;
  gv_value_id many = gv_strip(f->m, v.a);
  if (k != by) many = gv_find_exact(f, GV_MUL, v.a, gv_find_number(f, k / by, 64));
  return l.plus ? gv_find_exact(f, GV_ADD, many, gv_find_number(f, l.plus / by, 64)) : many;
}

/* The argument plus a constant; 0: it is none. */
static int64_t sum_of(const gv_finder *f, gv_value_id source, gv_value_id arg) {
  gv_linear l = gv_find_linear(f, source);
  if (l.of != arg) return 0;
  if (l.wide != GV_ADD) return 0;
  return gv_is_between(l.plus, -MOST_MOVE, MOST_MOVE) ? l.plus : 0;
}

/* The number goes round by a constant, from multiples of that: then it is so many times one that
 * counts by one. */
static bool count_elements(gv_finder *f, gv_value_id arg) {
  uint32_t block = f->m->values.at[arg].a, first = f->pred_start[block],
           end = f->pred_start[block + 1];
  int64_t move = 0;
  for (uint32_t e = first; e < end; e++) {
    gv_value_id source = gv_find_source(f, f->preds[e], arg);
    int64_t by = source == GV_NONE ? 0 : sum_of(f, source, arg);
    if (source == GV_NONE) return false;
    if (gv_strip(f->m, source) == arg) return false;
    if (by && move && by != move) return false;
    if (by) move = by;
  }
  int64_t unit = move < 0 ? -move : move;
  if (unit < GV_WORD_BYTES) return false;
  for (uint32_t e = first; e < end; e++) {
    gv_value_id source = gv_find_source(f, f->preds[e], arg);
    if (!sum_of(f, source, arg) && divided(f, source, unit) == GV_NONE) return false;
  }
  gv_value_id i = gv_find_argument(f, block, 64);
  for (uint32_t e = first; e < end; e++) {
    gv_value_id source = gv_find_source(f, f->preds[e], arg);
    bool inside = sum_of(f, source, arg) != 0;
    gv_value_id from = inside ? gv_find_exact(f, GV_ADD, i, gv_find_number(f, move / unit, 64))
                              : divided(f, source, unit);
    *gv_push(&f->given) = (gv_given){f->preds[e], i, from};
  }
  gv_value_id by = gv_find_number(f, unit, 64);
  gv_value *v = &f->m->values.at[arg];
  *v = (gv_value){.def = GV_DEF_ARITH,
                  .width = 64,
                  .size = GV_WORD_BYTES,
                  .a = i,
                  .b = by,
                  .c = GV_MUL,
                  .k = GV_ARITH_NSW,
                  .loc = v->loc};
  return true;
}

/* The arguments that count bytes of addresses. */
static bool count_bytes(gv_finder *f) {
  uint32_t values = f->m->values.len;
  bool any = false;
  for (gv_value_id id = 0; id < values; id++) {
    const gv_value *v = &f->m->values.at[id];
    if (v->def != GV_DEF_OFFSET) continue;
    if (v->k != GV_ANYWHERE) continue;
    if (v->c != 1) continue;
    gv_value_id number = gv_strip(f->m, v->b);
    const gv_value *of = &f->m->values.at[number];
    if (of->def == GV_DEF_BLOCK_ARG && of->width == 64 && count_elements(f, number)) any = true;
  }
  return any;
}

/* Of 64 bits, which does not wrap. */
static bool is_whole_product(const gv_value *v) {
  if (!gv_is_arith(v, GV_MUL)) return false;
  if (v->width != 64) return false;
  return v->k & GV_ARITH_NSW;
}

/* What the number is a multiple of, as one of count_elements(); 0: of nothing that is known. */
static int64_t unit_of(const gv_finder *f, gv_value_id id) {
  gv_linear l = gv_find_linear(f, id);
  const gv_value *v = &f->m->values.at[l.of];
  int64_t k;
  if (l.wide != GV_ADD) return 0;
  if (!is_whole_product(v)) return 0;
  if (gv_strip(f->m, v->a) < f->globals) return 0;
  if (!gv_find_is_number(f, v->b, &k)) return 0;
  return k >= GV_WORD_BYTES ? k : 0;
}

static void compare_elements(gv_finder *f, gv_value_id id) {
  gv_value v = f->m->values.at[id];
  if (!gv_is_arith_in(&v, GV_COMPARISONS) || f->m->values.at[v.a].width != 64) return;
  int64_t unit = unit_of(f, v.a);
  if (!unit) unit = unit_of(f, v.b);
  if (!unit) return;
  gv_value_id a = divided(f, v.a, unit), b = divided(f, v.b, unit);
  if (a == GV_NONE || b == GV_NONE) return;
  f->m->values.at[id].a = a, f->m->values.at[id].b = b;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool is_address(const gv_value *v) { return !v->width && v->size == GV_WORD_BYTES; }

/* Two addresses of elements of one array. */
typedef struct two_spots {
  gv_spot a, b;
  uint32_t stride;
} two_spots;

static bool take_spots(gv_finder *f, gv_value_id left, gv_value_id right, two_spots *s) {
  if (!is_address(&f->m->values.at[left])) return false;
  if (!is_address(&f->m->values.at[right])) return false;
  if (gv_find_when_null(f, left) != gv_find_when_null(f, right)) return false;
  s->a = gv_find_spot(f, left);
  s->b = gv_find_spot(f, right);
  if (!s->a.known || !s->b.known) return false;
  if (s->a.base == GV_NONE || s->a.base != s->b.base) return false;
  if (s->a.row != GV_NONE || s->b.row != GV_NONE) return false;
  bool indexed_a = s->a.index != GV_NONE, indexed_b = s->b.index != GV_NONE;
  s->stride = indexed_a ? s->a.stride : s->b.stride;
  if (s->stride < GV_WORD_BYTES) return false;
  if (indexed_a && indexed_b && s->a.stride != s->b.stride) return false;
  return gv_spot_within(&s->a, s->stride) == gv_spot_within(&s->b, s->stride);
}

/* Two addresses in one array are equal where their indexes are, and in the order of these, of which
 * one may lie before the array: loops that go down end there. */
static void compare_indexes(gv_finder *f, gv_value_id id) {
  gv_value v = f->m->values.at[id];
  if (!gv_is_arith_in(&v, GV_ARITHS(GV_EQ) | GV_ARITHS(GV_ULT))) return;
  two_spots s;
  if (!take_spots(f, v.a, v.b, &s)) return;
  v.a = index_of(f, &s.a, s.stride);
  v.b = index_of(f, &s.b, s.stride);
  if (v.c == GV_ULT) v.c = GV_SLT;
  f->m->values.at[id] = v;
}

/* The difference of two addresses in one array is that of their indexes, in bytes: addresses in one
 * piece of memory are not further apart than signed numbers go. */
static bool subtract_indexes(gv_finder *f, gv_value_id id) {
  gv_value v = f->m->values.at[id];
  if (!gv_is_arith(&v, GV_SUB) || v.width != 64) return false;
  gv_value_id left = gv_strip(f->m, v.a), right = gv_strip(f->m, v.b);
  two_spots s;
  if (!take_spots(f, left, right, &s)) return false;
  if (gv_find_is_made_again(f, root_of(f, left))) return false;
  gv_value_id many = index_of(f, &s.a, s.stride), less = index_of(f, &s.b, s.stride);
  int64_t k;
  bool nothing = gv_find_is_number(f, less, &k) && k == 0;
  if (!nothing) many = gv_find_exact(f, GV_SUB, many, less);
  v.a = many, v.b = gv_find_number(f, s.stride, 64), v.c = GV_MUL, v.k = GV_ARITH_NSW;
  f->m->values.at[id] = v;
  return true;
}

/* What is left of such a difference when it is divided by the bytes of an element. */
static void divide_difference(gv_finder *f, gv_value_id id) {
  gv_value v = f->m->values.at[id];
  int64_t k;
  /* Not as unsigned numbers: below zero it is another one. */
  if (!gv_is_arith_in(&v, GV_ARITHS(GV_ASHR) | GV_ARITHS(GV_SDIV))) return;
  if (v.width != 64) return;
  if (!gv_find_is_number(f, v.b, &k)) return;
  gv_value of = f->m->values.at[gv_strip(f->m, v.a)];
  int64_t unit;
  if (v.c == GV_ASHR) k = gv_is_between(k, 0, 16) ? INT64_C(1) << k : 0;
  if (!is_whole_product(&of)) return;
  if (!gv_find_is_number(f, of.b, &unit)) return;
  if (k < 1 || k != unit) return;
  f->m->values.at[id] =
      (gv_value){.def = GV_DEF_COPY, .width = v.width, .size = v.size, .a = of.a, .loc = v.loc};
}

static void take_differences(gv_finder *f, uint32_t values) {
  bool any = false;
  for (gv_value_id id = 0; id < values; id++) any |= subtract_indexes(f, id);
  for (gv_value_id id = 0; id < values && any; id++) divide_difference(f, id);
}

void gv_find_pointers(gv_finder *f) {
  bool any = false, changed = true;
  if (count_bytes(f)) {
    gv_find_give(f);
    for (gv_value_id id = 0; id < f->globals; id++) compare_elements(f, id);
  }
  gv_find_access_memory(f);
  simplify(f);
  gv_find_slots(f, true);
  uint32_t values = f->m->values.len, *strides = find_strides(f);
  bool *asked = gv_find_nullness_uses(f);
  for (uint32_t round = 0; round < ROUNDS && changed; round++) {
    changed = false;
    for (gv_value_id id = 0; id < values; id++) {
      pointer p;
      bool argument =
          f->m->values.at[id].def == GV_DEF_BLOCK_ARG && is_address(&f->m->values.at[id]);
      if (!argument || !find_pointer(f, id, asked, strides, &p)) continue;
      count_instead(f, id, &p);
      any = changed = true;
    }
  }
  gv_free(asked);
  gv_free(strides);
  if (!any) return;
  gv_find_give(f);
  for (gv_value_id id = 0; id < values; id++) compare_indexes(f, id);
  take_differences(f, values);
}
