/* libgpuverify_runtime.so: MLIR's CUDA runtime wrappers, over the backends of replay. A program
 * that is linked with it, or run by mlir-runner with it, gets each call checked as it happens, and
 * may leave a trace that "gpuverify replay" reads.
 *
 *   GPUVERIFY_DEVICE=sim|cuda         sim by default: no GPU; work is done as late as the rules
 * allow, kernels are not run but overwrite the memory that they are given GPUVERIFY_SEED=NUMBER
 * sim: in an order by this seed instead GPUVERIFY_TRACE=FILE              the trace, written when
 * the program ends GPUVERIFY_CUDA_LIBRARY=FILE       libcuda.so.1 by default
 *
 * The functions have no argument to carry a state, so there is one for the process; a lock keeps it
 * whole.
 */
#define _GNU_SOURCE
#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/foreign.h"
#include "base/output.h"
#include "replay/cuda.h"
#include "replay/schedule.h"
#include "runtime/runtime.h"

/* Something that the program has a handle or an address of. */
typedef struct item {
  uint8_t kind; /* gv_object_kind */
  bool dead, recorded, given;
  uint64_t handle, bytes;
  uint32_t object; /* of the trace */
} item;

/* A kernel of a module: what mgpuModuleGetFunction returns. */
typedef struct kernel {
  uint64_t module, function;
  gv_str name;
} kernel;

static struct {
  pthread_mutex_t lock;
  bool begun;
  gv_arena arena;
  gv_device *device;
  gv_seeded seeded;
  bool by_seed;
  gv_plan trace;
  GV_VEC(item) items;
  GV_VEC(kernel *) kernels;
  uint32_t faults;
  const char *trace_file;
} rt = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* ---- beginning and end ---- */

/* Without a seed the host runs ahead as far as it can. */
static uint32_t choose(void *with, const gv_option *options, uint32_t count) {
  (void)with;
  return rt.by_seed ? gv_seeded_choose(&rt.seeded, options, count) : count - 1;
}

__attribute__((format(printf, 1, 2))) static void report(const char *format, ...) {
  va_list args;
  va_start(args, format);
  fputs("gpuverify: ", stderr);
  gv_print_foreign_args(stderr, format, args);
  fputs("\n", stderr);
  va_end(args);
  rt.faults++;
}

static void open_cuda(void) {
  gv_str why;
  if (gv_cuda_open(&rt.arena, getenv("GPUVERIFY_CUDA_LIBRARY"), 0, 1, &rt.device, &why) == GV_OK)
    return;
  gv_print_foreign(stderr, "gpuverify: error: %.*s; GPUVERIFY_DEVICE=sim needs no GPU\n",
                   GV_FMT(why));
  exit(2);
}

static void begin(void) {
  const char *device = getenv("GPUVERIFY_DEVICE"), *seed = getenv("GPUVERIFY_SEED");
  if (rt.begun) return;
  rt.begun = true;
  rt.trace_file = getenv("GPUVERIFY_TRACE");
  rt.by_seed = seed && *seed;
  if (rt.by_seed) gv_seeded_init(&rt.seeded, strtoull(seed, NULL, 10));
  if (device && strcmp(device, "cuda") == 0)
    open_cuda();
  else if (!device || !*device || strcmp(device, "sim") == 0)
    rt.device = gv_sim_new(choose, NULL);
  else
    gv_print_foreign(stderr, "gpuverify: error: GPUVERIFY_DEVICE is sim or cuda, not '%s'\n",
                     device),
        exit(2);
}

static void enter(void) {
  pthread_mutex_lock(&rt.lock);
  begin();
}
static void leave(void) { pthread_mutex_unlock(&rt.lock); }

/* The sizes of memory that was there before are known only now. */
static void settle_trace(void) {
  for (uint32_t i = 0; i < rt.trace.steps.len; i++) {
    const gv_step *s = &rt.trace.steps.at[i];
    if (s->call == GV_CALL_GIVEN_HOST)
      rt.trace.operands.at[s->first_operand].at = rt.trace.objects.at[s->object].bytes;
  }
}

static void write_trace(void) {
  gv_plan_text text = {0};
  settle_trace();
  gv_plan_write(&rt.trace, &text);
  static const char *const heads[] = {"gpuverify-plan ", NULL};
  static const gv_output_kind kind = {"a plan", heads};
  gv_str why;
  if (gv_output_write(&rt.arena, rt.trace_file, &kind, (gv_str){text.at, text.len}, &why) != GV_OK)
    gv_print_foreign(stderr, "gpuverify: error: the trace: %.*s\n", GV_FMT(why));
  gv_vec_free(&text);
}

