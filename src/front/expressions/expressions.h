/* expressions: what values of a module are, in terms of the model, on demand; and what that needs:
 * tables of operations and functions, layouts of types, symbols, places. It adds values to the
 * model and no operations.
 */
#ifndef GV_EXPRESSIONS_H
#define GV_EXPRESSIONS_H

#include "front/handler.h"
#include "model/builder.h"
#include "read/read.h"

#include <mlir-c/Dialect/LLVM.h>

typedef struct front front;

/* An expression in the making: `value` without its operands, and the MLIR values that they will be
 * (NULL: none, or `value` has it already). */
typedef struct gv_expr {
  gv_value value; /* `build` may use `k` and `index` for its own */
  MlirValue source[3];
  bool negate; /* the value wanted is the i1 opposite of this one */
  /* Makes the value instead, of what `value` says and its operands; NULL: it is `value`. */
  gv_value_id (*build)(struct front *f, const struct gv_expr *expr);
  MlirOperation op; /* for `build` */
} gv_expr;

typedef void gv_expr_fn(front *f, MlirOperation op, gv_expr *out);

typedef void gv_emit_fn(front *f, MlirOperation op);
/* Which of them; GV_EMIT_NOTHING: the operation has no place in the model. */
typedef enum gv_emitter {
  GV_EMIT_NOTHING,
#define EMITTER(handler) GV_EMIT_##handler,
#include "front/emitters.def"
#undef EMITTER
  GV_EMITTERS
} gv_emitter;

/* A row of ops.def. Neither of the two: no effect, and results that are not followed. */
typedef struct gv_op_row {
  const char *name;
  gv_expr_fn *expr; /* the result is an expression */
  gv_emitter emit;  /* the operation has a place in the model */
  bool apart;       /* no bytes of its operands are in its results */
} gv_op_row;

#define OPERATION(name)
#define APART(name)
#define EXPRESSION(name, handler) gv_expr_fn gv_expr_##handler;
#define EMITTED(name, handler)
#define WATCHED(name, handler, at) gv_expr_fn gv_expr_##handler;
#include "front/ops.def"

/* The result of the expression leads to the memory that its operand leads to. */
static inline bool gv_keeps_address(const gv_op_row *row) {
  return row->expr == gv_expr_offset || row->expr == gv_expr_copy || row->expr == gv_expr_freeze ||
         row->expr == gv_expr_number || row->expr == gv_expr_pointer;
}

/* llvm.intr.lifetime.start and end: they do nothing with an address but say when the slot is there.
 */
static inline bool gv_marks_lifetime(const gv_op_row *row) {
  return row->emit == GV_EMIT_lifetime_start || row->emit == GV_EMIT_lifetime_end;
}
/* It calls a function, and what that returns is its result. */
static inline bool gv_is_call(const gv_op_row *row) {
  return row->emit == GV_EMIT_call || row->emit == GV_EMIT_invoke;
}

/* What a function is known for by its name (the runtime's profile, library.def). */
typedef enum gv_library {
  GV_LIB_UNKNOWN,
  GV_LIB_RUNTIME,  /* the GPU runtime: an action, whatever its body */
  GV_LIB_CALLED,   /* an action where an argument has a role, or its result matters, else nothing */
  GV_LIB_ANSWERS,  /* the same, an action that changes nothing, and gives the same as long as its
                      arguments are */
  GV_LIB_COMPUTES, /* the same, of numbers, from which it is computed */
  GV_LIB_OPAQUE,   /* GV_LIB_CALLED, and it is not looked at from what its result is computed */
  GV_LIB_NEW_MEMORY,
  GV_LIB_ZEROED, /* new memory, all bytes zero */
  GV_LIB_COPY,
  GV_LIB_SET,
  GV_LIB_RETURNS,   /* GV_LIB_CALLED, and its result is argument 0 */
  GV_LIB_OR_THROWS, /* the same, and an exception may leave it */
  GV_LIB_FINDS,     /* GV_LIB_CALLED, and its result is null or lies in the memory of argument 0 */
  GV_LIB_ENDS, /* GV_LIB_CALLED, and writes to argument 1, if that is not null, an address in the
                  memory of argument 0 */
  GV_LIB_FORMATTED, /* the last argument with a role is a format, which says what is done to those
                       after it */
  GV_LIB_SCANS,     /* GV_LIB_FORMATTED, and writes there */
  GV_LIB_AT_EXIT,   /* argument 0 is called with argument 1 at the end of the program */
  GV_LIB_TENSOR,    /* an action as GV_LIB_CALLED, and new memory that is made with what it reads */
  GV_LIB_PART,      /* the descriptor at argument 0 gets the address of a part of the memory that is
                       argument 1 */
  GV_LIB_MEETS,     /* GV_LIB_CALLED, and it waits for other threads */
  GV_LIB_UNDEFINED, /* gives something undefined */
  GV_LIB_END,       /* never returns */
} gv_library;

extern const gv_action gv_fill_action; /* of memory, by the host */

extern const gv_action gv_launch_action,
    gv_waiting_launch_action; /* on a stream; on one of its own, and the host waits */

/* What an operation in a kernel does with its operands that are addresses or hold some
 * (kernel.def). */
typedef enum gv_kernel_effect {
  GV_KERNEL_ANYTHING, /* not listed */
  GV_KERNEL_NOTHING,
  GV_KERNEL_DERIVES,       /* its results lead to the memory that its operands lead to */
  GV_KERNEL_READS,         /* at the address that is operand 0 */
  GV_KERNEL_WRITES,        /* at the address that is operand 0 */
  GV_KERNEL_STORES,        /* operand 0, at the address that is operand 1 */
  GV_KERNEL_ATOMIC,        /* reads and writes at the address that is operand 0, atomically */
  GV_KERNEL_ATOMIC_SECOND, /* … that is operand 1 */
  GV_KERNEL_COPIES,        /* to operand 0 from operand 1 */
  GV_KERNEL_MOVES,         /* from operand 0 to operand 1 */
  /* A tile of a tensor, by way of a descriptor; operands of 32 bits after both addresses say where
     in the tensor it begins. */
  GV_KERNEL_LOADS_TILE,         /* to operand 0, the descriptor is operand 1 */
  GV_KERNEL_LOADS_TILE_THIRD,   /* … operand 2, and operand 1 a barrier */
  GV_KERNEL_STORES_TILE,        /* from operand 1, the descriptor is operand 0 */
  GV_KERNEL_STORES_TILE_SECOND, /* from operand 0, the descriptor is operand 1 */
  GV_KERNEL_BRANCHES,
  GV_KERNEL_BRANCHES_ON, /* operand 0 decides */
  GV_KERNEL_CALLS,
  GV_KERNEL_RETURNS,
} gv_kernel_effect;

