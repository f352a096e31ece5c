/* program: what a checker of certificates reads of a module in the llvm dialect, by a reader of its
 * own. Operations keep what their meaning needs, decoded once; what the checker has no meaning for
 * keeps its name, and is refused when control comes to it.
 *
 * A value of a struct or array type is its *leaves*, the members that are no structs, in order; any
 * other value is one leaf, but for an integer of 128 bits, which is two halves, the lower one
 * first. Leaves are numbered by function. A type of more leaves than MOST_LEAVES is one leaf, of
 * which nothing is known.
 */
#ifndef GV_CHECKER_PROGRAM_H
#define GV_CHECKER_PROGRAM_H

#include "base/base.h"

#include "read/release.h"

enum { GVC_MOST_LEAVES = 64 };

typedef enum gvc_code {
  GVC_CODE_UNKNOWN, /* `name` says which operation it is */
  GVC_CODE_CONSTANT,
  GVC_CODE_UNDEF,   /* undef and poison */
  GVC_CODE_ADDRESS, /* of a global or function */
  GVC_CODE_ALLOCA,
  GVC_CODE_LOAD,
  GVC_CODE_STORE,
  GVC_CODE_GEP,
  GVC_CODE_INSERT,
  GVC_CODE_EXTRACT,
  GVC_CODE_COPY,   /* the result is the operand: casts of pointers */
  GVC_CODE_FREEZE, /* the same of what is defined */
  GVC_CODE_PTRTOINT,
  GVC_CODE_INTTOPTR,
  GVC_CODE_ADD, /* the first of arithmetic */
  GVC_CODE_SUB,
  GVC_CODE_MUL,
  GVC_CODE_AND,
  GVC_CODE_OR,
  GVC_CODE_XOR,
  GVC_CODE_UDIV,
  GVC_CODE_SDIV,
  GVC_CODE_UREM,
  GVC_CODE_SREM,
  GVC_CODE_SHL,
  GVC_CODE_LSHR,
  GVC_CODE_ASHR,
  GVC_CODE_SMAX,
  GVC_CODE_SMIN,
  GVC_CODE_UMAX,
  GVC_CODE_UMIN,   /* the last */
  GVC_CODE_NUMBER, /* some number, computed from its operands and nothing else */
  GVC_CODE_VECTOR, /* the same, of some lanes of its operands */
  GVC_CODE_ZEXT,
  GVC_CODE_SEXT,
  GVC_CODE_TRUNC,
  GVC_CODE_ICMP,
  GVC_CODE_SELECT,
  GVC_CODE_BEGIN, /* of a stack slot's lifetime (O7) */
  GVC_CODE_END,
  GVC_CODE_ASSUME,  /* the operand holds, or control does not go on */
  GVC_CODE_NOTHING, /* no effect, no result that counts */
  GVC_CODE_ATOMIC,  /* reads and writes at its first operand */
  GVC_CODE_MEMCPY,
  GVC_CODE_MEMSET,
  GVC_CODE_CALL,
  GVC_CODE_LAUNCH,
  GVC_CODE_TASK,
  GVC_CODE_AWAIT,
  GVC_CODE_EMPLACE,
  GVC_CODE_GROUP,
  GVC_CODE_ADD_TO_GROUP,
  GVC_CODE_BR,
  GVC_CODE_COND_BR,
  GVC_CODE_SWITCH,
  GVC_CODE_RETURN,
  GVC_CODE_UNREACHABLE, /* control goes on from it to nothing, though other operations may follow */
} gvc_code;

/* Numbers of operations: first arithmetic, each with four sets of flags; then the others that a
 * module has. */
enum { GVC_TERMS = (GVC_CODE_UMIN - GVC_CODE_ADD + 1) * 4 };

/* Arithmetic that is undefined where the result wraps (O5), as a signed or unsigned number. */
enum gvc_flag { GVC_NSW = 1, GVC_NUW = 2 };

/* Of a number that is computed: what is known of it whatever it is computed of. */
enum gvc_limit {
  GVC_NO_LIMIT,
  GVC_COUNT,     /* of bits: it is not negative, and at most the width */
  GVC_MAGNITUDE, /* without a sign, it is at most that of the least number */
};

