/* What the front says about memory: which bytes each operation of the host touches, and through
 * which address. */
#include "parsed.h"

/* A public function of one pointer, one number and a stream. */
#define FUNCTION(body)                                                                             \
  "module {\n"                                                                                     \
  "llvm.func @f(%p: !llvm.ptr, %x: f32, %n: i64, %s: !llvm.ptr) {\n" body "  llvm.return\n}\n"
#define DECLARED(declarations) declarations "}\n"

static const gv_op *first_action(const gv_model *m, const char *name) {
  for (uint32_t i = 0; i < m->ops.len; i++)
    if (m->ops.at[i].kind == GV_OP_ACTION && strcmp(m->ops.at[i].action->name, name) == 0)
      return &m->ops.at[i];
  return NULL;
}

/* ---- the runtime ---- */

START_TEST(memory_of_the_runtime) {
  const char *text = FUNCTION(
      "  %b = llvm.mlir.constant(1 : i8) : i8\n"
      "  %v = llvm.mlir.constant(7 : i32) : i32\n"
      "  %m = llvm.call @mgpuMemAlloc(%n, %s, %b) : (i64, !llvm.ptr, i8) -> !llvm.ptr\n"
      "  llvm.call @mgpuMemset32(%m, %v, %n, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()\n"
      "  llvm.call @mgpuMemcpy(%p, %m, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()\n"
      "  llvm.call @mgpuMemFree(%m, %s) : (!llvm.ptr, !llvm.ptr) -> ()\n")
      DECLARED("llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr\n"
               "llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)\n"
               "llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)\n"
               "llvm.func @mgpuMemFree(!llvm.ptr, !llvm.ptr)\n");
  expect_lines(text, "  %4:b8 = action mgpuMemAlloc(size %2, _, _) shared\n"
                     "  action mgpuMemset32(gpu_write %4, _, size %2, stream_use %3)\n"
                     "  action mgpuMemcpy(gpu_write %0, gpu_read %4, size %2, stream_use %3)\n"
                     "  action mgpuMemFree(device_free %4, stream_use %3)\n");
  gv_model m = {0};
  gv_str error;
  ck_assert_int_eq(gv_front_parse(&m, GV_STR("x.mlir"), text_of(text), &error), GV_OK);
  const gv_op *alloc = first_action(&m, "mgpuMemAlloc"), *copy = first_action(&m, "mgpuMemcpy"),
              *set = first_action(&m, "mgpuMemset32"), *release = first_action(&m, "mgpuMemFree");
  ck_assert_int_eq(alloc->action->creates, GV_CREATES_MEMORY);
  ck_assert_int_eq(alloc->action->flags, 0);
  ck_assert_int_eq(alloc->action->size_unit, 1);
  ck_assert_int_eq(copy->action->flags, GV_ACTION_ENQUEUES);
  ck_assert_int_eq(copy->action->size_unit, 1);
  ck_assert_int_eq(set->action->flags, GV_ACTION_ENQUEUES);
  ck_assert_int_eq(set->action->size_unit, 4);
  ck_assert_int_eq(release->action->flags, 0);
  gv_model_clear(&m);
}
END_TEST

START_TEST(memory_that_the_host_cannot_touch) {
#define ALLOCATION(flag)                                                                           \
  FUNCTION("  %b = llvm.mlir.constant(" flag " : i8) : i8\n"                                       \
           "  %m = llvm.call @mgpuMemAlloc(%n, %s, %b) : (i64, !llvm.ptr, i8) -> !llvm.ptr\n")     \
  DECLARED("llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr\n")
  expect_no(ALLOCATION("0"), "shared");
  expect_lines(ALLOCATION("1"), "shared");
#undef ALLOCATION
}
END_TEST

