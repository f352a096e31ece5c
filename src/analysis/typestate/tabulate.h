/* tabulate: the one fixpoint. Each handle is tracked separately, from its seed until it is
 * destroyed or lost, along every path.
 *
 * A *seed* is a place in the program where a handle originates: a create call, a null or undefined
 * constant, a parameter of a public function, uninitialised memory, a value that cannot be traced.
 * Each seed is a separate problem: track any one object that it creates. If the same operation runs
 * again, in a loop, it creates another object, which is not the tracked one; so this iteration's
 * handle and an earlier one's are never confused, and each is covered, since any may be the tracked
 * one.
 *
 * A *node* is what may be true before an operation: an object in some state, held by some places,
 * under some guard. Nodes with equal state merge, and their guards are or-ed; that is property
 * simulation (Das, Lerner, Seigle, ESP, PLDI 2002) with exact guards. A *context* is one function
 * run for one seed, or for one state that a caller passes in; the second kind is shared by all
 * callers that pass it (tabulation: Reps, Horwitz, Sagiv, POPL 1995).
 */
#ifndef GV_TABULATE_H
#define GV_TABULATE_H

#include "logic/predicates.h"
#include "typestate/states.h"

typedef enum gv_seed_kind {
  GV_SEED_AT_OP,    /* after operation `op` */
  GV_SEED_AT_ENTRY, /* at the entry of `function` */
  GV_SEED_IN_BLOCK, /* a constant or untraceable value: at the head of block `block`, which uses it
                     */
  GV_SEED_OF_CALL,  /* handed out by a callee: after call `op` */
  GV_SEED_WORK, /* enqueued work: after operation `op`, in what reaching state number `key` left it
                 */
  GV_SEED_CONTROL, /* no handle: the guard of each block of `function` */
} gv_seed_kind;

typedef struct gv_seed {
  gv_seed_kind kind;
  gv_handle handle;
  uint8_t flags;
  uint32_t function;
  uint32_t block;  /* GV_SEED_IN_BLOCK */
  uint32_t op;     /* where it is made, or GV_NONE */
  gv_key key;      /* the place that holds it, GV_NONE for control */
  gv_loc loc;      /* of the creation, through calls: of the first one */
  uint32_t lo, hi; /* its bytes at that place; hi GV_EVERYWHERE: all of them */
  bool untold;     /* the place holds several objects, too many to distinguish */
} gv_seed;

typedef struct gv_context {
  uint32_t function;
  uint32_t seed; /* GV_NONE: called */
  uint32_t root; /* the context of the seed that this was first entered for */
  uint32_t entry_state;
  gv_guard entry_guard;
  uint32_t first_caller; /* into callers */
  uint32_t first_exit;   /* into exits */
} gv_context;

typedef struct gv_node {
  uint32_t context, op, state;
  gv_guard guard;
  uint32_t first_origin, last_origin; /* into origins */
  bool queued;
} gv_node;

typedef enum gv_origin_kind { GV_FROM_START, GV_FROM_EDGE, GV_FROM_CALL } gv_origin_kind;
/* One way to come to a node. */
typedef struct gv_origin {
  gv_origin_kind kind;
  uint32_t node; /* before; GV_NONE for a start */
  uint32_t via;  /* the edge, or the call */
  uint32_t exit; /* GV_FROM_CALL, and GV_FROM_START of a seed by call: the callee's exit */
  uint32_t next;
} gv_origin;

typedef struct gv_caller {
  uint32_t node, op, state,
      frame; /* the caller's state and the places that the callee does not see */
  gv_guard guard;
  uint32_t next;
} gv_caller;

typedef struct gv_exit {
  uint32_t context, state;
  uint32_t first_leaver; /* into leavers */
  gv_guard guard;
  uint32_t next;
  uint32_t last_leaver;
} gv_exit;

/* A node from which control leaves by an exit. */
typedef struct gv_leaver {
  uint32_t node, next;
} gv_leaver;

/* From `node`, operation `at` was reached in `state`, and there it happened. */
typedef struct gv_error_state {
  uint32_t node, at, state;
} gv_error_state;

enum {
  GV_ERRORS_LIMIT = 16
}; /* ways to one fault, tried in turn when one turns out not to be possible */

/* Something wrong, once for each rule and operand. */
typedef struct gv_fault {
  gv_rule rule;
  uint32_t op, operand;        /* where; for a leak the creating operation and GV_NONE */
  uint32_t blame;              /* index of the operand whose fault this comes of; GV_NONE */
  GV_VEC(gv_error_state) ways; /* never empty */
  GV_VEC(uint32_t)
  after; /* operations that would be faults too, had this one not come before; each once */
} gv_fault;

