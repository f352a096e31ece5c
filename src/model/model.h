/* model: the program as the analysis sees it. No MLIR type in it.
 *
 * A module is flat arrays addressed by 32-bit ids: functions own a contiguous range of blocks,
 * blocks a contiguous range of operations, the last of them the terminator. Only what can affect a
 * handle is here; address arithmetic and kernels are not.
 *
 * Values come in two kinds. A *root* gets a new value each time control passes its definition: a
 * function parameter, a block argument, the result of an operation. Every other value is a pure
 * *expression* over roots and constants (cast, extract, insert, select, offset, arithmetic) and has
 * no position: dominance makes it equal, at each use, to the expression of the roots' present
 * values.
 *
 * Aggregates and memory are addressed by byte: a handle in a struct is "8 bytes at offset 16 of
 * that value".
 */
#ifndef GV_MODEL_H
#define GV_MODEL_H

#include "base/base.h"

/* ---- places in a source text ----------------------------------------------------------------- */

typedef struct gv_loc {
  uint32_t
      file; /* index into gv_model.files; file 0 is the input itself; GV_NONE: no place known */
  uint32_t line, col; /* from 1, col counted in bytes */
} gv_loc;
#define GV_NO_LOC ((gv_loc){GV_NONE, 0, 0})

typedef struct gv_file {
  gv_str path;  /* as the user or the location wrote it */
  gv_str text;  /* at == NULL: not loaded (bytecode, or another file that could not be read) */
  bool tried;   /* loading was tried */
  gv_str lacks; /* a word that is not in the text; at == NULL: none is known */
  uint32_t *line_starts; /* byte offset of each line, made on first use */
  uint32_t line_count;
} gv_file;

/* ---- what operations do to handles ----------------------------------------------------------- */

/* The part that an argument plays in a runtime call: a row of role.def each, which says what it
 * means. */
typedef enum gv_role {
#define ROLE(id, ...) GV_ROLE_##id,
#include "model/role.def"
#undef ROLE
  GV_ROLE_COUNT = GV_ROLE_SIZE /* of those that an object is used in */
} gv_role;

/* What an argument is. */
typedef enum gv_of {
  GV_OF_NOTHING,
  GV_OF_STREAM,
  GV_OF_EVENT,
  GV_OF_MEMORY,
  GV_OF_MODULE,
  GV_OF_DESCRIPTOR,
  GV_OF_ANYTHING,
  GV_OF_NUMBER
} gv_of;
/* What a use does to memory; bits. */
enum { GV_ACCESS_NO_ACCESS = 0, GV_ACCESS_READS = 1, GV_ACCESS_WRITES = 2, GV_ACCESS_BOTH = 3 };
/* Who does it. Copies and kernels are enqueued. */
typedef enum gv_agent {
  GV_AGENT_NOBODY,
  GV_AGENT_RUNTIME,
  GV_AGENT_COPY,
  GV_AGENT_KERNEL,
  GV_AGENT_HOST
} gv_agent;

typedef struct gv_role_info {
  const char *id;     /* "STREAM_USE" */
  const char *word;   /* of profiles; empty: they cannot say it */
  const char *need;   /* "alive": it must be … */
  const char *effect; /* what it does to the object, as the editor says it */
  uint8_t of, access, by;
  bool ends; /* the object, which is gone after the call */
} gv_role_info;
extern const gv_role_info gv_roles[GV_ROLE_COUNT + 1];

/* Of what a profile alone says, such as the pitch of rows, as of none. */
static inline const gv_role_info *gv_role_info_of(gv_role role) {
  return &gv_roles[role <= GV_ROLE_SIZE ? role : GV_ROLE_NONE];
}
/* The argument is a stream. */
static inline bool gv_is_stream_role(gv_role role) {
  return gv_role_info_of(role)->of == GV_OF_STREAM;
}
/* The argument is an event. */
static inline bool gv_is_event_role(gv_role role) {
  return gv_role_info_of(role)->of == GV_OF_EVENT;
}
/* One of the two. */
static inline bool gv_is_handle_role(gv_role role) {
  return gv_is_stream_role(role) || gv_is_event_role(role);
}
/* The argument is the address of memory. */
static inline bool gv_is_memory_role(gv_role role) {
  return gv_role_info_of(role)->of == GV_OF_MEMORY;
}
/* The argument is memory, which is gone after the call. */
static inline bool gv_is_free(gv_role role) {
  return gv_role_info_of(role)->of == GV_OF_MEMORY && gv_role_info_of(role)->ends;
}
/* A kernel accesses the memory. */
static inline bool gv_is_kernel_access(gv_role role) {
  return gv_role_info_of(role)->by == GV_AGENT_KERNEL;
}
/* Enqueued work does, a copy or a kernel. */
static inline bool gv_is_gpu_access(gv_role role) {
  return gv_role_info_of(role)->by == GV_AGENT_COPY || gv_is_kernel_access(role);
}
/* The memory that the memref descriptor at the address describes is accessed. */
static inline bool gv_is_memref_role(gv_role role) {
  return role == GV_ROLE_MEMREF_READ || role == GV_ROLE_MEMREF_WRITE ||
         role == GV_ROLE_MEMREF_REGISTER || role == GV_ROLE_MEMREF_UNREGISTER;
}
/* The memory is pinned from now on. */
static inline bool gv_is_register(gv_role role) {
  return role == GV_ROLE_HOST_REGISTER || role == GV_ROLE_MEMREF_REGISTER;
}
/* … is not any more. */
static inline bool gv_is_unregister(gv_role role) {
  return role == GV_ROLE_HOST_UNREGISTER || role == GV_ROLE_MEMREF_UNREGISTER;
}
/* What lies at the address itself is written. */
static inline bool gv_writes_there(gv_role role) {
  return gv_role_info_of(role)->access & GV_ACCESS_WRITES && !gv_role_info_of(role)->ends &&
         !gv_is_memref_role(role);
}
/* The host does, in the call itself. */
static inline bool gv_is_host_access(gv_role role) {
  return gv_role_info_of(role)->by == GV_AGENT_HOST;
}

/* What a call makes: a row of creates.def each. */
typedef enum gv_creates {
  GV_CREATES_NOTHING,
#define CREATES(id, ...) GV_CREATES_##id,
#include "model/creates.def"
#undef CREATES
  GV_CREATES_COUNT
} gv_creates;

