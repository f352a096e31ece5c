/* sim: a device as the CUDA rules describe one, with nothing added. A stream is a queue whose head
 * may run when everything before it has; a wait at the head holds it until what the event marked at
 * the time of the call is done; between streams, and between the device and the host, whatever
 * these leave open is the chooser's to decide.
 *
 * Work runs only where somebody could tell: before the host touches memory, frees it or asks for a
 * probe, when the host waits, and at the end. In between the host runs ahead, which takes nothing
 * away: what is enqueued may still run first, or last. Memory is real memory, and work reads and
 * writes it, so what comes out is what a device could have left. Freed memory is kept, out of reach
 * of the program, to the end of the run.
 */
#include "replay/device.h"

/* A point of a stream: the first `count` of its actions are done. */
typedef struct mark {
  uint32_t stream; /* GV_NONE: nothing was recorded */
  uint32_t count;
} mark;

typedef enum action_kind { A_COPY, A_FILL, A_WORK, A_FREE, A_WAIT, A_PROBE, A_AFTER } action_kind;

typedef struct action {
  uint8_t kind, width;
  uint32_t salt;
  uint32_t first_region,
      regions;     /* into sim.regions: what it touches; a copy: destination, source */
  mark mark;       /* A_WAIT */
  uint64_t shadow; /* A_WORK */
  uint64_t count;  /* A_FILL: elements */
  uint32_t probe;
} action;

typedef struct object {
  uint8_t kind;
  bool alive, shared, probed;
  bool leaving;       /* memory: freed as the host sees it */
  uint64_t at, bytes; /* memory */
  mark mark;          /* events */
  GV_VEC(action) queue;
  uint32_t head; /* of the queue */
} object;

typedef struct sim {
  gv_device device;
  gv_chooser *choose;
  void *with;
  GV_VEC(object) objects;   /* object 0 is the null stream */
  GV_VEC(uint32_t) streams; /* those of the objects that are */
  GV_VEC(gv_region) regions;
  GV_VEC(gv_option) options;
  bool early, freed, broken;
} sim;

/* Handles look like addresses that no memory of ours has. */
#define HANDLES 0x0dead00000000000ULL

static uint64_t handle_of(uint32_t object) { return object ? HANDLES + (uint64_t)object * 64 : 0; }

static object *object_at(sim *s, uint64_t handle) {
  if (handle == 0) return &s->objects.at[0];
  if (handle < HANDLES || handle % 64) return NULL;
  uint64_t index = (handle - HANDLES) / 64;
  return index > 0 && index < s->objects.len ? &s->objects.at[index] : NULL;
}

/* The live object, if it is of that kind. */
static object *take(sim *s, gv_object_kind kind, uint64_t handle) {
  object *o = object_at(s, handle);
  return o && o->alive && o->kind == (uint8_t)kind ? o : NULL;
}

static uint32_t index_of(const sim *s, const object *o) { return (uint32_t)(o - s->objects.at); }

static bool is_memory(const object *o) {
  return o->kind == GV_OBJECT_DEVICE || o->kind == GV_OBJECT_HOST;
}

/* The block that the address is in, freed or not, the newest first; NULL: memory that the device
 * does not know. */
static object *block_at(sim *s, uint64_t at) {
  for (uint32_t i = s->objects.len; i-- > 1;) {
    object *o = &s->objects.at[i];
    if (is_memory(o) && at >= o->at && (at < o->at + o->bytes || (at == o->at && !o->bytes)))
      return o;
  }
  return NULL;
}

/* ---- what work does ---- */

uint32_t gv_sentinel(uint32_t salt, uint32_t word) {
  uint32_t v = salt * 0x9e3779b1u + word;
  v = (v ^ v >> 16) * 0x85ebca6bu;
  v = (v ^ v >> 13) * 0xc2b2ae35u;
  return v ^ v >> 16;
}

static unsigned char *bytes_at(uint64_t at) { return (unsigned char *)(uintptr_t)at; }

