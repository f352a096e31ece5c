/* Which bytes of its arguments a launched kernel touches.
 *
 * needs: the body of the kernel, and what is known of the launch: sizes of the grid and of its blocks, numbers that are passed. gives: for each
 * access to memory that an argument leads to, an interval of bytes from the argument's address on, outside of which it touches none, and those
 * that it touches for certain. cost: linear in the kernel and the functions that it calls, within BUDGET.
 *
 * A number is a linear form over *symbols*: ids of threads and blocks, rounds of loops, and everything whose value is not known, each with a
 * range (of a number of which nothing is known, all integers). Forms make differences exact: `block * 64 + thread` under `if (that < n)` stays
 * what it is. Conditions on the way to an access bound forms. What an access touches over all threads is then an arithmetic progression, exact
 * where the symbols are independent and each of their values occurs, and for certain at least what thread 0 of block 0 touches.
 *
 * What is not understood gives all bytes, none for certain: too much is always right here, too little never.
 */
#define _GNU_SOURCE
#include "kernels/kernels.h"

enum {
  TERMS = 6,
  RANK = 6,
  DEPTH = 64,      /* of operations that a value is computed by */
  FRAMES = 6,      /* of calls */
  BUDGET = 20000,  /* operations and values looked at for one launch */
  CHAIN = 16,      /* blocks between an access and the entry, each with one predecessor */
  BLOCKS = 64,     /* of a region whose blocks are distinguished */
  PER_ARGUMENT = 6 /* accesses distinguished */
};
#define LEAST INT64_MIN
#define MOST INT64_MAX

/* ---- symbols and forms ---- */

typedef struct symbol {
  int64_t lo, hi;
  bool full;    /* each value from lo to hi occurs, with all those of other full symbols */
  bool pointed; /* in the first thread of the first block it is `point` */
  int64_t point;
} symbol;

typedef struct term {
  uint32_t symbol;
  int64_t by;
} term;

typedef struct form {
  int64_t plus;
  uint32_t count;
  term terms[TERMS]; /* by symbol, none twice, none by 0 */
} form;

typedef enum what { A_NUMBER, A_POINTER, A_MEMREF } what;
enum { OF_KERNEL = 0xfffffffe /* memory of the kernel's own */, LOST = GV_NONE };
typedef struct value {
  uint8_t what;
  uint32_t root; /* of an address: the argument that it is in the memory of, OF_KERNEL, LOST */
  form at;       /* the number; of an address: bytes from that argument's address on */
  int64_t stride[RANK];
  bool strided[RANK]; /* is it known? in elements */
} value;

typedef struct frame {
  MlirOperation function, call; /* call: NULL in the kernel itself */
  uint32_t caller;
} frame;

/* The condition holds, or does not, where an access is. */
typedef struct guard {
  MlirValue condition;
  bool is;
  uint32_t frame;
} guard;

typedef struct loop {
  MlirBlock body;
  uint32_t frame;
  form induction;
} loop;

typedef struct ranges {
  front *f;
  uint32_t scope;
  MlirOperation kernel;
  const gv_launch_facts *launch;
  GV_VEC(symbol) symbols;
  GV_VEC(value) values;
  GV_VEC(frame) frames;
  GV_VEC(guard) guards;
  GV_VEC(loop) loops;
  gv_map known;        /* frame and value -> index into values, or IN_WORK */
  gv_map id_symbols;   /* of ids and sizes */
  uint32_t left;       /* of the budget */
  bool lost;           /* something is accessed of which it is not known whose it is */
  gv_range_list found; /* operand: the argument */
} ranges;

static const uint32_t IN_WORK = GV_NONE - 1;

static bool spend(ranges *r) { return r->left > 0 && --r->left > 0; }

static form constant(int64_t k) { return (form){.plus = k}; }

static form of_symbol(ranges *r, symbol s) {
  *gv_push(&r->symbols) = s;
  return (form){.count = 1, .terms = {{r->symbols.len - 1, 1}}};
}
static form anything(ranges *r) { return of_symbol(r, (symbol){.lo = LEAST, .hi = MOST}); }

static int64_t clamp(__int128 k) { return k <= LEAST ? LEAST : k >= MOST ? MOST : (int64_t)k; }
static bool is_finite(int64_t k) { return k != LEAST && k != MOST; }

/* by * [lo, hi], added to [*from, *to]; what is infinite stays so. */
static void add_range(int64_t *from, int64_t *to, int64_t by, int64_t lo, int64_t hi) {
  int64_t a = by > 0 ? lo : hi, b = by > 0 ? hi : lo;
  *from = *from == LEAST || !is_finite(a) ? LEAST : clamp((__int128)*from + (__int128)by * a);
  *to = *to == MOST || !is_finite(b) ? MOST : clamp((__int128)*to + (__int128)by * b);
}

/* The least and the greatest number that the form can be, with the symbols in these ranges. */
static void hull(const symbol *symbols, const form *x, int64_t *lo, int64_t *hi) {
  *lo = *hi = x->plus;
  for (uint32_t i = 0; i < x->count; i++)
    add_range(lo, hi, x->terms[i].by, symbols[x->terms[i].symbol].lo, symbols[x->terms[i].symbol].hi);
}

static bool point_of(const symbol *symbols, const form *x, int64_t *point) {
  __int128 sum = x->plus;
  for (uint32_t i = 0; i < x->count; i++) {
    if (!symbols[x->terms[i].symbol].pointed) return false;
    sum += (__int128)x->terms[i].by * symbols[x->terms[i].symbol].point;
  }
  *point = clamp(sum);
  return is_finite(*point);
}

/* a + by * b. False: it is too large to be told. */
static bool plus(form *a, const form *b, int64_t by) {
  form sum = {0};
  int64_t more;
  if (__builtin_mul_overflow(b->plus, by, &more) || __builtin_add_overflow(a->plus, more, &sum.plus)) return false;
  for (uint32_t i = 0, j = 0; i < a->count || j < b->count;) {
    bool first = j == b->count || (i < a->count && a->terms[i].symbol <= b->terms[j].symbol),
         second = i == a->count || (j < b->count && b->terms[j].symbol <= a->terms[i].symbol);
    term t = {first ? a->terms[i].symbol : b->terms[j].symbol, first ? a->terms[i].by : 0};
    if (second && (__builtin_mul_overflow(b->terms[j].by, by, &more) || __builtin_add_overflow(t.by, more, &t.by)))
      return false;
    i += first, j += second;
    if (!t.by) continue;
    if (sum.count == TERMS) return false;
    sum.terms[sum.count++] = t;
  }
  *a = sum;
  return true;
}

/* A number of which only a range is known. */
static form within(ranges *r, int64_t lo, int64_t hi) { return of_symbol(r, (symbol){.lo = lo, .hi = hi}); }

/* What has `width` bits does not wrap around if it is in their range; else nothing is known of it. */
static form fitted(ranges *r, form x, uint8_t width) {
  int64_t lo, hi;
  hull(r->symbols.at, &x, &lo, &hi);
  if (width >= 64) return x; /* numbers of 64 bits are taken not to wrap: addresses would */
  if (x.count == 0) return constant(gv_sign_extend(x.plus, width));
  int64_t least = width ? -(INT64_C(1) << (width - 1)) : 0;
  return lo >= least && hi <= -1 - least ? x : within(r, least, -1 - least);
}

/* ---- the launch ---- */

typedef enum id { THREAD, BLOCK, THREADS, BLOCKS_OF_GRID } id;

/* Id or size number `axis`; those of hardware bound what is not known. */
static form id_of(ranges *r, id which, uint32_t axis) {
  static const int64_t most_threads[] = {1024, 1024, 64}, most_blocks[] = {INT32_MAX, 65535, 65535};
  bool threads = which == THREAD || which == THREADS, count = which >= THREADS, found;
  uint32_t size = axis + (threads ? 3 : 0);
  int64_t k = r->launch->size[size], most = threads ? most_threads[axis] : most_blocks[axis];
  bool known = r->launch->sized[size] && k > 0 && k <= most;
  if (count && known) return constant(k);
  if (!count && known && k == 1) return constant(0);
  uint32_t *slot = gv_map_at(&r->id_symbols, (uint64_t)which * 3 + axis, &found);
  if (!found) {
    *slot = r->symbols.len;
    *gv_push(&r->symbols) = count ? (symbol){.lo = 1, .hi = most}
                                  : (symbol){.lo = 0, .hi = (known ? k : most) - 1, .full = known, .pointed = true, .point = 0};
  }
  return (form){.count = 1, .terms = {{*slot, 1}}};
}