START_TEST(modules_and_their_parts) {
  expect_lines(
      FUNCTION(
          "  %m = llvm.call @mgpuModuleLoad(%p, %n) : (!llvm.ptr, i64) -> !llvm.ptr\n"
          "  %k = llvm.call @mgpuModuleGetFunction(%m, %p) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr\n"
          "  llvm.call @mgpuModuleUnload(%m) : (!llvm.ptr) -> ()\n")
          DECLARED("llvm.func @mgpuModuleLoad(!llvm.ptr, i64) -> !llvm.ptr\n"
                   "llvm.func @mgpuModuleGetFunction(!llvm.ptr, !llvm.ptr) -> !llvm.ptr\n"
                   "llvm.func @mgpuModuleUnload(!llvm.ptr)\n"),
      "  %4:b8 = action mgpuModuleLoad(host_read %0, _)\n"
      "    #0 read [0, *) at least [0, 1)\n"
      "  %5:b8 = action mgpuModuleGetFunction(module_use %4, host_read %0)\n"
      "    #1 read [0, *) at least [0, 1)\n"
      "  action mgpuModuleUnload(module_unload %4)\n");
}
END_TEST

START_TEST(sparse_work_goes_to_the_null_stream) {
  const char *text = FUNCTION("  %t = llvm.mlir.constant(0 : i32) : i32\n"
                              "  %d = llvm.call @mgpuCreateDnVec(%n, %p, %t, %s) : (i64, "
                              "!llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr\n"
                              "  llvm.call @mgpuSpMV(%t, %d, %d, %d, %t, %p, %s) : (i32, "
                              "!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, "
                              "!llvm.ptr) -> ()\n"
                              "  llvm.call @mgpuSpMatGetSize(%d, %p, %p, %p, %s) : (!llvm.ptr, "
                              "!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) "
                              "-> ()\n")
      DECLARED(
          "llvm.func @mgpuCreateDnVec(i64, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr\n"
          "llvm.func @mgpuSpMV(i32, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr)\n"
          "llvm.func @mgpuSpMatGetSize(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr)\n");
  expect_lines(
      text,
      "  %4:b8 = action mgpuCreateDnVec(_, kept %0, _, _)\n"
      "  action mgpuSpMV(_, kernel_read %4, kernel_read %4, kernel_both %4, _, kernel_both %0, _)\n"
      "  action mgpuSpMatGetSize(descriptor_use %4, host_write %0, host_write %0, host_write %0, "
      "_)\n");
  gv_model m = {0};
  gv_str error;
  ck_assert_int_eq(gv_front_parse(&m, GV_STR("x.mlir"), text_of(text), &error), GV_OK);
  ck_assert_int_eq(first_action(&m, "mgpuSpMV")->action->flags,
                   GV_ACTION_ENQUEUES | GV_ACTION_ON_NULL);
  ck_assert_int_eq(first_action(&m, "mgpuCreateDnVec")->action->flags, 0);
  gv_model_clear(&m);
}
END_TEST

/* A declaration whose arguments cannot play their parts is another function. */
START_TEST(what_does_not_fit_its_row_is_unknown) {
  expect_lines(FUNCTION("  llvm.call @mgpuMemFree(%n, %s) : (i64, !llvm.ptr) -> ()\n")
                   DECLARED("llvm.func @mgpuMemFree(i64, !llvm.ptr)\n"),
               "  unknown @mgpuMemFree(%2, %3)\n");
  expect_lines(FUNCTION("  llvm.call @free() : () -> ()\n") DECLARED("llvm.func @free()\n"),
               "  unknown @free()\n");
}
END_TEST

/* ---- the library ---- */

