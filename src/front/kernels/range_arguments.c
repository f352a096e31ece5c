/* needs: an argument of a block: of the kernel, of a function that it calls, of a block that
 * several branch to, of a loop. gives: what it is: what the launch or the call passes, a number
 * that a loop counts, or memory that all who branch there agree on.
 */
#include "kernels/ranges.h"

/* ---- the launch ---- */

/* The symbol that is known by the key, whoever asks; at first this one. */
static gv_form shared(gv_ranges *r, uint64_t key, gv_form_symbol s) {
  bool found;
  uint32_t *slot = gv_map_at(&r->shared, key, &found);
  if (!found) {
    *slot = r->symbols.len;
    *gv_push(&r->symbols) = s;
  }
  return gv_form_of(*slot);
}

/* How many there are; 0: that is not known. */
static int64_t size_of_launch(const gv_ranges *r, uint32_t size, int64_t most) {
  if (!r->launch->sized[size]) return 0;
  int64_t k = r->launch->size[size];
  return k > 0 && k <= most ? k : 0;
}

gv_form gv_range_id_of(gv_ranges *r, gv_range_id which, uint32_t axis) {
  static const int64_t most_threads[] = {1024, 1024, 64}, most_blocks[] = {INT32_MAX, 65535, 65535};
  bool threads = which == GV_ID_THREAD || which == GV_ID_THREADS, count = which >= GV_ID_THREADS;
  int64_t most = threads ? most_threads[axis] : most_blocks[axis];
  int64_t k = size_of_launch(r, axis + (threads ? 3 : 0), most);
  uint64_t key = (uint64_t)which * 3 + axis;
  int64_t told = r->launch->most[axis + (threads ? 3 : 0)];
  uint32_t of_grid = threads ? 0 : axis + 1;
  if (told > 0 && told < most) most = told;
  if (count)
    return k ? gv_form_constant(k)
             : shared(r, key, (gv_form_symbol){.lo = 1, .hi = most, .grid = of_grid});
  if (k == 1) return gv_form_constant(0);
  return shared(r, key,
                (gv_form_symbol){.lo = 0,
                                 .hi = (k ? k : most) - 1,
                                 .full = k != 0,
                                 .pointed = true,
                                 .point = 0,
                                 .block = k ? 0 : of_grid});
}

/* The number that the launch passes as this argument, or as member `member` of it, of so many bits;
 * 0: these are not known. */
static gv_form passed(gv_ranges *r, uint32_t argument, uint32_t member, uint8_t width) {
  int64_t k;
  if (r->launch->number(r->launch->to, argument, member, &k)) return gv_form_constant(k);
  uint64_t key = ((uint64_t)argument + 1) << 32 | (member + 16);
  gv_form_symbol number = {.lo = GV_LEAST, .hi = GV_MOST, .passed = member ? 0 : argument + 1};
  if (width && width < 64) number.lo = -(INT64_C(1) << (width - 1)), number.hi = -1 - number.lo;
  return shared(r, key, number);
}

bool gv_range_without_sign(gv_ranges *r, const gv_form *x, gv_form *as_unsigned) {
  if (x->count != 1 || x->plus || x->terms[0].by != 1) return false;
  const gv_form_symbol *s = &r->symbols.at[x->terms[0].symbol];
  if (!s->passed) return false;
  bool narrow = gv_is_finite(s->lo);
  gv_form_symbol number = {
      .lo = 0, .hi = narrow ? 2 * s->hi + 1 : GV_MOST, .passed_unsigned = s->passed};
  *as_unsigned = shared(r, (uint64_t)s->passed << 32 | 15, number);
  return true;
}

int64_t gv_range_element(gv_ranges *r, MlirType memref) {
  return gv_layout_of(r->f, mlirShapedTypeGetElementType(memref)).size;
}

/* A constant of the type, or what the descriptor says. */
static gv_form of_descriptor(gv_ranges *r, int64_t k, uint32_t argument, uint32_t member) {
  if (k != mlirShapedTypeGetDynamicStrideOrOffset()) return gv_form_constant(k);
  return argument == GV_NONE ? gv_range_anything(r) : passed(r, argument, member, 0);
}