/* What a function of the async runtime is to a coroutine (async.def). */
typedef enum gv_async {
  GV_ASYNC_NONE,
  GV_ASYNC_CREATE_TOKEN,
  GV_ASYNC_CREATE_VALUE,
  GV_ASYNC_CREATE_GROUP,
  GV_ASYNC_ADD_REF, /* counts references: nothing happens to what the object stands for */
  GV_ASYNC_DROP_REF,
  GV_ASYNC_EMPLACE,
  GV_ASYNC_SET_ERROR,
  GV_ASYNC_IS_ERROR,
  GV_ASYNC_AWAIT,
  GV_ASYNC_AWAIT_AND_EXECUTE,
  GV_ASYNC_EXECUTE,
  GV_ASYNC_STORAGE,
  GV_ASYNC_ADD_TO_GROUP,
  GV_ASYNC_QUERY,
} gv_async;

/* What it makes, or gets as its first operand. */
typedef enum gv_async_object {
  GV_OBJECT_NO,
  GV_OBJECT_ANY,
  GV_OBJECT_TOKEN,
  GV_OBJECT_VALUE,
  GV_OBJECT_GROUP
} gv_async_object;

/* What a function is to the launches of C++ (launching.def). */
typedef enum gv_launching {
  GV_LAUNCHING_NONE,
  GV_LAUNCHING_PUSH,              /* its last argument is the stream of the launch that follows */
  GV_LAUNCHING_POP,               /* puts that stream where its last argument says */
  GV_LAUNCHING_LAUNCH,            /* kernel, …, array of addresses of arguments, bytes, stream */
  GV_LAUNCHING_LAUNCH_CONFIGURED, /* address of a configuration with the stream in it, kernel, array
                                   */
} gv_launching;

typedef struct gv_layout {
  uint32_t size, align; /* bytes */
  uint8_t width;        /* bits of an integer of up to 64 bits; else 0 */
  bool holds;           /* a pointer, token or other handle can be in it */
} gv_layout;

typedef enum gv_symbol_kind {
  GV_SYM_DECLARED,
  GV_SYM_DEFINED,
  GV_SYM_GLOBAL,
  GV_SYM_KERNELS,
  GV_SYM_BINARY,
  GV_SYM_STUB, /* a function that stands for a kernel: its calls are launches, and its body is not
                  built */
} gv_symbol_kind;

/* Of a function whose body is not here: may it wait for work on the GPU? */
typedef enum gv_waits { GV_WAITS_UNKNOWN, GV_WAITS_NEVER, GV_WAITS_PERHAPS } gv_waits;

typedef struct gv_symbol {
  gv_symbol_kind kind;
  uint32_t id;    /* function or global; of kernels: the scope of what is in the gpu.module, GV_NONE
                     until that is looked at; of a    gpu.binary: into gv_model.codes, GV_NONE until it
                     is    looked at and where there is nothing that CUDA runs */
  uint32_t scope; /* the symbol table that it is in */
  gv_str name;    /* MLIR's */
  MlirOperation op; /* NULL: called, but not in the module */
  bool no_return, is_public;
  bool returns_twice; /* control may come back to the point after its call from later ones, as with
                         setjmp */
  bool comes_first;   /* llvm.mlir.global_ctors has it */
  bool comes_last;    /* llvm.mlir.global_dtors has it */
  bool addressed;     /* something has its address, other than that list */
  bool is_pointed;  /* a call through a pointer, of which nothing is known, may call it, and what it
                       does is known */
  bool is_alias;    /* llvm.mlir.alias: another name for something, or for a place in it */
  bool stands_in;   /* … or llvm.mlir.ifunc: of a function, which one is not looked up */
  bool replaceable; /* the body is not the last word on what it does */
  bool throws;      /* an exception may leave it; only where there are landing pads */
  bool tells;       /* … and its calls have one result more, whether one did */
  bool has_handler; /* a caller in the module takes what operator new throws */
  bool is_interface; /* it is MLIR's C interface to another function of the module, and comes after
                        all that may call it */
  bool wraps; /* the body is MLIR's C interface to the function of the library that has the name */
  gv_library library;
  const gv_action *action;       /* NULL: the name is unknown */
  const gv_profile_row *runtime; /* NULL: no function of the runtime */
  gv_launching launching;
  gv_async async;
  uint8_t waits;      /* gv_waits */
  MlirOperation used; /* its first use, of a function of which nothing is known; NULL */
  gv_async_object async_object;
  uint32_t async_function; /* into front.async_functions; GV_NONE: its calls end when it returns */
  uint64_t objects;        /* bits of the parameters that may be async objects */
  uint64_t owns, gives; /* … and of the parameters and results, or members of its result, with which
                           it gets and gives a reference to one */
  const gv_action *launch;  /* what launches through it do; NULL: not asked for yet */
  gv_str called;            /* "@name" in the model's arena, made at the first call */
  MlirOperation allocation; /* gv_allocation_returned, once it was asked for */
  MlirValue return_slot; /* … and where that is kept until it is returned, if in a slot of its own;
                            NULL */
  bool asked_allocation;
} gv_symbol;

/* One of the things that a call of an async function gives: a token, or a value that will hold a
 * payload. */
typedef struct gv_async_part {
  MlirValue object; /* a coroutine's: as the runtime made it */
  uint32_t size;    /* bytes of the payload; 0: a token */
} gv_async_part;

typedef enum gv_async_kind {
  GV_ASYNC_FUNC,      /* async.func */
  GV_ASYNC_COROUTINE, /* what becomes of async.func and async.execute: a function that suspends
                         itself */
  GV_ASYNC_OPAQUE,    /* a coroutine of another shape: what its calls do, and when, is not known */
} gv_async_kind;

/* A function whose body runs beside its caller. */
typedef struct gv_async_function {
  gv_async_kind kind;
  uint32_t symbol;
  gv_async_part *parts;
  uint32_t count;
  MlirOperation call; /* one of its calls */
  uint32_t caller;    /* the symbol of the function that `call` is in */
  uint32_t calls;
  bool addressed; /* named by something else than a call */
  bool inlined;   /* its body is laid out where its only call is, as that of async.execute */
} gv_async_function;

