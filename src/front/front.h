/* front: MLIR text or bytecode in, model out. The only room that includes mlir-c. */
#ifndef GV_FRONT_H
#define GV_FRONT_H

#include "base/base.h"
#include "model/gpu.h"
#include "model/host.h"
#include "model/model.h"
#include "profile/profile.h"

/* How an input is read in a process that its parent can do without: on damaged input, or on input
 * made for that, MLIR's reader may crash, never end, or take all memory, and what is a few lines of
 * text can be a model that takes long to make. */
typedef struct gv_reading {
  unsigned seconds; /* for each input that is read; 0: as long as it takes */
  uint64_t bytes;   /* of memory for it, beyond what the process has; 0: as much as it takes */
  volatile unsigned char
      *under_way; /* a gv_reading_stage, for the parent to see; NULL: nobody looks */
} gv_reading;

typedef enum gv_reading_stage {
  GV_NOT_READING,
  GV_PARSING,   /* MLIR's reader runs */
  GV_MODELING,  /* the model is made of what it gave */
  GV_ANALYSING, /* it is read, and verified */
  GV_DRAWING,   /* the same, and its graph is laid out */
} gv_reading_stage;

/* What reading may take unless the user says otherwise: so much, and so many times the size of the
 * input. */
#define GV_READING_BYTES ((uint64_t)1 << 30)
enum { GV_READING_FACTOR = 64 };

/* Somebody else who reads the module that an input becomes, once it is parsed and verified: before
 * the front changes it, which is done with it when read() returns. `module`: an MlirOperation. */
typedef struct gv_module_reader {
  void (*read)(void *with, const void *module);
  void *with;
} gv_module_reader;

/* An input in memory. */
typedef struct gv_input {
  gv_str name;      /* as the user wrote it, or "<stdin>" */
  gv_str bytes;     /* and after them a NUL, without which MLIR's lexer reads on */
  unsigned release; /* of the MLIR that lowered it, or is to; 0: that of the LLVM inside */
  const gv_profile
      *runtime; /* that it runs on, which outlives the model; NULL: MLIR's CUDA wrapper library */
  const gv_module_reader *beside; /* NULL: nobody */
  const struct gv_input
      *device; /* the kernels that it launches; NULL: they are not known, or in the input */
  const char *compiled_for; /* by this program, from a source: the runtime that its language has, or
                               ""; NULL: it was not */
  const gv_reading *reading; /* NULL: this process has to survive, so the input is read once before
                                in a child process */
  bool rehearsed;            /* where no such process can be made, the input is not read */
  bool gpu_only; /* of a program in which nothing is done on a GPU, as its names tell, the model is
                    empty. Needs `runtime` */
} gv_input;

/* Reads the file at `path` ("-": standard input) into the arena; *error as below, in the same
 * arena. */
gv_status gv_front_load(gv_arena *arena, const char *path, gv_input *input, gv_str *error);
/* The same of a file that is no input but read beside them: a pipe into which nobody writes is not
 * waited for. */
gv_status gv_front_load_aside(gv_arena *arena, const char *path, gv_input *input, gv_str *error);
/* MLIR's; false: it is text, or something else. */
bool gv_front_is_bytecode(const gv_input *input);
/* LLVM IR, text or bitcode, is not read here: it has to be imported first. */
bool gv_front_is_llvm_ir(const gv_input *input);
/* Parses, verifies and builds the model; the input must outlive it. The rest as gv_front_read. */
gv_status gv_front_parse_input(gv_model *model, const gv_input *input, gv_str *error);

/* Reads the file at `path` ("-": standard input), parses and verifies it, and builds the model of
 * what it holds; *model must be zeroed and is the caller's to clear, also on failure. File 0 of the
 * model is the input under the name `path` ("<stdin>"). GV_UNUSABLE: *error (in the model's arena)
 * is one or more lines "FILE[:LINE:COL]: error: …", ready to print. */
gv_status gv_front_read(gv_model *model, const char *path, gv_str *error);
/* The same from memory. */
gv_status gv_front_parse(gv_model *model, gv_str name, gv_str bytes, gv_str *error);
/* Reads a program that is not lowered yet, for its tokens, into *program (zeroed by the caller, who
 * clears it); places and texts go into the model, which may hold the same program lowered. Else as
 * gv_front_parse_input. */
gv_status gv_front_read_source(gv_model *model, const gv_input *input, gv_gpu_program *program,
                               gv_str *error);
/* Reads a program, lowered or not, for what its host code does, into *host (zeroed by the caller,
 * who clears it); its places go into the model. The input was read before; else as
 * gv_front_read_source. */
gv_status gv_front_read_host(gv_model *model, const gv_input *input, gv_host *host, gv_str *error);
/* Only parses and verifies, for whoever reads beside. */
gv_status gv_front_show(gv_arena *arena, const gv_input *input, gv_str *error);
/* Only parses and verifies: the base line of the benchmarks. */
gv_status gv_front_parse_only(const char *path, gv_str *error, gv_arena *arena);
/* By which texts, several in a row, are known: equal digests are taken to be of equal texts
 * (BLAKE3, which LLVM brings). */
typedef struct gv_digest {
  unsigned char at[32];
} gv_digest;
/* Their lengths count: the same bytes divided in another way have another digest. */
void gv_front_digest(const gv_str *texts, uint32_t count, gv_digest *digest);
/* "22.1.8" of the LLVM inside. */
const char *gv_front_llvm_version(void);
unsigned gv_front_llvm_release(void); /* 22 */

#endif