static void put_sentinels(uint64_t at, uint64_t len, uint32_t salt, const uint32_t *shadow) {
  unsigned char *to = bytes_at(at);
  for (uint64_t word = 0; word * 4 < len; word++) {
    uint32_t v = gv_sentinel(salt + (shadow ? shadow[word % GV_SHADOW_WORDS] : 0), (uint32_t)word);
    for (unsigned i = 0; i < 4 && word * 4 + i < len; i++)
      to[word * 4 + i] = (unsigned char)(v >> 8 * i);
  }
}

static void do_work(const action *a, const gv_region *r) {
  uint32_t *shadow = (uint32_t *)(uintptr_t)a->shadow;
  for (uint32_t i = 0; i < a->regions; i++)
    for (uint64_t k = 0; r[i].reads && k < r[i].len; k++)
      shadow[k % GV_SHADOW_WORDS] += bytes_at(r[i].at)[k] * (2 * i + 3);
  for (uint32_t i = 0; i < a->regions; i++)
    if (r[i].writes) put_sentinels(r[i].at, r[i].len, a->salt, shadow);
}

static void do_fill(const action *a, const gv_region *to) {
  for (uint64_t i = 0; i < a->count; i++)
    memcpy(bytes_at(to->at) + i * a->width, &a->salt, a->width); /* little-endian hosts */
}

/* Is all that the action touches still there? */
static bool is_there(sim *s, const action *a) {
  for (uint32_t i = 0; i < a->regions; i++) {
    const gv_region *r = &s->regions.at[a->first_region + i];
    const object *o = object_at(s, r->at);
    if (!o || !r->at) o = block_at(s, r->at);
    if (o && !o->alive) return false;
  }
  return true;
}

static void perform(sim *s, const action *a) {
  const gv_region *r = s->regions.at + a->first_region;
  if (a->kind == A_PROBE) s->objects.at[a->probe].probed = true;
  if (a->kind == A_AFTER) s->early |= !s->objects.at[a->probe].probed;
  if (a->kind >= A_WAIT) return;
  if (!is_there(s, a)) {
    s->freed = true;
    return;
  }
  if (a->kind == A_FREE) block_at(s, r[0].at)->alive = false;
  if (a->kind == A_COPY) memmove(bytes_at(r[0].at), bytes_at(r[1].at), r[0].len);
  if (a->kind == A_FILL) do_fill(a, r);
  if (a->kind == A_WORK) {
    action plain = *a;
    while (plain.regions && object_at(s, r[plain.regions - 1].at))
      plain.regions--; /* modules stand last */
    do_work(&plain, r);
  }
}

/* ---- what goes next ---- */

static bool has_come(const sim *s, mark m) {
  return m.stream == GV_NONE || s->objects.at[m.stream].head >= m.count;
}

/* Waits that hold nobody up are gone at once: nobody could tell. */
static void settle(sim *s) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 0; i < s->streams.len; i++) {
      object *o = &s->objects.at[s->streams.at[i]];
      while (o->head < o->queue.len && o->queue.at[o->head].kind == A_WAIT &&
             has_come(s, o->queue.at[o->head].mark)) {
        o->head++;
        changed = true;
      }
    }
  }
}

/* The streams whose head may run. */
static void list_options(sim *s) {
  settle(s);
  s->options.len = 0;
  for (uint32_t i = 0; i < s->streams.len; i++) {
    const object *o = &s->objects.at[s->streams.at[i]];
    if (o->head == o->queue.len || o->queue.at[o->head].kind == A_WAIT) continue;
    const action *a = &o->queue.at[o->head];
    *gv_push(&s->options) =
        (gv_option){1 + s->streams.at[i], s->regions.at + a->first_region, a->regions};
  }
}

/* One of the options; GV_HOST, also when the run is broken off. */
static uint32_t choose(sim *s) {
  if (s->broken) return GV_HOST;
  uint32_t index = s->choose(s->with, s->options.at, s->options.len);
  s->broken = index == GV_NONE;
  return s->broken ? GV_HOST : s->options.at[index].thread;
}

static void run_head(sim *s, uint32_t thread) {
  object *o = &s->objects.at[thread - 1];
  perform(s, &o->queue.at[o->head]);
  o->head++;
}

