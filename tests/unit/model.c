#include "model/model.h"

#include "model/builder.h"
#include "unit.h"

enum { STREAM = 8 };

static const gv_action create = {"mgpuStreamCreate", GV_CREATES_STREAM, 0, 0, {0}};
static const gv_action destroy = {
    "mgpuStreamDestroy", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_DESTROY}};
static const gv_action launch = {
    "gpu.launch_func", GV_CREATES_NOTHING, 0, 0, {GV_ROLE_STREAM_USE, GV_ROLE_NONE}};
static const gv_lowering memcpy_lowering = {"gpu.memcpy", 1, 1, true, "wait first"};

static gv_loc at(uint32_t line, uint32_t col) { return (gv_loc){0, line, col}; }

static void append(void *to, gv_str piece) { fwrite(piece.at, 1, piece.len, to); }

/* The dump, to be freed. */
static char *dump_of(const gv_model *m) {
  FILE *stream = tmpfile();
  gv_model_dump(m, append, stream);
  return unit_take_text(stream);
}

static void expect_dump(const gv_model *m, const char *expected) {
  char *text = dump_of(m);
  ck_text_eq(gv_str_of(text), expected);
  free(text);
}

static gv_op *add(gv_model *m, gv_op_kind kind, const char *name, gv_loc loc, uint32_t count,
                  const gv_value_id *operands) {
  return gv_add_op(m, kind, gv_str_of(name), loc, operands, count);
}
#define OPERANDS(...)                                                                              \
  sizeof((gv_value_id[]){__VA_ARGS__}) / sizeof(gv_value_id), (gv_value_id[]) { __VA_ARGS__ }

/* A function whose blocks are filled out of order and whose edges come before, between and after.
 */
static void build_diamond(gv_model *m) {
  gv_add_file(m, GV_STR("x.mlir"));
  gv_add_global(m, GV_STR("g"), 8, false, true, at(1, 1));
  gv_begin_function(m, GV_STR("main"), true, at(3, 3));
  gv_value_id condition = gv_add_param(m, 1, 1, at(3, 14));
  uint32_t entry = gv_add_block(m), left = gv_add_block(m), join = gv_add_block(m);
  gv_value_id arg = gv_add_block_arg(m, join, 0, STREAM, 0, at(8, 8));
  uint32_t to_join = gv_add_edge(m, left, join, 0);
  gv_fill_block(m, join);
  gv_set_action(add(m, GV_OP_ACTION, "mgpuStreamDestroy", at(9, 5), OPERANDS(arg)), &destroy);
  add(m, GV_OP_RETURN, "", at(10, 5), 0, NULL);
  gv_fill_block(m, entry);
  gv_set_action(add(m, GV_OP_ACTION, "mgpuStreamCreate", at(4, 10), 0, NULL), &create);
  gv_value_id stream = gv_add_result(m, STREAM, 0, at(4, 10));
  gv_value_id null =
      gv_add_value(m, (gv_value){.def = GV_DEF_NULL, .size = STREAM, .loc = GV_NO_LOC});
  gv_value_id chosen = gv_add_value(m, (gv_value){.def = GV_DEF_SELECT,
                                                  .size = STREAM,
                                                  .a = condition,
                                                  .b = stream,
                                                  .c = null,
                                                  .loc = at(5, 6)});
  gv_set_action(add(m, GV_OP_ACTION, "gpu.launch_func", GV_NO_LOC, OPERANDS(chosen, GV_NONE)),
                &launch);
  add(m, GV_OP_COND_BR, "", at(6, 5), OPERANDS(condition));
  gv_add_edge(m, entry, left, 0);
  uint32_t direct = gv_add_edge(m, entry, join, 0);
  gv_fill_block(m, left);
  add(m, GV_OP_BR, "", at(7, 5), 0, NULL);
  gv_add_pair(m, direct, arg, chosen);
  gv_add_pair(m, to_join, arg, stream);
  gv_end_function(m);
}

