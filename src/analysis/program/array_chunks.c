/* needs: a finder whose edges and bases are known. gives: of the addresses of accesses, whether
 * they are in one of the chunks of a buffer, as `d + 64 * i` or `h[i][j]` is, in which, and under
 * which condition that is the chunk that is followed, number gv_model.symbol. cost: for each
 * access the parts of its address, and their ranges, for each of MOST_SIZES.
 *
 * Two accesses to chunks of one size meet in the same chunk only, and the symbol is any number: of
 * a buffer that is followed by its chunks an access to another one touches nothing
 * (typestate/access.c). What touches all of it, or nobody knows what, touches the one followed.
 */
#include "program/array_ranges.h"
#include "program/array_units.h"

enum { MOST_CHUNKED = 1 << 11, MOST_SIZES = 32 };

#define FAR (INT64_C(1) << 31) /* chunks */

/* An access, and the sizes of chunks of which it is in one. */
typedef struct access {
  uint32_t operand; /* index into gv_model.operands */
  uint32_t op;
  gv_terms at;
  uint32_t fits, indexed; /* bit n: of size n; it is at an index then */
} access;

/* One that is in a chunk; `number` is that chunk's. */
typedef struct found_chunk {
  gv_chunked chunk;
  gv_value_id number;
} found_chunk;
typedef GV_VEC(found_chunk) chunked_list;
typedef struct chunks {
  gv_finder *f;
  GV_VEC(access) accesses;
  gv_chunk_size sizes[MOST_SIZES];
  uint32_t count;
  gv_map fixed; /* of units that were asked for: 1: it is, 0: it is not */
} chunks;

/* ---- chunks ---------------------------------------------------------------------------------- */

static bool is_whole(const gv_term *t, int64_t size) { return t->bytes % size == 0; }

/* So many chunks, of LARGEST bytes at most, may be so far away that the address wraps: then it is
 * in another one. */
static bool may_wrap(gv_finder *f, const gv_term *t, uint32_t block) {
  if (t->wide != GV_ADD || gv_find_is_small(f, t->of)) return false;
  gv_range n = gv_find_range(f, t->of, block);
  return !gv_is_between(n.lo, -FAR, FAR) || !gv_is_between(n.hi, -FAR, FAR);
}

/* How far behind the beginning of its chunk, number `*more` plus that of the terms that count whole
 * chunks, the address lies. False: it may be in several. */
static bool find_within(gv_finder *f, const gv_terms *at, int64_t size, gv_range *r,
                        int64_t *more) {
  *r = (gv_range){at->constant, at->constant};
  for (uint32_t i = 0; i < at->count; i++) {
    const gv_term *t = &at->at[i];
    if (t->by != GV_NONE || t->bytes < 1) return false;
    if (is_whole(t, size) && may_wrap(f, t, at->block)) return false;
    if (is_whole(t, size)) continue;
    gv_range n = gv_find_range(f, t->of, at->block);
    if (t->wide == GV_ZEXT && n.lo < 0) return false;
    if (!gv_is_near(n.lo) || !gv_is_near(n.hi)) return false;
    if (!gv_range_combine(GV_MUL, n, (gv_range){t->bytes, t->bytes}, &n)) return false;
    if (!gv_range_combine(GV_ADD, *r, n, r)) return false;
  }
  int64_t rest = gv_modulo(r->lo, size);
  *more = (r->lo - rest) / size;
  r->hi -= r->lo - rest, r->lo = rest;
  return r->hi < size;
}

/* The number of the chunk, of 64 bits. */
static gv_value_id number_of(gv_finder *f, const gv_terms *at, int64_t size, int64_t more) {
  gv_value_id sum = GV_NONE;
  for (uint32_t i = 0; i < at->count; i++) {
    const gv_term *t = &at->at[i];
    if (!is_whole(t, size)) continue;
    gv_value_id n = gv_find_wide(f, t->wide, t->of);
    if (t->bytes != size) n = gv_find_exact(f, GV_MUL, n, gv_find_number(f, t->bytes / size, 64));
    sum = sum == GV_NONE ? n : gv_find_exact(f, GV_ADD, sum, n);
  }
  gv_value_id constant = gv_find_number(f, more, 64);
  if (sum == GV_NONE) return constant;
  return more ? gv_find_exact(f, GV_ADD, sum, constant) : sum;
}