/* How control came into a block, as far as its arguments need to know: argument i gets operand
 * first + i - lead of `op`; the first `lead` get `lead_value`, or something unknown when that is
 * GV_NONE. */
typedef struct gv_entry {
  MlirOperation op; /* NULL: all arguments are unknown */
  uint32_t first, lead;
  gv_value_id lead_value;
  uint32_t edge, next; /* next: the block's next entry */
} gv_entry;

typedef struct gv_pending {
  gv_value_id arg;
  uint32_t block, index;
} gv_pending;

/* An operand of what made an opaque value, which has not been looked at yet. */
typedef struct gv_untraced {
  gv_value_id opaque;
  MlirValue operand;
} gv_untraced;

/* An expression whose operands are being found. */
typedef struct gv_expression_frame {
  MlirValue value;
  gv_expr expr;
  uint32_t next;
} gv_expression_frame;

/* A structured operation whose regions are laid out as blocks. */
typedef struct gv_nest {
  struct gv_nest *outer;
  MlirOperation op;
  uint32_t after; /* the block where control goes on; its arguments are the operation's results */
  uint32_t task;  /* of async.execute */
  uint32_t entry; /* of async.execute: the block that begins with GV_OP_TASK_BEGIN; else GV_NONE */
  uint32_t deps;  /* operands of async.execute that its body waits for */
  uint32_t async_function; /* whose body this is; GV_NONE: of no function */
  gv_value_id *args;       /* of `after`, for what an async function gives */
  /* Ends the block being filled, which ends a region: `terminator` may be NULL. */
  void (*leave)(front *f, struct gv_nest *nest, MlirOperation terminator);
} gv_nest;

/* What a function sees as one argument: an operand, or a member of an operand that is a memref. */
enum { GV_WHOLE = -1 };

typedef struct gv_argument {
  MlirValue value; /* NULL: a number, of no interest */
  int64_t part;    /* offset of the member, an address; GV_WHOLE: the operand itself */
} gv_argument;

/* What a kernel of which there is PTX does with the memory that a parameter leads to, perhaps;
 * `surely`: each thread does. */
typedef struct gv_ptx_param {
  bool reads, writes, atomic, surely_reads, surely_writes;
  bool address;     /* it is, or has in it, the address of what is touched, and is no number that is
                       added */
  bool narrow, odd; /* of less, more than 8 bytes */
  bool maps;        /* it is, or has in it, the address of a tensor's descriptor */
  gv_str name;
} gv_ptx_param;

typedef struct gv_ptx_kernel {
  uint32_t first_param, params;
  uint32_t next;                      /* of the same name, in another object of the binary */
  uint8_t reach;                      /* as gv_kernel_reach() has it */
  bool unknown;                       /* it may do anything */
  bool calls;                         /* functions that were not read */
  uint32_t first_variable, variables; /* into `ptx_variables` */
  gv_str body;                        /* what is in its braces */
} gv_ptx_kernel;

/* A variable of the device that PTX declares, or that a kernel there uses. */
typedef struct gv_ptx_variable {
  gv_str name;
  uint8_t mode; /* GV_RANGE_* */
} gv_ptx_variable;

/* A gpu.binary. */
typedef struct gv_ptx_module {
  uint32_t objects;                   /* how many it has that are PTX; 0: not all are */
  uint32_t first_variable, variables; /* those that it declares, into `ptx_variables` */
} gv_ptx_module;

/* Where the constant path `position` leads in `type`. */
typedef struct gv_path {
  const void *type, *position;
  int64_t offset;
  bool fits;
} gv_path;

/* A stack slot of the function that is being built. */
typedef struct gv_frame_slot {
  MlirOperation op; /* its llvm.alloca */
  MlirBlock block;  /* of that */
  gv_value_id address;
} gv_frame_slot;

/* A global's initializer names something. */
typedef struct gv_named {
  uint32_t holder; /* global */
  uint32_t symbol;
} gv_named;

typedef GV_VEC(gv_kernel_range) gv_range_list;
/* The first thread of a kernel does for certain what it does under conditions, where this argument
 * is from `lo` to `hi`. */
typedef struct gv_kernel_ask {
  uint32_t argument, width; /* bits */
  int64_t lo, hi;
} gv_kernel_ask;
typedef GV_VEC(gv_kernel_ask) gv_kernel_ask_list;

/* A constant and so many bytes for each of some numbers that a launch is told: of an argument, or,
 * from GV_OF_GRID on, of blocks by dimension. */
enum { GV_TOLD_TERMS = 2, GV_OF_GRID = 0x40000000 };
typedef struct gv_told_term {
  uint32_t number;
  bool is_unsigned; /* as an unsigned one */
  int64_t by;
} gv_told_term;
typedef struct gv_told_sum {
  int64_t plus;
  uint32_t count;
  gv_told_term at[GV_TOLD_TERMS];
} gv_told_sum;
/* All that a kernel touches from the address on that is this argument lies from `first` on, before
 * `end` if it `ends`, and before the terms of `first` and `hi` (INT64_MAX: there is no bound). */
typedef struct gv_told_extent {
  uint32_t argument;
  bool lost;         /* nothing of that is known */
  bool inside;       /* … if the address is where its memory begins */
  bool natural;      /* … if no number in `first` is below zero */
  bool ends, others; /* … there is another one, before which all lies, too */
  bool begins;       /* each access that the first thread makes is at `first` */
  gv_told_sum first, end, other;
  int64_t hi;
} gv_told_extent;
typedef GV_VEC(gv_told_extent) gv_told_extent_list;

/* What functions do where their code runs beside its caller (async/), for the operations of each
 * function that is emitted. */
typedef struct gv_async_emitters {
  /* The call is one of the async runtime, or of an async function, and what it does is in the model
   * now. */
  bool (*call)(front *f, MlirOperation op, const gv_symbol *symbol, uint32_t end);
  /* The load or store is of an async value's storage. */
  bool (*storage_access)(front *f, MlirOperation op);
  /* In the body of an async function a return ends the task, or nothing comes there: true.
   * Elsewhere it hands over references to what it returns. */
  bool (*leave)(front *f, MlirOperation op);
  /* A function begins, with the references that come with its arguments. */
  void (*begin)(front *f, MlirOperation function);
  /* A call hands references over with its arguments, and gets others with its results. */
  void (*hand_over)(front *f, MlirOperation call, const gv_symbol *callee, uint32_t end);
  void (*take_over)(front *f, MlirOperation call, const gv_symbol *callee);
} gv_async_emitters;

