/* What compilers of C and C++ make of programs, as the front sees it: slots, stubs of kernels,
 * exceptions, functions in every module. */
#include "parsed.h"

/* ---- slots ---- */

#define SLOT(body)                                                                                 \
  "llvm.func @use(!llvm.ptr)\n"                                                                    \
  "llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {\n"                                         \
  "  %one = llvm.mlir.constant(1 : i32) : i32\n"                                                   \
  "  %slot = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr\n" body "  llvm.return\n}\n"

START_TEST(a_slot_that_is_stored_to_once_is_what_is_stored) {
  const char *once = SLOT("  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr\n"
                          "  llvm.cond_br %c, ^a, ^b\n^a:\n"
                          "  %v = llvm.load %slot : !llvm.ptr -> !llvm.ptr\n"
                          "  llvm.call @use(%v) : (!llvm.ptr) -> ()\n"
                          "  llvm.br ^b\n^b:\n");
  expect_no(once, "llvm.alloca");
  expect_no(once, "llvm.store");
  expect_no(once, "llvm.load");
  expect_lines(once, "copy %0\n  unknown @use(");
}
END_TEST

START_TEST(other_slots_stay) {
  /* twice */
  expect_lines(SLOT("  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr\n"
                    "  llvm.store %q, %slot : !llvm.ptr, !llvm.ptr\n"
                    "  %v = llvm.load %slot : !llvm.ptr -> !llvm.ptr\n"
                    "  llvm.call @use(%v) : (!llvm.ptr) -> ()\n"),
               "load llvm.load(");
  /* on one way only */
  expect_lines(SLOT("  llvm.cond_br %c, ^a, ^b\n^a:\n"
                    "  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr\n"
                    "  llvm.br ^b\n^b:\n"
                    "  %v = llvm.load %slot : !llvm.ptr -> !llvm.ptr\n"
                    "  llvm.call @use(%v) : (!llvm.ptr) -> ()\n"),
               "load llvm.load(");
  /* too late */
  expect_lines(SLOT("  %v = llvm.load %slot : !llvm.ptr -> !llvm.ptr\n"
                    "  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr\n"
                    "  llvm.call @use(%v) : (!llvm.ptr) -> ()\n"),
               "load llvm.load(");
  /* seen by others */
  expect_lines(SLOT("  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr\n"
                    "  llvm.call @use(%slot) : (!llvm.ptr) -> ()\n"
                    "  %v = llvm.load %slot : !llvm.ptr -> !llvm.ptr\n"
                    "  llvm.call @use(%v) : (!llvm.ptr) -> ()\n"),
               "load llvm.load(");
  /* of another type */
  expect_lines(SLOT("  llvm.store %p, %slot : !llvm.ptr, !llvm.ptr\n"
                    "  %v = llvm.load %slot : !llvm.ptr -> i32\n"
                    "  %w = llvm.inttoptr %v : i32 to !llvm.ptr\n"
                    "  llvm.call @use(%w) : (!llvm.ptr) -> ()\n"),
               "store llvm.store(%0,");
  /* what may change at any time */
  expect_lines(SLOT("  llvm.store volatile %p, %slot : !llvm.ptr, !llvm.ptr\n"
                    "  %v = llvm.load volatile %slot : !llvm.ptr -> !llvm.ptr\n"
                    "  llvm.call @use(%v) : (!llvm.ptr) -> ()\n"),
               "load llvm.load(");
}
END_TEST

START_TEST(a_branch_on_a_constant_is_none) {
  const char *text =
      "llvm.func @no()\nllvm.func @yes()\n"
      "llvm.func @f() {\n"
      "  %zero = llvm.mlir.constant(0 : i32) : i32\n"
      "  %failed = llvm.icmp \"ne\" %zero, %zero : i32\n"
      "  llvm.cond_br %failed, ^a, ^b\n^a:\n  llvm.call @no() : () -> ()\n  llvm.return\n"
      "^b:\n  llvm.call @yes() : () -> ()\n  llvm.return\n}\n";
  expect_lines(text, "  br llvm.cond_br() -> ^2\n");
}
END_TEST

/* ---- launches ---- */

