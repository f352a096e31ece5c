/* execute: symbolic execution of one path. Is the path feasible? Guards know conditions as true or
 * false; here the numbers in the conditions are tracked along one path, through block arguments,
 * memory and arithmetic, so that a loop from 0 to 1 does not run twice. A path that exceeds the
 * budget counts as infeasible: what depends on it is then undecided, which is sound.
 */
#ifndef GV_EXECUTE_H
#define GV_EXECUTE_H

#include "counterexample/numbers.h"
#include "typestate/tabulate.h"

/* When memory was changed last, and whether to what is known to the path, in a way that is not
 * followed. */
typedef struct gv_change {
  uint64_t at;
  bool unconstrained;
  bool either; /* by one side of a branch, of which the path takes any */
  bool zeroed; /* all of it is zero */
  bool told;   /* it tells of the machine */
} gv_change;

typedef struct gv_stamped {
  gv_number number;
  uint64_t since;
  uint32_t size; /* of memory, bytes */
} gv_stamped;

/* An address on a path: so many bytes behind what the value `base` points to, which has the number
 * `root`. */
typedef struct gv_far {
  gv_number root;
  gv_value_id base;
  gv_number bytes;
} gv_far;

/* One piece of pending work on the path, and the numbers of the streams and events that come after
 * it. */
enum { GV_TRACE_HANDLES = 16, GV_TRACE_NUMBERS = 4 };
typedef struct gv_trace {
  uint32_t begin; /* the call that enqueues it, when control next passes there; GV_NONE */
  uint32_t op;    /* … also when it was passed; GV_NONE: no work is followed */
  uint32_t
      via;     /* `begin` is in the callee of this call, which is passed through; GV_NONE: or not */
  bool by_log; /* what comes after entry `from` of the execution's log is followed once it is asked
                  for */
  uint32_t from;
  bool active, over, failed; /* failed: the call on the path fails, and nothing was enqueued */
  bool unsure;  /* it was begun on a stream of which the path does not know what became of it */
  bool several; /* of its streams or events one may be held by other places than was said, by what
                   no condition tells */
  bool
      havocked_at; /* a handle was met that the path has not made, or a call that is not followed */
  uint32_t operand; /* of `op`, of which the address is wanted; GV_NONE */
  bool placed;      /* … is known: */
  gv_far far;
  /* Numbers that `op` gets and that are wanted as they are then, which `passed` says are known. */
  gv_value_id wanted[GV_TRACE_NUMBERS];
  gv_number got[GV_TRACE_NUMBERS];
  uint32_t wants;
  bool passed;
  uint32_t streams, events;
  gv_number stream[GV_TRACE_HANDLES], event[GV_TRACE_HANDLES];
  uint32_t gained, told; /* how often one was added by the numbers; how often one was said to come
                            after the work */
} gv_trace;

/* What a path that is followed later has to know of a call that it has made: a number of one of its
 * streams or events. Of a call that is not followed: nothing, role GV_ROLE_NONE. */
typedef struct gv_logged {
  uint32_t op;
  uint32_t call; /* that is passed through then; GV_NONE: none is */
  uint8_t role;
  bool first;               /* of those of the call */
  bool fails;               /* the call does */
  bool known;               /* the path has made the handle */
  bool plain;               /* it is another handle than all other numbers that are */
  uint32_t streams, events; /* so many are compared with those after the work, from the log's
                               beginning to the end of the call */
  gv_number number;
} gv_logged;

enum { GV_FEASIBLE_THROUGH = 8 };
/* What the path has done. */
typedef struct gv_made {
  bool wrote;       /* to memory that may be a caller's */
  bool tied;        /* … or asked about two texts of the user together: what one says may follow
                       from the other */
  uint32_t changes; /* of such memory, from outside */
  uint32_t waits;   /* of the host, for some work */
} gv_made;

/* What is in memory. */
typedef struct gv_held {
  gv_address at;
  gv_number number;
  uint32_t size; /* bytes */
} gv_held;
typedef GV_VEC(gv_held) gv_held_list;