/* Where a leaf lies in memory. */
typedef struct gvc_leaf_place {
  uint32_t offset, size; /* bytes; size 0: it is not known */
  uint8_t bits;          /* of an integer up to 64 bits; else 0 */
  bool pointer;
  bool holds_pointers; /* it may have pointers in it that are no leaves */
  bool half;           /* of a wider integer */
} gvc_leaf_place;

/* A type: `count` leaves from `first` in gvc_program.places. */
typedef struct gvc_shape {
  uint32_t first, count;
  uint64_t bytes, align;
  bool known; /* whether bytes and the places are */
} gvc_shape;

typedef struct gvc_value {
  uint32_t leaf, shape;
} gvc_value;

typedef struct gvc_edge {
  uint32_t block;           /* in the function */
  uint32_t operands, count; /* in gvc_program.operands: what the block's arguments become */
} gvc_edge;

typedef struct gvc_step {
  gvc_code code;
  uint32_t line, column;
  uint32_t operands, operand_count; /* in gvc_program.operands: values of the function */
  uint32_t result, result_count;    /* values of the function; GV_NONE */
  uint32_t edges, edge_count;       /* in gvc_program.edges */
  uint32_t shape;  /* that a load, store, alloca or element of a getelementptr has */
  uint32_t target; /* a global, a function or a kernel, by kind of code, in a kernel what it calls,
                      a kernel, too; GV_NONE: none, or not known */
  int64_t number; /* a constant; a predicate of icmp; a constant offset; the first leaf of a member;
                     of arithmetic, enum gvc_flag;
                     whether a launch has a stream, a load is volatile, and lanes of a shuffle are
                     undefined; how many operands of a
                     task are nothing but what it waits for; enum gvc_limit of a number */
  uint32_t scales; /* in gvc_program.numbers: of a gep, by what each operand but the first is
                      multiplied; of a switch, its cases */
  bool is_known;   /* of a constant, offset or member: whether `number` says it; of a load or store:
                      that it is atomic */
  uint16_t term; /* which operation a number is computed by, of its operands alone (N2); 0: none */
  bool varies;   /* the same operands may give another number each time */
  bool is_element; /* of a gep: a pointer is loaded from where it leads, or stored there */
  uint8_t
      widened; /* … and so many bits its only index had before it was made wider; 0: it was not */
  bool natural;  /* … and it is not negative, since an address within the bounds is made of it */
  bool promises; /* the result is poison for some operands, wrapping aside */
  gv_str name;   /* of the operation, or of the function that is called */
} gvc_step;

typedef struct gvc_block {
  uint32_t steps, count;         /* in gvc_program.steps */
  uint32_t arguments, arg_count; /* values of the function */
  uint32_t leaf, leaf_count;     /* of its arguments and results */
} gvc_block;

typedef struct gvc_function {
  gv_str name;
  uint32_t line;
  uint32_t blocks, block_count; /* in gvc_program.blocks; none: it is declared only */
  uint32_t values, value_count; /* in gvc_program.values */
  uint32_t leaves;
  bool replaceable; /* its body may be another one once modules are linked */
  bool is_private, address_taken;
  bool is_followed; /* what is declared only may be called as what is not known: it is of no runtime
                       for devices, and returns once */
  bool has_copies;
  uint32_t copies; /* then, in gvc_program.numbers, by parameter: the bytes of what is copied for it
                      (O7); 0: nothing is */
  bool has_ranges;
  uint32_t ranges; /* then, in gvc_program.numbers, by parameter three: from which number on, and up
                      to which it is, perhaps by way of the least number, and whether it is poison
                      if it is not; two that are one say nothing */
  bool has_body;
  bool is_kernel; /* by its calling convention; or what a gvc_kernel does, which nothing calls */
  bool is_task; /* the region of a task: its first parameter is the task, then come what it uses of
                   its function, and its operands */
  bool is_coroutine;  /* one of what a coroutine does once it is started; it makes available: */
  uint32_t owns;      /* its first operands, of the step that makes it */
  uint32_t waits_for; /* parameters of a task that are results of others */
  uint32_t yields;    /* of a task, its results' numbers of leaves: in gvc_program.numbers */
} gvc_function;

