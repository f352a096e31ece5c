/* needs: a finder whose edges and bases are known. gives: of the addresses of accesses, whether
 * they are in one of the chunks of a buffer, as `d + 64 * i` or `h[i][j]` is, in which, and under
 * which condition that is the chunk that is followed, number gv_model.symbol. cost: for each
 * access the parts of its address, and their ranges, for each of MOST_SIZES.
 *
 * Two accesses to chunks of one size meet in the same chunk only, and the symbol is any number: of
 * a buffer that is followed by its chunks an access to another one touches nothing
 * (typestate/access.c). What touches all of it, or nobody knows what, touches the one followed.
 */
#include "program/array_loops.h"
#include "program/array_ranges.h"

enum { MOST_CHUNKED = 1 << 11, MOST_SIZES = 32, MOST_TERMS = 4, LARGEST = 1 << 30 };

#define FAR (INT64_C(1) << 31) /* chunks */

/* So many bytes for each of a number, made wide to 64 bits. */
typedef struct term {
  gv_value_id of;
  gv_arith wide; /* GV_WIDEN, GV_ZEXT; GV_ADD: it has 64 bits */
  int64_t bytes;
} term;

/* An address: constant + the sum of the terms, behind the root. */
typedef struct address {
  gv_value_id root;
  uint32_t block, count;
  int64_t constant;
  term terms[MOST_TERMS];
} address;

/* An access, and the sizes of chunks of which it is in one. */
typedef struct access {
  uint32_t operand; /* index into gv_model.operands */
  address at;
  uint32_t fits; /* bit n: of size n */
} access;

typedef GV_VEC(gv_chunked) chunked_list;
typedef struct chunks {
  gv_finder *f;
  GV_VEC(access) accesses;
  int64_t sizes[MOST_SIZES];
  uint32_t count;
} chunks;

/* ---- addresses ------------------------------------------------------------------------------- */

/* The sum or product does not wrap as one that is made wide so: it says so, or its range does. Sums
 * of 64 bits may, as addresses do. */
static bool is_exact(gv_finder *f, gv_value_id id, gv_arith wide, uint32_t block) {
  const gv_value v = f->m->values.at[id];
  uint8_t width = gv_find_width(f, id);
  gv_range a, b, r;
  if (v.k & (wide == GV_ZEXT ? GV_ARITH_NUW : GV_ARITH_NSW)) return true;
  if (wide == GV_ADD) return v.c == GV_ADD || gv_find_is_small(f, v.a);
  if (v.c != GV_ADD && v.c != GV_MUL) return false;
  a = gv_find_range(f, v.a, block), b = gv_find_range(f, v.b, block);
  if (a.lo < 0 || b.lo < 0 || !gv_range_combine((gv_arith)v.c, a, b, &r)) return false;
  return r.hi < INT64_C(1) << (width - 1);
}

static bool add_term(address *at, term t) {
  for (uint32_t i = 0; i < at->count; i++) {
    if (at->terms[i].of != t.of || at->terms[i].wide != t.wide) continue;
    return !__builtin_add_overflow(at->terms[i].bytes, t.bytes, &at->terms[i].bytes);
  }
  if (at->count == MOST_TERMS) return false;
  at->terms[at->count++] = t;
  return true;
}

static bool add_constant(address *at, int64_t k, int64_t bytes) {
  return !__builtin_mul_overflow(k, bytes, &k) &&
         !__builtin_add_overflow(at->constant, k, &at->constant) && gv_is_near(at->constant);
}

/* (x << 10) & 1024 is (x & 1) << 10. */
static bool take_shifted_bits(gv_finder *f, const gv_value *v, term *t) {
  int64_t mask, shift;
  if (!gv_is_arith(v, GV_AND) || !gv_find_is_number(f, v->b, &mask) || mask <= 0) return false;
  const gv_value x = *gv_find_plain(f, v->a);
  if (!gv_is_arith(&x, GV_SHL) || !gv_find_is_number(f, x.b, &shift)) return false;
  if (!gv_is_between(shift, 1, __builtin_ctzll((uint64_t)mask)) || shift > 30) return false;
  uint8_t width = v->width;
  gv_value_id bits = gv_find_number(f, mask >> shift, width);
  t->of = gv_find_arith(f, GV_AND, x.a, bits, width);
  return !__builtin_mul_overflow(t->bytes, INT64_C(1) << shift, &t->bytes) && t->bytes <= LARGEST;
}

/* The product is `t.of` times a constant. */
static bool take_factor(gv_finder *f, const gv_value *v, term *t) {
  int64_t k;
  gv_value_id other = v->a;
  if (!gv_is_arith_in(v, GV_PRODUCTS)) return false;
  if (!gv_find_factor(f, v, &k)) {
    other = v->b;
    if (v->c != GV_MUL || !gv_find_is_number(f, v->a, &k) || k < 1) return false;
  }
  t->of = other;
  return !__builtin_mul_overflow(t->bytes, k, &t->bytes) && gv_is_between(t->bytes, 1, LARGEST);
}

