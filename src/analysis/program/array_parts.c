/* needs: a finder whose bases are known. gives: of memory that holds several arrays, or an array
 * beside other members, as `struct { s[4]; e[4]; n; }`, where each of them lies: every access by an
 * index is known to stay within one. cost: for each such memory its accesses, sorted, and the
 * questions between which numbers their indexes lie.
 *
 * The bytes that accesses by an index may touch are joined to parts, each an array of its own, with
 * indexes that count from its beginning. What is accessed at a constant offset lies within one
 * element of a part, or in none of them, and is then a place like any other. Where that is not
 * known of one access, the memory is taken as a whole.
 */
#include "program/array_finder.h"

enum { MOST_BYTES = 1 << 20, MOST_PARTS = 1 << 12 };

/* A load or store of memory that may hold parts: bytes [lo, hi). */
typedef struct touch {
  uint32_t root, op;
  gv_spot spot;
  gv_value_id address;
  int64_t lo, hi;
  uint32_t part; /* index into gv_finder.parts; GV_NONE: none */
  bool known;
} touch;
typedef GV_VEC(touch) touch_list;

static int64_t size_of(const gv_finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  bool store = op->kind == GV_OP_STORE;
  gv_value_id value = store              ? gv_operands(m, op)[0]
                      : op->result_count ? gv_results(m, op)[0]
                                         : GV_NONE;
  return value == GV_NONE ? op->bytes : m->values.at[value].size;
}

/* The bytes are those of an index in this range, too. */
static bool add_range(touch *t, gv_range r, uint32_t stride) {
  int64_t lo, hi;
  if (__builtin_mul_overflow(r.lo, (int64_t)stride, &lo)) return false;
  if (__builtin_mul_overflow(r.hi, (int64_t)stride, &hi)) return false;
  return !__builtin_add_overflow(t->lo, lo, &t->lo) && !__builtin_add_overflow(t->hi, hi, &t->hi);
}

static void find_bytes(gv_finder *f, touch *t) {
  uint32_t block = f->m->ops.at[t->op].block;
  const gv_spot *s = &t->spot;
  int64_t size = size_of(f, &f->m->ops.at[t->op]);
  t->lo = s->constant, t->hi = s->constant + size;
  t->known = s->known && size > 0 && size < MOST_BYTES;
  if (t->known && s->index != GV_NONE)
    t->known = size <= GV_WORD_BYTES && add_range(t, gv_find_range(f, s->index, block), s->stride);
  if (t->known && s->row != GV_NONE)
    t->known = add_range(t, gv_find_range(f, s->row, block), s->row_stride);
  t->known = t->known && t->lo >= 0 && t->hi <= MOST_BYTES;
}

static int by_place(const void *a, const void *b) {
  const touch *x = a, *y = b;
  if (x->root != y->root) return x->root < y->root ? -1 : 1;
  if ((x->spot.index == GV_NONE) != (y->spot.index == GV_NONE))
    return x->spot.index == GV_NONE ? 1 : -1; /* by an index first */
  if (x->lo != y->lo) return x->lo < y->lo ? -1 : 1;
  return (x->op > y->op) - (x->op < y->op);
}

/* Where index 0 lies: where the addresses say it does, as far as no byte before that is of another
 * part. */
static int64_t origin_of(const touch *first, const touch *end, int64_t lo, uint32_t stride) {
  int64_t near = INT64_MAX, far = INT64_MIN;
  for (const touch *t = first; t < end; t++) {
    int64_t at = t->spot.constant;
    if (at > lo) continue;
    if (at + (int64_t)stride > lo && at < near) near = at;
    if (at > far) far = at;
  }
  return near != INT64_MAX ? near : far != INT64_MIN ? far : lo;
}

/* Accesses by an index whose bytes overlap: one part. False: they are not elements of one array. */
static bool add_part(gv_finder *f, touch *first, touch *end) {
  gv_part part = {
      .root = first->root, .lo = first->lo, .hi = first->hi, .stride = first->spot.stride};
  for (touch *t = first; t < end; t++) {
    if (t->spot.stride != part.stride) return false;
    if (t->spot.row != GV_NONE && t->spot.row_stride % part.stride) return false;
    if (t->hi > part.hi) part.hi = t->hi;
    t->part = f->parts.len;
  }
  part.origin = origin_of(first, end, part.lo, part.stride);
  *gv_push(&f->parts) = part;
  return part.stride >= GV_WORD_BYTES && f->parts.len < MOST_PARTS;
}

/* The bytes lie in one element of the part. */
static bool is_within_element(const touch *t, const gv_part *part) {
  int64_t rest = (t->spot.constant - part->origin) % (int64_t)part->stride;
  if (rest < 0) rest += part->stride;
  return rest + (t->spot.index == GV_NONE ? t->hi - t->lo : GV_WORD_BYTES) <= part->stride;
}