typedef struct gvc_global {
  gv_str name;
  bool is_constant, is_private;
  bool has_unknown_addresses; /* in it, when a function begins that other modules call */
  bool may_be_unset;          /* its initial value is undefined, in part */
  bool of_device; /* a variable of a module of the device, which the host cannot access, or all of
                     them */
  bool is_own;    /* a variable that nothing leads to but its name, which this module alone has */
  uint32_t initials, initial_count; /* in gvc_program.initials: of one that is its own, or is a
                                       constant that no other module defines */
} gvc_global;

/* A number, or null, that a global holds from the start. */
typedef struct gvc_initial {
  gvc_leaf_place place;
  int64_t number;
} gvc_initial;

/* What a kernel does to memory, as its body says. */
typedef struct gvc_kernel {
  gv_str module, name; /* no name: each kernel of the module that has no row of its own */
  uint32_t function;   /* its body; GV_NONE: there is none, or it keeps */
  bool keeps;          /* it may store addresses that it was given, or do what is not known */
  bool writes;         /* … or stores something */
  bool has_globals;    /* it uses memory that no parameter leads to: */
  uint32_t variables, variable_count; /* globals; GV_NONE: it may be any memory */
  bool replaceable;                   /* who calls it does not do what its body says, or more */
} gvc_kernel;

/* A conversion of numbers that the module has. */
typedef struct gvc_conversion {
  gvc_code code;
  uint8_t from, to; /* bits */
} gvc_conversion;

typedef struct gvc_program {
  gv_arena arena;
  GV_VEC(gvc_conversion) terms; /* by gvc_step.term, from GVC_TERMS on: of no conversion, no bits */
  GV_VEC(gvc_function) functions;
  GV_VEC(gvc_global) globals;
  GV_VEC(gvc_initial) initials;
  GV_VEC(gvc_kernel) kernels;
  GV_VEC(gvc_block) blocks;
  GV_VEC(gvc_step) steps;
  GV_VEC(gvc_value) values;
  GV_VEC(gvc_edge) edges;
  GV_VEC(uint32_t) operands;
  GV_VEC(int64_t) numbers;
  GV_VEC(gvc_shape) shapes;
  GV_VEC(gvc_leaf_place) places;
  bool launches;  /* it has code of devices */
  gv_str refused; /* empty, or why no certificate can be had of this module */
  uint32_t refused_line;
  gv_str refused_name; /* of the operation */
} gvc_program;

/* Reads a builtin.module, which is verified; nothing of MLIR's is kept. *program is zeroed and the
 * caller's to clear. */
void gvc_program_read(gvc_program *program, MlirOperation module);
/* Frees its lists. */
void gvc_program_clear(gvc_program *program);
/* It has regions of tasks, or coroutines. */
bool gvc_has_tasks(const gvc_program *program);

/* Of value number `value` of the function; as long as the program. */
static inline const gvc_shape *gvc_shape_of(const gvc_program *p, const gvc_function *f,
                                            uint32_t value) {
  return &p->shapes.at[p->values.at[f->values + value].shape];
}
/* Of result i of a task, from 1 on. */
static inline uint32_t gvc_yielded_leaves(const gvc_program *p, const gvc_function *f, uint32_t i) {
  return (uint32_t)p->numbers.at[f->yields + i - 1];
}
/* Of parameter i: how many bytes are copied for it (O7); 0: it is no copy. */
static inline int64_t gvc_copied_bytes(const gvc_program *p, const gvc_function *f, uint32_t i) {
  return f->has_copies ? p->numbers.at[f->copies + i] : 0;
}
/* Which value a leaf belongs to. */
uint32_t gvc_value_of_leaf(const gvc_program *program, const gvc_function *function, uint32_t leaf);
/* The bits that a number in it has, 0: it is no integer. */
static inline uint32_t gvc_width_of(const gvc_leaf_place *place) {
  return place->pointer ? 64 : place->bits;
}
/* The same of a leaf of the function. */
uint32_t gvc_leaf_width(const gvc_program *program, const gvc_function *function, uint32_t leaf);
/* The first leaf of an operand of a step. */
static inline uint32_t gvc_leaf_of(const gvc_program *p, const gvc_function *f, uint32_t value) {
  return p->values.at[f->values + value].leaf;
}

#endif