/* Adds what a number, made wide so, comes to, times `bytes`. */
static bool add_number(gv_finder *f, address *at, gv_value_id id, gv_arith wide, int64_t bytes,
                       int depth) {
  gv_linear l = gv_find_linear_wide(f, id, wide);
  if (!add_constant(at, l.plus, bytes)) return false;
  int64_t k;
  if (gv_find_is_number(f, l.of, &k)) {
    if (l.wide == GV_ZEXT) k = (int64_t)gv_cut((uint64_t)k, gv_find_width(f, l.of));
    return add_constant(at, k, bytes);
  }
  if (l.wide == GV_ADD && gv_find_width(f, l.of) != 64) return false;
  const gv_value v = f->m->values.at[l.of];
  bool sum = gv_is_arith(&v, GV_ADD) || (gv_is_arith(&v, GV_OR) && v.k & GV_ARITH_DISJOINT);
  term t = {l.of, l.wide, bytes};
  if (depth > GV_STEPS_DEPTH || v.def != GV_DEF_ARITH) return add_term(at, t);
  if (sum && (v.c == GV_OR || is_exact(f, l.of, l.wide, at->block)))
    return add_number(f, at, v.a, l.wide, bytes, depth + 1) &&
           add_number(f, at, v.b, l.wide, bytes, depth + 1);
  if (is_exact(f, l.of, l.wide, at->block) && take_factor(f, &v, &t))
    return add_number(f, at, t.of, l.wide, t.bytes, depth + 1);
  if (take_shifted_bits(f, &v, &t)) return add_term(at, t);
  return add_term(at, (term){l.of, l.wide, bytes});
}

static bool take_address(gv_finder *f, gv_value_id id, address *at) {
  const gv_model *m = f->m;
  id = gv_strip(m, id);
  for (uint32_t i = 0; i < GV_CHAIN_LIMIT && m->values.at[id].def == GV_DEF_OFFSET; i++) {
    const gv_value v = m->values.at[id];
    bool constant = v.k != GV_ANYWHERE;
    if (constant && !add_constant(at, v.k, 1)) return false;
    if (!constant && !gv_is_between(v.c, 1, LARGEST)) return false;
    gv_arith wide = constant || gv_find_width(f, v.b) == 64 ? GV_ADD : GV_WIDEN;
    if (!constant && !add_number(f, at, v.b, wide, v.c, 0)) return false;
    id = gv_strip(m, v.a);
  }
  at->root = id;
  return m->values.at[id].def != GV_DEF_OFFSET;
}

/* ---- chunks ---------------------------------------------------------------------------------- */

static bool is_whole(const term *t, int64_t size) { return t->bytes % size == 0; }

/* So many chunks, of LARGEST bytes at most, may be so far away that the address wraps: then it is
 * in another one. */
static bool may_wrap(gv_finder *f, const term *t, uint32_t block) {
  if (t->wide != GV_ADD || gv_find_is_small(f, t->of)) return false;
  gv_range n = gv_find_range(f, t->of, block);
  return !gv_is_between(n.lo, -FAR, FAR) || !gv_is_between(n.hi, -FAR, FAR);
}

/* How far behind the beginning of its chunk, number `*more` plus that of the terms that count whole
 * chunks, the address lies. False: it may be in several. */
