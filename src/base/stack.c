#include "base/stack.h"

#include <pthread.h>

#include "base/base.h"

typedef struct call {
  void (*act)(void *with);
  void *with;
} call;

static void *run(void *to) {
  const call *c = to;
  c->act(c->with);
  return NULL;
}

/* The smaller ones are for where even address space is limited. */
static const size_t sizes[] = {(size_t)1 << 30, (size_t)256 << 20, (size_t)64 << 20};

void gv_on_large_stack(void (*act)(void *with), void *with) {
  call c = {act, with};
  pthread_t thread;
  pthread_attr_t attributes;
  bool started = false;
  GV_CHECK(pthread_attr_init(&attributes) == 0);
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes && !started; i++)
    started = pthread_attr_setstacksize(&attributes, sizes[i]) == 0 &&
              pthread_create(&thread, &attributes, run, &c) == 0;
  pthread_attr_destroy(&attributes);
  if (started)
    pthread_join(thread, NULL);
  else
    act(with);
}
