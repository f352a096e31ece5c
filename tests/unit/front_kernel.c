/* Launches: which buffers a kernel gets, and what its body says that it does with them. */
#include "parsed.h"

/* A launch of a kernel of two pointers and a number. */
#define LAUNCHED(kernels)                                                                          \
  "module attributes {gpu.container_module} {\n" kernels                                           \
  "llvm.func @f(%s: !llvm.ptr, %a: !llvm.ptr, %b: !llvm.ptr, %n: i64) {\n"                         \
  "  gpu.launch_func <%s : !llvm.ptr> @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : "    \
  "i64\n"                                                                                          \
  "    args(%a : !llvm.ptr, %b : !llvm.ptr, %n : i64)\n"                                           \
  "  llvm.return\n}}"
#define KERNEL(body)                                                                               \
  "gpu.module @m {\n"                                                                              \
  "llvm.func @k(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64) attributes {gpu.kernel} {\n" body           \
  "  llvm.return }\n"
#define GIVES(a, b) "  action gpu.launch_func(stream_use %0, " a ", " b ", _)\n"
/* … of which nothing is known: a number may be an address, too. */
#define GIVES_ALL "  action gpu.launch_func(stream_use %0, kernel_both %1, kernel_both %2, %3)\n"
#define BOTH(a) "kernel_both " a
#define READ(a) "kernel_read " a
#define WRITE(a) "kernel_write " a