typedef struct gv_creates_info {
  const char *word, *noun, *ended; /* "stream", as profiles spell it; "stream"; "destroyed"; of
                                      GV_CREATES_NOTHING "result" is the noun */
  bool object;                     /* it has to be ended */
} gv_creates_info;
extern const gv_creates_info gv_creates_table[GV_CREATES_COUNT];

/* Is something made that has to be ended? */
static inline bool gv_creates_object(gv_creates what) { return gv_creates_table[what].object; }
/* It stands for the memory of the GV_ROLE_KEPT arguments. */
static inline bool gv_creates_holder(gv_creates what) {
  return what == GV_CREATES_HOLDER || what == GV_CREATES_DESCRIPTOR;
}
/* A stream or an event. */
static inline bool gv_creates_handle(gv_creates what) {
  return what == GV_CREATES_STREAM || what == GV_CREATES_EVENT;
}

/* What becomes of the call beyond what its arguments say. */
enum {
  GV_ACTION_ENQUEUES = 1, /* work goes onto the stream that a GV_ROLE_STREAM_USE argument names, or,
                             without one, onto one of its own */
  GV_ACTION_BLOCKS = 2,   /* and the host waits for it */
  GV_ACTION_ON_NULL = 4,  /* work goes onto the null stream, whatever the arguments */
  GV_ACTION_NEEDS_STREAM = 8, /* where it takes a stream, null is none */
  GV_ACTION_RESETS_EVENT =
      16, /* nothing is recorded any more in the event that the host has waited for */
  GV_ACTION_UNSUPPORTED = 32, /* the runtime has no such function */
  GV_ACTION_SHARED = 64,      /* the host may touch the memory that it makes */
  GV_ACTION_HIDES =
      128, /* what is done to memory through the addresses that it keeps is not followed */
  GV_ACTION_WAITS_ALL = 256,  /* the host waits for all work */
  GV_ACTION_MAY_WAIT = 512,   /* perhaps it does: nothing may rest on it */
  GV_ACTION_MAY_BLOCK = 1024, /* perhaps the host waits for the work that is enqueued, and with it
                                 for what that comes after */
  GV_ACTION_LINGERS = 2048,   /* the host waits, but what is written may arrive later */
  GV_ACTION_IDLE = 4096,      /* the work is none that anything has to wait for */
  GV_ACTION_WITH_NULL = 8192, /* the stream that it makes is ordered with the null stream */
  GV_ACTION_APART = 16384, /* … is not; neither of the two: it is what gv_runtime.null_order says */
  GV_ACTION_THREAD_NULL = 32768, /* null as a stream is the default stream of the thread, if it is
                                    not known to be null */
  GV_ACTION_BLOCKS_SHARED =
      65536, /* the host waits if the memory that is written is one that it may touch */
  GV_ACTION_PINNED = 131072,   /* the memory that it makes is the host's, and pinned */
  GV_ACTION_RESETS = 524288,   /* every stream, event, module and buffer of the device is gone */
  GV_ACTION_SELECTS = 1048576, /* what is done from now on is done on another device, perhaps;
                                  gv_op.device says which */
  GV_ACTION_DONE_UNRECORDED = 262144, /* a wait for an event into which nothing was recorded is over
                                         at once, and no failure */
  GV_ACTION_ANSWERS = 1 << 21, /* what it gives follows from its arguments and the memory that they
                                  lead to, and it changes nothing */
  GV_ACTION_BLOCKS_HOST = 1 << 22, /* what it does to memory of the host is over when it returns */
  GV_ACTION_COMPUTES = 1 << 23,    /* what it gives is computed, and not chosen outside */
  GV_ACTION_MAY_RESET = 1 << 24,   /* perhaps all of that is gone */
  GV_ACTION_OF_MACHINE = 1 << 25,  /* what it writes for the host tells of the machine, and nothing
                                      that  the program has done or was told says what */
  GV_ACTION_COUNTS = 1 << 26,      /* … how many of something there are: never below zero */
  GV_ACTION_FROM_OUTSIDE =
      1 << 27, /* what it writes for the host comes from a file, a user or a clock;
                  without this and the one before, it is not known what says it */
  GV_ACTION_NO_DEVICE = 1 << 28, /* the stream or event that it makes, or its own, is of no device:
                                    what waits for a device does not wait for it, nothing resets it,
                                    and no null stream is ordered with it */
  GV_ACTION_END,                 /* after the greatest */
  GV_ACTION_ALL = 2 * (GV_ACTION_END - 1) - 1
};

enum { GV_ACTION_ARGS = 16 };
/* One runtime function: a row of a runtime profile or of the front's table. */
typedef struct gv_action {
  const char *name; /* "mgpuEventRecord"; "gpu.launch_func" */
  gv_creates creates;
  uint32_t flags; /* GV_ACTION_* */
  uint8_t size_unit;
  uint8_t roles[GV_ACTION_ARGS]; /* gv_role of each argument, from the left; a launch has those of
                                    gv_op instead */
} gv_action;

/* Does work on the null stream come after all work on created streams, and theirs after it? */
typedef enum gv_null_order {
  GV_NULL_APART,
  GV_NULL_ORDERS,
  GV_NULL_BY_STREAM, /* the call that makes a stream says it; of one that comes from elsewhere it is
                        not known */
} gv_null_order;

/* What holds of all functions of a runtime. Zeroed: what holds of MLIR's CUDA wrapper library. */
typedef struct gv_runtime {
  const char *name;           /* "cuda"; NULL: not known */
  uint8_t null_order;         /* gv_null_order */
  bool streams_are_unordered; /* work on one stream is in no order; the host may wait for all of it
                               */
  bool events_need_streams; /* an event cannot be waited for by the host once the stream it marks is
                               destroyed */
  bool waits_for_all; /* it has a function that waits for all work: who calls the program may wait
                         for what it leaves */
  bool numbers_are_addresses; /* of device memory, where they have 64 bits */
} gv_runtime;