/* Kernels of which there is text for NVIDIA's devices. */
typedef struct gv_ptx_table {
  gv_map ptx_of;        /* gpu.binary -> place in `ptx_modules` */
  gv_map ptx_kernel_of; /* hash of a kernel's name and that place -> place in `ptx_kernels` */
  GV_VEC(gv_ptx_module) ptx_modules;
  GV_VEC(gv_ptx_kernel) ptx_kernels;
  GV_VEC(gv_ptx_param) ptx_params;
  GV_VEC(gv_ptx_variable) ptx_variables;
} gv_ptx_table;

/* Which blocks of a region come before which on every way. */
typedef struct gv_dominators {
  gv_map regions;         /* whose blocks have numbers */
  gv_map number_of;       /* block that control comes to -> number, in reverse postorder */
  GV_VEC(uint32_t) above; /* by number: the nearest that dominates it; of an entry, itself */
  uint32_t looked;        /* steps taken */
} gv_dominators;

/* A call, and the one before it of the same function; GV_NONE: there is none. */
typedef struct gv_noted_call {
  MlirOperation op;
  uint32_t next;
  uint32_t scope; /* the symbol table that it looks up names in */
} gv_noted_call;

/* The calls of the module. */
typedef struct gv_call_table {
  bool known;       /* it has been filled */
  gv_map symbol_of; /* operation of a function with a body -> its symbol */
  gv_map newest_of; /* symbol of a function, or GV_NONE for calls by address -> newest in `all` */
  GV_VEC(gv_noted_call) all;
} gv_call_table;

/* Where a function saves the stack and gives it back. */
typedef struct gv_restores {
  MlirOperation function; /* NULL: none was looked at */
  MlirBlock entry;
  MlirOperation first_save;  /* in the entry; NULL: there is none */
  GV_VEC(MlirOperation) all; /* that give it back; those of a block together, in their order */
  bool nested;               /* one of them is in a region of an operation */
} gv_restores;

/* Stack slots that stand for values. */
typedef struct gv_slot_table {
  gv_map slot_of;              /* llvm.alloca -> number in `slots` */
  GV_VEC(MlirValue) slots;     /* what each stands for, or NULL */
  gv_map private_slots;        /* llvm.alloca -> whether its address stays in loads and stores */
  GV_VEC(gv_frame_slot) frame; /* of the function being built */
  gv_restores restores;        /* of the function that was asked about last */
} gv_slot_table;

/* A variable of the device that a kernel uses by its name. */
typedef struct gv_kernel_variable {
  const void *kernel, *variable; /* operations of a gpu.module */
  gv_str name;
  uint8_t mode;    /* GV_RANGE_* */
  uint32_t global; /* of the model, that stands for it; GV_NONE: there is none yet */
} gv_kernel_variable;

/* The module that the bitcode of a gpu.binary is. */
typedef struct gv_imported {
  const void *binary;
  MlirOperation module;
  uint32_t scope; /* of the kernels in it; GV_NONE: nobody has asked for them yet */
} gv_imported;

typedef GV_VEC(gv_imported) gv_imported_list;

/* A number that a kernel was asked to be passed. */
typedef struct gv_passed_number {
  uint32_t argument, member;
  bool is; /* it is known … */
  int64_t k;
} gv_passed_number;

/* What ranges.c has found of a launch. */
typedef struct gv_known_launch {
  uint32_t scope, next; /* next: of the same kernel; GV_NONE */
  int64_t size[6], most[6];
  bool sized[6], by_value;
  GV_VEC(gv_passed_number) asked; /* of its arguments, in this order */
  gv_range_list ranges;
  gv_kernel_ask_list asks;
  gv_told_extent_list extents;
} gv_known_launch;

/* The newest answer for each of a few keys: most questions are about one that was asked for shortly
 * before. Zeroed: none. */
enum { GV_RECENT = 64 };
typedef struct gv_recent {
  const void *keys[GV_RECENT];
  uint32_t values[GV_RECENT];
} gv_recent;
/* Where the key would be in it, below GV_RECENT; whether it is there, keys[] says. */
static inline uint32_t gv_recent_place(const void *key) {
  return (uint32_t)((uintptr_t)key >> 3 ^ (uintptr_t)key >> 9) % GV_RECENT;
}

/* What has been found out once and is asked for again. */
typedef struct gv_front_cache {
  gv_recent rows, types; /* of row_of_name, layout_of_type */
  gv_map launch_of;      /* kernel -> its newest in `launches` */
  GV_VEC(gv_known_launch) launches;
  gv_map overloads;        /* by scope: whether it is of a template or overload of a function of the
                              runtime */
  gv_map stub_scopes;      /* the scope of each stub in the debug information */
  gv_map overflow_flags;   /* attribute -> GV_ARITH_* */
  gv_map divisors;         /* hash of a value and a block -> 1: the value is not 0 there */
  gv_map written;          /* number of a global -> 1: somebody may write it */
  bool has_written;        /* … has been found out */
  gv_map defined;          /* MlirValue -> 1: it is neither poison nor undef */
  gv_map kernel_arguments; /* MlirValue -> what kernel.c found out about it */
  GV_VEC(gv_kernel_variable) kernel_variables; /* of all functions whose bodies are there */
  gv_map device_variables; /* llvm.mlir.global of a gpu.module, or hash of a gpu.binary and a name
                              -> the global of the model */
  gv_map kernel_reach;     /* function of a gpu.module -> what gv_kernel_reach() says of it */
  gv_map row_of_name, layout_of_type, file_of_name;
  GV_VEC(gv_layout) layouts;
  gv_map path_of_key;
  GV_VEC(gv_path) paths;
} gv_front_cache;

/* llvm.intr.dbg.value, or llvm.intr.dbg.declare: a variable of the source. */
typedef struct gv_variable {
  MlirValue value;
  gv_str name;
  bool inlined;
} gv_variable;

