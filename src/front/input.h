/* input: what the front reads: a program in memory, how much reading it may take, and what the room
 * `read` tells others of it. */
#ifndef GV_FRONT_INPUT_H
#define GV_FRONT_INPUT_H

#include "base/base.h"
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

/* What MLIR has made of an input, and nobody needs any more: front.h. */
typedef struct gv_leftover gv_leftover;

/* A file that is mapped into memory: front.h. */
typedef struct gv_mapped gv_mapped;

/* An input in memory. */
typedef struct gv_input {
  gv_str name;       /* as the user wrote it, or "<stdin>" */
  gv_str bytes;      /* and after them a NUL, without which MLIR's lexer reads on */
  gv_mapped *mapped; /* that the bytes lie in; NULL: they are copied */
  unsigned release;  /* of the MLIR that lowered it, or is to; 0: that of the LLVM inside */
  const gv_profile
      *runtime; /* that it runs on, which outlives the model; NULL: MLIR's CUDA wrapper library */
  const gv_module_reader *beside; /* NULL: nobody */
  const struct gv_input
      *device; /* the kernels that it launches; NULL: they are not known, or in the input */
  const char *compiled_for; /* by this program, from a source: the runtime that its language has, or
                               ""; NULL: it was not */
  const gv_reading *reading; /* NULL: this process has to survive, so the input is read once before
                                in a child process */
  gv_leftover **leftover;    /* where that goes, to be freed by who asks for it; NULL: it is freed
                                before the model is given */
  bool rehearsed;            /* where no such process can be made, the input is not read */
  bool gpu_only; /* of a program in which nothing is done on a GPU, as its names tell, the model is
                    empty. Needs `runtime` */
} gv_input;

/* By which texts, several in a row, are known: equal digests are taken to be of equal texts
 * (BLAKE3, which LLVM brings). */
typedef struct gv_digest {
  unsigned char at[32];
} gv_digest;
/* Their lengths count: the same bytes divided in another way have another digest. */
void gv_front_digest(const gv_str *texts, uint32_t count, gv_digest *digest);
/* "22.1.8" of the LLVM inside. */
const char *gv_front_llvm_version(void);

#endif