START_TEST(blocks_in_any_order_and_edges_in_theirs) {
  gv_model m = {0};
  build_diamond(&m);
  gv_model_check(&m);
  expect_dump(&m, "file 0 \"x.mlir\"\n"
                  "global 0 @g size 8 private zeroed @ 0:1:1\n"
                  "func 0 @main public @ 0:3:3\n"
                  "  param 0 %0:i1 @ 0:3:14\n"
                  "^0:\n"
                  "  %1:b8 = action mgpuStreamCreate() @ 0:4:10\n"
                  "  %3:b8 = select %0, %1, null:b8 @ 0:5:6\n"
                  "  action gpu.launch_func(stream_use %3, _)\n"
                  "  cond_br(%0) -> ^1, ^2(%2 = %3) @ 0:6:5\n"
                  "^1:\n"
                  "  br() -> ^2(%2 = %1) @ 0:7:5\n"
                  "^2:\n"
                  "  arg 0 %2:b8 @ 0:8:8\n"
                  "  action mgpuStreamDestroy(stream_destroy %2) @ 0:9:5\n"
                  "  return() @ 0:10:5\n");
  gv_model_clear(&m);
  ck_assert_ptr_null(m.builder);
}
END_TEST

/* One function with one block in which `fill` does what it likes. */
static void build_one(gv_model *m, void (*fill)(gv_model *m)) {
  gv_add_file(m, GV_STR("x.mlir"));
  gv_begin_function(m, GV_STR("f"), false, GV_NO_LOC);
  gv_fill_block(m, gv_add_block(m));
  fill(m);
  gv_end_function(m);
}

static gv_value_id value(gv_model *m, gv_value v) {
  v.loc = GV_NO_LOC;
  return gv_add_value(m, v);
}

static void fill_every_value(gv_model *m) {
  gv_value_id memory, aggregate, part, offset, sum;
  add(m, GV_OP_MEMORY, "malloc", GV_NO_LOC, 0, NULL)->heap = true;
  memory = gv_add_result(m, 8, 0, GV_NO_LOC);
  aggregate = value(m, (gv_value){.def = GV_DEF_UNDEF, .size = 16});
  aggregate =
      value(m, (gv_value){.def = GV_DEF_INSERT, .size = 16, .a = aggregate, .b = memory, .k = 8});
  part = value(m, (gv_value){.def = GV_DEF_EXTRACT, .size = 8, .a = aggregate, .k = 8});
  part = value(m, (gv_value){.def = GV_DEF_COPY, .size = 8, .a = part});
  offset = value(m, (gv_value){.def = GV_DEF_OFFSET, .size = 8, .a = part, .k = 16});
  offset = value(m, (gv_value){.def = GV_DEF_OFFSET, .size = 8, .a = offset, .k = GV_ANYWHERE});
  sum = value(m, (gv_value){.def = GV_DEF_INT, .size = 4, .width = 32, .k = -5});
  sum = value(
      m, (gv_value){.def = GV_DEF_ARITH, .size = 1, .width = 1, .a = sum, .b = sum, .c = GV_SLT});
  gv_value_id opaque = value(m, (gv_value){.def = GV_DEF_OPAQUE, .size = 4, .width = 32});
  gv_add_global(m, GV_STR("a \x1b\\"), 8, true, false, GV_NO_LOC);
  gv_value_id global = value(m, (gv_value){.def = GV_DEF_GLOBAL, .size = 8});
  gv_op *copy = add(m, GV_OP_UNLOWERED, "gpu.memcpy", GV_NO_LOC,
                    OPERANDS(offset, global, sum, opaque, opaque));
  copy->lowering = &memcpy_lowering;
  copy->deps = 1;
  add(m, GV_OP_UNREACHABLE, "", GV_NO_LOC, 0, NULL);
}