#define STUB                                                                                       \
  "llvm.func @__cudaPushCallConfiguration(i64, i32, i64, i32, i64, !llvm.ptr) -> i32\n"            \
  "llvm.func @__cudaPopCallConfiguration(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32\n"     \
  "llvm.func @cudaLaunchKernel(!llvm.ptr, i64, i32, i64, i32, !llvm.ptr, i64, !llvm.ptr) -> i32\n" \
  "llvm.func @_Z18__device_stub__addPfS_i(%to: !llvm.ptr, %from: !llvm.ptr, %n: i32) "             \
  "{\n" STUB_BODY "  llvm.return\n}\n"
#define STUB_BODY                                                                                  \
  "  %one = llvm.mlir.constant(1 : i32) : i32\n  %x = llvm.mlir.constant(1 : i64) : i64\n"         \
  "  %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr\n  %b = llvm.alloca %one x !llvm.ptr " \
  ": (i32) -> !llvm.ptr\n"                                                                         \
  "  %c = llvm.alloca %one x i32 : (i32) -> !llvm.ptr\n"                                           \
  "  %array = llvm.alloca %one x !llvm.array<3 x ptr> : (i32) -> !llvm.ptr\n"                      \
  "  %grid = llvm.alloca %one x !llvm.array<12 x i8> : (i32) -> !llvm.ptr\n"                       \
  "  %block = llvm.alloca %one x !llvm.array<12 x i8> : (i32) -> !llvm.ptr\n"                      \
  "  %bytes = llvm.alloca %one x i64 : (i32) -> !llvm.ptr\n  %on = llvm.alloca %one x !llvm.ptr "  \
  ": (i32) -> !llvm.ptr\n"                                                                         \
  "  llvm.store %to, %a : !llvm.ptr, !llvm.ptr\n  llvm.store %from, %b : !llvm.ptr, !llvm.ptr\n"   \
  "  llvm.store %n, %c : i32, !llvm.ptr\n"                                                         \
  "  llvm.store %a, %array : !llvm.ptr, !llvm.ptr\n"                                               \
  "  %second = llvm.getelementptr %array[8] : (!llvm.ptr) -> !llvm.ptr, i8\n"                      \
  "  llvm.store %b, %second : !llvm.ptr, !llvm.ptr\n"                                              \
  "  %third = llvm.getelementptr %array[16] : (!llvm.ptr) -> !llvm.ptr, i8\n"                      \
  "  llvm.store %c, %third : !llvm.ptr, !llvm.ptr\n"                                               \
  "  %popped = llvm.call @__cudaPopCallConfiguration(%grid, %block, %bytes, %on) : (!llvm.ptr, "   \
  "!llvm.ptr, !llvm.ptr, "                                                                         \
  "!llvm.ptr) -> i32\n"                                                                            \
  "  %stream = llvm.load %on : !llvm.ptr -> !llvm.ptr\n"                                           \
  "  %stub = llvm.mlir.addressof @_Z18__device_stub__addPfS_i : !llvm.ptr\n"                       \
  "  %launched = llvm.call @cudaLaunchKernel(%stub, %x, %one, %x, %one, %array, %x, %stream) : "   \
  "(!llvm.ptr, i64, i32, i64, "                                                                    \
  "i32, !llvm.ptr, i64, !llvm.ptr) -> i32\n"
#define PUSH                                                                                       \
  "  %k = llvm.mlir.constant(1 : i64) : i64\n  %i = llvm.mlir.constant(1 : i32) : i32\n"           \
  "  %pushed = llvm.call @__cudaPushCallConfiguration(%k, %i, %k, %i, %k, %s) : (i64, i32, i64, "  \
  "i32, i64, !llvm.ptr) -> i32\n"

static const char device[] = "module {\n"
                             "llvm.func @_Z3addPfS_i(%to: !llvm.ptr, %from: !llvm.ptr, %n: i32) {\n"
                             "  %v = llvm.load %from : !llvm.ptr -> f32\n"
                             "  llvm.store %v, %to : f32, !llvm.ptr\n"
                             "  llvm.return\n}\n}\n";

