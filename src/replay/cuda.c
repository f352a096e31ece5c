/* CUDA's driver as a device. Only the driver's API is used, no toolkit: kernels.ptx comes along as text.
 *
 * Handles that the driver gave out are passed back to it as they are, dead ones too: its answer, or the crash, is what replay is
 * for. All streams are non-blocking, events carry no time, host memory is pinned, so that copies are asynchronous as the
 * program's contract has them.
 */
#define _GNU_SOURCE
#include "replay/cuda.h"

#include <dlfcn.h>
#include <stdio.h>
#include <time.h>

typedef struct driver {
#define DRIVER(name, parameters) int(*name) parameters;
#include "replay/driver.def"
} driver;

extern const unsigned char gv_kernels_ptx[]; /* kernels.ptx */

enum {
  NON_BLOCKING = 1,
  NO_TIMING = 2,
  ATTACH_GLOBAL = 1,
  PORTABLE = 1,
  OLDEST = 9000, /* CUDA 9.0: PTX ISA 6.0 */
  BLOCKS = 64,
  THREADS = 256,
};

/* What a run has made and has to be taken away after it. */
typedef struct made {
  uint8_t kind;
  bool gone;
  uint64_t handle;
} made;

typedef struct cuda {
  gv_device device;
  void *library;
  driver call;
  int ordinal;
  void *context, *kernels, *spin, *take, *put, *own; /* own: a stream for calibration */
  uint64_t cycles;                                   /* of the clock, in one delay */
  GV_VEC(made) made;
  GV_VEC(uint64_t) early; /* what after() saw: 4 bytes each */
} cuda;

/* ---- loading ---- */

static bool find_symbols(cuda *c, const char **missing) {
  static const char *const names[] = {
#define DRIVER(name, parameters) #name,
#include "replay/driver.def"
  };
  GV_CHECK(sizeof names / sizeof *names * sizeof(void *) == sizeof c->call);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *at = dlsym(c->library, names[i]);
    *missing = names[i];
    if (!at) return false;
    memcpy((char *)&c->call + i * sizeof at, &at, sizeof at);
  }
  return true;
}

static gv_status fail(gv_arena *arena, gv_str *why, const char *what, gv_answer answer) {
  *why = gv_format(arena, "%s failed with %s (%d)", what, gv_answer_name(answer), answer);
  return GV_UNUSABLE;
}

#define TRY(what, call)                                                                                                        \
  do {                                                                                                                         \
    gv_answer try_answer = (call);                                                                                             \
    if (try_answer) return fail(arena, why, what, try_answer);                                                                 \
  } while (0)

static gv_status load(cuda *c, gv_arena *arena, const char *library, gv_str *why) {
  const char *missing, *name = library ? library : "libcuda.so.1";
  c->library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!c->library) {
    *why = gv_format(arena, "there is no CUDA driver: %s cannot be loaded", name);
    return GV_UNUSABLE;
  }
  if (find_symbols(c, &missing)) return GV_OK;
  *why = gv_format(arena, "%s has no function %s: it is too old, or no CUDA driver", name, missing);
  return GV_UNUSABLE;
}

static gv_status take_device(cuda *c, gv_arena *arena, gv_str *why) {
  int version = 0, count = 0;
  gv_answer answer = c->call.cuInit(0);
  if (answer == 100) {
    *why = GV_STR("the CUDA driver finds no device");
    return GV_UNUSABLE;
  }
  TRY("cuInit", answer);
  TRY("cuDriverGetVersion", c->call.cuDriverGetVersion(&version));
  if (version < OLDEST) {
    *why = gv_format(arena, "the CUDA driver has version %d.%d, and %d.%d is the oldest that will do", version / 1000,
                     version % 1000 / 10, OLDEST / 1000, OLDEST % 1000 / 10);
    return GV_UNUSABLE;
  }
  TRY("cuDeviceGetCount", c->call.cuDeviceGetCount(&count));
  if (count == 0) {
    *why = GV_STR("the CUDA driver finds no device");
    return GV_UNUSABLE;
  }
  TRY("cuDeviceGet", c->call.cuDeviceGet(&c->ordinal, 0));
  TRY("cuDevicePrimaryCtxRetain", c->call.cuDevicePrimaryCtxRetain(&c->context, c->ordinal));
  TRY("cuCtxSetCurrent", c->call.cuCtxSetCurrent(c->context));
  return GV_OK;
}