START_TEST(the_library_reads_writes_and_frees) {
  expect_lines(FUNCTION("  llvm.call @puts(%p) : (!llvm.ptr) -> ()\n"
                        "  llvm.call @printf(%p, %s, %n) : (!llvm.ptr, !llvm.ptr, i64) -> ()\n"
                        "  llvm.call @printNewline() : () -> ()\n"
                        "  llvm.call @printMemrefShapeF32(%n, %p) : (i64, !llvm.ptr) -> ()\n"
                        "  llvm.call @printMemrefF32(%n, %p) : (i64, !llvm.ptr) -> ()\n"
                        "  %e = llvm.call @verifyMemRefF32(%n, %p, %n, %s) : (i64, !llvm.ptr, i64, "
                        "!llvm.ptr) -> i64\n"
                        "  llvm.call @_mlir_ciface_printMemref1dF32(%p) : (!llvm.ptr) -> ()\n"
                        "  llvm.call @free(%p) : (!llvm.ptr) -> ()\n")
                   DECLARED("llvm.func @puts(!llvm.ptr)\n"
                            "llvm.func @printf(!llvm.ptr, !llvm.ptr, i64)\n"
                            "llvm.func @printNewline()\n"
                            "llvm.func @printMemrefShapeF32(i64, !llvm.ptr)\n"
                            "llvm.func @printMemrefF32(i64, !llvm.ptr)\n"
                            "llvm.func @verifyMemRefF32(i64, !llvm.ptr, i64, !llvm.ptr) -> i64\n"
                            "llvm.func @_mlir_ciface_printMemref1dF32(!llvm.ptr)\n"
                            "llvm.func @free(!llvm.ptr)\n"),
               "  action @puts(host_read %0)\n"
               "    #0 read [0, *) at least [0, 1)\n"
               "  unknown @printf(%0, %3, %2)\n"
               "  action @printMemrefShapeF32(host_read %0)\n"
               "    #0 read [0, *) at least [0, 24)\n"
               "  action @printMemrefShapeF32(_, _)\n"
               "  action @printMemrefF32(host_read %0)\n"
               "    #0 read [0, *) at least [0, 24)\n"
               "  action @printMemrefF32(_, memref_read %0)\n"
               "  action @verifyMemRefF32(host_read %0)\n"
               "    #0 read [0, *) at least [0, 24)\n"
               "  action @verifyMemRefF32(host_read %3)\n"
               "    #0 read [0, *) at least [0, 24)\n"
               "  %4:i64 = action @verifyMemRefF32(_, memref_read %0, _, memref_read %3)\n"
               "  action @_mlir_ciface_printMemref1dF32(host_read %0)\n"
               "    #0 read [0, 40) all\n"
               "  action @_mlir_ciface_printMemref1dF32(memref_read %0)\n"
               "  action @free(host_free %0)\n");
}
END_TEST

#define FILLED(slot, descriptor)                                                                   \
  "  " slot " = llvm.alloca %n x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr\n"                  \
  "  " slot "u = llvm.mlir.poison : !llvm.struct<(i64, ptr)>\n"                                    \
  "  " slot "d = llvm.insertvalue " descriptor ", " slot "u[1] : !llvm.struct<(i64, ptr)>\n"       \
  "  llvm.store " slot "d, " slot " : !llvm.struct<(i64, ptr)>, !llvm.ptr\n"

/* The descriptor is behind the slot: the one that was put there, or what is loaded from it. */
START_TEST(descriptors_behind_slots) {
  expect_lines(
      FUNCTION(FILLED("%a", "%p") FILLED(
          "%b", "%s") "  llvm.call @memrefCopy(%n, %a, %b) : (i64, !llvm.ptr, !llvm.ptr) -> ()\n")
          DECLARED("llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)\n"),
      "  action @memrefCopy(_, memref_read %0, memref_write %3)\n");
  /* filled twice: which one counts is not looked into */
  expect_lines(FUNCTION(FILLED(
                   "%a", "%p") "  llvm.store %ad, %a : !llvm.struct<(i64, ptr)>, !llvm.ptr\n"
                               "  llvm.call @_mlir_ciface_printMemrefF32(%a) : (!llvm.ptr) -> ()\n")
                   DECLARED("llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr)\n"),
               " + 8\n"
               "  %5:b8 = load descriptor(%7)\n"
               "  action @_mlir_ciface_printMemrefF32(host_read %5)\n"
               "    #0 read [0, *) at least [0, 24)\n"
               "  action @_mlir_ciface_printMemrefF32(memref_read %5)\n"
               "    #0 read [*, *) or none\n");
  /* another function knows the slot */
  expect_lines(FUNCTION(FILLED(
                   "%a", "%p") "  llvm.call @other(%a) : (!llvm.ptr) -> ()\n"
                               "  llvm.call @_mlir_ciface_printMemrefF32(%a) : (!llvm.ptr) -> ()\n")
                   DECLARED("llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr)\n"
                            "llvm.func @other(!llvm.ptr)\n"),
               "  action @_mlir_ciface_printMemrefF32(host_read %5)\n"
               "    #0 read [0, *) at least [0, 24)\n"
               "  action @_mlir_ciface_printMemrefF32(memref_read %5)\n");
}
END_TEST