static const char *const kind_words[] = {"thing",       "stream", "event", "device memory",
                                         "host memory", "module", "probe"};

__attribute__((destructor)) static void finish(void) {
  if (!rt.device) return;
  uint32_t left[GV_OBJECT_PROBE + 1] = {0};
  for (uint32_t i = 0; i < rt.items.len; i++)
    left[rt.items.at[i].kind] += !rt.items.at[i].dead && !rt.items.at[i].given;
  for (int kind = GV_OBJECT_STREAM; kind <= GV_OBJECT_MODULE; kind++)
    if (left[kind])
      report("leak: %" PRIu32 " %s%s alive at the end", left[kind], kind_words[kind],
             left[kind] > 1 && kind != GV_OBJECT_DEVICE ? "s" : "");
  if (rt.trace_file) write_trace();
  gv_print_foreign(stderr, "gpuverify: %" PRIu32 " fault%s seen on %s\n", rt.faults,
                   rt.faults == 1 ? "" : "s", rt.device->backend->name);
}

/* ---- what the program has ---- */

static item *item_of(uint64_t handle) {
  for (uint32_t i = rt.items.len; handle && i-- > 0;)
    if (rt.items.at[i].handle == handle) return &rt.items.at[i];
  return NULL;
}

/* The memory that the address is in, live if there is some. */
static item *memory_at(uint64_t at) {
  item *dead = NULL;
  for (uint32_t i = rt.items.len; i-- > 0;) {
    item *o = &rt.items.at[i];
    bool memory = o->kind == GV_OBJECT_DEVICE || o->kind == GV_OBJECT_HOST;
    if (!memory || at < o->handle || at >= o->handle + o->bytes) continue;
    if (!o->dead) return o;
    if (!dead) dead = o;
  }
  return dead;
}

static gv_step *step(gv_call call) {
  return gv_plan_step(&rt.trace, call, GV_ARM_BOTH, GV_MARK_NONE, (gv_str){0});
}

static void number(uint64_t n) {
  gv_plan_operand(&rt.trace, (gv_operand){.kind = GV_OPERAND_NUMBER, .object = GV_NONE, .at = n});
}

static void made(gv_object_kind kind, uint64_t handle, uint64_t bytes, bool shared, bool given) {
  uint32_t object = gv_plan_makes(&rt.trace, bytes, shared);
  *gv_push(&rt.items) = (item){
      .kind = (uint8_t)kind, .handle = handle, .bytes = bytes, .object = object, .given = given};
}

/* Host memory is seen for the first time when work is to touch it. */
static void know_memory(uint64_t at, uint64_t bytes) {
  item *o = memory_at(at);
  if (!at || !bytes) return;
  if (!o) {
    step(GV_CALL_GIVEN_HOST);
    number(bytes);
    made(GV_OBJECT_HOST, at, bytes, false, true);
  } else if (o->given && at + bytes > o->handle + o->bytes) {
    rt.trace.objects.at[o->object].bytes = o->bytes = at + bytes - o->handle;
  }
}

static void handle_operand(uint64_t handle) {
  const item *o = item_of(handle);
  gv_operand operand = {.kind = handle ? GV_OPERAND_UNDEF : GV_OPERAND_NULL, .object = GV_NONE};
  if (o) operand = (gv_operand){.kind = GV_OPERAND_OBJECT, .object = o->object};
  gv_plan_operand(&rt.trace, operand);
}

static void memory_operand(uint64_t at) {
  const item *o = memory_at(at);
  gv_operand operand = {.kind = at ? GV_OPERAND_UNDEF : GV_OPERAND_NULL, .object = GV_NONE};
  if (o)
    operand = (gv_operand){.kind = GV_OPERAND_OBJECT, .object = o->object, .at = at - o->handle};
  gv_plan_operand(&rt.trace, operand);
}

/* ---- checking ---- */

static const char *what_is_wrong(gv_object_kind wanted, uint64_t handle) {
  const item *o = item_of(handle);
  if (!handle) return "it is null";
  if (!o) return "it never was one";
  if (o->kind != (uint8_t)wanted)
    return o->kind == GV_OBJECT_STREAM ? "it is a stream" : "it is something else";
  return o->dead ? "it was destroyed" : "the device says no more";
}

static void check(const char *function, gv_answer answer, gv_object_kind wanted, uint64_t handle) {
  if (!answer) return;
  const item *o = item_of(handle);
  bool right = o && !o->dead && o->kind == (uint8_t)wanted;
  if (right)
    report("%s failed with %s", function, gv_answer_name(answer));
  else
    report("%s failed with %s: it needs a live %s, and %s", function, gv_answer_name(answer),
           kind_words[wanted], what_is_wrong(wanted, handle));
}

