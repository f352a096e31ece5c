/* needs: a block of a kernel. gives: the conditions under which control comes there, as bounds on
 * forms, and whether it comes there whenever they hold. cost: BLOCKS blocks for each of
 * GV_RANGE_CHAIN on the way to the entry.
 */
#include "kernels/ranges.h"

enum { BLOCKS = 64 /* of a region whose blocks are distinguished */ };

/* ---- comparisons ---- */

static void bind(gv_range_limits *to, gv_form x, int64_t lo, int64_t hi) {
  if (to->count == GV_RANGE_CHAIN)
    to->all = false;
  else
    to->at[to->count++] = (gv_range_limit){x, {lo, hi}};
}

/* As MLIR numbers them. */
typedef enum predicate { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE, PREDICATES } predicate;
static const predicate opposite[PREDICATES] = {NE, EQ, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT};
/* b SWAPPED a */
static const predicate swapped[PREDICATES] = {EQ, NE, SGT, SGE, SLT, SLE, UGT, UGE, ULT, ULE};

static bool is_unsigned(predicate p) { return p >= ULT; }
static predicate to_signed(predicate p) { return is_unsigned(p) ? p - ULT + SLT : p; }

/* d + k PREDICATE 0 */
static void bind_difference(gv_range_limits *to, predicate p, gv_form d) {
  __int128 k = d.plus;
  d.plus = 0;
  switch (p) {
  case EQ: bind(to, d, gv_clamp(-k), gv_clamp(-k)); break;
  case SLT: bind(to, d, GV_LEAST, gv_clamp(-1 - k)); break;
  case SLE: bind(to, d, GV_LEAST, gv_clamp(-k)); break;
  case SGT: bind(to, d, gv_clamp(1 - k), GV_MOST); break;
  default: /* SGE */ bind(to, d, gv_clamp(-k), GV_MOST); break;
  }
}

/* Whatever the first is, it is not above the second. */
static void bind_below(gv_range_limits *to, predicate p, gv_form a, gv_interval b) {
  to->all = false;
  if (p != ULT && p != ULE) return;
  if (b.lo < 0 || !gv_is_finite(b.hi)) return;
  bind(to, a, 0, p == ULT ? b.hi - 1 : b.hi);
}

/* a PREDICATE b; unsigned ones are signed ones where neither can be negative. Of `n > i`, as
 * compilers write it where n is an argument, it is asked as of `i < n`. */
static void bind_compared(gv_ranges *r, gv_range_limits *to, predicate p, gv_form a, gv_form b) {
  gv_interval x = gv_range_hull(r, &a), y = gv_range_hull(r, &b);
  if (is_unsigned(p) && x.lo < 0 && y.lo >= 0) {
    bind_compared(r, to, swapped[p], b, a);
    return;
  }
  gv_form difference = a;
  if (is_unsigned(p) && x.lo >= 0 && y.lo < 0 && gv_range_without_sign(r, &b, &b))
    y = gv_range_hull(r, &b);
  bool same_order = !is_unsigned(p) || (x.lo >= 0 && y.lo >= 0);
  if (p == NE || !same_order || !gv_form_add(&difference, &b, -1))
    bind_below(to, p, a, y);
  else
    bind_difference(to, to_signed(p), difference);
}

/* ---- conditions ---- */

static bool is_compare(MlirOperation op, predicate *p) {
  int64_t number;
  if (!gv_op_is_either(op, "arith.cmpi", "llvm.icmp")) return false;
  if (!gv_attribute_int(gv_attribute(op, "predicate"), &number)) return false;
  *p = (predicate)number;
  return number >= 0 && number < PREDICATES;
}

/* The operand is a constant, and true, or, not `is`, false. */
static bool is_truth(MlirOperation op, uint32_t operand, bool is) {
  int64_t k;
  MlirOperation made = gv_range_maker(mlirOperationGetOperand(op, operand));
  if (mlirOperationIsNull(made) || !gv_op_is_either(made, "llvm.mlir.constant", "arith.constant"))
    return false;
  return gv_attribute_int(gv_attribute(made, "value"), &k) && (k != 0) == is;
}

/* The condition is this if two others, *second the operand that is one beside the first, are both
 * `is`: a logical and, or an or of which none holds. */
