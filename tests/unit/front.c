/* The front over small texts: the model's dump without its places, or the message. */
#include <unistd.h>

#include "parsed.h"

static void expect_error_of(const char *name, gv_str bytes, const char *expected) {
  gv_model model = {0};
  gv_str error = {0};
  ck_assert_int_eq(gv_front_parse(&model, gv_str_of(name), bytes, &error), GV_UNUSABLE);
  ck_assert_msg(error.len && error.at[error.len - 1] == '\n', "a message is whole lines: %.*s",
                GV_FMT(error));
  ck_assert_msg(strstr(error.at, expected), "got:\n%.*s\nexpected in it:\n%s", GV_FMT(error),
                expected);
  gv_model_clear(&model);
}

static void expect_error(const char *text, const char *expected) {
  expect_error_of("x.mlir", text_of(text), expected);
}

/* ---- calls ---- */

START_TEST(runtime_functions_have_their_roles) {
  expect(
      MODULE(
          "llvm.func @f(%p: !llvm.ptr, %n: i64) {\n"
          "  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"
          "  %e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr\n"
          "  llvm.call @mgpuEventRecord(%e, %s) : (!llvm.ptr, !llvm.ptr) -> ()\n"
          "  llvm.call @mgpuStreamWaitEvent(%s, %e) : (!llvm.ptr, !llvm.ptr) -> ()\n"
          "  %b = llvm.mlir.constant(0 : i8) : i8\n"
          "  %m = llvm.call @mgpuMemAlloc(%n, %s, %b) : (i64, !llvm.ptr, i8) -> !llvm.ptr\n"
          "  llvm.call @mgpuMemcpy(%m, %p, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()\n"
          "  llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()\n"
          "  llvm.return\n"
          "}\n"),
      "func 0 @f public\n"
      "  param 0 %0:b8\n"
      "  param 1 %1:i64\n"
      "^0:\n"
      "  %2:b8 = action mgpuStreamCreate()\n"
      "  %3:b8 = action mgpuEventCreate()\n"
      "  action mgpuEventRecord(event_record %3, stream_use %2)\n"
      "  action mgpuStreamWaitEvent(stream_use %2, event_wait %3)\n"
      "  %4:b8 = action mgpuMemAlloc(size %1, _, _)\n"
      "  action mgpuMemcpy(gpu_write %4, gpu_read %0, size %1, stream_use %2)\n"
      "  action mgpuMemFree(device_free %4, stream_use %2)\n"
      "  return llvm.return()\n");
}
END_TEST

START_TEST(roles_are_those_of_the_table) {
  gv_model model = {0};
  gv_str error = {0};
  const char *text =
      "module { llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)\n"
      "llvm.func @f(%s: !llvm.ptr) {\n"
      "  llvm.call @mgpuStreamWaitEvent(%s, %s) : (!llvm.ptr, !llvm.ptr) -> () llvm.return } }";
  ck_assert_int_eq(gv_front_parse(&model, GV_STR("x.mlir"), text_of(text), &error), GV_OK);
  const gv_action *action = model.ops.at[0].action;
  ck_assert_str_eq(action->name, "mgpuStreamWaitEvent");
  ck_assert_int_eq(action->creates, GV_CREATES_NOTHING);
  ck_assert_int_eq(action->roles[0], GV_ROLE_STREAM_USE);
  ck_assert_int_eq(action->roles[1], GV_ROLE_EVENT_WAIT);
  ck_assert_int_eq(action->roles[2], GV_ROLE_NONE);
  gv_model_clear(&model);
}
END_TEST