/* The dump of a program with the kernels of `device`. */
static char *dump_with_device(const char *text) {
  gv_model model = {0};
  gv_str error = {0};
  const gv_input kernels = {.name = GV_STR("device.mlir"), .bytes = text_of(device)};
  const gv_input input = {.name = GV_STR("x.mlir"), .bytes = text_of(text), .device = &kernels};
  gv_status status = gv_front_parse_input(&model, &input, &error);
  ck_assert_msg(status == GV_OK, "%.*s", GV_FMT(error));
  gv_model_check(&model);
  char *dump = dump_of(&model);
  drop_places(dump);
  gv_model_clear(&model);
  return dump;
}

static void expect_with_device(const char *text, const char *lines) {
  char *dump = dump_with_device(text);
  ck_assert_msg(strstr(dump, lines), "got:\n%s\nexpected in it:\n%s", dump, lines);
  free(dump);
}

#define CALLED                                                                                     \
  "module {\n" STUB                                                                                \
  "llvm.func @f(%to: !llvm.ptr, %from: !llvm.ptr, %n: i32, %s: !llvm.ptr) {\n" PUSH                \
  "  llvm.call @_Z18__device_stub__addPfS_i(%to, %from, %n) : (!llvm.ptr, !llvm.ptr, i32) -> "     \
  "()\n  llvm.return\n}\n}\n"
#define INLINED                                                                                    \
  "module {\n" STUB                                                                                \
  "llvm.func @f(%to: !llvm.ptr, %from: !llvm.ptr, %n: i32, %s: !llvm.ptr) {\n" PUSH STUB_BODY      \
  "  llvm.return\n}\n}\n"

START_TEST(the_call_of_a_stub_is_a_launch) {
  expect_lines(CALLED,
               "  action add<<<...>>>(stream_use %5, kernel_both %0, kernel_both %1, %2)\n");
  expect_with_device(CALLED,
                     "  action add<<<...>>>(stream_use %5, kernel_write %0, kernel_read %1)\n");
  expect_no(CALLED, "func 1"); /* the stub has no body in the model */
}
END_TEST

START_TEST(an_inlined_stub_is_a_launch) {
  expect_lines(INLINED, "  action add<<<...>>>(stream_use %14, kernel_both %0, kernel_both %1)\n");
  char *dump = dump_with_device(INLINED);
  ck_assert_msg(strstr(dump, "kernel_write %") && strstr(dump, "kernel_read %"), "got:\n%s", dump);
  free(dump);
}
END_TEST

START_TEST(a_configuration_serves_one_launch) {
  const char *twice =
      "module {\n" STUB
      "llvm.func @f(%to: !llvm.ptr, %from: !llvm.ptr, %n: i32, %s: !llvm.ptr) {\n" PUSH
      "  llvm.call @_Z18__device_stub__addPfS_i(%to, %from, %n) : (!llvm.ptr, !llvm.ptr, i32) -> "
      "()\n"
      "  llvm.call @_Z18__device_stub__addPfS_i(%to, %from, %n) : (!llvm.ptr, !llvm.ptr, i32) -> "
      "()\n"
      "  llvm.return\n}\n}\n";
  char *dump = dump_of_text(twice);
  char *first = strstr(dump, "load add<<<...>>>(");
  ck_assert_msg(first && strstr(first, "store add<<<...>>>(") &&
                    strstr(first + 1, "load add<<<...>>>("),
                "got:\n%s", dump);
  free(dump);
}
END_TEST

START_TEST(an_array_that_others_fill_is_not_trusted) {
  const char *text =
      "module {\nllvm.func @fill(!llvm.ptr)\n" STUB "llvm.func @f(%s: !llvm.ptr) {\n"
      "  %one = llvm.mlir.constant(1 : i32) : i32\n  %x = llvm.mlir.constant(1 : i64) : i64\n"
      "  %array = llvm.alloca %one x !llvm.array<3 x ptr> : (i32) -> !llvm.ptr\n"
      "  llvm.call @fill(%array) : (!llvm.ptr) -> ()\n"
      "  %stub = llvm.mlir.addressof @_Z18__device_stub__addPfS_i : !llvm.ptr\n"
      "  %r = llvm.call @cudaLaunchKernel(%stub, %x, %one, %x, %one, %array, %x, %s) : (!llvm.ptr, "
      "i64, i32, i64, "
      "i32, !llvm.ptr, i64, !llvm.ptr) -> i32\n"
      "  llvm.return\n}\n}\n";
  expect_lines(text, "  unknown add<<<...>>>(");
}
END_TEST