static bool find_within(gv_finder *f, const address *at, int64_t size, gv_range *r, int64_t *more) {
  *r = (gv_range){at->constant, at->constant};
  for (uint32_t i = 0; i < at->count; i++) {
    const term *t = &at->terms[i];
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
static gv_value_id number_of(gv_finder *f, const address *at, int64_t size, int64_t more) {
  gv_value_id sum = GV_NONE;
  for (uint32_t i = 0; i < at->count; i++) {
    const term *t = &at->terms[i];
    if (!is_whole(t, size)) continue;
    gv_value_id n = gv_find_wide(f, t->wide, t->of);
    if (t->bytes != size) n = gv_find_exact(f, GV_MUL, n, gv_find_number(f, t->bytes / size, 64));
    sum = sum == GV_NONE ? n : gv_find_exact(f, GV_ADD, sum, n);
  }
  gv_value_id constant = gv_find_number(f, more, 64);
  if (sum == GV_NONE) return constant;
  return more ? gv_find_exact(f, GV_ADD, sum, constant) : sum;
}

/* The symbol is not below zero. What lies before the beginning of memory that was made here is none
 * of it; a caller may pass an address within its memory. */
static bool is_natural(gv_finder *f, const address *at, int64_t size, int64_t more) {
  const gv_value *root = &f->m->values.at[at->root];
  const gv_op *made = root->def == GV_DEF_RESULT ? &f->m->ops.at[root->a] : NULL;
  if (made && made->kind == GV_OP_MEMORY) return true;
  if (made && made->kind == GV_OP_ACTION && gv_creates_object(made->action->creates)) return true;
  gv_range sum = {more, more};
  for (uint32_t i = 0; i < at->count; i++) {
    const term *t = &at->terms[i];
    if (!is_whole(t, size)) continue;
    gv_range n = gv_find_range(f, t->of, at->block);
    if (n.lo < 0 && t->wide == GV_ADD && gv_find_is_small(f, t->of)) n.lo = 0;
    if (n.lo < 0) return false;
    if (sum.lo < 0 && gv_range_combine(GV_MUL, n, (gv_range){t->bytes / size, INT32_MAX}, &n))
      sum.lo += n.lo;
  }
  return sum.lo >= 0;
}

/* ---- all of them ----------------------------------------------------------------------------- */

static void add_size(chunks *c, int64_t size) {
  bool known = size < GV_WORD_BYTES || c->count == MOST_SIZES;
  for (uint32_t i = 0; i < c->count && !known; i++) known = c->sizes[i] == size;
  if (!known) c->sizes[c->count++] = size;
}

static void list_accesses(chunks *c) {
  gv_model *m = c->f->m;
  for (uint32_t o = 0; o < m->ops.len; o++) {
    const gv_op op = m->ops.at[o];
    for (uint32_t i = 0; i < op.operand_count && c->accesses.len < MOST_CHUNKED; i++) {
      access a = {.operand = op.first_operand + i, .at = {.block = op.block}};
      gv_value_id operand = m->operands.at[a.operand];
      if (operand == GV_NONE || !gv_find_is_accessed(&op, i)) continue;
      if (!take_address(c->f, operand, &a.at)) continue;
      if (a.at.count || op.kind == GV_OP_ACTION) *gv_push(&c->accesses) = a;
      for (uint32_t t = 0; t < a.at.count && op.kind == GV_OP_ACTION; t++)
        add_size(c, a.at.terms[t].bytes);
    }
  }
}

static bool is_indexed(const access *a, int64_t size) {
  bool any = false;
  for (uint32_t i = 0; i < a->at.count && !any; i++) any = is_whole(&a->at.terms[i], size);
  return any;
}

static void find_fits(chunks *c, access *a) {
  gv_range r;
  int64_t more;
  for (uint32_t s = 0; s < c->count; s++) {
    if (a->at.count && !is_indexed(a, c->sizes[s])) continue;
    if (!find_within(c->f, &a->at, c->sizes[s], &r, &more)) continue;
    if (is_natural(c->f, &a->at, c->sizes[s], more)) a->fits |= UINT32_C(1) << s;
  }
}

static int by_root(const void *a, const void *b) {
  const access *x = a, *y = b;
  if (x->at.root != y->at.root) return x->at.root < y->at.root ? -1 : 1;
  return (x->operand > y->operand) - (x->operand < y->operand);
}

/* Of the sizes the one of which most of these accesses, which have one root, are in a chunk, and of
 * several such the largest. GV_NONE: in none, or all are in one. */
static uint32_t best_size(const chunks *c, const access *first, const access *end) {
  uint32_t most = 0, best = GV_NONE;
  for (uint32_t s = 0; s < c->count; s++) {
    uint32_t fit = 0;
    bool indexed = false;
    for (const access *a = first; a < end; a++) {
      if (!(a->fits >> s & 1)) continue;
      fit++;
      indexed |= is_indexed(a, c->sizes[s]);
    }
    if (!indexed || fit < most) continue;
    if (fit == most && c->sizes[s] < c->sizes[best]) continue;
    most = fit, best = s;
  }
  return best;
}

/* Those whose root is the same. */
static void take_root(chunks *c, const access *first, const access *end, chunked_list *found) {
  uint32_t best = best_size(c, first, end);
  gv_range r;
  int64_t more;
  for (const access *a = first; a < end && best != GV_NONE; a++) {
    int64_t size = c->sizes[best];
    if (!(a->fits >> best & 1) || !find_within(c->f, &a->at, size, &r, &more)) continue;
    *gv_push(found) = (gv_chunked){a->operand, a->at.root, (uint32_t)size,
                                   r.lo,       r.hi,       number_of(c->f, &a->at, size, more)};
  }
}

static int by_operand(const void *a, const void *b) {
  const gv_chunked *x = a, *y = b;
  return (x->operand > y->operand) - (x->operand < y->operand);
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
    while (!has_operand(&f->m->ops.at[op], found.at[i].operand)) op++;
    *gv_push(&f->chunks) = (gv_chunk_number){found.at[i].is /* the number, so far */,
                                             is_on_stream_of_array(f, &f->m->ops.at[op])};
    found.at[i].is = GV_NONE;
    *gv_push(&f->m->chunked) = found.at[i];
  }
  gv_vec_free(&found);
  gv_vec_free(&c.accesses);
}

void gv_find_follow_chunks(gv_finder *f) {
  gv_model *m = f->m;
  uint32_t op = 0;
  for (uint32_t i = 0; i < m->chunked.len; i++) {
    while (!has_operand(&m->ops.at[op], m->chunked.at[i].operand)) op++;
    uint32_t block = m->ops.at[op].block;
    gv_value_id number = f->chunks.at[i].number;
    gv_find_enter_turn(f, gv_find_turn_of(f, number, gv_find_range(f, number, block)));
    m->chunked.at[i].is = gv_find_is_followed_in(f, number, block, f->in_turn);
    gv_find_leave_turn(f);
  }
}
