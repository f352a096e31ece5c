/* A CUDA driver without a device, for the tests of the cuda backend: the functions that it uses, with streams that do their work as
 * late as they may, which is when somebody waits; and what is behind a spinning kernel after everything else. What goes wrong is told by the environment variable FAKE_CUDA, a list of
 *
 *   devices=0   version=8000   FUNCTION=NUMBER (the error that it answers)   FUNCTION=crash   FUNCTION=hang
 *   FUNCTION@N=… (its N-th call only, from 1)
 *
 * orders=1 (captured work comes after all that was captured before) or orders=0 (after nothing),
 *
 * divided by commas. Built with -DWITHOUT the library lacks cuEventRecord, with -DWITHOUT_CAPTURE cuGraphGetEdges.
 *
 * The program's own code begins with "// fake": its functions are those that it names behind ".entry ", each of which adds 1 to the
 * 4-byte words that its first argument is the address of, so many as its second one says.
 */
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct object object;

typedef enum { COPY, FILL16, FILL32, TAKE, PUT, ADD, WAIT, SPIN } work_kind;
typedef struct work {
  work_kind kind;
  uint64_t to, from, count, shadow;
  uint32_t number;
  object *other; /* WAIT: the stream, up to `count` */
} work;

struct object {
  enum { STREAM = 0x57, EVENT = 0xe7, MODULE = 0x40, FUNCTION = 0xf0 } kind;
  bool dead, null;
  work *queue;
  size_t len, head;
  object *marked; /* event: the stream and how much of it */
  size_t mark;
  int which; /* function; OWN: of the program's code */
  const char *image;
  /* capture, of a stream or an event: what its next work would come after */
  bool capturing;
  uint64_t nodes[64];
  size_t node_count;
};

enum { OWN = 3 };
static object *origin; /* of the capture under way */
static bool capture_lost;
static uint64_t node_count, edges[4096][2];
static size_t edge_count;

static object null_stream = {.kind = STREAM, .null = true};
static object *streams[4096];
static size_t stream_count;
static struct block {
  uint64_t at;
  int kind; /* 'd', 'h', 0: freed */
} blocks[65536];
static size_t block_count;

/* ---- what is to go wrong ---- */

static int told(const char *function) {
  static struct {
    const char *function;
    int calls;
  } counts[64];
  const char *p = getenv("FAKE_CUDA");
  size_t i = 0, len = strlen(function);
  while (i < 63 && counts[i].function && strcmp(counts[i].function, function)) i++;
  counts[i].function = function;
  counts[i].calls++;
  while (p && *p) {
    if (!strncmp(p, function, len) && (p[len] == '=' || p[len] == '@')) {
      const char *value = strchr(p, '=') + 1;
      if (p[len] == '@' && atoi(p + len + 1) != counts[i].calls) return 0;
      if (!strncmp(value, "crash", 5)) raise(SIGSEGV);
      if (!strncmp(value, "hang", 4))
        for (;;) pause();
      return atoi(value);
    }
    p = strchr(p, ',');
    if (p) p++;
  }
  return 0;
}

static int setting(const char *name, int otherwise) {
  const char *p = getenv("FAKE_CUDA");
  p = p ? strstr(p, name) : NULL;
  return p ? atoi(p + strlen(name) + 1) : otherwise;
}

#define TELL()                                                                                                                 \
  do {                                                                                                                         \
    int told_answer = told(__func__);                                                                                          \
    if (told_answer) return told_answer;                                                                                       \
  } while (0)

/* ---- streams ---- */

static object *stream_of(void *handle) {
  object *s = handle ? handle : &null_stream;
  if ((uintptr_t)handle == 0x5e5e5e5e5e5e5e5eULL) raise(SIGSEGV); /* the driver follows any pointer */
  return s->kind == STREAM && !s->dead ? s : NULL;
}

static object *event_of(void *handle) {
  object *e = handle;
  return e && e->kind == EVENT && !e->dead ? e : NULL;
}

static uint32_t sentinel(uint32_t salt, uint32_t word) {
  uint32_t v = salt * 0x9e3779b1u + word;
  v = (v ^ v >> 16) * 0x85ebca6bu;
  v = (v ^ v >> 13) * 0xc2b2ae35u;
  return v ^ v >> 16;
}

static void run_to(object *s, size_t count);