/* What the lowering accepts of a gpu operation: a row of the front's table. */
typedef struct gv_lowering {
  const char *name; /* "gpu.memcpy" */
  int min_deps,
      max_deps;        /* async dependencies that the lowering handles; max_deps -1: any number */
  bool async_only;     /* lowered only in its async form */
  const char *rewrite; /* what to write instead, one sentence */
  unsigned since;      /* the release of MLIR from which on this is so */
  int max_sync_deps;   /* dependencies that are handled in its synchronous form; -1: any number */
} gv_lowering;

/* What else than the number of its dependencies keeps the lowering away from an operation, and what
 * to do about it. */
typedef struct gv_declined {
  const char *why, *instead;
} gv_declined;

/* ---- what kernels touch ---------------------------------------------------------------------- */

enum {
  GV_RANGE_READS = 1,
  GV_RANGE_WRITES = 2,
  GV_RANGE_ATOMIC = 4 /* of these that do, none races with another */
};
/* Every one of the bytes is touched for certain; at least one of them is; that, and `sure_lo`, is
 * so where the numbers of gv_model.asked are in their ranges; there is no such access where what is
 * passed is null, which the kernel tests. */
enum { GV_RANGE_ALL_SURE = 1, GV_RANGE_SOME_SURE = 2, GV_RANGE_ASKS = 4, GV_RANGE_NOT_NULL = 8 };
/* What a kernel does with the memory that one operand of its launch leads to: no byte outside of
 * [lo, hi), counted from the operand's address, is touched so, none if these are the same;
 * INT64_MIN and INT64_MAX: there is no bound. */
typedef struct gv_kernel_range {
  uint32_t operand;
  uint8_t mode, sure; /* GV_RANGE_* */
  uint16_t member; /* in the front, of a structure that a kernel gets by value: the word in it, from
                      1 on, that the address is; else 0 */
  uint32_t pitch, width; /* of each `pitch` bytes from lo on only the first `width`; pitch 0: all */
  int64_t lo, hi;
  int64_t sure_lo, sure_hi; /* these are touched for certain; none where sure_lo == sure_hi */
} gv_kernel_range;

/* ---- values ---------------------------------------------------------------------------------- */

typedef uint32_t gv_value_id;

typedef enum gv_def {
  /* roots */
  GV_DEF_PARAM,     /* a: function, b: index; c: another parameter that is an address in the same
                       buffer, or GV_NONE */
  GV_DEF_BLOCK_ARG, /* a: block, b: index */
  GV_DEF_RESULT,    /* a: operation, b: index */
  GV_DEF_OPAQUE,    /* a: block; computed anew where that is entered, in a way that is not followed;
                     * GV_NONE: where is not    known; c: gv_depends, b: the parameter on whose memory,
                     * k:    at which byte of it,    GV_ANYWHERE: not known. As a handle its origin is
                     * unknown
                     */
  /* constants */
  GV_DEF_INT,    /* k: the constant, sign-extended */
  GV_DEF_NULL,   /* all bytes zero */
  GV_DEF_UNDEF,  /* poison or undef, all bytes; a: 0, or it is an element that its array of a - 1
                  * does not have, GV_NONE: of any number */
  GV_DEF_GLOBAL, /* address of global a */
  /* expressions */
  GV_DEF_COPY,    /* a: the same bytes under another type */
  GV_DEF_EXTRACT, /* a: aggregate, k: byte offset; `size` bytes of it */
  GV_DEF_INSERT,  /* a: aggregate, b: value put in at byte offset k */
  GV_DEF_SELECT,  /* a: i1 condition, b: if true, c: if false */
  GV_DEF_OFFSET,  /* address a plus k bytes; k == GV_ANYWHERE: an offset that is not constant, c
                   * bytes for each of the number  b, which is no operand; c == 0: in no way that is
                   * followed, or, if b is not 0, up to the next multiple of 1 << (b - 1) */
  GV_DEF_ARITH,   /* c: gv_arith; integer a OP b; comparisons give i1 */
} gv_def;

/* What an opaque value depends on. */
typedef enum gv_depends {
  GV_ON_ANYTHING, /* that the program knows */
  GV_ON_DATA, /* memory that callers of the function own, or a floating-point number there that it
                 is made of in a way that any number may come out: but for other such values, on
                 nothing */
  GV_ON_NOTHING, /* volatile memory */
} gv_depends;

/* Operation of GV_DEF_ARITH, on machine integers of one width: 1 to 64 bits, or addresses;
 * floating-point numbers of 32 and 64 bits are only compared. Of an operation of one operand b is
 * a. Comparisons are kept to these; the front swaps operands and uses XOR with 1 for the rest (sge
 * a b = not slt a b; sgt a b = slt b a; ne = not eq). */
typedef enum gv_arith {
  GV_ADD,
  GV_SUB,
  GV_MUL,
  GV_AND,
  GV_OR,
  GV_XOR,
  GV_UDIV, /* undefined by 0, as the next five; signed, also the least number by -1 */
  GV_SDIV,
  GV_UREM,
  GV_SREM,
  GV_UDIV_UP,
  GV_SDIV_UP,
  GV_SDIV_DOWN,
  GV_SHL, /* undefined by the width and more, as the next two */
  GV_LSHR,
  GV_ASHR,
  GV_SMIN,
  GV_SMAX,
  GV_UMIN,
  GV_UMAX,
  GV_SADD_SAT,
  GV_UADD_SAT,
  GV_SSUB_SAT,
  GV_USUB_SAT,
  /* of one operand */
  GV_ABS, /* of the least number itself */
  GV_CTPOP,
  GV_CTLZ, /* of 0 the width, as the next one */
  GV_CTTZ,
  GV_BSWAP,
  GV_WIDEN, /* sign-extended to the width of the result */
  GV_ZEXT,
  GV_TRUNC,
  GV_FREEZE, /* a, or, if that is undefined, some number */
  /* tests: the result is an i1 */
  GV_SADD_OVERFLOWS,
  GV_UADD_OVERFLOWS,
  GV_SSUB_OVERFLOWS,
  GV_USUB_OVERFLOWS,
  GV_SMUL_OVERFLOWS,
  GV_UMUL_OVERFLOWS,
  GV_FEQ, /* false where one is no number, as the next three */
  GV_FLT,
  GV_FLE,
  GV_FONE,       /* one is below the other */
  GV_FUNORDERED, /* one is no number */
  GV_EQ,
  GV_SLT,
  GV_ULT
} gv_arith;

