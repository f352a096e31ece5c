/* Which bytes of its arguments a launched kernel touches.
 *
 * needs: the body of the kernel, and what is known of the launch: sizes of the grid and of its
 * blocks, numbers that are passed. gives: for each access to memory that an argument leads to, an
 * interval of bytes from the argument's address on, outside of which it touches none, and those
 * that it touches for certain. cost: linear in the kernel and the functions that it calls, within
 * GV_RANGE_BUDGET.
 */
#define _GNU_SOURCE
#include "kernels/ranges.h"

#include <ctype.h>

enum { PER_ARGUMENT = 6 /* accesses distinguished */, MOST_COPIED = 1 << 20 };
enum { READS = GV_RANGE_READS, WRITES = GV_RANGE_WRITES, BOTH = READS | WRITES };

/* Where the walk is. */
typedef struct site {
  MlirOperation op;
  uint32_t frame;
  bool sure; /* each thread comes there for certain, if the guards hold */
} site;

/* ---- accesses ---- */

/* Bytes of a value in memory. */
static int64_t size_in_memory(gv_ranges *r, MlirType type) {
  if (!mlirTypeIsAVector(type)) return gv_layout_of(r->f, type).size;
  int64_t bytes = gv_layout_of(r->f, mlirShapedTypeGetElementType(type)).size;
  for (int64_t d = 0; d < mlirShapedTypeGetRank(type); d++) {
    int64_t dim = mlirShapedTypeIsDynamicDim(type, d) ? -1 : mlirShapedTypeGetDimSize(type, d);
    if (dim < 0 || __builtin_mul_overflow(bytes, dim, &bytes)) return 0;
  }
  return bytes;
}

static void add_range(gv_ranges *r, gv_kernel_range made) {
  for (uint32_t i = 0; i < r->found.len; i++) {
    gv_kernel_range *known = &r->found.at[i];
    uint8_t mode = known->mode;
    gv_kernel_range other = made;
    other.mode = mode;
    if (memcmp(known, &other, sizeof other) != 0 || ((mode ^ made.mode) & GV_RANGE_ATOMIC))
      continue;
    known->mode |= made.mode;
    return;
  }
  *gv_push(&r->found) = made;
}

/* Further by the indices among the operands from number `first` on. False: that is not known. */
static bool add_indices(gv_ranges *r, const site *at, uint32_t first, const gv_range_value *v,
                        MlirType type, gv_form *to) {
  bool ranked = v->what == GV_A_MEMREF && mlirTypeIsAMemRef(type);
  for (intptr_t d = 0; ranked && d < mlirShapedTypeGetRank(type); d++) {
    gv_form index = gv_range_operand(r, at->frame, at->op, first + (uint32_t)d);
    int64_t bytes;
    if (d >= GV_RANGE_RANK || !v->strided[d] || first + d >= gv_operand_count(at->op)) return false;
    if (__builtin_mul_overflow(v->stride[d], gv_range_element(r, type), &bytes)) return false;
    if (!gv_form_add(to, &index, bytes)) return false;
  }
  return true;
}

/* The two can hold together; then *known is where both do. */
static bool meet_asks(gv_kernel_ask *known, const gv_kernel_ask *more) {
  int64_t lo = known->lo > more->lo ? known->lo : more->lo,
          hi = known->hi < more->hi ? known->hi : more->hi;
  if (lo > hi) return false;
  known->lo = lo, known->hi = hi;
  return true;
}

/* What is asked of one number by several accesses is asked for each of them. */
static bool can_ask(const gv_ranges *r, const gv_kernel_ask_list *asks) {
  for (uint32_t i = 0; i < asks->len; i++)
    for (uint32_t k = 0; k < r->asks.len; k++) {
      gv_kernel_ask known = r->asks.at[k];
      if (known.argument == asks->at[i].argument && !meet_asks(&known, &asks->at[i])) return false;
    }
  return true;
}