/* ---- values ---- */

static value look_at(ranges *r, uint32_t frame, MlirValue v, int depth);
static value number(form at) { return (value){.what = A_NUMBER, .root = LOST, .at = at}; }
static value nothing_known(ranges *r) { return number(anything(r)); }
static bool is_address(MlirType type) {
  return mlirTypeIsALLVMPointerType(type) || mlirTypeIsAMemRef(type) || mlirTypeIsAUnrankedMemRef(type);
}

/* What a value of the type is when nothing is known of it, but that it leads to `root`. */
static value somewhere_in(ranges *r, uint32_t root, MlirType type) {
  return (value){.what = mlirTypeIsALLVMPointerType(type) ? A_POINTER : A_MEMREF, .root = root, .at = anything(r)};
}

static form number_of(ranges *r, uint32_t frame, MlirValue v, int depth) {
  value x = look_at(r, frame, v, depth + 1);
  return x.what == A_NUMBER ? x.at : anything(r);
}

static bool is_named(MlirOperation op, const char *a, const char *b) {
  return gv_str_equal(gv_op_name(op), gv_str_of(a)) || gv_str_equal(gv_op_name(op), gv_str_of(b));
}

static form operand(ranges *r, uint32_t frame, MlirOperation op, uint32_t i, int depth) {
  return i < gv_operand_count(op) ? number_of(r, frame, mlirOperationGetOperand(op, i), depth) : anything(r);
}

/* The number that the launch passes as this argument, or as member `member` of it. */
static form passed(ranges *r, uint32_t argument, uint32_t member) {
  int64_t k;
  if (r->launch->number(r->launch->to, argument, member, &k)) return constant(k);
  bool found; /* the same one, whoever asks */
  uint32_t *slot = gv_map_at(&r->id_symbols, ((uint64_t)argument + 1) << 32 | (member + 16), &found);
  if (!found) {
    *slot = r->symbols.len;
    *gv_push(&r->symbols) = (symbol){.lo = LEAST, .hi = MOST};
  }
  return (form){.count = 1, .terms = {{*slot, 1}}};
}

static int64_t element_of(ranges *r, MlirType memref) { return gv_layout_of(r->f, mlirShapedTypeGetElementType(memref)).size; }

/* What the type says of a memref, and, where it is an argument of the kernel, what its descriptor says; else the rest is not known. */
static value memref_of(ranges *r, uint32_t root, MlirType type, uint32_t argument) {
  value v = {.what = A_MEMREF, .root = root};
  int64_t strides[RANK], offset, rank = mlirTypeIsAMemRef(type) ? mlirShapedTypeGetRank(type) : RANK + 1;
  v.at = anything(r);
  if (rank > RANK || mlirLogicalResultIsFailure(mlirMemRefTypeGetStridesAndOffset(type, strides, &offset))) return v;
  bool known = offset != mlirShapedTypeGetDynamicStrideOrOffset();
  form at = known ? constant(offset) : argument != GV_NONE ? passed(r, argument, 2) : anything(r), bytes = constant(0);
  if (plus(&bytes, &at, element_of(r, type))) v.at = bytes;
  for (int64_t d = 0; d < rank; d++) {
    v.strided[d] = strides[d] != mlirShapedTypeGetDynamicStrideOrOffset();
    v.stride[d] = strides[d];
    if (v.strided[d] || argument == GV_NONE) continue;
    form stride = passed(r, argument, (uint32_t)(3 + rank + d));
    v.strided[d] = !stride.count;
    v.stride[d] = stride.plus;
  }
  return v;
}

static value argument_of_kernel(ranges *r, MlirValue v, uint32_t index) {
  MlirType type = mlirValueGetType(v);
  if ((intptr_t)index >= gv_kernel_arguments(r->kernel)) /* memory of the workgroup, or of the thread */
    return is_address(type) ? somewhere_in(r, OF_KERNEL, type) : nothing_known(r);
  if (mlirTypeIsALLVMPointerType(type)) return (value){.what = A_POINTER, .root = index, .at = constant(0)};
  if (is_address(type)) return memref_of(r, index, type, index);
  return mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type) ? number(passed(r, index, 0)) : nothing_known(r);
}

/* What all sources agree on. */
static value either(ranges *r, value a, value b, MlirType type) {
  if (a.what == b.what && a.root == b.root && memcmp(&a.at, &b.at, sizeof a.at) == 0 && a.what == A_NUMBER) return a;
  if (!is_address(type)) {
    int64_t lo, hi, other_lo, other_hi;
    hull(r->symbols.at, &a.at, &lo, &hi);
    hull(r->symbols.at, &b.at, &other_lo, &other_hi);
    return number(within(r, lo < other_lo ? lo : other_lo, hi > other_hi ? hi : other_hi));
  }
  return somewhere_in(r, a.root == b.root ? a.root : LOST, type);
}

/* What comes to an argument of a block along one edge. */
typedef struct source {
  MlirBlock from;
  MlirValue value;
} source;
enum { SOURCES = 16 };

/* False: there are too many, or not all are known. */
static bool list_sources(ranges *r, MlirBlock block, uint32_t index, source *to, uint32_t *count) {
  *count = 0;
  MlirRegion region = mlirBlockGetParentRegion(block);
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = mlirBlockGetTerminator(b);
    gv_kernel_effect effect = mlirOperationIsNull(end) ? GV_KERNEL_NOTHING : gv_kernel_effect_of(gv_op_name(end));
    uint32_t at = effect == GV_KERNEL_BRANCHES_ON;
    if (!spend(r)) return false;
    for (intptr_t s = 0; !mlirOperationIsNull(end) && s < mlirOperationGetNumSuccessors(end); s++) {
      MlirBlock next = mlirOperationGetSuccessor(end, s);
      uint32_t operand = at + index;
      at += (uint32_t)mlirBlockGetNumArguments(next);
      if (!mlirBlockEqual(next, block)) continue;
      bool known = effect == GV_KERNEL_BRANCHES || effect == GV_KERNEL_BRANCHES_ON;
      if (!known || operand >= gv_operand_count(end) || *count == SOURCES) return false;
      to[(*count)++] = (source){b, mlirOperationGetOperand(end, operand)};
    }
  }
  return *count > 0;
}

/* It leads to one memory, if all that comes to it does; what comes round a loop from itself is in the same. */
static value address_argument(ranges *r, uint32_t frame, MlirValue v, int depth) {
  source sources[SOURCES];
  uint32_t count, root = LOST;
  MlirType type = mlirValueGetType(v);
  bool any = false;
  if (!list_sources(r, mlirBlockArgumentGetOwner(v), (uint32_t)mlirBlockArgumentGetArgNumber(v), sources, &count))
    return somewhere_in(r, LOST, type);
  for (uint32_t i = 0; i < count; i++) {
    uint64_t key = gv_hash(&(uint64_t[2]){frame, (uintptr_t)sources[i].value.ptr}, 16, 0);
    if (gv_map_get(&r->known, key) == IN_WORK) continue;
    uint32_t from = look_at(r, frame, sources[i].value, depth + 1).root;
    if (any && from != root) return somewhere_in(r, LOST, type);
    root = from, any = true;
  }
  return somewhere_in(r, root, type);
}

/* The loop ends when what the argument becomes is this number, and only so. */
static bool ends_at(ranges *r, uint32_t frame, MlirBlock block, MlirValue next, int64_t *last, int depth) {
  MlirOperation end = mlirBlockGetTerminator(block);
  int64_t predicate;
  if (mlirOperationGetNumSuccessors(end) != 2 || !is_named(end, "llvm.cond_br", "cf.cond_br")) return false;
  MlirValue on = mlirOperationGetOperand(end, 0);
  MlirOperation compare = mlirValueIsAOpResult(on) ? mlirOpResultGetOwner(on) : (MlirOperation){NULL};
  if (mlirOperationIsNull(compare) || !is_named(compare, "llvm.icmp", "arith.cmpi")) return false;
  if (!gv_attribute_int(gv_attribute(compare, "predicate"), &predicate) || predicate > 1) return false;
  bool again = mlirBlockEqual(mlirOperationGetSuccessor(end, predicate == 0 ? 1 : 0), block),
       leaves = !mlirBlockEqual(mlirOperationGetSuccessor(end, predicate == 0 ? 0 : 1), block);
  if (!again || !leaves || !mlirValueEqual(mlirOperationGetOperand(compare, 0), next)) return false;
  form k = number_of(r, frame, mlirOperationGetOperand(compare, 1), depth);
  *last = k.plus;
  return k.count == 0;
}