/* Under which the result is undefined, in gv_value.k of GV_DEF_ARITH. */
enum {
  GV_ARITH_NSW =
      1, /* it is not the one of infinitely many bits, signed; of GV_ABS: of the least number */
  GV_ARITH_NUW = 2,      /* … unsigned */
  GV_ARITH_EXACT = 4,    /* the division has a rest, or ones are shifted out */
  GV_ARITH_DISJOINT = 8, /* of GV_OR: both have a bit */
  GV_ARITH_NNEG = 16,    /* of GV_ZEXT: below zero */
  GV_ARITH_NONZERO = 32, /* of GV_CTLZ, GV_CTTZ: 0 */
};

/* It has one operand, which stands in `a` and `b`. */
static inline bool gv_arith_is_unary(gv_arith op) { return op >= GV_ABS && op <= GV_FREEZE; }
/* The result is an i1. */
static inline bool gv_arith_is_test(gv_arith op) { return op >= GV_SADD_OVERFLOWS; }
/* The operands are floating-point numbers, the result is an i1. */
static inline bool gv_arith_is_of_floats(gv_arith op) {
  return op >= GV_FEQ && op <= GV_FUNORDERED;
}
/* Undefined by 0. */
static inline bool gv_arith_divides(gv_arith op) { return op >= GV_UDIV && op <= GV_SDIV_DOWN; }
/* Undefined by the width and more. */
static inline bool gv_arith_shifts(gv_arith op) { return op >= GV_SHL && op <= GV_ASHR; }
/* The result has not the width of the operands. */
static inline bool gv_arith_resizes(gv_arith op) { return op >= GV_WIDEN && op <= GV_TRUNC; }

/* Operations that are looked for together, a bit each. */
typedef uint64_t gv_ariths;
#define GV_ARITHS(op) (UINT64_C(1) << (op))
#define GV_SUMS (GV_ARITHS(GV_ADD) | GV_ARITHS(GV_SUB))
#define GV_PRODUCTS (GV_ARITHS(GV_MUL) | GV_ARITHS(GV_SHL))
#define GV_REMAINDERS (GV_ARITHS(GV_UREM) | GV_ARITHS(GV_SREM) | GV_ARITHS(GV_AND))
#define GV_MAXIMA (GV_ARITHS(GV_SMAX) | GV_ARITHS(GV_UMAX))
#define GV_EXTREMES (GV_MAXIMA | GV_ARITHS(GV_SMIN) | GV_ARITHS(GV_UMIN))
#define GV_WIDENINGS (GV_ARITHS(GV_WIDEN) | GV_ARITHS(GV_ZEXT))
#define GV_ORDERS (GV_ARITHS(GV_SLT) | GV_ARITHS(GV_ULT))
#define GV_COMPARISONS (GV_ARITHS(GV_EQ) | GV_ORDERS)
_Static_assert(GV_ULT < 64, "gv_ariths has a bit for each operation");

/* Numbers of `width` bits as 64-bit ones; width 0 or from 64 on: as they are. */
int64_t gv_sign_extend(int64_t k, uint8_t width);
/* What the operation makes of two numbers of `width` bits: sign-extended, or, of a test, 0 or 1; of
 * GV_ZEXT as it is. The caller cuts it off for GV_TRUNC. Sums wrap around; 0 where a division or
 * shift is undefined. */
int64_t gv_arith_of(gv_arith op, uint8_t width, int64_t a, int64_t b);
/* Is there such a number? Where not, no program gets there that means anything. */
bool gv_arith_is_defined(gv_arith op, uint8_t flags, uint8_t width, int64_t a, int64_t b);

#define GV_ANYWHERE INT64_MIN

typedef struct gv_value {
  uint8_t def;    /* gv_def */
  uint8_t width;  /* bits of an integer, 0 for everything else; 1 makes it usable as a condition */
  uint16_t index; /* result or argument number where `b` is not it already; of an opaque value and
                   * of arithmetic whether bytes of a handle or address may be in it; of a parameter
                   * GV_PARAM_OF_MEMREF; else 0 */
  uint32_t size;  /* bytes */
  uint32_t a, b, c;
  int64_t k;
  gv_loc loc; /* of the definition */
} gv_value;

/* An opaque value is computed from another, in a way that is not followed: bytes of a handle or
 * address there may be in it. */
typedef struct gv_source {
  gv_value_id of, from;
} gv_source;
enum {
  GV_PARAM_OF_MEMREF = 1
}; /* gv_value.index of a parameter: its source says that it is an address of a memref */
enum {
  GV_WITH_SOURCES = 2
}; /* gv_value.index of arithmetic that has sources, too, so that its operands need not be looked
      into */

/* At most 8 bytes of a root that is larger: a member of a structure, an array or a vector. It may
 * hold a handle or an address of its own. */
typedef struct gv_field {
  gv_value_id root;
  uint32_t at, size; /* bytes */
  uint32_t of; /* where the root has the allocated pointer of the memref descriptor whose aligned
                  pointer this is; GV_NONE */
  bool number; /* by its type it is no pointer */
} gv_field;

/* ---- operations ------------------------------------------------------------------------------ */

/* op.def says what each is. */
typedef enum gv_op_kind {
#define OP(id, ...) GV_OP_##id,
#include "model/op.def"
} gv_op_kind;

/* In a switch, the labels of what a table says means NOTHING there; of what MEANS something, none,
 * so that the compiler asks for its case. */
#define GV_CASE_NOTHING(label) case label:
#define GV_CASE_MEANS(label)

#define GV_UNCOUNTED INT32_MIN

/* What something unknown may do to memory. What it gives follows from its operands, but for
 * GV_ANY_EFFECT, and the memory that it reads. */
typedef enum gv_effects { GV_ANY_EFFECT, GV_READS_ONLY, GV_NO_EFFECT } gv_effects;