/* The host is about to do what can be told: so much work runs before it as the chooser likes. */
static void before_host(sim *s, gv_region touched) {
  if (!s->choose) return; /* nothing is left to run */
  for (uint32_t thread = 1; thread != GV_HOST;) {
    list_options(s);
    *gv_push(&s->options) = (gv_option){GV_HOST, &touched, 1};
    thread = choose(s);
    if (thread != GV_HOST) run_head(s, thread);
  }
}

/* The host waits for the mark. */
static gv_answer wait_for(sim *s, mark m) {
  if (!s->choose) return GV_ANSWER_OK; /* it has come */
  for (settle(s); !has_come(s, m); settle(s)) {
    list_options(s);
    GV_CHECK(s->options.len >
             0); /* waits are for what was enqueued before them, so some head can run */
    uint32_t thread = choose(s);
    if (thread == GV_HOST) return GV_ANSWER_BROKEN_OFF;
    run_head(s, thread);
  }
  return GV_ANSWER_OK;
}

static gv_answer answer(const sim *s) { return s->broken ? GV_ANSWER_BROKEN_OFF : GV_ANSWER_OK; }

static gv_answer wait_for_all(sim *s) {
  for (uint32_t i = 0; i < s->streams.len && !s->broken; i++)
    wait_for(s, (mark){s->streams.at[i], s->objects.at[s->streams.at[i]].queue.len});
  return answer(s);
}

static gv_answer enqueue(sim *s, object *stream, action a) {
  *gv_push(&stream->queue) = a;
  if (s->choose) return GV_ANSWER_OK;
  perform(s, &a); /* all that it could have to wait for is done */
  stream->head++;
  return GV_ANSWER_OK;
}

static void touch(sim *s, action *a, gv_region region) {
  if (!a->regions++) a->first_region = s->regions.len;
  *gv_push(&s->regions) = region;
}

/* ---- the calls ---- */

static gv_answer sim_make(gv_device *d, gv_object_kind kind, uint64_t bytes, bool shared,
                          uint64_t *handle) {
  sim *s = (sim *)d;
  object made = {
      .kind = (uint8_t)kind, .alive = true, .shared = shared, .bytes = bytes, .mark = {GV_NONE, 0}};
  uint32_t index = s->objects.len;
  if (is_memory(&made)) {
    void *at = malloc(bytes ? bytes : 1);
    if (!at) return GV_ANSWER_OUT_OF_MEMORY;
    made.at = (uint64_t)(uintptr_t)at;
    put_sentinels(made.at, bytes, ~index, NULL);
  }
  *gv_push(&s->objects) = made;
  if (kind == GV_OBJECT_STREAM) *gv_push(&s->streams) = index;
  *handle = is_memory(&made) ? made.at : handle_of(index);
  return GV_ANSWER_OK;
}

/* `on`: the stream to free it on; NULL: now. */
static gv_answer free_memory(sim *s, gv_object_kind kind, uint64_t at, object *on) {
  object *o = block_at(s, at);
  if (!at) return GV_ANSWER_OK;
  if (!o || !o->alive || o->leaving || o->kind != (uint8_t)kind || o->at != at)
    return GV_ANSWER_INVALID_VALUE;
  gv_region all = {o->at, o->bytes ? o->bytes : 1, true, true};
  o->leaving = true;
  if (on) {
    action a = {.kind = A_FREE};
    touch(s, &a, all);
    return enqueue(s, on, a);
  }
  before_host(s, all);
  o->alive = false;
  return answer(s);
}

static gv_answer sim_free(gv_device *d, uint64_t at, uint64_t stream) {
  return free_memory((sim *)d, GV_OBJECT_DEVICE, at, take((sim *)d, GV_OBJECT_STREAM, stream));
}

static gv_answer sim_destroy(gv_device *d, gv_object_kind kind, uint64_t handle) {
  sim *s = (sim *)d;
  if (kind == GV_OBJECT_DEVICE || kind == GV_OBJECT_HOST) return free_memory(s, kind, handle, NULL);
  object *o = handle ? take(s, kind, handle) : NULL;
  if (!o) return GV_ANSWER_INVALID_HANDLE;
  if (kind == GV_OBJECT_MODULE) before_host(s, (gv_region){handle, 1, true, true});
  o->alive = false; /* what is in the queue still runs */
  return answer(s);
}