/* A number that a loop counts: it comes from one place outside, and from itself, more by a constant. In the first round it is what it was
 * outside. Where the loop is one block that ends at a number, each value until there occurs. */
static value number_argument(ranges *r, uint32_t frame, MlirValue v, int depth) {
  source sources[SOURCES];
  uint32_t count;
  MlirBlock block = mlirBlockArgumentGetOwner(v);
  if (!mlirTypeIsAInteger(mlirValueGetType(v)) && !mlirTypeIsAIndex(mlirValueGetType(v))) return nothing_known(r);
  if (!list_sources(r, block, (uint32_t)mlirBlockArgumentGetArgNumber(v), sources, &count) || count != 2)
    return nothing_known(r);
  for (uint32_t i = 0; i < 2; i++) {
    MlirValue next = sources[i].value, from = sources[1 - i].value;
    MlirOperation more = mlirValueIsAOpResult(next) ? mlirOpResultGetOwner(next) : (MlirOperation){NULL};
    if (mlirOperationIsNull(more) || !is_named(more, "llvm.add", "arith.addi")) continue;
    if (!mlirValueEqual(mlirOperationGetOperand(more, 0), v)) continue;
    form by = number_of(r, frame, mlirOperationGetOperand(more, 1), depth), start = number_of(r, frame, from, depth);
    int64_t last;
    if (by.count || by.plus <= 0) return nothing_known(r);
    symbol round = {.lo = 0, .hi = MOST, .pointed = true};
    bool counted = mlirBlockEqual(sources[i].from, block) && !start.count && ends_at(r, frame, block, next, &last, depth) &&
                   last > start.plus && (last - start.plus) % by.plus == 0;
    if (counted) round.hi = (last - start.plus) / by.plus - 1, round.full = true;
    form k = of_symbol(r, round);
    uint8_t width = gv_layout_of(r->f, mlirValueGetType(v)).width;
    if (!plus(&start, &k, by.plus)) return nothing_known(r);
    return number(counted ? fitted(r, start, width) : start); /* it would wrap around before the loop ends */
  }
  return nothing_known(r);
}

static value block_argument(ranges *r, uint32_t frame, MlirValue v, int depth) {
  return is_address(mlirValueGetType(v)) ? address_argument(r, frame, v, depth) : number_argument(r, frame, v, depth);
}

static value argument(ranges *r, uint32_t frame, MlirValue v, int depth) {
  MlirBlock block = mlirBlockArgumentGetOwner(v);
  MlirOperation parent = mlirBlockGetParentOperation(block);
  struct frame here = r->frames.at[frame];
  uint32_t index = (uint32_t)mlirBlockArgumentGetArgNumber(v);
  bool entry = mlirBlockEqual(mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block)), block);
  if (mlirOperationEqual(parent, here.function)) {
    if (!entry) return block_argument(r, frame, v, depth);
    if (mlirOperationIsNull(here.call)) return argument_of_kernel(r, v, index);
    return index < gv_operand_count(here.call) ? look_at(r, here.caller, mlirOperationGetOperand(here.call, index), depth + 1)
                                               : somewhere_in(r, LOST, mlirValueGetType(v));
  }
  for (uint32_t i = r->loops.len; i-- > 0 && !index;)
    if (mlirBlockEqual(r->loops.at[i].body, block) && r->loops.at[i].frame == frame) return number(r->loops.at[i].induction);
  return is_address(mlirValueGetType(v)) ? somewhere_in(r, LOST, mlirValueGetType(v)) : nothing_known(r);
}

/* ---- what operations compute (ranges.def) ---- */

typedef enum computes {
  C_NOTHING,
  C_CONSTANT,
  C_SAME, /* operand 0 */
  C_WIDER,
  C_WIDER_UNSIGNED,
  C_NARROWER,
  C_ADD,
  C_SUB,
  C_MUL,
  C_SHL,
  C_UDIV,
  C_UREM,
  C_MINMAX,
  C_SELECT,
  C_ID, /* of a thread or block, by the dimension in an attribute or in the name */
  C_GLOBAL_ID,
  C_GEP,
  C_EXTRACT,
  C_OWN, /* memory of the kernel's own */
  C_CAST,
  C_SUBVIEW,
  C_RECAST,
} computes;

static const struct row {
  const char *name;
  uint8_t computes, id;
} rows[] = {
#define COMPUTES(name, what) {name, C_##what, 0},
#define ID(name, which) {name, C_ID, which},
#include "front/ranges.def"
};

static const struct row *row_of(MlirOperation op) {
  gv_str name = gv_op_name(op);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t len = strlen(rows[i].name);
    bool prefix = rows[i].name[len - 1] == '.'; /* the dimension follows */
    if (prefix ? name.len == len + 1 && memcmp(name.at, rows[i].name, len) == 0 : gv_str_equal(name, gv_str_of(rows[i].name)))
      return &rows[i];
  }
  return NULL;
}

static uint32_t axis_of(MlirOperation op) {
  gv_str name = gv_op_name(op);
  char last = name.at[name.len - 1];
  if (name.at[name.len - 2] == '.') return (uint32_t)(last - 'x');
  MlirAttribute dimension = gv_attribute(op, "dimension");
  gv_text text = {0};
  if (mlirAttributeIsNull(dimension)) return 3;
  mlirAttributePrint(dimension, gv_keep_text, &text); /* #gpu<dim x> */
  uint32_t axis = 3;
  for (size_t i = 0; i + 1 < text.len; i++)
    if (text.at[i] == ' ' && text.at[i + 1] >= 'x' && text.at[i + 1] <= 'z') axis = (uint32_t)(text.at[i + 1] - 'x');
  gv_vec_free(&text);
  return axis;
}

static form product(ranges *r, form a, form b) {
  form k = constant(0);
  if (!b.count && plus(&k, &a, b.plus)) return k;
  if (!a.count && plus(&k, &b, a.plus)) return k;
  int64_t lo, hi, other_lo, other_hi, p, q;
  hull(r->symbols.at, &a, &lo, &hi);
  hull(r->symbols.at, &b, &other_lo, &other_hi);
  if (lo < 0 || other_lo < 0) return anything(r);
  symbol s = {.lo = clamp((__int128)lo * other_lo),
              .hi = hi == MOST || other_hi == MOST ? MOST : clamp((__int128)hi * other_hi)};
  bool zero = (point_of(r->symbols.at, &a, &p) && p == 0) || (point_of(r->symbols.at, &b, &q) && q == 0);
  s.pointed = zero || (point_of(r->symbols.at, &a, &p) && point_of(r->symbols.at, &b, &q));
  s.point = zero ? 0 : s.pointed ? clamp((__int128)p * q) : 0;
  return of_symbol(r, s);
}

/* By a constant; in signed operations the dividend must not be negative, for the two to be one. */
static form quotient(ranges *r, form a, form b, bool rest) {
  int64_t lo, hi, point;
  hull(r->symbols.at, &a, &lo, &hi);
  if (b.count || b.plus <= 0 || lo < 0) return anything(r);
  symbol s = {.lo = rest ? 0 : lo / b.plus, .hi = rest ? b.plus - 1 : hi == MOST ? MOST : hi / b.plus};
  if (rest && hi < b.plus) return a;
  s.pointed = point_of(r->symbols.at, &a, &point);
  s.point = !s.pointed ? 0 : rest ? point % b.plus : point / b.plus;
  return of_symbol(r, s);
}

static value address_at(ranges *r, value base, const form *more, int64_t by) {
  if (!plus(&base.at, more, by)) base.at = anything(r);
  return base;
}