static bool has_parts(MlirOperation op, bool is, uint32_t *second) {
  *second = 1;
  if (is ? gv_op_is_either(op, "arith.andi", "llvm.and")
         : gv_op_is_either(op, "arith.ori", "llvm.or"))
    return true;
  if (!gv_op_is_either(op, "llvm.select", "arith.select")) return false;
  if (!is) return *second = 2, is_truth(op, 1, true);
  return is_truth(op, 2, false);
}

static void bind_condition(gv_ranges *r, gv_range_limits *to, const gv_range_guard *g, int depth) {
  MlirOperation op = gv_range_maker(g->condition);
  predicate p;
  uint32_t second;
  if (mlirOperationIsNull(op) || depth > GV_RANGE_CHAIN || !gv_range_spend(r)) {
    to->all = false;
  } else if (is_compare(op, &p)) {
    gv_form a = mlirValueIsNull(g->counted) ? gv_range_operand(r, g->frame, op, 0)
                                            : gv_range_number_of(r, g->frame, g->counted),
            b = gv_range_operand(r, g->frame, op, 1);
    bind_compared(r, to, g->is ? p : opposite[p], a, b);
  } else if (has_parts(op, g->is, &second)) {
    for (uint32_t i = 0; i <= second; i += second)
      bind_condition(r, to,
                     &(gv_range_guard){mlirOperationGetOperand(op, i), g->is, g->frame, {NULL}},
                     depth + 1);
  } else {
    to->all = false;
  }
}

/* a - q <= hi, where q is x / k and above zero: x is at least k then, and k a - x <= k hi. */
static void bind_quotient(const gv_ranges *r, gv_range_limits *to, const gv_form *x, int64_t hi) {
  for (uint32_t i = 0; i < x->count && gv_is_finite(hi); i++) {
    const gv_form_symbol *s = &r->symbols.at[x->terms[i].symbol];
    gv_form q = gv_form_of(x->terms[i].symbol), a = *x, scaled = gv_form_constant(0);
    int64_t most;
    if (!s->divided || x->terms[i].by != -1 || !gv_form_add(&a, &q, 1)) continue;
    gv_interval least = gv_range_hull(r, &a);
    if (!gv_is_finite(least.lo) || (__int128)least.lo - hi < 1) continue;
    if (!gv_form_add(&scaled, &a, s->divisor)) continue;
    if (!gv_form_add(&scaled, &r->divided.at[s->divided - 1], -1)) continue;
    if (__builtin_mul_overflow(hi, s->divisor, &most)) continue;
    most = gv_clamp((__int128)most - scaled.plus);
    scaled.plus = 0;
    if (to->count < GV_RANGE_CHAIN) bind(to, scaled, GV_LEAST, most);
  }
}

static void bind_quotients(const gv_ranges *r, gv_range_limits *to) {
  uint32_t count = to->count;
  for (uint32_t i = 0; i < count; i++) {
    const gv_range_limit limit = to->at[i];
    gv_form less = gv_form_constant(0);
    bind_quotient(r, to, &limit.x, limit.in.hi);
    if (gv_is_finite(limit.in.lo) && gv_form_add(&less, &limit.x, -1))
      bind_quotient(r, to, &less, -limit.in.lo);
  }
}

void gv_range_bounds(gv_ranges *r, gv_range_limits *to) {
  to->count = 0;
  to->all = true;
  for (uint32_t i = 0; i < r->guards.len; i++) bind_condition(r, to, &r->guards.at[i], 0);
  bind_quotients(r, to);
}

/* ---- what the first thread asks of numbers that are passed ---- */

/* A number in the first thread of the first block: `plus`, and the argument that is passed. */
typedef struct first_number {
  int64_t plus;
  uint32_t passed; /* one more than its number; 0: none is in it */
  bool unsigned_;  /* it is that where this is not negative */
} first_number;

static bool is_first_number(const gv_ranges *r, const gv_form *x, first_number *n) {
  gv_form rest = {.plus = x->plus};
  for (uint32_t i = 0; i < x->count; i++) {
    const gv_form_symbol *s = &r->symbols.at[x->terms[i].symbol];
    if (s->pointed || !s->passed) {
      rest.terms[rest.count++] = x->terms[i];
      continue;
    }
    if (n->passed || x->terms[i].by != 1) return false;
    n->passed = s->passed;
  }
  return gv_form_point(r->symbols.at, &rest, &n->plus);
}