static void perform(const work *w) {
  unsigned char *to = (unsigned char *)(uintptr_t)w->to, *from = (unsigned char *)(uintptr_t)w->from;
  uint32_t *shadow = (uint32_t *)(uintptr_t)w->shadow;
  for (uint64_t k = 0; w->kind == FILL16 && k < w->count; k++) memcpy(to + 2 * k, &w->number, 2);
  for (uint64_t k = 0; w->kind == FILL32 && k < w->count; k++) memcpy(to + 4 * k, &w->number, 4);
  for (uint64_t k = 0; w->kind == ADD && k < w->count; k++) ((uint32_t *)(void *)to)[k]++;
  for (uint64_t k = 0; w->kind == TAKE && k < w->count; k++) shadow[k % 256] += to[k] * w->number;
  for (uint64_t k = 0; w->kind == PUT && k < w->count; k++)
    to[k] = (unsigned char)(sentinel(w->number + shadow[k / 4 % 256], (uint32_t)(k / 4)) >> 8 * (k % 4));
  if (w->kind == COPY) memmove(to, from, w->count);
  if (w->kind == WAIT) run_to(w->other, w->count);
}

static void run_to(object *s, size_t count) {
  while (s->head < count) {
    work w = s->queue[s->head++];
    perform(&w);
  }
}

static void run_to_spin(object *s) {
  while (s->head < s->len && s->queue[s->head].kind != SPIN) run_to(s, s->head + 1);
}

static void run_everything(void) {
  for (size_t i = 0; i < stream_count; i++) run_to_spin(streams[i]);
  run_to_spin(&null_stream);
  for (size_t i = 0; i < stream_count; i++) run_to(streams[i], streams[i]->len);
  run_to(&null_stream, null_stream.len);
}

/* ---- capture ---- */

static void add_node(object *s, uint64_t node) {
  for (size_t i = 0; i < s->node_count; i++)
    if (s->nodes[i] == node) return;
  if (s->node_count == 64) abort();
  s->nodes[s->node_count++] = node;
}

/* What is captured is not done. */
static int capture(object *s) {
  uint64_t node = 0x1000 + 16 * node_count;
  int orders = setting("orders", -1);
  for (uint64_t i = 0; i < node_count && orders == 1; i++) add_node(s, 0x1000 + 16 * i);
  for (size_t i = 0; i < s->node_count && orders != 0; i++) {
    edges[edge_count][0] = s->nodes[i];
    edges[edge_count++][1] = node;
  }
  node_count++;
  s->nodes[0] = node;
  s->node_count = 1;
  return 0;
}

/* Calls that wait end a capture (CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED). */
static int refuse_in_capture(const object *of) {
  if (!of || !of->capturing) return 0;
  capture_lost = true;
  return 900;
}

static int enqueue(object *s, work w) {
  if (!s) return 400;
  if (s->capturing) return capture(s);
  s->queue = realloc(s->queue, (s->len + 1) * sizeof w);
  s->queue[s->len++] = w;
  return 0;
}

static object *new_object(int kind) {
  object *o = calloc(1, sizeof *o);
  o->kind = kind;
  return o;
}

/* ---- the driver ---- */

int cuInit(unsigned flags) {
  (void)flags;
  TELL();
  return 0;
}

int cuDriverGetVersion(int *version) {
  TELL();
  *version = setting("version", 12040);
  return 0;
}

int cuDeviceGetCount(int *count) {
  TELL();
  *count = setting("devices", 1);
  return 0;
}

int cuDeviceGet(int *device, int ordinal) {
  TELL();
  *device = ordinal;
  return 0;
}

int cuDeviceGetName(char *name, int len, int device) {
  (void)device;
  TELL();
  snprintf(name, (size_t)len, "no device at all");
  return 0;
}

int cuDevicePrimaryCtxRetain(void **context, int device) {
  (void)device;
  TELL();
  *context = &null_stream;
  return 0;
}

int cuDevicePrimaryCtxRelease_v2(int device) {
  (void)device;
  TELL();
  return 0;
}

/* Nobody may call these two: others use the device too. */
int cuDevicePrimaryCtxReset_v2(int device) { return (void)device, abort(), 0; }
int cuCtxDestroy_v2(void *context) { return (void)context, abort(), 0; }

int cuCtxSetCurrent(void *context) {
  (void)context;
  TELL();
  return 0;
}

int cuCtxSynchronize(void) {
  TELL();
  run_everything();
  return 0;
}

int cuStreamCreate(void **stream, unsigned flags) {
  TELL();
  if (flags != 1) abort(); /* blocking streams would hide races with the null stream */
  *stream = streams[stream_count++] = new_object(STREAM);
  return 0;
}

int cuStreamDestroy_v2(void *stream) {
  TELL();
  object *s = stream ? stream_of(stream) : NULL;
  if (!s) return 400;
  s->dead = true;
  return 0;
}