static value gep(ranges *r, uint32_t frame, MlirOperation op, int depth) {
  value base = look_at(r, frame, mlirOperationGetOperand(op, 0), depth + 1);
  MlirAttribute indices = gv_attribute(op, "rawConstantIndices"), elem = gv_attribute(op, "elem_type");
  uint32_t next = 1;
  if (base.what != A_POINTER || mlirAttributeIsNull(indices) || mlirAttributeIsNull(elem)) return base;
  if (!mlirTypeIsALLVMPointerType(mlirValueGetType(mlirOperationGetResult(op, 0))))
    return somewhere_in(r, base.root, mlirValueGetType(mlirOperationGetOperand(op, 0)));
  MlirType type = mlirTypeAttrGetValue(elem);
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(indices); i++) {
    int64_t index = mlirDenseI32ArrayGetElement(indices, i), step = 0;
    bool dynamic = index == INT32_MIN;
    form at = dynamic ? operand(r, frame, op, next++, depth) : constant(index);
    if (i == 0) {
      gv_layout layout = gv_layout_of(r->f, type);
      base = address_at(r, base, &at,
                        layout.align > 1 ? (layout.size + layout.align - 1) / layout.align * layout.align : layout.size);
      continue;
    }
    MlirType member;
    if (!gv_member(r->f, type, dynamic ? 1 : index, &step, &member))
      return somewhere_in(r, base.root, mlirValueGetType(mlirOperationGetResult(op, 0)));
    if (dynamic && mlirTypeIsALLVMStructType(type))
      return somewhere_in(r, base.root, mlirValueGetType(mlirOperationGetResult(op, 0)));
    form one = constant(step);
    base = dynamic ? address_at(r, base, &at, step) : address_at(r, base, &one, 1);
    type = member;
  }
  return base;
}

static bool same_position(MlirAttribute a, MlirAttribute b) { return mlirAttributeEqual(a, b); }

static bool begins_with(MlirAttribute whole, MlirAttribute start) {
  intptr_t count = mlirDenseArrayGetNumElements(start);
  if (mlirDenseArrayGetNumElements(whole) < count) return false;
  for (intptr_t i = 0; i < count; i++)
    if (mlirDenseI64ArrayGetElement(whole, i) != mlirDenseI64ArrayGetElement(start, i)) return false;
  return true;
}

/* A member of a struct that was put together of parts, as memrefs are. */
static value extract(ranges *r, uint32_t frame, MlirOperation op, int depth) {
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  value unknown = is_address(type) ? somewhere_in(r, LOST, type) : nothing_known(r);
  MlirAttribute position = gv_attribute(op, "position");
  MlirValue whole = mlirOperationGetOperand(op, 0);
  while (mlirValueIsAOpResult(whole) && spend(r) && !mlirAttributeIsNull(position)) {
    MlirOperation made = mlirOpResultGetOwner(whole);
    if (!gv_str_equal(gv_op_name(made), GV_STR("llvm.insertvalue"))) return unknown;
    MlirAttribute at = gv_attribute(made, "position");
    if (same_position(at, position)) return look_at(r, frame, mlirOperationGetOperand(made, 1), depth + 1);
    if (begins_with(at, position) || begins_with(position, at)) return unknown;
    whole = mlirOperationGetOperand(made, 0);
  }
  return unknown;
}

/* Number i of a list that is constants, and operands from *next on for those that are not. */
static form listed(ranges *r, uint32_t frame, MlirOperation op, MlirAttribute list, intptr_t i, uint32_t *next, int depth) {
  int64_t k = mlirDenseI64ArrayGetElement(list, i);
  return k == mlirShapedTypeGetDynamicStrideOrOffset() ? operand(r, frame, op, (*next)++, depth) : constant(k);
}

static bool is_list(MlirAttribute list) { return !mlirAttributeIsNull(list) && mlirAttributeIsADenseI64Array(list); }

static uint32_t dynamic_in(MlirAttribute list) {
  uint32_t count = 0;
  for (intptr_t i = 0; i < mlirDenseArrayGetNumElements(list); i++)
    count += mlirDenseI64ArrayGetElement(list, i) == mlirShapedTypeGetDynamicStrideOrOffset();
  return count;
}

/* The result drops dimensions of size one: then only where it begins is known. */
static value subview(ranges *r, uint32_t frame, MlirOperation op, int depth) {
  value base = look_at(r, frame, mlirOperationGetOperand(op, 0), depth + 1);
  MlirAttribute offsets = gv_attribute(op, "static_offsets"), sizes = gv_attribute(op, "static_sizes"),
                steps = gv_attribute(op, "static_strides");
  MlirType from = mlirValueGetType(mlirOperationGetOperand(op, 0)), to = mlirValueGetType(mlirOperationGetResult(op, 0));
  if (base.what != A_MEMREF || !is_list(offsets) || !is_list(sizes) || !is_list(steps)) return base;
  intptr_t rank = mlirDenseArrayGetNumElements(offsets);
  uint32_t next = 1, at_steps = 1 + dynamic_in(offsets) + dynamic_in(sizes);
  bool same_rank = mlirShapedTypeGetRank(to) == rank;
  value view = base;
  if (rank > RANK) return somewhere_in(r, base.root, to);
  for (intptr_t d = 0; d < rank; d++) {
    form at = listed(r, frame, op, offsets, d, &next, depth), step = listed(r, frame, op, steps, d, &at_steps, depth);
    if (!base.strided[d]) return somewhere_in(r, base.root, to);
    view = address_at(r, view, &at, base.stride[d] * element_of(r, from));
    view.strided[d] = !step.count && same_rank;
    view.stride[d] = base.stride[d] * step.plus;
  }
  value by_type = memref_of(r, base.root, to, GV_NONE); /* its strides, where they are constants */
  for (intptr_t d = 0; d < mlirShapedTypeGetRank(to) && d < RANK; d++)
    if (by_type.strided[d]) view.strided[d] = true, view.stride[d] = by_type.stride[d];
  return view;
}

static value recast(ranges *r, uint32_t frame, MlirOperation op, int depth) {
  value base = look_at(r, frame, mlirOperationGetOperand(op, 0), depth + 1);
  value made = memref_of(r, base.root, mlirValueGetType(mlirOperationGetResult(op, 0)), GV_NONE);
  MlirValue source = mlirOperationGetOperand(op, 0);
  /* The offset counts from the aligned pointer, which only an argument's is known to be. */
  bool counted = mlirValueIsABlockArgument(source) && made.what == A_MEMREF;
  if (!counted) made.at = anything(r);
  return made;
}

static value constant_of(ranges *r, MlirOperation op) {
  int64_t k;
  MlirAttribute a = gv_attribute(op, "value");
  return !mlirAttributeIsNull(a) && gv_attribute_int(a, &k) ? number(constant(k)) : nothing_known(r);
}

static value fit(ranges *r, form x, uint8_t width) { return number(fitted(r, x, width)); }

static value narrowed(ranges *r, form x, uint8_t width, bool is_unsigned) {
  int64_t lo, hi;
  hull(r->symbols.at, &x, &lo, &hi);
  if (is_unsigned && lo < 0) return nothing_known(r);
  return fit(r, x, width);
}

