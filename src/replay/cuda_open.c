/* The driver, found and made ready: its functions, its device, the kernels of ours, and how long
 * they take. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <time.h>

#include "replay/cuda_room.h"

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

static void find_capture(cuda *c) {
  static const char *const names[] = {
#define DRIVER(name, parameters) #name,
#include "replay/capture.def"
  };
  GV_CHECK(sizeof names / sizeof *names * sizeof(void *) == sizeof c->capture);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *at = dlsym(c->library, names[i]);
    if (!at && !c->lacks) c->lacks = names[i];
    memcpy((char *)&c->capture + i * sizeof at, &at, sizeof at);
  }
}

static gv_status fail(gv_arena *arena, gv_str *why, const char *what, gv_answer answer) {
  *why = gv_format(arena, "%s failed with %s (%d)", what, gv_answer_name(answer), answer);
  return GV_UNUSABLE;
}

#define TRY(what, call)                                                                            \
  do {                                                                                             \
    gv_answer try_answer = (call);                                                                 \
    if (try_answer) return fail(arena, why, what, try_answer);                                     \
  } while (0)

static gv_status load(cuda *c, gv_arena *arena, const char *library, gv_str *why) {
  const char *missing, *name = library ? library : "libcuda.so.1";
  c->library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!c->library) {
    *why = gv_format(arena, "no CUDA driver: %s cannot be loaded", name);
    return GV_UNUSABLE;
  }
  if (find_symbols(c, &missing)) return GV_OK;
  *why = gv_format(arena, "%s has no function %s: it is too old, or no CUDA driver", name, missing);
  return GV_UNUSABLE;
}

static gv_status take_device(cuda *c, int ordinal, gv_arena *arena, gv_str *why) {
  int version = 0, count = 0;
  gv_answer answer = c->call.cuInit(0);
  if (answer == 100) {
    *why = GV_STR("the CUDA driver finds no device");
    return GV_UNUSABLE;
  }
  TRY("cuInit", answer);
  TRY("cuDriverGetVersion", c->call.cuDriverGetVersion(&version));
  if (version < OLDEST) {
    *why =
        gv_format(arena, "the CUDA driver has version %d.%d, and %d.%d is the oldest that will do",
                  version / 1000, version % 1000 / 10, OLDEST / 1000, OLDEST % 1000 / 10);
    return GV_UNUSABLE;
  }
  TRY("cuDeviceGetCount", c->call.cuDeviceGetCount(&count));
  if (count == 0) {
    *why = GV_STR("the CUDA driver finds no device");
    return GV_UNUSABLE;
  }
  if (ordinal >= count) {
    *why =
        gv_format(arena, "no device %d: the CUDA driver finds %d, numbered from 0", ordinal, count);
    return GV_UNUSABLE;
  }
  TRY("cuDeviceGet", c->call.cuDeviceGet(&c->ordinal, ordinal));
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

static double seconds_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* How many cycles keep this device busy for so long: tried with more and more, until the time can
 * be measured. */
static gv_status calibrate(cuda *c, uint32_t milliseconds, gv_arena *arena, gv_str *why) {
  double wanted = 1e-3 *
                  (milliseconds < GV_REPLAY_LONGEST_DELAY ? milliseconds : GV_REPLAY_LONGEST_DELAY),
         took = 0;
  uint64_t cycles = 1000; /* the first round also loads the kernel */
  for (int round = 0; round < 12 && took < 2e-3; round++, cycles *= 4) {
    double start = seconds_now();
    TRY("cuLaunchKernel", gv_cuda_spin(c, cycles, c->own));
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

/* ---- opening and closing ---- */

gv_status gv_cuda_open(gv_arena *arena, const char *library, int ordinal, uint32_t milliseconds,
                       gv_device **device, gv_str *why) {
  cuda *c = gv_malloc(sizeof *c);
  *c = (cuda){.device = {.backend = &gv_cuda_backend}};
  *device = &c->device;
  gv_status status = load(c, arena, library, why);
  if (status == GV_OK) find_capture(c);
  if (status == GV_OK) status = take_device(c, ordinal, arena, why);
  if (status == GV_OK) status = load_kernels(c, arena, why);
  if (status == GV_OK)
    status = calibrate(c, milliseconds ? milliseconds : GV_REPLAY_DELAY, arena, why);
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
    if (!c->made.at[i].gone)
      gv_cuda_destroy(c, (gv_object_kind)c->made.at[i].kind, c->made.at[i].handle);
  c->made.len = c->early.len = c->joined.len = 0;
}

void gv_cuda_close(gv_device *d) {
  cuda *c = (cuda *)d;
  gv_cuda_restart(d);
  if (c->own) c->call.cuStreamDestroy_v2(c->own);
  if (c->kernels) c->call.cuModuleUnload(c->kernels);
  if (c->context)
    c->call.cuDevicePrimaryCtxRelease_v2(
        c->ordinal); /* gives back what we took; others keep theirs */
  if (c->library) dlclose(c->library);
  gv_vec_free(&c->made);
  gv_vec_free(&c->early);
  gv_vec_free(&c->joined);
  gv_free(c);
}