int cuStreamSynchronize(void *stream) {
  TELL();
  object *s = stream_of(stream);
  if (!s) return 400;
  if (refuse_in_capture(s)) return 900;
  run_to(s, s->len);
  return 0;
}

int cuStreamWaitEvent(void *stream, void *event, unsigned flags) {
  (void)flags;
  TELL();
  object *s = stream_of(stream), *e = event_of(event);
  if (!s || !e) return 400;
  if (e->capturing) {
    s->capturing = true;
    for (size_t i = 0; i < e->node_count; i++) add_node(s, e->nodes[i]);
    return 0;
  }
  if (s->capturing && e->marked) return capture_lost = true, 905; /* CUDA_ERROR_STREAM_CAPTURE_ISOLATION */
  return e->marked ? enqueue(s, (work){.kind = WAIT, .other = e->marked, .count = e->mark}) : 0;
}

int cuEventCreate(void **event, unsigned flags) {
  TELL();
  if (flags != 2) abort(); /* events that take the time may order more than they say */
  *event = new_object(EVENT);
  return 0;
}

int cuEventDestroy_v2(void *event) {
  TELL();
  object *e = event_of(event);
  if (!e) return 400;
  e->dead = true;
  return 0;
}

int cuEventSynchronize(void *event) {
  TELL();
  object *e = event_of(event);
  if (!e) return 400;
  if (refuse_in_capture(e)) return 900;
  if (e->marked) run_to(e->marked, e->mark);
  return 0;
}

#define NAME(x) NAME_(x)
#define NAME_(x) lacks_##x
#ifdef WITHOUT
#define cuEventRecord NAME(cuEventRecord)
#endif
int cuEventRecord(void *event, void *stream) {
  TELL();
  object *s = stream_of(stream), *e = event_of(event);
  if (!s || !e) return 400;
  e->capturing = s->capturing;
  memcpy(e->nodes, s->nodes, sizeof e->nodes);
  e->node_count = s->node_count;
  if (s->capturing) return 0;
  e->marked = s;
  e->mark = s->len;
  return 0;
}

static int allocate(uint64_t *at, size_t bytes, int kind) {
  *at = (uint64_t)(uintptr_t)malloc(bytes ? bytes : 1);
  blocks[block_count++] = (struct block){*at, kind};
  return 0;
}

/* Freed memory stays, so that what is done to it is seen and not felt. */
static int release(uint64_t at, int kind) {
  if (origin) capture_lost = true;
  run_everything();
  for (size_t i = block_count; i-- > 0;) {
    if (blocks[i].at != at || blocks[i].kind != kind) continue;
    blocks[i].kind = 0;
    return 0;
  }
  return 1;
}

int cuMemAlloc_v2(uint64_t *at, size_t bytes) {
  TELL();
  return allocate(at, bytes, 'd');
}
int cuMemAllocManaged(uint64_t *at, size_t bytes, unsigned flags) {
  (void)flags;
  TELL();
  return allocate(at, bytes, 'd');
}
int cuMemFree_v2(uint64_t at) {
  TELL();
  return release(at, 'd');
}
int cuMemHostAlloc(void **at, size_t bytes, unsigned flags) {
  uint64_t made;
  (void)flags;
  TELL();
  int answer = allocate(&made, bytes, 'h');
  *at = (void *)(uintptr_t)made;
  return answer;
}
int cuMemFreeHost(void *at) {
  TELL();
  return release((uint64_t)(uintptr_t)at, 'h');
}

int cuMemcpy(uint64_t to, uint64_t from, size_t bytes) {
  TELL();
  run_everything();
  memmove((void *)(uintptr_t)to, (void *)(uintptr_t)from, bytes);
  return 0;
}

int cuMemcpyAsync(uint64_t to, uint64_t from, size_t bytes, void *stream) {
  TELL();
  return enqueue(stream_of(stream), (work){.kind = COPY, .to = to, .from = from, .count = bytes});
}
int cuMemsetD16Async(uint64_t to, unsigned short value, size_t count, void *stream) {
  TELL();
  return enqueue(stream_of(stream), (work){.kind = FILL16, .to = to, .number = value, .count = count});
}
int cuMemsetD32Async(uint64_t to, unsigned value, size_t count, void *stream) {
  TELL();
  return enqueue(stream_of(stream), (work){.kind = FILL32, .to = to, .number = value, .count = count});
}
int cuMemsetD32_v2(uint64_t to, unsigned value, size_t count) {
  TELL();
  run_everything();
  perform(&(work){.kind = FILL32, .to = to, .number = value, .count = count});
  return 0;
}