/* They are such that can be asked. */
static void ask(gv_ranges *r, const gv_kernel_ask_list *asks) {
  for (uint32_t i = 0; i < asks->len; i++) {
    bool known = false;
    for (uint32_t k = 0; k < r->asks.len && !known; k++) {
      known = r->asks.at[k].argument == asks->at[i].argument;
      if (known) meet_asks(&r->asks.at[k], &asks->at[i]);
    }
    if (!known) *gv_push(&r->asks) = asks->at[i];
  }
}

/* No argument leads there. */
static bool is_own(uint32_t root) { return root == GV_OF_KERNEL || root == GV_OF_LAUNCH; }

/* So many bytes, from `from` on, of what the address leads to. */
static void touch(gv_ranges *r, const site *at, const gv_range_value *address, gv_form from,
                  int64_t size, uint8_t mode) {
  gv_range_access access = {address->root, mode, at->sure, false, from, size};
  gv_range_limits bounds;
  gv_range_bounds(r, &bounds);
  gv_kernel_range made;
  gv_kernel_ask_list asks = {0};
  access.asks = at->sure && gv_range_ask(r, &asks) && asks.len && can_ask(r, &asks);
  if (gv_range_touch(r, &access, &bounds, &made)) {
    gv_range_note_extent(r, &access, &bounds);
    if (made.sure & GV_RANGE_ASKS) ask(r, &asks);
    if (gv_range_is_not_null(r, address->root)) made.sure |= GV_RANGE_NOT_NULL;
    add_range(r, made);
  }
  gv_vec_free(&asks);
}

/* Memory at an address that operand `number` is, further by the indices behind it; `moved`: a value
 * of this type, or NULL: it is not known how much. */
static void access_at(gv_ranges *r, const site *at, uint32_t number, MlirType moved, uint8_t mode) {
  MlirValue address = mlirOperationGetOperand(at->op, number);
  MlirType type = mlirValueGetType(address);
  if (!gv_layout_of(r->f, type).holds) return;
  gv_range_value v = gv_range_value_of(r, at->frame, address);
  bool copy = gv_range_is_copy(r, v.root), leads_on = copy && mlirTypeIsNull(moved);
  if (is_own(v.root) || (copy && !leads_on)) return;
  if (v.root == GV_LOST || v.what == GV_A_NUMBER || leads_on) {
    r->lost = true;
    return;
  }
  int64_t size = mlirTypeIsNull(moved) ? 0 : size_in_memory(r, moved);
  gv_form from = v.at;
  if (size <= 0 || !add_indices(r, at, number + 1, &v, type, &from)) from = gv_range_anything(r);
  touch(r, at, &v, from, size > 0 ? size : 1, mode);
}

/* All that the operand leads to, as far as it is told. */
static void access_anywhere(gv_ranges *r, const site *at, uint32_t number, uint8_t mode) {
  MlirValue address = mlirOperationGetOperand(at->op, number);
  MlirType type = mlirValueGetType(address);
  if (!gv_layout_of(r->f, type).holds) return;
  gv_range_value v = gv_range_value_of(r, at->frame, address);
  if (!gv_range_is_address(type) || v.root == GV_LOST || gv_range_is_copy(r, v.root))
    r->lost = true;
  else if (!is_own(v.root)) {
    add_range(r, gv_range_all_bytes(v.root, mode));
    gv_range_lose_extent(r, v.root);
  }
}

static void access_all_operands(gv_ranges *r, const site *at) {
  for (uint32_t i = 0; i < gv_operand_count(at->op); i++) access_anywhere(r, at, i, BOTH);
}

bool gv_is_atomic_access(MlirOperation op) {
  int64_t ordering;
  MlirAttribute a = gv_attribute(op, "ordering");
  return !mlirAttributeIsNull(a) && gv_attribute_int(a, &ordering) && ordering > 0;
}

/* Loads and stores of one piece of memory whose size is that of the value; of others it is not
 * known which bytes. */