/* What is known where a path begins in a called function: all that its caller knows, and what it
 * passes. */
typedef struct gv_passed {
  GV_VEC(gv_unknown) unknowns; /* none: nothing is known */
  GV_VEC(gv_goal) goals;
  GV_VEC(gv_number) numbers; /* by parameter */
  GV_VEC(gv_address)
  places; /* by parameter: what it is the address of, outside; key GV_NONE: that is not followed */
  gv_held_list held;
  uint32_t function;
  gv_made made;
  gv_trace trace;
} gv_passed;

/* An operand or a block argument is one of two, on this condition; GV_NONE: which handle it is
 * depends on the side of a branch that the path takes, or on what is not followed. */
typedef struct gv_choice {
  gv_value_id condition;
  uint32_t atom; /* or else the truth of this one may be what the state of the object rests on;
                    GV_NONE */
  gv_number asks;
  bool assumed; /* what it comes out as is among the conditions of the path */
  bool beside;  /* the path does not rest on it */
  uint32_t op;  /* at this operation of the path; what a callee chooses that it passes through, at
                   the call */
} gv_choice;

/* By what a loop is left: its counter, `ahead` further on, is compared with a bound. */
typedef struct gv_loop_exit {
  gv_value_id counter, bound; /* a block argument; what is the same in all rounds */
  int64_t step, ahead;
  uint8_t test, width; /* gv_arith, of so many bits */
  uint8_t flags;       /* GV_ARITH_* that all steps of the counter have */
  bool left;           /* the counter is its left side */
  bool loaded;         /* … which is loaded in each of them */
  bool is;             /* it is left where the comparison is this */
} gv_loop_exit;

/* A branch of which the path takes either side: both come to `join`, and all between them is
 * `blocks`. */
typedef struct gv_detour {
  uint32_t branch, join;
  GV_VEC(uint32_t) blocks;
  bool same_rounds; /* a loop in whose rounds the same happens: it is entered, and left after one
                       that is like the first */
  bool asks;        /* functions are called there */
  bool misses;      /* … of whose rounds those that are passed do not come by the element that is
                       followed */
  bool late; /* a loop of whose rounds the path goes through the last ones only, and leaves it as
                its numbers say */
  uint32_t header; /* … that control enters it by */
  uint32_t tail;   /* … through so many; 0: */
  int64_t skipped; /* … through all but so many, the first ones */
  bool counts; /* a loop that is passed as a whole, of which what the counter is in the end follows
                  from what it is before */
  gv_loop_exit exit;
} gv_detour;
typedef GV_VEC(gv_detour) gv_detour_list;
/* Rounds of a loop that a path does not go through: the counter in the first of them, and in the
 * last; unknown: it is not known. */
typedef struct gv_skipped {
  const gv_detour *loop;
  gv_number first, last;
} gv_skipped;
/* Of a call of a function that is only declared: a hash of its name. 0: it is none. */
uint32_t gv_asked_of(const gv_op *op);
/* `branch` is the block that a detour of the list begins in, of whose sides the path takes either.
 * Linear in the list. */
bool gv_is_detour(const gv_detour_list *list, uint32_t branch);
/* One of the list begins there, whatever the path does. */
static inline bool gv_has_detour(const gv_detour_list *list, uint32_t branch) {
  bool has = false;
  for (uint32_t i = 0; i < list->len && !has; i++) has = list->at[i].branch == branch;
  return has;
}
/* `block` lies between branch and join, neither of which counts. Linear in its blocks. */
bool gv_is_on_detour(const gv_detour *d, uint32_t block);

/* A small instance of the program: these numbers for what is passed to roots, in turn, and for the
 * index of the element of arrays that is followed. Control has few ways then. */
typedef struct gv_instance {
  bool is; /* one is looked at */
  int64_t numbers[2], index;
  GV_VEC(gv_value_id) asked; /* the parameters that paths have asked for, sorted, each once */
} gv_instance;