/* With the body here, in the library, unknown, through a pointer, one that does not return. */
START_TEST(calls_are_told_apart) {
  expect("module {\n"
         "llvm.func @unknown(!llvm.ptr, i64) -> i64\n"
         "llvm.func @nothing()\n"
         "llvm.func @printf(!llvm.ptr, ...) -> i32\n"
         "llvm.func @malloc(i64) -> !llvm.ptr\n"
         "llvm.func @die() attributes {passthrough = [\"noreturn\"]}\n"
         "llvm.func private @inner(%p: !llvm.ptr, %x: f32, %c: i1) -> !llvm.ptr { llvm.return %p : "
         "!llvm.ptr }\n"
         "llvm.func @f(%p: !llvm.ptr, %n: i64, %x: f32, %c: i1) {\n"
         "  %q = llvm.call @inner(%p, %x, %c) : (!llvm.ptr, f32, i1) -> !llvm.ptr\n"
         "  %0 = llvm.call @printf(%p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32\n"
         "  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"
         "  %1 = llvm.call @unknown(%q, %n) : (!llvm.ptr, i64) -> i64\n"
         "  llvm.call @nothing() : () -> ()\n"
         "  llvm.call %p(%m) : !llvm.ptr, (!llvm.ptr) -> ()\n"
         "  llvm.call @die() : () -> ()\n"
         "  llvm.call @nothing() : () -> ()\n"
         "  llvm.return\n"
         "}}",
         "func 0 @inner private\n"
         "  param 0 %0:b8\n"
         "  param 1 %1:b4\n"
         "  param 2 %2:i1\n"
         "^0:\n"
         "  return llvm.return(%0)\n"
         "func 1 @f public\n"
         "  param 0 %0:b8\n"
         "  param 1 %1:i64\n"
         "  param 2 %2:b4\n"
         "  param 3 %3:i1\n"
         "^0:\n"
         "  %4:b8 = call @inner(%0, %2, %3) func 0\n"
         "  %5:i32 = action @printf(host_read %0)\n"
         "    #0 read [0, *) at least [0, 1)\n"
         "  %6:b8 = memory @malloc() heap\n"
         "  %7:i64 = unknown @unknown(%4, %1)\n"
         "  unknown @nothing()\n"
         "  unknown a call through a pointer(%6)\n"
         "  unknown @die()\n"
         "  unreachable @die()\n");
}
END_TEST

/* A function whose address is taken, by an operation, a global or a list, can be called from
 * anywhere. */
START_TEST(functions_whose_address_is_taken_are_public) {
  if (gv_front_llvm_release() < 22) return; /* which cannot read what is read here */
  gv_model model = {0};
  gv_str error = {0};
  const char *text =
      "module {\n"
      "llvm.func @unknown(!llvm.ptr)\n"
      "llvm.func internal @direct() { llvm.return }\n"
      "llvm.func internal @passed() { llvm.return }\n"
      "llvm.func internal @listed() { llvm.return }\n"
      "llvm.func internal @held() { llvm.return }\n"
      "llvm.mlir.global internal @g() : !llvm.ptr { %0 = llvm.mlir.addressof @held : !llvm.ptr\n"
      "  llvm.return %0 : !llvm.ptr }\n"
      "llvm.mlir.global_ctors ctors = [@listed], priorities = [1 : i32], data = [#llvm.zero]\n"
      "llvm.func @main() {\n"
      "  %p = llvm.mlir.addressof @passed : !llvm.ptr\n"
      "  llvm.call @direct() : () -> ()\n"
      "  llvm.call @unknown(%p) : (!llvm.ptr) -> ()\n"
      "  llvm.return\n"
      "}}";
  ck_assert_int_eq(gv_front_parse(&model, GV_STR("x.mlir"), text_of(text), &error), GV_OK);
  for (uint32_t i = 0; i < 5; i++) ck_assert_int_eq(model.functions.at[i].is_public, i > 0);
  gv_model_clear(&model);
}
END_TEST

/* ---- gpu operations ---- */

START_TEST(a_launch_uses_its_stream_or_none) {
  expect(MODULE("llvm.func @f(%s: !llvm.ptr, %n: i64) {\n"
                "  gpu.launch_func <%s : !llvm.ptr> @k::@kern blocks in (%n, %n, %n) threads in "
                "(%n, %n, %n) : i64\n"
                "  gpu.launch_func @k::@kern blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64\n"
                "  llvm.return\n"
                "}\n"),
         "func 0 @f public\n"
         "  param 0 %0:b8\n"
         "  param 1 %1:i64\n"
         "^0:\n"
         "  action gpu.launch_func(stream_use %0)\n"
         "  action gpu.launch_func()\n"
         "  return llvm.return()\n");
}
END_TEST

START_TEST(what_was_not_lowered_keeps_its_dependencies) {
  expect(MODULE("func.func @f(%n: index, %a: memref<4xf32>) {\n"
                "  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"
                "  %t = builtin.unrealized_conversion_cast %s : !llvm.ptr to !gpu.async.token\n"
                "  %u = gpu.memcpy async [%t, %t] %a, %a : memref<4xf32>, memref<4xf32>\n"
                "  gpu.memcpy %a, %a : memref<4xf32>, memref<4xf32>\n"
                "  %l = gpu.launch_func async [%u] @k::@kern blocks in (%n, %n, %n) threads in "
                "(%n, %n, %n)\n"
                "  gpu.wait [%l]\n"
                "  return\n"
                "}\n"),
         "func 0 @f public\n"
         "  param 0 %0:i64\n"
         "  param 1 %1:b40\n"
         "^0:\n"
         "  %2:b8 = action mgpuStreamCreate()\n"
         "  %5:b8 = copy %2\n"
         "  %3:b8 = unlowered gpu.memcpy(%5, %5, %1, %1) deps 2\n"
         "  unlowered gpu.memcpy(%1, %1) deps 0\n"
         "  %4:b8 = unlowered gpu.launch_func(%3, _, _, _, _, _, _) deps 1\n"
         "  unlowered gpu.wait(%4) deps 1\n"
         "  return func.return()\n");
}
END_TEST