static gv_status load_kernels(cuda *c, gv_arena *arena, gv_str *why) {
  TRY("cuModuleLoadData", c->call.cuModuleLoadData(&c->kernels, gv_kernels_ptx));
  TRY("cuModuleGetFunction", c->call.cuModuleGetFunction(&c->spin, c->kernels, "gv_spin"));
  TRY("cuModuleGetFunction", c->call.cuModuleGetFunction(&c->take, c->kernels, "gv_take"));
  TRY("cuModuleGetFunction", c->call.cuModuleGetFunction(&c->put, c->kernels, "gv_put"));
  TRY("cuStreamCreate", c->call.cuStreamCreate(&c->own, NON_BLOCKING));
  return GV_OK;
}

/* ---- the delay ---- */

static gv_answer spin(cuda *c, uint64_t cycles, void *stream) {
  void *parameters[] = {&cycles};
  return c->call.cuLaunchKernel(c->spin, 1, 1, 1, 1, 1, 1, 0, stream, parameters, NULL);
}

static double seconds_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* How many cycles keep this device busy for so long: tried with more and more, until the time can be measured. */
static gv_status calibrate(cuda *c, uint32_t milliseconds, gv_arena *arena, gv_str *why) {
  double wanted = 1e-3 * (milliseconds < GV_REPLAY_LONGEST_DELAY ? milliseconds : GV_REPLAY_LONGEST_DELAY), took = 0;
  uint64_t cycles = 1000; /* the first round also loads the kernel */
  for (int round = 0; round < 12 && took < 2e-3; round++, cycles *= 4) {
    double start = seconds_now();
    TRY("cuLaunchKernel", spin(c, cycles, c->own));
    TRY("cuStreamSynchronize", c->call.cuStreamSynchronize(c->own));
    took = round ? seconds_now() - start : 0;
  }
  cycles /= 4;
  double factor = took > 0 ? wanted / took : 1;
  double most = 4e9 * (GV_REPLAY_LONGEST_DELAY * 1e-3); /* no device has a faster clock */
  double result = (double)cycles * factor;
  c->cycles = (uint64_t)(result < most ? result : most);
  return GV_OK;
}

/* ---- the calls ---- */

static void *pointer(uint64_t handle) { return (void *)(uintptr_t)handle; }

static gv_answer fill_with_sentinels(cuda *c, gv_object_kind kind, uint64_t at, uint64_t bytes, uint32_t salt) {
  if (kind == GV_OBJECT_HOST) {
    for (uint64_t i = 0; i < bytes; i++)
      ((unsigned char *)pointer(at))[i] = (unsigned char)(gv_sentinel(salt, (uint32_t)(i / 4)) >> 8 * (i % 4));
    return GV_ANSWER_OK;
  }
  return c->call.cuMemsetD32_v2(at, gv_sentinel(salt, 0), bytes / 4);
}

static gv_answer make_memory(cuda *c, gv_object_kind kind, uint64_t bytes, bool shared, uint64_t *at) {
  size_t rounded = bytes ? (size_t)(bytes + 3) / 4 * 4 : 4;
  void *host = NULL;
  gv_answer answer;
  if (kind == GV_OBJECT_HOST) {
    answer = c->call.cuMemHostAlloc(&host, rounded, PORTABLE);
    *at = (uint64_t)(uintptr_t)host;
  } else {
    answer = shared ? c->call.cuMemAllocManaged(at, rounded, ATTACH_GLOBAL) : c->call.cuMemAlloc_v2(at, rounded);
  }
  return answer ? answer : fill_with_sentinels(c, kind, *at, rounded, ~c->made.len);
}