gv_range_value gv_range_memref(gv_ranges *r, uint32_t root, MlirType type, uint32_t argument) {
  gv_range_value v = {.what = GV_A_MEMREF, .root = root};
  int64_t strides[GV_RANGE_RANK], offset;
  int64_t rank = mlirTypeIsAMemRef(type) ? mlirShapedTypeGetRank(type) : GV_RANGE_RANK + 1;
  v.at = gv_range_anything(r);
  if (rank > GV_RANGE_RANK ||
      mlirLogicalResultIsFailure(mlirMemRefTypeGetStridesAndOffset(type, strides, &offset)))
    return v;
  gv_form at = of_descriptor(r, offset, argument, 2), bytes = gv_form_constant(0);
  if (gv_form_add(&bytes, &at, gv_range_element(r, type))) v.at = bytes;
  for (int64_t d = 0; d < rank; d++) {
    gv_form stride = of_descriptor(r, strides[d], argument, (uint32_t)(3 + rank + d));
    v.strided[d] = gv_form_is_constant(&stride);
    v.stride[d] = v.strided[d] ? stride.plus : strides[d];
  }
  return v;
}

static bool is_integer(MlirType type) { return mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type); }

static gv_range_value argument_of_kernel(gv_ranges *r, MlirType type, uint32_t index) {
  bool own = (intptr_t)index >=
             gv_kernel_arguments(r->kernel); /* memory of the workgroup, or of the thread */
  if (gv_range_is_address(type) && own) return gv_range_somewhere(r, GV_OF_KERNEL, type);
  if (mlirTypeIsALLVMPointerType(type))
    return (gv_range_value){.what = GV_A_POINTER, .root = index, .at = gv_form_constant(0)};
  if (gv_range_is_address(type)) return gv_range_memref(r, index, type, index);
  return is_integer(type) && !own
             ? gv_range_of_number(passed(r, index, 0, gv_layout_of(r->f, type).width))
             : gv_range_unknown(r, type);
}

/* ---- structures that are passed by value ---- */

/* The kernel does not change it. */
static bool is_only_read(MlirOperation kernel, intptr_t i) {
  MlirAttribute all = gv_attribute(kernel, "arg_attrs");
  if (mlirAttributeIsNull(all) || !mlirAttributeIsAArray(all)) return false;
  if (i >= mlirArrayAttrGetNumElements(all)) return false;
  MlirAttribute one = mlirArrayAttrGetElement(all, i);
  return mlirAttributeIsADictionary(one) &&
         !mlirAttributeIsNull(mlirDictionaryAttrGetElementByName(one, gv_ref("llvm.readonly")));
}

bool gv_range_is_copy(const gv_ranges *r, uint32_t root) {
  if (!r->launch->by_value || (intptr_t)root >= gv_kernel_arguments(r->kernel)) return false;
  return !mlirTypeIsNull(gv_byval_type(r->kernel, root));
}

/* The hidden arguments of kernels for AMD GPUs, from code object version 5 on: the numbers of
 * blocks, 32 bits each, and then of the threads in one, 16 bits each. */
static gv_range_value loaded_of_launch(gv_ranges *r, MlirType type, int64_t at) {
  enum { AXES = 3, BLOCKS = 0, BLOCKS_BYTES = 4, THREADS = 12, THREADS_BYTES = 2 };
  uint8_t width = gv_layout_of(r->f, type).width;
  bool blocks = at < THREADS;
  int64_t bytes = blocks ? BLOCKS_BYTES : THREADS_BYTES, from = at - (blocks ? BLOCKS : THREADS);
  if (from < 0 || from % bytes || from / bytes >= AXES || width != 8 * bytes)
    return gv_range_unknown(r, type);
  return gv_range_of_number(
      gv_range_id_of(r, blocks ? GV_ID_BLOCKS : GV_ID_THREADS, (uint32_t)(from / bytes)));
}

gv_range_value gv_range_loaded(gv_ranges *r, uint32_t frame, MlirOperation op) {
  enum { WORD = 8, MOST_WORDS = 512 };
  MlirType type = mlirValueGetType(mlirOperationGetResult(op, 0));
  gv_range_value lost = gv_range_unknown(r, type);
  if (!mlirTypeIsALLVMPointerType(type) && !gv_layout_of(r->f, type).width) return lost;
  gv_range_value from = gv_range_value_of(r, frame, mlirOperationGetOperand(op, 0));
  if (from.what == GV_A_POINTER && from.root == GV_OF_LAUNCH && gv_form_is_constant(&from.at))
    return loaded_of_launch(r, type, from.at.plus);
  if (!mlirTypeIsALLVMPointerType(type)) return lost;
  if (from.what != GV_A_POINTER || !gv_range_is_copy(r, from.root)) return lost;
  if (!is_only_read(r->kernel, from.root) || !gv_form_is_constant(&from.at)) return lost;
  int64_t at = from.at.plus;
  if (at < 0 || at % WORD || at / WORD >= MOST_WORDS) return lost;
  gv_range_member member = {from.root, (uint16_t)(at / WORD + 1)};
  uint32_t i = 0;
  while (i < r->members.len &&
         (r->members.at[i].argument != member.argument || r->members.at[i].word != member.word))
    i++;
  if (i == GV_MOST_MEMBERS) return lost;
  if (i == r->members.len) *gv_push(&r->members) = member;
  return (gv_range_value){.what = GV_A_POINTER, .root = GV_MEMBERS + i, .at = gv_form_constant(0)};
}