/* ---- values ---- */

START_TEST(handles_are_followed_through_structs_and_slots) {
  expect(
      MODULE(
          "llvm.mlir.global internal @g() : !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr "
          "llvm.return %0 : !llvm.ptr }\n"
          "llvm.func @f(%c: i1, %n: i64) {\n"
          "  %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"
          "  %u = llvm.mlir.poison : !llvm.struct<(i32, ptr, array<2 x ptr>)>\n"
          "  %v = llvm.insertvalue %s, %u[2, 1] : !llvm.struct<(i32, ptr, array<2 x ptr>)>\n"
          "  %w = llvm.extractvalue %v[2] : !llvm.struct<(i32, ptr, array<2 x ptr>)>\n"
          "  %z = llvm.mlir.zero : !llvm.ptr\n"
          "  %one = llvm.mlir.constant(1 : i64) : i64\n"
          "  %slot = llvm.alloca %one x !llvm.struct<(i8, array<4 x ptr>)> : (i64) -> !llvm.ptr\n"
          "  %p = llvm.getelementptr %slot[0, 1, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, "
          "array<4 x ptr>)>\n"
          "  %q = llvm.getelementptr %slot[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n"
          "  %x = llvm.extractvalue %w[1] : !llvm.array<2 x ptr>\n"
          "  %y = llvm.select %c, %x, %z : i1, !llvm.ptr\n"
          "  llvm.store %y, %p : !llvm.ptr, !llvm.ptr\n"
          "  llvm.store %n, %q : i64, !llvm.ptr\n"
          "  %g = llvm.mlir.addressof @g : !llvm.ptr\n"
          "  %l = llvm.load %g : !llvm.ptr -> !llvm.ptr\n"
          "  %data = llvm.load %l : !llvm.ptr -> i64\n"
          "  llvm.call @mgpuStreamDestroy(%l) : (!llvm.ptr) -> ()\n"
          "  llvm.return\n"
          "}\n"),
      "global 0 @g size 8 private zeroed\n"
      "func 0 @f public\n"
      "  param 0 %0:i1\n"
      "  param 1 %1:i64\n"
      "^0:\n"
      "  %2:b8 = action mgpuStreamCreate()\n"
      "  %3:b8 = memory llvm.alloca() stack\n"
      "  %6:b32 = insert undef:b32 at 24 <- %2\n"
      "  %7:b16 = extract %6 at 16\n"
      "  %8:b8 = extract %7 at 8\n"
      "  %9:b8 = select %0, %8, null:b8\n"
      "  %10:b8 = offset %3 + 32\n"
      "  store llvm.store(%9, %10)\n"
      "  %11:b8 = offset %3 + ?\n"
      "  store llvm.store(%1, %11)\n"
      "  %4:b8 = load llvm.load(&@g)\n"
      "  %5:i64 = load llvm.load(%4)\n"
      "  action mgpuStreamDestroy(stream_destroy %4)\n"
      "  return llvm.return()\n");
}
END_TEST

START_TEST(branches_keep_their_conditions) {
  expect("module {\n"
         "llvm.func @f(%n: i64, %p: !llvm.ptr) -> !llvm.ptr {\n"
         "  %zero = llvm.mlir.constant(0 : index) : i64\n"
         "  %one = llvm.mlir.constant(1 : index) : i64\n"
         "  llvm.br ^head(%zero, %p : i64, !llvm.ptr)\n"
         "^head(%i: i64, %q: !llvm.ptr):\n"
         "  %c = llvm.icmp \"sge\" %i, %n : i64\n"
         "  %w = llvm.zext %c : i1 to i32\n"
         "  llvm.cond_br %c, ^end(%q : !llvm.ptr), ^body\n"
         "^body:\n"
         "  %j = llvm.add %i, %one : i64\n"
         "  llvm.switch %w : i32, ^head(%j, %q : i64, !llvm.ptr) [ 1: ^end(%p : !llvm.ptr), -2: "
         "^dead ]\n"
         "^dead:\n"
         "  llvm.unreachable\n"
         "^end(%r: !llvm.ptr):\n"
         "  llvm.return %r : !llvm.ptr\n"
         "}}",
         "func 0 @f public\n"
         "  param 0 %0:i64\n"
         "  param 1 %1:b8\n"
         "^0:\n"
         "  br llvm.br() -> ^1(%3 = %1, %2 = 0:i64)\n"
         "^1:\n"
         "  arg 0 %2:i64\n"
         "  arg 1 %3:b8\n"
         "  %5:i1 = slt %2, %0\n"
         "  %6:i1 = xor %5, 1:i1\n"
         "  cond_br llvm.cond_br(%6) -> ^4(%4 = %3), ^2\n"
         "^2:\n"
         "  %7:i32 = select %6, 1:i32, 0:i32\n"
         "  %8:i64 = add %2, 1:i64\n"
         "  switch llvm.switch(%7) -> default ^1(%3 = %3, %2 = %8), 1 ^4(%4 = %1), -2 ^3\n"
         "^3:\n"
         "  unreachable llvm.unreachable()\n"
         "^4:\n"
         "  arg 0 %4:b8\n"
         "  return llvm.return(%4)\n");
}
END_TEST