static const struct {
  const char *kernel, *gives;
} bodies[] = {
    {KERNEL("") "}", GIVES("_", "_")},
    /* addresses from addresses */
    {KERNEL("  %e = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n"
            "  %g = llvm.addrspacecast %e : !llvm.ptr to !llvm.ptr<1>\n"
            "  %x = llvm.load %g : !llvm.ptr<1> -> f32\n"
            "  llvm.store %x, %q : f32, !llvm.ptr\n") "}",
     GIVES(READ("%1"), WRITE("%2"))},
    {KERNEL("  %c = llvm.icmp \"eq\" %p, %q : !llvm.ptr\n"
            "  %e = llvm.select %c, %p, %q : i1, !llvm.ptr\n"
            "  %x = llvm.load %e : !llvm.ptr -> f32\n") "}",
     GIVES(READ("%1"), READ("%2"))},
    {KERNEL("  %u = llvm.mlir.poison : !llvm.struct<(ptr, i64)>\n"
            "  %d = llvm.insertvalue %q, %u[0] : !llvm.struct<(ptr, i64)>\n"
            "  %d1 = llvm.insertvalue %i, %d[1] : !llvm.struct<(ptr, i64)>\n"
            "  %e = llvm.extractvalue %d1[0] : !llvm.struct<(ptr, i64)>\n"
            "  llvm.store %i, %e : i64, !llvm.ptr\n") "}",
     GIVES("_", WRITE("%2"))},
    {KERNEL("  %c = llvm.icmp \"eq\" %i, %i : i64\n"
            "  llvm.cond_br %c, ^a(%p : !llvm.ptr), ^b(%i, %q : i64, !llvm.ptr)\n"
            "^a(%e: !llvm.ptr):\n"
            "  %x = llvm.load %e : !llvm.ptr -> f32\n"
            "  llvm.br ^a(%e : !llvm.ptr)\n"
            "^b(%j: i64, %h: !llvm.ptr):\n"
            "  llvm.store %j, %h : i64, !llvm.ptr\n") "}",
     GIVES(READ("%1"), WRITE("%2"))},
    /* more than loads and stores */
    {KERNEL("  \"llvm.intr.memcpy\"(%p, %q, %i) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, "
            "i64) -> ()\n") "}",
     GIVES(WRITE("%1"), READ("%2"))},
    {KERNEL("  %x = llvm.load %p : !llvm.ptr -> f32\n  llvm.store %x, %p : f32, !llvm.ptr\n") "}",
     GIVES(BOTH("%1"), "_")},
    {KERNEL("  %o = llvm.atomicrmw add %q, %i monotonic : !llvm.ptr, i64\n") "}",
     GIVES("_", BOTH("%2"))},
    {KERNEL("  llvm.store %p, %q : !llvm.ptr, !llvm.ptr\n") "}", GIVES(BOTH("%1"), WRITE("%2"))},
    {KERNEL("  %x = llvm.load %p : !llvm.ptr -> !llvm.ptr\n") "}", GIVES(BOTH("%1"), "_")},
    {KERNEL("  %x = llvm.ptrtoint %p : !llvm.ptr to i64\n") "}", GIVES(BOTH("%1"), "_")},
    {KERNEL("  \"some.thing\"(%q) : (!llvm.ptr) -> ()\n") "}", GIVES("_", BOTH("%2"))},
    /* functions: with a body, without one, called before it is there, recursive, returning what it
       was given */
    {KERNEL(
         "  llvm.call @g(%q, %p) : (!llvm.ptr, !llvm.ptr) -> ()\n") "llvm.func @g(%a: !llvm.ptr, "
                                                                    "%b: !llvm.ptr) {\n"
                                                                    "  %x = llvm.load %a : "
                                                                    "!llvm.ptr -> f32\n"
                                                                    "  llvm.store %x, %b : f32, "
                                                                    "!llvm.ptr\n"
                                                                    "  llvm.return }}",
     GIVES(WRITE("%1"), READ("%2"))},
    {KERNEL("  llvm.call @g(%p) : (!llvm.ptr) -> ()\n") "llvm.func @g(!llvm.ptr) }",
     GIVES(BOTH("%1"), "_")},
    {KERNEL("  llvm.call @g(%p) : (!llvm.ptr) -> ()\n") "llvm.func weak @g(%a: !llvm.ptr) { "
                                                        "llvm.return } }",
     GIVES(BOTH("%1"), "_")},
    {KERNEL("  llvm.call %q(%p) : !llvm.ptr, (!llvm.ptr) -> ()\n") "}",
     GIVES(BOTH("%1"), BOTH("%2"))},
    {KERNEL(
         "  llvm.call @g(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()\n") "llvm.func @g(%a: !llvm.ptr, "
                                                                    "%b: !llvm.ptr) {\n"
                                                                    "  llvm.call @g(%b, %a) : "
                                                                    "(!llvm.ptr, !llvm.ptr) -> ()\n"
                                                                    "  %x = llvm.load %a : "
                                                                    "!llvm.ptr -> f32\n"
                                                                    "  llvm.return }}",
     GIVES(READ("%1"), READ("%2"))},
    {KERNEL("  %e = llvm.call @g(%p) : (!llvm.ptr) -> !llvm.ptr\n"
            "  llvm.store %i, %e : i64, !llvm.ptr\n") "llvm.func @g(%a: !llvm.ptr) -> !llvm.ptr { "
                                                      "llvm.return %a : !llvm.ptr }}",
     GIVES(WRITE("%1"), "_")},
    /* no body, other arguments */
    {"gpu.binary @m [#gpu.object<#nvvm.target, \"\">]\n", GIVES_ALL},
    {"gpu.module @m { llvm.func @k(%p: !llvm.ptr) attributes {gpu.kernel} { llvm.return }}\n",
     GIVES_ALL},
};

START_TEST(a_body_says_what_is_read_and_written) {
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; i++) {
    char text[4096];
    const char *launched = LAUNCHED("KERNELS"), *at = strstr(launched, "KERNELS");
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - launched), launched, bodies[i].kernel,
             at + strlen("KERNELS"));
    expect_lines(text, bodies[i].gives);
  }
}
END_TEST