static value compute(ranges *r, uint32_t frame, MlirOperation op, MlirValue result, int depth) {
  const struct row *row = row_of(op);
  MlirType type = mlirValueGetType(result);
  value unknown = is_address(type) ? somewhere_in(r, LOST, type) : nothing_known(r);
  if (!row || mlirOperationGetNumResults(op) != 1) return unknown;
  uint8_t width = gv_layout_of(r->f, type).width;
  form a = {0}, b = {0};
  if (row->computes >= C_WIDER && row->computes <= C_MINMAX) a = operand(r, frame, op, 0, depth);
  if (row->computes >= C_ADD && row->computes <= C_MINMAX) b = operand(r, frame, op, 1, depth);
  if (row->computes >= C_WIDER && row->computes <= C_MINMAX && !width) return unknown;
  switch ((computes)row->computes) {
  case C_CONSTANT:
    return constant_of(r, op);
  case C_SAME:
    return look_at(r, frame, mlirOperationGetOperand(op, 0), depth + 1);
  case C_WIDER:
  case C_NARROWER:
    return narrowed(r, a, width, false);
  case C_WIDER_UNSIGNED:
    return narrowed(r, a, width, true);
  case C_ADD:
  case C_SUB:
    return plus(&a, &b, row->computes == C_ADD ? 1 : -1) ? fit(r, a, width) : unknown;
  case C_MUL:
    return fit(r, product(r, a, b), width);
  case C_SHL:
    return !b.count && b.plus >= 0 && b.plus < 62 ? fit(r, product(r, a, constant(INT64_C(1) << b.plus)), width) : unknown;
  case C_UDIV:
  case C_UREM:
    return fit(r, quotient(r, a, b, row->computes == C_UREM), width);
  case C_MINMAX:
    return either(r, number(a), number(b), type);
  case C_SELECT:
    return either(r, look_at(r, frame, mlirOperationGetOperand(op, 1), depth + 1),
                  look_at(r, frame, mlirOperationGetOperand(op, 2), depth + 1), type);
  case C_ID:
    return axis_of(op) < 3 ? fit(r, id_of(r, (id)row->id, axis_of(op)), width) : unknown;
  case C_GLOBAL_ID:
    if (axis_of(op) > 2) return unknown;
    a = product(r, id_of(r, BLOCK, axis_of(op)), id_of(r, THREADS, axis_of(op)));
    b = id_of(r, THREAD, axis_of(op));
    return plus(&a, &b, 1) ? fit(r, a, width) : unknown;
  case C_GEP:
    return gep(r, frame, op, depth);
  case C_EXTRACT:
    return extract(r, frame, op, depth);
  case C_OWN:
    return somewhere_in(r, OF_KERNEL, type);
  case C_CAST: {
    value of = look_at(r, frame, mlirOperationGetOperand(op, 0), depth + 1);
    bool alike = is_address(type) && is_address(mlirValueGetType(mlirOperationGetOperand(op, 0)));
    return alike || (of.what == A_NUMBER && !is_address(type)) ? of : unknown;
  }
  case C_SUBVIEW:
    return subview(r, frame, op, depth);
  case C_RECAST:
    return recast(r, frame, op, depth);
  case C_NOTHING:
    break;
  }
  return unknown;
}

static value look_at(ranges *r, uint32_t frame, MlirValue v, int depth) {
  MlirType type = mlirValueGetType(v);
  value unknown = is_address(type) ? somewhere_in(r, LOST, type) : nothing_known(r);
  bool found;
  uint64_t key = gv_hash(&(uint64_t[2]){frame, (uintptr_t)v.ptr}, 16, 0);
  if (depth > DEPTH || !spend(r)) return unknown;
  uint32_t *slot = gv_map_at(&r->known, key, &found);
  if (found) return *slot == IN_WORK ? unknown : r->values.at[*slot];
  *slot = IN_WORK;
  value made = mlirValueIsAOpResult(v) ? compute(r, frame, mlirOpResultGetOwner(v), v, depth) : argument(r, frame, v, depth);
  if (is_address(type) && made.what == A_NUMBER) made = unknown;
  *gv_map_at(&r->known, key, &found) = r->values.len;
  *gv_push(&r->values) = made;
  return made;
}

/* ---- conditions ---- */

/* lo <= form <= hi */
typedef struct bound {
  form x;
  int64_t lo, hi;
} bound;
typedef struct bounds {
  bound at[CHAIN];
  uint32_t count;
  bool all; /* nothing else has to hold */
} bounds;

static void bind(bounds *to, form x, int64_t lo, int64_t hi) {
  if (to->count < CHAIN)
    to->at[to->count++] = (bound){x, lo, hi};
  else
    to->all = false;
}

enum { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE, PREDICATES };
static const int opposite[PREDICATES] = {NE, EQ, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT};

/* a PREDICATE b; unsigned ones are signed ones where neither can be negative. */
static void bind_compared(ranges *r, bounds *to, int predicate, form a, form b) {
  int64_t lo, hi, other_lo, other_hi;
  form d = a;
  hull(r->symbols.at, &a, &lo, &hi);
  hull(r->symbols.at, &b, &other_lo, &other_hi);
  bool natural = lo >= 0 && other_lo >= 0;
  if (predicate == NE || !plus(&d, &b, -1) || (predicate >= ULT && !natural)) {
    bool below = (predicate == ULT || predicate == ULE) && other_lo >= 0 &&
                 is_finite(other_hi); /* whatever it is, it is not above that */
    if (below) bind(to, a, 0, predicate == ULT ? other_hi - 1 : other_hi);
    to->all = false;
    return;
  }
  if (predicate >= ULT) predicate = predicate - ULT + SLT;
  int64_t k = d.plus;
  d.plus = 0;
  switch (predicate) {
  case EQ:
    bind(to, d, clamp(-(__int128)k), clamp(-(__int128)k));
    break;
  case SLT:
    bind(to, d, LEAST, clamp(-1 - (__int128)k));
    break;
  case SLE:
    bind(to, d, LEAST, clamp(-(__int128)k));
    break;
  case SGT:
    bind(to, d, clamp(1 - (__int128)k), MOST);
    break;
  default:
    bind(to, d, clamp(-(__int128)k), MOST);
    break;
  }
}

static void bind_condition(ranges *r, bounds *to, uint32_t frame, MlirValue condition, bool is, int depth) {
  MlirOperation op = mlirValueIsAOpResult(condition) ? mlirOpResultGetOwner(condition) : (MlirOperation){NULL};
  int64_t predicate;
  if (mlirOperationIsNull(op) || depth > CHAIN || !spend(r)) {
    to->all = false;
  } else if (is_named(op, "arith.cmpi", "llvm.icmp") && gv_attribute_int(gv_attribute(op, "predicate"), &predicate) &&
             predicate >= 0 && predicate < PREDICATES) {
    bind_compared(r, to, is ? (int)predicate : opposite[predicate], operand(r, frame, op, 0, 0), operand(r, frame, op, 1, 0));
  } else if (is ? is_named(op, "arith.andi", "llvm.and") : is_named(op, "arith.ori", "llvm.or")) {
    for (uint32_t i = 0; i < 2; i++) bind_condition(r, to, frame, mlirOperationGetOperand(op, i), is, depth + 1);
  } else {
    to->all = false;
  }
}

/* ---- what an access touches ---- */

typedef struct reached {
  symbol *symbols; /* narrowed by the bounds */
  form at;
  int64_t lo, hi; /* of `at`, by the bounds */
  bool exact;     /* the bounds are all met by that */
  bool never;
  bool pointed; /* the first thread meets the bounds */
} reached;