/* ---- structured operations ---- */

START_TEST(structured_control_flow_becomes_blocks) {
  expect(MODULE("func.func @f(%n: index, %c: i1, %p: !llvm.ptr) {\n"
                "  %c0 = arith.constant 0 : index\n"
                "  %c1 = arith.constant 1 : index\n"
                "  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %p) -> (!llvm.ptr) {\n"
                "    %u = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"
                "    scf.yield %u : !llvm.ptr\n"
                "  }\n"
                "  scf.if %c { llvm.call @mgpuStreamDestroy(%r) : (!llvm.ptr) -> () }\n"
                "  return\n"
                "}\n"),
         "func 0 @f public\n"
         "  param 0 %0:i64\n"
         "  param 1 %1:i1\n"
         "  param 2 %2:b8\n"
         "^0:\n"
         "  %6:i1 = slt 0:i64, %0\n"
         "  cond_br scf.for(%6) -> ^2(%4 = 0:i64), ^1(%3 = %2)\n"
         "^1:\n"
         "  arg 0 %3:b8\n"
         "  cond_br scf.if(%1) -> ^4, ^3\n"
         "^2:\n"
         "  arg 0 %4:i64\n"
         "  %5:b8 = action mgpuStreamCreate()\n"
         "  %7:i64 = add %4, 1:i64\n"
         "  %8:i1 = slt %7, %0\n"
         "  cond_br scf.for(%8) -> ^2(%4 = %7), ^1(%3 = %5)\n"
         "^3:\n"
         "  return func.return()\n"
         "^4:\n"
         "  action mgpuStreamDestroy(stream_destroy %3)\n"
         "  br scf.yield() -> ^3\n");
}
END_TEST

START_TEST(a_task_is_entered_left_and_awaited) {
  expect(MODULE("func.func @f() {\n"
                "  %t, %v = async.execute -> !async.value<!llvm.ptr> {\n"
                "    %s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"
                "    async.yield %s : !llvm.ptr\n"
                "  }\n"
                "  %t2 = async.execute [%t] (%v as %x : !async.value<!llvm.ptr>) {\n"
                "    llvm.call @mgpuStreamDestroy(%x) : (!llvm.ptr) -> ()\n"
                "    async.yield\n"
                "  }\n"
                "  async.await %t2 : !async.token\n"
                "  %y = async.await %v : !async.value<!llvm.ptr>\n"
                "  llvm.call @mgpuStreamDestroy(%y) : (!llvm.ptr) -> ()\n"
                "  return\n"
                "}\n"),
         "func 0 @f public\n"
         "^0:\n"
         "  br async.execute() -> ^2\n"
         "^1:\n"
         "  arg 0 %0:b8\n"
         "  arg 1 %1:b8\n"
         "  br async.execute() -> ^4(%5 = %1)\n"
         "^2:\n"
         "  task_begin async.execute() task 0\n"
         "  %2:b8 = action mgpuStreamCreate()\n"
         "  %3:b8 = task_end async.yield() task 0\n"
         "  br async.yield() -> ^1(%1 = %2, %0 = %3)\n"
         "^3:\n"
         "  arg 0 %4:b8\n"
         "  await async.await(%4)\n"
         "  await async.await(%1)\n"
         "  %7:b8 = copy %1\n"
         "  action mgpuStreamDestroy(stream_destroy %7)\n"
         "  return func.return()\n"
         "^4:\n"
         "  arg 0 %5:b8\n"
         "  task_begin async.execute(%0, %1) task 1\n"
         "  action mgpuStreamDestroy(stream_destroy %5)\n"
         "  %6:b8 = task_end async.yield() task 1\n"
         "  br async.yield() -> ^3(%4 = %6)\n");
}
END_TEST

/* An operation that nothing is known of can do anything with its handles, and run its regions as
 * often as it likes. */
