/* A program that uses the library as somebody else's would: usage: client FILE...; each file in a
 * thread of its own, with a context of its own, as a module and as text; both have to say the same.
 * Writes "FILE: VERDICT, N findings" in the order of the files. */
#include <gpuverify.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/Async.h>
#include <mlir-c/Dialect/ControlFlow.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Dialect/GPU.h>
#include <mlir-c/Dialect/LLVM.h>
#include <mlir-c/Dialect/MemRef.h>
#include <mlir-c/Dialect/NVVM.h>
#include <mlir-c/IR.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8, LONGEST = 1 << 20 };

typedef struct job {
  const char *path;
  gpuverify_result *of_module, *of_text;
} job;

static MlirModule parse(MlirContext context, const char *text) {
  const MlirDialectHandle dialects[] = {
      mlirGetDialectHandle__gpu__(),    mlirGetDialectHandle__llvm__(),
      mlirGetDialectHandle__func__(),   mlirGetDialectHandle__arith__(),
      mlirGetDialectHandle__async__(),  mlirGetDialectHandle__cf__(),
      mlirGetDialectHandle__memref__(), mlirGetDialectHandle__nvvm__()};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    mlirDialectHandleRegisterDialect(dialects[i], context);
  mlirContextSetAllowUnregisteredDialects(context, true);
  mlirContextGetOrLoadDialect(context, mlirStringRefCreateFromCString("llvm"));
  return mlirModuleCreateParse(context, mlirStringRefCreateFromCString(text));
}

static void *run(void *to) {
  job *j = to;
  char *text = calloc(1, LONGEST + 1);
  FILE *file = fopen(j->path, "rb");
  size_t size = text && file ? fread(text, 1, LONGEST, file) : 0;
  if (file) fclose(file);
  MlirContext context = mlirContextCreate();
  MlirModule module = parse(context, text);
  if (!mlirModuleIsNull(module)) {
    j->of_module = gpuverify_verify_module(mlirModuleGetOperation(module).ptr, NULL);
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
  j->of_text = gpuverify_verify_bytes(j->path, text, size,
                                      &(gpuverify_options){.size = sizeof(gpuverify_options)});
  free(text);
  return NULL;
}

/* Do they differ? Lines are those of the text in both. */
static int differ(const gpuverify_result *a, const gpuverify_result *b) {
  int wrong = !a || gpuverify_result_verdict(a) != gpuverify_result_verdict(b) ||
              gpuverify_finding_count(a) != gpuverify_finding_count(b);
  for (size_t i = 0; !wrong && i < gpuverify_finding_count(a); i++) {
    const gpuverify_finding *f = gpuverify_finding_at(a, i), *g = gpuverify_finding_at(b, i);
    wrong = strcmp(f->rule, g->rule) != 0 || f->place.line != g->place.line ||
            f->place.column != g->place.column || f->note_count != g->note_count ||
            strcmp(f->function, g->function) != 0;
  }
  return wrong || gpuverify_finding_at(b, gpuverify_finding_count(b));
}

static void *wait_for_end(void *mutex) {
  pthread_mutex_lock(mutex);
  pthread_mutex_unlock(mutex);
  return NULL;
}

/* What ends a process that reads it is unusable where it is read in a child first, and is not read
 * where there can be none. */
static int read_damaged(void) {
  static const char damaged[] = "module attributes {x.z = array<index: 1>} {}";
  const gpuverify_options options = {.size = sizeof options, .rehearse = true};
  gpuverify_result *there = gpuverify_verify_bytes("right", "module {}", 9, &options);
  gpuverify_result *refused =
      gpuverify_verify_bytes("damaged", damaged, sizeof damaged - 1, &options);
  gpuverify_result *none = gpuverify_verify_file("/nonexistent/file", &options);
  pthread_mutex_t held = PTHREAD_MUTEX_INITIALIZER;
  pthread_t other;
  pthread_mutex_lock(&held);
  if (pthread_create(&other, NULL, wait_for_end, &held) != 0) return 1;
  gpuverify_result *threaded = gpuverify_verify_bytes("threaded", "module {}", 9, &options);
  pthread_mutex_unlock(&held);
  pthread_join(other, NULL);
  printf("rehearsed: %s\n", gpuverify_verdict_name(gpuverify_result_verdict(there)));
  printf("damaged: %s: %s", gpuverify_verdict_name(gpuverify_result_verdict(refused)),
         gpuverify_result_error(refused));
  printf("none: %s", gpuverify_result_error(none));
  printf("threaded: %s", gpuverify_result_error(threaded));
  gpuverify_result *all[] = {there, refused, none, threaded};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) gpuverify_result_destroy(all[i]);
  return 0;
}

/* An operation that cannot be verified is no reason to end the process. */
static int refuse_operations(void) {
  MlirContext context = mlirContextCreate();
  MlirModule module = parse(context, "func.func private @f()");
  MlirOperation inner = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
  gpuverify_result *none = gpuverify_verify_module(NULL, NULL);
  gpuverify_result *function = gpuverify_verify_module(inner.ptr, NULL);
  printf("nothing: %s", gpuverify_result_error(none));
  printf("function: %s", gpuverify_result_error(function));
  gpuverify_result_destroy(none);
  gpuverify_result_destroy(function);
  mlirModuleDestroy(module);
  mlirContextDestroy(context);
  return 0;
}

int main(int argc, char **argv) {
  int wrong = 0;
  for (int first = 1; first < argc; first += THREADS) {
    pthread_t threads[THREADS];
    job jobs[THREADS] = {{0}};
    int count = argc - first < THREADS ? argc - first : THREADS;
    for (int i = 0; i < count; i++) {
      jobs[i].path = argv[first + i];
      if (pthread_create(&threads[i], NULL, run, &jobs[i]) != 0) return 2;
    }
    for (int i = 0; i < count; i++) {
      pthread_join(threads[i], NULL);
      const gpuverify_result *r = jobs[i].of_text;
      printf("%s: %s, %zu findings\n", jobs[i].path,
             gpuverify_verdict_name(gpuverify_result_verdict(r)), gpuverify_finding_count(r));
      fputs(gpuverify_result_error(r), stdout);
      if (differ(jobs[i].of_module, r))
        wrong = 1, printf("%s: the module says something else\n", jobs[i].path);
      gpuverify_result_destroy(jobs[i].of_module);
      gpuverify_result_destroy(jobs[i].of_text);
    }
  }
  wrong |= read_damaged() | refuse_operations();
  /* A run that is cancelled before it begins. */
  const volatile int cancelled = 1;
  gpuverify_result *r = gpuverify_verify_bytes(
      "empty", "module {}", 9,
      &(gpuverify_options){sizeof(gpuverify_options), .cancelled = &cancelled});
  printf("cancelled: %s", gpuverify_result_error(r));
  gpuverify_result_destroy(r);
  return wrong;
}