#define WRAPPER(extra)                                                                             \
  "module {\n"                                                                                     \
  "llvm.func private @printMemrefF32(%r: i64, %d: !llvm.ptr) attributes {llvm.emit_c_interface} "  \
  "{\n"                                                                                            \
  "  %n = llvm.mlir.constant(1 : i64) : i64\n" extra FILLED(                                       \
      "%a",                                                                                        \
      "%d") "  llvm.call @_mlir_ciface_printMemrefF32(%a) : (!llvm.ptr) -> ()\n  llvm.return }\n"  \
            "llvm.func @_mlir_ciface_printMemrefF32(!llvm.ptr)\n"                                  \
            "llvm.func @other(i64)\n"                                                              \
            "llvm.func @f(%p: !llvm.ptr, %n: i64) { llvm.call @printMemrefF32(%n, %p) : (i64, "    \
            "!llvm.ptr) -> () "                                                                    \
            "llvm.return }\n}"

START_TEST(the_c_interface_stands_for_the_library) {
  expect_lines(WRAPPER(""), "  action @printMemrefF32(_, memref_read %0)\n");
  expect_lines(WRAPPER("  llvm.call @other(%r) : (i64) -> ()\n"),
               "  call @printMemrefF32(%1, %0) func 0\n");
}
END_TEST

/* ---- the host ---- */

START_TEST(every_access_has_its_bytes) {
  expect_lines(FUNCTION("  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, f32\n"
                        "  %l = llvm.load %q : !llvm.ptr -> f32\n"
                        "  %v = llvm.load %p : !llvm.ptr -> vector<4xf32>\n"
                        "  llvm.store %x, %q : f32, !llvm.ptr\n") "}",
               "  %6:b8 = offset %0 + 8\n"
               "  %4:b4 = load llvm.load(%6)\n"
               "  %5:b16 = load llvm.load(%0)\n"
               "  store llvm.store(%1, %6)\n");
  expect_lines(
      FUNCTION(
          "  %b = llvm.mlir.constant(1 : i8) : i8\n"
          "  %k = llvm.mlir.constant(24 : i64) : i64\n"
          "  \"llvm.intr.memset\"(%p, %b, %k) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()\n"
          "  \"llvm.intr.memcpy\"(%p, %s, %k) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) "
          "-> ()\n") "}",
      "  store llvm.intr.memset(undef:b24, %0)\n"
      "  memcpy llvm.intr.memcpy(%0, %3, 24:i64)\n");
}
END_TEST

START_TEST(masks_and_atomics_touch_memory_too) {
  expect_lines(FUNCTION("  %m = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>\n"
                        "  %z = llvm.mlir.zero : vector<4xf32>\n"
                        "  %v = llvm.intr.masked.load %p, %m, %z {alignment = 4 : i32} : "
                        "(!llvm.ptr, vector<4xi1>, "
                        "vector<4xf32>) -> vector<4xf32>\n"
                        "  llvm.intr.masked.store %z, %p, %m {alignment = 4 : i32} : "
                        "vector<4xf32>, vector<4xi1> into "
                        "!llvm.ptr\n"
                        "  %r = llvm.atomicrmw fadd %p, %x monotonic : !llvm.ptr, f32\n") "}",
               "  %6:b8 = offset %0 + ?\n"
               "  %4:b16 = load llvm.intr.masked.load(%6)\n"
               "  %7:b8 = offset %0 + ?\n"
               "  store llvm.intr.masked.store(null:b16, %7)\n"
               "  %5:b4 = load llvm.atomicrmw(%0)\n"
               "  %8:b4 = opaque\n"
               "  store llvm.atomicrmw(%8, %0)\n");
}
END_TEST