/* A memref is its members, whose second leads to what is read and written. */
START_TEST(memrefs_are_spread_over_arguments) {
#define SPREAD(body)                                                                               \
  "module attributes {gpu.container_module} {\n"                                                   \
  "gpu.module @m { gpu.func @k(%p: memref<?xf32>, %i: index) workgroup(%w: memref<4xf32, 3>) "     \
  "kernel {\n"                                                                                     \
  "  %c = arith.constant 0 : index\n  %x = arith.constant 0.0 : f32\n" body "  gpu.return }}\n"    \
  "func.func @f(%a: memref<?xf32>, %n: index) {\n"                                                 \
  "  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : "             \
  "memref<?xf32>, %n : index)\n"                                                                   \
  "  return }}"
#define DOES(a) "  action gpu.launch_func(_, " a ", _, _, _, _)\n"
  expect_lines(SPREAD("  memref.store %x, %p[%c] : memref<?xf32>\n"),
               "  %2:b8 = extract %0 at 8\n" DOES("kernel_write %2"));
  expect_lines(
      SPREAD("  %v = memref.subview %p[0][1][1] : memref<?xf32> to memref<1xf32, strided<[1]>>\n"
             "  %y = vector.load %v[%c] : memref<1xf32, strided<[1]>>, vector<1xf32>\n"),
      DOES("kernel_read %2"));
  expect_lines(SPREAD("  memref.store %x, %w[%c] : memref<4xf32, 3>\n"), DOES("_"));
  expect_lines(SPREAD("  scf.for %j = %c to %i step %i iter_args(%r = %p) -> memref<?xf32> {\n"
                      "    scf.yield %r : memref<?xf32> }\n"),
               DOES("kernel_both %2"));
#undef DOES
#undef SPREAD
}
END_TEST

/* Without a stream it has one of its own, and the host waits. */
START_TEST(launches_wait_unless_they_are_on_a_stream) {
  gv_model m = {0};
  gv_str error;
  const char *text =
      "module attributes {gpu.container_module} {\n"
      "gpu.module @m { gpu.func @k() kernel { gpu.return } }\n"
      "llvm.func @f(%s: !llvm.ptr, %n: i64) {\n"
      "  gpu.launch_func <%s : !llvm.ptr> @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : "
      "i64\n"
      "  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64\n"
      "  llvm.return }}";
  ck_assert_int_eq(gv_front_parse(&m, GV_STR("x.mlir"), text_of(text), &error), GV_OK);
  ck_assert_int_eq(m.ops.at[0].action->flags, GV_ACTION_ENQUEUES);
  ck_assert_int_eq(m.ops.at[0].operand_count, 1);
  ck_assert_int_eq(m.ops.at[1].action->flags, GV_ACTION_ENQUEUES | GV_ACTION_BLOCKS);
  ck_assert_int_eq(m.ops.at[1].operand_count, 0);
  gv_model_clear(&m);
}
END_TEST

/* Addresses in a struct that is passed by value. */
START_TEST(structs_lead_to_all_their_buffers) {
  expect_lines("module attributes {gpu.container_module} {\n"
               "gpu.binary @m [#gpu.object<#nvvm.target, \"\">]\n"
               "llvm.func @f(%s: !llvm.struct<(ptr, i64, array<2 x ptr>)>, %n: i64) {\n"
               "  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64\n"
               "    args(%s : !llvm.struct<(ptr, i64, array<2 x ptr>)>)\n"
               "  llvm.return }}",
               "  %2:b8 = extract %0 at 0\n"
               "  %3:b8 = extract %0 at 16\n"
               "  %4:b8 = extract %0 at 24\n"
               "  action gpu.launch_func(kernel_both %2, kernel_both %3, kernel_both %4)\n");
  expect_lines("module attributes {gpu.container_module} {\n"
               "gpu.binary @m [#gpu.object<#nvvm.target, \"\">]\n"
               "llvm.func @f(%s: !llvm.array<100000 x ptr>, %n: i64) {\n"
               "  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) : i64\n"
               "    args(%s : !llvm.array<100000 x ptr>)\n"
               "  llvm.return }}",
               "  unknown gpu.launch_func(%0)\n"
               "  action gpu.launch_func(_)\n");
}
END_TEST