static bool is_plain(MlirOperation op) {
  static const char *const plain[] = {
      "llvm.load",      "llvm.store",   "memref.load",       "memref.store",
      "vector.load",    "vector.store", "memref.atomic_rmw", "memref.generic_atomic_rmw",
      "llvm.atomicrmw", "llvm.cmpxchg"};
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
    if (gv_op_is(op, plain[i])) return true;
  return false;
}

/* The type of the value that is read or written at the address that is operand `number`; NULL: it
 * is not known how much is. */
static MlirType moved_by(MlirOperation op, uint32_t number, uint8_t mode) {
  if (!is_plain(op)) return (MlirType){NULL};
  bool generic = gv_op_is(op, "memref.generic_atomic_rmw");
  bool loads = number == 0 && mlirOperationGetNumResults(op) && !(mode & GV_RANGE_ATOMIC);
  if (generic || loads) return mlirValueGetType(mlirOperationGetResult(op, 0));
  return mlirValueGetType(mlirOperationGetOperand(op, number ? 0 : 1));
}

/* Tensor cores move a tile whose first element lies at the address; the other elements are not
 * computed. */
static bool moves_tile(MlirOperation op) {
  static const char *const tiles[] = {"gpu.subgroup_mma_load_matrix",
                                      "gpu.subgroup_mma_store_matrix", "nvvm.wmma.load",
                                      "nvvm.wmma.store"};
  gv_str name = gv_name_in_kernel(op);
  for (size_t i = 0; i < sizeof tiles / sizeof *tiles; i++)
    if (gv_str_equal(name, gv_str_of(tiles[i]))) return true;
  return gv_str_begins(name, "llvm.nvvm.wmma.");
}

/* The address that is loaded is a member of the kernel's own copy: what is done with it is seen. */
static bool is_followed(gv_ranges *r, const site *at) {
  if (!gv_op_is(at->op, "llvm.load")) return false;
  gv_range_value v = gv_range_value_of(r, at->frame, mlirOperationGetResult(at->op, 0));
  return v.what == GV_A_POINTER && v.root >= GV_MEMBERS && v.root < GV_OF_LAUNCH;
}

static void visit_access(gv_ranges *r, const site *at, uint32_t number, uint8_t mode) {
  MlirType moved = moved_by(at->op, number, mode);
  if (gv_is_atomic_access(at->op)) mode |= GV_RANGE_ATOMIC;
  access_at(r, at, number, moved, mode);
  if (moves_tile(at->op))
    access_at(r, at, number, mlirIntegerTypeGet(mlirOperationGetContext(at->op), 8), mode);
  bool addresses = !mlirTypeIsNull(moved) && gv_layout_of(r->f, moved).holds;
  if (addresses && mode & READS && !is_followed(r, at))
    r->lost = true; /* and what the address that is read points to */
}

/* A copy of so many bytes, by a constant, as of a structure; 0: it is none. */
static int64_t copied_bytes(gv_ranges *r, const site *at) {
  static const char *const sized[] = {"llvm.intr.memcpy", "llvm.intr.memmove"};
  bool is = false;
  for (size_t i = 0; i < sizeof sized / sizeof *sized; i++) is |= gv_op_is(at->op, sized[i]);
  if (!is || gv_operand_count(at->op) < 3) return 0;
  gv_form size = gv_range_operand(r, at->frame, at->op, 2);
  return gv_form_is_constant(&size) && size.plus > 0 && size.plus <= MOST_COPIED ? size.plus : 0;
}

/* The operand is an address in memory that is passed: the copy accesses these bytes of it. False:
 * it is not known to be. */
static bool copy_at(gv_ranges *r, const site *at, uint32_t number, int64_t size, uint8_t mode) {
  gv_range_value v = gv_range_value_of(r, at->frame, mlirOperationGetOperand(at->op, number));
  if (!size || v.what != GV_A_POINTER) return false;
  if (v.root == GV_LOST || is_own(v.root) || gv_range_is_copy(r, v.root)) return false;
  touch(r, at, &v, v.at, size, mode);
  return true;
}