/* ---- blocks that several branch to ---- */

/* What comes to an argument of a block along one edge. */
typedef struct source {
  MlirBlock from;
  MlirValue value;
} source;
enum { SOURCES = 16 };
typedef struct source_list {
  uint32_t count;
  source at[SOURCES];
} source_list;

/* What the end of `from` passes to argument `index` of the block; false: not all is known, or there
 * is too much. */
static bool list_edges(MlirBlock from, MlirOperation end, MlirBlock block, uint32_t index,
                       source_list *to) {
  gv_kernel_effect effect = gv_kernel_effect_of(gv_op_name(end));
  bool known = effect == GV_KERNEL_BRANCHES || effect == GV_KERNEL_BRANCHES_ON;
  uint32_t at = effect == GV_KERNEL_BRANCHES_ON;
  for (intptr_t s = 0; s < mlirOperationGetNumSuccessors(end); s++) {
    MlirBlock next = mlirOperationGetSuccessor(end, s);
    uint32_t operand = at + index;
    at += (uint32_t)mlirBlockGetNumArguments(next);
    if (!mlirBlockEqual(next, block)) continue;
    if (!known || operand >= gv_operand_count(end) || to->count == SOURCES) return false;
    to->at[to->count++] = (source){from, mlirOperationGetOperand(end, operand)};
  }
  return true;
}

bool gv_range_passes(MlirBlock from, MlirBlock to, uint32_t index, MlirValue *value) {
  source_list edges = {.count = 0};
  MlirOperation end = gv_end_of_block(from);
  if (mlirOperationIsNull(end) || !list_edges(from, end, to, index, &edges) || edges.count != 1)
    return false;
  *value = edges.at[0].value;
  return true;
}

/* False: there are too many, or not all are known. */
static bool list_sources(gv_ranges *r, MlirValue argument, source_list *to) {
  MlirBlock block = mlirBlockArgumentGetOwner(argument);
  MlirRegion region = mlirBlockGetParentRegion(block);
  uint32_t index = (uint32_t)mlirBlockArgumentGetArgNumber(argument);
  to->count = 0;
  for (MlirBlock b = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(b);
       b = mlirBlockGetNextInRegion(b)) {
    MlirOperation end = gv_end_of_block(b);
    if (!gv_range_spend(r)) return false;
    if (!mlirOperationIsNull(end) && !list_edges(b, end, block, index, to)) return false;
  }
  return to->count > 0;
}

/* It leads to one memory, if all that comes to it does; what comes round a loop from itself is in
 * the same. */
static gv_range_value address_argument(gv_ranges *r, uint32_t frame, MlirValue v) {
  source_list sources;
  MlirType type = mlirValueGetType(v);
  uint32_t root = GV_LOST;
  bool any = false;
  if (!list_sources(r, v, &sources)) return gv_range_somewhere(r, GV_LOST, type);
  for (uint32_t i = 0; i < sources.count; i++) {
    if (gv_range_in_work(r, frame, sources.at[i].value)) continue;
    uint32_t from = gv_range_value_of(r, frame, sources.at[i].value).root;
    if (any && from != root) return gv_range_somewhere(r, GV_LOST, type);
    root = from, any = true;
  }
  return gv_range_somewhere(r, root, type);
}

/* ---- numbers that loops count ---- */

enum { CMP_EQ, CMP_NE };

/* The loop, which is this block alone, ends when what the argument becomes is *last, and only so.
 */
static bool ends_at(gv_ranges *r, uint32_t frame, MlirBlock block, MlirValue next, int64_t *last) {
  MlirOperation end = gv_end_of_block(block);
  if (mlirOperationGetNumSuccessors(end) != 2 ||
      !gv_op_is_either(end, "llvm.cond_br", "cf.cond_br"))
    return false;
  MlirOperation compare = gv_range_maker(mlirOperationGetOperand(end, 0));
  if (mlirOperationIsNull(compare) || !gv_op_is_either(compare, "llvm.icmp", "arith.cmpi"))
    return false;
  int64_t predicate;
  if (!gv_attribute_int(gv_attribute(compare, "predicate"), &predicate) || predicate > CMP_NE)
    return false;
  intptr_t leaves = predicate == CMP_EQ ? 0 : 1;
  if (!mlirBlockEqual(mlirOperationGetSuccessor(end, 1 - leaves), block)) return false;
  if (mlirBlockEqual(mlirOperationGetSuccessor(end, leaves), block)) return false;
  if (!mlirValueEqual(mlirOperationGetOperand(compare, 0), next)) return false;
  gv_form k = gv_range_number_of(r, frame, mlirOperationGetOperand(compare, 1));
  *last = k.plus;
  return gv_form_is_constant(&k);
}

