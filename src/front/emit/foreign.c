/* Runtimes that no profile knows. A program in which nothing was recognised is proved only if
 * nothing in it looks as if it did something on a GPU; else it says what does, and what a profile
 * would have to say. Where the rest of a program was recognised, that holds of what starts work
 * alone: what is done with handles and buffers that go to an unknown function is not known there
 * anyway.
 *
 * needs: a finished model, symbols with the first use of each function that is not known. gives:
 * gv_model.recognised, gv_model.foreign. cost: the functions that are not known, once each.
 */
#define _GNU_SOURCE
#include "emit/emit.h"

#include <ctype.h>

/* ---- names ---- */

typedef enum next { ANY, UPPER } next;

static const struct {
  const char *prefix;
  next next;
  const char *runtime;
} runtimes[] = {
#define RUNTIME(prefix, next, runtime) {prefix, next, runtime},
#define DIALECT(prefix, runtime)
#include "front/foreign.def"
};

static const struct {
  const char *prefix, *runtime;
} dialects[] = {
#define RUNTIME(prefix, next, runtime)
#define DIALECT(prefix, runtime) {prefix, runtime},
#include "front/foreign.def"
};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const char *runtime_of_function(gv_str name) {
  for (size_t i = 0; i < COUNT(runtimes); i++)
    if (gv_str_begins(name, runtimes[i].prefix) &&
        (runtimes[i].next == ANY || isupper((unsigned char)name.at[strlen(runtimes[i].prefix)])))
      return runtimes[i].runtime;
  return NULL;
}

static const char *runtime_of_operation(gv_str name) {
  for (size_t i = 0; i < COUNT(dialects); i++)
    if (gv_str_begins(name, dialects[i].prefix)) return dialects[i].runtime;
  return NULL;
}

/* ---- words in names: "gpuLaunchKernel", "gpu_launch_kernel", "_ZN3gpu12LaunchKernelEv" ---- */

/* Bits: a name can have words of several kinds. */
enum {
  SAYS_DEVICE = 1,   /* it is about a GPU */
  SAYS_QUEUE = 2,    /* … a stream or queue */
  SAYS_EVENT = 4,    /* … an event */
  SAYS_MEMORY = 8,   /* … memory */
  SAYS_KERNEL = 16,  /* … what runs there */
  SAYS_START = 32,   /* it starts work */
  SAYS_MAKE = 64,    /* it makes something */
  SAYS_END = 128,    /* it ends something */
  SAYS_WAIT = 256,   /* it waits */
  SAYS_RECORD = 512, /* it records */
  SAYS_COPY = 1024,  /* it copies or fills */
  SAYS_TARGET = 2048 /* of OpenMP's functions: it is done elsewhere */
};

static const struct {
  const char *word;
  uint32_t says;
} words[] = {
    {"gpu", SAYS_DEVICE},       {"cuda", SAYS_DEVICE},        {"hip", SAYS_DEVICE},
    {"sycl", SAYS_DEVICE},      {"opencl", SAYS_DEVICE},      {"vulkan", SAYS_DEVICE},
    {"rocm", SAYS_DEVICE},      {"xpu", SAYS_DEVICE},         {"npu", SAYS_DEVICE},
    {"tpu", SAYS_DEVICE},       {"accelerator", SAYS_DEVICE}, {"offload", SAYS_DEVICE | SAYS_START},
    {"device", SAYS_MEMORY},    {"stream", SAYS_QUEUE},       {"queue", SAYS_KERNEL},
    {"event", SAYS_EVENT},      {"fence", SAYS_EVENT},        {"kernel", SAYS_KERNEL},
    {"kernels", SAYS_KERNEL},   {"command", SAYS_KERNEL},     {"commands", SAYS_KERNEL},
    {"workgroup", SAYS_KERNEL}, {"workgroups", SAYS_KERNEL},  {"grid", SAYS_KERNEL},
    {"ndrange", SAYS_KERNEL},   {"shader", SAYS_KERNEL},      {"launch", SAYS_START},
    {"enqueue", SAYS_START},    {"submit", SAYS_START},       {"dispatch", SAYS_START},
    {"execute", SAYS_START},    {"exec", SAYS_START},         {"append", SAYS_START},
    {"create", SAYS_MAKE},      {"make", SAYS_MAKE},          {"new", SAYS_MAKE},
    {"alloc", SAYS_MAKE},       {"malloc", SAYS_MAKE},        {"allocate", SAYS_MAKE},
    {"destroy", SAYS_END},      {"release", SAYS_END},        {"delete", SAYS_END},
    {"free", SAYS_END},         {"dealloc", SAYS_END},        {"deallocate", SAYS_END},
    {"synchronize", SAYS_WAIT}, {"sync", SAYS_WAIT},          {"wait", SAYS_WAIT},
    {"finish", SAYS_WAIT},      {"record", SAYS_RECORD},      {"copy", SAYS_COPY},
    {"memcpy", SAYS_COPY},      {"memset", SAYS_COPY},        {"fill", SAYS_COPY},
    {"mem", SAYS_MEMORY},       {"memory", SAYS_MEMORY},      {"buffer", SAYS_MEMORY},
    {"target", SAYS_TARGET},
};