/* A stream may be null. */
static void check_stream(const char *function, gv_answer answer, uint64_t stream) {
  const item *o = item_of(stream);
  if (answer && (!stream || (o && !o->dead && o->kind == GV_OBJECT_STREAM)))
    report("%s failed with %s", function, gv_answer_name(answer));
  else
    check(function, answer, GV_OBJECT_STREAM, stream);
}

static void check_recorded(const char *function, uint64_t event) {
  const item *o = item_of(event);
  if (o && o->kind == GV_OBJECT_EVENT && !o->dead && !o->recorded)
    report("%s does not wait: nothing was recorded into the event", function);
}

/* ---- streams and events ---- */

static uint64_t number_of(const void *p) { return (uint64_t)(uintptr_t)p; }
static void *pointer_to(uint64_t handle) { return (void *)(uintptr_t)handle; }

static void *create(const char *function, gv_call call, gv_object_kind kind) {
  uint64_t handle = 0;
  enter();
  gv_answer answer = rt.device->backend->make(rt.device, kind, 0, false, &handle);
  if (answer) {
    report("%s failed with %s", function, gv_answer_name(answer));
  } else {
    step(call);
    made(kind, handle, 0, false, false);
  }
  leave();
  return pointer_to(handle);
}

static void destroy(const char *function, gv_call call, gv_object_kind kind, uint64_t handle) {
  enter();
  gv_answer answer = rt.device->backend->destroy(rt.device, kind, handle);
  check(function, answer, kind, handle);
  step(call);
  handle_operand(handle);
  item *o = item_of(handle);
  if (!answer && o) o->dead = true;
  leave();
}

void *mgpuStreamCreate(void) { return create(__func__, GV_CALL_STREAM_CREATE, GV_OBJECT_STREAM); }
void *mgpuEventCreate(void) { return create(__func__, GV_CALL_EVENT_CREATE, GV_OBJECT_EVENT); }
void mgpuStreamDestroy(void *stream) {
  destroy(__func__, GV_CALL_STREAM_DESTROY, GV_OBJECT_STREAM, number_of(stream));
}
void mgpuEventDestroy(void *event) {
  destroy(__func__, GV_CALL_EVENT_DESTROY, GV_OBJECT_EVENT, number_of(event));
}

void mgpuStreamSynchronize(void *stream) {
  enter();
  check_stream(__func__, rt.device->backend->sync(rt.device, GV_OBJECT_STREAM, number_of(stream)),
               number_of(stream));
  step(GV_CALL_STREAM_SYNC);
  handle_operand(number_of(stream));
  leave();
}

void mgpuEventSynchronize(void *event) {
  enter();
  check_recorded(__func__, number_of(event));
  check(__func__, rt.device->backend->sync(rt.device, GV_OBJECT_EVENT, number_of(event)),
        GV_OBJECT_EVENT, number_of(event));
  step(GV_CALL_EVENT_SYNC);
  handle_operand(number_of(event));
  leave();
}

/* Which of the two is to blame. */
static void check_pair(const char *function, gv_answer answer, uint64_t stream, uint64_t event) {
  const item *e = item_of(event);
  if (e && e->kind == GV_OBJECT_EVENT && !e->dead)
    check_stream(function, answer, stream);
  else
    check(function, answer, GV_OBJECT_EVENT, event);
}

void mgpuStreamWaitEvent(void *stream, void *event) {
  enter();
  check_recorded(__func__, number_of(event));
  gv_answer answer = rt.device->backend->wait(rt.device, number_of(stream), number_of(event));
  check_pair(__func__, answer, number_of(stream), number_of(event));
  step(GV_CALL_STREAM_WAIT);
  handle_operand(number_of(stream));
  handle_operand(number_of(event));
  leave();
}

void mgpuEventRecord(void *event, void *stream) {
  enter();
  gv_answer answer = rt.device->backend->record(rt.device, number_of(event), number_of(stream));
  check_pair(__func__, answer, number_of(stream), number_of(event));
  item *e = item_of(number_of(event));
  if (!answer && e) e->recorded = true;
  step(GV_CALL_EVENT_RECORD);
  handle_operand(number_of(event));
  handle_operand(number_of(stream));
  leave();
}

/* ---- memory ---- */