/* The addition by which the argument comes from itself; NULL: it does not. */
static MlirOperation step_of(MlirValue argument, MlirValue next) {
  MlirOperation none = {NULL}, more = gv_range_maker(next);
  if (mlirOperationIsNull(more) || !gv_op_is_either(more, "llvm.add", "arith.addi")) return none;
  return mlirValueEqual(mlirOperationGetOperand(more, 0), argument) ? more : none;
}

/* How many rounds begin at `start` and go `by` on; 0: that is not known. */
static int64_t count_rounds(int64_t start, int64_t by, int64_t last) {
  int64_t way;
  if (last <= start || __builtin_sub_overflow(last, start, &way)) return 0;
  return way % by == 0 ? way / by : 0;
}

/* A number that a loop counts: it comes from one place outside, and from itself, more by a
 * constant. In the first round it is what it was outside. Where the loop is one block that ends at
 * a number, each value until there occurs. */
static gv_range_value counted(gv_ranges *r, uint32_t frame, MlirValue v, const source *again,
                              const source *outside) {
  MlirBlock block = mlirBlockArgumentGetOwner(v);
  gv_form by =
      gv_range_number_of(r, frame, mlirOperationGetOperand(gv_range_maker(again->value), 1));
  gv_form at = gv_range_number_of(r, frame, outside->value);
  int64_t last, rounds = 0;
  if (!gv_form_is_constant(&by) || by.plus <= 0) return gv_range_unknown(r, mlirValueGetType(v));
  if (mlirBlockEqual(again->from, block) && gv_form_is_constant(&at) &&
      ends_at(r, frame, block, again->value, &last))
    rounds = count_rounds(at.plus, by.plus, last);
  gv_form_symbol round = {
      .lo = 0, .hi = rounds ? rounds - 1 : GV_MOST, .full = rounds != 0, .pointed = true};
  gv_form k = gv_form_new(&r->symbols, round);
  if (!gv_form_add(&at, &k, by.plus)) return gv_range_unknown(r, mlirValueGetType(v));
  /* Of known rounds, it would wrap around before the loop ends. */
  return gv_range_of_number(
      rounds ? gv_range_fitted(r, at, gv_layout_of(r->f, mlirValueGetType(v)).width) : at);
}

static gv_range_value number_argument(gv_ranges *r, uint32_t frame, MlirValue v) {
  source_list sources;
  MlirType type = mlirValueGetType(v);
  if (!is_integer(type) || !list_sources(r, v, &sources) || sources.count != 2)
    return gv_range_unknown(r, type);
  for (uint32_t i = 0; i < 2; i++)
    if (!mlirOperationIsNull(step_of(v, sources.at[i].value)))
      return counted(r, frame, v, &sources.at[i], &sources.at[1 - i]);
  return gv_range_unknown(r, type);
}

/* ---- the whole ---- */

/* Of the first block of the kernel, or of a function that it calls. */
static gv_range_value argument_of_function(gv_ranges *r, gv_range_frame in, MlirValue v) {
  uint32_t index = (uint32_t)mlirBlockArgumentGetArgNumber(v);
  if (mlirOperationIsNull(in.call)) return argument_of_kernel(r, mlirValueGetType(v), index);
  if (index >= gv_operand_count(in.call))
    return gv_range_somewhere(r, GV_LOST, mlirValueGetType(v));
  return gv_range_value_of(r, in.caller, mlirOperationGetOperand(in.call, index));
}

gv_range_value gv_range_argument(gv_ranges *r, uint32_t frame, MlirValue v) {
  MlirBlock block = mlirBlockArgumentGetOwner(v);
  gv_range_frame in = r->frames.at[frame];
  bool entry = mlirBlockEqual(mlirRegionGetFirstBlock(mlirBlockGetParentRegion(block)), block);
  if (mlirOperationEqual(mlirBlockGetParentOperation(block), in.function)) {
    if (entry) return argument_of_function(r, in, v);
    return gv_range_is_address(mlirValueGetType(v)) ? address_argument(r, frame, v)
                                                    : number_argument(r, frame, v);
  }
  bool first = mlirBlockArgumentGetArgNumber(v) == 0;
  for (uint32_t i = r->loops.len; i-- > 0 && first;)
    if (mlirBlockEqual(r->loops.at[i].body, block) && r->loops.at[i].frame == frame)
      return gv_range_of_number(r->loops.at[i].induction);
  return gv_range_unknown(r, mlirValueGetType(v));
}
