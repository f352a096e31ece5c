/* room: what the files of the interpreter share. */
#ifndef GV_INTERPRETER_ROOM_H
#define GV_INTERPRETER_ROOM_H

#include "interpreter/interpreter.h"

/* ---- values ---------------------------------------------------------------------------------- */

typedef enum word_kind {
  W_UNDEF,
  W_INT,     /* k */
  W_THING,   /* address k bytes into thing `id`, or the handle itself */
  W_UNKNOWN, /* number `id` of run.unknowns: chosen, or made a thing, when something depends on it
              */
} word_kind;

/* What a value, or a place in memory, holds. */
typedef struct word {
  uint8_t kind;
  uint32_t id;   /* W_UNDEF, W_INT: which null or undefined value it was first, to name it once; 0:
                    not known */
  uint32_t task; /* of whose result it is part, one more than its number in run.tasks; 0: none */
  uint32_t spot; /* W_THING: at an unknown distance, and equal ones are equal; 0: at k */
  int64_t k;
} word;

typedef struct piece {
  int64_t at, len;
  word holds;
} piece;

/* So many bytes: one word, or disjoint pieces in ascending order and something else between them.
 * Never changed, but replaced. */
typedef struct bytes {
  const piece *at;
  uint32_t count; /* 0: all of it is `rest` */
  bool whole;     /* count is 0, and it is one word, not the same in each place */
  word rest;
} bytes;

/* ---- order ----------------------------------------------------------------------------------- */

enum { ACT_WORDS = 12, ACT_LIMIT = ACT_WORDS * 64 };
/* Acts: pieces of work and, in programs with tasks, whatever else orders. */
typedef struct acts {
  uint64_t bits[ACT_WORDS];
} acts;

/* What is over before something. `kind`: what would be if each call that fails had done what it was
 * to do, and more. */
typedef struct order {
  acts real, kind;
} order;

/* `act` is below ACT_LIMIT. */
static inline bool gv_has_act(const acts *set, uint32_t act) {
  return set->bits[act / 64] >> (act % 64) & 1;
}
/* `act` is below ACT_LIMIT. */
static inline void gv_add_act(acts *set, uint32_t act) {
  set->bits[act / 64] |= UINT64_C(1) << (act % 64);
}
/* Adds all of `other` to *set. */
void gv_acts_join(acts *set, const acts *other);
/* The same of both sets. */
void gv_order_join(order *o, const order *other);
void gv_order_join_all(acts *set); /* every act there is or will be */

/* ---- things ---------------------------------------------------------------------------------- */

typedef enum thing_kind {
  T_GIVEN, /* by the caller; its first use as a handle or module says what it is */
  T_STREAM,
  T_EVENT,
  T_DEVICE,
  T_SHARED,
  T_PERHAPS_SHARED,
  T_PINNED,
  T_HEAP,
  T_FIXED, /* a stack slot or a global */
  T_MODULE,
  T_HOLDER, /* stands for the memory in `kept` */
  T_GROUP,
  T_OBJECT, /* of the async runtime */
} thing_kind;

/* An access that was made, or is pending. */
typedef struct access {
  uint32_t act;
  int64_t low, high; /* bytes of the thing; high INT64_MAX: to an unknown end */
  uint32_t spot;     /* that low and high count from; 0: the start */
  bool whole, writes, host;
  bool shaky;     /* of work that a call began which did not go well */
  uint32_t queue; /* the stream, where it does one thing after the other; GV_NONE */
} access;

/* One thing that a stream or event did, and what it is ordered after since then. */
typedef struct mark {
  uint32_t act;
  order order;
  acts before; /* what was done before it, as its task knew */
} mark;

/* Who, besides this task, did something to the thing. */
typedef struct touch {
  uint32_t act;
  uint8_t effect; /* TOUCH_* */
} touch;
enum {
  TOUCH_ENDS = 1, /* destroys, frees or unloads it */
  TOUCH_RECORDS = 2,
  TOUCH_USES = 4,
  TOUCH_WAITS = 8
};