/* A number without a sign in more bits is the same one if it is not negative. */
static bool find_first_number(gv_ranges *r, uint32_t frame, MlirValue v, first_number *n) {
  MlirOperation op = gv_range_maker(v);
  if (!mlirOperationIsNull(op) && gv_op_is_either(op, "llvm.zext", "arith.extui"))
    v = mlirOperationGetOperand(op, 0), n->unsigned_ = true;
  gv_form x = gv_range_number_of(r, frame, v);
  return is_first_number(r, &x, n);
}

/* The predicate with its operands exchanged. */
static const predicate exchanged[PREDICATES] = {EQ, NE, SGT, SGE, SLT, SLE, UGT, UGE, ULT, ULE};

/* a PREDICATE k holds of these. Of those that are not equal, only the greater ones are asked for.
 */
static gv_interval where_holds(predicate p, int64_t k) {
  switch (p) {
  case EQ: return (gv_interval){k, k};
  case SLT: return (gv_interval){GV_LEAST, gv_clamp((__int128)k - 1)};
  case SLE: return (gv_interval){GV_LEAST, k};
  case SGE: return (gv_interval){k, GV_MOST};
  default: /* NE, SGT */ return (gv_interval){gv_clamp((__int128)k + 1), GV_MOST};
  }
}

/* a PREDICATE b. Numbers without a sign are looked at where none is negative. */
static bool ask_compared(gv_kernel_ask_list *to, predicate p, first_number a, first_number b) {
  if (!a.passed) {
    first_number other = a;
    a = b, b = other, p = exchanged[p];
  }
  bool counts_up = is_unsigned(p) || a.unsigned_ || b.unsigned_;
  if (b.passed || (counts_up && b.plus < 0)) return false;
  gv_interval in = where_holds(to_signed(p), b.plus);
  if (counts_up && in.lo < 0) in.lo = 0;
  if (!a.passed) return a.plus >= in.lo && a.plus <= in.hi;
  if (gv_is_finite(in.lo)) in.lo = gv_clamp((__int128)in.lo - a.plus);
  if (gv_is_finite(in.hi)) in.hi = gv_clamp((__int128)in.hi - a.plus);
  if (counts_up && in.lo < 0) in.lo = 0;
  *gv_push(to) = (gv_kernel_ask){.argument = a.passed - 1, .lo = in.lo, .hi = in.hi};
  return in.lo <= in.hi;
}

/* The form in the first thread: of numbers that are passed. False: something else is in it. */
static bool first_form(const gv_ranges *r, const gv_form *x, gv_form *first) {
  *first = (gv_form){.plus = x->plus};
  for (uint32_t i = 0; i < x->count; i++) {
    gv_form_term t = x->terms[i];
    const gv_form_symbol *s = &r->symbols.at[t.symbol];
    gv_form is = s->pointed ? gv_form_constant(s->point) : gv_form_of(t.symbol);
    if (!s->pointed && !s->passed) {
      if (!s->wraps || !first_form(r, &r->wrapped.at[s->wraps - 1], &is)) return false;
      gv_interval hull = gv_range_hull(r, &is);
      if (hull.lo < s->lo || hull.hi > s->hi) return false; /* there, too, it may wrap */
    }
    if (!gv_form_add(first, &is, t.by)) return false;
  }
  return true;
}

/* a PREDICATE b, signed: the difference is one number that is passed, of either sign. */
static bool ask_difference(gv_ranges *r, gv_kernel_ask_list *to, predicate p, gv_form a,
                           gv_form b) {
  gv_form first;
  if (is_unsigned(p) || !gv_form_add(&a, &b, -1) || !first_form(r, &a, &first)) return false;
  gv_interval in = where_holds(p, 0);
  if (gv_form_is_constant(&first)) return first.plus >= in.lo && first.plus <= in.hi;
  int64_t by = first.terms[0].by, plus = first.plus;
  if (first.count != 1 || (by != 1 && by != -1)) return false;
  if (gv_is_finite(in.lo)) in.lo = gv_clamp((__int128)in.lo - plus);
  if (gv_is_finite(in.hi)) in.hi = gv_clamp((__int128)in.hi - plus);
  if (by == -1)
    in = (gv_interval){gv_is_finite(in.hi) ? -in.hi : GV_LEAST,
                       gv_is_finite(in.lo) ? -in.lo : GV_MOST};
  uint32_t argument = r->symbols.at[first.terms[0].symbol].passed - 1;
  *gv_push(to) = (gv_kernel_ask){.argument = argument, .lo = in.lo, .hi = in.hi};
  return in.lo <= in.hi;
}