/* The function being built. */
typedef struct gv_function_state {
  bool unused; /* nobody calls it */
  uint32_t scope;
  gv_loc near; /* the last place that was known, in a function that was compiled with debug
                  information; else GV_NO_LOC */
  gv_value_id first_value;   /* what is older belongs to others */
  uint32_t first_argument;   /* of the call that is emitted: its operand 0 may be the address of the
                                function */
  MlirOperation tried;       /* the call that is emitted, if only for what it requires: it has no
                                results */
  bool is_main;              /* the program ends with it */
  bool tells;                /* its last result is whether an exception left it */
  bool has_handler;          /* its callers take what operator new throws */
  uint32_t way_out;          /* the block where one does; GV_NONE: none does */
  MlirOperation allocation;  /* of the function being built: gv_allocation_returned */
  gv_value_id allocated;     /* … and the parameter that stands for it */
  MlirValue return_slot;     /* … and the slot that nothing but it is in */
  gv_value_id configuration; /* a slot that stands for what __cudaPushCallConfiguration keeps;
                                GV_NONE: nothing is launched */
  uint32_t first_block;
  uint32_t block; /* being filled */
  bool ended;     /* that block has its terminator: the rest of the MLIR block is dead */
  uint32_t depth; /* regions that the walk is inside of */
  gv_map values;  /* MlirValue -> gv_value_id */
  gv_map blocks;  /* MlirBlock, or the operation whose results are a block's arguments -> block */
  GV_VEC(uint32_t) first_entry; /* of each block */
  GV_VEC(gv_entry) entries;
  GV_VEC(gv_pending) pending;
  GV_VEC(gv_value_id) operands; /* scratch of one operation */
  GV_VEC(uint8_t) roles;        /* of the operands, of an action */
  const uint8_t *last_roles;    /* those of the last action that had others than its row */
  uint32_t last_role_count;
  GV_VEC(gv_argument) arguments; /* of a known function or a kernel */
  GV_VEC(uint8_t) kernel_roles;  /* of the arguments of a kernel */
  gv_range_list
      kernel_ranges; /* of the kernel that is launched; `operand`: which of these arguments */
  gv_kernel_ask_list
      kernel_asks; /* … what has to hold of its arguments for what is certain only then */
  gv_told_extent_list kernel_extents;  /* … `argument`: which of these arguments */
  GV_VEC(gv_symbolic_extent) told;     /* … in numbers of the model; `operand`: the argument */
  GV_VEC(gv_proviso) asked;            /* … of the numbers that the launch passes */
  GV_VEC(gv_symbolic_extent) symbolic; /* … of the operands pushed so far */
  gv_range_list ranges;                /* of the operands pushed so far */
  GV_VEC(gv_expression_frame) work;    /* scratch of gv_demand */
  GV_VEC(gv_untraced) untraced;
  GV_VEC(MlirOperation) fillings; /* with zeros, of memory that starts as zeros for that */
  bool tracing;                   /* they are being looked at */
  struct gv_nest *nest;           /* the structured operation that the walk is in */
  uint32_t async_function;        /* that the function is; GV_NONE */
  gv_map
      payloads; /* MlirValue of an async value to its payload, where that is not the value itself */
  uint64_t owns;   /* gv_symbol.owns of the function being built */
  gv_map objects;  /* MlirValue of an async token, value or group to the model's object */
  gv_map failures; /* MlirValue of an async value or token to whether it is in error */
  GV_VEC(gv_variable) variables;
} gv_function_state;

/* What has been found out of the module as a whole. */
typedef struct gv_module_facts {
  bool launches_kernels; /* there are functions of launching.def */
  /* … and launches whose null stream is the legacy one, or that of the thread: what they do. */
  const gv_action *legacy_launch, *thread_launch;
  uint32_t thread_stream; /* the global whose address is the default stream of the thread */
  bool has_thread_stream; /* … is there */
  uint32_t texts;         /* the global that stands for text into which addresses are written */
  bool has_texts;         /* … is there */
  bool reads_numbers_known, reads_numbers; /* numbers are made of text; … has been found out */
  bool has_kernels;                        /* there is code for a GPU */
  bool sets_known,
      sets_holders; /* a function of the runtime gives holders other memory; … has been found out */
  uint32_t later;   /* the scope of the module's functions as code that runs on a stream */
  bool later_known;         /* … is there */
  bool at_exit_known;       /* … has been found out: */
  GV_VEC(uint32_t) at_exit; /* the globals that may be touched by what runs when the program ends */
  bool groups_known,
      leaves_groups;  /* a function returns with a group of calls open; … has been found out */
  bool gets_anything; /* the functions that unknown calls may reach are too many: what they are
                         passed is not known */
  bool calls_runtime; /* a function of the runtime is called, if only one without effects that
                         matter */
  bool counts_references; /* references to objects of the async runtime are dropped */
  bool has_tasks; /* there is an async.execute; has been found out with the functions that calls may
                     reach */
  bool runs_others;    /* it starts threads, or has functions of the host run on streams; has been
                          found out with these, too */
  bool kernels_signal; /* kernels that were looked at may tell the host something while they run;
                          has been found out of all */
  bool kernels_signal_known;
  bool has_async; /* there are async functions, or calls of the async runtime */
  bool can_fail;  /* an async value or token may be in error without another having been so */
} gv_module_facts;

struct front {
  gv_emit_fn *const *emitters; /* by gv_emitter */
  const gv_async_emitters *async;
  const gv_profile *runtime;
  const gv_action
      *launches[2]; /* on a stream, without and with a cluster; NULL: not asked for yet */
  gv_model *model;
  MlirContext context;
  gv_str input;                /* its name */
  uint32_t file;               /* its number in the model */
  unsigned release;            /* of the lowering that made it, or is meant to lower it */
  bool unnamed;                /* locations call it "-" */
  bool outlived;               /* its operations are there as long as the model */
  bool marked;                 /* somewhere in it an operation may have a suppressing attribute */
  GV_VEC(uint32_t) device;     /* the scopes of the kernels of the device module */
  GV_VEC(gv_str) device_names; /* of the modules that they are in; "": the device module itself */
  gv_imported_list *imported;  /* whose bitcode could be read; NULL: none was asked for */
  gv_str error;                /* set: the input cannot be used after all */