START_TEST(an_array_with_a_gap_is_not_trusted) {
  const char *text =
      "module {\n" STUB "llvm.func @f(%s: !llvm.ptr, %p: !llvm.ptr) {\n"
      "  %one = llvm.mlir.constant(1 : i32) : i32\n  %x = llvm.mlir.constant(1 : i64) : i64\n"
      "  %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr\n"
      "  llvm.store %p, %a : !llvm.ptr, !llvm.ptr\n"
      "  %array = llvm.alloca %one x !llvm.array<3 x ptr> : (i32) -> !llvm.ptr\n"
      "  %second = llvm.getelementptr %array[8] : (!llvm.ptr) -> !llvm.ptr, i8\n"
      "  llvm.store %a, %second : !llvm.ptr, !llvm.ptr\n"
      "  %stub = llvm.mlir.addressof @_Z18__device_stub__addPfS_i : !llvm.ptr\n"
      "  %r = llvm.call @cudaLaunchKernel(%stub, %x, %one, %x, %one, %array, %x, %s) : (!llvm.ptr, "
      "i64, i32, i64, "
      "i32, !llvm.ptr, i64, !llvm.ptr) -> i32\n"
      "  llvm.return\n}\n}\n";
  expect_lines(text, "  unknown add<<<...>>>(");
}
END_TEST

/* Which of two slots is meant depends on the way. */
START_TEST(an_array_filled_in_two_ways_is_not_trusted) {
  const char *text =
      "module {\n" STUB "llvm.func @f(%s: !llvm.ptr, %p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {\n"
      "  %one = llvm.mlir.constant(1 : i32) : i32\n  %x = llvm.mlir.constant(1 : i64) : i64\n"
      "  %a = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr\n"
      "  %b = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr\n"
      "  llvm.store %p, %a : !llvm.ptr, !llvm.ptr\n  llvm.store %q, %b : !llvm.ptr, !llvm.ptr\n"
      "  %array = llvm.alloca %one x !llvm.array<1 x ptr> : (i32) -> !llvm.ptr\n"
      "  llvm.cond_br %c, ^a, ^b\n"
      "^a:\n  llvm.store %a, %array : !llvm.ptr, !llvm.ptr\n  llvm.br ^launch\n"
      "^b:\n  llvm.store %b, %array : !llvm.ptr, !llvm.ptr\n  llvm.br ^launch\n"
      "^launch:\n  %stub = llvm.mlir.addressof @_Z18__device_stub__addPfS_i : !llvm.ptr\n"
      "  %r = llvm.call @cudaLaunchKernel(%stub, %x, %one, %x, %one, %array, %x, %s) : (!llvm.ptr, "
      "i64, i32, i64, "
      "i32, !llvm.ptr, i64, !llvm.ptr) -> i32\n"
      "  llvm.return\n}\n}\n";
  expect_lines(text, "  unknown add<<<...>>>(");
}
END_TEST

/* ---- exceptions ---- */

#define INVOKED(callee, declared)                                                                  \
  "llvm.func @__gxx_personality_v0(...) -> i32\nllvm.func @raise()\nllvm.func @raise_not() "       \
  "attributes {no_unwind}\n" declared                                                              \
  "llvm.func @f() attributes {personality = @__gxx_personality_v0} {\n"                            \
  "  llvm.invoke @" callee "() to ^ok unwind ^pad : () -> ()\n"                                    \
  "^ok:\n  llvm.return\n"                                                                          \
  "^pad:\n  %lp = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>\n  llvm.resume %lp : "        \
  "!llvm.struct<(ptr, i32)>\n}\n"