static bool ask_condition(gv_ranges *r, gv_kernel_ask_list *to, const gv_range_guard *g,
                          int depth) {
  MlirOperation op = gv_range_maker(g->condition);
  predicate p;
  if (mlirOperationIsNull(op) || depth > GV_RANGE_CHAIN || !gv_range_spend(r)) return false;
  if (is_compare(op, &p)) {
    first_number a = {0}, b = {0};
    MlirValue first = mlirValueIsNull(g->counted) ? mlirOperationGetOperand(op, 0) : g->counted;
    MlirValue second = mlirOperationGetOperand(op, 1);
    if (!g->is) p = opposite[p];
    if (find_first_number(r, g->frame, first, &a) && find_first_number(r, g->frame, second, &b))
      return ask_compared(to, p, a, b);
    return ask_difference(r, to, p, gv_range_number_of(r, g->frame, first),
                          gv_range_number_of(r, g->frame, second));
  }
  uint32_t second;
  bool all = has_parts(op, g->is, &second);
  for (uint32_t i = 0; i <= second && all; i += second)
    all = ask_condition(r, to,
                        &(gv_range_guard){mlirOperationGetOperand(op, i), g->is, g->frame, {NULL}},
                        depth + 1);
  return all;
}

/* Two conditions on one argument are one. */
static bool join_asks(gv_kernel_ask_list *asks) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < asks->len; i++) {
    gv_kernel_ask *same = NULL, more = asks->at[i];
    for (uint32_t k = 0; k < kept && !same; k++)
      if (asks->at[k].argument == more.argument) same = &asks->at[k];
    if (!same) {
      asks->at[kept++] = more;
      continue;
    }
    if (more.lo > same->lo) same->lo = more.lo;
    if (more.hi < same->hi) same->hi = more.hi;
    if (same->lo > same->hi) return false;
  }
  asks->len = kept;
  return true;
}

bool gv_range_ask(gv_ranges *r, gv_kernel_ask_list *to) {
  for (uint32_t i = 0; i < r->guards.len; i++)
    if (!ask_condition(r, to, &r->guards.at[i], 0)) return false;
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(r->kernel, 0));
  for (uint32_t i = 0; i < to->len; i++) {
    MlirValue argument = mlirBlockGetArgument(entry, to->at[i].argument);
    to->at[i].width = gv_layout_of(r->f, mlirValueGetType(argument)).width;
  }
  return join_asks(to);
}

/* ---- tests for null ---- */

static bool is_null(MlirValue v) {
  MlirOperation made = gv_range_maker(v);
  return !mlirOperationIsNull(made) && gv_op_is(made, "llvm.mlir.zero");
}

static bool is_argument_itself(gv_ranges *r, uint32_t frame, MlirValue v, uint32_t argument) {
  if (!mlirTypeIsALLVMPointerType(mlirValueGetType(v))) return false;
  gv_range_value x = gv_range_value_of(r, frame, v);
  return x.what == GV_A_POINTER && x.root == argument && gv_form_is_constant(&x.at) && !x.at.plus;
}

static bool says_not_null(gv_ranges *r, const gv_range_guard *g, uint32_t argument, int depth) {
  MlirOperation op = gv_range_maker(g->condition);
  predicate p;
  uint32_t second;
  if (mlirOperationIsNull(op) || depth > GV_RANGE_CHAIN || !gv_range_spend(r)) return false;
  if (is_compare(op, &p)) {
    MlirValue a = mlirOperationGetOperand(op, 0), b = mlirOperationGetOperand(op, 1);
    if ((g->is ? p : opposite[p]) != NE || !mlirValueIsNull(g->counted)) return false;
    return (is_null(b) && is_argument_itself(r, g->frame, a, argument)) ||
           (is_null(a) && is_argument_itself(r, g->frame, b, argument));
  }
  if (!has_parts(op, g->is, &second)) return false;
  for (uint32_t i = 0; i <= second; i += second) {
    gv_range_guard part = {mlirOperationGetOperand(op, i), g->is, g->frame, {NULL}};
    if (says_not_null(r, &part, argument, depth + 1)) return true;
  }
  return false;
}

