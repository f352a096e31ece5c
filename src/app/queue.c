#define _GNU_SOURCE
#include "app/queue.h"
#include "base/foreign.h"

#include <poll.h>

#include "app/cache.h"
#include "app/certify.h"
#include "app/check.h"
#include "app/limits.h"
#include "app/progress.h"
#include "base/child.h"
#include "base/stream.h"

enum {
  WAITING = 64,          /* outcomes that wait for one before them */
  BATCH_BYTES = 1 << 16, /* a child is worth its cost from so many bytes of input on, */
  BATCH_FILES = 32,      /* or with so many files */
  BLINK = 200            /* ms */
};

typedef struct task {
  const char *path;
  const gv_setup *setup;
  const gv_unit *unit; /* how it is compiled first; NULL: it is not */
  gv_arena arena;      /* of the input */
  gv_input input, device;
  gv_digest key;    /* in the cache */
  gv_outcome known; /* that was found there, and is believed if its certificate is one */
  gv_outcome outcome;
  enum { READY, RUNNING } state;
} task;

/* Inputs that one child verifies in this order. MLIR's reader may take the child with it; then
 * another goes on after the culprit. */
typedef struct batch {
  task *tasks[BATCH_FILES];
  uint32_t count, next;              /* the first without an outcome */
  volatile unsigned char *under_way; /* as in gv_reading */
  gv_child child;
} batch;

typedef struct queue {
  const gv_options *run;
  gv_setups *setups;
  const gv_inputs *inputs;
  task **tasks;          /* by input; NULL: not begun, or taken */
  uint32_t begun, taken; /* inputs */
  GV_VEC(batch *) running;
  gv_progress progress;
} queue;

/* ---- one input ---- */

static void add_error(task *t, gv_str error) {
  *gv_push(&t->outcome.pieces) =
      (gv_piece){GV_EXIT_UNUSABLE, GV_BECAME_UNUSABLE, gv_str_copy(&t->outcome.arena, error)};
}

/* What comes of LLVM IR rests on the program that imports it, too, which no cache knows. A unit
 * looks after itself. */
static bool may_keep(const task *t) {
  return t->setup->options.cache && !t->unit && !gv_front_is_llvm_ir(&t->input);
}

static void settle(task *t, bool lasting) {
  if (!gv_front_unmap(&t->input)) {
    gv_outcome_clear(&t->outcome);
    add_error(t, gv_format_foreign(
                     &t->outcome.arena,
                     "%.*s: error: the file has changed while it was read; verify it again\n",
                     GV_FMT(t->input.name)));
  }
  if (lasting && may_keep(t)) gv_cache_put(t->setup->options.cache, &t->key, &t->outcome);
  gv_arena_clear(&t->arena);
  t->state = READY;
}

static gv_reading limits_of(const task *t) {
  return gv_limits_of(&t->setup->options, t->input.bytes.len);
}

/* What is kept of it is kept of the bytes that it has now, and nothing is written to it. */
static bool is_only_read(const gv_options *options) {
  return !options->cache && !options->certify && !options->fix.mode;
}

/* An input that ends here without being looked at is READY: its setup or itself cannot be read, or
 * the cache knows it. */
static bool needs_check(task *t) {
  gv_str error;
  if (t->setup->error.at) {
    add_error(t, t->setup->error);
    return false;
  }
  t->input.name = gv_str_of(t->path);
  if (t->unit) return true;
  gv_status status = is_only_read(&t->setup->options)
                         ? gv_front_map(&t->arena, t->path, &t->input, &error)
                         : gv_front_load(&t->arena, t->path, &t->input, &error);
  if (status != GV_OK) {
    add_error(t, error);
    return false;
  }
  if (!may_keep(t)) return true;
  t->key = gv_cache_key(t->setup, &t->input, GV_STR(""));
  if (!gv_cache_get(t->setup->options.cache, &t->key, &t->known)) return true;
  if (t->setup->options.certify && !gv_certify_needless(&t->known)) return true;
  t->outcome = t->known;
  t->known = (gv_outcome){0};
  return false;
}

/* ---- a batch of them ---- */

static bool is_usable(const gv_outcome *outcome) {
  for (uint32_t i = 0; i < outcome->pieces.len; i++)
    if (outcome->pieces.at[i].exit == GV_EXIT_UNUSABLE) return false;
  return true;
}

