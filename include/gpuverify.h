/* gpuverify.h: the verifier as a library, for compilers that have the module in memory, and for
 * tools.
 *
 *   gpuverify_result *result = gpuverify_verify_module(mlirModuleGetOperation(module).ptr, NULL);
 *   for (size_t i = 0; i < gpuverify_finding_count(result); i++)
 *     fprintf(stderr, "%s\n", gpuverify_finding_at(result, i)->message);
 *   gpuverify_result_destroy(result);
 *
 * Calls do not print, do not end the process (but where memory runs out, as MLIR does), and keep no
 * state between them: different contexts may be verified in different threads at the same time. A
 * module is only read. Text and modules are read with the MLIR that libgpuverify is linked with,
 * which has to be the one that made the module: gpuverify_mlir_version().
 *
 * Text and bytecode are read in the caller's process, and MLIR's reader trusts them: what is
 * damaged, or made for that, may crash the process, never end, or take all memory. What comes from
 * strangers is read with the option `rehearse`, or by the program gpuverify, which always reads so.
 *
 * Texts end with NUL and are UTF-8 as far as the program's own names are; they, and findings,
 * belong to the result and live as long as it does. Until the major version changes, what was
 * compiled with an older header goes on to work: options and findings only get members at their
 * ends, places and notes none, and `size` of what a caller fills in says which members it knows.
 */
#ifndef GPUVERIFY_H
#define GPUVERIFY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GPUVERIFY_API __attribute__((visibility("default")))

typedef enum gpuverify_verdict {
  GPUVERIFY_PROVED,   /* no path breaks a rule, under the assumptions that the result lists */
  GPUVERIFY_VIOLATED, /* a path does; a finding shows it */
  GPUVERIFY_UNPROVED, /* something could not be decided; a finding says what stands in the way */
  GPUVERIFY_UNUSABLE, /* the input or an option cannot be used: gpuverify_result_error() */
} gpuverify_verdict;

typedef enum gpuverify_severity {
  GPUVERIFY_ERROR,
  GPUVERIFY_WARNING,
  GPUVERIFY_UNDECIDED, /* makes the verdict unproved */
  GPUVERIFY_REMARK,
} gpuverify_severity;

/* Zero is the default for each. */
typedef struct gpuverify_options {
  size_t size;              /* sizeof(gpuverify_options) */
  const char *runtime;      /* what the program runs on: names of profiles with ',' between them, as
                               --runtime takes them; NULL: "cuda" */
  const char *runtime_text; /* statements of a profile of one's own that are added, as in
                               --runtime-file; NULL: none */
  unsigned release;         /* of the MLIR that lowered the module; 0: that of the library */
  bool assume_kernels;      /* kernels whose bodies are not there read and write all that they are
                               passed: a counted assumption */
  bool remarks;             /* look for needless synchronization, too */
  uint64_t most_steps; /* of the analysis; beyond them, what is not proved yet is unproved; 0: a
                          limit that no ordinary program meets */
  /* Written atomically by any thread. Not 0: the analysis ends within a fraction of a second, and
   * the verdict is unusable. It is not looked at while MLIR reads text, and while the module is
   * translated, which takes about half as long. NULL: nobody cancels. */
  const volatile int *cancelled;
  /* Text and bytecode are read in a child process first, within limits of time and memory; what
   * crashes or stops it is unusable. The child is a fork, so that the process must have one thread
   * and must not ignore SIGCHLD, nor wait for children that it has not made; where it has more
   * threads, ignores the signal, or can make no child, the input is not read and is unusable.
   * Reading takes twice as long. */
  bool rehearse;
  /* A program in which nothing is done on a GPU, as the names of its operations and functions tell,
   * is not looked at: the result is empty, and says nothing of its host memory. That costs a walk
   * over the module, so that a pass can be in every pipeline. */
  bool gpu_only;
} gpuverify_options;

typedef struct gpuverify_place {
  const char *file;      /* "" where it is not known */
  uint32_t line, column; /* from 1, in bytes; 0: not known */
} gpuverify_place;

typedef struct gpuverify_note {
  gpuverify_place place;
  const char *kind; /* "step", "example", "consequence", "undecided" */
  const char *message;
  void *operation; /* as in a finding */
} gpuverify_note;

