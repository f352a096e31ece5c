#define _GNU_SOURCE
#include "app/queue.h"

#include <poll.h>

#include "app/cache.h"
#include "app/check.h"
#include "app/progress.h"
#include "base/child.h"

enum {
  SECONDS = 60,
  BYTES_PER_SECOND = 1 << 17,
  /* for bytecode: far more than it takes */ WAITING = 64,
  BLINK = 200 /* ms */
};

typedef struct task {
  const char *path;
  const gv_setup *setup;
  gv_arena arena; /* of the input */
  gv_input input;
  gv_digest key; /* in the cache */
  gv_outcome outcome;
  gv_child child;
  enum { READY, RUNNING } state;
} task;

typedef struct queue {
  const gv_options *run;
  gv_setups *setups;
  const gv_inputs *inputs;
  task **tasks;          /* by input; NULL: not begun, or taken */
  uint32_t begun, taken; /* inputs */
  uint32_t running;      /* children */
  gv_progress progress;
} queue;

/* ---- one input ---- */

static void add_error(task *t, gv_str error) {
  *gv_push(&t->outcome.pieces) = (gv_piece){GV_EXIT_UNUSABLE, gv_str_copy(&t->outcome.arena, error)};
}

static int check_in_child(void *with, FILE *out) {
  task *t = with;
  gv_check_input(t->setup, &t->input, true, &t->outcome);
  gv_outcome_write(&t->outcome, out);
  gv_outcome_clear(&t->outcome);
  return 0;
}

/* What comes of LLVM IR rests on the program that imports it, too, which no cache knows. */
static bool may_keep(const task *t) { return t->setup->options.cache && !gv_front_is_llvm_ir(&t->input); }

static void settle(task *t, bool lasting) {
  if (lasting && may_keep(t)) gv_cache_put(t->setup->options.cache, &t->key, &t->outcome);
  gv_arena_clear(&t->arena);
  t->state = READY;
}

static void check_here(task *t) {
  gv_check_input(t->setup, &t->input, false, &t->outcome);
  settle(t, true);
}

/* Bytecode may take the process with it, and gets so much time. */
static void check_beside(queue *q, task *t, bool bytecode) {
  unsigned seconds = bytecode ? (unsigned)(SECONDS + t->input.bytes.len / BYTES_PER_SECOND) : 0;
  if (!gv_child_start(&t->child, check_in_child, t, seconds, bytecode)) {
    check_here(t);
    return;
  }
  t->state = RUNNING;
  q->running++;
}

/* Of a child that has not done its work. */
static const char *why_lost(const task *t, int exit) {
  if (exit == GV_NO_MEMORY) return "out of memory; verify fewer files at a time, or this one alone";
  if (gv_front_is_bytecode(&t->input))
    return "damaged bytecode: MLIR's reader crashes on it or never ends; write the file again";
  return "gpuverify crashed on it; that is a fault of gpuverify";
}

static void finish_child(queue *q, task *t) {
  int exit = gv_child_end(&t->child);
  bool whole = exit == 0 && gv_outcome_read(&t->outcome, (gv_str){t->child.bytes.at, t->child.bytes.len});
  if (!whole) {
    gv_outcome_clear(&t->outcome);
    add_error(t, gv_format(&t->outcome.arena, "%.*s: error: %s\n", GV_FMT(t->input.name), why_lost(t, exit)));
  }
  gv_vec_free(&t->child.bytes);
  q->running--;
  settle(t, whole);
}

/* An input that ends here without being looked at is READY: its setup or itself cannot be read, or the cache knows it. */
static bool needs_check(task *t) {
  gv_str error;
  if (t->setup->error.at) {
    add_error(t, t->setup->error);
    return false;
  }
  if (gv_front_load(&t->arena, t->path, &t->input, &error) != GV_OK) {
    add_error(t, error);
    return false;
  }
  if (!may_keep(t)) return true;
  t->key = gv_cache_key(t->setup, &t->input);
  return !gv_cache_get(t->setup->options.cache, &t->key, &t->outcome);
}

static void begin(queue *q) {
  task *t = gv_malloc(sizeof *t);
  *t = (task){.path = q->inputs->paths.at[q->begun], .state = READY};
  t->setup = gv_setup_of(q->setups, t->path);
  q->tasks[q->begun++] = t;
  if (!needs_check(t)) {
    gv_arena_clear(&t->arena);
    return;
  }
  bool bytecode = gv_front_is_bytecode(&t->input);
  if (q->run->jobs > 1 || bytecode)
    check_beside(q, t, bytecode);
  else
    check_here(t);
}

/* ---- all of them ---- */

/* Waits until a child has something to say, and hears it. */
static void listen(queue *q) {
  struct pollfd *ears = gv_malloc(q->running * sizeof *ears);
  uint32_t count = 0;
  for (uint32_t i = q->taken; i < q->begun; i++)
    if (q->tasks[i]->state == RUNNING) ears[count++] = (struct pollfd){.fd = q->tasks[i]->child.from, .events = POLLIN};
  int heard = poll(ears, count, q->progress.on ? BLINK : -1);
  uint32_t ear = 0;
  for (uint32_t i = q->taken; heard > 0 && i < q->begun; i++) {
    if (q->tasks[i]->state != RUNNING) continue;
    if (ears[ear++].revents && !gv_child_read(&q->tasks[i]->child)) finish_child(q, q->tasks[i]);
  }
  gv_free(ears);
}

static void forget(queue *q, uint32_t index) {
  task *t = q->tasks[index];
  if (t->state == RUNNING) {
    while (gv_child_read(&t->child)) {}
    finish_child(q, t);
  }
  gv_outcome_clear(&t->outcome);
  gv_free(t);
  q->tasks[index] = NULL;
}

static bool has_room(const queue *q) {
  return q->begun < q->inputs->paths.len && q->running < q->run->jobs && q->begun - q->taken < q->run->jobs + WAITING;
}

/* With one job, an input is begun when the one before it has been taken, so that findings are seen as they come. */
static bool may_begin(const queue *q) { return has_room(q) && (q->run->jobs > 1 || q->begun == q->taken); }

void gv_queue_run(const gv_options *run, gv_setups *setups, const gv_inputs *inputs, gv_take_outcome *take, void *to) {
  uint32_t count = inputs->paths.len;
  queue q = {.run = run, .setups = setups, .inputs = inputs, .progress = gv_progress_begin(count)};
  q.tasks = gv_malloc((count + 1) * sizeof *q.tasks);
  bool going = true;
  while (going && q.taken < count) {
    gv_progress_show(&q.progress, q.taken + 1, count, inputs->paths.at[q.taken]);
    while (may_begin(&q)) begin(&q);
    task *first = q.tasks[q.taken];
    if (first->state == RUNNING) {
      listen(&q);
      continue;
    }
    gv_progress_hide(&q.progress);
    going = take(to, first->path, first->setup, &first->outcome);
    forget(&q, q.taken++);
  }
  gv_progress_hide(&q.progress);
  while (q.taken < q.begun) forget(&q, q.taken++);
  gv_free(q.tasks);
}
