/* CUDA's driver as a device. Only the driver's API is used, no toolkit: kernels.ptx comes along as
 * text.
 *
 * Handles that the driver gave out are passed back to it as they are, dead ones too: its answer, or
 * the crash, is what replay is for. All streams are non-blocking, events carry no time, host memory
 * is pinned, so that copies are asynchronous as the program's contract has them.
 */
#include "replay/cuda_room.h"

gv_answer gv_cuda_spin(cuda *c, uint64_t cycles, void *stream) {
  void *parameters[] = {&cycles};
  return c->call.cuLaunchKernel(c->spin, 1, 1, 1, 1, 1, 1, 0, stream, parameters, NULL);
}

/* ---- the calls ---- */

static gv_answer fill_with_sentinels(cuda *c, gv_object_kind kind, uint64_t at, uint64_t bytes,
                                     uint32_t salt) {
  if (kind == GV_OBJECT_HOST) {
    for (uint64_t i = 0; i < bytes; i++)
      ((unsigned char *)gv_pointer(at))[i] =
          (unsigned char)(gv_sentinel(salt, (uint32_t)(i / 4)) >> 8 * (i % 4));
    return GV_ANSWER_OK;
  }
  return c->call.cuMemsetD32_v2(at, gv_sentinel(salt, 0), bytes / 4);
}

static gv_answer make_memory(cuda *c, gv_object_kind kind, uint64_t bytes, bool shared,
                             uint64_t *at) {
  size_t rounded = bytes ? (size_t)(bytes + 3) / 4 * 4 : 4;
  void *host = NULL;
  gv_answer answer;
  if (kind == GV_OBJECT_HOST) {
    answer = c->call.cuMemHostAlloc(&host, rounded, PORTABLE);
    *at = (uint64_t)(uintptr_t)host;
  } else {
    answer = shared ? c->call.cuMemAllocManaged(at, rounded, ATTACH_GLOBAL)
                    : c->call.cuMemAlloc_v2(at, rounded);
  }
  return answer ? answer : fill_with_sentinels(c, kind, *at, rounded, ~c->made.len);
}