/* The symbol is not below zero. */
static bool is_above_zero(gv_finder *f, const gv_terms *at, int64_t size, int64_t more) {
  gv_range sum = {more, more};
  for (uint32_t i = 0; i < at->count; i++) {
    const gv_term *t = &at->at[i];
    if (!is_whole(t, size)) continue;
    gv_range n = gv_find_range(f, t->of, at->block);
    if (n.lo < 0 && t->wide == GV_ADD && gv_find_is_small(f, t->of)) n.lo = 0;
    if (n.lo < 0) return false;
    if (sum.lo < 0 && gv_range_combine(GV_MUL, n, (gv_range){t->bytes / size, INT32_MAX}, &n))
      sum.lo += n.lo;
  }
  return sum.lo >= 0;
}

/* … What lies before the beginning of memory that was made here is none of it; a caller may pass an
 * address within its memory. */
static bool is_natural(gv_finder *f, const gv_terms *at, int64_t size, int64_t more) {
  return gv_find_is_made(f, at->root) || is_above_zero(f, at, size, more);
}

/* ---- all of them ----------------------------------------------------------------------------- */

static void add_size(chunks *c, gv_chunk_size size) {
  bool known = (size.unit == GV_NONE && size.bytes < GV_WORD_BYTES) || c->count == MOST_SIZES;
  for (uint32_t i = 0; i < c->count && !known; i++)
    known = c->sizes[i].unit == size.unit && c->sizes[i].wide == size.wide &&
            c->sizes[i].bytes == size.bytes;
  if (!known) c->sizes[c->count++] = size;
}

/* Where the access begins. False: it is not known, or not in a few terms. */
static bool find_begin(gv_finder *f, const access *a, gv_terms *at) {
  gv_value_id address = f->m->operands.at[a->operand];
  const gv_symbolic_extent *x =
      gv_symbolic_of(f->m, a->op, a->operand - f->m->ops.at[a->op].first_operand);
  gv_symbolic_extent extent = x ? *x : (gv_symbolic_extent){0};
  if (!gv_find_address_terms(f, address, at)) return false;
  if (!x) return true;
  bool moved = at->count || at->constant;
  if (extent.inside && (moved || !gv_find_is_made(f, at->root))) return false;
  if (extent.natural && moved) return false;
  return gv_find_kernel_begin(f, &extent, at);
}

static void add_unit(chunks *c, gv_chunk_size size, const access *a) {
  if (!gv_is_between(size.bytes, 1, GV_LARGEST_TERM)) return;
  bool found;
  uint32_t *fixed = gv_map_at(&c->fixed, size.unit, &found);
  if (!found) *fixed = gv_find_is_fixed(c->f, size.unit);
  if (*fixed && gv_find_is_in_one_run(c->f, &a->at)) add_size(c, size);
}

static void add_sizes(chunks *c, const gv_op *op, const access *a) {
  uint32_t operand = a->operand - op->first_operand;
  gv_chunk_size size;
  for (uint32_t t = 0; t < a->at.count; t++)
    add_size(c, (gv_chunk_size){GV_NONE, GV_ADD, a->at.at[t].bytes});
  for (uint32_t which = 0; which < GV_MOST_LENGTHS; which++)
    if (gv_find_unit_of_length(c->f, a->op, operand, which, &size)) add_unit(c, size, a);
  gv_terms at = {.block = a->at.block, .products = true};
  if (!find_begin(c->f, a, &at)) return;
  for (uint32_t t = 0; t < at.count; t++) {
    if (at.at[t].by == GV_NONE) continue;
    add_unit(c, (gv_chunk_size){at.at[t].by, at.at[t].by_wide, at.at[t].bytes}, a);
    add_unit(c, (gv_chunk_size){at.at[t].of, at.at[t].wide, at.at[t].bytes}, a);
  }
}

