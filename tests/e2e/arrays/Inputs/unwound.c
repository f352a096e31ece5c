/* What was made before something failed is ended, from where it failed on. */
#include "runtime.h"
int fails(long at);

void right_after_the_failure(long n) {
  void *s[8];
  long i;
  if (n < 0 || n > 8) return;
  for (i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    if (fails(i)) {
      i++;
      goto out;
    }
  }
out:
  while (i-- > 0)
    mgpuStreamDestroy(s[i]);
}

void right_used_before(long n) {
  void *s[8];
  long i, j;
  if (n < 0 || n > 8) return;
  for (i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    if (fails(i)) {
      i++;
      goto out;
    }
  }
  for (j = 0; j < n; j++)
    mgpuStreamSynchronize(s[j]);
out:
  while (i-- > 0)
    mgpuStreamDestroy(s[i]);
}

void right_by_two_labels(long n) {
  void **s = malloc(n * sizeof *s), **e = malloc(n * sizeof *e);
  void *own = mgpuStreamCreate();
  long i, j;
  if (n < 0 || n > 8) goto nothing;
  for (i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    if (fails(i)) {
      i++;
      goto streams;
    }
  }
  for (j = 0; j < n; j++) {
    if (fails(-1 - j)) goto events;
    e[j] = mgpuEventCreate();
    mgpuEventRecord(e[j], s[j]);
  }
  for (long k = 0; k < n; k++)
    mgpuStreamWaitEvent(own, e[k]);
events:
  while (j-- > 0)
    mgpuEventDestroy(e[j]);
streams:
  while (i-- > 0)
    mgpuStreamDestroy(s[i]);
nothing:
  mgpuStreamDestroy(own);
  free(s);
  free(e);
}

void right_one_element(void) {
  void *s[1];
  long made = 0;
  for (; made < 1; made++) {
    if (fails(made)) goto out;
    s[made] = mgpuStreamCreate();
  }
  for (int i = 0; i < 1; i++)
    mgpuStreamSynchronize(s[i]);
out:
  while (made > 0)
    mgpuStreamDestroy(s[--made]);
}

void right_one_that_may_fail(void) {
  void **e = malloc(2 * sizeof *e);
  long made = 0;
  for (; made < 1; made++) {
    if (fails(made)) break;
    e[made] = mgpuEventCreate();
  }
  for (long i = made - 1; i >= 0; i--)
    mgpuEventDestroy(e[i]);
  free(e);
}

void wrong_one_that_may_fail(void) {
  void **e = malloc(2 * sizeof *e);
  long made = 0;
  for (; made < 1; made++) {
    if (fails(made)) break;
    e[made] = mgpuEventCreate();
  }
  for (long i = made; i >= 0; i--)
    mgpuEventDestroy(e[i]); // expect: undefined-handle
  free(e);
}

void wrong_the_first_twice(void) {
  void *s[3];
  long made = 0;
  for (; made < 3; made++) {
    if (fails(made)) goto out;
    s[made] = mgpuStreamCreate();
  }
out:
  if (made > 0) mgpuStreamDestroy(s[0]);
  for (long i = made - 1; i >= 0; i--)
    mgpuStreamDestroy(s[i]); // expect: stream-double-destroy
}

void wrong_ended_before(long n) {
  void *s[8], *e[8];
  long i, j;
  if (n < 0 || n > 8) return;
  for (i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    if (fails(i)) {
      i++;
      goto streams;
    }
  }
  for (j = 0; j < n; j++) {
    if (fails(-1 - j)) goto events;
    e[j] = mgpuEventCreate();
    mgpuEventRecord(e[j], s[j]);
  }
  for (long k = 0; k < n; k++)
    mgpuEventDestroy(e[k]);
events:
  while (j-- > 0)
    mgpuEventDestroy(e[j]); // expect: event-double-destroy
streams:
  while (i-- > 0)
    mgpuStreamDestroy(s[i]);
}