void *mgpuMemAlloc(uint64_t bytes, void *stream, bool shared) {
  uint64_t at = 0;
  (void)stream; /* plays no part */
  if (!bytes) return NULL;
  enter();
  gv_answer answer = rt.device->backend->make(rt.device, GV_OBJECT_DEVICE, bytes, shared, &at);
  if (answer) {
    report("%s of %" PRIu64 " bytes failed with %s", __func__, bytes, gv_answer_name(answer));
  } else {
    step(GV_CALL_MEM_ALLOC);
    number(bytes);
    if (shared)
      gv_plan_operand(&rt.trace, (gv_operand){.kind = GV_OPERAND_SHARED, .object = GV_NONE});
    made(GV_OBJECT_DEVICE, at, bytes, shared, false);
  }
  leave();
  return pointer_to(at);
}

void mgpuMemFree(void *at, void *stream) {
  enter();
  gv_answer answer = rt.device->backend->free(rt.device, number_of(at), number_of(stream));
  item *o = memory_at(number_of(at));
  if (answer)
    report("%s failed with %s: %s", __func__, gv_answer_name(answer),
           !o || o->kind != GV_OBJECT_DEVICE ? "it is not device memory"
           : o->dead                         ? "it was freed"
                                             : "it is not the beginning of what was allocated");
  step(GV_CALL_MEM_FREE);
  memory_operand(number_of(at));
  handle_operand(number_of(stream));
  if (!answer && o) o->dead = true;
  leave();
}

/* What was answered to a call on the stream that touches this memory too. */
static void check_access(const char *function, gv_answer answer, uint64_t stream, uint64_t at) {
  const item *o = memory_at(at);
  if (o && o->dead)
    report("%s accesses freed memory", function);
  else
    check_stream(function, answer, stream);
}

void mgpuMemcpy(void *to, void *from, size_t bytes, void *stream) {
  enter();
  know_memory(number_of(to), bytes);
  know_memory(number_of(from), bytes);
  gv_answer answer =
      rt.device->backend->copy(rt.device, number_of(to), number_of(from), bytes, number_of(stream));
  const item *target = memory_at(number_of(to));
  check_access(__func__, answer, number_of(stream),
               target && target->dead ? number_of(to) : number_of(from));
  step(GV_CALL_COPY);
  memory_operand(number_of(to));
  memory_operand(number_of(from));
  number(bytes);
  handle_operand(number_of(stream));
  leave();
}

static void fill(const char *function, gv_call call, void *to, uint32_t value, unsigned width,
                 size_t count, void *stream) {
  enter();
  know_memory(number_of(to), count * width);
  gv_answer answer =
      rt.device->backend->fill(rt.device, number_of(to), value, width, count, number_of(stream));
  check_access(function, answer, number_of(stream), number_of(to));
  step(call);
  memory_operand(number_of(to));
  number(count);
  handle_operand(number_of(stream));
  leave();
}

void mgpuMemset32(void *to, unsigned value, size_t count, void *stream) {
  fill(__func__, GV_CALL_FILL32, to, value, 4, count, stream);
}
void mgpuMemset16(void *to, unsigned short value, size_t count, void *stream) {
  fill(__func__, GV_CALL_FILL16, to, value, 2, count, stream);
}

/* Host memory is as good registered as not. */
void mgpuMemHostRegister(void *at, uint64_t bytes) { (void)at, (void)bytes; }
void mgpuMemHostUnregister(void *at) { (void)at; }
void mgpuMemHostRegisterMemRef(int64_t rank, void *descriptor, int64_t size) {
  (void)rank, (void)descriptor, (void)size;
}
void mgpuMemHostUnregisterMemRef(int64_t rank, void *descriptor, int64_t size) {
  (void)rank, (void)descriptor, (void)size;
}
void mgpuSetDefaultDevice(int32_t device) { (void)device; }

/* ---- modules and launches ---- */

static bool is_known_kernel(const kernel *k) {
  for (uint32_t i = 0; i < rt.kernels.len; i++)
    if (rt.kernels.at[i] == k) return true;
  return false;
}

void *mgpuModuleLoad(void *image, size_t bytes) {
  uint64_t handle = 0;
  (void)bytes;
  enter();
  const gv_backend *b = rt.device->backend;
  gv_answer answer = b->load ? b->load(rt.device, image, &handle)
                             : b->make(rt.device, GV_OBJECT_MODULE, 0, false, &handle);
  if (answer) {
    report("%s failed with %s", __func__, gv_answer_name(answer));
  } else {
    step(GV_CALL_MODULE_LOAD);
    made(GV_OBJECT_MODULE, handle, 0, false, false);
  }
  leave();
  return pointer_to(handle);
}

void *mgpuModuleLoadJIT(void *image, int optimization, size_t bytes) {
  return (void)optimization, mgpuModuleLoad(image, bytes);
}

