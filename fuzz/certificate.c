/* A certificate of any bytes for one of a few programs, which the first byte chooses: it is refused
 * or accepted, and for a program with a fault never accepted. */
#include "checker/check.h"
#include "read/read.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define DECLARED                                                                                   \
  "llvm.func @mgpuStreamCreate() -> !llvm.ptr\n"                                                   \
  "llvm.func @mgpuStreamDestroy(!llvm.ptr)\n"                                                      \
  "llvm.func @mgpuStreamSynchronize(!llvm.ptr)\n"                                                  \
  "llvm.func @mgpuStreamWaitEvent(!llvm.ptr, !llvm.ptr)\n"                                         \
  "llvm.func @mgpuEventCreate() -> !llvm.ptr\n"                                                    \
  "llvm.func @mgpuEventDestroy(!llvm.ptr)\n"                                                       \
  "llvm.func @mgpuEventRecord(!llvm.ptr, !llvm.ptr)\n"                                             \
  "llvm.func @mgpuMemAlloc(i64, !llvm.ptr, i8) -> !llvm.ptr\n"                                     \
  "llvm.func @mgpuMemset32(!llvm.ptr, i32, i64, !llvm.ptr)\n"

/* Rounds that fill one buffer on two streams; what orders them is in a slot, and waited for by a
 * function of its own. */
#define ROUNDS(wait)                                                                               \
  "module {\n"                                                                                     \
  "llvm.func internal @order(%slot: !llvm.ptr, %from: !llvm.ptr, %to: !llvm.ptr) {\n"              \
  "%e = llvm.load %slot : !llvm.ptr -> !llvm.ptr\n"                                                \
  "llvm.call @mgpuEventRecord(%e, %from) : (!llvm.ptr, !llvm.ptr) -> ()\n" wait "llvm.return\n}\n" \
  "llvm.func @main(%n: i64, %c: i1) {\n"                                                           \
  "%c0 = llvm.mlir.constant(0 : i64) : i64\n"                                                      \
  "%c1 = llvm.mlir.constant(1 : i64) : i64\n"                                                      \
  "%v = llvm.mlir.constant(7 : i32) : i32\n"                                                       \
  "%dev = llvm.mlir.constant(0 : i8) : i8\n"                                                       \
  "%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"                                         \
  "%t = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"                                         \
  "%slot = llvm.alloca %c1 x !llvm.ptr : (i64) -> !llvm.ptr\n"                                     \
  "%b = llvm.call @mgpuMemAlloc(%n, %s, %dev) : (i64, !llvm.ptr, i8) -> !llvm.ptr\n"               \
  "llvm.br ^head(%c0 : i64)\n"                                                                     \
  "^head(%i: i64):\n"                                                                              \
  "%more = llvm.icmp \"slt\" %i, %n : i64\n"                                                       \
  "llvm.cond_br %more, ^body, ^after\n"                                                            \
  "^body:\n"                                                                                       \
  "%e = llvm.call @mgpuEventCreate() : () -> !llvm.ptr\n"                                          \
  "llvm.store %e, %slot : !llvm.ptr, !llvm.ptr\n"                                                  \
  "llvm.call @mgpuMemset32(%b, %v, %c1, %s) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()\n"            \
  "llvm.call @order(%slot, %s, %t) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()\n"                    \
  "llvm.call @mgpuMemset32(%b, %v, %c1, %t) : (!llvm.ptr, i32, i64, !llvm.ptr) -> ()\n"            \
  "llvm.call @order(%slot, %t, %s) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()\n"                    \
  "llvm.call @mgpuEventDestroy(%e) : (!llvm.ptr) -> ()\n"                                          \
  "%next = llvm.add %i, %c1 : i64\n"                                                               \
  "llvm.br ^head(%next : i64)\n"                                                                   \
  "^after:\n"                                                                                      \
  "llvm.return\n}\n" DECLARED "}\n"

/* A stream that is destroyed where it was made, or where it was not. */
#define BRANCHES(condition)                                                                        \
  "module {\n"                                                                                     \
  "llvm.func @main(%n: i64, %c: i1, %given: !llvm.ptr) {\n"                                        \
  "%true = llvm.mlir.constant(true) : i1\n"                                                        \
  "%not = llvm.xor %c, %true : i1\n"                                                               \
  "llvm.cond_br %c, ^make, ^join(%given : !llvm.ptr)\n"                                            \
  "^make:\n"                                                                                       \
  "%s = llvm.call @mgpuStreamCreate() : () -> !llvm.ptr\n"                                         \
  "llvm.br ^join(%s : !llvm.ptr)\n"                                                                \
  "^join(%k: !llvm.ptr):\n"                                                                        \
  "llvm.cond_br " condition ", ^end, ^drop\n"                                                      \
  "^drop:\n"                                                                                       \
  "llvm.call @mgpuStreamDestroy(%k) : (!llvm.ptr) -> ()\n"                                         \
  "llvm.br ^end\n"                                                                                 \
  "^end:\n"                                                                                        \
  "llvm.cond_br %not, ^last, ^use\n"                                                               \
  "^use:\n"                                                                                        \
  "llvm.call @mgpuStreamSynchronize(%k) : (!llvm.ptr) -> ()\n"                                     \
  "llvm.br ^last\n"                                                                                \
  "^last:\n"                                                                                       \
  "llvm.return\n}\n" DECLARED "}\n"

static const struct {
  const char *text;
  bool is_right;
} programs[] = {
    {ROUNDS("llvm.call @mgpuStreamWaitEvent(%to, %e) : (!llvm.ptr, !llvm.ptr) -> ()\n"), true},
    {ROUNDS("llvm.call @mgpuStreamWaitEvent(%from, %e) : (!llvm.ptr, !llvm.ptr) -> ()\n"), false},
    {BRANCHES("%c"), true},
    {BRANCHES("%not"), false},
};
enum { PROGRAMS = sizeof programs / sizeof *programs };

/* Each is read once. */
static struct {
  gv_arena arena;
  gv_parsed parsed;
  gvc_program program;
} kept[PROGRAMS];

static void clear_kept(void) {
  for (size_t i = 0; i < PROGRAMS; i++) {
    gvc_program_clear(&kept[i].program);
    if (kept[i].parsed.context.ptr) gv_parsed_destroy(&kept[i].parsed);
    gv_arena_clear(&kept[i].arena);
  }
}

static const gvc_program *program_of(size_t i) {
  gv_str error;
  if (kept[i].parsed.context.ptr) return &kept[i].program;
  static bool registered;
  if (!registered) registered = atexit(clear_kept) == 0;
  kept[i].parsed = gv_parse(&kept[i].arena, GV_STR("program"), gv_str_of(programs[i].text), &error);
  GV_CHECK(kept[i].parsed.root.ptr);
  gvc_program_read(&kept[i].program, kept[i].parsed.root);
  return &kept[i].program;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (!size) return 0;
  size_t chosen = data[0] % PROGRAMS;
  gvc_certificate certificate = {0};
  gvc_refusal refusal;
  uint32_t line;
  const gvc_program *program = program_of(chosen);
  uint64_t effort = gvc_most_effort(program);
  if (gvc_certificate_parse(&certificate, program, (gv_str){(const char *)data + 1, size - 1},
                            &line))
    GV_CHECK(!gvc_certificate_check(&certificate, program, &effort, &refusal) ||
             programs[chosen].is_right);
  gvc_certificate_clear(&certificate);
  return 0;
}