static int64_t floor_of(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
static int64_t ceiling_of(int64_t a, int64_t b) { return -floor_of(-a, b); }

/* lo <= by * symbol + plus <= hi */
static void narrow(reached *x, const bound *b) {
  symbol *s = &x->symbols[b->x.terms[0].symbol];
  int64_t by = b->x.terms[0].by, lo = b->lo, hi = b->hi;
  if (by < 0 && by != -1) {
    x->exact = false;
    return;
  }
  if (is_finite(lo)) lo = clamp((__int128)lo - b->x.plus);
  if (is_finite(hi)) hi = clamp((__int128)hi - b->x.plus);
  if (by == -1) {
    int64_t least = hi == MOST ? LEAST : clamp(-(__int128)hi);
    hi = lo == LEAST ? MOST : clamp(-(__int128)lo);
    lo = least;
    by = 1;
  }
  if (is_finite(lo)) lo = ceiling_of(lo, by);
  if (is_finite(hi)) hi = floor_of(hi, by);
  if (lo > s->lo) s->lo = lo;
  if (hi < s->hi) s->hi = hi;
  x->never |= s->lo > s->hi;
}

/* Is `at` by * b.x + something? Then the bound is one on `at`. */
static bool clip(reached *x, const bound *b) {
  form rest = x->at;
  if (!b->x.count || !x->at.count) return false;
  int64_t by = 0;
  for (uint32_t i = 0; i < x->at.count; i++)
    if (x->at.terms[i].symbol == b->x.terms[0].symbol) by = x->at.terms[i].by;
  if (!by || by % b->x.terms[0].by) return false;
  by /= b->x.terms[0].by;
  if (by <= 0 || !plus(&rest, &b->x, -by) || rest.count) return false;
  if (is_finite(b->lo)) {
    int64_t lo = clamp((__int128)b->lo * by + rest.plus);
    if (lo > x->lo) x->lo = lo;
  }
  if (is_finite(b->hi)) {
    int64_t hi = clamp((__int128)b->hi * by + rest.plus);
    if (hi < x->hi) x->hi = hi;
  }
  return true;
}

static void meet_bounds(reached *x, const bounds *all) {
  x->exact = all->all;
  x->pointed = all->all;
  for (uint32_t i = 0; i < all->count && !x->never; i++) {
    const bound *b = &all->at[i];
    int64_t lo, hi, point;
    hull(x->symbols, &b->x, &lo, &hi);
    bool at_point = point_of(x->symbols, &b->x, &point) && point >= b->lo && point <= b->hi;
    x->pointed &= at_point;
    if (lo >= b->lo && hi <= b->hi) continue;
    x->never |= hi < b->lo || lo > b->hi;
    for (uint32_t t = 0; t < b->x.count; t++)
      x->exact &= x->symbols[b->x.terms[t].symbol].full; /* else some number must be right */
    if (b->x.count == 1)
      narrow(x, b);
    else
      x->exact &= clip(x, b);
  }
}

static int compare_terms(const void *a, const void *b) {
  int64_t x = ((const term *)a)->by, y = ((const term *)b)->by;
  x = x < 0 ? -x : x, y = y < 0 ? -y : y;
  return (x > y) - (x < y);
}

static int64_t gcd(int64_t a, int64_t b) { return b ? gcd(b, a % b) : a; }

/* *pitch: all values are it apart from each other, or multiples of it; 0: there is one value only. True: every multiple occurs. */
static bool progression(const reached *x, int64_t *pitch) {
  form sorted = x->at;
  int64_t covered = 0; /* of what the terms so far range over */
  bool every = true;
  qsort(sorted.terms, sorted.count, sizeof *sorted.terms, compare_terms);
  *pitch = 0;
  for (uint32_t i = 0; i < sorted.count; i++) {
    const symbol *s = &x->symbols[sorted.terms[i].symbol];
    int64_t by = sorted.terms[i].by < 0 ? -sorted.terms[i].by : sorted.terms[i].by;
    if (by == LEAST) return *pitch = 1, false;
    if (s->lo == s->hi) continue;
    every &= s->full && is_finite(s->lo) && is_finite(s->hi) && (!*pitch || (by % *pitch == 0 && by <= covered + *pitch));
    *pitch = gcd(*pitch, by);
    int64_t far = 0;
    every &= !__builtin_mul_overflow(by, is_finite(s->hi) && is_finite(s->lo) ? s->hi - s->lo : 0, &far) &&
             covered < INT64_MAX / 4 && far < INT64_MAX / 4;
    if (every) covered += far;
  }
  return every;
}

/* The same as rows of bytes: terms that follow each other closely make a row, the next one says how far rows are apart, and one that goes on
 * where that ends makes more of them. False: it is none such. */
static bool in_rows(const reached *x, int64_t size, int64_t *pitch, int64_t *width, bool *every) {
  form sorted = x->at;
  int64_t rows_end = 0; /* of all rows so far, from the begin of the first to that of one more */
  qsort(sorted.terms, sorted.count, sizeof *sorted.terms, compare_terms);
  *pitch = 0, *width = size, *every = true;
  for (uint32_t i = 0; i < sorted.count; i++) {
    const symbol *s = &x->symbols[sorted.terms[i].symbol];
    int64_t by = sorted.terms[i].by < 0 ? -sorted.terms[i].by : sorted.terms[i].by, far;
    if (by == LEAST) return false;
    if (s->lo == s->hi) continue;
    bool bounded = is_finite(s->lo) && is_finite(s->hi);
    *every &= s->full && bounded;
    if (!bounded && (by <= *width || i + 1 < sorted.count)) return false;
    if (__builtin_mul_overflow(by, bounded ? s->hi - s->lo : 0, &far) || far > INT64_MAX / 4) return false;
    if (!*pitch && by <= *width) {
      *width += far;
    } else if (!*pitch) {
      *pitch = by, rows_end = far + by;
    } else if (by % *pitch == 0 && by <= rows_end) {
      rows_end += far;
    } else {
      return false;
    }
  }
  return true;
}

static gv_kernel_range all_bytes(uint32_t argument, uint8_t mode) {
  return (gv_kernel_range){.operand = argument, .mode = mode, .lo = LEAST, .hi = MOST};
}

/* By all threads together, `size` bytes each. `sure`: they come there for certain, if the bounds hold. False: none ever does. */
static bool touch(ranges *r, uint32_t argument, uint8_t mode, form at, int64_t size, const bounds *all, bool sure,
                  gv_kernel_range *made) {
  reached x = {.at = at};
  int64_t lo, hi, pitch, width, point;
  *made = all_bytes(argument, mode);
  x.symbols = gv_malloc((r->symbols.len + 1) * sizeof *x.symbols);
  memcpy(x.symbols, r->symbols.at, r->symbols.len * sizeof *x.symbols);
  x.lo = LEAST, x.hi = MOST;
  meet_bounds(&x, all);
  hull(x.symbols, &x.at, &lo, &hi);
  bool clipped = x.lo > lo || x.hi < hi, every, never;
  if (clipped || !in_rows(&x, size, &pitch, &width, &every)) {
    every = progression(&x, &pitch), width = size;
    if (x.lo > lo)
      lo = pitch && is_finite(lo) ? clamp(lo + ceiling_of(clamp((__int128)x.lo - lo), pitch) * (__int128)pitch) : x.lo;
    if (x.hi < hi)
      hi = pitch && is_finite(lo) ? clamp(lo + floor_of(clamp((__int128)x.hi - lo), pitch) * (__int128)pitch) : x.hi;
  }
  every &= x.exact && sure;
  never = x.never || lo > hi;
  made->lo = lo;
  made->hi = hi == MOST ? MOST : clamp((__int128)hi + size);
  if (is_finite(lo) && pitch > width && hi > lo && pitch <= UINT32_MAX && width <= UINT32_MAX)
    made->pitch = (uint32_t)pitch, made->width = (uint32_t)width;
  if (every && is_finite(lo) && is_finite(hi)) made->sure = GV_RANGE_ALL_SURE | GV_RANGE_SOME_SURE;
  if (sure && (every || x.pointed || (x.exact && !all->count))) made->sure |= GV_RANGE_SOME_SURE;
  if (sure && x.pointed && point_of(r->symbols.at, &at, &point)) made->sure_lo = point, made->sure_hi = point + size;
  if (made->sure_lo < made->sure_hi && (made->sure_lo < made->lo || made->sure_hi > made->hi))
    made->sure_lo = made->sure_hi = 0;
  gv_free(x.symbols);
  return !never;
}

/* ---- control ---- */

/* Can control come from the entry to `to`, or to an end where that is NULL, past the block? Too large a region: it can. */
static bool goes_past(ranges *r, MlirRegion region, MlirBlock block, MlirBlock target) {
  MlirBlock stack[BLOCKS], entry = mlirRegionGetFirstBlock(region);
  uint32_t seen = 0;
  if (mlirBlockEqual(block, entry)) return false;
  stack[seen++] = entry;
  for (uint32_t i = 0; i < seen; i++) {
    MlirOperation end = mlirBlockGetTerminator(stack[i]);
    intptr_t successors = mlirOperationIsNull(end) ? 0 : mlirOperationGetNumSuccessors(end);
    if (!spend(r) || (mlirBlockIsNull(target) ? !successors : mlirBlockEqual(stack[i], target))) return true;
    for (intptr_t s = 0; s < successors; s++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      bool known = mlirBlockEqual(to, block);
      for (uint32_t k = 0; k < seen && !known; k++) known = mlirBlockEqual(stack[k], to);
      if (known) continue;
      if (seen == BLOCKS) return true;
      stack[seen++] = to;
    }
  }
  return false;
}

/* The only block from which control comes to this one first; from others it comes round a loop. */
static MlirBlock only_predecessor(ranges *r, MlirRegion region, MlirBlock block) {
  MlirBlock only = {NULL};
  for (intptr_t i = 0; i < mlirBlockGetNumPredecessors(block); i++) {
    MlirBlock from = mlirBlockGetPredecessor(block, i);
    bool again = mlirBlockEqual(from, block) || !goes_past(r, region, block, from);
    if (again || mlirBlockEqual(from, only)) continue;
    if (!mlirBlockIsNull(only)) return (MlirBlock){NULL};
    only = from;
  }
  return only;
}

/* Pushes the conditions under which control comes to the block. True: it comes there whenever they hold. */
static bool push_way(ranges *r, uint32_t frame, MlirRegion region, MlirBlock block) {
  for (uint32_t i = 0; i < CHAIN; i++) {
    if (!goes_past(r, region, block, (MlirBlock){NULL})) return true;
    MlirBlock from = only_predecessor(r, region, block);
    if (mlirBlockIsNull(from)) return false;
    MlirOperation end = mlirBlockGetTerminator(from);
    intptr_t successors = mlirOperationGetNumSuccessors(end);
    bool two = successors == 2 && gv_kernel_effect_of(gv_op_name(end)) == GV_KERNEL_BRANCHES_ON &&
               is_named(end, "cf.cond_br", "llvm.cond_br");
    if (two) {
      bool yes = mlirBlockEqual(mlirOperationGetSuccessor(end, 0), block),
           no = mlirBlockEqual(mlirOperationGetSuccessor(end, 1), block);
      if (yes != no) *gv_push(&r->guards) = (guard){mlirOperationGetOperand(end, 0), yes, frame};
    } else if (successors != 1) {
      return false;
    }
    block = from;
  }
  return false;
}

/* ---- accesses ---- */

static bounds bounds_here(ranges *r) {
  bounds b = {.all = true};
  for (uint32_t i = 0; i < r->guards.len; i++)
    bind_condition(r, &b, r->guards.at[i].frame, r->guards.at[i].condition, r->guards.at[i].is, 0);
  return b;
}

/* Bytes of a value in memory. */
static int64_t size_in_memory(ranges *r, MlirType type) {
  if (!mlirTypeIsAVector(type)) return gv_layout_of(r->f, type).size;
  int64_t bytes = gv_layout_of(r->f, mlirShapedTypeGetElementType(type)).size;
  for (int64_t d = 0; d < mlirShapedTypeGetRank(type); d++) {
    int64_t dim = mlirShapedTypeIsDynamicDim(type, d) ? -1 : mlirShapedTypeGetDimSize(type, d);
    if (dim < 0 || __builtin_mul_overflow(bytes, dim, &bytes)) return 0;
  }
  return bytes;
}

static void add_range_of(ranges *r, gv_kernel_range made) {
  for (uint32_t i = 0; i < r->found.len; i++) {
    gv_kernel_range *known = &r->found.at[i];
    uint8_t mode = known->mode;
    gv_kernel_range other = made;
    other.mode = mode;
    if (memcmp(known, &other, sizeof other) != 0 || ((mode ^ made.mode) & GV_RANGE_ATOMIC)) continue;
    known->mode |= made.mode;
    return;
  }
  *gv_push(&r->found) = made;
}

/* Memory at an address that an operand of the operation is, further by the indices among its operands from `first_index` on. */
static void access_at(ranges *r, uint32_t frame, MlirOperation op, uint32_t at, uint32_t first_index, MlirType moved,
                      uint8_t mode, bool sure) {
  MlirValue address = mlirOperationGetOperand(op, at);
  MlirType type = mlirValueGetType(address);
  gv_kernel_range made;
  if (!gv_layout_of(r->f, type).holds) return;
  value v = look_at(r, frame, address, 0);
  if (v.root == OF_KERNEL) return;
  r->lost |= v.root == LOST || v.what == A_NUMBER;
  if (v.root == LOST || v.what == A_NUMBER) return;
  bool known = !mlirTypeIsNull(moved);
  int64_t size = known ? size_in_memory(r, moved) : 0;
  known &= size > 0;
  form to = v.at;
  intptr_t rank = v.what == A_MEMREF && mlirTypeIsAMemRef(type) ? mlirShapedTypeGetRank(type) : 0;
  for (intptr_t d = 0; d < rank && known; d++) {
    form index = operand(r, frame, op, first_index + (uint32_t)d, 0);
    known = d < RANK && v.strided[d] && first_index + d < gv_operand_count(op) &&
            plus(&to, &index, v.stride[d] * element_of(r, type));
  }
  bounds all = bounds_here(r);
  if (!known) to = anything(r);
  if (touch(r, v.root, mode, to, size > 0 ? size : 1, &all, sure, &made)) add_range_of(r, made);
}

/* All that the operand leads to, as far as it is told. */
static void access_anywhere(ranges *r, uint32_t frame, MlirOperation op, uint32_t at, uint8_t mode) {
  MlirValue address = mlirOperationGetOperand(op, at);
  if (!gv_layout_of(r->f, mlirValueGetType(address)).holds) return;
  value v = look_at(r, frame, address, 0);
  bool lost = !is_address(mlirValueGetType(address)) || v.root == LOST;
  r->lost |= lost;
  if (!lost && v.root != OF_KERNEL) add_range_of(r, all_bytes(v.root, mode));
}

enum { READS = GV_RANGE_READS, WRITES = GV_RANGE_WRITES, BOTH = READS | WRITES };

static bool is_atomic(MlirOperation op) {
  int64_t ordering;
  MlirAttribute a = gv_attribute(op, "ordering");
  return !mlirAttributeIsNull(a) && gv_attribute_int(a, &ordering) && ordering > 0;
}

/* Loads and stores of one piece of memory whose size is that of the value; of others it is not known which bytes. */
static bool is_plain(MlirOperation op) {
  static const char *const plain[] = {"llvm.load",      "llvm.store",   "memref.load",       "memref.store",
                                      "vector.load",    "vector.store", "memref.atomic_rmw", "memref.generic_atomic_rmw",
                                      "llvm.atomicrmw", "llvm.cmpxchg"};
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
    if (gv_str_equal(gv_op_name(op), gv_str_of(plain[i]))) return true;
  return false;
}

static void visit_access(ranges *r, uint32_t frame, MlirOperation op, uint32_t at, uint8_t mode, bool sure) {
  uint32_t value = at ? 0 : 1; /* the operand that is moved, where there is one */
  MlirType none = {NULL}, moved = none;
  if (is_plain(op) && (at || mlirOperationGetNumResults(op) == 0 || mode & GV_RANGE_ATOMIC)) {
    bool generic = is_named(op, "memref.generic_atomic_rmw", "");
    moved = mlirValueGetType(generic ? mlirOperationGetResult(op, 0) : mlirOperationGetOperand(op, value));
  } else if (is_plain(op)) {
    moved = mlirValueGetType(mlirOperationGetResult(op, 0));
  }
  bool addresses = !mlirTypeIsNull(moved) && gv_layout_of(r->f, moved).holds;
  if (is_atomic(op)) mode |= GV_RANGE_ATOMIC;
  uint32_t first_index = at + 1;
  access_at(r, frame, op, at, first_index, moved, mode, sure);
  if (addresses && mode & READS) { /* and what the address that is read points to */
    r->lost = true;
  }
}

static void visit_region(ranges *r, uint32_t frame, MlirRegion region, bool sure);

static MlirOperation callee_of(ranges *r, MlirOperation call) {
  MlirOperation none = {NULL};
  MlirAttribute callee = gv_attribute(call, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return none;
  const gv_symbol *symbol = gv_find_symbol(r->f, r->scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(callee)));
  if (!symbol || symbol->replaceable || mlirOperationGetNumRegions(symbol->op) != 1) return none;
  return mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0))) ? none : symbol->op;
}

