/* Objects on the heap whose addresses are in an array, or in a variable: what they hold is followed as long as no object is in two places. */
#include "runtime.h"

struct one { void *s, *e, *b; long n; };

void keep(struct one *);
void *memcpy(void *, const void *, size);
void *calloc(size, size);

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

void right_pool(int n) {
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i < n; i++)
    mgpuEventRecord(o[i]->e, o[i]->s);
  for (int i = 0; i < n; i++)
    mgpuEventSynchronize(o[i]->e);
  for (int i = 0; i < n; i++)
    end(o[i]);
  free(o);
}

void wrong_kind(int n) {
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(o[i]->e); // expect: handle-kind-mismatch
  for (int i = 0; i < n; i++)
    end(o[i]);
  free(o);
}

void wrong_one_more(long n) { // undecided: O0 O1 O2
  struct one **o = malloc((n + 1) * sizeof *o);
  for (long i = 0; i < n; i++)
    o[i] = make();
  for (long i = 0; i <= n; i++)
    mgpuStreamSynchronize(o[i]->s); // expect: undefined-handle
  for (int i = 0; i < n; i++)
    end(o[i]);
  free(o);
}

void wrong_after_free(int n) {
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i < n; i++)
    free(o[i]);
  for (int i = 0; i < n; i++) {
    mgpuEventDestroy(o[i]->e);  // expect: use-after-free
    mgpuStreamDestroy(o[i]->s);
  }
  free(o);
}

/* The object that was there before is another one than that which comes there. */
void right_exchanged(int n) {
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i < n; i++) {
    end(o[i]);
    o[i] = make();
  }
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(o[i]->s);
  for (int i = 0; i < n; i++)
    end(o[i]);
  free(o);
}

void right_old_one(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i < n; i++) {
    struct one *old = o[i];
    o[i] = make();
    mgpuStreamSynchronize(old->s);
    end(old);
  }
  for (int i = 0; i < n; i++)
    end(o[i]);
  free(o);
}

void wrong_old_one(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i < n; i++) {
    struct one *old = o[i];
    mgpuStreamDestroy(old->s);
    o[i] = make();
    mgpuStreamSynchronize(old->s); // expect: stream-use-after-destroy
  }
  for (int i = 0; i < n; i++)
    end(o[i]);
  free(o);
}

void wrong_two_elements(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(2 * n * sizeof *o);
  for (int i = 0; i < n; i++) {
    struct one *p = make();
    o[2 * i] = p;
    o[2 * i + 1] = p;
  }
  for (int i = 0; i < 2 * n; i++)
    mgpuStreamDestroy(o[i]->s); // expect: stream-double-destroy
  free(o);
}

void wrong_one_in_all(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o), *p = make();
  for (int i = 0; i < n; i++)
    o[i] = p;
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s); // expect: stream-double-destroy
  free(o);
}

void wrong_two_arrays(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o), **also = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = also[i] = make();
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s);
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(also[i]->s); // expect: stream-use-after-destroy
  free(o);
  free(also);
}

void wrong_moved(int n) { // undecided: O0 O1 O2
  struct one **o = malloc((n + 1) * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  o[n] = o[0];
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s);
  mgpuStreamSynchronize(o[n]->s); // expect: stream-use-after-destroy
  free(o);
}

void wrong_content_copied(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o);
  if (n < 2) return;
  for (int i = 0; i < n; i++)
    o[i] = make();
  memcpy(o[1], o[0], sizeof **o);
  mgpuStreamDestroy(o[0]->s);
  mgpuStreamSynchronize(o[1]->s); // expect: stream-use-after-destroy
  free(o);
}

/* By the address that the allocation gave, behind the store of it. */
void wrong_set_later(int n) {
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++) {
    struct one *p = malloc(sizeof *p);
    p->s = mgpuStreamCreate();
    o[i] = p;
    mgpuStreamDestroy(p->s);
    p->n = i;
  }
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(o[i]->s); // expect: stream-use-after-destroy
  for (int i = 0; i < n; i++)
    free(o[i]);
  free(o);
}

void right_set_later(int n) {
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++) {
    struct one *p = malloc(sizeof *p);
    p->s = 0;
    o[i] = p;
    p->s = mgpuStreamCreate();
    mgpuStreamSynchronize(p->s);
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(o[i]->s);
    free(o[i]);
  }
  free(o);
}