typedef struct thing {
  uint8_t kind;
  bool dead, recorded;
  bool as_memory; /* T_GIVEN: it was used as memory, and so is no stream or event */
  bool with_null; /* streams: ordered with the null stream */
  bool escaped;   /* it was passed on */
  bool perhaps;   /* … or perhaps it was */
  bool
      given; /* it comes from the caller, or is a global: nothing has to be done to it at the end */
  bool asked;    /* memory: the program has asked whether there is any */
  bool none;     /* … and there is none: it is null */
  bool faulted;  /* a use of it was wrong */
  bool raced;    /* an access to it was unordered */
  bool forgiven; /* a call failed that might have ordered anything before what it does next */
  uint32_t op;   /* that made it, or GV_NONE */
  uint32_t on;   /* events: the stream that was recorded, or GV_NONE */
  order order;   /* streams: of what is put there next; events: of the mark */
  GV_VEC(mark) marks;
  GV_VEC(access) accesses;
  GV_VEC(touch) touches;
  bytes memory;
  GV_VEC(word) kept; /* T_HOLDER: memory; T_GROUP: tasks, as numbers */
  int64_t wanted;    /* T_GROUP: how many; -1: not known */
  int64_t count;     /* T_OBJECT: references */
} thing;

/* A body of async.execute that was run, or that is put off: it runs when somebody waits for it, or
 * at the end. */
typedef struct task {
  order before; /* what the host that began it was ordered after */
  acts issued;
  order after; /* what who awaits it is ordered after */
  bool ended;
  struct later *later; /* put off; NULL: it was run at once */
} task;

typedef struct work {
  uint32_t act, op;
  order before;
  bool shaky, touches;
} work;

/* A number, handle or address that the program does not fix. */
typedef struct unknown {
  bool chosen, given; /* given: by the caller, who gives what is needed */
  uint32_t thing;     /* or GV_NONE */
  bool promised;      /* by a task that was put off */
  int64_t k;
  uint64_t key; /* the same value has the same key; 0: none */
} unknown;

typedef struct frame {
  uint32_t function, op;
  uint32_t number;     /* among all frames of the run */
  uint32_t rounds;     /* how often a block was entered that had been before */
  uint32_t *visits;    /* by block of the function */
  bytes *roots;        /* by root of the function */
  uint32_t ended_task; /* the task that ended right before this operation, one more than its number;
                          0: none */
  uint32_t runs_now;  /* the begin of a task that is not to be put off, one more than its number; 0:
                         none */
  uint32_t runs_task; /* it is there to run this task that was put off, one more than its number; 0:
                         none */
} frame;

/* How a task begins that is put off: in this frame, knowing this; and what it will give. */
typedef struct later {
  frame frame;
  order host;
  acts issued;
  uint32_t first_promise, *waits_for,
      waits; /* unknowns, one for each argument of the block after it; tasks */
} later;

typedef struct choice {
  uint32_t chosen, ways;
} choice;
typedef GV_VEC(choice) choices;

/* What is known of a program before it runs. */
typedef struct reader {
  const gv_model *model;
  gv_reach reach;
  uint32_t *root_index, *root_count; /* by value, by function */
  GV_VEC(int64_t) numbers;           /* to be tried where any number may come */
  bool threads;
  uint32_t publics;
} reader;