START_TEST(unknown_operations_may_do_anything) {
  expect(
      "module {\n"
      "llvm.func @f(%p: !llvm.ptr, %x: f32) {\n"
      "  \"foo.pure\"(%x) : (f32) -> ()\n"
      "  \"foo.bar\"(%p, %x) ({ \"foo.inner\"(%p) : (!llvm.ptr) -> () }) : (!llvm.ptr, f32) -> ()\n"
      "  llvm.return\n"
      "}}",
      "func 0 @f public\n"
      "  param 0 %0:b8\n"
      "  param 1 %1:b4\n"
      "^0:\n"
      "  unknown foo.bar(%0, %1)\n"
      "  choice foo.bar() -> ^1, ^2\n"
      "^1:\n"
      "  return llvm.return()\n"
      "^2:\n"
      "  unknown foo.inner(%0)\n"
      "  choice foo.bar() -> ^1, ^2\n");
}
END_TEST

/* ---- places ---- */

static gv_loc loc_of_call(gv_model *model, const char *loc) {
  char text[512];
  gv_str error = {0};
  snprintf(text, sizeof text,
           "module {\nllvm.func @mgpuEventCreate() -> !llvm.ptr\nllvm.func @f() {\n"
           "  %%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr %s\n  llvm.return }}",
           loc);
  ck_assert_int_eq(gv_front_parse(model, GV_STR("x.mlir"), text_of(text), &error), GV_OK);
  return model->ops.at[0].loc;
}

START_TEST(a_location_of_any_form_is_a_place) {
  static const struct {
    const char *loc, *file;
    uint32_t line, col;
  } cases[] = {
      {"", "x.mlir", 4, 8},
      {"loc(\"a.py\":7:9)", "a.py", 7, 9},
      {"loc(\"name\"(\"a.py\":7:9))", "a.py", 7, 9},
      {"loc(callsite(\"a.py\":7:9 at \"b.py\":1:1))", "a.py", 7, 9},
      {"loc(fused[unknown, \"name\", \"a.py\":7:9, \"b.py\":1:1])", "a.py", 7, 9},
      {"loc(\"x.mlir\":2:3)", "x.mlir", 2, 3},
      {"loc(\"-\":2:3)", "-", 2, 3},
      {"loc(unknown)", NULL, 0, 0},
      {"loc(\"name\")", NULL, 0, 0},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    gv_model model = {0};
    gv_loc loc = loc_of_call(&model, cases[i].loc);
    ck_assert_uint_eq(loc.line, cases[i].line);
    ck_assert_uint_eq(loc.col, cases[i].col);
    if (cases[i].file)
      ck_text_eq(model.files.at[loc.file].path, cases[i].file);
    else
      ck_assert_uint_eq(loc.file, GV_NONE);
    gv_model_clear(&model);
  }
}
END_TEST

/* Without a module around them; and with two. */
START_TEST(top_level_operations_of_any_number_are_read) {
  const char *several[] = {
      "llvm.func @f() { llvm.return }",
      "// c\nllvm.func @f() { llvm.return }\nllvm.func @g() { llvm.return }",
      "module { llvm.func @f() { llvm.return } }\nmodule { llvm.func @f() { llvm.return } }"};
  for (size_t i = 0; i < 3; i++) {
    gv_model model = {0};
    gv_str error = {0};
    ck_assert_int_eq(gv_front_parse(&model, GV_STR("x.mlir"), text_of(several[i]), &error), GV_OK);
    ck_assert_uint_eq(model.functions.len, i ? 2 : 1);
    ck_assert_uint_eq(model.functions.at[0].loc.file, 0);
    ck_assert_uint_eq(model.files.len, 1);
    gv_model_clear(&model);
  }
}
END_TEST

/* ---- bad input ---- */