typedef enum gv_havoc_kind {
  GV_HAVOC_UNKNOWN_CALL, /* passed to something that may do anything with it */
  GV_HAVOC_KEPT,   /* the runtime keeps its address, and what it does with it is not followed */
  GV_HAVOC_STORED, /* stored where loads cannot be matched */
  GV_HAVOC_OFFSET, /* in memory at an offset that is not constant */
  GV_HAVOC_OVERWRITTEN,  /* read from memory where something else may be by now */
  GV_HAVOC_COMPUTED,     /* an address is computed from it */
  GV_HAVOC_LARGE,        /* an expression or a set of states beyond the limits */
  GV_HAVOC_ALIAS,        /* in memory that a function gets twice */
  GV_HAVOC_PARTIAL,      /* only some of its bytes are left */
  GV_HAVOC_APART,        /* some of its bytes go on without the others */
  GV_HAVOC_KERNEL,       /* undefined, and passed to a kernel that may never use it */
  GV_HAVOC_NULL,         /* null, at a use that may touch no byte of it */
  GV_HAVOC_SHARED,       /* whether the host may touch it depends on what is not constant */
  GV_HAVOC_TASK,         /* used by a task that nothing orders with this */
  GV_HAVOC_BEFORE_MAIN,  /* left with pending work by what runs before main */
  GV_HAVOC_UNREGISTERED, /* no longer registered, perhaps before the GPU is done with it */
  GV_HAVOC_REACHED,      /* perhaps touched by an address in memory, or that another module knows */
  GV_HAVOC_RESET,        /* a device was reset, and it is not known whether that of the object */
  GV_HAVOC_INSIDE,       /* freed by an address that may not be that of its allocation */
} gv_havoc_kind;

typedef struct gv_havoc {
  gv_havoc_kind kind;
  uint32_t op;
} gv_havoc;

enum {
  GV_ARRIVED_WELL = 1,
  GV_ARRIVED_FAULTY = 2,
  GV_ARRIVED_HAVOCKED = 4,
  GV_ARRIVED_UNKNOWN = 8,
  GV_ARRIVED_UNLOWERED = 16,
  GV_ARRIVED_GIVEN = 32,        /* a stream or event that a caller passes */
  GV_ARRIVED_GIVEN_MEMORY = 64, /* memory that a caller passes */
  GV_ARRIVED_ELSEWHERE = 128    /* what is in an array element that is not the one followed */
};

/* In `asked`: `of` an operation that enqueues work, `number` a demand that is about it. In
 * `copies`: `of` a family of copies of an operation of the source, `number` one of the operations
 * that enqueue its work. */
typedef struct gv_asked {
  uint32_t of, number;
} gv_asked;

typedef GV_VEC(gv_asked) gv_asked_list;

/* A demand was found that may not be met, or for certain is not. */
enum { GV_DEMAND_OPEN = 1, GV_DEMAND_BROKEN = 2 };

enum { GV_NOT_JUDGED = 255 };

/* A stream or event as it came to one operand of an action or call: its places are all that hold
 * it. */
typedef struct gv_reaching {
  gv_state state;
  gv_guard guard;
  uint32_t seed; /* of its context; GV_NONE: a caller's */
  uint32_t next; /* at the same operand */
} gv_reaching;

/* A stream or event went through call `op`: what it came into the callee in, what it left it in
 * (both in the callee's terms, where the places of its entry stay), and all that the caller has it
 * in then. */
typedef struct gv_summary_edge {
  uint32_t op, entry, exit, after; /* the last three are places */
  gv_guard guard;                  /* of the caller, before the call */
  bool null, dead;                 /* dead: it was destroyed when it came in */
  bool known;                      /* on none of these ways it was lost sight of */
  uint32_t next;                   /* of the same call */
} gv_summary_edge;

/* What came to one use of a handle, by index into model.operands. */
typedef struct gv_arrival {
  uint8_t flags;
  uint8_t handle;   /* of the first good one */
  uint32_t node;    /* that it came from */
  uint32_t havoc;   /* the first */
  uint32_t unknown; /* node of the first unknown one */
  gv_guard guard;   /* of all that came, in the function's own contexts */
} gv_arrival;

/* Of a call that only puts more work onto a stream: onto a created one, onto the null stream. A set
 * of these: what work takes no notice of. */
enum { GV_QUEUES_CREATED = 1, GV_QUEUES_NULL = 2, GV_QUEUE_KINDS = 4 };
/* Operations that use one stream, by such sets: from start[set] on in gv_queues.noticed, without
 * those that go unnoticed. */
typedef struct gv_queue {
  uint32_t start[GV_QUEUE_KINDS + 1];
} gv_queue;

/* What the runs over streams and events leave for those over pending work, where it is constant:
 * which state reaches each use. */