static gv_answer cuda_make(gv_device *d, gv_object_kind kind, uint64_t bytes, bool shared, uint64_t *handle) {
  cuda *c = (cuda *)d;
  void *object = NULL;
  gv_answer answer = GV_ANSWER_OK;
  if (kind == GV_OBJECT_DEVICE || kind == GV_OBJECT_HOST)
    answer = make_memory(c, kind, bytes, shared, handle);
  else if (kind == GV_OBJECT_STREAM)
    answer = c->call.cuStreamCreate(&object, NON_BLOCKING);
  else if (kind == GV_OBJECT_EVENT)
    answer = c->call.cuEventCreate(&object, NO_TIMING);
  else
    answer = c->call.cuModuleLoadData(&object, gv_kernels_ptx);
  if (object) *handle = (uint64_t)(uintptr_t)object;
  if (!answer) *gv_push(&c->made) = (made){.kind = (uint8_t)kind, .handle = *handle};
  return answer;
}

static gv_answer destroy(cuda *c, gv_object_kind kind, uint64_t handle) {
  switch (kind) {
  case GV_OBJECT_STREAM:
    return c->call.cuStreamDestroy_v2(pointer(handle));
  case GV_OBJECT_EVENT:
    return c->call.cuEventDestroy_v2(pointer(handle));
  case GV_OBJECT_DEVICE:
    return handle ? c->call.cuMemFree_v2(handle) : GV_ANSWER_OK;
  case GV_OBJECT_HOST:
    return handle ? c->call.cuMemFreeHost(pointer(handle)) : GV_ANSWER_OK;
  case GV_OBJECT_MODULE:
    return c->call.cuModuleUnload(pointer(handle));
  default:
    return GV_ANSWER_INVALID_VALUE;
  }
}

static gv_answer cuda_destroy(gv_device *d, gv_object_kind kind, uint64_t handle) {
  cuda *c = (cuda *)d;
  gv_answer answer = destroy(c, kind, handle);
  for (uint32_t i = 0; i < c->made.len && !answer; i++)
    if (c->made.at[i].handle == handle && c->made.at[i].kind == (uint8_t)kind) c->made.at[i].gone = true;
  return answer;
}

static gv_answer cuda_free(gv_device *d, uint64_t at, uint64_t stream) {
  (void)stream;
  return cuda_destroy(d, GV_OBJECT_DEVICE, at);
}

static gv_answer cuda_sync(gv_device *d, gv_object_kind kind, uint64_t handle) {
  const driver *call = &((cuda *)d)->call;
  return kind == GV_OBJECT_EVENT ? call->cuEventSynchronize(pointer(handle)) : call->cuStreamSynchronize(pointer(handle));
}

static gv_answer cuda_record(gv_device *d, uint64_t event, uint64_t stream) {
  return ((cuda *)d)->call.cuEventRecord(pointer(event), pointer(stream));
}

static gv_answer cuda_wait(gv_device *d, uint64_t stream, uint64_t event) {
  return ((cuda *)d)->call.cuStreamWaitEvent(pointer(stream), pointer(event), 0);
}

static gv_answer cuda_copy(gv_device *d, uint64_t to, uint64_t from, uint64_t bytes, uint64_t stream) {
  return ((cuda *)d)->call.cuMemcpyAsync(to, from, (size_t)bytes, pointer(stream));
}

static gv_answer cuda_fill(gv_device *d, uint64_t to, uint32_t value, unsigned width, uint64_t count, uint64_t stream) {
  const driver *call = &((cuda *)d)->call;
  if (width == 2) return call->cuMemsetD16Async(to, (unsigned short)value, (size_t)count, pointer(stream));
  return call->cuMemsetD32Async(to, value, (size_t)count, pointer(stream));
}

static gv_answer launch(cuda *c, void *kernel, uint64_t shadow, gv_region r, uint32_t number, uint64_t stream) {
  void *parameters[] = {&shadow, &r.at, &r.len, &number};
  return c->call.cuLaunchKernel(kernel, BLOCKS, 1, 1, THREADS, 1, 1, 0, pointer(stream), parameters, NULL);
}

