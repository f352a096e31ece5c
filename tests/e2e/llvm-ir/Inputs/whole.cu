// Programs of one file each, between #ifdef and #endif, most with handles at file scope. What is said of each is its verdict: `not proved` where it is
// faulty, or other code may make it so, and `not violated` where it is right. The compiler gets -DNAME. Whole.mlir has all of them, made by ./make.
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <cuda_runtime.h>

#define N 4096
#define COPY cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, s)
#define WAIT cudaStreamSynchronize(s)
#define SETUP                                                                                                                                                  \
  cudaMallocHost(&h, N * 4);                                                                                                                                   \
  cudaMalloc(&d, N * 4);                                                                                                                                       \
  cudaStreamCreate(&s);                                                                                                                                        \
  memset(h, 0, N * 4);                                                                                                                                         \
  cudaMemset(d, 0, N * 4)
#define DONE                                                                                                                                                   \
  cudaStreamDestroy(s);                                                                                                                                        \
  cudaFree(d);                                                                                                                                                 \
  cudaFreeHost(h)
float *h, *d;
cudaStream_t s;

// proved
#ifdef right_plain
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// violated
#ifdef wrong_plain
int main(int argc, char **argv) {
  SETUP;
  COPY;
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// unproved
#ifdef wrong_extern
extern "C" void other(void); /* may sync, may do anything */
int main(int argc, char **argv) {
  SETUP;
  COPY;
  other();
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// unproved
#ifdef wrong_extern2
extern "C" void other(void); /* frees h */
int main(int argc, char **argv) {
  SETUP;
  other();
  COPY;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_qsort
int cmp(const void *a, const void *b) {
  COPY;
  return 0;
}
int main(int argc, char **argv) {
  SETUP;
  int k[4] = {3, 2, 1, 0};
  qsort(k, 4, 4, cmp);
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_qsort
int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(int argc, char **argv) {
  SETUP;
  int k[4] = {3, 2, 1, 0};
  COPY;
  qsort(k, 4, 4, cmp);
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not violated
#ifdef right_qsort_sync
int cmp(const void *a, const void *b) {
  WAIT;
  return *(const int *)a - *(const int *)b;
}
int main(int argc, char **argv) {
  SETUP;
  int k[4] = {3, 2, 1, 0};
  COPY;
  qsort(k, 4, 4, cmp);
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_atexit
void bye(void) { printf("%f\n", h[3]); }
int main(int argc, char **argv) {
  atexit(bye);
  SETUP;
  COPY;
  return 0;
}
#endif

// not proved
#ifdef wrong_atexit2
void bye(void) { DONE; }
int main(int argc, char **argv) {
  SETUP;
  atexit(bye);
  COPY;
  WAIT;
  cudaStreamDestroy(s);
  return 0;
}
#endif

// not violated
#ifdef right_atexit
void bye(void) { DONE; }
int main(int argc, char **argv) {
  SETUP;
  atexit(bye);
  COPY;
  WAIT;
  return 0;
}
#endif

// not proved
#ifdef wrong_atexit_exit
void bye(void) { cudaFreeHost(h); }
int main(int argc, char **argv) {
  SETUP;
  atexit(bye);
  cudaFreeHost(h);
  exit(1);
}
#endif

// not proved
#ifdef wrong_ctor
__attribute__((constructor)) void init(void) {
  SETUP;
  COPY;
}
int main(int argc, char **argv) {
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_ctor
__attribute__((constructor)) void init(void) { SETUP; }
int main(int argc, char **argv) {
  COPY;
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not violated
#ifdef right_ctor2
__attribute__((constructor)) void init(void) {
  SETUP;
  COPY;
}
int main(int argc, char **argv) {
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_dtor
__attribute__((destructor)) void fini(void) { printf("%f\n", h[3]); }
int main(int argc, char **argv) {
  SETUP;
  COPY;
  return 0;
}
#endif

// not proved
#ifdef wrong_dtor2
__attribute__((destructor)) void fini(void) { cudaStreamDestroy(s); }
int main(int argc, char **argv) {
  SETUP;
  DONE;
  return 0;
}
#endif

// not violated
#ifdef right_dtor
__attribute__((destructor)) void fini(void) { DONE; }
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  return 0;
}
#endif

// not proved
#ifdef wrong_rec
int main(int argc, char **argv) {
  if (argc == 1) {
    SETUP;
    COPY;
    main(2, argv);
    WAIT;
    DONE;
  } else
    printf("%f\n", h[3]);
}
#endif

// not proved
#ifdef wrong_extvar
extern float *g;
int main(int argc, char **argv) {
  SETUP;
  cudaMemcpyAsync(g, d, N * 4, cudaMemcpyDeviceToHost, s);
  printf("%f\n", g[3]);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_extvar2
extern cudaStream_t other;
int main(int argc, char **argv) {
  SETUP;
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, other);
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_sig
void on(int) { cudaFreeHost(h); }
int main(int argc, char **argv) {
  SETUP;
  signal(SIGINT, on);
  COPY;
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_pthread
void *w(void *) {
  printf("%f\n", h[3]);
  return 0;
}
int main(int argc, char **argv) {
  SETUP;
  pthread_t t;
  COPY;
  pthread_create(&t, 0, w, 0);
  pthread_join(t, 0);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_pthread
void *w(void *) {
  WAIT;
  printf("%f\n", h[3]);
  return 0;
}
int main(int argc, char **argv) {
  SETUP;
  pthread_t t;
  COPY;
  pthread_create(&t, 0, w, 0);
  pthread_join(t, 0);
  printf("%f\n", h[4]);
  DONE;
}
#endif

// not proved
#ifdef wrong_hostfn
void cb(void *) { printf("%f\n", h[3]); }
cudaStream_t s2;
int main(int argc, char **argv) {
  SETUP;
  cudaStreamCreate(&s2);
  COPY;
  cudaLaunchHostFunc(s2, cb, 0);
  WAIT;
  cudaStreamSynchronize(s2);
  DONE;
  cudaStreamDestroy(s2);
}
#endif

// not violated
#ifdef right_hostfn
void cb(void *) { printf("%f\n", h[3]); }
int main(int argc, char **argv) {
  SETUP;
  COPY;
  cudaLaunchHostFunc(s, cb, 0);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_fread
int main(int argc, char **argv) {
  SETUP;
  FILE *f = fopen(argv[1], "r");
  COPY;
  fread(h, 4, N, f);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_fread
int main(int argc, char **argv) {
  SETUP;
  FILE *f = fopen(argv[1], "r");
  fread(h, 4, N, f);
  COPY;
  WAIT;
  fclose(f);
  DONE;
}
#endif

// not proved
#ifdef wrong_fread_handle
int main(int argc, char **argv) {
  SETUP;
  cudaStreamDestroy(s);
  FILE *f = fopen(argv[1], "r");
  fread(&s, sizeof s, 1, f);
  COPY;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_fread_ptr
int main(int argc, char **argv) {
  SETUP;
  FILE *f = fopen(argv[1], "r");
  fread(&h, sizeof h, 1, f);
  COPY;
  WAIT;
  printf("%f", h[3]);
}
#endif

// not proved
#ifdef wrong_scanf_ptr
int main(int argc, char **argv) {
  SETUP;
  scanf("%p", (void **)&s);
  COPY;
  WAIT;
  printf("%f", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_scanf_msptr
int main(int argc, char **argv) {
  SETUP;
  scanf("%ms", (char **)&h);
  COPY;
  WAIT;
  printf("%f", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_scanf
int main(int argc, char **argv) {
  SETUP;
  COPY;
  scanf("%f", &h[3]);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_scanf
int n;
float x;
char name[64];
int main(int argc, char **argv) {
  SETUP;
  COPY;
  if (scanf("%d %f %63s %*d %[a-z]", &n, &x, name, name) < 3)
    return 1;
  WAIT;
  printf("%f", h[n]);
  DONE;
}
#endif

// not violated
#ifdef right_read_pipe
int fds[2];
void cb(void *) {
  char c = 1;
  write(fds[1], &c, 1);
}
int main(int argc, char **argv) {
  SETUP;
  pipe(fds);
  COPY;
  cudaLaunchHostFunc(s, cb, 0);
  char c;
  read(fds[0], &c, 1);
  printf("%f", h[3]);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_fgets
int main(int argc, char **argv) {
  SETUP;
  COPY;
  char *p = fgets((char *)h, 80, stdin);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_strchr
int main(int argc, char **argv) {
  SETUP;
  char *p = strchr((char *)h, 'x');
  if (!p)
    return 1;
  COPY;
  *p = 0;
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_strchr
int main(int argc, char **argv) {
  SETUP;
  COPY;
  char buf[80];
  if (!fgets(buf, 80, stdin))
    return 1;
  char *p = strchr(buf, '\n');
  if (p)
    *p = 0;
  WAIT;
  printf("%s %f", buf, h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_strtok
int main(int argc, char **argv) {
  SETUP;
  COPY;
  char *p = strtok((char *)h, " ");
  if (p)
    *p = 0;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_strtol
int main(int argc, char **argv) {
  SETUP;
  char *end;
  long v = strtol((char *)h, &end, 10);
  COPY;
  *end = 0;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_realloc
int main(int argc, char **argv) {
  SETUP;
  float *p = (float *)malloc(N * 4);
  cudaHostRegister(p, N * 4, 0);
  cudaMemcpyAsync(d, p, N * 4, cudaMemcpyHostToDevice, s);
  p = (float *)realloc(p, N * 8);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_sincos
double x, *hh;
int main(int argc, char **argv) {
  SETUP;
  double a;
  hh = (double *)h;
  COPY;
  sincos(x, &a, &hh[2]);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_modf
int main(int argc, char **argv) {
  SETUP;
  COPY;
  modf(argc * .5, (double *)h);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_memcpy_handle
cudaStream_t t;
int main(int argc, char **argv) {
  SETUP;
  memcpy(&t, &s, sizeof t);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, t);
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_memcpy_handle
cudaStream_t t;
int main(int argc, char **argv) {
  SETUP;
  memcpy(&t, &s, sizeof t);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, t);
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_table
void a1(void) { COPY; }
void a2(void) { WAIT; }
void (*tab[])(void) = {a1, a2};
int main(int argc, char **argv) {
  SETUP;
  tab[argc & 1]();
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_table
void a1(void) { COPY; }
void a2(void) { WAIT; }
void (*tab[])(void) = {a1, a2};
int main(int argc, char **argv) {
  SETUP;
  tab[0]();
  tab[1]();
  printf("%f\n", h[3]);
  DONE;
}
#endif

// violated
#ifdef wrong_uncalled
void helper(void) {
  float *p, *q;
  cudaStream_t t;
  cudaMallocHost(&p, N * 4);
  cudaMalloc(&q, N * 4);
  cudaStreamCreate(&t);
  cudaMemsetAsync(q, 0, N * 4, t);
  cudaMemcpyAsync(p, q, N * 4, cudaMemcpyDeviceToHost, t);
  printf("%f\n", p[0]);
  cudaStreamSynchronize(t);
  cudaStreamDestroy(t);
  cudaFree(q);
  cudaFreeHost(p);
}
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_uncalled
void helper(void) {
  COPY;
  WAIT;
  printf("%f\n", h[0]);
}
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  DONE;
}
#endif

// proved
#ifdef right_called
void copy(void) { COPY; }
void wait(void) { WAIT; }
int main(int argc, char **argv) {
  SETUP;
  copy();
  wait();
  printf("%f\n", h[0]);
  DONE;
}
#endif

// violated
#ifdef wrong_called
void copy(void) { COPY; }
void wait(void) { WAIT; }
int main(int argc, char **argv) {
  SETUP;
  copy();
  printf("%f\n", h[0]);
  wait();
  DONE;
}
#endif

// violated
#ifdef wrong_init
void setup(void) { SETUP; }
void done(void) { DONE; }
int main(int argc, char **argv) {
  setup();
  COPY;
  printf("%f\n", h[0]);
  WAIT;
  done();
}
#endif

// proved
#ifdef right_init
void setup(void) { SETUP; }
void done(void) { DONE; }
int main(int argc, char **argv) {
  setup();
  COPY;
  WAIT;
  printf("%f\n", h[0]);
  done();
}
#endif

// not violated
#ifdef right_noclean
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  printf("%f\n", h[0]);
}
#endif

// not proved
#ifdef wrong_asm
extern "C" void hid(void) { COPY; }
int main(int argc, char **argv) {
  SETUP;
  asm volatile("call hid" ::: "memory");
  printf("%f\n", h[0]);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_asm2
int main(int argc, char **argv) {
  SETUP;
  cudaStreamDestroy(s);
  cudaStreamCreate(&s);
  asm volatile("movq $0, h");
  COPY;
  WAIT;
  printf("%f\n", h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_modasm
asm(".globl alias\nalias = s");
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_weak
__attribute__((weak)) void hook(void) {}
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  hook();
  printf("%f\n", h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_weakdecl
extern "C" __attribute__((weak)) void hook(void);
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  if (hook)
    hook();
  printf("%f\n", h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_dlsym
extern "C" void *dlsym(void *, const char *);
extern "C" void *dlopen(const char *, int);
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  ((void (*)())dlsym(dlopen("x.so", 1), "f"))();
  printf("%f\n", h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_new
void *operator new(size_t n) {
  cudaFreeHost(h);
  h = 0;
  return malloc(n);
}
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  int *p = new int(3);
  printf("%d %f\n", *p, h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_malloc
extern "C" void *malloc(size_t n) throw() {
  COPY;
  return 0;
}
int main(int argc, char **argv) {
  SETUP;
  char *p = strdup("x");
  printf("%f %s\n", h[0], p);
  WAIT;
  DONE;
}
#endif

// proved
#ifdef right_iostream
#include <iostream>
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  std::cout << "x " << h[0] << std::endl;
  DONE;
}
#endif

// violated
#ifdef wrong_iostream
#include <iostream>
int main(int argc, char **argv) {
  SETUP;
  COPY;
  std::cout << "x " << h[0] << std::endl;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_alias
extern "C" {
void real(void) { COPY; }
void al(void) __attribute__((alias("real")));
}
int main(int argc, char **argv) {
  SETUP;
  al();
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_dataalias
extern "C" {
cudaStream_t rs;
extern cudaStream_t as __attribute__((alias("rs")));
}
int main(int argc, char **argv) {
  SETUP;
  cudaStreamCreate(&rs);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, as);
  cudaStreamSynchronize(s);
  printf("%f\n", h[3]);
  cudaStreamDestroy(as);
  DONE;
}
#endif

// not proved
#ifdef wrong_common
cudaEvent_t e;
int main(int argc, char **argv) {
  SETUP;
  cudaEventCreate(&e);
  COPY;
  cudaEventRecord(e, 0);
  cudaEventSynchronize(e);
  cudaStream_t t;
  cudaStreamCreateWithFlags(&t, 1);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, t);
  cudaEventRecord(e, s);
  cudaEventSynchronize(e);
  printf("%f\n", h[3]);
  cudaStreamSynchronize(t);
  cudaStreamDestroy(t);
  cudaEventDestroy(e);
  DONE;
}
#endif

// not proved
#ifdef wrong_setjmp
jmp_buf jb;
void f(void) {
  COPY;
  longjmp(jb, 1);
}
int main(int argc, char **argv) {
  SETUP;
  if (setjmp(jb) == 0)
    f();
  else
    printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// violated
#ifdef wrong_doublefree
void fin(void) { cudaFree(d); }
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  fin();
  fin();
  cudaStreamDestroy(s);
  cudaFreeHost(h);
}
#endif

// violated
#ifdef wrong_main_noreturn
int main(int argc, char **argv) {
  SETUP;
  for (int i = 0; i < argc; i++) {
    COPY;
    printf("%f\n", h[i]);
  }
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_static_obj
struct G {
  G() {
    SETUP;
    COPY;
  }
  ~G() { DONE; }
} g;
int main(int argc, char **argv) {
  printf("%f\n", h[3]);
  WAIT;
}
#endif

// not violated
#ifdef right_static_obj
struct G {
  G() { SETUP; }
  ~G() { DONE; }
} g;
int main(int argc, char **argv) {
  COPY;
  WAIT;
  printf("%f\n", h[3]);
}
#endif

// not proved
#ifdef wrong_static_obj2
struct G {
  ~G() { cudaFree(d); }
} g;
int main(int argc, char **argv) {
  SETUP;
  COPY;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_local_strtol
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  char *end;
  long v = strtol((char *)h, &end, 10);
  COPY;
  *end = 0;
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_local_strtod
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  char *p = (char *)h;
  double v = strtod(p, &p);
  COPY;
  printf("%c", *p);
  WAIT;
  DONE;
}
#endif

// proved
#ifdef right_strtol
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  char *end;
  long v = strtol(argv[1], &end, 10);
  if (*end)
    return 1;
  COPY;
  WAIT;
  printf("%f", h[v & 255]);
  DONE;
}
#endif

// not proved
#ifdef wrong_local_loop
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  char *p = (char *)h;
  double v = 0;
  for (int i = 0; i < 4; i++)
    v += strtod(p, &p);
  COPY;
  *p = 0;
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_local_fread_end
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  FILE *f = fopen(argv[1], "r");
  cudaMemcpyAsync(h, d, N * 2, cudaMemcpyDeviceToHost, s);
  fread(h + N / 2, 4, N / 2, f);
  WAIT;
  DONE;
  fclose(f);
}
#endif

// not violated
#ifdef right_local_fread_begin
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  FILE *f = fopen(argv[1], "r");
  cudaMemcpyAsync(h + N / 2, d, N * 2, cudaMemcpyDeviceToHost, s);
  fread(h, 4, N / 2, f);
  WAIT;
  DONE;
  fclose(f);
}
#endif

// not violated
#ifdef right_local_scanf_begin
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  cudaMemcpyAsync(h + 1, d, N * 2, cudaMemcpyDeviceToHost, s);
  scanf("%f", h);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_local_scanf_begin2
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  cudaMemcpyAsync(h + 1, d, N * 2, cudaMemcpyDeviceToHost, s);
  sscanf(argv[1], "%f", &h[0]);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_local_fgets_begin
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  cudaMemcpyAsync(h + 64, d, N * 2, cudaMemcpyDeviceToHost, s);
  fgets((char *)h, 80, stdin);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_local_strcpy_begin
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  cudaMemcpyAsync(h + 64, d, N * 2, cudaMemcpyDeviceToHost, s);
  strcpy((char *)h, argv[1]);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_local_strncpy_begin
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  cudaMemcpyAsync(h + 64, d, N * 2, cudaMemcpyDeviceToHost, s);
  strncpy((char *)h, argv[1], 16);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_local_fwrite_begin
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  cudaMemcpyAsync(h + 64, d, N * 2, cudaMemcpyDeviceToHost, s);
  fwrite(h, 4, 64, stdout);
  WAIT;
  DONE;
}
#endif

// not violated
#ifdef right_local_snprintf_begin
int main(int argc, char **argv) {
  float *h, *d;
  cudaStream_t s;
  SETUP;
  cudaMemcpyAsync(h + 64, d, N * 2, cudaMemcpyDeviceToHost, s);
  snprintf((char *)h, 64, "%d", argc);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_local_memchr_struct
struct C {
  cudaStream_t s;
  float *h;
};
int main(int argc, char **argv) {
  C *c = (C *)malloc(sizeof(C));
  cudaStream_t s;
  float *h, *d;
  SETUP;
  c->s = s;
  c->h = h;
  C *q = (C *)memchr(c, 1, 8);
  if (!q)
    return 1;
  q->s = 0;
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, c->s);
  WAIT;
  printf("%f", h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_local_strncat_struct
struct C {
  cudaStream_t s;
  float *h;
};
int main(int argc, char **argv) {
  C c;
  cudaStream_t s;
  float *h, *d;
  SETUP;
  c.s = s;
  c.h = h;
  strncat((char *)&c, argv[1], 4);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, c.s);
  WAIT;
  printf("%f", h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_local_fread_struct
struct C {
  cudaStream_t s;
  float *h;
};
int main(int argc, char **argv) {
  C c;
  cudaStream_t s;
  float *h, *d;
  SETUP;
  c.s = s;
  c.h = h;
  fread(&c, sizeof c, 1, stdin);
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, c.s);
  WAIT;
  printf("%f", h[0]);
  DONE;
}
#endif

// not proved
#ifdef wrong_local_strcpy_ret
int main(int argc, char **argv) {
  cudaStream_t s;
  float *h, *d;
  SETUP;
  char *p = strcpy((char *)h, argv[1]);
  COPY;
  printf("%s", p);
  WAIT;
  DONE;
}
#endif

// not proved
#ifdef wrong_local_rand_r
int main(int argc, char **argv) {
  cudaStream_t s;
  float *h, *d;
  SETUP;
  COPY;
  rand_r((unsigned *)h);
  WAIT;
  DONE;
}
#endif

// proved
#ifdef right_local_file
int main(int argc, char **argv) {
  cudaStream_t s;
  float *h, *d;
  SETUP;
  FILE *f = fopen(argv[1], "rb");
  if (!f) {
    perror("x");
    return 1;
  }
  size_t n = fread(h, 4, N, f);
  fclose(f);
  cudaMemcpyAsync(d, h, N * 4, cudaMemcpyHostToDevice, s);
  WAIT;
  f = fopen("o", "wb");
  fwrite(h, 4, N, f);
  fclose(f);
  DONE;
}
#endif

// proved
#ifdef right_local_opts
int main(int argc, char **argv) {
  cudaStream_t s;
  float *h, *d;
  int n = N;
  for (int i = 1; i < argc; i++)
    if (!strcmp(argv[i], "-n") && i + 1 < argc)
      n = atoi(argv[++i]);
    else if (strstr(argv[i], "--n="))
      n = (int)strtol(strchr(argv[i], '=') + 1, NULL, 10);
  SETUP;
  COPY;
  WAIT;
  printf("%d %f", n, h[0]);
  DONE;
}
#endif

// proved
#ifdef right_local_math
int main(int argc, char **argv) {
  cudaStream_t s;
  float *h, *d;
  SETUP;
  for (int i = 0; i < N; i++)
    h[i] = sinf(i) * powf(2, i % 3) + rand() / (float)RAND_MAX;
  cudaMemcpyAsync(d, h, N * 4, cudaMemcpyHostToDevice, s);
  COPY;
  WAIT;
  double e = 0;
  for (int i = 0; i < N; i++)
    e = fmax(e, fabs(h[i] - 1));
  printf("%f", e);
  DONE;
}
#endif

// not violated
#ifdef right_lazy
int ready;
void init(void) {
  if (!ready) {
    SETUP;
    ready = 1;
  }
}
int main(void) {
  init();
  init();
  COPY;
  WAIT;
  printf("%f\n", h[3]);
  DONE;
}
#endif

// not proved
#ifdef wrong_lazy
int ready;
void init(void) {
  if (!ready) {
    SETUP;
    ready = 1;
  }
}
int main(void) {
  init();
  COPY;
  init();
  printf("%f\n", h[3]);
  WAIT;
  DONE;
}
#endif

// proved
#ifdef right_null_at_start
cudaStream_t t;
int main(void) {
  SETUP;
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, t);
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  DONE;
  t = s;
}
#endif

// not proved
#ifdef wrong_made_before_main
__attribute__((constructor)) void init(void) { cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking); }
int main(void) {
  cudaMallocHost(&h, N * 4);
  cudaMalloc(&d, N * 4);
  COPY;
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  WAIT;
  DONE;
  s = 0;
}
#endif

// not proved
#ifdef wrong_made_before_main_by_another
void make(void) { cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking); }
__attribute__((constructor)) void init(void) { make(); }
int main(void) {
  cudaMallocHost(&h, N * 4);
  cudaMalloc(&d, N * 4);
  COPY;
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  WAIT;
  DONE;
  s = 0;
}
#endif

// not proved
#ifdef wrong_made_before_main_by_callback
int make(const void *, const void *) {
  cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
  return 0;
}
__attribute__((constructor)) void init(void) {
  int k[2] = {2, 1};
  qsort(k, 2, sizeof *k, make);
}
int main(void) {
  cudaMallocHost(&h, N * 4);
  cudaMalloc(&d, N * 4);
  COPY;
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  WAIT;
  DONE;
  s = 0;
}
#endif

// not proved
#ifdef wrong_made_before_main_by_address
cudaStream_t *place = &s;
__attribute__((constructor)) void init(void) { cudaStreamCreateWithFlags(place, cudaStreamNonBlocking); }
int main(void) {
  cudaMallocHost(&h, N * 4);
  cudaMalloc(&d, N * 4);
  COPY;
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  WAIT;
  DONE;
  s = 0;
}
#endif

// not proved
#ifdef wrong_made_before_main_dynamically
cudaStream_t make(void) {
  cudaStream_t made;
  cudaStreamCreateWithFlags(&made, cudaStreamNonBlocking);
  return made;
}
cudaStream_t t = make();
int main(void) {
  SETUP;
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, t);
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  cudaStreamSynchronize(t);
  DONE;
  t = 0;
}
#endif

// not proved
#ifdef wrong_made_by_main_before
int main(int argc, char **argv) {
  if (argc) {
    SETUP;
    cudaStreamDestroy(s);
    cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking);
    return main(0, argv);
  }
  COPY;
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  WAIT;
  DONE;
  s = 0;
  return 0;
}
#endif

// not proved
#ifdef wrong_static_local
cudaStream_t get(void) {
  static cudaStream_t t = [] {
    cudaStream_t made;
    cudaStreamCreateWithFlags(&made, cudaStreamNonBlocking);
    return made;
  }();
  return t;
}
int main(void) {
  SETUP;
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, get());
  cudaStreamSynchronize(0);
  printf("%f\n", h[3]);
  cudaStreamSynchronize(get());
  DONE;
}
#endif

// not violated
#ifdef right_static_local
cudaStream_t get(void) {
  static cudaStream_t t = [] {
    cudaStream_t made;
    cudaStreamCreateWithFlags(&made, cudaStreamNonBlocking);
    return made;
  }();
  return t;
}
int main(void) {
  SETUP;
  cudaMemcpyAsync(h, d, N * 4, cudaMemcpyDeviceToHost, get());
  cudaStreamSynchronize(get());
  printf("%f\n", h[3]);
  DONE;
}
#endif