typedef struct gv_uses {
  gv_arrival *arrivals;     /* by operand index */
  uint32_t *first_reaching; /* by operand index, into reaching */
  GV_VEC(gv_reaching)
  reaching; /* complete once the seeds of streams and events have run; so are summary_edges */
  GV_VEC(gv_summary_edge) summary_edges;
  gv_map first_summary_edge; /* by call, into summary_edges */
  bool *contested; /* by operand index: an event is recorded or waited for there, and a task beside
                      that records it, too */
  bool *several; /* by operand index: one stream or event comes there held by different places, and
                    which, no condition tells */
  bool *others_with_null; /* by operand index: what comes there from array elements that are not the
                             one followed are streams that are ordered with the null stream */
  gv_map first_tell;      /* by operation, into tells */
  gv_asked_list tells;    /* of these: atoms of the conditions that tell which places hold it */
  uint8_t *verdicts; /* by operand index: gv_verdict of a use, GV_NOT_JUDGED for what is none */
  bool complete;     /* streams and events have run */
} gv_uses;

/* queues.c: for each stream the operations that can change something for work that is pending on
 * it. */
typedef struct gv_queues {
  uint8_t *unnoticed; /* by operation: GV_QUEUES_* by which work that is pending takes no notice of
                         it; NULL: not found yet */
  gv_map by_key;
  GV_VEC(gv_queue) queues;
  gv_queue
      null_queue; /* of all that concern work on the null stream although they use no place of it */
  GV_VEC(uint32_t) noticed;
} gv_queues;

/* control.c and live.c: which code runs, and where a value is still used. */
typedef struct gv_control {
  gv_guard *reach;     /* by block, once the control seeds have run */
  uint32_t *stop;      /* by block: the first call that never returns; GV_NONE */
  bool *may_exit;      /* by block: some path from it returns, or runs for ever; the others end the
                          program */
  uint32_t *to_return; /* by block: edges to the nearest return; GV_NONE: none comes after it */
  bool *may_end; /* by function: control that enters it may end the program, or run for ever */
  bool *is_root; /* by function: callers outside the module, or none at all */
  uint32_t *live_start, *live_len; /* by value: blocks at whose entry it is live, sorted, in `live`;
                                      made on first need */
  gv_map is_private;               /* by root: nothing else has the address of its memory */
  GV_VEC(uint32_t) live;
} gv_control;

/* devices.c and pending.c: what of the program orders work, before any run. */
typedef struct gv_ordering {
  bool *acts;         /* by function: it or one that it calls uses a stream or event */
  bool *orders;       /* by function: it or one that it calls does more with a stream or event than
                         enqueue work */
  bool shares;        /* some memory is the host's and the device's */
  bool waits_for_all; /* somewhere the host waits for all work */
  bool *device_sync_fns; /* by function: it or one that it calls waits, or may wait, for all work */
  bool several_devices;  /* what is done may be done on different devices: each has a null stream,
                            and is waited for alone */
  uint8_t *current;      /* by operation: GV_DEVICE_* of the device that is current before it; NULL:
                            !several_devices */
  uint32_t *freed_from;  /* by operation, of frees that wait: which call has created what is freed;
                            GV_NONE: it may be null, or of any device. NULL: there are none */
  bool some_device; /* it selects one whose number is not constant, or a context: what is destroyed
                       with it is not known */
  /* Operations after which all streams, events, modules and buffers may be gone, and calls that
   * lead to some; sorted. */
  GV_VEC(uint32_t) resets;
  bool *resets_in;      /* by function: it or one that it calls does so; NULL: there are none */
  bool *orders_pending; /* by operation: it orders pending work */
  /* Operations that wait, or may wait, for all work, calls that lead to some, and those that record
   * on no stream; sorted. */
  GV_VEC(uint32_t) barriers;
  /* Those that wait for what is no recorded event, or no handle; sorted. Work that is pending there
   * blames the first of them for that, and takes no notice of the others. */
  GV_VEC(uint32_t) failed_waits;
} gv_ordering;

/* Work that nothing can wait for any more, and demands of the source on its order. */
typedef struct gv_losses {
  GV_VEC(gv_error_state) losses; /* ways on which nothing can wait for work any more */
  gv_table loss_by_key;
  GV_VEC(uint32_t) escapes; /* havocs of objects with work pending; each once */
  bool *unsure_leak; /* by creating operation: lost on a path on which its state was not known */
} gv_losses;

typedef struct gv_demands {
  GV_VEC(gv_asked) asked, copies; /* sorted, each once */
  uint8_t *seen;                  /* by demand: GV_DEMAND_* */
} gv_demands;