/* Compiles it, and verifies what came of that unless it is known. */
static void check_unit(task *t, gv_reading *limits) {
  const gv_options *options = &t->setup->options;
  gv_str note, error;
  if (gv_unit_load(t->unit, options, &t->arena, &t->input, &t->device, &note, &error) != GV_OK) {
    add_error(t, error);
    return;
  }
  if (options->cache) {
    t->key = gv_cache_key(t->setup, &t->input, gv_unit_tools(options, &t->arena));
    bool known = gv_cache_get(options->cache, &t->key, &t->outcome);
    if (known && (!options->certify || gv_certify_needless(&t->outcome))) return;
    gv_outcome_clear(&t->outcome); /* code that was compiled has no certificate */
  }
  volatile unsigned char *under_way = limits->under_way;
  *limits = gv_limits_of(options, t->input.bytes.len);
  limits->under_way = under_way;
  t->input.reading = under_way ? limits : NULL;
  gv_check_input(t->setup, &t->input, t->unit, &t->outcome);
  if (note.at) *gv_push(&t->outcome.notes) = gv_str_copy(&t->outcome.arena, note);
  if (options->cache && is_usable(&t->outcome)) gv_cache_put(options->cache, &t->key, &t->outcome);
}

/* Unless the cache knows it, and can prove it. */
static void check_input(task *t) {
  if (t->known.pieces.len && gv_certify_known(t->setup, &t->input, &t->known)) {
    t->outcome = t->known;
    t->known = (gv_outcome){0};
  } else {
    gv_check_input(t->setup, &t->input, NULL, &t->outcome);
  }
}

/* "LENGTH\n", and so many bytes of outcome, for each. */
static int check_in_child(void *with, FILE *out) {
  batch *b = with;
  for (; b->next < b->count; b->next++) {
    task *t = b->tasks[b->next];
    gv_reading limits = limits_of(t);
    gv_stream stream;
    limits.under_way = b->under_way;
    t->input.reading = &limits;
    if (t->unit)
      check_unit(t, &limits);
    else
      check_input(t);
    gv_outcome_write(&t->outcome, gv_stream_open(&stream));
    gv_outcome_clear(&t->outcome);
    gv_str text = gv_stream_close(&stream);
    fprintf(out, "%zu\n", text.len);
    fwrite(text.at, 1, text.len, out);
    free(stream.at);
    if (fflush(out) != 0) return 1;
  }
  return 0;
}

static void check_here(batch *b) {
  for (; b->next < b->count; b->next++) {
    task *t = b->tasks[b->next];
    gv_reading limits = {.under_way = NULL};
    if (t->unit)
      check_unit(t, &limits);
    else
      check_input(t);
    settle(t, true);
  }
}

static void free_batch(batch *b) {
  gv_limits_free_page(b->under_way);
  gv_vec_free(&b->child.bytes);
  gv_free(b);
}

/* The rest of the batch, in a child of its own. */
static void start(queue *q, batch *b) {
  if (b->under_way) *b->under_way = 0;
  if (b->next < b->count && gv_child_start(&b->child, check_in_child, b, 0, true)) {
    for (uint32_t i = b->next; i < b->count; i++) b->tasks[i]->state = RUNNING;
    *gv_push(&q->running) = b;
    return;
  }
  check_here(b);
  free_batch(b);
}

/* Takes the outcomes that are whole. */
static void take_outcomes(batch *b) {
  gv_str bytes = {b->child.bytes.at, b->child.bytes.len};
  while (b->next < b->count) {
    const char *newline = bytes.len ? memchr(bytes.at, '\n', bytes.len) : NULL;
    size_t len = newline ? strtoull(bytes.at, NULL, 10) : 0,
           head = newline ? (size_t)(newline + 1 - bytes.at) : 0;
    if (!newline || bytes.len - head < len) break;
    task *t = b->tasks[b->next];
    if (!gv_outcome_read(&t->outcome, (gv_str){bytes.at + head, len})) break;
    settle(t, true);
    b->next++;
    bytes = (gv_str){bytes.at + head + len, bytes.len - head - len};
  }
  if (bytes.len) memmove(b->child.bytes.at, bytes.at, bytes.len);
  b->child.bytes.len = (uint32_t)bytes.len;
}

/* The child ended before its work did: with the input that it was at. */
static void blame(batch *b, int exit) {
  task *t = b->tasks[b->next++];
  gv_reading limits = limits_of(t);
  gv_arena *arena = &t->outcome.arena;
  gv_outcome_clear(&t->outcome);
  gv_str why =
      gv_limits_why(arena, &b->child, exit, b->under_way ? *b->under_way : GV_NOT_READING, &limits);
  add_error(t, gv_format_foreign(arena, "%.*s: error: %.*s\n", GV_FMT(t->input.name), GV_FMT(why)));
  settle(t, false);
}

