/* plan: the calls of one path through a program, in order, as a small text that can be run on
 * another machine.
 *
 *   gpuverify-plan 1
 *   finding host-race "main" "x.mlir:12:5" "the host reads %h while the copy may still write it"
 *   confirm data
 *   chosen "%n is 16"
 *   s1 = mgpuStreamCreate                          @ "x.mlir:4:8"
 *   d1 = mgpuMemAlloc 64                           @ "x.mlir:5:8"
 *   h1 = malloc 64
 *   first: mgpuMemcpy h1 d1 64 s1                  @ "x.mlir:9:5"
 *   control: mgpuStreamSynchronize s1
 *   second: read h1 64                             @ "x.mlir:12:5"
 *   end
 *
 * What a launch runs may come along, as the program has it:
 *
 *   image i1 "sm_80"
 *     ptx ".version 7.0"                          one line each; code that is no text as hex
 * "7f454c46..." launch "k" s1 write d1 kernel i1 "k" 4 1 1 256 1 1 0 d1 "10000000"
 *
 * with the sizes of the grid and of its blocks, bytes of shared memory, and the arguments, as
 * addresses or as bytes in hex.
 *
 * '#' begins a comment. A line is run in both arms, or after "faulty:" or "control:" in that one
 * only; the control arm is the same path with what is missing put in. "first:" and "second:" mark
 * the two actions that must not overlap, "fault:" the call that goes wrong. The words are those of
 * calls.def; docs/replay.md is the manual.
 */
#ifndef GV_REPLAY_PLAN_H
#define GV_REPLAY_PLAN_H

#include "base/base.h"

enum {
  GV_PLAN_VERSION =
      2, /* the newest that is read; 1 has no images, and is still written where there are none */
  GV_PLAN_STEPS = 100000,     /* most steps of a plan */
  GV_PLAN_LONGEST = 16 << 20, /* bytes of text */
  GV_PLAN_IMAGES = 4 << 20,   /* bytes of all images */
  GV_PLAN_GRID = 7,           /* sizes of a launch: grid, block, shared memory */
};
#define GV_PLAN_LARGEST                                                                            \
  ((uint64_t)1 << 40) /* bytes of one buffer; more than a device has, less than overflows */

typedef enum gv_call {
#define CALL(id, word, makes, operands) GV_CALL_##id,
#include "replay/calls.def"
  GV_CALL_COUNT
} gv_call;

typedef enum gv_object_kind {
  GV_OBJECT_NOTHING,
  GV_OBJECT_STREAM,
  GV_OBJECT_EVENT,
  GV_OBJECT_DEVICE, /* memory */
  GV_OBJECT_HOST,   /* memory */
  GV_OBJECT_MODULE,
  GV_OBJECT_PROBE,
  GV_OBJECT_KIND_COUNT
} gv_object_kind;

typedef struct gv_call_info {
  const char *word;
  gv_object_kind makes;
  const char *operands; /* letters, see calls.def */
} gv_call_info;
extern const gv_call_info gv_calls[GV_CALL_COUNT];

typedef enum gv_arm { GV_ARM_BOTH, GV_ARM_FAULTY, GV_ARM_CONTROL } gv_arm;
typedef enum gv_step_mark {
  GV_MARK_NONE,
  GV_MARK_FIRST,
  GV_MARK_SECOND,
  GV_MARK_FAULT,
  GV_MARK_COUNT
} gv_step_mark;
extern const char *const gv_arm_words[]; /* by gv_arm and gv_step_mark; the first of each is NULL */
extern const char *const gv_mark_words[];

typedef enum gv_operand_kind {
  GV_OPERAND_OBJECT, /* object; of memory: from byte `at` on */
  GV_OPERAND_NULL,
  GV_OPERAND_UNDEF,
  GV_OPERAND_NUMBER, /* at */
  GV_OPERAND_TEXT,   /* text */
  GV_OPERAND_SHARED,
  /* after the accesses of a launch: */
  GV_OPERAND_KERNEL,  /* the function `text` of image `at`; GV_PLAN_GRID numbers follow */
  GV_OPERAND_ADDRESS, /* arguments, in order: from byte `at` of object on; GV_NONE: null */
  GV_OPERAND_BYTES,   /* text */
  GV_OPERAND_READ,    /* accesses: object, `len` bytes from `at` on */
  GV_OPERAND_WRITE,
  GV_OPERAND_READ_WRITE,
} gv_operand_kind;