static uint32_t says_word(const char *at, size_t len) {
  for (size_t i = 0; i < COUNT(words); i++)
    if (strlen(words[i].word) == len && strncasecmp(words[i].word, at, len) == 0)
      return words[i].says;
  return 0;
}

/* A word ends where no letter follows, or a capital one after a small one, or the last of several
 * capital ones. */
static size_t word_at(const char *at, size_t room) {
  size_t len = 1;
  while (len < room && isalpha((unsigned char)at[len])) {
    bool upper = isupper((unsigned char)at[len]), after_upper = isupper((unsigned char)at[len - 1]);
    if (upper && !after_upper) break;
    if (upper && len + 1 < room && islower((unsigned char)at[len + 1])) break;
    len++;
  }
  return len;
}

static uint32_t says(gv_str name) {
  static const char *const anywhere[] = {"cuda", "opencl", "vulkan", "gpu", "sycl"};
  uint32_t all = 0;
  if (gv_str_begins(name, "gpuverify."))
    return 0; /* put there for the value of a variable (simplify.c) */
  for (size_t i = 0; i < name.len;) {
    size_t len = isalpha((unsigned char)name.at[i]) ? word_at(name.at + i, name.len - i) : 1;
    all |= says_word(name.at + i, len);
    i += len;
  }
  for (size_t w = 0; w < COUNT(anywhere); w++)
    for (size_t i = 0, len = strlen(anywhere[w]); i + len <= name.len && !(all & SAYS_DEVICE); i++)
      if (strncasecmp(name.at + i, anywhere[w], len) == 0) all |= SAYS_DEVICE;
  return all;
}

static bool starts_work(uint32_t s) {
  return s & SAYS_TARGET ? true
                         : (s & SAYS_START) && (s & (SAYS_DEVICE | SAYS_KERNEL | SAYS_QUEUE));
}

static bool looks_like_runtime(uint32_t s) {
  uint32_t deed = SAYS_MAKE | SAYS_END | SAYS_WAIT | SAYS_RECORD;
  return s & SAYS_DEVICE || starts_work(s & ~(uint32_t)SAYS_TARGET) ||
         (s & SAYS_QUEUE && s & deed) || (s & SAYS_EVENT && s & SAYS_RECORD) ||
         (s & SAYS_KERNEL && s & (SAYS_MAKE | SAYS_END) && s & SAYS_QUEUE);
}

static uint32_t says_function(gv_str name, const char *runtime) {
  return says(name) | (runtime ? (uint32_t)SAYS_DEVICE : 0);
}

/* ---- what a profile would say ---- */

/* "clEnqueueReadBuffer" has a row in the built-in profile of this name; NULL: in none. */
static const char *profile_with(gv_arena *arena, gv_str name) {
  gv_str row = gv_format(arena, "\nfunction %.*s(", GV_FMT(name));
  for (const gv_builtin_profile *b = gv_builtin_profiles; b->name; b++)
    if (memmem(b->text, strlen(b->text), row.at, row.len)) return b->name;
  return NULL;
}

static bool can_be_in_profile(gv_str name) {
  for (size_t i = 0; i < name.len; i++)
    if (!isalnum((unsigned char)name.at[i]) && !strchr("_-.$", name.at[i])) return false;
  return name.len > 0;
}