/* A constant offset lies in one part, or in none. */
static bool take_constant(const gv_finder *f, touch *t, uint32_t first_part) {
  for (uint32_t p = first_part; p < f->parts.len; p++) {
    const gv_part *part = &f->parts.at[p];
    if (t->hi <= part->lo || t->lo >= part->hi) continue;
    if (t->part != GV_NONE) return false;
    if (t->lo < part->lo) return false;
    if (t->hi > part->hi) return false;
    if (t->hi - t->lo > GV_WORD_BYTES) return false;
    t->part = p;
  }
  return true;
}

/* All accesses of one memory. */
static bool find_parts(gv_finder *f, touch *first, touch *end) {
  uint32_t before = f->parts.len;
  bool outside = false;
  touch *t = first;
  while (t < end && t->spot.index != GV_NONE) {
    touch *begin = t;
    int64_t hi = t->hi;
    for (; t < end && t->spot.index != GV_NONE && (t == begin || t->lo < hi); t++)
      if (t->hi > hi) hi = t->hi;
    if (!add_part(f, begin, t)) return false;
  }
  for (; t < end; t++) {
    if (!take_constant(f, t, before)) return false;
    outside |= t->part == GV_NONE;
  }
  for (t = first; t < end; t++)
    if (t->part != GV_NONE && !is_within_element(t, &f->parts.at[t->part])) return false;
  uint32_t found = f->parts.len - before;
  if (found > 1) return true;
  if (!found) return false;
  return outside || f->mixed[first->root];
}

static bool keep(gv_finder *f, const touch *first, const touch *end) {
  for (const touch *t = first; t < end; t++) {
    bool found;
    uint32_t *of = gv_map_at(&f->part_of, t->address, &found);
    if (found && *of != t->part) return false;
    *of = t->part;
  }
  return true;
}

static void list_touches(gv_finder *f, touch_list *all) {
  const gv_model *m = f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op *op = &m->ops.at[o];
    if (op->kind != GV_OP_LOAD && op->kind != GV_OP_STORE) continue;
    gv_value_id address = gv_operands(m, op)[op->kind == GV_OP_STORE];
    gv_spot s = gv_find_spot(f, address);
    if (s.base == GV_NONE || !gv_find_may_have_parts(f, s.base)) continue;
    if (f->written[gv_find_base(f, s.base)])
      continue; /* parts are not told by what actions write */
    *gv_push(all) = (touch){
        .root = gv_find_base(f, s.base), .op = o, .spot = s, .address = address, .part = GV_NONE};
  }
}

/* The parts are arrays, numbered behind the bases. */
static void number_parts(gv_finder *f, uint32_t bases) {
  uint32_t all = bases + f->parts.len;
  uint32_t **const numbers[] = {&f->parent, &f->stride, &f->size, &f->turn, &f->fixed};
  bool **const flags[] = {&f->bad, &f->flat, &f->mixed, &f->split, &f->written};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    *numbers[i] = gv_realloc(*numbers[i], (all + 1) * sizeof **numbers[i]);
  for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
    *flags[i] = gv_realloc(*flags[i], all + 1);
    memset(*flags[i] + bases, 0, f->parts.len + 1);
  }
  for (uint32_t p = 0; p < f->parts.len; p++) {
    const gv_part *part = &f->parts.at[p];
    f->parent[bases + p] = bases + p;
    f->stride[bases + p] = part->stride;
    f->turn[bases + p] = f->fixed[bases + p] = 0;
    f->size[bases + p] =
        (uint32_t)((part->hi - part->origin + part->stride - 1) / part->stride * part->stride);
    f->split[part->root] = true;
  }
  f->first_part = bases;
}

void gv_find_parts(gv_finder *f) {
  touch_list all = {0};
  list_touches(f, &all);
  if (all.len) qsort(all.at, all.len, sizeof *all.at, by_place);
  for (uint32_t i = 0, end; i < all.len; i = end) {
    bool known = all.at[i].spot.index != GV_NONE; /* those by an index come first */
    for (end = i; end < all.len && all.at[end].root == all.at[i].root;) end++;
    for (uint32_t t = i; t < end && known; t++) find_bytes(f, &all.at[t]), known = all.at[t].known;
    if (!known) continue;
    uint32_t before = f->parts.len;
    qsort(all.at + i, end - i, sizeof *all.at, by_place); /* now that it is known where */
    if (find_parts(f, all.at + i, all.at + end) && keep(f, all.at + i, all.at + end)) continue;
    f->parts.len = before;
    for (uint32_t t = i; t < end; t++) {
      bool found;
      *gv_map_at(&f->part_of, all.at[t].address, &found) = GV_NONE;
    }
  }
  gv_vec_free(&all);
  if (f->parts.len) number_parts(f, f->globals + f->m->globals.len);
}