/* Number `index` of the children has something to say, or has ended. */
static void hear(queue *q, uint32_t index) {
  batch *b = q->running.at[index];
  bool more = gv_child_read(&b->child);
  take_outcomes(b);
  if (more) return;
  q->running.at[index] = q->running.at[--q->running.len];
  int exit = gv_child_end(&b->child);
  gv_vec_free(&b->child.bytes);
  if (b->next < b->count) blame(b, exit);
  start(q, b);
}

static bool has_room(const queue *q) {
  return q->begun < q->inputs->paths.len && q->begun - q->taken < q->run->jobs + WAITING;
}

/* The next inputs, until they are worth a child. */
static void begin(queue *q) {
  batch *b = gv_malloc(sizeof *b);
  size_t bytes = 0;
  *b = (batch){.child = {.from = -1}};
  while (has_room(q) && b->count < BATCH_FILES && bytes < BATCH_BYTES) {
    task *t = gv_malloc(sizeof *t);
    *t = (task){.path = q->inputs->paths.at[q->begun],
                .unit = gv_inputs_unit(q->inputs, q->begun),
                .state = READY};
    t->setup = gv_setup_of(q->setups, t->unit && t->unit->beside.at ? t->unit->beside.at : t->path);
    q->tasks[q->begun++] = t;
    if (needs_check(t))
      b->tasks[b->count++] = t;
    else
      gv_arena_clear(&t->arena);
    bytes += t->unit ? BATCH_BYTES : t->input.bytes.len;
  }
  b->under_way = b->count ? gv_limits_page() : NULL;
  start(q, b);
}

/* ---- all of them ---- */

/* Waits until a child has something to say, and hears it. */
static void listen(queue *q) {
  uint32_t count = q->running.len;
  struct pollfd *polled = gv_malloc(count * sizeof *polled);
  for (uint32_t i = 0; i < count; i++)
    polled[i] = (struct pollfd){.fd = q->running.at[i]->child.from, .events = POLLIN};
  if (poll(polled, count, q->progress.on ? BLINK : -1) > 0)
    for (uint32_t i = count;
         i-- > 0;) /* from the last: the last takes the place of one that has ended */
      if (polled[i].revents) hear(q, i);
  gv_free(polled);
}

/* No outcome is wanted any more. */
static void stop_all(queue *q) {
  for (uint32_t i = 0; i < q->running.len; i++) {
    gv_child_stop(&q->running.at[i]->child);
    free_batch(q->running.at[i]);
  }
  gv_vec_free(&q->running);
}

static void forget(queue *q, uint32_t index) {
  task *t = q->tasks[index];
  gv_front_unmap(&t->input);
  gv_arena_clear(&t->arena);
  gv_outcome_clear(&t->outcome);
  gv_outcome_clear(&t->known);
  gv_free(t);
  q->tasks[index] = NULL;
}

/* With one job, inputs are begun when those before have been taken, so that findings are seen as
 * they come. */
static bool may_begin(const queue *q) {
  return has_room(q) && q->running.len < q->run->jobs && (q->run->jobs > 1 || q->begun == q->taken);
}

/* What is done with the input whose outcome is next. */
static const char *doing(const queue *q) {
  static const char *const words[] = {[GV_PARSING] = "reading",
                                      [GV_MODELING] = "reading",
                                      [GV_ANALYSING] = "analysing",
                                      [GV_DRAWING] = "laying out the graph"};
  for (uint32_t i = 0; i < q->running.len; i++) {
    const batch *b = q->running.at[i];
    if (b->next == b->count || !b->under_way || b->tasks[b->next] != q->tasks[q->taken]) continue;
    unsigned stage = *b->under_way;
    return stage < sizeof words / sizeof *words && words[stage] ? words[stage] : "";
  }
  return "";
}

void gv_queue_run(const gv_options *run, gv_setups *setups, const gv_inputs *inputs,
                  gv_take_outcome *take, void *to) {
  uint32_t count = inputs->paths.len;
  queue q = {.run = run, .setups = setups, .inputs = inputs, .progress = gv_progress_begin()};
  q.tasks = gv_malloc((count + 1) * sizeof *q.tasks);
  bool going = true;
  while (going && q.taken < count) {
    gv_progress_show(&q.progress, q.taken + 1, count, inputs->paths.at[q.taken], doing(&q));
    while (may_begin(&q)) begin(&q);
    if (q.taken == q.begun || q.tasks[q.taken]->state == RUNNING) {
      listen(&q);
      continue;
    }
    const task *first = q.tasks[q.taken];
    gv_progress_hide(&q.progress);
    going = take(to, first->path, first->setup, &first->outcome);
    forget(&q, q.taken++);
  }
  gv_progress_hide(&q.progress);
  stop_all(&q);
  while (q.taken < q.begun) forget(&q, q.taken++);
  gv_free(q.tasks);
}