typedef struct gpuverify_finding {
  const char *rule; /* "stream-race", as in docs/rules */
  gpuverify_severity severity;
  const char *message;
  const char *function; /* symbol of the function that holds the place */
  gpuverify_place place;
  const gpuverify_note *notes; /* in the order in which things happen */
  size_t note_count;
  const char *help; /* what mends it or would settle it, a sentence a line; "": nothing is known
                       that would */
  const char
      *fingerprint; /* the same in other runs, though lines move and values have other names */
  /* What it is about, as the pointer inside an MlirOperation: of the module that was verified, so
   * that it must not be used once that is changed. NULL: no operation, one of a text, or of a
   * module with blocks that nothing leads to or that are not in the order of control flow. */
  void *operation;
} gpuverify_finding;

typedef struct gpuverify_result gpuverify_result;

/* Verifies a module that was lowered (`-gpu-to-llvm`): `module` is the pointer inside an
 * MlirOperation of MLIR's C API, or mlir::Operation *, of a builtin.module whose verifier passes.
 * Its context must have the dialect "llvm" loaded and must not be used by other threads meanwhile.
 * Never NULL; destroyed by the caller, before or after the module. `options` NULL: the defaults.
 * NULL, and an operation that is no builtin.module, are unusable. */
GPUVERIFY_API gpuverify_result *gpuverify_verify_module(void *module,
                                                        const gpuverify_options *options);
/* The same of text or bytecode: `size` bytes, called `name` in places. They are not needed after
 * the call. MLIR's reader may crash this process on them: see `rehearse`. */
GPUVERIFY_API gpuverify_result *gpuverify_verify_bytes(const char *name, const char *bytes,
                                                       size_t size,
                                                       const gpuverify_options *options);
/* The same of a file. One that cannot be opened or read, or is a folder, is unusable. */
GPUVERIFY_API gpuverify_result *gpuverify_verify_file(const char *path,
                                                      const gpuverify_options *options);
/* NULL is nothing. */
GPUVERIFY_API void gpuverify_result_destroy(gpuverify_result *result);

GPUVERIFY_API gpuverify_verdict gpuverify_result_verdict(const gpuverify_result *result);
/* "proved", "violated", "unproved", "unusable". */
GPUVERIFY_API const char *gpuverify_verdict_name(gpuverify_verdict verdict);
/* "error", "warning", "unproved", "remark". */
GPUVERIFY_API const char *gpuverify_severity_name(gpuverify_severity severity);
/* Why it is unusable: lines "FILE:LINE:COL: error: …"; "" where it is not. */
GPUVERIFY_API const char *gpuverify_result_error(const gpuverify_result *result);
/* The module is a source: operations of the gpu or async dialect are there that the host runs.
 * Unusable. */
GPUVERIFY_API bool gpuverify_result_is_source(const gpuverify_result *result);
/* Nothing that is done on a GPU was recognised: proved, and nothing to verify. */
GPUVERIFY_API bool gpuverify_result_is_empty(const gpuverify_result *result);
/* How many obligations have this verdict. */
GPUVERIFY_API size_t gpuverify_result_obligations(const gpuverify_result *result,
                                                  gpuverify_verdict verdict);

/* In the order of their places. */
GPUVERIFY_API size_t gpuverify_finding_count(const gpuverify_result *result);
/* NULL: there are not so many. */
GPUVERIFY_API const gpuverify_finding *gpuverify_finding_at(const gpuverify_result *result,
                                                            size_t index);
/* What was assumed, sorted: "kernel @k touches nothing but its arguments". */
GPUVERIFY_API size_t gpuverify_assumption_count(const gpuverify_result *result);
/* NULL: there are not so many. */
GPUVERIFY_API const char *gpuverify_assumption_at(const gpuverify_result *result, size_t index);

/* "0.1.0": of the library that runs. Another major version may have changed what is above. */
GPUVERIFY_API const char *gpuverify_version(void);
/* "22.1.8": of the MLIR that modules have to be of. */
GPUVERIFY_API const char *gpuverify_mlir_version(void);

#ifdef __cplusplus
}
#endif

#endif
