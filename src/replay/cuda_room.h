/* cuda_room: what the parts of the cuda backend share. Inside this room only. */
#ifndef GV_REPLAY_CUDA_ROOM_H
#define GV_REPLAY_CUDA_ROOM_H

#include "replay/cuda.h"

typedef struct driver {
#define DRIVER(name, parameters) int(*name) parameters;
#include "replay/driver.def"
} driver;

/* Newer than the rest of what is used: NULL where the driver lacks it. */
typedef struct capture_driver {
#define DRIVER(name, parameters) int(*name) parameters;
#include "replay/capture.def"
} capture_driver;

extern const unsigned char gv_kernels_ptx[]; /* kernels.ptx */

enum {
  NON_BLOCKING = 1,
  NO_TIMING = 2,
  ATTACH_GLOBAL = 1,
  PORTABLE = 1,
  OLDEST = 9000, /* CUDA 9.0: PTX ISA 6.0 */
  BLOCKS = 64,
  THREADS = 256,
};

/* What a run has made and has to be taken away after it. */
typedef struct made {
  uint8_t kind;
  bool gone;
  uint64_t handle;
} made;

typedef struct cuda {
  gv_device device;
  void *library;
  driver call;
  capture_driver capture;
  const char *lacks; /* the first function for captures that the driver does not have; NULL: none */
  int ordinal;
  void *context, *kernels, *spin, *take, *put, *own; /* own: a stream for calibration */
  uint64_t cycles;                                   /* of the clock, in one delay */
  GV_VEC(made) made;
  GV_VEC(uint64_t) early;  /* what after() saw: 4 bytes each */
  GV_VEC(uint64_t) joined; /* streams that are being captured */
} cuda;

extern const gv_backend gv_cuda_backend;
extern const gv_recorder gv_cuda_recorder; /* cuda_capture.c */

/* As the driver takes it. */
static inline void *gv_pointer(uint64_t handle) { return (void *)(uintptr_t)handle; }
/* Keeps the stream busy for so many cycles of the clock. */
gv_answer gv_cuda_spin(cuda *c, uint64_t cycles, void *stream);
/* The driver's answer; null memory is freed without asking it. */
gv_answer gv_cuda_destroy(cuda *c, gv_object_kind kind, uint64_t handle);

#endif