static gv_answer sim_sync(gv_device *d, gv_object_kind kind, uint64_t handle) {
  sim *s = (sim *)d;
  const object *o = take(s, kind, handle);
  if (!o) return GV_ANSWER_INVALID_HANDLE;
  return wait_for(s, kind == GV_OBJECT_EVENT ? o->mark : (mark){index_of(s, o), o->queue.len});
}

static gv_answer sim_record(gv_device *d, uint64_t event, uint64_t stream) {
  sim *s = (sim *)d;
  object *e = take(s, GV_OBJECT_EVENT, event);
  const object *on = take(s, GV_OBJECT_STREAM, stream);
  if (!e || !on) return GV_ANSWER_INVALID_HANDLE;
  e->mark = (mark){index_of(s, on), on->queue.len};
  return GV_ANSWER_OK;
}

static gv_answer sim_wait(gv_device *d, uint64_t stream, uint64_t event) {
  sim *s = (sim *)d;
  const object *e = take(s, GV_OBJECT_EVENT, event);
  object *on = take(s, GV_OBJECT_STREAM, stream);
  if (!e || !on) return GV_ANSWER_INVALID_HANDLE;
  return enqueue(s, on, (action){.kind = A_WAIT, .mark = e->mark});
}

/* Memory that the device does not know is the host's. */
static bool is_usable(sim *s, uint64_t at, uint64_t bytes) {
  const object *o = block_at(s, at);
  if (!at || at == GV_UNDEF_HANDLE || object_at(s, at)) return false;
  return !o || (o->alive && !o->leaving && bytes <= o->at + o->bytes - at);
}

static gv_answer sim_copy(gv_device *d, uint64_t to, uint64_t from, uint64_t bytes,
                          uint64_t stream) {
  sim *s = (sim *)d;
  object *on = take(s, GV_OBJECT_STREAM, stream);
  action a = {.kind = A_COPY};
  if (!on) return GV_ANSWER_INVALID_HANDLE;
  if (!bytes) return GV_ANSWER_OK;
  if (!is_usable(s, to, bytes) || !is_usable(s, from, bytes)) return GV_ANSWER_INVALID_VALUE;
  touch(s, &a, (gv_region){to, bytes, false, true});
  touch(s, &a, (gv_region){from, bytes, true, false});
  return enqueue(s, on, a);
}

static gv_answer sim_fill(gv_device *d, uint64_t to, uint32_t value, unsigned width, uint64_t count,
                          uint64_t stream) {
  sim *s = (sim *)d;
  object *on = take(s, GV_OBJECT_STREAM, stream);
  action a = {.kind = A_FILL, .salt = value, .width = (uint8_t)width, .count = count};
  if (!on) return GV_ANSWER_INVALID_HANDLE;
  if (!count) return GV_ANSWER_OK;
  if (!is_usable(s, to, count * width)) return GV_ANSWER_INVALID_VALUE;
  touch(s, &a, (gv_region){to, count * width, false, true});
  return enqueue(s, on, a);
}

static gv_answer sim_work(gv_device *d, const gv_region *regions, uint32_t count, uint32_t salt,
                          gv_shadow shadow, uint64_t stream) {
  sim *s = (sim *)d;
  object *on = take(s, GV_OBJECT_STREAM, stream);
  action a = {.kind = A_WORK, .salt = salt, .shadow = shadow};
  if (!on) return GV_ANSWER_INVALID_HANDLE;
  for (uint32_t i = 0; i < count;
       i++) /* a launch takes addresses as they come: what is wrong with them shows when it runs */
    if (!object_at(s, regions[i].at)) touch(s, &a, regions[i]);
  for (uint32_t i = 0; i < count; i++)
    if (object_at(s, regions[i].at)) touch(s, &a, regions[i]);
  return enqueue(s, on, a);
}