/* Why a path to a fault does not hold. */
typedef enum gv_refusal_kind {
  GV_REFUSED_EDGE,
  GV_REFUSED_STATE,
  GV_REFUSED_CHOICE,
  GV_REFUSED_CONDITIONS,
  GV_REFUSED_ORDERED,
  GV_REFUSED_CALLEE,
  GV_REFUSED_UNCONSTRAINED,
  GV_REFUSALS
} gv_refusal_kind;
typedef struct gv_refusal {
  gv_rule rule;
  uint32_t fault; /* the operation */
  uint32_t kind;  /* gv_refusal_kind; GV_REFUSALS: `at` more that were not kept */
  uint32_t at;    /* the operation at which it was found; GV_NONE */
  uint32_t times; /* in a row */
} gv_refusal;

/* A step of a way from the entry of a function: counterexample/walker.h. */
typedef struct gv_way_step gv_way_step;
typedef GV_VEC(gv_way_step) gv_way;

/* What searches share whose faults look alike, so that their paths go much the same way. */
typedef struct gv_alike {
  uint64_t look;
  struct gv_execution *execution; /* of the functions that are called by nobody on a path: one path
                                     after the other; NULL: there was none */
  uint32_t *habit; /* by block: the edge by which the last path that was found has left it before
                      its object was there; GV_NONE; NULL: no room yet */
  gv_way way;      /* … all of that */
} gv_alike;
enum { GV_ALIKE = 6 };

/* Steps of the searches for paths, and on the numbers of these. */
typedef struct gv_spent {
  uint64_t searched, walked;
} gv_spent;

/* What the searches for counterexamples have found out and spent; the fixpoint itself has no use
 * for it. */
typedef struct gv_path_search {
  GV_VEC(uint32_t)
  decisive; /* operations at which paths assume or choose something; sorted, found with the first
               counterexample */
  bool decisive_known;
  bool *is_quiet; /* by function: one block that calls nothing, in which nothing is decisive; found
                     with these */
  uint32_t found; /* searches that have found a path */
  gv_alike alike[GV_ALIKE];
  uint32_t alike_count, last_found; /* … the one to which the last path was found */
  uint32_t *postdominator;  /* by block, of the functions that need it; NULL: of none so far */
  bool *has_postdominators; /* by function */
  gv_solved *solved;        /* what paths have asked the solver; NULL: it is not remembered */
  bool quick;               /* each gets a small part of its steps only */
  gv_spent spent;           /* … of these, so far */
  gv_spent before;          /* by other runs over the component, beyond what there is for one */
  bool wants_core;          /* it is to be found out which branches rule paths out */
  uint32_t cores;           /* paths of which that was asked */
  GV_VEC(uint32_t) core;    /* blocks that end in such branches, each once */
  bool keeps_refusals;
  GV_VEC(gv_refusal) refusals; /* in the order of the search */
} gv_path_search;

typedef struct gv_tabulation {
  const gv_model *model;
  gv_flow flow;
  gv_predicates predicates;
  gv_control control;
  gv_ordering ordering;
  gv_queues queued;
  struct gv_happens_before *happens_before; /* NULL: there is none */
  struct gv_crowds *crowds;                 /* NULL: there is none */
  gv_intern places, states, touches, works;
  gv_beginning_list beginnings; /* of registered memory */
  GV_VEC(gv_seed) seeds;
  GV_VEC(gv_context) contexts;
  GV_VEC(gv_node) nodes;
  GV_VEC(gv_origin) origins;
  GV_VEC(gv_caller) callers;
  GV_VEC(gv_exit) exits;
  GV_VEC(gv_leaver) leavers;
  GV_VEC(gv_fault) faults;
  GV_VEC(gv_havoc) havocs;
  gv_table node_by_key, context_by_key, fault_by_key, work_context_by_key, caller_by_key;
  gv_table far_origins, far_leavers; /* those that come after the first ones of a long list */
  gv_map havoc_by_key, crowd;        /* crowd: nodes before an operation for a root */
  gv_map after_fault;                /* by fault and operation: it is in gv_fault.after */
  GV_VEC(uint32_t) heap; /* the worklist: nodes, later contexts first, then in reverse postorder */
  gv_uses uses;
  gv_losses lost;
  gv_demands demands;
  gv_path_search search;
  bool closely;        /* see gv_tabulation_options */
  bool trusts_globals; /* what is asked about lies in a global that was perhaps used before */
  uint32_t overflow;   /* an operation where the bound on states or steps was hit; GV_NONE */
  uint64_t steps, most_steps; /* that were taken, that may be */
  uint64_t passed;            /* operations that the fixpoint has looked at, in all its steps */
  bool others_apart;          /* of gv_tabulation_options */
  bool meets_others; /* work whose order an element has to do with meets an access on the stream in
                        another one */
  bool out_of_steps; /* that bound was hit, or it was cancelled: nothing was followed any more */
  const volatile int *cancelled; /* not 0: somebody wants no result any more; NULL: nobody can */
} gv_tabulation;