  MlirOperation module;
  gv_map symbol_of_name, symbol_of_reference;
  GV_VEC(gv_named) named;
  GV_VEC(gv_symbol) symbols;
  GV_VEC(uint32_t) functions; /* the symbols with a body, in the order of their ids */
  GV_VEC(uint32_t) pointed;   /* the symbols that are is_pointed */
  MlirAttribute internal_linkage, private_linkage;
  bool whole;          /* the module is a whole program: what it defines is its own, but for main */
  bool names_compiler; /* the module says which compiler of C has written it, or a part of it */
  uint32_t scopes;
  gv_value_id one, zero; /* i1 constants, made when needed */
  GV_VEC(gv_async_function) async_functions;
  gv_map completions; /* the last operation of each block that makes the results of a coroutine
                         available */

  gv_module_facts facts;
  gv_front_cache cache;
  gv_dominators dominators;
  gv_call_table calls;
  gv_slot_table stack;
  gv_ptx_table ptx;
  gv_function_state fn;
};

/* ---- table.c --------------------------------------------------------------------------------- */

/* The row of an operation; one map lookup once the name has been seen. Never NULL. */
const gv_op_row *gv_row_of(front *f, MlirOperation op);
/* The operation's name for the model: of the table, or copied. */
gv_str gv_name_of(front *f, MlirOperation op);
/* A function of the runtime whose name goes on so gives what it makes as its result, and puts it
 * nowhere; behind it comes ".asked." where the program asks for its status: src/app/succeed.c. */
#define GV_MADE ".gpuverify.made"
/* The name without it. */
gv_str gv_name_called(gv_str name);
/* What library the function is of. *action: its row, NULL when unknown; *row: that of the runtime,
 * NULL when it is none of its functions. */
gv_library gv_library_of(const gv_profile *runtime, gv_str function, const gv_action **action,
                         const gv_profile_row **row);
/* Is it known which numbers the function of the library gives: from the first on, and below the
 * second? */
bool gv_given_by(const gv_action *function, int64_t *from, int64_t *to);
/* Is the address that the function outside gives never null? */
bool gv_gives_address(const gv_symbol *callee);
/* NULL: not an operation that should have been lowered. */
const gv_lowering *gv_lowering_of(gv_str op, unsigned release);
/* lowering.c: what of the operation's types and attributes its lowering declines; NULL: nothing.
 * Static. */
const gv_declined *gv_declined_for(MlirOperation op);
/* What has kept the lowering away from an operation that it has left, with `deps` dependencies;
 * NULL: their number. Static. */
const gv_declined *gv_left_for(MlirOperation op, const gv_lowering *lowering, uint32_t deps);
/* By its name, from kernel.def; GV_KERNEL_ANYTHING: it is not listed. */
gv_kernel_effect gv_kernel_effect_of(gv_str op);
/* From async.def. GV_ASYNC_NONE, and GV_OBJECT_NO in *object: it is no function of the async
 * runtime. */
gv_async gv_async_of(gv_str function, gv_async_object *object);
/* From launching.def; GV_LAUNCHING_NONE: it has no part in launches. */
gv_launching gv_launching_of(gv_str function);

/* ---- layout.c -------------------------------------------------------------------------------- */

/* As the 64-bit data layout has it; computed once for each type. In a type that contains itself the
 * inner one has no bytes. */
gv_layout gv_layout_of(front *f, MlirType type);
/* Of the value's type. */
static inline gv_layout gv_value_layout(front *f, MlirValue value) {
  return gv_layout_of(f, mlirValueGetType(value));
}
/* How many arguments a value of the type is spread over when a function gets it: the members of a
 * memref, else 1. */
uint32_t gv_spread_of_memref(MlirType type);
/* The byte offset of member `index` of a struct or array, and its type; false when there is none
 * such. */
bool gv_member(front *f, MlirType type, int64_t index, int64_t *offset, MlirType *member);
/* The type of a parameter that is passed by value, through an address (llvm.byval); NULL: it is
 * not. */
MlirType gv_byval_type(MlirOperation function, intptr_t param);

/* ---- symbol.c -------------------------------------------------------------------------------- */

/* Finds all functions and globals of the module, adds the globals to the model. False: see
 * f->error. */
bool gv_collect_symbols(front *f, MlirOperation module);

/* ---- whole.c --------------------------------------------------------------------------------- */

/* Does it define C's main, and declare nothing but functions of libraries (outside.def and what
 * else knows names)? Then no other file knows what it defines. Before gv_collect_symbols(), which
 * asks; needs f->internal_linkage. */
bool gv_is_whole_program(front *f, MlirOperation module);
/* In a whole program: nobody else has the symbol, which is defined here, nor calls it by its name.
 */
bool gv_is_its_own(front *f, MlirOperation op);
/* With a body, or with a value that it starts with: declared is what another module defines. */
bool gv_is_defined(MlirOperation op);
/* A function that, by its name, waits for no work on the GPU and calls nobody back: of passive.def,
 * or C++'s library. */
bool gv_is_passive(gv_str name);
/* Its name is that of a function or variable of a library, which knows nothing of the program but
 * what it is given. */
bool gv_is_of_library(front *f, gv_str name);
/* The symbol that a reference in the function being built names; an undeclared one gets an entry.
 * Valid until the next call. */
gv_symbol *gv_symbol_of(front *f, MlirAttribute reference);
/* The global that an alias stands for, and how far into it; NULL: it is not known. */
const gv_symbol *gv_alias_target(front *f, const gv_symbol *alias, int64_t *offset);
/* "@name", in the model's arena, made at the first call. */
gv_str gv_called_name(front *f, gv_symbol *symbol);
/* The function that is called by the operation, or NULL: through a pointer. Valid until the next
 * symbol is looked up. */
gv_symbol *gv_callee_of(front *f, MlirOperation call);
/* The symbol `name` of `scope`; NULL: there is none. */
gv_symbol *gv_find_symbol(front *f, uint32_t scope, gv_str name);
/* The function with a body that the attribute names as text, as emitc.call_opaque does; NULL. */
gv_symbol *gv_named_by_text(front *f, uint32_t scope, MlirNamedAttribute named);
/* Is it the name of `operator new`, but not of the one that gives null where there is no memory? */
bool gv_is_throwing_new(gv_str name);
/* Empty where there is none. */
gv_str gv_string_attribute(MlirOperation op, const char *name);
/* Another module's definition may take the place of this one when they are linked. */
bool gv_is_replaceable(MlirOperation op);
/* Its body is a copy of what another module defines. */
bool gv_is_defined_elsewhere(MlirOperation op);
/* Is it among the attributes that are passed on to LLVM? */
bool gv_has_passed_on(MlirOperation op, gv_str name);
/* Adds a symbol that stands for an operation of a kind of its own. */
gv_symbol *gv_add_symbol(front *f, uint32_t scope, gv_str name, MlirOperation op);
/* The function may be called in ways that are not seen: its address is taken. */
void gv_reach_from_outside(front *f, gv_symbol *symbol);
/* So may all functions that the operation's attributes name; whether there are any. */
bool gv_reach_from_attributes(front *f, uint32_t scope, MlirOperation op);
/* The async function whose body is being laid out; NULL: none. */
const gv_async_function *gv_current_async(const front *f);