/* Operand 0 is written and operand 1 is read, or the other way round for what moves; of others it
 * is not known. */
static void visit_copy(gv_ranges *r, const site *at, bool moves) {
  int64_t size = moves ? 0 : copied_bytes(r, at);
  for (uint32_t i = 0; i < gv_operand_count(at->op); i++) {
    bool reads = (i == 0) == moves;
    uint8_t mode = i > 1 ? BOTH : reads ? READS : WRITES;
    if (i > 1 || !copy_at(r, at, i, size, mode)) access_anywhere(r, at, i, mode);
  }
}

static uint32_t integer_width(MlirType type) {
  return mlirTypeIsAInteger(type) ? mlirIntegerTypeGetWidth(type) : 0;
}

/* All coordinates of a tile, operands from number `first` on, are 0 in the first thread of the
 * first block. */
static bool begins_at_zero(gv_ranges *r, const site *at, uint32_t first) {
  uint32_t operands = gv_operand_count(at->op), i = first;
  for (; i < operands && integer_width(mlirValueGetType(mlirOperationGetOperand(at->op, i))) == 32;
       i++) {
    gv_form coordinate = gv_range_operand(r, at->frame, at->op, i);
    int64_t point;
    if (!gv_form_point(r->symbols.at, &coordinate, &point) || point != 0) return false;
  }
  return i > first;
}

/* A tile is loaded or stored through the descriptor that is operand `number`; its coordinates are
 * operands from `first` on. Nothing of the tensor is touched where the tile begins beyond its end,
 * as it does not at 0. */
static void visit_tile(gv_ranges *r, const site *at, uint32_t number, uint32_t first,
                       uint8_t mode) {
  uint32_t operands = gv_operand_count(at->op);
  bool predicated =
      !gv_op_is(at->op, "llvm.call_intrinsic") && operands &&
      integer_width(mlirValueGetType(mlirOperationGetOperand(at->op, operands - 1))) == 1;
  site tile = *at;
  tile.sure &= !predicated && begins_at_zero(r, at, first);
  for (uint32_t i = 0; i < operands; i++)
    if (i != number) access_anywhere(r, at, i, BOTH);
  if (number < operands) access_at(r, &tile, number, (MlirType){NULL}, mode);
}

/* ---- control ---- */

static void visit_region(gv_ranges *r, uint32_t frame, MlirRegion region, bool sure);

static MlirOperation callee_of(gv_ranges *r, MlirOperation call) {
  MlirOperation none = {NULL};
  MlirAttribute callee = gv_attribute(call, "callee");
  if (mlirAttributeIsNull(callee) || !mlirAttributeIsASymbolRef(callee)) return none;
  const gv_symbol *symbol =
      gv_find_symbol(r->f, r->scope, gv_str_from(mlirSymbolRefAttrGetLeafReference(callee)));
  if (!symbol || symbol->replaceable || mlirOperationGetNumRegions(symbol->op) != 1) return none;
  return mlirBlockIsNull(mlirRegionGetFirstBlock(mlirOperationGetRegion(symbol->op, 0)))
             ? none
             : symbol->op;
}

static uint32_t call_depth(const gv_ranges *r, uint32_t frame) {
  uint32_t depth = 0;
  for (; !mlirOperationIsNull(r->frames.at[frame].call); frame = r->frames.at[frame].caller)
    depth++;
  return depth;
}

static void visit_call(gv_ranges *r, const site *at) {
  MlirOperation callee = callee_of(r, at->op);
  if (mlirOperationIsNull(callee) || call_depth(r, at->frame) == GV_RANGE_FRAMES) {
    access_all_operands(r, at);
    return;
  }
  *gv_push(&r->frames) = (gv_range_frame){callee, at->op, at->frame};
  visit_region(r, r->frames.len - 1, mlirOperationGetRegion(callee, 0), at->sure);
}