static const uint8_t bytecode[] = {
    77,  76,  239, 82,  13,  77,  76,  73,  82,  50,  50,  46,  49,  46,  56,  0,   1,   25,  5,
    1,   5,   9,   1,   3,   11,  3,   7,   15,  19,  23,  3,   63,  31,  13,  1,   23,  7,   15,
    11,  11,  19,  11,  11,  11,  11,  11,  11,  3,   9,   69,  97,  101, 85,  1,   5,   15,  15,
    3,   9,   77,  93,  81,  41,  2,   246, 2,   31,  17,  1,   1,   5,   13,  5,   15,  35,  3,
    1,   1,   13,  5,   13,  7,   13,  9,   5,   17,  9,   5,   9,   7,   35,  108, 108, 118, 109,
    46,  99,  99,  111, 110, 118, 60,  99,  99,  99,  62,  0,   35,  108, 108, 118, 109, 46,  108,
    105, 110, 107, 97,  103, 101, 60,  101, 120, 116, 101, 114, 110, 97,  108, 62,  0,   35,  108,
    108, 118, 109, 46,  116, 97,  105, 108, 99,  97,  108, 108, 107, 105, 110, 100, 60,  110, 111,
    110, 101, 62,  0,   35,  108, 108, 118, 109, 46,  102, 97,  115, 116, 109, 97,  116, 104, 60,
    110, 111, 110, 101, 62,  0,   1,   2,   4,   1,   2,   2,   33,  108, 108, 118, 109, 46,  102,
    117, 110, 99,  60,  112, 116, 114, 32,  40,  41,  62,  0,   33,  108, 108, 118, 109, 46,  102,
    117, 110, 99,  60,  118, 111, 105, 100, 32,  40,  112, 116, 114, 41,  62,  0,   33,  108, 108,
    118, 109, 46,  102, 117, 110, 99,  60,  118, 111, 105, 100, 32,  40,  41,  62,  0,   33,  108,
    108, 118, 109, 46,  112, 116, 114, 0,   4,   105, 5,   1,   80,  1,   1,   7,   4,   89,  3,
    1,   13,  3,   80,  1,   3,   7,   4,   3,   1,   3,   80,  1,   5,   7,   4,   3,   1,   3,
    80,  1,   7,   7,   4,   37,  3,   3,   13,  5,   66,  1,   9,   3,   11,  5,   68,  1,   11,
    3,   1,   7,   0,   1,   6,   3,   1,   5,   1,   0,   169, 19,  5,   37,  35,  15,  11,  11,
    15,  11,  17,  98,  117, 105, 108, 116, 105, 110, 0,   108, 108, 118, 109, 0,   109, 111, 100,
    117, 108, 101, 0,   102, 117, 110, 99,  0,   99,  97,  108, 108, 0,   114, 101, 116, 117, 114,
    110, 0,   109, 103, 112, 117, 83,  116, 114, 101, 97,  109, 67,  114, 101, 97,  116, 101, 0,
    109, 103, 112, 117, 83,  116, 114, 101, 97,  109, 68,  101, 115, 116, 114, 111, 121, 0,   102,
    0,   8,   82,  3,   13,  5,   1,   1,   107, 47,  1,   1,   1,   1,   1,   1,   1,   1,   1,
    1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   11,  1,   1,   1,   1,   1,   51,  1,   1,
    1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   5,   1,   1,   1,   1,   7,   1,
    1,   7,   1,   1,   1,   107, 47,  1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,
    1,   1,   1,   1,   1,   1,   1,   13,  1,   1,   1,   1,   1,   51,  1,   1,   1,   1,   1,
    1,   1,   1,   1,   1,   1,   1,   1,   1,   7,   1,   1,   1,   1,   7,   1,   1,   7,   1,
    1,   1,   107, 47,  1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,   1,
    1,   1,   1,   1,   15,  1,   1,   1,   1,   1,   51,  1,   1,   1,   1,   1,   1,   1,   1,
    1,   1,   1,   1,   1,   1,   17,  1,   1,   1,   1,   7,   1,   1,   7,   1,   1,   1,   43,
    47,  55,  1,   1,   1,   1,   39,  1,   59,  1,   1,   1,   1,   1,   9,   1,   1,   1,   1,
    1,   3,   47,  47,  55,  1,   1,   1,   1,   43,  1,   59,  1,   1,   1,   1,   1,   9,   1,
    1,   1,   1,   1,   7,   1,   3,
};

START_TEST(bytecode_is_read_whole_or_not_at_all) {
  if (gv_front_llvm_release() < 22) return; /* which cannot read what is read here */
  gv_model model = {0};
  gv_str error = {0}, whole = {(const char *)bytecode, sizeof bytecode};
  ck_assert_int_eq(gv_front_parse(&model, GV_STR("x.mlirbc"), whole, &error), GV_OK);
  ck_assert_uint_eq(model.functions.len, 1);
  ck_assert_ptr_null(model.files.at[0].text.at);
  gv_model_clear(&model);
  for (size_t len = 1; len < sizeof bytecode; len += len < 6 ? 1 : 19)
    expect_error_of("x.mlirbc", (gv_str){whole.at, len},
                    len < 4 ? "x.mlirbc:1:" : "x.mlirbc: error: ");
  uint8_t newer[sizeof bytecode];
  memcpy(newer, bytecode, sizeof newer);
  newer[4] = 99 * 2 + 1;
  expect_error_of("x.mlirbc", (gv_str){(const char *)newer, sizeof newer}, "version");
}
END_TEST