/* Runs everything to the fixpoint. `refinement`: see gv_predicates_init(). */
void gv_tabulate(gv_tabulation *tab, const gv_model *model, const gv_refinement *refinement);
/* What it may take, and how it is done. Zero: as usual. */
typedef struct gv_tabulation_options {
  const gv_refinement *refinement; /* see gv_predicates_init() */
  gv_solved *solved;               /* the same */
  uint64_t most_steps;             /* 0: as many as the table of limits says */
  bool closely; /* pending work is carried over each call, so that ordering.orders_pending tells all
                 */
  /* What is done on a stream in an element that is not followed does not meet work that is on none,
   * though the element that is followed comes after that: it meets it where it is followed. Less is
   * found so on paths, as what goes wrong with one element is known best where another is. */
  bool others_apart;
  const volatile int *cancelled; /* see gv_analysis_options */
} gv_tabulation_options;
/* The same with these options, which are not kept; *tab is the caller's to free with
 * gv_tab_clear(). */
void gv_tabulate_with(gv_tabulation *tab, const gv_model *model,
                      const gv_tabulation_options *options);
/* Frees all of it, with its flow and predicates; the model is borrowed. Ids, and pointers that were
 * given for them, are not valid any more. */
void gv_tab_clear(gv_tabulation *tab);

/* The context in which the work of a GV_SEED_WORK is followed, and the state in which it begins. */
uint32_t gv_tab_pending_context(const gv_tabulation *tab, const gv_seed *seed);
/* The id of that state. The seeds of streams and events must have run. */
uint32_t gv_tab_pending_state(gv_tabulation *tab, const gv_seed *seed);
/* The operation before which it is followed first: which event marks the stream is seen at the
 * record itself. */
static inline uint32_t gv_pending_begins(const gv_seed *seed) {
  return seed->op + !(seed->flags & GV_MARKED);
}

/* ---- shared by the files of the tabulation --------------------------------------------------- */

/* Valid until gv_tab_clear(), however many states are made. */
static inline const gv_state *gv_state_at(const gv_tabulation *e, uint32_t id) {
  return gv_intern_get(&e->states, id, NULL);
}
/* Interns a copy: the same id for the same bytes, padding included. Valid, as what gv_state_at()
 * gives for it, until gv_tab_clear(). */
uint32_t gv_state_id(gv_tabulation *tab, const gv_state *state);
/* By gv_state.places; the first of *count, valid as long. */
static inline const gv_place *gv_places_at(const gv_tabulation *e, uint32_t id, uint32_t *count) {
  const gv_place *p = gv_intern_get(&e->places, id, count);
  *count /= (uint32_t)sizeof *p;
  return p;
}
/* A new context; root: of the context that enters it, GV_NONE: it is one itself. */
uint32_t gv_tab_context(gv_tabulation *tab, uint32_t function, uint32_t seed, uint32_t root,
                        uint32_t state, gv_guard guard);
/* Adds guard to the node, makes it if needed, notes the origin, and queues it if there is anything
 * new. */
void gv_tab_reach(gv_tabulation *tab, uint32_t context, uint32_t op, uint32_t state, gv_guard guard,
                  gv_origin origin);
/* The context in which a called function runs; GV_NONE: it was never entered so. */
uint32_t gv_tab_called(const gv_tabulation *tab, uint32_t function, uint32_t state, gv_guard guard);
/* The fault's number, GV_NONE when there is none; `blame`: the operand at which an earlier call
 * failed that might have prevented it. */
uint32_t gv_tab_fault(const gv_tabulation *tab, gv_rule rule, uint32_t op, uint32_t operand,
                      uint32_t blame);
/* What it is that an object in `state` is lost at `op` in the context: the number of a leak;
 * GV_NONE: none, or it is not known well enough. */
uint32_t gv_tab_leak(const gv_tabulation *tab, uint32_t context, uint32_t op, uint32_t state);
/* Whom the state's pending work blames; GV_NONE. */
uint32_t gv_tab_blame(const gv_tabulation *tab, uint32_t state);
/* Did what these places hold as `tag` come into the function in just the places in which the object
 * did? */
bool gv_agrees_at_entry(const gv_tabulation *tab, uint32_t places, uint32_t tag, uint32_t object);
/* How a stream or event that came back from call `op` went through it, with no guard yet. */
gv_summary_edge gv_tab_summary_edge(gv_tabulation *tab, uint32_t op, uint32_t entry_state,
                                    uint32_t exit_state, uint32_t after_state);