/* Rounds of `for lower to upper step step`; .hi below 0: there are none. */
static gv_form_symbol rounds_of(gv_ranges *r, gv_form lower, gv_form upper, int64_t step) {
  gv_form_symbol rounds = {.lo = 0, .hi = GV_MOST};
  if (!gv_form_add(&upper, &lower, -1)) return rounds;
  gv_interval way = gv_range_hull(r, &upper);
  if (gv_is_finite(way.hi)) rounds.hi = way.hi > 0 ? (way.hi - 1) / step : -1;
  rounds.full = rounds.pointed = way.lo == way.hi && way.hi > 0;
  return rounds;
}

/* The induction variable is the first argument of the body. */
static void visit_for(gv_ranges *r, const site *at) {
  gv_form lower = gv_range_operand(r, at->frame, at->op, 0),
          upper = gv_range_operand(r, at->frame, at->op, 1);
  gv_form step = gv_range_operand(r, at->frame, at->op, 2), induction = lower;
  bool known = gv_form_is_constant(&step) && step.plus > 0;
  gv_form_symbol rounds = {.lo = 0, .hi = GV_MOST};
  if (known) rounds = rounds_of(r, lower, upper, step.plus);
  if (rounds.hi < 0) return;
  gv_form round = gv_form_new(&r->symbols, rounds);
  if (!known || !gv_form_add(&induction, &round, step.plus)) induction = gv_range_anything(r);
  MlirRegion body = mlirOperationGetRegion(at->op, 0);
  *gv_push(&r->loops) = (gv_range_loop){mlirRegionGetFirstBlock(body), at->frame, induction};
  visit_region(r, at->frame, body, at->sure && rounds.full);
}

static void visit_if(gv_ranges *r, const site *at) {
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(at->op); i++) {
    uint32_t guards = r->guards.len;
    *gv_push(&r->guards) =
        (gv_range_guard){mlirOperationGetOperand(at->op, 0), i == 0, at->frame, {NULL}};
    visit_region(r, at->frame, mlirOperationGetRegion(at->op, i), at->sure);
    r->guards.len = guards;
  }
}

static void visit_regions(gv_ranges *r, const site *at) {
  gv_str name = gv_op_name(at->op);
  if (gv_str_equal(name, GV_STR("scf.for"))) {
    visit_for(r, at);
  } else if (gv_str_equal(name, GV_STR("scf.if"))) {
    visit_if(r, at);
  } else {
    for (intptr_t i = 0; i < mlirOperationGetNumRegions(at->op); i++)
      visit_region(r, at->frame, mlirOperationGetRegion(at->op, i), false);
  }
}

/* A copy or fill of no bytes, as far as constants tell. */
static bool moves_nothing(gv_ranges *r, const site *at) {
  static const char *const sized[] = {"llvm.intr.memset", "llvm.intr.memcpy", "llvm.intr.memmove"};
  bool is = false;
  for (size_t i = 0; i < sizeof sized / sizeof *sized; i++) is |= gv_op_is(at->op, sized[i]);
  if (!is || gv_operand_count(at->op) < 3) return false;
  gv_form size = gv_range_operand(r, at->frame, at->op, 2);
  return gv_form_is_constant(&size) && size.plus == 0;
}