/* The part that the address which is argument `index`, the `nth` address, plays. */
static const char *part_of(uint32_t s, uint32_t nth, bool made) {
  bool queue = s & (SAYS_QUEUE | SAYS_KERNEL);
  if (made) return nth ? "-" : s & SAYS_MEMORY ? "stream" : "-";
  if (s & SAYS_EVENT) {
    if (s & SAYS_RECORD) return nth ? "stream" : "event-record";
    if (s & SAYS_END) return nth ? "-" : "event-destroy";
    if (s & SAYS_WAIT)
      return nth ? (queue ? "event-wait" : "-") : (queue ? "stream" : "event-sync");
  }
  if (starts_work(s)) return nth ? "kernel-both" : "stream";
  if (s & SAYS_COPY)
    return nth == 0 ? "gpu-write" : nth == 1 ? "gpu-read" : nth == 2 ? "stream" : "-";
  if (queue && s & SAYS_END) return nth ? "-" : "stream-destroy";
  if (s & SAYS_WAIT) return nth ? "-" : "stream-sync";
  if (s & SAYS_END) return nth ? "stream" : "device-free";
  return "-";
}

static const char *made_by(uint32_t s) {
  if (!(s & SAYS_MAKE)) return NULL;
  if (s & SAYS_EVENT) return "event";
  return s & SAYS_MEMORY ? "device-memory" : s & (SAYS_QUEUE | SAYS_KERNEL) ? "stream" : NULL;
}

/* A line to start from, by the function's name and the types of its arguments. */
static gv_str row_for(front *f, const gv_symbol *symbol, const char *runtime, MlirOperation use) {
  gv_arena *arena = &f->model->arena;
  uint32_t s = says_function(symbol->name, runtime), nth = 0, end = gv_argument_count(use),
           count = 0;
  MlirValue result =
      mlirOperationGetNumResults(use) ? mlirOperationGetResult(use, 0) : (MlirValue){NULL};
  bool gives_address =
      !mlirValueIsNull(result) && mlirTypeIsALLVMPointerType(mlirValueGetType(result));
  const char *made = made_by(s);
  gv_str row = gv_format(arena, "function %.*s(", GV_FMT(symbol->name));
  for (uint32_t i = 0; i < end && i < GV_ACTION_ARGS; i++) {
    bool address = gv_value_layout(f, mlirOperationGetOperand(use, i)).holds;
    const char *part = !address                             ? "-"
                       : made && !gives_address && nth == 0 ? NULL
                                                            : part_of(s, nth, made);
    row = part ? gv_format(arena, "%.*s%s%s", GV_FMT(row), count ? ", " : "", part)
               : gv_format(arena, "%.*s%sout %s", GV_FMT(row), count ? ", " : "", made);
    nth += address, count++;
  }
  const char *arrow = made && gives_address ? " -> " : "",
             *what = made && gives_address ? made : "";
  bool queued = starts_work(s) || (s & SAYS_COPY && nth > 2);
  return gv_format(arena, "%.*s)%s%s%s", GV_FMT(row), arrow, what, queued && nth ? " queued" : "");
}

/* ---- what was recognised ---- */

static bool is_of_runtime(const gv_op *op) {
  switch (op->kind) {
  case GV_OP_ACTION: {
    const gv_action *a = op->action;
    if (a->creates != GV_CREATES_NOTHING || a->flags & ~(uint32_t)GV_ACTION_ANSWERS) return true;
    for (uint32_t i = 0; i < op->operand_count; i++) {
      gv_role role = gv_role_of(op, i);
      bool memory = gv_is_gpu_access(role) || (gv_is_free(role) && role != GV_ROLE_HOST_FREE) ||
                    role == GV_ROLE_KEPT || role == GV_ROLE_MEMORY_USE;
      if (memory || gv_is_handle_role(role) || gv_roles[role].of == GV_OF_MODULE) return true;
    }
    return false;
  }
  case GV_OP_UNLOWERED:
  case GV_OP_TASK_BEGIN:
  case GV_OP_AWAIT:
  case GV_OP_GROUP:
  case GV_OP_OBJECT: return true;
  default: return false;
  }
}

static bool is_recognised(const gv_model *m) {
  for (uint32_t o = 0; o < m->ops.len; o++)
    if (is_of_runtime(&m->ops.at[o])) return true;
  return m->unread.len != 0;
}

/* ---- what was not ---- */

static gv_foreign *add(front *f, MlirOperation use, gv_str function, gv_str name,
                       const char *runtime) {
  gv_foreign *foreign = gv_push(&f->model->foreign);
  *foreign = (gv_foreign){
      .loc = gv_op_place(f, use), .function = function, .name = name, .runtime = runtime};
  return foreign;
}