/* For checkpoint.h: what was there before. */
typedef struct gv_old_value {
  uint32_t index;
  gv_stamped value;
} gv_old_value;
typedef struct gv_old_change {
  uint32_t index;
  gv_change change;
} gv_old_change;
typedef struct gv_old_block {
  uint32_t block;
  uint64_t entered, havocked_at;
} gv_old_block;

typedef struct gv_old_choice {
  uint32_t index;
  gv_choice choice;
} gv_old_choice;

/* A point on the way of the last path, and what there was when it came there. */
typedef struct gv_checkpoint {
  uint64_t number; /* of all that there have been, from 1 on */
  uint32_t edge;   /* just after this one was crossed, or … */
  uint32_t op; /* … before this operation, in the block to which the edge before it leads; both
                  GV_NONE: at the beginning */
  uint32_t values, times, blocks, choices, undo; /* of each list of changes: how many there were */
  uint32_t unknowns, goals, chosen, logged;
  gv_made made;
  gv_change escaped;
  uint64_t reached;
  gv_number asked; /* of the edge */
  bool holds;      /* its goals are known not to contradict each other */
} gv_checkpoint;

/* By which it is found again, as long as it is there. */
typedef struct gv_way_mark {
  uint32_t at;
  uint64_t number; /* 0: there is none */
} gv_way_mark;

typedef struct gv_checkpoints {
  GV_VEC(gv_checkpoint) list; /* empty: none are kept */
  uint64_t made;
  uint32_t at;  /* the last one that the path has come to */
  bool is_open; /* the path has done nothing since but take steps */
  GV_VEC(gv_old_value) values;
  GV_VEC(gv_old_change) times;
  GV_VEC(gv_old_block) blocks;
  GV_VEC(gv_old_choice) choices;
} gv_checkpoints;

/* What a path is about. */
typedef struct gv_subject {
  uint32_t made_by;       /* the operation that makes the object of the path; GV_NONE: it comes from
                             elsewhere */
  uint32_t fault, begins; /* the access at the end, and the one that is pending; GV_NONE: none */
} gv_subject;

typedef struct gv_execution {
  const gv_model *model;
  const gv_flow *flow;
  const gv_tabulation
      *tab; /* which functions are called from outside, which do more than enqueue work, and in what
             * states streams and events come; NULL: any may, and nothing is known of these */
  const gv_detour_list *detours; /* NULL: none */
  gv_instance *instance;         /* NULL: none */
  const gv_subject *object;      /* NULL: not known */
  bool unmoved;   /* the edge that was refused last was refused by its condition alone: the path is
                     where it was */
  gv_map current; /* root value to index into values */
  gv_map memory;  /* hash of a place's key and offset to index into values */
  gv_map written; /* key of a place to index into times: everything known of it before is gone */
  gv_map writes;  /* by call and key of memory: 1 where the one writes the other */
  GV_VEC(gv_stamped) values;
  GV_VEC(gv_address) stored; /* all places that are in `memory` */
  GV_VEC(gv_change) times;
  gv_numbers numbers;
  uint64_t *entered;     /* by block: when the path last came in */
  uint64_t *havocked_at; /* by block: when it last came by, or not */
  gv_passed passed;      /* with which each path begins */
  uint32_t put_off;      /* from here to `at` operations are passed once somebody asks for numbers;
                            GV_NONE: none are */
  uint32_t at; /* the next operation, in the block where the path is; GV_NONE: its first */
  gv_made made;
  uint32_t through[GV_FEASIBLE_THROUGH]; /* calls that are passed through now */
  uint32_t throughs;
  gv_change escaped;          /* all memory that others can reach */
  uint64_t reached;           /* when some of it was changed last */
  bool weak_updates;          /* what is written now may be, or not */
  uint64_t now, begun, ready; /* ready: all that was passed is in */
  uint32_t open, settled; /* how often the path could not tell whether two handles are one; at which
                             of them they are taken to be */
  gv_trace trace;
  bool logs; /* what happens to streams and events is kept in `log` */
  GV_VEC(gv_logged) log;
  gv_number asked;   /* the last condition */
  bool taken_surely; /* of the last branch that the path passes by, the condition is known, and it
                        is this side */
  GV_VEC(gv_choice) choices;
  uint32_t passes; /* the operation of the path that is passed now */
  gv_checkpoints checkpoints;
} gv_execution;