static void visit(gv_ranges *r, const site *at) {
  bool second = gv_operand_count(at->op) > 1;
  if (mlirOperationGetNumRegions(at->op)) visit_regions(r, at);
  if (moves_nothing(r, at)) return;
  switch (gv_effect_in_kernel(at->op)) {
  case GV_KERNEL_NOTHING:
  case GV_KERNEL_DERIVES:
  case GV_KERNEL_BRANCHES:
  case GV_KERNEL_BRANCHES_ON:
  case GV_KERNEL_RETURNS: break;
  case GV_KERNEL_READS: visit_access(r, at, 0, READS); break;
  case GV_KERNEL_WRITES: visit_access(r, at, 0, WRITES); break;
  case GV_KERNEL_STORES:
    if (second) visit_access(r, at, 1, WRITES);
    access_anywhere(r, at, 0, BOTH);
    break;
  case GV_KERNEL_ATOMIC: visit_access(r, at, 0, BOTH | GV_RANGE_ATOMIC); break;
  case GV_KERNEL_ATOMIC_SECOND:
    if (second) visit_access(r, at, 1, BOTH | GV_RANGE_ATOMIC);
    break;
  case GV_KERNEL_COPIES: visit_copy(r, at, false); break;
  case GV_KERNEL_MOVES: visit_copy(r, at, true); break;
  case GV_KERNEL_LOADS_TILE: visit_tile(r, at, 1, 2, READS); break;
  case GV_KERNEL_LOADS_TILE_THIRD: visit_tile(r, at, 2, 3, READS); break;
  case GV_KERNEL_STORES_TILE: visit_tile(r, at, 0, 2, WRITES); break;
  case GV_KERNEL_STORES_TILE_SECOND: visit_tile(r, at, 1, 2, WRITES); break;
  case GV_KERNEL_CALLS: visit_call(r, at); break;
  case GV_KERNEL_ANYTHING: access_all_operands(r, at); break;
  }
}

/* False: the budget is spent. */
static bool visit_block(gv_ranges *r, uint32_t frame, MlirBlock block, bool sure) {
  for (MlirOperation op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
       op = mlirOperationGetNextInBlock(op)) {
    if (!gv_range_spend(r)) return false;
    visit(r, &(site){op, frame, sure});
  }
  return true;
}

static void visit_region(gv_ranges *r, uint32_t frame, MlirRegion region, bool sure) {
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    uint32_t guards = r->guards.len;
    bool comes = gv_range_push_guards(r, frame, region, b);
    if (!visit_block(r, frame, b, comes && sure)) r->lost = true;
    r->guards.len = guards;
  }
}

static bool is_of_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '$'; }

/* Does the text of an assembly have this instruction? */
static bool has_word(gv_str text, const char *word) {
  size_t len = strlen(word);
  for (size_t at = 0; at + len <= text.len; at++) {
    bool begins = at == 0 || !is_of_word(text.at[at - 1]);
    bool ends = at + len == text.len || !is_of_word(text.at[at + len]);
    if (begins && ends && memcmp(text.at + at, word, len) == 0) return true;
  }
  return false;
}

/* A thread may end there: what comes after it is not done for certain. Branches of an assembly stay
 * within it. */
static MlirWalkResult look_for_end(MlirOperation op, void *to) {
  static const char *const words[] = {"exit", "ret", "trap"};
  gv_str name = gv_op_name(op), text = gv_string_attribute(op, "asm_string");
  bool *ends = to, assembly = gv_str_equal(name, GV_STR("llvm.inline_asm"));
  *ends |= gv_str_equal(name, GV_STR("nvvm.exit")) || gv_str_equal(name, GV_STR("llvm.intr.trap"));
  for (size_t i = 0; i < sizeof words / sizeof *words && assembly; i++)
    *ends |= has_word(text, words[i]);
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
  into->sure &= GV_RANGE_SOME_SURE | GV_RANGE_ASKS | (more->sure & GV_RANGE_NOT_NULL);
  into->sure_lo = into->sure_hi = 0;
}

/* What is found of a root, which is the argument or the word in it; gives what is done there. */
static uint8_t keep_root(gv_ranges *r, uint32_t root, uint32_t argument, uint16_t word,
                         gv_range_list *to) {
  uint32_t first = to->len;
  uint8_t told = 0;
  for (uint32_t i = 0; i < r->found.len; i++) {
    gv_kernel_range x = r->found.at[i];
    if (x.operand != root) continue;
    told |= x.mode & BOTH;
    x.operand = argument, x.member = word;
    if (to->len - first < PER_ARGUMENT)
      *gv_push(to) = x;
    else
      merge(&to->at[to->len - 1], &x);
  }
  return told;
}