static void visit_call(ranges *r, uint32_t frame, MlirOperation op, bool sure) {
  MlirOperation callee = callee_of(r, op);
  uint32_t depth = 0;
  for (uint32_t f = frame; !mlirOperationIsNull(r->frames.at[f].call); f = r->frames.at[f].caller) depth++;
  if (mlirOperationIsNull(callee) || depth == FRAMES) {
    for (uint32_t i = 0; i < gv_operand_count(op); i++) access_anywhere(r, frame, op, i, BOTH);
    return;
  }
  *gv_push(&r->frames) = (struct frame){callee, op, frame};
  visit_region(r, r->frames.len - 1, mlirOperationGetRegion(callee, 0), sure);
}

/* One or more rounds; the induction variable is the first argument of the body. */
static void visit_for(ranges *r, uint32_t frame, MlirOperation op, bool sure) {
  form lower = operand(r, frame, op, 0, 0), upper = operand(r, frame, op, 1, 0), step = operand(r, frame, op, 2, 0),
       last = upper;
  int64_t lo, hi;
  bool known = !step.count && step.plus > 0 && plus(&last, &lower, -1);
  symbol rounds = {.lo = 0, .hi = MOST};
  if (known) {
    hull(r->symbols.at, &last, &lo, &hi);
    if (is_finite(hi)) rounds.hi = hi > 0 ? (hi - 1) / step.plus : -1;
    rounds.full = rounds.pointed = lo == hi && hi > 0;
  }
  if (rounds.hi < 0) return; /* there is none */
  form induction = lower, k = of_symbol(r, rounds);
  if (!known || !plus(&induction, &k, step.plus)) induction = anything(r);
  *gv_push(&r->loops) = (loop){mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0)), frame, induction};
  visit_region(r, frame, mlirOperationGetRegion(op, 0), sure && rounds.full);
}