static bool is_foreign(front *f, gv_str name, const char *runtime) {
  uint32_t s = says_function(name, runtime);
  if (f->model->recognised) return starts_work(s) && s & SAYS_DEVICE;
  return looks_like_runtime(s) || f->has_kernels;
}

static void see_symbol(front *f, const gv_symbol *symbol) {
  bool launches = symbol->launching && f->model->recognised;
  bool known = symbol->kind != GV_SYM_DECLARED || symbol->library != GV_LIB_UNKNOWN ||
               symbol->async || launches;
  if (mlirOperationIsNull(symbol->used) || known || symbol->waits == GV_WAITS_NEVER) return;
  const char *runtime = runtime_of_function(symbol->name);
  if (!is_foreign(f, symbol->name, runtime)) return;
  gv_str function = gv_string_attribute(gv_function_around(symbol->used), "sym_name");
  gv_arena *arena = &f->model->arena;
  gv_foreign *foreign = add(f, symbol->used, gv_str_copy(arena, function), symbol->called, runtime);
  foreign->profile = profile_with(arena, symbol->name);
  if (!foreign->profile && can_be_in_profile(symbol->name))
    foreign->row = row_for(f, symbol, runtime, symbol->used);
}

void gv_see_foreign_operation(front *f, MlirOperation op) {
  gv_str name = gv_op_name(op);
  const char *runtime = runtime_of_operation(name);
  if (!runtime) return;
  for (uint32_t i = 0; i < f->model->foreign.len; i++)
    if (gv_str_equal(f->model->foreign.at[i].name, name)) return;
  gv_str function = gv_string_attribute(gv_function_around(op), "sym_name");
  add(f, op, gv_str_copy(&f->model->arena, function), gv_name_of(f, op), runtime);
}

void gv_find_foreign(front *f) {
  f->model->recognised = f->calls_runtime || is_recognised(f->model);
  for (uint32_t i = 0; i < f->symbols.len; i++) {
    const gv_symbol symbol = f->symbols.at[i]; /* they may move */
    see_symbol(f, &symbol);
  }
}

/* ---- whether there is anything to look for ---- */

/* Dialects of which no operation does anything on a GPU by itself: a name of a function says it, if
 * anything does. */
static const char *const of_host[] = {
    "llvm.",   "builtin.", "func.",    "arith.",         "cf.",     "scf.",
    "memref.", "index.",   "affine.",  "math.",          "vector.", "linalg.",
    "tensor.", "ub.",      "complex.", "bufferization.", "shape.",  "dlti."};

typedef enum bearing { UNSEEN, OF_HOST, NAMES_FUNCTION, OF_GPU } bearing;

typedef struct scan {
  const gv_profile *runtime;
  gv_map bearing_of; /* MlirIdentifier -> bearing */
  bool found;
} scan;

static bearing bearing_of_name(gv_str name) {
  static const char *const naming[] = {"llvm.func", "func.func", "llvm.mlir.alias",
                                       "llvm.mlir.ifunc"};
  for (size_t i = 0; i < COUNT(naming); i++)
    if (gv_str_equal(name, gv_str_of(naming[i]))) return NAMES_FUNCTION;
  for (size_t i = 0; i < COUNT(of_host); i++)
    if (gv_str_begins(name, of_host[i])) return OF_HOST;
  return OF_GPU; /* or of a dialect that nobody knows */
}

static bool is_of_gpu(const scan *s, gv_str function) {
  gv_async_object object;
  const char *runtime = runtime_of_function(function);
  if (runtime || looks_like_runtime(says_function(function, runtime))) return true;
  return gv_profile_find(s->runtime, function) || gv_async_of(function, &object) ||
         gv_launching_of(function);
}

static MlirWalkResult scan_operation(MlirOperation op, void *to) {
  scan *s = to;
  MlirIdentifier name = mlirOperationGetName(op);
  bool known;
  uint32_t *bearing = gv_map_at(&s->bearing_of, (uintptr_t)name.ptr, &known);
  if (!known) *bearing = bearing_of_name(gv_str_from(mlirIdentifierStr(name)));
  s->found = *bearing == OF_GPU ||
             (*bearing == NAMES_FUNCTION && is_of_gpu(s, gv_string_attribute(op, "sym_name")));
  return s->found ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

bool gv_may_use_gpu(const gv_profile *runtime, MlirOperation module) {
  scan s = {.runtime = runtime};
  mlirOperationWalk(module, scan_operation, &s, MlirWalkPreOrder);
  gv_map_free(&s.bearing_of);
  return s.found;
}