static gv_answer cuda_make(gv_device *d, gv_object_kind kind, uint64_t bytes, bool shared,
                           uint64_t *handle) {
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

gv_answer gv_cuda_destroy(cuda *c, gv_object_kind kind, uint64_t handle) {
  switch (kind) {
  case GV_OBJECT_STREAM: return c->call.cuStreamDestroy_v2(gv_pointer(handle));
  case GV_OBJECT_EVENT: return c->call.cuEventDestroy_v2(gv_pointer(handle));
  case GV_OBJECT_DEVICE: return handle ? c->call.cuMemFree_v2(handle) : GV_ANSWER_OK;
  case GV_OBJECT_HOST: return handle ? c->call.cuMemFreeHost(gv_pointer(handle)) : GV_ANSWER_OK;
  case GV_OBJECT_MODULE: return c->call.cuModuleUnload(gv_pointer(handle));
  default: return GV_ANSWER_INVALID_VALUE;
  }
}

static gv_answer destroy_at(gv_device *d, gv_object_kind kind, uint64_t handle) {
  cuda *c = (cuda *)d;
  gv_answer answer = gv_cuda_destroy(c, kind, handle);
  for (uint32_t i = 0; i < c->made.len && !answer; i++)
    if (c->made.at[i].handle == handle && c->made.at[i].kind == (uint8_t)kind)
      c->made.at[i].gone = true;
  return answer;
}

static gv_answer cuda_free(gv_device *d, uint64_t at, uint64_t stream) {
  (void)stream;
  return destroy_at(d, GV_OBJECT_DEVICE, at);
}

static gv_answer cuda_sync(gv_device *d, gv_object_kind kind, uint64_t handle) {
  const driver *call = &((cuda *)d)->call;
  return kind == GV_OBJECT_EVENT ? call->cuEventSynchronize(gv_pointer(handle))
                                 : call->cuStreamSynchronize(gv_pointer(handle));
}

static gv_answer cuda_record(gv_device *d, uint64_t event, uint64_t stream) {
  return ((cuda *)d)->call.cuEventRecord(gv_pointer(event), gv_pointer(stream));
}

static gv_answer cuda_wait(gv_device *d, uint64_t stream, uint64_t event) {
  return ((cuda *)d)->call.cuStreamWaitEvent(gv_pointer(stream), gv_pointer(event), 0);
}

static gv_answer cuda_copy(gv_device *d, uint64_t to, uint64_t from, uint64_t bytes,
                           uint64_t stream) {
  return ((cuda *)d)->call.cuMemcpyAsync(to, from, (size_t)bytes, gv_pointer(stream));
}

static gv_answer cuda_fill(gv_device *d, uint64_t to, uint32_t value, unsigned width,
                           uint64_t count, uint64_t stream) {
  const driver *call = &((cuda *)d)->call;
  if (width == 2)
    return call->cuMemsetD16Async(to, (unsigned short)value, (size_t)count, gv_pointer(stream));
  return call->cuMemsetD32Async(to, value, (size_t)count, gv_pointer(stream));
}

static gv_answer launch(cuda *c, void *kernel, uint64_t shadow, gv_region r, uint32_t number,
                        uint64_t stream) {
  void *parameters[] = {&shadow, &r.at, &r.len, &number};
  return c->call.cuLaunchKernel(kernel, BLOCKS, 1, 1, THREADS, 1, 1, 0, gv_pointer(stream),
                                parameters, NULL);
}

static bool is_module(const cuda *c, uint64_t handle) {
  for (uint32_t i = 0; i < c->made.len; i++)
    if (c->made.at[i].handle == handle && c->made.at[i].kind == GV_OBJECT_MODULE) return true;
  return false;
}

/* The kernel of the module that the work is to come from; ours where none is named. */
static gv_answer kernel_of(cuda *c, const gv_region *regions, uint32_t count, const char *name,
                           void **kernel) {
  for (uint32_t i = 0; i < count; i++)
    if (is_module(c, regions[i].at))
      return c->call.cuModuleGetFunction(kernel, gv_pointer(regions[i].at), name);
  return GV_ANSWER_OK;
}

static gv_answer cuda_work(gv_device *d, const gv_region *regions, uint32_t count, uint32_t salt,
                           gv_shadow shadow, uint64_t stream) {
  cuda *c = (cuda *)d;
  void *take = c->take, *put = c->put, *nothing = c->spin;
  uint64_t cycles = 1;
  bool touches = false;
  gv_answer answer = kernel_of(c, regions, count, "gv_take", &take);
  if (!answer) answer = kernel_of(c, regions, count, "gv_put", &put);
  if (!answer) answer = kernel_of(c, regions, count, "gv_spin", &nothing);
  for (uint32_t i = 0; i < count && !answer; i++)
    if (regions[i].reads && !is_module(c, regions[i].at))
      touches = true, answer = launch(c, take, shadow, regions[i], 2 * i + 3, stream);
  for (uint32_t i = 0; i < count && !answer; i++)
    if (regions[i].writes)
      touches = true, answer = launch(c, put, shadow, regions[i], salt, stream);
  if (answer || touches) return answer;
  /* A kernel that touches nothing is on the stream all the same. */
  return c->call.cuLaunchKernel(nothing, 1, 1, 1, 1, 1, 1, 0, gv_pointer(stream),
                                (void *[]){&cycles}, NULL);
}

static gv_answer cuda_host(gv_device *d, uint64_t at, uint64_t bytes, const uint32_t *salt,
                           uint64_t *digest) {
  (void)d;
  unsigned char *memory =
      gv_pointer(at); /* device memory ends the child here, as it would the program */
  if (!salt)
    *digest = gv_hash(memory, (size_t)bytes, 0);
  else
    for (uint64_t i = 0; i < bytes; i++)
      memory[i] = (unsigned char)(gv_sentinel(*salt, (uint32_t)(i / 4)) >> 8 * (i % 4));
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
  if (!answer) answer = gv_cuda_spin(c, c->cycles, gv_pointer(stream));
  return answer ? answer : c->call.cuMemsetD32Async(*probe, 1, 1, gv_pointer(stream));
}

static gv_answer cuda_done(gv_device *d, uint64_t probe, bool *done) {
  (void)d;
  *done = *(volatile uint32_t *)gv_pointer(probe) != 0;
  return GV_ANSWER_OK;
}

static gv_answer cuda_after(gv_device *d, uint64_t probe, uint64_t stream) {
  cuda *c = (cuda *)d;
  uint64_t seen;
  gv_answer answer = make_flag(c, &seen);
  if (answer) return answer;
  *gv_push(&c->early) = seen;
  return c->call.cuMemcpyAsync(seen, probe, 4, gv_pointer(stream));
}

static gv_answer cuda_delay(gv_device *d, uint64_t stream) {
  cuda *c = (cuda *)d;
  return gv_cuda_spin(c, c->cycles, gv_pointer(stream));
}

static gv_answer cuda_finish(gv_device *d, bool *early, bool *freed) {
  cuda *c = (cuda *)d;
  gv_answer answer = c->call.cuCtxSynchronize();
  *early = false;
  for (uint32_t i = 0; i < c->early.len; i++)
    *early |= *(volatile uint32_t *)gv_pointer(c->early.at[i]) == 0;
  *freed = answer == GV_ANSWER_ILLEGAL_ADDRESS;
  return answer;
}

static gv_answer cuda_look(gv_device *d, uint64_t at, uint64_t bytes, uint64_t *digest) {
  cuda *c = (cuda *)d;
  unsigned char *copy = gv_malloc((size_t)bytes);
  gv_answer answer =
      bytes ? c->call.cuMemcpy((uint64_t)(uintptr_t)copy, at, (size_t)bytes) : GV_ANSWER_OK;
  *digest = answer ? 0 : gv_hash(copy, (size_t)bytes, 0);
  gv_free(copy);
  return answer;
}

static gv_answer cuda_load(gv_device *d, const void *image, uint64_t *module) {
  void *loaded = NULL;
  gv_answer answer = ((cuda *)d)->call.cuModuleLoadData(&loaded, image);
  *module = (uint64_t)(uintptr_t)loaded;
  if (!answer) *gv_push(&((cuda *)d)->made) = (made){.kind = GV_OBJECT_MODULE, .handle = *module};
  return answer;
}

static gv_answer cuda_function(gv_device *d, uint64_t module, const char *name,
                               uint64_t *function) {
  void *found = NULL;
  gv_answer answer = ((cuda *)d)->call.cuModuleGetFunction(&found, gv_pointer(module), name);
  *function = (uint64_t)(uintptr_t)found;
  return answer;
}

static gv_answer cuda_launch(gv_device *d, uint64_t function, const unsigned grid[3],
                             const unsigned block[3], unsigned shared_bytes, uint64_t stream,
                             void **parameters) {
  return ((cuda *)d)->call.cuLaunchKernel(gv_pointer(function), grid[0], grid[1], grid[2], block[0],
                                          block[1], block[2], shared_bytes, gv_pointer(stream),
                                          parameters, NULL);
}

const gv_backend gv_cuda_backend = {
    .name = "cuda",
    .make = cuda_make,
    .destroy = destroy_at,
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
    .recorder = &gv_cuda_recorder,
};