START_TEST(memrefs_are_accessed_behind_their_aligned_pointer) {
  expect_lines("func.func @f(%a: memref<4xf32>, %i: index) {\n"
               "  %v = memref.load %a[%i] : memref<4xf32>\n"
               "  memref.store %v, %a[%i] : memref<4xf32>\n"
               "  %w = vector.load %a[%i] : memref<4xf32>, vector<2xf32>\n"
               "  memref.copy %a, %a : memref<4xf32> to memref<4xf32>\n"
               "  return }",
               "  %4:b8 = extract %0 at 8\n"
               "  %5:b8 = offset %4 + ?\n"
               "  %2:b4 = load memref.load(%5)\n");
  expect_lines("func.func @f(%a: memref<4xf32>, %i: index, %x: f32) {\n"
               "  memref.store %x, %a[%i] : memref<4xf32>\n"
               "  return }",
               "  store memref.store(%2, %4)\n");
  expect_lines("func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {\n"
               "  memref.copy %a, %b : memref<4xf32> to memref<4xf32>\n"
               "  return }",
               "  %2:b8 = extract %1 at 8\n"
               "  %3:b8 = offset %2 + ?\n"
               "  %4:b8 = extract %0 at 8\n"
               "  %5:b8 = offset %4 + ?\n"
               "  memcpy memref.copy(%3, %5, _)\n");
}
END_TEST

/* What only this function can see is no matter of the GPU; one whose address goes anywhere else is.
 */
START_TEST(slots_of_plain_data_stay_out) {
#define SLOT(use)                                                                                  \
  FUNCTION("  %a = llvm.alloca %n x f32 : (i64) -> !llvm.ptr\n"                                    \
           "  %b = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, f32\n" use                 \
           "  %l = llvm.load %b : !llvm.ptr -> f32\n")                                             \
  DECLARED("llvm.func @puts(!llvm.ptr)\n")
  expect_no(SLOT("  llvm.store %x, %b : f32, !llvm.ptr\n"), "load");
  expect_lines(SLOT("  llvm.call @puts(%a) : (!llvm.ptr) -> ()\n"), ":b4 = load llvm.load(%6)\n");
  expect_lines(SLOT("  llvm.store %b, %p : !llvm.ptr, !llvm.ptr\n"), ":b4 = load llvm.load(");
#undef SLOT
}
END_TEST

/* ---- addresses as numbers ---- */

#define ALIGNED(dividend)                                                                          \
  FUNCTION("  %m = llvm.call @malloc(%n) : (i64) -> !llvm.ptr\n"                                   \
           "  %i = llvm.ptrtoint %m : !llvm.ptr to i64\n"                                          \
           "  %c = llvm.mlir.constant(64 : index) : i64\n"                                         \
           "  %1 = llvm.mlir.constant(1 : index) : i64\n"                                          \
           "  %k = llvm.sub %c, %1 : i64\n"                                                        \
           "  %t = llvm.add %i, %k : i64\n"                                                        \
           "  %r = llvm.urem " dividend ", %c : i64\n"                                             \
           "  %u = llvm.sub %t, %r : i64\n"                                                        \
           "  %q = llvm.inttoptr %u : i64 to !llvm.ptr\n"                                          \
           "  llvm.store %x, %q : f32, !llvm.ptr\n")                                               \
  DECLARED("llvm.func @malloc(i64) -> !llvm.ptr\n")

START_TEST(an_aligned_address_is_in_its_buffer) {
  expect_lines(ALIGNED("%t"), "  %4:b8 = memory @malloc() heap\n"
                              "  %5:b8 = offset %4 + ?\n"
                              "  store llvm.store(%1, %5)\n");
  expect_lines(ALIGNED("%n"), "  %8:i64 = sub %6, %7\n" /* something else is taken away */
                              "  %9:b8 = copy %8\n"
                              "  store llvm.store(%1, %9)\n");
}
END_TEST

