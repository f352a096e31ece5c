#include "base/stack.h"

#include "base/base.h"

static void *run(void *to) {
  const gv_errand *c = to;
  c->act(c->with);
  return NULL;
}

/* The smaller ones are for where even address space is limited. */
static const size_t sizes[] = {(size_t)1 << 30, (size_t)256 << 20, (size_t)64 << 20};

static bool start(pthread_t *thread, gv_errand *c) {
  pthread_attr_t attributes;
  bool started = false;
  GV_CHECK(pthread_attr_init(&attributes) == 0);
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes && !started; i++)
    started = pthread_attr_setstacksize(&attributes, sizes[i]) == 0 &&
              pthread_create(thread, &attributes, run, c) == 0;
  pthread_attr_destroy(&attributes);
  return started;
}

enum { MOST_THREADS = 256 };

void gv_on_large_stacks(void (*act)(void *with), void *with, uint32_t count) {
  gv_errand c = {act, with};
  pthread_t threads[MOST_THREADS];
  uint32_t started = 0;
  if (count > MOST_THREADS) count = MOST_THREADS;
  while (started < count && start(&threads[started], &c)) started++;
  if (!started) act(with);
  for (uint32_t i = 0; i < started; i++) pthread_join(threads[i], NULL);
}

void gv_on_large_stack(void (*act)(void *with), void *with) { gv_on_large_stacks(act, with, 1); }

void gv_aside_begin(gv_aside *aside, void (*act)(void *with), void *with) {
  aside->call = (gv_errand){act, with};
  aside->started = start(&aside->thread, &aside->call);
  if (!aside->started) act(with);
}

void gv_aside_end(gv_aside *aside) {
  if (aside->started) pthread_join(aside->thread, NULL);
  aside->started = false;
}