typedef struct gv_op {
  uint8_t kind;    /* gv_op_kind */
  bool outside;    /* GV_OP_CHOICE; GV_OP_CALL: callers that are not here do, as analysis/outside.c
                      has it */
  bool repeats;    /* GV_OP_CHOICE: whether the first edge is taken is the program's, the others are
                      taken at least once */
  bool heap;       /* GV_OP_MEMORY */
  bool passes_new; /* GV_OP_CALL: nobody else knows of the memory that its last argument leads to
                      before it returns */
  bool zeroed;     /* GV_OP_MEMORY: it starts as all zero bytes */
  bool given;      /* GV_OP_MEMORY: its address is not null, as is assumed of what malloc gives */
  bool assumed;    /* GV_OP_COND_BR: no program that means anything takes the second edge */
  bool is_volatile; /* GV_OP_LOAD */
  bool atomic;      /* GV_OP_LOAD, GV_OP_STORE: other threads may do the same at the same time */
  bool signals; /* … atomic or volatile, and kernels may do the same: by what they tell each other
                   is not followed */
  uint8_t effects; /* GV_OP_UNKNOWN: gv_effects */
  bool unset;      /* GV_OP_REFERENCES, GV_OP_SLOT_BEGIN, GV_OP_SLOT_END */
  bool may_wait;   /* GV_OP_UNKNOWN: code that is not here runs, and may wait for any work, and for
                      what other    tasks have done */
  bool keeps_device; /* … and selects no device for the thread that calls it */
  bool shared;       /* GV_OP_ACTION that creates memory: the host may touch it */
  bool perhaps;      /* … or perhaps it may not */
  bool parts;   /* GV_OP_ACTION that launches: a kernel may touch no more than parts of the buffers,
                   from its arguments on or before */
  bool follows; /* … it may go where addresses lead that lie in memory, or in globals of its own */
  bool keeps;  /* … it may put addresses that it gets into memory where other kernels find them */
  bool symbol; /* GV_OP_ACTION: addresses of memory of the host in it stand for variables of the
                  device, which kernels know by name */
  bool unseen; /* GV_OP_ACTION that launches: the kernel's body is not known; it may touch all that
                  the roles and ranges allow, or nothing */
  bool taken_whole; /* … and it is taken to read and write all that it is passed */
  uint16_t operand_count, result_count;
  uint32_t block;
  uint32_t first_operand; /* into gv_model.operands */
  uint32_t first_result;  /* into gv_model.results */
  uint32_t callee;        /* GV_OP_CALL: function id */
  uint32_t task;          /* GV_OP_TASK_*: task number, unique in the module */
  uint32_t deps;          /* GV_OP_UNLOWERED: how many of the operands are async dependencies */
  uint32_t
      bytes; /* GV_OP_LOAD without a result; GV_OP_MEMORY: its size, 0 where that is not constant */
  uint32_t device; /* GV_OP_ACTION that selects a device: one more than its number; 0: it is not
                      constant */
  uint32_t first_range, range_count; /* GV_OP_ACTION: into gv_model.ranges; operands without one:
                                      * all bytes for certain, but for `unseen` */
  int32_t references;                /* GV_OP_OBJECT, GV_OP_REFERENCES */
  uint32_t element; /* GV_OP_LOAD, GV_OP_STORE, GV_OP_MEMORY: one more than an index into
                       gv_model.elements, 0: it is not known to be one */
  const gv_action *action;
  const uint8_t *roles; /* GV_OP_ACTION: gv_role of each operand; static, or in the model's arena */
  const gv_lowering *lowering;
  const gv_declined
      *declined; /* GV_OP_UNLOWERED: why, where it is not for the number of dependencies; NULL */
  uint32_t site; /* where the call was that it was inlined for, as a hash of the places of all such
                    calls; 0: it was not */
  gv_str name;   /* as the report calls it: "mgpuStreamDestroy", "gpu.memcpy", "@helper" */
  gv_loc loc;
  void *
      origin; /* what it was made of in a module of the caller; NULL: nothing that is still there */
} gv_op;

typedef struct gv_edge {
  uint32_t target; /* block */
  uint32_t first_pair,
      pairs;          /* into gv_model.pairs: what each block argument of the target receives */
  int64_t case_value; /* of a switch edge other than the default */
} gv_edge;

typedef struct gv_pair {
  gv_value_id arg, source;
} gv_pair;

typedef struct gv_block {
  uint32_t function;
  uint32_t first_op, end_op; /* into gv_model.ops; never empty: the last one is the terminator */
  uint32_t first_edge, end_edge; /* into gv_model.edges */
} gv_block;

typedef struct gv_function {
  gv_str name;
  bool is_public;            /* callers outside this module may exist */
  bool comes_first;          /* it runs before main, whoever else calls it */
  bool is_start;             /* main of a whole program, which nothing has the address of */
  bool is_never_called_back; /* … though it is public: main of a whole program, what runs before it,
                                what nothing calls */
  bool is_entered;           /* callers outside are a function of the model, which calls it … */
  uint32_t given;            /* … with so many arguments of theirs, the first ones */
  uint32_t first_block,
      end_block; /* the first block is the entry, which has no predecessor; never empty */
  uint32_t first_param, params; /* into gv_model.params */
  gv_loc loc;
} gv_function;

typedef struct gv_global {
  gv_str name;
  bool is_public; /* others than the functions of this module may read and write it: by its name, or
                     through an address of it */
  bool is_named;  /* … by its name: other modules may */
  bool is_constant; /* nobody writes it */
  bool zeroed;      /* starts as all zero bytes */
  bool is_stream;   /* no memory: its address is the default stream of the thread */
  uint32_t size;
  gv_loc loc;
} gv_global;

/* A global starts with the address of another in it. */
typedef struct gv_pointer {
  uint32_t holder, target; /* globals */
} gv_pointer;

/* That work must be over before something else: what the source of the program asks for. Not of the
 * program itself. */
typedef struct gv_dependency {
  uint32_t before; /* an action that enqueues work */
  uint32_t after;  /* an action: what it enqueues or frees comes after that work, or, `host`, the
                      host has waited when it returns */
  bool host;
  bool exact; /* of `before` the newest work is meant, that of all its copies; else perhaps any */
  uint8_t verdict;                   /* gv_verdict, once it was judged */
  uint32_t before_id, after_id, dep; /* of the asker's */
  uint32_t family; /* copies of one operation that stand for one another have one number */
  gv_str before_name, after_name; /* as the source calls them */
} gv_dependency;

/* A load or store of an array element by index, or memory with such elements: analysis/arrays.c. */
typedef struct gv_element {
  gv_value_id is; /* i1: it is the element that is followed, number gv_model.symbol of its array; of
                     memory: it has that one */
  int64_t at;     /* where that lies then in the memory of the array, as if it were alone */
  uint32_t test;  /* the operation that ends the loop whose counter is the index; GV_NONE: it is not
                     known to be one */
  gv_value_id bound; /* what it compares the counter with */
} gv_element;