START_TEST(every_value_has_a_form) {
  gv_model m = {0};
  build_one(&m, fill_every_value);
  gv_model_check(&m);
  expect_dump(&m, "file 0 \"x.mlir\"\n"
                  "global 0 @a \\1B\\5C size 8 public\n"
                  "func 0 @f private\n"
                  "^0:\n"
                  "  %0:b8 = memory malloc() heap\n"
                  "  %1:b16 = insert undef:b16 at 8 <- %0\n"
                  "  %2:b8 = extract %1 at 8\n"
                  "  %3:b8 = copy %2\n"
                  "  %4:b8 = offset %3 + 16\n"
                  "  %5:b8 = offset %4 + ?\n"
                  "  %6:i1 = slt -5:i32, -5:i32\n"
                  "  %7:i32 = opaque\n"
                  "  unlowered gpu.memcpy(%5, &@a \\1B\\5C, %6, %7, %7) deps 1\n"
                  "  unreachable()\n");
  gv_model_clear(&m);
}
END_TEST

START_TEST(switch_edges_keep_their_cases_and_functions_their_numbers) {
  gv_model m = {0};
  gv_add_file(&m, GV_STR("x.mlir"));
  for (int f = 0; f < 2; f++) {
    gv_begin_function(&m, f ? GV_STR("b") : GV_STR("a"), true, GV_NO_LOC);
    gv_value_id number = gv_add_param(&m, 4, 32, GV_NO_LOC);
    uint32_t entry = gv_add_block(&m), end = gv_add_block(&m);
    gv_fill_block(&m, entry);
    if (f) add(&m, GV_OP_CALL, "@a", GV_NO_LOC, OPERANDS(number))->callee = 0;
    add(&m, GV_OP_SWITCH, "", GV_NO_LOC, OPERANDS(number));
    gv_fill_block(&m, end);
    add(&m, GV_OP_RETURN, "", GV_NO_LOC, 0, NULL);
    for (int64_t i = 0; i < 3; i++) gv_add_edge(&m, entry, end, i ? -i : 0);
    gv_end_function(&m);
  }
  gv_model_check(&m);
  expect_dump(&m, "file 0 \"x.mlir\"\n"
                  "func 0 @a public\n"
                  "  param 0 %0:i32\n"
                  "^0:\n"
                  "  switch(%0) -> default ^1, -1 ^1, -2 ^1\n"
                  "^1:\n"
                  "  return()\n"
                  "func 1 @b public\n"
                  "  param 0 %0:i32\n"
                  "^0:\n"
                  "  call @a(%0) func 0\n"
                  "  switch(%0) -> default ^1, -1 ^1, -2 ^1\n"
                  "^1:\n"
                  "  return()\n");
  gv_model_clear(&m);
}
END_TEST

static const gv_action alloc = {"mgpuMemAlloc", GV_CREATES_MEMORY, 0, 1, {GV_ROLE_SIZE}};
static const gv_action copy = {"mgpuMemcpy",
                               GV_CREATES_NOTHING,
                               GV_ACTION_ENQUEUES,
                               1,
                               {GV_ROLE_GPU_WRITE, GV_ROLE_GPU_READ, GV_ROLE_SIZE}};

static void fill_memory(gv_model *m) {
  static const uint8_t own[] = {GV_ROLE_KERNEL_READ, GV_ROLE_KERNEL_BOTH};
  gv_value_id size = value(m, (gv_value){.def = GV_DEF_INT, .size = 8, .width = 64, .k = 64});
  gv_op *op = add(m, GV_OP_ACTION, "mgpuMemAlloc", GV_NO_LOC, OPERANDS(size));
  gv_set_action(op, &alloc);
  op->shared = true;
  gv_value_id memory = gv_add_result(m, 8, 0, GV_NO_LOC);
  gv_set_action(add(m, GV_OP_ACTION, "mgpuMemcpy", GV_NO_LOC, OPERANDS(memory, memory, size)),
                &copy);
  op = add(m, GV_OP_ACTION, "gpu.launch_func", GV_NO_LOC, OPERANDS(memory, memory));
  gv_set_action(op, &launch);
  op->roles = own;
  add(m, GV_OP_LOAD, "", GV_NO_LOC, OPERANDS(memory))->bytes = 4;
  add(m, GV_OP_RETURN, "", GV_NO_LOC, 0, NULL);
}