/* ---- place.c --------------------------------------------------------------------------------- */

/* Nothing can be proved of the module: what the operation does is not known. `what` is in the
 * model's arena, or static. */
void gv_unreadable(front *f, MlirOperation op, gv_str function, gv_str what);
/* An unknown place is GV_NO_LOC. */
gv_loc gv_place(front *f, MlirLocation location);
/* gv_op.site of what is at the location. */
uint32_t gv_site(front *f, MlirLocation location);
/* Of an operation; what was inlined from a stub is where the launch is. */
gv_loc gv_op_place(front *f, MlirOperation op);
/* Calls `take` with each place that the location is made of, in its order: all of fused ones. */
void gv_each_place(front *f, MlirLocation location, void (*take)(void *with, gv_loc place),
                   void *with);

/* ---- value.c --------------------------------------------------------------------------------- */

/* The parameter that the address comes from, in itself or loaded through it, if that was made;
 * GV_NONE: none. *offset: how many bytes further on it lies, GV_ANYWHERE: not known. */
gv_value_id gv_leading_parameter(front *f, MlirValue address, int64_t *offset);
/* The id of a value of the function being built. */
gv_value_id gv_demand(front *f, MlirValue value);
/* Says that `value` is the model's `id`; it may have been demanded before, by an operation that
 * comes earlier in the text. */
void gv_define(front *f, MlirValue value, gv_value_id id);
/* `value` is `id` for all that is demanded from here on; what was demanded before stays as it is.
 */
void gv_redefine(front *f, MlirValue value, gv_value_id id);
/* `id` itself, or a copy whose origin is not known when the size is not the one wanted. */
gv_value_id gv_fit(front *f, gv_value_id id, uint32_t size);
/* A value that is not followed, which is computed anew wherever control enters the block. `size` in
 * bytes, `width` in bits, 0 for what is no integer. */
gv_value_id gv_opaque_in(front *f, uint32_t block, uint32_t size, uint8_t width, gv_loc loc);
/* The same where it is not known where it is computed. */
gv_value_id gv_opaque(front *f, uint32_t size, uint8_t width, gv_loc loc);
/* A new constant each time, `size` in bytes, `width` in bits; `value` must be sign-extended, of one
 * bit 0 or 1. */
gv_value_id gv_int(front *f, int64_t value, uint32_t size, uint8_t width);
/* Bytes of handles that are in the operands from `first` on may be in the opaque value, which was
 * made of the operation. */
void gv_trace(front *f, gv_value_id opaque, MlirOperation op, uint32_t first);
/* Bytes of a handle can be in the value: it is no constant, no truth value, and no small
 * floating-point number. */
bool gv_can_carry(front *f, MlirValue value);
/* The constant that an integer value is, made by an operation for constants; false: it is none. */
bool gv_constant(front *f, MlirValue value, int64_t *constant);
/* Sign-extended, of one bit 0 or 1. False: the attribute is NULL, or no signless integer or index
 * of up to 64 bits. */
bool gv_attribute_int(MlirAttribute attribute, int64_t *value);
/* Gives the arguments demanded so far what each edge passes to them, until nothing new is demanded.
 */
void gv_settle_arguments(front *f);
/* The model's block for it, in the function being built; GV_NONE: its region was not opened. */
uint32_t gv_block_of(front *f, MlirBlock block);
/* Can it be one by its type: a member of a memref that is a pointer, or 8 bytes that can hold a
 * handle? False where `value` is NULL. */
bool gv_is_address(front *f, const gv_argument *argument);
/* Makes *value the default stream of the thread: the address of a global that stands for it, which
 * is added at the first call. */
void gv_take_thread_stream(front *f, gv_value *value);
/* The 8 bytes at `offset` of an aggregate. */
gv_value_id gv_part(front *f, MlirValue value, int64_t offset);
/* The constant offset of the address from what gv_slot_of says; false: it is not constant. */
bool gv_offset_in_slot(front *f, MlirValue address, int64_t *offset);
/* The byte offset of what the constant path `position` leads to in `type`; false: it does not fit.
 */
bool gv_path_offset(front *f, MlirType type, MlirAttribute position, int64_t *offset);
/* Goes past insertions of other members: the value that `size` bytes at *offset of *whole were
 * inserted as, with *offset 0, or the container where that can't be told. */
void gv_look_through_inserts(front *f, MlirValue *whole, int64_t *offset, uint32_t size);
/* What the llvm.extractvalue takes out of an aggregate that was just put together; NULL: it is not
 * known. */
MlirValue gv_inserted(front *f, MlirOperation extract);
/* What the result of the operation, which is no expression, depends on. */
void gv_find_dependence(front *f, MlirOperation op, gv_value *opaque);
/* data.c: is the result of the operation computed from a floating-point number in memory of
 * callers, and may be any number? */
bool gv_is_any_number(front *f, MlirOperation op);
/* What is loaded from a slot that stands for a value; NULL: it is no such load. */
MlirValue gv_loaded(front *f, MlirValue value);

/* ---- field.c --------------------------------------------------------------------------------- */

/* Says which members a new root of the type has; nothing of one of at most 8 bytes, or with too
 * many. */
void gv_add_fields(front *f, gv_value_id root, MlirType type);

/* ---- wrapper.c ------------------------------------------------------------------------------- */

/* The function, which has a body, is MLIR's C interface to the declared function `name`: it packs
 * its arguments and calls
 * "_mlir_ciface_<name>" with them. */