void wrong_used_afterwards(long n) {
  void *s[8];
  long i;
  if (n < 0 || n > 8) return;
  for (i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    if (fails(i)) {
      i++;
      goto out;
    }
  }
out:
  for (long k = 0; k < i; k++)
    mgpuStreamDestroy(s[k]);
  for (long k = 0; k < i; k++)
    mgpuStreamSynchronize(s[k]); // expect: stream-use-after-destroy
}

/* Those that fail are ended at once, and not again. */
void wrong_what_failed_again(long n) {
  void *s[8];
  long i;
  if (n < 0 || n > 8) return;
  for (i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    if (fails(i)) {
      mgpuStreamDestroy(s[i]);
      i++;
      goto out;
    }
  }
out:
  while (i-- > 0)
    mgpuStreamDestroy(s[i]); // expect: stream-double-destroy
}

void right_what_failed_once(long n) {
  void *s[8];
  long i;
  if (n < 0 || n > 8) return;
  for (i = 0; i < n; i++) {
    s[i] = mgpuStreamCreate();
    if (fails(i)) {
      mgpuStreamDestroy(s[i]);
      goto out;
    }
  }
out:
  while (i-- > 0)
    mgpuStreamDestroy(s[i]);
}

struct both {
  void *s[8], *e[8];
};

void right_two_members(long n) {
  struct both *b = malloc(sizeof *b);
  long i, j;
  if (n < 0 || n > 8) goto nothing;
  for (i = 0; i < n; i++) {
    b->s[i] = mgpuStreamCreate();
    if (fails(i)) {
      i++;
      goto streams;
    }
  }
  for (j = 0; j < n; j++) {
    if (fails(-1 - j)) goto events;
    b->e[j] = mgpuEventCreate();
    mgpuEventRecord(b->e[j], b->s[j]);
  }
events:
  while (j-- > 0)
    mgpuEventDestroy(b->e[j]);
streams:
  while (i-- > 0)
    mgpuStreamDestroy(b->s[i]);
nothing:
  free(b);
}

void wrong_two_members(long n) {
  struct both *b = malloc(sizeof *b);
  long i, j;
  if (n < 0 || n > 8) goto nothing;
  for (i = 0; i < n; i++)
    b->s[i] = mgpuStreamCreate();
  for (j = 0; j < n; j++) {
    b->e[j] = mgpuEventCreate();
    mgpuEventRecord(b->e[j], b->s[j]);
    if (fails(j)) {
      mgpuEventDestroy(b->e[j]);
      j++;
      goto events;
    }
  }
events:
  while (j-- > 0)
    mgpuEventDestroy(b->e[j]); // expect: event-double-destroy
  while (i-- > 0)
    mgpuStreamDestroy(b->s[i]);
nothing:
  free(b);
}

/* Elements that are counted one by one, without a loop. */
void right_counted(void) {
  void *e[4];
  long count = 0;
  if (fails(0)) e[count++] = mgpuEventCreate();
  if (fails(1)) e[count++] = mgpuEventCreate();
  if (fails(2)) e[count++] = mgpuEventCreate();
  for (long i = 0; i < count; i++)
    mgpuEventDestroy(e[i]);
}

void wrong_counted(void) {
  void *e[4];
  long count = 0;
  if (fails(0)) e[count++] = mgpuEventCreate();
  if (fails(1)) e[count++] = mgpuEventCreate();
  if (count > 1) mgpuEventDestroy(e[1]);
  for (long i = 0; i < count; i++)
    mgpuEventDestroy(e[i]); // expect: event-double-destroy
}

/* The count starts over. */
void wrong_counted_again(void) {
  void *e[4];
  long count = 0;
  e[count++] = mgpuEventCreate();
  if (fails(1)) e[count++] = mgpuEventCreate();
  for (long i = 0; i < count; i++)
    mgpuEventDestroy(e[i]);
  count = 0;
  if (fails(2)) e[0] = mgpuEventCreate();
  count++;
  if (fails(3))
    for (long i = 0; i < count; i++)
      mgpuEventDestroy(e[i]); // expect: event-double-destroy
}