/* `limit`: of the steps for all paths. */
void gv_execution_init(gv_execution *f, const gv_model *model, const gv_flow *flow, uint64_t limit);
/* decisive.c: fills in gv_path_search.decisive, for all paths. */
void gv_execution_find_decisive(gv_tabulation *tab);
/* Steps taken so far. */
static inline uint64_t gv_execution_spent(const gv_execution *f) {
  return f->numbers.spent + f->numbers.granted - f->numbers.budget;
}
/* Frees it with what a caller passed; model, flow, tabulation and detours are borrowed. Only
 * gv_execution_init() may follow. */
void gv_execution_clear(gv_execution *f);
/* Starts a new path, on which nothing is known but what a caller passes. Where it cannot tell
 * whether two handles are one, they are two, but for the time with number `settled` (from 0 on;
 * GV_NONE: none), where they are one. */
void gv_execution_begin(gv_execution *f, uint32_t settled);
/* How many such times the path has had so far. */
static inline uint32_t gv_execution_open(const gv_execution *f) { return f->open; }
/* The path goes through the block that the edge leaves, and takes the edge. False: plainly not.
 * Sets `asked`: a constant where there is no condition. */
bool gv_execution_edge(gv_execution *f, uint32_t edge);
/* The caller's path goes on to `call`, in the block where it now is: paths of `callee` begin after
 * it, in the called function, until gv_execution_forget(), which gets what they began with before.
 * The two may be one. */
gv_passed gv_execution_enter(gv_execution *callee, gv_execution *caller, uint32_t call);
/* Frees what gv_execution_enter() passed, and takes over `before`, which that returned; all zero:
 * nothing is passed. */
void gv_execution_forget(gv_execution *callee, gv_passed before);
/* The path comes to the call, in the block where it now is. Is it certain that it can go through
 * the callee, and choose nothing there, so that it need not be entered? */
bool gv_execution_passes(const gv_execution *caller, uint32_t call);
/* As gv_execution_enter() for such a call: the callee's path knows nothing. */
gv_passed gv_execution_enter_aside(gv_execution *callee, uint32_t call);
/* … and as gv_execution_leave(): the caller follows the work that the callee was to follow. */
void gv_execution_leave_aside(gv_execution *callee, gv_execution *caller, uint32_t call);
/* The path ends before `op`, in the block where it now is. */
void gv_execution_arrive(gv_execution *f, uint32_t op);
/* The callee's path goes on to the return at the end of the block where it now is, and the caller's
 * after the call that it entered by. */
void gv_execution_leave(gv_execution *callee, gv_execution *caller, uint32_t call, uint32_t end);
/* Follows the work that `op`, in the block where the path now is, enqueues; `operand`: of which the
 * address is wanted, GV_NONE. */
void gv_execution_trace(gv_execution *f, uint32_t op, uint32_t operand);
/* … and that number, as it is when control passes there. False: there are too many. */
bool gv_execution_trace_number(gv_execution *f, gv_value_id number);
/* trace.c: follows the work through what has been logged, to where the path is. */
void gv_execution_follow(gv_execution *f);
/* Goes on to `op` in that block: by the numbers alone, is it out of the question that `op` meets
 * the work while it is pending? The host has waited for it, or `op` comes after it on its stream,
 * or one of the two calls fails. What happens in calls that the path does not enter is not
 * followed: false where that would be needed. */
bool gv_execution_apart(gv_execution *f, uint32_t op);
/* By what the path was found with, a stream or event comes after the work here. */
static inline void gv_execution_tell_gain(gv_execution *f) { f->trace.told++; }
/* The work was followed all the way, by handles that the path has made: what gv_execution_apart()
 * says is what happens. */