static void build_memory(gv_model *m) {
  gv_add_file(m, GV_STR("x.mlir"));
  gv_begin_function(m, GV_STR("f"), false, GV_NO_LOC);
  gv_value_id allocated = gv_add_param(m, 8, 0, GV_NO_LOC),
              aligned = gv_add_param(m, 8, 0, GV_NO_LOC);
  m->values.at[aligned].c = allocated;
  gv_fill_block(m, gv_add_block(m));
  fill_memory(m);
  gv_end_function(m);
}

START_TEST(memory_has_roles_and_sizes) {
  gv_model m = {0};
  build_memory(&m);
  gv_model_check(&m);
  expect_dump(&m, "file 0 \"x.mlir\"\n"
                  "func 0 @f private\n"
                  "  param 0 %0:b8\n"
                  "  param 1 %1:b8 in the buffer of %0\n"
                  "^0:\n"
                  "  %2:b8 = action mgpuMemAlloc(size 64:i64) shared\n"
                  "  action mgpuMemcpy(gpu_write %2, gpu_read %2, size 64:i64)\n"
                  "  action gpu.launch_func(kernel_read %2, kernel_both %2)\n"
                  "  load(%2) bytes 4\n"
                  "  return()\n");
  gv_model_clear(&m);
}
END_TEST

enum { LONG = 300000 };

static void fill_long_chain(gv_model *m) {
  add(m, GV_OP_MEMORY, "alloca", GV_NO_LOC, 0, NULL);
  gv_value_id last = gv_add_result(m, 8, 0, GV_NO_LOC);
  gv_value_id first = m->values.len;
  /* Made from its end, so that whoever starts at the first value walks all of it. */
  for (uint32_t i = 0; i < LONG; i++)
    value(m,
          (gv_value){
              .def = GV_DEF_OFFSET, .size = 8, .a = i + 1 < LONG ? first + i + 1 : last, .k = 1});
  add(m, GV_OP_LOAD, "", GV_NO_LOC, OPERANDS(first));
  gv_add_result(m, 8, 0, GV_NO_LOC);
  add(m, GV_OP_RETURN, "", GV_NO_LOC, 0, NULL);
}

START_TEST(long_chains_of_expressions_need_no_stack) {
  gv_model m = {0};
  build_one(&m, fill_long_chain);
  gv_model_check(&m);
  char *text = dump_of(&m);
  ck_assert_ptr_nonnull(strstr(text, "load(%300001)"));
  free(text);
  gv_model_clear(&m);
}
END_TEST

static void fill_shared_doubling(gv_model *m) {
  gv_value_id v = value(m, (gv_value){.def = GV_DEF_INT, .size = 8, .width = 64, .k = 1});
  for (int i = 0; i < 64; i++)
    v = value(m, (gv_value){.def = GV_DEF_ARITH, .size = 8, .width = 64, .a = v, .b = v});
  add(m, GV_OP_RETURN, "", GV_NO_LOC, OPERANDS(v));
}

START_TEST(shared_expressions_are_written_once) {
  gv_model m = {0};
  build_one(&m, fill_shared_doubling);
  gv_model_check(&m);
  char *text = dump_of(&m);
  ck_assert_uint_lt(strlen(text), 64 * 40);
  free(text);
  gv_model_clear(&m);
}
END_TEST

/* ---- what the checker finds ---- */

static void check_broken_model(void (*build)(gv_model *m), void (*breaks)(gv_model *m)) {
  gv_model m = {0};
  build(&m);
  gv_model_check(&m); /* it was whole */
  breaks(&m);
  ck_assert_ptr_nonnull(freopen("/dev/null", "w", stderr));
  gv_model_check(&m);
}

static void check_broken(void (*breaks)(gv_model *m)) { check_broken_model(build_diamond, breaks); }

static gv_value *first_of(gv_model *m, gv_def def) {
  for (uint32_t i = 0; i < m->values.len; i++)
    if (m->values.at[i].def == def) return &m->values.at[i];
  return NULL;
}