int cuModuleLoadData(void **module, const void *image) {
  TELL();
  bool own = !strncmp(image, "// fake", 7);
  if (own && setting("own_code", 0)) return setting("own_code", 0);
  if (!own && !strstr(image, ".version 6.0")) return 200;
  object *m = new_object(MODULE);
  if (own) m->image = strdup(image);
  *module = m;
  return 0;
}
int cuModuleUnload(void *module) {
  TELL();
  object *m = module;
  if (!m || m->kind != MODULE || m->dead) return 400;
  run_everything();
  m->dead = true;
  return 0;
}
int cuModuleGetFunction(void **function, void *module, const char *name) {
  static const char *const names[] = {"gv_spin", "gv_take", "gv_put"};
  TELL();
  object *m = module, *f = new_object(FUNCTION);
  if (!m || m->kind != MODULE || m->dead) return 400;
  if (m->image) {
    char entry[256];
    snprintf(entry, sizeof entry, ".entry %s(", name);
    f->which = OWN;
    *function = f;
    return strstr(m->image, entry) ? 0 : 500;
  }
  for (f->which = 0; f->which < 3 && strcmp(name, names[f->which]); f->which++) continue;
  *function = f;
  return f->which < 3 ? 0 : 500;
}

int cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned bytes,
                   void *stream, void **parameters, void **extra) {
  (void)extra;
  TELL();
  object *f = function;
  if (f->which == 0) return enqueue(stream_of(stream), (work){.kind = SPIN});
  if (f->which == OWN) {
    work own = {.kind = ADD};
    uint32_t count;
    if (gx != 2 || gy != 1 || gz != 1 || bx != 8 || by != 4 || bz != 1 || bytes != 128) return 1; /* as the tests have it */
    memcpy(&own.to, parameters[0], 8);
    memcpy(&count, parameters[1], 4);
    own.count = count;
    return enqueue(stream_of(stream), own);
  }
  work w = {.kind = f->which == 1 ? TAKE : PUT};
  memcpy(&w.shadow, parameters[0], 8);
  memcpy(&w.to, parameters[1], 8);
  memcpy(&w.count, parameters[2], 8);
  memcpy(&w.number, parameters[3], 4);
  return enqueue(stream_of(stream), w);
}

int cuStreamBeginCapture_v2(void *stream, int mode) {
  TELL();
  object *s = stream_of(stream);
  if (!s) return 400;
  if (s->null) return 900;
  if (mode != 2) abort(); /* others forbid what else the thread does */
  origin = s;
  s->capturing = true;
  capture_lost = false;
  node_count = edge_count = 0;
  return 0;
}

/* Every stream that was forked must have been joined again. */
int cuStreamEndCapture(void *stream, void **graph) {
  TELL();
  object *s = stream_of(stream);
  bool joined = true;
  *graph = NULL;
  if (!s || s != origin) return 401; /* CUDA_ERROR_ILLEGAL_STATE */
  for (size_t i = 0; i < stream_count; i++)
    for (size_t n = 0; n < streams[i]->node_count && streams[i]->capturing && streams[i] != s; n++) {
      bool found = false;
      for (size_t k = 0; k < s->node_count; k++) found |= s->nodes[k] == streams[i]->nodes[n];
      joined &= found;
    }
  for (size_t i = 0; i < stream_count; i++) streams[i]->capturing = false, streams[i]->node_count = 0;
  origin = NULL;
  if (capture_lost) return 901; /* CUDA_ERROR_STREAM_CAPTURE_INVALIDATED */
  if (!joined) return 904;      /* CUDA_ERROR_STREAM_CAPTURE_UNJOINED */
  *graph = new_object(FUNCTION);
  return 0;
}

int cuStreamGetCaptureInfo_v2(void *stream, int *status, uint64_t *id, void **graph, void *const **nodes, size_t *count) {
  TELL();
  object *s = stream_of(stream);
  if (!s) return 400;
  *status = s->capturing;
  *id = 1;
  *graph = NULL;
  *nodes = (void *const *)(void *)s->nodes;
  *count = s->node_count;
  return 0;
}

#ifdef WITHOUT_CAPTURE
#define cuGraphGetEdges NAME(cuGraphGetEdges)
#endif
int cuGraphGetEdges(void *graph, void **from, void **to, size_t *count) {
  TELL();
  if (!graph) return 1;
  for (size_t i = 0; from && i < edge_count; i++) {
    from[i] = (void *)(uintptr_t)edges[i][0];
    to[i] = (void *)(uintptr_t)edges[i][1];
  }
  *count = edge_count;
  return 0;
}

int cuGraphDestroy(void *graph) {
  TELL();
  return graph ? 0 : 1;
}