START_TEST(sizes_computed_as_addresses_are_numbers) {
#define SIZED(index)                                                                               \
  FUNCTION(                                                                                        \
      "  %z = llvm.mlir.zero : !llvm.ptr\n"                                                        \
      "  %i = llvm.mlir.constant(5 : i64) : i64\n"                                                 \
      "  %g = llvm.getelementptr %z[" index "] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n"             \
      "  %b = llvm.ptrtoint %g : !llvm.ptr to i64\n"                                               \
      "  %c = llvm.add %b, %n : i64\n"                                                             \
      "  llvm.call @mgpuMemcpy(%p, %p, %b, %s) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> ()\n"   \
      "  %m = llvm.call @malloc(%c) : (i64) -> !llvm.ptr\n")                                       \
  DECLARED("llvm.func @mgpuMemcpy(!llvm.ptr, !llvm.ptr, i64, !llvm.ptr)\n"                         \
           "llvm.func @malloc(i64) -> !llvm.ptr\n")
  expect_lines(SIZED("%i"),
               "  action mgpuMemcpy(gpu_write %0, gpu_read %0, size 20:i64, stream_use %3)\n");
  expect_lines(SIZED("%n"),
               "  %5:i64 = mul %2, 4:i64\n"
               "  action mgpuMemcpy(gpu_write %0, gpu_read %0, size %5, stream_use %3)\n");
  expect_no(SIZED("%i"), "unknown");
#undef SIZED
}
END_TEST

START_TEST(a_member_of_a_descriptor_is_what_was_put_there) {
  expect_lines(FUNCTION("  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>\n"
                        "  %1 = llvm.insertvalue %s, %0[0] : !llvm.struct<(ptr, ptr, i64)>\n"
                        "  %2 = llvm.insertvalue %p, %1[1] : !llvm.struct<(ptr, ptr, i64)>\n"
                        "  %3 = llvm.insertvalue %n, %2[2] : !llvm.struct<(ptr, ptr, i64)>\n"
                        "  %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>\n"
                        "  llvm.store %x, %4 : f32, !llvm.ptr\n") "}",
               "^0:\n"
               "  %4:b8 = copy %0\n"
               "  store llvm.store(%1, %4)\n");
}
END_TEST

/* Two pointers and an odd number of numbers are a memref. */
START_TEST(the_pointers_of_a_memref_lead_to_one_buffer) {
  expect_lines("llvm.func @f(%a: !llvm.ptr, %b: !llvm.ptr, %c: !llvm.ptr, %o: i64, %d: !llvm.ptr, "
               "%e: !llvm.ptr, %p: i64, "
               "%q: i64) { llvm.return }",
               "  param 0 %0:b8\n"
               "  param 1 %1:b8\n"
               "  param 2 %2:b8 in the buffer of %1\n"
               "  param 3 %3:i64\n"
               "  param 4 %4:b8\n"
               "  param 5 %5:b8\n"
               "  param 6 %6:i64\n");
}
END_TEST

UNIT_MAIN("front_memory", RUNS(memory_of_the_runtime), RUNS(memory_that_the_host_cannot_touch),
          RUNS(modules_and_their_parts), RUNS(sparse_work_goes_to_the_null_stream),
          RUNS(what_does_not_fit_its_row_is_unknown), RUNS(the_library_reads_writes_and_frees),
          RUNS(descriptors_behind_slots), RUNS(the_c_interface_stands_for_the_library),
          RUNS(every_access_has_its_bytes), RUNS(masks_and_atomics_touch_memory_too),
          RUNS(memrefs_are_accessed_behind_their_aligned_pointer),
          RUNS(slots_of_plain_data_stay_out), RUNS(an_aligned_address_is_in_its_buffer),
          RUNS(sizes_computed_as_addresses_are_numbers),
          RUNS(a_member_of_a_descriptor_is_what_was_put_there),
          RUNS(the_pointers_of_a_memref_lead_to_one_buffer))