static void list_accesses(chunks *c) {
  gv_model *m = c->f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op op = m->ops.at[o];
    for (uint32_t i = 0; i < op.operand_count && c->accesses.len < MOST_CHUNKED; i++) {
      access a = {.operand = op.first_operand + i, .op = o, .at = {.block = op.block}};
      gv_value_id operand = m->operands.at[a.operand];
      if (operand == GV_NONE || !gv_find_is_accessed(&op, i)) continue;
      if (!find_begin(c->f, &a, &a.at)) continue;
      if (a.at.count || op.kind == GV_OP_ACTION) *gv_push(&c->accesses) = a;
      if (op.kind == GV_OP_ACTION) add_sizes(c, &op, &a);
    }
  }
}

/* An access as one to a chunk. */
typedef struct placed {
  gv_terms at;    /* of a size with a unit in that */
  gv_range in;    /* so far from the beginning of its chunk it may begin */
  int64_t more;   /* the constant part of the chunk's number */
  gv_reach reach; /* of a size with a unit */
  bool beyond;    /* … perhaps it goes on behind its chunk */
  bool indexed;
} placed;

static bool is_indexed(const gv_terms *at, int64_t size) {
  bool any = false;
  for (uint32_t i = 0; i < at->count && !any; i++) any = is_whole(&at->at[i], size);
  return any;
}

/* A load or store of no more bytes than an element has. */
static bool is_one_element(const gv_model *m, uint32_t op_id, int64_t element) {
  const gv_op *op = &m->ops.at[op_id];
  if (op->kind == GV_OP_STORE) {
    gv_value_id stored = gv_operands(m, op)[0];
    return stored != GV_NONE && m->values.at[stored].size <= element;
  }
  if (op->kind != GV_OP_LOAD) return false;
  uint32_t bytes = op->result_count ? m->values.at[gv_results(m, op)[0]].size : op->bytes;
  return bytes && bytes <= element;
}

/* What the access is in units. False: it is not known. */
static bool take_units(chunks *c, const access *a, const gv_chunk_size *size, placed *p) {
  uint32_t operand = a->operand - c->f->m->ops.at[a->op].first_operand;
  gv_terms at = {.block = a->at.block, .products = true};
  if (!gv_find_is_in_one_run(c->f, &a->at)) return false;
  if (!find_begin(c->f, a, &at)) return false;
  if (!gv_find_scaled(c->f, &at, size, &p->at, &p->reach.bytes)) return false;
  if (!p->reach.bytes)
    p->reach = gv_find_scaled_reach(c->f, a->op, operand, size);
  else if (!is_one_element(c->f->m, a->op, p->reach.bytes))
    return false;
  p->indexed = at.count > 0;
  if (p->reach.bytes) return true;
  /* What goes on from a chunk whose number is constant is in that and in those behind it. */
  p->beyond = !p->at.count && p->at.constant > 0 && gv_find_goes_on(c->f, a->op, operand);
  p->reach = (gv_reach){.bytes = size->bytes};
  return p->beyond;
}

/* False: it is in none, or in several. */
static bool place(chunks *c, const access *a, const gv_chunk_size *size, placed *p) {
  *p = (placed){.at = a->at};
  const gv_symbolic_extent *x =
      gv_symbolic_of(c->f->m, a->op, a->operand - c->f->m->ops.at[a->op].first_operand);
  if (size->unit == GV_NONE) {
    p->indexed = is_indexed(&a->at, size->bytes);
    if (a->at.count && !p->indexed) return false;
    if (x && x->first.count) p->reach.bytes = x->hi <= size->bytes ? x->hi : size->bytes + 1;
  } else if (!take_units(c, a, size, p)) {
    return false;
  }
  if (!find_within(c->f, &p->at, size->bytes, &p->in, &p->more)) return false;
  if (p->in.hi + p->reach.bytes > size->bytes) return false;
  if (x && x->natural && !is_above_zero(c->f, &p->at, size->bytes, p->more)) return false;
  return is_natural(c->f, &p->at, size->bytes, p->more);
}