/* A chain of calls as long as this needs no stack of ours. */
START_TEST(calls_in_kernels_may_be_deep) {
  FILE *out = tmpfile();
  const char *launched = LAUNCHED("KERNELS"), *at = strstr(launched, "KERNELS");
  fwrite(launched, 1, (size_t)(at - launched), out);
  fputs(KERNEL("  llvm.call @g0(%p) : (!llvm.ptr) -> ()\n"), out);
  enum { DEPTH = 4000 };
  for (int i = 0; i < DEPTH; i++)
    fprintf(
        out,
        "llvm.func @g%d(%%a: !llvm.ptr) { llvm.call @g%d(%%a) : (!llvm.ptr) -> () llvm.return }\n",
        i, i + 1);
  fprintf(
      out,
      "llvm.func @g%d(%%a: !llvm.ptr) { %%x = llvm.load %%a : !llvm.ptr -> f32 llvm.return }}%s",
      DEPTH, at + strlen("KERNELS"));
  char *text = unit_take_text(out);
  expect_lines(text, GIVES(READ("%1"), "_"));
  free(text);
}
END_TEST

/* ---- arrays of parameters ---- */

#define PARAMETERS(between)                                                                        \
  "module {\n"                                                                                     \
  "llvm.func @f(%k: !llvm.ptr, %a: !llvm.ptr, %n: i64, %s: !llvm.ptr, %i: i32) {\n"                \
  "  %z = llvm.mlir.zero : !llvm.ptr\n"                                                            \
  "  %t = llvm.alloca %n x !llvm.struct<(ptr, i64)> : (i64) -> !llvm.ptr\n"                        \
  "  %r = llvm.alloca %n x !llvm.ptr : (i64) -> !llvm.ptr\n"                                       \
  "  %t1 = llvm.getelementptr %t[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, i64)>\n"     \
  "  %r1 = llvm.getelementptr %r[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr\n"                       \
  "  llvm.store %a, %t : !llvm.ptr, !llvm.ptr\n"                                                   \
  "  llvm.store %n, %t1 : i64, !llvm.ptr\n"                                                        \
  "  llvm.store %t, %r : !llvm.ptr, !llvm.ptr\n"                                                   \
  "  llvm.store %t1, %r1 : !llvm.ptr, !llvm.ptr\n" between                                         \
  "  llvm.call @mgpuLaunchKernel(%k, %n, %n, %n, %n, %n, %n, %i, "                                 \
  "%s, %r, %z) : (!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, "                                  \
  "!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()\n"                                                       \
  "  llvm.return }\n"                                                                              \
  "llvm.func @other(!llvm.ptr)\n"                                                                  \
  "llvm.func @mgpuLaunchKernel(!llvm.ptr, i64, i64, i64, i64, i64, i64, i32, !llvm.ptr, "          \
  "!llvm.ptr, !llvm.ptr)\n}"
#define LAUNCH(parameters, more)                                                                   \
  "  action mgpuLaunchKernel(module_launch %0, _, _, _, _, _, _, _, stream_use %3, " parameters    \
  ", _" more ")\n"

START_TEST(parameters_are_looked_up_in_their_array) {
  expect_lines(PARAMETERS(""), LAUNCH("_", ", kernel_both %1, %2"));
  /* the address of a slot, or of the array, is known elsewhere; a slot that is none */
  expect_lines(PARAMETERS("  llvm.call @other(%t1) : (!llvm.ptr) -> ()\n"),
               LAUNCH("kept %6", ", host_read %6, kernel_both %9"));
  expect_lines(PARAMETERS("  llvm.store %r, %a : !llvm.ptr, !llvm.ptr\n"),
               LAUNCH("kept %6", ", host_read %6, kernel_both %9"));
  expect_lines(PARAMETERS("  llvm.store %t, %a : !llvm.ptr, !llvm.ptr\n"),
               LAUNCH("kept %6", ", host_read %6, kernel_both %9"));
  expect_lines(PARAMETERS("  llvm.store %a, %r1 : !llvm.ptr, !llvm.ptr\n"),
               LAUNCH("kept %6", ", host_read %6, kernel_both %9"));
}
END_TEST

UNIT_MAIN("front_kernel", RUNS(a_body_says_what_is_read_and_written),
          RUNS(memrefs_are_spread_over_arguments), RUNS(launches_wait_unless_they_are_on_a_stream),
          RUNS(structs_lead_to_all_their_buffers), RUNS(calls_in_kernels_may_be_deep),
          RUNS(parameters_are_looked_up_in_their_array))