static inline bool gv_execution_is_certain(gv_execution *f) {
  gv_execution_follow(f);
  return f->trace.active && !f->trace.havocked_at;
}
/* By the numbers more comes after the work than was told. */
static inline bool gv_execution_gained_more(gv_execution *f) {
  gv_execution_follow(f);
  return f->trace.gained > f->trace.told;
}
/* The host has waited for the work. */
static inline bool gv_execution_is_over(gv_execution *f) {
  gv_execution_follow(f);
  return f->trace.active && f->trace.over;
}
/* Has the path made the handle, so that what it has done to it is known? */
bool gv_execution_knows(gv_execution *f, gv_value_id handle);
/* Is the work that gv_execution_trace() named begun, for all that the path knows, and followed? */
static inline bool gv_execution_traces(gv_execution *f) {
  gv_execution_follow(f);
  return f->trace.active && !f->trace.unsure;
}
/* The path chooses at the operation that it passes now, by `asks`. */
void gv_execution_choose(gv_execution *f, uint32_t condition, uint32_t atom, gv_number asks,
                         bool assumed);
/* On this path choice number `choice` comes out so. False: plainly not. */
bool gv_execution_settle(gv_execution *f, uint32_t choice, bool is);
/* The atom's truth on this path, as a number of one bit. */
gv_number gv_execution_atom(gv_execution *f, uint32_t atom);
/* late_rounds.c: the path is about to go through the last rounds of the loop, whose header it has
 * just entered from outside. False: there are not so many, or it is not known what its counter is
 * then. */
bool gv_execute_late_rounds(gv_execution *f, const gv_detour *loop);
/* late_rounds.c: the path leaves the loop, and goes through the rest of its rounds no more: what
 * its counter is then. False: that is not known. */
bool gv_counter_behind(gv_execution *f, const gv_detour *loop, gv_number *last);
/* Of what is done and computed in the blocks of the detour nothing is known, but that none of it
 * means nothing: what that says of numbers from before the detour is assumed. False: it does not
 * hold. */
bool gv_execute_havoc(gv_execution *f, const gv_detour *d, const gv_skipped *rounds);
/* postdominators.c: no program that means anything takes the edge in the detour, which says
 * something of numbers from before it. */
bool gv_is_assumed_beside(const gv_model *m, const gv_flow *flow, const gv_detour *d,
                          uint32_t edge);
/* By how much the argument of a block of the loop grows in each round; false: not by the same
 * number always. */
bool gv_grows_in_loop(const gv_model *m, const gv_flow *flow, const gv_detour *loop,
                      gv_value_id argument, int64_t *k);
/* The condition as the program has it, of a branch that also asks whether the element that is
 * followed is to come. */
gv_value_id gv_asked_by_loop(const gv_model *m, gv_value_id condition);
/* An argument of a loop's head that says whether it has come by the element that is followed. */
typedef struct gv_sought {
  gv_value_id hit;   /* i1: in this round it comes by it */
  gv_value_id index; /* the number of what it comes by in the round */
} gv_sought;
/* The argument of the loop's header is such a one; what it is told of, in *sought. */
bool gv_is_seen_in_loop(const gv_model *m, const gv_flow *flow, const gv_detour *loop,
                        gv_value_id argument, gv_sought *sought);
/* The number grows by as much as the counter does: that, plus a constant. */
bool gv_goes_with_counter(const gv_model *m, const gv_detour *loop, gv_value_id id);
/* The store may have been done in these rounds. NULL: whenever. */
void gv_skip_store(gv_execution *f, const gv_skipped *s, gv_value_id address, uint32_t size);
/* All that is known to be in memory now. */
void gv_list_held(gv_execution *f, gv_held_list *held);
/* Any edge into the loop's header: its pairs name all arguments of that. */
const gv_edge *gv_edge_into_loop(const gv_model *m, const gv_flow *flow, const gv_detour *loop);
/* A round before this one has come by the element that is followed, so that none to come does:
 * perhaps; on the path from here on. */
bool gv_may_have_come_by(gv_execution *f, const gv_detour *loop);
/* … and that is assumed from here on; false: it cannot be. */
bool gv_has_come_by(gv_execution *f, const gv_detour *loop);
/* The conditions of the path so far do not contradict each other. */
bool gv_execution_holds(gv_execution *f);

#endif
