/* ptx: the text of a kernel for NVIDIA's devices, its words and instructions; for ptx.c and
 * first_thread.c. */
#ifndef GV_PTX_H
#define GV_PTX_H

#include "kernels/kernels.h"

/* What is left of a text. */
typedef struct gv_ptx_text {
  const char *at, *end;
} gv_ptx_text;

enum { GV_PTX_OPERANDS = 16, GV_PTX_NAMES = 128 };

typedef struct gv_ptx_operand {
  bool address;   /* in brackets */
  bool large;     /* a number in it may be an address */
  bool negative;  /* there is a negative number in it, `minus` */
  bool nonzero;   /* … one that is not 0 */
  bool computed;  /* it is negated, or an expression of several numbers */
  int64_t number; /* the one number that it is, or -1 */
  int64_t minus;
  uint32_t names; /* how many */
  gv_str name[GV_PTX_NAMES];
} gv_ptx_operand;

typedef struct gv_ptx_instruction {
  gv_str code;
  bool guarded; /* not every thread carries it out */
  gv_str guard; /* the predicate that decides that */
  bool unless;  /* where it does not hold */
  uint32_t operands;
  gv_ptx_operand at[GV_PTX_OPERANDS];
} gv_ptx_instruction;

/* May the character be in a name? */
bool gv_ptx_is_name(char c);
/* Skips the rest of a line; blanks and comments. */
void gv_ptx_skip_line(gv_ptx_text *p);
/* Up to the next word, past comments. */
void gv_ptx_skip_blanks(gv_ptx_text *p);
/* A word, with what is between its dots, or one other character; a string is one word. len 0: the
 * end. */
gv_str gv_ptx_word(gv_ptx_text *p);
/* An instruction that begins with this word, up to ';'. False: it has too many operands. */
bool gv_ptx_instruction_at(gv_ptx_text *p, gv_str word, gv_ptx_instruction *i);
/* The size of a type in an instruction's code or a parameter's declaration. */
uint32_t gv_ptx_size(gv_str type);

/* An access to [lo, hi) of the memory that the parameter leads to; lo == hi: to some part of it. */
typedef struct gv_ptx_access {
  uint32_t param;
  uint8_t mode; /* GV_RANGE_* */
  int64_t lo, hi;
} gv_ptx_access;
typedef GV_VEC(gv_ptx_access) gv_ptx_access_list;

/* A parameter: it is an address, or a number. */
typedef struct gv_ptx_parameter {
  gv_str name;
  bool address;
} gv_ptx_parameter;

/* Appends what the first thread does for certain, of a kernel with this body; each argument of the
 * launch is one parameter. */
void gv_ptx_first_thread(gv_str body, const gv_ptx_parameter *params, uint32_t count,
                         const gv_launch_facts *launch, gv_ptx_access_list *to);

#endif