/* Each byte in turn: whatever comes out, the process is still there. */
START_TEST(damaged_bytecode_is_survived) {
  uint8_t damaged[sizeof bytecode];
  for (size_t at = 5; at < sizeof damaged; at += 17) {
    gv_model model = {0};
    gv_str error = {0};
    memcpy(damaged, bytecode, sizeof damaged);
    damaged[at] ^= 0xff;
    gv_status status = gv_front_parse(&model, GV_STR("x.mlirbc"),
                                      (gv_str){(const char *)damaged, sizeof damaged}, &error);
    ck_assert(status == GV_OK || strstr(error.at, ": error: "));
    gv_model_clear(&model);
  }
}
END_TEST

START_TEST(what_is_not_mlir_is_refused_with_its_place) {
  expect_error("", "x.mlir: error: the file is empty");
  expect_error(" \n// nothing\n", "x.mlir: error: there is nothing in it");
  expect_error("hello, world\n", "x.mlir:1:1: error: ");
  expect_error("module {\n  llvm.func @f() {\n", "x.mlir:2:");
  expect_error("module {\n  llvm.func @f() {\n    llvm.from_tomorrow\n", "x.mlir:3:5: error: ");
  expect_error("module {\n  llvm.func @f() { llvm.call @g() : () -> () llvm.return }\n}",
               "x.mlir:2:20: error: ");
  expect_error("; ModuleID = 'x'\n", "LLVM IR");
  expect_error_of("x.mlir", (gv_str){"module\0 {}", 10}, "x.mlir:1:7: error: a NUL byte");
  expect_error_of("x.mlir", (gv_str){"BC\xc0\xde", 4}, "LLVM IR");
  expect_error_of("x.mlir",
                  (gv_str){"\x7f"
                           "ELF",
                           4},
                  "object file");
  expect_error_of("x.mlir", GV_STR("module { \xff\xfe }"), "x.mlir:1:10: error: ");
  expect_error_of("kernel.cu", GV_STR("int x;"), "the older GPUVerify");
  expect_error_of("kernel.cl", GV_STR("int x;"), "the older GPUVerify");
  expect_error("module {\nllvm.func @g()\nllvm.call @g() : () -> ()\n}",
               "x.mlir:3:1: error: 'llvm.call' outside of any function");
}
END_TEST

/* `open` and `close` `depth` times around `inner`. */
static char *nested(const char *before, const char *open, const char *inner, const char *close,
                    const char *after, int depth) {
  FILE *stream = tmpfile();
  fputs(before, stream);
  for (int i = 0; i < depth; i++) fputs(open, stream);
  fputs(inner, stream);
  for (int i = 0; i < depth; i++) fputs(close, stream);
  fputs(after, stream);
  return unit_take_text(stream);
}

static void expect_nesting(const char *before, const char *open, const char *inner,
                           const char *close, const char *after) {
  char *text = nested(before, open, inner, close, after, 10000);
  expect_error(text, "nested more than 2000 deep");
  free(text);
  text = nested(before, open, inner, close, after, 900);
  gv_model model = {0};
  gv_str error = {0};
  gv_status status = gv_front_parse(&model, GV_STR("x.mlir"), text_of(text), &error);
  ck_assert_msg(status == GV_OK, "%.*s", GV_FMT(error));
  gv_model_clear(&model);
  free(text);
}

START_TEST(deep_nesting_is_refused_and_less_is_not) {
  expect_nesting("", "module {\n", "", "}\n", "");
  expect_nesting("", "\"a.b\"() ({\n", "", "}) : () -> ()\n", "");
  expect_nesting("llvm.func @f(%c: i1) {\n", "scf.if %c {\n", "", "}\n", "llvm.return }");
  expect_nesting("module attributes {a.b = ", "[", "", "]", "} {}");
  expect_nesting("llvm.mlir.global external @g() : ", "!llvm.struct<(", "i8", ")>", "\n");
  expect_nesting("module {} loc(", "callsite(", "unknown", " at unknown)", ")");
  expect_nesting("module attributes {a.b = affine_map<(d0) -> (", "-", "d0", "", ")>} {}");
}
END_TEST

START_TEST(files_that_cannot_be_read_say_why) {
  gv_model model = {0};
  gv_str error = {0};
  ck_assert_int_eq(gv_front_read(&model, "/nonexistent/x.mlir", &error), GV_UNUSABLE);
  ck_text_eq(error,
             "/nonexistent/x.mlir: error: cannot read the file: No such file or directory\n");
  ck_assert_int_eq(gv_front_read(&model, "/tmp", &error), GV_UNUSABLE);
  ck_text_eq(error, "/tmp: error: cannot read the file: it is a directory without any file that "
                    "ends in .mlir or .mlirbc; name "
                    "the files in it\n");
  gv_model_clear(&model);
}
END_TEST