/* What is found of an argument, with what is known of all that is done with it (kernel.c): there
 * may be more than was distinguished. */
static void keep_argument(gv_ranges *r, uint32_t argument, uint8_t does, gv_range_list *to) {
  uint8_t told = keep_root(r, argument, argument, 0, to);
  if (gv_range_is_copy(r, argument)) told |= READS; /* of the copy */
  for (uint32_t i = 0; i < r->members.len; i++)
    if (r->members.at[i].argument == argument)
      told |= keep_root(r, GV_MEMBERS + i, argument, r->members.at[i].word, to);
  uint8_t rest = r->lost ? does : does & (uint8_t)~told;
  if (rest) *gv_push(to) = gv_range_all_bytes(argument, rest);
  if (rest) gv_range_lose_extent(r, argument);
}

static void find_ranges(front *f, uint32_t scope, MlirOperation kernel,
                        const gv_launch_facts *launch, gv_known_launch *to) {
  static const uint8_t does[] = {
      [GV_ROLE_KERNEL_READ] = READS, [GV_ROLE_KERNEL_WRITE] = WRITES, [GV_ROLE_KERNEL_BOTH] = BOTH};
  gv_ranges r = {
      .f = f, .scope = scope, .kernel = kernel, .launch = launch, .left = GV_RANGE_BUDGET};
  *gv_push(&r.frames) = (gv_range_frame){kernel, {NULL}, 0};
  visit_region(&r, 0, mlirOperationGetRegion(kernel, 0), !may_end_thread(kernel));
  r.lost |= r.left == 0;
  MlirBlock entry = mlirRegionGetFirstBlock(mlirOperationGetRegion(kernel, 0));
  for (intptr_t i = 0; i < gv_kernel_arguments(kernel); i++) {
    gv_role role = gv_kernel_role(f, mlirBlockGetArgument(entry, i));
    if (role != GV_ROLE_NONE) keep_argument(&r, (uint32_t)i, does[role], &to->ranges);
  }
  for (uint32_t i = 0; i < r.extents.len; i++)
    if (!r.extents.at[i].lost && r.extents.at[i].argument < GV_MEMBERS)
      *gv_push(&to->extents) = r.extents.at[i];
  gv_vec_free(&r.extents);
  gv_vec_free(&r.wrapped);
  gv_vec_free(&r.divided);
  to->asks.at = r.asks.at, to->asks.len = r.asks.len, to->asks.cap = r.asks.cap;
  gv_vec_free(&r.symbols);
  gv_vec_free(&r.values);
  gv_vec_free(&r.frames);
  gv_vec_free(&r.guards);
  gv_vec_free(&r.loops);
  gv_map_free(&r.known);
  gv_map_free(&r.shared);
  gv_vec_free(&r.members);
  gv_vec_free(&r.found);
}

/* ---- launches that are alike ----------------------------------------------------------------- */

enum { LAUNCHES_LIMIT = 8 /* of one kernel, that are kept */ };
_Static_assert(sizeof((gv_known_launch *)NULL)->sized == GV_SIZES, "a launch has that many sizes");

typedef struct listening {
  const gv_launch_facts *launch;
  gv_known_launch *known;
} listening;

static bool number_and_note(void *to, uint32_t argument, uint32_t member, int64_t *k) {
  const listening *l = to;
  gv_passed_number n = {argument, member, l->launch->number(l->launch->to, argument, member, k), 0};
  if (n.is) n.k = *k;
  *gv_push(&l->known->asked) = n;
  return n.is;
}

/* Whatever was asked of that launch, this one answers the same. */
static bool is_alike(const gv_known_launch *known, uint32_t scope, const gv_launch_facts *launch) {
  bool alike = known->scope == scope && known->by_value == launch->by_value;
  for (uint32_t i = 0; i < GV_SIZES && alike; i++)
    alike = known->sized[i] == launch->sized[i] && known->most[i] == launch->most[i] &&
            (!launch->sized[i] || known->size[i] == launch->size[i]);
  for (uint32_t i = 0; i < known->asked.len && alike; i++) {
    const gv_passed_number *n = &known->asked.at[i];
    int64_t k;
    alike =
        launch->number(launch->to, n->argument, n->member, &k) == n->is && (!n->is || k == n->k);
  }
  return alike;
}