static void break_operand(gv_model *m) { m->operands.at[0] = 1000; }
static void break_cycle(gv_model *m) {
  first_of(m, GV_DEF_SELECT)->c = (uint32_t)(first_of(m, GV_DEF_SELECT) - m->values.at);
}
static void break_condition(gv_model *m) { first_of(m, GV_DEF_PARAM)->width = 0; }
static void break_size(gv_model *m) { first_of(m, GV_DEF_BLOCK_ARG)->size = 4; }
static void break_terminator(gv_model *m) {
  m->ops.at[m->blocks.at[1].end_op - 1].kind = GV_OP_UNKNOWN;
}
static void break_edges(gv_model *m) { m->ops.at[m->blocks.at[0].end_op - 1].kind = GV_OP_BR; }
static void break_entry(gv_model *m) { m->edges.at[0].target = 0; }
static void break_pairs(gv_model *m) { m->edges.at[1].pairs = 0; }
static void break_action(gv_model *m) { m->ops.at[0].action = NULL; }
static void break_role(gv_model *m) { m->operands.at[0] = GV_NONE; }
static void break_block(gv_model *m) { m->blocks.at[1].end_op--; }
static void break_result(gv_model *m) { first_of(m, GV_DEF_RESULT)->b = 1; }
static void break_file(gv_model *m) { m->ops.at[0].loc.file = 1; }