/* One path through one function. */
typedef struct run {
  const gv_model *model;
  const reader *reader;
  gv_arena arena;
  GV_VEC(thing) things;
  GV_VEC(unknown) unknowns;
  GV_VEC(frame) frames;
  GV_VEC(task) tasks;
  GV_VEC(uint32_t) open_tasks;
  GV_VEC(work) works;
  GV_VEC(uint64_t) spots;       /* keys of places at unknown distances */
  GV_VEC(uint64_t) null_faults; /* null and undefined values that were used wrongly */
  choices *choices;             /* made so far, and to be made again */
  uint32_t next_choice, repeated, frames_made, steps, acts, loads, put_off;
  order host;             /* what the host has waited for, in the task that runs */
  acts issued;            /* what was done before, as this task knows */
  bool threads;           /* the program has tasks */
  bool delays;            /* a task was put off */
  bool over;              /* the program has ended, or waits for ever */
  uint32_t current;       /* operation */
  GV_VEC(uint32_t) chose; /* operations at which something was chosen */
  gv_map known, fixed; /* while one value is computed: of those deep in it what they are, a number
                          in known_bytes; whether they are fixed */
  GV_VEC(bytes) known_bytes;
  uint32_t null_stream, *global_things;
  gv_stop stop; /* GV_STOP_COUNT: it goes on */
  gv_interpretation *seen;
} run;

/* The first reason stays. What runs must look at gv_runs() then, and do nothing more. */
void gv_stop_run(run *r, gv_stop why);
/* False: gv_stop_run() was called, and the rest of the run does not count. */
static inline bool gv_runs(const run *r) { return r->stop == GV_STOP_COUNT; }

/* ---- things ---- */
/* Its number in r->things, whose elements may move. `op`: that makes it, or GV_NONE. */
uint32_t gv_new_thing(run *r, thing_kind kind, uint32_t op);
/* Valid until the next gv_new_thing(). */
static inline thing *gv_thing(run *r, uint32_t id) { return &r->things.at[id]; }
/* What a caller gives is none before its first use says so. */
static inline bool gv_is_memory(const thing *t) {
  return t->kind >= T_DEVICE && t->kind <= T_FIXED;
}
/* The handle, or the address of its first byte. */
word gv_word_of_thing(uint32_t id);

/* ---- bytes ---- */
/* All of the bytes are this word, as a whole. */
bytes gv_one_word(word w);
/* Each place in the bytes holds this word: null, undefined, unknown. */
bytes gv_same_words(word w);
/* Bytes [at, at + len) of `from`, counted from 0; in the run's arena. */
bytes gv_bytes_get(run *r, bytes from, int64_t at, int64_t len);
/* `to` with these bytes replaced by `what`; in the run's arena. `to` stays as it was. */
bytes gv_bytes_put(run *r, bytes to, int64_t at, int64_t len, bytes what);
/* A word that is not quite any that was put there is a new unknown. */
word gv_bytes_word(run *r, bytes from, int64_t at, int64_t len);

/* ---- values, in the newest frame ---- */
/* Where the newest frame has the root; to be read and written while that frame is there. */
bytes *gv_root(run *r, gv_value_id root);
/* What the root holds, or the expression comes to, with what the frame's roots hold now. */
bytes gv_value_of(run *r, gv_value_id value);
/* The same as one word. */
word gv_value_word(run *r, gv_value_id value);
/* One with this key, if not 0, is made once. `given`: by the caller. Too many stop the run. */
word gv_new_unknown(run *r, bool given, uint64_t key);
/* Chosen now, if it is unknown. */
int64_t gv_number_of(run *r, word w, uint8_t width);
/* False: it is not fixed by the program; nothing is chosen. */
bool gv_fixed_number(run *r, gv_value_id value, int64_t *k);
/* A number below `ways`, the one of this run's choices that is next. Stops the run, and gives 0,
 * where loops have chosen too often. */
uint32_t gv_choose(run *r, uint32_t ways);
/* The same without a bound on how often. */
uint32_t gv_pick(run *r, uint32_t ways);
/* What is used as a handle, address or module; GV_NONE: null, undefined or a plain number, or the
 * run stops. */
uint32_t gv_thing_of(run *r, word w);

/* ---- what goes wrong ---- */
/* Notes that the rule is broken at `op`, once for each place and rule with the worst `how`; nothing
 * once the run has stopped. Once a task was put off, a fault is uncertain. */
void gv_show(run *r, uint32_t op, gv_rule rule, gv_shown_how how);