/* What a condition on gv_model.symbol in a function comes to in terms of one of its callers. */
typedef struct gv_carried {
  uint32_t call;
  gv_value_id inside, outside; /* i1 */
} gv_carried;

/* How many bytes a GV_OP_MEMORY makes, where that is no constant. */
typedef struct gv_sized {
  uint32_t op;
  gv_value_id bytes;
} gv_sized;

/* What the kernel of a launch touches it does for certain where this number, which it gets, or
 * which is that of its blocks, is from `lo` to `hi`: `i < n` holds of the first thread. */
typedef struct gv_proviso {
  uint32_t op;
  gv_value_id number;
  int64_t lo, hi; /* INT64_MIN, INT64_MAX: there is no bound */
} gv_proviso;

/* A constant and so many times each of a few numbers. */
enum { GV_SYMBOLIC_TERMS = 2 };
typedef struct gv_symbolic_term {
  gv_value_id number;
  bool is_unsigned; /* as an unsigned one */
  bool blocks;      /* it is how many blocks are launched: nothing is, where it is below one */
  int64_t by;
} gv_symbolic_term;
typedef struct gv_symbolic_sum {
  int64_t plus;
  uint32_t count;
  gv_symbolic_term at[GV_SYMBOLIC_TERMS];
} gv_symbolic_sum;

/* All that a kernel touches through an operand of its launch lies from `first` bytes behind the
 * operand's address on: before `end`, if it `ends`, and before `first` without its constant and
 * `hi`; INT64_MAX: there is no such bound. Nothing is touched where these are below `first`. */
typedef struct gv_symbolic_extent {
  uint32_t op, operand; /* operand: number among those of the operation */
  bool ends, others;    /* … it lies before another end, too */
  bool begins;          /* the first thread touches bytes at `first`, if it touches any */
  bool inside;  /* that is so if the operand is the address of the first byte of its memory */
  bool natural; /* … if no number in `first` is below zero */
  gv_symbolic_sum first, end, other;
  int64_t hi;
} gv_symbolic_extent;

/* An operand that is an address at an index: it lies from `lo` to `hi` bytes behind `root`, from
 * which it is computed. */
typedef struct gv_bounded {
  uint32_t operand; /* index into gv_model.operands */
  gv_value_id root;
  int64_t lo, hi;
} gv_bounded;

/* An operand that is an address at a multiple of an index: `at` bytes, from the beginning of those
 * of index 0, behind `root`. */
typedef struct gv_strided {
  uint32_t operand; /* index into gv_model.operands */
  gv_value_id root;
  uint32_t stride; /* bytes for each of the index, of which `at` has a part */
  int64_t at;
  gv_value_id
      index; /* … made wide in the way `wide`; in a loop its counter, which meets no number twice */
  uint8_t wide; /* gv_arith: GV_WIDEN, GV_ZEXT; GV_ADD: it has 64 bits */
  uint8_t limit_wide;
  bool limit_either; /* that is not below zero, and made wide in either way the same */
  uint32_t head;     /* of that loop, in which the root is the same; GV_NONE: there is none */
  gv_value_id limit; /* what that is below, made wide in the way `limit_wide`; GV_NONE: not known */
} gv_strided;

/* An operand that is an address in a chunk of a buffer, one of those of `bytes` that it is taken
 * apart into from `root` on. */
typedef struct gv_chunked {
  uint32_t operand; /* index into gv_model.operands */
  gv_value_id root;
  uint32_t unit; /* 0: none; else `bytes`, and all distances, are for each of a number that is not
                    below zero, which has this number and is the same for all that have it */
  uint32_t bytes;
  int64_t lo,
      hi; /* the address lies so far behind the beginning of its chunk, both ends included */
  uint32_t reach; /* from there on nothing is touched but so much; 0: the operation says it */
  bool all;       /* with a unit: … and all of that for certain */
  bool begins;    /* with a unit: where it begins bytes are touched, if any is for certain */
  bool beyond;    /* perhaps it goes on: `is` is so of the chunks behind that one, too */
  gv_value_id is; /* i1: the chunk is number gv_model.symbol of the buffer, the one followed */
} gv_chunked;

/* An operand through which the action writes some bytes of an array element, whichever:
 * where they lie in the memory of the array as if the element were alone (gv_element.at). */
typedef struct gv_placed {
  uint32_t operand; /* index into gv_model.operands */
  int64_t at;
} gv_placed;

/* An edge that goes from one round of a loop to the next; `counter` counts the rounds. */
typedef struct gv_turn {
  uint32_t edge;
  gv_value_id counter;
} gv_turn;

/* A further place of an operation that was made of several. */
typedef struct gv_also {
  uint32_t op;
  gv_loc loc;
} gv_also;

/* What the program's text says of findings, in an attribute gpuverify.suppress: at an operation or
 * in a whole function, those of `rule` are known and accepted, for `reason`. Any text may be in it:
 * nobody has looked whether there is such a rule. */
typedef struct gv_mark {
  gv_loc loc;
  uint32_t function; /* all that is found in it; GV_NONE: what is found at `loc` */
  gv_str rule;       /* at == NULL: the attribute is none that can be read */
  gv_str reason;
} gv_mark;

/* Something that has no meaning in the model, so that nothing is proved of the program: it does not
 * come from a lowering that is known. */
typedef struct gv_unread {
  gv_loc loc;
  gv_str function; /* that it is in */
  gv_str what;     /* "cannot tell …" */
  gv_str wanted;   /* "… must …", and what to do; none: it is async code in a form of its own */
  gv_str advice;
} gv_unread;

/* Something that looks as if it belonged to a runtime that no profile describes. */
typedef struct gv_foreign {
  gv_loc loc;          /* its first use */
  gv_str function;     /* that this is in */
  gv_str name;         /* "@clFinish", "omp.target" */
  gv_str row;          /* what a profile could say of it, to start from; empty: nothing */
  const char *runtime; /* "OpenCL"; NULL: not known */
  const char *profile; /* the built-in profile that has it; NULL: none */
  const char *lacking; /* … that describes the runtime, without it; NULL: none */
  bool unlike;         /* … but the profile is selected: it is called in another way */
  bool looked_up;      /* it is not called: the program looks for it by its name */
} gv_foreign;