static void find_fits(chunks *c, access *a) {
  placed p;
  for (uint32_t s = 0; s < c->count; s++) {
    if (!place(c, a, &c->sizes[s], &p)) continue;
    a->fits |= UINT32_C(1) << s;
    if (p.indexed) a->indexed |= UINT32_C(1) << s;
  }
}

static int by_root(const void *a, const void *b) {
  const access *x = a, *y = b;
  if (x->at.root != y->at.root) return x->at.root < y->at.root ? -1 : 1;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

/* Of sizes of which as many accesses are in a chunk: lengths that are no constants are looked at
 * for those with a unit only. */
static bool is_better(const gv_chunk_size *a, const gv_chunk_size *b) {
  bool unit = a->unit != GV_NONE;
  return unit == (b->unit != GV_NONE) ? a->bytes >= b->bytes : unit;
}

/* Of the sizes the one of which most of these accesses, which have one root, are in a chunk, and of
 * several such the best. GV_NONE: in none, or all are in one. */
static uint32_t best_size(const chunks *c, const access *first, const access *end) {
  uint32_t most = 0, best = GV_NONE;
  for (uint32_t s = 0; s < c->count; s++) {
    uint32_t fit = 0;
    bool indexed = false;
    for (const access *a = first; a < end; a++) {
      fit += a->fits >> s & 1;
      indexed |= a->indexed >> s & 1;
    }
    if (!indexed || fit < most) continue;
    if (fit == most && !is_better(&c->sizes[s], &c->sizes[best])) continue;
    most = fit, best = s;
  }
  return best;
}

/* Those whose root is the same. */
static void take_root(chunks *c, const access *first, const access *end, chunked_list *found) {
  uint32_t best = best_size(c, first, end);
  placed p;
  for (const access *a = first; a < end && best != GV_NONE; a++) {
    const gv_chunk_size *size = &c->sizes[best];
    if (!(a->fits >> best & 1) || !place(c, a, size, &p)) continue;
    gv_chunked chunk = {.operand = a->operand,
                        .root = a->at.root,
                        .unit = size->unit == GV_NONE ? 0 : best + 1,
                        .bytes = (uint32_t)size->bytes,
                        .lo = p.in.lo,
                        .hi = p.in.hi,
                        .reach = (uint32_t)p.reach.bytes,
                        .all = p.reach.all,
                        .begins = p.reach.begins,
                        .beyond = p.beyond,
                        .is = GV_NONE};
    gv_value_id number = number_of(c->f, &p.at, size->bytes, p.more);
    *gv_push(found) = (found_chunk){chunk, number};
  }
}

static int by_operand(const void *a, const void *b) {
  uint32_t x = ((const found_chunk *)a)->chunk.operand, y = ((const found_chunk *)b)->chunk.operand;
  return (x > y) - (x < y);
}

static bool has_operand(const gv_op *op, uint32_t operand) {
  return operand >= op->first_operand && operand < op->first_operand + op->operand_count;
}

static bool is_on_stream_of_array(const gv_finder *f, const gv_op *op) {
  const gv_model *m = f->m;
  bool any = false;
  for (uint32_t i = 0; op->kind == GV_OP_ACTION && i < op->operand_count && !any; i++) {
    gv_value_id stream = gv_operands(m, op)[i];
    if (gv_role_of(op, i) != GV_ROLE_STREAM_USE || stream == GV_NONE) continue;
    const gv_value *v = &m->values.at[gv_strip(m, stream)];
    const gv_op *load = v->def == GV_DEF_RESULT ? &m->ops.at[v->a] : NULL;
    any = load && load->kind == GV_OP_LOAD &&
          gv_find_spot(f, gv_operands(m, load)[0]).index != GV_NONE;
  }
  return any;
}

void gv_find_chunks(gv_finder *f) {
  chunks c = {.f = f};
  chunked_list found = {0};
  uint32_t op = 0;
  list_accesses(&c);
  if (c.count) {
    for (uint32_t i = 0; i < c.accesses.len; i++) find_fits(&c, &c.accesses.at[i]);
    qsort(c.accesses.at, c.accesses.len, sizeof *c.accesses.at, by_root);
  }
  for (uint32_t i = 0, end; i < c.accesses.len && c.count; i = end) {
    for (end = i; end < c.accesses.len && c.accesses.at[end].at.root == c.accesses.at[i].at.root;)
      end++;
    take_root(&c, &c.accesses.at[i], c.accesses.at + end, &found);
  }
  if (found.len) qsort(found.at, found.len, sizeof *found.at, by_operand);
  for (uint32_t i = 0; i < found.len; i++) {
    while (!has_operand(&f->m->ops.at[op], found.at[i].chunk.operand)) op++;
    *gv_push(&f->chunks) =
        (gv_chunk_number){found.at[i].number, is_on_stream_of_array(f, &f->m->ops.at[op])};
    *gv_push(&f->m->chunked) = found.at[i].chunk;
  }
  gv_vec_free(&found);
  gv_vec_free(&c.accesses);
  gv_map_free(&c.fixed);
}

/* The symbol is the number, or more. */
static gv_value_id is_from(gv_finder *f, gv_value_id number, uint32_t block) {
  uint32_t function = gv_find_function(f, block);
  return gv_find_not(f, gv_find_ask_below(f, function, GV_SLT, number));
}

/* By chunk: how many of its buffer are taken in turn; 0: none. All chunks of a buffer are, or none
 * is: of one that is, the symbol stands for more numbers than of the others. A constant goes with
 * any turn that is longer. What goes on behind its chunk is in chunks that no turn has. */
static void find_turns_of_chunks(gv_finder *f, uint32_t *turns) {
  const gv_model *m = f->m;
  gv_map agreed = {0}; /* by root */
  bool found;
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t i = 0, op = 0; i < m->chunked.len; i++) {
      while (!has_operand(&m->ops.at[op], m->chunked.at[i].operand)) op++;
      gv_value_id number = f->chunks.at[i].number;
      int64_t k;
      bool constant = gv_find_is_number(f, number, &k);
      if (constant != pass) continue;
      uint32_t turn = gv_find_turn_of(f, number, gv_find_range(f, number, m->ops.at[op].block));
      uint32_t *of = gv_map_at(&agreed, m->chunked.at[i].root, &found);
      if (!found) *of = constant ? 0 : turn;
      bool fits = constant ? k >= 0 && k < *of : turn == *of;
      if (!fits || m->chunked.at[i].beyond) *of = 0;
    }
  for (uint32_t i = 0; i < m->chunked.len; i++)
    turns[i] = gv_map_get(&agreed, m->chunked.at[i].root);
  gv_map_free(&agreed);
}

void gv_find_follow_chunks(gv_finder *f) {
  gv_model *m = f->m;
  uint32_t op = 0, *turns = gv_malloc((m->chunked.len + 1) * sizeof *turns);
  find_turns_of_chunks(f, turns);
  for (uint32_t i = 0; i < m->chunked.len; i++) {
    while (!has_operand(&m->ops.at[op], m->chunked.at[i].operand)) op++;
    uint32_t block = m->ops.at[op].block;
    gv_value_id number = f->chunks.at[i].number;
    gv_find_enter_turn(f, turns[i]);
    m->chunked.at[i].is = m->chunked.at[i].beyond
                              ? is_from(f, number, block)
                              : gv_find_is_followed_in(f, number, block, f->in_turn);
    gv_find_leave_turn(f);
  }
  gv_free(turns);
}