START_TEST(a_pipe_is_read_to_its_end) {
  int ends[2];
  ck_assert_int_eq(pipe(ends), 0);
  ck_assert_int_eq(dup2(ends[0], STDIN_FILENO), STDIN_FILENO);
  const char text[] = "llvm.func @f() { llvm.return }\n";
  ck_assert_int_eq(write(ends[1], text, sizeof text - 1), (int)sizeof text - 1);
  close(ends[1]);
  gv_model model = {0};
  gv_str error = {0};
  ck_assert_int_eq(gv_front_read(&model, "-", &error), GV_OK);
  ck_text_eq(model.files.at[0].path, "<stdin>");
  ck_text_eq(model.files.at[0].text, text);
  gv_model_clear(&model);
}
END_TEST

/* A file with `begin` and blank lines. */
static void write_file(const char *path, const char *begin, size_t size) {
  FILE *out = fopen(path, "w");
  fputs(begin, out);
  for (size_t i = strlen(begin); i < size; i++) fputc('\n', out);
  fclose(out);
}

static bool is_mapped(const char *path, const char *begin, size_t size) {
  gv_arena arena = {0};
  gv_input input;
  gv_str error;
  write_file(path, begin, size);
  ck_assert_int_eq(gv_front_map(&arena, path, &input, &error), GV_OK);
  const char *text = *begin == '\xef' ? begin + 3 : begin;
  ck_assert_uint_eq(input.bytes.len, size - (size_t)(text - begin));
  ck_assert(gv_str_begins(input.bytes, text) && !input.bytes.at[input.bytes.len]);
  bool mapped = input.mapped != NULL;
  gv_model model = {0};
  ck_assert_int_eq(gv_front_parse_input(&model, &input, &error), GV_OK);
  ck_text_eq(gv_source_line(&model, 0, 1), "module {}"); /* it is there again */
  gv_model_clear(&model);
  ck_assert(gv_front_unmap(&input) && !input.mapped && gv_front_unmap(&input));
  gv_arena_clear(&arena);
  return mapped;
}

/* The file is mapped and written to, or another file is put in its place. */
static bool is_the_same(const char *path, bool in_place, size_t size) {
  gv_arena arena = {0};
  gv_input input;
  gv_str error;
  write_file(path, "module {}", 100001);
  ck_assert_int_eq(gv_front_map(&arena, path, &input, &error), GV_OK);
  ck_assert_ptr_nonnull(input.mapped);
  usleep(50000); /* the clock of files is a slow one */
  if (!in_place) unlink(path);
  write_file(path, "module {}", size);
  bool same = gv_front_unmap(&input);
  gv_arena_clear(&arena);
  return same;
}

START_TEST(large_files_are_mapped_and_what_is_written_to_them_is_noticed) {
  char folder[] = "/tmp/gv_front_XXXXXX", file[64];
  ck_assert_ptr_nonnull(mkdtemp(folder));
  snprintf(file, sizeof file, "%s/file", folder);
  ck_assert(is_mapped(file, "module {}", 100001));
  ck_assert(!is_mapped(file, "module {}", 1000));
  ck_assert(!is_mapped(file, "module {}", 40 * 4096)); /* nothing would be after it */
  ck_assert(!is_mapped(file, "\xef\xbb\xbfmodule {}", 100001));
  ck_assert(!is_the_same(file, true, 100001) && !is_the_same(file, true, 100002));
  ck_assert(is_the_same(file, false, 100002));
  unlink(file);
  rmdir(folder);
}
END_TEST

UNIT_MAIN("front", RUNS(runtime_functions_have_their_roles), RUNS(roles_are_those_of_the_table),
          RUNS(calls_are_told_apart), RUNS(functions_whose_address_is_taken_are_public),
          RUNS(a_launch_uses_its_stream_or_none), RUNS(what_was_not_lowered_keeps_its_dependencies),
          RUNS(handles_are_followed_through_structs_and_slots),
          RUNS(branches_keep_their_conditions), RUNS(structured_control_flow_becomes_blocks),
          RUNS(a_task_is_entered_left_and_awaited), RUNS(unknown_operations_may_do_anything),
          RUNS(a_location_of_any_form_is_a_place),
          RUNS(top_level_operations_of_any_number_are_read),
          RUNS(bytecode_is_read_whole_or_not_at_all), RUNS(damaged_bytecode_is_survived),
          RUNS(what_is_not_mlir_is_refused_with_its_place),
          RUNS(deep_nesting_is_refused_and_less_is_not), RUNS(files_that_cannot_be_read_say_why),
          RUNS(a_pipe_is_read_to_its_end),
          RUNS(large_files_are_mapped_and_what_is_written_to_them_is_noticed))
