/* Handles and buffers in structures that are passed and returned by value, as compilers for x86-64 and AArch64 do it: in registers, as pairs of
 * numbers, or copied. Declarations only, so that it compiles for both. */
typedef struct CUstream_st *cudaStream_t;
typedef struct CUevent_st *cudaEvent_t;
int cudaStreamCreate(cudaStream_t *), cudaStreamDestroy(cudaStream_t), cudaStreamSynchronize(cudaStream_t);
int cudaEventCreate(cudaEvent_t *), cudaEventDestroy(cudaEvent_t), cudaEventRecord(cudaEvent_t, cudaStream_t),
    cudaEventSynchronize(cudaEvent_t);
int cudaMalloc(void **, unsigned long), cudaFree(void *), cudaMemset(void *, int, unsigned long), cudaDeviceSynchronize(void);

#define OWN __attribute__((noinline)) static
struct one {
  cudaStream_t stream;
};
struct queue {
  cudaStream_t stream;
  long depth;
};
struct both {
  cudaStream_t stream;
  cudaEvent_t event;
};
struct small {
  int number;
  float factor;
  cudaEvent_t event;
};
struct large {
  long a;
  cudaStream_t stream;
  cudaEvent_t event;
  long b;
};
struct buffer {
  float *at;
  unsigned long size;
};
struct nested {
  struct one first, second;
};

/* What callers pass: each member is a handle of its own. */
void given_one(struct one v) {
  cudaStreamSynchronize(v.stream);
  cudaStreamDestroy(v.stream);
}
void given_queue(struct queue v) {
  if (v.depth) cudaStreamSynchronize(v.stream);
  cudaStreamDestroy(v.stream);
}
void given_both(struct both v) {
  cudaEventRecord(v.event, v.stream);
  cudaEventSynchronize(v.event);
  cudaEventDestroy(v.event);
  cudaStreamDestroy(v.stream);
}
void given_nested(struct nested v) {
  cudaStreamDestroy(v.first.stream);
  cudaStreamDestroy(v.second.stream);
}
void given_both_twice(struct both v) {
  cudaEventDestroy(v.event);
  cudaStreamDestroy(v.stream);
  cudaEventDestroy(v.event); // expect: event-double-destroy
}
void given_nested_twice(struct nested v) {
  cudaStreamDestroy(v.first.stream);
  cudaStreamDestroy(v.second.stream);
  cudaStreamDestroy(v.first.stream); // expect: stream-double-destroy
}

/* What is passed on here. */
OWN void end_one(struct one v) { cudaStreamDestroy(v.stream); }
OWN void end_queue(struct queue v) {
  cudaStreamSynchronize(v.stream);
  cudaStreamDestroy(v.stream);
}
OWN void end_both(struct both v) {
  cudaEventDestroy(v.event);
  cudaStreamDestroy(v.stream);
}
OWN void end_small(struct small v) { cudaEventDestroy(v.event); }
OWN void end_large(struct large v) {
  cudaEventDestroy(v.event);
  cudaStreamDestroy(v.stream);
}
OWN void release(struct buffer v) { cudaFree(v.at); }
OWN struct queue make_queue(long depth) {
  struct queue v = {0, depth};
  cudaStreamCreate(&v.stream);
  return v;
}
OWN struct both make_both(void) {
  struct both v;
  cudaStreamCreate(&v.stream);
  cudaEventCreate(&v.event);
  return v;
}
OWN struct buffer make_buffer(unsigned long n) {
  struct buffer v = {0, n};
  cudaMalloc((void **)&v.at, n);
  return v;
}

void ended_once(void) {
  struct one o;
  cudaStreamCreate(&o.stream);
  end_one(o);
  struct queue q = make_queue(4);
  end_queue(q);
  struct both b = make_both();
  end_both(b);
}
void one_ended_twice(void) {
  struct one o;
  cudaStreamCreate(&o.stream);
  end_one(o);
  cudaStreamDestroy(o.stream); // expect: stream-double-destroy
}
void queue_ended_twice(void) {
  struct queue q = make_queue(2);
  end_queue(q);
  cudaStreamDestroy(q.stream); // expect: stream-double-destroy
}
void both_used_afterwards(void) {
  struct both b = make_both();
  end_both(b);
  cudaStreamSynchronize(b.stream); // expect: stream-use-after-destroy
}
void never_recorded(void) {
  struct both b = make_both();
  cudaEventDestroy(b.event);
  cudaEventRecord(b.event, b.stream); // expect: event-use-after-destroy
  cudaStreamDestroy(b.stream);
}
void small_ended_twice(void) {
  struct small s = {1, 2.0f, 0};
  cudaEventCreate(&s.event);
  end_small(s);
  cudaEventDestroy(s.event); // expect: event-double-destroy
}
void large_ended_once(void) {
  struct large l = {1, 0, 0, 2};
  cudaStreamCreate(&l.stream);
  cudaEventCreate(&l.event);
  end_large(l);
}
void large_ended_twice(void) {
  struct large l = {1, 0, 0, 2};
  cudaStreamCreate(&l.stream);
  cudaEventCreate(&l.event);
  end_large(l);
  cudaStreamDestroy(l.stream); // expect: stream-double-destroy
}
void buffer_released_once(unsigned long n) {
  struct buffer b = make_buffer(n);
  cudaMemset(b.at, 0, b.size);
  cudaDeviceSynchronize();
  release(b);
}
void buffer_used_afterwards(unsigned long n) {
  struct buffer b = make_buffer(n);
  release(b);
  cudaMemset(b.at, 0, b.size); // expect: use-after-free
}

/* Through the address of a function. */
void through_a_pointer(void) {
  void (*end)(struct queue) = end_queue;
  struct queue q = make_queue(1);
  end(q);
  cudaStreamDestroy(q.stream); // expect: stream-double-destroy
}