START_TEST(who_may_throw_leads_to_the_landing_pad) {
  expect_lines(INVOKED("raise", ""), "choice llvm.invoke() -> ^2, ^1\n");
  expect_lines(INVOKED("raise_not", ""), "br llvm.invoke() -> ^1\n");
  expect_lines(
      INVOKED("g", "llvm.func internal @g() { llvm.call @raise_not() : () -> () llvm.return }\n"),
      "br llvm.invoke() -> ^1\n");
}
END_TEST

START_TEST(a_function_tells_whether_an_exception_left_it) {
  const char *text =
      INVOKED("g", "llvm.func @h()\nllvm.func internal @g() {\n  llvm.call @raise() : () -> ()\n"
                   "  llvm.call @h() : () -> ()\n  llvm.return\n}\n");
  expect_lines(text, "func 0 @g private\n"
                     "^0:\n"
                     "  unknown @raise()\n"
                     "  choice llvm.call() -> ^1, ^2\n");
  expect_lines(text, "  return an exception(1:i1)\n");
  expect_lines(text, "call @g() func 0\n  cond_br llvm.invoke(");
}
END_TEST

START_TEST(without_landing_pads_nothing_is_told) {
  expect_lines("llvm.func @raise()\nllvm.func internal @g() {\n  llvm.call @raise() : () -> ()\n  "
               "llvm.return\n}\n"
               "llvm.func @f() {\n  llvm.call @g() : () -> ()\n  llvm.return\n}\n",
               "^0:\n  unknown @raise()\n  return llvm.return()\n");
}
END_TEST

START_TEST(what_every_module_has_is_no_function_of_others) {
  expect_lines("llvm.func linkonce_odr @g() comdat(@c::@g) { llvm.return }\nllvm.comdat @c { "
               "llvm.comdat_selector @g any }\n",
               "@g private");
  expect_lines("llvm.func weak_odr @g() { llvm.return }\n", "@g public");
  expect_lines("llvm.func linkonce_odr @g() { llvm.return }\nllvm.func @f() -> !llvm.ptr {\n"
               "  %a = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.return %a : !llvm.ptr\n}\n",
               "@g public");
}
END_TEST

/* ---- LLVM IR itself ---- */

START_TEST(llvm_ir_is_told_from_mlir) {
  static const char *const llvm[] = {
      "; ModuleID = 'x'\n",      "\n\n; a comment\nsource_filename = \"x\"\n",
      "target triple = \"x\"\n", "define void @f() {\n",
      "declare void @f()\n",     "@x = global i32 0\n",
      "$c = comdat any\n",       "BC\xc0\xde",
      "\xde\xc0\x17\x0b"};
  static const char *const other[] = {"module {}\n",
                                      "// define\nllvm.func @f()\n",
                                      "#loc = loc(unknown)\n",
                                      "!x = i32\n",
                                      "ML\xefR",
                                      "",
                                      "func.func @f()\n",
                                      "\"x\"() : () -> ()\n"};
  for (size_t i = 0; i < sizeof llvm / sizeof *llvm; i++)
    ck_assert_msg(gv_front_is_llvm_ir(&(gv_input){.bytes = text_of(llvm[i])}), "%s", llvm[i]);
  for (size_t i = 0; i < sizeof other / sizeof *other; i++)
    ck_assert_msg(!gv_front_is_llvm_ir(&(gv_input){.bytes = text_of(other[i])}), "%s", other[i]);
}
END_TEST

UNIT_MAIN("front_compiled", RUNS(a_slot_that_is_stored_to_once_is_what_is_stored),
          RUNS(other_slots_stay), RUNS(a_branch_on_a_constant_is_none),
          RUNS(the_call_of_a_stub_is_a_launch), RUNS(an_inlined_stub_is_a_launch),
          RUNS(a_configuration_serves_one_launch), RUNS(an_array_that_others_fill_is_not_trusted),
          RUNS(an_array_with_a_gap_is_not_trusted),
          RUNS(an_array_filled_in_two_ways_is_not_trusted),
          RUNS(who_may_throw_leads_to_the_landing_pad),
          RUNS(a_function_tells_whether_an_exception_left_it),
          RUNS(without_landing_pads_nothing_is_told),
          RUNS(what_every_module_has_is_no_function_of_others), RUNS(llvm_ir_is_told_from_mlir))