/* Of no handle: control, memory, enqueued work. */
static inline bool gv_state_is_of_handle(const gv_state *s) {
  return s->handle != GV_HANDLE_CONTROL && s->handle != GV_HANDLE_WORK && !(s->flags & GV_MEMORY);
}
/* Does anything still refer to the object, or can something wait for the work that it is? */
bool gv_state_is_held(const gv_tabulation *tab, uint32_t state);
/* Index into tab->havocs, one for each kind and operation; made if needed. */
uint32_t gv_tab_havoc(gv_tabulation *tab, gv_havoc_kind kind, uint32_t op);
/* Runs the worklist until it is empty. */
void gv_tab_settle(gv_tabulation *tab);
/* With what control comes to the operation; GV_FALSE after a call that never returns. */
static inline gv_guard gv_tab_reach_of(const gv_tabulation *e, uint32_t op) {
  uint32_t block = e->model->ops.at[op].block;
  return e->control.stop[block] < op ? GV_FALSE
                                     : e->control.reach[block]; /* GV_NONE is more than any */
}
/* A call of a function from which control need not come back. */
static inline bool gv_may_not_come_back(const gv_tabulation *e, const gv_op *op) {
  return op->kind == GV_OP_CALL && e->control.may_end[op->callee];
}
/* Does control ever enter the function? */
static inline gv_guard gv_tab_entered(const gv_tabulation *e, uint32_t function) {
  return e->control.reach[e->model->functions.at[function].first_block] == GV_FALSE ? GV_FALSE
                                                                                    : GV_TRUE;
}
/* The places that hold the object itself. */
uint32_t gv_tab_object_places(gv_tabulation *tab, uint32_t places);
/* reaching.c: the state as it is noted: without what tasks did. */
gv_state gv_tab_as_reached(gv_tabulation *tab, const gv_state *state);
/* … a stream or event came to the operand; once for each state, so that the list does not grow with
 * the paths. */
void gv_tab_note_reaching(gv_tabulation *tab, uint32_t operand, uint32_t seed,
                          const gv_state *state, gv_guard guard);
/* Fills in several, tells and others_with_null, once the seeds of streams and events have run. */
void gv_tab_find_several(gv_tabulation *tab);
/* queues.c: fills in unnoticed, queues and noticed. */
void gv_tab_find_queues(gv_tabulation *tab);
/* crowded.c: of the calls with many operands. After the flow. */
void gv_crowds_init(gv_tabulation *tab);
/* Frees tab->crowds; nothing where there is none. */
void gv_crowds_clear(gv_tabulation *tab);
/* The first operand from this one on that what the state says is in values may come to, or anything
 * may; the number of operands: none. */
uint32_t gv_next_crowded_operand(const gv_tabulation *tab, const gv_state *state, uint32_t op,
                                 uint32_t operand);
/* The same; most programs have no such calls, and then each comes in turn. */
static inline uint32_t gv_next_operand(const gv_tabulation *tab, const gv_state *state, uint32_t op,
                                       uint32_t operand) {
  return tab->crowds ? gv_next_crowded_operand(tab, state, op, operand) : operand;
}
/* … that is a stream or event. */
uint32_t gv_next_handle_operand(const gv_tabulation *tab, uint32_t op, uint32_t operand);
/* devices.c: fills in several_devices, current, some_device, resets and resets_in. `find_doers`
 * gives, by function, whether it or one that it calls does. */
void gv_tab_find_devices(gv_tabulation *tab, bool *(*find_doers)(const gv_tabulation *tab,
                                                                 bool (*does)(const gv_op *op)));
/* … whether the two are one device; YES where the program has but one. */
typedef enum gv_same_device {
  GV_DEVICE_MAY_DIFFER,
  GV_DEVICE_SAME,
  GV_DEVICE_DIFFERS
} gv_same_device;
/* Are the two devices, numbers as gv_tab_device_at() gives them, one? */
gv_same_device gv_tab_same_device(const gv_tabulation *tab, uint8_t a, uint8_t b);
/* … that is current before the operation, and that on which what came there was made;
 * GV_DEVICE_UNKNOWN where there is but one. */
uint8_t gv_tab_device_at(const gv_tabulation *tab, const gv_op *op);
/* What the seed is was made as of no device. */
bool gv_tab_is_of_no_device(const gv_tabulation *tab, uint32_t seed);
/* The device on which the stream or event was made; of NULL, not known. */
uint8_t gv_tab_device_of(const gv_tabulation *tab, const gv_reaching *reaching);
/* … the call waits for all work of its device: is the pending work among that? */
gv_same_device gv_tab_waits_for(const gv_tabulation *tab, const gv_op *op, const gv_pending *work);
/* … a launch gets a stream, or a record an event, of another device than the one it has to be of:
 * the call fails. */