void mgpuModuleUnload(void *module) {
  destroy(__func__, GV_CALL_MODULE_UNLOAD, GV_OBJECT_MODULE, number_of(module));
}

void *mgpuModuleGetFunction(void *module, const char *name) {
  enter();
  const gv_backend *b = rt.device->backend;
  const item *o = item_of(number_of(module));
  bool live = o && o->kind == GV_OBJECT_MODULE && !o->dead;
  kernel *k = gv_new(&rt.arena, kernel, 1);
  *k = (kernel){.module = number_of(module), .name = gv_str_copy(&rt.arena, gv_str_of(name))};
  gv_answer answer = b->function ? b->function(rt.device, number_of(module), name, &k->function)
                     : live      ? GV_ANSWER_OK
                                 : GV_ANSWER_INVALID_HANDLE;
  check(__func__, answer, GV_OBJECT_MODULE, number_of(module));
  if (!answer) *gv_push(&rt.kernels) = k;
  leave();
  return answer ? NULL : k;
}

/* Of the parameters, those that are addresses in memory we know: all of that memory. */
static uint32_t regions_of(void **params, size_t count, gv_region *to, uint32_t most) {
  uint32_t found = 0;
  for (size_t i = 0; i < count && found < most; i++) {
    uint64_t at;
    memcpy(&at, params[i], sizeof at); /* parameters lie in a struct of ours, where the last may be
                                          shorter: that hits nothing */
    const item *o = memory_at(at);
    bool again = false;
    for (uint32_t r = 0; o && r < found; r++) again |= to[r].at == o->handle;
    if (!o || again) continue;
    if (o->dead) report("a launch is passed freed memory");
    to[found++] = (gv_region){o->handle, o->bytes, true, true};
  }
  return found;
}

static void trace_launch(const kernel *k, const gv_region *regions, uint32_t count, void *stream) {
  const item *module = item_of(k->module);
  step(GV_CALL_LAUNCH);
  gv_plan_operand(&rt.trace,
                  (gv_operand){.kind = GV_OPERAND_TEXT, .object = GV_NONE, .text = k->name});
  handle_operand(number_of(stream));
  for (uint32_t i = 0; i < count; i++) {
    const item *o = memory_at(regions[i].at);
    gv_plan_operand(
        &rt.trace,
        (gv_operand){.kind = GV_OPERAND_READ_WRITE, .object = o->object, .len = o->bytes});
  }
  if (module)
    gv_plan_operand(&rt.trace, (gv_operand){.kind = GV_OPERAND_READ, .object = module->object});
}

/* The simulated device runs no kernel: what it would have touched is overwritten. */
static gv_answer stand_in(gv_region *regions, uint32_t count, const kernel *k, void *stream) {
  uint64_t shadow;
  regions[count] = (gv_region){k->module, 1, true, false};
  gv_answer answer =
      rt.device->backend->make(rt.device, GV_OBJECT_DEVICE, GV_SHADOW_WORDS * 4, true, &shadow);
  return answer ? answer
                : rt.device->backend->work(rt.device, regions, count + 1, rt.trace.steps.len,
                                           shadow, number_of(stream));
}

enum { REGIONS = 64 };

static void launch(const char *function, void *handle, const unsigned grid[3],
                   const unsigned block[3], unsigned bytes, void *stream, void **params,
                   size_t count) {
  gv_region regions[REGIONS + 1];
  const kernel *k = handle;
  enter();
  if (!is_known_kernel(k)) {
    report("%s is given no kernel", function);
  } else {
    const gv_backend *b = rt.device->backend;
    const item *module = item_of(k->module);
    uint32_t found = regions_of(params, count, regions, REGIONS);
    if (!module || module->dead)
      report("%s is given a kernel of a module that was unloaded", function);
    gv_answer answer =
        b->launch ? b->launch(rt.device, k->function, grid, block, bytes, number_of(stream), params)
                  : stand_in(regions, found, k, stream);
    check_stream(function, answer, number_of(stream));
    trace_launch(k, regions, found, stream);
  }
  leave();
}

void mgpuLaunchKernel(void *function, intptr_t grid_x, intptr_t grid_y, intptr_t grid_z,
                      intptr_t block_x, intptr_t block_y, intptr_t block_z, int32_t bytes,
                      void *stream, void **params, void **extra, size_t count) {
  const unsigned grid[] = {(unsigned)grid_x, (unsigned)grid_y, (unsigned)grid_z};
  const unsigned block[] = {(unsigned)block_x, (unsigned)block_y, (unsigned)block_z};
  (void)extra;
  launch(__func__, function, grid, block, (unsigned)bytes, stream, params, count);
}