static bool is_module(const cuda *c, uint64_t handle) {
  for (uint32_t i = 0; i < c->made.len; i++)
    if (c->made.at[i].handle == handle && c->made.at[i].kind == GV_OBJECT_MODULE) return true;
  return false;
}

/* The kernel of the module that the work is to come from; ours where none is named. */
static gv_answer kernel_of(cuda *c, const gv_region *regions, uint32_t count, const char *name, void **kernel) {
  for (uint32_t i = 0; i < count; i++)
    if (is_module(c, regions[i].at)) return c->call.cuModuleGetFunction(kernel, pointer(regions[i].at), name);
  return GV_ANSWER_OK;
}

static gv_answer cuda_work(gv_device *d, const gv_region *regions, uint32_t count, uint32_t salt, gv_shadow shadow,
                           uint64_t stream) {
  cuda *c = (cuda *)d;
  void *take = c->take, *put = c->put;
  gv_answer answer = kernel_of(c, regions, count, "gv_take", &take);
  if (!answer) answer = kernel_of(c, regions, count, "gv_put", &put);
  if (!answer && !count) answer = spin(c, 1, pointer(stream)); /* a kernel that touches nothing is on the stream all the same */
  for (uint32_t i = 0; i < count && !answer; i++)
    if (regions[i].reads && !is_module(c, regions[i].at)) answer = launch(c, take, shadow, regions[i], 2 * i + 3, stream);
  for (uint32_t i = 0; i < count && !answer; i++)
    if (regions[i].writes) answer = launch(c, put, shadow, regions[i], salt, stream);
  return answer;
}

static gv_answer cuda_host(gv_device *d, uint64_t at, uint64_t bytes, const uint32_t *salt, uint64_t *digest) {
  (void)d;
  unsigned char *memory = pointer(at); /* device memory ends the child here, as it would the program */
  if (!salt)
    *digest = gv_hash(memory, (size_t)bytes, 0);
  else
    for (uint64_t i = 0; i < bytes; i++) memory[i] = (unsigned char)(gv_sentinel(*salt, (uint32_t)(i / 4)) >> 8 * (i % 4));
  return GV_ANSWER_OK;
}

static gv_answer make_flag(cuda *c, uint64_t *at) {
  void *host = NULL;
  gv_answer answer = c->call.cuMemHostAlloc(&host, 4, PORTABLE);
  if (answer) return answer;
  *(volatile uint32_t *)host = 0;
  *at = (uint64_t)(uintptr_t)host;
  *gv_push(&c->made) = (made){.kind = GV_OBJECT_HOST, .handle = *at};
  return GV_ANSWER_OK;
}

static gv_answer cuda_probe(gv_device *d, uint64_t stream, uint64_t *probe) {
  cuda *c = (cuda *)d;
  gv_answer answer = make_flag(c, probe);
  if (!answer) answer = spin(c, c->cycles, pointer(stream));
  return answer ? answer : c->call.cuMemsetD32Async(*probe, 1, 1, pointer(stream));
}

static gv_answer cuda_done(gv_device *d, uint64_t probe, bool *done) {
  (void)d;
  *done = *(volatile uint32_t *)pointer(probe) != 0;
  return GV_ANSWER_OK;
}

static gv_answer cuda_after(gv_device *d, uint64_t probe, uint64_t stream) {
  cuda *c = (cuda *)d;
  uint64_t seen;
  gv_answer answer = make_flag(c, &seen);
  if (answer) return answer;
  *gv_push(&c->early) = seen;
  return c->call.cuMemcpyAsync(seen, probe, 4, pointer(stream));
}

static gv_answer cuda_delay(gv_device *d, uint64_t stream) {
  cuda *c = (cuda *)d;
  return spin(c, c->cycles, pointer(stream));
}

static gv_answer cuda_finish(gv_device *d, bool *early, bool *freed) {
  cuda *c = (cuda *)d;
  gv_answer answer = c->call.cuCtxSynchronize();
  *early = false;
  for (uint32_t i = 0; i < c->early.len; i++) *early |= *(volatile uint32_t *)pointer(c->early.at[i]) == 0;
  *freed = answer == GV_ANSWER_ILLEGAL_ADDRESS;
  return answer;
}