typedef struct gv_operand {
  uint8_t kind;    /* gv_operand_kind */
  uint32_t object; /* into gv_plan.objects, or GV_NONE */
  uint64_t at, len;
  gv_str text;
} gv_operand;

/* Code that a launch runs. */
typedef struct gv_image {
  gv_str name, target; /* "sm_80" */
  gv_str code;         /* PTX, a cubin or a fatbin; a 0 follows that is not counted */
} gv_image;

typedef struct gv_step {
  uint8_t call, arm, mark;
  uint32_t object; /* what it makes, or GV_NONE */
  uint32_t first_operand, operands;
  gv_str place;  /* in the program, "x.mlir:9:5"; empty: none */
  uint32_t line; /* in the plan's text; 0: none */
} gv_step;

typedef struct gv_object {
  gv_str name;
  uint8_t kind;   /* gv_object_kind */
  uint8_t arm;    /* where it is made */
  bool shared;    /* device memory that the host may touch */
  uint64_t bytes; /* memory */
} gv_object;

/* What in a run confirms the finding. */
typedef enum gv_symptom {
  GV_SYMPTOM_ANSWER, /* a call is refused, or takes the process with it */
  GV_SYMPTOM_ORDER,  /* a wait did not wait */
  GV_SYMPTOM_DATA,   /* something else was read or left in memory than in program order */
  GV_SYMPTOM_FREED,  /* work accessed freed memory */
  GV_SYMPTOM_LEAK,   /* a handle is alive at the end */
  GV_SYMPTOM_COUNT
} gv_symptom;
extern const char *const gv_symptom_words[GV_SYMPTOM_COUNT];

typedef struct gv_plan {
  gv_arena arena;
  gv_str rule; /* empty: no finding; every symptom counts */
  gv_str function, place, message;
  uint32_t confirm; /* set of 1 << gv_symptom */
  gv_str obstacle;  /* empty, or why this cannot be replayed */
  GV_VEC(gv_str) chosen;
  GV_VEC(gv_image) images;
  GV_VEC(gv_object) objects;
  GV_VEC(gv_step) steps;
  GV_VEC(gv_operand) operands;
  uint32_t made[GV_OBJECT_KIND_COUNT]; /* by gv_plan_makes, of each kind */
} gv_plan;

/* step->operands of them; valid until the plan gets another operand. */
static inline const gv_operand *gv_operands_of(const gv_plan *plan, const gv_step *step) {
  return plan->operands.at + step->first_operand;
}
/* `arm` is one of the two that are run. */
static inline bool gv_runs_in(uint8_t step_arm, gv_arm arm) {
  return step_arm == GV_ARM_BOTH || step_arm == arm;
}

/* Where the operands of a launch begin that say which code it runs; step->operands: it has none. */
uint32_t gv_plan_kernel(const gv_plan *plan, const gv_step *step);

/* Fills in *plan (zeroed by the caller, who clears it) from text of any kind. GV_UNUSABLE: *error,
 * in the plan's arena, is one line that names `name`, the place and what is wrong. Texts of the
 * plan are copied. */
gv_status gv_plan_read(gv_plan *plan, gv_str name, gv_str text, gv_str *error);
/* Appends the plan to a vec of char; what is written reads back as the same plan. */
typedef GV_VEC(char) gv_plan_text;
/* In the oldest version that has what the plan needs; the text is the caller's to free. */
void gv_plan_write(const gv_plan *plan, gv_plan_text *text);
/* Frees texts and lists, and zeroes it. */
void gv_plan_clear(gv_plan *plan);

/* ---- making one ----
 * gv_plan_step() begins a step; what it makes and its operands follow. Texts are kept as they are.
 */
gv_step *gv_plan_step(gv_plan *plan, gv_call call, gv_arm arm, gv_step_mark mark, gv_str place);
/* The newest step makes an object; its number. Names are "s1", "e2", by kind and number. */
uint32_t gv_plan_makes(gv_plan *plan, uint64_t bytes, bool shared);
/* The next operand of the newest step; valid until the one after. */
gv_operand *gv_plan_operand(gv_plan *plan, gv_operand operand);

#endif