/* NULL: none is. *count: of the kernel's launches that are known. */
static const gv_known_launch *find_alike(front *f, uint32_t scope, MlirOperation kernel,
                                         const gv_launch_facts *launch, uint32_t *count) {
  *count = 0;
  for (uint32_t i = gv_map_get(&f->cache.launch_of, (uintptr_t)kernel.ptr); i != GV_NONE;
       i = f->cache.launches.at[i].next, ++*count)
    if (is_alike(&f->cache.launches.at[i], scope, launch)) return &f->cache.launches.at[i];
  return NULL;
}

static void drop_asks(gv_kernel_range *range) {
  if (!(range->sure & GV_RANGE_ASKS)) return;
  range->sure &= GV_RANGE_NOT_NULL, range->sure_lo = range->sure_hi = 0;
}

void gv_drop_asks(gv_range_list *ranges) {
  for (uint32_t i = 0; i < ranges->len; i++) drop_asks(&ranges->at[i]);
}

/* Most launches of a kernel are alike in all that it is asked. */
/* A launch of no blocks, or of blocks without threads, fails: nothing is touched. */
static void take_nothing(const gv_launch_facts *launch, gv_known_launch *new) {
  bool nothing = false;
  for (uint32_t i = 0; i < GV_SIZES; i++) nothing |= launch->sized[i] && !launch->size[i];
  for (uint32_t i = 0; i < new->ranges.len &&nothing; i++) {
    gv_kernel_range *r = &new->ranges.at[i];
    *r = (gv_kernel_range){.operand = r->operand, .mode = r->mode, .member = r->member};
  }
  if (nothing) new->asks.len = new->extents.len = 0;
}

void gv_ranges_of_kernel(front *f, uint32_t scope, MlirOperation kernel,
                         const gv_launch_facts *launch, gv_range_list *to, gv_kernel_ask_list *asks,
                         gv_told_extent_list *extents) {
  uint32_t count, first = to->len;
  bool found;
  const gv_known_launch *alike = find_alike(f, scope, kernel, launch, &count);
  gv_known_launch new = {.scope = scope, .next = GV_NONE, .by_value = launch->by_value};
  if (!alike) {
    listening l = {launch, &new};
    gv_launch_facts facts = *launch;
    facts.number = number_and_note, facts.to = &l;
    memcpy(new.size, launch->size, sizeof new.size);
    memcpy(new.sized, launch->sized, sizeof new.sized);
    memcpy(new.most, launch->most, sizeof new.most);
    find_ranges(f, scope, kernel, &facts, &new);
    take_nothing(launch, &new);
    alike = &new;
  }
  for (uint32_t i = 0; i < alike->ranges.len; i++) *gv_push(to) = alike->ranges.at[i];
  for (uint32_t i = 0; i < alike->asks.len && asks; i++) *gv_push(asks) = alike->asks.at[i];
  for (uint32_t i = first; i < to->len && !asks; i++) drop_asks(&to->at[i]);
  for (uint32_t i = 0; i < alike->extents.len && extents; i++)
    *gv_push(extents) = alike->extents.at[i];
  if (alike != &new) return;
  if (count >= LAUNCHES_LIMIT) {
    gv_vec_free(&new.asked);
    gv_vec_free(&new.ranges);
    gv_vec_free(&new.asks);
    gv_vec_free(&new.extents);
    return;
  }
  uint32_t *newest = gv_map_at(&f->cache.launch_of, (uintptr_t)kernel.ptr, &found);
  new.next = found ? *newest : GV_NONE;
  *newest = f->cache.launches.len;
  *gv_push(&f->cache.launches) = new;
}