bool gv_tab_is_of_other_device(const gv_tabulation *tab, const gv_op *op, uint32_t operand);
/* live.c: is the root's present value still used after the entry of the block? */
bool gv_tab_is_live(gv_tabulation *tab, gv_value_id root, uint32_t block);
/* … can nothing access what lies in the memory of the key any more? */
bool gv_tab_is_memory_dead(gv_tabulation *tab, gv_key key, uint32_t block);
/* control.c: fills in stop, may_exit, is_root and reach. */
void gv_tabulate_control(gv_tabulation *tab);
/* seeds.c: every seed that can matter to a use of a stream or event, and every created one. */
void gv_tab_list_seeds(gv_tabulation *tab);
/* With what control comes to the operation of a GV_SEED_AT_OP, as far as the seed is about that. */
gv_guard gv_tab_seed_guard(gv_tabulation *tab, const gv_seed *seed);
/* The same for memory and modules, and for work and marks that are followed as such; the seeds of
 * streams and events have run. */
void gv_tab_list_memory_seeds(gv_tabulation *tab);

/* ---- tasks.c: who touched the object and was not waited for ---------------------------------- */

/* A task not waited for may run before or after `op`, which uses the object as `role`: does the
 * order decide anything? */
bool gv_tasks_conflict(const gv_tabulation *tab, const gv_state *state, uint32_t op, gv_role role);
/* The state's work belongs to a task that `op` cannot have waited for, or of which it is not known
 * whether it has. */
typedef enum gv_unawaited { GV_AWAITED, GV_PERHAPS_UNAWAITED, GV_UNAWAITED } gv_unawaited;
/* The worst that holds of any touch that began the work, at `op`. */
gv_unawaited gv_tasks_pending(const gv_tabulation *tab, const gv_state *state, uint32_t op);
/* A task has ordered the state's work, which others see only once they have waited for it: it is
 * not known whether somebody has. */
bool gv_tasks_in_doubt(const gv_tabulation *tab, const gv_state *state);
/* `op` may run in a task. */
bool gv_tasks_in_one(const gv_tabulation *tab, uint32_t op);
/* The state's work is begun by `op`. */
void gv_tasks_work(gv_tabulation *tab, gv_state *state, uint32_t op);
/* Work that a task orders at this operation: for others it may not be ordered yet. *state becomes
 * what they see; false: it is no task, or the one that began the work. What is hidden from an
 * operation has been done, for the task that it is in. */
bool gv_tasks_unseen(gv_tabulation *tab, gv_state *state, uint32_t op);
/* A task orders the work some time. */
bool gv_tasks_wait_later(const gv_tabulation *tab, const gv_state *state);
/* Is `op` in a task that has ordered the state's work already? Then this state is only what others
 * see, and `op` does not meet the work. */
bool gv_tasks_hide(const gv_tabulation *tab, const gv_state *state, uint32_t op);
/* The task that `op` is in, if any, uses the object as `role`; accesses to memory are none of
 * these, but work. `operand`: index into model.operands. */
void gv_tasks_touch(gv_tabulation *tab, gv_state *state, uint32_t op, uint32_t operand,
                    gv_role role, bool first_record);
/* An event comes to the operand, where it is recorded or waited for: fills in `contested`. */
void gv_tasks_contest(gv_tabulation *tab, const gv_state *state, uint32_t op, uint32_t operand,
                      gv_role role);
/* The body of a task ends at `op`. `entry`: the state in which the function was entered by its
 * caller; NULL: the object was made in it. */
void gv_tasks_end(gv_tabulation *tab, gv_state *state, const gv_state *entry, uint32_t op);
/* The tag of the run that ended at `op`; GV_NONE: it did not touch the object. */
uint32_t gv_tasks_ended(const gv_tabulation *tab, const gv_state *state, uint32_t op);
/* `op`, or the task that it begins, waits for the run or group with the tag. */
void gv_tasks_settle(gv_tabulation *tab, gv_state *state, uint32_t op, uint32_t tag);
/* … for what has none. */
void gv_tasks_wait_for_other(gv_tabulation *tab, gv_state *state, gv_value_id value);
/* `op` makes a group: what its result meant in an earlier iteration is dropped from the state's
 * places. */
void gv_tasks_new_group(gv_tabulation *tab, gv_state *state, uint32_t op);
/* The run with tag `run` is added to the group with tag `group`. Beyond a few members, they are
 * waited for with the group only. */
void gv_tasks_join(gv_tabulation *tab, gv_state *state, uint32_t run, uint32_t group);
/* A tag for the group that is `value`; GV_NONE: it cannot be followed. */
uint32_t gv_tasks_meet_group(gv_tabulation *tab, gv_state *state, const gv_state *entry,
                             gv_value_id value);