bool gv_range_is_not_null(gv_ranges *r, uint32_t argument) {
  for (uint32_t i = 0; i < r->guards.len; i++)
    if (says_not_null(r, &r->guards.at[i], argument, 0)) return true;
  return false;
}

/* ---- control ---- */

/* Blocks that were come to; each once. */
typedef struct block_set {
  MlirBlock at[BLOCKS];
  uint32_t count;
} block_set;

/* False: there are too many. */
static bool add_block(block_set *to, MlirBlock block) {
  for (uint32_t i = 0; i < to->count; i++)
    if (mlirBlockEqual(to->at[i], block)) return true;
  if (to->count == BLOCKS) return false;
  to->at[to->count++] = block;
  return true;
}

/* Can control come from the entry to `target`, or to an end where that is NULL, past the block? Too
 * large a region: it can. */
static bool goes_past(gv_ranges *r, MlirRegion region, MlirBlock block, MlirBlock target) {
  MlirBlock entry = mlirRegionGetFirstBlock(region);
  block_set seen = {.count = 1, .at = {entry}};
  if (mlirBlockEqual(block, entry)) return false;
  for (uint32_t i = 0; i < seen.count; i++) {
    MlirOperation end = gv_end_of_block(seen.at[i]);
    intptr_t successors = mlirOperationIsNull(end) ? 0 : mlirOperationGetNumSuccessors(end);
    bool there = mlirBlockIsNull(target) ? !successors : mlirBlockEqual(seen.at[i], target);
    if (there || !gv_range_spend(r)) return true;
    for (intptr_t s = 0; s < successors; s++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      if (!mlirBlockEqual(to, block) && !add_block(&seen, to)) return true;
    }
  }
  return false;
}

/* The only block from which control comes to this one first; from others it comes round a loop. */
static MlirBlock only_predecessor(gv_ranges *r, MlirRegion region, MlirBlock block) {
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

/* Can control come from behind `from` to `target`, or to an end where that is NULL, past the block?
 * Too large a region: it can. */
static bool comes_past(gv_ranges *r, MlirBlock from, MlirBlock block, MlirBlock target) {
  block_set seen = {.count = 1, .at = {from}};
  for (uint32_t i = 0; i < seen.count; i++) {
    MlirOperation end = gv_end_of_block(seen.at[i]);
    intptr_t successors = mlirOperationIsNull(end) ? 0 : mlirOperationGetNumSuccessors(end);
    if ((mlirBlockIsNull(target) && !successors) || !gv_range_spend(r)) return true;
    for (intptr_t s = 0; s < successors; s++) {
      MlirBlock to = mlirOperationGetSuccessor(end, s);
      if (!mlirBlockIsNull(target) && mlirBlockEqual(to, target)) return true;
      if (!mlirBlockEqual(to, block) && !add_block(&seen, to)) return true;
    }
  }
  return false;
}

/* Control comes to this block each time that it has come to the one that is given, and only then:
 * between the two it may go one way or another, or round a loop. NULL: there is none. */
static MlirBlock always_before(gv_ranges *r, MlirRegion region, MlirBlock block) {
  const MlirBlock none = {NULL};
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    if (mlirBlockEqual(b, block) || goes_past(r, region, b, block)) continue;
    if (comes_past(r, b, block, none) || comes_past(r, b, block, b)) continue;
    if (!comes_past(r, block, b, block)) return b;
  }
  return none;
}

static bool is_branch_on(MlirOperation end) {
  if (mlirOperationGetNumSuccessors(end) != 2 ||
      !gv_op_is_either(end, "cf.cond_br", "llvm.cond_br"))
    return false;
  return gv_kernel_effect_of(gv_op_name(end)) == GV_KERNEL_BRANCHES_ON;
}

/* Pushes the condition under which control goes from the one to the other; false: it is none that
 * is understood. */
static bool push_edge(gv_ranges *r, uint32_t frame, MlirBlock from, MlirBlock to) {
  MlirOperation end = gv_end_of_block(from);
  if (!is_branch_on(end)) return mlirOperationGetNumSuccessors(end) == 1;
  bool yes = mlirBlockEqual(mlirOperationGetSuccessor(end, 0), to),
       no = mlirBlockEqual(mlirOperationGetSuccessor(end, 1), to);
  if (yes != no)
    *gv_push(&r->guards) = (gv_range_guard){mlirOperationGetOperand(end, 0), yes, frame, {NULL}};
  return true;
}