void wrong_not_set_again(int n) {
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i < n; i++) {
    end(o[i]);
    o[i] = malloc(sizeof **o);
    o[i]->s = mgpuStreamCreate();
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(o[i]->s);
    mgpuEventDestroy(o[i]->e); // expect: undefined-handle
    free(o[i]);
  }
  free(o);
}

void wrong_last_one(int n) { // undecided: O0
  struct one **o = malloc(n * sizeof *o), *last = 0;
  for (int i = 0; i < n; i++)
    o[i] = last = make();
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s);
  if (last) mgpuStreamSynchronize(last->s); // expect: stream-use-after-destroy
  free(o);
}

void wrong_kept(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++) {
    o[i] = make();
    keep(o[i]);
  }
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s);
  for (int i = 0; i < n; i++)
    mgpuStreamSynchronize(o[i]->s); // expect: stream-use-after-destroy
  free(o);
}

void right_given_up(int n) {
  struct one **o = malloc(n * sizeof *o);
  int made = 0;
  for (; made < n; made++) {
    struct one *p = malloc(sizeof *p);
    p->s = mgpuStreamCreate();
    if (stop()) {
      mgpuStreamDestroy(p->s);
      free(p);
      break;
    }
    p->e = mgpuEventCreate();
    o[made] = p;
  }
  for (int i = 0; i < made; i++)
    end(o[i]);
  free(o);
}

void wrong_given_up(int n) {
  struct one **o = malloc(n * sizeof *o);
  int made = 0;
  for (; made < n; made++) {
    struct one *p = malloc(sizeof *p);
    o[made] = p;
    p->s = mgpuStreamCreate();
    if (stop()) {
      mgpuStreamDestroy(p->s);
      made++;
      break;
    }
  }
  for (int i = 0; i < made; i++)
    mgpuStreamDestroy(o[i]->s); // expect: stream-double-destroy
  free(o);
}

/* Some bytes of what the object holds. */
void wrong_bytes(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++) {
    o[i] = make();
    ((char *)o[i])[3] = 7;
  }
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s); // expect: undefined-handle
  free(o);
}

/* Two at constant places. */
void right_two(void) {
  struct one *o[2] = {make(), make()};
  mgpuEventRecord(o[0]->e, o[1]->s);
  mgpuStreamWaitEvent(o[0]->s, o[0]->e);
  end(o[0]);
  end(o[1]);
}

void wrong_same_of_two(void) {
  struct one *o[2] = {make(), make()};
  mgpuEventRecord(o[0]->e, o[1]->s);
  mgpuStreamWaitEvent(o[0]->s, o[1]->e); // expect: event-not-recorded
  end(o[0]);
  end(o[1]);
}

/* Objects of two sizes. */
struct more { struct one first; void *last; };

void right_two_sizes(int n) { // undecided: O1 O2
  void **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++) {
    if (stop()) {
      struct more *m = malloc(sizeof *m);
      m->first.s = mgpuStreamCreate();
      m->first.n = 1;
      m->last = mgpuEventCreate();
      mgpuEventDestroy(m->last);
      o[i] = m;
    } else {
      struct one *m = malloc(sizeof *m);
      m->s = mgpuStreamCreate();
      m->n = 0;
      o[i] = m;
    }
  }
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(((struct one *)o[i])->s);
    free(o[i]);
  }
  free(o);
}

/* One object in two elements, by a choice. */
void wrong_chosen(int n, int c) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o);
  struct one *first = make();
  for (int i = 0; i < n; i++)
    o[i] = c == i ? first : make();
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s); // expect: stream-double-destroy
  free(o);
}

void wrong_copied(int n) { // undecided: O0 O1 O2
  struct one **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++)
    o[i] = make();
  for (int i = 0; i + 1 < n; i++)
    *o[i] = *o[i + 1];
  for (int i = 0; i < n; i++)
    mgpuStreamDestroy(o[i]->s); // expect: stream-double-destroy
  free(o);
}

struct node { void *s; struct node *next; };

void wrong_by_neighbour(int n) { // undecided: O0 O1 O2
  struct node **o = malloc(n * sizeof *o);
  for (int i = 0; i < n; i++) {
    o[i] = malloc(sizeof **o);
    o[i]->s = mgpuStreamCreate();
    o[i]->next = i ? o[i - 1] : 0;
  }
  for (int i = 1; i < n; i++)
    mgpuStreamDestroy(o[i]->next->s);
  for (int i = 0; i < n; i++) {
    mgpuStreamDestroy(o[i]->s); // expect: stream-double-destroy
    free(o[i]);
  }
  free(o);
}