/* Somebody whom nobody follows may wait for the run or group; GV_NONE: for all. */
void gv_tasks_lose(gv_tabulation *tab, gv_state *state, uint32_t tag);
/* Leaves out tokens that mean nothing any more, and runs that nobody can wait for. */
void gv_tasks_tidy(gv_tabulation *tab, gv_state *state, const gv_state *entry);
/* The state with which the callee is entered at call `op`: without touches that are in the caller's
 * past there, and their tokens. */
uint32_t gv_tasks_into_call(gv_tabulation *tab, uint32_t state, uint32_t op);
/* After a call, before places and touches of the callee's and the caller's come together. */
void gv_tasks_rename(gv_tabulation *tab, gv_state *state, const gv_state *frame, uint32_t op);
/* Makes *state, the callee's after gv_tasks_rename(), the caller's: what the callee did counts as
 * done by the task of `op`, and the past of `frame` is added. */
void gv_tasks_out_of_call(gv_tabulation *tab, gv_state *state, const gv_state *frame, uint32_t op);

/* ---- transfer.c: one block, from one node on ------------------------------------------------- */

typedef enum gv_event_kind {
  GV_EVENT_USE,
  GV_EVENT_STORE,
  GV_EVENT_LOAD,
  GV_EVENT_ESCAPE,
  GV_EVENT_ABSORBED,
  GV_EVENT_BEGIN,  /* an access is enqueued */
  GV_EVENT_MARK,   /* an event marks the work */
  GV_EVENT_FOLLOW, /* a stream waits for it */
  GV_EVENT_ORPHAN, /* the stream that an event marks is destroyed */
  GV_EVENT_CHOICE, /* one of several streams or events was taken for the one that comes on this path
                    */
} gv_event_kind;
/* What happened to the object on the way through a block, newest first through `before`. */
typedef struct gv_event {
  uint32_t before; /* index, GV_NONE at the start */
  gv_event_kind kind;
  uint32_t op, operand;
  gv_handle from, to;
} gv_event;
typedef GV_VEC(gv_event) gv_event_list;

/* What comes of a transfer. */
typedef enum gv_effect_kind {
#define EFFECT(id, ...) GV_EFFECT_##id,
#include "typestate/effect.def"
} gv_effect_kind;
typedef struct gv_effect {
  gv_effect_kind kind;
  uint32_t op; /* of an edge: the end of the block that it leaves; GV_EFFECT_ESCAPE: GV_NONE */
  uint32_t state;
  gv_guard guard;
  gv_guard before; /* of an edge: before it is taken, and without its condition */
  uint32_t event;  /* the newest on the way there, where events are kept; else GV_NONE */
  union {
    uint32_t edge;
    uint32_t frame;
    uint32_t operand; /* GV_EFFECT_FAULT, GV_EFFECT_USE */
    uint32_t havoc;
  };
  gv_rule rule;
  bool first;
} gv_effect;

/* Where the effects of a transfer go. */
typedef struct gv_sink {
  void *to;
  /* Each in turn; gives, of GV_EFFECT_FAULT, the fault's number, which the state keeps, and of
   * others whatever it likes. */
  uint32_t (*take)(void *to, const gv_effect *effect);
  bool uses;             /* it has a use for GV_EFFECT_USE */
  gv_event_list *events; /* what happens to the object on the way; NULL: not kept */
  uint32_t back_to;      /* where they are kept: the call to which the path leads back from this
                            function; GV_NONE */
  /* Where `one` is set, only what comes to `state` is of interest, up to operation `last` (GV_NONE:
   * to the end of the block): work that cannot become what is pending there does not begin, and
   * `left_out` says so. */
  bool one;
  uint32_t state, last;
  bool *left_out;
  uint64_t *passed; /* operations that are looked at are counted there; NULL: they are not */
  bool by_segments; /* what comes after pending work is asked of gv_happens_before where that can
                       tell, and no step of it is noted */
} gv_sink;

/* Carries the object in `state`, under `guard`, from before `op` to the end of its block, on all
 * ways that it can take; each result goes to the sink. */
void gv_transfer(gv_tabulation *tab, uint32_t context, uint32_t op, uint32_t state, gv_guard guard,
                 const gv_sink *sink);
/* The caller's state after call `op`, from its frame and the callee's exit state. */
typedef struct gv_returned {
  uint32_t state;
  gv_guard guard; /* of the caller, before the call */
} gv_returned;
/* calls.c: number `way`, from 0, of the ways in which the streams and events that the callee got
 * can be the caller's; false: there are no more. */
bool gv_transfer_return(gv_tabulation *tab, uint32_t op, uint32_t frame, uint32_t exit_state,
                        uint32_t way, gv_returned *returned);

#endif