static gv_answer cuda_look(gv_device *d, uint64_t at, uint64_t bytes, uint64_t *digest) {
  cuda *c = (cuda *)d;
  unsigned char *copy = gv_malloc((size_t)bytes);
  gv_answer answer = bytes ? c->call.cuMemcpy((uint64_t)(uintptr_t)copy, at, (size_t)bytes) : GV_ANSWER_OK;
  *digest = answer ? 0 : gv_hash(copy, (size_t)bytes, 0);
  gv_free(copy);
  return answer;
}

static gv_answer cuda_load(gv_device *d, const void *image, uint64_t *module) {
  void *loaded = NULL;
  gv_answer answer = ((cuda *)d)->call.cuModuleLoadData(&loaded, image);
  *module = (uint64_t)(uintptr_t)loaded;
  return answer;
}

static gv_answer cuda_function(gv_device *d, uint64_t module, const char *name, uint64_t *function) {
  void *found = NULL;
  gv_answer answer = ((cuda *)d)->call.cuModuleGetFunction(&found, pointer(module), name);
  *function = (uint64_t)(uintptr_t)found;
  return answer;
}

static gv_answer cuda_launch(gv_device *d, uint64_t function, const unsigned grid[3], const unsigned block[3],
                             unsigned shared_bytes, uint64_t stream, void **parameters) {
  return ((cuda *)d)->call.cuLaunchKernel(pointer(function), grid[0], grid[1], grid[2], block[0], block[1], block[2],
                                          shared_bytes, pointer(stream), parameters, NULL);
}

static const gv_backend cuda_backend = {
    .name = "cuda",
    .make = cuda_make,
    .destroy = cuda_destroy,
    .free = cuda_free,
    .sync = cuda_sync,
    .record = cuda_record,
    .wait = cuda_wait,
    .copy = cuda_copy,
    .fill = cuda_fill,
    .work = cuda_work,
    .host = cuda_host,
    .probe = cuda_probe,
    .done = cuda_done,
    .after = cuda_after,
    .delay = cuda_delay,
    .finish = cuda_finish,
    .look = cuda_look,
    .load = cuda_load,
    .function = cuda_function,
    .launch = cuda_launch,
};

/* ---- opening and closing ---- */

gv_status gv_cuda_open(gv_arena *arena, const char *library, uint32_t milliseconds, gv_device **device, gv_str *why) {
  cuda *c = gv_malloc(sizeof *c);
  *c = (cuda){.device = {.backend = &cuda_backend}};
  *device = &c->device;
  gv_status status = load(c, arena, library, why);
  if (status == GV_OK) status = take_device(c, arena, why);
  if (status == GV_OK) status = load_kernels(c, arena, why);
  if (status == GV_OK) status = calibrate(c, milliseconds ? milliseconds : GV_REPLAY_DELAY, arena, why);
  if (status != GV_OK) {
    gv_cuda_close(&c->device);
    *device = NULL;
  }
  return status;
}

void gv_cuda_restart(gv_device *d) {
  cuda *c = (cuda *)d;
  if (c->context) c->call.cuCtxSynchronize();
  for (uint32_t i = c->made.len; i-- > 0;)
    if (!c->made.at[i].gone) destroy(c, (gv_object_kind)c->made.at[i].kind, c->made.at[i].handle);
  c->made.len = c->early.len = 0;
}

void gv_cuda_close(gv_device *d) {
  cuda *c = (cuda *)d;
  gv_cuda_restart(d);
  if (c->own) c->call.cuStreamDestroy_v2(c->own);
  if (c->kernels) c->call.cuModuleUnload(c->kernels);
  if (c->context) c->call.cuDevicePrimaryCtxRelease_v2(c->ordinal); /* gives back what we took; others keep theirs */
  if (c->library) dlclose(c->library);
  gv_vec_free(&c->made);
  gv_vec_free(&c->early);
  gv_free(c);
}