/* ---- loops that ask at their end ---- */

/* A comparison that holds where control goes from one block to another. */
typedef struct asked {
  MlirValue condition, a, b;
  bool is;
  predicate p;
} asked;

static bool is_asked(MlirValue condition, bool is, asked *to) {
  MlirOperation op = gv_range_maker(condition);
  if (mlirOperationIsNull(op) || !is_compare(op, &to->p)) return false;
  if (!is) to->p = opposite[to->p];
  to->condition = condition, to->is = is;
  to->a = mlirOperationGetOperand(op, 0), to->b = mlirOperationGetOperand(op, 1);
  return true;
}

static bool asked_on_edge(MlirBlock from, MlirBlock to, asked *what) {
  MlirOperation end = gv_end_of_block(from);
  if (mlirOperationIsNull(end) || !is_branch_on(end)) return false;
  bool yes = mlirBlockEqual(mlirOperationGetSuccessor(end, 0), to),
       no = mlirBlockEqual(mlirOperationGetSuccessor(end, 1), to);
  return yes != no && is_asked(mlirOperationGetOperand(end, 0), yes, what);
}

/* Wherever control comes round the loop to the block, this holds of what it passes to the argument.
 */
static bool asked_again(MlirBlock block, MlirBlock first, uint32_t index, asked *what) {
  bool any = false;
  for (intptr_t i = 0; i < mlirBlockGetNumPredecessors(block); i++) {
    MlirBlock from = mlirBlockGetPredecessor(block, i);
    MlirValue passed;
    asked here = {0};
    if (mlirBlockEqual(from, first)) continue;
    if (!asked_on_edge(from, block, &here) || !gv_range_passes(from, block, index, &passed) ||
        !mlirValueEqual(here.a, passed))
      return false;
    if (any && (here.p != what->p || !mlirValueEqual(here.b, what->b))) return false;
    *what = here, any = true;
  }
  return any;
}

/* The same was asked of what came first, on the way here. */
static bool asked_before(gv_ranges *r, uint32_t frame, MlirValue first, const asked *again) {
  for (uint32_t i = 0; i < r->guards.len; i++) {
    const gv_range_guard *g = &r->guards.at[i];
    asked before = {0};
    if (g->frame == frame && mlirValueIsNull(g->counted) &&
        is_asked(g->condition, g->is, &before) && before.p == again->p &&
        mlirValueEqual(before.a, first) && mlirValueEqual(before.b, again->b))
      return true;
  }
  return false;
}

/* Control comes to the block from `first`, and then round a loop at whose end it is asked whether
 * another round begins, as it was before the first: so it holds in each round. */
static void push_counted(gv_ranges *r, uint32_t frame, MlirBlock block, MlirBlock first) {
  for (intptr_t i = 0; i < mlirBlockGetNumArguments(block); i++) {
    asked again = {0};
    MlirValue passed;
    if (!gv_range_spend(r)) return;
    if (asked_again(block, first, (uint32_t)i, &again) &&
        gv_range_passes(first, block, (uint32_t)i, &passed) &&
        asked_before(r, frame, passed, &again))
      *gv_push(&r->guards) =
          (gv_range_guard){again.condition, again.is, frame, mlirBlockGetArgument(block, i)};
  }
}

/* ---- the whole ---- */

/* Up to the entry, or as far as it is known; the blocks in between. */
static bool push_edges(gv_ranges *r, uint32_t frame, MlirRegion region, MlirBlock block,
                       block_set *way) {
  for (uint32_t i = 0; i < GV_RANGE_CHAIN; i++) {
    way->at[way->count++] = block;
    if (!goes_past(r, region, block, (MlirBlock){NULL})) return true;
    MlirBlock from = only_predecessor(r, region, block);
    bool joined = mlirBlockIsNull(from);
    if (joined) from = always_before(r, region, block);
    if (mlirBlockIsNull(from) || (!joined && !push_edge(r, frame, from, block))) return false;
    block = from;
  }
  return false;
}

bool gv_range_push_guards(gv_ranges *r, uint32_t frame, MlirRegion region, MlirBlock block) {
  block_set way = {.count = 0};
  bool comes = push_edges(r, frame, region, block, &way);
  for (uint32_t i = 0; i + 1 < way.count; i++) push_counted(r, frame, way.at[i], way.at[i + 1]);
  return comes;
}