/* Code for the GPU that comes with the program, and a launch that runs it: for replay, of no
 * bearing on what is found. */
typedef struct gv_code {
  gv_str target; /* "sm_80" */
  gv_str bytes;  /* PTX, a cubin or a fatbin */
} gv_code;

enum { GV_LAUNCH_SIZES = 7 };
typedef struct gv_launch {
  uint32_t op, code;
  gv_str function;
  gv_value_id sizes[GV_LAUNCH_SIZES]; /* of the grid, of its blocks, of shared memory; GV_NONE: 1,
                                         of shared memory 0 */
  uint32_t first_argument, arguments; /* into gv_model.launch_arguments */
} gv_launch;

/* What the program calls the kernel of a launch. */
typedef struct gv_kernel_named {
  uint32_t op;
  gv_str name; /* "@k" */
} gv_kernel_named;

typedef struct gv_launch_argument {
  gv_value_id value; /* GV_NONE: a number that is not followed */
  uint32_t size;     /* bytes */
  bool address;
} gv_launch_argument;

/* What the source, of which debug information tells, calls the value. */
typedef struct gv_called {
  gv_value_id value;
  gv_str name;
  bool inlined; /* the variable is of a function that was inlined there */
} gv_called;

/* Which functions are called from outside: those of the first kind of which the program has any. */
typedef enum gv_entered {
  GV_ENTERED_AS_FOUND, /* the model is the whole program, and says it */
  GV_ENTERED_PUBLIC,
  GV_ENTERED_UNCALLED, /* what nothing calls */
  GV_ENTERED_ALL,      /* all call each other */
} gv_entered;

/* What is said of the program as a whole, and of all its parts (part.h) alike. */
typedef struct gv_model_facts {
  bool recognised;          /* it does something with a GPU, or with tasks, that is known */
  uint32_t kernels_assumed; /* launches of kernels that are not there and are taken to read and
                               write all that they are passed */
  bool written_out; /* the rounds of loops may have been written out: an operation may have copies,
                       at its place */
  bool is_whole; /* functions or globals that others could know by name are the program's own, since
                    it has main and nothing unknown */
  bool has_threads;    /* it starts some, each with device 0 */
  bool statuses_asked; /* calls were taken to succeed, and the program asks whether they did */
  bool memory_assumed; /* operator new was taken to succeed, and other files may handle that it
                          does not */
  bool malloc_assumed; /* malloc was taken to succeed, and the program asks whether pointers are
                          null */
  uint32_t source_ops; /* operations in the input, modelled or not: for statistics */
  bool calls_unknown;  /* of a part: the whole program calls code that is not here */
} gv_model_facts;

typedef struct gv_model {
  gv_arena arena; /* all text in the model */
  gv_runtime runtime;
  GV_VEC(gv_file) files;
  bool was_in_memory; /* nothing was read for it: file 0 is read where its text is asked for, like
                         any other */
  GV_VEC(gv_function) functions; /* those with a body, in source order */
  GV_VEC(gv_global) globals;
  GV_VEC(gv_pointer) pointers;
  GV_VEC(gv_block) blocks;
  GV_VEC(gv_op) ops;
  GV_VEC(gv_value) values;
  GV_VEC(gv_source) sources; /* of opaque values, sorted, each once */
  GV_VEC(gv_field)
  fields; /* by root, then by place; they leave no byte of their root out. None: the root has too
             many, or is small */
  GV_VEC(gv_value_id) operands;
  GV_VEC(gv_value_id) results;
  GV_VEC(gv_value_id) params;
  GV_VEC(gv_edge) edges;
  GV_VEC(gv_pair) pairs;
  GV_VEC(gv_sized) sized;              /* in the order of the operations */
  GV_VEC(gv_proviso) asked;            /* in the order of the operations, of some several */
  GV_VEC(gv_symbolic_extent) symbolic; /* the same */
  GV_VEC(gv_also) also;                /* in the order of the operations */
  GV_VEC(gv_bounded) bounded;          /* sorted; what is not here is at any index */
  GV_VEC(gv_strided) strided;          /* sorted */
  GV_VEC(gv_placed) placed;            /* sorted */
  GV_VEC(gv_chunked) chunked;          /* sorted */
  GV_VEC(gv_turn) turns;               /* of their counters; sorted */
  GV_VEC(gv_kernel_range) ranges;
  GV_VEC(gv_kernel_named) kernels; /* in the order of the operations */
  GV_VEC(gv_called) called;
  gv_map called_at; /* value to its place there */
  GV_VEC(gv_code) codes;
  GV_VEC(gv_launch) launches; /* in the order of the operations */
  GV_VEC(gv_launch_argument) launch_arguments;
  GV_VEC(gv_dependency) demands;
  GV_VEC(gv_mark) marks;
  GV_VEC(gv_unread) unread;
  GV_VEC(gv_foreign) foreign;
  gv_model_facts facts;
  /* One more than the first operation of the gpu dialect in a function that is not lowered either;
   * 0: there is none. */
  uint32_t unlowered;
  GV_VEC(gv_element) elements;
  GV_VEC(gv_carried) carried;
  uint32_t symbol; /* one more than the value that is any index, none below zero, the same
                      throughout the program; 0: there is none */
  uint32_t task_count;
  gv_map names; /* hash of a name to the line of its value, or to what says that there are several:
                   source.c */
  bool has_names;
  struct gv_model *whole; /* of which this one is a part (part.h), and which has its texts; NULL: it
                             is none */
  uint8_t entered;        /* gv_entered: in the whole program */
  struct gv_builder *builder; /* what builder.c keeps of the open function and of the files; NULL
                                 before its first use */
} gv_model;

/* The width of the numbers that a GV_DEF_ARITH computes with: of addresses 64, of floating-point
 * numbers as many bits as they have. */
static inline uint8_t gv_arith_width(const gv_model *m, const gv_value *arith) {
  const gv_value *a = &m->values.at[arith->a];
  return a->width ? a->width : a->size && a->size < 8 ? (uint8_t)(a->size * 8) : 64;
}