#define BROKEN(name)                                                                               \
  START_TEST(finds_##name) { check_broken(name); }                                                 \
  END_TEST
BROKEN(break_operand)
BROKEN(break_cycle)
BROKEN(break_condition)
BROKEN(break_size)
BROKEN(break_terminator)
BROKEN(break_edges)
BROKEN(break_entry)
BROKEN(break_pairs)
BROKEN(break_action)
BROKEN(break_role)
BROKEN(break_block)
BROKEN(break_result)
BROKEN(break_file)

static void break_bytes(gv_model *m) { m->ops.at[3].bytes = 0; }
static void break_shared(gv_model *m) { m->ops.at[1].shared = true; }
static void break_unit(gv_model *m) { m->ops.at[1].action = &launch; }
static void break_buffer(gv_model *m) {
  m->values.at[m->params.at[1]].c = gv_results(m, &m->ops.at[0])[0];
}
static void break_own_role(gv_model *m) { m->ops.at[2].roles = (const uint8_t *)"\x80"; }

#define BROKEN_MEMORY(name)                                                                        \
  START_TEST(finds_##name) { check_broken_model(build_memory, name); }                             \
  END_TEST
BROKEN_MEMORY(break_bytes)
BROKEN_MEMORY(break_shared)
BROKEN_MEMORY(break_unit)
BROKEN_MEMORY(break_buffer)
BROKEN_MEMORY(break_own_role)

START_TEST(a_block_that_was_not_filled_aborts) {
  gv_model m = {0};
  ck_assert_ptr_nonnull(freopen("/dev/null", "w", stderr));
  gv_begin_function(&m, GV_STR("f"), true, GV_NO_LOC);
  gv_add_block(&m);
  gv_end_function(&m);
}
END_TEST

START_TEST(roots_of_another_function_are_not_used) {
  gv_model m = {0};
  gv_add_file(&m, GV_STR("x.mlir"));
  gv_begin_function(&m, GV_STR("a"), true, GV_NO_LOC);
  gv_value_id foreign = gv_add_param(&m, 8, 0, GV_NO_LOC);
  gv_fill_block(&m, gv_add_block(&m));
  add(&m, GV_OP_RETURN, "", GV_NO_LOC, 0, NULL);
  gv_end_function(&m);
  gv_begin_function(&m, GV_STR("b"), true, GV_NO_LOC);
  gv_fill_block(&m, gv_add_block(&m));
  add(&m, GV_OP_RETURN, "", GV_NO_LOC, OPERANDS(foreign));
  gv_end_function(&m);
  ck_assert_ptr_nonnull(freopen("/dev/null", "w", stderr));
  gv_model_check(&m);
}
END_TEST

START_TEST(files_are_told_apart_by_their_paths) {
  gv_model m = {0};
  ck_assert_uint_eq(gv_add_file(&m, GV_STR("a")), 0);
  ck_assert_uint_eq(gv_add_file(&m, GV_STR("b")), 1);
  ck_assert_uint_eq(gv_add_file(&m, GV_STR("a")), 0);
  ck_assert_uint_eq(gv_add_file(&m, GV_STR("")), 2);
  gv_model_clear(&m);
}
END_TEST

static int64_t in_8_bits(gv_arith op, int8_t a, int8_t b) {
  uint8_t x = (uint8_t)a, y = (uint8_t)b;
  bool shift = op == GV_SHL || op == GV_LSHR || op == GV_ASHR,
       is_signed = op == GV_SDIV || op == GV_SREM || op == GV_SDIV_UP || op == GV_SDIV_DOWN;
  if (shift ? y > 7 : !y || (is_signed && b == -1 && a == INT8_MIN)) return 0;
  int up = is_signed ? 0 : (x % (y ? y : 1) != 0);
  switch (op) {
  case GV_UDIV_UP: return (int8_t)(x / y + up);
  case GV_SDIV_UP: /* counted towards the quotient */
    for (int q = -129; q <= 129; q++)
      if (b > 0 ? q * b >= a : q * b <= a) return (int8_t)q;
    return 0;
  case GV_SDIV_DOWN:
    for (int q = 129; q >= -129; q--)
      if (b > 0 ? q * b <= a : q * b >= a) return (int8_t)q;
    return 0;
  case GV_UDIV: return (int8_t)(x / y);
  case GV_SDIV: return (int8_t)(a / b);
  case GV_UREM: return (int8_t)(x % y);
  case GV_SREM: return (int8_t)(a % b);
  case GV_SHL: return (int8_t)(x << y);
  case GV_LSHR: return (int8_t)(x >> y);
  default: return (int8_t)(a >> y); /* every compiler that builds this keeps the sign */
  }
}

START_TEST(quotients_and_shifts_are_of_their_width) {
  for (gv_arith op = GV_UDIV; op <= GV_ASHR; op++)
    for (int a = INT8_MIN; a <= INT8_MAX; a++)
      for (int b = INT8_MIN; b <= INT8_MAX; b++)
        ck_assert_int_eq(gv_arith_of(op, 8, a, b), in_8_bits(op, (int8_t)a, (int8_t)b));
  ck_assert_int_eq(gv_arith_of(GV_UDIV, 64, -1, 2), INT64_MAX);
  ck_assert_int_eq(gv_arith_of(GV_SREM, 64, INT64_MIN, -1), 0);
  ck_assert_int_eq(gv_arith_of(GV_SHL, 64, 1, 63), INT64_MIN);
  ck_assert_int_eq(gv_arith_of(GV_LSHR, 64, -1, 63), 1);
  ck_assert_int_eq(gv_arith_of(GV_ASHR, 64, INT64_MIN, 63), -1);
}
END_TEST

UNIT_MAIN("model", RUNS(quotients_and_shifts_are_of_their_width),
          RUNS(blocks_in_any_order_and_edges_in_theirs), RUNS(every_value_has_a_form),
          RUNS(switch_edges_keep_their_cases_and_functions_their_numbers),
          RUNS(long_chains_of_expressions_need_no_stack), RUNS(memory_has_roles_and_sizes),
          ABORTS(finds_break_bytes), ABORTS(finds_break_shared), ABORTS(finds_break_unit),
          ABORTS(finds_break_buffer), ABORTS(finds_break_own_role),
          RUNS(shared_expressions_are_written_once), ABORTS(finds_break_operand),
          ABORTS(finds_break_cycle), ABORTS(finds_break_condition), ABORTS(finds_break_size),
          ABORTS(finds_break_terminator), ABORTS(finds_break_edges), ABORTS(finds_break_entry),
          ABORTS(finds_break_pairs), ABORTS(finds_break_action), ABORTS(finds_break_role),
          ABORTS(finds_break_block), ABORTS(finds_break_result), ABORTS(finds_break_file),
          ABORTS(a_block_that_was_not_filled_aborts),
          ABORTS(roots_of_another_function_are_not_used), RUNS(files_are_told_apart_by_their_paths))