static gv_answer sim_host(gv_device *d, uint64_t at, uint64_t bytes, const uint32_t *salt,
                          uint64_t *digest) {
  sim *s = (sim *)d;
  const object *o = block_at(s, at);
  if (!is_usable(s, at, bytes) || (o && o->kind == GV_OBJECT_DEVICE && !o->shared))
    return GV_ANSWER_ILLEGAL_ADDRESS;
  before_host(s, (gv_region){at, bytes, !salt, salt});
  if (salt)
    put_sentinels(at, bytes, *salt, NULL);
  else
    *digest = gv_hash(bytes_at(at), bytes, 0);
  return answer(s);
}

static gv_answer sim_probe(gv_device *d, uint64_t stream, uint64_t *probe) {
  sim *s = (sim *)d;
  if (!take(s, GV_OBJECT_STREAM, stream)) return GV_ANSWER_INVALID_HANDLE;
  action a = {.kind = A_PROBE, .probe = s->objects.len};
  sim_make(d, GV_OBJECT_PROBE, 0, false, probe);
  touch(s, &a, (gv_region){*probe, 1, false, true});
  return enqueue(s, take(s, GV_OBJECT_STREAM, stream), a);
}

static gv_answer sim_done(gv_device *d, uint64_t probe, bool *done) {
  sim *s = (sim *)d;
  const object *o = take(s, GV_OBJECT_PROBE, probe);
  if (!o) return GV_ANSWER_INVALID_HANDLE;
  before_host(s, (gv_region){probe, 1, true, false});
  *done = take(s, GV_OBJECT_PROBE, probe)->probed;
  return answer(s);
}

static gv_answer sim_after(gv_device *d, uint64_t probe, uint64_t stream) {
  sim *s = (sim *)d;
  object *on = take(s, GV_OBJECT_STREAM, stream);
  const object *o = take(s, GV_OBJECT_PROBE, probe);
  if (!on || !o) return GV_ANSWER_INVALID_HANDLE;
  action a = {.kind = A_AFTER, .probe = index_of(s, o)};
  touch(s, &a, (gv_region){probe, 1, true, false});
  return enqueue(s, on, a);
}

static gv_answer sim_delay(gv_device *d, uint64_t stream) {
  return take((sim *)d, GV_OBJECT_STREAM, stream)
             ? GV_ANSWER_OK
             : GV_ANSWER_INVALID_HANDLE; /* the chooser does that */
}

static gv_answer sim_finish(gv_device *d, bool *early, bool *freed) {
  sim *s = (sim *)d;
  gv_answer end = wait_for_all(s);
  *early = s->early;
  *freed = s->freed;
  return end;
}

static gv_answer sim_look(gv_device *d, uint64_t at, uint64_t bytes, uint64_t *digest) {
  (void)d;
  *digest = gv_hash(bytes_at(at), bytes, 0);
  return GV_ANSWER_OK;
}

static const gv_backend sim_backend = {
    .name = "sim",
    .make = sim_make,
    .destroy = sim_destroy,
    .free = sim_free,
    .sync = sim_sync,
    .record = sim_record,
    .wait = sim_wait,
    .copy = sim_copy,
    .fill = sim_fill,
    .work = sim_work,
    .host = sim_host,
    .probe = sim_probe,
    .done = sim_done,
    .after = sim_after,
    .delay = sim_delay,
    .finish = sim_finish,
    .look = sim_look,
};

gv_device *gv_sim_new(gv_chooser *choose, void *with) {
  sim *s = gv_malloc(sizeof *s);
  *s = (sim){.device = {.backend = &sim_backend}, .choose = choose, .with = with};
  *gv_push(&s->objects) = (object){.kind = GV_OBJECT_STREAM, .alive = true, .mark = {GV_NONE, 0}};
  *gv_push(&s->streams) = 0;
  return &s->device;
}

void gv_sim_free(gv_device *d) {
  sim *s = (sim *)d;
  for (uint32_t i = 0; i < s->objects.len; i++) {
    if (is_memory(&s->objects.at[i])) free(bytes_at(s->objects.at[i].at));
    gv_vec_free(&s->objects.at[i].queue);
  }
  gv_vec_free(&s->objects);
  gv_vec_free(&s->streams);
  gv_vec_free(&s->regions);
  gv_vec_free(&s->options);
  gv_free(s);
}
