/* Objects on the heap whose addresses are in variables of the file. */
#include "runtime.h"

struct one { void *s, *e, *b; long n; };

static struct one *make(void) {
  struct one *o = malloc(sizeof *o);
  o->s = mgpuStreamCreate();
  o->e = mgpuEventCreate();
  return o;
}

static void end(struct one *o) {
  mgpuEventDestroy(o->e);
  mgpuStreamDestroy(o->s);
  free(o);
}

static struct one *table[8];

void right_global(unsigned n) {
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++)
    table[i] = make();
  for (unsigned i = 0; i < n; i++)
    mgpuEventRecord(table[i]->e, table[i]->s);
  for (unsigned i = 0; i < n; i++)
    end(table[i]);
}

static struct one *others[8];

void wrong_global(unsigned n) {
  if (n > 8) return;
  for (unsigned i = 0; i < n; i++)
    others[i] = make();
  for (unsigned i = 0; i < n; i++)
    end(others[i]);
  for (unsigned i = 0; i < n; i++)
    mgpuEventRecord(others[i]->e, others[i]->s); // expect: use-after-free event-use-after-destroy stream-use-after-destroy
}

static struct one *own;

void right_made_once(int n) { // undecided: O2
  own = make();
  for (int i = 0; i < n; i++)
    mgpuEventRecord(own->e, own->s);
  end(own);
}

static struct one *pair[2];

void wrong_ended_twice(void) {
  pair[0] = make();
  pair[1] = make();
  mgpuStreamDestroy(pair[0]->s);
  mgpuStreamDestroy(pair[0]->s); // expect: stream-double-destroy
  mgpuEventDestroy(pair[0]->e);
  free(pair[0]);
  end(pair[1]);
}