/* The model that has the texts: of a part the whole program. */
static inline const gv_model *gv_whole_of(const gv_model *m) { return m->whole ? m->whole : m; }

/* Gives back everything the model owns and zeroes it. */
void gv_model_clear(gv_model *model);

/* It makes a descriptor stand for other memory: its result is the descriptor that is operand 0. */
static inline bool gv_is_renewed(const gv_op *op) {
  return op->action->creates == GV_CREATES_DESCRIPTOR && op->operand_count &&
         op->roles[0] == GV_ROLE_DESCRIPTOR_USE;
}
/* Behind the last operation of the function, which need not be one of its last block: its
 * operations stand together, and those of each block, but not the blocks in their order. */
uint32_t gv_end_op_of(const gv_model *m, const gv_function *function);
/* op->operand_count of them; valid until the model gets another operation. */
static inline const gv_value_id *gv_operands(const gv_model *m, const gv_op *op) {
  return m->operands.at + op->first_operand;
}
/* op->result_count of them; valid in the same way. */
static inline const gv_value_id *gv_results(const gv_model *m, const gv_op *op) {
  return m->results.at + op->first_result;
}
/* Of a GV_OP_ACTION only; `operand` is below operand_count. */
static inline gv_role gv_role_of(const gv_op *op, uint32_t operand) {
  return (gv_role)op->roles[operand];
}
/* It gets a new value each time control passes its definition; else it is a constant or an
 * expression. */
static inline bool gv_is_root(const gv_value *v) { return v->def <= GV_DEF_OPAQUE; }
/* It is this operation. */
static inline bool gv_is_arith(const gv_value *v, gv_arith op) {
  return v->def == GV_DEF_ARITH && v->c == op;
}
/* It is one of these operations. */
static inline bool gv_is_arith_in(const gv_value *v, gv_ariths set) {
  return v->def == GV_DEF_ARITH && set >> v->c & 1;
}
/* The first source of the value, of *count. */
const gv_source *gv_sources_of(const gv_model *m, gv_value_id value, uint32_t *count);
/* The first field of the root, of *count. */
const gv_field *gv_fields_of(const gv_model *m, gv_value_id root, uint32_t *count);
/* Of rows of `size` bytes that begin with a number each and are in the order of these, the first
 * that has `number` or more; len: there is none. cost: logarithmic. */
uint32_t gv_first_row(const void *rows, uint32_t len, size_t size, uint32_t number);
/* Between which bytes the operand, an index into gv_model.operands, lies; NULL: not known. */
const gv_bounded *gv_bounded_of(const gv_model *m, uint32_t operand);
/* At which multiple of an index the operand lies; NULL: at none that is known. */
const gv_strided *gv_strided_of(const gv_model *m, uint32_t operand);
/* NULL: it is not known to be in a chunk. */
const gv_chunked *gv_chunked_of(const gv_model *m, uint32_t operand);
/* What its kernel touches through the operand, a number among those of the operation, in terms of
 * numbers that are passed; NULL: not known. */
const gv_symbolic_extent *gv_symbolic_of(const gv_model *m, uint32_t op, uint32_t operand);
/* Where in an array it lies; NULL: in none that is followed by elements. */
const gv_placed *gv_placed_of(const gv_model *m, uint32_t operand);
/* How large what the operation makes is; NULL: not known. */
const gv_sized *gv_sized_of(const gv_model *m, uint32_t op);
/* Which numbers the operation's accesses are certain with: *count from the result on. */
const gv_proviso *gv_provisos_of(const gv_model *m, uint32_t op, uint32_t *count);
/* Which code the operation runs; NULL: it is no launch, or not known. */
const gv_launch *gv_launch_of(const gv_model *m, uint32_t op);
/* The first turn of the edge, of *count. */
const gv_turn *gv_turns_of(const gv_model *m, uint32_t edge, uint32_t *count);

/* Of the kernel that the operation launches; empty: it is not known, or none. */
gv_str gv_kernel_name(const gv_model *model, uint32_t op);

/* Aborts through GV_BUG with the invariant that does not hold. O(size of the model). */
void gv_model_check(const gv_model *model);

/* Stable text, one line an operation; `write` gets it in pieces. */
typedef void gv_writer(void *to, gv_str piece);
/* The same for the same model in every run: no addresses, no hash order. */
void gv_model_dump(const gv_model *model, gv_writer *write, void *to);
/* "add", as it writes operations. */
const char *gv_arith_word(gv_arith op);

/* ---- source text ----------------------------------------------------------------------------- */

/* The line without its newline; .at == NULL when the text of that file is not at hand. Loads other
 * files than the input from the path that the location names, once; regular files up to 64 MB only.
 */
gv_str gv_source_line(gv_model *model, uint32_t file, uint32_t line);
/* The whole text of that file, loaded like a line; .at == NULL when it is not at hand. */
gv_str gv_source_text(gv_model *model, uint32_t file);
/* What comments for this program begin with: diag/suppress.h. */
#define GV_COMMENT "gpuverify:"
/* The word, of at most 64 bytes, is somewhere in that text. For this a file is not loaded, and it
 * is looked at once for the same word. */
bool gv_source_has(gv_model *model, uint32_t file, gv_str word);
/* The name that the source text gives the value, "%12" or "%stream" or "%3#1", found left of the
 * '=' at its definition, or at the place of a block argument; empty where the text does not show it
 * (bytecode, or a location in another file). In the arena or in the source text. */
gv_str gv_value_name(gv_model *model, gv_value_id value);
/* The same of result number `index` of what is at `loc`, or of a parameter or block argument there,
 * in any file. */
gv_str gv_name_in_text(gv_model *model, gv_loc loc, uint32_t index);
/* "gpu.wait": the operation of MLIR that the text has at a place, where what is there is written
 * with another name than `name`, since that is what its lowering made of it. Empty: the text says
 * `name`, or no operation. */
gv_str gv_op_in_text(gv_model *model, gv_loc loc, gv_str name);
/* Is another value of the program, in another line, called that, too? The first call costs a look
 * at every value. */
bool gv_is_name_shared(gv_model *model, gv_str name);

/* Nothing is lowered in it: gpu operations are there, and no call of a runtime that they would have
 * become. *first: the first of these operations. */
bool gv_model_is_source(const gv_model *model, uint32_t *first);

#endif