static void visit_regions(ranges *r, uint32_t frame, MlirOperation op, bool sure) {
  bool branches = is_named(op, "scf.if", ""), repeats = is_named(op, "scf.for", "");
  if (repeats) {
    visit_for(r, frame, op, sure);
    return;
  }
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++) {
    uint32_t guards = r->guards.len;
    if (branches) *gv_push(&r->guards) = (guard){mlirOperationGetOperand(op, 0), i == 0, frame};
    visit_region(r, frame, mlirOperationGetRegion(op, i), branches && sure);
    r->guards.len = guards;
  }
}

/* A copy or fill of no bytes, as far as constants tell. */
static bool moves_nothing(ranges *r, uint32_t frame, MlirOperation op) {
  static const char *const sized[] = {"llvm.intr.memset", "llvm.intr.memcpy", "llvm.intr.memmove"};
  bool is = false;
  for (size_t i = 0; i < sizeof sized / sizeof *sized; i++) is |= gv_str_equal(gv_op_name(op), gv_str_of(sized[i]));
  if (!is || gv_operand_count(op) < 3) return false;
  form size = operand(r, frame, op, 2, 0);
  return !size.count && !size.plus;
}

static void visit(ranges *r, uint32_t frame, MlirOperation op, bool sure) {
  uint32_t operands = gv_operand_count(op);
  if (mlirOperationGetNumRegions(op)) visit_regions(r, frame, op, sure);
  if (moves_nothing(r, frame, op)) return;
  switch (gv_kernel_effect_of(gv_op_name(op))) {
  case GV_KERNEL_NOTHING:
  case GV_KERNEL_DERIVES:
  case GV_KERNEL_BRANCHES:
  case GV_KERNEL_BRANCHES_ON:
  case GV_KERNEL_RETURNS:
    break;
  case GV_KERNEL_READS:
    visit_access(r, frame, op, 0, READS, sure);
    break;
  case GV_KERNEL_WRITES:
    visit_access(r, frame, op, 0, WRITES, sure);
    break;
  case GV_KERNEL_STORES:
    if (operands > 1) visit_access(r, frame, op, 1, WRITES, sure);
    access_anywhere(r, frame, op, 0, BOTH);
    break;
  case GV_KERNEL_ATOMIC:
    visit_access(r, frame, op, 0, BOTH | GV_RANGE_ATOMIC, sure);
    break;
  case GV_KERNEL_ATOMIC_SECOND:
    if (operands > 1) visit_access(r, frame, op, 1, BOTH | GV_RANGE_ATOMIC, sure);
    break;
  case GV_KERNEL_COPIES:
  case GV_KERNEL_MOVES: {
    bool moves = gv_kernel_effect_of(gv_op_name(op)) == GV_KERNEL_MOVES;
    for (uint32_t i = 0; i < operands; i++) access_anywhere(r, frame, op, i, i > 1 ? BOTH : (i == 0) == moves ? READS : WRITES);
    break;
  }
  case GV_KERNEL_CALLS:
    visit_call(r, frame, op, sure);
    break;
  case GV_KERNEL_ANYTHING:
    for (uint32_t i = 0; i < operands; i++) access_anywhere(r, frame, op, i, BOTH);
    break;
  }
}

static void visit_region(ranges *r, uint32_t frame, MlirRegion region, bool sure) {
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b); b = mlirBlockGetNextInRegion(b)) {
    uint32_t guards = r->guards.len;
    bool comes = push_way(r, frame, region, b) && sure;
    for (MlirOperation op = mlirBlockGetFirstOperation(b); !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
      if (!spend(r)) {
        r->lost = true;
        break;
      }
      visit(r, frame, op, comes);
    }
    r->guards.len = guards;
  }
}

/* A thread may end there: what comes after it is not done for certain. */
static MlirWalkResult look_for_end(MlirOperation op, void *to) {
  static const char *const words[] = {"exit", "ret", "trap", "bra"};
  gv_str name = gv_op_name(op), text = gv_string_attribute(op, "asm_string");
  bool *ends = to, assembly = gv_str_equal(name, GV_STR("llvm.inline_asm"));
  *ends |= gv_str_equal(name, GV_STR("nvvm.exit")) || gv_str_equal(name, GV_STR("llvm.intr.trap"));
  for (size_t i = 0; i < sizeof words / sizeof *words && assembly; i++)
    *ends |= memmem(text.at, text.len, words[i], strlen(words[i])) != NULL;
  return *ends ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

static bool may_end_thread(MlirOperation function) {
  bool ends = false;
  mlirOperationWalk(function, look_for_end, &ends, MlirWalkPreOrder);
  return ends;
}

/* ---- the whole ---- */

/* One for all those of one argument from number PER_ARGUMENT on. */
static void merge(gv_kernel_range *into, const gv_kernel_range *more) {
  if (more->lo < into->lo) into->lo = more->lo;
  if (more->hi > into->hi) into->hi = more->hi;
  uint8_t atomic = into->mode & more->mode & GV_RANGE_ATOMIC;
  into->mode = (uint8_t)(((into->mode | more->mode) & ~GV_RANGE_ATOMIC) | atomic);
  into->pitch = into->width = 0;
  into->sure &= GV_RANGE_SOME_SURE;
  into->sure_lo = into->sure_hi = 0;
}

/* What is found of an argument, with what is known of all that is done with it (kernel.c): there may be more than was distinguished. */
static void keep_argument(ranges *r, uint32_t argument, uint8_t does, gv_range_list *to) {
  uint32_t first = to->len;
  uint8_t told = 0;
  for (uint32_t i = 0; i < r->found.len; i++) {
    gv_kernel_range *x = &r->found.at[i];
    if (x->operand != argument) continue;
    told |= x->mode & BOTH;
    if (to->len - first < PER_ARGUMENT)
      *gv_push(to) = *x;
    else
      merge(&to->at[to->len - 1], x);
  }
  uint8_t rest = r->lost ? does : does & (uint8_t)~told;
  if (rest) *gv_push(to) = all_bytes(argument, rest);
}

void gv_ranges_of_kernel(front *f, uint32_t scope, MlirOperation kernel, const gv_launch_facts *launch, gv_range_list *to) {
  static const uint8_t does[] = {[GV_ROLE_KERNEL_READ] = READS, [GV_ROLE_KERNEL_WRITE] = WRITES, [GV_ROLE_KERNEL_BOTH] = BOTH};
  ranges r = {.f = f, .scope = scope, .kernel = kernel, .launch = launch, .left = BUDGET};
  *gv_push(&r.frames) = (struct frame){kernel, {NULL}, 0};
  visit_region(&r, 0, mlirOperationGetRegion(kernel, 0), !may_end_thread(kernel));
  r.lost |= r.left == 0;
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(kernel, 0));
  for (intptr_t i = 0; i < gv_kernel_arguments(kernel); i++) {
    gv_role role = gv_kernel_role(f, mlirBlockGetArgument(entry, i));
    if (role != GV_ROLE_NONE) keep_argument(&r, (uint32_t)i, does[role], to);
  }
  gv_vec_free(&r.symbols);
  gv_vec_free(&r.values);
  gv_vec_free(&r.frames);
  gv_vec_free(&r.guards);
  gv_vec_free(&r.loops);
  gv_map_free(&r.known);
  gv_map_free(&r.id_symbols);
  gv_vec_free(&r.found);
}