/* ---- uses: what each argument needs ---- */
/* Does the use as a handle do what it is to do? */
bool gv_use_handle(run *r, uint32_t op, word w, gv_role role);
/* `sure`: the call itself goes well. */
bool gv_use_memory(run *r, uint32_t op, word w, gv_role role, bool sure);
/* The same of a module, which what a caller gives becomes here. */
bool gv_use_module(run *r, uint32_t op, word w, gv_role role, bool sure);
/* A descriptor is used or destroyed. */
void gv_use_descriptor(run *r, uint32_t op, word w, gv_role role);

/* ---- work: accesses and their order ---- */
typedef struct touched {
  word at;
  gv_role role;
  int64_t bytes; /* -1: not known */
} touched;
/* Its number, noted in r->issued. At ACT_LIMIT the run stops. */
uint32_t gv_new_act(run *r);
/* Something is done to the thing, in no order with what tasks did that nobody has awaited. */
void gv_touch(run *r, uint32_t op, uint32_t id, uint8_t effect);
/* The host reads or writes so many bytes (-1: not known) there at once; shown where that meets work
 * that is pending. */
void gv_host_access(run *r, uint32_t op, word at, gv_role role, int64_t bytes);
/* stream NULL: one of its own, for which the host waits. */
void gv_enqueue(run *r, uint32_t op, const word *stream, bool blocks, const touched *list,
                uint32_t count);
/* After what the host waited for and, where `stream` is not NULL, what that stream is ordered
 * after; shown where other work on it is pending. */
void gv_free_memory(run *r, uint32_t op, word at, gv_role role, const word *stream);
/* Shown where a kernel of the module may still run. */
void gv_unload(run *r, uint32_t op, word at);
/* A stack slot begins or ends. */
void gv_mark_slot(run *r, uint32_t op, word at);
/* What work that is put onto stream `id` next comes after, by the null stream's rules, too. */
order gv_order_of_stream(run *r, uint32_t id);
/* After what a wait for it is ordered, whatever the order in which tasks beside each other record
 * it. */
order gv_order_of_event(run *r, uint32_t id);
/* Work that is put onto stream `id` from here on comes after this, too. */
void gv_order_stream(run *r, uint32_t id, const order *after);
/* The host waits for the work on all streams. */
void gv_wait_for_all(run *r);
/* A call on things of this kind failed: had it worked, it might have ordered anything. */
void gv_forgive(run *r, thing_kind kind);
/* What is left when the function returns. */
void gv_end_of_run(run *r, const gv_op *ret);

/* ---- calls and steps ---- */
/* Executes the GV_OP_ACTION `op`, number `index`; what the interpreter does not model stops the
 * run. */
void gv_act(run *r, uint32_t index, const gv_op *op);
/* ---- tasks ---- */
/* One more than the number in run.tasks of the task whose result is in the bytes; 0: none. */
uint32_t gv_task_in(bytes b);
/* At GV_OP_TASK_BEGIN number `index`: goes into the body, or puts it off, or first runs a task that
 * it waits for and is called again. */
void gv_begin_task(run *r, uint32_t index, const gv_op *op);
/* Of the task that the newest frame is in. */
void gv_end_task(run *r, const gv_op *op);
/* False: it has to run first, and is in the newest frame now. */
bool gv_is_task_over(run *r, uint32_t number);
/* The same of all tasks that were put off. */
bool gv_are_tasks_over(run *r);
/* To no thing: nothing. At an unknown distance: nothing is known of its memory afterwards. */
void gv_store_memory(run *r, word at, int64_t len, bytes what);
/* Unknown, anew each time, from no thing or at an unknown distance. */
bytes gv_load_memory(run *r, word at, int64_t len);
/* In the newest frame; nothing where the operation has no such result. */
void gv_set_result(run *r, const gv_op *op, uint32_t index, bytes what);
/* From its start to its end, or to where the run stops. */
void gv_run_function(run *r, uint32_t function);

#endif