bool gv_wraps_library(front *f, MlirOperation function, gv_str name);
/* The function is MLIR's C interface to the function `name`, which has a body. */
bool gv_is_interface_of(front *f, MlirOperation function, gv_str name);
/* In the name of a function that stands for a kernel. */
#define GV_STUB_MARK "__device_stub__"
/* Of a direct call; empty where it is none. */
gv_str gv_callee_name(MlirOperation op);
/* It launches by itself, and is not only a part of what comes before a launch. */
bool gv_is_launch(gv_launching part);
/* The launch in the body of a stub; NULL: the body is not here. */
MlirOperation gv_launch_in_stub(MlirOperation function);
/* The function stands for a kernel: by the launch in its body, or, where another module has that,
 * by its name. */
bool gv_is_stub(MlirOperation function, gv_str name);

/* ---- number.c -------------------------------------------------------------------------------- */

/* The llvm.ptrtoint computes a size, as the address of an element counted from null. */
bool gv_is_size(front *f, MlirOperation number);
/* A constant, or a constant number of elements as the address of the one after them. */
bool gv_constant_size(front *f, MlirValue value, int64_t *size);

/* ---- wide.c ---------------------------------------------------------------------------------- */

/* The operation's result is wide, and said by bytes where that can be. */
bool gv_expr_wide(front *f, MlirOperation op, gv_expr *out);

/* ---- integer.c ------------------------------------------------------------------------------- */

/* `whole` is what an operation gives that says whether it overflows, and the part of it that is
 * wanted, the result or, not `first`, the answer, is now in *out. */
bool gv_take_from_overflow(front *f, MlirValue whole, bool first, gv_expr *out);
/* The operation is a freeze of what may be undefined, and what it gives is now in *out. */
bool gv_take_frozen(front *f, MlirOperation op, gv_expr *out);
/* As gv_value.k has them: of an f32 its 32 bits, sign-extended, of any other type those of a
 * double. */
int64_t gv_bits_of_float(MlirType type, double k);

/* ---- constant.c ------------------------------------------------------------------------------ */

/* The bits of a number that a load gives, in memory that never holds anything else: a constant, or
 * a global that nobody writes. */
bool gv_constant_in_memory(front *f, MlirValue loaded, int64_t *bits);

/* This module has all stores to the global, and there is none. */
bool gv_is_never_written(front *f, const gv_symbol *symbol);

/* ---- callers.c ------------------------------------------------------------------------------- */

/* Some bytes of a value; size 0: all of it. */
typedef struct gv_bytes_of_value {
  MlirValue value;
  int64_t offset;
  uint32_t size;
} gv_bytes_of_value;

typedef void gv_take_bytes(void *with, gv_bytes_of_value bytes);

/* What the calls of the module pass as an argument of a function: the same bytes of each. False: it
 * is an argument of another operation. */
bool gv_each_passed(front *f, gv_bytes_of_value argument, gv_take_bytes *take, void *with);

/* What branches bring to the argument of a block. False: something else than a branch does, too. */
bool gv_each_brought(front *f, gv_bytes_of_value argument, gv_take_bytes *take, void *with);

/* The first call of the function by its name, in front.calls.all; GV_NONE: there is none, or it is
 * no function. */
uint32_t gv_first_call(front *f, MlirOperation function);

/* Does it hold for all calls of the symbol by its name, other than those in stubs? */
bool gv_all_calls(front *f, uint32_t symbol, bool (*holds)(front *f, MlirOperation call));

/* ---- unset.c --------------------------------------------------------------------------------- */

/* Gives what those bytes of what the load gives may have been stored as. False: nothing may have
 * been stored there, in memory that begins without content: on the stack, on the heap, a global
 * that starts undefined. Code that gets the address is taken to put something there, unless it is
 * known not to. */
bool gv_each_stored(front *f, gv_bytes_of_value loaded, gv_take_bytes *take, void *with);

/* False: nothing was ever put into the memref, which begins without content. */
bool gv_is_memref_set(MlirValue memref);

/* ---- undefined.c ----------------------------------------------------------------------------- */

typedef enum gv_undefined { GV_DEFINED, GV_PERHAPS_UNDEFINED, GV_DEFINED_OR_NOT } gv_undefined;

/* May it be poison or undef? What comes from outside the module is taken not to be. Not found out:
 * it depends on too many values. */
gv_undefined gv_may_be_undefined(front *f, MlirValue value);
/* May it be either of the two, also by how it is computed? Each freeze of it may give another
 * number. */
bool gv_may_be_frozen_twice(front *f, MlirValue value);
/* integer.c: there are operands for which the result of the operation is poison. */
bool gv_may_make_poison(front *f, MlirOperation op);

/* ---- slot.c ---------------------------------------------------------------------------------- */

/* The one value that the stack slot at the address ever holds where it is read; NULL: it is no such
 * slot. Looked for once for each slot. */
MlirValue gv_value_of_slot(front *f, MlirValue address);
/* restores.c: the function around the operation; NULL: there is none. */
MlirOperation gv_function_around(MlirOperation op);
/* Is the slot, an llvm.alloca, there until the function ends, wherever it gives back the stack? */
bool gv_is_never_restored(front *f, MlirOperation slot);
/* May the slot, an llvm.alloca, be gone at the load since the stack was given back
 * after the store? */
bool gv_may_be_restored_between(front *f, MlirOperation slot, MlirOperation store,
                                MlirOperation load);
/* marks.c: where control comes from marks of a slot's lifetime without passing `store` again, which
 * every way to the loads that are asked about leads past. All are in one region, or lie in
 * operations of it. */
typedef struct gv_behind_marks {
  MlirOperation store;
  GV_VEC(MlirOperation) marks;
  gv_map entered; /* blocks */
  bool anywhere;
} gv_behind_marks;
/* Fills in where that is, of a store and marks. */
void gv_find_behind_marks(gv_behind_marks *b);
/* May what the load gets have been lost since the store, as a lifetime began or ended? */
bool gv_is_behind_mark(const gv_behind_marks *b, MlirOperation load);
/* Gives back what it owns. */
void gv_behind_marks_clear(gv_behind_marks *b);
/* May something be in the slot, an llvm.alloca, where its lifetime begins at `start`? */
bool gv_may_hold(front *f, MlirValue slot, MlirOperation start);
/* dominance.c: every way from the entry of their region to `block` leads past `above`, as far as is
 * found out; so it does to a block to which there is none. */
bool gv_dominates(front *f, MlirBlock above, MlirBlock block);

/* The operation of the region that `op` is or lies in; NULL: there is none. */
MlirOperation gv_lifted(MlirOperation op, MlirRegion region);

#endif
